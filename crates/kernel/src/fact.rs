//! What happened, in truth and as each viewer is told.
//!
//! The rules emit facts with an audience. The type forbids the leak: the truth is `Fact<N, Card>`, what somebody is
//! told is `Fact<N, Shown>`, and only the second can be sent.

use crate::card::{CardId, Face, Shown, Tag, Zone};
use crate::seat::{Eyes, Viewer};

/// A card in truth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Card {
    /// Which physical card.
    pub id: CardId,
    /// What is printed on it.
    pub face: Face,
    /// How those who cannot identify it name it after this fact.
    pub tag: Tag,
}

/// Something that happened at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fact<N, C = Card> {
    /// A card went from one zone to another.
    Moved {
        /// The card.
        card: C,
        /// Where it lay.
        from: Zone,
        /// Where it lies now.
        to: Zone,
    },
    /// A card was shown where it lies, or turned face down there.
    Turned {
        /// The card.
        card: C,
        /// Where it lies.
        at: Zone,
    },
    /// A zone was shuffled: nobody can follow any of its cards.
    Shuffled {
        /// Which zone.
        zone: Zone,
    },
    /// All cards were brought together in one zone.
    Gathered {
        /// Which zone.
        zone: Zone,
    },
    /// Something the game announces. Unlike card movements it reaches its audience only.
    Note(N),
}

impl<N: Copy> Fact<N> {
    /// The fact as `viewer` is told it, if at all. Everybody sees that cards move; faces are for `eyes` only.
    pub fn told(&self, eyes: Eyes, viewer: Viewer) -> Option<Fact<N, Shown>> {
        let show = |card: Card| if eyes.contains(viewer) { Shown::Up(card.face) } else { Shown::Down(card.tag) };
        Some(match *self {
            Fact::Moved { card, from, to } => Fact::Moved { card: show(card), from, to },
            Fact::Turned { card, at } => Fact::Turned { card: show(card), at },
            Fact::Shuffled { zone } => Fact::Shuffled { zone },
            Fact::Gathered { zone } => Fact::Gathered { zone },
            Fact::Note(note) => return eyes.contains(viewer).then_some(Fact::Note(note)),
        })
    }
}

/// Where the rules put what happened.
pub trait Sink<N> {
    /// Takes a fact and the audience of its faces (of a note: its audience).
    fn emit(&mut self, fact: Fact<N>, eyes: Eyes);

    /// Whether anybody listens: what is costly to tell need not be told otherwise.
    #[inline(always)]
    fn listens(&self) -> bool {
        true
    }

    /// Announces something to everybody.
    fn note(&mut self, note: N) {
        self.emit(Fact::Note(note), Eyes::ALL);
    }
}

/// The free sink for search: nobody is told.
impl<N> Sink<N> for () {
    #[inline(always)]
    fn emit(&mut self, _: Fact<N>, _: Eyes) {}

    #[inline(always)]
    fn listens(&self) -> bool {
        false
    }
}

/// A list of facts with their audiences.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Facts<N>(pub Vec<(Fact<N>, Eyes)>);

impl<N> Default for Facts<N> {
    fn default() -> Self {
        Facts(Vec::new())
    }
}

impl<N: Copy> Facts<N> {
    /// What `viewer` is told of them, in order.
    pub fn told_to(&self, viewer: Viewer) -> impl Iterator<Item = Fact<N, Shown>> {
        self.0.iter().filter_map(move |(fact, eyes)| fact.told(*eyes, viewer))
    }
}

impl<N> Sink<N> for Facts<N> {
    fn emit(&mut self, fact: Fact<N>, eyes: Eyes) {
        self.0.push((fact, eyes));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seat::Seat;

    #[test]
    fn a_draw_shows_its_face_to_the_drawer_alone() {
        let card = Card { id: CardId(3), face: Face(9), tag: Tag(0) };
        let fact: Fact<()> = Fact::Moved { card, from: Zone(0), to: Zone(1) };
        let eyes = Eyes::seat(Seat::new(1));
        let seen = |viewer| match fact.told(eyes, viewer) {
            Some(Fact::Moved { card, .. }) => card,
            other => panic!("everybody sees the movement, not {other:?}"),
        };
        assert_eq!(seen(Viewer::Seat(Seat::new(1))), Shown::Up(Face(9)));
        assert_eq!(seen(Viewer::Seat(Seat::new(0))), Shown::Down(Tag(0)));
        assert_eq!(seen(Viewer::Public), Shown::Down(Tag(0)));
    }

    #[test]
    fn a_private_note_reaches_its_audience_only() {
        let fact: Fact<u8> = Fact::Note(5);
        let eyes = Eyes::seat(Seat::new(0));
        assert_eq!(fact.told(eyes, Viewer::Seat(Seat::new(0))), Some(Fact::Note(5)));
        assert_eq!(fact.told(eyes, Viewer::Public), None);
    }
}
