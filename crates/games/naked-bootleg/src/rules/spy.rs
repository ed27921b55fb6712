//! Spies: looks into hands and under disguises (NB-5.27 to NB-5.29).

use super::effect;
use crate::action::Action;
use crate::card::{Colour, Power, colour_of};
use crate::next;
use crate::state::{Lot, LotKind, NakedBootleg, Note, down, hand};
use kernel::{CardId, CardSet, Eyes, Seat, Sink};

/// Lists what the Spy on top may do; a use that has nothing to work on is not offered (NB-5.29).
pub fn list(game: &NakedBootleg, visit: &mut impl FnMut(Action)) {
    visit(Action::None);
    let seat = game.turn.seat;
    if game.held(game.next(seat)) > 0 {
        visit(Action::Look);
    }
    let others = || game.active.without(seat).iter();
    match power(game) {
        Some(Power::RedSpy) if disguises(game).next().is_some() => visit(Action::Flip),
        Some(Power::GreenSpy) => others().filter(|&s| game.held(s) == 1).for_each(|s| visit(Action::Show(s))),
        Some(Power::BlackSpy) => others().filter(|&s| game.held(s) > 0).for_each(|s| visit(Action::Show(s))),
        _ => {}
    }
}

fn power(game: &NakedBootleg) -> Option<Power> {
    game.top().and_then(|card| game.deck.power(card))
}

/// The disguised sets that no Red Spy has visited.
fn disguises(game: &NakedBootleg) -> impl Iterator<Item = crate::action::Target> + '_ {
    game.lots().filter(|&target| game.lot(target).kind == LotKind::Disguise && !game.lot(target).spied)
}

pub fn choose(game: &mut NakedBootleg, action: Action, sink: &mut impl Sink<Note>) {
    match action {
        Action::Look => look(game, sink),
        Action::Flip => flip(game, sink),
        Action::Show(seat) => show(game, seat, sink),
        _ => sink.note(Note::Unused(game.turn.seat)),
    }
    effect::quiet(game, sink);
}

/// The spy and the victim see the card, nobody else (NB-5.27).
fn look(game: &mut NakedBootleg, sink: &mut impl Sink<Note>) {
    let seat = game.turn.seat;
    let victim = game.next(seat);
    sink.note(Note::Looked(seat, victim));
    let eyes = Eyes::seat(seat).and(victim);
    let cards = game.cards.set(hand(victim));
    let first = pick(game, cards);
    let mut rest = cards;
    rest.remove(first);
    let is_blue = colour_of(game.cards.face(first)) == Some(Colour::Blue);
    let may_look_again = power(game) == Some(Power::BlueSpy) && !rest.is_empty();
    let second = may_look_again.then(|| pick(game, rest));
    show_from_hand(game, victim, [Some(first), second.filter(|_| is_blue)], eyes, sink);
    // Others only know that a look happened: a Blue Spy's looks like two whatever colour the first card has.
    if let Some(second) = second.filter(|_| !is_blue) {
        game.cards.turn(second, Eyes::NONE, sink);
    }
}

/// Shows cards of a hand all at once. Copies are alike, so that nobody learns more than how many there are (NB-7.1).
fn show_from_hand(
    game: &mut NakedBootleg,
    of: Seat,
    cards: [Option<CardId>; 2],
    eyes: Eyes,
    sink: &mut impl Sink<Note>,
) {
    match cards.map(|card| card.map(|card| game.cards.face(card))) {
        [Some(one), Some(two)] if one == two => game.cards.show_to(hand(of), one, 2, eyes, sink),
        faces => faces.into_iter().flatten().for_each(|face| game.cards.show_to(hand(of), face, 1, eyes, sink)),
    }
}

/// One hidden card of each disguise, at random, own ones included; the last one too (NB-5.29).
fn flip(game: &mut NakedBootleg, sink: &mut impl Sink<Note>) {
    sink.note(Note::Flipped(game.turn.seat));
    for seat in game.playing.iter() {
        for slot in crate::action::Slot::ALL {
            let target = crate::action::Target { seat, slot };
            let lot = game.lot(target);
            let hidden = game.hidden(down(target));
            if lot.kind == LotKind::Disguise && !lot.spied && !hidden.is_empty() {
                game.set_lot(target, Lot { spied: true, ..lot });
                let card = pick(game, hidden);
                game.cards.turn(card, Eyes::ALL, sink);
            }
        }
    }
}

/// The Green Spy's victim shows the one card, the Black Spy's as many as the option says (NB-5.28).
fn show(game: &mut NakedBootleg, victim: Seat, sink: &mut impl Sink<Note>) {
    sink.note(Note::Shown(game.turn.seat, victim));
    let count = if power(game) == Some(Power::BlackSpy) { game.options.black_spy } else { 1 };
    let mut rest = game.cards.set(hand(victim));
    let mut shown = [None; 2];
    for place in &mut shown[..rest.len().min(count as usize)] {
        let card = pick(game, rest);
        rest.remove(card);
        *place = Some(card);
    }
    show_from_hand(game, victim, shown, Eyes::ALL, sink);
}

/// One of `cards`, each equally likely.
pub fn pick(game: &mut NakedBootleg, cards: CardSet) -> CardId {
    let index = game.lot_stream().below(cards.len() as u32);
    let lot = cards.iter().nth(index as usize).expect("there is a card to pick");
    next::pick(game, cards).unwrap_or(lot)
}
