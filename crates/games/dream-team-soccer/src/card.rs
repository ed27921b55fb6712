//! The fifteen kinds of card, what they are worth, and how many of each somebody holds.
//!
//! A kind is a [`Face`]. They are numbered from the strongest to the weakest (DT-1.3), the Yellow Card beside the other
//! 8s and the Free Kicks last, so that a sorted hand reads as a player would hold it. Equal cards cannot be told apart
//! (DT-1.7), so a [`Holding`] only counts them.

mod deck;

pub use deck::{CARDS, Deck};

use kernel::Face;

/// How many kinds there are.
pub const KINDS: usize = 15;
/// Value 0, the strongest card (DT-1.4).
pub const GOAL: Face = Face(0);
/// A plain 8.
pub const EIGHT: Face = Face(8);
/// An 8 with a power (DT-1.2).
pub const YELLOW: Face = Face(9);
/// Opens the round (DT-4.15).
pub const KICKOFF: Face = Face(12);
/// The weakest card (DT-1.5).
pub const RED: Face = Face(13);
/// Wild.
pub const FREE_KICK: Face = Face(14);

/// How the kinds are written.
pub const SIGNS: [&str; KINDS] = ["G", "1", "2", "3", "4", "5", "6", "7", "8", "Y", "9", "10", "K", "R", "F"];

/// The value of a play with the Yellow Card in it (DT-1.2).
pub const YELLOW_VALUE: u8 = 8;
/// The Kickoff's value, and that of Free Kicks that are played alone and not named (DT-1.6, DT-5.6).
pub const KICKOFF_VALUE: u8 = 11;
/// The Red Card's value, the highest there is (DT-1.5).
pub const RED_VALUE: u8 = 12;
/// The highest card that helps to a Hat Trick (DT-5.20).
const HAT_TRICK_VALUE: u8 = 5;

/// The kind of the natural cards with this value; of the 8s the plain one.
#[inline]
pub const fn natural(value: u8) -> Face {
    Face(if value > YELLOW_VALUE { value + 1 } else { value })
}

/// The value of a natural card; a Free Kick has none (DT-1.3 to DT-1.6).
#[inline]
pub const fn value(face: Face) -> Option<u8> {
    match face.0 {
        0..=8 => Some(face.0),
        9..=13 => Some(face.0 - 1),
        _ => None,
    }
}

/// The sign of a kind.
pub const fn sign(face: Face) -> &'static str {
    SIGNS[face.0 as usize]
}

/// Reads a sign. The error says which there are.
pub fn read(text: &str) -> Result<Face, String> {
    let found = SIGNS.iter().position(|sign| *sign == text);
    let found = found.ok_or_else(|| format!("{text:?} is no card: say G, 1 to 10, Y, K, R or F"))?;
    Ok(Face(found as u8))
}

/// All kinds, the strongest first.
pub fn kinds() -> impl Iterator<Item = Face> {
    (0..KINDS as u8).map(Face)
}

/// How many cards of each kind somebody holds: four bits a kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Holding(u64);

impl Holding {
    /// No cards.
    pub const EMPTY: Holding = Holding(0);

    /// How many cards of this kind.
    #[inline]
    pub const fn count(self, face: Face) -> u8 {
        (self.0 >> (4 * face.0) & 15) as u8
    }

    /// One more of this kind.
    #[inline]
    pub const fn add(&mut self, face: Face) {
        self.0 += 1 << (4 * face.0);
    }

    /// So many less of this kind.
    #[inline]
    pub const fn remove(&mut self, face: Face, copies: u8) {
        debug_assert!(self.count(face) >= copies, "only cards that are held can go");
        self.0 -= (copies as u64) << (4 * face.0);
    }

    /// Both together; no kind has more than fifteen cards.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Holding) -> Holding {
        Holding(self.0 + other.0)
    }

    /// Whether there is no card.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cards there are. Sums the fifteen counts by folding; no sum of neighbours outgrows its bits.
    #[inline]
    pub const fn len(self) -> u8 {
        const EVEN: u64 = 0x0f0f_0f0f_0f0f_0f0f;
        let pairs = (self.0 & EVEN) + (self.0 >> 4 & EVEN);
        (pairs.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
    }

    /// Whether there is a card of one of these kinds.
    #[inline]
    pub fn has_any<const N: usize>(self, faces: [Face; N]) -> bool {
        let kinds = faces.into_iter().fold(0, |kinds, face| kinds | 15 << (4 * face.0));
        self.0 & kinds != 0
    }

    /// The cards of the kinds before this one.
    #[inline]
    #[must_use]
    pub const fn below(self, face: Face) -> Holding {
        Holding(self.0 & ((1 << (4 * face.0)) - 1))
    }

    /// The kinds held, the strongest first, each once.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Face> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let nibble = left.trailing_zeros() / 4;
                left &= !(15 << (4 * nibble));
                Face(nibble as u8)
            })
        })
    }

    /// The kinds of which there are at least `least` cards (1 to 15), the strongest first, as the lowest bits of their
    /// fours. Every other four is looked at in a byte of its own, where it has room to carry.
    #[inline]
    pub const fn at_least(self, least: u8) -> Kinds {
        const EVEN: u64 = 0x0f0f_0f0f_0f0f_0f0f;
        const ONES: u64 = 0x0101_0101_0101_0101;
        let gap = (16 - least as u64) * ONES;
        let (even, odd) = ((self.0 & EVEN) + gap, (self.0 >> 4 & EVEN) + gap);
        Kinds(even >> 4 & ONES | odd & ONES << 4)
    }

    /// The card in this place, the strongest being in place 0, and how many of its kind lie up to there. There are more
    /// cards than that.
    #[inline]
    pub fn nth(self, place: u8) -> (Face, u8) {
        let mut before = 0;
        for face in self.kinds() {
            let upto = before + self.count(face);
            if place < upto {
                return (face, place + 1 - before);
            }
            before = upto;
        }
        unreachable!("a place beyond the last card")
    }

    /// Every card held, the strongest first.
    pub fn cards(self) -> impl Iterator<Item = Face> {
        self.kinds().flat_map(move |face| std::iter::repeat_n(face, self.count(face) as usize))
    }

    /// Both Free Kicks and a card from 0 to 5 (DT-5.20).
    #[inline]
    pub const fn is_hat_trick(self) -> bool {
        const LOW: u64 = (1 << (4 * (HAT_TRICK_VALUE + 1))) - 1;
        self.count(FREE_KICK) == 2 && self.0 & LOW != 0
    }

    /// The Yellow and the Red Card (DT-5.26).
    #[inline]
    pub const fn is_nutmeg(self) -> bool {
        self.count(YELLOW) == 1 && self.count(RED) == 1
    }
}

/// Some kinds of card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kinds(u64);

impl Kinds {
    /// How many there are.
    #[inline]
    pub const fn number(self) -> u32 {
        Holding(self.0).len() as u32
    }
}

impl Iterator for Kinds {
    type Item = Face;

    #[inline]
    fn next(&mut self) -> Option<Face> {
        let face = Face((self.0.trailing_zeros() / 4) as u8);
        (self.0 != 0).then(|| {
            self.0 &= self.0 - 1;
            face
        })
    }
}

impl FromIterator<Face> for Holding {
    fn from_iter<I: IntoIterator<Item = Face>>(faces: I) -> Holding {
        let mut holding = Holding::EMPTY;
        faces.into_iter().for_each(|face| holding.add(face));
        holding
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn holding(text: &str) -> Holding {
        text.split(' ').map(|sign| read(sign).unwrap()).collect()
    }

    #[test]
    fn signs_and_values_belong_together() {
        for face in kinds() {
            assert_eq!(read(sign(face)), Ok(face));
            match value(face) {
                Some(value) if face != YELLOW => assert_eq!(natural(value), face),
                Some(value) => assert_eq!(value, YELLOW_VALUE),
                None => assert_eq!(face, FREE_KICK),
            }
        }
        assert_eq!((value(GOAL), value(KICKOFF), value(RED)), (Some(0), Some(KICKOFF_VALUE), Some(RED_VALUE)));
        assert!(read("11").unwrap_err().contains("1 to 10"));
    }

    #[test]
    fn a_holding_counts_its_cards() {
        let held = holding("G 8 8 Y 10 10 10 F F");
        assert_eq!((held.len(), held.count(EIGHT), held.count(YELLOW)), (9, 2, 1));
        let text: Vec<&str> = held.cards().map(sign).collect();
        assert_eq!(text.join(" "), "G 8 8 Y 10 10 10 F F");
        for (place, face) in (0..).zip(held.cards()) {
            let before = held.cards().take(place as usize).filter(|&other| other == face).count() as u8;
            assert_eq!(held.nth(place), (face, before + 1));
        }
        for least in 1..=15 {
            let enough: Vec<Face> = held.kinds().filter(|&face| held.count(face) >= least).collect();
            assert_eq!(held.at_least(least).number() as usize, enough.len());
            assert_eq!(held.at_least(least).collect::<Vec<_>>(), enough);
        }
        let mut ten = Holding::EMPTY;
        (0..10).for_each(|_| ten.add(natural(10)));
        assert_eq!((ten.len(), ten.kinds().count()), (10, 1));
        ten.remove(natural(10), 10);
        assert!(ten.is_empty());
    }
}
