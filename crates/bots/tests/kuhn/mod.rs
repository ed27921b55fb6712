//! Positions of Kuhn poker for the bots to decide in.

use kernel::{Chance, Entry, Scene, Stage};
use template::Kuhn;

/// The table that these lines of a play file set up.
pub fn position(lines: &[&str]) -> Kuhn {
    let entry = |line: &&str| {
        let mut words = line.split_whitespace().map(str::to_string);
        Entry { key: words.next().expect("a key"), words: words.collect(), line: 1 }
    };
    let scene = Scene { entries: lines.iter().map(entry).collect() };
    Kuhn::stage(&Default::default(), 2, &scene, Chance::Fast(1)).expect("a position that can be set up")
}
