//! Puzzles written down: the shape of CA-5.59, the shipped collection, and a puzzle in one word.

use super::accept::{Answer, accept};
use super::grade::{Grade, grade};
use super::{CARDS_MAX, Puzzle};
use crate::board::Put;
use crate::card::{Name, Side};
use crate::faces::{FaceSet, SHIPPED};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;
use ts_rs::TS;

/// A puzzle as one object (CA-5.59). Only `id`, `set`, `side`, `stars`, `wild`, `cards` and `outline` are for players.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct PuzzleFile {
    /// Its id, `a-0001`.
    pub id: String,
    /// The card set it is for.
    pub set: String,
    /// `animal` or `gems`.
    pub side: String,
    /// How hard it is, one to five.
    pub stars: u8,
    /// Whether centres are wild.
    pub wild: bool,
    /// The cards it needs.
    pub cards: Vec<String>,
    /// The outline in rows: `.` empty, `o` filled, `#` a centre.
    pub outline: Vec<String>,
    /// Card, quarter turns, x and y from the bottom up.
    pub answer: Vec<(String, u8, i8, i8)>,
    /// How many arrangements solve it.
    pub solutions: u32,
    /// The solver's tries for each solution, rounded down.
    pub effort: u32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Shelf {
    puzzle: Vec<PuzzleFile>,
}

/// A search for the grade of a puzzle from outside gives up after so many tries; the puzzle then has five stars.
const PATIENCE: u64 = 2_000_000;

/// The puzzles that come with the game.
pub fn collection() -> &'static [Puzzle] {
    static SHELF: LazyLock<Vec<Puzzle>> = LazyLock::new(|| {
        let shelf: Shelf = toml::from_str(include_str!("../../data/puzzles.toml")).expect("the shelf is tested");
        shelf.puzzle.iter().map(|file| from_file(file).expect("every shipped puzzle is tested")).collect()
    });
    &SHELF
}

/// The shipped puzzle with this id.
pub fn shipped(id: &str) -> Option<&'static Puzzle> {
    collection().iter().find(|puzzle| puzzle.id() == id)
}

/// Reads what stands in the option: a shipped id, a puzzle in one word, or a file with one puzzle.
pub fn read(text: &str) -> Result<Puzzle, String> {
    if text.contains('=') {
        let file: PuzzleFile = toml::from_str(text).map_err(|error| format!("the puzzle cannot be read: {error}"))?;
        return from_outside(from_file(&file)?);
    }
    if text.contains('/') {
        return from_outside(from_word(text)?);
    }
    shipped(text).copied().ok_or_else(|| {
        let ids = collection();
        let (first, last) = (ids.first().map_or("", Puzzle::id), ids.last().map_or("", Puzzle::id));
        format!("there is no puzzle {text:?}: the shipped ones go from {first} to {last}")
    })
}

/// The puzzle of a file. What follows from the answer must be what the file says.
pub fn from_file(file: &PuzzleFile) -> Result<Puzzle, String> {
    let wrong = |why: String| format!("puzzle {}: {why}", file.id);
    if file.set != SHIPPED {
        return Err(wrong(format!("it is for the card set {:?}, this game has {SHIPPED}", file.set)));
    }
    let side =
        Side::parse(&file.side).ok_or_else(|| wrong(format!("the side is animal or gems, not {:?}", file.side)))?;
    let mut answer = Vec::new();
    for (card, rot, x, y) in &file.answer {
        answer.push(Put { card: card.parse::<Name>().map_err(wrong)?.0, rot: *rot, y: *y, x: *x });
    }
    let mut puzzle = Puzzle::of(&file.id, side, file.wild, &answer)?;
    puzzle.grade = Grade { stars: file.stars, solutions: file.solutions, effort: file.effort };
    if to_file(&puzzle) != *file {
        return Err(wrong("cards, outline and answer do not belong together".to_string()));
    }
    Ok(puzzle)
}

/// The puzzle as an object.
pub fn to_file(puzzle: &Puzzle) -> PuzzleFile {
    let name = |put: &Put| Name(put.card).to_string();
    PuzzleFile {
        id: puzzle.id().to_string(),
        set: SHIPPED.to_string(),
        side: puzzle.side.word().to_string(),
        stars: puzzle.grade.stars,
        wild: puzzle.wild,
        cards: puzzle.answer().iter().map(name).collect(),
        outline: puzzle.outline(),
        answer: puzzle.answer().iter().map(|put| (name(put), put.rot, put.x, put.y)).collect(),
        solutions: puzzle.grade.solutions,
        effort: puzzle.grade.effort,
    }
}

/// `id/animal/plain/GE5,0,2,4/…`, the answer from the bottom to the top.
fn from_word(text: &str) -> Result<Puzzle, String> {
    let wrong = || format!("a puzzle in one word is id/animal/plain/GE5,0,2,4/… (or gems, or wild), not {text:?}");
    let parts: Vec<&str> = text.split('/').collect();
    let [id, side, kind, ref puts @ ..] = parts[..] else { return Err(wrong()) };
    let side = Side::parse(side).ok_or_else(wrong)?;
    let wild = ["plain", "wild"].iter().position(|word| *word == kind).ok_or_else(wrong)? == 1;
    if puts.len() > CARDS_MAX {
        return Err(format!("puzzle {id}: a puzzle has 1 to {CARDS_MAX} cards, not {}", puts.len()));
    }
    let put = |text: &&str| {
        let [card, rot, x, y] = text.split(',').collect::<Vec<_>>()[..] else { return None };
        let card = card.parse::<Name>().ok()?.0;
        Some(Put { card, rot: rot.parse().ok().filter(|rot| *rot < 4)?, y: y.parse().ok()?, x: x.parse().ok()? })
    };
    let answer: Option<Vec<Put>> = puts.iter().map(put).collect();
    Puzzle::of(id, side, wild, &answer.ok_or_else(wrong)?)
}

/// A puzzle that did not come with the game: its answer must be right, and its grade is worked out.
fn from_outside(mut puzzle: Puzzle) -> Result<Puzzle, String> {
    let faces = &FaceSet::shipped().sides[puzzle.side.index()];
    match accept(&puzzle, puzzle.answer(), faces, true) {
        Answer::Ok => {}
        wrong => return Err(format!("puzzle {}: its own answer is {} (CA-5.55)", puzzle.id(), wrong.code())),
    }
    puzzle.grade = grade(&puzzle, faces, PATIENCE).unwrap_or(Grade { stars: 5, ..Grade::UNKNOWN });
    Ok(puzzle)
}
