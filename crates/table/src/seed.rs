//! The seed of a match as text: a plain number, or all 32 bytes.

use std::fmt;
use std::str::FromStr;

/// The 32 bytes that decide all chance of a match.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// The seed of a plain number: its bytes, the lowest first, and zeros.
    pub fn number(number: u64) -> Seed {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Seed(bytes)
    }
}

impl fmt::Debug for Seed {
    /// Never shown by accident: a seed in a log would give the deal away.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(..)")
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (low, rest) = self.0.split_at(8);
        if rest.iter().all(|byte| *byte == 0) {
            let low: [u8; 8] = low.try_into().expect("eight bytes");
            return write!(f, "{}", u64::from_le_bytes(low));
        }
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl FromStr for Seed {
    type Err = String;

    fn from_str(text: &str) -> Result<Seed, String> {
        if text.len() == 64 && text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            let mut bytes = [0; 32];
            for (byte, digits) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
                let digits = std::str::from_utf8(digits).expect("checked to be hexadecimal digits");
                *byte = u8::from_str_radix(digits, 16).expect("checked to be hexadecimal digits");
            }
            return Ok(Seed(bytes));
        }
        let wrong = |_| format!("a seed is a number from 0 to {} or 64 hexadecimal digits, not {text:?}", u64::MAX);
        text.parse().map(Seed::number).map_err(wrong)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_reads_back_as_written() {
        for text in ["0", "7", "18446744073709551615", &"ab".repeat(32)] {
            assert_eq!(text.parse::<Seed>().unwrap().to_string(), *text);
        }
    }

    #[test]
    fn a_bad_seed_says_what_a_seed_is() {
        let why = "-1".parse::<Seed>().unwrap_err();
        assert!(why.contains("64 hexadecimal digits"), "{why}");
        assert!("é".repeat(32).parse::<Seed>().is_err());
    }

    #[test]
    fn a_seed_is_not_shown_by_accident() {
        assert_eq!(format!("{:?}", Seed::number(5)), "Seed(..)");
    }
}
