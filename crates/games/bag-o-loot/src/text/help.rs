//! What a player should know about a card.

use super::number;
use crate::card::LOOTER;
use crate::clause;
use crate::state::BagOLoot;
use kernel::{Clause, Face, Help, said};

/// What every coin is for, whichever game is played.
const COIN: [&Clause; 5] = [clause::BL_1_3, clause::BL_5_7, clause::BL_5_11, clause::BL_5_13, clause::BL_5_17];
const LOOTERS: [&Clause; 4] = [clause::BL_5_1, clause::BL_5_2, clause::BL_5_4, clause::BL_5_5];

pub fn help(game: &BagOLoot, face: Face) -> Help {
    if face == LOOTER { looter(game) } else { coin(game, face) }
}

fn coin(game: &BagOLoot, face: Face) -> Help {
    let rank = number(face);
    let (when, own) = if game.is_advanced() {
        (said!("help-coin-advanced", rank: rank), vec![clause::BL_5_37, clause::BL_5_48])
    } else {
        (said!("help-coin-standard", rank: rank), vec![clause::BL_5_22, clause::BL_5_28])
    };
    let clauses = COIN.into_iter().chain(own).collect();
    Help { does: said!("help-coin", rank: rank), when, signs: vec![said!("sign-number", rank: rank)], clauses }
}

fn looter(game: &BagOLoot) -> Help {
    let (when, own) = if game.is_advanced() {
        (said!("help-looter-advanced"), vec![clause::BL_5_37, clause::BL_5_49])
    } else {
        (said!("help-looter-standard"), vec![clause::BL_5_6, clause::BL_5_14])
    };
    let clauses = LOOTERS.into_iter().chain(own).collect();
    Help { does: said!("help-looter"), when, signs: vec![said!("sign-looter")], clauses }
}
