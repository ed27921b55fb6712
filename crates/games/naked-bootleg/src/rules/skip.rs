//! Reverses and Handoffs: turning play around and skipping players (NB-5.3 to NB-5.9).

use super::{effect, turn};
use crate::action::Action;
use crate::card::Power;
use crate::state::{Effect, NakedBootleg, Note, Phase};
use kernel::{Face, Sink};

/// Play turns around at once; the Double Reverse and the End Around may skip as well (NB-5.3 to NB-5.5).
pub fn reverse(game: &mut NakedBootleg, card: Face, sink: &mut impl Sink<Note>) {
    game.clockwise = !game.clockwise;
    sink.note(Note::Reversed);
    let most = match game.deck.power(card) {
        Some(Power::DoubleReverse) => 2,
        Some(Power::EndAround) => u8::MAX,
        _ => 0,
    };
    choose_skips(game, 0, most, sink);
}

/// NB-5.7, NB-5.8.
pub fn hand_off(game: &mut NakedBootleg, card: Face, sink: &mut impl Sink<Note>) {
    let most = match game.deck.power(card) {
        Some(Power::Juke) => 2,
        Some(Power::Sweep) => u8::MAX,
        _ => 1,
    };
    choose_skips(game, 1, most, sink);
}

fn choose_skips(game: &mut NakedBootleg, least: u8, most: u8, sink: &mut impl Sink<Note>) {
    effect::ask(game, Phase::Effect(game.turn.seat, Effect::Skip { least, most }), sink);
}

/// At most one seat fewer than are active can be skipped, even where the card asks for more (NB-5.6).
pub fn list(game: &NakedBootleg, least: u8, most: u8, visit: &mut impl FnMut(Action)) {
    let cap = game.active.len() as u8 - 1;
    (least.min(cap)..=most.min(cap)).for_each(|count| visit(Action::Skip(count)));
}

/// A skipped seat neither pays a lost turn off nor takes one (NB-5.9).
pub fn skip(game: &mut NakedBootleg, count: u8, sink: &mut impl Sink<Note>) {
    if count > 0 {
        sink.note(Note::Skipped(count));
    }
    let mut next = game.next(game.turn.seat);
    for _ in 0..count {
        next = game.next(next);
    }
    turn::over(game, next, sink);
}
