//! Opinions.

use crate::action::Action;
use crate::state::BagOLoot;
use kernel::{Heuristic, Seat};

impl Heuristic for BagOLoot {
    fn rate(&self, _seat: Seat, _action: Action) -> i32 {
        0
    }
}
