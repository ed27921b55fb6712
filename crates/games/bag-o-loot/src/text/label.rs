//! Choices in words: what a button says, and where it leads.

use super::{bag, number};
use crate::action::{Action, Spot};
use crate::card::{LOOTER, UNSEEN, fits};
use crate::lots::Lot;
use crate::state::{BagOLoot, PILE, Phase, hand};
use kernel::{Face, Said, Seat, Text, said};

pub fn label(game: &BagOLoot, action: Action) -> Said {
    match action {
        Action::Draw => said!("do-draw"),
        Action::Open { rank, coins, looters } => {
            said!("do-open", rank: number(rank), coins: coins, looters: looters)
        }
        Action::Build { set, card } => build(game, set, card),
        Action::Steal { set, card } => steal(game, set, card),
        Action::Bag { set, card } => bag_set(game, set, card),
        Action::Pinch { set, coin } => said!("do-pinch", set: the_set(game, set), card: game.card(coin)),
        Action::Snitch { bag, coin } => said!("do-snitch", bag: the_bag(game, bag), rank: number(coin)),
        Action::Ditch { coin } if game.cards.is_empty(PILE) => said!("do-ditch-dry", card: game.card(coin)),
        Action::Ditch { coin } => said!("do-ditch", card: game.card(coin)),
        Action::Knock => said!("do-knock"),
        Action::Forfeit { to } => said!("do-forfeit", to: to),
        Action::ForfeitByLot => said!("do-forfeit-lot"),
        Action::Challenge => said!("do-challenge"),
        Action::LetGo => said!("do-let-go"),
        Action::TakeBag { bag } => said!("do-take-bag", bag: the_bag(game, bag)),
        Action::TakeSets => match game.phase {
            Phase::Penalty { challenger, .. } => said!("do-take-sets", from: challenger),
            _ => said!("do-take-some-sets"),
        },
        Action::Bonus { bag } => said!("do-bonus", bag: the_bag(game, bag)),
        Action::Answer => said!("do-answer"),
    }
}

fn build(game: &BagOLoot, set: Spot, card: Face) -> Said {
    let (of, count) = (the_set(game, set), size(game, set) + 1);
    match card {
        LOOTER => said!("do-build-looter", set: of, count: count),
        _ => said!("do-build", set: of, count: count),
    }
}

fn steal(game: &BagOLoot, set: Spot, card: Face) -> Said {
    let (of, count) = (the_set(game, set), size(game, set) + 1);
    match card {
        LOOTER => said!("do-steal-looter", set: of, count: count),
        _ => said!("do-steal", set: of, count: count),
    }
}

fn bag_set(game: &BagOLoot, set: Spot, card: Face) -> Said {
    let of = the_set(game, set);
    let fitting = game.lots.get(set).is_none_or(|lot| fits(card, lot.rank));
    match card {
        UNSEEN => said!("do-bag-hidden", set: of),
        LOOTER => said!("do-bag-looter", set: of),
        _ if fitting => said!("do-bag", set: of),
        _ => said!("do-bluff", set: of, card: game.card(card)),
    }
}

/// Whose set, of what.
fn the_set(game: &BagOLoot, set: Spot) -> Said {
    match game.lots.get(set) {
        Some(Lot { owner, rank, .. }) => said!("set", who: owner, rank: number(rank)),
        None => said!("set-gone"),
    }
}

fn size(game: &BagOLoot, set: Spot) -> u8 {
    game.lots.get(set).map_or(0, |lot| lot.size)
}

fn the_bag(game: &BagOLoot, spot: Spot) -> Said {
    if game.lots.get(spot).is_some() { bag(game.label_of(spot)) } else { said!("bag-gone") }
}

/// Whether the choice lays the last card down, which ends the round (BL-6.1).
pub fn is_last(game: &BagOLoot, seat: Seat, action: Action) -> bool {
    let laid = match action {
        Action::Open { coins, looters, .. } => coins + looters,
        Action::Build { .. } | Action::Steal { .. } | Action::Bag { .. } => 1,
        Action::Ditch { .. } => game.cards.is_empty(PILE).into(),
        Action::Draw
        | Action::Pinch { .. }
        | Action::Snitch { .. }
        | Action::Knock
        | Action::Forfeit { .. }
        | Action::ForfeitByLot
        | Action::Challenge
        | Action::LetGo
        | Action::TakeBag { .. }
        | Action::TakeSets
        | Action::Bonus { .. }
        | Action::Answer => 0,
    };
    laid > 0 && usize::from(laid) == game.cards.len(hand(seat))
}
