//! What is being decided: the decision points of chapter 4, each with what it needs to know.

use crate::action::{Target, What};
use kernel::{CardId, CardSet, Face, Seat};

/// What a discarded Interception, Bootleg or Naked Bootleg may be used for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Only {
    /// Anything, or nothing.
    #[default]
    Free,
    /// In passing: a set or streak must be stolen (NB-4.17).
    Steal,
    /// As the last card: a steal that completes the objective (NB-4.28).
    Complete,
}

/// Cards being stacked, the lowest first; at most eight are like each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pile {
    cards: [CardId; Pile::MOST],
    len: u8,
}

impl Pile {
    /// No more cards than this are like each other.
    pub const MOST: usize = 8;

    /// A stack of one card.
    pub const fn of(card: CardId) -> Pile {
        Pile { cards: [card; Pile::MOST], len: 1 }
    }

    /// Puts a card on top.
    pub fn push(&mut self, card: CardId) {
        self.cards[self.len as usize] = card;
        self.len += 1;
    }

    /// The cards, the lowest first.
    pub fn cards(&self) -> &[CardId] {
        &self.cards[..self.len as usize]
    }

    /// The cards as a set.
    pub fn set(&self) -> CardSet {
        self.cards().iter().copied().collect()
    }
}

/// A pending pick-up (NB-4.49).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chain {
    /// Cards to be picked up.
    pub total: u8,
    /// Who must answer or pick up.
    pub target: Seat,
    /// Whose turn is being used.
    pub holder: Seat,
}

/// What a thief goes for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aim {
    /// Downed cards.
    Lot(Target),
    /// This many hand cards.
    Hand(u8),
}

/// An Interception and whom it is used against.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Theft {
    /// Who steals.
    pub thief: Seat,
    /// From whom.
    pub victim: Seat,
    /// The Interception: its colour and power count (NB-4.44).
    pub card: Face,
    /// Whether it has been turned around by a Deflection.
    pub is_counter: bool,
}

/// A choice about the top card played (NB-4.40).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// How many players are skipped.
    Skip {
        /// The least.
        least: u8,
        /// The most.
        most: u8,
    },
    /// Whom a Blindside strikes and with how many cards; the chain has neither yet.
    Blindside(Chain),
    /// Whom a Trick Six strikes.
    Trick(Chain),
    /// What a Spy does.
    Spy,
    /// What an Interception does.
    Intercept,
    /// What a Bootleg steals.
    Bootleg,
    /// What a Naked Bootleg steals, and with it the first set if two are stolen.
    Naked(Option<Target>),
    /// The colour of play; what has been chosen to be stolen is stolen after that (NB-4.39).
    Colour([Option<Target>; 2]),
    /// Whether a Hail Mary's extra turn is taken.
    Again,
}

/// Where play goes on after a question about the flag.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Then {
    /// The turn goes on.
    Main,
    /// The turn is over; this seat is next.
    Turn(Seat),
    /// The top discard's action.
    Effect,
    /// A pick-up was answered; the answering seat's card decides how it goes on.
    Answer {
        /// Who answered.
        by: Seat,
        /// The pick-up before the answer; its holder is already right.
        chain: Chain,
    },
    /// A Deflection was played; the counter-action.
    Counter(Theft),
}

/// What is being decided, and by whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// The main choice of the seat on turn.
    Main,
    /// Laying down: the cards chosen so far are still in hand.
    Build {
        /// What is laid down.
        what: What,
        /// The cards chosen.
        lot: CardSet,
    },
    /// Stacking: the cards chosen so far are still in hand.
    Stack(Pile),
    /// A choice about a card: the seat that played the top discard.
    Effect(Seat, Effect),
    /// Whether an Interception is deflected: the victim.
    Deflect(Theft, Aim),
    /// Striking back: the thief, who has deflected.
    Counter(Theft),
    /// What is kept: the thief, who looks at the stolen cards.
    Keep(Theft),
    /// Whether a pick-up is answered: the target.
    Chain(Chain),
    /// A fumble: the next player, who chooses one of the fumbler's sets.
    Fumble {
        /// Who chooses and gets it.
        taker: Seat,
    },
    /// A fumble that nobody can take: the fumbler, who chooses the set to be pitched.
    Pitch,
    /// Which card is spared: the winner of a challenge.
    KeepOne {
        /// Who chooses.
        winner: Seat,
        /// Whose hand it is.
        loser: Seat,
    },
    /// The flag: whether the seat on turn captures it.
    Capture(Then),
    /// The flag: who gets it from a seat that exits.
    HandFlag(Seat, Then),
    /// The coin: who deals the overtime.
    Coin(Seat),
    /// The match is over.
    Over,
}
