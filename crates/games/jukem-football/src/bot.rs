//! An opinion on what to do: one step ahead, with the cards that the seat has not seen as the future.
//!
//! Everything is measured in the same unit, about a sixtieth of a point. A hand is worth what it can do next; a drive is
//! worth its yards if there is time to finish it; a play is worth what follows if it stands, is cancelled or is wiped
//! out, each as likely as the unseen cards make it. Reads nothing but what the seat may know (JK-7.3).

mod mind;

use crate::action::Action;
use crate::card::{Colour, Print};
use crate::state::{DISCARD, HAND_MAX, JukemFootball, Phase, hand};
use kernel::{Heuristic, Seat};
use mind::{Mind, POINT};

/// More than anything the rest can add up to.
const SURE: i32 = 1_000_000;

impl Heuristic for JukemFootball {
    fn rate(&self, seat: Seat, action: Action) -> i32 {
        match action {
            Action::Draw | Action::Take => refill(self, seat, action),
            Action::Run { .. } | Action::Pass { .. } | Action::Return { .. } | Action::Goal | Action::End => {
                attack(self, seat, action)
            }
            Action::Discard(card) => throw(self, seat, card),
            Action::Defend(card) => answer(self, card),
            Action::Allow => 0,
            Action::Concede => -SURE,
        }
    }
}

/// The top discard waits while cards are drawn, so it is compared with the last draw only.
fn refill(game: &JukemFootball, seat: Seat, action: Action) -> i32 {
    let is_last = game.cards.len(hand(seat)) + 1 == HAND_MAX;
    if !is_last {
        return if action == Action::Take { -SURE } else { 0 };
    }
    let mind = Mind::of(game, seat);
    match (action, game.cards.top(DISCARD)) {
        (Action::Take, Some(card)) => mind.worth_with(game.cards.face(card)) + mind.gift(game.print(card)) / 2,
        _ => mind.worth_of_a_draw(),
    }
}

/// A play, a kick or the end of the half.
fn attack(game: &JukemFootball, seat: Seat, action: Action) -> i32 {
    let mind = Mind::of(game, seat);
    if game.is_final() { mind.last_turn(action) } else { mind.play(action) }
}

/// Gives away the card that the hand misses least and the other player needs least.
fn throw(game: &JukemFootball, seat: Seat, card: Print) -> i32 {
    let mind = Mind::of(game, seat);
    // Where a play is possible, too, throwing a card away loses a turn.
    let lost_turn = if mind.can_play() { 4 * POINT } else { 0 };
    mind.worth_without(card) - mind.gift(card) - lost_turn
}

/// A yellow card takes the play, a red one the drive; a card kept has its price, unless the period ends here.
fn answer(game: &JukemFootball, card: Print) -> i32 {
    let Phase::Defense { yards, .. } = game.phase else { return 0 };
    let total = game.totals[game.active.index()] as i32;
    let bonus = if game.is_final() { SURE } else { 0 };
    match card.colour() {
        Colour::Red => bonus + 2 * total - 80,
        Colour::Yellow | Colour::Black => bonus + 2 * yards as i32 - 15,
    }
}
