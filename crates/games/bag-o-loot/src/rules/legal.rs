//! What a seat may do now, in ascending order and each thing once (BL-1.7).

use super::{contest, score};
use crate::action::Action;
use crate::card::{Held, LOOTER, is_coin};
use crate::options::Variant;
use crate::rules::swaps;
use crate::state::{BagOLoot, Lot, Phase, SpotSet, hand};
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
    let (mut own, mut others, mut full, mut looted) = (SpotSet::EMPTY, SpotSet::EMPTY, SpotSet::EMPTY, SpotSet::EMPTY);
    let useful = |lot: &Lot| held.looters() > 0 || held.has(lot.rank);
    for set in game.lots.sets().iter() {
        let lot = game.lots.at(set);
        match lot.size() {
            4 => full.insert(set),
            _ if !useful(lot) => {}
            _ if lot.owner == seat => own.insert(set),
            _ => others.insert(set),
        }
        if lot.looters > 0 && held.has(lot.rank) {
            looted.insert(set);
        }
    }
    for set in own.iter() {
        fitting(held, game.lots.at(set).rank).for_each(|card| out.push(Action::Build { set, card }));
    }
    for set in others.iter() {
        fitting(held, game.lots.at(set).rank).for_each(|card| out.push(Action::Steal { set, card }));
    }
    bags(game, full, held, out);
    if !game.is_advanced() {
        looted.iter().for_each(|set| out.push(Action::Pinch { set, coin: game.lots.at(set).rank }));
    }
}

/// One Bag a turn (BL-4.10); in the Advanced game with any card (BL-5.37).
#[inline]
fn bags(game: &BagOLoot, full: SpotSet, held: &Held, out: &mut Vec<Action>) {
    if game.turn.bag_made {
        return;
    }
    for set in full.iter() {
        if game.is_advanced() {
            held.faces().for_each(|card| out.push(Action::Bag { set, card }));
        } else {
            fitting(held, game.lots.at(set).rank).for_each(|card| out.push(Action::Bag { set, card }));
        }
    }
}

/// The cards in hand that fit a set of `rank`, ascending.
#[inline]
fn fitting(held: &Held, rank: Face) -> impl Iterator<Item = Face> + use<> {
    let coin = held.has(rank).then_some(rank);
    let looter = (held.looters() > 0).then_some(LOOTER);
    coin.into_iter().chain(looter)
}

/// Any coin and any bag, before all other plays (BL-4.11, BL-5.33).
#[inline]
fn snitches(game: &BagOLoot, held: &Held, out: &mut Vec<Action>) {
    if game.turn.plays > 0 {
        return;
    }
    for bag in game.lots.bags().iter() {
        held.ranks().for_each(|coin| out.push(Action::Snitch { bag, coin }));
    }
}

/// Knock after a play or on an idle turn, otherwise Forfeit (BL-4.15, BL-4.17, BL-4.21).
#[inline]
fn ends(game: &BagOLoot, seat: Seat, out: &mut Vec<Action>) {
    if game.turn.plays > 0 || game.cards.is_empty(hand(seat)) {
        return out.push(Action::Knock);
    }
    for to in Seat::all(game.seats).filter(|&to| to != seat) {
        out.push(Action::Forfeit { to });
    }
}

const _: () = assert!(!is_coin(LOOTER), "looters come after the coins in every list");
