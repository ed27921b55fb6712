//! A match as a play file, so that a failure can be run again.

use kernel::{Game, Input, Record, Settings};
use std::fmt::Write;

/// The lines every play file of the game starts with.
pub(crate) fn header<G: Game>() -> String {
    format!("parlor 1\ngame {}\nrules {}\n", G::META.slug, G::META.rules)
}

/// The match as a play file.
pub(crate) fn text<G: Game>(record: &Record<G>) -> String {
    let mut text = header::<G>();
    writeln!(text, "seats {}", record.seats).expect("text takes every line");
    for (key, value) in record.options.changed() {
        writeln!(text, "option {key}={value}").expect("text takes every line");
    }
    writeln!(text, "seed {}\n", seed_text(&record.seed)).expect("text takes every line");
    for step in &record.steps {
        match step.input {
            Input::Act { seat, action } => writeln!(text, "{seat}: {action} @{}", step.at),
            Input::Clock => writeln!(text, "clock @{}", step.at),
        }
        .expect("text takes every line");
    }
    text
}

fn seed_text(seed: &[u8; 32]) -> String {
    let (number, rest) = seed.split_first_chunk::<8>().expect("a seed has 32 bytes");
    if rest.iter().all(|byte| *byte == 0) {
        return u64::from_le_bytes(*number).to_string();
    }
    seed.iter().map(|byte| format!("{byte:02x}")).collect()
}
