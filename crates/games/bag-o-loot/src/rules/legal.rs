//! What a seat may do now, in ascending order and each thing once (BL-1.7).

use super::menu::{Ends, Menu};
use super::{contest, score};
use crate::action::{Action, Spot};
use crate::card::{LOOTER, is_coin};
use crate::lots::{Lot, SpotSet};
use crate::rules::swaps;
use crate::state::{BagOLoot, Phase};
use kernel::{Face, Seat, Stream};

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

/// A legal action of `seat`, each equally likely, and how many there are.
#[inline]
pub fn by_lot(game: &BagOLoot, seat: Seat, stream: &mut Stream, list: &mut Vec<Action>) -> Option<(Action, u32)> {
    if game.phase == Phase::Play && game.window.is_none() && !game.is_advanced() && seat == game.turn.seat {
        let menu = Menu::of(game, seat);
        let count = menu.len();
        return menu.nth(stream.below(count)).map(|action| (action, count));
    }
    list.clear();
    legal(game, seat, list);
    stream.pick(list).map(|action| (*action, list.len() as u32))
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
    if game.is_advanced() { advanced_plays(game, seat, out) } else { Menu::of(game, seat).list(out) }
}

/// One card more on a set: Build on one's own of two or three, Steal such a set of others, Bag a set of four (BL-5.11,
/// BL-5.13, BL-5.17, BL-5.19).
#[inline]
pub(super) fn add(lot: &Lot, seat: Seat, set: Spot, card: Face) -> Action {
    match (lot.size == 4, lot.owner == seat) {
        (true, _) => Action::Bag { set, card },
        (false, true) => Action::Build { set, card },
        (false, false) => Action::Steal { set, card },
    }
}

/// In the Advanced game any card can be the fifth (BL-5.37), nothing is pinched or snitched, and coins can be ditched.
#[inline(never)]
fn advanced_plays(game: &BagOLoot, seat: Seat, out: &mut Vec<Action>) {
    let (held, lots) = (game.held.of(seat), &game.lots);
    let full = if game.turn.bag_made { SpotSet::EMPTY } else { lots.full() };
    held.opens().for_each(|rank, coins, looters| out.push(Action::Open { rank, coins, looters }));
    for coin in held.ranks() {
        let sets = lots.sets_of_rank(coin).minus(lots.full()).union(full);
        out.extend(sets.iter().map(|set| add(&lots.at(set), seat, set, coin)));
    }
    if held.looters() > 0 {
        let sets = lots.sets().minus(lots.full()).union(full);
        out.extend(sets.iter().map(|set| add(&lots.at(set), seat, set, LOOTER)));
    }
    swaps::list_ditches(game, &held, out);
    Ends::of(game, seat).list(out);
}

const _: () = assert!(!is_coin(LOOTER), "looters come after the coins in every list");
