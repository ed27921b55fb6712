//! What is handed in to play a match at this terminal, and what comes back.

use crate::words::Words;
use kernel::{Budget, Said, Seat, SeatSet, said};
use std::path::PathBuf;
use std::time::Duration;
use table::{AnyTable, Sitter};

/// How long a bot seems to think, so that people can follow.
const PACE: Duration = Duration::from_millis(700);
/// Worlds a searching bot tries: about as long as a person is glad to wait.
const BUDGET: Budget = Budget { iterations: u32::MAX };

/// A match to be played at this terminal.
pub struct Play {
    /// The match, with everybody seated.
    pub table: Box<dyn AnyTable>,
    /// The seats of the people at this terminal; bots have the others.
    pub people: SeatSet,
    /// The pause before a bot moves on the screen; plain lines do not pause.
    pub pace: Duration,
    /// How much bots may think.
    pub budget: Budget,
    /// The language of the people here.
    pub language: String,
    /// Where the record goes: written when the match ends or is left, and by `s` without asking for a name.
    pub save: Option<PathBuf>,
}

impl Play {
    /// `people` play `table` at the usual pace; nothing is saved unless they ask for it.
    pub fn new(table: Box<dyn AnyTable>, people: SeatSet) -> Play {
        Play { table, people, pace: PACE, budget: BUDGET, language: String::new(), save: None }
    }

    /// Something to the people here, before the match begins.
    pub(crate) fn say(&self, said: &Said) -> String {
        Words::new(self.table.as_ref(), self.people, &self.language).say(said)
    }

    /// Whether somebody plays every seat; the error is a sentence.
    pub(crate) fn check(&self) -> Result<(), String> {
        self.checked().map_err(|why| self.say(&why))
    }

    fn checked(&self) -> Result<(), Said> {
        let seats = self.table.seats();
        let stranger = self.people.iter().find(|seat| seat.number() >= seats);
        if let Some(seat) = stranger {
            return Err(said!("tui-no-seat", seat: seat.number(), seats: seats));
        }
        let idle = |seat: &Seat| {
            let has_bot = matches!(self.table.seating().sitter(*seat), Sitter::Bot(_));
            !has_bot && !self.people.contains(*seat)
        };
        match Seat::all(seats).find(idle) {
            Some(seat) => Err(said!("tui-nobody-at", seat: seat.number())),
            None => Ok(()),
        }
    }
}

/// What is wanted after a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wish {
    /// Nothing more.
    Leave,
    /// The same again, dealt anew.
    Again,
}

/// How a match was left.
pub struct Ended {
    /// The match as it was left; whether it is over says [`AnyTable::is_over`].
    pub table: Box<dyn AnyTable>,
    /// What is wanted next.
    pub wish: Wish,
    /// Where its record was written last, if it was.
    pub saved: Option<PathBuf>,
}
