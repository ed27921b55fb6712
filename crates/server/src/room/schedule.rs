//! When a bot answers: a moment that is set before it thinks, from what everybody knows.
//!
//! How long somebody takes tells what they hold: a bot that answers at once had nothing to choose from. So the moment is
//! drawn from the bot's level, its seat and the number of things that everybody has seen, counted from the last of them;
//! neither hidden cards nor hidden answers nor how much there is to think about can move it.

use kernel::{Seat, Stream, Viewer};
use std::time::Duration;
use table::{AnyTable, Sitter};

/// The last thing that everybody saw.
#[derive(Clone, Copy, Default, Debug)]
pub struct Beat {
    /// When, in milliseconds of the match.
    at: u32,
    /// How many there were.
    number: u32,
    /// Tells apart what the public saw then.
    shown: u64,
}

impl Beat {
    /// Everybody sees the table as it is at this moment.
    pub fn strike(&mut self, at: u32) {
        *self = Beat { at, number: self.number.wrapping_add(1), shown: 0 };
    }

    /// A step was taken: `told` says whether the public was told anything of it, `shown` what it sees now.
    pub fn follow(&mut self, at: u32, told: bool, shown: u64) {
        if told || shown != self.shown {
            self.strike(at);
            self.shown = shown;
        }
    }

    /// A number of its own for each seat and beat.
    pub fn lot(&self, seat: Seat) -> u64 {
        u64::from(self.number) * 8 + u64::from(seat.number())
    }

    /// The moment of the match at which the bot at `seat` answers; `pause` is that of the house.
    pub fn due(&self, table: &dyn AnyTable, seat: Seat, pause: Duration) -> u32 {
        let Sitter::Bot(kind) = table.seating().sitter(seat) else { return self.at };
        self.at.saturating_add(match is_race(table) {
            true if table::reaction(kind, 0) > 0 => table::reaction(kind, self.lot(seat)),
            _ => self.turn(kind, seat, pause),
        })
    }

    /// How long a bot takes for a turn: its level's pauses, and up to half as long again.
    fn turn(&self, kind: &str, seat: Seat, pause: Duration) -> u32 {
        let least = table::pauses(kind).saturating_mul(u32::try_from(pause.as_millis()).unwrap_or(u32::MAX));
        least.saturating_add(Stream::fast(self.lot(seat)).below(least / 2 + 1))
    }
}

/// Whether everybody plays at once against the clock, as far as everybody knows. A bot is then as quick as its level; games
/// that say themselves how long a player needs ([`kernel::Racer`]) do not ask here.
fn is_race(table: &dyn AnyTable) -> bool {
    table.wakes_at().is_some() && table.view(Viewer::Public).awaited.len() > 1
}
