//! The clock: without one the rules wait; with one they act for a seat whose time is up (NB-8.6).
//!
//! Building and stacking run on the clock of the main choice, so that a new deadline betrays nothing (NB-4.60).

use super::turn;
use crate::action::Action;
use crate::options::DelayOfGame;
use crate::state::{NakedBootleg, Note, Phase};
use kernel::{Millis, Seat, Sink};

/// The deadline of the decision at hand, if a clock runs.
pub fn wakes_at(game: &NakedBootleg) -> Option<Millis> {
    let runs = game.options.clock.is_some() && game.phase != Phase::Over;
    runs.then_some(game.deadline)
}

/// Starts the clock of the decision at hand.
#[inline]
pub fn wind(game: &mut NakedBootleg, at: Millis) {
    if let Some(seconds) = game.options.clock {
        game.deadline = at.plus(seconds as u32 * 1000);
    }
}

/// Time is up for the seat that decides.
pub fn strike(game: &mut NakedBootleg, at: Millis, sink: &mut impl Sink<Note>) {
    let Some(seat) = super::decider(game) else { return };
    sink.note(Note::TimeUp(seat));
    match game.phase {
        // Chosen cards have never left the hand, so they are back in it.
        Phase::Main | Phase::Build { .. } => {
            game.phase = Phase::Main;
            pick_and_pass(game, sink);
        }
        _ => {
            if let Some(action) = timeout(game, seat) {
                super::act(game, seat, action, sink);
            }
        }
    }
    wind(game, at);
}

/// The owed pick-up, from the discard pile only if there is no other way, then a pass.
fn pick_and_pass(game: &mut NakedBootleg, sink: &mut impl Sink<Note>) {
    let seat = game.turn.seat;
    if !turn::may_pass(game) {
        if turn::may_pick_pylon(game) {
            turn::pick_pylon(game, sink);
        } else {
            turn::pick_discard(game, sink);
        }
    }
    if game.options.delay_of_game == DelayOfGame::LoseTurn {
        turn::lose_turn(game, seat);
    }
    turn::pass(game, sink);
}

/// The action that is taken for `seat` when its time is up. While laying down there is no way back by an action: what
/// has been begun is finished with the fewest cards.
pub fn timeout(game: &NakedBootleg, seat: Seat) -> Option<Action> {
    if super::decider(game) != Some(seat) {
        return None;
    }
    match game.phase {
        Phase::Main if turn::may_pass(game) => Some(Action::Pass),
        // Variants with the call are listed last.
        Phase::Build { .. } => best(game, |action| matches!(action, Action::Done { .. })),
        Phase::Stack(_) => best(game, |action| matches!(action, Action::StackDone { .. })),
        _ => best(game, |action| matches!(action, Action::None | Action::Decline)),
    }
}

/// The last action that is `wanted`, or the first of the list.
fn best(game: &NakedBootleg, wanted: impl Fn(Action) -> bool) -> Option<Action> {
    let (mut first, mut found) = (None, None);
    super::each(game, &mut |action| {
        first = first.or(Some(action));
        if wanted(action) {
            found = Some(action);
        }
    });
    found.or(first)
}
