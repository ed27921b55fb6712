//! What a seat can do, and its notation.
//!
//! Cards are named by kind (BL-1.7): coins by their number, looters by `L`. A set is called `s3`, and the bag it becomes
//! `b3`: the number says which set was opened third in this round, and stays. No action talks: what is said in a chat
//! binds nobody (BL-8.7).

use crate::card::{self, UNSEEN};
use kernel::{Face, SEATS_MAX, Seat};
use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

/// The place of a set, and later of the bag it becomes: the order in which the sets of a round were opened, from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Spot(pub u8);

impl Spot {
    /// The number as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number that people use, from 1.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }
}

/// One choice of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Draw to start the turn (BL-4.2).
    Draw,
    /// Lay down a new set (BL-5.7).
    Open {
        /// The rank of its coins.
        rank: Face,
        /// How many coins.
        coins: u8,
        /// How many looters.
        looters: u8,
    },
    /// Add a card to a set of one's own (BL-5.11).
    Build {
        /// Which set.
        set: Spot,
        /// The card.
        card: Face,
    },
    /// Take a set by adding a card (BL-5.13).
    Steal {
        /// Which set.
        set: Spot,
        /// The card.
        card: Face,
    },
    /// Add the fifth card to a set of four (BL-5.17).
    Bag {
        /// Which set.
        set: Spot,
        /// The card.
        card: Face,
    },
    /// Swap a coin for a looter in a set (BL-5.22).
    Pinch {
        /// Which set.
        set: Spot,
        /// The coin.
        coin: Face,
    },
    /// Show a coin and point at a bag (BL-5.28).
    Snitch {
        /// Which bag.
        bag: Spot,
        /// The coin.
        coin: Face,
    },
    /// Discard a coin of a bag's rank and draw (BL-5.48).
    Ditch {
        /// The coin.
        coin: Face,
    },
    /// Say "done" (BL-4.15).
    Knock,
    /// Let another player take a random card (BL-4.17).
    Forfeit {
        /// Who takes it.
        to: Seat,
    },
    /// Forfeit to a player drawn by lot: what the clock does (BL-8.9).
    ForfeitByLot,
    /// "Show me the loot!" (BL-4.31).
    Challenge,
    /// Let the bag pass (BL-4.41, BL-4.45).
    LetGo,
    /// After a genuine bag: take a bag of the challenger (BL-5.42).
    TakeBag {
        /// Which bag.
        bag: Spot,
    },
    /// After a genuine bag: take all sets of the challenger (BL-5.42).
    TakeSets,
    /// After going out: take a bag of another player (BL-6.5).
    Bonus {
        /// Which bag.
        bag: Spot,
    },
    /// What others are told of a hidden answer; nobody can do this.
    Answer,
}

impl Action {
    /// Its place in every list: new sets by rank, what each card can do to each set, then the rest in the order of the
    /// rules.
    const fn key(self) -> u32 {
        let (chapter, a, b, c) = match self {
            Action::Draw => (0, 0, 0, 0),
            Action::Open { rank, coins, looters } => (1, rank.0, coins, looters),
            Action::Build { set, card } => (2, card.0, set.0, 0),
            Action::Steal { set, card } => (2, card.0, set.0, 1),
            Action::Bag { set, card } => (2, card.0, set.0, 2),
            Action::Pinch { set, coin } => (3, coin.0, set.0, 0),
            Action::Snitch { bag, coin } => (7, bag.0, coin.0, 0),
            Action::Ditch { coin } => (8, coin.0, 0, 0),
            Action::Knock => (9, 0, 0, 0),
            Action::Forfeit { to } => (10, to.number(), 0, 0),
            Action::ForfeitByLot => (11, 0, 0, 0),
            Action::Challenge => (12, 0, 0, 0),
            Action::LetGo => (13, 0, 0, 0),
            Action::TakeBag { bag } => (14, bag.0, 0, 0),
            Action::TakeSets => (15, 0, 0, 0),
            Action::Bonus { bag } => (16, bag.0, 0, 0),
            Action::Answer => (17, 0, 0, 0),
        };
        u32::from_be_bytes([chapter, a, b, c])
    }
}

impl Ord for Action {
    fn cmp(&self, other: &Action) -> Ordering {
        self.key().cmp(&other.key())
    }
}

impl PartialOrd for Action {
    fn partial_cmp(&self, other: &Action) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let on = |f: &mut fmt::Formatter<'_>, verb: &str, card: Face, letter: char, spot: Spot| {
            write!(f, "{verb} {} {letter}{}", card::word(card), spot.number())
        };
        match *self {
            Action::Draw => f.write_str("draw"),
            Action::Open { rank, coins, looters: 0 } => write!(f, "open {} x{coins}", card::word(rank)),
            Action::Open { rank, coins, looters } => write!(f, "open {} x{coins} +{looters}L", card::word(rank)),
            Action::Build { set, card } => on(f, "build", card, 's', set),
            Action::Steal { set, card } => on(f, "steal", card, 's', set),
            Action::Bag { set, card } => on(f, "bag", card, 's', set),
            Action::Pinch { set, coin } => on(f, "pinch", coin, 's', set),
            Action::Snitch { bag, coin } => on(f, "snitch", coin, 'b', bag),
            Action::Ditch { coin } => write!(f, "ditch {}", card::word(coin)),
            Action::Knock => f.write_str("knock"),
            Action::Forfeit { to } => write!(f, "forfeit {to}"),
            Action::ForfeitByLot => f.write_str("forfeit lot"),
            Action::Challenge => f.write_str("challenge"),
            Action::LetGo => f.write_str("letgo"),
            Action::TakeBag { bag } => write!(f, "takebag b{}", bag.number()),
            Action::TakeSets => f.write_str("takesets"),
            Action::Bonus { bag } => write!(f, "bonus b{}", bag.number()),
            Action::Answer => f.write_str("answer"),
        }
    }
}

impl FromStr for Action {
    type Err = String;

    fn from_str(text: &str) -> Result<Action, String> {
        let words: Vec<&str> = text.split(' ').collect();
        let (verb, rest) = words.split_first().ok_or("an empty line is no action")?;
        let (read, right) = reader(verb).ok_or_else(|| {
            format!(
                "{text:?} is no action: say draw, open, build, steal, bag, pinch, snitch, ditch, knock, forfeit, \
                 challenge, letgo, takebag, takesets or bonus"
            )
        })?;
        read(rest).ok_or_else(|| match counted(verb, rest) {
            Some(meant) => format!("{text:?} is no action: say {meant}"),
            None => format!("{text:?} is no action: say {right}"),
        })
    }
}

/// How a set whose cards were named one by one (`open 7 7 L`) is written.
fn counted(verb: &str, cards: &[&str]) -> Option<String> {
    let looters = cards.iter().filter(|card| **card == "L").count() as u8;
    let rank = cards.iter().find(|card| **card != "L").and_then(|card| card::read(card))?;
    let alike = cards.iter().all(|card| *card == "L" || card::read(card) == Some(rank));
    let coins = cards.len() as u8 - looters;
    (verb == "open" && alike && cards.len() > 1).then(|| Action::Open { rank, coins, looters }.to_string())
}

/// Reads what follows a verb.
type Reader = fn(&[&str]) -> Option<Action>;

/// How the words after `verb` are read, and how they are rightly written.
fn reader(verb: &str) -> Option<(Reader, &'static str)> {
    Some(match verb {
        "draw" => (|rest| bare(rest, Action::Draw), "draw"),
        "open" => (open, "open 7 x3 or, with looters, open 7 x3 +1L"),
        "build" => (|rest| onto(rest).map(|(card, set)| Action::Build { set, card }), "build 7 s3 or build L s3"),
        "steal" => (|rest| onto(rest).map(|(card, set)| Action::Steal { set, card }), "steal 7 s3 or steal L s3"),
        "bag" => (bag, "bag 7 s3 or bag L s3"),
        "pinch" => (|rest| onto(rest).map(|(coin, set)| Action::Pinch { set, coin }), "pinch 7 s3"),
        "snitch" => (snitch, "snitch 7 b3"),
        "ditch" => (ditch, "ditch 7"),
        "knock" => (|rest| bare(rest, Action::Knock), "knock"),
        "forfeit" => (forfeit, "forfeit 2, with the seat that takes the card"),
        "challenge" => (|rest| bare(rest, Action::Challenge), "challenge"),
        "letgo" => (|rest| bare(rest, Action::LetGo), "letgo"),
        "takebag" => (|rest| one_bag(rest).map(|bag| Action::TakeBag { bag }), "takebag b3"),
        "takesets" => (|rest| bare(rest, Action::TakeSets), "takesets"),
        "bonus" => (|rest| one_bag(rest).map(|bag| Action::Bonus { bag }), "bonus b3"),
        "answer" => (|rest| bare(rest, Action::Answer), "answer"),
        _ => return None,
    })
}

fn bare(rest: &[&str], action: Action) -> Option<Action> {
    rest.is_empty().then_some(action)
}

fn open(rest: &[&str]) -> Option<Action> {
    let (rank, coins, looters) = match *rest {
        [rank, coins] => (rank, coins, "+0L"),
        [rank, coins, looters] if looters != "+0L" => (rank, coins, looters),
        _ => return None,
    };
    let looters = looters.strip_prefix('+')?.strip_suffix('L')?;
    let coins = coins.strip_prefix('x')?;
    Some(Action::Open { rank: card::read(rank)?, coins: card::number(coins)?, looters: card::number(looters)? })
}

fn onto(rest: &[&str]) -> Option<(Face, Spot)> {
    let [card, set] = *rest else { return None };
    Some((card::read(card)?, spot(set, 's')?))
}

/// As others see it, the fifth card may be `?`.
fn bag(rest: &[&str]) -> Option<Action> {
    let (card, set) = match *rest {
        ["?", set] => (UNSEEN, spot(set, 's')?),
        _ => onto(rest)?,
    };
    Some(Action::Bag { set, card })
}

fn snitch(rest: &[&str]) -> Option<Action> {
    let [coin, bag] = *rest else { return None };
    Some(Action::Snitch { bag: spot(bag, 'b')?, coin: card::read(coin)? })
}

fn ditch(rest: &[&str]) -> Option<Action> {
    let [coin] = *rest else { return None };
    Some(Action::Ditch { coin: card::read(coin)? })
}

fn forfeit(rest: &[&str]) -> Option<Action> {
    let [to] = *rest else { return None };
    if to == "lot" {
        return Some(Action::ForfeitByLot);
    }
    let to = card::number(to).filter(|&number| (number as usize) < SEATS_MAX)?;
    Some(Action::Forfeit { to: Seat::new(to) })
}

fn one_bag(rest: &[&str]) -> Option<Spot> {
    let [bag] = *rest else { return None };
    spot(bag, 'b')
}

/// Reads `s3` or `b3`.
pub fn spot(word: &str, letter: char) -> Option<Spot> {
    let number = card::number(word.strip_prefix(letter)?)?;
    (1..=card::SETS_MAX as u8).contains(&number).then(|| Spot(number - 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_are_written_and_read_the_same_way() {
        let words = "draw, open 7 x3, open 16 x1 +3L, build 7 s3, build L s37, steal 1 s1, bag L s12, bag ? s2, \
                     pinch 7 s3, snitch 10 b2, ditch 9, knock, forfeit 7, forfeit lot, challenge, letgo, takebag b1, takesets, \
                     bonus b37, answer, open L x2, pinch L s1, snitch L b1, ditch L";
        for word in words.split(", ") {
            assert_eq!(word.parse::<Action>().map(|action| action.to_string()), Ok(word.to_string()));
        }
    }

    #[test]
    fn a_wrong_action_says_what_would_be_right() {
        for (wrong, right) in [
            ("", "say draw, open"),
            ("pass", "say draw, open"),
            ("draw 2", "say draw"),
            ("open 7", "say open 7 x3"),
            ("open 7 3", "say open 7 x3"),
            ("open 7 7", "say open 7 x2"),
            ("open 7 L 7 L", "say open 7 x2 +2L"),
            ("open 7 x3 +0L", "say open 7 x3"),
            ("open 7 x3 1L", "+1L"),
            ("open 17 x2", "say open 7 x3"),
            ("build 7", "say build 7 s3"),
            ("build 7 b3", "say build 7 s3"),
            ("build 07 s3", "say build 7 s3"),
            ("steal ? s3", "say steal 7 s3"),
            ("snitch 7 s3", "say snitch 7 b3"),
            ("snitch 7 b38", "say snitch 7 b3"),
            ("forfeit", "the seat that takes the card"),
            ("forfeit 8", "the seat that takes the card"),
            ("takebag b0", "say takebag b3"),
        ] {
            let said = wrong.parse::<Action>().expect_err(wrong);
            assert!(said.contains(right), "{said}");
        }
    }

    #[test]
    fn an_action_fits_in_a_word() {
        assert!(size_of::<Action>() <= 8);
    }
}
