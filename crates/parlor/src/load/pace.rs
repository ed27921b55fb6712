//! When the next move of a match is due: at once, or at a rate that was asked for.
//!
//! With a rate, moves are due at moments that do not depend on the server. A move that could not be sent in time, because
//! the one before it was answered late, is late from the moment it was due: a server that is too slow cannot hide it.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The pace of one match.
pub struct Pace {
    /// The time from one move to the next; none for as fast as answers come.
    every: Option<Duration>,
    /// When the next move is due.
    due: Mutex<Instant>,
}

impl Pace {
    /// The pace of a match, one of `matches` which make `rate` moves per second together and take turns.
    pub fn new(rate: Option<u32>, begin: Instant, number: usize, matches: usize) -> Pace {
        let every = rate.map(|rate| Duration::from_secs_f64(matches as f64 / f64::from(rate)));
        let first = every.map_or(Duration::ZERO, |every| every.mul_f64(number as f64 / matches as f64));
        Pace { every, due: Mutex::new(begin + first) }
    }

    /// Waits until the next move is due, but not beyond the end; says since when it is due.
    pub async fn turn(&self, end: Instant) -> Instant {
        let Some(due) = self.next() else { return Instant::now() };
        if due > Instant::now() {
            tokio::time::sleep_until(due.min(end).into()).await;
        }
        due
    }

    fn next(&self) -> Option<Instant> {
        let every = self.every?;
        let mut due = self.due.lock().unwrap_or_else(PoisonError::into_inner);
        let now = *due;
        *due += every;
        Some(now)
    }

    /// After a pause that nobody is to blame for, such as setting up the next match: nothing is due before now.
    pub fn go_on(&self) {
        let mut due = self.due.lock().unwrap_or_else(PoisonError::into_inner);
        *due = Instant::now().max(*due);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn matches_take_turns_at_the_rate_together() {
        let begin = Instant::now();
        let after = |number: usize| Pace::new(Some(100), begin, number, 4).next().map(|due| due - begin);
        assert_eq!((after(0), after(3)), (Some(Duration::ZERO), Some(Duration::from_millis(30))));
        let pace = Pace::new(Some(100), begin, 1, 4);
        let due: Vec<_> = (0..3).filter_map(|_| pace.next()).map(|due| (due - begin).as_millis()).collect();
        assert_eq!(due, [10, 50, 90], "whatever the answers took");
        assert!(Pace::new(None, begin, 0, 4).next().is_none());
    }
}
