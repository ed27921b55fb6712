//! Puzzles written down: the shape of CA-5.59, the shipped collection, and a puzzle in one word.

use super::accept::{Answer, accept};
use super::grade::{Grade, grade};
use super::solve::Solver;
use super::{CARDS_MAX, Puzzle, SIZE_MAX};
use crate::board::Put;
use crate::card::{Name, Side};
use crate::faces::{FaceSet, SHIPPED};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;
use ts_rs::TS;

/// A puzzle as one object (CA-5.59). Only `id`, `set`, `side`, `stars`, `wild`, `cards` and `outline` are for players.
/// Whoever writes one by hand may leave out `stars`, `answer`, `solutions` and `effort`: they are worked out.
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
    #[serde(default)]
    pub stars: u8,
    /// Whether centres are wild.
    pub wild: bool,
    /// The cards it needs.
    pub cards: Vec<String>,
    /// The outline in rows: `.` empty, `o` filled, `#` a centre.
    pub outline: Vec<String>,
    /// Card, quarter turns, x and y from the bottom up.
    #[serde(default)]
    pub answer: Vec<(String, u8, i8, i8)>,
    /// How many arrangements solve it.
    #[serde(default)]
    pub solutions: u32,
    /// The solver's tries for each solution, rounded down.
    #[serde(default)]
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
        return from_stranger(&file);
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
    let side = side_of(file)?;
    let mut answer = Vec::new();
    for (card, rot, x, y) in &file.answer {
        answer.push(Put {
            card: card.parse::<Name>().map_err(wrong)?.0,
            rot: turns(*rot).map_err(wrong)?,
            y: *y,
            x: *x,
        });
    }
    let mut puzzle = Puzzle::of(&file.id, side, file.wild, &answer)?;
    puzzle.grade = Grade { stars: file.stars, solutions: file.solutions, effort: file.effort };
    belongs_together(file, &puzzle).map_err(wrong)?;
    Ok(puzzle)
}

/// The puzzle of a file that did not come with the game. Its answer is looked for where there is none, and its grade is
/// worked out.
pub fn from_stranger(file: &PuzzleFile) -> Result<Puzzle, String> {
    if file.answer.is_empty() { from_outside(answered(file)?) } else { from_outside(from_file(file)?) }
}

fn side_of(file: &PuzzleFile) -> Result<Side, String> {
    let wrong = |why: String| format!("puzzle {}: {why}", file.id);
    if file.set != SHIPPED {
        return Err(wrong(format!("it is for the card set {:?}, this game has {SHIPPED}", file.set)));
    }
    Side::parse(&file.side).ok_or_else(|| wrong(format!("the side is animal or gems, not {:?}", file.side)))
}

fn turns(rot: u8) -> Result<u8, String> {
    if rot < 4 { Ok(rot) } else { Err(format!("{rot} are no quarter turns: write 0, 1, 2 or 3")) }
}

/// Whether cards and outline of a file are those of its answer; the order of the cards does not matter.
fn belongs_together(file: &PuzzleFile, puzzle: &Puzzle) -> Result<(), String> {
    let (mut listed, mut laid) = (file.cards.clone(), to_file(puzzle).cards);
    listed.sort_unstable();
    laid.sort_unstable();
    if listed != laid {
        let (listed, laid) = (listed.join(" "), laid.join(" "));
        return Err(format!("cards and answer do not belong together: it lists {listed}, its answer lays {laid}"));
    }
    same_outline(&file.outline, &puzzle.outline())
        .map_err(|why| format!("outline and answer do not belong together: {why}"))
}

fn same_outline(said: &[String], right: &[String]) -> Result<(), String> {
    let differs = said.iter().zip(right).position(|(said, right)| said != right);
    match differs {
        Some(row) => Err(format!("row {} is {:?} but should be {:?}", row + 1, said[row], right[row])),
        None if said.len() != right.len() => Err(format!("it has {} rows but should have {}", said.len(), right.len())),
        None => Ok(()),
    }
}

/// The puzzle of a file that has cards and an outline only: the first solution becomes its answer.
fn answered(file: &PuzzleFile) -> Result<Puzzle, String> {
    let wrong = |why: String| format!("puzzle {}: {why}", file.id);
    let side = side_of(file)?;
    let centres = centres(&file.outline).map_err(wrong)?;
    if centres.len() != file.cards.len() {
        let (centres, cards) = (centres.len(), file.cards.len());
        return Err(wrong(format!(
            "the outline has {centres} centres (#) for {cards} cards: each card has one (CA-5.52)"
        )));
    }
    // Any card on any centre gives the same outline, and the solver looks at nothing else.
    let mut guess = Vec::new();
    for (card, (x, y)) in file.cards.iter().zip(centres) {
        guess.push(Put { card: card.parse::<Name>().map_err(wrong)?.0, rot: 0, y, x });
    }
    let blank = Puzzle::of(&file.id, side, file.wild, &guess)?;
    same_outline(&file.outline, &blank.outline())
        .map_err(|why| wrong(format!("the outline is not made of 3 by 3 cards around its centres: {why}")))?;
    let mut answer = None;
    let search = Solver::new(&blank, &FaceSet::shipped().sides[side.index()]).search(PATIENCE, |solution| {
        answer = Some(solution.to_vec());
        false
    });
    match answer {
        Some(answer) => Puzzle::of(&file.id, side, file.wild, &answer),
        None if search.exhausted => Err(wrong("it has no solution".to_string())),
        None => Err(wrong(format!("no solution was found in {PATIENCE} tries"))),
    }
}

/// Where the centres of an outline are, row by row.
fn centres(outline: &[String]) -> Result<Vec<(i8, i8)>, String> {
    if outline.len() > SIZE_MAX || outline.iter().any(|row| row.len() > SIZE_MAX) {
        return Err(format!("an outline has at most {SIZE_MAX} columns and {SIZE_MAX} rows"));
    }
    let mut centres = Vec::new();
    for (y, row) in outline.iter().enumerate() {
        for (x, letter) in row.chars().enumerate() {
            match letter {
                '#' => centres.push((x as i8, y as i8)),
                '.' | 'o' => {}
                other => {
                    return Err(format!(
                        "row {} of the outline has {other:?} in column {}: write . for empty, o for filled, # for a centre",
                        y + 1,
                        x + 1
                    ));
                }
            }
        }
    }
    Ok(centres)
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
