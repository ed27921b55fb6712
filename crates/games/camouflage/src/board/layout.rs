//! The cards laid, in order, and whether a card may lie on them.

use super::window::{self, Window};
use crate::card::{CARDS, RING, Ring, Square};
use kernel::{Face, Millis, Seat};

/// Where cards are laid: the common board, or a seat's own location (CA-4.3). A card lies on one of them, and cards of
/// two locations never meet (CA-5.41).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Loc(pub u8);

impl Loc {
    /// The board everybody shares.
    pub const COMMON: Loc = Loc(u8::MAX);

    /// The location of `seat`.
    pub const fn of(seat: Seat) -> Loc {
        Loc(seat.number())
    }

    /// The seat whose location this is.
    pub fn seat(self, seats: u8) -> Option<Seat> {
        (self.0 < seats).then(|| Seat::new(self.0))
    }
}

/// A card, its quarter turns clockwise, and the cell under its centre. The order of the fields is the order in which
/// starting boards are listed (CA-3.8).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Put {
    /// Which card.
    pub card: Face,
    /// Quarter turns clockwise.
    pub rot: u8,
    /// The row of its centre; grows downwards. A byte is enough for every layout (CA-9.11).
    pub y: i8,
    /// The column of its centre; grows to the right.
    pub x: i8,
}

/// What makes squares match (CA-5.3, CA-5.16, CA-5.17).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fit {
    /// How many squares must match at least.
    pub min: u8,
    /// Whether a centre agrees with every square.
    pub wild: bool,
    /// Whether wild squares count towards the minimum.
    pub wild_counts: bool,
}

/// Nobody laid it: a card of the starting board.
pub const NOBODY: u8 = u8::MAX;

/// A card that lies on a location.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Laid {
    /// When it was laid.
    pub at: Millis,
    /// What it shows as it lies.
    pub ring: Ring,
    /// Which card, how it is turned and where it lies.
    pub put: Put,
    /// On which location.
    pub loc: Loc,
    /// The number of the seat that laid it, or [`NOBODY`].
    pub by: u8,
    /// How many squares it covers: its points in Cover Some Ground (CA-6.8).
    pub covers: u8,
    /// How many cards lie directly below it: its points in Diversify (CA-6.7).
    pub touches: u8,
    /// Whether it was laid by the rules; wrong cards lie only under `honor` (CA-5.34).
    pub right: bool,
}

const NONE: Laid = Laid {
    at: Millis(0),
    ring: Ring(0),
    put: Put { card: Face(0), rot: 0, y: 0, x: 0 },
    loc: Loc::COMMON,
    by: NOBODY,
    covers: 0,
    touches: 0,
    right: true,
};

/// What a card covers where it lies or would lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cover {
    /// Squares that lie on something.
    pub covers: u8,
    /// Different cards directly below.
    pub touches: u8,
}

/// Why a card may not lie somewhere: the first thing wrong in the order of CA-5.4.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Miss {
    /// A centre would be covered, or the card's own centre would cover a square, at this cell.
    Centre {
        /// Column.
        x: i8,
        /// Row.
        y: i8,
    },
    /// Two patterns differ, first at this cell.
    Mismatch {
        /// Column.
        x: i8,
        /// Row.
        y: i8,
        /// What the new card shows there.
        new: Square,
        /// What lies there.
        old: Square,
        /// In how many squares patterns differ.
        wrong: u8,
    },
    /// All match, but only so many of those that count.
    TooFew {
        /// Squares that count.
        matched: u8,
        /// Squares covered at all.
        covered: u8,
    },
}

/// Every card laid in a match, in order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Layout {
    laid: [Laid; CARDS],
    fit: Fit,
    count: u8,
}

impl Layout {
    /// An empty table.
    pub const fn new(fit: Fit) -> Layout {
        Layout { laid: [NONE; CARDS], fit, count: 0 }
    }

    /// What makes squares match here.
    pub const fn fit(&self) -> Fit {
        self.fit
    }

    /// The cards laid so far over all locations, the oldest first. The place in this list, counted from 1, is the
    /// number of the change (CA-4.3).
    #[inline]
    pub fn laid(&self) -> &[Laid] {
        &self.laid[..self.count as usize]
    }

    /// How many changes there have been.
    pub const fn changes(&self) -> u8 {
        self.count
    }

    /// Puts a card on top of all it covers. Nothing is tested.
    pub fn lay(&mut self, card: Laid) {
        self.laid[self.count as usize] = card;
        self.count += 1;
    }

    /// The table as it was after change `upto`.
    #[must_use]
    pub fn up_to(&self, upto: u8) -> Layout {
        let mut layout = *self;
        let upto = upto.min(self.count);
        layout.laid[upto as usize..].fill(NONE);
        layout.count = upto;
        layout
    }

    /// Takes the card laid last away again (CA-3.7).
    pub fn lift(&mut self) -> Option<Laid> {
        let last = *self.laid().last()?;
        self.count -= 1;
        self.laid[self.count as usize] = NONE;
        Some(last)
    }

    /// A card as it would lie: with what it covers and touches.
    pub fn card(&self, put: Put, ring: Ring, loc: Loc) -> Laid {
        let cover = self.cover(put, loc);
        Laid { ring: ring.turned(put.rot), put, loc, covers: cover.covers, touches: cover.touches, ..NONE }
    }

    /// What a card there would cover, whether it matches or not. What sticks out covers nothing (CA-5.8), nor does a
    /// card that only touches others side by side (CA-5.9).
    pub fn cover(&self, put: Put, loc: Loc) -> Cover {
        Window::around(self, loc, put, window::NEAR, self.count).cover(0, 0)
    }

    /// Whether a card with these squares (already turned) may lie there by CA-5.4, and what it then covers: any number
    /// of squares from the least on (CA-5.5), of anybody's cards (CA-5.7). A wild square counts as a covered one
    /// (CA-5.19), so that a card may lie exactly over another (CA-5.20).
    pub fn judge(&self, put: Put, ring: Ring, loc: Loc) -> Result<Cover, Miss> {
        self.judge_as_of(put, ring, loc, self.count)
    }

    /// As [`Board::judge`], on the table as it was after change `upto` (CA-4.16).
    pub fn judge_as_of(&self, put: Put, ring: Ring, loc: Loc, upto: u8) -> Result<Cover, Miss> {
        let window = Window::around(self, loc, put, window::NEAR, upto);
        let at = |dx: i8, dy: i8| (put.x.saturating_add(dx), put.y.saturating_add(dy));
        if !self.fit.wild
            && let Some((dx, dy)) = window.first_centre()
        {
            let (x, y) = at(dx, dy);
            return Err(Miss::Centre { x, y });
        }
        let (mut equal, mut wrong, mut first) = (0, 0, None);
        for (place, (dx, dy)) in RING.into_iter().enumerate() {
            match window.square(dx, dy) {
                Some(Square::Pattern(old)) if old == ring.at(place) => equal += 1,
                Some(old @ Square::Pattern(_)) => {
                    wrong += 1;
                    first = first.or(Some((at(dx, dy), Square::Pattern(ring.at(place)), old)));
                }
                Some(Square::Centre) | None => {}
            }
        }
        if let Some(((x, y), new, old)) = first {
            return Err(Miss::Mismatch { x, y, new, old, wrong });
        }
        let cover = window.cover(0, 0);
        let matched = if self.fit.wild_counts { cover.covers } else { equal };
        if matched < self.fit.min { Err(Miss::TooFew { matched, covered: cover.covers }) } else { Ok(cover) }
    }

    /// What shows at a cell of a location, if a card lies there.
    pub fn visible(&self, loc: Loc, x: i8, y: i8) -> Option<Square> {
        let put = Put { x, y, ..NONE.put };
        Window::around(self, loc, put, window::NEAR, self.count).square(0, 0)
    }

    /// The numbers (from 0) of the cards of a cell from the bottom to the top (CA-5.2).
    pub fn stack(&self, loc: Loc, x: i8, y: i8) -> impl Iterator<Item = usize> + '_ {
        let covers = move |card: &Laid| {
            let (dx, dy) = (card.put.x as i16 - x as i16, card.put.y as i16 - y as i16);
            card.loc == loc && dx.abs() <= 1 && dy.abs() <= 1
        };
        self.laid().iter().enumerate().filter(move |(_, card)| covers(card)).map(|(number, _)| number)
    }
}
