//! Time as an input.
//!
//! Nothing below the table asks what time it is: every input carries its moment, and the rules read only that.

use crate::seat::Seat;
use std::fmt;

/// Milliseconds since the match began.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Millis(pub u32);

impl Millis {
    /// The moment `more` milliseconds later; the end of time if there is none.
    #[must_use]
    pub const fn plus(self, more: u32) -> Millis {
        Millis(self.0.saturating_add(more))
    }
}

impl fmt::Display for Millis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// What reaches the rules: somebody acts, or a moment comes that the rules asked to be told of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Input<A> {
    /// A seat acts.
    Act {
        /// Who acts.
        seat: Seat,
        /// What it does.
        action: A,
    },
    /// The moment of `wakes_at` has come.
    Clock,
}

/// An input and its moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stamped<A> {
    /// When it happened.
    pub at: Millis,
    /// What happened.
    pub input: Input<A>,
}

impl<A> Stamped<A> {
    /// `seat` does `action` at the moment `at`.
    pub const fn act(at: Millis, seat: Seat, action: A) -> Stamped<A> {
        Stamped { at, input: Input::Act { seat, action } }
    }

    /// The clock strikes at the moment `at`.
    pub const fn clock(at: Millis) -> Stamped<A> {
        Stamped { at, input: Input::Clock }
    }
}
