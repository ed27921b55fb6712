//! What a seat may do now, in ascending order and each thing once (BL-1.7).

use super::{contest, score};
use crate::action::{Action, Spot};
use crate::card::{Held, LOOTER, RANKS, is_coin};
use crate::lots::{Lot, SpotSet};
use crate::rules::swaps;
use crate::state::{BagOLoot, Phase, hand};
use kernel::{Face, Seat};

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
    if game.is_advanced() {
        adds_and_bluffs(game, seat, &held, out);
        with_looters(game, seat, &held, out);
        swaps::list_ditches(game, &held, out);
    } else {
        adds_and_pinches(game, seat, &held, out);
        with_looters(game, seat, &held, out);
        snitches(game, &held, out);
    }
    ends(game, seat, out);
}

/// Two to four cards with at least one coin (BL-5.2, BL-5.7); one is enough (BL-5.3).
#[inline]
fn opens(held: &Held, out: &mut Vec<Action>) {
    if held.looters() == 0 {
        // By far the most frequent case.
        return held.pairs_or_more().for_each(|(rank, coins)| out.push(Action::Open { rank, coins, looters: 0 }));
    }
    for rank in held.ranks() {
        for coins in 1..=held.count(rank).min(4) {
            for looters in (coins == 1) as u8..=held.looters().min(4 - coins) {
                out.push(Action::Open { rank, coins, looters });
            }
        }
    }
}

/// One card more on a set: Build on one's own of two or three, Steal such a set of others, Bag a set of four (BL-5.11,
/// BL-5.13, BL-5.17).
#[inline]
fn add(lot: &Lot, seat: Seat, set: Spot, card: Face) -> Action {
    match (lot.size == 4, lot.owner == seat) {
        (true, _) => Action::Bag { set, card },
        (false, true) => Action::Build { set, card },
        (false, false) => Action::Steal { set, card },
    }
}

/// A coin more on a set, which makes a bag (BL-5.19) only once a turn (BL-4.10); and a coin for a looter (BL-5.22).
#[inline]
fn adds_and_pinches(game: &BagOLoot, seat: Seat, held: &Held, out: &mut Vec<Action>) {
    let lots = &game.lots;
    for coin in lots.ranks().both(held.ranks()) {
        // Mostly there is one set of a rank.
        for set in lots.sets_of_rank(coin).iter() {
            let lot = lots.at(set);
            if lot.size < 4 || !game.turn.bag_made {
                out.push(add(&lot, seat, set, coin));
            }
            if lot.looters > 0 {
                out.push(Action::Pinch { set, coin });
            }
        }
    }
}

/// In the Advanced game any card can be the fifth (BL-5.37).
#[inline(never)]
fn adds_and_bluffs(game: &BagOLoot, seat: Seat, held: &Held, out: &mut Vec<Action>) {
    let lots = &game.lots;
    for coin in held.ranks() {
        let own = lots.sets_of_rank(coin);
        let sets = if game.turn.bag_made { own.minus(lots.full()) } else { own.union(lots.full()) };
        out.extend(sets.iter().map(|set| add(&lots.at(set), seat, set, coin)));
    }
}

/// A looter more on a set of any rank (BL-5.1).
#[inline]
fn with_looters(game: &BagOLoot, seat: Seat, held: &Held, out: &mut Vec<Action>) {
    if held.looters() > 0 {
        let lots = &game.lots;
        let sets = if game.turn.bag_made { lots.sets().minus(lots.full()) } else { lots.sets() };
        out.extend(sets.iter().map(|set| add(&lots.at(set), seat, set, LOOTER)));
    }
}

/// Any coin and any bag, before all other plays (BL-4.11, BL-5.33).
#[inline]
fn snitches(game: &BagOLoot, held: &Held, out: &mut Vec<Action>) {
    let bags = game.lots.bags();
    if game.turn.plays > 0 || bags == SpotSet::EMPTY {
        return;
    }
    let mut coins = [Face(0); RANKS];
    let mut count = 0;
    for coin in held.ranks() {
        coins[count % RANKS] = coin;
        count += 1;
    }
    for bag in bags.iter() {
        out.extend(coins[..count].iter().map(|&coin| Action::Snitch { bag, coin }));
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
