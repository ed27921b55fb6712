//! What a player can do. Actions name faces, seats and places on the table, never physical cards.
//!
//! The order of the variants is the order in which choices are listed, so "the first legal choice" of NB-8.6 is the
//! least action. How actions are written is in `action/notation.rs`.

mod lay;
mod notation;

pub use lay::Lay;

use crate::card::{Colour, Kind};
use kernel::{Face, Seat};

/// One of the two places in front of a player; a streak lies in the first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Slot {
    /// The first place.
    A,
    /// The second place.
    B,
}

impl Slot {
    /// Both places.
    pub const ALL: [Slot; 2] = [Slot::A, Slot::B];
}

/// Downed cards: whose, and in which place.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Target {
    /// The owner.
    pub seat: Seat,
    /// The place.
    pub slot: Slot,
}

/// What is being laid down.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum What {
    /// A face-up set of a kind (NB-4.19).
    Set(Kind),
    /// A face-down set (NB-4.22).
    Disguise,
    /// A streak of a colour (NB-4.21).
    Streak(Colour),
}

/// A neighbour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    /// The next player.
    Next,
    /// The player behind.
    Behind,
}

/// The hand cards a thief keeps (NB-4.48), ascending. Nobody has more than three to choose from; of a longer list the first
/// four are told, so that the rules can refuse it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Kept([u8; 4]);

impl Kept {
    const NONE: u8 = u8::MAX;

    /// These cards, in any order.
    pub fn of(faces: impl IntoIterator<Item = Face>) -> Kept {
        let mut kept = [Kept::NONE; 4];
        for (place, face) in kept.iter_mut().zip(faces) {
            *place = face.0;
        }
        kept.sort_unstable();
        Kept(kept)
    }

    /// The cards, ascending.
    pub fn faces(self) -> impl Iterator<Item = Face> {
        self.0.into_iter().filter(|&face| face != Kept::NONE).map(Face)
    }
}

/// One choice of one seat. `omaha` is the call of NB-4.30.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Draw from the pylon (NB-4.12).
    PickPylon,
    /// Take the top discard (NB-4.13).
    PickDiscard,
    /// Begin to lay down (NB-4.31).
    Begin(What),
    /// Put a card on downed cards (NB-4.24).
    Hit {
        /// The card.
        card: Face,
        /// Where it goes.
        on: Target,
        /// The call.
        omaha: bool,
    },
    /// Call out a disguised set (NB-4.27).
    Challenge(Target),
    /// Put a card on the discard pile (NB-4.15).
    Discard {
        /// The card.
        card: Face,
        /// The call.
        omaha: bool,
    },
    /// End the turn without a discard (NB-4.18).
    Pass,
    /// Add a card to what is being laid down (NB-4.31).
    Add(Face),
    /// Lay it down (NB-4.31).
    Done {
        /// The call.
        omaha: bool,
    },
    /// Add a like card to the stack (NB-4.34).
    StackAdd(Face),
    /// Discard the stack (NB-4.34).
    StackDone {
        /// The call.
        omaha: bool,
    },
    /// Leave an optional action unused (NB-4.37).
    None,
    /// Do not answer (NB-4.43, NB-4.53).
    Decline,
    /// Skip this many players (NB-5.4 to NB-5.8).
    Skip(u8),
    /// Send a Blindside (NB-5.11).
    Blindside {
        /// To whom.
        side: Side,
        /// How many cards.
        count: u8,
    },
    /// Send a Trick Six (NB-5.14).
    Trick(Side),
    /// Look at a hand card of the next player (NB-5.27).
    Look,
    /// Turn up a card of every disguised set (NB-5.28, red).
    Flip,
    /// Have a player show cards to everyone (NB-5.28, green and black).
    Show(Seat),
    /// Steal downed cards (NB-5.31, NB-5.32, NB-5.46, NB-5.47).
    Steal(Target),
    /// Take this many hand cards (NB-5.33).
    Grab(u8),
    /// Name the colour of play (NB-4.3).
    Name(Colour),
    /// Take another turn (NB-5.44).
    Again,
    /// Answer an Interception with a Deflection (NB-4.43).
    Deflect {
        /// The Deflection.
        card: Face,
        /// The call.
        omaha: bool,
    },
    /// Answer a pick-up (NB-4.50).
    Answer {
        /// The Draw Play or Pick Six.
        card: Face,
        /// The call.
        omaha: bool,
    },
    /// Keep these of the stolen cards (NB-4.48).
    Keep(Kept),
    /// Choose the fumbled set (NB-5.20, NB-5.22).
    Fumble(Slot),
    /// Choose the card that the loser of a challenge keeps (NB-5.62).
    Spare(Face),
    /// Capture the flag (NB-5.71).
    Capture,
    /// Hand the flag to a teammate (NB-5.74).
    HandFlag(Seat),
    /// Choose who deals the overtime (NB-6.13).
    Dealer(Seat),
    /// Turn up a card of one's own disguised set (NB-5.58).
    Taunt(Face),
    /// Catch a missing Omaha (NB-8.2).
    Catch(Seat),
    /// Begin, add and be done in one go (NB-4.31).
    Lay(Lay),
    /// Leave the game (NB-9.9).
    Forfeit,
}

impl Action {
    /// Whether the call of NB-4.30 goes with it.
    pub const fn says_omaha(self) -> bool {
        matches!(
            self,
            Action::Hit { omaha: true, .. }
                | Action::Discard { omaha: true, .. }
                | Action::Done { omaha: true }
                | Action::StackDone { omaha: true }
                | Action::Deflect { omaha: true, .. }
                | Action::Answer { omaha: true, .. }
        )
    }
}
