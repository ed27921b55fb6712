//! A whole lay-down in one action (NB-4.31), packed into seven bytes.
//!
//! A set or streak is told by how many cards it takes of each colour or kind, and by the first card that does not belong to
//! it, so that the rules can say so; a disguise, which may hide anything, lists its cards. A disguise of more than seven
//! cards does not fit in here and is built card by card.

use super::What;
use crate::card::{Colour, Kind, WILDCAT, colour_of, face, kind_of};
use kernel::Face;

/// The cards of a lay-down and the call. Only [`Lay::of`] makes one, so equal lay-downs are equal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Lay([u8; 7]);

/// A disguise: the rest is up to seven faces of seven bits.
const DISGUISE: u64 = 1 << 55;
/// The call.
const OMAHA: u64 = 1 << 54;
/// Where a card that does not belong there is written, by its number and one.
const STRAY: u32 = 40;
/// Where the kind of a set, or the colour of a streak, is written.
const WHAT: u32 = 48;
/// Seven faces of seven bits.
const DISGUISED_MAX: usize = 7;
const NO_FACE: u64 = 0x7f;

impl Lay {
    /// This lay-down, if its cards can be told in seven bytes: of those that do not belong to it only the first is.
    pub fn of(what: What, faces: &[Face], omaha: bool) -> Option<Lay> {
        let bits = match what {
            What::Disguise => DISGUISE | disguised(faces)?,
            What::Set(kind) => (kind as u64) << WHAT | counts(faces, |card| set_place(kind, card)),
            What::Streak(colour) => {
                let code = Kind::COUNT as u64 + colour as u64;
                code << WHAT | counts(faces, |card| streak_place(colour, card))
            }
        };
        let bits = if omaha { bits | OMAHA } else { bits };
        let bytes = bits.to_le_bytes();
        Some(Lay(std::array::from_fn(|index| bytes[index])))
    }

    /// What is laid down.
    pub fn what(self) -> What {
        let code = (self.bits() >> WHAT & 0x3f) as u8;
        match self.bits() & DISGUISE != 0 {
            true => What::Disguise,
            false if (code as usize) < Kind::COUNT => What::Set(Kind::new(code)),
            false => What::Streak(Colour::ALL[code as usize - Kind::COUNT]),
        }
    }

    /// The call.
    pub fn omaha(self) -> bool {
        self.bits() & OMAHA != 0
    }

    /// Its cards, ascending, and what does not belong there last.
    pub fn faces(self) -> impl Iterator<Item = Face> {
        let (bits, what) = (self.bits(), self.what());
        let stray = match what {
            What::Disguise => None,
            What::Set(_) | What::Streak(_) => ((bits >> STRAY & 0xff) as u8).checked_sub(1).map(Face),
        };
        let counted = (0..4 * Kind::COUNT as u8).map(Face).flat_map(move |card| {
            let place = match what {
                What::Set(kind) => set_place(kind, card),
                What::Streak(colour) => streak_place(colour, card),
                What::Disguise => None,
            };
            let listed = || (0..DISGUISED_MAX).filter(|at| bits >> (7 * at) & NO_FACE == card.0 as u64).count();
            let times = match (what, place) {
                (What::Disguise, _) => listed(),
                (_, Some((at, width))) => (bits >> at & ((1 << width) - 1)) as usize,
                (_, None) => 0,
            };
            std::iter::repeat_n(card, times)
        });
        counted.chain(stray)
    }

    fn bits(self) -> u64 {
        let mut bytes = [0; 8];
        bytes[..7].copy_from_slice(&self.0);
        u64::from_le_bytes(bytes)
    }
}

/// Where the number of such cards of a set is written, and how many bits wide.
fn set_place(kind: Kind, card: Face) -> Option<(u32, u32)> {
    match colour_of(card) {
        Some(colour) if kind_of(card) == kind => Some((4 * colour as u32, 4)),
        None if card == face(kind, None) => Some((0, 4)),
        None if card == WILDCAT => Some((16, 4)),
        _ => None,
    }
}

/// The same for a streak.
fn streak_place(colour: Colour, card: Face) -> Option<(u32, u32)> {
    match colour_of(card) {
        Some(other) if other == colour => Some((2 * kind_of(card) as u32, 2)),
        None if card == WILDCAT => Some((36, 4)),
        _ => None,
    }
}

/// How many of each; a card that has no place, or of which there are more than anybody can hold, is a stray.
fn counts(faces: &[Face], place: impl Fn(Face) -> Option<(u32, u32)>) -> u64 {
    let (mut bits, mut stray) = (0u64, 0);
    for &card in faces {
        match place(card) {
            Some((at, width)) if bits >> at & ((1 << width) - 1) != (1 << width) - 1 => bits += 1 << at,
            _ if stray == 0 => stray = u64::from(card.0) + 1,
            _ => {}
        }
    }
    bits | stray << STRAY
}

fn disguised(faces: &[Face]) -> Option<u64> {
    if faces.len() > DISGUISED_MAX {
        return None;
    }
    let mut sorted = [NO_FACE; DISGUISED_MAX];
    for (place, card) in sorted.iter_mut().zip(faces) {
        *place = card.0 as u64;
    }
    sorted.sort_unstable();
    Some((0..DISGUISED_MAX).map(|at| sorted[at] << (7 * at)).sum())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::read_face;

    fn faces(text: &str) -> Vec<Face> {
        text.split_whitespace().map(|word| read_face(word).unwrap()).collect()
    }

    #[test]
    fn a_lay_down_is_packed_and_unpacked() {
        for (what, text) in [
            (What::Set(Kind::Nickel), "bNI rNI rNI kNI WC"),
            (What::Set(Kind::Wildcat), "WC WC WC"),
            (What::Set(Kind::HailMary), "WC HM HM"),
            (What::Streak(Colour::Red), "rSG rSG rXX rP6 rST WC WC"),
            (What::Disguise, "rSG rSG gXX kCV WC NB bHC"),
        ] {
            let mut cards = faces(text);
            let lay = Lay::of(what, &cards, false).expect("it fits");
            assert_eq!(Lay::of(what, &cards.iter().rev().copied().collect::<Vec<_>>(), false), Some(lay));
            cards.sort_unstable();
            assert_eq!((lay.what(), lay.faces().collect::<Vec<_>>(), lay.omaha()), (what, cards, false));
        }
    }

    #[test]
    fn the_first_card_that_does_not_belong_is_told() {
        let told = |what, text| Lay::of(what, &faces(text), true).map(|lay| lay.faces().collect::<Vec<_>>());
        assert_eq!(told(What::Set(Kind::Nickel), "bNI rDI rNI kDI"), Some(faces("bNI rNI rDI")));
        assert_eq!(told(What::Streak(Colour::Red), "bNI"), Some(faces("bNI")));
        assert_eq!(told(What::Streak(Colour::Red), "rNI rNI rNI rNI rNI"), Some(faces("rNI rNI rNI rNI")));
        assert_eq!(told(What::Disguise, "bNI bNI rNI rNI gNI gNI kNI kNI"), None, "too many");
        for what in [What::Set(Kind::Nickel), What::Disguise] {
            assert!(Lay::of(what, &faces("bNI"), true).is_some_and(Lay::omaha));
        }
    }
}
