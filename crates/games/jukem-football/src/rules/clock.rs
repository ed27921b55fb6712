//! Clocks (JK-4.36). Without one the rules wait; with one they act for a seat whose time is up.
//!
//! A turn has one clock for its refill and its play, so that an absent player costs one wait a turn; an answer has its
//! own. On a final turn each play starts the turn's clock anew, since an answer lies in between.

use super::hand::Held;
use crate::action::Action;
use crate::card::Print;
use crate::state::{DRAW, GOAL_LINE, JukemFootball, Note, Phase};
use kernel::{Millis, Seat, Sink};

/// The deadline of the decision at hand, if a clock runs.
pub fn wakes_at(game: &JukemFootball) -> Option<Millis> {
    seconds(game).map(|_| game.deadline)
}

#[inline]
fn seconds(game: &JukemFootball) -> Option<u32> {
    match game.phase {
        Phase::Replenish { .. } | Phase::Offense { .. } => game.options.turn_clock,
        Phase::Defense { .. } => game.options.defense_clock,
        Phase::Over { .. } => None,
    }
}

/// Starts the clock of the decision at hand after `last` was done. Drawing cards is part of the same turn.
#[inline]
pub fn wind(game: &mut JukemFootball, last: Action, at: Millis) {
    let is_same_turn = matches!(last, Action::Draw | Action::Take) && game.phase != Phase::TURN;
    if let Some(seconds) = seconds(game).filter(|_| !is_same_turn) {
        game.deadline = at.plus(seconds * 1000);
    }
}

/// The clock of the first turn of a match.
pub fn wind_first(game: &mut JukemFootball) {
    wind(game, Action::Allow, Millis(0));
}

/// Time is up: does for the seat what JK-4.36 says.
pub fn strike(game: &mut JukemFootball, at: Millis, sink: &mut impl Sink<Note>) {
    let Some(seat) = super::to_act(game).first() else { return };
    let Some(action) = timeout(game, seat) else { return };
    sink.note(Note::TimeUp(seat));
    super::act(game, seat, action, sink);
    wind(game, action, at);
}

/// What is done for `seat` when its time is up, or when it has left (JK-9.11).
pub fn timeout(game: &JukemFootball, seat: Seat) -> Option<Action> {
    if !super::to_act(game).contains(seat) {
        return None;
    }
    Some(match game.phase {
        Phase::Replenish { .. } if game.cards.is_empty(DRAW) => Action::Take,
        Phase::Replenish { .. } => Action::Draw,
        Phase::Offense { .. } => move_for(game),
        Phase::Defense { .. } => Action::Allow,
        Phase::Over { .. } => return None,
    })
}

/// The best by [`rank`]; without a play a discard or the end of the half.
fn move_for(game: &JukemFootball) -> Action {
    let mut best = None;
    Held::by(game, game.active).plays(game.yards_to_go(game.active), |play| {
        if let Some(rank) = rank(game, play) {
            let ranked = (rank, numbers(game, play), play);
            best = Some(best.map_or(ranked, |best: (_, _, _)| best.min(ranked)));
        }
    });
    match best {
        Some((_, _, play)) => play,
        None if game.is_final() => Action::End,
        None => lowest_discard(game),
    }
}

/// The place of a play in the list of JK-4.36, the lowest first: a touchdown; on an ordinary turn the plays without
/// boosters by their yards; a FIELD GOAL. None: the clock never chooses it.
fn rank(game: &JukemFootball, play: Action) -> Option<u8> {
    let is_boosted = play.has_jukem() || matches!(play, Action::Run { pancake: true, .. });
    match play {
        Action::Goal => Some(u8::MAX),
        _ if play.yards() == game.yards_to_go(game.active) => Some(0),
        _ if is_boosted || game.is_final() => None,
        _ => Some(GOAL_LINE - play.yards()),
    }
}

/// The numbers of a play's cards in rising order. No play has two copies, so places in the file compare as the numbers
/// of the cards do (JK-1.8).
fn numbers(game: &JukemFootball, play: Action) -> [Option<u8>; 3] {
    let mut numbers = [None; 3];
    let mut count = 0;
    for print in play.cards() {
        numbers[count] = place(game, print);
        count += 1;
    }
    numbers[..count].sort_unstable();
    numbers
}

fn place(game: &JukemFootball, print: Print) -> Option<u8> {
    game.options.deck.face(print).map(|face| game.options.deck.place(face))
}

fn lowest_discard(game: &JukemFootball) -> Action {
    let lowest = Held::by(game, game.active).each().min_by_key(|&print| place(game, print));
    Action::Discard(lowest.expect("an ordinary turn has five cards in hand"))
}
