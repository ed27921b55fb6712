//! Capture the Flag (NB-5.70 to NB-5.74, NB-9.10).

use super::{effect, finish};
use crate::action::{Action, Target};
use crate::card::Kind;
use crate::options::Remix;
use crate::state::{NakedBootleg, Note, Phase, Then};
use kernel::{Seat, SeatSet, Sink};

fn is_played(game: &NakedBootleg) -> bool {
    game.options.remix == Remix::CaptureTheFlag
}

/// Whether `seat` has what a touchdown needs: the flag, with it or its team, where there is one (NB-0.8).
#[inline]
pub fn is_ours(game: &NakedBootleg, seat: Seat) -> bool {
    !is_played(game) || game.flag.is_some_and(|holder| !game.are_opponents(holder, seat))
}

/// Whether an opponent of `seat` holds it.
fn can_capture(game: &NakedBootleg, seat: Seat) -> bool {
    is_played(game) && game.flag.is_some_and(|holder| game.are_opponents(holder, seat))
}

fn captures_by_discard(kind: Kind) -> bool {
    matches!(kind, Kind::Spy | Kind::Interception)
}

/// Whether a last card of this kind on the discard pile would leave `seat` with the flag (NB-5.73).
pub fn would_be_ours_by_discard(game: &NakedBootleg, seat: Seat, kind: Kind) -> bool {
    is_ours(game, seat) || can_capture(game, seat) && captures_by_discard(kind)
}

/// The same for a last card hit there.
pub fn would_be_ours_by_hit(game: &NakedBootleg, seat: Seat, on: Target) -> bool {
    is_ours(game, seat) || can_capture(game, seat) && game.flag == Some(on.seat)
}

/// A lay-down takes a neutral flag and may capture another (NB-5.70, NB-5.71). True: a question was asked.
pub fn after_lay_down(game: &mut NakedBootleg, sink: &mut impl Sink<Note>) -> bool {
    if is_played(game) && game.flag.is_none() {
        take(game, game.turn.seat, sink);
    }
    can_capture(game, game.turn.seat) && capture_or_ask(game, Then::Main, sink)
}

/// A hit on downed cards of the holder may capture. True: a question was asked.
pub fn after_hit(game: &mut NakedBootleg, on: Target, sink: &mut impl Sink<Note>) -> bool {
    can_capture(game, game.turn.seat) && game.flag == Some(on.seat) && capture_or_ask(game, Then::Main, sink)
}

/// A Spy or Interception on top may capture, besides its action. True: a question was asked.
pub fn after_discard(game: &mut NakedBootleg, kind: Kind, sink: &mut impl Sink<Note>) -> bool {
    can_capture(game, game.turn.seat) && captures_by_discard(kind) && capture_or_ask(game, Then::Effect, sink)
}

/// With an empty hand the flag is captured without asking (NB-5.71).
fn capture_or_ask(game: &mut NakedBootleg, then: Then, sink: &mut impl Sink<Note>) -> bool {
    let seat = game.turn.seat;
    if game.held(seat) == 0 {
        take(game, seat, sink);
        return false;
    }
    game.phase = Phase::Capture(then);
    true
}

/// Lists whether the flag is captured.
pub fn list_capture(visit: &mut impl FnMut(Action)) {
    [Action::None, Action::Capture].into_iter().for_each(visit);
}

pub fn answer(game: &mut NakedBootleg, then: Then, action: Action, sink: &mut impl Sink<Note>) {
    let seat = game.turn.seat;
    if action == Action::Capture {
        take(game, seat, sink);
    }
    finish::settle(game, seat, then, sink);
}

fn take(game: &mut NakedBootleg, seat: Seat, sink: &mut impl Sink<Note>) {
    game.flag = Some(seat);
    sink.note(Note::Flag(seat));
}

/// Whether the turn that ends earns the holder another one (NB-5.72).
#[inline]
pub fn earns_extra_turn(game: &NakedBootleg) -> bool {
    let turn = &game.turn;
    turn.had_flag
        && !turn.is_extra
        && !turn.dead_discard
        && game.flag == Some(turn.seat)
        && game.active.contains(turn.seat)
}

/// The teammates to whom an inactive holder may hand the flag.
fn heirs(game: &NakedBootleg, holder: Seat) -> SeatSet {
    game.team_seats(holder).intersection(game.active)
}

/// Who exits with the flag hands it to a teammate; with none left it is neutral (NB-5.74, NB-9.10). True: a question was
/// asked, after which play goes on with `then`.
pub fn leave_behind(game: &mut NakedBootleg, then: Then, sink: &mut impl Sink<Note>) -> bool {
    let Some(holder) = game.flag.filter(|&holder| !game.active.contains(holder)) else { return false };
    if heirs(game, holder).is_empty() {
        game.flag = None;
        sink.note(Note::FlagNeutral);
        return false;
    }
    effect::ask(game, Phase::HandFlag(holder, then), sink);
    true
}

/// Lists to whom a seat that exits may hand the flag.
pub fn list_heirs(game: &NakedBootleg, holder: Seat, visit: &mut impl FnMut(Action)) {
    heirs(game, holder).iter().for_each(|seat| visit(Action::HandFlag(seat)));
}

pub fn hand_over(game: &mut NakedBootleg, then: Then, to: Seat, sink: &mut impl Sink<Note>) {
    take(game, to, sink);
    finish::resume(game, then, sink);
}
