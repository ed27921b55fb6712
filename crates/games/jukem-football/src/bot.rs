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
        rate(self, &Mind::of(self, seat), action)
    }

    fn rate_all(&self, seat: Seat, actions: &[Action], out: &mut Vec<i32>) {
        // Two phases need no thought: the answer to a play, and drawing all but the last card.
        let is_easy = match self.phase {
            Phase::Defense { .. } => true,
            Phase::Replenish { .. } => self.cards.len(hand(seat)) + 1 < HAND_MAX,
            _ => false,
        };
        if is_easy {
            return out.extend(actions.iter().map(|&action| easy(self, action)));
        }
        let mind = Mind::of(self, seat);
        out.extend(actions.iter().map(|&action| rate(self, &mind, action)));
    }

    fn chapter(&self) -> u32 {
        self.period.into()
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

    /// About six turns: beyond them luck hides what a choice did.
    fn horizon(&self) -> u32 {
        24
    }
}

/// About the cards of a deck, as a measure of time.
const DECK: i32 = 100;

fn rate(game: &JukemFootball, mind: &Mind<'_>, action: Action) -> i32 {
    match action {
        Action::Draw | Action::Take => refill(game, mind, action),
        Action::Run { .. } | Action::Pass { .. } | Action::Return { .. } | Action::Goal | Action::End => {
            if game.is_final() { mind.last_turn(action) } else { mind.play(action) }
        }
        Action::Discard(card) => throw(mind, card),
        _ => easy(game, action),
    }
}

/// What needs no look at the hand.
fn easy(game: &JukemFootball, action: Action) -> i32 {
    match action {
        // The top discard waits while cards are drawn.
        Action::Take | Action::Concede => -SURE,
        Action::Defend(card) => answer(game, card),
        _ => 0,
    }
}

/// The top discard is compared with the last draw only.
fn refill(game: &JukemFootball, mind: &Mind<'_>, action: Action) -> i32 {
    if mind.cards() + 1 < HAND_MAX {
        return easy(game, action);
    }
    match (action, game.cards.top(DISCARD)) {
        (Action::Take, Some(card)) => mind.worth_with(game.cards.face(card)) + mind.gift(game.print(card)) / 2,
        _ => mind.worth_of_a_draw(),
    }
}

/// Gives away the card that the hand misses least and the other player needs least.
fn throw(mind: &Mind<'_>, card: Print) -> i32 {
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
