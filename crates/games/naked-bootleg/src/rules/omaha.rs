//! "Omaha": the call that goes with one's second-last card, and catching who forgot it (NB-4.30, NB-8.1 to NB-8.3).

use super::pile;
use super::turn::lose_turn;
use crate::action::Action;
use crate::options::Omaha;
use crate::state::{Exposed, NakedBootleg, Note};
use kernel::{Seat, Sink};

/// Cards picked up by who is caught (NB-8.3).
const CAUGHT: u8 = 2;

/// Whether a play from `before` to `after` cards needs the call (NB-4.30).
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
    if !is_due(before, game.held(seat)) {
        return;
    }
    if omaha {
        game.player_mut(seat).omaha_said = true;
        sink.note(Note::Omaha(seat));
    } else {
        game.player_mut(seat).exposed = Exposed::Fresh;
    }
}

/// Whether `seat` may catch `other` (NB-8.2). Whoever has left the game is not at the table any more.
pub fn may_catch(game: &NakedBootleg, seat: Seat, other: Seat) -> bool {
    other.number() < game.seats
        && game.player(other).exposed != Exposed::No
        && game.are_opponents(seat, other)
        && !super::leave::has_left(game, seat)
}

/// Lists whom `seat` may catch.
#[inline]
pub fn list(game: &NakedBootleg, seat: Seat, visit: &mut impl FnMut(Action)) {
    for (other, player) in game.players[..game.seats as usize].iter().enumerate() {
        let other = Seat::new(other as u8);
        if player.exposed != Exposed::No && may_catch(game, seat, other) {
            visit(Action::Catch(other));
        }
    }
}

/// The caught player picks up two cards and misses a turn (NB-8.3).
pub fn catch(game: &mut NakedBootleg, by: Seat, seat: Seat, sink: &mut impl Sink<Note>) {
    sink.note(Note::Caught(seat, by));
    game.player_mut(seat).exposed = Exposed::No;
    lose_turn(game, seat);
    pile::draw(game, seat, CAUGHT, sink);
}

/// The end of a turn of `seat` closes what opened before that turn began (NB-4.58, NB-8.2).
#[inline]
pub fn close(game: &mut NakedBootleg, seat: Seat) {
    for other in Seat::all(game.seats) {
        let exposed = &mut game.players[other.index()].exposed;
        *exposed = match *exposed {
            Exposed::Fresh => Exposed::Open,
            Exposed::Open if other == seat => Exposed::Open,
            Exposed::Open | Exposed::No => Exposed::No,
        };
    }
}
