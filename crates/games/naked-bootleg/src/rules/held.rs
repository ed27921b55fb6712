//! A hand at a glance: which faces it has, and how many of each kind and colour.

use crate::card::{Colour, Faces, Kind, WILD, kind_of};
use crate::state::{NakedBootleg, SEATS, hand};
use kernel::{CardSet, Face, Seat};

/// What some cards are, counted in one pass: this is where listing choices spends its time, so the counts share words
/// and a card adds one entry of a table to each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Held {
    /// The faces, once each.
    pub faces: Faces,
    /// How many cards.
    pub count: u8,
    /// How many of each kind, in four bits each: at most eight cards are like each other.
    kinds: u128,
    /// How many of each colour, in eight bits each.
    colours: u32,
}

const FACES: usize = 128;
const ONE_EACH: u128 = 0x11_1111_1111_1111_1111_1111;

/// What one card of a face adds.
#[derive(Clone, Copy)]
struct Share {
    face: u128,
    kind: u128,
    colour: u32,
}

const SHARES: [Share; FACES] = {
    let mut shares = [Share { face: 0, kind: 0, colour: 0 }; FACES];
    let mut face = 0;
    while face < 4 * Kind::COUNT {
        let is_coloured = face < 4 * Kind::Wildcat as usize;
        shares[face] = Share {
            face: 1 << face,
            kind: 1 << (face & !3),
            colour: if is_coloured { 1 << (8 * (face & 3)) } else { 0 },
        };
        face += 1;
    }
    shares
};

impl Held {
    /// Counts `cards`.
    #[inline]
    pub fn of(game: &NakedBootleg, cards: CardSet) -> Held {
        let mut held = Held::default();
        cards.iter().for_each(|card| held.add(game.cards.face(card)));
        held
    }

    #[inline]
    fn add(&mut self, face: Face) {
        let share = SHARES[face.0 as usize & (FACES - 1)];
        self.faces.0 |= share.face;
        self.kinds += share.kind;
        self.colours += share.colour;
        self.count += 1;
    }

    /// These cards and one more.
    #[inline]
    #[must_use]
    pub fn with(mut self, face: Face) -> Held {
        self.add(face);
        self
    }

    #[inline]
    fn remove(&mut self, face: Face) {
        let share = SHARES[face.0 as usize & (FACES - 1)];
        self.kinds -= share.kind;
        self.colours -= share.colour;
        self.count -= 1;
    }

    /// These cards and one fewer; which faces are left is not counted anew if there is another copy.
    #[must_use]
    pub fn without(mut self, face: Face) -> Held {
        self.remove(face);
        self
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
        const GAPS: [u128; 8] = {
            let mut gaps = [0; 8];
            let mut least = 1;
            while least <= 8 {
                gaps[least - 1] = ONE_EACH * (8 - least as u128);
                least += 1;
            }
            gaps
        };
        let bits = (self.kinds + GAPS[least as usize - 1]) & (ONE_EACH << 3);
        CardSet(bits).iter().map(|bit| Kind::new(bit.0 >> 2))
    }

    /// The kind of the cards that are no Wildcats, if there are any and all are of one kind.
    pub fn only_kind(&self) -> Option<Kind> {
        let natural = Faces(self.faces.0 & !WILD.0);
        let kind = Kind::new(natural.iter().next()?.0 >> 2);
        (natural.and(kind.faces()) == natural).then_some(kind)
    }
}

/// A hand that has been counted, and which cards it was made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counted {
    cards: CardSet,
    held: Held,
}

impl NakedBootleg {
    /// What `seat` holds, as it was counted after the last input.
    #[inline]
    pub fn holds(&self, seat: Seat) -> &Held {
        let counted = &self.counted[seat.index()];
        debug_assert_eq!(
            counted.held,
            Held::of(self, self.cards.set(hand(seat))),
            "the hand of {seat} was not counted"
        );
        &counted.held
    }

    /// Counts the hands that have changed since they were counted. To be called after every input.
    #[inline]
    pub fn count_hands(&mut self) {
        for seat in 0..self.seats {
            let now = self.cards.set(hand(Seat::new(seat)));
            if self.counted[seat as usize].cards != now {
                self.count_hand(seat, now);
            }
        }
    }

    /// Cards that came are added, cards that went are taken away: each has the face it had, since whatever shuffles cards
    /// into other faces forgets the counts.
    fn count_hand(&mut self, seat: u8, now: CardSet) {
        let (table, Counted { cards, held }) = (&self.cards, &mut self.counted[seat as usize]);
        let gone = cards.minus(now);
        now.minus(*cards).iter().for_each(|card| held.add(table.face(card)));
        for face in gone.iter().map(|card| table.face(card)) {
            held.remove(face);
            let is_left = held.kind(kind_of(face)) > 0 && now.iter().any(|card| table.face(card) == face);
            held.faces = if is_left { held.faces } else { held.faces.minus(face) };
        }
        *cards = now;
    }

    /// Cards are about to get other faces: what was counted is worth nothing.
    pub fn forget_counts(&mut self) {
        self.counted = [Counted::default(); SEATS];
    }

    /// Counts all hands anew: their cards have other faces.
    pub fn recount_hands(&mut self) {
        self.forget_counts();
        self.count_hands();
    }
}
