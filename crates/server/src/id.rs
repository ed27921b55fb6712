//! Names that nobody can guess: 128 random bits, written with 26 letters and digits.

use std::fmt;
use std::str::FromStr;

const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
const LENGTH: usize = 26;

/// The id of a table, a person or an epoch.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Id(u128);

impl Id {
    /// A new one, from the system's randomness.
    pub fn fresh() -> Id {
        Id(u128::from_le_bytes(random()))
    }
}

/// Random bytes of the system. Without them no secret can be kept, so their lack ends the program.
pub fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system gives random numbers");
    bytes
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digits: [u8; LENGTH] =
            std::array::from_fn(|place| DIGITS[(self.0 >> (5 * (LENGTH - 1 - place))) as usize & 31]);
        f.write_str(std::str::from_utf8(&digits).expect("digits are letters and numbers"))
    }
}

impl fmt::Debug for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl FromStr for Id {
    type Err = ();

    fn from_str(text: &str) -> Result<Id, ()> {
        if text.len() != LENGTH {
            return Err(());
        }
        let value = |byte| DIGITS.iter().position(|digit| *digit == byte);
        let digits = text.bytes().map(value);
        let number = digits.enumerate().try_fold(0u128, |number, (place, digit)| {
            // 26 digits are 130 bits: the first one has room for three only.
            let digit = digit.filter(|digit| place > 0 || *digit < 8)?;
            Some(number << 5 | digit as u128)
        });
        number.map(Id).ok_or(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_reads_back_as_written() {
        for id in [Id(0), Id(u128::MAX), Id::fresh(), Id::fresh()] {
            assert_eq!(id.to_string().parse(), Ok(id));
            assert_eq!(id.to_string().len(), LENGTH);
        }
    }

    #[test]
    fn other_texts_are_no_ids() {
        for text in ["", "0", &"u".repeat(26), &"8".repeat(26), &"é".repeat(13)] {
            assert_eq!(text.parse::<Id>(), Err(()), "{text}");
        }
    }
}
