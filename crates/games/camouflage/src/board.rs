//! The layered layout, and whether a card may lie on it.
//!
//! Every location keeps its cards in the order they were laid (CA-5.2): that is the [`Layout`]. No grid is stored: the
//! few cards near a place are painted into a window when it is looked at. What makes listing moves fast is the list of
//! live [`Spot`]s: all places where enough squares would be covered, no centre is in the way, and some card that is
//! still to come would fit. A card laid changes only the spots whose squares it touches, so only those are worked out
//! anew.

mod layout;
mod spots;
mod window;

pub use layout::{Cover, Fit, Laid, Layout, Loc, Miss, NOBODY, Put};
pub use spots::{Flow, ON, STOP, Spot, Spots, Turns};

use crate::card::Ring;
use std::ops::Deref;

/// Room for so many live spots. Layouts of real games have fewer (at most 70 with the printed rules); where house rules
/// give more, spots are worked out when they are asked for.
const LIVE_MAX: usize = 192;

/// Every card laid in a match, and the live spots.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Board {
    layout: Layout,
    live: Spots<LIVE_MAX>,
}

impl Deref for Board {
    type Target = Layout;

    #[inline]
    fn deref(&self) -> &Layout {
        &self.layout
    }
}

impl Board {
    /// An empty table.
    pub const fn new(fit: Fit) -> Board {
        Board { layout: Layout::new(fit), live: Spots::NONE }
    }

    /// Puts a card on top of all it covers; `to_come` are the cards that may still be laid. Nothing is tested.
    pub fn lay(&mut self, card: Laid, to_come: &[Ring]) {
        self.layout.lay(card);
        self.live.renew(&self.layout, |spot| spot.takes_any(to_come));
    }

    /// Takes the card laid last away again (CA-3.7); `to_come` are the cards that may be laid then.
    pub fn lift(&mut self, to_come: &[Ring]) -> Option<Laid> {
        let last = self.layout.lift()?;
        self.live.rebuild(&self.layout, |spot| spot.takes_any(to_come));
        Some(last)
    }

    /// Goes through the live spots of all locations.
    #[inline]
    pub fn each_spot(&self, look: impl FnMut(&Spot) -> Flow) -> Flow {
        self.live.each(&self.layout, look)
    }

    /// Goes through all placements of a card that is still to come: the spot and the quarter turns.
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
