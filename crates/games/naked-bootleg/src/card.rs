//! What is printed on the cards, and how it is written.
//!
//! A card is a kind and, for most kinds, a colour; copies cannot be told apart. A [`Face`] packs both so that the cards
//! of one kind are four neighbouring bits of a word and the cards of one colour are every fourth bit: questions about a
//! whole hand (what matches, what is like) are one `and`.

mod deck;

pub use deck::{CARDS, Class, Deck};

use kernel::Face;
use std::fmt;
use std::str::FromStr;

/// The four colours (NB-1.3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Colour {
    /// `b`
    Blue,
    /// `r`
    Red,
    /// `g`
    Green,
    /// `k`
    Black,
}

impl Colour {
    /// All colours in the order of the rules.
    pub const ALL: [Colour; 4] = [Colour::Blue, Colour::Red, Colour::Green, Colour::Black];

    /// The letter of notation.
    pub const fn letter(self) -> char {
        ['b', 'r', 'g', 'k'][self as usize]
    }

    /// The word for it.
    pub const fn name(self) -> &'static str {
        ["blue", "red", "green", "black"][self as usize]
    }

    /// All faces of this colour.
    #[inline]
    pub const fn faces(self) -> Faces {
        const FACES: [Faces; 4] =
            [Faces(Faces::BLUE), Faces(Faces::BLUE << 1), Faces(Faces::BLUE << 2), Faces(Faces::BLUE << 3)];
        FACES[self as usize]
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Colour {
    type Err = String;

    fn from_str(text: &str) -> Result<Colour, String> {
        let found = Colour::ALL.into_iter().find(|colour| colour.name() == text);
        found.ok_or_else(|| format!("{text:?} is no colour: say blue, red, green or black"))
    }
}

/// A kind: cards of the same kind are *like* each other (NB-0.2). Kinds from Wildcat on have no colour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)] // The names say it.
#[repr(u8)]
pub enum Kind {
    Shotgun,
    Pistol,
    X,
    O,
    Nickel,
    Dime,
    Cover,
    Pigskin,
    Horsecollar,
    Reverse,
    Handoff,
    DrawPlay,
    PickSix,
    Fumblerooski,
    Spy,
    Interception,
    Deflection,
    Streak,
    Wildcat,
    HailMary,
    Bootleg,
    NakedBootleg,
}

/// Code and name of each kind, in the order of [`Kind`].
const KINDS: [(Kind, &str, &str); 22] = [
    (Kind::Shotgun, "SG", "Shotgun"),
    (Kind::Pistol, "PI", "Pistol"),
    (Kind::X, "XX", "X"),
    (Kind::O, "OO", "O"),
    (Kind::Nickel, "NI", "Nickel"),
    (Kind::Dime, "DI", "Dime"),
    (Kind::Cover, "CV", "Cover"),
    (Kind::Pigskin, "PG", "Pigskin"),
    (Kind::Horsecollar, "HC", "Horsecollar"),
    (Kind::Reverse, "RV", "Reverse"),
    (Kind::Handoff, "HO", "Handoff"),
    (Kind::DrawPlay, "DP", "Draw Play"),
    (Kind::PickSix, "P6", "Pick Six"),
    (Kind::Fumblerooski, "FR", "Fumblerooski"),
    (Kind::Spy, "SP", "Spy"),
    (Kind::Interception, "IN", "Interception"),
    (Kind::Deflection, "DF", "Deflection"),
    (Kind::Streak, "ST", "Streak"),
    (Kind::Wildcat, "WC", "Wildcat"),
    (Kind::HailMary, "HM", "Hail Mary"),
    (Kind::Bootleg, "BL", "Bootleg"),
    (Kind::NakedBootleg, "NB", "Naked Bootleg"),
];

impl Kind {
    /// How many kinds there are.
    pub const COUNT: usize = KINDS.len();

    /// The kind with this number.
    #[inline]
    pub const fn new(number: u8) -> Kind {
        const ALL: [Kind; Kind::COUNT] = {
            let mut all = [Kind::Shotgun; Kind::COUNT];
            let mut number = 0;
            while number < Kind::COUNT {
                all[number] = KINDS[number].0;
                number += 1;
            }
            all
        };
        ALL[number as usize]
    }

    /// All kinds in order.
    pub fn all() -> impl Iterator<Item = Kind> {
        KINDS.iter().map(|row| row.0)
    }

    /// The code of notation (`SG`).
    pub const fn code(self) -> &'static str {
        KINDS[self as usize].1
    }

    /// The name for people (`Shotgun`).
    pub const fn name(self) -> &'static str {
        KINDS[self as usize].2
    }

    /// Whether cards of this kind have a colour (NB-1.3).
    #[inline]
    pub const fn is_coloured(self) -> bool {
        (self as u8) < Kind::Wildcat as u8
    }

    /// All faces of this kind.
    #[inline]
    pub const fn faces(self) -> Faces {
        KIND_FACES[self as usize]
    }
}

/// Looked up rather than shifted: hands are compared with these all the time.
const KIND_FACES: [Faces; Kind::COUNT] = {
    let mut faces = [Faces::NONE; Kind::COUNT];
    let mut kind = 0;
    while kind < Kind::COUNT {
        faces[kind] = Faces(0xf << (4 * kind));
        kind += 1;
    }
    faces
};

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Kind {
    type Err = String;

    fn from_str(text: &str) -> Result<Kind, String> {
        let found = KINDS.iter().find(|row| row.1 == text).map(|row| row.0);
        found.ok_or_else(|| {
            let codes: Vec<&str> = KINDS.iter().map(|row| row.1).collect();
            format!("{text:?} is no kind: say one of {}", codes.join(", "))
        })
    }
}

/// A power name: what one card of a kind can do beyond the others (NB-0.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)] // The names say it.
pub enum Power {
    DoubleReverse,
    EndAround,
    Juke,
    Sweep,
    Blindside,
    TrickSix,
    TheFumble,
    BlueSpy,
    RedSpy,
    GreenSpy,
    BlackSpy,
    ImmaculateInterception,
    ImmaculateDeflection,
}

/// Each power, the kind it belongs to, and its name.
const POWERS: [(Power, Kind, &str); 13] = [
    (Power::DoubleReverse, Kind::Reverse, "Double Reverse"),
    (Power::EndAround, Kind::Reverse, "End Around"),
    (Power::Juke, Kind::Handoff, "Juke"),
    (Power::Sweep, Kind::Handoff, "Sweep"),
    (Power::Blindside, Kind::DrawPlay, "Blindside"),
    (Power::TrickSix, Kind::PickSix, "Trick Six"),
    (Power::TheFumble, Kind::Fumblerooski, "The Fumble"),
    (Power::BlueSpy, Kind::Spy, "Blue Spy"),
    (Power::RedSpy, Kind::Spy, "Red Spy"),
    (Power::GreenSpy, Kind::Spy, "Green Spy"),
    (Power::BlackSpy, Kind::Spy, "Black Spy"),
    (Power::ImmaculateInterception, Kind::Interception, "Immaculate Interception"),
    (Power::ImmaculateDeflection, Kind::Deflection, "Immaculate Deflection"),
];

impl Power {
    /// The name for people.
    pub const fn name(self) -> &'static str {
        POWERS[self as usize].2
    }
}

/// The face of a card: four to a kind, in the order of the colours; a kind without colour uses the first.
#[inline]
pub const fn face(kind: Kind, colour: Option<Colour>) -> Face {
    match colour {
        Some(colour) if kind.is_coloured() => Face(4 * kind as u8 + colour as u8),
        _ => Face(4 * kind as u8),
    }
}

/// The kind of a face.
#[inline]
pub const fn kind_of(face: Face) -> Kind {
    Kind::new(face.0 >> 2)
}

/// The colour of a face, if it has one.
#[inline]
pub const fn colour_of(face: Face) -> Option<Colour> {
    let is_coloured = face.0 < 4 * Kind::Wildcat as u8;
    if is_coloured { Some(Colour::ALL[face.0 as usize & 3]) } else { None }
}

/// The face of Wildcats.
pub const WILDCAT: Face = face(Kind::Wildcat, None);
/// Wildcats as a set of faces.
pub const WILD: Faces = Faces(1 << WILDCAT.0);

/// A face in notation: `rSG`, `WC`.
pub fn face_text(face: Face) -> String {
    match colour_of(face) {
        Some(colour) => format!("{}{}", colour.letter(), kind_of(face)),
        None => kind_of(face).to_string(),
    }
}

/// Reads a face. A tick of a second copy (`gXX'`) is allowed and means nothing: copies are alike.
pub fn read_face(text: &str) -> Result<Face, String> {
    let plain = text.strip_suffix('\'').unwrap_or(text);
    let colourless = plain.parse::<Kind>().ok().filter(|kind| !kind.is_coloured()).map(|kind| face(kind, None));
    let coloured = || {
        let colour = Colour::ALL.into_iter().find(|colour| plain.starts_with(colour.letter()))?;
        let kind = plain[1..].parse::<Kind>().ok().filter(|kind| kind.is_coloured())?;
        Some(face(kind, Some(colour)))
    };
    colourless.or_else(coloured).ok_or_else(|| {
        format!("{text:?} is no card: say a colour letter (b, r, g, k) and a kind, such as rSG, or WC, HM, BL, NB")
    })
}

/// One more than the highest face.
pub const FACES: usize = 4 * Kind::COUNT;

/// A set of faces: bit `n` is face `n`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Faces(pub u128);

impl Faces {
    /// The first colour's bit of each coloured kind.
    const BLUE: u128 = 0x11_1111_1111_1111_1111;
    /// No face.
    pub const NONE: Faces = Faces(0);
    /// All faces there can be.
    pub const ALL: Faces = Faces((1 << (4 * Kind::COUNT)) - 1);
    /// The faces without a colour.
    pub const COLOURLESS: Faces = Faces(Faces::ALL.0 & !(Faces::BLUE * 0xf));

    /// Just this face.
    #[inline]
    pub const fn one(face: Face) -> Faces {
        Faces(1 << face.0)
    }

    /// Whether `face` is a member.
    #[inline]
    pub const fn contains(self, face: Face) -> bool {
        self.0 >> face.0 & 1 == 1
    }

    /// Members of both.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Faces) -> Faces {
        Faces(self.0 & other.0)
    }

    /// Members of either.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Faces) -> Faces {
        Faces(self.0 | other.0)
    }

    /// All members but this one.
    #[inline]
    #[must_use]
    pub const fn minus(self, face: Face) -> Faces {
        Faces(self.0 & !(1 << face.0))
    }

    /// Whether there is no member.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The members, ascending.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Face> {
        kernel::CardSet(self.0).iter().map(|bit| Face(bit.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faces_are_written_and_read_the_same_way() {
        let all = Kind::all().flat_map(|kind| Colour::ALL.map(|colour| face(kind, Some(colour))));
        for face in all {
            assert_eq!(read_face(&face_text(face)), Ok(face));
        }
        assert_eq!(read_face("gXX'"), read_face("gXX"));
        assert!(read_face("XX").is_err() && read_face("rWC").is_err() && read_face("").is_err());
        assert!(read_face("é").is_err());
    }

    #[test]
    fn colours_and_kinds_are_sets_of_bits() {
        for kind in Kind::all() {
            for colour in Colour::ALL {
                let face = face(kind, Some(colour));
                assert!(kind.faces().contains(face));
                assert_eq!(Faces::COLOURLESS.contains(face), !kind.is_coloured());
                assert_eq!(colour.faces().contains(face), colour_of(face) == Some(colour));
            }
        }
    }
}
