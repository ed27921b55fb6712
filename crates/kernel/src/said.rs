//! Words as data: what is said, before anybody says it in a language.
//!
//! A game says *what* happened, or can be done; each face says it in its reader's language, by the message of that id in
//! the game's word list. Nothing here is a sentence.
//!
//! Always holds: a gap has only what everybody who is told of it may know.

use crate::seat::{Seat, SeatSet};
use serde::de::{self, SeqAccess, Visitor};
use serde::ser::{SerializeMap, SerializeTuple};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;

/// A word of the program's own, or one that came over the wire.
pub type Word = Cow<'static, str>;

/// Something to say: the id of a message, and what fills its gaps. As JSON: `["played",{"who":{"seat":1},"yards":15}]`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Said {
    /// The message in the word list.
    pub id: Word,
    /// What fills its gaps, by name.
    pub gaps: Vec<(Word, Gap)>,
}

/// What fills a gap.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Gap {
    /// A number: it is counted in the reader's language.
    Number(i32),
    /// A text as it is in every language: a range, a notation, a name somebody chose.
    Text(String),
    /// Somebody.
    Seat(Seat),
    /// Several people.
    Seats(SeatSet),
    /// A card, by its face in notation.
    Card(String),
    /// Several cards, by their faces in notation, and how many more that only show their backs.
    Cards {
        /// The faces.
        cards: Vec<String>,
        /// How many backs.
        backs: u8,
    },
    /// A place where cards lie, and whose it is.
    Place(Word, Option<Seat>),
    /// Other words.
    Said(Box<Said>),
    /// Several other words.
    List(Vec<Said>),
}

impl Said {
    /// The message of this id without gaps.
    pub fn new(id: impl Into<Word>) -> Said {
        Said { id: id.into(), gaps: Vec::new() }
    }

    /// With one more gap.
    #[must_use]
    pub fn with(mut self, name: impl Into<Word>, gap: impl Into<Gap>) -> Said {
        self.gaps.push((name.into(), gap.into()));
        self
    }

    /// What fills the gap of this name.
    pub fn gap(&self, name: &str) -> Option<&Gap> {
        self.gaps.iter().find(|(other, _)| other == name).map(|(_, gap)| gap)
    }

    /// Whom it is about: the first seat it names.
    pub fn about(&self) -> Option<Seat> {
        self.gaps.iter().find_map(|(_, gap)| if let Gap::Seat(seat) = gap { Some(*seat) } else { None })
    }

    /// Every card it names, in notation.
    pub fn cards(&self) -> Vec<&str> {
        let mut cards = Vec::new();
        self.gaps.iter().for_each(|(_, gap)| gap.add_cards(&mut cards));
        cards
    }
}

impl Gap {
    fn add_cards<'a>(&'a self, out: &mut Vec<&'a str>) {
        match self {
            Gap::Card(card) => out.push(card),
            Gap::Cards { cards, .. } => out.extend(cards.iter().map(String::as_str)),
            Gap::Said(said) => out.extend(said.cards()),
            Gap::List(list) => list.iter().for_each(|said| out.extend(said.cards())),
            Gap::Number(_) | Gap::Text(_) | Gap::Seat(_) | Gap::Seats(_) | Gap::Place(..) => {}
        }
    }
}

/// Something to say, with its gaps by name: `said!("played", who: seat, yards: 15)`. The id and the names are written
/// out, so that `cargo xtask words` can hold them against the word lists.
#[macro_export]
macro_rules! said {
    ($id:literal $(, $gap:ident: $value:expr)* $(,)?) => {
        $crate::Said::new($id)$(.with(stringify!($gap), $value))*
    };
}

/// The word lists of a game, one for each language: `words!("en", "de")` are `words/en.ftl` and `words/de.ftl` of its
/// folder, used from a file in `src`.
#[macro_export]
macro_rules! words {
    ($($language:literal),+ $(,)?) => {
        &[$(($language, include_str!(concat!("../words/", $language, ".ftl")))),+]
    };
}

macro_rules! gap_from {
    ($($from:ty => |$it:ident| $gap:expr),+ $(,)?) => {
        $(impl From<$from> for Gap {
            fn from($it: $from) -> Gap {
                $gap
            }
        })+
    };
}

gap_from! {
    i32 => |number| Gap::Number(number),
    u8 => |number| Gap::Number(number.into()),
    u16 => |number| Gap::Number(number.into()),
    u32 => |number| Gap::Number(i32::try_from(number).unwrap_or(i32::MAX)),
    usize => |number| Gap::Number(i32::try_from(number).unwrap_or(i32::MAX)),
    String => |text| Gap::Text(text),
    &str => |text| Gap::Text(text.to_string()),
    Seat => |seat| Gap::Seat(seat),
    SeatSet => |seats| Gap::Seats(seats),
    Said => |said| Gap::Said(Box::new(said)),
    Vec<Said> => |list| Gap::List(list),
}

impl Serialize for Said {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut pair = serializer.serialize_tuple(2)?;
        pair.serialize_element(&self.id)?;
        pair.serialize_element(&Gaps(&self.gaps))?;
        pair.end()
    }
}

struct Gaps<'a>(&'a [(Word, Gap)]);

impl Serialize for Gaps<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, gap)| (name, gap)))
    }
}

impl Serialize for Gap {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        fn one<S: Serializer>(serializer: S, key: &str, value: impl Serialize) -> Result<S::Ok, S::Error> {
            serializer.collect_map([(key, value)])
        }
        match self {
            Gap::Number(number) => serializer.serialize_i32(*number),
            Gap::Text(text) => serializer.serialize_str(text),
            Gap::Seat(seat) => one(serializer, "seat", seat.number()),
            Gap::Seats(seats) => one(serializer, "seats", seats.iter().map(Seat::number).collect::<Vec<_>>()),
            Gap::Card(card) => one(serializer, "card", card),
            Gap::Cards { cards, backs: 0 } => one(serializer, "cards", cards),
            Gap::Cards { cards, backs } => {
                let mut map = serializer.serialize_map(Some(2))?;
                map.serialize_entry("cards", cards)?;
                map.serialize_entry("backs", backs)?;
                map.end()
            }
            Gap::Place(name, None) => one(serializer, "at", name),
            Gap::Place(name, Some(seat)) => one(serializer, "at", format!("{name}:{seat}")),
            Gap::Said(said) => said.serialize(serializer),
            Gap::List(list) => one(serializer, "list", list),
        }
    }
}

impl<'de> Deserialize<'de> for Said {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Said, D::Error> {
        let (id, gaps) = <(String, BTreeMap<String, Gap>)>::deserialize(deserializer)?;
        Ok(Said { id: id.into(), gaps: gaps.into_iter().map(|(name, gap)| (name.into(), gap)).collect() })
    }
}

/// A gap as an object, one field for each kind.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Fields {
    seat: Option<u8>,
    seats: Option<Vec<u8>>,
    card: Option<String>,
    cards: Option<Vec<String>>,
    backs: u8,
    at: Option<String>,
    list: Option<Vec<Said>>,
}

impl Fields {
    fn gap(self) -> Option<Gap> {
        Some(match self {
            Fields { seat: Some(seat), .. } => Gap::Seat(seat_of(seat)?),
            Fields { seats: Some(seats), .. } => Gap::Seats(seats.into_iter().map(seat_of).collect::<Option<_>>()?),
            Fields { card: Some(card), .. } => Gap::Card(card),
            Fields { cards: Some(cards), backs, .. } => Gap::Cards { cards, backs },
            Fields { list: Some(list), .. } => Gap::List(list),
            Fields { at: Some(at), .. } => match at.split_once(':') {
                Some((name, seat)) => Gap::Place(name.to_string().into(), Some(seat_of(seat.parse().ok()?)?)),
                None => Gap::Place(at.into(), None),
            },
            Fields { .. } => return None,
        })
    }
}

fn seat_of(number: u8) -> Option<Seat> {
    (usize::from(number) < crate::SEATS_MAX).then(|| Seat::new(number))
}

impl<'de> Deserialize<'de> for Gap {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Gap, D::Error> {
        struct Any;
        impl<'de> Visitor<'de> for Any {
            type Value = Gap;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a number, a text, words, or an object that says what it is")
            }

            fn visit_i64<E: de::Error>(self, number: i64) -> Result<Gap, E> {
                i32::try_from(number).map(Gap::Number).map_err(E::custom)
            }

            fn visit_u64<E: de::Error>(self, number: u64) -> Result<Gap, E> {
                i32::try_from(number).map(Gap::Number).map_err(E::custom)
            }

            fn visit_str<E: de::Error>(self, text: &str) -> Result<Gap, E> {
                Ok(Gap::Text(text.to_string()))
            }

            fn visit_seq<A: SeqAccess<'de>>(self, seq: A) -> Result<Gap, A::Error> {
                let said = Said::deserialize(de::value::SeqAccessDeserializer::new(seq))?;
                Ok(Gap::Said(Box::new(said)))
            }

            fn visit_map<A: de::MapAccess<'de>>(self, map: A) -> Result<Gap, A::Error> {
                let fields = Fields::deserialize(de::value::MapAccessDeserializer::new(map))?;
                fields.gap().ok_or_else(|| de::Error::custom("a gap that says nothing"))
            }
        }
        deserializer.deserialize_any(Any)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_macro_names_every_gap() {
        let said = said!("played", who: Seat::new(1), yards: 15, period: said!("half-first"));
        assert_eq!(said.id, "played");
        assert_eq!(said.gap("yards"), Some(&Gap::Number(15)));
        assert_eq!(said.about(), Some(Seat::new(1)));
    }

    #[test]
    fn cards_are_found_wherever_they_are_named() {
        let inner = said!("a", card: Gap::Card("R5".to_string()));
        let cards = Gap::Cards { cards: vec!["C30".to_string()], backs: 2 };
        let said = said!("b", list: vec![inner.clone()], one: inner, more: cards);
        assert_eq!(said.cards(), ["R5", "R5", "C30"]);
    }
}
