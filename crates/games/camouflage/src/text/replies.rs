//! Answers to moves that were not accepted: as a code, in notation, and in words.

use super::names::square;
use crate::board::Miss;
use crate::card::Square;
use crate::options::Pace;
use crate::rules::turns;
use crate::state::{Camouflage, Reply};
use crate::view::ReplyView;
use kernel::{Said, said};

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

/// The cell to blame, if one is.
pub fn cell(reply: Reply) -> Option<(i8, i8)> {
    match reply {
        Reply::Miss(Miss::Centre { x, y } | Miss::Mismatch { x, y, .. }) => Some((x, y)),
        _ => None,
    }
}

/// An answer for its seat.
pub fn reply_view(game: &Camouflage, reply: Reply) -> ReplyView {
    let cell = cell(reply);
    ReplyView {
        code: reply_code(reply).to_string(),
        clause: turns::rule(game, reply).id.to_string(),
        said: said(game, reply),
        x: cell.map(|(x, _)| x),
        y: cell.map(|(_, y)| y),
    }
}

/// Why a move was not accepted.
pub fn said(game: &Camouflage, reply: Reply) -> Said {
    match reply {
        Reply::NotPlaying if game.terms.pace == Pace::Turns => said!("reply-turn"),
        Reply::NotPlaying => said!("reply-late"),
        Reply::Locked => said!("reply-locked"),
        Reply::NotInHand => said!("reply-not-in-hand"),
        Reply::BadLocation => said!("reply-bad-location"),
        Reply::Frozen => said!("reply-frozen"),
        Reply::BadCoords => said!("reply-bad-coords"),
        Reply::Miss(miss) => miss_said(game, miss),
        Reply::Race(quicker) => said!("reply-race", who: quicker),
        Reply::TooSoon => said!("reply-too-soon"),
        Reply::Cards => said!("reply-cards"),
        Reply::Held => said!("reply-held"),
        Reply::NotOnTable => said!("reply-not-on-table"),
    }
}

fn miss_said(game: &Camouflage, miss: Miss) -> Said {
    let at = |x: i8, y: i8| (i32::from(x), i32::from(y));
    match miss {
        Miss::Centre { x, y } => {
            let (x, y) = at(x, y);
            said!("reply-center", x: x, y: y)
        }
        Miss::Mismatch { x, y, new, old, wrong } => {
            let ((x, y), mine, below) = (at(x, y), square(game.side, new), square(game.side, old));
            said!("reply-mismatch", wrong: wrong, mine: mine, below: below, x: x, y: y)
        }
        Miss::TooFew { covered: 0, .. } => said!("reply-nothing"),
        Miss::TooFew { matched, .. } => said!("reply-too-few", matched: matched, min: game.board.fit().min),
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
