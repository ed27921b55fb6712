//! A match as this terminal runs it: people and bots act, moments come, everybody's log grows.
//!
//! Both faces, the screen and the plain lines, go through here and nowhere else to the table, so that no step is
//! missing in a log and every step has the right moment.

use crate::clock::Clock;
use crate::log::{Log, Logs};
use crate::play::Play;
use crate::words::Words;
use kernel::{Budget, Millis, Reflex, Seat, SeatSet, Viewer};
use table::wire::TableView;
use table::{AnyTable, Refusal};

/// A running match.
pub struct Session {
    /// The match.
    pub table: Box<dyn AnyTable>,
    /// Who sits at this terminal.
    pub people: SeatSet,
    /// Names and zones in words.
    pub words: Words,
    logs: Logs,
    clock: Clock,
    budget: Budget,
    /// The bot that was asked last: the next one in the round is asked first.
    asked: Option<Seat>,
    /// Bots that race with the people, as they were when they were last asked.
    racers: SeatSet,
    /// When one of them goes on, as a moment of the match.
    reflex: Option<Millis>,
    /// Whether somebody at this terminal has ever known something that another one here may not.
    has_secrets: bool,
}

impl Session {
    /// The match of `play`.
    pub fn new(play: Play) -> Session {
        let words = Words::new(play.table.as_ref(), play.people, &play.language);
        let mut session = Session {
            words,
            logs: Logs::new(play.people),
            clock: Clock::default(),
            budget: play.budget,
            asked: None,
            racers: SeatSet::EMPTY,
            reflex: None,
            has_secrets: false,
            people: play.people,
            table: play.table,
        };
        session.watch_clock(Millis(0));
        session.look_for_secrets();
        session
    }

    /// Whether the people here may look at one screen together: nothing has been hidden from any of them so far.
    pub fn is_open(&self) -> bool {
        !self.has_secrets
    }

    /// Secrets stay in a log, so whoever has had one keeps it.
    fn look_for_secrets(&mut self) {
        let mut people = self.people.iter();
        let Some(first) = people.next().filter(|_| !self.has_secrets) else { return };
        let known = |seat| {
            let viewer = Viewer::Seat(seat);
            let TableView { zones, view, .. } = self.table.view(viewer);
            (zones, self.table.lines(viewer), view, self.table.told(viewer))
        };
        let all = known(first);
        self.has_secrets = people.any(|seat| known(seat) != all);
    }

    /// The log of `viewer`.
    pub fn log(&self, viewer: Viewer) -> &Log {
        self.logs.of(viewer)
    }

    /// The people who may decide something now.
    pub fn deciders(&self) -> SeatSet {
        self.table.to_act().intersection(self.people)
    }

    /// The bots that may decide something now.
    pub fn bots_to_act(&self) -> SeatSet {
        self.table.to_act().iter().filter(|seat| !self.people.contains(*seat)).collect()
    }

    /// The bots that are to be asked for a decision; racers act by themselves.
    pub fn calm_bots(&self) -> SeatSet {
        self.bots_to_act().iter().filter(|seat| !self.racers.contains(*seat)).collect()
    }

    /// Where everybody plays at once, bots act at their own moments: lets one do what is due; whether one did.
    pub fn racer_moves(&mut self, wall: Millis) -> bool {
        let now = self.clock.now(wall);
        (self.racers, self.reflex) = (SeatSet::EMPTY, None);
        for seat in self.bots_to_act().iter() {
            match self.table.react(seat, now) {
                Reflex::Calm => continue,
                Reflex::Wait(until) => {
                    self.reflex = [self.reflex, until].into_iter().flatten().min();
                }
                Reflex::Act(action) => {
                    if self.act(seat, &action, wall).is_ok() {
                        return true;
                    }
                }
            }
            self.racers = self.racers.with(seat);
        }
        false
    }

    /// Milliseconds until a bot that races goes on.
    pub fn reflex_in(&self, wall: Millis) -> Option<u32> {
        self.reflex.map(|at| at.0.saturating_sub(self.clock.now(wall).0))
    }

    /// `seat` does what `action` says; due moments come first. Then bots may call something about it.
    pub fn act(&mut self, seat: Seat, action: &str, wall: Millis) -> Result<(), Refusal> {
        self.strike_due(wall);
        self.take(seat, action, wall)?;
        self.let_call(seat, wall);
        Ok(())
    }

    /// Asks every bot that may call something out of turn, after a play of `by`.
    fn let_call(&mut self, by: Seat, wall: Millis) {
        for seat in self.table.callers().iter_from(by).filter(|seat| !self.people.contains(*seat)).collect::<Vec<_>>() {
            if let Some(action) = self.table.call(seat) {
                // A call that has become void while others called is no loss.
                let _ = self.take(seat, &action, wall);
            }
        }
    }

    fn take(&mut self, seat: Seat, action: &str, wall: Millis) -> Result<(), Refusal> {
        let did = self.table.choices(seat).into_iter().find(|choice| choice.action == action);
        let did = did.map_or(action.to_string(), |choice| self.words.say_to(Viewer::Seat(seat), &choice.label));
        self.table.act(seat, action, self.clock.now(wall))?;
        self.logs.collect(self.table.as_ref(), &self.words, Some(seat), Some(did));
        self.look_for_secrets();
        self.watch_clock(wall);
        Ok(())
    }

    /// Lets the moments come that are due; whether there were any.
    pub fn strike_due(&mut self, wall: Millis) -> bool {
        let mut any = false;
        while let Some(due) = self.table.wakes_at().filter(|due| *due <= self.clock.now(wall)) {
            let by = self.table.to_act().first().unwrap_or(Seat::new(0));
            if self.table.strike(due).is_err() {
                break;
            }
            self.logs.collect(self.table.as_ref(), &self.words, None, None);
            self.look_for_secrets();
            self.let_call(by, wall);
            any = true;
        }
        any
    }

    /// Lets one bot move, each in its turn; whether one did. Bots may hold still where the rules let them.
    pub fn bot_moves(&mut self, wall: Millis) -> bool {
        let mut waiting = self.calm_bots();
        while let Some(seat) = after(waiting, self.asked) {
            waiting = waiting.without(seat);
            self.asked = Some(seat);
            if self.bot_acts(seat, wall) {
                return true;
            }
        }
        false
    }

    /// Lets the bot at `seat` move; whether it did.
    pub fn bot_acts(&mut self, seat: Seat, wall: Millis) -> bool {
        let thought = self.table.think(seat, self.budget);
        thought.is_some_and(|action| self.act(seat, &action, wall).is_ok())
    }

    /// Milliseconds until the rules go on by themselves.
    pub fn time_left(&self, wall: Millis) -> Option<u32> {
        let due = self.table.wakes_at()?;
        Some(due.0.saturating_sub(self.clock.now(wall).0))
    }

    /// The clock stands while nobody can decide.
    pub fn stop_clock(&mut self, wall: Millis) {
        self.clock.stop(wall);
    }

    /// The clock goes on, if the match uses one.
    pub fn start_clock(&mut self, wall: Millis) {
        self.clock.go(wall);
    }

    /// Does not wait for the next moment but lets it come; false if the rules wait for none.
    pub fn skip_to_moment(&mut self, wall: Millis) -> bool {
        let Some(due) = self.table.wakes_at() else { return false };
        self.clock.jump(due, wall);
        self.strike_due(wall)
    }

    /// Whether the last step told `seat` something that the others at the table do not know.
    pub fn learned_a_secret(&self, seat: Seat) -> bool {
        self.table.told(Viewer::Seat(seat)) != self.table.told(Viewer::Public)
    }

    fn watch_clock(&mut self, wall: Millis) {
        if self.table.wakes_at().is_some() {
            self.clock.want(wall);
        }
    }
}

/// The first of `seats` clockwise after `last`; the lowest if nobody was before.
pub fn after(seats: SeatSet, last: Option<Seat>) -> Option<Seat> {
    let later = last.and_then(|last| seats.iter().find(|seat| *seat > last));
    later.or(seats.first())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::{open, seated};

    #[test]
    fn bots_catch_a_missing_call_at_once_and_only_one_of_them() {
        let lines = "turn 0; did picked; discard gPI; down 0a set SG bSG rSG gSG; hand 0 gXX gOO";
        let mut session = Session::new(seated(open("naked-bootleg", "", 4, lines), 1));
        let ann = Seat::new(0);
        session.act(ann, "discard gXX", Millis(0)).unwrap();
        assert_eq!(session.table.steps(), 2, "a discard and a catch");
        let log = &session.log(Viewer::Seat(ann)).entries;
        assert!(log.iter().any(|entry| entry.text.contains("without “Omaha”")), "{log:?}");
        // With the call there is nothing to catch.
        let mut session = Session::new(seated(open("naked-bootleg", "", 4, lines), 1));
        session.act(ann, "discard gXX omaha", Millis(0)).unwrap();
        assert_eq!(session.table.steps(), 1);
    }
}
