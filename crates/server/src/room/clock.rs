//! The clocks of a table: how long each seat has, and when its time is up.
//!
//! Others learn a seat's time when they learn that it has decided, not before: a clock that stops would give away that a
//! hidden answer was given.

use kernel::{Seat, Viewer};
use table::AnyTable;
use table::wire::{ClockInfo, Pace};

/// The clocks of all seats.
#[derive(Clone)]
pub struct Clocks {
    pace: Pace,
    seats: Vec<Clock>,
}

#[derive(Clone, Copy)]
struct Clock {
    /// What is left for the match, in milliseconds.
    left: u32,
    /// What others know to be left.
    shown: u32,
    /// When the present decision began.
    began: Option<u32>,
}

impl Clocks {
    /// The clocks before the match.
    pub fn new(pace: Pace, seats: usize) -> Clocks {
        let left = match pace {
            Pace::Untimed => 0,
            Pace::Decision { seconds } | Pace::Match { seconds, .. } => seconds.saturating_mul(1000),
        };
        Clocks { pace, seats: vec![Clock { left, shown: left, began: None }; seats] }
    }

    /// Follows the match: `actor` has just acted, at the moment `at`.
    pub fn follow(&mut self, table: &dyn AnyTable, at: u32, actor: Option<Seat>) {
        if self.pace == Pace::Untimed {
            return;
        }
        let known = table.view(Viewer::Public).awaited;
        for (number, clock) in (0u8..).zip(&mut self.seats) {
            let seat = Seat::new(number);
            let decides = table.to_act().contains(seat);
            if clock.began.is_some() && (actor == Some(seat) || !decides) {
                clock.charge(self.pace, at);
            }
            if decides && clock.began.is_none() {
                clock.began = Some(at);
            }
            if !known.contains(&number) || clock.began.is_some() {
                clock.shown = clock.left;
            }
        }
    }

    /// When the next seat's time is up.
    pub fn next(&self) -> Option<u32> {
        (0..self.seats.len()).filter_map(|seat| self.deadline(seat)).min()
    }

    /// The seats whose time is up at `at`.
    pub fn late(&self, at: u32) -> Vec<Seat> {
        let late = |number: &u8| self.deadline(*number as usize).is_some_and(|deadline| deadline <= at);
        (0..self.seats.len() as u8).filter(late).map(Seat::new).collect()
    }

    /// What `viewer` may know.
    pub fn info(&self, viewer: Viewer) -> Option<ClockInfo> {
        if self.pace == Pace::Untimed {
            return None;
        }
        let own = if let Viewer::Seat(seat) = viewer { Some(seat.index()) } else { None };
        let left = |(number, clock): (usize, &Clock)| if own == Some(number) { clock.left } else { clock.shown };
        Some(ClockInfo {
            left: self.seats.iter().enumerate().map(left).collect(),
            deadline: own.and_then(|seat| self.deadline(seat)),
        })
    }

    fn deadline(&self, seat: usize) -> Option<u32> {
        let clock = &self.seats[seat];
        if self.pace == Pace::Untimed {
            return None;
        }
        Some(clock.began?.saturating_add(clock.left))
    }
}

impl Clock {
    /// The decision is over: its time is used up, and the increment comes on top.
    fn charge(&mut self, pace: Pace, at: u32) {
        let used = at.saturating_sub(self.began.take().unwrap_or(at));
        if let Pace::Match { increment, .. } = pace {
            self.left = self.left.saturating_sub(used).saturating_add(increment.saturating_mul(1000));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{Millis, Scene};
    use table::{Seed, Setup};

    fn match_of_two() -> Box<dyn AnyTable> {
        let setup = Setup { seats: 2, options: vec![], seed: Seed::number(1), scene: Scene::default() };
        (table::find("template").unwrap().open)(&setup).unwrap()
    }

    const ANN: Seat = Seat::new(0);
    const BOB: Seat = Seat::new(1);

    #[test]
    fn a_match_clock_runs_for_who_decides_and_gains_its_increment() {
        let mut table = match_of_two();
        let mut clocks = Clocks::new(Pace::Match { seconds: 10, increment: 2 }, 2);
        clocks.follow(table.as_ref(), 0, None);
        assert_eq!(clocks.info(Viewer::Seat(ANN)).unwrap().deadline, Some(10_000));
        assert_eq!(clocks.info(Viewer::Seat(BOB)).unwrap().deadline, None, "it is not their turn");
        table.act(ANN, "check", Millis(3_000)).unwrap();
        clocks.follow(table.as_ref(), 3_000, Some(ANN));
        assert_eq!(clocks.info(Viewer::Public).unwrap().left, [9_000, 10_000]);
        assert_eq!(clocks.next(), Some(13_000));
        assert_eq!((clocks.late(12_999), clocks.late(13_000)), (vec![], vec![BOB]));
    }

    #[test]
    fn each_decision_has_its_own_time() {
        let mut table = match_of_two();
        let mut clocks = Clocks::new(Pace::Decision { seconds: 5 }, 2);
        clocks.follow(table.as_ref(), 0, None);
        for (seat, action, at) in [(ANN, "check", 4_000), (BOB, "bet", 8_000)] {
            table.act(seat, action, Millis(at)).unwrap();
            clocks.follow(table.as_ref(), at, Some(seat));
        }
        assert_eq!(clocks.next(), Some(13_000), "Ann decides again and has all of it");
    }

    #[test]
    fn without_a_pace_nobody_is_late() {
        let table = match_of_two();
        let mut clocks = Clocks::new(Pace::Untimed, 2);
        clocks.follow(table.as_ref(), 0, None);
        assert!(clocks.next().is_none() && clocks.late(u32::MAX).is_empty() && clocks.info(Viewer::Public).is_none());
    }
}
