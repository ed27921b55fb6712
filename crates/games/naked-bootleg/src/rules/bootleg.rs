//! Cards without colour: Wildcats, Hail Marys, the Bootleg and the Naked Bootleg (NB-4.3, NB-5.41 to NB-5.49).

use super::{effect, finish, steal, turn};
use crate::action::{Action, Target};
use crate::card::{Colour, Kind, kind_of};
use crate::state::{DISCARD, Effect, NakedBootleg, Note, Only, Phase, Then};
use kernel::Sink;

/// Lists what the Bootleg may steal (NB-5.46).
pub fn list(game: &NakedBootleg, visit: &mut impl FnMut(Action)) {
    let only = game.turn.only;
    if only == Only::Free {
        visit(Action::None);
    }
    for target in game.lots().filter(|&target| steal::may_bootleg_set(game, target)) {
        if steal::serves(game, game.turn.seat, target, only) {
            visit(Action::Steal(target));
        }
    }
}

/// Lists what the Naked Bootleg may steal: first one thing, then perhaps a second set (NB-5.47).
pub fn list_naked(game: &NakedBootleg, first: Option<Target>, visit: &mut impl FnMut(Action)) {
    let only = game.turn.only;
    let Some(first) = first else {
        if only == Only::Free {
            visit(Action::None);
        }
        let count = if is_single_pair(game, only) { 1 } else { usize::MAX };
        return begins(game, only).take(count).for_each(|target| visit(Action::Steal(target)));
    };
    if steal::serves(game, game.turn.seat, first, only) {
        visit(Action::None);
    }
    let seconds = game.lots().filter(|&target| steal::may_bootleg_both(game, first, target));
    seconds.for_each(|target| visit(Action::Steal(target)));
}

/// What a Naked Bootleg may take first.
fn begins(game: &NakedBootleg, only: Only) -> impl Iterator<Item = Target> + '_ {
    game.lots().filter(move |&target| steal::may_begin_naked(game, target, only))
}

/// Whether nothing but one pair of sets will do: their order is no question (NB-4.41). Each needs a second one, so two that
/// can begin need each other.
fn is_single_pair(game: &NakedBootleg, only: Only) -> bool {
    let is_alone = |target: Target| steal::serves(game, game.turn.seat, target, only);
    only == Only::Complete && begins(game, only).count() == 2 && !begins(game, only).any(is_alone)
}

pub fn choose(game: &mut NakedBootleg, action: Action, sink: &mut impl Sink<Note>) {
    ask_colour(game, [target_of(action), None], sink);
}

/// After a first set a second one may be asked for.
pub fn choose_naked(game: &mut NakedBootleg, first: Option<Target>, action: Action, sink: &mut impl Sink<Note>) {
    let seat = game.turn.seat;
    match (first, target_of(action)) {
        (None, Some(target)) if game.lots().any(|other| steal::may_bootleg_both(game, target, other)) => {
            effect::ask(game, Phase::Effect(seat, Effect::Naked(Some(target))), sink);
        }
        (None, target) => ask_colour(game, [target, None], sink),
        (Some(first), second) => ask_colour(game, [Some(first), second], sink),
    }
}

fn target_of(action: Action) -> Option<Target> {
    match action {
        Action::Steal(target) => Some(target),
        _ => None,
    }
}

fn ask_colour(game: &mut NakedBootleg, loot: [Option<Target>; 2], sink: &mut impl Sink<Note>) {
    if let [Some(target), _] = loot {
        sink.note(Note::GoesFor(game.turn.seat, game.owned(target)));
    }
    if let [_, Some(target)] = loot {
        sink.note(Note::GoesFor(game.turn.seat, game.owned(target)));
    }
    effect::ask(game, Phase::Effect(game.turn.seat, Effect::Colour(loot)), sink);
}

/// The colour is named, then what was chosen is stolen (NB-4.39, NB-4.40).
pub fn name(game: &mut NakedBootleg, loot: [Option<Target>; 2], colour: Colour, sink: &mut impl Sink<Note>) {
    let seat = game.turn.seat;
    let top = game.cards.top(DISCARD).expect("a card without colour lies on top");
    game.named[colour as usize].insert(top);
    sink.note(Note::Named(seat, colour));
    let is_hail_mary = kind_of(game.cards.face(top)) == Kind::HailMary;
    if is_hail_mary && game.active.contains(seat) {
        return effect::ask(game, Phase::Effect(seat, Effect::Again), sink);
    }
    for target in loot.into_iter().flatten() {
        // Its owner may have left the game meanwhile.
        if game.lot(target).is_some() {
            steal::take(game, seat, target, sink);
        }
    }
    let next = game.next(seat);
    finish::settle(game, seat, Then::Turn(next), sink);
}

/// A Hail Mary's extra turn, however many were stacked (NB-5.44, NB-5.45).
pub fn again(game: &mut NakedBootleg, action: Action, sink: &mut impl Sink<Note>) {
    let seat = game.turn.seat;
    if action == Action::Again {
        sink.note(Note::Again(seat));
        turn::over(game, seat, sink);
    } else {
        effect::quiet(game, sink);
    }
}
