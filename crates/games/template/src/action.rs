//! What a player can say, and its notation.

use std::fmt;
use std::str::FromStr;

/// One choice of one seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Bet nothing.
    Check,
    /// Bet one chip.
    Bet,
    /// Give up the pot.
    Fold,
    /// Match the bet.
    Call,
}

const WORDS: [(Action, &str); 4] =
    [(Action::Check, "check"), (Action::Bet, "bet"), (Action::Fold, "fold"), (Action::Call, "call")];

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(WORDS[*self as usize].1)
    }
}

impl FromStr for Action {
    type Err = String;

    fn from_str(text: &str) -> Result<Action, String> {
        let found = WORDS.iter().find(|(_, word)| *word == text).map(|(action, _)| *action);
        found.ok_or_else(|| format!("{text:?} is no action: say check, bet, fold or call"))
    }
}
