//! The laws, and what is said when one is broken.

use std::fmt;

/// What every game keeps. The kit has one test for each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Law {
    /// What `legal` lists is what `check` accepts.
    Legal,
    /// An action survives being written and read.
    Notation,
    /// A refusal names a clause of the rules page.
    Clauses,
    /// What is done for a seat whose time is up is allowed.
    Timeout,
    /// A match ends within its bound, and then it is over.
    End,
    /// A record replays bit for bit.
    Replay,
    /// Every card is in one place, and none is lost.
    Cards,
    /// What a viewer is told is what it is shown.
    Told,
    /// A seat cannot tell an imagined world from the true one.
    Determinize,
    /// An imagined world does not know the chance still to come.
    Future,
    /// Worlds that a viewer cannot tell apart tell it the same.
    Twins,
    /// Searching does not allocate.
    Allocation,
    /// States and actions are small.
    Sizes,
    /// What a position is written down as can be read back, prints the same and is the same for everybody.
    Scene,
    /// Every legal action has a number of its own, and planes are whole.
    Numbers,
}

impl Law {
    /// All laws, the plain ones first: a broken plain law explains what the others would say.
    pub const ALL: [Law; 15] = [
        Law::Sizes,
        Law::Legal,
        Law::Notation,
        Law::Numbers,
        Law::Clauses,
        Law::Timeout,
        Law::End,
        Law::Cards,
        Law::Replay,
        Law::Scene,
        Law::Allocation,
        Law::Determinize,
        Law::Told,
        Law::Future,
        Law::Twins,
    ];

    /// The law in words.
    pub const fn text(self) -> &'static str {
        match self {
            Law::Legal => "what legal lists is what check accepts",
            Law::Notation => "an action survives being written and read",
            Law::Numbers => "every legal action has a number of its own, and planes are whole",
            Law::Clauses => "a refusal names a clause of the rules page",
            Law::Timeout => "what is done for a seat whose time is up is allowed",
            Law::End => "a match ends within its bound, and then it is over",
            Law::Replay => "a record replays bit for bit",
            Law::Cards => "every card is in one place, and none is lost",
            Law::Told => "what a viewer is told is what it is shown",
            Law::Determinize => "a seat cannot tell an imagined world from the true one",
            Law::Future => "an imagined world does not know the chance still to come",
            Law::Twins => "worlds that a viewer cannot tell apart tell it the same",
            Law::Allocation => "searching does not allocate",
            Law::Sizes => "states and actions are small",
            Law::Scene => "what a position is written down as can be read back, prints the same and is the same",
        }
    }

    /// How many of each thousand games are played for this law: few where one game costs a lot.
    pub(crate) const fn share(self) -> u32 {
        match self {
            Law::End | Law::Cards => 225,
            Law::Legal => 150,
            Law::Notation | Law::Clauses | Law::Timeout => 75,
            Law::Numbers | Law::Told => 50,
            Law::Determinize | Law::Twins => 30,
            Law::Replay | Law::Allocation | Law::Scene => 20,
            Law::Future => 5,
            Law::Sizes => 0,
        }
    }

    /// This law is broken, and how.
    pub(crate) fn broken<T>(self, why: impl Into<String>) -> Result<T, Broken> {
        Err(Broken { law: self, why: why.into() })
    }

    /// Ok where the law holds; otherwise it is broken, and `why` says how.
    pub(crate) fn holds(self, kept: bool, why: impl FnOnce() -> String) -> Result<(), Broken> {
        if kept { Ok(()) } else { self.broken(why()) }
    }
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?} ({})", self.text())
    }
}

/// A broken law, before it is known where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Broken {
    pub law: Law,
    pub why: String,
}

/// A broken law and the match in which it broke.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Violation {
    /// Which law.
    pub law: Law,
    /// The slug of the game.
    pub game: &'static str,
    /// The number of the seed.
    pub seed: u64,
    /// How many steps had been played.
    pub step: usize,
    /// What is wrong.
    pub why: String,
    /// The match up to there as a play file.
    pub record: String,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Violation { law, game, seed, step, why, record } = self;
        writeln!(f, "{game} breaks the law {law}, seed {seed}, after step {step}: {why}.")?;
        write!(f, "The match up to there:\n\n{record}")
    }
}

impl std::error::Error for Violation {}
