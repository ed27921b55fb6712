//! New puzzles from a seed (CA-5.60). They are made by laying cards, so each has a solution from the start.

use super::accept::{Answer, accept};
use super::grade::{Grade, grade};
use super::{CARDS_MAX, Puzzle};
use crate::board::{Board, Fit, Loc, ON, Put};
use crate::card::{CARDS, Side};
use crate::faces::Faces;
use kernel::{Face, Stream};

/// What kind of puzzle is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Recipe {
    /// Which side of the cards.
    pub side: Side,
    /// How many cards.
    pub cards: u8,
    /// The smallest overlap, 1 to 3.
    pub overlap: u8,
    /// Whether centres are wild.
    pub wild: bool,
}

/// In a wild puzzle a placement that overlaps a centre is preferred so many times out of ten.
const WILD_TENTHS: u32 = 6;

/// Makes a puzzle that may be published: the solver finds 1 to 6 solutions within `limit` trials, and the answer is
/// accepted (CA-5.63). None where this try did not give one; the stream gives another next time.
pub fn generate(id: &str, recipe: Recipe, faces: &Faces, limit: u64, stream: &mut Stream) -> Option<Puzzle> {
    let answer = arrange(recipe, faces, stream)?;
    let mut puzzle = Puzzle::of(id, recipe.side, recipe.wild, &answer).ok()?;
    puzzle.grade = grade(&puzzle, faces, limit)?;
    let fit = Grade::SOLUTIONS.contains(&puzzle.grade.solutions);
    (fit && accept(&puzzle, puzzle.answer(), faces, true) == Answer::Ok).then_some(puzzle)
}

/// Lays the cards one by one; none where one finds no place, or a wild puzzle would have no wild square.
fn arrange(recipe: Recipe, faces: &Faces, stream: &mut Stream) -> Option<Vec<Put>> {
    let mut cards: Vec<Face> = (0..CARDS as u8).map(Face).collect();
    stream.shuffle(&mut cards);
    cards.truncate((recipe.cards as usize).clamp(1, CARDS_MAX));
    let mut board = Board::new(Fit { min: recipe.overlap, wild: recipe.wild, wild_counts: true });
    let first = Put { card: cards.swap_remove(0), rot: 0, y: 0, x: 0 };
    lay(&mut board, first, faces);
    while !cards.is_empty() {
        let put = pick(&board, &cards, faces, recipe.wild, stream)?;
        cards.retain(|card| *card != put.card);
        lay(&mut board, put, faces);
    }
    let puts: Vec<Put> = board.laid().iter().map(|card| card.put).collect();
    let wild_used = (1..puts.len()).any(|n| on_centre(&puts[..n], &puts[n]));
    (wild_used == recipe.wild).then_some(puts)
}

/// One of all placements of all remaining cards.
fn pick(board: &Board, cards: &[Face], faces: &Faces, wild: bool, stream: &mut Stream) -> Option<Put> {
    let laid: Vec<Put> = board.laid().iter().map(|card| card.put).collect();
    let mut puts = Vec::new();
    for &card in cards {
        let _ = board.each_fit(faces[card.0 as usize], |spot, rot| {
            puts.push(spot.put(card, rot));
            ON
        });
    }
    puts.retain(|put| laid.iter().all(|other| (other.x, other.y) != (put.x, put.y)));
    puts.sort_unstable();
    if wild && stream.below(10) < WILD_TENTHS {
        let over: Vec<Put> = puts.iter().copied().filter(|put| on_centre(&laid, put)).collect();
        if let Some(put) = stream.pick(&over) {
            return Some(*put);
        }
    }
    stream.pick(&puts).copied()
}

/// Whether a card there shares a cell that is a centre: its own or one of the others'.
fn on_centre(laid: &[Put], put: &Put) -> bool {
    laid.iter().any(|other| (other.x - put.x).abs() <= 1 && (other.y - put.y).abs() <= 1)
}

fn lay(board: &mut Board, put: Put, faces: &Faces) {
    board.lay(board.card(put, faces[put.card.0 as usize], Loc::COMMON), faces);
}
