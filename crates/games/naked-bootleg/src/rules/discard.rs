//! Discarding a card, or a stack of like cards in the redzone (NB-4.15, NB-4.33 to NB-4.36).

use super::fit::STEALING;
use super::held::Held;
use super::{effect, finish, flag, omaha, steal, turn};
use crate::action::Action;
use crate::card::{Faces, kind_of};
use crate::state::{DISCARD, NakedBootleg, Note, Only, Phase, Pile, Stack, Then, hand};
use kernel::{Face, Sink};

/// Lists discards of the seat on turn, which may owe a pick-up.
#[inline]
pub fn list(game: &NakedBootleg, held: &Held, owes: bool, visit: &mut impl FnMut(Action)) {
    let before = held.count as usize;
    if before == 0 || !game.may_leave(before - 1) {
        return;
    }
    let duty = if owes { STEALING } else { Faces::ALL };
    for card in held.faces.and(game.matching()).and(duty).iter() {
        if (owes || before == 1) && !may_discard_so(game, card, owes, before == 1) {
            continue;
        }
        if before == 2 && opens_stack(game, held, card) {
            visit(Action::Discard { card, omaha: false });
        } else {
            omaha::variants(game, before, before - 1, visit, |omaha| Action::Discard { card, omaha });
        }
    }
}

/// In passing (NB-4.17) and as the last card (NB-4.28).
pub fn may_discard_so(game: &NakedBootleg, card: Face, owes_pick_up: bool, is_last: bool) -> bool {
    match only(game, card, owes_pick_up, is_last) {
        Only::Free => true,
        only => steal::is_possible_by_discard(game, card, only),
    }
}

/// What the discard may be used for, judged before it leaves the hand.
fn only(game: &NakedBootleg, card: Face, owes_pick_up: bool, is_last: bool) -> Only {
    if is_last && !game.eligible_by_discard(game.turn.seat, card) {
        Only::Complete
    } else if owes_pick_up {
        Only::Steal
    } else {
        Only::Free
    }
}

/// Whether discarding `card` asks for a stack: another like card is held where one may stack (NB-4.34).
#[inline]
pub fn opens_stack(game: &NakedBootleg, held: &Held, card: Face) -> bool {
    held.kind(kind_of(card)) >= 2 && game.hits_anything(game.turn.seat)
}

/// Lists the cards that may be stacked, and `done` where it is legal.
pub fn list_stack(game: &NakedBootleg, pile: &Pile, visit: &mut impl FnMut(Action)) {
    let seat = game.turn.seat;
    let before = game.holds(seat).count as usize;
    let left = before - pile.cards().len();
    // Order of the list: `StackDone` follows `StackAdd`.
    let rest = Held::of(game, game.cards.set(hand(seat)).minus(pile.set()));
    let like = kind_of(game.cards.face(pile.cards()[0])).faces();
    for card in rest.faces.and(like).iter() {
        if may_stack(game, card, left) {
            visit(Action::StackAdd(card));
        }
    }
    omaha::variants(game, before, left, visit, |omaha| Action::StackDone { omaha });
}

/// Whether one more card may leave the hand of which `left` cards are left (NB-4.34).
fn may_stack(game: &NakedBootleg, card: Face, left: usize) -> bool {
    game.may_leave(left - 1) && (left > 1 || may_discard_so(game, card, false, true))
}

/// A discard goes at once, or opens the question of a stack.
pub fn discard(game: &mut NakedBootleg, card: Face, omaha: bool, sink: &mut impl Sink<Note>) {
    let seat = game.turn.seat;
    if opens_stack(game, game.holds(seat), card) {
        let id = game.cards.find(hand(seat), card).expect("the card is in hand");
        game.phase = Phase::Stack(Pile::of(id));
    } else {
        put_down(game, &[card], omaha, sink);
    }
}

pub fn stack(game: &mut NakedBootleg, mut pile: Pile, card: Face) {
    let id = game.copy_of(hand(game.turn.seat), card, pile.set()).expect("the card is in hand");
    pile.push(id);
    game.phase = Phase::Stack(pile);
}

/// The question of a stack is answered.
pub fn stack_done(game: &mut NakedBootleg, pile: Pile, omaha: bool, sink: &mut impl Sink<Note>) {
    let mut faces = [Face(0); Pile::MOST];
    for (face, &card) in faces.iter_mut().zip(pile.cards()) {
        *face = game.cards.face(card);
    }
    put_down(game, &faces[..pile.cards().len()], omaha, sink);
}

/// Cards leave the hand, the lowest first; then the order of NB-4.39.
fn put_down(game: &mut NakedBootleg, cards: &[Face], omaha: bool, sink: &mut impl Sink<Note>) {
    let seat = game.turn.seat;
    let before = game.holds(seat).count as usize;
    let top = cards[cards.len() - 1];
    game.turn.only = only(game, top, turn::owes_pick_up(game), before == cards.len());
    for &card in cards {
        game.cards.play(hand(seat), card, 1, DISCARD, sink);
    }
    game.turn.moved = true;
    game.turn.dead_discard = game.deck.is_dead(top);
    sink.note(if cards.len() == 1 { Note::Discarded(seat, top) } else { Note::Stacked(seat, Stack::of(cards)) });
    omaha::mark(game, seat, before, omaha, sink);
    if !flag::after_discard(game, kind_of(top), sink) {
        finish::settle(game, seat, Then::Effect, sink);
    }
}

/// Shows the card to everyone, returns it and ends the turn (NB-8.4).
pub fn ground(game: &mut NakedBootleg, card: Face, sink: &mut impl Sink<Note>) {
    let seat = game.turn.seat;
    game.cards.show(hand(seat), card, sink);
    sink.note(Note::Grounded(seat));
    turn::penalise(game, sink);
}

/// The action of what was put down (NB-4.37); of a stack only the top card's (NB-4.35, NB-5.15).
pub fn act(game: &mut NakedBootleg, sink: &mut impl Sink<Note>) {
    effect::begin(game, sink);
}
