//! The clock of a match, fed with the milliseconds since the program began.
//!
//! It stands still until the rules first wait for a moment, so that the record of a game without clocks has no times
//! in it. From then on it runs, except while the screen is handed from one person to another: nobody can decide then,
//! so nobody's time may pass.

use kernel::Millis;

/// A clock that can be stopped.
#[derive(Clone, Copy, Debug, Default)]
pub struct Clock {
    /// The moment of the match when it was last set going or stopped.
    at: Millis,
    /// When it was set going, in time of the program; none while it stands.
    since: Option<Millis>,
    /// Whether the rules have ever waited for a moment.
    wanted: bool,
}

impl Clock {
    /// The moment of the match at `wall`.
    pub fn now(&self, wall: Millis) -> Millis {
        let ran = self.since.map_or(0, |since| wall.0.saturating_sub(since.0));
        self.at.plus(ran)
    }

    /// The rules wait for a moment: the clock runs from now on.
    pub fn want(&mut self, wall: Millis) {
        if !self.wanted {
            self.wanted = true;
            self.go(wall);
        }
    }

    /// Sets a stopped clock going again, if this match uses one.
    pub fn go(&mut self, wall: Millis) {
        if self.wanted && self.since.is_none() {
            self.since = Some(wall);
        }
    }

    /// Stops it.
    pub fn stop(&mut self, wall: Millis) {
        self.at = self.now(wall);
        self.since = None;
    }

    /// Sets it forward to `at`, where nobody wants to wait.
    pub fn jump(&mut self, at: Millis, wall: Millis) {
        if at > self.now(wall) {
            self.at = at;
            self.since = self.since.map(|_| wall);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_stands_still_until_it_is_wanted() {
        let mut clock = Clock::default();
        assert_eq!(clock.now(Millis(5_000)), Millis(0));
        clock.go(Millis(5_000));
        assert_eq!(clock.now(Millis(6_000)), Millis(0), "a game without clocks has no times");
        clock.want(Millis(6_000));
        assert_eq!(clock.now(Millis(6_250)), Millis(250));
    }

    #[test]
    fn it_stands_still_while_stopped_and_can_jump() {
        let mut clock = Clock::default();
        clock.want(Millis(0));
        clock.stop(Millis(100));
        assert_eq!(clock.now(Millis(900)), Millis(100));
        clock.go(Millis(1_000));
        assert_eq!(clock.now(Millis(1_050)), Millis(150));
        clock.jump(Millis(400), Millis(1_050));
        assert_eq!(clock.now(Millis(1_060)), Millis(410));
    }
}
