//! What buttons say.

use super::names::{animal, gap, put as said_put, side};
use crate::action::Action;
use crate::board::{Loc, Put};
use crate::options::Mode;
use crate::state::{Camouflage, location};
use kernel::{Said, Text, said};

/// What can be done, and where it leads.
pub fn label(game: &Camouflage, action: Action) -> Said {
    let puzzle = game.terms.mode == Mode::Puzzle;
    match action {
        Action::Auto => said!("do-auto"),
        Action::Vote(which) => said!("do-vote", side: side(which)),
        Action::Deck(deck) => said!("do-deck", animal: animal(deck)),
        Action::Lay(put) => lay(game, put, Loc::COMMON),
        Action::Lift(card) => said!("do-lift", card: gap(card)),
        Action::Confirm => said!("do-confirm"),
        Action::Location(card) => said!("do-location", card: gap(card)),
        Action::Ready => said!("do-ready"),
        Action::Unready => said!("do-unready"),
        Action::Place { put, loc, .. } => lay(game, put, loc),
        Action::Stuck(true) => said!("do-stuck"),
        Action::Stuck(false) => said!("do-unstuck"),
        Action::Pass => said!("do-pass"),
        Action::Hint if puzzle => said!("do-hint-puzzle"),
        Action::Hint => said!("do-hint"),
        Action::Leave => said!("do-leave"),
        Action::Raise(card) => said!("do-raise", card: gap(card)),
        Action::Turn(card) => said!("do-turn", card: gap(card)),
        Action::Grab(card) => said!("do-grab", card: gap(card)),
        Action::Release(card) => said!("do-release", card: gap(card)),
        Action::Check => said!("do-check"),
        Action::Answer => said!("do-answer"),
    }
}

/// A card and what it would lie over. A puzzle's cards may lie anywhere, and nothing counts what they cover.
fn lay(game: &Camouflage, put: Put, loc: Loc) -> Said {
    let cover = game.board.cover(put, loc);
    let over = || over(game, cover.covers, cover.touches);
    match loc.seat(game.seats) {
        _ if cover.covers == 0 => said!("do-lay", put: said_put(put)),
        Some(owner) => {
            said!("do-lay-on", put: said_put(put), location: game.place(location(owner)), over: over())
        }
        None => said!("do-lay-over", put: said_put(put), over: over()),
    }
}

/// What counts of what lies below a card: squares in Cover Some Ground, else different cards.
pub fn over(game: &Camouflage, covers: u8, touches: u8) -> Said {
    match game.terms.mode {
        Mode::Cover => said!("over-squares", count: covers),
        Mode::Speed | Mode::Diversify | Mode::NotMyStack | Mode::Puzzle => said!("over-cards", count: touches),
    }
}
