//! Bots that call something out of turn: a missed word is caught as soon as their level notices it.
//!
//! Each of them is asked once after every completed play ([`kernel::Game::callers`]). What it will call waits for its
//! moment, as it would with people; if it has become void by then, nothing is said. Both are public, so that nobody learns
//! from a call or from silence what the seat on turn is about to do.

use super::Room;
use super::schedule::Beat;
use kernel::Seat;
use table::wire::State;
use table::{AnyTable, Sitter};
use tokio::time::Instant;

/// What bots are about to call.
#[derive(Default)]
pub struct Calls {
    /// How many steps the match had when they were last asked.
    asked: Option<usize>,
    due: Vec<Call>,
}

/// One call and the moment of the match at which it is made.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Call {
    at: u32,
    seat: Seat,
    action: String,
}

impl Calls {
    /// Asks the bots, if something has happened since; those of a hasty table take no time. How long the others take hangs on
    /// the last thing that everybody saw, never on a hidden step.
    fn ask(&mut self, table: &mut dyn AnyTable, beat: &Beat, now: u32, hasty: bool) {
        let steps = table.steps();
        if self.asked.replace(steps) == Some(steps) {
            return;
        }
        for seat in table.callers().intersection(table.seating().bots()).iter() {
            if self.due.iter().any(|call| call.seat == seat) {
                continue;
            }
            if let Some(action) = table.call(seat) {
                let wait = if hasty { 0 } else { reaction(table, beat, seat) };
                self.due.push(Call { at: now.saturating_add(wait), seat, action });
            }
        }
    }

    /// The next call whose moment has come.
    fn take(&mut self, now: u32) -> Option<Call> {
        let (index, _) =
            self.due.iter().enumerate().filter(|(_, call)| call.at <= now).min_by_key(|(_, call)| call.at)?;
        Some(self.due.remove(index))
    }
}

/// How long the bot of a seat takes to notice something, in milliseconds.
fn reaction(table: &dyn AnyTable, beat: &Beat, seat: Seat) -> u32 {
    match table.seating().sitter(seat) {
        Sitter::Bot(kind) => table::reaction(kind, beat.lot(seat)),
        _ => 0,
    }
}

impl Room {
    /// When the next bot calls something.
    pub(super) fn next_call(&self) -> Option<Instant> {
        self.calls.due.iter().map(|call| call.at).min().map(|at| self.instant(at))
    }

    /// Asks bots for calls, and makes those whose moment has come.
    pub(super) async fn make_calls(&mut self) {
        let (now, hasty) = (self.moment(), self.shared.config.bot_pause.is_zero());
        let Some(table) = self.table.as_mut() else { return };
        self.calls.ask(table.as_mut(), &self.beat, now, hasty);
        while let Some(Call { seat, action, .. }) = self.calls.take(now) {
            let Some(table) = self.table.as_ref().filter(|_| self.state == State::Playing && !self.broken) else {
                return;
            };
            if !table.seating().bots().contains(seat) {
                continue;
            }
            match self.act(seat, None, &action).await {
                Ok(()) => {
                    // A call is no play: nobody is asked because of it.
                    self.calls.asked = self.table.as_ref().map(|table| table.steps());
                    self.fan_out(Some(seat));
                    self.announce_end();
                }
                Err(refused) => tracing::debug!(table = %self.id, ?seat, refused.sentence, "a call came too late"),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{Entry, Millis, Scene};
    use table::{Seed, Setup};

    /// Seat 2 has forgotten to call, and seat 0 is on turn; bots sit behind it.
    fn open(kind: &str) -> Box<dyn AnyTable> {
        let entry = |(line, text): (usize, &str)| {
            let mut words = text.split(' ').map(str::to_string);
            Entry { key: words.next().unwrap(), words: words.collect(), line }
        };
        let lines = ["turn 0", "did picked", "exposed 2", "hand 2 kST", "hand 0 bSG rSG gSG kXX kOO"];
        let scene = Scene { entries: lines.into_iter().enumerate().map(entry).collect() };
        let setup = Setup { seats: 4, options: vec![], seed: Seed::number(1), scene };
        let mut table = (table::find("naked-bootleg").unwrap().open)(&setup).unwrap();
        table.sit(Seat::new(0), "Ann").unwrap();
        (1..4).for_each(|seat| table.seat_bot(Seat::new(seat), kind, u64::from(seat)).unwrap());
        table
    }

    #[test]
    fn a_bot_catches_out_of_turn_when_it_has_had_time_to_notice() {
        let (mut table, mut calls) = (open("expert"), Calls::default());
        calls.ask(table.as_mut(), &Beat::default(), 1_000, false);
        let seats: Vec<u8> = calls.due.iter().map(|call| call.seat.number()).collect();
        assert_eq!(seats, [1, 3], "both opponents that are bots have noticed");
        assert!(calls.take(1_500).is_none(), "nobody is that quick");
        let first = calls.take(10_000).unwrap();
        table.act(first.seat, &first.action, Millis(3_000)).unwrap();
        let second = calls.take(10_000).unwrap();
        assert!(table.act(second.seat, &second.action, Millis(3_000)).is_err(), "the first catch counts");
    }

    #[test]
    fn bots_are_asked_once_after_a_play_and_not_while_one_is_going_on() {
        let (mut table, mut calls) = (open("expert"), Calls::default());
        table.act(Seat::new(0), "begin set SG", Millis(0)).unwrap();
        calls.ask(table.as_mut(), &Beat::default(), 0, true);
        assert!(calls.due.is_empty(), "a lay-down has begun, which nobody sees");
        for action in ["add bSG", "add rSG", "add gSG", "done"] {
            table.act(Seat::new(0), action, Millis(0)).unwrap();
        }
        calls.ask(table.as_mut(), &Beat::default(), 0, true);
        assert_eq!(calls.due.len(), 2);
        calls.due.clear();
        calls.ask(table.as_mut(), &Beat::default(), 0, true);
        assert!(calls.due.is_empty(), "nothing has happened since");
    }
}
