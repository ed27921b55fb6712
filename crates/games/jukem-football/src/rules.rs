//! The rules: what may be done, and what it does. Each chapter has a file; here is only the way to it.

mod clock;
mod defense;
mod hand;
mod offense;
mod period;
mod replenish;
mod score;
mod setup;

pub use clock::{timeout, wakes_at, wind_first};
pub use hand::Held;
pub use offense::{is_in_range, no_play};
pub use period::{HALVES, bound, is_overtime, periods, standings};
pub use replenish::may_take;
pub use score::{FIELD_GOAL, TOUCHDOWN, is_score};
pub use setup::{deal, imagine};

use crate::action::Action;
use crate::clause;
use crate::state::{JukemFootball, Note, Phase, SEATS, other};
use kernel::{Illegal, Input, Seat, SeatSet, Sink, Stamped};

/// Who acts in which phase: the table of JK-4.46.
#[inline]
pub fn to_act(game: &JukemFootball) -> SeatSet {
    match game.phase {
        Phase::Replenish { .. } | Phase::Offense { .. } => SeatSet::one(game.active),
        Phase::Defense { .. } => SeatSet::one(other(game.active)),
        Phase::Over { .. } => SeatSet::EMPTY,
    }
}

/// Lists in ascending order; conceding is never listed (JK-4.45).
#[inline]
pub fn legal(game: &JukemFootball, seat: Seat, out: &mut Vec<Action>) {
    if !to_act(game).contains(seat) {
        return;
    }
    match game.phase {
        Phase::Replenish { .. } => replenish::legal(game, out),
        Phase::Offense { .. } => offense::legal(game, out),
        Phase::Defense { .. } => defense::legal(game, out),
        Phase::Over { .. } => {}
    }
}

/// Seat and phase come first (JK-4.46), then the clauses on the action itself. A refusal costs nothing (JK-8.5) and depends
/// on nothing that the seat may not know (JK-7.6).
pub fn check(game: &JukemFootball, seat: Seat, action: Action) -> Result<(), Illegal> {
    if action == Action::Concede {
        return Illegal::unless(may_concede(game, seat), clause::JK_4_46);
    }
    Illegal::unless(to_act(game).contains(seat), clause::JK_4_46)?;
    match (game.phase, action) {
        (Phase::Replenish { .. }, Action::Draw) => replenish::may_draw(game),
        (Phase::Replenish { .. }, Action::Take) => may_take(game),
        (Phase::Offense { .. }, Action::Run { .. } | Action::Pass { .. } | Action::Return { .. }) => {
            offense::may_play(game, action)
        }
        (Phase::Offense { .. }, Action::Amiss(laid)) => Err(no_play(laid)),
        (Phase::Offense { .. }, Action::Goal) => offense::may_kick(game),
        (Phase::Offense { .. }, Action::Discard(card)) => offense::may_discard(game, card),
        (Phase::Offense { .. }, Action::End) => offense::may_end(game),
        (Phase::Defense { .. }, Action::Defend(card)) => defense::may_defend(game, card),
        (Phase::Defense { .. }, Action::Allow) => Ok(()),
        _ => Err(Illegal::by(clause::JK_4_46)),
    }
}

/// Either seat may give up as long as the game runs, in turn or out of turn (JK-4.45).
pub fn may_concede(game: &JukemFootball, seat: Seat) -> bool {
    seat.number() < SEATS && !matches!(game.phase, Phase::Over { .. })
}

#[inline]
pub fn apply(game: &mut JukemFootball, step: Stamped<Action>, sink: &mut impl Sink<Note>) {
    match step.input {
        Input::Act { seat, action } => {
            act(game, seat, action, sink);
            clock::wind(game, action, step.at);
        }
        Input::Clock => clock::strike(game, step.at, sink),
    }
}

#[inline]
fn act(game: &mut JukemFootball, seat: Seat, action: Action, sink: &mut impl Sink<Note>) {
    match action {
        Action::Draw => replenish::draw(game, sink),
        Action::Take => replenish::take(game, sink),
        Action::Run { .. } | Action::Pass { .. } | Action::Return { .. } => offense::play(game, action, sink),
        Action::Goal => score::field_goal(game, sink),
        Action::Discard(card) => offense::discard(game, card, sink),
        Action::Defend(card) => defense::defend(game, card, sink),
        Action::Allow => defense::allow(game, sink),
        Action::End => offense::end_half(game, sink),
        Action::Concede => period::concede(game, seat, sink),
        Action::Amiss(_) => {}
    }
}
