//! What things are called: cards, decks, patterns, sides, and what a player should know about a card.
//!
//! Always holds: a card is called the same all through a match, whatever side of it is played.

use crate::board::Put;
use crate::card::{DECK_SIZE, Deck, Name, Side, Square};
use crate::clause;
use crate::options::{Mode, Pace};
use crate::state::Camouflage;
use kernel::{Face, Gap, Help, Said, said};

/// `frog 1`.
pub fn card(face: Face) -> Said {
    let number = face.0 as usize % DECK_SIZE + 1;
    said!("face", animal: animal(Deck::of(face)), number: number)
}

/// A card that fills a gap.
pub fn gap(face: Face) -> Gap {
    Gap::Card(Name(face).to_string())
}

/// The animal of a deck.
pub fn animal(deck: Deck) -> Said {
    match deck.0 {
        0 => said!("animal-chameleon"),
        1 => said!("animal-frog"),
        2 => said!("animal-gecko"),
        3 => said!("animal-hare"),
        4 => said!("animal-moth"),
        5 => said!("animal-octopus"),
        _ => said!("animal-owl"),
    }
}

/// What a square shows.
pub fn square(side: Side, square: Square) -> Said {
    let Square::Pattern(number) = square else { return said!("pattern-centre") };
    match (side, number) {
        (Side::Animal, 0) => said!("pattern-leopard"),
        (Side::Animal, 1) => said!("pattern-zebra"),
        (Side::Animal, 2) => said!("pattern-tiger"),
        (Side::Animal, _) => said!("pattern-giraffe"),
        (Side::Gems, 0) => said!("pattern-ruby"),
        (Side::Gems, 1) => said!("pattern-emerald"),
        (Side::Gems, 2) => said!("pattern-sapphire"),
        (Side::Gems, _) => said!("pattern-amethyst"),
    }
}

/// A side of the cards.
pub fn side(side: Side) -> Said {
    match side {
        Side::Animal => said!("side-animal"),
        Side::Gems => said!("side-gems"),
    }
}

/// `frog 1, turned once, at (-4,0)`.
pub fn put(put: Put) -> Said {
    said!("put", card: gap(put.card), turns: put.rot, x: i32::from(put.x), y: i32::from(put.y))
}

/// What a player should know about a card.
pub fn help(game: &Camouflage, face: Face) -> Help {
    let puzzle = game.terms.mode == Mode::Puzzle;
    let wild = game.bench.map_or(game.terms.centers_wild, |bench| bench.puzzle.wild);
    let does = match (puzzle, wild) {
        (false, false) => said!("help-lay", min: game.terms.min_match),
        (false, true) => said!("help-lay-wild", min: game.terms.min_match),
        (true, false) => said!("help-puzzle"),
        (true, true) => said!("help-puzzle-wild"),
    };
    let when = match game.terms.pace {
        _ if puzzle => said!("help-when-puzzle"),
        Pace::Realtime => said!("help-when-race"),
        Pace::Turns => said!("help-when-turns"),
    };
    let animal = animal(Deck::of(face));
    let centre = if wild { said!("sign-centre-wild", animal: animal) } else { said!("sign-centre", animal: animal) };
    let mut signs = vec![centre];
    signs.extend(Side::ALL.map(|side| printed(game, face, side)));
    let rule = if puzzle { clause::CA_5_50 } else { clause::CA_5_3 };
    let mut clauses = vec![clause::CA_1_4, rule];
    clauses.extend(wild.then_some(if puzzle { clause::CA_5_53 } else { clause::CA_5_15 }));
    Help { does, when, signs, clauses }
}

/// What is printed on a side of a card, and what its letters mean.
fn printed(game: &Camouflage, face: Face, of: Side) -> Said {
    let rows = game.faces[of.index()][face.0 as usize].text(of);
    let letter = |number: u8| {
        let pattern = square(of, Square::Pattern(number));
        said!("letter", letter: of.letters()[number as usize].to_string(), pattern: pattern)
    };
    said!("sign-side", side: side(of), rows: rows, letters: (0..4).map(letter).collect::<Vec<_>>())
}
