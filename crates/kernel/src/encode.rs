//! A game in numbers, for programs that learn: every action has a number, and what a seat knows is a row of bytes.
//!
//! The numbering and the row are fixed by the game and the number of things there can be, never by the moment, so that a
//! network trained on one match reads the next one. Both are made of named [`Block`]s, which say what stands where;
//! `docs/encode.md` is written from them. Seats are counted clockwise from the seat that looks: 0 is always itself.
//!
//! Invariant: a row depends on nothing that its seat may not know, and on no machine. The conformance kit compares it over
//! imagined worlds.

use crate::card::Zone;
use crate::game::Game;
use crate::seat::{Seat, Viewer};
use crate::sense::Senses;
use crate::tableau::Tableau;

/// A run of neighbouring numbers with one meaning.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Block {
    /// Its name (`hand`).
    pub name: &'static str,
    /// How many numbers it has.
    pub size: usize,
    /// What they mean, in one sentence.
    pub about: &'static str,
}

/// How many numbers some blocks have together.
pub const fn size(blocks: &[Block]) -> usize {
    let (mut size, mut at) = (0, 0);
    while at < blocks.len() {
        size += blocks[at].size;
        at += 1;
    }
    size
}

/// A game in numbers.
pub trait Encode: Game {
    /// The numbers of actions, in order.
    const NUMBERS: &'static [Block];
    /// What is written about a moment, in order.
    const PLANES: &'static [Block];
    /// Every action has a number below this.
    const ACTIONS: u32 = size(Self::NUMBERS) as u32;
    /// How many bytes are written about a moment.
    const CELLS: usize = size(Self::PLANES);

    /// The number of an action of `seat`. Every legal action has one, no two have the same; of those that the rules
    /// [accept unlisted](Game::off_list) some have none.
    fn number(&self, seat: Seat, action: Self::Action) -> Option<u32>;

    /// The action of `seat` with this number now, whether it is legal or not. None: there is nothing that it could mean.
    fn numbered(&self, seat: Seat, number: u32) -> Option<Self::Action>;

    /// Writes what `seat` knows over all of `out`, which has [`Encode::CELLS`] bytes. Numbers that do not fit are written
    /// as the nearest that does.
    fn write_planes(&self, seat: Seat, out: &mut [u8]);

    /// Writes over all of `out`, which has [`Encode::ACTIONS`] bytes, a 1 for each legal action of `seat` and 0 elsewhere;
    /// says how many there are. `list` is the caller's buffer and holds the actions afterwards.
    #[inline]
    fn write_mask(&self, seat: Seat, list: &mut Vec<Self::Action>, out: &mut [u8]) -> u32 {
        list.clear();
        self.legal(seat, list);
        out.fill(0);
        for &action in list.iter() {
            if let Some(cell) = self.number(seat, action).and_then(|number| out.get_mut(number as usize)) {
                *cell = 1;
            }
        }
        list.len() as u32
    }

    /// Writes down what this moment and each of `actions` look like to `seat`, where a game has a smaller picture of itself
    /// than its planes for bots that learn by `parlor train`; `advice` is how its opinion rates them. Like the planes,
    /// reads nothing that the seat cannot know. False: there is none, for this way of playing or at all.
    fn sense(&self, _seat: Seat, _actions: &[Self::Action], _advice: &[i32], _senses: &mut Senses) -> bool {
        false
    }
}

/// How far `other` sits clockwise from `seat`.
#[inline]
pub const fn from(seat: Seat, other: Seat, seats: u8) -> usize {
    let (own, other) = (seat.number(), other.number());
    (if other >= own { other - own } else { other + seats - own }) as usize
}

/// The seat that sits so far clockwise from `seat`; none beyond the table.
#[inline]
pub fn at(seat: Seat, far: u32, seats: u8) -> Option<Seat> {
    let number = seat.number() + u8::try_from(far).ok().filter(|&far| far < seats)?;
    Some(Seat::new(if number >= seats { number - seats } else { number }))
}

/// A number as a byte, the nearest there is.
#[inline]
pub const fn byte(number: i32) -> u8 {
    if number < 0 {
        0
    } else if number > 255 {
        255
    } else {
        number as u8
    }
}

/// A number that may be negative as a byte: 128 is 0.
#[inline]
pub const fn signed(number: i32) -> u8 {
    byte(number.saturating_add(128))
}

/// A zone that is not counted.
pub const UNCOUNTED: u16 = u16::MAX;

impl<const N: usize, const Z: usize> Tableau<N, Z> {
    /// Counts the cards that `viewer` can identify: one more in the cell `places[zone] + face` for each. Cards that it
    /// cannot identify count nowhere, whatever is asked for.
    #[inline]
    pub fn count_seen(&self, viewer: Viewer, places: &[u16; Z], out: &mut [u8]) {
        for zone in (0..Z as u8).map(Zone).filter(|zone| places[zone.index()] != UNCOUNTED) {
            let place = places[zone.index()] as usize;
            for card in self.set(zone).iter() {
                let cell = &mut out[place + self.face(card).0 as usize];
                *cell = cell.wrapping_add(self.sees(viewer, card) as u8);
            }
        }
    }
}

/// Declares blocks, and for each a constant that says where it begins.
///
/// ```
/// kernel::blocks! {
///     /// What a seat of a very small game knows.
///     PLANES:
///     HAND 3 "hand": "The own card, as 1 of 3.";
///     POT 1 "pot": "Chips in the pot.";
/// }
/// assert_eq!((HAND, POT, kernel::encode::size(PLANES)), (0, 3, 4));
/// ```
#[macro_export]
macro_rules! blocks {
    ($(#[$about:meta])* $list:ident: $($at:ident $size:literal $name:literal: $text:literal;)*) => {
        $(#[$about])*
        pub const $list: &[$crate::encode::Block] =
            &[$($crate::encode::Block { name: $name, size: $size, about: $text }),*];
        $crate::blocks!(@at 0; $($at $size)*);
    };
    (@at $start:expr; $at:ident $size:literal $($rest:tt)*) => {
        const $at: usize = $start;
        $crate::blocks!(@at $at + $size; $($rest)*);
    };
    (@at $start:expr;) => {};
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_counted_from_the_one_that_looks() {
        let me = Seat::new(2);
        for other in Seat::all(5) {
            assert_eq!(at(me, from(me, other, 5) as u32, 5), Some(other));
        }
        assert_eq!((from(me, me, 5), from(me, Seat::new(1), 5)), (0, 4));
        assert_eq!((at(me, 5, 5), at(me, u32::MAX, 5)), (None, None));
    }

    #[test]
    fn numbers_that_do_not_fit_are_written_as_the_nearest() {
        assert_eq!([-1, 0, 255, 256, i32::MIN].map(byte), [0, 0, 255, 255, 0]);
        assert_eq!([-200, -128, 0, 127, i32::MAX].map(signed), [0, 0, 128, 255, 255]);
    }
}
