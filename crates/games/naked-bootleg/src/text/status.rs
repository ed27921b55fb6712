//! How the table stands, in sentences.

use super::leads::{downed, goal};
use super::name;
use crate::options::Remix;
use crate::rules::OVERTIME;
use crate::state::{Aim, NakedBootleg, Phase, Theft};
use crate::view::sees_draft;
use kernel::{Said, Seat, SeatSet, Text, Viewer, said};

pub fn status(game: &NakedBootleg, viewer: Viewer) -> Vec<Said> {
    let mut out = Vec::new();
    out.extend(period(game));
    out.extend(remix(game));
    out.push(said!("status-turn", turn: u32::from(game.turns) + 1));
    out.push(match game.colour_of_play() {
        Some(colour) => said!("status-colour", colour: name::colour(colour)),
        None => said!("status-any-colour"),
    });
    out.push(if game.clockwise { said!("status-clockwise") } else { said!("status-counter") });
    players(game, &mut out);
    out.extend(pending(game));
    if let Viewer::Seat(seat) = viewer
        && game.phase != Phase::Over
        && game.active.contains(seat)
    {
        out.push(goal(game, seat));
    }
    if sees_draft(game, viewer) {
        out.extend(draft(game));
    }
    out
}

/// A single round needs no name.
fn period(game: &NakedBootleg) -> Option<Said> {
    match game.round {
        OVERTIME.. if game.options.scored => Some(said!("status-overtime")),
        quarter if game.options.scored => Some(said!("status-quarter", round: quarter)),
        1 => None,
        round => Some(said!("status-round", round: round)),
    }
}

fn remix(game: &NakedBootleg) -> Option<Said> {
    match game.options.remix {
        Remix::None => None,
        Remix::CaptureTheFlag => Some(said!("status-capture-the-flag")),
        Remix::RunNGun => Some(said!("status-run-n-gun")),
        Remix::LastManStanding => Some(said!("status-last-man-standing")),
    }
}

fn players(game: &NakedBootleg, out: &mut Vec<Said>) {
    for seat in game.playing.iter() {
        let lots = downed(game, seat);
        if !lots.is_empty() {
            out.push(said!("status-downed", who: seat, lots: lots));
        }
    }
    let those = |holds: &dyn Fn(Seat) -> bool| -> Option<SeatSet> {
        let seats: SeatSet = Seat::all(game.seats).filter(|&seat| holds(seat)).collect();
        (!seats.is_empty()).then_some(seats)
    };
    let is_active = |seat: Seat| game.active.contains(seat);
    out.extend(those(&|seat| is_active(seat) && game.is_in_redzone(seat)).map(|who| said!("status-redzone", who: who)));
    out.extend(those(&|seat| game.player(seat).omaha_said).map(|who| said!("status-omaha", who: who)));
    out.extend(those(&|seat| game.is_exposed(seat)).map(|who| said!("status-exposed", who: who)));
    out.extend(those(&|seat| game.has_exited(seat)).map(|who| said!("status-exited", who: who)));
    out.extend(those(&|seat| game.out[seat.index()] > 0).map(|who| said!("status-out", who: who)));
    for seat in game.playing.iter().filter(|&seat| game.player(seat).lost_turns > 0) {
        out.push(said!("status-lost", who: seat, count: game.player(seat).lost_turns));
    }
    out.extend(game.flag.map(|seat| said!("flag", who: seat)));
}

/// What is on its way.
fn pending(game: &NakedBootleg) -> Option<Said> {
    Some(match game.phase {
        Phase::Chain(chain) => said!("coming", who: chain.target, count: chain.total),
        Phase::Deflect(Theft { thief, .. }, Aim::Lot(target)) => {
            said!("goes-for", who: thief, lot: name::lot(game.owned(target), Some(thief)))
        }
        Phase::Deflect(Theft { thief, victim, .. }, Aim::Hand(count)) => {
            said!("grabs", who: thief, whom: victim, count: count)
        }
        Phase::Counter(theft) => said!("status-counter-action", who: theft.thief, whom: theft.victim),
        Phase::Keep(theft) => said!("status-keep", who: theft.thief),
        Phase::Main | Phase::Build { .. } | Phase::Stack(_) | Phase::Effect(..) | Phase::Fumble { .. } => return None,
        Phase::Pitch | Phase::KeepOne { .. } | Phase::Capture(_) | Phase::HandFlag(..) | Phase::Coin(_) => return None,
        Phase::Over => return None,
    })
}

/// What the reader is laying down or stacking: nobody else reads it.
fn draft(game: &NakedBootleg) -> Option<Said> {
    let faces = |cards: &mut dyn Iterator<Item = kernel::CardId>| -> Vec<kernel::Face> {
        cards.map(|card| game.cards.face(card)).collect()
    };
    match game.phase {
        Phase::Build { what, lot } if lot.is_empty() => Some(said!("status-begun", what: name::laid(what))),
        Phase::Build { what, lot } => {
            let mut faces = faces(&mut lot.iter());
            faces.sort_unstable();
            Some(said!("status-draft", what: name::laid(what), cards: game.cards_gap(faces)))
        }
        Phase::Stack(pile) => {
            Some(said!("status-stack", cards: game.cards_gap(faces(&mut pile.cards().iter().copied()))))
        }
        _ => None,
    }
}
