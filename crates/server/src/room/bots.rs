//! Bots think on a bounded pool and never hold up a room: the table lends them out and takes them back.

use super::{Command, Room};
use kernel::{Budget, Millis, Reflex, Seat};
use std::time::Duration;
use table::wire::State;
use table::{AnyTable, BOTS, Pondered, Sitter};
use tokio::time::Instant;

/// How much a bot may think about one action.
const BUDGET: Budget = Budget { iterations: u32::MAX };

/// Where the bot of a seat is.
#[derive(Default)]
pub struct Desk {
    thinks: bool,
    /// It held still when the match had so many steps; it is asked again when something has happened.
    held: Option<usize>,
    /// Or when this moment of the match has come, where everybody plays at once.
    until: Option<Millis>,
}

impl Desk {
    /// Whether there is nothing to ask it for.
    fn rests(&self, steps: usize, now: Millis) -> bool {
        self.thinks || self.held == Some(steps) && self.until.is_none_or(|until| now < until)
    }
}

/// Where everybody plays at once against the clock, a bot is as quick as its level, and no quicker. This is for games
/// that do not say themselves how long a player needs ([`kernel::Racer`]).
fn reaction(table: &dyn AnyTable, seat: Seat) -> Duration {
    let is_race = table.wakes_at().is_some() && table.to_act().len() > 1;
    match table.seating().sitter(seat) {
        Sitter::Bot(kind) if is_race => {
            let seed = table.steps() as u64 * 8 + u64::from(seat.number());
            Duration::from_millis(table::reaction(kind, seed).into())
        }
        _ => Duration::ZERO,
    }
}

impl Room {
    /// Whether a bot will act by itself.
    pub(super) fn has_bot_to_move(&self) -> bool {
        let Some(table) = self.table.as_ref() else { return false };
        let to_move = table.to_act().intersection(table.seating().bots());
        let waits = |desk: &Desk| desk.held == Some(table.steps()) && desk.until.is_none();
        to_move.iter().any(|seat| !waits(&self.bots[seat.index()]))
    }

    /// When a bot that waits for its moment is to be asked again.
    pub(super) fn next_reflex(&self) -> Option<Instant> {
        let table = self.table.as_ref()?;
        let to_move = table.to_act().intersection(table.seating().bots());
        let until = to_move.iter().filter_map(|seat| self.bots[seat.index()].until).min();
        until.map(|until| self.instant(until.0))
    }

    /// Lets bots that race do what their moment has come for. What one does may be news to the others, who then look up.
    pub(super) async fn let_race(&mut self) {
        while let Some((seat, action)) = self.reflex() {
            match self.act(seat, None, &action).await {
                Ok(()) => {
                    self.fan_out(Some(seat));
                    self.announce_end();
                }
                Err(refused) => {
                    tracing::debug!(table = %self.id, ?seat, refused.sentence, "a bot was refused");
                    // It would say the same again at once; what happens next is news to it.
                    let steps = self.table.as_ref().map(|table| table.steps());
                    self.bots[seat.index()] = Desk { thinks: false, held: steps, until: None };
                }
            }
            if self.state != State::Playing || self.broken {
                return;
            }
        }
    }

    /// The next bot that does something now.
    fn reflex(&mut self) -> Option<(Seat, String)> {
        let now = Millis(self.moment());
        let table = self.table.as_mut()?;
        let steps = table.steps();
        for seat in table.to_act().intersection(table.seating().bots()).iter() {
            let desk = &mut self.bots[seat.index()];
            if desk.rests(steps, now) {
                continue;
            }
            match table.react(seat, now) {
                Reflex::Calm => desk.until = None,
                Reflex::Wait(until) => (desk.held, desk.until) = (Some(steps), until),
                Reflex::Act(action) => return Some((seat, action)),
            }
        }
        None
    }

    /// Sends every bot that may act off to think.
    pub(super) fn ask_bots(&mut self) {
        let Some(table) = self.table.as_mut() else { return };
        let steps = table.steps();
        let pause = if self.connections.is_empty() { Duration::ZERO } else { self.shared.config.bot_pause };
        let done = Instant::now() + pause;
        for seat in table.to_act().intersection(table.seating().bots()).iter() {
            let desk = &mut self.bots[seat.index()];
            if desk.thinks || desk.held == Some(steps) {
                continue;
            }
            let reaction = reaction(table.as_ref(), seat);
            // In a race the pause for those who watch would only make the answer stale.
            let done = if reaction.is_zero() { done } else { Instant::now() };
            let Some(pondering) = table.ponder(seat, BUDGET) else { continue };
            desk.thinks = true;
            let (own, pool) = (self.own.clone(), self.shared.thinkers.clone());
            tokio::spawn(async move {
                tokio::time::sleep(reaction).await;
                let Ok(place) = pool.acquire_owned().await else { return };
                let pondered = tokio::task::spawn_blocking(pondering).await.ok().map(Box::new);
                drop(place);
                tokio::time::sleep_until(done).await;
                if let Some(room) = own.upgrade() {
                    // A room that is gone reads its bots from the record when it comes back.
                    let _ = room.send(Command::Thought { seat, pondered }).await;
                }
            });
        }
    }

    /// A bot comes back with its answer; without one it has failed, and a plain one takes its seat.
    pub(super) async fn thought(&mut self, seat: Seat, pondered: Option<Box<Pondered>>) {
        let Some(pondered) = pondered else {
            tracing::error!(table = %self.id, ?seat, "a bot failed");
            // If it cannot be stored, the table is read again, and all bots with it.
            let _ = self.replace(seat, BOTS[0]).await;
            return;
        };
        let Some(table) = self.table.as_mut() else { return };
        let steps = table.steps();
        let action = table.settle(seat, *pondered);
        let desk = &mut self.bots[seat.index()];
        *desk = Desk { thinks: false, held: action.is_none().then_some(steps), until: None };
        let Some(action) = action.filter(|_| self.state == State::Playing) else { return };
        match self.act(seat, None, &action).await {
            Ok(()) => {
                self.fan_out(Some(seat));
                self.announce_end();
            }
            // The table has changed while it thought, or cannot be stored: it is asked again.
            Err(refused) => tracing::debug!(table = %self.id, ?seat, refused.sentence, "a bot was refused"),
        }
    }
}
