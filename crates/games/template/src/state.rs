//! What a match of Kuhn poker is made of; no rules here.

use kernel::{Face, Seat, Tableau, Zone, ZoneKind, ZoneSpec};

/// The card nobody holds.
pub const PILE: Zone = Zone(0);
const HAND: Zone = Zone(1);

/// The zones of the table.
pub const ZONES: &[ZoneSpec] = &[
    ZoneSpec { name: "pile", first: PILE, per_seat: false, kind: ZoneKind::Pile },
    ZoneSpec { name: "hand", first: HAND, per_seat: true, kind: ZoneKind::Hand },
];

/// Jack, queen and king, the lowest first (KP-1.1).
pub const FACES: [Face; 3] = [Face(0), Face(1), Face(2)];

/// Where `seat` holds its card.
pub const fn hand(seat: Seat) -> Zone {
    Zone(HAND.0 + seat.number())
}

/// What is being decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Nothing has been bet; `checks` players have checked.
    Open {
        /// How many have checked.
        checks: u8,
    },
    /// `by` has bet.
    Facing {
        /// Who bet.
        by: Seat,
    },
    /// The pot is won.
    Over,
}

/// A match of Kuhn poker.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kuhn {
    /// Where the cards are.
    pub cards: Tableau<3, 3>,
    /// What is being decided.
    pub phase: Phase,
    /// Chips won or lost.
    pub scores: [i32; 2],
}

/// What is announced.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Note {
    /// A seat checked, bet, called or folded.
    Spoke(Seat, crate::Action),
    /// A seat took the pot and won this many chips.
    Won(Seat, i32),
}
