//! Leaving the game, with `leaver = forfeit` (NB-9.9, NB-9.10).

use super::round::End;
use super::{challenge, effect, finish, omaha, round};
use crate::action::Action;
use crate::options::{Leaver, Teams};
use crate::state::{DISCARD, Effect, NakedBootleg, Note, Phase, TAKEN, Then, hand};
use kernel::{Eyes, Seat, SeatSet, Sink};

/// Whether the seat may be given up now.
pub fn may_leave(game: &NakedBootleg, seat: Seat) -> bool {
    game.options.leaver == Leaver::Forfeit
        && game.phase != Phase::Over
        && seat.number() < game.seats
        && game.out[seat.index()] == 0
}

/// The leaver goes, in a team game with the partners: two sides lose one by it, and three pairs one pair (NB-9.9).
pub fn leave(game: &mut NakedBootleg, seat: Seat, sink: &mut impl Sink<Note>) {
    let side = if game.options.teams == Teams::None { SeatSet::one(seat) } else { game.team_seats(seat) };
    let goers: SeatSet = side.iter().filter(|goer| game.out[goer.index()] == 0).collect();
    for goer in goers.iter() {
        sink.note(Note::Left(goer));
        pitch_everything(game, goer, sink);
        round::put_out(game, goer);
    }
    if game.flag.is_some_and(|holder| goers.contains(holder)) {
        game.flag = None;
        sink.note(Note::FlagNeutral);
    }
    let rest: SeatSet = game.playing.iter().filter(|seat| game.out[seat.index()] == 0).collect();
    let last = rest.first().expect("a side of two or more remains when one goes");
    if rest.iter().all(|other| !game.are_opponents(last, other)) {
        win(game, rest, sink);
    } else if game.active.len() == 1 {
        // Only in Last Man Standing: the others of this round are safe.
        round::end(game, End::Won { by: last, crazy: false }, sink);
    } else {
        go_on(game, goers, sink);
    }
}

/// A last remaining seat or team wins.
fn win(game: &mut NakedBootleg, rest: SeatSet, sink: &mut impl Sink<Note>) {
    if !game.options.scored {
        rest.iter().for_each(|winner| game.scores[winner.index()] = 1);
    }
    round::over(game, rest, sink);
}

/// Hand and downed cards are pitched in random order; cards that the leaver was looking at go before them.
fn pitch_everything(game: &mut NakedBootleg, seat: Seat, sink: &mut impl Sink<Note>) {
    if matches!(game.phase, Phase::Keep(theft) if theft.thief == seat) {
        while let Some(card) = game.cards.top(TAKEN) {
            let eyes = game.cards.eyes_on(card);
            game.cards.tuck(card, DISCARD, eyes, sink);
        }
    }
    let held = game.cards.set(hand(seat));
    challenge::pitch_all(game, seat, held, Eyes::seat(seat), sink);
    omaha::clear(game, seat);
}

/// Play goes on without the seats that have gone.
fn go_on(game: &mut NakedBootleg, goers: SeatSet, sink: &mut impl Sink<Note>) {
    let on_turn = game.turn.seat;
    let has_gone = |seat: Seat| goers.contains(seat);
    let ends_after = match game.phase {
        Phase::Main | Phase::Build { .. } | Phase::Stack(_) | Phase::Pitch | Phase::Capture(_) => {
            has_gone(on_turn).then_some(on_turn)
        }
        Phase::Effect(seat, Effect::Blindside(chain) | Effect::Trick(chain)) => has_gone(seat).then_some(chain.holder),
        Phase::Effect(seat, _) => has_gone(seat).then_some(on_turn),
        // What a leaver has announced lapses, and what is aimed at a leaver finds nothing.
        Phase::Deflect(theft, _) => (has_gone(theft.thief) || has_gone(theft.victim)).then_some(theft.thief),
        Phase::Counter(theft) | Phase::Keep(theft) => has_gone(theft.thief).then_some(theft.thief),
        Phase::Chain(chain) => has_gone(chain.target).then_some(chain.holder),
        Phase::Fumble { taker } => (has_gone(taker) || has_gone(on_turn)).then_some(on_turn),
        Phase::KeepOne { winner, loser } => return without_choice(game, winner, loser, sink),
        Phase::HandFlag(..) | Phase::Coin(_) | Phase::Over => None,
    };
    match ends_after {
        Some(seat) => pass_on(game, seat, sink),
        None => look_again(game, sink),
    }
}

fn pass_on(game: &mut NakedBootleg, from: Seat, sink: &mut impl Sink<Note>) {
    let next = game.next(from);
    finish::resume(game, Then::Turn(next), sink);
}

/// What was asked may have fewer answers now, or none.
fn look_again(game: &mut NakedBootleg, sink: &mut impl Sink<Note>) {
    let mut count = 0;
    super::each(game, &mut |_| count += 1);
    match game.phase {
        Phase::Capture(then) if game.flag.is_none() => finish::settle(game, game.turn.seat, then, sink),
        Phase::Effect(..) | Phase::Counter(_) if count == 0 => pass_on(game, game.turn.seat, sink),
        phase @ (Phase::Effect(..) | Phase::Counter(_)) => effect::ask(game, phase, sink),
        _ => {}
    }
}

/// A challenge whose winner or loser has gone: without the winner the first card is spared.
fn without_choice(game: &mut NakedBootleg, winner: Seat, loser: Seat, sink: &mut impl Sink<Note>) {
    if game.active.contains(loser) && !game.active.contains(winner) {
        let mut first = None;
        challenge::list_spares(game, loser, &mut |action| first = first.or(Some(action)));
        if let Some(Action::Spare(card)) = first {
            challenge::spare(game, winner, loser, card, sink);
        }
    } else if !game.active.contains(loser) {
        game.phase = Phase::Main;
    }
    if !game.active.contains(game.turn.seat) {
        pass_on(game, game.turn.seat, sink);
    }
}
