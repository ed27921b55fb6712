//! Positions: any table of Bag-O-Loot one can describe.
//!
//! ```text
//! hand 0 7 7 L ? #3            a hand; `?` is dealt from the rest, `#3` means three of them, `-` an empty hand
//! pile 7 9 ...                 the pile from its top; `...` is the rest of the deck, `-` an empty pile
//! discard 9 9                  ditched coins, the oldest first
//! s1 0 7 7 L                   the first set of the round: its owner and its cards
//! b2 1 5 5 5 5 L               the second set has become a bag; the fifth card is the last one
//!    … made 1 seen 0 2 challenged   its place in the order of making, who has seen the hidden card (`all`: it lies open), whether it
//!                              was challenged; in this order, each only where needed
//! known all 0 L                everybody knows that seat 0 holds a looter
//! known 2 0 7                  seat 2 knows that seat 0 holds a 7
//! dealer 3   turn 0   round 2   extra 1   score 0 27
//! plays 2    bagged yes   ditches 1   dry yes   barren 1
//! phase play                   or start, lastcall, bonus, over, contest BACK, penalty MAKER CHALLENGER BACK, where BACK
//!                              is what goes on afterwards: start, play, end or out
//! window b2 0 opened 0 last 0 letgo 1 2 grace-over played-on    a bag to challenge and its maker, then what applies
//! answer 1 challenge           what was answered to the question of a contest, or letgo
//! timeup yes   deadline 61200   picks 4
//! next draw 7 L                the top of the pile: what is drawn next
//! next deal 0 7 7 L            what the next deal gives to seat 0; `next deal pile 9` what it leaves on top of the pile
//! next forfeit L   next receiver 2   next challenger 1    what the next lots are
//! ```
//!
//! Hands that no line names get eight cards, and what is left is the pile; where all of the pile is named, the rest is
//! dealt round to the hands that are not.

mod cards;
mod describe;
mod moment;
mod validate;

use crate::next::TOPICS;
use crate::options::Options;
use crate::rules::{clock, score, setup};
use crate::state::{BagOLoot, PILE};
use cards::Plan;
use kernel::{Chance, Entry, Millis, Misplaced, Scene, Seat, Stage, Use, next};

/// The order of the cards that nobody named.
const REST: Use = Use(100);
/// More points than anybody can have.
const SCORE_MAX: i64 = 1_000_000;
const KEYS: &[&str] = &[
    "hand",
    "pile",
    "discard",
    "s1",
    "b1",
    "known",
    "dealer",
    "turn",
    "round",
    "extra",
    "score",
    "phase",
    "plays",
    "bagged",
    "ditches",
    "dry",
    "barren",
    "window",
    "answer",
    "timeup",
    "deadline",
    "picks",
    next::NEXT,
];

impl Stage for BagOLoot {
    const KEYS: &'static [&'static str] = KEYS;

    fn stage(options: &Options, seats: u8, scene: &Scene, chance: Chance) -> Result<Self, Misplaced> {
        scene.has_keys(KEYS)?;
        let scene = &scene.drawing("pile")?;
        let dealt = setup::deal(options, seats, chance, &mut ());
        let dealt = dealt.map_err(|illegal| Misplaced { line: 0, why: illegal.to_string() })?;
        let mut game = setup::table(dealt.house, seats, chance);
        (game.round, game.dealer, game.turn.seat) = (1, dealt.dealer, dealt.turn.seat);
        let mut plan = Plan::new(&game);
        read(&mut game, &mut plan, scene)?;
        plan.place(&mut game, chance.stream(REST, 0))?;
        game.turn.began_dry = flag(scene, "dry")?.unwrap_or(game.cards.is_empty(PILE));
        moment::set(&mut game, scene)?;
        validate::validate(&game, scene)?;
        let mut told = chance;
        next::read(scene, TOPICS, seats, &game, &mut told)?;
        game.chance = told;
        clock::rearm(&mut game);
        if let Some(entry) = find(scene, "deadline") {
            game.deadline = Some(Millis(entry.number(0, u32::MAX.into())? as u32));
        }
        Ok(game)
    }

    fn scene(&self) -> Scene {
        describe::scene(self)
    }
}

/// Reads all lines but those about the phase, which need the table as it is then.
fn read(game: &mut BagOLoot, plan: &mut Plan, scene: &Scene) -> Result<(), Misplaced> {
    for (number, entry) in scene.entries.iter().enumerate() {
        is_new(&scene.entries[..number], entry)?;
        match entry.key.as_str() {
            "hand" | "pile" | "discard" | "known" => plan.read(game, entry)?,
            "dealer" => {
                game.dealer = entry.seat(game.seats)?;
                game.turn.seat = game.dealer.next(game.seats);
            }
            "turn" | "phase" | "window" | "answer" | "dry" | "deadline" | next::NEXT => {}
            "round" => game.round = entry.number(1, score::rounds_max(game).into())? as u8,
            "extra" => game.extra = entry.number(0, 3)? as u8,
            "score" => read_score(game, entry)?,
            "plays" => game.turn.plays = entry.number(0, 200)? as u8,
            "bagged" => game.turn.bag_made = yes_or_no(entry)?,
            "ditches" => game.turn.ditches = entry.number(0, 100)? as u8,
            "barren" => game.barren = entry.number(0, game.seats as i64)? as u8,
            "timeup" => game.time_up = yes_or_no(entry)?,
            "picks" => game.picks = entry.number(0, u32::MAX.into())? as u32,
            key if key.starts_with(['s', 'b']) => plan.read_lot(game, entry)?,
            _ => return Err(entry.unknown(KEYS)),
        }
    }
    if let Some(entry) = find(scene, "turn") {
        game.turn.seat = entry.seat(game.seats)?;
    }
    Ok(())
}

/// Each thing is said once.
fn is_new(before: &[Entry], entry: &Entry) -> Result<(), Misplaced> {
    let per_seat = ["hand", "score", "answer"].contains(&entry.key.as_str());
    let same = |other: &&Entry| {
        other.key == entry.key
            && !["known", next::NEXT].contains(&entry.key.as_str())
            && (!per_seat || other.words.first() == entry.words.first())
    };
    match before.iter().find(same) {
        Some(_) => Err(entry.wrong(format!("{} is set twice", entry.key))),
        None => Ok(()),
    }
}

fn find<'a>(scene: &'a Scene, key: &str) -> Option<&'a Entry> {
    scene.entries.iter().find(|entry| entry.key == key)
}

fn flag(scene: &Scene, key: &str) -> Result<Option<bool>, Misplaced> {
    find(scene, key).map(yes_or_no).transpose()
}

fn yes_or_no(entry: &Entry) -> Result<bool, Misplaced> {
    match entry.word()? {
        "yes" => Ok(true),
        "no" => Ok(false),
        word => Err(entry.wrong(format!("{} is yes or no, not {word:?}", entry.key))),
    }
}

fn read_score(game: &mut BagOLoot, entry: &Entry) -> Result<(), Misplaced> {
    let (seat, words) = entry.seat_and_rest(game.seats)?;
    let points = match words {
        [points] => points.parse().ok().filter(|points| (0..=SCORE_MAX).contains(points)),
        _ => None,
    };
    let points = points.ok_or_else(|| entry.wrong("a score is a seat and a number of points, such as score 0 27"))?;
    game.scores[seat.index()] = points as i32;
    Ok(())
}

/// Reads a seat, as a word of a longer line.
fn seat_of(entry: &Entry, word: Option<&String>, seats: u8) -> Result<Seat, Misplaced> {
    let seat = word.and_then(|word| Seat::parse(word, seats));
    seat.ok_or_else(|| entry.wrong(format!("{} wants a seat from 0 to {}", entry.key, seats - 1)))
}
