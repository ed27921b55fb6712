//! The course of a turn: picking up, passing, how turns begin and end (NB-4.8 to NB-4.18, NB-4.58, NB-4.59).

use super::{challenge, discard, flag, hit, lay, omaha, pile, round};
use crate::action::Action;
use crate::state::{DISCARD, NakedBootleg, Note, Phase, Turn, hand};
use kernel::{Eyes, Seat, Sink};

/// How a turn ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// With a pass, which may be one of many without a move (NB-9.5).
    Pass,
    /// With a discard and its action, or because its player has gone.
    Play,
    /// With a penalty, which earns no extra turn (NB-5.72, NB-8.4).
    Penalty,
}

/// Lists the main choice (NB-4.31), and the calls that the seat on turn may make as well as anybody (NB-8.5). The list is never
/// empty: whoever can pick up nothing may pass, also with no card in hand (NB-4.32, NB-9.4).
#[inline]
pub fn list(game: &NakedBootleg, visit: &mut impl FnMut(Action)) {
    let seat = game.turn.seat;
    let held = game.holds(seat);
    // No set fits: that is the redzone.
    let least = game.least_fit(seat);
    let (pylon, top) = (may_pick_pylon(game), least.is_some() && is_fresh(game) && is_top_alive(game));
    if pylon {
        visit(Action::PickPylon);
    }
    if top {
        visit(Action::PickDiscard);
    }
    if let Some(least) = least {
        lay::list_begin(game, held, least, visit);
    }
    if !game.has_nothing_downed(seat) {
        hit::list(game, held, visit);
    }
    challenge::list(game, visit);
    discard::list(game, held, (pylon || top) && owes_if_possible(game), visit);
    if !(pylon || top) {
        visit(Action::Pass);
    }
    if game.disguised.contains(seat) {
        challenge::list_taunts(game, seat, visit);
    }
    omaha::list(game, seat, visit);
}

/// Nothing that closes the pick-up has been done (NB-4.12, NB-4.14).
#[inline]
pub fn is_fresh(game: &NakedBootleg) -> bool {
    !game.turn.picked && !game.turn.downed && !game.turn.hit
}

/// NB-4.12.
#[inline]
pub fn may_pick_pylon(game: &NakedBootleg) -> bool {
    is_fresh(game) && pile::can_draw(game)
}

/// NB-4.13.
#[inline]
pub fn may_pick_discard(game: &NakedBootleg) -> bool {
    is_fresh(game) && !game.is_in_redzone(game.turn.seat) && is_top_alive(game)
}

/// There is a top discard, and it is not dead.
#[inline]
fn is_top_alive(game: &NakedBootleg) -> bool {
    game.top().is_some_and(|top| !game.deck.is_dead(top))
}

/// There is something to pick up, and it has not been given away.
#[inline]
fn may_pick(game: &NakedBootleg) -> bool {
    may_pick_pylon(game) || may_pick_discard(game)
}

/// A pick-up that is still possible keeps one from passing: it has not been made, nor closed by anything (NB-4.18).
#[inline]
pub fn may_pass(game: &NakedBootleg) -> bool {
    !may_pick(game)
}

/// Whether a discard is owed a pick-up first (NB-4.15, NB-4.16). Stealing in passing is another matter (NB-4.17).
#[inline]
pub fn owes_pick_up(game: &NakedBootleg) -> bool {
    owes_if_possible(game) && may_pick(game)
}

/// The same, if there is something to pick up.
#[inline]
fn owes_if_possible(game: &NakedBootleg) -> bool {
    !game.turn.picked && !game.turn.downed && game.has_nothing_downed(game.turn.seat)
}

pub fn pick_pylon(game: &mut NakedBootleg, sink: &mut impl Sink<Note>) {
    game.turn.picked = true;
    pile::draw(game, game.turn.seat, 1, sink);
}

/// The card is known to everybody; the one below counts again (NB-4.4).
pub fn pick_discard(game: &mut NakedBootleg, sink: &mut impl Sink<Note>) {
    let top = game.cards.top(DISCARD).expect("the top discard may be taken");
    game.named.iter_mut().for_each(|named| named.remove(top));
    game.cards.move_to(top, hand(game.turn.seat), Eyes::ALL, sink);
    game.turn.picked = true;
    pile::uncover(game, sink);
}

pub fn pass(game: &mut NakedBootleg, sink: &mut impl Sink<Note>) {
    let seat = game.turn.seat;
    sink.note(Note::Passed(seat));
    let next = game.next(seat);
    end(game, next, Ending::Pass, sink);
}

/// Ends the turn after a discard's action: `next` goes on. Nothing but this, a pass and a penalty ends a turn, so there is
/// one discard in it at most (NB-4.9, NB-4.10).
pub fn over(game: &mut NakedBootleg, next: Seat, sink: &mut impl Sink<Note>) {
    end(game, next, Ending::Play, sink);
}

/// Ends the turn at once for a wrong move (NB-8.4).
pub fn penalise(game: &mut NakedBootleg, sink: &mut impl Sink<Note>) {
    let next = game.next(game.turn.seat);
    end(game, next, Ending::Penalty, sink);
}

/// NB-4.58: what was noted for this turn is wiped, the counters rise, the next seat starts.
fn end(game: &mut NakedBootleg, next: Seat, how: Ending, sink: &mut impl Sink<Note>) {
    let seat = game.turn.seat;
    omaha::close(game, seat);
    game.turns += 1;
    game.idle = if how == Ending::Pass && !game.turn.moved { game.idle + 1 } else { 0 };
    if round::is_called(game) {
        return round::call(game, sink);
    }
    let is_extra = how != Ending::Penalty && flag::earns_extra_turn(game);
    start(game, if is_extra { seat } else { next }, is_extra, sink);
}

/// Lost turns are crossed off until somebody can go (NB-4.11).
pub fn start(game: &mut NakedBootleg, mut seat: Seat, mut is_extra: bool, sink: &mut impl Sink<Note>) {
    while game.player(seat).lost_turns > 0 {
        let player = game.player_mut(seat);
        player.lost_turns -= 1;
        player.penalised = false;
        sink.note(Note::TurnLost(seat));
        seat = game.next(seat);
        is_extra = false;
    }
    game.turn = Turn { had_flag: game.flag == Some(seat), is_extra, ..Turn::of(seat) };
    game.phase = Phase::Main;
    sink.note(Note::Turn(seat));
}

/// The next turn that would start for `seat` is lost.
pub fn lose_turn(game: &mut NakedBootleg, seat: Seat) {
    let player = game.player_mut(seat);
    player.lost_turns = player.lost_turns.saturating_add(1);
}
