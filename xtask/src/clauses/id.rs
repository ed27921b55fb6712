//! The id of a clause, `JK-4.9`, in its three spellings: in text, as a constant `JK_4_9`, in a test's name
//! `jk_4_9_…`. Numbers are compared as numbers, so `JK-4.1` is never found inside `JK-4.10`.

use std::fmt;

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Id {
    pub prefix: String,
    chapter: u32,
    number: u32,
}

impl fmt::Display for Id {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}-{}.{}", self.prefix, self.chapter, self.number)
    }
}

impl Id {
    /// Reads exactly `JK-4.9`.
    pub fn parse(text: &str) -> Option<Self> {
        let (prefix, numbers) = text.split_once('-')?;
        let (chapter, number) = numbers.split_once('.')?;
        Self::of(prefix, chapter, number)
    }

    fn of(prefix: &str, chapter: &str, number: &str) -> Option<Self> {
        let is_prefix = prefix.len() == 2 && prefix.bytes().all(|byte| byte.is_ascii_uppercase());
        let (chapter, number) = (digits(chapter)?, digits(number)?);
        is_prefix.then(|| Self { prefix: prefix.into(), chapter, number })
    }

    /// The name of its constant: `JK_4_9`.
    pub fn constant(&self) -> String {
        format!("{}_{}_{}", self.prefix, self.chapter, self.number)
    }
}

fn digits(text: &str) -> Option<u32> {
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok())?
}

/// Every `JK_4_9` and `JK-4.9` in one line of code or prose.
pub fn in_line(line: &str) -> Vec<Id> {
    let identifiers = line.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
    let words = line.split(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '.');
    identifiers.filter_map(constant).chain(words.flat_map(in_word)).collect()
}

fn constant(identifier: &str) -> Option<Id> {
    let (prefix, numbers) = identifier.split_once('_')?;
    let (chapter, number) = numbers.split_once('_')?;
    Id::of(prefix, chapter, number)
}

/// A word may join several ids (`JK-4.9-JK-4.12`) or end a sentence, so an id may begin at each piece.
fn in_word(word: &str) -> Vec<Id> {
    let pieces: Vec<&str> = word.split(['-', '.']).collect();
    let ids = pieces.windows(3).filter_map(|three| Id::of(three[0], three[1], three[2]));
    ids.filter(|id| word.contains(&id.to_string())).collect()
}

/// Every id in the name of a test: `jk_4_9_and_jk_4_10_fumble`.
pub fn in_test_name(name: &str) -> Vec<Id> {
    let pieces: Vec<&str> = name.split('_').collect();
    let id = |three: &[&str]| Id::of(&three[0].to_ascii_uppercase(), three[1], three[2]);
    pieces.windows(3).filter_map(id).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spelt(ids: &[Id]) -> Vec<String> {
        ids.iter().map(Id::to_string).collect()
    }

    #[test]
    fn ids_are_two_capitals_and_two_numbers() {
        assert_eq!(Id::parse("ZZ-4.10").unwrap().constant(), "ZZ_4_10");
        for wrong in ["ZZ-4", "Z-4.1", "ZZZ-4.1", "zz-4.1", "ZZ-4.x", "ZZ-4.", "ZZ 4.1", "ZZ-4.1a", "ZZ-+4.1"] {
            assert_eq!(Id::parse(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_line_gives_up_its_ids_in_both_spellings() {
        let line = "return Err(clause::ZZ_4_9.into()); // ZZ-4.1, see also (ZZ-4.10).";
        assert_eq!(spelt(&in_line(line)), ["ZZ-4.9", "ZZ-4.1", "ZZ-4.10"]);
        assert_eq!(spelt(&in_line("ZZ-4.9–ZZ-4.12 and ZZ-5.1-ZZ-5.2")), ["ZZ-4.9", "ZZ-4.12", "ZZ-5.1", "ZZ-5.2"]);
    }

    #[test]
    fn what_only_resembles_an_id_is_no_id() {
        assert_eq!(in_line("ZZ-4 UTF-8 zz_4_9 ZZ_4_9_LIMIT 4.9 crate-1.2.3 Z_1_2"), []);
    }

    #[test]
    fn test_names_hold_one_id_or_several() {
        assert_eq!(spelt(&in_test_name("zz_4_9_and_zz_4_10_fumble")), ["ZZ-4.9", "ZZ-4.10"]);
        assert_eq!(spelt(&in_test_name("holding_is_zz_4_10")), ["ZZ-4.10"]);
        assert_eq!(in_test_name("draws_4_9_cards"), []);
    }
}
