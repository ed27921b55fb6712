//! What the faces of a deck are called, as data and as JSON text: every update names dozens of cards.
//!
//! Faces are called the same all through a match, so they are put down once; and as most tables play with the same deck,
//! they share what was put down.

use crate::wire::FaceInfo;
use kernel::{CardId, Face, Help, Text};
use std::collections::HashSet;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

/// The faces of one deck.
#[derive(PartialEq, Eq, Hash, Debug)]
pub(crate) struct Faces {
    /// Each face in notation, in quotes; by the number of the face, empty where no card of the deck has it.
    quoted: Vec<String>,
    /// All that is to be known of them.
    infos: Vec<FaceInfo>,
}

/// Decks that are kept in mind; when there are more, all are forgotten by those who ask next.
const DECKS_MAX: usize = 64;
static DECKS: LazyLock<Mutex<HashSet<Arc<Faces>>>> = LazyLock::new(Mutex::default);

impl Faces {
    /// The faces of the cards that `game` is played with.
    pub(crate) fn of<G: Text>(game: &G) -> Arc<Faces> {
        let cards = game.cards();
        let held = (0..cards.count()).fold(0u128, |held, card| held | 1 << cards.face_of(CardId(card as u8)).0);
        let (mut quoted, mut infos) = (Vec::new(), Vec::new());
        for face in numbers(held).map(Face) {
            let notation = Text::face(game, face);
            quoted.resize(face.0 as usize, String::new());
            quoted.push(serde_json::to_string(&notation).expect("a text is plain data"));
            let Help { does, when, signs, clauses } = game.help(face);
            let clauses = clauses.into_iter().map(|clause| clause.id.to_string()).collect();
            infos.push(FaceInfo { face: notation, name: game.name(face), does, when, signs, clauses });
        }
        shared(Faces { quoted, infos })
    }

    /// A face in notation, in quotes; none if no card of the deck has it.
    pub(crate) fn face(&self, face: Face) -> Option<&str> {
        self.quoted.get(face.0 as usize).map(String::as_str).filter(|text| !text.is_empty())
    }

    /// All that is to be known of them.
    pub(crate) fn infos(&self) -> &[FaceInfo] {
        &self.infos
    }
}

/// The numbers in a set of them.
fn numbers(mut set: u128) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let next = set.trailing_zeros() as u8;
        set &= set.wrapping_sub(1);
        (next < 128).then_some(next)
    })
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
        assert_eq!(one.face(Face(0)), Some("\"R5\""));
        assert_eq!(one.infos()[0].face, "R5");
        assert_eq!(one.face(Face(127)), None);
    }

    #[test]
    fn a_set_lists_its_numbers() {
        assert_eq!(numbers(1 | 1 << 5 | 1 << 127).collect::<Vec<_>>(), [0, 5, 127]);
    }
}
