//! The rulebook as the index of the program: every rule has an id, and a refusal names the rule that forbids.

use std::fmt;

/// One rule of a rules page. The constants are generated from `docs/rules/<game>.md`.
#[derive(Debug, PartialEq, Eq)]
pub struct Clause {
    /// The id, such as `JK-4.9`.
    pub id: &'static str,
    /// The rule in words.
    pub text: &'static str,
}

/// An action that the rules forbid, and the rule that forbids it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Illegal {
    /// The rule to show to the player.
    pub clause: &'static Clause,
}

impl Illegal {
    /// Forbidden by `clause`.
    pub const fn by(clause: &'static Clause) -> Illegal {
        Illegal { clause }
    }

    /// Ok where `allowed`, otherwise forbidden by `clause`.
    pub const fn unless(allowed: bool, clause: &'static Clause) -> Result<(), Illegal> {
        if allowed { Ok(()) } else { Err(Illegal { clause }) }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.clause.id, self.clause.text)
    }
}

impl std::error::Error for Illegal {}
