//! What the faces of a deck are called, as JSON text: every update names dozens of cards.
//!
//! A deck hardly ever changes while it is played with, so its faces are put into words once; and as most tables play with
//! the same deck, they share the words.

use kernel::{CardId, Face, Text};
use std::collections::HashSet;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

/// The faces of one deck.
#[derive(PartialEq, Eq, Hash, Debug)]
pub(crate) struct Faces {
    /// `"R15":"RUN 15"` for each face.
    text: String,
    /// Where each face begins in it, where its notation ends, and where its name ends; by the number of the face.
    places: Vec<(u16, u16, u16)>,
}

/// Decks that are kept in mind; when there are more, all are forgotten by those who ask next.
const DECKS_MAX: usize = 64;
static DECKS: LazyLock<Mutex<HashSet<Arc<Faces>>>> = LazyLock::new(Mutex::default);

impl Faces {
    /// The faces of the cards that `game` is played with; none where they are called otherwise later.
    pub(crate) fn of<G: Text>(game: &G) -> Arc<Faces> {
        let cards = game.cards();
        let count = if game.names_stay() { cards.count() } else { 0 };
        let held = (0..count).fold(0u128, |held, card| held | 1 << cards.face_of(CardId(card as u8)).0);
        let (mut text, mut places) = (String::new(), Vec::new());
        for face in numbers(held).map(Face) {
            places.resize(face.0 as usize, (0, 0, 0));
            let from = text.len() as u16;
            text += &quoted(&Text::face(game, face));
            let notation = text.len() as u16;
            text.push(':');
            text += &quoted(&words::english(game, &game.name(face)));
            places.push((from, notation, text.len() as u16));
        }
        shared(Faces { text, places })
    }

    /// A face in notation, in quotes; none if no card of the deck has it.
    pub(crate) fn face(&self, face: Face) -> Option<&str> {
        let (from, to, _) = self.place(face)?;
        Some(&self.text[from as usize..to as usize])
    }

    /// A face and its name, as an entry of an object.
    pub(crate) fn entry(&self, face: Face) -> Option<&str> {
        let (from, _, to) = self.place(face)?;
        Some(&self.text[from as usize..to as usize])
    }

    /// The name of a face, in quotes.
    pub(crate) fn name(&self, face: Face) -> Option<&str> {
        let (_, from, to) = self.place(face)?;
        Some(&self.text[from as usize + 1..to as usize])
    }

    fn place(&self, face: Face) -> Option<(u16, u16, u16)> {
        self.places.get(face.0 as usize).copied().filter(|(from, _, to)| from < to)
    }
}

/// The numbers in a set of them.
pub(crate) fn numbers(mut set: u128) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let next = set.trailing_zeros() as u8;
        set &= set.wrapping_sub(1);
        (next < 128).then_some(next)
    })
}

fn quoted(text: &str) -> String {
    serde_json::to_string(text).expect("a text is plain data")
}

/// The same faces as another table has, if one has them.
fn shared(faces: Faces) -> Arc<Faces> {
    let mut decks = DECKS.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(known) = decks.get(&faces) {
        return known.clone();
    }
    if decks.len() >= DECKS_MAX {
        decks.clear();
    }
    let faces = Arc::new(faces);
    decks.insert(faces.clone());
    faces
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Seed, Setup, Table};
    use jukem_football::JukemFootball;
    use kernel::Scene;

    fn faces(options: &[(&str, &str)]) -> Arc<Faces> {
        let options = options.iter().map(|(key, value)| (key.to_string(), value.to_string())).collect();
        let setup = Setup { seats: 2, options, seed: Seed::number(1), scene: Scene::default() };
        Faces::of(&Table::<JukemFootball>::open(&setup).unwrap().game)
    }

    #[test]
    fn tables_with_the_same_deck_share_its_words() {
        let (one, other) = (faces(&[]), faces(&[("discard_rule", "always")]));
        assert!(Arc::ptr_eq(&one, &other));
        assert_eq!((one.face(Face(0)), one.name(Face(0))), (Some("\"R5\""), Some("\"RUN 5\"")));
        assert_eq!(one.entry(Face(0)), Some("\"R5\":\"RUN 5\""));
        assert_eq!(one.face(Face(127)), None);
    }

    #[test]
    fn a_set_lists_its_numbers() {
        assert_eq!(numbers(1 | 1 << 5 | 1 << 127).collect::<Vec<_>>(), [0, 5, 127]);
    }
}
