//! What people read of the table at a glance, beyond where the cards lie: the round, what is being decided, and whose
//! loot is whose.

use super::{bag, number};
use crate::action::Spot;
use crate::options::End;
use crate::rules::score;
use crate::state::{BagOLoot, PILE, Phase};
use crate::view::{bag_name, is_genuine, set_name};
use kernel::{Said, Seat, Viewer, said};

/// The same for everybody but the truth, which looks into shut bags.
pub fn status(game: &BagOLoot, viewer: Viewer) -> Vec<Said> {
    let mut status = vec![round(game)];
    status.extend(game.is_advanced().then(|| said!("status-advanced")));
    status.push(decision(game));
    status.extend(pile(game));
    status.extend(Seat::all(game.seats).map(|seat| loot(game, seat, viewer)));
    status
}

fn round(game: &BagOLoot) -> Said {
    match game.house.end {
        End::Rounds(rounds) => said!("status-rounds", round: game.round, rounds: rounds + game.extra),
        End::Minutes(_) if game.time_up => said!("status-round-last", round: game.round),
        End::Minutes(_) => said!("status-round", round: game.round),
    }
}

fn decision(game: &BagOLoot) -> Said {
    let seat = game.turn.seat;
    let open = game.window.map(|window| bag(game.label_of(window.bag)));
    match (game.phase, open) {
        (Phase::Over, _) => said!("status-over"),
        (Phase::Bonus, _) => said!("status-bonus", who: seat),
        (Phase::Penalty { maker, challenger, .. }, _) => said!("status-penalty", who: maker, from: challenger),
        (Phase::Contest(_), Some(bag)) => said!("status-contest", bag: bag),
        (Phase::LastCall, Some(bag)) => said!("status-last-call", bag: bag),
        (Phase::TurnStart | Phase::Play, Some(bag)) => said!("status-window", who: seat, bag: bag),
        (Phase::TurnStart | Phase::Play | Phase::Contest(_) | Phase::LastCall, None) => said!("turn", who: seat),
    }
}

/// An empty pile is news, and so is how near a stalemate is (BL-4.23).
fn pile(game: &BagOLoot) -> Option<Said> {
    let dry = game.cards.is_empty(PILE) && game.phase != Phase::Over;
    dry.then(|| match game.barren {
        0 => said!("pile-dry"),
        barren => said!("pile-barren", turns: barren, all: game.seats),
    })
}

fn loot(game: &BagOLoot, seat: Seat, viewer: Viewer) -> Said {
    let bags = game.lots.bags_of(seat).map(|spot| one_bag(game, spot, viewer));
    let loot: Vec<Said> = bags.chain(game.lots.sets_of(seat).map(|set| one_set(game, set))).collect();
    match loot.is_empty() {
        true => said!("status-no-loot", who: seat),
        false => said!("status-loot", who: seat, loot: loot, points: score::points(game, seat)),
    }
}

fn one_set(game: &BagOLoot, set: Spot) -> Said {
    let lot = game.lots.at(set);
    said!("status-set", rank: number(lot.rank), coins: lot.coins(), looters: lot.looters, name: set_name(set))
}

fn one_bag(game: &BagOLoot, spot: Spot, viewer: Viewer) -> Said {
    let mut label = game.label_of(spot);
    if viewer == Viewer::Truth {
        label.rank = Some(game.lots.at(spot).rank);
    }
    let (bag, name) = (bag(label), bag_name(spot));
    match game.challenged.contains(spot).then(|| is_genuine(game, spot)) {
        None => said!("status-bag", bag: bag, name: name),
        Some(true) => said!("status-bag-genuine", bag: bag, name: name),
        Some(false) => said!("status-bag-bluff", bag: bag, name: name),
    }
}
