//! What each viewer was told, kept apart for each: nobody reads another one's log.
//!
//! A table remembers only its last step, so everything is collected here after every step.

use crate::words::Words;
use kernel::{Seat, SeatSet, Viewer, said};
use table::AnyTable;

/// One sentence of a log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Whose step it was; none for the clock.
    pub seat: Option<Seat>,
    /// Whether it begins the account of a step.
    pub first: bool,
    /// The sentence.
    pub text: String,
}

/// The log of one viewer.
#[derive(Clone, Debug)]
pub struct Log {
    viewer: Viewer,
    /// Everything told so far.
    pub entries: Vec<Entry>,
    /// Where that begins which others did since the viewer's turn before this one.
    pub fresh: usize,
    /// Whether the last step was the viewer's own.
    was_own: bool,
}

/// The logs of all viewers at this terminal.
#[derive(Clone, Debug)]
pub struct Logs(Vec<Log>);

impl Logs {
    /// Empty logs of `people` and of those who only look on.
    pub fn new(people: SeatSet) -> Logs {
        let viewers = people.iter().map(Viewer::Seat).chain([Viewer::Public]);
        Logs(viewers.map(|viewer| Log { viewer, entries: Vec::new(), fresh: 0, was_own: false }).collect())
    }

    /// The log of `viewer`; somebody who does not sit here reads the public one.
    pub fn of(&self, viewer: Viewer) -> &Log {
        let found = self.0.iter().find(|log| log.viewer == viewer);
        found.or(self.0.last()).expect("the public log is always kept")
    }

    /// Adds what the last step told everybody. `did` is what the acting seat did, in words, for its own log in case
    /// nothing was told.
    pub fn collect(&mut self, table: &dyn AnyTable, words: &Words, seat: Option<Seat>, did: Option<String>) {
        for log in &mut self.0 {
            let is_own = seat.is_some_and(|seat| log.viewer == Viewer::Seat(seat));
            if log.was_own && !is_own {
                log.fresh = log.entries.len();
            }
            log.was_own = is_own;
            let mut told = words.lines(table.told(log.viewer), log.viewer);
            if told.is_empty() && is_own {
                told.extend(did.iter().map(|label| words.say(&said!("you-choose", what: label.as_str()))));
            }
            let entry = |(index, text)| Entry { seat, first: index == 0, text };
            log.entries.extend(told.into_iter().enumerate().map(entry));
        }
    }
}
