//! Bots that play at the speed of people.
//!
//! A [`Mind`] is given what a player sees, a [`Sight`], and says when it will do what (CA-12.3). It notices a change on the table
//! only after a while (CA-12.2), looks at one card in one place after the other in random order, may overlook what fits and be
//! taken in by what almost fits, and needs time to move its hand. It never acts before the moment it has drawn, and
//! what it sends goes through the same checks and pauses as anybody's move. All times come from the seat's own stream,
//! so a simulated game can be played again from its seed (CA-12.4).
//!
//! Fair by construction (CA-12.1): a [`Sight`] holds the layout up to the change the mind has noticed and the seat's own hand;
//! there is no way from it to another hand or to a pile.

mod gamma;
mod racer;
mod search;

pub use racer::Racer;
pub use search::Found;

use crate::action::Action;
use crate::board::{Layout, Spots};
use crate::card::DECK_SIZE;
use crate::faces::Faces;
use crate::options::Mode;
use crate::rules::place;
use crate::state::Camouflage;
use gamma::gamma;
use kernel::{BySeat, Face, Millis, Perspective, Seat, SeatSet, Stream};

/// Room for all open spots, whether a card fits or not.
pub const SPOTS_MAX: usize = 512;

/// How good a bot is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Slow, overlooks much.
    Novice,
    /// An occasional player; plays on for those who leave.
    Casual,
    /// Compares what it finds.
    Skilled,
    /// Quick, and waits for a good place while there is time.
    Expert,
    /// Sees everything at once; for research, never against people.
    Oracle,
}

/// What a level is made of: mean times in milliseconds, chances in thousandths.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Skill {
    /// Until a change is noticed.
    pub notice: u32,
    /// For one look at one card in one place.
    pub look: u32,
    /// That a legal placement is recognised.
    pub sees: u32,
    /// That a placement with one wrong square is taken for legal; under `honor` it stays (CA-12.6).
    pub slips: u32,
    /// To move the card there.
    pub reach: u32,
}

impl Level {
    /// All levels, the slowest first.
    pub const ALL: [Level; 5] = [Level::Novice, Level::Casual, Level::Skilled, Level::Expert, Level::Oracle];

    /// Its name, with which a bot is marked at the table (CA-8.9).
    pub const fn name(self) -> &'static str {
        ["novice", "casual", "skilled", "expert", "oracle"][self as usize]
    }

    /// The level with this name.
    pub fn parse(name: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name() == name)
    }

    /// What it is made of.
    pub const fn skill(self) -> Skill {
        match self {
            Level::Novice => Skill { notice: 900, look: 1500, sees: 600, slips: 80, reach: 1800 },
            Level::Casual => Skill { notice: 600, look: 950, sees: 780, slips: 40, reach: 1300 },
            Level::Skilled => Skill { notice: 400, look: 600, sees: 900, slips: 15, reach: 900 },
            Level::Expert => Skill { notice: 280, look: 350, sees: 970, slips: 5, reach: 650 },
            Level::Oracle => Skill { notice: 0, look: 0, sees: 1000, slips: 0, reach: 0 },
        }
    }
}

/// What a player sees of the table up to some change.
#[derive(Clone, Copy)]
pub struct Sight<'a> {
    /// Whose eyes these are.
    pub seat: Seat,
    /// Every open spot at that change, whether a card fits or not.
    pub spots: &'a Spots<SPOTS_MAX>,
    /// The cards laid up to that change.
    pub layout: &'a Layout,
    /// What all cards show; no secret.
    pub faces: &'a Faces,
    /// What everybody may know besides, and the own hand.
    pub facts: Facts,
}

/// Small things a player sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Facts {
    /// Which game it is.
    pub mode: Mode,
    /// The own hand.
    pub hand: [Option<Face>; 3],
    /// How many cards each seat has left.
    pub unplayed: BySeat<u8>,
    /// How many cards lie on each location.
    pub counts: BySeat<u8>,
    /// Locations where this seat may not play.
    pub closed: SeatSet,
    /// When the sand has run out.
    pub deadline: Option<Millis>,
    /// Whether the own flag is up.
    pub stuck: bool,
}

impl Facts {
    /// What `seat` knows once it has noticed the changes of `layout`. Reads only what is public, and the seat's own
    /// hand.
    pub fn of(game: &Camouflage, seat: Seat, layout: &Layout) -> Facts {
        let mut hand = [None; 3];
        hand.iter_mut().zip(place::held(game, seat)).for_each(|(slot, card)| *slot = Some(card));
        let mut facts = Facts {
            mode: game.terms.mode,
            hand,
            unplayed: BySeat::default(),
            counts: BySeat::default(),
            closed: SeatSet::one(seat),
            deadline: None,
            stuck: game.stuck.contains(seat),
        };
        for other in game.present() {
            facts.unplayed[other] = DECK_SIZE as u8 - (facts.mode == Mode::NotMyStack) as u8;
            if (1..=layout.changes()).contains(&game.players[other].out) {
                facts.closed = facts.closed.with(other);
                facts.deadline = crate::rules::clock::sand(game);
            }
        }
        for card in layout.laid().iter().filter(|card| card.by < game.seats) {
            let by = Seat::new(card.by);
            facts.unplayed[by] = facts.unplayed[by].saturating_sub(1);
            if let Some(owner) = card.loc.seat(game.seats) {
                facts.counts[owner] += 1;
            }
        }
        facts
    }
}

/// A [`Sight`] with its own storage, for players outside a simulation.
pub struct Glance {
    seat: Seat,
    spots: Spots<SPOTS_MAX>,
    layout: Layout,
    faces: Faces,
    facts: Facts,
}

impl Glance {
    /// The table through the eyes of a player who has noticed the changes up to `noticed`.
    pub fn of(eyes: &Perspective<'_, Camouflage>, noticed: u8, stream: &mut Stream) -> Glance {
        // Whatever the player cannot know is made up here, so nothing hidden can be read below.
        Glance::at(&eyes.imagine(stream), eyes.seat(), noticed)
    }

    /// As [`Glance::of`], in a world that `seat` has imagined.
    fn at(world: &Camouflage, seat: Seat, noticed: u8) -> Glance {
        let layout = world.board.up_to(noticed);
        let mut spots = Spots::NONE;
        spots.rebuild(&layout, |_| true);
        let facts = Facts::of(world, seat, &layout);
        Glance { seat, spots, layout, faces: world.faces[world.side.index()], facts }
    }

    /// The table as it is seen.
    pub fn sight(&self) -> Sight<'_> {
        Sight { seat: self.seat, spots: &self.spots, layout: &self.layout, faces: &self.faces, facts: self.facts }
    }
}

/// A fruitless pass is followed by a pause of this length, and then by another pass (CA-12.5).
const PAUSE_MS: u32 = 300;
/// A skilled player waits so long for a second find.
const PATIENCE_MS: u32 = 3_000;
/// After so many fruitless passes without a change the flag goes up (CA-12.7).
const PASSES_TO_STUCK: u8 = 3;

/// What a mind is busy with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Doing {
    /// Waits until it has seen the table.
    Waking,
    /// Rests until it searches (again).
    Resting { until: Millis },
    /// Searches; at the end of it it has found something, or nothing.
    Searching { until: Millis, found: Option<Found> },
    /// Moves a card to its place.
    Reaching { until: Millis, found: Found },
}

/// A player that is a program, at the speed of a person.
#[derive(Clone)]
pub struct Mind {
    level: Level,
    stream: Stream,
    noticed: u8,
    fruitless: u8,
    doing: Doing,
}

impl Mind {
    /// A mind that has not seen anything yet. The stream is the seat's own (CA-4.33).
    pub fn new(level: Level, stream: Stream) -> Mind {
        Mind { level, stream, noticed: 0, fruitless: 0, doing: Doing::Waking }
    }

    /// How good it is.
    pub const fn level(&self) -> Level {
        self.level
    }

    /// The newest change it has noticed: what it sees is the table after it.
    pub const fn noticed(&self) -> u8 {
        self.noticed
    }

    /// How long until it notices something that happens now.
    pub fn perception(&mut self) -> u32 {
        gamma(&mut self.stream, 4, self.level.skill().notice)
    }

    /// When it next does something by itself.
    pub const fn wakes_at(&self) -> Option<Millis> {
        match self.doing {
            Doing::Waking => None,
            Doing::Resting { until } | Doing::Searching { until, .. } | Doing::Reaching { until, .. } => Some(until),
        }
    }

    /// It notices a change, or its hand at GO; `sight` is the table after that change. A search begins anew; a hand
    /// that is already moving is not stopped.
    pub fn notice(&mut self, change: u8, sight: &Sight<'_>, now: Millis) {
        self.noticed = self.noticed.max(change);
        self.fruitless = 0;
        if !matches!(self.doing, Doing::Reaching { .. } | Doing::Resting { .. }) {
            self.search(sight, now);
        }
    }

    /// Its moment has come: says what it does, if anything.
    pub fn act(&mut self, sight: &Sight<'_>, now: Millis) -> Option<Action> {
        match self.doing {
            Doing::Waking => None,
            Doing::Resting { .. } => {
                self.search(sight, now);
                None
            }
            Doing::Searching { found: Some(found), .. } => {
                let until = now.plus(gamma(&mut self.stream, 4, self.level.skill().reach));
                self.doing = Doing::Reaching { until, found };
                None
            }
            Doing::Searching { found: None, .. } => self.give_up_pass(sight, now),
            Doing::Reaching { found, .. } => {
                // Where it stands is decided by the answer; see `laid` and `refused`.
                self.doing = Doing::Waking;
                Some(Action::Place { put: found.put, loc: found.loc, seen: self.noticed })
            }
        }
    }

    fn give_up_pass(&mut self, sight: &Sight<'_>, now: Millis) -> Option<Action> {
        self.fruitless = self.fruitless.saturating_add(1);
        self.doing = Doing::Resting { until: now.plus(PAUSE_MS) };
        (self.fruitless >= PASSES_TO_STUCK && !sight.facts.stuck).then_some(Action::Stuck(true))
    }

    /// Its card lies: it waits until it has seen that, and its new card.
    pub fn laid(&mut self) {
        self.doing = Doing::Waking;
    }

    /// Its card was not accepted: it begins a new pass at the end of its pause, or when it has looked up.
    pub fn refused(&mut self, now: Millis, lock: Millis) {
        let looked_up = now.plus(self.perception());
        self.doing = Doing::Resting { until: looked_up.max(lock) };
    }

    /// Draws how long the next search takes and what comes of it.
    fn search(&mut self, sight: &Sight<'_>, now: Millis) {
        let (after, found) = search::search(self.level, sight, now, &mut self.stream);
        self.doing = Doing::Searching { until: now.plus(after), found };
    }
}
