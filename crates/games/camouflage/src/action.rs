//! What a player can do, and its notation.
//!
//! | text | what it does |
//! |---|---|
//! | `auto` | leaves the rest of the setup to the others; what a bot says |
//! | `vote animal`, `deck CH`, `location CH3` | setup choices |
//! | `lay CH1 0 0 0`, `lift CH1`, `confirm` | building the starting board; `lay` and `lift` in puzzles too |
//! | `ready`, `unready` | before GO |
//! | `p FR1 1 -4 0`, `p FR1 1 -4 0 S1 seen 13` | lays a card: card, quarter turns, x, y, location, newest change seen |
//! | `stuck on`, `stuck off`, `pass`, `hint`, `leave` | during play |
//! | `raise GE5`, `turn GE5`, `grab GE5`, `release GE5`, `check`, `hint`, `answer` | puzzles |

use crate::board::{Loc, Put};
use crate::card::{CODES, Deck, Name, Side};
use kernel::Face;
use std::fmt;
use std::str::FromStr;

/// The number of the newest change: any number that is not on the table counts as it (CA-4.16).
pub const NEWEST: u8 = u8::MAX;

/// One choice of one seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Leave the setup to the others: no vote, a deck by chance, always content and ready. What bots do (CA-3.1).
    Auto,
    /// Vote for a side (CA-3.1).
    Vote(Side),
    /// Take a deck (CA-3.2).
    Deck(Deck),
    /// Lay a card of the starting board, or of a puzzle (CA-3.7, CA-5.57).
    Lay(Put),
    /// Take a card of the starting board, or of a puzzle, away again (CA-3.7, CA-5.57).
    Lift(Face),
    /// Be content with the starting board (CA-3.7).
    Confirm,
    /// Choose the location card (CA-3.13).
    Location(Face),
    /// Be ready (CA-3.12).
    Ready,
    /// Take Ready back (CA-8.1).
    Unready,
    /// Lay a card of the hand (CA-4.3).
    Place {
        /// Which card, how turned and where.
        put: Put,
        /// On which location.
        loc: Loc,
        /// The newest change the player had seen.
        seen: u8,
    },
    /// Raise or lower the flag "I find nothing" (CA-4.13).
    Stuck(bool),
    /// Do not place a card this turn (CA-4.50).
    Pass,
    /// Ask for a legal placement (CA-4.14), or for a card of a puzzle's answer (CA-5.57).
    Hint,
    /// Leave the game (CA-9.8).
    Leave,
    /// Bring a card of a puzzle to the top (CA-5.57).
    Raise(Face),
    /// Give a card of a puzzle a quarter turn clockwise (CA-5.57).
    Turn(Face),
    /// Take hold of a card of a puzzle (CA-5.64).
    Grab(Face),
    /// Let it go (CA-5.64).
    Release(Face),
    /// Ask whether the puzzle is solved (CA-5.57).
    Check,
    /// Ask for the whole answer (CA-5.57).
    Answer,
}

impl Action {
    /// What others learn of something that only concerns its seat: nothing, always the same.
    pub const SECRET: Action =
        Action::Place { put: Put { card: Face(0), rot: u8::MAX, y: 0, x: 0 }, loc: Loc::COMMON, seen: NEWEST };
}

const PLAIN: [(Action, &str); 11] = [
    (Action::Auto, "auto"),
    (Action::Confirm, "confirm"),
    (Action::Ready, "ready"),
    (Action::Unready, "unready"),
    (Action::Stuck(true), "stuck on"),
    (Action::Stuck(false), "stuck off"),
    (Action::Pass, "pass"),
    (Action::Hint, "hint"),
    (Action::Leave, "leave"),
    (Action::Check, "check"),
    (Action::Answer, "answer"),
];

impl fmt::Display for Loc {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Loc::COMMON { f.write_str("common") } else { write!(f, "S{}", self.0) }
    }
}

impl FromStr for Loc {
    type Err = String;

    fn from_str(text: &str) -> Result<Loc, String> {
        let seat = text.strip_prefix('S').and_then(|number| number.parse().ok()).filter(|n| *n != Loc::COMMON.0);
        match (text, seat) {
            ("common", _) => Ok(Loc::COMMON),
            (_, Some(seat)) => Ok(Loc(seat)),
            _ => Err(format!("{text:?} is no location: say common, or S and a seat, such as S1")),
        }
    }
}

impl fmt::Display for Put {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {} {}", Name(self.card), self.rot, self.x, self.y)
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Vote(side) => write!(f, "vote {}", side.word()),
            Action::Deck(deck) => write!(f, "deck {}", deck.code()),
            Action::Lay(put) => write!(f, "lay {put}"),
            Action::Lift(card) => write!(f, "lift {}", Name(card)),
            Action::Location(card) => write!(f, "location {}", Name(card)),
            Action::Raise(card) => write!(f, "raise {}", Name(card)),
            Action::Turn(card) => write!(f, "turn {}", Name(card)),
            Action::Grab(card) => write!(f, "grab {}", Name(card)),
            Action::Release(card) => write!(f, "release {}", Name(card)),
            Action::Place { put, loc, seen } => {
                write!(f, "p {put}")?;
                if loc != Loc::COMMON {
                    write!(f, " {loc}")?;
                }
                if seen == NEWEST { Ok(()) } else { write!(f, " seen {seen}") }
            }
            plain => f.write_str(PLAIN.iter().find(|(action, _)| *action == plain).map_or("", |(_, word)| word)),
        }
    }
}

impl FromStr for Action {
    type Err = String;

    fn from_str(text: &str) -> Result<Action, String> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let plain = PLAIN.iter().find(|(_, name)| name.split(' ').eq(words.iter().copied()));
        if let Some((action, _)) = plain {
            return Ok(*action);
        }
        match words[..] {
            ["vote", side] => Side::parse(side).map(Action::Vote).ok_or_else(|| "vote animal or vote gems".to_string()),
            ["deck", code] => {
                let unknown = || format!("{code:?} is no deck: say {}", CODES.join(", "));
                Deck::parse(code).map(Action::Deck).ok_or_else(unknown)
            }
            ["lay", ref rest @ ..] => put(rest).map(Action::Lay).map_err(|why| format!("{why}, as in lay CH2 2 -2 0")),
            ["p", ref rest @ ..] => place(rest),
            ["lift", card] => Ok(Action::Lift(card.parse::<Name>()?.0)),
            ["location", card] => Ok(Action::Location(card.parse::<Name>()?.0)),
            ["raise", card] => Ok(Action::Raise(card.parse::<Name>()?.0)),
            ["turn", card] => Ok(Action::Turn(card.parse::<Name>()?.0)),
            ["grab", card] => Ok(Action::Grab(card.parse::<Name>()?.0)),
            ["release", card] => Ok(Action::Release(card.parse::<Name>()?.0)),
            _ => Err(unknown(text)),
        }
    }
}

fn unknown(text: &str) -> String {
    format!(
        "{text:?} is no action: lay a card with p CARD TURNS X Y [LOCATION], or say auto, vote, deck, lay, lift, confirm, \
         location, ready, unready, stuck on, stuck off, pass, hint, leave, raise, turn, grab, release, check or answer"
    )
}

/// `CARD TURNS X Y`.
fn put(words: &[&str]) -> Result<Put, String> {
    let [card, rot, x, y] = *words else {
        return Err(format!("a card, its turns, x and y are four words, not {}", words.len()));
    };
    let cell = |word: &str| {
        word.parse().map_err(|_| format!("{word:?} is no place: x and y are whole numbers from -120 to 120"))
    };
    let rot = rot.parse().map_err(|_| format!("{rot:?} are no quarter turns: say 0, 1, 2 or 3"))?;
    Ok(Put { card: card.parse::<Name>()?.0, rot, x: cell(x)?, y: cell(y)? })
}

/// `CARD TURNS X Y [LOCATION] [seen CHANGE]`.
fn place(words: &[&str]) -> Result<Action, String> {
    let (words, seen) = match *words {
        [ref rest @ .., "seen", number] => (
            rest,
            number.parse().map_err(|_| format!("{number:?} is no change: after seen comes a number from 0 to 255"))?,
        ),
        _ => (words, NEWEST),
    };
    let (words, loc) = match *words {
        [_, _, _, _, loc] => (&words[..4], loc.parse()?),
        _ => (words, Loc::COMMON),
    };
    Ok(Action::Place {
        put: put(words).map_err(|why| format!("{why}, as in p FR1 1 -4 0 or p CH2 3 0 2 S1"))?,
        loc,
        seen,
    })
}

const _: () = assert!(size_of::<Action>() <= 8, "an action is at most 8 bytes");
