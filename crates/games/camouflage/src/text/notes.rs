//! What is announced, as words for the log and as data for boards.

use super::labels::over;
use super::names::{animal, gap, put as said_put, side};
use super::replies::said as said_reply;
use crate::board::Loc;
use crate::note::Note;
use crate::puzzle::Answer;
use crate::state::{Camouflage, Ending, location};
use kernel::{Said, Text, said};

/// Whether a note is worth a line: not what everybody sees on the table anyway, or what would only fill the log.
pub fn is_news(note: &Note) -> bool {
    !matches!(
        note,
        Note::Automatic(_)
            | Note::BoardDeck(_)
            | Note::Built(None, _)
            | Note::Ready(_)
            | Note::Turn(_)
            | Note::Held(..)
            | Note::Free(_)
    )
}

/// A note in words.
pub fn said(game: &Camouflage, note: &Note) -> Said {
    match *note {
        Note::Automatic(seat) => said!("automatic", who: seat),
        Note::Voted(seat, which) => said!("voted", who: seat, side: side(which)),
        Note::Side(which) => said!("side", side: side(which)),
        Note::Took(seat, deck) => said!("took", who: seat, animal: animal(deck)),
        Note::BoardDeck(deck) => said!("board-deck", animal: animal(deck)),
        Note::Built(Some(seat), put) => said!("built", who: seat, card: gap(put.card)),
        Note::Built(None, put) => said!("built-by-chance", card: gap(put.card)),
        Note::Lifted(Some(seat), card) => said!("lifted", who: seat, card: gap(card)),
        Note::Lifted(None, card) => said!("cleared", card: gap(card)),
        Note::Confirmed(seat) => said!("content", who: seat),
        Note::Chose(seat, card) => said!("chose", who: seat, card: gap(card)),
        Note::Location(seat, card) => said!("location", who: seat, card: gap(card)),
        Note::Ready(seat) => said!("ready", who: seat),
        Note::Unready(seat) => said!("unready", who: seat),
        Note::Countdown(_) => said!("countdown"),
        Note::Waiting => said!("waiting"),
        Note::Go => said!("go"),
        Note::Laid { .. } => laid(game, note),
        Note::Out(seat, 0) => said!("out", who: seat),
        Note::Out(seat, token) => said!("out-token", who: seat, token: token),
        Note::Frozen(seat) => said!("frozen", who: seat),
        Note::Timer(_) => said!("timer"),
        Note::LastRounds(rounds) => said!("last-rounds", rounds: rounds),
        Note::Stuck(seat, true) => said!("stuck", who: seat),
        Note::Stuck(seat, false) => said!("unstuck", who: seat),
        Note::Turn(seat) => said!("turn", who: seat),
        Note::Passed(seat) => said!("passed", who: seat),
        Note::Left(seat) => said!("left", who: seat),
        Note::Again => said!("again"),
        Note::Refused(seat, reply) => said!("refused", who: seat, why: said_reply(game, reply)),
        Note::Hint(..) => hint(game, note),
        Note::Put(seat, put) => said!("puzzle-put", who: seat, card: gap(put.card)),
        Note::Loose(seat, card) => said!("puzzle-loose", who: seat, card: gap(card)),
        Note::Raised(seat, card) => said!("puzzle-raised", who: seat, card: gap(card)),
        Note::Turned(seat, card) => said!("puzzle-turned", who: seat, card: gap(card)),
        Note::Held(seat, card) => said!("puzzle-held", who: seat, card: gap(card)),
        Note::Free(card) => said!("puzzle-free", card: gap(card)),
        Note::Checked(seat, answer) => said!("puzzle-checked", who: seat, verdict: verdict(answer)),
        Note::Clue(put) => said!("puzzle-clue", put: said_put(put)),
        Note::Over(how) => ending(game, how),
    }
}

/// `Ann lays owl 3 over 2 cards, 3 left.`
fn laid(game: &Camouflage, note: &Note) -> Said {
    let Note::Laid { seat, put, loc, covers, touches, .. } = *note else { unreachable!("asked of a card laid") };
    let (over, left) = (over(game, covers, touches), game.unplayed(seat));
    match loc.seat(game.seats) {
        None => said!("laid", who: seat, card: gap(put.card), over: over, left: left),
        Some(owner) => {
            let onto = game.place(location(owner));
            said!("laid-on", who: seat, card: gap(put.card), location: onto, over: over, left: left)
        }
    }
}

fn hint(game: &Camouflage, note: &Note) -> Said {
    let Note::Hint(seat, found) = *note else { unreachable!("asked of a hint") };
    match found {
        None => said!("hint-none", who: seat),
        Some((put, Loc::COMMON)) => said!("hint", who: seat, put: said_put(put)),
        Some((put, loc)) => {
            let owner = loc.seat(game.seats).unwrap_or(seat);
            said!("hint-on", who: seat, put: said_put(put), location: game.place(location(owner)))
        }
    }
}

/// What the check of a puzzle says.
pub fn verdict(answer: Answer) -> Said {
    match answer {
        Answer::Ok => said!("verdict-ok"),
        Answer::Cards => said!("verdict-cards"),
        Answer::Center => said!("verdict-center"),
        Answer::Mismatch => said!("verdict-mismatch"),
        Answer::Outline => said!("verdict-outline"),
    }
}

/// Why the game is over.
pub fn ending(game: &Camouflage, how: Ending) -> Said {
    match how {
        Ending::Out => said!("ending-out"),
        Ending::Time => said!("ending-time"),
        Ending::AllOut => said!("ending-all-out"),
        Ending::Deadlock => said!("ending-deadlock"),
        Ending::Stuck => said!("ending-stuck"),
        Ending::Idle => said!("ending-idle"),
        Ending::Solved if game.bench.is_some_and(|bench| bench.hints > 0) => said!("ending-solved-hints"),
        Ending::Solved => said!("ending-solved"),
        Ending::LookedUp => said!("ending-looked-up"),
        Ending::Left => said!("ending-left"),
        Ending::Dissolved => said!("ending-dissolved"),
    }
}
