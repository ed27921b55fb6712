//! What a seat may do now, in ascending order and each thing once (BL-1.7).

use super::{contest, score};
use crate::action::Action;
use crate::card::{Held, LOOTER, is_coin};
use crate::lots::SpotSet;
use crate::rules::swaps;
use crate::state::{BagOLoot, Phase, hand};
use kernel::Seat;

/// Appends the legal actions of `seat`.
#[inline]
pub fn legal(game: &BagOLoot, seat: Seat, out: &mut Vec<Action>) {
    // Most choices by far are plays while there is nothing to challenge.
    if game.phase == Phase::Play && game.window.is_none() {
        if seat == game.turn.seat {
            plays(game, seat, out);
        }
    } else {
        others(game, seat, out);
    }
}

/// As [`legal`], where there is a bag to challenge, or anything but plays to choose from.
#[inline(never)]
fn others(game: &BagOLoot, seat: Seat, out: &mut Vec<Action>) {
    match game.phase {
        Phase::TurnStart | Phase::Play => {
            if seat == game.turn.seat && contest::may_begin(game) {
                match game.phase {
                    Phase::TurnStart => out.push(Action::Draw),
                    _ => plays(game, seat, out),
                }
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

/// What the turn player can do in the phase for plays; what needs a bag, a looter or a fitting coin that is not there
/// is not offered (BL-9.6).
#[inline]
fn plays(game: &BagOLoot, seat: Seat, out: &mut Vec<Action>) {
    let held = game.held.of(seat);
    opens(&held, out);
    let with_coin = game.lots.sets_for(&held);
    adds(game, seat, (&held, with_coin), out);
    if game.is_advanced() {
        bluffs(game, &held, out);
        swaps::list_ditches(game, &held, out);
    } else {
        bags_and_pinches(game, (&held, with_coin), out);
        snitches(game, &held, out);
    }
    ends(game, seat, out);
}

/// Two to four cards with at least one coin (BL-5.2, BL-5.7); one is enough (BL-5.3).
#[inline]
fn opens(held: &Held, out: &mut Vec<Action>) {
    let most = held.looters();
    let mut open = |coins, looters| {
        if looters <= most {
            held.at_least(coins).for_each(|rank| out.push(Action::Open { rank, coins, looters }));
        }
    };
    if most == 0 {
        // By far the most frequent case.
        return [2, 3, 4].into_iter().for_each(|coins| open(coins, 0));
    }
    for coins in 1..=4 {
        ((coins == 1) as u8..=4 - coins).for_each(|looters| open(coins, looters));
    }
}

/// One card more on a set of two or three: Build on one's own, Steal of others (BL-5.11, BL-5.13).
#[inline]
fn adds(game: &BagOLoot, seat: Seat, (held, with_coin): (&Held, SpotSet), out: &mut Vec<Action>) {
    let lots = &game.lots;
    let add = |set, card| match lots.at(set).owner == seat {
        true => Action::Build { set, card },
        false => Action::Steal { set, card },
    };
    for set in with_coin.minus(lots.full()).iter() {
        out.push(add(set, lots.at(set).rank));
    }
    if held.looters() > 0 {
        lots.sets().minus(lots.full()).iter().for_each(|set| out.push(add(set, LOOTER)));
    }
}

/// A fifth card that fits (BL-5.19), once a turn (BL-4.10); and a coin for a looter (BL-5.22).
#[inline]
fn bags_and_pinches(game: &BagOLoot, (held, with_coin): (&Held, SpotSet), out: &mut Vec<Action>) {
    let lots = &game.lots;
    if !game.turn.bag_made {
        for set in with_coin.intersection(lots.full()).iter() {
            out.push(Action::Bag { set, card: lots.at(set).rank });
        }
        if held.looters() > 0 {
            lots.full().iter().for_each(|set| out.push(Action::Bag { set, card: LOOTER }));
        }
    }
    for set in with_coin.intersection(lots.looted()).iter() {
        out.push(Action::Pinch { set, coin: lots.at(set).rank });
    }
}

/// In the Advanced game any card can be the fifth (BL-5.37).
fn bluffs(game: &BagOLoot, held: &Held, out: &mut Vec<Action>) {
    if game.turn.bag_made {
        return;
    }
    for (set, card) in game.lots.full().pairs(held.ranks()) {
        out.push(Action::Bag { set, card });
    }
    if held.looters() > 0 {
        game.lots.full().iter().for_each(|set| out.push(Action::Bag { set, card: LOOTER }));
    }
}

/// Any coin and any bag, before all other plays (BL-4.11, BL-5.33).
#[inline]
fn snitches(game: &BagOLoot, held: &Held, out: &mut Vec<Action>) {
    if game.turn.plays == 0 {
        for (bag, coin) in game.lots.bags().pairs(held.ranks()) {
            out.push(Action::Snitch { bag, coin });
        }
    }
}

/// Knock after a play or on an idle turn, otherwise Forfeit (BL-4.15, BL-4.17, BL-4.21): never both, so that one button
/// is enough (BL-8.1).
#[inline]
fn ends(game: &BagOLoot, seat: Seat, out: &mut Vec<Action>) {
    if game.turn.plays > 0 || game.cards.is_empty(hand(seat)) {
        return out.push(Action::Knock);
    }
    for number in 0..game.seats - 1 {
        let others = number + (number >= seat.number()) as u8;
        out.push(Action::Forfeit { to: Seat::new(others) });
    }
}

const _: () = assert!(!is_coin(LOOTER), "looters come after the coins in every list");
