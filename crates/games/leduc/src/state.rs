//! What a match of Leduc poker is made of; no rules here.

use crate::action::Action;
use kernel::{Face, Seat, Tableau, Zone, ZoneKind, ZoneSpec};

/// The cards nobody has seen.
pub const PILE: Zone = Zone(0);
/// The card that counts for both.
pub const BOARD: Zone = Zone(1);
const HAND: Zone = Zone(2);

/// The zones of the table.
pub const ZONES: &[ZoneSpec] = &[
    ZoneSpec { name: "pile", first: PILE, per_seat: false, kind: ZoneKind::Pile },
    ZoneSpec { name: "board", first: BOARD, per_seat: false, kind: ZoneKind::Table },
    ZoneSpec { name: "hand", first: HAND, per_seat: true, kind: ZoneKind::Hand },
];

/// Jacks, queens and kings, the lowest first; of each the spade, then the heart (LP-1.1).
pub const FACES: [Face; 6] = [Face(0), Face(1), Face(2), Face(3), Face(4), Face(5)];

/// The notation of each face.
pub const NAMES: [&str; 6] = ["JS", "JH", "QS", "QH", "KS", "KH"];

/// Where `seat` holds its card.
pub const fn hand(seat: Seat) -> Zone {
    Zone(HAND.0 + seat.number())
}

/// The rank of a face: 0 jack, 1 queen, 2 king.
pub const fn rank(face: Face) -> u8 {
    face.0 / 2
}

/// A round of betting.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Round {
    /// Before the board.
    First,
    /// After the board.
    Second,
}

impl Round {
    /// What a raise adds (LP-4.4).
    pub const fn bet(self) -> u8 {
        match self {
            Round::First => 2,
            Round::Second => 4,
        }
    }
}

/// How the betting stands. What is in the pot follows from it: the last raiser has put in `stake` and all raises of
/// the round, the other one raise less.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Betting {
    /// Which round.
    pub round: Round,
    /// Whose turn it is.
    pub speaker: Seat,
    /// How often somebody has raised in this round.
    pub raises: u8,
    /// What each player had put in when the round began.
    pub stake: u8,
}

impl Betting {
    /// What `seat` has put in.
    pub const fn paid(self, seat: Seat) -> u8 {
        let behind = seat.number() == self.speaker.number() && self.raises > 0;
        self.stake + self.round.bet() * (self.raises - behind as u8)
    }

    /// What `action` costs the seat that speaks: a call what it is behind, a raise the bet on top (LP-4.3, LP-4.4).
    pub const fn price(self, seat: Seat, action: Action) -> u8 {
        let behind = self.paid(seat.next(2)).saturating_sub(self.paid(seat));
        match action {
            Action::Fold => 0,
            Action::Call => behind,
            Action::Raise => behind + self.round.bet(),
        }
    }
}

/// What is being decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Somebody is to speak.
    Betting(Betting),
    /// The pot is won or split.
    Over,
}

/// A match of Leduc poker.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Leduc {
    /// Where the cards are.
    pub cards: Tableau<6, 4>,
    /// What is being decided.
    pub phase: Phase,
    /// Chips won or lost.
    pub scores: [i32; 2],
}

/// What is announced.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Note {
    /// A seat folded, called or raised, and put in this many chips.
    Spoke(Seat, Action, u8),
    /// A seat took the pot and won this many chips.
    Won(Seat, i32),
    /// The pot is split.
    Split,
}
