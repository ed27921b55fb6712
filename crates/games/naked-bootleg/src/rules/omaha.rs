//! "Omaha": the call that goes with one's second-last card, and catching who forgot it (NB-4.30, NB-8.1 to NB-8.3).

use super::pile;
use super::turn::lose_turn;
use crate::action::Action;
use crate::options::Omaha;
use crate::state::{NakedBootleg, Note, hand};
use kernel::{Seat, SeatSet, Sink};

/// Cards picked up by who is caught (NB-8.3).
const CAUGHT: u8 = 2;

/// Whether a play from `before` to `after` cards needs the call, an own play or a defensive one (NB-0.9, NB-4.30). A play
/// that goes straight to none needs none (NB-6.3).
#[inline]
pub const fn is_due(before: usize, after: usize) -> bool {
    before >= 2 && after == 1
}

/// Lists a play in the variants that it has: with and without the call where one is due (NB-4.30).
#[inline]
pub fn variants(
    game: &NakedBootleg,
    before: usize,
    after: usize,
    visit: &mut impl FnMut(Action),
    play: impl Fn(bool) -> Action,
) {
    let due = is_due(before, after);
    if !due || game.options.omaha == Omaha::Call {
        visit(play(false));
    }
    if due {
        visit(play(true));
    }
}

/// Notes the call, or that it is missing, after the cards have left the hand (NB-8.1).
#[inline]
pub fn mark(game: &mut NakedBootleg, seat: Seat, before: usize, omaha: bool, sink: &mut impl Sink<Note>) {
    // A look at the two ends of the hand is quicker than counting it.
    let has_one = game.cards.top(hand(seat)) == game.cards.bottom(hand(seat)) && !game.cards.is_empty(hand(seat));
    if !is_due(before, if has_one { 1 } else { 0 }) {
        return;
    }
    if omaha {
        game.player_mut(seat).omaha_said = true;
        sink.note(Note::Omaha(seat));
    } else {
        game.exposed = game.exposed.without(seat);
        game.fresh = game.fresh.with(seat);
    }
}

/// Whether `seat` may catch `other`: an opponent who takes part in the round, exited or not (NB-8.2).
pub fn may_catch(game: &NakedBootleg, seat: Seat, other: Seat) -> bool {
    other.number() < game.seats
        && game.is_exposed(other)
        && game.are_opponents(seat, other)
        && game.playing.contains(seat)
        && game.out[seat.index()] == 0
}

/// Whether `seat` may catch somebody.
#[inline]
pub fn may_catch_any(game: &NakedBootleg, seat: Seat) -> bool {
    game.fresh.union(game.exposed).iter().any(|other| may_catch(game, seat, other))
}

/// Lists whom `seat` may catch.
#[inline]
pub fn list(game: &NakedBootleg, seat: Seat, visit: &mut impl FnMut(Action)) {
    for other in game.fresh.union(game.exposed).iter() {
        if may_catch(game, seat, other) {
            visit(Action::Catch(other));
        }
    }
}

/// The caught player picks up two cards and misses a turn (NB-8.3).
pub fn catch(game: &mut NakedBootleg, by: Seat, seat: Seat, sink: &mut impl Sink<Note>) {
    sink.note(Note::Caught(seat, by));
    clear(game, seat);
    lose_turn(game, seat);
    pile::draw(game, seat, CAUGHT, sink);
}

/// Nothing of `seat` can be caught any more.
pub fn clear(game: &mut NakedBootleg, seat: Seat) {
    game.fresh = game.fresh.without(seat);
    game.exposed = game.exposed.without(seat);
}

/// The end of a turn of `seat` closes what opened before that turn began (NB-4.58, NB-8.2).
#[inline]
pub fn close(game: &mut NakedBootleg, seat: Seat) {
    game.exposed = game.exposed.intersection(SeatSet::one(seat)).union(game.fresh);
    game.fresh = SeatSet::EMPTY;
}
