//! The open spots: where a card could lie if it shows the right squares.

use super::layout::{Fit, Laid, Layout, Loc, Put};
use super::window::{self, Window};
use crate::card::Ring;
use kernel::Face;
use std::ops::ControlFlow;

/// More spots than there is room for.
const SPILLED: u16 = u16::MAX;

/// A place where enough squares would be covered and no centre is in the way, and the squares it asks for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Spot {
    /// The location.
    pub loc: Loc,
    /// The row of the card's centre.
    pub y: i8,
    /// The column of the card's centre.
    pub x: i8,
    /// Squares covered in the lower half, different cards below in the upper half.
    worth: u8,
    /// The patterns asked for, as in a ring.
    pattern: u16,
    /// Which of them are asked for.
    mask: u16,
}

const NOWHERE: Spot = Spot { loc: Loc::COMMON, y: 0, x: 0, worth: 0, pattern: 0, mask: 0 };

impl Spot {
    /// Whether a card with these squares (already turned) may lie here.
    #[inline]
    pub const fn takes(&self, ring: Ring) -> bool {
        (ring.0 ^ self.pattern) & self.mask == 0
    }

    /// Whether one of these cards may lie here, turned in some way. No early end: the loop is a few wide instructions.
    #[inline]
    pub fn takes_any(&self, rings: &[Ring]) -> bool {
        [0, 4, 8, 12].iter().any(|&turn| {
            let (pattern, mask) = (self.pattern.rotate_right(turn), self.mask.rotate_right(turn));
            rings.iter().fold(false, |any, ring| any | ((ring.0 ^ pattern) & mask == 0))
        })
    }

    /// How many squares of such a card would be wrong here.
    #[inline]
    pub const fn wrong(&self, ring: Ring) -> u32 {
        let differ = (ring.0 ^ self.pattern) & self.mask;
        ((differ | differ >> 1) & 0x5555).count_ones()
    }

    /// The squares of a card that would be wrong here, one bit for each, in all four turns at once.
    #[inline]
    pub const fn wrong_squares(&self, turns: Turns) -> WrongSquares {
        let differ = (turns.0 ^ (self.pattern as u64 * LANES)) & (self.mask as u64 * LANES);
        WrongSquares((differ | differ >> 1) & (0x5555 * LANES))
    }

    /// How many squares a card here covers.
    #[inline]
    pub const fn covers(&self) -> u8 {
        self.worth & 15
    }

    /// How many different cards lie directly below a card here.
    #[inline]
    pub const fn touches(&self) -> u8 {
        self.worth >> 4
    }

    /// Whether a card here would share a cell with a card that lies.
    #[inline]
    pub fn touches_card(&self, card: &Laid) -> bool {
        touch(self, card.loc, card.put)
    }

    /// A card here.
    #[inline]
    pub const fn put(&self, card: Face, rot: u8) -> Put {
        Put { card, rot, y: self.y, x: self.x }
    }
}

/// The lowest bit of each of four lanes of sixteen bits.
const LANES: u64 = 0x0001_0001_0001_0001;
/// The highest bit of each lane, which no square uses for its wrong bit.
const TOPS: u64 = LANES << 15;

/// A card in its four turns, one after the other from the lowest lane.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Turns(u64);

impl Turns {
    /// The four turns of a card.
    #[inline]
    pub const fn of(ring: Ring) -> Turns {
        let [a, b, c, d] = [ring.0, ring.turned(1).0, ring.turned(2).0, ring.turned(3).0];
        Turns(a as u64 | (b as u64) << 16 | (c as u64) << 32 | (d as u64) << 48)
    }
}

/// Which squares of a card would be wrong somewhere, in each of its four turns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WrongSquares(u64);

impl WrongSquares {
    /// The first turn in which no square is wrong.
    #[inline]
    pub const fn right(self) -> Option<u8> {
        first_empty(self.0)
    }

    /// The first turn in which at most one square is wrong.
    #[inline]
    pub const fn almost(self) -> Option<u8> {
        // Within each lane, a number and the number below it have no bit in common if it has one bit or none.
        first_empty(self.0 & ((self.0 | TOPS) - LANES))
    }
}

/// The first lane without a bit; top bits are not set. A lane that is empty borrows from its top bit.
#[inline]
const fn first_empty(lanes: u64) -> Option<u8> {
    let empty = !((lanes | TOPS) - LANES) & TOPS;
    if empty == 0 { None } else { Some((empty.trailing_zeros() / 16) as u8) }
}

/// Whether to go on, while spots or placements are gone through.
pub type Flow = ControlFlow<()>;

/// Go on.
pub const ON: Flow = ControlFlow::Continue(());
/// Stop here.
pub const STOP: Flow = ControlFlow::Break(());

/// A list of spots, in no particular order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spots<const N: usize> {
    spots: [Spot; N],
    count: u16,
}

impl<const N: usize> Spots<N> {
    /// No spots: nothing is laid.
    pub const NONE: Spots<N> = Spots { spots: [NOWHERE; N], count: 0 };

    /// After a card was laid: the spots that share a cell with it are worked out anew. Only those that `keep` wants are
    /// listed.
    pub fn renew(&mut self, layout: &Layout, keep: impl Fn(&Spot) -> bool) {
        let Some(card) = layout.laid().last().filter(|_| self.count != SPILLED) else { return };
        self.retain(|spot| !touch(spot, card.loc, card.put));
        let window = Window::around(layout, card.loc, card.put, window::WIDE, layout.changes());
        for (dx, dy) in around() {
            if let Some(spot) = spot(&window, layout.fit(), card, dx, dy).filter(&keep) {
                self.push(spot, &keep);
            }
        }
        self.blank();
    }

    /// All spots from the beginning.
    pub fn rebuild(&mut self, layout: &Layout, keep: impl Fn(&Spot) -> bool) {
        *self = Self::NONE;
        let _ = each_worked_out(layout, |spot| {
            if keep(spot) {
                self.push(*spot, &keep);
            }
            ON
        });
        self.blank();
    }

    /// Goes through the spots; if there are more than the list has room for, through all there are.
    #[inline]
    pub fn each(&self, layout: &Layout, mut look: impl FnMut(&Spot) -> Flow) -> Flow {
        if self.count == SPILLED {
            return each_worked_out(layout, look);
        }
        for spot in &self.spots[..self.count as usize] {
            look(spot)?;
        }
        ON
    }

    /// A full list is first rid of spots that are no longer wanted.
    fn push(&mut self, spot: Spot, keep: &impl Fn(&Spot) -> bool) {
        if self.count as usize == N {
            self.retain(keep);
        }
        match self.spots.get_mut(self.count as usize) {
            Some(slot) => {
                *slot = spot;
                self.count += 1;
            }
            None => self.count = SPILLED,
        }
    }

    fn retain(&mut self, keep: impl Fn(&Spot) -> bool) {
        let mut kept = 0;
        for at in 0..self.count as usize {
            let spot = self.spots[at];
            if keep(&spot) {
                self.spots[kept] = spot;
                kept += 1;
            }
        }
        self.count = kept as u16;
    }

    /// Room that is not in use is blank, so that equal tables are equal.
    fn blank(&mut self) {
        let used = if self.count == SPILLED { 0 } else { self.count as usize };
        self.spots[used..].fill(NOWHERE);
    }
}

/// Goes through all spots without a list: each is worked out at the newest card that shares a cell with it.
fn each_worked_out(layout: &Layout, mut look: impl FnMut(&Spot) -> Flow) -> Flow {
    for (number, card) in layout.laid().iter().enumerate() {
        let window = Window::around(layout, card.loc, card.put, window::WIDE, layout.changes());
        for (dx, dy) in around() {
            let Some(spot) = spot(&window, layout.fit(), card, dx, dy) else { continue };
            let newer = &layout.laid()[number + 1..];
            if !newer.iter().any(|other| touch(&spot, other.loc, other.put)) {
                look(&spot)?;
            }
        }
    }
    ON
}

/// Whether a card at this spot would share a cell with the card `put`.
#[inline]
fn touch(spot: &Spot, loc: Loc, put: Put) -> bool {
    let (dx, dy) = (spot.x as i16 - put.x as i16, spot.y as i16 - put.y as i16);
    spot.loc == loc && dx.abs() <= window::NEAR && dy.abs() <= window::NEAR
}

/// The offsets of all cards that share a cell with a card in the middle.
#[inline]
fn around() -> impl Iterator<Item = (i16, i16)> {
    (-window::NEAR..=window::NEAR).flat_map(|dy| (-window::NEAR..=window::NEAR).map(move |dx| (dx, dy)))
}

/// The spot at an offset from the card in the middle of the window, if it is open.
#[inline]
fn spot(window: &Window, fit: Fit, card: &Laid, dx: i16, dy: i16) -> Option<Spot> {
    let ask = window.ask(dx, dy);
    let counts = if fit.wild_counts { ask.covers } else { (ask.mask.count_ones() / 2) as u8 };
    if counts < fit.min || (ask.centre && !fit.wild) {
        return None;
    }
    let worth = ask.covers | (ask.cards.count_ones() as u8) << 4;
    let (x, y) = ((card.put.x as i16 + dx) as i8, (card.put.y as i16 + dy) as i8);
    Some(Spot { loc: card.loc, y, x, worth, pattern: ask.pattern, mask: ask.mask })
}
