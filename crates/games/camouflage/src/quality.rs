//! What a card set must be like: the checks Q1 to Q6 (CA-1.11 to CA-1.13).
//!
//! Q1 (seven decks of six, one `+` in the middle) holds for every [`FaceSet`]: its type has no room for anything else,
//! and the reader refuses the rest.

use crate::board::Fit;
use crate::card::{CARDS, Deck, Name, Ring, Side};
use crate::faces::{FaceSet, Faces};
use crate::starting;
use kernel::Face;

/// The normal rule of play.
const NORMAL: Fit = Fit { min: 3, wild: false, wild_counts: true };

/// What any set must pass to be played: Q2 and Q3.
pub fn playable(set: &FaceSet) -> Result<(), String> {
    for side in Side::ALL {
        distinct(side, &set.sides[side.index()])?;
        for deck in Deck::all() {
            if !starting::is_possible(&set.sides[side.index()], deck, NORMAL) {
                return Err(format!("Q3: deck {} cannot make a starting board on side {}", deck.code(), side.word()));
            }
        }
    }
    Ok(())
}

/// Q2: no face is another one turned, and none looks the same after a turn.
fn distinct(side: Side, faces: &Faces) -> Result<(), String> {
    for (number, ring) in faces.iter().enumerate() {
        let name = Name(Face(number as u8));
        if (1..4).any(|rot| ring.turned(rot) == *ring) {
            return Err(format!("Q2: {name} looks the same after a turn on side {}", side.word()));
        }
        let twin = faces[..number].iter().position(|other| (0..4).any(|rot| ring.turned(rot) == *other));
        if let Some(twin) = twin {
            let twin = Name(Face(twin as u8));
            return Err(format!("Q2: {name} is {twin} turned on side {}", side.word()));
        }
    }
    Ok(())
}

/// How often each pattern occurs on a side: in corners and in the middles of edges (Q4).
pub fn occurrences(faces: &Faces) -> [[u32; 2]; 4] {
    let mut seen = [[0; 2]; 4];
    for ring in faces {
        for place in 0..8 {
            seen[ring.at(place) as usize][place % 2] += 1;
        }
    }
    seen
}

/// How many different patterns a face has, and how often the most frequent one occurs (Q5).
pub fn variety(ring: Ring) -> (usize, usize) {
    let count = |pattern| (0..8).filter(|&place| ring.at(place) == pattern).count();
    let counts = [0, 1, 2, 3].map(count);
    (counts.iter().filter(|n| **n > 0).count(), counts.into_iter().max().unwrap_or(0))
}

/// The four edges of a face read clockwise (Q6).
pub fn words(ring: Ring) -> [[u8; 3]; 4] {
    [0, 2, 4, 6].map(|corner| [0, 1, 2].map(|step| ring.at((corner + step) % 8)))
}

/// The edge pairs over all pairs of different cards, the number of different words, and the most frequent word's
/// count (Q6).
pub fn edges(faces: &Faces) -> (usize, usize, usize) {
    let reversed = |word: [u8; 3]| [word[2], word[1], word[0]];
    let mut pairs = 0;
    for (number, ring) in faces.iter().enumerate() {
        for other in &faces[..number] {
            let match_up = |word: &[u8; 3]| words(*other).iter().filter(|back| reversed(**back) == *word).count();
            pairs += words(*ring).iter().map(match_up).sum::<usize>();
        }
    }
    let mut all: Vec<[u8; 3]> = faces.iter().flat_map(|ring| words(*ring)).collect();
    all.sort_unstable();
    let most = all.iter().map(|word| all.iter().filter(|other| *other == word).count()).max().unwrap_or(0);
    all.dedup();
    (pairs, all.len(), most)
}

/// The qualities Q4 to Q6 that the shipped set has besides (CA-1.12, CA-1.13); the error names the first that fails.
pub fn excellent(set: &FaceSet) -> Result<(), String> {
    let pairs_of_cards = CARDS * (CARDS - 1) / 2;
    for side in Side::ALL {
        let faces = &set.sides[side.index()];
        if occurrences(faces) != [[42, 42]; 4] {
            return Err(format!("Q4: the patterns of side {} occur {:?} times", side.word(), occurrences(faces)));
        }
        if let Some(card) = faces.iter().position(|ring| variety(*ring).0 < 3 || variety(*ring).1 > 4) {
            return Err(format!("Q5: {} is too plain on side {}", Name(Face(card as u8)), side.word()));
        }
        let (pairs, different, most) = edges(faces);
        let fits = (pairs * 1000 + pairs_of_cards / 2) / pairs_of_cards == 741
            && different == [27, 34][side.index()]
            && most <= 10;
        if !fits {
            return Err(format!(
                "Q6: {} has {pairs} edge pairs over {pairs_of_cards} pairs of cards and {different} words, one of them {most} times",
                side.word()
            ));
        }
    }
    Ok(())
}
