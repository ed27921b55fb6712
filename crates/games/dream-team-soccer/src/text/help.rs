//! What each card is called, and what a player should know about it. Always holds: it says no more than the clauses it
//! names.

use crate::card::{Deck, FREE_KICK, GOAL, KICKOFF, RED, YELLOW, value};
use crate::clause;
use crate::options::FreeKickAlone;
use kernel::{Clause, Face, Help, Said, said};

/// The kinds as people tell them apart.
enum Kind {
    Number(u8),
    Goal,
    Yellow,
    Kickoff,
    Red,
    FreeKick,
}

fn kind(face: Face) -> Kind {
    match face {
        GOAL => Kind::Goal,
        YELLOW => Kind::Yellow,
        KICKOFF => Kind::Kickoff,
        RED => Kind::Red,
        FREE_KICK => Kind::FreeKick,
        face => Kind::Number(value(face).expect("every other card has its number")),
    }
}

/// What a card is called.
pub fn name(face: Face) -> Said {
    match kind(face) {
        Kind::Number(number) => said!("face-number", number: number),
        Kind::Goal => said!("face-goal"),
        Kind::Yellow => said!("face-yellow"),
        Kind::Kickoff => said!("face-kickoff"),
        Kind::Red => said!("face-red"),
        Kind::FreeKick => said!("face-kick"),
    }
}

/// What it does, when, and what stands in its corner.
pub fn help(face: Face, alone: FreeKickAlone) -> Help {
    let of = |does: Said, when: Said, sign: Said, clauses: &[&'static Clause]| Help {
        does,
        when,
        signs: vec![sign],
        clauses: clauses.to_vec(),
    };
    match kind(face) {
        Kind::Number(number) => of(
            said!("help-number", number: number),
            said!("when-number"),
            said!("sign-value", count: Deck::shipped().copies(face)),
            &[clause::DT_1_3, clause::DT_4_22, clause::DT_5_1],
        ),
        Kind::Goal => of(said!("help-goal"), said!("when-goal"), said!("sign-goal"), &[clause::DT_1_4, clause::DT_5_9]),
        Kind::Yellow => of(
            said!("help-yellow"),
            said!("when-yellow"),
            said!("sign-yellow"),
            &[clause::DT_5_10, clause::DT_5_11, clause::DT_5_12],
        ),
        Kind::Kickoff => of(
            said!("help-kickoff"),
            said!("when-kickoff"),
            said!("sign-kickoff"),
            &[clause::DT_4_15, clause::DT_4_16, clause::DT_4_17],
        ),
        Kind::Red => of(
            said!("help-red"),
            said!("when-red"),
            said!("sign-red"),
            &[clause::DT_5_15, clause::DT_5_16, clause::DT_5_17],
        ),
        Kind::FreeKick => match alone {
            FreeKickAlone::Named => of(
                said!("help-kick"),
                said!("when-kick"),
                said!("sign-kick"),
                &[clause::DT_5_1, clause::DT_5_3, clause::DT_5_4],
            ),
            FreeKickAlone::Worst => of(
                said!("help-kick-worst"),
                said!("when-kick"),
                said!("sign-kick"),
                &[clause::DT_5_1, clause::DT_5_3, clause::DT_5_6],
            ),
        },
    }
}
