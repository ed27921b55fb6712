//! How likely a side wins the match, in a world that is wholly known. A side is a player, or a team.
//!
//! First by the turns that each side needs to its last card; then by what the end of the round would mean for the match.

use super::hand::Plan;
use crate::options::Remix;
use crate::rules::{End, OVERTIME, QUARTERS, points};
use crate::state::{NakedBootleg, Phase, SEATS};
use kernel::Seat;
use kernel::bot::share;

/// Certainty.
const SURE: i32 = 1000;
/// What a side hopes for that is not in it.
const LOST: i32 = -1_000_000;
/// What makes a player half as likely to win the round, in tenths of a turn.
const HALVED: i32 = 25;
/// The same for a team: much can happen before all its members are out.
const TEAM_HALVED: i32 = 100;
/// What makes a side twice as likely to win the match, in tenths of a point, by the quarters that are to come: after the
/// last one any lead is enough.
const DOUBLED: [i32; QUARTERS as usize] = [1, 13, 18, 22];

/// The chance of `seat`, from 0 to 1000.
pub fn of(game: &NakedBootleg, seat: Seat) -> i32 {
    if game.phase == Phase::Over {
        return won(game, seat);
    }
    let Some(side) = sides(game).find(|&side| !game.are_opponents(side, seat)) else { return 0 };
    let chance = if game.options.remix == Remix::LastManStanding {
        staying(game, side)
    } else if game.options.scored && game.round < OVERTIME {
        leading(game, side)
    } else {
        winning(game, &race(game), side)
    };
    chance.min(SURE - 1)
}

/// Sides that have won together share it; the members of one do not.
fn won(game: &NakedBootleg, seat: Seat) -> i32 {
    let members = game.team_seats(seat).intersection(game.winners);
    SURE * members.len() as i32 / game.winners.len() as i32
}

/// The sides that may still win, each by its lowest seat.
fn sides(game: &NakedBootleg) -> impl Iterator<Item = Seat> {
    game.sides().iter().filter(|side| game.out[side.index()] == 0)
}

/// What each of these hopes for, in the place of its seat.
fn hopes(sides: impl Iterator<Item = Seat>, hope: impl Fn(Seat) -> i32) -> [i32; SEATS] {
    let mut hopes = [LOST; SEATS];
    sides.for_each(|side| hopes[side.index()] = hope(side));
    hopes
}

/// How each side stands in the race to the last card.
fn race(game: &NakedBootleg) -> [i32; SEATS] {
    hopes(sides(game), |side| -10 * turns_of_side(game, side))
}

/// The chance to win the round.
fn winning(game: &NakedBootleg, race: &[i32; SEATS], side: Seat) -> i32 {
    let scale = if game.team_seats(side).len() > 1 { TEAM_HALVED } else { HALVED };
    share(race, side, scale)
}

/// The last to go out is out of the match; all others may still win it (NB-5.82).
fn staying(game: &NakedBootleg, seat: Seat) -> i32 {
    let fears = hopes(game.active.iter(), |other| 10 * turns_to_go(game, other));
    let last = if game.active.contains(seat) { share(&fears, seat, HALVED) } else { 0 };
    (SURE - last) / (sides(game).count() as i32 - 1).max(1)
}

/// How the points would stand if this or that side won the quarter (NB-6.6 to NB-6.12).
fn leading(game: &NakedBootleg, side: Seat) -> i32 {
    let race = race(game);
    sides(game).map(|winner| winning(game, &race, winner) * after(game, winner, side)).sum::<i32>() / SURE
}

/// The chance of `side` once `winner` has won the quarter.
fn after(game: &NakedBootleg, winner: Seat, side: Seat) -> i32 {
    if game.round == QUARTERS - 1 && game.wins[winner.index()] == QUARTERS - 2 {
        return if winner == side { SURE } else { 0 };
    }
    let end = End::Won { by: winner, crazy: false };
    let total = |other: Seat| game.scores[other.index()] + points(game, other, end) as i32;
    let to_come = QUARTERS - game.round;
    share(&hopes(sides(game), |other| 10 * total(other)), side, DOUBLED[to_come as usize])
}

/// The whole team has to go out: the slowest member says most of it (NB-6.5).
fn turns_of_side(game: &NakedBootleg, side: Seat) -> i32 {
    let members = game.team_seats(side);
    let turns = || members.iter().map(|member| turns_to_go(game, member));
    let slowest = turns().max().unwrap_or(0);
    slowest + (turns().sum::<i32>() - slowest) / 2
}

/// About how many turns `seat` needs to its last card. A new deal says little, and nothing about what led to it.
fn turns_to_go(game: &NakedBootleg, seat: Seat) -> i32 {
    if game.turns == 0 || !game.active.contains(seat) {
        return 0;
    }
    let held = game.held(seat) as i32;
    let lost = 2 * game.player(seat).lost_turns as i32;
    if game.is_in_redzone(seat) {
        return held + lost;
    }
    let missing = Plan::of(game, seat).missing().min(9);
    // Seven cards go down together; what is over has to be shed one by one.
    let spare = (held - if game.sets_of(seat) == 0 { 7 } else { 4 }).max(1);
    2 * missing + spare + 1 + lost
}
