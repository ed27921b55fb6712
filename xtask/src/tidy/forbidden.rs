//! The rules cannot fail, wait or look outside: kernel, games and bots have no clock, file, thread, global
//! or output, and outside the bots no float. Matches then replay bit for bit on any machine.

use super::Fault;
use super::source::{Language, code_only};
use crate::repo::{File, Repo};

/// A trailing `*` stands for any rest of the name.
const WORDS: &[(&str, &str)] = &[
    ("std::time", NO_CLOCK),
    ("Instant", NO_CLOCK),
    ("SystemTime", NO_CLOCK),
    ("std::fs", NO_OUTSIDE),
    ("std::net", NO_OUTSIDE),
    ("std::env", NO_OUTSIDE),
    ("std::process", NO_OUTSIDE),
    ("std::thread", NO_THREAD),
    ("tokio", NO_THREAD),
    ("static mut", NO_GLOBAL),
    ("thread_local!", NO_GLOBAL),
    ("Mutex", NO_GLOBAL),
    ("RwLock", NO_GLOBAL),
    ("Atomic*", NO_GLOBAL),
    ("OnceLock", NO_GLOBAL),
    ("println!", NO_OUTPUT),
    ("eprintln!", NO_OUTPUT),
    ("print!", NO_OUTPUT),
    ("eprint!", NO_OUTPUT),
];

const NO_CLOCK: &str = "the rules have no clock; read the time stamped on the input";
const NO_OUTSIDE: &str = "the rules do not look outside; let the caller pass in what they need";
const NO_THREAD: &str = "the rules do not wait; let the caller run things side by side";
const NO_GLOBAL: &str =
    "the rules keep no shared state; put it into the game's state, or a `LazyLock` if it never changes";
const NO_OUTPUT: &str = "the rules print nothing; return a value or emit a fact";
const NO_FLOAT: &str = "is a float, which machines may round differently; count in integers";
const NO_UNSAFE: &str = "lacks `#![forbid(unsafe_code)]`; add it below the header";

/// Integration tests read their fixtures and settings.
const ALLOWED_IN_TESTS: &[&str] = &["std::fs", "std::env"];

pub fn faults(repo: &Repo) -> Vec<Fault> {
    repo.with_extension("rs").flat_map(in_file).collect()
}

fn in_file(file: &File) -> Vec<Fault> {
    let Some(place) = place_in_rules(&file.path) else {
        return Vec::new();
    };
    let code = code_only(Language::Rust, &file.text);
    let mut faults = words(file, &code, place);
    if place.starts_with("src/") && !file.path.starts_with("crates/bots/") {
        faults.extend(floats(file, &code));
    }
    if place == "src/lib.rs" && !code.contains("#![forbid(unsafe_code)]") {
        faults.push(Fault::new(&file.path, 1, NO_UNSAFE));
    }
    faults
}

/// The place inside its crate of a source or test of kernel, games or bots.
fn place_in_rules(path: &str) -> Option<&str> {
    let outside = path.strip_prefix("crates/")?;
    let inside = match outside.strip_prefix("games/") {
        Some(game) => game.split_once('/')?.1,
        None => outside.strip_prefix("kernel/").or_else(|| outside.strip_prefix("bots/"))?,
    };
    (inside.starts_with("src/") || inside.starts_with("tests/")).then_some(inside)
}

fn words(file: &File, code: &str, place: &str) -> Vec<Fault> {
    let is_banned = |word: &str| !(place.starts_with("tests/") && ALLOWED_IN_TESTS.contains(&word));
    let mut faults = Vec::new();
    for (word, why) in WORDS.iter().filter(|(word, _)| is_banned(word)) {
        let spelt = word.trim_end_matches('*');
        let fault = |line| Fault::new(&file.path, line, format!("`{spelt}`: {why}"));
        let lines = code.lines().enumerate().filter(|(_, line)| mentions(line, word));
        faults.extend(lines.map(|(index, _)| fault(index + 1)));
        let grouped = spelt.strip_prefix("std::").and_then(|module| grouped_import(code, module));
        faults.extend(grouped.map(fault));
    }
    faults
}

/// Finds the word where it is a name of its own and not the end of a longer one (or of a lifetime).
fn mentions(line: &str, word: &str) -> bool {
    let (word, is_prefix) = word.strip_suffix('*').map_or((word, false), |word| (word, true));
    line.match_indices(word).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        let after = line[at + word.len()..].chars().next().filter(|_| !is_prefix && !word.ends_with('!'));
        !before.is_some_and(|c| is_name(c) || c == '\'') && !after.is_some_and(is_name)
    })
}

fn is_name(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// The line of a `std::{…}` that takes in the module: the one way around the plain spelling.
fn grouped_import(code: &str, module: &str) -> Option<usize> {
    let groups = code.match_indices("std::{").map(|(at, open)| (at, &code[at + open.len()..]));
    let mut taking = groups.filter(|(_, rest)| first_level(rest).contains(&module));
    taking.next().map(|(at, _)| code[..at].matches('\n').count() + 1)
}

/// The first name of each entry of a braced import whose opening brace has been read.
fn first_level(rest: &str) -> Vec<&str> {
    let mut entries = Vec::new();
    let (mut depth, mut start) = (1, 0);
    for (at, c) in rest.char_indices() {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        if depth == 0 || (depth == 1 && c == ',') {
            entries.push(rest[start..at].trim());
            start = at + 1;
        }
        if depth == 0 {
            break;
        }
    }
    entries.into_iter().map(|entry| entry.split([':', ' ']).next().unwrap_or(entry)).collect()
}

fn floats(file: &File, code: &str) -> Vec<Fault> {
    let lines = code.lines().enumerate();
    let float = lines.filter_map(|(index, line)| Some((index + 1, float(line)?)));
    float.map(|(line, number)| Fault::new(&file.path, line, format!("`{number}` {NO_FLOAT}"))).collect()
}

/// The first float in a line of code: its type, a suffix, or a number with a point (`pair.0.1` is none).
fn float(line: &str) -> Option<&str> {
    let mut pieces = line.split(|c: char| !is_name(c) && c != '.');
    pieces.find(|piece| is_float_type(piece) || is_suffixed(piece) || is_decimal(piece))
}

fn is_float_type(piece: &str) -> bool {
    piece.split('.').any(|name| name == "f32" || name == "f64")
}

/// `1_000f64`; a hexadecimal number may end so by chance.
fn is_suffixed(piece: &str) -> bool {
    let is_number = piece.starts_with(|c: char| c.is_ascii_digit()) && !piece.starts_with("0x");
    is_number && (piece.ends_with("f32") || piece.ends_with("f64"))
}

fn is_decimal(piece: &str) -> bool {
    let digits = |text: &str| text.starts_with(|c: char| c.is_ascii_digit());
    piece.split_once('.').is_some_and(|(whole, rest)| digits(whole) && digits(rest))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::complaints;

    fn at(path: &str, code: &str) -> usize {
        complaints(faults, &[(path, code)]).len()
    }

    #[test]
    fn each_forbidden_word_is_caught_in_kernel_games_and_bots() {
        for (word, _) in WORDS {
            let code = format!("fn f() {{\n    {};\n}}\n", word.replace('*', "U64"));
            for path in ["crates/kernel/src/a.rs", "crates/games/toy/src/rules/a.rs", "crates/bots/src/a.rs"] {
                assert_eq!(at(path, &code), 1, "{word} in {path}");
            }
            assert_eq!(at("crates/server/src/a.rs", &code), 0, "{word} in the server");
        }
    }

    #[test]
    fn grouped_imports_are_caught() {
        assert_eq!(at("crates/kernel/src/a.rs", "use std::{\n    fmt::{self, Write},\n    fs,\n};"), 1);
        assert_eq!(at("crates/kernel/src/a.rs", "use std::{env::var, fmt};"), 1);
        assert_eq!(at("crates/kernel/src/a.rs", "use std::{collections::{BTreeMap}, fmt};"), 0);
    }

    #[test]
    fn comments_strings_longer_names_and_constants_are_free() {
        let code = "// Instant\nlet a = \"println!\"; let b: &'static mut T; Instantly; static C: LazyLock<X>;";
        assert_eq!(at("crates/kernel/src/a.rs", code), 0);
    }

    #[test]
    fn integration_tests_may_read_files_and_settings_only() {
        assert_eq!(at("crates/games/toy/tests/golden.rs", "std::fs::read(std::env::var(x))"), 0);
        assert_eq!(at("crates/games/toy/tests/golden.rs", "std::thread::sleep(x)"), 1);
    }

    #[test]
    fn floats_are_caught_in_kernel_and_games() {
        for code in ["let a: f64 = b;", "a as f32", "let a = 0.5;", "1_000f64", "1.5e3", "f32::MAX", "2.0_f32"] {
            assert_eq!(at("crates/games/toy/src/a.rs", code), 1, "{code}");
            assert_eq!(at("crates/bots/src/a.rs", code), 0, "{code}");
        }
        for code in ["pair.0.1", "0..5", "1.max(2)", "half32", "x.0", "buf64", "0xf32"] {
            assert_eq!(at("crates/kernel/src/a.rs", code), 0, "{code}");
        }
    }

    #[test]
    fn the_rules_forbid_unsafe_code() {
        assert_eq!(at("crates/games/toy/src/lib.rs", "//! Toy.\n"), 1);
        assert_eq!(at("crates/games/toy/src/lib.rs", "//! Toy.\n#![forbid(unsafe_code)]\n"), 0);
    }
}
