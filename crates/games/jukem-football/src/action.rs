//! What a seat can do, and its notation.
//!
//! A play is one action that names all its cards (JK-4.2, JK-4.19); no action takes a move back (JK-8.10), and none is
//! a cheer or a word, which change nothing (JK-8.7). Cards are named by what is printed on them, so equal choices are
//! equal actions (JK-1.10).

mod laid;

pub use laid::{Fault, Laid};

use crate::card::{KICK_RETURN_YARDS, PANCAKE_YARDS, Print};
use std::fmt;
use std::str::FromStr;

/// One choice of one seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Refill: the top card of the draw pile (JK-4.8).
    Draw,
    /// Refill: the top discard (JK-4.9).
    Take,
    /// A RUN with its boosters (JK-5.1).
    Run {
        /// The number on the RUN.
        yards: u8,
        /// With a PANCAKE BLOCK! (JK-5.21).
        pancake: bool,
        /// With a JUKEM (JK-5.13).
        jukem: bool,
    },
    /// A PASS with its CATCH (JK-5.3).
    Pass {
        /// The low end of the PASS.
        lo: u8,
        /// The high end of the PASS.
        hi: u8,
        /// The number on the CATCH.
        catch: u8,
        /// With a JUKEM.
        jukem: bool,
    },
    /// The KICK RETURN (JK-5.8).
    Return {
        /// With a JUKEM: a touchdown (JK-5.15).
        jukem: bool,
    },
    /// A FIELD GOAL (JK-5.24).
    Goal,
    /// Throw this card away (JK-4.23).
    Discard(Print),
    /// Answer the play with this card (JK-4.30).
    Defend(Print),
    /// Let the play stand (JK-4.30).
    Allow,
    /// End the half on its final turn (JK-4.42).
    End,
    /// Give up (JK-4.44).
    Concede,
    /// Put down cards that make no play: never allowed, and answered with the clause that says why.
    Amiss(Laid),
}

impl Action {
    /// The cards that the action takes from the hand, in the order in which they are laid down; of what is no play only
    /// the first.
    pub fn cards(self) -> impl Iterator<Item = Print> {
        let jukem = |with: bool| with.then_some(Print::Jukem);
        let cards = match self {
            Action::Run { yards, pancake, jukem: with } => {
                [Some(Print::Run(yards)), pancake.then_some(Print::Pancake), jukem(with)]
            }
            Action::Pass { lo, hi, catch, jukem: with } => {
                [Some(Print::Pass(lo, hi)), Some(Print::Catch(catch)), jukem(with)]
            }
            Action::Return { jukem: with } => [Some(Print::KickReturn), jukem(with), None],
            Action::Goal => [Some(Print::FieldGoal), None, None],
            Action::Discard(print) | Action::Defend(print) => [Some(print), None, None],
            Action::Amiss(laid) => [Some(laid.first()), None, None],
            Action::Draw | Action::Take | Action::Allow | Action::End | Action::Concede => [None; 3],
        };
        cards.into_iter().flatten()
    }

    /// The yardage play that these cards make, in the order in which they are laid down: the other way round than
    /// [`Action::cards`].
    pub fn play(cards: &[Print]) -> Option<Action> {
        let (cards, jukem) = match cards {
            [base @ .., Print::Jukem] => (base, true),
            base => (base, false),
        };
        match *cards {
            [Print::Run(yards)] => Some(Action::Run { yards, pancake: false, jukem }),
            [Print::Run(yards), Print::Pancake] => Some(Action::Run { yards, pancake: true, jukem }),
            [Print::Pass(lo, hi), Print::Catch(catch)] => Some(Action::Pass { lo, hi, catch, jukem }),
            [Print::KickReturn] => Some(Action::Return { jukem }),
            _ => None,
        }
    }

    /// What the play brings after all boosters; of a PASS with its CATCH only the CATCH counts (JK-5.4): a PANCAKE BLOCK! adds, then a JUKEM doubles (JK-5.14).
    #[inline]
    pub fn yards(self) -> u8 {
        // Saturating, because a number that no card has can be written in an action, too.
        let block = |pancake: bool| if pancake { PANCAKE_YARDS } else { 0 };
        let (yards, jukem) = match self {
            Action::Run { yards, pancake, jukem } => (yards.saturating_add(block(pancake)), jukem),
            Action::Pass { catch, jukem, .. } => (catch, jukem),
            Action::Return { jukem } => (KICK_RETURN_YARDS, jukem),
            _ => (0, false),
        };
        if jukem { yards.saturating_mul(2) } else { yards }
    }

    /// Whether a JUKEM shields the play (JK-5.19).
    #[inline]
    pub fn has_jukem(self) -> bool {
        match self {
            Action::Run { jukem, .. } | Action::Pass { jukem, .. } | Action::Return { jukem } => jukem,
            _ => false,
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let juk = |jukem: bool| if jukem { " juk" } else { "" };
        match *self {
            Action::Draw => f.write_str("draw"),
            Action::Take => f.write_str("take"),
            Action::Run { yards, pancake, jukem } => {
                write!(f, "run {yards}{}{}", if pancake { " pan" } else { "" }, juk(jukem))
            }
            Action::Pass { lo, hi, catch, jukem } => write!(f, "pass {lo}-{hi} {catch}{}", juk(jukem)),
            Action::Return { jukem } => write!(f, "return{}", juk(jukem)),
            Action::Goal => f.write_str("goal"),
            Action::Discard(print) => write!(f, "discard {print}"),
            Action::Defend(print) => write!(f, "defend {print}"),
            Action::Allow => f.write_str("allow"),
            Action::End => f.write_str("end"),
            Action::Concede => f.write_str("concede"),
            Action::Amiss(laid) => laid.fmt(f),
        }
    }
}

impl FromStr for Action {
    type Err = String;

    fn from_str(text: &str) -> Result<Action, String> {
        let words: Vec<&str> = text.split(' ').collect();
        match words[..] {
            ["draw"] => Ok(Action::Draw),
            ["take"] => Ok(Action::Take),
            ["discard", card] => card.parse().map(Action::Discard),
            ["discard", ..] => Err(say(text, "discard R15")),
            ["defend", card] => card.parse().map(Action::Defend),
            ["defend", ..] => Err(say(text, "defend HOLD")),
            ["allow"] => Ok(Action::Allow),
            ["end"] => Ok(Action::End),
            ["concede"] => Ok(Action::Concede),
            _ => Laid::read(&words).map(Laid::action).ok_or_else(|| say(text, right(words[0]))),
        }
    }
}

/// How an action that begins with this word is written.
fn right(word: &str) -> &'static str {
    match word {
        "run" => "run 15, run 15 pan, run 15 juk or run 15 pan juk",
        "pass" | "catch" => "pass 5-20 15 or pass 5-20 15 juk",
        "return" => "return or return juk",
        "goal" => "goal",
        _ => "draw, take, run, pass, return, goal, discard, defend, allow, end or concede",
    }
}

fn say(text: &str, right: &str) -> String {
    format!("{text:?} is no action: say {right}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_are_written_and_read_the_same_way() {
        let words = "draw, take, run 15, run 15 pan, run 15 juk, run 15 pan juk, pass 5-20 15, pass 5-20 15 juk, return, \
                     return juk, goal, discard P5-20, discard JUK, defend HOLD, allow, end, concede, run 10 juk juk, \
                     run 10 pan pan, pass 5-20, pass 5-20 juk, pass 5-20 10 15, pass 5-20 10 pan, catch 15, return pan, \
                     goal juk, juk, pan juk, hold, sack pan, fum, pick";
        for word in words.split(", ") {
            assert_eq!(word.parse::<Action>().map(|action| action.to_string()), Ok(word.to_string()));
        }
    }

    #[test]
    fn a_wrong_action_says_what_would_be_right() {
        for (wrong, right) in [
            ("", "say draw, take"),
            ("punt", "say draw, take"),
            ("draw 2", "say draw, take"),
            ("run", "say run 15"),
            ("run 15 15", "say run 15"),
            ("run 15 pan 5", "say run 15"),
            ("run R15", "say run 15"),
            ("run  15", "say run 15"),
            ("pass", "say pass 5-20 15"),
            ("pass 5-20 5 10 15", "say pass 5-20 15"),
            ("catch", "say pass 5-20 15"),
            ("goal 3", "say goal"),
            ("juk 10", "say draw, take"),
            ("pass 20 5", "say pass 5-20 15"),
            ("return 50", "say return or return juk"),
            ("discard", "say discard R15"),
            ("discard 15", "say R15"),
            ("defend", "say defend HOLD"),
        ] {
            let said = wrong.parse::<Action>().expect_err(wrong);
            assert!(said.contains(right), "{said}");
        }
    }

    #[test]
    fn extras_may_come_in_any_order_and_too_many_are_not_read() {
        assert_eq!("run 15 juk pan".parse(), "run 15 pan juk".parse::<Action>());
        assert!(format!("run 15{}", " juk".repeat(9)).parse::<Action>().is_ok());
        assert!(format!("run 15{}", " juk".repeat(10)).parse::<Action>().is_err());
    }

    #[test]
    fn an_action_fits_in_a_word() {
        assert!(size_of::<Action>() <= 8);
    }
}
