//! The open spots: where a card could lie if it shows the right squares.

use super::window::{self, Window};
use super::{Board, Fit, Loc, Put};
use crate::card::Ring;
use kernel::Face;
use std::ops::ControlFlow;

/// Room for so many spots. Layouts of real games have fewer; where one has more, spots are worked out when asked for.
pub const SPOTS_MAX: usize = 192;

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

    /// How many squares of such a card would be wrong here.
    #[inline]
    pub const fn wrong(&self, ring: Ring) -> u32 {
        let differ = (ring.0 ^ self.pattern) & self.mask;
        ((differ | differ >> 1) & 0x5555).count_ones()
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

    /// A card here.
    #[inline]
    pub const fn put(&self, card: Face, rot: u8) -> Put {
        Put { card, rot, y: self.y, x: self.x }
    }
}

/// Whether to go on, while spots or placements are gone through.
pub type Flow = ControlFlow<()>;

/// Go on.
pub const ON: Flow = ControlFlow::Continue(());
/// Stop here.
pub const STOP: Flow = ControlFlow::Break(());

/// The list of spots, in no particular order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Spots {
    spots: [Spot; SPOTS_MAX],
    count: u16,
}

impl Spots {
    pub const NONE: Spots = Spots { spots: [NOWHERE; SPOTS_MAX], count: 0 };

    fn push(&mut self, spot: Spot) {
        match self.spots.get_mut(self.count as usize) {
            Some(slot) => {
                *slot = spot;
                self.count += 1;
            }
            None => self.count = SPILLED,
        }
    }
}

/// After a card was laid: the spots that share a cell with it are worked out anew.
pub(super) fn renew(board: &mut Board, loc: Loc, put: Put) {
    if board.spots.count == SPILLED {
        return;
    }
    let mut kept = 0;
    for at in 0..board.spots.count as usize {
        let spot = board.spots.spots[at];
        if !touch(&spot, loc, put) {
            board.spots.spots[kept] = spot;
            kept += 1;
        }
    }
    board.spots.count = kept as u16;
    let window = Window::around(board, loc, put, window::WIDE, board.count);
    for (dx, dy) in around() {
        if let Some(spot) = spot(&window, board.fit, loc, put, dx, dy) {
            board.spots.push(spot);
        }
    }
    // Room that is not in use is blank, so that equal tables are equal.
    let used = board.spots.count.min(SPOTS_MAX as u16) as usize;
    board.spots.spots[used..].fill(NOWHERE);
}

/// All spots from the beginning.
pub(super) fn rebuild(board: &mut Board) {
    let mut spots = Spots::NONE;
    let _ = each_worked_out(board, |spot| {
        spots.push(*spot);
        ON
    });
    board.spots = spots;
}

impl Board {
    /// Goes through all open spots of all locations.
    #[inline]
    pub fn each_spot(&self, mut look: impl FnMut(&Spot) -> Flow) -> Flow {
        if self.spots.count == SPILLED {
            return each_worked_out(self, look);
        }
        for spot in &self.spots.spots[..self.spots.count as usize] {
            look(spot)?;
        }
        ON
    }

    /// Goes through all placements of a card: the spot and the quarter turns.
    #[inline]
    pub fn each_fit(&self, ring: Ring, mut look: impl FnMut(&Spot, u8) -> Flow) -> Flow {
        let turned = [0, 1, 2, 3].map(|rot| ring.turned(rot));
        self.each_spot(|spot| {
            for (rot, ring) in turned.into_iter().enumerate() {
                if spot.takes(ring) {
                    look(spot, rot as u8)?;
                }
            }
            ON
        })
    }
}

/// Goes through all spots without the list: each is worked out at the newest card that shares a cell with it.
fn each_worked_out(board: &Board, mut look: impl FnMut(&Spot) -> Flow) -> Flow {
    for (number, card) in board.laid().iter().enumerate() {
        let window = Window::around(board, card.loc, card.put, window::WIDE, board.count);
        for (dx, dy) in around() {
            let Some(spot) = spot(&window, board.fit, card.loc, card.put, dx, dy) else { continue };
            let newer = &board.laid()[number + 1..];
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

/// The spot at an offset from the middle of the window, if it is open.
#[inline]
fn spot(window: &Window, fit: Fit, loc: Loc, put: Put, dx: i16, dy: i16) -> Option<Spot> {
    let ask = window.ask(dx, dy);
    let counts = if fit.wild_counts { ask.covers } else { (ask.mask.count_ones() / 2) as u8 };
    if counts < fit.min || (ask.centre && !fit.wild) {
        return None;
    }
    let worth = ask.covers | (ask.cards.count_ones() as u8) << 4;
    let (x, y) = ((put.x as i16 + dx) as i8, (put.y as i16 + dy) as i8);
    Some(Spot { loc, y, x, worth, pattern: ask.pattern, mask: ask.mask })
}
