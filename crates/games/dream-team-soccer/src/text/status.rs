//! What people read of the table at a glance. Always holds: a viewer reads no more than its view says.

use super::gift_parts;
use crate::rules;
use crate::state::{DreamTeamSoccer, Ended, Phase, Trick};
use crate::view;
use kernel::{Said, Seat, Viewer, said};

/// The round and its seats, what is being decided, who is out, and what was before.
pub fn status(game: &DreamTeamSoccer, viewer: Viewer) -> Vec<Said> {
    let dealer = game.podium.ballboy();
    let seats: Vec<Said> = game.podium.players().iter().zip(1u8..).map(|(&seat, number)| sits(seat, number)).collect();
    let mut status = vec![
        said!("status-round", round: game.round, rounds: game.options.rounds, who: dealer),
        said!("status-seats", seats: seats),
    ];
    status.extend(Seat::all(game.seats).filter_map(|seat| medals(game, seat)));
    status.extend(phase(game));
    status.extend(view::answered(game, viewer).map(|(seat, _)| said!("status-answered", who: seat)));
    if !game.places.as_slice().is_empty() {
        status.push(said!("status-out", places: places(game.places.as_slice())));
    }
    let gifts = view::given(game, viewer);
    status.extend(gifts.map(|(seat, gift)| said!("status-gave", who: seat, cards: gift_parts(gift))));
    status.extend(game.before.as_ref().and_then(before));
    status
}

fn sits(seat: Seat, number: u8) -> Said {
    said!("seat-short", number: number, who: seat)
}

fn medals(game: &DreamTeamSoccer, seat: Seat) -> Option<Said> {
    let [gold, silver, bronze] = game.medals[seat];
    let some = gold + silver + bronze > 0;
    some.then(|| said!("status-medals", who: seat, gold: gold, silver: silver, bronze: bronze))
}

fn phase(game: &DreamTeamSoccer) -> Vec<Said> {
    match &game.phase {
        Phase::Claims { .. } => vec![said!("status-claims")],
        Phase::Nutmeg { by } => vec![said!("status-nutmeg", who: *by)],
        Phase::Trade { .. } => trades(game),
        Phase::Lead { leader } => vec![said!("status-lead", who: *leader)],
        Phase::Follow { turn, trick } => follow(game, *turn, trick),
        Phase::Over => vec![said!("status-over")],
    }
}

/// Each lower seat, and what it owes.
fn trades(game: &DreamTeamSoccer) -> Vec<Said> {
    let lower = (1..=game.seats).rev().map(|number| game.podium.player(number)).take(game.seats as usize / 2);
    lower
        .filter_map(|seat| {
            let (upper, size) = rules::partner(game, seat)?;
            Some(said!("status-trade", who: seat, to: upper, count: size))
        })
        .collect()
}

fn follow(game: &DreamTeamSoccer, turn: Seat, trick: &Trick) -> Vec<Said> {
    let mut lines = vec![said!("status-follow", who: turn, count: trick.size, value: trick.value(), by: trick.last())];
    let passed = trick.passed(game.still_in);
    lines.extend((!passed.is_empty()).then(|| said!("status-passed", who: passed)));
    lines.extend(trick.skipped.map(|seat| said!("status-skipped", who: seat)));
    lines
}

fn places(seats: &[Seat]) -> Vec<Said> {
    seats.iter().zip(1u8..).map(|(&seat, place)| said!("place-short", place: place, who: seat)).collect()
}

fn before(ended: &Ended) -> Option<Said> {
    let seats = ended.places.as_slice();
    Some(match ended.hat_trick {
        true => said!("status-before-hat-trick", who: *seats.first()?),
        false => said!("status-before", places: places(seats)),
    })
}
