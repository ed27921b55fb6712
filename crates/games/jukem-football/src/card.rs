//! What is printed on the cards, and how it is written.
//!
//! A [`Print`] is a kind and its numbers of yards; it is all that tells two cards apart (JK-1.1), so actions, logs and
//! views name cards by it and never by an id (JK-1.10).

mod deck;
mod notation;

pub use deck::{CARDS_MAX, CARDS_MIN, DEFAULT_DECK, Deck, NUMBERED_MAX, PLAIN_FIRST};
pub use notation::Notation;

use std::fmt;
use std::str::FromStr;

/// What is printed on a card: there are no other kinds (JK-1.3), and only three of them have numbers (JK-1.4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Print {
    /// Carries the drive this many yards.
    Run(u8),
    /// Takes one catch from the first number of yards to the second, both included.
    Pass(u8, u8),
    /// Carries the drive this many yards, on a pass.
    Catch(u8),
    /// Opens a drive with 50 yards.
    KickReturn,
    /// Doubles a play and shields it.
    Jukem,
    /// Adds 10 yards to a run.
    Pancake,
    /// Cashes a drive of 70 yards or more in for 3 points.
    FieldGoal,
    /// Yellow.
    Holding,
    /// Yellow.
    Sack,
    /// Red.
    Fumble,
    /// Red.
    PickedOff,
}

/// The colour tells the job of a card (JK-1.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Colour {
    /// Offense.
    Black,
    /// Defense that takes away the newest play.
    Yellow,
    /// Defense that takes away the whole drive.
    Red,
}

/// Yards of a KICK RETURN (JK-5.8).
pub const KICK_RETURN_YARDS: u8 = 50;
/// Yards that a PANCAKE BLOCK! adds (JK-5.21).
pub const PANCAKE_YARDS: u8 = 10;

/// The kinds without a number in cards' notation and in deck files.
const PLAIN: [(Print, &str, &str); 8] = [
    (Print::KickReturn, "KR", "kick_return"),
    (Print::Jukem, "JUK", "jukem"),
    (Print::Pancake, "PAN", "pancake"),
    (Print::FieldGoal, "FG", "field_goal"),
    (Print::Holding, "HOLD", "holding"),
    (Print::Sack, "SACK", "sack"),
    (Print::Fumble, "FUM", "fumble"),
    (Print::PickedOff, "PICK", "picked_off"),
];

impl Print {
    /// The colour of the card.
    pub const fn colour(self) -> Colour {
        match self {
            Print::Holding | Print::Sack => Colour::Yellow,
            Print::Fumble | Print::PickedOff => Colour::Red,
            Print::Run(_) | Print::Pass(..) | Print::Catch(_) => Colour::Black,
            Print::KickReturn | Print::Jukem | Print::Pancake | Print::FieldGoal => Colour::Black,
        }
    }

    /// Whether it can answer a play: yellow or red (JK-4.31).
    pub const fn is_defensive(self) -> bool {
        !matches!(self.colour(), Colour::Black)
    }

    /// Whether a play begins with it: the others lie on a card of their play (JK-5.6).
    pub const fn opens_a_play(self) -> bool {
        !matches!(self, Print::Catch(_) | Print::Pancake | Print::Jukem)
    }

    /// The card as actions and positions write it (`R15`).
    pub fn notation(self) -> Notation {
        match self {
            Print::Run(yards) => Notation::letter(b'R').number(yards),
            Print::Pass(lo, hi) => Notation::letter(b'P').number(lo).and(b'-').number(hi),
            Print::Catch(yards) => Notation::letter(b'C').number(yards),
            plain => Notation::word(plain.words().0),
        }
    }

    /// Notation and word of deck files of a kind without a number.
    fn words(self) -> (&'static str, &'static str) {
        let row = PLAIN.iter().find(|row| row.0 == self).expect("every kind without a number is in the list");
        (row.1, row.2)
    }
}

impl fmt::Display for Print {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.notation())
    }
}

impl FromStr for Print {
    type Err = String;

    fn from_str(text: &str) -> Result<Print, String> {
        let plain = PLAIN.iter().find(|row| row.1 == text).map(|row| row.0);
        let read = plain.or_else(|| match text.split_at_checked(1)? {
            ("R", yards) => Some(Print::Run(number(yards)?)),
            ("C", yards) => Some(Print::Catch(number(yards)?)),
            ("P", range) => range.split_once('-').and_then(|(lo, hi)| Some(Print::Pass(number(lo)?, number(hi)?))),
            _ => None,
        });
        read.ok_or_else(|| {
            format!(
                "{text:?} is no card: say R15 (a RUN), P5-20 (a PASS), C35 (a CATCH), KR, JUK, PAN, FG, HOLD, SACK, FUM or PICK"
            )
        })
    }
}

/// A number written in the one way numbers are written here: digits, no sign and no leading zero.
pub fn number(text: &str) -> Option<u8> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit()) && !text.starts_with('0');
    if plain { text.parse().ok() } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_written_and_read_the_same_way() {
        let numbered = [Print::Run(15), Print::Pass(5, 20), Print::Catch(35)];
        for print in numbered.into_iter().chain(PLAIN.map(|row| row.0)) {
            assert_eq!(print.to_string().parse(), Ok(print));
        }
        assert_eq!(Print::Pass(5, 20).to_string(), "P5-20");
        assert_eq!(Print::Pass(100, 255).notation(), "P100-255");
    }

    #[test]
    fn a_word_that_is_no_card_says_what_cards_are_called() {
        for wrong in ["", "R", "R05", "R+5", "P5", "P5-", "C300", "run 5", "é", "kr"] {
            let said = wrong.parse::<Print>().expect_err(wrong);
            assert!(said.contains("say R15"), "{said}");
        }
    }
}
