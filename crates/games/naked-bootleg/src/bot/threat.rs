//! The others: who is about to win, whose cards are worth stealing, who must be bluffing.

use crate::action::Target;
use crate::state::{LotKind, NakedBootleg};
use kernel::{Face, Seat};

/// How near `seat` is to its last card, from what everybody sees: 0 to 100.
pub fn progress(game: &NakedBootleg, seat: Seat) -> i32 {
    let held = game.held(seat) as i32;
    if !game.active.contains(seat) {
        return if game.has_exited(seat) { 100 } else { 0 };
    }
    match (game.is_in_redzone(seat), game.sets_of(seat)) {
        (true, _) => (95 - 7 * held).max(30),
        (false, 0) => (14 - held).clamp(0, 10),
        (false, _) => (34 - held).clamp(12, 30),
    }
}

/// How much the table should fear `seat`: 1 to 95.
pub fn danger(game: &NakedBootleg, seat: Seat) -> i32 {
    progress(game, seat).max(1)
}

/// What stealing these cards is worth to `thief`.
pub fn loot_value(game: &NakedBootleg, thief: Seat, target: Target) -> i32 {
    let is_streak = matches!(game.lot(target).kind, LotKind::Streak(_));
    let completes = is_streak || game.sets_of(thief) == 1;
    let gain = if completes { 900 } else { 300 } + 10 * game.size(target) as i32;
    // A disguise may turn out to be worth nothing.
    let gain = if game.lot(target).kind == LotKind::Disguise { gain * 6 / 10 } else { gain };
    let harm = if game.are_opponents(thief, target.seat) { 8 * danger(game, target.seat) } else { -600 };
    gain + harm
}

impl NakedBootleg {
    /// How many cards of this face the deck has.
    pub(super) fn copies_left(&self, card: Face) -> u8 {
        self.deck.copies(card)
    }
}
