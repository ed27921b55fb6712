//! The puzzles of the house as programs and files know them: found by id or number, read and written as JSON, solved,
//! rated and made. Only one game has puzzles; the catalog says which.

mod json;
mod make;

pub use make::{Wanted, make};

use crate::catalog::with_puzzles::Camouflage as Game;
use crate::catalog::with_puzzles::board::Put;
use crate::catalog::with_puzzles::card::{Name, Square};
use crate::catalog::with_puzzles::faces::{FaceSet, Faces};
use crate::catalog::with_puzzles::puzzle::file::shipped;
use crate::catalog::with_puzzles::puzzle::{self as game, Search, Solver, collection};
use kernel::closest;

/// The game that has puzzles.
pub const GAME: &str = <Game as kernel::Game>::META.slug;

/// A puzzle with its answer. Nobody who plays it may be shown more than [`Puzzle::headline`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Puzzle(game::Puzzle);

/// What the solver found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solved {
    /// The solutions that were wanted, each from the bottom to the top.
    pub solutions: Vec<Solution>,
    /// Tries: a card in a turn on a black square.
    pub nodes: u64,
    /// Whether everything was tried, so that there is no other solution.
    pub exhausted: bool,
}

/// One way to lay the cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solution {
    /// `GE5 0 2 4`: card, quarter turns, x and y, from the bottom to the top.
    pub cards: Vec<String>,
    /// What is seen, row by row; `+` is a centre, `.` is nothing.
    pub rows: Vec<String>,
}

/// Why a puzzle is as hard as it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rating {
    /// One to five.
    pub stars: u8,
    /// The same as a word.
    pub difficulty: Difficulty,
    /// Tries until everything is searched.
    pub nodes: u64,
    /// How many arrangements solve it.
    pub solutions: u64,
    /// Whether wild centres gave a star.
    pub wild: bool,
    /// How many cards.
    pub cards: usize,
    /// Cells in which cards overlap.
    pub overlap: usize,
}

/// How hard a puzzle is, in a word.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Difficulty {
    /// One or two stars.
    Easy,
    /// Three stars.
    Medium,
    /// Four or five stars.
    Hard,
}

impl Difficulty {
    /// The difficulties as words, the easiest first.
    pub const WORDS: [&str; 3] = ["easy", "medium", "hard"];

    /// The difficulty of so many stars.
    pub const fn of(stars: u8) -> Difficulty {
        match stars {
            0..=2 => Difficulty::Easy,
            3 => Difficulty::Medium,
            _ => Difficulty::Hard,
        }
    }

    /// Its word.
    pub const fn word(self) -> &'static str {
        Difficulty::WORDS[self as usize]
    }
}

/// The puzzles that come with the game, the easy ones first.
pub fn shelf() -> impl Iterator<Item = Puzzle> {
    collection().iter().copied().map(Puzzle)
}

/// A shipped puzzle by its id, or by its number in the shelf from 1 on; the error says what was perhaps meant.
pub fn find(text: &str) -> Result<Puzzle, String> {
    let count = collection().len();
    if let Ok(number) = text.parse::<usize>() {
        let found = number.checked_sub(1).and_then(|index| collection().get(index)).copied();
        return found.map(Puzzle).ok_or_else(|| format!("there is no puzzle {number}: they are numbered 1 to {count}"));
    }
    shipped(text).copied().map(Puzzle).ok_or_else(|| {
        let ids = || collection().iter().map(game::Puzzle::id);
        let range = format!("{} to {}", ids().next().unwrap_or(""), ids().next_back().unwrap_or(""));
        match closest(text, ids()) {
            Some(meant) => format!("there is no puzzle {text:?}. Did you mean {meant}?"),
            None => {
                format!("there is no puzzle {text:?}: take an id such as {range}, a number up to {count}, or a file")
            }
        }
    })
}

/// The puzzles of a file: a JSON object, a list of them, or objects one after the other. The error says where
/// (`3:14: …`) and what would be right.
pub fn read(text: &str) -> Result<Vec<Puzzle>, String> {
    json::read(text)
}

impl Puzzle {
    /// Its id.
    pub fn id(&self) -> &str {
        self.0.id()
    }

    /// One to five stars.
    pub const fn stars(&self) -> u8 {
        self.0.grade.stars
    }

    /// Whether its centres are wild.
    pub const fn wild(&self) -> bool {
        self.0.wild
    }

    /// What stands on its front, in a line: `a-0001  ★☆☆☆☆  easy    animal  3 cards`.
    pub fn headline(&self) -> String {
        let stars = "★".repeat(self.stars() as usize) + &"☆".repeat(5usize.saturating_sub(self.stars() as usize));
        let (side, wild) = (self.0.side.word(), if self.0.wild { "  wild" } else { "" });
        let difficulty = Difficulty::of(self.stars()).word();
        format!("{:<8} {stars}  {difficulty:<6}  {side:<6}  {} cards{wild}", self.id(), self.0.len())
    }

    /// What the option `puzzle` of the game takes.
    pub fn option(&self) -> String {
        self.0.text()
    }

    /// The puzzle as a JSON object, a line for each field.
    pub fn json(&self) -> String {
        json::write(&self.0)
    }

    /// Solves it: everything there is if `all`, else the first solution, within `limit` tries.
    pub fn solve(&self, all: bool, limit: u64) -> Solved {
        let mut solutions = Vec::new();
        let Search { nodes, exhausted, .. } = Solver::new(&self.0, self.faces()).search(limit, |puts| {
            solutions.push(self.solution(puts));
            all
        });
        Solved { solutions, nodes, exhausted }
    }

    /// How hard it is and why; none if it takes more than `limit` tries to find out.
    pub fn rate(&self, limit: u64) -> Option<Rating> {
        let Search { nodes, solutions, exhausted } = Solver::new(&self.0, self.faces()).search(limit, |_| true);
        if !exhausted || solutions == 0 {
            return None;
        }
        let stars = game::grade::stars(nodes, solutions, self.0.wild);
        let cells: usize = self.0.outline().iter().map(|row| row.matches(['o', '#']).count()).sum();
        Some(Rating {
            stars,
            difficulty: Difficulty::of(stars),
            nodes,
            solutions,
            wild: self.0.wild,
            cards: self.0.len(),
            overlap: 9 * self.0.len() - cells,
        })
    }

    fn faces(&self) -> &'static Faces {
        &FaceSet::shipped().sides[self.0.side.index()]
    }

    fn solution(&self, puts: &[Put]) -> Solution {
        let (width, height) = self.0.size();
        let square = |x: i8, y: i8| {
            let top = puts.iter().rev().find(|put| (put.x - x).abs() <= 1 && (put.y - y).abs() <= 1)?;
            Some(self.faces()[top.card.0 as usize].turned(top.rot).square(x - top.x, y - top.y))
        };
        let letter = |x, y| square(x, y).map_or('.', |square: Square| square.letter(self.0.side));
        Solution {
            cards: puts.iter().map(|put| format!("{} {} {} {}", Name(put.card), put.rot, put.x, put.y)).collect(),
            rows: (0..height as i8).map(|y| (0..width as i8).map(|x| letter(x, y)).collect()).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn puzzles_are_found_by_id_and_number() {
        assert_eq!(find("1").unwrap(), find("a-0001").unwrap());
        assert_eq!(find(&shelf().count().to_string()).unwrap(), shelf().last().unwrap());
        assert!(find("a-001").unwrap_err().contains("Did you mean a-0001?"));
        assert!(find("0").unwrap_err().contains("numbered 1 to 120"));
        assert!(find("somewhere/else").unwrap_err().contains("a number up to 120"));
    }

    #[test]
    fn the_worked_example_is_solved_and_rated() {
        let puzzle = find("a-0001").unwrap();
        let all = puzzle.solve(true, u64::MAX);
        assert_eq!((all.solutions.len(), all.nodes, all.exhausted), (2, 140, true));
        assert_eq!(puzzle.solve(false, u64::MAX).solutions[..], all.solutions[..1]);
        assert!(all.solutions.iter().any(|solution| solution.cards.contains(&"GE5 0 2 4".to_string())));
        assert!(all.solutions.iter().all(|solution| solution.rows.len() == 6 && solution.rows[1].contains('+')));
        let rating = puzzle.rate(u64::MAX).unwrap();
        assert_eq!((rating.stars, rating.difficulty, rating.overlap), (1, Difficulty::Easy, 4));
        assert_eq!(puzzle.rate(139), None, "not everything was tried");
    }
}
