//! Points of a scored game (NB-6.7 to NB-6.12).

use super::round::End;
use crate::card::Kind;
use crate::options::FumbledWildcats;
use crate::state::{LotKind, NakedBootleg, Note, down};
use kernel::{Seat, SeatSet, Sink};

/// Gives every side its points for the quarter; all members of a team get the same.
pub fn award(game: &mut NakedBootleg, end: End, sink: &mut impl Sink<Note>) {
    for seat in game.playing.iter() {
        let points = points(game, seat, end);
        game.scores[seat.index()] += points as i32;
        game.wins[seat.index()] += has_won(game, seat, end) as u8;
        sink.note(Note::Points(seat, points));
    }
}

/// What a quarter that ends like this brings `seat`.
pub fn points(game: &NakedBootleg, seat: Seat, end: End) -> u8 {
    match end {
        End::Won { by, crazy } if has_won(game, seat, end) => winning(game, by, crazy),
        End::Won { .. } | End::Called => losing(game, seat),
    }
}

fn has_won(game: &NakedBootleg, seat: Seat, end: End) -> bool {
    matches!(end, End::Won { by, .. } if !game.are_opponents(by, seat))
}

/// 8 without a Wildcat or for a Crazy Eight, 7 with one, 6 with more (NB-6.7).
fn winning(game: &NakedBootleg, winner: Seat, crazy: bool) -> u8 {
    let side = game.team_seats(winner).intersection(game.playing);
    let wildcats: usize = side.iter().map(|seat| counted_wildcats(game, seat)).sum();
    if crazy { 8 } else { 8 - wildcats.min(2) as u8 }
}

/// A set still disguised counts as having none, a forgiven one depends on the option (NB-5.26, NB-6.9, NB-6.10).
fn counted_wildcats(game: &NakedBootleg, seat: Seat) -> usize {
    let counts = |kind: LotKind| match kind {
        LotKind::Disguise | LotKind::None => false,
        LotKind::Forgiven => game.options.fumbled_wildcats == FumbledWildcats::Counted,
        LotKind::Set(_) | LotKind::Streak(_) => true,
    };
    let lots = game.lots_of(seat).filter(|&target| counts(game.lot(target).kind));
    lots.map(|target| game.count_kind(down(target), Kind::Wildcat)).sum()
}

/// 3 with a completed objective of every member, 2 with anything downed (NB-6.8).
fn losing(game: &NakedBootleg, seat: Seat) -> u8 {
    let side = || game.team_seats(seat).intersection(game.playing).iter();
    if side().all(|member| game.is_in_redzone(member)) {
        3
    } else if side().any(|member| !game.has_nothing_downed(member)) {
        2
    } else {
        0
    }
}

/// The seats with the highest total, of those still in the game.
pub fn leaders(game: &NakedBootleg) -> SeatSet {
    let seats = || Seat::all(game.seats).filter(|seat| game.out[seat.index()] == 0);
    let highest = seats().map(|seat| game.scores[seat.index()]).max();
    seats().filter(|seat| Some(game.scores[seat.index()]) == highest).collect()
}
