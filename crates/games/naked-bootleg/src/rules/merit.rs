//! The order of merit when a round is called (NB-9.7).

use crate::state::NakedBootleg;
use kernel::{Seat, SeatSet};
use std::cmp::Reverse;

/// Objective complete, one set, nothing.
fn class(game: &NakedBootleg, seat: Seat) -> u8 {
    if game.is_in_redzone(seat) { 2 } else { (game.sets_of(seat) > 0) as u8 }
}

/// The higher the better: the weakest member's class, then fewer cards in all hands of the side.
fn of_side(game: &NakedBootleg, seat: Seat) -> (u8, Reverse<usize>) {
    let members = || game.team_seats(seat).intersection(game.playing).iter().filter(|s| game.out[s.index()] == 0);
    let weakest = members().map(|member| class(game, member)).min().unwrap_or(0);
    (weakest, Reverse(members().map(|member| game.held(member)).sum()))
}

/// The best of the round; equals share.
pub fn best(game: &NakedBootleg) -> SeatSet {
    let seats = || game.playing.iter().filter(|seat| game.out[seat.index()] == 0);
    let highest = seats().map(|seat| of_side(game, seat)).max();
    seats().filter(|&seat| Some(of_side(game, seat)) == highest).collect()
}

/// The worst of those still active; among equals the one farther from the dealer.
pub fn worst(game: &NakedBootleg) -> Option<Seat> {
    let distance = |seat: Seat| (seat.number() + game.seats - game.dealer.number()) % game.seats;
    let rank = |seat: &Seat| (class(game, *seat), Reverse(game.held(*seat)), Reverse(distance(*seat)));
    game.active.iter().min_by_key(rank)
}
