//! An opinion: raise with a pair or a king, fold the jack.

use crate::action::Action;
use crate::state::{BOARD, Leduc, hand, rank};
use kernel::{Heuristic, Seat};

impl Heuristic for Leduc {
    fn rate(&self, seat: Seat, action: Action) -> i32 {
        let rank_in = |zone| self.cards.top(zone).map(|card| rank(self.cards.face(card)));
        let (held, board) = (rank_in(hand(seat)), rank_in(BOARD));
        let strength = if board.is_some() && held == board { 4 } else { held.unwrap_or(0) as i32 };
        match action {
            Action::Fold => 1,
            Action::Call => strength.min(2),
            Action::Raise => strength,
        }
    }
}
