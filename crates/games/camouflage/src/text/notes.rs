//! Sentences for the log.

use super::{reply_code, reply_sentence, where_to};
use crate::board::Loc;
use crate::card::{Deck, Name};
use crate::note::Note;
use crate::options::Mode;
use crate::puzzle::Answer;
use crate::state::{Camouflage, Ending};

/// A note in words.
pub fn sentence(game: &Camouflage, note: &Note) -> String {
    match *note {
        Note::Automatic(seat) => format!("Seat {seat} leaves the setup to the others."),
        Note::Voted(seat, side) => format!("Seat {seat} votes for {}.", side.title()),
        Note::Side(side) => format!("We play with {}.", side.title()),
        Note::Took(seat, deck) => format!("Seat {seat} has the {} deck.", deck.animal()),
        Note::BoardDeck(deck) => format!("The starting board comes from the {} deck.", deck.animal()),
        Note::Built(Some(seat), put) => format!("Seat {seat} lays {}.", where_to(put)),
        Note::Built(None, put) => format!("The starting board gets {}.", where_to(put)),
        Note::Lifted(Some(seat), card) => format!("Seat {seat} lifts {} again.", Name(card)),
        Note::Lifted(None, card) => format!("{} is cleared away.", Name(card)),
        Note::Confirmed(seat) => format!("Seat {seat} is content with the board."),
        Note::Chose(_, card) => format!("You choose {} as your location.", Name(card)),
        Note::Location(seat, card) => format!("Seat {seat}'s location is {}.", Name(card)),
        Note::Ready(seat) => format!("Seat {seat} is ready."),
        Note::Unready(seat) => format!("Seat {seat} is not ready yet."),
        Note::Countdown(_) => "Three seconds to GO.".to_string(),
        Note::Waiting => "The countdown stops.".to_string(),
        Note::Go => "GO!".to_string(),
        Note::Laid { .. } => laid(game, note),
        Note::Out(seat, 0) => format!("Seat {seat} has played all its cards."),
        Note::Out(seat, token) => format!("Seat {seat} has played all its cards and takes token {token}."),
        Note::Frozen(seat) => format!("Seat {seat}'s location is frozen."),
        Note::Timer(_) => "The sand timer runs.".to_string(),
        Note::LastRounds(0) => "This is the last round.".to_string(),
        Note::LastRounds(1) => "One more round follows this one.".to_string(),
        Note::LastRounds(rounds) => format!("{rounds} more rounds follow this one."),
        Note::Stuck(seat, true) => format!("Seat {seat} is stuck."),
        Note::Stuck(seat, false) => format!("Seat {seat} is not stuck any more."),
        Note::Turn(seat) => format!("It is seat {seat}'s turn."),
        Note::Passed(seat) => format!("Seat {seat} passes."),
        Note::Left(seat) => format!("Seat {seat} has left."),
        Note::Again => "The setup begins again.".to_string(),
        Note::Refused(_, reply) => {
            format!("Only you see this: {}. {}", reply_code(reply), reply_sentence(game, reply)) + "."
        }
        Note::Hint(Some((put, Loc::COMMON))) => format!("Only you see this: {} fits.", where_to(put)),
        Note::Hint(Some((put, loc))) => {
            format!("Only you see this: {} fits on seat {}'s location.", where_to(put), loc.0)
        }
        Note::Hint(None) => "Only you see this: nothing of yours fits.".to_string(),
        Note::Put(seat, put) => format!("Seat {seat} lays {}.", where_to(put)),
        Note::Loose(seat, card) => format!("Seat {seat} lifts {}.", Name(card)),
        Note::Raised(seat, card) => format!("Seat {seat} brings {} to the top.", Name(card)),
        Note::Turned(seat, card) => format!("Seat {seat} turns {}.", Name(card)),
        Note::Held(seat, card) => format!("Seat {seat} holds {}.", Name(card)),
        Note::Free(card) => format!("Nobody holds {} any more.", Name(card)),
        Note::Checked(seat, answer) => format!("Seat {seat} asks whether it is solved: {}.", verdict(answer)),
        Note::Clue(put) => format!("A card of the answer: {}.", where_to(put)),
        Note::Over(how) => ending(game, how),
    }
}

/// `Seat 1 lays an owl (OW3) over 2 cards. Three left.`
fn laid(game: &Camouflage, note: &Note) -> String {
    let Note::Laid { seat, put, loc, covers, touches, .. } = *note else { return String::new() };
    let animal = Deck::of(put.card).animal();
    let article = if animal.starts_with('o') { "an" } else { "a" };
    let over = match game.terms.mode {
        Mode::Cover => format!("over {covers} squares"),
        _ if touches == 1 => "over 1 card".to_string(),
        _ => format!("over {touches} cards"),
    };
    let place = if loc == Loc::COMMON { String::new() } else { format!(" on seat {}'s location", loc.0) };
    let left = match game.unplayed(seat) {
        0 => String::new(),
        left => format!(" {left} left."),
    };
    format!("Seat {seat} lays {article} {animal} ({}) {over}{place}.{left}", Name(put.card))
}

fn verdict(answer: Answer) -> &'static str {
    match answer {
        Answer::Ok => "yes, it is",
        Answer::Cards => "not all of the cards lie on the table",
        Answer::Center => "a centre overlaps",
        Answer::Mismatch => "two squares that lie on each other differ",
        Answer::Outline => "it does not have the right outline",
    }
}

fn ending(game: &Camouflage, how: Ending) -> String {
    match how {
        Ending::Out => "The first player is out: the game is over.",
        Ending::Time => "Time is up: the game is over.",
        Ending::AllOut => "Nobody has cards left: the game is over.",
        Ending::Deadlock => "Nobody can lay another card: the game is over.",
        Ending::Stuck => "Nobody finds anything any more: the game is over.",
        Ending::Idle => "Nothing has happened for too long: the game is over.",
        Ending::Solved if game.bench.is_some_and(|bench| bench.hints > 0) => "The puzzle is solved, with hints.",
        Ending::Solved => "The puzzle is solved!",
        Ending::LookedUp => "The answer was looked up.",
        Ending::Left => "Everybody has left.",
        Ending::Dissolved => "Too few players are left: the table is closed.",
    }
    .to_string()
}
