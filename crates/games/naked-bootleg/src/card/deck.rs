//! The deck: which cards are in the box, from the data file that owners of the game can correct (NB-1.7).
//!
//! A [`Deck`] that exists keeps NB-1.1, NB-1.2 and NB-1.7, so the rules can rely on it. Flag, score cards and spare cards
//! of the box are not in it (NB-1.8).

use super::{Colour, FACES, Faces, KINDS, Kind, POWERS, Power, face};
use kernel::Face;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::LazyLock;

const SHIPPED_FILE: &str = include_str!("../../data/naked-bootleg.toml");
static SHIPPED: LazyLock<Deck> =
    LazyLock::new(|| Deck::from_toml(SHIPPED_FILE).expect("the shipped deck keeps NB-1.7; a test reads it"));

/// How many cards the deck has (NB-1.1).
pub const CARDS: usize = 108;
/// How many cards the two-player deck has (NB-1.4).
pub const CARDS_FOR_TWO: usize = 96;

/// What a card is for (NB-1.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Class {
    /// No action.
    General,
    /// An action that must be carried out.
    StandardAction,
    /// An action one may use.
    PlayAction,
    /// A streak card.
    Streak,
}

impl Class {
    const ALL: [(Class, &'static str, usize); 4] = [
        (Class::General, "general", 64),
        (Class::StandardAction, "standard action", 20),
        (Class::PlayAction, "play action", 20),
        (Class::Streak, "streak", 4),
    ];

    /// The word of the data file.
    pub const fn name(self) -> &'static str {
        Class::ALL[self as usize].1
    }
}

impl Kind {
    /// How many cards of this kind there are (NB-1.2).
    pub const fn copies(self) -> usize {
        match self {
            Kind::Shotgun | Kind::Pistol | Kind::X | Kind::O | Kind::Nickel | Kind::Dime | Kind::Cover => 8,
            Kind::HailMary => 2,
            Kind::Bootleg | Kind::NakedBootleg => 1,
            _ => 4,
        }
    }

    /// What cards of this kind are for (NB-1.1).
    pub const fn class(self) -> Class {
        match self {
            Kind::Reverse | Kind::Handoff | Kind::DrawPlay | Kind::PickSix | Kind::Fumblerooski => {
                Class::StandardAction
            }
            Kind::Spy | Kind::Interception | Kind::Deflection => Class::PlayAction,
            Kind::Wildcat | Kind::HailMary | Kind::Bootleg | Kind::NakedBootleg => Class::PlayAction,
            Kind::Streak => Class::Streak,
            _ => Class::General,
        }
    }
}

/// All cards of the box.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deck {
    copies: [u8; FACES],
    powers: [Option<Power>; FACES],
    dead: Faces,
    left_out_for_two: Faces,
}

impl Deck {
    /// The deck of the data file.
    pub fn shipped() -> &'static Deck {
        &SHIPPED
    }

    /// The face of every card, ascending.
    pub fn faces(&self) -> [Face; CARDS] {
        let mut faces = [Face(0); CARDS];
        let each = (0..FACES as u8).flat_map(|face| std::iter::repeat_n(Face(face), self.copies(Face(face)) as usize));
        for (place, face) in faces.iter_mut().zip(each) {
            *place = face;
        }
        faces
    }

    /// How many cards have this face.
    pub fn copies(&self, face: Face) -> u8 {
        self.copies[face.0 as usize]
    }

    /// The power of the card, if it has one.
    #[inline]
    pub fn power(&self, face: Face) -> Option<Power> {
        self.powers[face.0 as usize]
    }

    /// The face with this power.
    pub fn face_with(&self, power: Power) -> Option<Face> {
        self.powers.iter().position(|&other| other == Some(power)).map(|face| Face(face as u8))
    }

    /// Whether the card cannot be taken from the discard pile (NB-1.5); which cards those are is in the file (NB-1.6).
    #[inline]
    pub fn is_dead(&self, face: Face) -> bool {
        self.dead.contains(face)
    }

    /// Whether the card stays in the box when two play (NB-1.4).
    pub fn is_left_out_for_two(&self, face: Face) -> bool {
        self.left_out_for_two.contains(face)
    }

    /// Reads a deck file. The error is a sentence that says what would be right.
    pub fn from_toml(text: &str) -> Result<Deck, String> {
        let file: File = toml::from_str(text).map_err(|error| format!("this is no deck file: {error}"))?;
        let mut deck =
            Deck { copies: [0; FACES], powers: [None; FACES], dead: Faces::NONE, left_out_for_two: Faces::NONE };
        for entry in &file.kind {
            entry.read(&mut deck)?;
        }
        deck.accept()?;
        Ok(deck)
    }

    /// What NB-1.7 asks of the deck as a whole.
    fn accept(&self) -> Result<(), String> {
        for kind in Kind::all() {
            let copies = self.count(kind.faces());
            if copies != kind.copies() {
                return Err(format!("{copies} cards of kind {kind}: there are {} (NB-1.2)", kind.copies()));
            }
        }
        for (power, kind, name) in POWERS {
            let times = self.powers.iter().filter(|&&other| other == Some(power)).count();
            if times != 1 {
                return Err(format!("{name} occurs {times} times: exactly one {} has that name (NB-1.7)", kind.name()));
            }
        }
        let for_two = CARDS - self.count(self.left_out_for_two);
        match self.count(Faces::ALL) {
            CARDS if for_two == CARDS_FOR_TWO => Ok(()),
            CARDS => Err(format!("{for_two} cards are left for two players: it must be {CARDS_FOR_TWO} (NB-1.7)")),
            total => Err(format!("{total} cards: the deck has {CARDS} (NB-1.7)")),
        }
    }

    fn count(&self, faces: Faces) -> usize {
        faces.iter().map(|face| self.copies(face) as usize).sum()
    }
}

/// A deck file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    kind: Vec<Entry>,
}

/// One kind of a deck file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    code: String,
    name: String,
    class: String,
    copies: BTreeMap<String, u8>,
    dead: bool,
    #[serde(default)]
    power: BTreeMap<String, String>,
    #[serde(default = "yes")]
    two_players: bool,
}

fn yes() -> bool {
    true
}

impl Entry {
    fn read(&self, deck: &mut Deck) -> Result<(), String> {
        let kind: Kind = self.code.parse()?;
        self.agree("name", &self.name, KINDS[kind as usize].2)?;
        self.agree("class", &self.class, kind.class().name())?;
        for (colour, count) in &self.copies {
            let face = self.face(kind, colour)?;
            deck.copies[face.0 as usize] = deck.copies[face.0 as usize].saturating_add(*count);
            if self.dead {
                deck.dead = deck.dead.or(Faces::one(face));
            }
            if !self.two_players {
                deck.left_out_for_two = deck.left_out_for_two.or(Faces::one(face));
            }
        }
        for (colour, name) in &self.power {
            let face = self.face(kind, colour)?;
            deck.powers[face.0 as usize] = Some(self.power(kind, name)?);
        }
        Ok(())
    }

    fn agree(&self, what: &str, said: &str, right: &str) -> Result<(), String> {
        if said == right { Ok(()) } else { Err(format!("the {what} of {} is {right:?}, not {said:?}", self.code)) }
    }

    fn face(&self, kind: Kind, colour: &str) -> Result<Face, String> {
        match (kind.is_coloured(), colour) {
            (false, "none") => Ok(face(kind, None)),
            (false, colour) => Err(format!("{kind} has no colour: say `none`, not {colour:?} (NB-1.3)")),
            (true, colour) => Ok(face(kind, Some(colour.parse::<Colour>()?))),
        }
    }

    fn power(&self, kind: Kind, name: &str) -> Result<Power, String> {
        let found = POWERS.iter().find(|row| row.2 == name && row.1 == kind);
        found.map(|row| row.0).ok_or_else(|| format!("no {} has the power name {name:?} (NB-1.7)", kind.name()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(from: &str, to: &str) -> String {
        assert!(SHIPPED_FILE.contains(from), "the shipped file has {from:?}");
        Deck::from_toml(&SHIPPED_FILE.replacen(from, to, 1)).expect_err("this deck breaks a rule")
    }

    #[test]
    fn the_shipped_deck_keeps_the_rules() {
        assert_eq!(Deck::from_toml(SHIPPED_FILE).map(|deck| deck.count(Faces::ALL)), Ok(CARDS));
    }

    #[test]
    fn a_wrong_deck_is_refused_with_a_sentence() {
        assert!(refused("blue = 2", "blue = 3").contains("9 cards of kind SG: there are 8 (NB-1.2)"));
        assert!(refused("black = \"Sweep\"", "black = \"Juke\"").contains("Juke occurs 2 times"));
        assert!(refused("black = \"Sweep\"", "black = \"Blindside\"").contains("no Handoff has the power name"));
        assert!(refused("\ntwo_players = false", "\ntwo_players = true").contains("100 cards are left for two"));
        assert!(refused("none = 4", "red = 4").contains("WC has no colour"));
        assert!(refused("\"general\"", "\"streak\"").contains("the class of SG is \"general\""));
        assert!(refused("code = \"SG\"", "code = \"S1\"").contains("is no kind"));
        assert!(Deck::from_toml("nonsense").is_err());
    }

    #[test]
    fn an_owner_may_correct_dead_marks_and_colours() {
        let live = SHIPPED_FILE.replacen("dead = true", "dead = false", 1);
        let deck = Deck::from_toml(&live).expect("a dead mark may be corrected");
        assert!(!deck.is_dead(face(Kind::Reverse, Some(Colour::Red))));
        let spread = SHIPPED_FILE.replacen("blue = 2, red = 2", "blue = 3, red = 1", 1);
        assert_eq!(Deck::from_toml(&spread).map(|deck| deck.copies(Face(0))), Ok(3));
    }
}
