//! A game in words: labels and sentences, and the parts of the table a choice touches.

use crate::card::{Face, Zone};
use crate::game::Game;
use crate::grid::{Blame, Grid};
use crate::seat::{Seat, Viewer};
use std::fmt;

/// What a choice touches, so that selecting a card shows what it can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Touch {
    /// A card of this face in this zone.
    Card(Zone, Face),
    /// A zone as a whole.
    Zone(Zone),
    /// A seat.
    Seat(Seat),
}

/// The value of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Said<'a> {
    /// Words.
    Words(&'a str),
    /// A number.
    Number(i32),
}

impl fmt::Display for Said<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Said::Words(words) => f.write_str(words),
            Said::Number(number) => fmt::Display::fmt(number, f),
        }
    }
}

/// The words of a game (English).
pub trait Text: Game {
    /// A face in the game's notation (`R15`), as actions and positions write it.
    fn face(&self, face: Face) -> String;

    /// A face as a person says it (`RUN 15`).
    fn face_name(&self, face: Face) -> String;

    /// Whether faces are called the same all through the match, so that a table may keep the words.
    fn names_stay(&self) -> bool {
        true
    }

    /// An action as a button says it (`Run for 15`).
    fn label(&self, seat: Seat, action: Self::Action) -> String;

    /// A note as the log says it.
    fn sentence(&self, note: &Self::Note) -> String;

    /// Whether a log must not show this note again at present, because it tells what has been turned face down since.
    /// Asked of the table as it is now, not as it was.
    fn withheld(&self, _note: &Self::Note) -> bool {
        false
    }

    /// What `action` touches.
    fn touches(&self, seat: Seat, action: Self::Action) -> Vec<Touch>;

    /// The clause that explains `action`, for help before it is chosen.
    fn clause(&self, seat: Seat, action: Self::Action) -> &'static crate::Clause;

    /// Lines `key value` that describe the table beyond zones and scores, as `viewer` sees it: whose turn, the phase,
    /// counters. Play files compare them and terminals show them.
    fn lines(&self, viewer: Viewer) -> Vec<(String, String)>;

    /// Says the same lines one after the other. A busy table does this after every step: a game may write them here
    /// without a text for each, and gather [`Text::lines`] from here.
    fn each_line(&self, viewer: Viewer, say: &mut dyn FnMut(&str, Said<'_>)) {
        for (key, value) in self.lines(viewer) {
            say(&key, Said::Words(&value));
        }
    }

    /// The parts of the table where cards lie on cells, as `viewer` sees them; most games have none.
    fn grids(&self, _viewer: Viewer) -> Vec<Grid> {
        Vec::new()
    }

    /// Why `seat` may not do what was just refused, in the words of this table, where the clause alone does not say it.
    fn blame(&self, _seat: Seat, _action: Self::Action) -> Option<Blame> {
        None
    }
}
