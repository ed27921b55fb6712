//! Points and standings (CA-6.5 to CA-6.14).

use crate::board::Laid;
use crate::options::{Mode, Pace};
use crate::state::{Camouflage, Phase};
use kernel::{Seat, Standings};
use std::cmp::Reverse;

/// The cards that `seat` laid.
pub fn laid_by(game: &Camouflage, seat: Seat) -> impl Iterator<Item = &Laid> {
    game.board.laid().iter().filter(move |card| card.by == seat.number())
}

/// The cards that others laid on the location of `seat`; its own first card does not count (CA-5.44).
pub fn on_location(game: &Camouflage, seat: Seat) -> impl Iterator<Item = &Laid> {
    let owned = move |card: &&Laid| card.loc.seat(game.seats) == Some(seat);
    game.board.laid()[game.setup_cards as usize..].iter().filter(owned)
}

/// What one card is worth (CA-6.7, CA-6.8), from 1 or 3 to 8, or 9 with wild centres (CA-6.10); a wrong one nothing
/// (CA-5.34). It was counted when the card was laid, from the cards directly below (CA-6.6).
pub fn worth(mode: Mode, card: &Laid) -> u8 {
    match mode {
        _ if !card.right => 0,
        Mode::Diversify => card.touches,
        Mode::Cover => card.covers,
        Mode::Speed | Mode::NotMyStack | Mode::Puzzle => 0,
    }
}

/// The points of `seat`: in Speed Round the cards it has played, in Not My Stack! the cards on its location. Cards that
/// were not played bring nothing (CA-5.33).
pub fn points(game: &Camouflage, seat: Seat) -> i32 {
    match game.terms.mode {
        Mode::Speed => laid_by(game, seat).count() as i32,
        Mode::Diversify | Mode::Cover => laid_by(game, seat).map(|card| worth(game.terms.mode, card) as i32).sum(),
        Mode::NotMyStack => on_location(game, seat).count() as i32,
        Mode::Puzzle => matches!(game.phase, Phase::Over { how: crate::state::Ending::Solved, .. }) as i32,
    }
}

/// Keeps the score where it may be seen during play: points only with `live_scores`.
pub fn keep(game: &mut Camouflage) {
    if !game.terms.has_points() || game.terms.live_scores {
        count(game);
    }
}

/// Counts the points of all seats.
pub fn count(game: &mut Camouflage) {
    for seat in Seat::all(game.seats) {
        game.scores[seat.index()] = points(game, seat);
    }
}

/// The order of a seat: smaller is better, equal is shared (CA-6.14). Seats that left come last (CA-9.8).
type Key = (bool, i32, u8, Reverse<usize>, Reverse<u8>);

/// Who won.
pub fn standings(game: &Camouflage) -> Standings {
    Standings::by_key(game.seats, |seat| key(game, seat))
}

fn key(game: &Camouflage, seat: Seat) -> Key {
    if game.gone.contains(seat) && game.terms.mode != Mode::Puzzle {
        return (true, 0, 0, Reverse(0), Reverse(0));
    }
    match game.terms.mode {
        Mode::Speed => (false, game.unplayed(seat) as i32, last_placement(game, seat), Reverse(0), Reverse(0)),
        Mode::Diversify | Mode::Cover => points_key(game, seat),
        Mode::NotMyStack => {
            (false, points(game, seat), token_order(game, seat), Reverse(locations_used(game, seat)), Reverse(0))
        }
        Mode::Puzzle => (false, 0, 0, Reverse(0), Reverse(0)),
    }
}

/// Whose last placement was earlier; in turns those who got out in the last round share the win (CA-4.51, CA-6.1).
fn last_placement(game: &Camouflage, seat: Seat) -> u8 {
    let shared = game.terms.pace == Pace::Turns && game.unplayed(seat) == 0;
    if shared { 0 } else { game.players[seat].last }
}

/// Most points, then the token, most cards, the best card (CA-6.11). Wrong cards do not count as played (CA-5.35).
fn points_key(game: &Camouflage, seat: Seat) -> Key {
    let right = || laid_by(game, seat).filter(|card| card.right);
    let best = right().map(|card| worth(game.terms.mode, card)).max().unwrap_or(0);
    let clean = laid_by(game, seat).all(|card| card.right);
    let token = if clean { token_order(game, seat) } else { u8::MAX };
    (false, -points(game, seat), token, Reverse(right().count()), Reverse(best))
}

/// A token beats none, a smaller one a larger one (CA-6.12).
fn token_order(game: &Camouflage, seat: Seat) -> u8 {
    game.players[seat].token.wrapping_sub(1)
}

/// On how many different locations `seat` has laid a card (CA-6.13).
fn locations_used(game: &Camouflage, seat: Seat) -> usize {
    Seat::all(game.seats).filter(|&other| on_location(game, other).any(|card| card.by == seat.number())).count()
}
