//! Going out, and how a game ends (CA-4.11, CA-5.25 to CA-5.43, chapter 6).

use super::{place, score, turns};
use crate::note::Note;
use crate::options::{Mode, Pace, Timer};
use crate::state::{Camouflage, Ending, Phase, hand, pile};
use kernel::{Eyes, Millis, Seat, SeatSet, Sink};

/// How long the others may go on (CA-5.30): 60 or 30 seconds on the sand timer (CA-1.8).
const fn timer_ms(timer: Timer) -> u32 {
    match timer {
        Timer::Beginner => 60_000,
        Timer::Advanced => 30_000,
        Timer::Expert => 0,
    }
}

/// A player has laid the last card: token, freeze, timer, or the end. They come by themselves (CA-8.5) and hold from
/// this very move on (CA-4.15).
pub fn go_out(game: &mut Camouflage, seat: Seat, at: Millis, sink: &mut impl Sink<Note>) {
    let first = Seat::all(game.seats).all(|other| game.players[other].out == 0);
    let tokens = Seat::all(game.seats).map(|other| game.players[other].token).max().unwrap_or(0);
    // Tokens stay in the box in Speed Round (CA-5.25).
    let token = if game.terms.mode == Mode::Speed { 0 } else { tokens + 1 };
    game.players[seat].out = game.board.changes();
    game.players[seat].token = token;
    sink.note(Note::Out(seat, token));
    match (game.terms.pace, game.terms.mode) {
        // No timer here, and whoever is left alone finds every other location frozen (CA-9.4).
        (_, Mode::NotMyStack) => sink.note(Note::Frozen(seat)),
        (Pace::Turns, _) => turns::last_rounds(game, first, sink),
        (Pace::Realtime, Mode::Speed) => end(game, Ending::Out, at, sink),
        (Pace::Realtime, _) if !first => {}
        (Pace::Realtime, _) => start_timer(game, at, sink),
    }
}

/// The first player out turns the sand timer (CA-5.30); an expert has no extra time (CA-5.31).
fn start_timer(game: &mut Camouflage, at: Millis, sink: &mut impl Sink<Note>) {
    match timer_ms(game.terms.timer) {
        0 => end(game, Ending::Time, at, sink),
        length => {
            game.phase = Phase::Overtime { until: at.plus(length) };
            sink.note(Note::Timer(at.plus(length)));
        }
    }
}

/// How many rounds follow the one in which somebody went out, in turns (CA-4.51).
pub const fn extra_rounds(mode: Mode, timer: Timer) -> u8 {
    match (mode, timer) {
        (Mode::Speed, _) | (_, Timer::Expert) => 0,
        (_, Timer::Advanced) => 1,
        (_, Timer::Beginner) => 2,
    }
}

/// After a placement or a departure: is anybody left, and can anybody place (CA-4.9)? So whether or not the sand runs
/// (CA-5.32), and in Not My Stack! it is the only end (CA-6.2).
pub fn look_for_end(game: &mut Camouflage, at: Millis, sink: &mut impl Sink<Note>) {
    if matches!(game.phase, Phase::Over { .. }) {
        return;
    }
    if game.live().is_empty() {
        return end(game, Ending::AllOut, at, sink);
    }
    look_for_deadlock(game, at, sink);
}

/// Nobody can place any card: the table cannot change any more (CA-6.3, CA-9.3).
pub fn look_for_deadlock(game: &mut Camouflage, at: Millis, sink: &mut impl Sink<Note>) {
    if !somebody_can_place(game) {
        end(game, Ending::Deadlock, at, sink);
    }
}

/// Whether any live seat has a legal placement.
pub fn somebody_can_place(game: &Camouflage) -> bool {
    Seat::all(game.seats).any(|seat| game.is_live(seat) && place::can_place(game, seat))
}

/// Raises or lowers a flag (CA-4.13).
pub fn flag(game: &mut Camouflage, seat: Seat, on: bool, at: Millis, sink: &mut impl Sink<Note>) {
    if game.stuck.contains(seat) == on {
        return;
    }
    game.stuck = if on { game.stuck.with(seat) } else { game.stuck.without(seat) };
    sink.note(Note::Stuck(seat, on));
    look_at_flags(game, at, sink);
}

/// When all live seats find nothing the game is over (CA-6.4).
pub fn look_at_flags(game: &mut Camouflage, at: Millis, sink: &mut impl Sink<Note>) {
    let live = game.live();
    let playing = matches!(game.phase, Phase::Play { .. } | Phase::Overtime { .. });
    if playing && !live.is_empty() && live.intersection(game.stuck) == live {
        end(game, Ending::Stuck, at, sink);
    }
}

/// The end: points are counted, all 0 where nobody placed anything (CA-9.5), and all hands and piles are shown
/// (CA-7.3). Nothing is carried over to another game (CA-6.15).
pub fn end(game: &mut Camouflage, how: Ending, at: Millis, sink: &mut impl Sink<Note>) {
    game.phase = Phase::Over { how, at };
    game.stuck = SeatSet::EMPTY;
    score::count(game);
    for seat in Seat::all(game.seats) {
        for card in game.cards.set(hand(seat)).union(game.cards.set(pile(seat))).iter() {
            game.cards.turn(card, Eyes::ALL, sink);
        }
    }
    sink.note(Note::Over(how));
}
