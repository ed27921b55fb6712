//! Worlds that a seat cannot tell from the true one.
//!
//! Hidden are the cards that the seat cannot identify, what others have answered in secret (and whether they have), and
//! all chance to come. What the rules tell about hidden cards is kept: a lower seat gave its best cards, so its partner
//! knows that it held no better ones (DT-7.2); and as long as nobody has traded, a deal that Parlor found not special
//! is not special in the imagined world either (DT-4.4).

use super::trade;
use crate::card::{FREE_KICK, GOAL};
use crate::options::TradeFreeKicks;
use crate::state::{DreamTeamSoccer, Phase, hand};
use kernel::{BySeat, CardId, CardSet, Chance, Face, Seat, Stream, Viewer};

/// How often a deal is tried anew before a special one is accepted. One in two is special at worst.
const TRIES: u32 = 24;

/// Replaces everything that `seat` cannot know.
pub fn determinize(game: &mut DreamTeamSoccer, seat: Seat, stream: &mut Stream) {
    forget_answers(game, seat);
    for _ in 0..TRIES {
        game.cards.redeal_unseen(Viewer::Seat(seat), stream);
        keep_best(game, seat, stream);
        for other in Seat::all(game.seats) {
            game.holdings[other] = game.count(other);
        }
        if !is_ruled_out(game) {
            break;
        }
    }
    game.chance = Chance::imagined(stream);
}

/// What others have answered: in the imagined world they have not yet.
fn forget_answers(game: &mut DreamTeamSoccer, seat: Seat) {
    match &mut game.phase {
        Phase::Claims { answers } => *answers = only(answers[seat], seat),
        Phase::Trade { gifts } => *gifts = only(gifts[seat], seat),
        Phase::Nutmeg { .. } | Phase::Lead { .. } | Phase::Follow { .. } | Phase::Over => {}
    }
    let partner = trade::partner(game, seat).map(|(partner, _)| partner);
    for other in Seat::all(game.seats).filter(|&other| other != seat && Some(other) != partner) {
        game.gave[other] = None;
    }
}

fn only<T: Copy + Default>(value: T, seat: Seat) -> BySeat<T> {
    let mut answers = BySeat::default();
    answers[seat] = value;
    answers
}

/// Whether Parlor would have announced a Hat Trick or Nutmeg, so that this deal cannot be before a trade.
fn is_ruled_out(game: &DreamTeamSoccer) -> bool {
    let options = &game.options;
    let is_checked = !options.asks_for_claims() && matches!(game.phase, Phase::Trade { .. } | Phase::Nutmeg { .. });
    let is_trade = matches!(game.phase, Phase::Trade { .. });
    is_checked
        && Seat::all(game.seats).map(|seat| game.holdings[seat]).any(|holding| {
            options.hat_trick && holding.is_hat_trick() || is_trade && options.nutmeg && holding.is_nutmeg()
        })
}

/// If `seat` got the best cards of its partner, no hidden card of that partner is better than those: such a card and a
/// random other hidden card change places.
fn keep_best(game: &mut DreamTeamSoccer, seat: Seat, stream: &mut Stream) {
    let Some((lower, _)) = trade::partner(game, seat) else { return };
    let Some(gift) = game.gave[lower].filter(|_| game.podium.number(lower) > game.podium.number(seat)) else { return };
    let free_kicks = game.options.trade_free_kicks;
    let worst = gift.cards().map(|face| rank(face, free_kicks)).max().unwrap_or(0);
    let fits = |game: &DreamTeamSoccer, card: CardId| rank(game.cards.face(card), free_kicks) >= worst;
    let unseen = game.cards.unseen(Viewer::Seat(seat));
    let held = game.cards.set(hand(lower)).intersection(unseen);
    let mut spare: CardSet = unseen.minus(held).iter().filter(|&card| fits(game, card)).collect();
    for card in held.iter() {
        if fits(game, card) || spare.is_empty() {
            continue;
        }
        let place = stream.below(spare.len() as u32) as usize;
        let other = spare.iter().nth(place).expect("the place is below the number of cards");
        game.cards.swap_faces(card, other);
        spare.remove(other);
    }
}

/// The place in the order of best cards (DT-4.9, DT-4.10); an exempt Free Kick may always stay.
fn rank(face: Face, free_kicks: TradeFreeKicks) -> u8 {
    match (face, free_kicks) {
        (GOAL, _) => 0,
        (FREE_KICK, TradeFreeKicks::Best) => 1,
        (FREE_KICK, TradeFreeKicks::Exempt) => u8::MAX,
        (face, _) => crate::card::value(face).map_or(u8::MAX, |value| value + 1),
    }
}
