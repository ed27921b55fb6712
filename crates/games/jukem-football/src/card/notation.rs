//! A card as it is written (`R15`), held where it stands: tables name dozens of cards after every step.

use serde::{Serialize, Serializer};
use std::fmt;
use std::ops::Deref;

/// The longest is `P255-255`.
const LENGTH_MAX: usize = 8;

/// A card in notation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Notation {
    text: [u8; LENGTH_MAX],
    length: u8,
}

impl Notation {
    /// A letter, and nothing after it yet.
    pub(super) const fn letter(letter: u8) -> Notation {
        Notation { text: [letter, 0, 0, 0, 0, 0, 0, 0], length: 1 }
    }

    /// A word of at most eight letters.
    pub(super) fn word(word: &str) -> Notation {
        word.bytes().fold(Notation { text: [0; LENGTH_MAX], length: 0 }, Notation::and)
    }

    /// One more character.
    pub(super) fn and(mut self, letter: u8) -> Notation {
        self.text[self.length as usize] = letter;
        self.length += 1;
        self
    }

    /// A number after it.
    pub(super) fn number(mut self, number: u8) -> Notation {
        if number >= 100 {
            self = self.and(b'0' + number / 100);
        }
        if number >= 10 {
            self = self.and(b'0' + number / 10 % 10);
        }
        self.and(b'0' + number % 10)
    }
}

impl Deref for Notation {
    type Target = str;

    fn deref(&self) -> &str {
        std::str::from_utf8(&self.text[..self.length as usize]).expect("notation is made of letters and digits")
    }
}

impl fmt::Display for Notation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self)
    }
}

impl fmt::Debug for Notation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&**self, f)
    }
}

impl PartialEq<&str> for Notation {
    fn eq(&self, other: &&str) -> bool {
        **self == **other
    }
}

impl Serialize for Notation {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self)
    }
}
