//! Bots think on a bounded pool and never hold up a room: the table lends them out and takes them back.

use super::{Command, Room};
use kernel::{Budget, Seat};
use std::time::Duration;
use table::wire::State;
use table::{BOTS, Pondered};
use tokio::time::Instant;

/// How much a bot may think about one action.
const BUDGET: Budget = Budget { iterations: 1000 };

/// Where the bot of a seat is.
#[derive(Default)]
pub struct Desk {
    thinks: bool,
    /// It held still when the match had so many steps; it is asked again when something has happened.
    held: Option<usize>,
}

impl Room {
    /// Whether a bot will act by itself.
    pub(super) fn has_bot_to_move(&self) -> bool {
        let Some(table) = self.table.as_ref() else { return false };
        let to_move = table.to_act().intersection(table.seating().bots());
        to_move.iter().any(|seat| self.bots[seat.index()].held != Some(table.steps()))
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
            let Some(pondering) = table.ponder(seat, BUDGET) else { continue };
            desk.thinks = true;
            let (own, pool) = (self.own.clone(), self.shared.thinkers.clone());
            tokio::spawn(async move {
                let Ok(place) = pool.acquire_owned().await else { return };
                let pondered = tokio::task::spawn_blocking(pondering).await.ok();
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
    pub(super) async fn thought(&mut self, seat: Seat, pondered: Option<Pondered>) {
        let Some(pondered) = pondered else {
            tracing::error!(table = %self.id, ?seat, "a bot failed");
            // If it cannot be stored, the table is read again, and all bots with it.
            let _ = self.replace(seat, BOTS[0]).await;
            return;
        };
        let Some(table) = self.table.as_mut() else { return };
        let steps = table.steps();
        let action = table.settle(seat, pondered);
        let desk = &mut self.bots[seat.index()];
        *desk = Desk { thinks: false, held: action.is_none().then_some(steps) };
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
