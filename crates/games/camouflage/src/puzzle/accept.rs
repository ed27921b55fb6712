//! Whether an arrangement solves a puzzle (CA-5.55). Any right arrangement does, not only the stored one (CA-5.54).

use super::{CARDS_MAX, Puzzle, Shape};
use crate::board::Put;
use crate::card::Square;
use crate::faces::Faces;

/// What the check says.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Answer {
    /// It is solved.
    Ok,
    /// Not the listed cards, each once.
    Cards,
    /// A centre overlaps against the rules.
    Center,
    /// Two squares that lie on each other differ.
    Mismatch,
    /// The outline or the centres are not those of the puzzle.
    Outline,
}

impl Answer {
    /// Its code.
    pub const fn code(self) -> &'static str {
        ["OK", "CARDS", "CENTER", "MISMATCH", "OUTLINE"][self as usize]
    }
}

/// Judges an arrangement from the bottom to the top. `centres`: whether the black squares count.
pub fn accept(puzzle: &Puzzle, arrangement: &[Put], faces: &Faces, centres: bool) -> Answer {
    let once = |put: &Put| arrangement.iter().filter(|other| other.card == put.card).count() == 1;
    if arrangement.len() != puzzle.len() || !arrangement.iter().all(|put| puzzle.lists(put.card) && once(put)) {
        return Answer::Cards;
    }
    match stacking(arrangement, faces, puzzle.wild) {
        Answer::Ok if (0..4).any(|turns| fits(puzzle, arrangement, turns, centres)) => Answer::Ok,
        Answer::Ok => Answer::Outline,
        wrong => wrong,
    }
}

/// Whether squares that lie directly on each other agree: the second test of CA-5.55. There is no least number of them
/// (CA-5.51), and only wild centres can make the order of the layers matter (CA-5.56).
pub fn stacking(arrangement: &[Put], faces: &Faces, wild: bool) -> Answer {
    let mut answer = Answer::Ok;
    for (number, put) in arrangement.iter().enumerate() {
        for (dx, dy) in (-1..=1).flat_map(|dy| (-1..=1).map(move |dx| (dx, dy))) {
            let (x, y) = (put.x as i16 + dx, put.y as i16 + dy);
            let below = arrangement[..number].iter().rev().find_map(|other| square(other, faces, x, y));
            let above = square(put, faces, x, y);
            match (below, above) {
                (Some(Square::Centre), _) | (Some(_), Some(Square::Centre)) if wild => {}
                (Some(Square::Centre), _) | (Some(_), Some(Square::Centre)) => return Answer::Center,
                (Some(below), above) if Some(below) != above => answer = Answer::Mismatch,
                _ => {}
            }
        }
    }
    answer
}

/// What `put` shows at a cell, if it covers it.
fn square(put: &Put, faces: &Faces, x: i16, y: i16) -> Option<Square> {
    let (dx, dy) = (x - put.x as i16, y - put.y as i16);
    let ring = faces[put.card.0 as usize].turned(put.rot);
    (dx.abs() <= 1 && dy.abs() <= 1).then(|| ring.square(dx as i8, dy as i8))
}

/// Whether the arrangement, given so many quarter turns as a whole, lies in the outline.
fn fits(puzzle: &Puzzle, arrangement: &[Put], turns: u8, centres: bool) -> bool {
    let mut turned = [arrangement[0]; CARDS_MAX];
    let turned = &mut turned[..arrangement.len()];
    for (to, put) in turned.iter_mut().zip(arrangement) {
        let (x, y) = (0..turns).fold((put.x, put.y), |(x, y), _| (-y, x));
        *to = Put { x, y, ..*put };
    }
    let Some(shape) = Shape::of(turned) else { return false };
    let black = |put: &Put| {
        let (x, y) = shape.inside(put);
        puzzle.centre(x, y)
    };
    shape.fills(puzzle) && (!centres || turned.iter().all(black))
}
