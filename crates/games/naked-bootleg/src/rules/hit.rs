//! Hitting: adding a hand card to downed cards (NB-4.24 to NB-4.26).

use super::downed::Downed;
use super::held::Held;
use super::{finish, flag, omaha};
use crate::action::{Action, Target};
use crate::card::{Faces, WILD};
use crate::state::{Lot, LotKind, NakedBootleg, Note, Then, down, hand};
use kernel::{Face, Seat, Sink};

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
    let before = held.count as usize;
    if before == 0 || !game.may_leave(before - 1) {
        return;
    }
    if game.hits_anything(seat) {
        return list_anywhere(game, held, visit);
    }
    // One's own single set (NB-4.25).
    let mut sets = game.lots_of(seat).filter(|&target| game.lot(target).is_set());
    let (Some(on), None) = (sets.next(), sets.next()) else { return };
    for card in takes(game.lot(on)).and(held.faces).iter() {
        list_hit(game, card, on, before, visit);
    }
}

#[inline]
fn list_hit(game: &NakedBootleg, card: Face, on: Target, before: usize, visit: &mut impl FnMut(Action)) {
    if before > 1 || may_end_there(game, game.turn.seat, on) {
        omaha::variants(game, before, before - 1, visit, |omaha| Action::Hit { card, on, omaha });
    }
}

/// In the redzone all downed cards of the table are hit (NB-4.24).
fn list_anywhere(game: &NakedBootleg, held: &Held, visit: &mut impl FnMut(Action)) {
    let downed = Downed::of(game, held.faces);
    for card in downed.any.iter() {
        for &(on, faces) in downed.all() {
            if faces.contains(card) {
                list_hit(game, card, on, held.count as usize, visit);
            }
        }
    }
}

/// The card's action never happens (NB-4.26).
pub fn hit(game: &mut NakedBootleg, card: Face, on: Target, omaha: bool, sink: &mut impl Sink<Note>) {
    let seat = game.turn.seat;
    let before = game.holds(seat).count as usize;
    game.cards.play(hand(seat), card, 1, down(on), sink);
    game.turn.hit = true;
    game.turn.moved = true;
    sink.note(Note::Hit(seat, card, game.owned(on)));
    omaha::mark(game, seat, before, omaha, sink);
    if !flag::after_hit(game, on, sink) {
        finish::settle(game, seat, Then::Main, sink);
    }
}
