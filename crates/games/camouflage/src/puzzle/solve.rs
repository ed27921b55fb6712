//! The reference solver (CA-5.61): depth first over the black squares, and for wild puzzles over stacking orders.

use super::accept::{Answer, stacking};
use super::{CARDS_MAX, Puzzle, SIZE_MAX};
use crate::board::Put;
use crate::card::{RING, Ring};
use crate::faces::Faces;
use kernel::Face;

/// What a search did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Search {
    /// Trials: a card in a turn on a black square.
    pub nodes: u64,
    /// Arrangements that solve the puzzle.
    pub solutions: u64,
    /// Whether everything was tried.
    pub exhausted: bool,
}

/// No card has fixed this cell yet.
const FREE: u8 = u8::MAX;

/// A solver at work on one puzzle. It sees the outline, the black squares and the cards, not the answer.
pub struct Solver<'a> {
    faces: &'a Faces,
    wild: bool,
    /// The cards of the puzzle, ascending.
    cards: Vec<Face>,
    /// The black squares in the order they are filled.
    order: Vec<(i8, i8)>,
    /// The pattern each cell has got, or [`FREE`]; black squares stay free.
    cells: [u8; SIZE_MAX * SIZE_MAX],
    /// Which cells are black squares.
    black: [bool; SIZE_MAX * SIZE_MAX],
    laid: Vec<Put>,
    limit: u64,
    found: Search,
}

impl<'a> Solver<'a> {
    /// A solver for `puzzle`.
    pub fn new(puzzle: &Puzzle, faces: &'a Faces) -> Solver<'a> {
        let order = order(puzzle.answer().iter().map(|put| (put.x, put.y)).collect());
        let mut black = [false; SIZE_MAX * SIZE_MAX];
        order.iter().for_each(|&(x, y)| black[cell(x, y)] = true);
        Solver {
            faces,
            wild: puzzle.wild,
            cards: puzzle.cards().collect(),
            order,
            cells: [FREE; SIZE_MAX * SIZE_MAX],
            black,
            laid: Vec::with_capacity(CARDS_MAX),
            limit: u64::MAX,
            found: Search { nodes: 0, solutions: 0, exhausted: true },
        }
    }

    /// Searches until everything is tried, `limit` trials are made, or `look` has seen enough and says no. Solutions are
    /// given from the bottom to the top.
    pub fn search(mut self, limit: u64, mut look: impl FnMut(&[Put]) -> bool) -> Search {
        self.limit = limit;
        self.found.exhausted = self.descend(&mut look);
        self.found
    }

    /// The first solution, if there is one within `limit` trials.
    pub fn first(self, limit: u64) -> Option<Vec<Put>> {
        let mut first = None;
        self.search(limit, |solution| {
            first = Some(solution.to_vec());
            false
        });
        first
    }

    /// Fills the next black square in every way; false once the search is to stop.
    fn descend(&mut self, look: &mut impl FnMut(&[Put]) -> bool) -> bool {
        let Some(&(x, y)) = self.order.get(self.laid.len()) else { return self.leaf(look) };
        for number in 0..self.cards.len() {
            let card = self.cards[number];
            if self.laid.iter().any(|put| put.card == card) {
                continue;
            }
            for rot in 0..4 {
                if self.found.nodes == self.limit {
                    return false;
                }
                self.found.nodes += 1;
                let put = Put { card, rot, y, x };
                if !self.try_card(put, look) {
                    return false;
                }
            }
        }
        true
    }

    /// One trial, and what follows from it if it does not fail.
    fn try_card(&mut self, put: Put, look: &mut impl FnMut(&[Put]) -> bool) -> bool {
        let ring = self.faces[put.card.0 as usize].turned(put.rot);
        let Some(fixed) = self.fix(put, ring) else { return true };
        self.laid.push(put);
        let on = self.descend(look);
        self.laid.pop();
        for (place, (dx, dy)) in RING.into_iter().enumerate() {
            if fixed >> place & 1 == 1 {
                self.cells[cell(put.x + dx, put.y + dy)] = FREE;
            }
        }
        on
    }

    /// Writes the card's patterns into its cells; gives back which ones are new, or none if one clashes.
    fn fix(&mut self, put: Put, ring: Ring) -> Option<u8> {
        for (place, (dx, dy)) in RING.into_iter().enumerate() {
            let at = cell(put.x + dx, put.y + dy);
            let clash = self.cells[at] != FREE && self.cells[at] != ring.at(place);
            if clash || (self.black[at] && !self.wild) {
                return None;
            }
        }
        let mut fixed = 0;
        for (place, (dx, dy)) in RING.into_iter().enumerate() {
            let at = cell(put.x + dx, put.y + dy);
            if self.cells[at] == FREE && !self.black[at] {
                self.cells[at] = ring.at(place);
                fixed |= 1 << place;
            }
        }
        Some(fixed)
    }

    /// All cards lie: a solution, if there is an order in which they can be stacked.
    fn leaf(&mut self, look: &mut impl FnMut(&[Put]) -> bool) -> bool {
        let mut pile = self.laid.clone();
        if self.wild && !stack(&mut pile, 0, self.faces) {
            return true;
        }
        self.found.solutions += 1;
        look(&pile)
    }
}

/// Finds an order, from the bottom to the top, in which squares that lie on each other agree; the first `done` are set.
fn stack(pile: &mut [Put], done: usize, faces: &Faces) -> bool {
    if stacking(&pile[..done], faces, true) != Answer::Ok {
        return false;
    }
    if done == pile.len() {
        return true;
    }
    for next in done..pile.len() {
        pile.swap(done, next);
        if stack(pile, done + 1, faces) {
            return true;
        }
        pile.swap(done, next);
    }
    false
}

/// The black squares in the order the solver fills them: first the one that overlaps most with all others, then always
/// the one that overlaps most with those in order; if equal, the smaller y, then the smaller x.
fn order(mut left: Vec<(i8, i8)>) -> Vec<(i8, i8)> {
    left.sort_unstable_by_key(|&(x, y)| (y, x));
    let mut order: Vec<(i8, i8)> = Vec::new();
    while !left.is_empty() {
        let against = if order.is_empty() { &left } else { &order };
        let total =
            |&cell: &(i8, i8)| against.iter().filter(|other| **other != cell).map(|&o| overlap(cell, o)).sum::<u32>();
        let most = left.iter().map(total).max().unwrap_or(0);
        let next = left.iter().position(|cell| total(cell) == most).unwrap_or(0);
        order.push(left.remove(next));
    }
    order
}

/// How many cells two cards with these centres share.
fn overlap(a: (i8, i8), b: (i8, i8)) -> u32 {
    let shared = |a: i8, b: i8| (3 - (a as i32 - b as i32).abs()).max(0) as u32;
    shared(a.0, b.0) * shared(a.1, b.1)
}

const fn cell(x: i8, y: i8) -> usize {
    y as usize * SIZE_MAX + x as usize
}
