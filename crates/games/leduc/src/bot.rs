//! An opinion: raise with a pair or a king, fold the jack.

use crate::action::Action;
use crate::state::{BOARD, Leduc, Phase, hand, rank};
use kernel::{Heuristic, Seat, Senses};

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
