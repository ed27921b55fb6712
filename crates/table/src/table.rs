//! One match of one game: its state, its record and what the last step told.

use crate::any::AnyTable;
use crate::crew::all_cores;
use crate::faces::Faces;
use crate::people::{Seating, Sitter, bot_kind};
use crate::seed::Seed;
use crate::wire;
use bots::{Network, Reader};
use kernel::record::admit;
use kernel::{
    Bot, Budget, Chance, Facts, Game, Heuristic, Illegal, Millis, Perspective, Record, Reflex, ReplayError, Said,
    Scene, Seat, Settings, Stage, Stamped, Start, Text, closest, said,
};
use schemars::JsonSchema;
use std::fmt;
use std::sync::{Arc, OnceLock};
use ts_rs::TS;

/// A game with everything a table needs.
pub trait Playable: Game<View: JsonSchema + TS> + Text + Stage + Heuristic {}
impl<G: Game<View: JsonSchema + TS> + Text + Stage + Heuristic> Playable for G {}

/// How a table is set up, in words.
#[derive(Clone, Debug)]
pub struct Setup {
    /// How many seats.
    pub seats: u8,
    /// Options as `key`, `value`.
    pub options: Vec<(String, String)>,
    /// The seed of all chance.
    pub seed: Seed,
    /// A position to start from; without entries the match starts with the deal.
    pub scene: Scene,
}

/// Why a table cannot be set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unfit {
    /// What is to blame.
    pub about: About,
    /// The clause that decides, where the rules do.
    pub clause: Option<&'static str>,
    /// A sentence that says what would be right.
    pub why: String,
}

/// The part of a set-up that is to blame.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum About {
    /// All of it together.
    Table,
    /// How many play.
    Seats,
    /// The option with this place in the list.
    Option(usize),
    /// The line of the position; 0 for no line of its own.
    Position(usize),
}

impl Unfit {
    /// Whether this clause is the reason.
    pub fn names(&self, id: &str) -> bool {
        let goes_on = |rest: &str| rest.starts_with(|c: char| c.is_ascii_digit());
        self.clause == Some(id) || self.why.match_indices(id).any(|(at, _)| !goes_on(&self.why[at + id.len()..]))
    }
}

impl From<Unfit> for String {
    fn from(unfit: Unfit) -> String {
        unfit.why
    }
}

impl fmt::Display for Unfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.why)
    }
}

/// Why a table did not take an input.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The text is no action; perhaps this one was meant.
    Unknown {
        /// What the game's notation says about the text.
        why: String,
        /// A legal action that is spelled much like it.
        meant: Option<String>,
    },
    /// A rule forbids it.
    Illegal(Illegal),
    /// There is no such seat.
    NoSuchSeat(u8),
    /// A stroke of the clock that the rules did not ask for.
    NotDue,
}

impl Refusal {
    /// The refusal in English: for the clause, its own text.
    pub fn sentence(&self) -> String {
        match self {
            Refusal::Illegal(illegal) => illegal.to_string(),
            Refusal::Unknown { .. } | Refusal::NoSuchSeat(_) | Refusal::NotDue => {
                words::house(&self.said(), words::ENGLISH)
            }
        }
    }

    /// The refusal as faces say it: a rule's short words, or what is wrong with the text.
    pub fn said(&self) -> Said {
        match self {
            Refusal::Illegal(illegal) => Said::new(why_id(illegal.clause.id)),
            Refusal::Unknown { why, meant: None } => said!("unknown-action", why: why.as_str()),
            // The notation's own words name it already.
            Refusal::Unknown { why, meant: Some(meant) } if why.ends_with(meant.as_str()) => {
                said!("unknown-action", why: why.as_str())
            }
            Refusal::Unknown { why, meant: Some(meant) } => {
                said!("unknown-action-meant", why: why.as_str(), meant: meant.as_str())
            }
            Refusal::NoSuchSeat(seat) => said!("no-such-seat", seat: *seat),
            Refusal::NotDue => said!("not-due"),
        }
    }

    /// The refusal as it is sent, its text in English.
    pub fn wire(&self) -> wire::Refused {
        let (code, clause, meant) = match self {
            Refusal::Unknown { meant, .. } => (wire::Code::UnknownAction, None, meant.clone()),
            Refusal::Illegal(illegal) => (wire::Code::Illegal, Some(illegal.clause.id.to_string()), None),
            Refusal::NoSuchSeat(_) => (wire::Code::NoSuchSeat, None, None),
            Refusal::NotDue => (wire::Code::Over, None, None),
        };
        wire::Refused { code, clause, said: Box::new(self.said()), sentence: self.sentence(), meant }
    }
}

/// A refusal as it is sent, with what this very table has to say about it.
pub fn refused(table: &dyn AnyTable, seat: Seat, action: &str, refusal: &Refusal) -> wire::Refused {
    let refused = refusal.wire();
    match table.blame(seat, action) {
        Some(blame) => {
            wire::Refused { said: Box::new(blame.said), ..refused }.spoken(table.entry().words, words::ENGLISH)
        }
        None => refused,
    }
}

/// The message that tells a player about a clause: `why-JK-4-9`.
pub fn why_id(clause: &str) -> String {
    format!("why-{}", clause.replace('.', "-"))
}

/// One match of one game.
pub struct Table<G: Playable> {
    pub(crate) game: G,
    pub(crate) record: Record<G>,
    /// What the last step told, or the deal.
    pub(crate) facts: Facts<G::Note>,
    pub(crate) seating: Seating,
    /// Who sat down when: the number of steps before it, the seat, and who.
    pub(crate) sittings: Vec<(usize, Seat, Sitter)>,
    pub(crate) bots: Vec<Option<Box<dyn Bot<G>>>>,
    /// Counts who was given which seat, so that a bot that comes back finds out whether it still sits there.
    pub(crate) changes: Vec<u32>,
    pub(crate) now: Millis,
    /// The words of its faces, once somebody was sent some.
    pub(crate) faces: OnceLock<Arc<Faces>>,
}

impl<G: Playable> Table<G> {
    /// Sets up a match; the error is a sentence that says what would be right.
    pub fn open(setup: &Setup) -> Result<Self, Unfit> {
        let mut options = G::Options::default();
        for (number, (key, value)) in setup.options.iter().enumerate() {
            let clause = G::Options::SPECS.iter().find(|spec| spec.key == key).map(|spec| spec.clause);
            options.set(key, value).map_err(|why| Unfit { about: About::Option(number), clause, why })?;
        }
        seats_fit::<G>(setup.seats).map_err(|why| {
            let refusal = G::deal(&options, setup.seats, Chance::Seed(setup.seed.0)).err();
            Unfit { about: About::Seats, clause: refusal.map(|illegal| illegal.clause.id), why }
        })?;
        let mut record = Record::new(options, setup.seats, setup.seed.0);
        if !setup.scene.entries.is_empty() {
            record.start = Start::Scene(setup.scene.clone());
        }
        let mut facts = Facts::default();
        let game = record.begin_to(&mut facts).map_err(|error| unfit::<G>(setup, error))?;
        let seats = setup.seats;
        Ok(Table {
            game,
            record,
            facts,
            seating: Seating::new(seats),
            sittings: Vec::new(),
            bots: (0..seats).map(|_| None).collect(),
            changes: vec![0; seats as usize],
            now: Millis(0),
            faces: OnceLock::new(),
        })
    }

    /// Reads an action of `seat` in the game's notation.
    pub(crate) fn read(&self, seat: Seat, text: &str) -> Result<G::Action, Refusal> {
        text.trim().parse().map_err(|why: String| {
            let mut legal = Vec::new();
            self.game.offers(seat, &mut legal);
            let known: Vec<String> = legal.iter().map(ToString::to_string).collect();
            // What the notation itself proposes is what was meant, if it can be done.
            let proposed =
                known.iter().filter(|action| why.ends_with(action.as_str())).max_by_key(|action| action.len());
            let close = || closest(text.trim(), known.iter().map(String::as_str)).map(str::to_string);
            let meant = proposed.cloned().or_else(close);
            Refusal::Unknown { why, meant }
        })
    }

    /// Takes one input as it is. Nothing changes if it is refused.
    pub(crate) fn step(&mut self, step: Stamped<G::Action>) -> Result<(), Refusal> {
        let step = Stamped { at: step.at.max(self.now), ..step };
        admit(&self.game, &step).map_err(|illegal| illegal.map_or(Refusal::NotDue, Refusal::Illegal))?;
        self.now = step.at;
        self.facts.0.clear();
        self.game.apply(step, &mut self.facts);
        self.record.steps.push(step);
        Ok(())
    }

    /// Lets every due moment up to `at` come; says how many came.
    pub(crate) fn tick(&mut self, at: Millis) -> usize {
        let mut strokes = 0;
        while let Some(due) = self.game.wakes_at().filter(|due| *due <= at) {
            if self.step(Stamped::clock(due)).is_err() {
                break;
            }
            strokes += 1;
        }
        strokes
    }

    /// Gives a seat to a bot; the same seed plays the same way.
    pub(crate) fn seat_bot(&mut self, seat: Seat, kind: &str, seed: u64) -> Result<(), String> {
        let kind = bot_kind(kind)?;
        self.bots[seat.index()] = bots::by_name_with(kind, seed, Some(all_cores()));
        self.seating.seat_bot(seat, kind)?;
        self.changes[seat.index()] += 1;
        self.sittings.push((self.record.steps.len(), seat, self.seating.sitter(seat).clone()));
        Ok(())
    }

    /// Gives a seat to a person.
    pub(crate) fn sit(&mut self, seat: Seat, name: &str) -> Result<(), Said> {
        self.seating.sit(seat, name)?;
        self.bots[seat.index()] = None;
        self.changes[seat.index()] += 1;
        self.sittings.push((self.record.steps.len(), seat, self.seating.sitter(seat).clone()));
        Ok(())
    }

    /// Gives a seat to a network under this name.
    pub(crate) fn seat_network(&mut self, seat: Seat, name: &str, network: Arc<dyn Network>) -> Result<(), Said> {
        self.sit(seat, name)?;
        self.bots[seat.index()] = Some(Box::new(Reader::new(network)));
        Ok(())
    }

    /// What the bot at `seat` would do now.
    pub(crate) fn think(&mut self, seat: Seat, budget: Budget) -> Option<G::Action> {
        self.bots[seat.index()].as_mut()?.choose(&Perspective::new(&self.game, seat), budget)
    }

    /// What the bot at `seat` calls out of turn.
    pub(crate) fn call(&mut self, seat: Seat) -> Option<G::Action> {
        self.bots[seat.index()].as_mut()?.call(&Perspective::new(&self.game, seat))
    }

    /// What the bot at `seat` does at this moment where everybody plays at once.
    pub(crate) fn react(&mut self, seat: Seat, now: Millis) -> Reflex<G::Action> {
        let bot = self.bots[seat.index()].as_mut();
        bot.map_or(Reflex::Calm, |bot| bot.react(&Perspective::new(&self.game, seat), now))
    }
}

/// Why the rules do not set up this table.
fn unfit<G: Game>(setup: &Setup, error: ReplayError) -> Unfit {
    match error {
        ReplayError::Deal(illegal) => {
            let explains =
                |key: &str| G::Options::SPECS.iter().any(|spec| spec.key == key && spec.clause == illegal.clause.id);
            let option = setup.options.iter().position(|(key, _)| explains(key));
            let about = option.map_or(About::Table, About::Option);
            Unfit { about, clause: Some(illegal.clause.id), why: illegal.to_string() }
        }
        ReplayError::Scene(misplaced) => {
            let why = if misplaced.line == 0 { misplaced.to_string() } else { misplaced.why };
            Unfit { about: About::Position(misplaced.line), clause: None, why }
        }
        other => Unfit { about: About::Table, clause: None, why: other.to_string() },
    }
}

fn seats_fit<G: Game>(seats: u8) -> Result<(), String> {
    let fit = &G::META.seats;
    if fit.contains(&seats) {
        return Ok(());
    }
    let (least, most) = (fit.start(), fit.end());
    let range = if least == most { format!("exactly {least}") } else { format!("{least} to {most}") };
    Err(format!("{} is played by {range}, not by {seats}", G::META.name))
}
