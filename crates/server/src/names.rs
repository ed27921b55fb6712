//! Names as others see them, in one place: nobody is invisible, and nobody passes for somebody else.
//!
//! What Unicode itself says about identifiers decides (UTS 39): which characters belong into one, which alphabets go
//! together, and which texts look alike. What a name may be is asked where somebody chooses it; what was chosen before a
//! rule changed stays as it is.

use kernel::{Said, said};
use table::{clean_name, is_invisible};
use unicode_normalization::UnicodeNormalization;
use unicode_security::{GeneralSecurityProfile, RestrictionLevel, RestrictionLevelDetection, skeleton};

/// Characters that take up room and show nothing, besides those that show nothing at all.
pub fn is_blank(c: char) -> bool {
    let is_filler =
        matches!(c, '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{2800}' | '\u{3164}');
    is_invisible(c) || is_filler || c == '\u{ffa0}'
}

/// A name that somebody chooses, as others will see it; the error says what to do.
pub fn clean(name: &str) -> Result<String, Said> {
    let shown: String = name.chars().filter(|c| !is_blank(*c)).nfkc().collect();
    let name = clean_name(&shown)?;
    let is_usual = |c: char| c == ' ' || c.is_ascii_graphic() || c.identifier_allowed();
    if let Some(odd) = name.chars().find(|c| !is_usual(*c)) {
        let code = format!("U+{:04X}", u32::from(odd));
        return Err(said!("name-odd-sign", sign: odd.to_string(), code: code));
    }
    let letters: String = name.chars().filter(|c| !c.is_ascii() || c.is_ascii_alphanumeric()).collect();
    if letters.is_empty() {
        return Err(said!("name-without-letter"));
    }
    if !letters.check_restriction_level(RestrictionLevel::HighlyRestrictive) {
        return Err(said!("name-mixes-alphabets"));
    }
    Ok(name)
}

/// Whether people could take one name for the other.
pub fn is_alike(one: &str, other: &str) -> bool {
    let shape = |text: &str| skeleton(text).filter(|c| !c.is_whitespace()).collect::<String>().to_lowercase();
    let small = |text: &str| shape(&text.to_lowercase());
    shape(one) == shape(other) || small(one) == small(other)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_all_the_world_are_names() {
        for name in [
            "Ann B",
            "Zoë",
            "José",
            "Łukasz",
            "Søren",
            "Анна",
            "Ελένη",
            "李雷",
            "さくら花子",
            "김철수",
            "नेहा",
            "יעל",
            "مريم",
            "O'Neil-Smith",
            "x_X 99",
            "<img src=x onerror=a>",
        ] {
            assert_eq!(clean(name), Ok(name.nfkc().collect()), "{name}");
        }
        assert_eq!(clean("Ａｎｎ\u{3164} \u{202e}B").unwrap(), "Ann B", "what looks the same is written the same");
    }

    #[test]
    fn whoever_would_be_invisible_or_somebody_else_is_told_what_to_do() {
        for blank in ["", " ", "\u{3164}", "\u{2800}", "\u{2800} \u{200b}", "\u{ffa0}\u{7}", "\u{1160}", "\u{a0}"] {
            assert!(clean(blank).unwrap_err() == said!("name-empty"), "{blank:?}");
        }
        // A Cyrillic A, o and p; a Greek o; a Latin name with a Cherokee letter.
        for mixed in ["\u{410}nn", "B\u{43e}b", "\u{440}aul", "B\u{3bf}b", "Ann\u{13aa}"] {
            let why = clean(mixed).unwrap_err();
            assert!(["name-mixes-alphabets", "name-odd-sign"].contains(&&*why.id), "{mixed}: {why:?}");
        }
        assert_eq!(clean("Ann 🙂").unwrap_err(), said!("name-odd-sign", sign: "🙂", code: "U+1F642"));
        assert_eq!(clean("...").unwrap_err(), said!("name-without-letter"));
        assert_eq!(clean(&"x".repeat(25)).unwrap_err(), said!("name-too-long", most: 24, long: 25));
        assert!(clean("\u{fdfa}\u{fdfa}").is_err(), "one sign that stands for eighteen counts as eighteen");
    }

    #[test]
    fn names_that_look_alike_are_one_name() {
        for (one, other) in [
            ("Ann", "ANN"),
            ("Ann", "A nn"),
            ("Coco", "\u{421}\u{43e}\u{441}\u{43e}"),
            ("Ian", "lan"),
            ("Ian", "ian"),
            ("Mia 1", "Mia l"),
            ("Bob", "B0b"),
            ("Mamie", "Marnie"),
        ] {
            assert!(is_alike(one, other), "{one} {other}");
        }
        for (one, other) in [("Ann", "Anne"), ("Mia 1", "Mia 2"), ("Zoe", "Joe")] {
            assert!(!is_alike(one, other), "{one} {other}");
        }
    }
}
