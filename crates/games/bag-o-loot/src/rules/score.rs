//! Chapter 6: going out, points and the end of the game.

use super::{contest, setup};
use crate::action::{Action, Spot};
use crate::card::CARDS_MAX;
use crate::clause;
use crate::lots::BAGS_MAX;
use crate::options::{End, Tie, Variant};
use crate::state::{BagOLoot, Note, Phase, hand, zone};
use kernel::{BySeat, Eyes, Illegal, Seat, Sink};

/// Points of a bag (BL-6.7).
pub const BAG_POINTS: u16 = 10;
/// Rounds added because of ties (BL-6.14).
const EXTRA_MAX: u8 = 3;
/// A game by time ends with this round at the latest, so that a match without a moving clock ends as well: more than a
/// round a minute for four hours.
const TIMED_ROUNDS_MAX: u8 = 250;

/// The turn player has no card left (BL-6.1). An open window is settled first (BL-6.4).
pub fn go_out(game: &mut BagOLoot, sink: &mut impl Sink<Note>) {
    sink.note(Note::WentOut(game.turn.seat));
    contest::last_call(game, sink);
}

/// Whoever went out takes a bag, if another player has one (BL-6.5); otherwise there is no bonus (BL-9.7). A bag that a
/// challenge has just given away is another's like all others (BL-6.6).
pub fn offer_bonus(game: &mut BagOLoot, sink: &mut impl Sink<Note>) {
    if game.lots.bags().iter().any(|bag| game.lots.at(bag).owner != game.turn.seat) {
        game.phase = Phase::Bonus;
    } else {
        score(game, sink);
    }
}

pub fn check_bonus(game: &BagOLoot, seat: Seat, bag: Spot) -> Result<(), Illegal> {
    Illegal::unless(game.phase == Phase::Bonus && seat == game.turn.seat, clause::BL_6_5)?;
    Illegal::unless(game.lots.bags().contains(bag), clause::BL_4_14)?;
    Illegal::unless(game.lots.at(bag).owner != seat, clause::BL_6_5)
}

/// Appends the bags of other players.
pub fn list_bonus(game: &BagOLoot, out: &mut Vec<Action>) {
    let elsewhere = |&bag: &Spot| game.lots.at(bag).owner != game.turn.seat;
    out.extend(game.lots.bags().iter().filter(elsewhere).map(|bag| Action::Bonus { bag }));
}

pub fn bonus(game: &mut BagOLoot, bag: Spot, sink: &mut impl Sink<Note>) {
    let seat = game.turn.seat;
    sink.note(Note::Bonus(seat, game.label_of(bag)));
    game.lots.give(bag, seat);
    score(game, sink);
}

/// What lies before each seat: 10 for a bag, also one that was a bluff (BL-5.39), 1 for each card of a set, looters
/// included (BL-5.4, BL-6.7, BL-6.8); hands count nothing (BL-6.9).
pub fn all_points(game: &BagOLoot) -> BySeat<u16> {
    let mut points = BySeat::default();
    for spot in game.lots.all().iter() {
        let lot = game.lots.at(spot);
        points[lot.owner] += if game.lots.bags().contains(spot) { BAG_POINTS } else { lot.size as u16 };
    }
    points
}

/// What lies before `seat`.
pub fn points(game: &BagOLoot, seat: Seat) -> u16 {
    all_points(game)[seat]
}

/// The cards in the sets of `seat` (BL-6.8).
pub fn set_points(game: &BagOLoot, seat: Seat) -> u16 {
    game.lots.sets_of(seat).map(|set| game.lots.at(set).size as u16).sum()
}

/// Adds up the round (BL-6.10), lays the hands open (BL-7.5) and goes on.
pub fn score(game: &mut BagOLoot, sink: &mut impl Sink<Note>) {
    let points = all_points(game);
    for seat in Seat::all(game.seats) {
        game.scores[seat.index()] += points[seat] as i32;
        sink.note(Note::Scored(seat, points[seat]));
    }
    reveal(game, sink);
    if !is_last_round(game) {
        return setup::round(game, sink);
    }
    if game.house.tie == Tie::ExtraRound && game.extra < EXTRA_MAX && is_tied(game) {
        game.extra += 1;
        sink.note(Note::ExtraRound);
        return setup::round(game, sink);
    }
    game.phase = Phase::Over;
    sink.note(Note::Over);
}

fn reveal(game: &mut BagOLoot, sink: &mut impl Sink<Note>) {
    for seat in Seat::all(game.seats) {
        game.cards.lay_open(hand(seat), sink);
    }
    if !matches!(game.house.variant, Variant::Advanced { reveal_bluffs: true, .. }) {
        return;
    }
    for bag in game.lots.bags().iter() {
        if let Some(fifth) = game.cards.top(zone(bag)) {
            game.cards.turn(fifth, Eyes::ALL, sink);
        }
    }
}

/// By rounds or by time (BL-6.11, BL-6.12).
fn is_last_round(game: &BagOLoot) -> bool {
    match game.house.end {
        End::Rounds(rounds) => game.round >= rounds,
        End::Minutes(_) => game.time_up || game.round >= TIMED_ROUNDS_MAX,
    }
}

/// Whether the best total is shared.
fn is_tied(game: &BagOLoot) -> bool {
    let totals = &game.scores[..game.seats as usize];
    let best = totals.iter().max();
    totals.iter().filter(|&total| Some(total) == best).count() > 1
}

/// No match takes more inputs than this (BL-9.1). In a round, every play but Pinch and Snitch uses up a card, every Pinch
/// or Snitch takes away a looter that such a play brought: two plays per card at most. A turn draws a card, or makes a
/// play, or is one of fewer than `seats` barren ones in a row. After each play of a maker everybody can let go once, at
/// each bag there are two questions, a call, a prize and three strokes of the clock; a bonus ends the round. With a turn
/// clock each of these may take a stroke besides.
pub fn bound(game: &BagOLoot) -> u32 {
    let (cards, seats) = (CARDS_MAX as u32, game.seats as u32);
    let plays = 2 * cards;
    let turns = cards + plays + (plays + 1) * seats;
    let words = (plays + BAGS_MAX as u32) * seats + BAGS_MAX as u32 * (2 * seats + 5);
    let round = 2 * (plays + 2 * turns + words + 2);
    rounds_max(game) as u32 * round + 1
}

/// No match has more rounds than this (BL-6.14).
pub fn rounds_max(game: &BagOLoot) -> u8 {
    let planned = match game.house.end {
        End::Rounds(rounds) => rounds,
        End::Minutes(_) => TIMED_ROUNDS_MAX,
    };
    planned + EXTRA_MAX
}
