//! Cards put down together as a play, whether they make one or not.
//!
//! A player may try what the rules forbid, and is told the clause that forbids it; so the notation can write it down.
//! Cards that make a play are always written as that play, never as [`Action::Amiss`].

use super::Action;
use crate::card::{Print, number};
use std::fmt;

/// Cards that somebody puts down as one play: a first card, with a PASS perhaps CATCHes, and extras.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Laid {
    first: Print,
    /// The numbers on the CATCHes after a PASS; 0 for none, a number that no card has.
    catches: [u8; CATCHES_MAX],
    pancakes: u8,
    jukems: u8,
}

/// One more than a PASS may have (JK-5.7).
const CATCHES_MAX: usize = 2;
/// More of one extra than any hand holds.
const EXTRAS_MAX: u8 = 9;

/// What is wrong with cards that make no play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// A card that is never a play begins it (JK-4.25).
    NeverAPlay,
    /// A PASS without a CATCH, or a CATCH without a PASS (JK-5.5).
    Parted,
    /// Two CATCHes on one PASS (JK-5.7).
    TwoCatches,
    /// A JUKEM with what it does not go with (JK-5.17).
    StrayJukem,
    /// More than one JUKEM (JK-5.16).
    TwoJukems,
    /// A PANCAKE BLOCK! without a RUN (JK-5.21).
    StrayBlock,
    /// More than one PANCAKE BLOCK! (JK-5.22).
    TwoBlocks,
}

/// The words of cards that stand alone or follow as extras.
const WORDS: [(Print, &str); 8] = [
    (Print::KickReturn, "return"),
    (Print::FieldGoal, "goal"),
    (Print::Jukem, "juk"),
    (Print::Pancake, "pan"),
    (Print::Holding, "hold"),
    (Print::Sack, "sack"),
    (Print::Fumble, "fum"),
    (Print::PickedOff, "pick"),
];

impl Laid {
    /// Reads the words of an action; none where they name no card that can be put down.
    pub fn read(words: &[&str]) -> Option<Laid> {
        let (first, mut rest) = match *words {
            ["run", yards, ref rest @ ..] => (Print::Run(number(yards)?), rest),
            ["catch", yards, ref rest @ ..] => (Print::Catch(number(yards)?), rest),
            ["pass", range, ref rest @ ..] => {
                let (lo, hi) = range.split_once('-')?;
                (Print::Pass(number(lo)?, number(hi)?), rest)
            }
            [word, ref rest @ ..] => (WORDS.iter().find(|row| row.1 == word)?.0, rest),
            [] => return None,
        };
        let mut laid = Laid { first, catches: [0; CATCHES_MAX], pancakes: 0, jukems: 0 };
        if matches!(first, Print::Pass(..)) {
            for catch in &mut laid.catches {
                let [word, after @ ..] = rest else { break };
                let Some(yards) = number(word) else { break };
                (*catch, rest) = (yards, after);
            }
        }
        for word in rest {
            let count = match *word {
                "pan" => &mut laid.pancakes,
                "juk" => &mut laid.jukems,
                _ => return None,
            };
            *count += 1;
            if *count > EXTRAS_MAX {
                return None;
            }
        }
        Some(laid)
    }

    /// The play that the cards make, or the attempt as it is.
    pub fn action(self) -> Action {
        let Laid { first, catches: [catch, more], pancakes, jukems } = self;
        let (pancake, jukem) = (pancakes == 1, jukems == 1);
        match (first, pancakes, jukems) {
            (Print::Run(yards), 0..=1, 0..=1) => Action::Run { yards, pancake, jukem },
            (Print::Pass(lo, hi), 0, 0..=1) if catch > 0 && more == 0 => Action::Pass { lo, hi, catch, jukem },
            (Print::KickReturn, 0, 0..=1) => Action::Return { jukem },
            (Print::FieldGoal, 0, 0) => Action::Goal,
            _ => Action::Amiss(self),
        }
    }

    /// The card that begins it.
    pub fn first(self) -> Print {
        self.first
    }

    /// What is wrong with cards that make no play: the first card first, then the blocks, then the JUKEMs.
    pub fn fault(self) -> Fault {
        match (self.first, self.catches) {
            (Print::Jukem | Print::Pancake, _) => Fault::NeverAPlay,
            (card, _) if card.is_defensive() => Fault::NeverAPlay,
            (Print::Catch(_), _) | (Print::Pass(..), [0, _]) => Fault::Parted,
            (Print::Pass(..), [_, more]) if more > 0 => Fault::TwoCatches,
            (Print::Run(_), _) if self.pancakes > 1 => Fault::TwoBlocks,
            (card, _) if self.pancakes > 0 && !matches!(card, Print::Run(_)) => Fault::StrayBlock,
            (Print::FieldGoal, _) => Fault::StrayJukem,
            _ => Fault::TwoJukems,
        }
    }
}

impl fmt::Display for Laid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.first {
            Print::Run(yards) => write!(f, "run {yards}")?,
            Print::Pass(lo, hi) => write!(f, "pass {lo}-{hi}")?,
            Print::Catch(yards) => write!(f, "catch {yards}")?,
            plain => f.write_str(WORDS.iter().find(|row| row.0 == plain).map_or("", |row| row.1))?,
        }
        self.catches.iter().filter(|catch| **catch > 0).try_for_each(|catch| write!(f, " {catch}"))?;
        (0..self.pancakes).try_for_each(|_| f.write_str(" pan"))?;
        (0..self.jukems).try_for_each(|_| f.write_str(" juk"))
    }
}
