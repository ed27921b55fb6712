//! What a game has to say: names, help, labels, what happened; and the parts of the table a choice touches. All of it is
//! [`Said`], data that a word list turns into a language.

use crate::card::{Face, Zone};
use crate::clause::Clause;
use crate::game::Game;
use crate::grid::{Blame, Grid};
use crate::said::{Gap, Said};
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
pub enum Value<'a> {
    /// Words in notation.
    Words(&'a str),
    /// A number.
    Number(i32),
}

impl fmt::Display for Value<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Words(words) => f.write_str(words),
            Value::Number(number) => fmt::Display::fmt(number, f),
        }
    }
}

/// What a player should know about a card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Help {
    /// What it does.
    pub does: Said,
    /// When it may be played.
    pub when: Said,
    /// What each sign in its corners means.
    pub signs: Vec<Said>,
    /// The clauses behind it.
    pub clauses: Vec<&'static Clause>,
}

/// What a game has to say.
pub trait Text: Game {
    /// Its word lists: the language, and a Fluent file ([`words!`](crate::words)). English is the first.
    const WORDS: &'static [(&'static str, &'static str)];

    /// A face in the game's notation (`R15`), as actions and positions write it.
    fn face(&self, face: Face) -> String;

    /// What a face is called.
    fn name(&self, face: Face) -> Said;

    /// What a player should know about a face.
    fn help(&self, face: Face) -> Help;

    /// What a button for `action` says, and where it leads.
    fn label(&self, seat: Seat, action: Self::Action) -> Said;

    /// A note as the log says it; none for what is no news to readers, as whose turn it is.
    fn log(&self, note: &Self::Note) -> Option<Said>;

    /// A note as boards take it: its sound, its motion. What the log says, unless that is nothing.
    fn cue(&self, note: &Self::Note) -> Said {
        self.log(note).expect("a note that is no news says what boards take it for")
    }

    /// The round, half, quarter or hand that is being played, from 1.
    fn round(&self) -> u16 {
        1
    }

    /// What people read about the table as `viewer` sees it, beyond where the cards lie and the points.
    fn status(&self, viewer: Viewer) -> Vec<Said>;

    /// A face that fills a gap.
    fn card(&self, face: Face) -> Gap {
        Gap::Card(self.face(face))
    }

    /// Faces that fill a gap.
    fn cards_gap(&self, faces: impl IntoIterator<Item = Face>) -> Gap {
        Gap::Cards { cards: faces.into_iter().map(|face| self.face(face)).collect(), backs: 0 }
    }

    /// A zone that fills a gap.
    fn place(&self, zone: Zone) -> Gap {
        let (name, seat) = Self::META.zone_name(zone);
        Gap::Place(name.into(), seat)
    }

    /// Whether a log must not show this line of the present round again, because it tells what has been turned face down
    /// since. Asked of the table as it is now, not as it was.
    fn withheld(&self, _said: &Said) -> bool {
        false
    }

    /// What `action` touches.
    fn touches(&self, seat: Seat, action: Self::Action) -> Vec<Touch>;

    /// The clause that explains `action`, for help before it is chosen.
    fn clause(&self, seat: Seat, action: Self::Action) -> &'static Clause;

    /// Lines `key value` in notation that describe the table beyond zones and scores, as `viewer` sees it: whose turn, the
    /// phase, counters. Play files compare them.
    fn lines(&self, viewer: Viewer) -> Vec<(String, String)>;

    /// Says the same lines one after the other. A busy table does this after every step: a game may write them here
    /// without a text for each, and gather [`Text::lines`] from here.
    fn each_line(&self, viewer: Viewer, say: &mut dyn FnMut(&str, Value<'_>)) {
        for (key, value) in self.lines(viewer) {
            say(&key, Value::Words(&value));
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
