//! Who says what: the ids that code names, and the gaps it fills.

use super::read::Message;
use crate::repo::{File, Repo};
use crate::tidy::Fault;
use std::collections::{BTreeMap, BTreeSet};

/// What the files of some folders say.
#[derive(Default)]
pub struct Speech {
    /// Ids that are said with the gaps that are filled, and where: `said!("id", gap: …)` in Rust.
    filled: BTreeMap<String, BTreeSet<String>>,
    /// Ids that must have words: those, and `t("id")` in the page.
    said: Vec<(String, String, usize)>,
    /// Every text in quotes: an id among them may be chosen first and said later.
    quoted: BTreeSet<String>,
    /// How ids begin that the page makes: `` `verb-${verb}` ``.
    begun: BTreeSet<String>,
}

impl Speech {
    pub fn of(repo: &Repo, folders: &[String]) -> Speech {
        let mut speech = Speech::default();
        let is_here = |file: &&File| folders.iter().any(|folder| file.path.starts_with(folder.as_str()));
        // Boards say their game's words through the stage, everything else the page's.
        let of_a_board = folders.iter().any(|folder| folder.starts_with("web/src/boards/"));
        let is_test = |file: &&File| file.path.contains(".test.") || file.path.contains("/src/tests/");
        for file in repo.files.iter().filter(is_here).filter(|file| !is_test(file)) {
            match file.extension() {
                "rs" => speech.hear_rust(file),
                "ts" | "svelte" => speech.hear_page(file, of_a_board),
                _ => {}
            }
        }
        speech
    }

    /// Whether somebody says it.
    pub fn says(&self, id: &str) -> bool {
        self.quoted.contains(id) || self.begun.iter().any(|start| id.starts_with(start.as_str()))
    }

    /// The gaps that are filled wherever it is said; none if code does not name them.
    pub fn gaps(&self, id: &str) -> Option<&BTreeSet<String>> {
        self.filled.get(id)
    }

    /// What is said without words for it.
    pub fn unheard(&self, own: &[Message], house: &[Message]) -> Vec<Fault> {
        let known = |id: &str| own.iter().chain(house).any(|message| message.id == id);
        let lost = self.said.iter().filter(|(id, ..)| !known(id));
        lost.map(|(id, path, line)| Fault::new(path, *line, format!("there are no words for {id}: write them")))
            .collect()
    }

    fn hear_rust(&mut self, file: &File) {
        let code = without_tests(&file.text);
        self.quoted.extend(quoted(code, '"'));
        for (at, _) in code.match_indices("said!(\"") {
            let call = &code[at + "said!(".len()..];
            let Some(id) = quoted(call, '"').next() else { continue };
            self.filled.entry(id.clone()).or_default().extend(gap_names(call));
            self.said.push((id, file.path.clone(), code[..at].matches('\n').count() + 1));
        }
    }

    fn hear_page(&mut self, file: &File, of_a_board: bool) {
        let text = &file.text;
        self.quoted.extend(quoted(text, '"'));
        let made = quoted(text, '`').filter_map(|made| Some(made.split_once("${")?.0.to_string()));
        self.begun.extend(made.filter(|start| start.ends_with('-')));
        for (at, _) in text.match_indices("t(\"") {
            let before = &text[..at];
            let own = match of_a_board {
                true => before.ends_with("stage."),
                false => !before.ends_with(|c: char| c.is_alphanumeric() || c == '.' || c == '_'),
            };
            if let Some(id) = quoted(&text[at..], '"').next().filter(|_| own) {
                self.said.push((id, file.path.clone(), before.matches('\n').count() + 1));
            }
        }
    }
}

/// The code before its tests.
fn without_tests(text: &str) -> &str {
    text.find("#[cfg(test)]\nmod tests {").map_or(text, |end| &text[..end])
}

/// The texts between two of this sign, as far as they are one line.
fn quoted(text: &str, sign: char) -> impl Iterator<Item = String> {
    let lines =
        text.lines().flat_map(move |line| line.split(sign).skip(1).step_by(2).map(str::to_string).collect::<Vec<_>>());
    lines.collect::<Vec<_>>().into_iter()
}

/// The names of the gaps of a call that begins with its id: `"id", who: seat, n: 3)`.
fn gap_names(call: &str) -> Vec<String> {
    let (mut names, mut depth, mut word, mut in_text) = (Vec::new(), 0, String::new(), false);
    let mut signs = call.chars().peekable();
    while let Some(sign) = signs.next() {
        match sign {
            '\\' if in_text => drop(signs.next()),
            '"' => in_text = !in_text,
            _ if in_text => {}
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' if depth == 0 => break,
            ')' | ']' | '}' => depth -= 1,
            ':' if signs.peek() == Some(&':') => drop(signs.next()),
            ':' if depth == 0 => names.push(std::mem::take(&mut word)),
            c if c.is_alphanumeric() || c == '_' => {
                word.push(c);
                continue;
            }
            _ => {}
        }
        word.clear();
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gaps_are_named_at_the_first_level_only() {
        let call = r#""played", who: seat, cards: self.cards(Gap::Cards { cards: all, backs: 0 }), what: said!("x", y: 1), n: if a { 1 } else { 2 })"#;
        assert_eq!(gap_names(call), ["who", "cards", "what", "n"]);
        assert_eq!(gap_names("\"tied\")"), [""; 0]);
    }
}
