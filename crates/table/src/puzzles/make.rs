//! New puzzles from a seed (CA-5.60 to CA-5.63).

use super::{Difficulty, Puzzle};
use crate::catalog::with_puzzles::card::Side;
use crate::catalog::with_puzzles::faces::FaceSet;
use crate::catalog::with_puzzles::puzzle::{Recipe, generate};
use kernel::{Stream, closest};

/// What kind of puzzles are wanted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wanted {
    /// The fewest and the most stars.
    pub stars: (u8, u8),
    /// `animal` or `gems`; both in turn if nothing is said.
    pub side: Option<String>,
    /// Whether centres are wild.
    pub wild: bool,
    /// What chance starts from: the same seed makes the same puzzles.
    pub seed: u64,
    /// How many.
    pub count: usize,
}

impl Wanted {
    /// The stars of a difficulty: a number from 1 to 5, or easy, medium or hard.
    pub fn stars(text: &str) -> Result<(u8, u8), String> {
        let right = "a difficulty is easy, medium, hard, or a number of stars from 1 to 5";
        match (text, text.parse::<u8>()) {
            ("easy", _) => Ok((1, 2)),
            ("medium", _) => Ok((3, 3)),
            ("hard", _) => Ok((4, 5)),
            (_, Ok(stars @ 1..=5)) => Ok((stars, stars)),
            _ => Err(match closest(text, Difficulty::WORDS) {
                Some(meant) => format!("there is no difficulty {text:?}. Did you mean {meant}?"),
                None => format!("{right}, not {text:?}"),
            }),
        }
    }
}

/// A search that takes longer makes no puzzle for people.
const LIMIT: u64 = 200_000;
/// After so many tries without a puzzle something is wrong with the wish.
const TRIES: usize = 50_000;
/// How many cards usually give so many stars.
const CARDS: [(u32, u32); 5] = [(3, 3), (3, 4), (4, 5), (5, 6), (6, 7)];

/// Makes puzzles one after the other; each has been solved and has one to six solutions. Ids are the seed and a number.
pub fn make(wanted: &Wanted) -> Result<Vec<Puzzle>, String> {
    let sides = match wanted.side.as_deref() {
        None => Side::ALL.to_vec(),
        Some(word) => vec![Side::parse(word).ok_or_else(|| format!("the side is animal or gems, not {word:?}"))?],
    };
    if wanted.wild && wanted.stars == (1, 1) {
        return Err("wild centres give a star, so a wild puzzle has at least two".to_string());
    }
    let mut stream = Stream::fast(wanted.seed);
    let one = |number: usize| {
        let id = format!("s{}-{}", wanted.seed % 10_000_000, number + 1);
        let side = sides[number % sides.len()];
        (0..TRIES)
            .find_map(|_| once(&id, side, wanted, &mut stream))
            .ok_or_else(|| format!("no such puzzle was found in {TRIES} tries: take another difficulty or seed"))
    };
    (0..wanted.count).map(one).collect()
}

/// One try: a puzzle of the wanted kind, or none.
fn once(id: &str, side: Side, wanted: &Wanted, stream: &mut Stream) -> Option<Puzzle> {
    let (least, most) = wanted.stars;
    let stars = least as u32 + stream.below((most - least) as u32 + 1);
    let (few, many) = CARDS[(stars as usize - 1).saturating_sub(wanted.wild as usize)];
    let cards = (few + stream.below(many - few + 1)) as u8;
    let recipe = Recipe { side, cards, overlap: 1 + stream.below(3) as u8, wild: wanted.wild };
    let puzzle = generate(id, recipe, &FaceSet::shipped().sides[side.index()], LIMIT, stream)?;
    (least..=most).contains(&puzzle.grade.stars).then_some(Puzzle(puzzle))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wish_is_kept_and_the_same_seed_makes_the_same_puzzles() {
        for (difficulty, wild) in [("easy", false), ("3", false), ("hard", true), ("2", true)] {
            let stars = Wanted::stars(difficulty).unwrap();
            let wanted = Wanted { stars, side: None, wild, seed: 11, count: 4 };
            let made = make(&wanted).unwrap();
            assert_eq!(made, make(&wanted).unwrap());
            assert!(made.iter().all(|puzzle| (stars.0..=stars.1).contains(&puzzle.stars()) && puzzle.wild() == wild));
            assert!(made.iter().all(|puzzle| (1..=6).contains(&puzzle.solve(true, u64::MAX).solutions.len())));
            assert_ne!(made, make(&Wanted { seed: 12, ..wanted }).unwrap());
        }
    }

    #[test]
    fn a_wish_that_cannot_be_kept_is_refused() {
        let wish = Wanted { stars: (1, 1), side: None, wild: true, seed: 1, count: 1 };
        assert!(make(&wish).unwrap_err().contains("at least two"));
        assert!(make(&Wanted { side: Some("stones".to_string()), ..wish }).unwrap_err().contains("animal or gems"));
        assert!(Wanted::stars("medum").unwrap_err().contains("Did you mean medium?"));
        assert!(Wanted::stars("6").unwrap_err().contains("from 1 to 5"));
    }
}
