//! Chapter 4: drawing, and ending the turn.

use super::{contest, score};
use crate::clause;
use crate::next;
use crate::state::{BagOLoot, Note, PILE, Phase, Turn, hand};
use kernel::{Eyes, Illegal, Seat, Sink, Use};

const FORFEIT: Use = Use(2);
const RECEIVER: Use = Use(4);

/// Whether `seat` may make plays now, or which clause says who may (BL-4.8): whose set is stolen has no say (BL-5.16).
pub fn check_turn(game: &BagOLoot, seat: Seat) -> Result<(), Illegal> {
    let own = seat == game.turn.seat;
    match game.phase {
        Phase::Play if own => Illegal::unless(contest::may_begin(game), clause::BL_4_41),
        Phase::TurnStart if own => Err(Illegal::by(clause::BL_4_2)),
        Phase::Play | Phase::TurnStart | Phase::Over => Err(Illegal::by(clause::BL_4_8)),
        Phase::Contest(_) => Err(Illegal::by(clause::BL_4_45)),
        Phase::LastCall => Err(Illegal::by(clause::BL_4_34)),
        Phase::Penalty { .. } => Err(Illegal::by(clause::BL_4_36)),
        Phase::Bonus => Err(Illegal::by(clause::BL_6_1)),
    }
}

/// Drawing is an action only where it shuts the challenge window (BL-4.6), and comes once, at the start (BL-4.2).
pub fn check_draw(game: &BagOLoot, seat: Seat) -> Result<(), Illegal> {
    Illegal::unless(game.is_live(), clause::BL_4_6)?;
    if game.phase == Phase::TurnStart && seat == game.turn.seat {
        return Illegal::unless(contest::may_begin(game), clause::BL_4_41);
    }
    check_turn(game, seat)?;
    Err(Illegal::by(if game.turn.began_dry { clause::BL_4_3 } else { clause::BL_4_2 }))
}

/// Starts the turn of `seat` with a clean slate (BL-4.7) and, where it is no action, the draw (BL-4.6): also for a seat
/// that has just been given a card (BL-4.20) or has lost its last one by a Forfeit (BL-9.4).
#[inline]
pub fn begin(game: &mut BagOLoot, seat: Seat, sink: &mut impl Sink<Note>) {
    let began_dry = game.cards.is_empty(PILE);
    game.turn = Turn { seat, plays: 0, bag_made: false, ditches: 0, began_dry };
    sink.note(Note::Turn(seat));
    game.phase = Phase::TurnStart;
    if began_dry {
        // BL-4.3: the round goes on without a draw (BL-9.2).
        game.phase = Phase::Play;
    } else if !game.is_live() {
        return draw(game, sink);
    }
    contest::tell_next(game, sink);
}

/// The turn player takes the top card (BL-4.2), which only that player sees (BL-4.4) and which shuts the window of the
/// turn before (BL-4.32).
#[inline]
pub fn draw(game: &mut BagOLoot, sink: &mut impl Sink<Note>) {
    contest::shut_by(game, game.turn.seat, sink);
    take_top(game, sink);
    game.phase = Phase::Play;
}

/// Moves the top card of the pile into the hand of the turn player, however many cards it holds (BL-4.5).
#[inline]
pub fn take_top(game: &mut BagOLoot, sink: &mut impl Sink<Note>) {
    let seat = game.turn.seat;
    if let Some(top) = game.cards.top(PILE) {
        game.take(top, seat, Eyes::seat(seat), sink);
    }
}

/// Counts a productive play and sees whether it was the last card (BL-6.1). The turn goes on otherwise (BL-4.16), with
/// as many plays as the player likes (BL-4.9). A right Snitch counts, a wrong one does not (BL-5.34).
#[inline]
pub fn played(game: &mut BagOLoot, sink: &mut impl Sink<Note>) {
    game.turn.plays += 1;
    if let Some(window) = &mut game.window {
        window.played_on(game.now);
    }
    if game.cards.is_empty(hand(game.turn.seat)) {
        score::go_out(game, sink);
    }
}

/// One may knock after a productive play (BL-4.15), or on an idle turn (BL-4.21).
pub fn check_knock(game: &BagOLoot, seat: Seat) -> Result<(), Illegal> {
    Illegal::unless(game.turn.plays > 0 || game.cards.is_empty(hand(seat)), clause::BL_4_15)
}

pub fn knock(game: &mut BagOLoot, sink: &mut impl Sink<Note>) {
    let seat = game.turn.seat;
    contest::shut_by(game, seat, sink);
    sink.note(Note::Knocked(seat));
    contest::ask_again(game, sink);
}

/// Only who made no play and holds a card forfeits (BL-4.17), even who could have made one (BL-4.18).
pub fn check_forfeit(game: &BagOLoot, seat: Seat) -> Result<(), Illegal> {
    Illegal::unless(!game.cards.is_empty(hand(seat)), clause::BL_4_21)?;
    Illegal::unless(game.turn.plays == 0, clause::BL_4_17)
}

/// The card goes to another player (BL-4.17).
pub fn check_forfeit_to(game: &BagOLoot, seat: Seat, to: Seat) -> Result<(), Illegal> {
    check_forfeit(game, seat)?;
    Illegal::unless(to != seat && to.number() < game.seats, clause::BL_4_17)
}

/// Forfeits to another player, each equally likely (BL-8.9).
pub fn forfeit_by_lot(game: &mut BagOLoot, sink: &mut impl Sink<Note>) {
    let steps = 1 + game.chance.stream(RECEIVER, game.picks).below(game.seats as u32 - 1) as u8;
    let lot = Seat::new((game.turn.seat.number() + steps) % game.seats);
    let to = next::receiver(game).unwrap_or(lot);
    forfeit(game, to, sink);
}

/// A card chosen by lot, each equally likely (BL-8.4), goes from hand to hand; giver and taker see it. Nobody goes out
/// by it, though it may be the last card (BL-4.22): somebody holds a card as long as a round runs (BL-9.5).
pub fn forfeit(game: &mut BagOLoot, to: Seat, sink: &mut impl Sink<Note>) {
    let seat = game.turn.seat;
    contest::shut_by(game, seat, sink);
    sink.note(Note::Forfeited(seat, to));
    let count = game.cards.len(hand(seat)) as u32;
    let place = game.chance.stream(FORFEIT, game.picks).below(count);
    game.picks += 1;
    let lot = game.held.of(seat).nth(place).expect("the place is below the number of cards");
    let face = next::forfeit(game, seat).unwrap_or(lot);
    game.held.add(to, face);
    game.put(seat, face, hand(to), Eyes::seat(seat).and(to), sink);
    end(game, sink);
}

/// The turn is over. After as many barren turns as there are players (BL-4.23), two with two (BL-9.8), the round is,
/// too, and forfeited cards have gone round once (BL-9.3); otherwise the left neighbour goes on (BL-4.1).
#[inline]
pub fn end(game: &mut BagOLoot, sink: &mut impl Sink<Note>) {
    let barren = game.turn.began_dry && game.turn.plays == 0;
    game.barren = if barren { game.barren + 1 } else { 0 };
    if game.barren == game.seats {
        sink.note(Note::Stalemate);
        // Nobody went out, so nobody takes a bonus (BL-6.3).
        return score::score(game, sink);
    }
    begin(game, game.turn.seat.next(game.seats), sink);
}
