//! Worlds a seat cannot tell from the true one.

use crate::rules::ending;
use crate::state::{Camouflage, Phase, hand, pile};
use kernel::{CardSet, Chance, Millis, Seat, Stream, Viewer};

/// A world without any placement would be over already (CA-6.3), so imagined ones are dealt again so many times.
const TRIES: usize = 32;

/// Replaces what `seat` cannot know: which unplayed cards of a deck are in the hand and how the pile lies (CA-7.1), the
/// location cards others have chosen (CA-3.13), their pauses and hints, and the future.
pub fn determinize(game: &mut Camouflage, seat: Seat, stream: &mut Stream) {
    game.chance = Chance::imagined(stream);
    for other in Seat::all(game.seats).filter(|other| *other != seat) {
        game.players[other].lock = Millis(0);
        game.players[other].hint = Millis(0);
        game.players[other].reply = None;
    }
    if let Phase::Location { chosen, .. } = &mut game.phase {
        for other in Seat::all(game.seats).filter(|other| *other != seat) {
            let deck = game.players[other].deck;
            if chosen[other].is_some() {
                chosen[other] = deck.and_then(|deck| deck.cards().nth(stream.below(6) as usize));
            }
        }
    }
    for _ in 0..TRIES {
        redeal(game, seat, stream);
        if !is_playing(game) || ending::somebody_can_place(game) {
            break;
        }
    }
}

fn is_playing(game: &Camouflage) -> bool {
    matches!(game.phase, Phase::Play { .. } | Phase::Overtime { .. } | Phase::Turn(_))
}

/// Cards change places only within their own deck: everybody knows what each deck contains.
fn redeal(game: &mut Camouflage, seat: Seat, stream: &mut Stream) {
    let all = CardSet::first_n(crate::card::CARDS);
    for other in Seat::all(game.seats) {
        let own = game.cards.set(hand(other)).union(game.cards.set(pile(other)));
        game.cards.redeal_unseen_except(Viewer::Seat(seat), all.minus(own), stream);
    }
}
