//! Cards, their names, and what is printed on them.
//!
//! A card is known by its name (`CH1` … `OW6`, CA-1.10); the kernel's [`Face`] is its number in that order. What is
//! printed on one side of it is a [`Ring`]: the eight outer squares clockwise from the top left, two bits each, so that
//! a quarter turn is a rotation of the word and a comparison of up to eight squares is one `xor` and one `and`.

use kernel::Face;
use std::fmt;
use std::str::FromStr;

/// How many decks there are (CA-1.2).
pub const DECKS: usize = 7;
/// How many cards a deck has (CA-1.1).
pub const DECK_SIZE: usize = 6;
/// How many cards there are.
pub const CARDS: usize = DECKS * DECK_SIZE;

/// The two letters of each deck, in the order of the cards.
pub const CODES: [&str; DECKS] = ["CH", "FR", "GE", "HA", "MO", "OC", "OW"];

/// Where the squares of a [`Ring`] lie around the centre, clockwise from the top left; y grows downwards.
pub const RING: [(i8, i8); 8] = [(-1, -1), (0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0)];

/// A side of the cards (CA-1.3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    /// Animal Patterns.
    Animal,
    /// Gems.
    Gems,
}

impl Side {
    /// Both sides.
    pub const ALL: [Side; 2] = [Side::Animal, Side::Gems];

    /// The number as an index.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its word in options and actions.
    pub const fn word(self) -> &'static str {
        ["animal", "gems"][self as usize]
    }

    /// The letters of its four patterns (CA-1.5).
    pub const fn letters(self) -> [char; 4] {
        [['L', 'Z', 'T', 'G'], ['R', 'E', 'S', 'A']][self as usize]
    }

    /// The side with this word.
    pub fn parse(word: &str) -> Option<Side> {
        Side::ALL.into_iter().find(|side| side.word() == word)
    }
}

/// One of the seven decks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Deck(pub u8);

impl Deck {
    /// All decks in the order of their codes.
    pub fn all() -> impl Iterator<Item = Deck> {
        (0..DECKS as u8).map(Deck)
    }

    /// The deck of `card`.
    pub const fn of(card: Face) -> Deck {
        Deck(card.0 / DECK_SIZE as u8)
    }

    /// Its cards, ascending.
    pub fn cards(self) -> impl Iterator<Item = Face> {
        (0..DECK_SIZE as u8).map(move |n| Face(self.0 * DECK_SIZE as u8 + n))
    }

    /// Its two letters.
    pub const fn code(self) -> &'static str {
        CODES[self.0 as usize]
    }

    /// The deck with these two letters.
    pub fn parse(code: &str) -> Option<Deck> {
        Deck::all().find(|deck| deck.code() == code)
    }
}

/// The name of a card, to be printed: `CH1`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Name(pub Face);

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", Deck::of(self.0).code(), self.0.0 as usize % DECK_SIZE + 1)
    }
}

impl FromStr for Name {
    type Err = String;

    fn from_str(text: &str) -> Result<Name, String> {
        let number = |digit: &str| digit.parse().ok().filter(|n| (1..=DECK_SIZE as u8).contains(n));
        let parts = text.split_at_checked(2).filter(|(_, digit)| digit.len() == 1);
        let card =
            parts.and_then(|(code, digit)| Some(Face(Deck::parse(code)?.0 * DECK_SIZE as u8 + number(digit)? - 1)));
        card.map(Name).ok_or_else(|| format!("{text:?} is no card: say {} and a number from 1 to 6", CODES.join(", ")))
    }
}

/// What one square of a card shows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Square {
    /// The deck's animal.
    Centre,
    /// One of the four patterns of the side.
    Pattern(u8),
}

impl Square {
    /// Its letter, `+` for a centre.
    pub const fn letter(self, side: Side) -> char {
        match self {
            Square::Centre => '+',
            Square::Pattern(number) => side.letters()[number as usize],
        }
    }
}

/// The eight outer squares of a face, clockwise from the top left, two bits each; the square in the middle bears the
/// animal and no pattern, so it needs no bits (CA-1.4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Ring(pub u16);

impl Ring {
    /// After so many clockwise quarter turns: `new[row][col] = old[2-col][row]` (CA-5.1).
    #[inline]
    #[must_use]
    pub const fn turned(self, quarters: u8) -> Ring {
        Ring(self.0.rotate_left(4 * (quarters as u32 & 3)))
    }

    /// The pattern of the square with this place in [`RING`].
    #[inline]
    pub const fn at(self, place: usize) -> u8 {
        (self.0 >> (2 * place)) as u8 & 3
    }

    /// The square at this offset from the centre.
    pub fn square(self, dx: i8, dy: i8) -> Square {
        RING.iter().position(|&cell| cell == (dx, dy)).map_or(Square::Centre, |place| Square::Pattern(self.at(place)))
    }

    /// Reads `GGT/G+Z/TZZ`.
    pub fn parse(text: &str, side: Side) -> Result<Ring, String> {
        let wrong = || format!("{text:?} is no face: write three rows of three like {}", example(side));
        let rows: Vec<Vec<char>> = text.split('/').map(|row| row.chars().collect()).collect();
        if rows.len() != 3 || rows.iter().any(|row| row.len() != 3) {
            return Err(wrong());
        }
        let marks = text.chars().filter(|c| *c == '+').count();
        if marks != 1 || rows[1][1] != '+' {
            return Err(format!("{text:?} has {marks} centres: a face has exactly one `+`, in the middle"));
        }
        let mut ring = 0;
        for (place, (dx, dy)) in RING.into_iter().enumerate() {
            let letter = rows[(dy + 1) as usize][(dx + 1) as usize];
            let pattern = side.letters().iter().position(|known| *known == letter);
            ring |= (pattern.ok_or_else(wrong)? as u16) << (2 * place);
        }
        Ok(Ring(ring))
    }

    /// The face as text.
    pub fn text(self, side: Side) -> String {
        let row = |dy| [-1, 0, 1].map(|dx| self.square(dx, dy).letter(side)).iter().collect::<String>();
        [row(-1), row(0), row(1)].join("/")
    }
}

fn example(side: Side) -> &'static str {
    ["GGT/G+Z/TZZ (letters L, Z, T, G)", "ASR/E+S/EAS (letters R, E, S, A)"][side as usize]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_read_back() {
        for card in (0..CARDS as u8).map(Face) {
            assert_eq!(Name(card).to_string().parse::<Name>().unwrap().0, card);
        }
        for wrong in ["", "CH", "CH0", "CH7", "XX1", "CH10", "é1"] {
            assert!(wrong.parse::<Name>().unwrap_err().contains("CH, FR"), "{wrong:?}");
        }
    }

    #[test]
    fn a_face_reads_back_and_turns_clockwise() {
        let ring = Ring::parse("TTZ/G+L/GGL", Side::Animal).unwrap();
        let turned = [0, 1, 2, 3].map(|quarters| ring.turned(quarters).text(Side::Animal));
        assert_eq!(turned, ["TTZ/G+L/GGL", "GGT/G+T/LLZ", "LGG/L+G/ZTT", "ZLL/T+G/TGG"]);
        assert_eq!(ring.turned(4), ring);
    }

    #[test]
    fn a_wrong_face_says_what_a_face_is() {
        for wrong in ["", "GGT/GGZ/TZZ", "GGT/G+Z/TZ+", "GGT/G+Z", "GGTT/G+Z/TZZ", "RGT/G+Z/TZZ"] {
            assert!(Ring::parse(wrong, Side::Animal).is_err(), "{wrong:?}");
        }
        assert!(Ring::parse("RGT/G+Z/TZZ", Side::Animal).unwrap_err().contains("L, Z, T, G"));
    }
}
