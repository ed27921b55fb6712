//! Turns, periods and the end of the game (chapter 6 of the rules).
//!
//! A period ends only with its final turn or a score in overtime (JK-6.1); nobody has another turn then (JK-4.43).

use super::setup;
use crate::options::{Options, Overtime};
use crate::state::{HAND_MAX, JukemFootball, Note, Phase, SEATS, other};
use kernel::{Cards, Seat, Sink, Standings};

/// Both halves are played before there is overtime.
pub const HALVES: u8 = 2;
/// Cards that the setup takes off the draw pile: two hands and the first discard (JK-3.6).
const SET_UP: u32 = 9;

/// Whether the period is overtime, where the first score decides (JK-6.7).
#[inline]
pub fn is_overtime(game: &JukemFootball) -> bool {
    game.period > HALVES
}

/// No game has more periods than this (JK-9.5): the halves, and overtime if a level score is played on (JK-6.9). Without
/// it the other settings of overtime do nothing (JK-2.4).
pub fn periods(options: &Options) -> u8 {
    match options.overtime {
        Overtime::SuddenDeath => HALVES + options.overtime_cap,
        Overtime::None => HALVES,
    }
}

/// The turn ended with a score or a defensive card: on a final turn that ends the period (JK-4.41).
#[inline]
pub fn turn_over(game: &mut JukemFootball, sink: &mut impl Sink<Note>) {
    if game.is_final() { end(game, sink) } else { next_turn(game, sink) }
}

/// The other player begins to refill (JK-4.27).
#[inline]
pub fn next_turn(game: &mut JukemFootball, sink: &mut impl Sink<Note>) {
    game.active = other(game.active);
    game.phase = Phase::TURN;
    sink.note(Note::Turn(game.active));
}

/// A period is over: the second half follows (JK-6.2), or overtime while the score is level (JK-6.6, JK-6.8), or the
/// game is over (JK-6.5, JK-6.9), perhaps without a winner (JK-9.12).
pub fn end(game: &mut JukemFootball, sink: &mut impl Sink<Note>) {
    sink.note(Note::PeriodOver(game.period));
    let is_level = game.scores[0] == game.scores[1];
    if game.period < HALVES || (is_level && game.period < periods(&game.options)) {
        setup::start_period(game, game.period + 1, sink);
    } else {
        finish(game, sink);
    }
}

/// The game is over by its score (JK-6.5).
pub fn finish(game: &mut JukemFootball, sink: &mut impl Sink<Note>) {
    close(game, None, sink);
}

/// Giving up ends the game at once (JK-4.44).
pub fn concede(game: &mut JukemFootball, seat: Seat, sink: &mut impl Sink<Note>) {
    sink.note(Note::Conceded(seat));
    close(game, Some(seat), sink);
}

fn close(game: &mut JukemFootball, conceded: Option<Seat>, sink: &mut impl Sink<Note>) {
    game.phase = Phase::Over { conceded };
    let winners = standings(game).winners();
    sink.note(match winners.first() {
        Some(winner) if winners.len() == 1 => Note::Won(winner),
        _ => Note::Tied,
    });
}

/// The other seat of one that gave up wins whatever the score (JK-4.44); otherwise points decide, and nothing else does
/// (JK-6.10).
pub fn standings(game: &JukemFootball) -> Standings {
    match game.phase {
        Phase::Over { conceded: Some(seat) } => Standings::by_key(SEATS, |other| other == seat),
        _ => Standings::by_score(&game.scores),
    }
}

/// No match takes more inputs than this (JK-9.4, JK-9.5). A turn that is not dry takes a card off the draw pile or lays
/// one on the table for the rest of the period, and between two of them lie at most `stall_limit` dry ones. A turn has
/// at most one discard taken, one play or discard and one answer, the final turn a few more plays.
pub fn bound(game: &JukemFootball) -> u32 {
    let cards = game.cards.count() as u32;
    let limit = game.options.stall_limit as u32;
    let drawn = cards - SET_UP;
    let turns = (drawn + cards) * (limit + 1) + limit;
    let inputs = drawn + 3 * turns + 2 * HAND_MAX as u32;
    periods(&game.options) as u32 * inputs + 1
}
