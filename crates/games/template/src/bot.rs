//! An opinion: bet with the king, fold the jack.

use crate::action::Action;
use crate::state::{Kuhn, hand};
use kernel::{Heuristic, Seat};

impl Heuristic for Kuhn {
    fn rate(&self, seat: Seat, action: Action) -> i32 {
        let strength = self.cards.top(hand(seat)).map_or(0, |card| self.cards.face(card).0 as i32);
        match action {
            Action::Check | Action::Fold => 1,
            Action::Bet => strength,
            Action::Call => 2 * strength - 1,
        }
    }
}
