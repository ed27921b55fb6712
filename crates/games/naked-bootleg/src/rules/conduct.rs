//! Wrong moves that cost something, with `illegal_moves = penalise` (NB-8.4).

use super::{discard, turn};
use crate::action::Action;
use crate::options::IllegalMoves;
use crate::state::{NakedBootleg, Note, Phase, hand};
use kernel::{Face, Seat, Sink};

/// Whether the rules let `seat` do the wrong thing and pay for it.
#[inline]
pub fn is_attempt(game: &NakedBootleg, seat: Seat, action: Action) -> bool {
    game.options.illegal_moves == IllegalMoves::Penalise && is_wrong(game, seat, action)
}

fn is_wrong(game: &NakedBootleg, seat: Seat, action: Action) -> bool {
    match action {
        Action::Discard { card, omaha: false } => is_grounding(game, seat, card),
        Action::PickPylon | Action::PickDiscard => is_false_start(game, seat),
        _ => false,
    }
}

/// A discard while a pick-up is owed, matching or not. Stealing in passing is no wrong move (NB-4.17).
fn is_grounding(game: &NakedBootleg, seat: Seat, card: Face) -> bool {
    game.phase == Phase::Main
        && seat == game.turn.seat
        && turn::owes_pick_up(game)
        && game.cards.find(hand(seat), card).is_some()
        && !super::is_listed(game, seat, Action::Discard { card, omaha: false })
        && !super::is_listed(game, seat, Action::Discard { card, omaha: true })
}

/// A pick-up out of turn, once as long as it is not paid for.
fn is_false_start(game: &NakedBootleg, seat: Seat) -> bool {
    let is_round = !matches!(game.phase, Phase::Over | Phase::Coin(_));
    is_round && seat != game.turn.seat && game.active.contains(seat) && !game.player(seat).penalised
}

pub fn pay(game: &mut NakedBootleg, seat: Seat, action: Action, sink: &mut impl Sink<Note>) {
    if let Action::Discard { card, .. } = action {
        return discard::ground(game, card, sink);
    }
    game.player_mut(seat).penalised = true;
    turn::lose_turn(game, seat);
    sink.note(Note::FalseStart(seat));
}
