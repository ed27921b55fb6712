//! Which clause forbids an action that is not allowed. It never depends on what the acting seat may not know.

mod laying;

use super::fit::STEALING;
use super::steal::By;
use super::{challenge, decider, discard, hit, steal, turn};
use crate::action::{Action, Target};
use crate::card::{Kind, kind_of};
use crate::clause as c;
use crate::state::{Effect, LotKind, NakedBootleg, Only, Phase, Pile, hand};
use kernel::{Clause, Face, Seat};

/// The clause to show to `seat`.
pub fn clause(game: &NakedBootleg, seat: Seat, action: Action) -> &'static Clause {
    match action {
        Action::Taunt(_) | Action::Catch(_) if !super::may_call(game) => c::NB_8_5,
        Action::Taunt(_) => c::NB_5_58,
        Action::Catch(_) => c::NB_8_2,
        Action::Forfeit => c::NB_9_9,
        action if decider(game) != Some(seat) => not_asked(game, action),
        action => match game.phase {
            Phase::Main => why_not_main(game, action),
            Phase::Build { what, lot } => laying::why_not_build(game, what, lot, action),
            Phase::Stack(pile) => why_not_stack(game, &pile, action),
            _ => why_not_answer(game, action),
        },
    }
}

/// Somebody else decides. Building and stacking look like the main choice (NB-4.60).
fn not_asked(game: &NakedBootleg, action: Action) -> &'static Clause {
    match (game.phase, action) {
        (Phase::Over, _) => c::NB_6_1,
        (_, Action::PickPylon | Action::PickDiscard) => c::NB_8_4,
        (Phase::Deflect(..), _) => c::NB_4_42,
        (Phase::Chain(_), _) => c::NB_4_50,
        (Phase::Coin(_), _) => c::NB_6_13,
        _ => c::NB_4_8,
    }
}

fn why_not_main(game: &NakedBootleg, action: Action) -> &'static Clause {
    match action {
        Action::PickPylon if turn::is_fresh(game) => c::NB_4_12,
        Action::PickDiscard if turn::is_fresh(game) => why_no_discard_pick(game),
        Action::PickPylon | Action::PickDiscard => c::NB_4_14,
        Action::Begin(what) => laying::why_not_begin(game, what),
        Action::Lay(lay) => laying::why_not_lay(game, lay),
        Action::Hit { card, on, .. } => why_no_hit(game, card, on),
        Action::Challenge(target) => why_no_challenge(game, target),
        Action::Discard { card, .. } => why_no_discard(game, card),
        Action::Pass => c::NB_4_18,
        Action::Add(_) | Action::Done { .. } => c::NB_4_31,
        Action::StackAdd(_) | Action::StackDone { .. } => c::NB_4_34,
        _ => c::NB_4_8,
    }
}

fn why_no_discard_pick(game: &NakedBootleg) -> &'static Clause {
    match game.top() {
        Some(top) if game.deck.is_dead(top) && !game.is_in_redzone(game.turn.seat) => c::NB_1_5,
        _ => c::NB_4_13,
    }
}

fn holds(game: &NakedBootleg, card: Face) -> bool {
    game.cards.find(hand(game.turn.seat), card).is_some()
}

fn why_no_hit(game: &NakedBootleg, card: Face, on: Target) -> &'static Clause {
    let seat = game.turn.seat;
    if on.seat.number() >= game.seats || !holds(game, card) || game.lot(on).kind == LotKind::None {
        return c::NB_4_24;
    }
    match game.lot(on).kind {
        LotKind::Disguise => c::NB_5_56,
        _ if !hit::may_hit_there(game, seat, on) => c::NB_4_25,
        _ if !hit::takes(game.lot(on)).contains(card) => c::NB_4_24,
        _ => why_not_leave(game, hit::may_end_there(game, seat, on)),
    }
}

/// The card could go there, so it is what would be left in hand that forbids it.
fn why_not_leave(game: &NakedBootleg, may_end: bool) -> &'static Clause {
    match game.held(game.turn.seat) {
        held if !game.may_leave(held - 1) => c::NB_4_29,
        1 if !may_end => c::NB_4_28,
        _ => c::NB_4_30,
    }
}

fn why_no_challenge(game: &NakedBootleg, target: Target) -> &'static Clause {
    let is_disguise = target.seat.number() < game.seats && game.lot(target).kind == LotKind::Disguise;
    if is_disguise && !challenge::may_challenge(game, target) { c::NB_5_63 } else { c::NB_4_27 }
}

fn why_no_discard(game: &NakedBootleg, card: Face) -> &'static Clause {
    let owes = turn::owes_pick_up(game);
    let is_last = game.held(game.turn.seat) == 1;
    if !holds(game, card) {
        c::NB_4_15
    } else if owes && STEALING.contains(card) && game.matching().contains(card) {
        c::NB_4_17
    } else if owes {
        c::NB_4_15
    } else if !game.matching().contains(card) {
        c::NB_4_2
    } else {
        why_not_leave(game, !is_last || discard::may_discard_so(game, card, false, true))
    }
}

fn why_not_stack(game: &NakedBootleg, pile: &Pile, action: Action) -> &'static Clause {
    match action {
        Action::StackDone { .. } => c::NB_4_30,
        Action::StackAdd(card) => why_no_stack(game, pile, card),
        _ => c::NB_4_34,
    }
}

/// A card that is not like the others; or the guards, which look at what would be left.
fn why_no_stack(game: &NakedBootleg, pile: &Pile, card: Face) -> &'static Clause {
    let is_like = kind_of(card) == kind_of(game.cards.face(pile.cards()[0]));
    if !is_like || game.copy_of(hand(game.turn.seat), card, pile.set()).is_none() {
        return c::NB_4_33;
    }
    let left = game.held(game.turn.seat) - pile.cards().len();
    if game.may_leave(left - 1) { c::NB_4_28 } else { c::NB_4_29 }
}

/// Windows and choices about a card.
fn why_not_answer(game: &NakedBootleg, action: Action) -> &'static Clause {
    match (game.phase, action) {
        (Phase::Effect(_, effect), action) => why_no_effect(game, effect, action),
        (Phase::Counter(theft), Action::Steal(target)) => why_no_steal(game, theft.thief, By::Interception, target),
        (Phase::Counter(_), Action::Grab(_)) => c::NB_5_33,
        (Phase::Deflect(..), _) => c::NB_4_43,
        (Phase::Counter(_), _) => c::NB_4_44,
        (Phase::Keep(_), _) => c::NB_4_48,
        (Phase::Chain(_), _) => c::NB_4_50,
        (Phase::Fumble { .. }, _) => c::NB_5_21,
        (Phase::Pitch, _) => c::NB_5_22,
        (Phase::KeepOne { .. }, _) => c::NB_5_62,
        (Phase::Capture(_), _) => c::NB_5_71,
        (Phase::HandFlag(..), _) => c::NB_5_74,
        (Phase::Coin(_), _) => c::NB_6_13,
        (Phase::Main | Phase::Build { .. } | Phase::Stack(_) | Phase::Over, _) => c::NB_4_8,
    }
}

/// Choices come one after the other, so what belongs to another one has to wait (NB-4.40).
fn why_no_effect(game: &NakedBootleg, effect: Effect, action: Action) -> &'static Clause {
    let only = game.turn.only;
    match (effect, action) {
        (Effect::Colour(_), Action::None) => c::NB_4_3,
        (_, Action::None) => c::NB_4_37,
        (Effect::Skip { .. }, Action::Skip(_)) => c::NB_5_6,
        (Effect::Blindside(_), Action::Blindside { .. }) => c::NB_5_11,
        (Effect::Trick(_), Action::Trick(_)) => c::NB_5_14,
        (Effect::Spy, Action::Look | Action::Flip | Action::Show(_)) => c::NB_5_29,
        (Effect::Intercept, Action::Grab(_)) if only != Only::Free => why_only(only),
        (Effect::Intercept, Action::Grab(_)) => c::NB_5_33,
        (Effect::Intercept, Action::Steal(target)) => why_no_steal(game, game.turn.seat, By::Interception, target),
        (Effect::Bootleg | Effect::Naked(_), Action::Steal(target)) => {
            why_no_steal(game, game.turn.seat, By::Bootleg, target)
        }
        _ => c::NB_4_40,
    }
}

/// What binds a discard in passing, or a last card.
fn why_only(only: Only) -> &'static Clause {
    if only == Only::Steal { c::NB_4_17 } else { c::NB_4_28 }
}

fn why_no_steal(game: &NakedBootleg, thief: Seat, by: By, target: Target) -> &'static Clause {
    let is_bootleg = matches!(game.phase, Phase::Effect(_, Effect::Bootleg));
    let only = if matches!(game.phase, Phase::Counter(_)) { Only::Free } else { game.turn.only };
    let what_it_takes = match by {
        By::Interception => c::NB_5_30,
        By::Bootleg if is_bootleg => c::NB_5_46,
        By::Bootleg => c::NB_5_47,
    };
    if target.seat.number() >= game.seats || target.seat == thief || !game.lot(target).is_some() {
        return what_it_takes;
    }
    match game.lot(target).kind {
        _ if !game.active.contains(target.seat) => c::NB_5_49,
        LotKind::Streak(_) if is_bootleg => c::NB_5_46,
        _ if steal::is_protected(game, target, by) => why_protected(game, target, by),
        LotKind::Streak(_) if !game.has_nothing_downed(thief) => c::NB_4_7,
        LotKind::Streak(_) if by == By::Interception => c::NB_5_32,
        LotKind::Streak(_) => c::NB_5_47,
        _ if !game.fits(thief, game.size(target)) => c::NB_4_5,
        _ if !steal::serves(game, thief, target, only) => c::NB_4_28,
        _ => what_it_takes,
    }
}

fn why_protected(game: &NakedBootleg, target: Target, by: By) -> &'static Clause {
    let [a, b] = game.player(target.seat).lots.map(|lot| lot.set_kind());
    match game.lot(target).kind {
        _ if game.downs == 1 => c::NB_5_50,
        LotKind::Set(Kind::Bootleg | Kind::NakedBootleg) => c::NB_5_54,
        LotKind::Streak(_) | LotKind::Set(Kind::Deflection) if by == By::Interception => c::NB_5_38,
        LotKind::Streak(_) | LotKind::Set(Kind::Deflection) => c::NB_5_39,
        _ if a == b => c::NB_5_52,
        _ => c::NB_5_51,
    }
}
