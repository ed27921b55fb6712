//! What cards, colours and downed cards are called.

use crate::action::What;
use crate::card::{Colour, Deck, Kind, Power, colour_of, kind_of};
use crate::state::{LotKind, Owned};
use kernel::{Face, Said, Seat, said};

/// A card: by its colour and its kind, or by the name that it has for itself.
pub fn card(deck: &Deck, face: Face) -> Said {
    match (deck.power(face), colour_of(face)) {
        // The name of a Spy says its colour.
        (Some(spy @ (Power::BlueSpy | Power::RedSpy | Power::GreenSpy | Power::BlackSpy)), _) => {
            said!("face-plain", kind: power(spy))
        }
        (Some(Power::TheFumble), Some(hue)) => said!("face-the-fumble", colour: colour(hue)),
        (Some(own), Some(hue)) => said!("face", kind: power(own), colour: colour(hue)),
        (None, Some(hue)) => said!("face", kind: kind(kind_of(face)), colour: colour(hue)),
        (_, None) => said!("face-plain", kind: kind(kind_of(face))),
    }
}

pub fn colour(colour: Colour) -> Said {
    match colour {
        Colour::Blue => said!("colour-blue"),
        Colour::Red => said!("colour-red"),
        Colour::Green => said!("colour-green"),
        Colour::Black => said!("colour-black"),
    }
}

pub fn kind(kind: Kind) -> Said {
    match kind {
        Kind::Shotgun => said!("kind-shotgun"),
        Kind::Pistol => said!("kind-pistol"),
        Kind::X => said!("kind-x"),
        Kind::O => said!("kind-o"),
        Kind::Nickel => said!("kind-nickel"),
        Kind::Dime => said!("kind-dime"),
        Kind::Cover => said!("kind-cover"),
        Kind::Pigskin => said!("kind-pigskin"),
        Kind::Horsecollar => said!("kind-horsecollar"),
        Kind::Reverse => said!("kind-reverse"),
        Kind::Handoff => said!("kind-handoff"),
        Kind::DrawPlay => said!("kind-draw-play"),
        Kind::PickSix => said!("kind-pick-six"),
        Kind::Fumblerooski => said!("kind-fumblerooski"),
        Kind::Spy => said!("kind-spy"),
        Kind::Interception => said!("kind-interception"),
        Kind::Deflection => said!("kind-deflection"),
        Kind::Streak => said!("kind-streak"),
        Kind::Wildcat => said!("kind-wildcat"),
        Kind::HailMary => said!("kind-hail-mary"),
        Kind::Bootleg => said!("kind-bootleg"),
        Kind::NakedBootleg => said!("kind-naked-bootleg"),
    }
}

fn power(power: Power) -> Said {
    match power {
        Power::DoubleReverse => said!("power-double-reverse"),
        Power::EndAround => said!("power-end-around"),
        Power::Juke => said!("power-juke"),
        Power::Sweep => said!("power-sweep"),
        Power::Blindside => said!("power-blindside"),
        Power::TrickSix => said!("power-trick-six"),
        Power::TheFumble => said!("power-the-fumble"),
        Power::BlueSpy => said!("power-blue-spy"),
        Power::RedSpy => said!("power-red-spy"),
        Power::GreenSpy => said!("power-green-spy"),
        Power::BlackSpy => said!("power-black-spy"),
        Power::ImmaculateInterception => said!("power-immaculate-interception"),
        Power::ImmaculateDeflection => said!("power-immaculate-deflection"),
    }
}

/// Downed cards by their owner; as somebody's own where `by` is who does something to them.
pub fn lot(Owned(whose, sort): Owned, by: Option<Seat>) -> Said {
    let is_own = by == Some(whose);
    match sort {
        LotKind::Set(of) if is_own => said!("own-set", kind: kind(of), whose: whose),
        LotKind::Set(of) => said!("lot-set", kind: kind(of), whose: whose),
        LotKind::Forgiven if is_own => said!("own-forgiven", whose: whose),
        LotKind::Forgiven => said!("lot-forgiven", whose: whose),
        LotKind::Disguise if is_own => said!("own-disguise", whose: whose),
        LotKind::Disguise => said!("lot-disguise", whose: whose),
        LotKind::Streak(hue) if is_own => said!("own-streak", colour: colour(hue), whose: whose),
        LotKind::Streak(hue) => said!("lot-streak", colour: colour(hue), whose: whose),
        LotKind::None => said!("lot-none", whose: whose),
    }
}

/// Downed cards and how many they are, whoever owns them; none where nothing lies.
pub fn counted(sort: LotKind, count: usize) -> Option<Said> {
    Some(match sort {
        LotKind::Set(of) => said!("counted-set", kind: kind(of), count: count),
        LotKind::Forgiven => said!("counted-forgiven", count: count),
        LotKind::Disguise => said!("counted-disguise", count: count),
        LotKind::Streak(hue) => said!("counted-streak", colour: colour(hue), count: count),
        LotKind::None => return None,
    })
}

/// The same in few words.
pub fn short(sort: LotKind, count: usize) -> Option<Said> {
    Some(match sort {
        LotKind::Set(of) => said!("short-set", kind: kind(of), count: count),
        LotKind::Forgiven => said!("short-forgiven", count: count),
        LotKind::Disguise => said!("short-disguise", count: count),
        LotKind::Streak(hue) => said!("short-streak", colour: colour(hue), count: count),
        LotKind::None => return None,
    })
}

/// What is being laid down.
pub fn laid(what: What) -> Said {
    match what {
        What::Set(of) => said!("what-set", kind: kind(of)),
        What::Disguise => said!("what-disguise"),
        What::Streak(hue) => said!("what-streak", colour: colour(hue)),
    }
}
