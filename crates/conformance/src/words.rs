//! Options and positions as tests write them down: in one line of words. What is wrong with it stops the test.

use kernel::{Entry, Scene, Settings};

/// Options as `key=value key=value`; all others keep their defaults.
pub fn options<O: Settings>(text: &str) -> O {
    let mut options = O::default();
    for pair in text.split_whitespace() {
        let (key, value) = pair.split_once('=').unwrap_or_else(|| panic!("{pair:?}: an option is written key=value"));
        options.set(key, value).unwrap_or_else(|why| panic!("{pair}: {why}"));
    }
    options
}

/// A position as `key words; key words`; its lines are counted from 1.
pub fn scene(text: &str) -> Scene {
    let lines = text.split(';').map(str::trim).filter(|line| !line.is_empty());
    let entry = |(index, line): (usize, &str)| {
        let mut words = line.split_whitespace().map(str::to_string);
        Entry { key: words.next().unwrap_or_default(), words: words.collect(), line: index + 1 }
    };
    Scene { entries: lines.enumerate().map(entry).collect() }
}
