//! Positions: any table one can describe, in the game's own words.
//!
//! A [`Scene`] is a list of `key words…` lines. Each game reads its own keys through [`Stage`]; what is not named is
//! dealt from the rest by the seed. [`Stock`] hands out the cards, so that none is used twice.

use crate::card::{CardId, CardSet, Face};
use crate::chance::Chance;
use crate::game::Game;
use crate::seat::Seat;
use crate::suggest::closest;
use crate::tableau::Cards;
use std::fmt;

/// One line of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// What it sets.
    pub key: String,
    /// What it is set to.
    pub words: Vec<String>,
    /// The line in the file, for errors.
    pub line: usize,
}

/// A position as written.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Scene {
    /// Its lines in order.
    pub entries: Vec<Entry>,
}

impl Scene {
    /// Ok if every line has one of the keys of [`Stage::KEYS`].
    pub fn has_keys(&self, known: &[&str]) -> Result<(), Misplaced> {
        let bare = |key: &str| key.trim_end_matches(|c: char| c.is_ascii_digit()).to_string();
        let is_known = |key: &str| known.contains(&key) || known.contains(&format!("{}1", bare(key)).as_str());
        self.entries.iter().find(|entry| !is_known(&entry.key)).map_or(Ok(()), |entry| Err(entry.unknown(known)))
    }

    /// A scene of `key words…` lines.
    pub fn of(lines: impl IntoIterator<Item = (&'static str, String)>) -> Scene {
        let entry = |(key, text): (&str, String)| Entry {
            key: key.to_string(),
            words: text.split_whitespace().map(str::to_string).collect(),
            line: 0,
        };
        Scene { entries: lines.into_iter().map(entry).collect() }
    }
}

/// Why a position cannot be set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Misplaced {
    /// The line in the file; 0 where no line is to blame.
    pub line: usize,
    /// What is wrong and what would be right.
    pub why: String,
}

impl fmt::Display for Misplaced {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(f, "the position cannot be set up: {}", self.why),
            line => write!(f, "line {line}: {}", self.why),
        }
    }
}

impl Entry {
    /// An error at this line.
    pub fn wrong(&self, why: impl Into<String>) -> Misplaced {
        Misplaced { line: self.line, why: why.into() }
    }

    /// The single word of the line.
    pub fn word(&self) -> Result<&str, Misplaced> {
        match &self.words[..] {
            [word] => Ok(word),
            words => Err(self.wrong(format!("{} takes one word, not {}", self.key, words.len()))),
        }
    }

    /// The single number of the line, in `min..=max`.
    pub fn number(&self, min: i64, max: i64) -> Result<i64, Misplaced> {
        let word = self.word()?;
        let fits = word.parse().ok().filter(|n| (min..=max).contains(n));
        fits.ok_or_else(|| self.wrong(format!("{} is a number from {min} to {max}, not {word:?}", self.key)))
    }

    /// The line's seat number.
    pub fn seat(&self, seats: u8) -> Result<Seat, Misplaced> {
        Ok(Seat::new(self.number(0, seats as i64 - 1)? as u8))
    }

    /// The line's words after a leading seat number, and that seat (`hand 0 R15 PAN`).
    pub fn seat_and_rest(&self, seats: u8) -> Result<(Seat, &[String]), Misplaced> {
        let seat = self.words.first().and_then(|word| Seat::parse(word, seats));
        match seat {
            Some(seat) => Ok((seat, &self.words[1..])),
            None => Err(self.wrong(format!("{} is followed by a seat from 0 to {}", self.key, seats - 1))),
        }
    }

    /// An error for a key the game does not know.
    pub fn unknown(&self, known: &[&str]) -> Misplaced {
        let hint = match closest(&self.key, known.iter().copied()) {
            Some(meant) => format!(". Did you mean {meant}?"),
            None => format!("; it has {}", known.join(", ")),
        };
        self.wrong(format!("a position of this game has no {:?}{hint}", self.key))
    }
}

/// A game whose table can be set up from a description.
pub trait Stage: Game {
    /// Every key that a line of a position may have; one that ends with a number stands for all numbers (`s1`, `s2` …).
    const KEYS: &'static [&'static str];

    /// Sets up the position that `scene` describes; what it leaves open is dealt by `chance`.
    fn stage(options: &Self::Options, seats: u8, scene: &Scene, chance: Chance) -> Result<Self, Misplaced>;

    /// Describes the table as a scene that sets it up again, hidden cards included.
    fn scene(&self) -> Scene;
}

/// The cards a position has not used yet.
pub struct Stock {
    left: CardSet,
}

impl Stock {
    /// All cards of the match.
    pub fn new(cards: &dyn Cards) -> Stock {
        Stock { left: CardSet::first_n(cards.count()) }
    }

    /// Takes a card with this face out of the stock.
    pub fn take(&mut self, cards: &dyn Cards, face: Face) -> Option<CardId> {
        let card = self.left.iter().find(|&card| cards.face_of(card) == face)?;
        self.left.remove(card);
        Some(card)
    }

    /// The cards nobody named.
    pub fn left(&self) -> CardSet {
        self.left
    }
}
