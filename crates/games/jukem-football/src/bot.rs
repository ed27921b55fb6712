//! An opinion on what to do: one step ahead, with the cards that the seat has not seen as the future.
//!
//! Everything is measured in the same unit, about a sixtieth of a point. A hand is worth what it can do next; a drive is
//! worth its yards if there is time to finish it; a play is worth what follows if it stands, is cancelled or is wiped
//! out, each as likely as the unseen cards make it. Reads nothing but what the seat may know (JK-7.3).

mod mind;

use crate::action::Action;
use crate::card::{Colour, Print};
use crate::state::{DISCARD, DRAW, HAND_MAX, JukemFootball, Phase, hand, other};
use kernel::bot::lead;
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

    /// The points, the drives and the hands, against the time that is left.
    fn outlook(&self, seat: Seat) -> i32 {
        if let Phase::Over { .. } = self.phase {
            let winners = kernel::Game::standings(self).winners();
            return if winners.contains(seat) { 1000 / winners.len() as i32 } else { 0 };
        }
        let rival = other(seat);
        let left = self.cards.len(DRAW) as i32 + if self.period == 1 { DECK } else { 0 };
        let drive_counts = (self.cards.len(DRAW) as i32).min(8);
        let stand = |seat: Seat| {
            let hand: i32 = self.prints(hand(seat)).map(mind::plain_worth).sum();
            let drive = self.totals[seat.index()] as i32 * 2 * drive_counts / 8;
            POINT * self.scores[seat.index()] + drive + hand * drive_counts / 16
        };
        lead(stand(seat) - stand(rival), POINT * (2 + 8 * left / DECK))
    }

    fn foresight(&self) -> u32 {
        0
    }
}

/// About the cards of a deck, as a measure of time.
const DECK: i32 = 100;

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
