//! What a seat may do now, in ascending order and each thing once (BL-1.7).

use super::{contest, score};
use crate::action::Action;
use crate::card::{Held, LOOTER, RANKS, is_coin};
use crate::options::Variant;
use crate::rules::swaps;
use crate::state::{BagOLoot, Phase, SpotSet, hand};
use kernel::{Face, Seat};

/// Appends the legal actions of `seat`.
#[inline]
pub fn legal(game: &BagOLoot, seat: Seat, out: &mut Vec<Action>) {
    match game.phase {
        Phase::TurnStart | Phase::Play => {
            if seat == game.turn.seat && contest::may_begin(game) {
                turn(game, seat, out);
            }
            contest::list_live(game, seat, out);
        }
        Phase::Contest(question) => contest::list_answers(&question, seat, out),
        Phase::LastCall => contest::list_live(game, seat, out),
        Phase::Penalty { maker, challenger, .. } if seat == maker => contest::list_prizes(game, challenger, out),
        Phase::Bonus if seat == game.turn.seat => score::list_bonus(game, out),
        Phase::Penalty { .. } | Phase::Bonus | Phase::Over => {}
    }
}

#[inline]
fn turn(game: &BagOLoot, seat: Seat, out: &mut Vec<Action>) {
    if game.phase == Phase::TurnStart {
        return out.push(Action::Draw);
    }
    let held = &game.held[seat];
    opens(held, out);
    sets(game, seat, held, out);
    match game.house.variant {
        Variant::Standard { .. } => snitches(game, held, out),
        Variant::Advanced { .. } => swaps::list_ditches(game, held, out),
    }
    ends(game, seat, out);
}

/// Two to four cards with at least one coin (BL-5.2, BL-5.7).
#[inline]
fn opens(held: &Held, out: &mut Vec<Action>) {
    let most_looters = held.looters();
    let ranks = if most_looters > 0 { held.ranks() } else { held.pairs() };
    for rank in ranks {
        for coins in 1..=held.count(rank).min(4) {
            for looters in (coins == 1) as u8..=most_looters.min(4 - coins) {
                out.push(Action::Open { rank, coins, looters });
            }
        }
    }
}

/// What cards of the hand can do to sets: Build, Steal, Bag and Pinch.
#[inline]
fn sets(game: &BagOLoot, seat: Seat, held: &Held, out: &mut Vec<Action>) {
    let (lots, advanced) = (&game.lots, game.is_advanced());
    let with_coin = lots.of_ranks(held).intersection(lots.sets());
    let useful = if held.looters() > 0 { lots.sets() } else { with_coin };
    let small = useful.minus(lots.full());
    let own: SpotSet = small.iter().filter(|&set| lots.at(set).owner == seat).collect();
    for set in own.iter() {
        fitting(held, lots.at(set).rank, |card| out.push(Action::Build { set, card }));
    }
    for set in small.minus(own).iter() {
        fitting(held, lots.at(set).rank, |card| out.push(Action::Steal { set, card }));
    }
    let bags = if advanced { lots.full() } else { useful.intersection(lots.full()) };
    list_bags(game, bags, held, out);
    if !advanced {
        let looted = with_coin.intersection(lots.looted());
        looted.iter().for_each(|set| out.push(Action::Pinch { set, coin: lots.at(set).rank }));
    }
}

/// One Bag a turn (BL-4.10); in the Advanced game with any card (BL-5.37).
#[inline]
fn list_bags(game: &BagOLoot, full: SpotSet, held: &Held, out: &mut Vec<Action>) {
    if game.turn.bag_made {
        return;
    }
    for set in full.iter() {
        if game.is_advanced() {
            held.faces().for_each(|card| out.push(Action::Bag { set, card }));
        } else {
            fitting(held, game.lots.at(set).rank, |card| out.push(Action::Bag { set, card }));
        }
    }
}

/// Calls `each` with the cards in hand that fit a set of `rank`, ascending.
#[inline]
fn fitting(held: &Held, rank: Face, mut each: impl FnMut(Face)) {
    if held.has_coin(rank) {
        each(rank);
    }
    if held.looters() > 0 {
        each(LOOTER);
    }
}

/// Any coin and any bag, before all other plays (BL-4.11, BL-5.33).
#[inline]
fn snitches(game: &BagOLoot, held: &Held, out: &mut Vec<Action>) {
    let bags = game.lots.bags();
    if game.turn.plays > 0 || bags.is_empty() {
        return;
    }
    let mut coins = [Face(0); RANKS];
    let mut count = 0;
    for coin in held.ranks() {
        coins[count] = coin;
        count += 1;
    }
    for bag in bags.iter() {
        out.extend(coins[..count].iter().map(|&coin| Action::Snitch { bag, coin }));
    }
}

/// Knock after a play or on an idle turn, otherwise Forfeit (BL-4.15, BL-4.17, BL-4.21).
#[inline]
fn ends(game: &BagOLoot, seat: Seat, out: &mut Vec<Action>) {
    if game.turn.plays > 0 || game.cards.is_empty(hand(seat)) {
        return out.push(Action::Knock);
    }
    let to = |number| Action::Forfeit { to: Seat::new(number) };
    out.extend((0..seat.number()).map(to));
    out.extend((seat.number() + 1..game.seats).map(to));
}

const _: () = assert!(!is_coin(LOOTER), "looters come after the coins in every list");
