//! A trick from its lead to its end (DT-4.15 to DT-4.34), and the Red Card that comes back (DT-5.15 to DT-5.19).

use super::finish;
use crate::action::Play;
use crate::card::{KICKOFF, KICKOFF_VALUE, RED, RED_VALUE};
use crate::state::{DreamTeamSoccer, GONE, Note, Phase, TRICK, Trick, hand};
use kernel::{Eyes, Face, Seat, SeatSet, Sink};

/// Whoever holds the Kickoff opens the round with it, alone (DT-4.15, DT-4.16). Nobody goes out that way (DT-9.5).
pub fn kickoff(game: &mut DreamTeamSoccer, sink: &mut impl Sink<Note>) {
    let holder = Seat::all(game.seats).find(|&seat| game.holdings[seat].count(KICKOFF) == 1);
    let holder = holder.expect("the whole deck has been dealt");
    sink.note(Note::Kickoff(holder));
    lay(game, holder, KICKOFF, 1, sink);
    game.plays.push(holder, &Play::KICKOFF, true);
    let mut trick = Trick::new(1);
    trick.record(holder, KICKOFF_VALUE);
    go_on(game, holder, trick, sink);
}

/// Puts cards on the table, as a lead or on the last play.
#[inline(always)] // Most of what is done in a match: no call is worth it.
pub fn play(game: &mut DreamTeamSoccer, seat: Seat, play: Play, sink: &mut impl Sink<Note>) {
    sink.note(Note::Played(seat, play));
    game.plays.push(seat, &play, matches!(game.phase, Phase::Lead { .. }));
    let mut trick = match game.phase {
        Phase::Follow { trick, .. } => trick,
        _ => Trick::new(play.size()),
    };
    for (face, copies) in play.kinds() {
        if copies > 0 {
            lay(game, seat, face, copies, sink);
        }
    }
    trick.record(seat, play.value);
    trick.skipped = play.skip.or(trick.skipped);
    if !game.options.pass_is_final {
        trick.reopen();
    }
    if game.holdings[seat].is_empty() {
        go_out(game, seat, sink);
        // Even halfway through a trick; nothing else is settled (DT-4.34).
        if game.still_in.len() == 1 {
            return finish::round(game, sink);
        }
    }
    // Nothing beats the Goal (DT-5.9).
    if play.value == 0 { end(game, &trick, sink) } else { go_on(game, seat, trick, sink) }
}

/// Plays nothing (DT-4.23).
#[inline(always)]
pub fn pass(game: &mut DreamTeamSoccer, seat: Seat, sink: &mut impl Sink<Note>) {
    let Phase::Follow { trick, turn } = &mut game.phase else { return };
    sink.note(Note::Passed(seat));
    trick.pass(seat);
    match game.podium.next_in(seat, waiting(trick, game.still_in)) {
        Some(next) => *turn = next,
        None => {
            let trick = *trick;
            end(game, &trick, sink);
        }
    }
}

#[inline]
fn lay(game: &mut DreamTeamSoccer, seat: Seat, face: Face, copies: u8, sink: &mut impl Sink<Note>) {
    game.cards.play(hand(seat), face, copies, TRICK, sink);
    game.holdings[seat].remove(face, copies);
}

/// The place is decided at once, for one player at a time (DT-9.8); the trick carries on (DT-4.32, DT-4.33).
fn go_out(game: &mut DreamTeamSoccer, seat: Seat, sink: &mut impl Sink<Note>) {
    game.still_in = game.still_in.without(seat);
    game.places.push(seat);
    sink.note(Note::Out(seat, game.places.as_slice().len() as u8));
}

/// The turn goes clockwise to the next seat that is still in, not skipped and has not passed since the last play (if a
/// pass is final: in this trick). When only the seat of the last play would be left, the trick is over (DT-4.20,
/// DT-4.25, DT-4.26).
#[inline]
fn go_on(game: &mut DreamTeamSoccer, after: Seat, trick: Trick, sink: &mut impl Sink<Note>) {
    match game.podium.next_in(after, waiting(&trick, game.still_in)) {
        Some(turn) => game.phase = Phase::Follow { turn, trick },
        None => end(game, &trick, sink),
    }
}

/// The last play has won (DT-4.27), also a lead that nobody could or would beat (DT-5.14, DT-9.6, DT-9.7). Its cards
/// leave the round (DT-4.28). The winner leads, or the next seat clockwise that is still in (DT-4.29, DT-4.30).
/// Skips and passes end with the trick (DT-4.31).
fn end(game: &mut DreamTeamSoccer, trick: &Trick, sink: &mut impl Sink<Note>) {
    let winner = trick.last();
    sink.note(Note::Won(winner));
    if trick.led() == RED_VALUE {
        settle_red(game, trick, sink);
    }
    game.cards.move_all(TRICK, GONE, Eyes::ALL, sink);
    let leader = if game.still_in.contains(winner) { Some(winner) } else { game.podium.next_in(winner, game.still_in) };
    game.phase = Phase::Lead { leader: leader.expect("a round ends before the last player goes out") };
}

/// The winner takes the Red Card back, as everybody sees (DT-7.3). It is only ever led (DT-5.15), so it lies at the bottom.
fn settle_red(game: &mut DreamTeamSoccer, trick: &Trick, sink: &mut impl Sink<Note>) {
    if !is_red_taken(trick, game.still_in) {
        return sink.note(Note::RedGone);
    }
    let winner = trick.last();
    let red = game.cards.bottom(TRICK).expect("the Red Card was led");
    sink.note(Note::TookRed(winner));
    game.cards.move_to(red, hand(winner), Eyes::ALL, sink);
    game.holdings[winner].add(RED);
}

/// Whether the winner takes the Red Card back (DT-5.16), even if Free Kicks were led with it (DT-5.18): unless it was not
/// led, was the only card (DT-5.17) or the winner has gone out (DT-5.19).
pub fn is_red_taken(trick: &Trick, still_in: SeatSet) -> bool {
    let is_alone = trick.size == 1 && trick.plays().count() == 1;
    trick.led() == RED_VALUE && !is_alone && still_in.contains(trick.last())
}

/// Who may still act before the trick is over.
#[inline]
pub fn waiting(trick: &Trick, still_in: SeatSet) -> SeatSet {
    let waiting = still_in.intersection(trick.open).without(trick.last());
    trick.skipped.map_or(waiting, |skipped| waiting.without(skipped))
}
