//! What the game has to say: names, labels, what happened, how it stands. The words themselves are in `words/`.

mod grids;
mod labels;
mod lines;
mod names;
mod notes;
mod replies;
mod status;

pub use replies::{reply_code, reply_view, reply_words};

use crate::action::Action;
use crate::card::Name;
use crate::clause;
use crate::note::Note;
use crate::options::Mode;
use crate::state::{BOARD, Camouflage, Ending, LOOSE, Phase, hand, location};
use kernel::{Blame, Clause, Face, Grid, Help, Said, Seat, Text, Touch, Viewer};

impl Text for Camouflage {
    const WORDS: &'static [(&'static str, &'static str)] = kernel::words!("en", "de", "es", "fr");

    fn face(&self, face: Face) -> String {
        Name(face).to_string()
    }

    fn name(&self, face: Face) -> Said {
        names::card(face)
    }

    fn help(&self, face: Face) -> Help {
        names::help(self, face)
    }

    fn label(&self, _seat: Seat, action: Action) -> Said {
        labels::label(self, action)
    }

    fn log(&self, note: &Note) -> Option<Said> {
        notes::is_news(note).then(|| notes::said(self, note))
    }

    fn cue(&self, note: &Note) -> Said {
        notes::said(self, note)
    }

    fn status(&self, viewer: Viewer) -> Vec<Said> {
        status::status(self, viewer)
    }

    fn touches(&self, seat: Seat, action: Action) -> Vec<Touch> {
        touches(self, seat, action)
    }

    fn clause(&self, _seat: Seat, action: Action) -> &'static Clause {
        clause_of(self, action)
    }

    fn lines(&self, viewer: Viewer) -> Vec<(String, String)> {
        lines::lines(self, viewer)
    }

    fn grids(&self, viewer: Viewer) -> Vec<Grid> {
        grids::grids(self, viewer)
    }

    fn blame(&self, seat: Seat, action: Action) -> Option<Blame> {
        grids::blame(self, seat, action)
    }
}

fn touches(game: &Camouflage, seat: Seat, action: Action) -> Vec<Touch> {
    let lies = |card: Face| if game.cards.find(LOOSE, card).is_some() { LOOSE } else { BOARD };
    match action {
        Action::Place { put, loc, .. } => {
            let target = loc.seat(game.seats).map_or(BOARD, location);
            vec![Touch::Card(hand(seat), put.card), Touch::Zone(target)]
        }
        Action::Lay(put) => vec![Touch::Card(lies(put.card), put.card), Touch::Zone(BOARD)],
        Action::Lift(card) | Action::Raise(card) | Action::Turn(card) | Action::Grab(card) | Action::Release(card) => {
            vec![Touch::Card(lies(card), card)]
        }
        Action::Location(card) => vec![Touch::Card(crate::state::pile(seat), card)],
        Action::Deck(_) | Action::Vote(_) | Action::Auto | Action::Ready | Action::Unready => Vec::new(),
        Action::Confirm | Action::Check | Action::Answer => vec![Touch::Zone(BOARD)],
        Action::Stuck(_) | Action::Pass | Action::Hint | Action::Leave => vec![Touch::Seat(seat)],
    }
}

fn clause_of(game: &Camouflage, action: Action) -> &'static Clause {
    let puzzle = game.terms.mode == Mode::Puzzle;
    match action {
        Action::Auto | Action::Vote(_) => clause::CA_3_1,
        Action::Deck(_) => clause::CA_3_2,
        Action::Lay(_) | Action::Lift(_) if puzzle => clause::CA_5_57,
        Action::Lay(_) => clause::CA_3_6,
        Action::Lift(_) | Action::Confirm => clause::CA_3_7,
        Action::Location(_) => clause::CA_3_13,
        Action::Ready => clause::CA_3_12,
        Action::Unready => clause::CA_8_1,
        Action::Place { .. } => clause::CA_5_3,
        Action::Stuck(_) => clause::CA_4_13,
        Action::Pass => clause::CA_4_50,
        Action::Hint if puzzle => clause::CA_5_57,
        Action::Hint => clause::CA_4_14,
        Action::Leave => clause::CA_9_8,
        Action::Raise(_) | Action::Turn(_) | Action::Check | Action::Answer => clause::CA_5_57,
        Action::Grab(_) | Action::Release(_) => clause::CA_5_64,
    }
}

/// The phase in one word.
pub fn phase_word(game: &Camouflage) -> &'static str {
    match game.phase {
        Phase::Side { .. } => "side",
        Phase::Decks { .. } => "decks",
        Phase::Build { .. } => "build",
        Phase::Location { .. } => "location",
        Phase::Ready { .. } => "ready",
        Phase::Countdown { .. } => "countdown",
        Phase::Play { .. } => "play",
        Phase::Overtime { .. } => "overtime",
        Phase::Turn(_) => "turn",
        Phase::Puzzle => "puzzle",
        Phase::Over { .. } => "over",
    }
}

/// Every ending and its word.
pub const ENDINGS: [(Ending, &str); 10] = [
    (Ending::Out, "out"),
    (Ending::Time, "time"),
    (Ending::AllOut, "all_out"),
    (Ending::Deadlock, "deadlock"),
    (Ending::Stuck, "stuck"),
    (Ending::Idle, "idle"),
    (Ending::Solved, "solved"),
    (Ending::LookedUp, "looked_up"),
    (Ending::Left, "left"),
    (Ending::Dissolved, "dissolved"),
];

/// Why a game is over in one word.
pub fn ending_word(how: Ending) -> &'static str {
    ENDINGS[how as usize].1
}
