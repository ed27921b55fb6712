//! The game in words: labels, sentences, and the lines a terminal or a play file reads.

mod grids;
mod lines;
mod notes;

use crate::action::Action;
use crate::board::{Loc, Miss, Put};
use crate::card::{Deck, Name, Square};
use crate::clause;
use crate::note::Note;
use crate::options::{Mode, Pace};
use crate::rules::turns;
use crate::state::{BOARD, Camouflage, Ending, LOOSE, Phase, Reply, hand, location};
use crate::view::ReplyView;
use kernel::{Blame, Clause, Face, Grid, Seat, Text, Touch, Viewer};

impl Text for Camouflage {
    fn face(&self, face: Face) -> String {
        Name(face).to_string()
    }

    /// `frog 1 (LLZ/G+G/ZZL)`: a text client must be able to read the squares (CA-8.8).
    fn old_face_name(&self, face: Face) -> String {
        let number = face.0 as usize % crate::card::DECK_SIZE + 1;
        let animal = Deck::of(face).animal();
        match self.phase {
            Phase::Side { .. } => format!("{animal} {number}"),
            _ => format!("{animal} {number} ({})", self.ring(face).text(self.side)),
        }
    }

    /// What is on the squares is not known before the side is.
    fn names_stay(&self) -> bool {
        false
    }

    fn old_label(&self, _seat: Seat, action: Action) -> String {
        label(self, action)
    }

    fn old_sentence(&self, note: &Note) -> String {
        notes::sentence(self, note)
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

fn label(game: &Camouflage, action: Action) -> String {
    let puzzle = game.terms.mode == Mode::Puzzle;
    match action {
        Action::Auto => "Leave the setup to the others".to_string(),
        Action::Vote(side) => format!("Vote for {}", side.title()),
        Action::Deck(deck) => format!("Take the {} deck", deck.animal()),
        Action::Lay(put) => format!("Lay {}", where_to(put)),
        Action::Lift(card) => format!("Lift {}", Name(card)),
        Action::Confirm => "Play with this board".to_string(),
        Action::Location(card) => format!("{} as my location", Name(card)),
        Action::Ready => "Ready".to_string(),
        Action::Unready => "Not ready yet".to_string(),
        Action::Place { put, loc, .. } if loc == Loc::COMMON => format!("Lay {}", where_to(put)),
        Action::Place { put, loc, .. } => format!("Lay {} on seat {}'s location", where_to(put), loc.0),
        Action::Stuck(true) => "Stuck: I find nothing".to_string(),
        Action::Stuck(false) => "Not stuck after all".to_string(),
        Action::Pass => "Pass".to_string(),
        Action::Hint if puzzle => "Show me a card of the answer".to_string(),
        Action::Hint => "Show me a placement".to_string(),
        Action::Leave => "Leave the game".to_string(),
        Action::Raise(card) => format!("Bring {} to the top", Name(card)),
        Action::Turn(card) => format!("Turn {}", Name(card)),
        Action::Grab(card) => format!("Take hold of {}", Name(card)),
        Action::Release(card) => format!("Let {} go", Name(card)),
        Action::Check => "Is it solved?".to_string(),
        Action::Answer => "Give up and show the answer".to_string(),
    }
}

/// `FR1, turned once, at (-4,0)`.
fn where_to(put: Put) -> String {
    let turned = ["", ", turned once", ", turned twice", ", turned three times"];
    format!("{}{} at ({},{})", Name(put.card), turned.get(put.rot as usize).unwrap_or(&""), put.x, put.y)
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

/// The code of an answer (CA-4.6, CA-5.64).
pub fn reply_code(reply: Reply) -> &'static str {
    match reply {
        Reply::NotPlaying => "NOT_PLAYING",
        Reply::Locked => "LOCKED",
        Reply::NotInHand => "NOT_IN_HAND",
        Reply::BadLocation => "BAD_LOCATION",
        Reply::Frozen => "FROZEN",
        Reply::BadCoords => "BAD_COORDS",
        Reply::Miss(Miss::Centre { .. }) => "CENTER",
        Reply::Miss(Miss::Mismatch { .. }) => "MISMATCH",
        Reply::Miss(Miss::TooFew { .. }) => "TOO_FEW",
        Reply::Race(_) => "RACE",
        Reply::TooSoon => "TOO_SOON",
        Reply::Cards => "CARDS",
        Reply::Held => "HELD",
        Reply::NotOnTable => "NOT_ON_TABLE",
    }
}

/// An answer for its seat.
pub fn reply_view(game: &Camouflage, reply: Reply) -> ReplyView {
    let cell = match reply {
        Reply::Miss(Miss::Centre { x, y } | Miss::Mismatch { x, y, .. }) => Some((x, y)),
        _ => None,
    };
    ReplyView {
        code: reply_code(reply).to_string(),
        clause: turns::rule(game, reply).id.to_string(),
        sentence: reply_sentence(game, reply),
        x: cell.map(|(x, _)| x),
        y: cell.map(|(_, y)| y),
    }
}

/// Why a move was not accepted, in words.
pub fn reply_sentence(game: &Camouflage, reply: Reply) -> String {
    match reply {
        Reply::NotPlaying if game.terms.pace == Pace::Turns => "It is not your turn".to_string(),
        Reply::NotPlaying => "Too late: that can no longer be done".to_string(),
        Reply::Locked => "Your pause is not over yet".to_string(),
        Reply::NotInHand => "That card is not in your hand".to_string(),
        Reply::BadLocation => "You cannot lay a card on that location".to_string(),
        Reply::Frozen => "That location is frozen".to_string(),
        Reply::BadCoords => "Turns go from 0 to 3, and no place is more than 120 away".to_string(),
        Reply::Miss(miss) => miss_sentence(game, miss),
        Reply::Race(quicker) => format!("Seat {quicker} was quicker"),
        Reply::TooSoon => "A hint may be asked for every 20 seconds".to_string(),
        Reply::Cards => "That card does not belong to this puzzle".to_string(),
        Reply::Held => "Somebody else holds that card".to_string(),
        Reply::NotOnTable => "That card is not on the table".to_string(),
    }
}

fn miss_sentence(game: &Camouflage, miss: Miss) -> String {
    let name = |square: Square| match square {
        Square::Centre => "centre",
        Square::Pattern(number) => game.side.patterns()[number as usize],
    };
    match miss {
        Miss::Centre { x, y } => format!("The centre at ({x},{y}) would be covered"),
        Miss::Mismatch { x, y, new, old, wrong: 1 } => {
            format!("One square differs: at ({x},{y}) your {} meets {}", name(new), name(old))
        }
        Miss::Mismatch { x, y, new, old, wrong } => {
            format!("{wrong} squares differ: at ({x},{y}) your {} meets {}", name(new), name(old))
        }
        Miss::TooFew { covered: 0, .. } => "The card covers nothing there".to_string(),
        Miss::TooFew { matched, .. } => {
            format!("{matched} matching squares are too few: at least {} must", game.board.fit().min)
        }
    }
}

/// An answer as play files compare it: its code and what is to blame.
pub fn reply_words(game: &Camouflage, reply: Reply) -> String {
    let code = reply_code(reply);
    let letter = |square: Square| square.letter(game.side);
    match reply {
        Reply::Miss(Miss::Centre { x, y }) => format!("{code} ({x},{y})"),
        Reply::Miss(Miss::Mismatch { x, y, new, old, .. }) => {
            format!("{code} ({x},{y}) {} on {}", letter(new), letter(old))
        }
        Reply::Miss(Miss::TooFew { matched, .. }) => format!("{code} {matched}"),
        Reply::Race(quicker) => format!("{code} {quicker}"),
        _ => code.to_string(),
    }
}
