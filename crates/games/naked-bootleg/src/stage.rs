//! Positions: any table of Naked Bootleg one can describe.
//!
//! ```text
//! hand 0 gXX WC ? #3           a hand; `?` is dealt from the rest, `#3` means three of them, `-` an empty hand
//! pylon gXX bOO ...            the pylon from its top; `...` is the rest of the deck, `-` an empty pylon
//! discard rSG WC:green kNI?0   from the bottom; `:green` the colour named for it; `?0` only seat 0 can identify it
//! taken gXX                    stolen cards a thief is looking at, in the order drawn
//! down 0a set NI bNI rNI WC    downed cards of seat 0 in the first place (b: the second); also
//! down 1a disguise rCV gCV+ kNI    `+` a card that has been turned up
//! down 1b forgiven rCV kNI WC
//! down 2a streak red rST rSG …
//!     … number 3               at the end: which lay-down it was; spied: a Red Spy has visited it; covers 2: how many
//!                              Covers and Wildcats everybody knew in the owner's hand when a disguise was laid
//! known all 0 rSG              everybody knows that seat 0 holds this card
//! known 2 0 rSG                seat 2 knows it
//! turn 0   dealer 3   round 2   direction counter   playing 0 1 3   exited 1   out 2
//! score 0 8   wins 0 1   flag 2   lost 1 1   downs 2   turns 12   idle 1
//! said 0   exposed 1   fresh 2   disguised 1   penalised 3      seats that have done or owe something
//! did picked hit downed moved dead flag extra      what is noted for this turn
//! laid 3   only steal          the disguise laid in this turn; what the discard may be used for
//! inside rSG gXX   inside-hidden 2   drawn 0 3     what is known about a pylon made anew
//! phase main                   or see below
//! deadline 61200   asked 4
//! next draw gXX bOO            the top of the pylon: what is drawn next
//! next deal 0 gXX   next deal pylon bOO   what the next deal gives to seat 0, and leaves on top of the pylon
//! next pylon gXX   next pick gXX   next disguise gXX bOO   next pitch gXX   next coin 1    what the next shuffles and lots bring
//! ```
//!
//! The phases: `main`, `build set NI bNI`, `build disguise …`, `build streak red …`, `stack bRV rRV`,
//! `effect 0 skip 0 2`, `effect 0 blindside TOTAL HOLDER`, `effect 0 trick TOTAL HOLDER`, `effect 0 spy`, `intercept`,
//! `bootleg`, `naked`, `naked 1a`, `colour`, `colour 1a 2b`, `again`; `deflect THIEF VICTIM CARD steal 1a` or `… grab 2`;
//! `counter THIEF VICTIM CARD`, `keep THIEF VICTIM CARD` (`counter` at the end if it is one), `chain TOTAL TARGET HOLDER`,
//! `fumble TAKER`, `pitch`, `keepone WINNER LOSER`, `capture THEN`, `handflag SEAT THEN`, `coin SEAT`, `over SEATS`, where
//! THEN is `main`, `turn SEAT`, `effect`, `answer SEAT TOTAL TARGET HOLDER` or `counter THIEF VICTIM CARD`.
//!
//! Hands that no line names get ten cards, and what is left is the pylon.

mod cards;
mod describe;
mod moment;
mod validate;

use crate::next::TOPICS;
use crate::options::Options;
use crate::rules;
use crate::state::{NakedBootleg, Only};
use cards::Plan;
use kernel::{Chance, Entry, Millis, Misplaced, Scene, Seat, SeatSet, Stage, next};

const KEYS: &[&str] = &[
    "hand",
    "pylon",
    "discard",
    "taken",
    "down",
    "known",
    "turn",
    "dealer",
    "round",
    "direction",
    "playing",
    "exited",
    "out",
    "score",
    "wins",
    "flag",
    "lost",
    "downs",
    "turns",
    "idle",
    "said",
    "exposed",
    "fresh",
    "disguised",
    "penalised",
    "did",
    "laid",
    "only",
    "inside",
    "inside-hidden",
    "drawn",
    "phase",
    "deadline",
    "asked",
    next::NEXT,
];
/// Keys that may stand on several lines.
const REPEATED: [&str; 7] = ["hand", "down", "known", "score", "wins", "lost", "drawn"];

impl Stage for NakedBootleg {
    const KEYS: &'static [&'static str] = KEYS;

    fn stage(options: &Options, seats: u8, scene: &Scene, chance: Chance) -> Result<Self, Misplaced> {
        scene.has_keys(KEYS)?;
        let scene = &scene.drawing("pylon")?;
        let dealt = rules::deal(options, seats, chance, &mut ());
        let dealt = dealt.map_err(|illegal| Misplaced { line: 0, why: illegal.to_string() })?;
        let mut game = rules::empty(options, seats, chance);
        (game.dealer, game.turn) = (dealt.dealer, dealt.turn);
        is_said_once(scene)?;
        for entry in &scene.entries {
            read(&mut game, entry)?;
        }
        game.active = game.playing.iter().filter(|&seat| game.active.contains(seat)).collect();
        validate::seats(&game, scene)?;
        rules::leave_out(&mut game);
        Plan::read(&mut game, scene)?.place(&mut game)?;
        game.recount_hands();
        moment::set(&mut game, scene)?;
        validate::validate(&game, scene)?;
        let mut told = chance;
        next::read(scene, TOPICS, seats, &game, &mut told)?;
        game.chance = told;
        rules::rewind(&mut game);
        if let Some(entry) = find(scene, "deadline") {
            game.deadline = Millis(entry.number(0, u32::MAX.into())? as u32);
        }
        Ok(game)
    }

    fn scene(&self) -> Scene {
        describe::scene(self)
    }
}

fn find<'a>(scene: &'a Scene, key: &str) -> Option<&'a Entry> {
    scene.entries.iter().find(|entry| entry.key == key)
}

fn is_said_once(scene: &Scene) -> Result<(), Misplaced> {
    for (number, entry) in scene.entries.iter().enumerate() {
        let words = match entry.key.as_str() {
            "known" | next::NEXT => continue,
            key if REPEATED.contains(&key) => 1,
            _ => 0,
        };
        let same =
            |other: &Entry| other.key == entry.key && other.words.iter().take(words).eq(entry.words.iter().take(words));
        if scene.entries[..number].iter().any(same) {
            return Err(entry.wrong(format!("{} is set twice", entry.key)));
        }
    }
    Ok(())
}

/// Reads a line that is about neither cards nor the phase.
fn read(game: &mut NakedBootleg, entry: &Entry) -> Result<(), Misplaced> {
    let seats = game.seats;
    match entry.key.as_str() {
        "hand" | "pylon" | "discard" | "taken" | "down" | "known" | "inside" | "phase" | "deadline" | next::NEXT => {}
        "turn" => game.turn.seat = entry.seat(seats)?,
        "dealer" => {
            game.dealer = entry.seat(seats)?;
            game.turn.seat = game.dealer.next(seats);
        }
        "round" => game.round = entry.number(1, 8)? as u8,
        "direction" => game.clockwise = direction(entry)?,
        "playing" => game.playing = all_seats(entry, seats)?,
        "exited" => {
            let exited = all_seats(entry, seats)?;
            game.active = game.active.iter().filter(|&seat| !exited.contains(seat)).collect();
        }
        "out" => read_out(game, entry)?,
        "score" => {
            game.scores[numbered(entry, seats, 0, 1_000_000)?.0.index()] = numbered(entry, seats, 0, 1_000_000)?.1
        }
        "wins" => game.wins[numbered(entry, seats, 0, 4)?.0.index()] = numbered(entry, seats, 0, 4)?.1 as u8,
        "lost" => {
            game.players[numbered(entry, seats, 0, 255)?.0.index()].lost_turns = numbered(entry, seats, 0, 255)?.1 as u8
        }
        "drawn" => {
            game.inside.drawn[numbered(entry, seats, 0, 255)?.0.index()] = numbered(entry, seats, 0, 255)?.1 as u8
        }
        "inside-hidden" => game.inside.hidden = entry.number(0, 108)? as u8,
        "flag" if entry.words == ["none"] => game.flag = None,
        "flag" => game.flag = Some(entry.seat(seats)?),
        "downs" => game.downs = entry.number(0, u16::MAX.into())? as u16,
        "turns" => game.turns = entry.number(0, u16::MAX.into())? as u16,
        "idle" => game.idle = entry.number(0, 255)? as u8,
        "asked" => game.asked = entry.number(0, u32::MAX.into())? as u32,
        "laid" => game.turn.disguise = entry.number(0, u16::MAX.into())? as u16,
        _ => return read_marks(game, entry),
    }
    Ok(())
}

/// Lines that mark seats, or what has been done in this turn.
fn read_marks(game: &mut NakedBootleg, entry: &Entry) -> Result<(), Misplaced> {
    match entry.key.as_str() {
        "did" => return read_did(game, entry),
        "only" => game.turn.only = only(entry)?,
        "said" | "exposed" | "fresh" | "disguised" | "penalised" => {
            for seat in all_seats(entry, game.seats)?.iter() {
                match entry.key.as_str() {
                    "said" => game.player_mut(seat).omaha_said = true,
                    "exposed" => game.exposed = game.exposed.with(seat),
                    "fresh" => game.fresh = game.fresh.with(seat),
                    "disguised" => game.player_mut(seat).disguise_used = true,
                    _ => game.player_mut(seat).penalised = true,
                }
            }
        }
        _ => return Err(entry.unknown(KEYS)),
    }
    Ok(())
}

fn read_did(game: &mut NakedBootleg, entry: &Entry) -> Result<(), Misplaced> {
    for word in &entry.words {
        match word.as_str() {
            "picked" => game.turn.picked = true,
            "downed" => game.turn.downed = true,
            "hit" => game.turn.hit = true,
            "moved" => game.turn.moved = true,
            "dead" => game.turn.dead_discard = true,
            "flag" => game.turn.had_flag = true,
            "extra" => game.turn.is_extra = true,
            word => {
                let known = "picked, downed, hit, moved, dead, flag, extra";
                return Err(entry.wrong(format!("{word:?} is nothing one can have done: say {known}")));
            }
        }
    }
    Ok(())
}

fn direction(entry: &Entry) -> Result<bool, Misplaced> {
    match entry.word()? {
        "clockwise" => Ok(true),
        "counter" => Ok(false),
        word => Err(entry.wrong(format!("the direction is clockwise or counter, not {word:?}"))),
    }
}

fn only(entry: &Entry) -> Result<Only, Misplaced> {
    match entry.word()? {
        "free" => Ok(Only::Free),
        "steal" => Ok(Only::Steal),
        "complete" => Ok(Only::Complete),
        word => Err(entry.wrong(format!("only is free, steal or complete, not {word:?}"))),
    }
}

/// Who left first is named first.
fn read_out(game: &mut NakedBootleg, entry: &Entry) -> Result<(), Misplaced> {
    for (order, word) in entry.words.iter().enumerate() {
        let seat = seat_of(entry, Some(word), game.seats)?;
        game.out[seat.index()] = order as u8 + 1;
        game.active = game.active.without(seat);
    }
    Ok(())
}

fn all_seats(entry: &Entry, seats: u8) -> Result<SeatSet, Misplaced> {
    entry.words.iter().filter(|word| *word != "-").map(|word| seat_of(entry, Some(word), seats)).collect()
}

/// A seat and a number, such as `score 0 8`.
fn numbered(entry: &Entry, seats: u8, min: i32, max: i32) -> Result<(Seat, i32), Misplaced> {
    let (seat, words) = entry.seat_and_rest(seats)?;
    let number = match words {
        [number] => number.parse().ok().filter(|number| (min..=max).contains(number)),
        _ => None,
    };
    let number =
        number.ok_or_else(|| entry.wrong(format!("{} is a seat and a number from {min} to {max}", entry.key)))?;
    Ok((seat, number))
}

/// Reads a seat, as a word of a longer line.
fn seat_of(entry: &Entry, word: Option<&String>, seats: u8) -> Result<Seat, Misplaced> {
    let seat = word.and_then(|word| Seat::parse(word, seats));
    seat.ok_or_else(|| entry.wrong(format!("{} wants a seat from 0 to {}", entry.key, seats - 1)))
}
