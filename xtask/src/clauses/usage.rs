//! Where clauses are cited and tested: code, names of tests, `.play` headers, prose.

use std::collections::BTreeSet;

use super::id::{self, Id};
use crate::repo::{File, Repo};

/// An id somewhere in the repository.
pub struct Mention {
    pub id: Id,
    pub path: String,
    pub line: usize,
}

/// Ids that the crate's code names; the generated constants themselves do not count.
pub fn cited(repo: &Repo, slug: &str) -> BTreeSet<Id> {
    let source = format!("crates/games/{slug}/src/");
    let files = repo.with_extension("rs").filter(|file| file.path.starts_with(&source) && !is_generated(file));
    files.flat_map(|file| file.text.lines().flat_map(id::in_line)).collect()
}

/// Ids in the names of test functions and in the `clauses` headers of `.play` files.
pub fn tested(repo: &Repo) -> BTreeSet<Id> {
    in_test_names(repo).chain(in_play_headers(repo)).map(|mention| mention.id).collect()
}

/// Every id that is written anywhere outside the generated constants.
pub fn mentions(repo: &Repo) -> impl Iterator<Item = Mention> {
    // The tests of this very crate are about made-up ids.
    let read = |file: &&File| is_read(file) && !is_generated(file) && !file.path.starts_with("xtask/");
    let in_text = repo.files.iter().filter(read).flat_map(|file| in_lines(file, id::in_line));
    in_text.chain(in_test_names(repo))
}

fn is_read(file: &File) -> bool {
    ["md", "play", "py", "rs", "svelte", "toml", "ts"].contains(&file.extension())
}

fn is_generated(file: &File) -> bool {
    file.path.ends_with("/src/clause.rs")
}

fn in_lines(file: &File, ids: impl Fn(&str) -> Vec<Id>) -> Vec<Mention> {
    let numbered = file.text.lines().zip(1..);
    numbered.flat_map(|(text, line)| at(file, line, ids(text))).collect()
}

fn at(file: &File, line: usize, ids: Vec<Id>) -> impl Iterator<Item = Mention> {
    ids.into_iter().map(move |id| Mention { id, path: file.path.clone(), line })
}

fn in_play_headers(repo: &Repo) -> impl Iterator<Item = Mention> {
    repo.with_extension("play").flat_map(|file| in_lines(file, in_header_line))
}

/// The ids of a line `clauses JK-4.9 JK-4.10`, which may be indented and end in a `#` comment.
fn in_header_line(line: &str) -> Vec<Id> {
    let line = line.split('#').next().unwrap_or(line);
    match line.trim().split_once(' ') {
        Some(("clauses", ids)) => id::in_line(ids),
        _ => Vec::new(),
    }
}

fn in_test_names(repo: &Repo) -> impl Iterator<Item = Mention> {
    let files = repo.with_extension("rs").filter(|file| file.path.starts_with("crates/"));
    let tests = files.flat_map(|file| test_names(&file.text).into_iter().map(move |test| (file, test)));
    tests.flat_map(|(file, (line, name))| at(file, line, id::in_test_name(name)))
}

/// Line and name of each function under `#[test]`; other attributes and comments may stand between.
fn test_names(text: &str) -> Vec<(usize, &str)> {
    let mut names = Vec::new();
    let mut under_test = false;
    for (index, line) in text.lines().map(str::trim).enumerate() {
        if line.starts_with("#[test]") {
            under_test = true;
        } else if let Some((_, signature)) = line.split_once("fn ").filter(|_| under_test) {
            names.push((index + 1, signature.split('(').next().unwrap_or(signature)));
            under_test = false;
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spelt(ids: BTreeSet<Id>) -> Vec<String> {
        ids.iter().map(Id::to_string).collect()
    }

    #[test]
    fn code_cites_by_constant_and_by_comment() {
        let repo = Repo::of(&[
            ("crates/games/toy/src/clause.rs", "pub const ZZ_1_1: &Clause = …;"),
            ("crates/games/toy/src/rules/turn.rs", "refuse(clause::ZZ_1_2) // ZZ-1.3"),
            ("crates/games/toy/tests/clauses.rs", "clause::ZZ_1_4"),
            ("crates/games/other/src/rules.rs", "clause::ZZ_1_5"),
        ]);
        assert_eq!(spelt(cited(&repo, "toy")), ["ZZ-1.2", "ZZ-1.3"]);
    }

    #[test]
    fn tests_name_clauses_and_helpers_do_not() {
        let text = "#[test]\n#[should_panic]\nfn zz_1_10_wins() {}\nfn zz_1_2_helper() {}\n#[test] // why\n// ZZ-1.4\nfn zz_1_3() {}\n";
        let repo = Repo::of(&[("crates/games/toy/tests/clauses.rs", text), ("xtask/src/x.rs", text)]);
        assert_eq!(spelt(tested(&repo)), ["ZZ-1.3", "ZZ-1.10"]);
    }

    #[test]
    fn play_headers_test_clauses_and_other_lines_do_not() {
        let text = "game toy\n  clauses ZZ-1.1 ZZ-1.2 # not ZZ-1.4\n\n0: bet\nrefused ZZ-1.3\n";
        let repo = Repo::of(&[("docs/lesson.play", text)]);
        assert_eq!(spelt(tested(&repo)), ["ZZ-1.1", "ZZ-1.2"]);
        assert_eq!(mentions(&repo).count(), 4);
    }

    #[test]
    fn mentions_say_where() {
        let repo = Repo::of(&[("docs/a.md", "one\nsee ZZ-2.1\n"), ("picture.svg", "ZZ-2.2")]);
        let found: Vec<_> = mentions(&repo).map(|mention| (mention.path, mention.line)).collect();
        assert_eq!(found, [("docs/a.md".to_string(), 2)]);
    }
}
