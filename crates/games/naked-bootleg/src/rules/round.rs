//! The end of a round, and what follows it: points, quarters, overtime, elimination (chapter 6, NB-5.82, NB-9.5 to NB-9.7).

use super::{merit, score, setup};
use crate::next;
use crate::options::Remix;
use crate::state::{NakedBootleg, Note, Phase};
use kernel::{Seat, SeatSet, Sink, Standings};

/// Quarters of a scored game (NB-6.6).
pub const QUARTERS: u8 = 4;
/// The round after them (NB-6.12).
pub const OVERTIME: u8 = QUARTERS + 1;

/// How a round ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// Somebody won it, by touchdown or Crazy Eight.
    Won {
        /// Who.
        by: Seat,
        /// By a Crazy Eight.
        crazy: bool,
    },
    /// It was called (NB-9.5, NB-9.6).
    Called,
}

/// Dead ball and two-minute warning (NB-9.5, NB-9.6).
#[inline]
pub fn is_called(game: &NakedBootleg) -> bool {
    let cap = game.options.turn_cap as u32 * game.playing.len();
    game.turns as u32 >= cap || game.idle as u32 >= 2 * game.active.len()
}

pub fn call(game: &mut NakedBootleg, sink: &mut impl Sink<Note>) {
    sink.note(Note::Called);
    end(game, End::Called, sink);
}

pub fn end(game: &mut NakedBootleg, end: End, sink: &mut impl Sink<Note>) {
    if game.options.remix == Remix::LastManStanding {
        eliminate(game, end, sink);
    } else if !game.options.scored {
        let winners = winners(game, end);
        winners.iter().for_each(|seat| game.scores[seat.index()] = 1);
        over(game, winners, sink);
    } else if game.round == OVERTIME {
        // It adds no points (NB-6.14).
        over(game, winners(game, end), sink);
    } else {
        score::award(game, end, sink);
        after_quarter(game, end, sink);
    }
}

/// The winner's side, who win a match without points by it (NB-6.15); of a called round the best by merit, who share
/// (NB-9.7).
fn winners(game: &NakedBootleg, end: End) -> SeatSet {
    match end {
        End::Won { by, .. } => game.team_seats(by),
        End::Called => merit::best(game),
    }
}

/// NB-6.11, NB-6.12.
fn after_quarter(game: &mut NakedBootleg, end: End, sink: &mut impl Sink<Note>) {
    if let End::Won { by, .. } = end
        && game.round == QUARTERS - 1
        && game.wins[by.index()] == QUARTERS - 1
    {
        return over(game, game.team_seats(by), sink);
    }
    if game.round < QUARTERS {
        let dealer = next_dealer(game);
        return setup::next_round(game, dealer, sink);
    }
    let leaders = score::leaders(game);
    if game.team_seats(leaders.first().expect("somebody leads")) == leaders {
        over(game, leaders, sink);
    } else {
        overtime(game, leaders, sink);
    }
}

/// Those who share the lead play one more round; two sides flip a coin for the deal (NB-6.12, NB-6.13).
fn overtime(game: &mut NakedBootleg, leaders: SeatSet, sink: &mut impl Sink<Note>) {
    sink.note(Note::Overtime);
    game.playing = leaders.iter().filter(|seat| game.out[seat.index()] == 0).collect();
    game.round = OVERTIME;
    let sides = game.sides();
    if sides.len() == 2 {
        setup::clear_table(game, sink);
        let side = game.lot_stream().below(2) as usize;
        let lot = sides.iter().nth(side).expect("there are two sides");
        let chooser = next::coin(game, sides).unwrap_or(lot);
        sink.note(Note::Coin(chooser));
        game.phase = Phase::Coin(chooser);
    } else {
        let dealer = next_dealer(game);
        setup::deal_round(game, dealer, sink);
    }
}

/// The deal passes clockwise among those who play (NB-3.2).
fn next_dealer(game: &NakedBootleg) -> Seat {
    let playing = if game.round == OVERTIME { game.playing } else { setup::still_in(game) };
    setup::after(game, playing, game.dealer)
}

/// Last Man Standing: the seat that is left goes; of a called round the worst by merit (NB-5.82, NB-9.7).
fn eliminate(game: &mut NakedBootleg, end: End, sink: &mut impl Sink<Note>) {
    let loser = match end {
        End::Called => merit::worst(game),
        End::Won { .. } => game.active.first(),
    };
    if let Some(loser) = loser {
        put_out(game, loser);
        sink.note(Note::Eliminated(loser));
    }
    let rest = setup::still_in(game);
    if rest.len() <= 1 {
        rest.iter().for_each(|seat| game.scores[seat.index()] = 1);
        over(game, rest, sink);
    } else {
        let dealer = next_dealer(game);
        setup::next_round(game, dealer, sink);
    }
}

/// The seat takes no part in the match any more.
pub fn put_out(game: &mut NakedBootleg, seat: Seat) {
    game.out[seat.index()] = 1 + game.out.iter().max().copied().unwrap_or(0);
    game.active = game.active.without(seat);
}

/// The match is over.
pub fn over(game: &mut NakedBootleg, winners: SeatSet, sink: &mut impl Sink<Note>) {
    game.winners = winners;
    game.phase = Phase::Over;
    winners.iter().for_each(|seat| sink.note(Note::Won(seat)));
}

/// Winners first, then points; who left or was eliminated comes after those who stayed, the earliest last.
pub fn standings(game: &NakedBootleg) -> Standings {
    Standings::by_key(game.seats, |seat| {
        let out = game.out[seat.index()];
        let gone = if out == 0 { 0 } else { u8::MAX - out };
        (!game.winners.contains(seat), gone, std::cmp::Reverse(game.scores[seat.index()]))
    })
}
