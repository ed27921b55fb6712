//! What a player can say, and its notation.

use std::fmt;
use std::str::FromStr;

/// One choice of one seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Give up the pot.
    Fold,
    /// Match the other player; with nothing to match, check.
    Call,
    /// Match, and add the bet of the round.
    Raise,
}

const WORDS: [(Action, &str); 3] = [(Action::Fold, "fold"), (Action::Call, "call"), (Action::Raise, "raise")];

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(WORDS[*self as usize].1)
    }
}

impl FromStr for Action {
    type Err = String;

    fn from_str(text: &str) -> Result<Action, String> {
        let found = WORDS.iter().find(|(_, word)| *word == text).map(|(action, _)| *action);
        found.ok_or_else(|| format!("{text:?} is no action: say fold, call or raise"))
    }
}
