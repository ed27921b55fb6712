//! The few cells around a place, painted from the cards that lie there.

use super::layout::{Cover, Layout, Loc, Put};
use crate::card::{RING, Ring, Square};

/// Cards whose centres are at most so far away share a cell with a card there.
pub const NEAR: i16 = 2;
/// Cards whose centres are at most so far away share a cell with a card at most [`NEAR`] away.
pub const WIDE: i16 = 4;

/// From the middle to the edge: a card at distance [`WIDE`] reaches one cell further.
const SPAN: i16 = WIDE + 1;
const WIDTH: i16 = 2 * SPAN + 1;

/// Nothing lies there.
const EMPTY: u16 = 0;
/// A centre lies there.
const CENTRE: u16 = 1;
/// A pattern lies there; its number is in the two lowest bits.
const PATTERN: u16 = 4;
const CODE: u16 = 7;

/// What shows in each cell and which card it belongs to: the number of the card above three bits of code. A centre that
/// is covered shows no longer and is wild no longer (CA-5.18).
pub struct Window([u16; (WIDTH * WIDTH) as usize]);

impl Window {
    /// The cells around `put`, from the first `upto` cards, as far as cards within `reach` fill them.
    #[inline]
    pub fn around(layout: &Layout, loc: Loc, put: Put, reach: i16, upto: u8) -> Window {
        let mut window = Window([EMPTY; (WIDTH * WIDTH) as usize]);
        for (number, card) in layout.laid()[..upto as usize].iter().enumerate() {
            let (dx, dy) = (card.put.x as i16 - put.x as i16, card.put.y as i16 - put.y as i16);
            if card.loc == loc && dx.abs() <= reach && dy.abs() <= reach {
                window.paint(dx, dy, card.ring, (number as u16) << 3);
            }
        }
        window
    }

    #[inline]
    fn paint(&mut self, dx: i16, dy: i16, ring: Ring, number: u16) {
        let middle = cell(dx, dy);
        self.0[middle] = number | CENTRE;
        for (place, (rx, ry)) in RING.into_iter().enumerate() {
            let at = (middle as i16 + ry as i16 * WIDTH + rx as i16) as usize;
            self.0[at] = number | PATTERN | ring.at(place) as u16;
        }
    }

    /// What shows at an offset from the middle.
    #[inline]
    pub fn square(&self, dx: i8, dy: i8) -> Option<Square> {
        match self.0[cell(dx as i16, dy as i16)] & CODE {
            EMPTY => None,
            CENTRE => Some(Square::Centre),
            pattern => Some(Square::Pattern((pattern & 3) as u8)),
        }
    }

    /// Where the first centre is in the way of a card in the middle: a visible one, or its own on a square (CA-5.4,
    /// CA-5.6).
    pub fn first_centre(&self) -> Option<(i8, i8)> {
        let seen = RING.into_iter().find(|&(dx, dy)| self.square(dx, dy) == Some(Square::Centre));
        seen.or_else(|| self.square(0, 0).map(|_| (0, 0)))
    }

    /// What a card at this offset covers.
    #[inline]
    pub fn cover(&self, dx: i16, dy: i16) -> Cover {
        let asked = self.ask(dx, dy);
        Cover { covers: asked.covers, touches: asked.cards.count_ones() as u8 }
    }

    /// What a card at this offset would have to show.
    #[inline]
    pub fn ask(&self, dx: i16, dy: i16) -> Ask {
        let middle = cell(dx, dy);
        let own = self.0[middle];
        let mut ask = Ask { centre: own & CODE != EMPTY, ..Ask::default() };
        if ask.centre {
            ask.covers = 1;
            ask.cards = 1 << (own >> 3);
        }
        for (place, (rx, ry)) in RING.into_iter().enumerate() {
            let seen = self.0[(middle as i16 + ry as i16 * WIDTH + rx as i16) as usize];
            if seen & CODE == EMPTY {
                continue;
            }
            ask.covers += 1;
            ask.cards |= 1 << (seen >> 3);
            if seen & CODE == CENTRE {
                ask.centre = true;
            } else {
                ask.mask |= 3 << (2 * place);
                ask.pattern |= (seen & 3) << (2 * place);
            }
        }
        ask
    }
}

/// What a card at some place would have to show, and what it would cover.
#[derive(Clone, Copy, Default)]
pub struct Ask {
    /// The patterns asked for, as in a ring.
    pub pattern: u16,
    /// Which of them are asked for: both bits of a square that a pattern lies under.
    pub mask: u16,
    /// How many squares it would cover.
    pub covers: u8,
    /// Whether a centre is in the way (or wild).
    pub centre: bool,
    /// The numbers of the cards directly below.
    pub cards: u64,
}

#[inline]
const fn cell(dx: i16, dy: i16) -> usize {
    ((dy + SPAN) * WIDTH + dx + SPAN) as usize
}
