//! Refilling the hand (JK-4.6 to JK-4.17).
//!
//! Cards come one at a time until the hand holds five or no source is left; the phase ends by itself. The top discard is
//! open at any step (JK-4.10), also as the only card (JK-4.12), whoever threw it away (JK-4.13); without one only the
//! draw pile is left (JK-9.7). Nobody else refills (JK-4.16).

use super::offense;
use crate::action::Action;
use crate::clause;
use crate::state::{DISCARD, DRAW, HAND_MAX, JukemFootball, Note, Phase, hand};
use kernel::{Eyes, Illegal, Sink};

#[inline]
pub fn legal(game: &JukemFootball, out: &mut Vec<Action>) {
    if !game.cards.is_empty(DRAW) {
        out.push(Action::Draw);
    }
    if is_discard_open(game) {
        out.push(Action::Take);
    }
}

/// The draw pile can be used as long as it has cards (JK-4.8).
pub fn may_draw(game: &JukemFootball) -> Result<(), Illegal> {
    Illegal::unless(!game.cards.is_empty(DRAW), clause::JK_4_8)
}

/// One discard a turn (JK-4.9), and not first after too many dry turns (JK-9.3). An uncovered one must wait (JK-4.11).
pub fn may_take(game: &JukemFootball) -> Result<(), Illegal> {
    let Phase::Replenish { took, drew } = game.phase else { return Err(Illegal::by(clause::JK_4_46)) };
    Illegal::unless(!game.cards.is_empty(DISCARD) && !took, clause::JK_4_9)?;
    Illegal::unless(drew || game.dry < game.options.stall_limit, clause::JK_9_3)
}

#[inline]
fn is_discard_open(game: &JukemFootball) -> bool {
    may_take(game).is_ok()
}

/// The top card of the draw pile goes to the hand, seen by its owner alone (JK-4.8).
#[inline]
pub fn draw(game: &mut JukemFootball, sink: &mut impl Sink<Note>) {
    let card = game.cards.top(DRAW).expect("a draw was checked");
    game.cards.move_to(card, hand(game.active), Eyes::seat(game.active), sink);
    if let Phase::Replenish { drew, .. } = &mut game.phase {
        *drew = true;
    }
    if game.is_final() {
        sink.note(Note::FinalTurn(game.active));
    }
    go_on(game, sink);
}

/// The top discard goes to the hand, seen by everybody (JK-4.9).
#[inline]
pub fn take(game: &mut JukemFootball, sink: &mut impl Sink<Note>) {
    let card = game.cards.top(DISCARD).expect("a take was checked");
    game.cards.move_to(card, hand(game.active), Eyes::ALL, sink);
    if let Phase::Replenish { took, .. } = &mut game.phase {
        *took = true;
    }
    go_on(game, sink);
}

/// Refilling is over with five cards, or when no source is left (JK-4.7, JK-4.15).
#[inline]
fn go_on(game: &mut JukemFootball, sink: &mut impl Sink<Note>) {
    let Phase::Replenish { drew, .. } = game.phase else { return };
    let is_full = game.cards.len(hand(game.active)) == HAND_MAX;
    let is_dry = || game.cards.is_empty(DRAW) && !is_discard_open(game);
    if is_full || is_dry() {
        offense::begin(game, drew, sink);
    }
}
