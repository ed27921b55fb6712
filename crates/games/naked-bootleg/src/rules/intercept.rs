//! Interceptions: what they take, the Deflection that answers, the counter-action, and the cards a thief keeps
//! (NB-4.42 to NB-4.48, NB-5.30 to NB-5.36).

use super::{effect, finish, omaha, pile, spy, steal, turn};
use crate::action::{Action, Kept};
use crate::card::{Kind, Power, colour_of};
use crate::options::DeflectionTurn;
use crate::state::{Aim, DISCARD, NakedBootleg, Note, Only, Phase, TAKEN, Theft, Then, hand};
use kernel::{Eyes, Face, Seat, Sink};

/// The Interception that the seat on turn has discarded, against the next player (NB-5.30).
fn announced(game: &NakedBootleg) -> Theft {
    let thief = game.turn.seat;
    let card = game.top().expect("an Interception lies on top");
    Theft { thief, victim: game.next(thief), card, is_counter: false }
}

/// Lists what an Interception may announce.
pub fn list_announcements(game: &NakedBootleg, visit: &mut impl FnMut(Action)) {
    list_thefts(game, announced(game), game.turn.only, visit);
}

/// Lists what an Interception may be used for: nothing, a set or streak, or hand cards (NB-5.30 to NB-5.33).
pub fn list_thefts(game: &NakedBootleg, theft: Theft, only: Only, visit: &mut impl FnMut(Action)) {
    let Theft { thief, victim, card, .. } = theft;
    if only == Only::Free {
        visit(Action::None);
    }
    for target in game.lots_of(victim) {
        if steal::may_intercept(game, thief, card, target) && steal::serves(game, thief, target, only) {
            visit(Action::Steal(target));
        }
    }
    if only == Only::Free {
        (1..=grab_most(game, theft)).for_each(|count| visit(Action::Grab(count)));
    }
}

/// Two hand cards, three with the Immaculate Interception, as far as there are any (NB-5.33).
fn grab_most(game: &NakedBootleg, theft: Theft) -> u8 {
    let limit = if game.deck.power(theft.card) == Some(Power::ImmaculateInterception) { 3 } else { 2 };
    limit.min(game.held(theft.victim) as u8)
}

fn aim_of(theft: Theft, action: Action, sink: &mut impl Sink<Note>) -> Option<Aim> {
    match action {
        Action::Steal(target) => Some(Aim::Lot(target)),
        Action::Grab(count) => {
            sink.note(Note::Grabs(theft.thief, theft.victim, count));
            Some(Aim::Hand(count))
        }
        _ => {
            sink.note(Note::Unused(theft.thief));
            None
        }
    }
}

/// The victim may answer before anything moves; the window is shown to everybody who holds a card (NB-4.41, NB-4.42).
pub fn announce(game: &mut NakedBootleg, action: Action, sink: &mut impl Sink<Note>) {
    let theft = announced(game);
    if let Action::Steal(target) = action {
        sink.note(Note::GoesFor(theft.thief, game.owned(target)));
    }
    match aim_of(theft, action, sink) {
        None => effect::quiet(game, sink),
        Some(aim) if game.held(theft.victim) == 0 => carry_out(game, theft, aim, sink),
        Some(aim) => game.phase = Phase::Deflect(theft, aim),
    }
}

/// Lists the answers to an Interception: a Deflection of the Interception's colour (NB-4.43).
pub fn list_deflections(game: &NakedBootleg, theft: Theft, visit: &mut impl FnMut(Action)) {
    visit(Action::Decline);
    let held = game.holds(theft.victim);
    let Some(colour) = colour_of(theft.card) else { return };
    let before = held.count as usize;
    for card in held.faces.and(Kind::Deflection.faces()).and(colour.faces()).iter() {
        omaha::variants(game, before, before - 1, visit, |omaha| Action::Deflect { card, omaha });
    }
}

pub fn decline(game: &mut NakedBootleg, theft: Theft, aim: Aim, sink: &mut impl Sink<Note>) {
    sink.note(Note::Declined(theft.victim));
    carry_out(game, theft, aim, sink);
}

/// The action is cancelled, and the deflector may turn it around (NB-4.43, NB-4.44, NB-5.40). As a last card it may be a
/// touchdown at once, or after a counter that completes the objective (NB-4.47).
pub fn deflect(game: &mut NakedBootleg, theft: Theft, card: Face, omaha: bool, sink: &mut impl Sink<Note>) {
    let seat = theft.victim;
    let before = game.held(seat);
    game.cards.play(hand(seat), card, 1, DISCARD, sink);
    sink.note(Note::Discarded(seat, card));
    sink.note(Note::Deflected(seat));
    omaha::mark(game, seat, before, omaha, sink);
    let counter = Theft { thief: seat, victim: theft.thief, is_counter: true, ..theft };
    finish::settle(game, seat, Then::Counter(counter), sink);
}

/// The counter-action; it cannot be deflected (NB-4.45).
pub fn counter(game: &mut NakedBootleg, theft: Theft, action: Action, sink: &mut impl Sink<Note>) {
    match aim_of(theft, action, sink) {
        Some(aim) => carry_out(game, theft, aim, sink),
        None => end(game, theft, sink),
    }
}

fn carry_out(game: &mut NakedBootleg, theft: Theft, aim: Aim, sink: &mut impl Sink<Note>) {
    match aim {
        Aim::Lot(target) => {
            steal::take(game, theft.thief, target, sink);
            let next = next_after(game, theft);
            finish::settle(game, theft.thief, Then::Turn(next), sink);
        }
        Aim::Hand(count) => grab(game, theft, count, sink),
    }
}

/// Random cards leave the hand; victim and thief know them, but a thief who has exited does not look (NB-6.5).
fn grab(game: &mut NakedBootleg, theft: Theft, count: u8, sink: &mut impl Sink<Note>) {
    let looks = game.active.contains(theft.thief);
    let eyes = eyes(theft, looks);
    for _ in 0..count {
        let cards = game.cards.set(hand(theft.victim));
        let card = spy::pick(game, cards);
        game.cards.move_to(card, TAKEN, eyes, sink);
    }
    if looks {
        effect::ask(game, Phase::Keep(theft), sink);
    } else {
        pitch_taken(game, eyes, sink);
        end(game, theft, sink);
    }
}

fn eyes(theft: Theft, thief_looks: bool) -> Eyes {
    let victim = Eyes::seat(theft.victim);
    if thief_looks { victim.and(theft.thief) } else { victim }
}

/// Lists what a thief may keep: any of the stolen cards (NB-4.48).
pub fn list_keeps(game: &NakedBootleg, visit: &mut impl FnMut(Action)) {
    let taken = game.cards.set(TAKEN);
    let mut keeps = [Action::None; 8];
    let mut len = 0;
    for choice in 0..1u8 << taken.len() {
        let chosen = taken.iter().enumerate().filter(|(place, _)| choice >> place & 1 == 1);
        let kept = Kept::of(chosen.map(|(_, card)| game.cards.face(card)));
        keeps[len] = Action::Keep(kept);
        len += 1;
    }
    keeps[..len].sort_unstable();
    let mut last = Action::None;
    for &keep in &keeps[..len] {
        if keep != last {
            visit(keep);
        }
        last = keep;
    }
}

/// The rest is pitched in the order drawn (NB-9.3).
pub fn keep(game: &mut NakedBootleg, theft: Theft, kept: Kept, sink: &mut impl Sink<Note>) {
    let eyes = eyes(theft, true);
    let mut count = 0;
    for face in kept.faces() {
        let card = game.cards.find(TAKEN, face).expect("the card was taken");
        game.cards.move_to(card, hand(theft.thief), eyes, sink);
        pile::note_drawn(game, theft.thief);
        count += 1;
    }
    sink.note(Note::Kept(theft.thief, count));
    pitch_taken(game, eyes, sink);
    end(game, theft, sink);
}

fn pitch_taken(game: &mut NakedBootleg, eyes: Eyes, sink: &mut impl Sink<Note>) {
    while let Some(card) = game.cards.top(TAKEN) {
        game.cards.tuck(card, DISCARD, eyes, sink);
    }
    pile::uncover(game, sink);
}

/// After a steal the turn is over (NB-5.34).
fn end(game: &mut NakedBootleg, theft: Theft, sink: &mut impl Sink<Note>) {
    let next = next_after(game, theft);
    turn::over(game, next, sink);
}

/// A Deflection is the deflector's turn, or is not (NB-4.46).
pub fn next_after(game: &NakedBootleg, theft: Theft) -> Seat {
    let keeps_turn = theft.is_counter && game.options.deflection_turn == DeflectionTurn::Free;
    if keeps_turn && game.active.contains(theft.thief) { theft.thief } else { game.next(theft.thief) }
}

/// Lists how whoever has deflected may strike back (NB-4.44).
pub fn list_counters(game: &NakedBootleg, theft: Theft, visit: &mut impl FnMut(Action)) {
    list_thefts(game, theft, Only::Free, visit);
}
