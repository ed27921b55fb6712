//! Puzzles: rebuild an outline from given cards (CA-5.50 to CA-5.64).
//!
//! A [`Puzzle`] is its answer and what follows from it: the cards, the outline and the centres. It is a plain value, so
//! that a match can carry it. [`accept`] judges arrangements, [`solve`] finds and counts them, [`generate`] makes new
//! puzzles, [`grade`] says how hard one is, and [`file`](mod@file) reads and writes them.

pub mod accept;
pub mod file;
pub mod generate;
pub mod grade;
pub mod solve;

pub use accept::{Answer, accept};
pub use file::{PuzzleFile, collection, read};
pub use generate::{Recipe, generate};
pub use grade::{Grade, grade};
pub use solve::{Search, Solver};

use crate::board::Put;
use crate::card::{Name, Side};
use kernel::{Face, Said, said};
use std::fmt::Write;

/// The most cards of a puzzle.
pub const CARDS_MAX: usize = 8;
/// The most columns and rows of an outline.
pub const SIZE_MAX: usize = 24;
/// The longest id.
pub const ID_MAX: usize = 12;

/// A puzzle with its answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Puzzle {
    /// Which columns of each row are filled.
    rows: [u32; SIZE_MAX],
    /// How hard it is.
    pub grade: Grade,
    /// The answer from the bottom to the top, in cells from the outline's top left.
    answer: [Put; CARDS_MAX],
    id: [u8; ID_MAX],
    count: u8,
    width: u8,
    height: u8,
    /// Which side of the cards it uses.
    pub side: Side,
    /// Whether centres are wild (CA-5.53).
    pub wild: bool,
}

impl Puzzle {
    /// The puzzle with this answer, not graded yet. The answer may lie anywhere; the error says what a puzzle needs.
    pub fn of(id: &str, side: Side, wild: bool, answer: &[Put]) -> Result<Puzzle, String> {
        let name = id_bytes(id)?;
        if answer.is_empty() || answer.len() > CARDS_MAX {
            return Err(format!("puzzle {id}: a puzzle has 1 to {CARDS_MAX} cards, not {}", answer.len()));
        }
        for (number, put) in answer.iter().enumerate() {
            if answer[..number].iter().any(|other| other.card == put.card) {
                return Err(format!("puzzle {id}: {} is listed twice", Name(put.card)));
            }
            if answer[..number].iter().any(|other| (other.x, other.y) == (put.x, put.y)) {
                return Err(format!("puzzle {id}: two centres lie on one cell (CA-5.52)"));
            }
        }
        let shape = Shape::of(answer)
            .ok_or_else(|| format!("puzzle {id}: an outline has at most {SIZE_MAX} columns and {SIZE_MAX} rows"))?;
        let mut puts = [Put { card: Face(0), rot: 0, y: 0, x: 0 }; CARDS_MAX];
        for (to, put) in puts.iter_mut().zip(answer) {
            *to = Put { x: put.x - shape.left, y: put.y - shape.top, rot: put.rot & 3, ..*put };
        }
        let (count, grade) = (answer.len() as u8, Grade::UNKNOWN);
        let Shape { rows, width, height, .. } = shape;
        Ok(Puzzle { rows, grade, answer: puts, id: name, count, width, height, side, wild })
    }

    /// Its id.
    pub fn id(&self) -> &str {
        let end = self.id.iter().position(|byte| *byte == 0).unwrap_or(ID_MAX);
        std::str::from_utf8(&self.id[..end]).expect("ids are checked to be plain letters")
    }

    /// What it is called: by its number on the shelf if it is a shipped one, else by its id.
    pub fn name(&self) -> Said {
        let number = self.id().split_once('-').and_then(|(_, number)| number.parse::<u16>().ok());
        match number.filter(|_| file::shipped(self.id()) == Some(self)) {
            Some(number) => said!("puzzle-name", side: self.side.word(), number: number),
            None => said!("puzzle-own", id: self.id()),
        }
    }

    /// The stored answer from the bottom to the top. Not for players before they ask for it (CA-5.59).
    pub fn answer(&self) -> &[Put] {
        &self.answer[..self.count as usize]
    }

    /// How many cards it has.
    pub const fn len(&self) -> usize {
        self.count as usize
    }

    /// Whether it has no cards; it always has.
    pub const fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// Whether `card` belongs to it.
    pub fn lists(&self, card: Face) -> bool {
        self.answer().iter().any(|put| put.card == card)
    }

    /// Its cards in ascending order, which tells nothing about the answer; without allocating.
    pub fn cards(&self) -> impl Iterator<Item = Face> + '_ {
        (0..crate::card::CARDS as u8).map(Face).filter(|card| self.lists(*card))
    }

    /// How many columns and rows the outline has.
    pub const fn size(&self) -> (u8, u8) {
        (self.width, self.height)
    }

    /// Whether a cell of the outline is filled.
    pub fn filled(&self, x: i8, y: i8) -> bool {
        (0..self.height as i8).contains(&y) && (0..self.width as i8).contains(&x) && self.rows[y as usize] >> x & 1 == 1
    }

    /// Whether a cell of the outline is a black square.
    pub fn centre(&self, x: i8, y: i8) -> bool {
        self.answer().iter().any(|put| (put.x, put.y) == (x, y))
    }

    /// The outline in rows: `.` empty, `o` filled, `#` a centre (CA-5.59).
    pub fn outline(&self) -> Vec<String> {
        let letter = |x, y| match (self.filled(x, y), self.centre(x, y)) {
            (_, true) => '#',
            (true, false) => 'o',
            (false, false) => '.',
        };
        (0..self.height as i8).map(|y| (0..self.width as i8).map(|x| letter(x, y)).collect()).collect()
    }

    /// Its id if it is a shipped one, or the puzzle in one word: `id/animal/plain/GE5,0,2,4/…`. [`read`] reads both.
    pub fn text(&self) -> String {
        if file::shipped(self.id()) == Some(self) {
            return self.id().to_string();
        }
        let mut text = format!("{}/{}/{}", self.id(), self.side.word(), if self.wild { "wild" } else { "plain" });
        for put in self.answer() {
            write!(text, "/{},{},{},{}", Name(put.card), put.rot, put.x, put.y)
                .expect("writing to a string cannot fail");
        }
        text
    }
}

fn id_bytes(id: &str) -> Result<[u8; ID_MAX], String> {
    let plain = id.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
    if id.is_empty() || id.len() > ID_MAX || !plain {
        return Err(format!("the id of a puzzle is up to {ID_MAX} letters, digits and dashes, not {id:?}"));
    }
    let mut bytes = [0; ID_MAX];
    bytes[..id.len()].copy_from_slice(id.as_bytes());
    Ok(bytes)
}

/// The cells of an arrangement, shifted to the top left.
pub(crate) struct Shape {
    rows: [u32; SIZE_MAX],
    width: u8,
    height: u8,
    left: i8,
    top: i8,
}

impl Shape {
    /// The shape of cards lying at these places; none if it is larger than any outline.
    pub(crate) fn of(puts: &[Put]) -> Option<Shape> {
        let bounds = |at: fn(&Put) -> i8| {
            let (low, high) = puts.iter().map(at).fold((i8::MAX, i8::MIN), |(low, high), n| (low.min(n), high.max(n)));
            let size = high as i16 - low as i16 + 3;
            (size <= SIZE_MAX as i16 && low > i8::MIN).then(|| (low - 1, size as u8))
        };
        let (left, width) = bounds(|put| put.x)?;
        let (top, height) = bounds(|put| put.y)?;
        let mut rows = [0; SIZE_MAX];
        for put in puts {
            for dy in 0..3 {
                rows[(put.y - 1 - top) as usize + dy] |= 7 << (put.x - 1 - left);
            }
        }
        Some(Shape { rows, width, height, left, top })
    }

    /// Whether an arrangement of this shape fills the outline.
    pub(crate) fn fills(&self, puzzle: &Puzzle) -> bool {
        (self.rows, self.width, self.height) == (puzzle.rows, puzzle.width, puzzle.height)
    }

    /// A place in cells from the shape's top left.
    pub(crate) fn inside(&self, put: &Put) -> (i8, i8) {
        (put.x - self.left, put.y - self.top)
    }
}
