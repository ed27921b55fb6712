//! Deadlines: when the rules go on by themselves, and what happens then.

use super::{build, ending, puzzling, setup, turns};
use crate::note::Note;
use crate::state::{Camouflage, Ending, Phase};
use kernel::{Millis, Sink};

/// The next deadline (CA-4.5).
pub fn wakes_at(game: &Camouflage) -> Option<Millis> {
    match game.phase {
        Phase::Side { until, .. }
        | Phase::Decks { until }
        | Phase::Build { until, .. }
        | Phase::Location { until, .. }
        | Phase::Ready { until, .. }
        | Phase::Overtime { until } => Some(until),
        Phase::Countdown { go, .. } => Some(go),
        // The idle limit rests while the sand runs: that time is owed (CA-6.4).
        Phase::Play { since } => Some(since.plus(game.terms.idle_limit_s as u32 * 1000)),
        Phase::Turn(turn) => Some(turn.until),
        Phase::Puzzle => puzzling::wakes_at(game),
        Phase::Over { .. } => None,
    }
}

/// When the sand has run out, while it runs.
pub fn sand(game: &Camouflage) -> Option<Millis> {
    match game.phase {
        Phase::Overtime { until } => Some(until),
        _ => None,
    }
}

/// Lets every deadline up to `at` take effect, the earliest first; says whether there was one.
pub fn advance(game: &mut Camouflage, at: Millis, sink: &mut impl Sink<Note>) -> bool {
    let mut struck = false;
    while let Some(due) = wakes_at(game).filter(|due| *due <= at) {
        strike(game, due, sink);
        struck = true;
    }
    struck
}

fn strike(game: &mut Camouflage, due: Millis, sink: &mut impl Sink<Note>) {
    match game.phase {
        Phase::Side { .. } => setup::decide_side(game, due, sink),
        Phase::Decks { .. } => setup::deal_decks(game, due, sink),
        Phase::Build { .. } => build::time_is_up(game, due, sink),
        Phase::Location { .. } => setup::choose_locations(game, due, sink),
        Phase::Ready { .. } => setup::count_down(game, None, due, sink),
        Phase::Countdown { .. } => setup::go(game, due, sink),
        Phase::Play { .. } => ending::end(game, Ending::Idle, due, sink),
        Phase::Overtime { .. } => ending::end(game, Ending::Time, due, sink),
        Phase::Turn(turn) => turns::pass(game, turn.seat, due, sink),
        Phase::Puzzle => puzzling::let_go(game, due, sink),
        Phase::Over { .. } => {}
    }
}
