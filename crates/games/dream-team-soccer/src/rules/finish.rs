//! The end of a round and of the game (chapter 6): medals, new seats, the champion.

use super::setup;
use crate::options::Tie;
use crate::state::{DreamTeamSoccer, Ended, Medal, Note, Order, Phase, Podium, hand};
use kernel::{BySeat, CardSet, Eyes, Seat, Sink, Standings};
use std::cmp::Reverse;

const MEDALS: [Medal; 3] = [Medal::Gold, Medal::Silver, Medal::Bronze];

impl Medal {
    /// What it is worth (DT-6.6).
    pub const fn points(self) -> i32 {
        match self {
            Medal::Gold => 3,
            Medal::Silver => 2,
            Medal::Bronze => 1,
        }
    }
}

/// One player is left with cards. Medals for the first three who went out, never for the last (DT-6.1, DT-6.2); all sit
/// in the order in which they went out, the last as Ballboy or Ballgirl (DT-3.5, DT-6.3, DT-6.4). What is left in hand
/// changes no points (DT-6.9).
pub fn round(game: &mut DreamTeamSoccer, sink: &mut impl Sink<Note>) {
    let left = game.still_in.first().expect("a round ends with one player left");
    sink.note(Note::Left(left, game.holdings[left].len()));
    let out = game.places;
    for (&seat, medal) in out.as_slice().iter().zip(MEDALS) {
        award(game, seat, medal, sink);
    }
    let mut order = out;
    order.push(left);
    end(game, Ended { places: order, hat_trick: false, held: game.holdings }, order, sink);
}

/// Gold for the holder and nothing for anybody else (DT-5.22); all move round until the holder sits in #1 (DT-5.23). It
/// counts as a round (DT-5.24).
pub fn hat_trick(game: &mut DreamTeamSoccer, holder: Seat, sink: &mut impl Sink<Note>) {
    award(game, holder, Medal::Gold, sink);
    let mut places = Order::EMPTY;
    places.push(holder);
    let first = game.podium.number(holder) as usize - 1;
    let players = game.podium.players();
    let mut order = Order::EMPTY;
    players[first..].iter().chain(&players[..first]).for_each(|&seat| order.push(seat));
    end(game, Ended { places, hat_trick: true, held: game.holdings }, order, sink);
}

/// There is always a medal to award: no round takes two of a colour (DT-1.9).
fn award(game: &mut DreamTeamSoccer, seat: Seat, medal: Medal, sink: &mut impl Sink<Note>) {
    game.medals[seat][medal as usize] += 1;
    game.points[seat.index()] += medal.points();
    sink.note(Note::Medal(seat, medal));
}

/// All cards are shown (DT-7.4), all take their new seats, and the next round begins, if there is one (DT-6.5).
fn end(game: &mut DreamTeamSoccer, ended: Ended, order: Order, sink: &mut impl Sink<Note>) {
    let held = Seat::all(game.seats).fold(CardSet::EMPTY, |held, seat| held.union(game.cards.set(hand(seat))));
    held.iter().for_each(|card| game.cards.turn(card, Eyes::ALL, sink));
    game.before = Some(ended);
    game.gave = BySeat::default();
    game.podium = Podium::new(order, game.options.seat_direction);
    for (index, &seat) in order.as_slice().iter().enumerate() {
        sink.note(Note::Sits(seat, index as u8 + 1));
    }
    if game.round < game.options.rounds {
        game.round += 1;
        setup::round(game, sink);
    } else {
        game.phase = Phase::Over;
        game.deadline = None;
        sink.note(Note::Over);
    }
}

/// Most points win (DT-6.7). A tie is shared, or golds, silvers and the better seat decide (DT-6.8).
pub fn standings(game: &DreamTeamSoccer) -> Standings {
    Standings::by_key(game.seats, |seat| {
        let [gold, silver, _] = game.medals[seat];
        let points = Reverse(game.points[seat.index()]);
        match game.options.tie {
            Tie::Shared => (points, Reverse(0), Reverse(0), 0),
            Tie::Countback => (points, Reverse(gold), Reverse(silver), game.podium.number(seat)),
        }
    })
}
