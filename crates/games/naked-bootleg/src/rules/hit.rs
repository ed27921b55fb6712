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
pub fn list(game: &NakedBootleg, held: &Held, downed: &Downed, visit: &mut impl FnMut(Action)) {
    let seat = game.turn.seat;
    let before = held.count as usize;
    if before == 0 || !game.may_leave(before - 1) {
        return;
    }
    let (anything, own) = (game.hits_anything(seat), game.sets_of(seat) == 1);
    // Which lots some card of the hand may go on, one bit each.
    let (mut places, mut any) = (0u16, Faces::NONE);
    for (number, &(target, lot)) in downed.all().iter().enumerate() {
        let fitting = takes(lot).and(held.faces);
        if (anything || own && target.seat == seat) && !fitting.is_empty() {
            places |= 1 << number;
            any = any.or(fitting);
        }
    }
    for card in any.iter() {
        let mut rest = places;
        while rest != 0 {
            let (on, lot) = downed.all()[rest.trailing_zeros() as usize];
            rest &= rest - 1;
            if takes(lot).contains(card) && (before > 1 || may_end_there(game, seat, on)) {
                omaha::variants(game, before, before - 1, visit, |omaha| Action::Hit { card, on, omaha });
            }
        }
    }
}

/// The card's action never happens (NB-4.26).
pub fn hit(game: &mut NakedBootleg, card: Face, on: Target, omaha: bool, sink: &mut impl Sink<Note>) {
    let seat = game.turn.seat;
    let before = game.held(seat);
    game.cards.play(hand(seat), card, 1, down(on), sink);
    game.turn.hit = true;
    game.turn.moved = true;
    sink.note(Note::Hit(seat, on));
    omaha::mark(game, seat, before, omaha, sink);
    if !flag::after_hit(game, on, sink) {
        finish::settle(game, seat, Then::Main, sink);
    }
}
