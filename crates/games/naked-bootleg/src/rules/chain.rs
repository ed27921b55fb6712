//! Draw Plays and Pick Sixes: pick-ups, and passing them on (NB-4.49 to NB-4.56, NB-5.10 to NB-5.17).

use super::{effect, finish, omaha, pile, turn};
use crate::action::{Action, Side};
use crate::card::{Faces, Kind, Power, kind_of};
use crate::options::{Blindside, ChainMatch};
use crate::state::{Chain, DISCARD, Effect, NakedBootleg, Note, Phase, Then, hand};
use kernel::{Face, Seat, Sink};

/// Cards of a Pick Six (NB-5.13).
pub const SIX: u8 = 6;
const CHAINING: Faces = Kind::DrawPlay.faces().or(Kind::PickSix.faces());

/// A Draw Play or Pick Six of the seat on turn starts a pick-up (NB-4.49).
pub fn begin(game: &mut NakedBootleg, card: Face, sink: &mut impl Sink<Note>) {
    let seat = game.turn.seat;
    play(game, seat, card, Chain { total: 0, target: seat, holder: seat }, sink);
}

/// The card just played by `seat` adds to `chain`; the power cards ask where it goes (NB-4.51).
pub fn play(game: &mut NakedBootleg, seat: Seat, card: Face, chain: Chain, sink: &mut impl Sink<Note>) {
    match (game.deck.power(card), kind_of(card)) {
        (Some(Power::Blindside), _) => effect::ask(game, Phase::Effect(seat, Effect::Blindside(chain)), sink),
        (Some(Power::TrickSix), _) => effect::ask(game, Phase::Effect(seat, Effect::Trick(chain)), sink),
        (_, Kind::PickSix) => send(game, seat, chain, Side::Next, SIX, sink),
        _ => send(game, seat, chain, Side::Next, 1, sink),
    }
}

/// The neighbours a pick-up may go to: with two active seats the other one is next (NB-0.7).
fn sides(game: &NakedBootleg, seat: Seat) -> &'static [Side] {
    if game.next(seat) == game.behind(seat) { &[Side::Next] } else { &[Side::Next, Side::Behind] }
}

pub fn list_blindside(game: &NakedBootleg, seat: Seat, visit: &mut impl FnMut(Action)) {
    for &side in sides(game, seat) {
        for count in 1..=blindside_most(game) {
            visit(Action::Blindside { side, count });
        }
    }
}

pub fn list_trick(game: &NakedBootleg, seat: Seat, visit: &mut impl FnMut(Action)) {
    sides(game, seat).iter().for_each(|&side| visit(Action::Trick(side)));
}

/// NB-5.11.
fn blindside_most(game: &NakedBootleg) -> u8 {
    match game.options.blindside {
        Blindside::Players => game.active.len() as u8,
        Blindside::Sets => game.lots().count().max(1) as u8,
        Blindside::One => 1,
    }
}

/// The pick-up grows by `count` and goes to a neighbour of `seat`.
pub fn send(game: &mut NakedBootleg, seat: Seat, chain: Chain, side: Side, count: u8, sink: &mut impl Sink<Note>) {
    let target = match side {
        Side::Next => game.next(seat),
        Side::Behind => game.behind(seat),
    };
    let chain = Chain { total: chain.total + count, target, ..chain };
    sink.note(Note::PickUp(target, chain.total));
    // The window is shown to everybody who holds a card, whatever card it is (NB-4.41).
    game.phase = Phase::Chain(chain);
    if game.held(target) == 0 {
        decline(game, chain, sink);
    }
}

/// Lists the answers to a pick-up: a single Draw Play or Pick Six that matches the top discard (NB-4.50).
pub fn list(game: &NakedBootleg, chain: Chain, visit: &mut impl FnMut(Action)) {
    visit(Action::Decline);
    let held = game.holds(chain.target);
    let matching = match game.options.chain_match {
        ChainMatch::Strict => game.matching(),
        ChainMatch::Free => Faces::ALL,
    };
    let before = held.count as usize;
    for card in held.faces.and(CHAINING).and(matching).iter() {
        omaha::variants(game, before, before - 1, visit, |omaha| Action::Answer { card, omaha });
    }
}

/// Passing it on (NB-5.16). The answer is a turn used if the target was next after the holder (NB-4.52).
pub fn answer(game: &mut NakedBootleg, chain: Chain, card: Face, omaha: bool, sink: &mut impl Sink<Note>) {
    let by = chain.target;
    let before = game.held(by);
    let holder = if by == game.next(chain.holder) { by } else { chain.holder };
    game.cards.play(hand(by), card, 1, DISCARD, sink);
    sink.note(Note::Discarded(by, card));
    omaha::mark(game, by, before, omaha, sink);
    finish::settle(game, by, Then::Answer { by, chain: Chain { holder, ..chain } }, sink);
}

/// The target picks up; it loses its turn if it was next after the holder, and none behind (NB-4.53, NB-4.54, NB-4.55,
/// NB-5.12).
pub fn decline(game: &mut NakedBootleg, chain: Chain, sink: &mut impl Sink<Note>) {
    let Chain { total, target, holder } = chain;
    let loses_turn = target != holder && target == game.next(holder);
    let drawn = pile::draw(game, target, total, sink);
    sink.note(Note::PickedUp(target, drawn, loses_turn));
    let next = game.next(if loses_turn { target } else { holder });
    turn::over(game, next, sink);
}
