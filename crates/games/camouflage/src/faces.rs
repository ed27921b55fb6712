//! The card set: what is printed on both sides of all 42 cards.
//!
//! The shipped set is `data/camouflage-j1.toml`. Whoever owns the box can correct a copy of it: a set is accepted if it
//! passes the checks Q1 to Q3 (CA-1.11); the shipped one passes all six (see [`quality`](crate::quality)).

use crate::card::{CARDS, CODES, DECK_SIZE, DECKS, Deck, Name, Ring, Side};
use crate::quality;
use kernel::Face;
use serde::Deserialize;
use std::sync::LazyLock;

/// The name of the shipped set.
pub const SHIPPED: &str = "camouflage-j1";

/// The faces of one side, by card.
pub type Faces = [Ring; CARDS];

/// The faces of all cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FaceSet {
    /// Its name.
    pub id: String,
    /// The faces by side and card.
    pub sides: [Faces; 2],
}

/// The data file as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    id: String,
    deck: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    code: String,
    /// For people; the game names animals by the deck's code.
    #[allow(dead_code)]
    animal: String,
    animals: Vec<String>,
    gems: Vec<String>,
}

impl FaceSet {
    /// The set that comes with the game.
    pub fn shipped() -> &'static FaceSet {
        static SET: LazyLock<FaceSet> = LazyLock::new(|| {
            FaceSet::read(include_str!("../data/camouflage-j1.toml")).expect("the shipped card set is tested")
        });
        &SET
    }

    /// What is printed on `card`.
    pub fn ring(&self, side: Side, card: Face) -> Ring {
        self.sides[side.index()][card.0 as usize]
    }

    /// Reads a set: a data file, or the one line that [`FaceSet::text`] writes. The error says what would be right.
    pub fn read(text: &str) -> Result<FaceSet, String> {
        let set = if text.contains('=') { read_file(text)? } else { read_line(text)? };
        quality::playable(&set)?;
        Ok(set)
    }

    /// The set in one line: its name, then the 42 faces of Animal Patterns and the 42 of Gems.
    pub fn text(&self) -> String {
        let faces = Side::ALL.into_iter().flat_map(|side| self.sides[side.index()].map(|ring| ring.text(side)));
        [self.id.clone()].into_iter().chain(faces).collect::<Vec<_>>().join(" ")
    }
}

fn read_file(text: &str) -> Result<FaceSet, String> {
    let file: File = toml::from_str(text).map_err(|error| format!("the card set cannot be read: {error}"))?;
    let codes: Vec<&str> = file.deck.iter().map(|deck| deck.code.as_str()).collect();
    if codes != CODES {
        return Err(format!("a card set has the decks {} in this order, not {}", CODES.join(", "), codes.join(", ")));
    }
    let mut set = FaceSet { id: name(&file.id)?, sides: [[Ring(0); CARDS]; 2] };
    for (deck, entry) in Deck::all().zip(&file.deck) {
        for (side, faces) in [(Side::Animal, &entry.animals), (Side::Gems, &entry.gems)] {
            if faces.len() != DECK_SIZE {
                return Err(format!("deck {} has {DECK_SIZE} faces on a side, not {}", entry.code, faces.len()));
            }
            for (card, face) in deck.cards().zip(faces) {
                set.sides[side.index()][card.0 as usize] = read_face(side, card, face)?;
            }
        }
    }
    Ok(set)
}

fn read_line(text: &str) -> Result<FaceSet, String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let Some((id, faces)) = words.split_first().filter(|(_, faces)| faces.len() == 2 * CARDS) else {
        return Err(format!(
            "a card set in one line is its name and {} faces ({DECKS} decks of {DECK_SIZE}, two sides), not {} words",
            2 * CARDS,
            words.len()
        ));
    };
    let mut set = FaceSet { id: name(id)?, sides: [[Ring(0); CARDS]; 2] };
    for (number, face) in faces.iter().enumerate() {
        let (side, card) = (Side::ALL[number / CARDS], Face((number % CARDS) as u8));
        set.sides[side.index()][card.0 as usize] = read_face(side, card, face)?;
    }
    Ok(set)
}

fn read_face(side: Side, card: Face, text: &str) -> Result<Ring, String> {
    Ring::parse(text, side).map_err(|why| format!("side {} of {}: {why}", side.word(), Name(card)))
}

fn name(id: &str) -> Result<String, String> {
    let plain = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    if id.is_empty() || id.len() > 40 || !id.chars().all(plain) {
        return Err(format!("the name of a card set is up to 40 letters, digits and dashes, not {id:?}"));
    }
    Ok(id.to_string())
}
