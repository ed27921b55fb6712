//! How hard a puzzle is (CA-5.62).

use super::Puzzle;
use super::solve::{Search, Solver};
use crate::faces::Faces;

/// What the solver found out about a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Grade {
    /// One to five stars; zero where nobody has looked yet.
    pub stars: u8,
    /// How many arrangements solve it.
    pub solutions: u32,
    /// Tries for each solution, rounded down.
    pub effort: u32,
}

impl Grade {
    /// Not graded.
    pub const UNKNOWN: Grade = Grade { stars: 0, solutions: 0, effort: 0 };
    /// Published puzzles have so many solutions (CA-5.63).
    pub const SOLUTIONS: std::ops::RangeInclusive<u32> = 1..=6;
}

/// Below so many tries for each solution a puzzle has one star, two, three, four.
const STEPS: [u64; 4] = [75, 200, 600, 1800];

/// Grades a puzzle by searching it through; none where that takes more than `limit` tries or finds nothing.
pub fn grade(puzzle: &Puzzle, faces: &Faces, limit: u64) -> Option<Grade> {
    let Search { nodes, solutions, exhausted } = Solver::new(puzzle, faces).search(limit, |_| true);
    (exhausted && solutions > 0).then(|| Grade {
        stars: stars(nodes, solutions, puzzle.wild),
        solutions: solutions as u32,
        effort: (nodes / solutions) as u32,
    })
}

/// Effort is compared exactly, as a fraction; wild adds a star, five are the most.
pub fn stars(nodes: u64, solutions: u64, wild: bool) -> u8 {
    let steps = STEPS.iter().filter(|step| nodes >= **step * solutions).count() as u8;
    (1 + steps + wild as u8).min(5)
}
