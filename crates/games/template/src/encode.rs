//! Kuhn poker in numbers: the four things to say, and what a player knows.

use crate::action::Action;
use crate::state::{Kuhn, Phase, hand};
use kernel::encode::{Block, from};
use kernel::{Encode, Seat, Viewer};

kernel::blocks! {
    /// What can be said.
    NUMBERS:
    SAY 4 "say": "`check`, `bet`, `fold`, `call`.";
}

kernel::blocks! {
    /// What a player knows.
    PLANES:
    HAND 3 "hand": "The own card: J, Q, K.";
    SHOWN 3 "shown": "The other player's card, once it is shown.";
    FIRST 1 "first": "1 if the player speaks first.";
    CHECKS 1 "checks": "How many have checked.";
    BET 2 "bet": "Who has bet: the player, the other one.";
    OVER 1 "over": "1 once the pot is won.";
}

const SEATS: u8 = 2;
const WORDS: [Action; 4] = [Action::Check, Action::Bet, Action::Fold, Action::Call];

impl Encode for Kuhn {
    const NUMBERS: &'static [Block] = NUMBERS;
    const PLANES: &'static [Block] = PLANES;

    #[inline]
    fn number(&self, _seat: Seat, action: Action) -> Option<u32> {
        Some((SAY + action as usize) as u32)
    }

    fn numbered(&self, _seat: Seat, number: u32) -> Option<Action> {
        WORDS.get(number as usize).copied()
    }

    #[inline]
    fn write_planes(&self, seat: Seat, out: &mut [u8]) {
        out.fill(0);
        for (place, holder) in [(HAND, seat), (SHOWN, seat.next(SEATS))] {
            if let Some(card) = self.cards.top(hand(holder)).filter(|&card| self.cards.sees(Viewer::Seat(seat), card)) {
                out[place + self.cards.face(card).0 as usize] = 1;
            }
        }
        out[FIRST] = (seat == Seat::new(0)) as u8;
        match self.phase {
            Phase::Open { checks } => out[CHECKS] = checks,
            Phase::Facing { by } => {
                out[CHECKS] = by.number();
                out[BET + from(seat, by, SEATS)] = 1;
            }
            Phase::Over => out[OVER] = 1,
        }
    }
}
