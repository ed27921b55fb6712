//! What is announced besides the movements of cards.

use super::{LotKind, Pile};
use crate::action::Lay;
use crate::card::Colour;
use kernel::{Face, Seat};

/// Downed cards as people speak of them: whose, and what they were when it was said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Owned(pub Seat, pub LotKind);

/// Like cards that were discarded together, the lowest first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stack {
    faces: [Face; Pile::MOST],
    len: u8,
}

impl Stack {
    /// These cards.
    pub fn of(cards: &[Face]) -> Stack {
        let mut faces = [Face(0); Pile::MOST];
        faces[..cards.len()].copy_from_slice(cards);
        Stack { faces, len: cards.len() as u8 }
    }

    /// The cards, the lowest first.
    pub fn faces(&self) -> &[Face] {
        &self.faces[..self.len as usize]
    }
}

/// Something said at the table. None of it tells a hidden card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Note {
    /// A round begins: its number and who deals.
    Round(u8, Seat),
    /// A turn begins.
    Turn(Seat),
    /// A turn is lost.
    TurnLost(Seat),
    /// A seat passed.
    Passed(Seat),
    /// A set or streak was laid down.
    Laid(Seat, Lay),
    /// A disguise was laid down: how many cards.
    Disguised(Seat, u8),
    /// A card was hit on downed cards.
    Hit(Seat, Face, Owned),
    /// A card was discarded.
    Discarded(Seat, Face),
    /// Several like cards were discarded.
    Stacked(Seat, Stack),
    /// "Omaha!"
    Omaha(Seat),
    /// Omaha was missing and has been caught: who, by whom.
    Caught(Seat, Seat),
    /// The direction of play is turned around.
    Reversed,
    /// Players are skipped.
    Skipped(u8),
    /// A pick-up is aimed at a seat: how many cards.
    PickUp(Seat, u8),
    /// A seat picked up cards: how many, and whether it loses its turn.
    PickedUp(Seat, u8, bool),
    /// A colour was named.
    Named(Seat, Colour),
    /// A seat takes another turn.
    Again(Seat),
    /// A spy looked into a hand: who, whose.
    Looked(Seat, Seat),
    /// A spy made a seat show cards.
    Shown(Seat, Seat),
    /// A Red Spy turned up cards of the disguises.
    Flipped(Seat),
    /// A steal of downed cards was announced.
    GoesFor(Seat, Owned),
    /// A steal of downed cards is made.
    Steals(Seat, Owned),
    /// A steal of hand cards was announced: who, from whom, how many.
    Grabs(Seat, Seat, u8),
    /// A steal was deflected.
    Deflected(Seat),
    /// A seat used no action.
    Unused(Seat),
    /// A window was declined.
    Declined(Seat),
    /// A thief kept this many cards.
    Kept(Seat, u8),
    /// A stolen disguise was a bluff and is pitched: whose.
    BluffStolen(Seat),
    /// A set was fumbled: which, to whom.
    Fumbled(Owned, Seat),
    /// A set was fumbled and pitched.
    FumblePitched(Owned),
    /// A disguise was challenged: by whom, whose, and whether it was a bluff.
    Challenged(Seat, Seat, bool),
    /// Who lost a challenge.
    LostChallenge(Seat),
    /// A seat taunted with a card of its disguise.
    Taunted(Seat),
    /// The flag was taken or captured.
    Flag(Seat),
    /// The flag is nobody's again.
    FlagNeutral,
    /// A discard without the owed pick-up was shown and returned (NB-8.4).
    Grounded(Seat),
    /// A pick-up out of turn costs a turn (NB-8.4).
    FalseStart(Seat),
    /// Time is up.
    TimeUp(Seat),
    /// A touchdown.
    Touchdown(Seat),
    /// A Crazy Eight.
    CrazyEight(Seat),
    /// A seat exits.
    Exited(Seat),
    /// A round is called without a touchdown.
    Called,
    /// Points for a seat.
    Points(Seat, u8),
    /// A seat is eliminated.
    Eliminated(Seat),
    /// A seat has left.
    Left(Seat),
    /// An overtime is played.
    Overtime,
    /// A seat won the coin flip.
    Coin(Seat),
    /// A new pylon was made from the discards.
    NewPylon,
    /// A seat has won the match.
    Won(Seat),
}

impl Note {
    /// Whether it tells what was hidden: whether a disguise was a bluff, and who therefore lost a challenge.
    pub const fn reveals(&self) -> bool {
        matches!(self, Note::BluffStolen(_) | Note::Challenged(..) | Note::LostChallenge(_))
    }
}
