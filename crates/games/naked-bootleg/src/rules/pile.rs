//! Pylon and discard pile: drawing, pitching, and a new pylon when the old one is gone (NB-0.1, NB-9.1 to NB-9.3).

use crate::action::Target;
use crate::card::CARDS;
use crate::state::{DISCARD, Lot, NakedBootleg, Note, PYLON, SEATS, down, hand};
use kernel::{CardSet, Eyes, Face, Seat, SeatSet, Sink, Viewer};

/// Whether a pylon card can be had (NB-9.1).
#[inline]
pub fn can_draw(game: &NakedBootleg) -> bool {
    !game.cards.is_empty(PYLON) || game.cards.len(DISCARD) >= 2
}

/// `seat` takes up to `count` cards from the pylon; says how many there were (NB-9.2).
pub fn draw(game: &mut NakedBootleg, seat: Seat, count: u8, sink: &mut impl Sink<Note>) -> u8 {
    for drawn in 0..count {
        if game.cards.is_empty(PYLON) && !renew(game, sink) {
            return drawn;
        }
        let top = game.cards.top(PYLON).expect("a pylon card can be had");
        game.cards.move_to(top, hand(seat), Eyes::seat(seat), sink);
        game.turn.moved = true;
    }
    count
}

/// The top discard stays; the rest is shuffled as the new pylon, and colours named for it are forgotten (NB-9.1).
fn renew(game: &mut NakedBootleg, sink: &mut impl Sink<Note>) -> bool {
    let Some(top) = game.cards.top(DISCARD).filter(|_| game.cards.len(DISCARD) >= 2) else { return false };
    let unknown = unknown_cards(game);
    while let Some(card) = game.cards.bottom(DISCARD).filter(|&card| card != top) {
        game.cards.move_to(card, PYLON, Eyes::NONE, sink);
        game.named.iter_mut().for_each(|named| named.remove(card));
    }
    let mut stream = game.lot_stream();
    game.cards.shuffle(PYLON, &mut stream, sink);
    remember(game, &unknown);
    sink.note(Note::NewPylon);
    true
}

/// Cards below the top discard that some seat cannot identify: their faces, and who cannot.
struct Unknown {
    cards: [(Face, SeatSet); CARDS],
    len: usize,
}

fn unknown_cards(game: &NakedBootleg) -> Unknown {
    let mut unknown = Unknown { cards: [(Face(0), SeatSet::EMPTY); CARDS], len: 0 };
    let hidden = game.cards.set(DISCARD).minus(game.cards.sight(Viewer::Public));
    for card in hidden.iter() {
        let blind = Seat::all(game.seats).filter(|&seat| !game.cards.sees(Viewer::Seat(seat), card)).collect();
        unknown.cards[unknown.len] = (game.cards.face(card), blind);
        unknown.len += 1;
    }
    unknown
}

/// Notes which cards went into the pylon and which of them each seat could not identify (NB-7.2). Any copy of a face
/// will do: copies cannot be told apart.
fn remember(game: &mut NakedBootleg, unknown: &Unknown) {
    game.recycled = game.cards.set(PYLON);
    game.unknown = [CardSet::EMPTY; SEATS];
    let mut used = CardSet::EMPTY;
    for &(face, blind) in &unknown.cards[..unknown.len] {
        let Some(card) = game.copy_of(PYLON, face, used) else { continue };
        used.insert(card);
        blind.iter().for_each(|seat| game.unknown[seat.index()].insert(card));
    }
}

/// Pitches downed cards in their own order; who could identify them still can (NB-9.3).
pub fn pitch_lot(game: &mut NakedBootleg, target: Target, sink: &mut impl Sink<Note>) {
    *game.lot_mut(target) = Lot::default();
    while let Some(card) = game.cards.top(down(target)) {
        let eyes = game.cards.eyes_on(card);
        game.cards.tuck(card, DISCARD, eyes, sink);
    }
    uncover(game, sink);
}

/// The top of the discard pile lies face up, however it came there (NB-0.1).
pub fn uncover(game: &mut NakedBootleg, sink: &mut impl Sink<Note>) {
    game.turn.moved = true;
    if let Some(top) = game.cards.top(DISCARD)
        && !game.cards.sees(Viewer::Public, top)
    {
        game.cards.turn(top, Eyes::ALL, sink);
    }
}
