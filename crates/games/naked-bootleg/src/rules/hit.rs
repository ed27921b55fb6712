//! Hitting: adding a hand card to downed cards (NB-4.24 to NB-4.26).

use super::held::Held;
use super::{finish, flag, omaha};
use crate::action::{Action, Target};
use crate::card::{Faces, WILD};
use crate::state::{Lot, LotKind, NakedBootleg, Note, Then, down, hand};
use kernel::{Eyes, Face, Seat, Sink};

/// The faces that may be added to these downed cards: a disguise takes none (NB-5.56).
#[inline]
pub fn takes(lot: Lot) -> Faces {
    match (lot.kind, lot.set_kind()) {
        (LotKind::Streak(colour), _) => colour.faces().or(WILD),
        (_, Some(kind)) => kind.faces().or(WILD),
        (_, None) => Faces::NONE,
    }
}

/// Whether `seat` may hit there at all: anything in the redzone, otherwise one's own single set (NB-4.24, NB-4.25).
#[inline]
pub fn may_hit_there(game: &NakedBootleg, seat: Seat, target: Target) -> bool {
    game.hits_anything(seat) || target.seat == seat && game.sets_of(seat) == 1
}

/// Whether the last card may go there (NB-4.28).
pub fn may_end_there(game: &NakedBootleg, seat: Seat, target: Target) -> bool {
    game.is_in_redzone(seat) && flag::would_be_ours_by_hit(game, seat, target)
}

/// Lists hits by card, then by target.
#[inline]
pub fn list(game: &NakedBootleg, held: &Held, visit: &mut impl FnMut(Action)) {
    let seat = game.turn.seat;
    if held.count == 0 || !game.may_leave(held.count as usize - 1) {
        return;
    }
    let anything = game.hits_anything(seat);
    let may_hit = |target: Target| anything || may_hit_there(game, seat, target);
    let mut any = Faces::NONE;
    game.each_lot(|target, lot| {
        if may_hit(target) {
            any = any.or(takes(lot));
        }
    });
    let before = held.count as usize;
    for card in held.faces.and(any).iter() {
        game.each_lot(|on, lot| {
            let is_fitting = takes(lot).contains(card) && may_hit(on);
            if is_fitting && (before > 1 || may_end_there(game, seat, on)) {
                omaha::variants(game, before, before - 1, visit, |omaha| Action::Hit { card, on, omaha });
            }
        });
    }
}

/// The card's action never happens (NB-4.26).
pub fn hit(game: &mut NakedBootleg, card: Face, on: Target, omaha: bool, sink: &mut impl Sink<Note>) {
    let seat = game.turn.seat;
    let before = game.held(seat);
    let card = game.cards.find(hand(seat), card).expect("the card is in hand");
    game.cards.move_to(card, down(on), Eyes::ALL, sink);
    game.turn.hit = true;
    game.turn.moved = true;
    sink.note(Note::Hit(seat, on));
    omaha::mark(game, seat, before, omaha, sink);
    if !flag::after_hit(game, on, sink) {
        finish::settle(game, seat, Then::Main, sink);
    }
}
