//! An all-seeing player: the ceiling that levels are measured against. It tries its choices out in the true state, hidden
//! cards and the coming shuffles included. It exists in the arena only; no table can seat it.

use bots::Rehearser;
use kernel::{Budget, Perspective, Seat};
use table::Playable;

/// The name of the all-seeing player in the arena.
pub const CEILING: &str = "ceiling";

/// Trials for an action: there is only one world, so it needs fewer than an expert.
const TRIALS: u32 = 300;

/// A player that sees everything.
pub struct Ceiling<G: Playable> {
    rehearser: Rehearser<G>,
    legal: Vec<G::Action>,
}

impl<G: Playable> Ceiling<G> {
    /// An all-seeing player; the same seed plays the same way.
    pub fn new(seed: u64) -> Self {
        Ceiling { rehearser: Rehearser::new(seed), legal: Vec::new() }
    }

    /// What it does in this very world.
    pub fn choose(&mut self, game: &G, seat: Seat, budget: Budget) -> Option<G::Action> {
        self.legal.clear();
        Perspective::new(game, seat).choices(&mut self.legal);
        if self.legal.len() < 2 {
            return self.legal.first().copied();
        }
        let trials = TRIALS.min(budget.iterations);
        let tally = self.rehearser.ponder_in(seat, game, &self.legal, trials, |_| game.clone());
        tally.first().map(|tried| tried.action)
    }
}
