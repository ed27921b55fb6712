//! Fumblerooskis: losing a set to the next player, or for good (NB-4.57, NB-5.20 to NB-5.26).

use super::{effect, finish, pile, steal};
use crate::action::{Action, Slot, Target};
use crate::card::Power;
use crate::state::{LotKind, NakedBootleg, Note, Phase, Then, down};
use kernel::{Face, Seat, Sink};

/// What this Fumblerooski of the seat on turn leads to, if to anything. Who has exited with it fumbles nothing (NB-5.23,
/// NB-6.5).
pub fn leads_to(game: &NakedBootleg, card: Face) -> Option<Phase> {
    let seat = game.turn.seat;
    let taker = game.next(seat);
    if !game.active.contains(seat) {
        None
    } else if sets(game, seat).any(|target| game.fits(taker, game.size(target))) {
        Some(Phase::Fumble { taker })
    } else {
        let loses = game.deck.power(card) == Some(Power::TheFumble) && sets(game, seat).next().is_some();
        loses.then_some(Phase::Pitch)
    }
}

pub fn begin(game: &mut NakedBootleg, card: Face, sink: &mut impl Sink<Note>) {
    match leads_to(game, card) {
        Some(phase) => effect::ask(game, phase, sink),
        None => effect::quiet(game, sink),
    }
}

/// Streaks cannot be fumbled; protections do not count (NB-5.24).
fn sets(game: &NakedBootleg, seat: Seat) -> impl Iterator<Item = Target> + '_ {
    game.lots_of(seat).filter(|&target| game.lot(target).is_set())
}

/// Lists the fumbler's sets that fit the taker.
pub fn list(game: &NakedBootleg, taker: Seat, visit: &mut impl FnMut(Action)) {
    for target in sets(game, game.turn.seat).filter(|&target| game.fits(taker, game.size(target))) {
        visit(Action::Fumble(target.slot));
    }
}

/// Lists the fumbler's sets that may be pitched.
pub fn list_pitch(game: &NakedBootleg, visit: &mut impl FnMut(Action)) {
    sets(game, game.turn.seat).for_each(|target| visit(Action::Fumble(target.slot)));
}

/// A fumbled disguise is turned up and forgiven whatever it holds (NB-5.25).
pub fn give(game: &mut NakedBootleg, taker: Seat, slot: Slot, sink: &mut impl Sink<Note>) {
    let seat = game.turn.seat;
    let target = Target { seat, slot };
    if game.lot(target).kind == LotKind::Disguise {
        game.turn_up(down(target), sink);
        game.set_kind(target, LotKind::Forgiven);
    }
    sink.note(Note::Fumbled(game.owned(target), taker));
    steal::carry(game, target, taker, sink);
    let next = game.next(seat);
    finish::settle(game, seat, Then::Turn(next), sink);
}

/// The Fumble pitches a set that nobody can use; a disguise is shown first (NB-5.22, NB-5.25).
pub fn pitch(game: &mut NakedBootleg, slot: Slot, sink: &mut impl Sink<Note>) {
    let target = Target { seat: game.turn.seat, slot };
    game.turn_up(down(target), sink);
    sink.note(Note::FumblePitched(game.owned(target)));
    pile::pitch_lot(game, target, sink);
    effect::quiet(game, sink);
}
