//! Pylon and discard pile: drawing, pitching, and a new pylon when the old one is gone (NB-0.1, NB-9.1 to NB-9.3).

use crate::action::Target;
use crate::next;
use crate::state::{DISCARD, Inside, Lot, NakedBootleg, Note, PYLON, down, hand};
use kernel::{CardId, CardSet, Eyes, Seat, Sink, Viewer};

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
        note_drawn(game, seat);
        game.turn.moved = true;
    }
    count
}

/// The top discard stays; the rest is shuffled as the new pylon, and colours named for it are forgotten (NB-9.1).
fn renew(game: &mut NakedBootleg, sink: &mut impl Sink<Note>) -> bool {
    let Some(top) = game.cards.top(DISCARD).filter(|_| game.cards.len(DISCARD) >= 2) else { return false };
    game.inside = seen_to_go_in(game, top);
    game.cards.move_below(top, PYLON, Eyes::NONE, sink);
    game.named = game.named.map(|named| named.intersection(CardSet::one(top)));
    // Discards of this very input may be among them.
    game.forget_counts();
    let mut stream = game.lot_stream();
    game.cards.shuffle(PYLON, &mut stream, sink);
    if game.chance.is_told() {
        next::pylon(game);
    }
    sink.note(Note::NewPylon);
    true
}

/// One more card of this hand may be from the pylon.
pub fn note_drawn(game: &mut NakedBootleg, seat: Seat) {
    let drawn = &mut game.inside.drawn[seat.index()];
    *drawn = drawn.saturating_add(1);
}

/// What everybody knows of the cards below the top discard.
fn seen_to_go_in(game: &NakedBootleg, top: CardId) -> Inside {
    let mut inside = Inside::NOTHING;
    for card in game.cards.set(DISCARD).iter().filter(|&card| card != top) {
        match game.cards.sees(Viewer::Public, card) {
            true => inside.faces[game.cards.face(card).0 as usize] += 1,
            false => inside.hidden += 1,
        }
    }
    inside
}

/// Pitches downed cards in their own order; who could identify them still can (NB-9.3).
pub fn pitch_lot(game: &mut NakedBootleg, target: Target, sink: &mut impl Sink<Note>) {
    game.set_lot(target, Lot::default());
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
