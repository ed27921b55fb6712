//! The main choice: collect until the objective is complete, then get rid of everything.

use super::bluff;
use super::hand::Plan;
use super::threat::{danger, loot_value};
use crate::action::{Action, Target, What};
use crate::card::{Kind, Power, WILDCAT, colour_of, kind_of};
use crate::rules::steals_by_discard;
use crate::state::NakedBootleg;
use kernel::{Face, Seat};

pub fn rate(game: &NakedBootleg, seat: Seat, action: Action) -> i32 {
    if ends_round(game, seat, action) {
        return 50_000;
    }
    match action {
        Action::Catch(_) => 20_000,
        Action::Challenge(target) => bluff::rate_challenge(game, seat, target),
        Action::Taunt(_) | Action::Forfeit => -10_000,
        Action::Hit { card, on, omaha } => rate_hit(game, seat, card, on) + omaha as i32,
        Action::Discard { card, omaha } => rate_discard(game, seat, card) + omaha as i32,
        Action::Begin(what) => rate_begin(game, seat, what),
        Action::PickPylon => rate_pick(game, seat),
        Action::PickDiscard => rate_pick(game, seat) + rate_top(game, seat),
        Action::Pass => 400,
        _ => -10_000,
    }
}

/// The last card, played so that it counts.
fn ends_round(game: &NakedBootleg, seat: Seat, action: Action) -> bool {
    let is_play = matches!(action, Action::Hit { .. } | Action::Discard { .. });
    is_play && game.held(seat) == 1 && game.is_in_redzone(seat)
}

/// Who still collects wants cards; in the redzone they are a last resort.
fn rate_pick(game: &NakedBootleg, seat: Seat) -> i32 {
    let plan = Plan::of(game, seat);
    if game.is_in_redzone(seat) || plan.missing() == 0 { 300 } else { 3000 }
}

/// Whether the top discard is better than a card from the pylon.
fn rate_top(game: &NakedBootleg, seat: Seat) -> i32 {
    let Some(top) = game.top() else { return -1 };
    let plan = Plan::of(game, seat);
    let gain = plan.gain(top);
    if plan.with(top).missing() < plan.missing() {
        60 + gain
    } else if gain >= 10 {
        gain
    } else {
        -10
    }
}

/// What completes the objective at once comes before a pick-up. A single set is held back: downed it feeds thieves.
fn rate_begin(game: &NakedBootleg, seat: Seat, what: What) -> i32 {
    let plan = Plan::of(game, seat);
    let held = *game.holds(seat);
    match what {
        What::Streak(_) => 4500,
        What::Disguise => bluff::rate_begin(game, seat, &held),
        What::Set(kind) => {
            let completes = game.sets_of(seat) == 1 || plan.missing() == 0;
            let base = if completes { 4000 } else { 200 };
            if kind == Kind::Wildcat { -3000 } else { base + 20 * held.kind(kind) as i32 }
        }
    }
}

/// Everything that can be hit goes in the redzone; before that only what makes a set of three a set of four.
fn rate_hit(game: &NakedBootleg, seat: Seat, card: Face, on: Target) -> i32 {
    if game.is_in_redzone(seat) {
        // Wildcats count against the owner's points.
        let own_wild = card == WILDCAT && on.seat == seat;
        return 3600 - 50 * own_wild as i32 - (card == WILDCAT) as i32;
    }
    let plan = Plan::of(game, seat);
    let is_short = game.size(on) == 3;
    match card {
        WILDCAT => -500,
        _ if is_short => 3200,
        card => 2400 - plan.loss(card),
    }
}

fn rate_discard(game: &NakedBootleg, seat: Seat, card: Face) -> i32 {
    let effect = effect_of(game, seat, card);
    if game.is_in_redzone(seat) {
        return 3000 + rate_shedding(game, seat, card) + effect;
    }
    let steal = steals_by_discard(game, card, |target| loot_value(game, seat, target));
    if let Some(value) = steal.filter(|&value| value > 500) {
        return 3300 + value;
    }
    let plan = Plan::of(game, seat);
    500 - 12 * plan.loss(card) + effect + keep_back(card)
}

/// Cards that are better used later.
fn keep_back(card: Face) -> i32 {
    match kind_of(card) {
        Kind::Bootleg | Kind::NakedBootleg => -250,
        Kind::Interception => -120,
        Kind::HailMary => -60,
        Kind::Wildcat => -400,
        _ => 0,
    }
}

/// In the redzone: large stacks first, and what is left should match next time.
fn rate_shedding(game: &NakedBootleg, seat: Seat, card: Face) -> i32 {
    let held = *game.holds(seat);
    let stack = held.kind(kind_of(card)) as i32;
    let left = held.without(card);
    let follows = colour_of(card).map_or(1, |colour| left.colour(colour) as i32);
    // A card without colour fits always: it is the best one to end with.
    let flexible = if colour_of(card).is_none() { -25 } else { 0 };
    40 * (stack - 1) + 6 * follows + flexible
}

/// What the action of a discard is worth.
fn effect_of(game: &NakedBootleg, seat: Seat, card: Face) -> i32 {
    let next = game.next(seat);
    let fear = if game.are_opponents(seat, next) { danger(game, next) } else { -60 };
    match kind_of(card) {
        Kind::PickSix => 2 * fear,
        Kind::DrawPlay => fear + if game.deck.power(card) == Some(Power::Blindside) { fear / 2 } else { 0 },
        Kind::Handoff => fear,
        Kind::Reverse => {
            let behind = game.behind(seat);
            let other = if game.are_opponents(seat, behind) { danger(game, behind) } else { -60 };
            fear - other
        }
        Kind::Fumblerooski => fumble_risk(game, seat, card, next),
        Kind::HailMary if game.is_in_redzone(seat) => 90,
        Kind::Spy => 2,
        _ => 0,
    }
}

/// A fumble costs a set that the next player can use, or any with The Fumble.
fn fumble_risk(game: &NakedBootleg, seat: Seat, card: Face, next: Seat) -> i32 {
    let mut sets = game.lots_of(seat).filter(|&target| game.lot(target).is_set());
    let is_used = game.lots_of(seat).any(|target| game.lot(target).is_set() && game.fits(next, game.size(target)));
    let is_lost = game.deck.power(card) == Some(Power::TheFumble) && sets.next().is_some();
    if (is_used || is_lost) && game.held(seat) > 1 { -4000 } else { 15 }
}
