//! Leduc poker in numbers: the three things to say, and what a player knows.

use crate::action::Action;
use crate::state::{BOARD, Leduc, Phase, Round, hand, rank};
use kernel::encode::{Block, from};
use kernel::{Encode, Seat, Senses, Viewer};

kernel::blocks! {
    /// What can be said.
    NUMBERS:
    SAY 3 "say": "`fold`, `call`, `raise`.";
}

kernel::blocks! {
    /// What a player knows.
    PLANES:
    HAND 6 "hand": "The own card: JS, JH, QS, QH, KS, KH.";
    TABLE 6 "board": "The card on the board.";
    SHOWN 6 "shown": "The other player's card, once it is shown.";
    FIRST 1 "first": "1 if the player speaks first.";
    ROUND 1 "round": "1 or 2, the round of betting; 0 when it is over.";
    RAISES 1 "raises": "Raises in this round.";
    PAID 2 "paid": "Chips put in: by the player, by the other one.";
}

const SEATS: u8 = 2;
const WORDS: [Action; 3] = [Action::Fold, Action::Call, Action::Raise];

impl Encode for Leduc {
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
        for (place, zone) in [(HAND, hand(seat)), (TABLE, BOARD), (SHOWN, hand(seat.next(SEATS)))] {
            if let Some(card) = self.cards.top(zone).filter(|&card| self.cards.sees(Viewer::Seat(seat), card)) {
                out[place + self.cards.face(card).0 as usize] = 1;
            }
        }
        out[FIRST] = (seat == Seat::new(0)) as u8;
        let Phase::Betting(betting) = self.phase else { return };
        out[ROUND] = 1 + (betting.round == Round::Second) as u8;
        out[RAISES] = betting.raises;
        for player in Seat::all(SEATS) {
            out[PAID + from(seat, player, SEATS)] = betting.paid(player);
        }
    }

    /// For trying out how bots learn; what they learn here is not kept.
    fn sense(&self, seat: Seat, actions: &[Action], advice: &[i32], senses: &mut Senses) -> bool {
        let rank_in = |zone| self.cards.top(zone).map(|card| rank(self.cards.face(card)) as i32);
        let (held, board) = (rank_in(hand(seat)), rank_in(BOARD));
        let raises = if let Phase::Betting(betting) = self.phase { betting.raises } else { 0 };
        let mut moment = senses.moment(advice);
        moment.flag(true);
        moment.which(held, 3);
        moment.which(board, 3);
        moment.flag(board.is_some() && held == board);
        moment.which(Some(raises.into()), 3);
        actions.iter().for_each(|&action| senses.choice().which(Some(action as i32), 3));
        true
    }
}
