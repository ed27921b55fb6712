//! Whether the rules can lead to a position.

use crate::board::Loc;
use crate::card::{Deck, Name};
use crate::options::{Mode, Pace, Wrong};
use crate::rules::{ending, setup};
use crate::state::{Camouflage, Phase, hand, pile};
use kernel::{Misplaced, Seat};

/// A position that could not come up says why.
pub fn validate(game: &Camouflage) -> Result<(), Misplaced> {
    let found = match game.terms.mode {
        Mode::Puzzle => None,
        _ => phase_fault(game).or_else(|| setup_fault(game)).or_else(|| laid_fault(game)).or_else(|| held_fault(game)),
    };
    found.map_or(Ok(()), |why| Err(Misplaced { line: 0, why }))
}

fn phase_fault(game: &Camouflage) -> Option<String> {
    let mode = game.terms.mode;
    let somebody_out = game.present().any(|seat| game.players[seat].out != 0);
    let fits = match game.phase {
        Phase::Build { .. } => mode != Mode::NotMyStack,
        Phase::Location { .. } => mode == Mode::NotMyStack,
        Phase::Play { .. } => game.terms.pace == Pace::Realtime && (mode == Mode::NotMyStack || !somebody_out),
        Phase::Overtime { .. } => game.terms.pace == Pace::Realtime && game.terms.has_points() && somebody_out,
        Phase::Turn(turn) => game.terms.pace == Pace::Turns && game.is_live(turn.seat),
        _ => true,
    };
    if !fits {
        return Some(format!("the phase {} does not go with these options and cards", crate::text::phase_word(game)));
    }
    let playing = matches!(game.phase, Phase::Play { .. } | Phase::Overtime { .. } | Phase::Turn(_));
    (playing && !ending::somebody_can_place(game))
        .then(|| "nobody can place a card here, so the game would be over (CA-6.3)".to_string())
}

/// The starting board is three cards of a deck that nobody has; a location is one card of its owner's deck.
fn setup_fault(game: &Camouflage) -> Option<String> {
    let setup = &game.board.laid()[..game.setup_cards as usize];
    let dealt = game.present().any(|seat| !game.cards.is_empty(hand(seat)));
    if game.terms.mode == Mode::NotMyStack {
        let stranger = setup.iter().find(|card| {
            let owner = card.loc.seat(game.seats);
            owner.is_none_or(|owner| game.players[owner].deck != Some(Deck::of(card.put.card)))
        });
        return stranger.map(|card| format!("{} is no location card of its owner", Name(card.put.card)));
    }
    let deck = setup.first().map(|card| Deck::of(card.put.card));
    let is_mixed = setup.iter().any(|card| Some(Deck::of(card.put.card)) != deck);
    let is_owned = deck.is_some_and(|deck| Seat::all(game.seats).any(|seat| game.players[seat].deck == Some(deck)));
    match setup.len() {
        _ if is_mixed || is_owned => {
            Some("the starting board comes from one deck that nobody has (CA-3.3)".to_string())
        }
        3 => None,
        _ if dealt => Some("a starting board has three cards: lay them without `by` (CA-3.4)".to_string()),
        4.. => Some("a starting board has no more than three cards (CA-3.4)".to_string()),
        _ => None,
    }
}

/// Players lay their own cards, in time order, where they may.
fn laid_fault(game: &Camouflage) -> Option<String> {
    let mut before = game.go;
    for card in &game.board.laid()[game.setup_cards as usize..] {
        let name = Name(card.put.card);
        let Some(seat) = (card.by < game.seats).then(|| Seat::new(card.by)) else {
            return Some(format!("{name} was laid by nobody"));
        };
        let allowed = match game.terms.mode {
            Mode::NotMyStack => card.loc != Loc::of(seat) && card.loc.seat(game.seats).is_some(),
            _ => card.loc == Loc::COMMON,
        };
        if game.players[seat].deck.is_some_and(|deck| deck != Deck::of(card.put.card)) {
            return Some(format!("{name} is not a card of seat {seat}"));
        }
        if !allowed {
            return Some(format!("seat {seat} may not lay {name} on that location (CA-5.40)"));
        }
        if card.at < before {
            return Some(format!("{name} was laid before the card below it in the list, or before GO"));
        }
        if !card.right && game.terms.illegal != Wrong::Honor {
            return Some(format!("{name} lies wrongly, which only `illegal=honor` allows (CA-5.34)"));
        }
        before = card.at;
    }
    None
}

/// A hand is three cards while there is a pile (CA-4.8).
fn held_fault(game: &Camouflage) -> Option<String> {
    let before_deal =
        matches!(game.phase, Phase::Side { .. } | Phase::Decks { .. } | Phase::Build { .. } | Phase::Location { .. });
    let broken = |seat: &Seat| {
        let (held, below) = (game.cards.len(hand(*seat)), game.cards.len(pile(*seat)));
        held > setup::HAND_SIZE || (below > 0 && held < setup::HAND_SIZE)
    };
    let seat = game.present().find(broken).filter(|_| !before_deal)?;
    Some(format!(
        "seat {seat} holds {} cards with {} in the pile: a hand is three while there is a pile (CA-4.8)",
        game.cards.len(hand(seat)),
        game.cards.len(pile(seat))
    ))
}
