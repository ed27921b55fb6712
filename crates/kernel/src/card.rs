//! Cards, their faces, and the places where they lie.
//!
//! A [`CardId`] is a physical card of this match; it never leaves the rules. A [`Face`] is what is printed on it.
//! Copies with the same face cannot be told apart by anybody, so what players are sent names faces only.

use std::fmt;

/// One physical card of a match. It stays inside the rules: viewers get [`Shown`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CardId(pub u8);

impl CardId {
    /// The number as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What is printed on a card: an index into the game's list of distinct faces.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Face(pub u8);

/// An opaque name of a face-down card that lies openly on the table, so that its way can be followed.
/// It is issued anew whenever the card comes from where nobody could follow it. Zero: not to be told apart.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Tag(pub u16);

/// A card as one viewer sees it: its face, or an opaque tag.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Shown {
    /// The viewer can identify it.
    Up(Face),
    /// The viewer sees a back.
    Down(Tag),
}

/// A place where cards lie; each game numbers its own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Zone(pub u8);

impl Zone {
    /// The number as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// How cards lie in a zone, which decides what can be followed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ZoneKind {
    /// Held cards: others see how many. A card that leaves face down blurs what they knew of the rest.
    Hand,
    /// A pile in a fixed order: others see how many.
    Pile,
    /// Cards lying side by side: each one can be followed by its tag.
    Table,
}

/// A zone, or one zone for each seat, of a game.
#[derive(Clone, Copy, Debug)]
pub struct ZoneSpec {
    /// The rulebook's word for it (`hand`, `discard`).
    pub name: &'static str,
    /// The number of the zone, or of seat 0's zone; the others follow.
    pub first: Zone,
    /// Whether each seat has its own.
    pub per_seat: bool,
    /// How cards lie in it.
    pub kind: ZoneKind,
}

/// A set of cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CardSet(pub u128);

impl CardSet {
    /// No card.
    pub const EMPTY: CardSet = CardSet(0);

    /// Just this card.
    #[inline]
    pub const fn one(card: CardId) -> CardSet {
        CardSet(1 << card.0)
    }

    /// The first `n` cards.
    pub const fn first_n(n: usize) -> CardSet {
        CardSet(if n >= 128 { u128::MAX } else { (1 << n) - 1 })
    }

    /// Whether `card` is a member.
    #[inline]
    pub const fn contains(self, card: CardId) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    /// Adds `card`.
    #[inline]
    pub const fn insert(&mut self, card: CardId) {
        self.0 |= CardSet::one(card).0;
    }

    /// Removes `card`.
    #[inline]
    pub const fn remove(&mut self, card: CardId) {
        self.0 &= !CardSet::one(card).0;
    }

    /// Members of both.
    #[must_use]
    pub const fn intersection(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }

    /// Members of this set that are not in `other`.
    #[must_use]
    pub const fn minus(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }

    /// Members of either.
    #[must_use]
    pub const fn union(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    /// How many members there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is no member.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The member with the lowest number.
    pub fn first(self) -> Option<CardId> {
        (self.0 != 0).then(|| CardId(self.0.trailing_zeros() as u8))
    }

    /// The members, ascending.
    #[inline]
    pub fn iter(self) -> CardSetIter {
        CardSetIter { word: self.0 as u64, first: 0, high: (self.0 >> 64) as u64 }
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|card| card.0)).finish()
    }
}

impl FromIterator<CardId> for CardSet {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> CardSet {
        let mut set = CardSet::EMPTY;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

/// The members of a [`CardSet`], ascending. Goes through the two halves of the set: words are cheaper than their pair.
pub struct CardSetIter {
    word: u64,
    /// The card of the word's lowest bit.
    first: u8,
    high: u64,
}

impl Iterator for CardSetIter {
    type Item = CardId;

    #[inline]
    fn next(&mut self) -> Option<CardId> {
        if self.word == 0 {
            if self.high == 0 {
                return None;
            }
            (self.word, self.first, self.high) = (self.high, 64, 0);
        }
        let card = CardId(self.first + self.word.trailing_zeros() as u8);
        self.word &= self.word - 1;
        Some(card)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_of_cards_lists_its_members_in_order() {
        let set: CardSet = [CardId(127), CardId(0), CardId(64)].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [CardId(0), CardId(64), CardId(127)]);
        assert_eq!(CardSet::first_n(128).len(), 128);
        assert_eq!(CardSet::first_n(128).iter().map(|card| card.0).collect::<Vec<_>>(), Vec::from_iter(0..128));
        assert_eq!(CardSet::EMPTY.iter().next(), None);
        assert_eq!(CardSet::first_n(3).minus(set).len(), 2);
    }
}
