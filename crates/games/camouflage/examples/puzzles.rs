//! Makes the shipped collection anew: `cargo run --release -p camouflage --example puzzles > data/puzzles.toml`.
//!
//! The same seed gives the same shelf. Puzzles are ordered by stars, so that the next unsolved one is never much harder
//! than the last.

use camouflage::card::Side;
use camouflage::faces::FaceSet;
use camouflage::puzzle::file::{PuzzleFile, to_file};
use camouflage::puzzle::{Puzzle, Recipe, generate, read};
use kernel::Stream;

/// The worked examples of the rules page; the first one is the example of the file format too.
const EXAMPLES: [&str; 3] = [
    "x/animal/plain/GE5,0,2,4/GE1,2,3,2/HA3,3,1,1",
    "x/animal/wild/HA5,0,3,2/MO4,3,2,2/FR2,1,1,1",
    "x/animal/plain/FR6,0,2,3/OC3,3,1,1/MO1,0,4,2/GE1,0,6,1",
];

/// How many puzzles of each side: wild or not, stars, number.
const SHELF: [(bool, u8, usize); 9] = [
    (false, 1, 10),
    (false, 2, 10),
    (false, 3, 10),
    (false, 4, 10),
    (false, 5, 5),
    (true, 2, 3),
    (true, 3, 4),
    (true, 4, 4),
    (true, 5, 4),
];

/// A search that takes longer is not for the shelf.
const LIMIT: u64 = 200_000;

fn main() {
    let mut stream = Stream::fast(1862);
    let mut shelf: Vec<Puzzle> = EXAMPLES.iter().map(|text| read(text).expect("an example of the rules")).collect();
    for side in Side::ALL {
        for (wild, stars, number) in SHELF {
            fill(&mut shelf, side, wild, stars, number, &mut stream);
        }
    }
    print_shelf(&shelf);
}

/// Adds puzzles of one kind until there are enough.
fn fill(shelf: &mut Vec<Puzzle>, side: Side, wild: bool, stars: u8, number: usize, stream: &mut Stream) {
    let faces = &FaceSet::shipped().sides[side.index()];
    let kind = |puzzle: &&Puzzle| (puzzle.side, puzzle.wild, puzzle.grade.stars) == (side, wild, stars);
    // The grade decides the stars; so many cards usually give them.
    let level = stars - wild as u8;
    let cards: (u32, u32) = [(3, 3), (3, 4), (4, 5), (5, 6), (6, 7)][level as usize - 1];
    while shelf.iter().filter(kind).count() < number {
        let cards = (cards.0 + stream.below(cards.1 - cards.0 + 1)) as u8;
        let recipe = Recipe { side, cards, overlap: 1 + stream.below(3) as u8, wild };
        let Some(puzzle) = generate("x", recipe, faces, LIMIT, stream) else { continue };
        let new = shelf.iter().all(|other| !other.cards().eq(puzzle.cards()));
        if new && kind(&&puzzle) {
            shelf.push(puzzle);
        }
    }
}

fn print_shelf(shelf: &[Puzzle]) {
    let mut files: Vec<PuzzleFile> = shelf.iter().map(to_file).collect();
    files.sort_by_key(|file| (file.stars, file.wild));
    let mut numbers = [0; 2];
    println!("# The shipped puzzles (CA-5.59, CA-5.63), made by `examples/puzzles.rs`; the easy ones come first.");
    for mut file in files {
        let side = (file.side == "gems") as usize;
        numbers[side] += 1;
        file.id = format!("{}-{:04}", ["a", "g"][side], numbers[side]);
        print_puzzle(&file);
    }
}

fn print_puzzle(file: &PuzzleFile) {
    let quoted = |words: &[String]| words.iter().map(|word| format!("{word:?}")).collect::<Vec<_>>().join(", ");
    let put = |(card, rot, x, y): &(String, u8, i8, i8)| format!("[{card:?}, {rot}, {x}, {y}]");
    let answer: Vec<String> = file.answer.iter().map(put).collect();
    println!("\n[[puzzle]]\nid = {:?}\nset = {:?}\nside = {:?}", file.id, file.set, file.side);
    println!("stars = {}\nwild = {}", file.stars, file.wild);
    println!("cards = [{}]\noutline = [{}]", quoted(&file.cards), quoted(&file.outline));
    println!("answer = [{}]", answer.join(", "));
    println!("solutions = {}\neffort = {}", file.solutions, file.effort);
}
