//! What a player should know about each card. Always holds: it says no more than the clauses it names.

use crate::card::{Colour, KICK_RETURN_YARDS, PANCAKE_YARDS, Print};
use crate::clause;
use crate::rules;
use crate::state::KICKING_RANGE;
use kernel::{Help, Said, said};

/// What a card is called: as printed, in every language.
pub fn name(card: Print) -> Said {
    match card {
        Print::Run(yards) => said!("face-run", yards: yards),
        Print::Pass(lo, hi) => said!("face-pass", from: lo, to: hi),
        Print::Catch(yards) => said!("face-catch", yards: yards),
        Print::KickReturn => said!("face-kick-return"),
        Print::Jukem => said!("face-jukem"),
        Print::Pancake => said!("face-pancake"),
        Print::FieldGoal => said!("face-field-goal"),
        Print::Holding => said!("face-holding"),
        Print::Sack => said!("face-sack"),
        Print::Fumble => said!("face-fumble"),
        Print::PickedOff => said!("face-picked-off"),
    }
}

/// What it does, when, and what is printed in its corners.
pub fn help(card: Print) -> Help {
    let (does, when) = (does(card), when(card));
    let colour = match card.colour() {
        Colour::Black => said!("sign-black"),
        Colour::Yellow => said!("sign-yellow"),
        Colour::Red => said!("sign-red"),
    };
    let signs = corner(card).into_iter().chain([colour]).collect();
    let clauses = match card {
        Print::Run(_) => vec![clause::JK_5_1, clause::JK_5_2, clause::JK_4_20],
        Print::Pass(..) | Print::Catch(_) => vec![clause::JK_5_3, clause::JK_5_4, clause::JK_5_5],
        Print::KickReturn => vec![clause::JK_5_8, clause::JK_5_9, clause::JK_5_12],
        Print::Jukem => vec![clause::JK_5_13, clause::JK_5_16, clause::JK_5_17, clause::JK_5_19],
        Print::Pancake => vec![clause::JK_5_21, clause::JK_5_22],
        Print::FieldGoal => vec![clause::JK_5_24, clause::JK_5_25],
        Print::Holding | Print::Sack => vec![clause::JK_5_33, clause::JK_5_34, clause::JK_4_28],
        Print::Fumble | Print::PickedOff => vec![clause::JK_5_36, clause::JK_5_37, clause::JK_4_28],
    };
    Help { does, when, signs, clauses }
}

fn does(card: Print) -> Said {
    match card {
        Print::Run(yards) => said!("help-run", yards: yards),
        Print::Pass(lo, hi) => said!("help-pass", from: lo, to: hi),
        Print::Catch(yards) => said!("help-catch", yards: yards),
        Print::KickReturn => said!("help-kick-return", yards: KICK_RETURN_YARDS),
        Print::Jukem => said!("help-jukem"),
        Print::Pancake => said!("help-pancake", yards: PANCAKE_YARDS),
        Print::FieldGoal => said!("help-field-goal", points: rules::FIELD_GOAL),
        Print::Holding | Print::Sack => said!("help-yellow"),
        Print::Fumble | Print::PickedOff => said!("help-red"),
    }
}

fn when(card: Print) -> Said {
    match card {
        Print::Run(_) => said!("when-run"),
        Print::Pass(..) => said!("when-pass"),
        Print::Catch(_) => said!("when-catch"),
        Print::KickReturn => said!("when-kick-return"),
        Print::Jukem => said!("when-jukem"),
        Print::Pancake => said!("when-pancake"),
        Print::FieldGoal => said!("when-field-goal", yards: KICKING_RANGE),
        Print::Holding | Print::Sack | Print::Fumble | Print::PickedOff => said!("when-defense"),
    }
}

fn corner(card: Print) -> Option<Said> {
    match card {
        Print::Run(_) | Print::Catch(_) | Print::KickReturn => Some(said!("sign-yards")),
        Print::Pass(..) => Some(said!("sign-range")),
        Print::Jukem => Some(said!("sign-double")),
        Print::Pancake => Some(said!("sign-more")),
        Print::FieldGoal => Some(said!("sign-points")),
        Print::Holding | Print::Sack | Print::Fumble | Print::PickedOff => None,
    }
}
