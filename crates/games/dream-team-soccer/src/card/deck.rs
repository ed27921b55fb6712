//! The deck: how many copies of each kind are in the box.
//!
//! It comes from a data file. Whatever is read goes through the same checks, so a [`Deck`] that exists can be
//! played with.

use super::{FREE_KICK, GOAL, Holding, KICKOFF, RED, YELLOW, kinds, read, sign};
use kernel::Face;
use serde::Deserialize;
use std::sync::LazyLock;

/// How many cards the box has (DT-1.1).
pub const CARDS: usize = 60;
const SHIPPED_FILE: &str = include_str!("../../data/dream-team-soccer.toml");
static SHIPPED: LazyLock<Deck> =
    LazyLock::new(|| Deck::from_toml(SHIPPED_FILE).expect("the shipped deck keeps DT-1.1; a test reads it"));

/// All cards of the box.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deck {
    cards: Holding,
}

impl Deck {
    /// The deck that is played with.
    pub fn shipped() -> &'static Deck {
        &SHIPPED
    }

    /// How many copies of this kind the box has.
    pub fn copies(&self, face: Face) -> u8 {
        self.cards.count(face)
    }

    /// All cards, the strongest first.
    pub fn cards(&self) -> [Face; CARDS] {
        let mut all = [GOAL; CARDS];
        all.iter_mut().zip(self.cards.cards()).for_each(|(place, face)| *place = face);
        all
    }

    /// Reads a deck file. The error is a sentence that says what would be right.
    pub fn from_toml(text: &str) -> Result<Deck, String> {
        let file: File = toml::from_str(text).map_err(|error| format!("this is no deck file: {error}"))?;
        let mut deck = Deck { cards: Holding::EMPTY };
        for kind in file.card {
            let face = read(&kind.sign)?;
            if deck.copies(face) > 0 {
                return Err(format!("{} is listed twice: each kind has one entry", kind.sign));
            }
            if !(1..=15).contains(&kind.copies) {
                return Err(format!("{} needs 1 to 15 copies", kind.sign));
            }
            (0..kind.copies).for_each(|_| deck.cards.add(face));
        }
        deck.complete()
    }

    /// What DT-1.1 and DT-1.2 ask of the deck as a whole.
    fn complete(self) -> Result<Deck, String> {
        if let Some(missing) = kinds().find(|face| self.copies(*face) == 0) {
            return Err(format!("{} is missing: every kind has an entry", sign(missing)));
        }
        for (face, copies) in [(GOAL, 1), (YELLOW, 1), (KICKOFF, 1), (RED, 1), (FREE_KICK, 2)] {
            if self.copies(face) != copies {
                let found = self.copies(face);
                return Err(format!("{found} copies of {}: a deck has {copies} (DT-1.1, DT-1.2)", sign(face)));
            }
        }
        let total = self.cards.len() as usize;
        if total == CARDS { Ok(self) } else { Err(format!("{total} cards: a deck has {CARDS} (DT-1.1)")) }
    }
}

/// A deck file. `id` and `total` are for people; what counts are the entries.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default, rename = "id")]
    _id: String,
    #[serde(default, rename = "total")]
    _total: u32,
    card: Vec<Kind>,
}

/// One entry of a deck file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Kind {
    sign: String,
    copies: u8,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shipped_deck_can_be_read() {
        let deck = Deck::from_toml(SHIPPED_FILE).unwrap();
        assert_eq!(deck.cards().len(), CARDS);
        assert_eq!(deck.copies(FREE_KICK), 2);
    }

    #[test]
    fn a_deck_that_cannot_be_played_with_is_refused_in_words() {
        let row = "  { sign = \"7\", copies = 7 },";
        let goal = "{ sign = \"G\", copies = 1 }";
        for (old, new, says) in [
            (row, "", "7 is missing"),
            (row, &row.replace("copies = 7", "copies = 6"), "59 cards: a deck has 60"),
            (row, &row.replace("copies = 7", "copies = 0"), "7 needs 1 to 15 copies"),
            (row, &format!("{row}{row}"), "7 is listed twice"),
            (row, &row.replace("sign = \"7\"", "sign = \"12\""), "\"12\" is no card"),
            (goal, &goal.replace("copies = 1", "copies = 2"), "2 copies of G: a deck has 1"),
            ("card = [", "cards = [", "this is no deck file"),
        ] {
            let said = Deck::from_toml(&SHIPPED_FILE.replace(old, new)).expect_err(says);
            assert!(said.contains(says), "{said:?} does not say {says:?}");
        }
    }
}
