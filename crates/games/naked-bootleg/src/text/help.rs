//! What a player should know about each card: what it does, when it may be played, and the signs on it.

use super::name;
use crate::card::{Colour, Kind, Power, colour_of, kind_of};
use crate::clause as c;
use crate::options::{Blindside, ChainMatch, CrazyEight};
use crate::state::NakedBootleg;
use kernel::{Clause, Face, Help, Said, said};

pub fn help(game: &NakedBootleg, face: Face) -> Help {
    Help { does: does(game, face), when: when(game, face), signs: signs(game, face), clauses: clauses(face) }
}

fn does(game: &NakedBootleg, face: Face) -> Said {
    let pair = |kind: Kind, other: Kind| said!("help-pair", kind: name::kind(kind), other: name::kind(other));
    if let Some(power) = game.deck.power(face) {
        return power_does(game, power);
    }
    match kind_of(face) {
        Kind::Shotgun => pair(Kind::Shotgun, Kind::Pistol),
        Kind::Pistol => pair(Kind::Pistol, Kind::Shotgun),
        Kind::X => pair(Kind::X, Kind::O),
        Kind::O => pair(Kind::O, Kind::X),
        Kind::Nickel => pair(Kind::Nickel, Kind::Dime),
        Kind::Dime => pair(Kind::Dime, Kind::Nickel),
        Kind::Cover => said!("help-cover"),
        Kind::Pigskin | Kind::Horsecollar => match game.options.crazy_eight {
            CrazyEight::Eight => said!("help-eight"),
            CrazyEight::NaturalPair => said!("help-natural-pair"),
        },
        Kind::Reverse => said!("help-reverse"),
        Kind::Handoff => said!("help-handoff"),
        Kind::DrawPlay => said!("help-draw-play"),
        Kind::PickSix => said!("help-pick-six"),
        Kind::Fumblerooski => said!("help-fumblerooski"),
        Kind::Spy => said!("help-spy"),
        Kind::Interception => said!("help-interception"),
        Kind::Deflection => said!("help-deflection"),
        Kind::Streak => said!("help-streak"),
        Kind::Wildcat if game.options.wild_streak_card => said!("help-wildcat-streak"),
        Kind::Wildcat => said!("help-wildcat"),
        Kind::HailMary => said!("help-hail-mary"),
        Kind::Bootleg => said!("help-bootleg"),
        Kind::NakedBootleg => said!("help-naked-bootleg"),
    }
}

fn power_does(game: &NakedBootleg, power: Power) -> Said {
    match power {
        Power::DoubleReverse => said!("help-double-reverse"),
        Power::EndAround => said!("help-end-around"),
        Power::Juke => said!("help-juke"),
        Power::Sweep => said!("help-sweep"),
        Power::Blindside => match game.options.blindside {
            Blindside::Players => said!("help-blindside-players"),
            Blindside::Sets => said!("help-blindside-sets"),
            Blindside::One => said!("help-blindside-one"),
        },
        Power::TrickSix => said!("help-trick-six"),
        Power::TheFumble => said!("help-the-fumble"),
        Power::BlueSpy => said!("help-blue-spy"),
        Power::RedSpy => said!("help-red-spy"),
        Power::GreenSpy => said!("help-green-spy"),
        Power::BlackSpy => said!("help-black-spy", count: game.options.black_spy),
        Power::ImmaculateInterception => said!("help-immaculate-interception"),
        Power::ImmaculateDeflection => said!("help-immaculate-deflection"),
    }
}

fn when(game: &NakedBootleg, face: Face) -> Said {
    match kind_of(face) {
        Kind::Shotgun | Kind::Pistol | Kind::X | Kind::O | Kind::Nickel | Kind::Dime => said!("when-matching"),
        Kind::Cover | Kind::Pigskin | Kind::Horsecollar | Kind::Streak => said!("when-matching"),
        Kind::Reverse | Kind::Handoff | Kind::Fumblerooski | Kind::Spy => said!("when-matching"),
        Kind::DrawPlay | Kind::PickSix => match game.options.chain_match {
            ChainMatch::Strict => said!("when-answer"),
            ChainMatch::Free => said!("when-answer-free"),
        },
        Kind::Interception => said!("when-passing"),
        Kind::Deflection => said!("when-deflection"),
        Kind::Wildcat | Kind::HailMary => said!("when-always"),
        Kind::Bootleg | Kind::NakedBootleg => said!("when-always-passing"),
    }
}

/// The tab in the corner, the star of a power name, the crossed circle of a dead card.
fn signs(game: &NakedBootleg, face: Face) -> Vec<Said> {
    let mut signs = vec![match colour_of(face) {
        Some(Colour::Blue) => said!("sign-blue"),
        Some(Colour::Red) => said!("sign-red"),
        Some(Colour::Green) => said!("sign-green"),
        Some(Colour::Black) => said!("sign-black"),
        None => said!("sign-colourless"),
    }];
    if game.deck.power(face).is_some() {
        signs.push(said!("sign-power", kind: name::kind(kind_of(face))));
    }
    if game.deck.is_dead(face) {
        signs.push(said!("sign-dead"));
    }
    signs
}

fn clauses(face: Face) -> Vec<&'static Clause> {
    match kind_of(face) {
        Kind::Shotgun | Kind::Pistol | Kind::X | Kind::O | Kind::Nickel | Kind::Dime => vec![c::NB_5_1, c::NB_5_51],
        Kind::Cover => vec![c::NB_5_1, c::NB_5_57, c::NB_5_52],
        Kind::Pigskin | Kind::Horsecollar => vec![c::NB_5_1, c::NB_5_51, c::NB_5_55],
        Kind::Streak => vec![c::NB_5_1, c::NB_4_21],
        Kind::Reverse => vec![c::NB_5_3, c::NB_5_4, c::NB_5_5],
        Kind::Handoff => vec![c::NB_5_7, c::NB_5_8],
        Kind::DrawPlay => vec![c::NB_5_10, c::NB_5_11, c::NB_4_50],
        Kind::PickSix => vec![c::NB_5_13, c::NB_5_14, c::NB_4_50],
        Kind::Fumblerooski => vec![c::NB_5_20, c::NB_5_21, c::NB_5_22, c::NB_5_23],
        Kind::Spy => vec![c::NB_5_27, c::NB_5_28],
        Kind::Interception => vec![c::NB_5_30, c::NB_5_33, c::NB_4_17],
        Kind::Deflection => vec![c::NB_4_43, c::NB_5_37, c::NB_5_38, c::NB_5_39],
        Kind::Wildcat => vec![c::NB_5_41, c::NB_5_42, c::NB_4_3],
        Kind::HailMary => vec![c::NB_5_44, c::NB_4_3],
        Kind::Bootleg => vec![c::NB_5_46, c::NB_4_17, c::NB_4_3],
        Kind::NakedBootleg => vec![c::NB_5_47, c::NB_4_17, c::NB_4_3],
    }
}
