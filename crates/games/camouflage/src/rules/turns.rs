//! Playing in turns (CA-4.50 to CA-4.53).

use super::{ending, place};
use crate::action::Action;
use crate::board::{Loc, Miss, Put};
use crate::clause;
use crate::next;
use crate::note::Note;
use crate::options::Mode;
use crate::state::{Camouflage, Ending, Phase, Reply, Turn, chance};
use kernel::{Clause, Illegal, Millis, Seat, SeatSet, Sink};

/// A turn passes by itself after so long (CA-4.53).
const TURN_MS: u32 = 60_000;

/// A random seat begins (CA-4.50).
pub fn begin(game: &mut Camouflage, at: Millis, sink: &mut impl Sink<Note>) {
    let present = game.present().count() as u32;
    let lot = game.chance.stream(chance::FIRST, game.restarts as u32).below(present) as usize;
    let lot = game.present().nth(lot).expect("the lot is below the number of seats");
    let told = next::first(game).filter(|told| game.present().any(|seat| seat == *told));
    let first = told.unwrap_or(lot);
    let until = at.plus(TURN_MS);
    game.phase = Phase::Turn(Turn { seat: first, until, first, passed: SeatSet::EMPTY, rounds: None });
    sink.note(Note::Turn(first));
}

/// The placements of the seat, and passing.
pub fn legal(game: &Camouflage, seat: Seat, out: &mut Vec<Action>) {
    place::placements(game, seat, out);
    out.push(Action::Pass);
}

/// A turn is one right placement or one pass; everything is known at once, so a wrong one is refused (CA-4.50).
pub fn check(game: &Camouflage, turn: Turn, seat: Seat, action: Action) -> Result<(), Illegal> {
    Illegal::unless(turn.seat == seat, clause::CA_4_50)?;
    match action {
        Action::Pass => Ok(()),
        Action::Place { put, loc, .. } => {
            let judged = place::judge(game, seat, put, loc);
            judged.map(|_| ()).map_err(|reply| Illegal::by(rule(game, reply)))
        }
        _ => Err(Illegal::by(clause::CA_4_50)),
    }
}

/// The clause behind an answer.
pub fn rule(game: &Camouflage, reply: Reply) -> &'static Clause {
    match reply {
        Reply::NotPlaying | Reply::NotInHand | Reply::BadCoords => clause::CA_4_6,
        Reply::Locked => clause::CA_4_10,
        Reply::BadLocation if game.terms.mode == Mode::NotMyStack => clause::CA_5_40,
        Reply::BadLocation => clause::CA_4_6,
        Reply::Frozen => clause::CA_5_42,
        Reply::Miss(Miss::Centre { .. }) => clause::CA_5_4,
        Reply::Miss(Miss::Mismatch { .. }) if game.board.fit().wild => clause::CA_5_16,
        Reply::Miss(Miss::Mismatch { .. }) => clause::CA_5_4,
        Reply::Miss(Miss::TooFew { .. }) if !game.board.fit().wild_counts => clause::CA_5_17,
        Reply::Miss(Miss::TooFew { .. }) => clause::CA_5_3,
        Reply::Race(_) => clause::CA_4_12,
        Reply::TooSoon => clause::CA_4_14,
        Reply::Cards | Reply::Held | Reply::NotOnTable => clause::CA_5_64,
    }
}

/// A card is laid: the count of passes starts anew, and the next seat follows.
pub fn place(game: &mut Camouflage, seat: Seat, put: Put, loc: Loc, at: Millis, sink: &mut impl Sink<Note>) {
    if let Phase::Turn(turn) = &mut game.phase {
        turn.passed = SeatSet::EMPTY;
    }
    let cover = game.board.cover(put, loc);
    place::accept(game, place::Card { seat, put, loc, cover, right: true, at }, sink);
    next(game, at, sink);
}

/// A turn without a card.
pub fn pass(game: &mut Camouflage, seat: Seat, at: Millis, sink: &mut impl Sink<Note>) {
    if let Phase::Turn(turn) = &mut game.phase {
        turn.passed = turn.passed.with(seat);
        sink.note(Note::Passed(seat));
    }
    look_at_passes(game, at, sink);
    next(game, at, sink);
}

/// All live seats passed one after the other: the game ends as by deadlock (CA-4.52).
pub fn look_at_passes(game: &mut Camouflage, at: Millis, sink: &mut impl Sink<Note>) {
    if let Phase::Turn(turn) = game.phase {
        let live = game.live();
        if live.intersection(turn.passed) == live {
            ending::end(game, Ending::Stuck, at, sink);
        }
    }
}

/// How many rounds follow the one in which somebody goes out.
pub fn extra(game: &Camouflage) -> u8 {
    ending::extra_rounds(game.terms.mode, game.terms.timer)
}

/// Once somebody is out the round is finished, and some modes grant further ones (CA-4.51).
pub fn last_rounds(game: &mut Camouflage, first: bool, sink: &mut impl Sink<Note>) {
    let rounds = extra(game);
    if let Phase::Turn(turn) = &mut game.phase
        && first
    {
        turn.rounds = Some(rounds);
        sink.note(Note::LastRounds(rounds));
    }
}

/// The next live seat; at the end of a round perhaps the end of the game.
pub fn next(game: &mut Camouflage, at: Millis, sink: &mut impl Sink<Note>) {
    let Phase::Turn(mut turn) = game.phase else { return };
    let place = |seat: Seat| (seat.number() + game.seats - turn.first.number()) % game.seats;
    let here = place(turn.seat);
    let earliest = |from: u8| game.live().iter().filter(|&seat| place(seat) >= from).min_by_key(|&seat| place(seat));
    let seat = match earliest(here + 1) {
        Some(seat) => seat,
        None if turn.rounds == Some(0) => return ending::end(game, Ending::Time, at, sink),
        None => {
            turn.rounds = turn.rounds.map(|left| left - 1);
            let Some(seat) = earliest(0) else { return };
            seat
        }
    };
    game.phase = Phase::Turn(Turn { seat, until: at.plus(TURN_MS), ..turn });
    sink.note(Note::Turn(seat));
}
