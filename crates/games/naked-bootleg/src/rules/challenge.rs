//! Disguises: challenges and taunts (NB-4.27, NB-5.56 to NB-5.65).

use super::{effect, pile, spy, steal};
use crate::action::{Action, Slot, Target};
use crate::card::{CARDS, Kind};
use crate::next;
use crate::options::ChallengeKeep;
use crate::state::{DISCARD, Lot, LotKind, NakedBootleg, Note, Phase, down, hand};
use kernel::{CardId, CardSet, Eyes, Face, Seat, Sink};

/// Whether the seat on turn may challenge this set (NB-4.27, NB-5.63).
#[inline]
pub fn may_challenge(game: &NakedBootleg, target: Target) -> bool {
    game.lot(target).kind == LotKind::Disguise
        && game.active.contains(target.seat)
        && game.are_opponents(game.turn.seat, target.seat)
        && !game.player(target.seat).omaha_said
}

#[inline]
pub fn list(game: &NakedBootleg, visit: &mut impl FnMut(Action)) {
    for seat in game.disguised.iter() {
        for target in Slot::ALL.map(|slot| Target { seat, slot }) {
            if may_challenge(game, target) {
                visit(Action::Challenge(target));
            }
        }
    }
}

/// The set is turned over; a bluff costs its owner, an honest set the challenger (NB-5.60). The turn goes on as it was
/// (NB-5.64).
pub fn challenge(game: &mut NakedBootleg, target: Target, sink: &mut impl Sink<Note>) {
    let challenger = game.turn.seat;
    game.turn_up(down(target), sink);
    let is_bluff = steal::is_bluff(game, target);
    sink.note(Note::Challenged(challenger, target.seat, is_bluff));
    if is_bluff {
        lose(game, target.seat, challenger, sink);
    } else {
        game.set_kind(target, LotKind::Set(Kind::Cover));
        lose(game, challenger, target.seat, sink);
    }
}

/// The loser keeps one hand card, by chance or by the winner's choice (NB-5.61, NB-5.62).
fn lose(game: &mut NakedBootleg, loser: Seat, winner: Seat, sink: &mut impl Sink<Note>) {
    sink.note(Note::LostChallenge(loser));
    let cards = game.cards.set(hand(loser));
    if cards.len() <= 1 {
        pitch_all(game, loser, CardSet::EMPTY, Eyes::seat(loser), sink);
        game.phase = Phase::Main;
    } else if game.options.challenge_keep == ChallengeKeep::Seen {
        cards.iter().for_each(|card| game.cards.turn(card, Eyes::seat(winner), sink));
        effect::ask(game, Phase::KeepOne { winner, loser }, sink);
    } else {
        let kept = spy::pick(game, cards);
        let mut pitched = cards;
        pitched.remove(kept);
        pitch_all(game, loser, pitched, Eyes::seat(loser), sink);
        game.phase = Phase::Main;
    }
}

/// Lists the cards of which the winner of a challenge may spare one.
pub fn list_spares(game: &NakedBootleg, loser: Seat, visit: &mut impl FnMut(Action)) {
    game.faces_of(game.cards.set(hand(loser))).iter().for_each(|card| visit(Action::Spare(card)));
}

pub fn spare(game: &mut NakedBootleg, winner: Seat, loser: Seat, card: Face, sink: &mut impl Sink<Note>) {
    let kept = game.cards.find(hand(loser), card).expect("the card is in that hand");
    let mut pitched = game.cards.set(hand(loser));
    pitched.remove(kept);
    pitch_all(game, loser, pitched, Eyes::seat(loser).and(winner), sink);
    game.phase = Phase::Main;
}

/// All downed cards of `seat` and `held` of its hand go under the pile in random order (NB-5.61). Cards that lay open
/// stay known; hidden ones are known to their owner, hand cards to `eyes`.
pub fn pitch_all(game: &mut NakedBootleg, seat: Seat, held: CardSet, eyes: Eyes, sink: &mut impl Sink<Note>) {
    let [a, b] = Slot::ALL.map(|slot| down(Target { seat, slot }));
    let mut cards = [CardId(0); CARDS];
    let mut len = 0;
    // Downed cards in the order in which they lie come first: where they end up must not depend on hidden cards.
    for card in game.cards.iter(a).chain(game.cards.iter(b)).chain(held.iter()) {
        cards[len] = card;
        len += 1;
    }
    game.lot_stream().shuffle(&mut cards[..len]);
    if game.chance.is_told() {
        next::pitch(game, &mut cards[..len]);
    }
    for &card in &cards[..len] {
        let eyes = if held.contains(card) { eyes } else { game.cards.eyes_on(card) };
        game.cards.tuck(card, DISCARD, eyes, sink);
    }
    Slot::ALL.into_iter().for_each(|slot| game.set_lot(Target { seat, slot }, Lot::default()));
    if len > 0 {
        pile::uncover(game, sink);
    }
}

/// The disguise of `seat`, if it has one; there is never a second (NB-5.59).
pub fn disguise_of(game: &NakedBootleg, seat: Seat) -> Option<Target> {
    game.lots_of(seat).find(|&target| game.lot(target).kind == LotKind::Disguise)
}

/// Whether `seat` may turn up a card of its own disguise (NB-5.58).
#[inline]
pub fn may_taunt(game: &NakedBootleg, seat: Seat) -> bool {
    disguise_of(game, seat).is_some_and(|target| game.hidden(down(target)).len() >= 2)
}

/// Lists what `seat` may turn up of its own disguise: one card must stay down (NB-5.58).
pub fn list_taunts(game: &NakedBootleg, seat: Seat, visit: &mut impl FnMut(Action)) {
    let Some(target) = disguise_of(game, seat) else { return };
    let hidden = game.hidden(down(target));
    if hidden.len() >= 2 {
        game.faces_of(hidden).iter().for_each(|card| visit(Action::Taunt(card)));
    }
}

pub fn taunt(game: &mut NakedBootleg, seat: Seat, face: Face, sink: &mut impl Sink<Note>) {
    let target = disguise_of(game, seat).expect("the seat has a disguise");
    let card = game.hidden(down(target)).iter().find(|&card| game.cards.face(card) == face);
    sink.note(Note::Taunted(seat));
    game.cards.turn(card.expect("the card lies face down"), Eyes::ALL, sink);
}
