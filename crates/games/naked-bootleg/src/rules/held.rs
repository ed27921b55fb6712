//! A hand at a glance: which faces it has, and how many of each kind and colour.

use crate::card::{Colour, Faces, Kind, WILDCAT};
use crate::state::NakedBootleg;
use kernel::CardSet;

/// What some cards are, counted in one pass.
#[derive(Clone, Copy, Debug)]
pub struct Held {
    /// The faces, once each.
    pub faces: Faces,
    /// How many cards.
    pub count: u8,
    /// How many of each kind, in four bits each: at most eight cards are like each other.
    kinds: u128,
    /// How many of each colour, in eight bits each; a kind without colour counts as the first and is taken off again.
    colours: u32,
}

const ONE_EACH: u128 = 0x11_1111_1111_1111_1111_1111;

impl Held {
    /// Counts `cards`.
    #[inline]
    pub fn of(game: &NakedBootleg, cards: CardSet) -> Held {
        let (mut faces, mut kinds, mut colours) = (0u128, 0u128, 0u32);
        for card in cards.iter() {
            let face = game.cards.face(card).0 as u32;
            faces |= 1 << face;
            kinds += 1 << (face & !3);
            colours += 1 << ((face & 3) * 8);
        }
        let held = Held { faces: Faces(faces), count: cards.len() as u8, kinds, colours };
        Held { colours: colours - held.colourless(), ..held }
    }

    /// How many cards of this kind.
    #[inline]
    pub fn kind(&self, kind: Kind) -> u8 {
        (self.kinds >> (4 * kind as u32) & 0xf) as u8
    }

    /// How many cards of this colour.
    #[inline]
    pub fn colour(&self, colour: Colour) -> u8 {
        (self.colours >> (8 * colour as u32)) as u8
    }

    /// How many Wildcats.
    #[inline]
    pub fn wild(&self) -> u8 {
        self.kind(Kind::Wildcat)
    }

    /// The kinds of which there are at least `least` cards (1 to 8), ascending.
    #[inline]
    pub fn kinds_from(&self, least: u8) -> impl Iterator<Item = Kind> + use<> {
        // With 8 - least added, exactly the fours of bits that reach `least` carry into their highest bit.
        let mut bits = (self.kinds + ONE_EACH * (8 - least as u128)) & (ONE_EACH << 3);
        std::iter::from_fn(move || {
            if bits == 0 {
                return None;
            }
            let kind = Kind::new(bits.trailing_zeros() as u8 >> 2);
            bits &= bits - 1;
            Some(kind)
        })
    }

    /// The kind of the cards that are no Wildcats, if they are all of one kind.
    pub fn only_kind(&self) -> Option<Kind> {
        let natural = Faces(self.faces.0 & !(1 << WILDCAT.0));
        let kind = Kind::new(natural.iter().next()?.0 >> 2);
        (natural.and(kind.faces()) == natural).then_some(kind)
    }

    fn colourless(&self) -> u32 {
        let kinds = [Kind::Wildcat, Kind::HailMary, Kind::Bootleg, Kind::NakedBootleg];
        kinds.into_iter().map(|kind| self.kind(kind) as u32).sum()
    }
}
