//! Disguises: when to lay one, what to hide in it, when to call one out.

use crate::action::Target;
use crate::card::{Kind, WILDCAT, kind_of};
use crate::rules::{Held, honesty};
use crate::state::NakedBootleg;
use kernel::{Face, Seat};

/// Whether the hand has an honest disguise that fits.
pub fn is_honest(game: &NakedBootleg, seat: Seat, held: &Held) -> bool {
    let least = game.least_fit(seat).unwrap_or(3) as u8;
    held.kind(Kind::Cover) >= 2 && held.kind(Kind::Cover) + held.wild() >= least
}

/// An honest disguise is as good as a set, and whoever calls it out is ruined. A bluff is for completing the objective.
pub fn rate_begin(game: &NakedBootleg, seat: Seat, held: &Held) -> i32 {
    let completes = game.sets_of(seat) == 1;
    if is_honest(game, seat, held) {
        return if completes { 4090 } else { 290 };
    }
    if completes { 3900 } else { -2000 }
}

/// An honest disguise takes all Covers and as few Wildcats as will do; a bluff hides everything that cannot help later.
pub fn rate_add(game: &NakedBootleg, seat: Seat, chosen: &Held, card: Face) -> i32 {
    let held = *game.holds(seat);
    if !is_honest(game, seat, &held) {
        return if card == WILDCAT { -100 } else { 20 };
    }
    let least = game.least_fit(seat).unwrap_or(3) as u8;
    let needs_wildcat = chosen.kind(Kind::Cover) == held.kind(Kind::Cover) && chosen.count < least;
    match kind_of(card) {
        Kind::Cover => 20,
        Kind::Wildcat if needs_wildcat => 10,
        _ => -20,
    }
}

/// Certainty, for chances.
const SURE: i32 = 1000;
/// What a player is left with who has lost a challenge.
const RUINED: i32 = 3;

/// How likely each player wins, from what everybody sees, on a scale of its own.
fn weight(game: &NakedBootleg, seat: Seat) -> i32 {
    let held = game.held(seat) as i32;
    match (game.is_in_redzone(seat), game.sets_of(seat)) {
        (true, _) => (70 - 9 * held).max(16),
        (false, 0) => 8,
        (false, _) => 12,
    }
}

/// Whether a challenge is worth its risk: what the owner's ruin gains against what one's own would cost.
pub fn rate_challenge(game: &NakedBootleg, seat: Seat, target: Target) -> i32 {
    let bluff = SURE - 10 * honesty(game, seat, target) as i32;
    let all: i32 = game.active.iter().map(|other| weight(game, other)).sum();
    let (own, theirs) = (weight(game, seat), weight(game, target.seat));
    let now = SURE * own / all;
    let gain = SURE * own / (all - theirs + RUINED).max(1) - now;
    let loss = now - SURE * RUINED / (all - own + RUINED).max(1);
    let worth = (bluff * gain - (SURE - bluff) * loss) / SURE;
    if worth > 0 { 6000 + worth } else { -5000 }
}
