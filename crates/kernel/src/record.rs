//! A match written down: `options + seats + seed + stamped inputs`. Everything else is computed from it.

use crate::chance::Chance;
use crate::clause::Illegal;
use crate::fact::Sink;
use crate::game::Game;
use crate::scene::{Misplaced, Scene, Stage};
use crate::time::{Input, Stamped};
use std::fmt;

/// How a match starts.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Start {
    /// With the deal of the rules.
    #[default]
    Deal,
    /// From a described position.
    Scene(Scene),
}

/// A match written down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record<G: Game> {
    /// What was chosen at the table.
    pub options: G::Options,
    /// How many seats.
    pub seats: u8,
    /// The seed of all chance.
    pub seed: [u8; 32],
    /// How it starts.
    pub start: Start,
    /// What reached the rules, in order.
    pub steps: Vec<Stamped<G::Action>>,
}

/// Why a record cannot be replayed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReplayError {
    /// The options or seats do not fit.
    Deal(Illegal),
    /// The position does not fit.
    Scene(Misplaced),
    /// The step with this number is forbidden.
    Step(usize, Illegal),
    /// The step with this number is a clock stroke that the rules did not ask for, or comes before its time.
    Clock(usize),
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReplayError::Deal(illegal) => write!(f, "the match cannot be dealt: {illegal}"),
            ReplayError::Scene(misplaced) => write!(f, "{misplaced}"),
            ReplayError::Step(number, illegal) => write!(f, "step {} is not allowed: {illegal}", number + 1),
            ReplayError::Clock(number) => write!(f, "step {}: the rules did not ask to be woken then", number + 1),
        }
    }
}

impl<G: Stage> Record<G> {
    /// A match with nothing played yet.
    pub fn new(options: G::Options, seats: u8, seed: [u8; 32]) -> Self {
        Record { options, seats, seed, start: Start::Deal, steps: Vec::new() }
    }

    /// The table before the first step.
    pub fn begin(&self) -> Result<G, ReplayError> {
        self.begin_to(&mut ())
    }

    /// The table before the first step; what the deal told goes to `sink`. A position tells nothing: it was there.
    pub fn begin_to(&self, sink: &mut impl Sink<G::Note>) -> Result<G, ReplayError> {
        let chance = Chance::Seed(self.seed);
        match &self.start {
            Start::Deal => G::deal_to(&self.options, self.seats, chance, sink).map_err(ReplayError::Deal),
            Start::Scene(scene) => G::stage(&self.options, self.seats, scene, chance).map_err(ReplayError::Scene),
        }
    }

    /// The table after the first `steps` steps; what happened on the way goes to `sink`.
    pub fn replay(&self, steps: usize, sink: &mut impl Sink<G::Note>) -> Result<G, ReplayError> {
        let mut game = self.begin()?;
        for (number, step) in self.steps.iter().take(steps).enumerate() {
            admit(&game, step).map_err(|refusal| match refusal {
                Some(illegal) => ReplayError::Step(number, illegal),
                None => ReplayError::Clock(number),
            })?;
            game.apply(*step, sink);
        }
        Ok(game)
    }
}

/// Whether `step` may be applied: an allowed action, or a clock stroke that is due. `Err(None)`: not due.
pub fn admit<G: Game>(game: &G, step: &Stamped<G::Action>) -> Result<(), Option<Illegal>> {
    match step.input {
        Input::Act { seat, action } => game.check(seat, action).map_err(Some),
        Input::Clock => game.wakes_at().filter(|due| *due <= step.at).map(|_| ()).ok_or(None),
    }
}
