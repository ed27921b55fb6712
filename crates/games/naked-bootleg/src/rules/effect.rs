//! What a discarded card does: the way from its kind to its chapter (NB-4.37 to NB-4.41).

use super::{bootleg, chain, fumble, intercept, skip, spy, turn};
use crate::action::Action;
use crate::card::{Kind, kind_of};
use crate::state::{Effect, NakedBootleg, Note, Phase};
use kernel::{Seat, Sink};

/// Begins the action of the top discard of the seat on turn. General cards, streak cards and Deflections have none
/// (NB-5.1, NB-5.37).
pub fn begin(game: &mut NakedBootleg, sink: &mut impl Sink<Note>) {
    let seat = game.turn.seat;
    let card = game.top().expect("a card was put down");
    match kind_of(card) {
        Kind::Reverse => skip::reverse(game, card, sink),
        Kind::Handoff => skip::hand_off(game, card, sink),
        Kind::DrawPlay | Kind::PickSix => chain::begin(game, card, sink),
        Kind::Fumblerooski => fumble::begin(game, card, sink),
        Kind::Spy => ask(game, Phase::Effect(seat, Effect::Spy), sink),
        Kind::Interception => ask(game, Phase::Effect(seat, Effect::Intercept), sink),
        Kind::Wildcat | Kind::HailMary => ask(game, Phase::Effect(seat, Effect::Colour([None; 2])), sink),
        Kind::Bootleg => ask(game, Phase::Effect(seat, Effect::Bootleg), sink),
        Kind::NakedBootleg => ask(game, Phase::Effect(seat, Effect::Naked(None)), sink),
        Kind::Shotgun | Kind::Pistol | Kind::X | Kind::O | Kind::Nickel | Kind::Dime | Kind::Cover => quiet(game, sink),
        Kind::Pigskin | Kind::Horsecollar | Kind::Deflection | Kind::Streak => quiet(game, sink),
    }
}

/// The turn is over and the next player goes, who is also whom actions affect unless a card says otherwise (NB-4.38,
/// NB-4.59).
pub fn quiet(game: &mut NakedBootleg, sink: &mut impl Sink<Note>) {
    let next = game.next(game.turn.seat);
    turn::over(game, next, sink);
}

/// Asks, unless there is just one answer: then it is taken (NB-4.41).
pub fn ask(game: &mut NakedBootleg, phase: Phase, sink: &mut impl Sink<Note>) {
    game.phase = phase;
    let mut count = 0;
    let mut first = Action::None;
    super::each(game, &mut |action| {
        if count == 0 {
            first = action;
        }
        count += 1;
    });
    if count == 1 {
        let seat = super::decider(game).expect("a question is asked of somebody");
        super::act(game, seat, first, sink);
    }
}

/// Lists the choices of `seat` about the card it played.
pub fn list(game: &NakedBootleg, seat: Seat, effect: Effect, visit: &mut impl FnMut(Action)) {
    match effect {
        Effect::Skip { least, most } => skip::list(game, least, most, visit),
        Effect::Blindside(_) => chain::list_blindside(game, seat, visit),
        Effect::Trick(_) => chain::list_trick(game, seat, visit),
        Effect::Spy => spy::list(game, visit),
        Effect::Intercept => intercept::list_announcements(game, visit),
        Effect::Bootleg => bootleg::list(game, visit),
        Effect::Naked(first) => bootleg::list_naked(game, first, visit),
        Effect::Colour(_) => crate::card::Colour::ALL.into_iter().for_each(|colour| visit(Action::Name(colour))),
        Effect::Again => [Action::None, Action::Again].into_iter().for_each(visit),
    }
}

/// Takes a choice about the card that was played.
pub fn choose(game: &mut NakedBootleg, seat: Seat, effect: Effect, action: Action, sink: &mut impl Sink<Note>) {
    match (effect, action) {
        (Effect::Skip { .. }, Action::Skip(count)) => skip::skip(game, count, sink),
        (Effect::Blindside(chain), Action::Blindside { side, count }) => {
            chain::send(game, seat, chain, side, count, sink)
        }
        (Effect::Trick(chain), Action::Trick(side)) => chain::send(game, seat, chain, side, chain::SIX, sink),
        (Effect::Spy, action) => spy::choose(game, action, sink),
        (Effect::Intercept, action) => intercept::announce(game, action, sink),
        (Effect::Bootleg, action) => bootleg::choose(game, action, sink),
        (Effect::Naked(first), action) => bootleg::choose_naked(game, first, action, sink),
        (Effect::Colour(loot), Action::Name(colour)) => bootleg::name(game, loot, colour, sink),
        (Effect::Again, action) => bootleg::again(game, action, sink),
        (Effect::Skip { .. } | Effect::Blindside(_) | Effect::Trick(_) | Effect::Colour(_), action) => {
            unreachable!("{action:?} is no answer to {effect:?}")
        }
    }
}
