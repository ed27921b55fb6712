//! How a deal is made so that nobody can choose it: the server commits to a secret, every seat adds entropy, the seed is
//! the hash of all, and the secret is shown at the end.
//!
//! Everything hashed is plain text, so that a sceptic needs no program but `sha256sum`. See `docs/fair-deal.md`.

use crate::id::random;
use sha2::{Digest, Sha256};
use table::Seed;

/// The most characters of entropy a seat may add.
pub const ENTROPY_MAX: usize = 64;

/// A new secret: 64 hexadecimal digits.
pub fn secret() -> String {
    hex(&random::<32>())
}

/// The secret of a test: the same for the same number and setup.
pub fn fixed_secret(seed: u64, setup: &str) -> String {
    hex(&Sha256::digest(format!("parlor test {seed}\n{setup}").as_bytes()))
}

/// The seed of a bot in a test.
pub fn fixed_bot(secret: &str, seat: u8) -> u64 {
    let digest = Sha256::digest(format!("parlor bot {seat}\n{secret}").as_bytes());
    digest.iter().take(8).fold(0, |number, byte| number << 8 | u64::from(*byte))
}

/// What is published before the deal.
pub fn commitment(secret: &str) -> String {
    hex(&Sha256::digest(secret.as_bytes()))
}

/// The text whose hash is the seed.
pub fn deal_text(secret: &str, entropy: &[String]) -> String {
    let seats: String = entropy.iter().enumerate().map(|(seat, text)| format!("seat {seat} {text}\n")).collect();
    format!("parlor deal 1\nsecret {secret}\n{seats}")
}

/// The seed of the match.
pub fn seed(secret: &str, entropy: &[String]) -> Seed {
    Seed(Sha256::digest(deal_text(secret, entropy).as_bytes()).into())
}

/// What a seat may add: up to [`ENTROPY_MAX`] letters, digits and dashes. A bot adds nothing: whatever the server chose
/// for it could have been chosen after the others.
pub fn is_entropy(text: &str) -> bool {
    text.len() <= ENTROPY_MAX && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
}

/// The lines a record carries for `parlor verify`; to play files they are comments.
pub fn lines(secret: &str, entropy: &[String]) -> String {
    let seats: String =
        entropy.iter().enumerate().map(|(seat, text)| format!("# deal entropy {seat} {text}\n")).collect();
    format!("# deal commitment {}\n# deal secret {secret}\n{seats}", commitment(secret))
}

/// What the lines of a record say about its deal.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Deal {
    /// The hash that was published before.
    pub commitment: String,
    /// The secret that was shown after.
    pub secret: String,
    /// What each seat added.
    pub entropy: Vec<String>,
}

impl Deal {
    /// Reads the lines that [`lines`] writes; none if the record has none.
    pub fn read(text: &str) -> Option<Deal> {
        let mut deal = Deal::default();
        for line in text.lines().filter_map(|line| line.strip_prefix("# deal ")) {
            let (key, value) = line.split_once(' ').unwrap_or((line, ""));
            match key {
                "commitment" => deal.commitment = value.to_string(),
                "secret" => deal.secret = value.to_string(),
                "entropy" => deal.entropy.push(value.split_once(' ').map_or("", |(_, text)| text).to_string()),
                _ => {}
            }
        }
        (!deal.secret.is_empty()).then_some(deal)
    }

    /// Whether the deal is what was promised; the error says which step is not.
    pub fn check(&self, dealt: Seed) -> Result<(), String> {
        if commitment(&self.secret) != self.commitment {
            return Err("the secret is not the one whose hash was published before the deal".into());
        }
        if seed(&self.secret, &self.entropy) != dealt {
            return Err("the seed is not the hash of the secret and what the seats added".into());
        }
        Ok(())
    }
}

/// Bytes as hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deal_is_checked_from_the_lines_of_its_record() {
        let secret = secret();
        let entropy = vec!["ann-1".to_string(), String::new()];
        let deal = Deal::read(&format!("seats 2\n{}", lines(&secret, &entropy))).unwrap();
        assert_eq!(deal.entropy, entropy);
        assert_eq!(deal.check(seed(&secret, &entropy)), Ok(()));
        assert!(deal.check(Seed::number(1)).unwrap_err().contains("seed"));
        let swapped = Deal { secret: "0".into(), ..deal };
        assert!(swapped.check(Seed::number(1)).unwrap_err().contains("published"));
    }

    #[test]
    fn the_hash_is_that_of_other_programs() {
        assert_eq!(commitment("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    }

    #[test]
    fn entropy_is_one_short_word() {
        assert!(is_entropy("") && is_entropy(&"a".repeat(64)));
        assert!(!is_entropy(&"a".repeat(65)) && !is_entropy("a b") && !is_entropy("a\n"));
    }
}
