//! A [`Mind`] at a real table: it is asked whenever something happens, and when a moment it waited for has come.
//!
//! Everything it is told comes from a world that its seat has imagined, so nothing hidden reaches it. What a simulation
//! knows at once (a change, the answer to a move) it finds out by looking: more cards on the table than before, the card
//! it tried still in its hand.

use super::{Glance, Level, Mind};
use crate::action::Action;
use crate::rules::place;
use crate::state::{Camouflage, Phase};
use kernel::{Face, Millis, Perspective, Reflex, Seat, Stream};

/// A player at the speed of people.
pub struct Racer {
    mind: Mind,
    /// For what it imagines: its own, so that the moments of the mind do not depend on how often it is asked.
    dreams: Stream,
    /// What it has yet to notice, and when.
    pending: Vec<(Millis, u8)>,
    /// The newest change that lies on the table, noticed or not; none before GO.
    known: Option<u8>,
    /// The card it has tried to lay.
    tried: Option<Face>,
}

impl Racer {
    /// A player of this level; the same seed plays the same way.
    pub fn new(level: Level, seed: u64) -> Racer {
        let mut stream = Stream::fast(seed);
        let dreams = Stream::fast(stream.word64());
        Racer { mind: Mind::new(level, stream), dreams, pending: Vec::new(), known: None, tried: None }
    }

    /// How its last placement was answered.
    fn hear(&mut self, world: &Camouflage, seat: Seat, now: Millis) {
        let Some(card) = self.tried.take() else { return };
        if place::held(world, seat).any(|held| held == card) {
            self.mind.refused(now, world.players[seat].lock);
        } else {
            self.mind.laid();
        }
    }

    /// Whatever is new on the table, or its hand at GO, it will notice after a while.
    fn look_up(&mut self, world: &Camouflage, now: Millis) {
        let newest = world.board.changes();
        if self.known != Some(newest) {
            self.known = Some(newest);
            self.pending.push((now.plus(self.mind.perception()), newest));
        }
    }

    /// The next moment at which it notices something or goes on.
    fn wakes_at(&self) -> Option<Millis> {
        self.pending.iter().map(|(at, _)| *at).chain(self.mind.wakes_at()).min()
    }

    /// Goes on at a moment that has come: notices first, as in a simulation.
    fn go_on(&mut self, world: &Camouflage, seat: Seat, at: Millis) -> Option<Action> {
        let noticed = self.pending.iter().filter(|(due, _)| *due <= at).map(|(_, change)| *change).max();
        self.pending.retain(|(due, _)| *due > at);
        let change = noticed.unwrap_or(0).max(self.mind.noticed());
        let glance = Glance::at(world, seat, change);
        if noticed.is_some() {
            self.mind.notice(change, &glance.sight(), at);
            return None;
        }
        self.mind.act(&glance.sight(), at)
    }
}

impl kernel::Racer<Camouflage> for Racer {
    fn react(&mut self, eyes: &Perspective<'_, Camouflage>, now: Millis) -> Reflex<Action> {
        let (world, seat) = (eyes.imagine(&mut self.dreams), eyes.seat());
        if !matches!(world.phase, Phase::Play { .. } | Phase::Overtime { .. }) {
            return Reflex::Calm;
        }
        self.hear(&world, seat, now);
        self.look_up(&world, now);
        while let Some(due) = self.wakes_at().filter(|due| *due <= now) {
            if let Some(action) = self.go_on(&world, seat, due) {
                self.tried = if let Action::Place { put, .. } = action { Some(put.card) } else { None };
                return Reflex::Act(action);
            }
        }
        Reflex::Wait(self.wakes_at())
    }
}
