//! Positions: any table of Jukem Football one can describe.
//!
//! ```text
//! hand 0 R15 PAN ? ?                       a hand; `?` is dealt from the rest, a number means so many of them, and `...`
//!                                          at the end fills it up
//! known 0 PAN                              what everybody knows to be in it
//! drive 0 R20 | P15-35 C35 | R15 PAN JUK   a drive, its plays separated by bars
//! draw R5 KR ...                           the draw pile from its top; `...` is the rest of the deck
//! discard R10 SACK                         the discard pile from the bottom to the top; `-` for none
//! scored 1 …   out …                       piles from the bottom to the top
//! score 0 7    period 2    dealer 1    turn 0    dry 3
//! phase offense                            or replenish, defense (the newest play of the drive is answered), over
//! took yes     drew yes                    what happened in this refill
//! final yes                                the draw pile is empty
//! deadline 61200   conceded 1              when the clock runs out, who gave up
//! next draw R5 KR                          the top of the draw pile: what is drawn next
//! next deal 0 R5 KR                        what the next period's deal gives to seat 0; `next deal discard R5` its first
//!                                          discard, `next deal draw R5` the top of its draw pile
//! next dealer 1                            who wins the next toss for the deal
//! ```
//!
//! Unnamed hands are dealt as large as the phase asks for, an unnamed discard pile gets one card, and the rest of the
//! deck is the draw pile; where that is named, too, the rest is out of play.

mod describe;
mod validate;

use crate::action::Action;
use crate::card::Print;
use crate::next::TOPICS;
use crate::options::Options;
use crate::rules;
use crate::state::{
    DISCARD, DRAW, GOAL_LINE, HAND_MAX, JukemFootball, Note, OUT, Phase, SEATS, drive, hand, other, scored,
};
use kernel::{CardId, Chance, Entry, Eyes, Millis, Misplaced, Scene, Seat, Stage, Stock, Use, Viewer, Zone, next};

/// The order of the cards that nobody named.
const REST: Use = Use(2);
const KEYS: &[&str] = &[
    "hand",
    "known",
    "drive",
    "draw",
    "discard",
    "scored",
    "out",
    "score",
    "period",
    "dealer",
    "turn",
    "phase",
    "took",
    "drew",
    "final",
    "dry",
    "deadline",
    "conceded",
    next::NEXT,
];

impl Stage for JukemFootball {
    const KEYS: &'static [&'static str] = KEYS;

    fn stage(options: &Options, seats: u8, scene: &Scene, chance: Chance) -> Result<Self, Misplaced> {
        scene.has_keys(KEYS)?;
        let scene = &scene.drawing("draw")?;
        let game = rules::deal(options, seats, chance, &mut ());
        let mut game = game.map_err(|illegal| Misplaced { line: 0, why: illegal.to_string() })?;
        game.cards.gather::<Note>(DRAW, &mut ());
        let mut plan = Plan::new(Stock::new(&game.cards));
        for entry in scene.entries.iter().filter(|entry| entry.key != next::NEXT) {
            plan.is_new(entry)?;
            plan.read(&mut game, entry)?;
        }
        plan.settle(&mut game, scene)?;
        plan.deal_the_rest(&mut game, scene)?;
        validate::validate(&game, scene)?;
        let mut told = chance;
        next::read(scene, TOPICS, SEATS, &game, &mut told)?;
        game.chance = told;
        Ok(game)
    }

    fn scene(&self) -> Scene {
        describe::scene(self)
    }
}

/// The cards of a hand that its line does not name.
#[derive(Clone, Copy)]
enum Open {
    /// So many.
    Cards(usize),
    /// As many as the phase asks for.
    Rest,
}

/// What the lines say beyond the cards they have placed already.
struct Plan {
    stock: Stock,
    /// Keys seen so far, with their seat where they have one.
    seen: Vec<(String, Option<Seat>)>,
    /// What to deal to each named hand.
    open: [Option<Open>; SEATS as usize],
    known: Vec<(usize, Seat, Print)>,
    /// The draw pile from the top; none is dealt from the rest.
    draw: Option<Vec<Option<CardId>>>,
    /// Whether the draw pile goes on with the rest of the deck.
    draw_goes_on: bool,
    discard_is_named: bool,
    dealer: Option<Seat>,
    turn: Option<Seat>,
    phase: String,
    took: bool,
    drew: Option<bool>,
    is_final: Option<bool>,
    deadline: Option<Millis>,
    conceded: Option<Seat>,
}

impl Plan {
    fn new(stock: Stock) -> Plan {
        Plan {
            stock,
            seen: Vec::new(),
            open: [None; SEATS as usize],
            known: Vec::new(),
            draw: None,
            draw_goes_on: false,
            discard_is_named: false,
            dealer: None,
            turn: None,
            phase: "replenish".to_string(),
            took: false,
            drew: None,
            is_final: None,
            deadline: None,
            conceded: None,
        }
    }

    /// Each thing is said once.
    fn is_new(&mut self, entry: &Entry) -> Result<(), Misplaced> {
        let per_seat = ["hand", "known", "drive", "scored", "score"].contains(&entry.key.as_str());
        let seat = entry.words.first().filter(|_| per_seat).and_then(|word| Seat::parse(word, SEATS));
        let key = (entry.key.clone(), seat);
        if self.seen.contains(&key) {
            return Err(entry.wrong(format!("{} is set twice", entry.key)));
        }
        self.seen.push(key);
        Ok(())
    }

    fn read(&mut self, game: &mut JukemFootball, entry: &Entry) -> Result<(), Misplaced> {
        match entry.key.as_str() {
            "hand" => self.read_hand(game, entry)?,
            "known" => self.read_known(entry)?,
            "drive" => self.read_drive(game, entry)?,
            "draw" => self.read_draw(game, entry)?,
            "discard" => {
                self.discard_is_named = true;
                self.lay(game, entry, &entry.words, DISCARD)?;
            }
            "scored" => {
                let (seat, words) = entry.seat_and_rest(SEATS)?;
                self.lay(game, entry, words, scored(seat))?;
            }
            "out" => self.lay(game, entry, &entry.words, OUT)?,
            "score" => read_score(game, entry)?,
            "period" => game.period = entry.number(1, rules::periods(&game.options).into())? as u8,
            "dealer" => self.dealer = Some(entry.seat(SEATS)?),
            "turn" => self.turn = Some(entry.seat(SEATS)?),
            "phase" => self.phase = entry.word()?.to_string(),
            "took" => self.took = yes_or_no(entry)?,
            "drew" => self.drew = Some(yes_or_no(entry)?),
            "final" => self.is_final = Some(yes_or_no(entry)?),
            "dry" => game.dry = entry.number(0, game.options.stall_limit.into())? as u8,
            "deadline" => self.deadline = Some(Millis(entry.number(0, u32::MAX.into())? as u32)),
            "conceded" => self.conceded = Some(entry.seat(SEATS)?),
            _ => return Err(entry.unknown(KEYS)),
        }
        Ok(())
    }

    fn read_hand(&mut self, game: &mut JukemFootball, entry: &Entry) -> Result<(), Misplaced> {
        let (seat, words) = entry.seat_and_rest(SEATS)?;
        let mut words = spelt_out(words);
        let fills_up = words.pop_if(|word| *word == "...").is_some();
        if words.len() > HAND_MAX {
            return Err(entry.wrong(format!("a hand holds at most {HAND_MAX} cards (JK-4.6), not {}", words.len())));
        }
        let (open, named): (Vec<&str>, Vec<&str>) = words.into_iter().partition(|word| *word == "?");
        for word in named {
            let card = self.take(game, entry, word)?;
            game.cards.move_to::<Note>(card, hand(seat), Eyes::seat(seat), &mut ());
        }
        self.open[seat.index()] = Some(if fills_up { Open::Rest } else { Open::Cards(open.len()) });
        Ok(())
    }

    fn read_known(&mut self, entry: &Entry) -> Result<(), Misplaced> {
        let (seat, words) = entry.seat_and_rest(SEATS)?;
        for word in spelt_out(words) {
            let print = word.parse().map_err(|why: String| entry.wrong(why))?;
            self.known.push((entry.line, seat, print));
        }
        Ok(())
    }

    fn read_drive(&mut self, game: &mut JukemFootball, entry: &Entry) -> Result<(), Misplaced> {
        let (seat, words) = entry.seat_and_rest(SEATS)?;
        let words = spelt_out(words);
        for group in words.split(|word| *word == "|").filter(|_| !words.is_empty()) {
            let prints: Result<Vec<Print>, String> = group.iter().map(|word| word.parse()).collect();
            let prints = prints.map_err(|why| entry.wrong(why))?;
            let total = game.totals[seat.index()];
            game.totals[seat.index()] = total + yards_in_drive(&prints, total).map_err(|why| entry.wrong(why))?;
            for word in group {
                let card = self.take(game, entry, word)?;
                game.cards.move_to::<Note>(card, drive(seat), Eyes::ALL, &mut ());
            }
        }
        Ok(())
    }

    fn read_draw(&mut self, game: &mut JukemFootball, entry: &Entry) -> Result<(), Misplaced> {
        let mut words = spelt_out(&entry.words);
        self.draw_goes_on = words.last() == Some(&"...");
        if self.draw_goes_on {
            words.pop();
        }
        let mut pile = Vec::new();
        for word in words {
            pile.push(if word == "?" { None } else { Some(self.take(game, entry, word)?) });
        }
        self.draw = Some(pile);
        Ok(())
    }

    /// Lays cards face up, the first one at the bottom.
    fn lay(&mut self, game: &mut JukemFootball, entry: &Entry, words: &[String], to: Zone) -> Result<(), Misplaced> {
        for word in spelt_out(words) {
            let card = self.take(game, entry, word)?;
            game.cards.move_to::<Note>(card, to, Eyes::ALL, &mut ());
        }
        Ok(())
    }

    /// A card from the box; each can be named once.
    fn take(&mut self, game: &JukemFootball, entry: &Entry, word: &str) -> Result<CardId, Misplaced> {
        let print: Print = word.parse().map_err(|why: String| entry.wrong(why))?;
        let card = game.options.deck.face(print).and_then(|face| self.stock.take(&game.cards, face));
        card.ok_or_else(|| {
            let left_out = game.options.left_out().filter(|&kind| kind == print).count();
            let copies = game.options.deck.count(print).saturating_sub(left_out);
            entry.wrong(match copies {
                0 => format!("there is no {word} in this deck"),
                _ => format!("all {copies} of {word} lie somewhere already"),
            })
        })
    }

    /// Whose turn it is and what is being decided.
    fn settle(&mut self, game: &mut JukemFootball, scene: &Scene) -> Result<(), Misplaced> {
        game.dealer = self.dealer.or(self.turn.map(other)).unwrap_or(game.dealer);
        game.active = self.turn.unwrap_or(other(game.dealer));
        if self.is_final == Some(true) && self.draw.is_none() {
            self.draw = Some(Vec::new());
        }
        let refilled = self.drew.unwrap_or(true);
        game.phase = match self.phase.as_str() {
            "replenish" => Phase::Replenish { took: self.took, drew: self.drew.unwrap_or(false) },
            "offense" => Phase::Offense { drew: refilled },
            "defense" => answered(game, scene)?,
            "over" => Phase::Over { conceded: self.conceded },
            _ => return Err(at(scene, "phase", "the phase is replenish, offense, defense or over")),
        };
        match self.deadline {
            Some(deadline) => game.deadline = deadline,
            None => rules::wind_first(game),
        }
        Ok(())
    }

    /// Deals what nobody named: to the hands, then one discard, then the draw pile; what is left is out of play.
    fn deal_the_rest(&mut self, game: &mut JukemFootball, scene: &Scene) -> Result<(), Misplaced> {
        let mut rest: Vec<CardId> = self.stock.left().iter().collect();
        game.chance.stream(REST, 0).shuffle(&mut rest);
        for seat in Seat::all(SEATS) {
            for _ in 0..self.missing(game, seat) {
                let card = rest.pop().ok_or_else(|| at(scene, "hand", "no cards are left to deal to a hand"))?;
                game.cards.move_to::<Note>(card, hand(seat), Eyes::seat(seat), &mut ());
            }
        }
        if !self.discard_is_named
            && let Some(card) = rest.pop()
        {
            game.cards.move_to::<Note>(card, DISCARD, Eyes::ALL, &mut ());
        }
        self.stack_draw_pile(game, rest, scene)?;
        for &(line, seat, print) in &self.known {
            know(game, seat, print).map_err(|why| Misplaced { line, why })?;
        }
        if self.is_final.is_some_and(|is_final| is_final != game.is_final()) {
            return Err(at(scene, "final", "the turn is the final one exactly if the draw pile is empty (JK-4.14)"));
        }
        Ok(())
    }

    /// How many cards the hand of `seat` still gets.
    fn missing(&self, game: &JukemFootball, seat: Seat) -> usize {
        let full = match game.phase {
            Phase::Offense { .. } if seat == game.active => HAND_MAX,
            Phase::Defense { cards, .. } if seat == game.active => HAND_MAX - cards as usize,
            _ => HAND_MAX - 1,
        };
        match self.open[seat.index()] {
            Some(Open::Cards(open)) => open,
            Some(Open::Rest) | None => full.saturating_sub(game.cards.len(hand(seat))),
        }
    }

    fn stack_draw_pile(&self, game: &mut JukemFootball, mut rest: Vec<CardId>, scene: &Scene) -> Result<(), Misplaced> {
        let mut pile = Vec::new();
        for card in self.draw.iter().flatten() {
            let card = card.or_else(|| rest.pop());
            pile.push(card.ok_or_else(|| at(scene, "draw", "not so many cards are left for the draw pile"))?);
        }
        if self.draw.is_none() || self.draw_goes_on {
            pile.append(&mut rest);
        }
        for &card in pile.iter().rev() {
            game.cards.move_to::<Note>(card, DRAW, Eyes::NONE, &mut ());
        }
        for card in rest {
            game.cards.move_to::<Note>(card, OUT, Eyes::ALL, &mut ());
        }
        Ok(())
    }
}

/// An error at the line with this key.
fn at(scene: &Scene, key: &str, why: impl Into<String>) -> Misplaced {
    let line = scene.entries.iter().find(|entry| entry.key == key).map_or(0, |entry| entry.line);
    Misplaced { line, why: why.into() }
}

/// A list of cards as words: `-` is none, and a single number means so many cards of the rest.
fn spelt_out(words: &[String]) -> Vec<&str> {
    match words {
        [none] if none == "-" => Vec::new(),
        [count] if count.parse::<u8>().is_ok() => vec!["?"; count.parse().unwrap_or(0)],
        words => words.iter().map(String::as_str).collect(),
    }
}

fn yes_or_no(entry: &Entry) -> Result<bool, Misplaced> {
    match entry.word()? {
        "yes" => Ok(true),
        "no" => Ok(false),
        word => Err(entry.wrong(format!("{} is yes or no, not {word:?}", entry.key))),
    }
}

fn read_score(game: &mut JukemFootball, entry: &Entry) -> Result<(), Misplaced> {
    let (seat, words) = entry.seat_and_rest(SEATS)?;
    let points = match words {
        [points] => points.parse().ok().filter(|points| rules::is_score(*points)),
        _ => None,
    };
    let why = || entry.wrong("a score is a sum of touchdowns and field goals, 7 and 3 points (JK-6.4)");
    game.scores[seat.index()] = points.ok_or_else(why)?;
    Ok(())
}

/// The yards of one play of a drive that stood at `total`.
fn yards_in_drive(cards: &[Print], total: u8) -> Result<u8, String> {
    let said = crate::text::cards_text(cards.iter().copied());
    let play = Action::play(cards).ok_or_else(|| {
        format!("{said} is no play: say R15, R15 PAN, P5-20 C15 or KR, each with JUK behind it if you like")
    })?;
    match play {
        Action::Pass { lo, hi, catch, .. } if !(lo..=hi).contains(&catch) => {
            Err(format!("{said} is no play: {catch} lies outside {lo}–{hi} (JK-5.3)"))
        }
        Action::Return { .. } if total > 0 => Err("the KICK RETURN can only open a drive (JK-5.9)".to_string()),
        _ if play.yards() >= GOAL_LINE - total => {
            let sum = total as u32 + play.yards() as u32;
            Err(format!("{said} brings the drive to {sum}: a drive on the table is below {GOAL_LINE} (JK-5.29)"))
        }
        _ => Ok(play.yards()),
    }
}

/// The question about the newest play of the active player's drive.
fn answered(game: &JukemFootball, scene: &Scene) -> Result<Phase, Misplaced> {
    let newest = game.plays(game.active).last().copied().filter(|play| !play.has_jukem());
    let why = "in defense the active player's drive ends with a play without JUKEM, which is answered (JK-4.28)";
    let play = newest.ok_or_else(|| at(scene, "phase", why))?;
    Ok(Phase::Defense { cards: play.cards().count() as u8, yards: play.yards() })
}

/// Everybody knows that this card is in the hand (JK-7.2).
fn know(game: &mut JukemFootball, seat: Seat, print: Print) -> Result<(), String> {
    let is_hidden = |card: &CardId| !game.cards.sees(Viewer::Public, *card);
    let card = game.cards.set(hand(seat)).iter().filter(is_hidden).find(|&card| game.print(card) == print);
    let card =
        card.ok_or_else(|| format!("{print} cannot be known to be in the hand of seat {seat}: it is not there"))?;
    game.cards.turn::<Note>(card, Eyes::ALL, &mut ());
    Ok(())
}
