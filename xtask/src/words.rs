//! `cargo xtask words`: the word lists held against each other and against those who speak.
//!
//! A list is a folder `words/` with a Fluent file for each language. English says which messages there are; German has all of
//! them, by law; other languages fall back to English and their share is shown. What is said in code and has no message,
//! messages that nobody says, and gaps that nobody fills are faults.

mod read;
mod speech;

use crate::repo::{File, Repo};
use crate::tidy::Fault;
use read::{Message, messages};
use speech::Speech;

const ENGLISH: &str = "en";
/// Languages that have every message.
const COMPLETE: [&str; 2] = [ENGLISH, "de"];

/// A word list: its folder, and where its messages are said.
struct List {
    folder: String,
    speakers: Vec<String>,
    /// How ids begin that are made by convention from keys, values, zones, clauses.
    made: &'static [&'static str],
}

const OF_A_GAME: &[&str] = &["zone-", "option-", "why-", "lesson-", "about", "goal"];
const OF_THE_HOUSE: &[&str] = &["value-", "level-", "phrase-", "list-", "backs", "card-times", "you-among", "plain"];

/// The lists there are: one of the house, one of the page, one of each game.
fn lists(repo: &Repo) -> Vec<List> {
    let folders = [
        "crates/words/src/",
        "crates/table/src/",
        "crates/server/src/",
        "crates/tui/src/",
        "crates/parlor/src/",
        "crates/lab/src/",
    ];
    let house = List {
        folder: "crates/words/words/".to_string(),
        speakers: folders.map(str::to_string).to_vec(),
        made: OF_THE_HOUSE,
    };
    let page = List { folder: "web/words/".to_string(), speakers: vec!["web/src/".to_string()], made: &[] };
    let mut lists = vec![house, page];
    for slug in repo.files.iter().filter_map(|file| game_of(&file.path)) {
        let folder = format!("crates/games/{slug}/words/");
        if lists.iter().all(|list| list.folder != folder) {
            let speakers = vec![format!("crates/games/{slug}/src/"), format!("web/src/boards/{slug}/")];
            lists.push(List { folder, speakers, made: OF_A_GAME });
        }
    }
    lists
}

/// The game whose English list this is.
fn game_of(path: &str) -> Option<&str> {
    path.strip_prefix("crates/games/")?.strip_suffix("/words/en.ftl")
}

/// How complete a language is.
struct Share {
    folder: String,
    language: String,
    said: usize,
    all: usize,
}

pub fn faults(repo: &Repo) -> Vec<Fault> {
    look(repo).0
}

/// Prints the faults, and how complete each language is.
pub fn run(repo: &Repo) -> Result<(), String> {
    let (faults, shares) = look(repo);
    for Share { folder, language, said, all } in &shares {
        println!("{folder}{language}.ftl: {said} of {all} messages");
    }
    faults.iter().for_each(|fault| println!("{fault}"));
    match faults.len() {
        0 => Ok(()),
        count => Err(format!("words: {count} faults")),
    }
}

fn look(repo: &Repo) -> (Vec<Fault>, Vec<Share>) {
    let (mut faults, mut shares) = (Vec::new(), Vec::new());
    let mut house = Vec::new();
    for list in lists(repo) {
        let speech = Speech::of(repo, &list.speakers);
        let english = read_list(repo, &list, ENGLISH, &mut faults);
        faults.extend(unsaid(&list, &english, &speech));
        faults.extend(speech.unheard(&english, &house));
        faults.extend(hiding(&list, &english, &house));
        for file in files(repo, &list) {
            let language = language_of(file);
            let own = if language == ENGLISH { english.clone() } else { read_list(repo, &list, language, &mut faults) };
            faults.extend(ill_fitting(file, &own, &english, &speech));
            faults.extend(missing(file, language, &own, &english));
            let said =
                english.iter().filter(|message| has(&own, &message.id) || is_part(&message.id, &english)).count();
            let (folder, language) = (list.folder.clone(), language.to_string());
            shares.push(Share { folder, language, said, all: english.len() });
        }
        if list.made == OF_THE_HOUSE {
            house = english;
        }
    }
    (faults, shares)
}

fn files<'a>(repo: &'a Repo, list: &List) -> impl Iterator<Item = &'a File> {
    let folder = list.folder.clone();
    repo.files.iter().filter(move |file| file.path.starts_with(&folder) && file.extension() == "ftl")
}

fn language_of(file: &File) -> &str {
    file.path.rsplit('/').next().and_then(|name| name.strip_suffix(".ftl")).unwrap_or_default()
}

fn has(messages: &[Message], id: &str) -> bool {
    messages.iter().any(|message| message.id == id)
}

fn read_list(repo: &Repo, list: &List, language: &str, faults: &mut Vec<Fault>) -> Vec<Message> {
    let Some(file) = files(repo, list).find(|file| language_of(file) == language) else {
        faults.push(Fault::new(&list.folder, 0, format!("there is no {language}.ftl: write one")));
        return Vec::new();
    };
    let (messages, wrong) = messages(&file.text);
    faults.extend(wrong.into_iter().map(|(line, what)| Fault::new(&file.path, line, what)));
    messages
}

/// Messages that nobody says.
fn unsaid(list: &List, english: &[Message], speech: &Speech) -> Vec<Fault> {
    let path = format!("{}{ENGLISH}.ftl", list.folder);
    let made = |id: &str| list.made.iter().any(|start| id.starts_with(start));
    let lost = english.iter().filter(|message| !made(&message.id) && !speech.says(&message.id));
    let lost = lost.filter(|message| !is_part(&message.id, english));
    lost.map(|message| Fault::new(&path, message.line, format!("nobody says {}: delete it", message.id))).collect()
}

/// Messages of a game that the house has too: the house's own sentences would be said with the game's words.
fn hiding(list: &List, english: &[Message], house: &[Message]) -> Vec<Fault> {
    if list.made != OF_A_GAME {
        return Vec::new();
    }
    let path = format!("{}{ENGLISH}.ftl", list.folder);
    let hides = english.iter().filter(|message| has(house, &message.id));
    hides
        .map(|message| Fault::new(&path, message.line, format!("{} hides the house's: rename it", message.id)))
        .collect()
}

/// Messages that a language lacks by law, and those that it has though English has not.
fn missing(file: &File, language: &str, own: &[Message], english: &[Message]) -> Vec<Fault> {
    let mut faults = Vec::new();
    if COMPLETE.contains(&language) {
        let lacks = english.iter().filter(|message| !has(own, &message.id) && !is_part(&message.id, english));
        faults.extend(lacks.map(|message| Fault::new(&file.path, 0, format!("{} is missing", message.id))));
    }
    let strange = own.iter().filter(|message| !has(english, &message.id) && !is_part(&message.id, own));
    faults.extend(
        strange
            .map(|message| Fault::new(&file.path, message.line, format!("English has no {}: delete it", message.id))),
    );
    faults
}

/// Gaps that English does not have, or that nobody fills.
fn ill_fitting(file: &File, own: &[Message], english: &[Message], speech: &Speech) -> Vec<Fault> {
    let mut faults = Vec::new();
    for message in own.iter().filter(|message| !is_part(&message.id, own)) {
        let Some(first) = english.iter().find(|other| other.id == message.id) else { continue };
        for gap in &message.gaps {
            let known = match speech.gaps(&message.id) {
                Some(filled) => filled.iter().any(|name| gap == name || gap.starts_with(&format!("{name}-"))),
                None => first.gaps.contains(gap) || first.gaps.iter().any(|other| is_kin(gap, other)),
            };
            if !known {
                faults.push(Fault::new(&file.path, message.line, format!("nobody fills ${gap} of {}", message.id)));
            }
        }
    }
    faults
}

/// Whether others of a list are made of it: a language's own help for itself.
fn is_part(id: &str, list: &[Message]) -> bool {
    list.iter().any(|message| message.parts.iter().any(|part| part == id))
}

/// Whether two variables come from the same gap: `who` and `who-name`, `from` and `from-to`.
fn is_kin(one: &str, other: &str) -> bool {
    let root = |name: &str| name.split('-').next().unwrap_or_default().to_string();
    root(one) == root(other)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn complaints(files: &[(&str, &str)]) -> Vec<String> {
        let house = ("crates/words/words/en.ftl", "plain = { $text }\n");
        let others =
            [house, ("crates/words/words/de.ftl", house.1), ("web/words/en.ftl", ""), ("web/words/de.ftl", "")];
        let all: Vec<(&str, &str)> = others.into_iter().chain(files.iter().copied()).collect();
        faults(&Repo::of(&all)).iter().map(Fault::to_string).collect()
    }

    const CODE: (&str, &str) =
        ("crates/games/toy/src/text.rs", r#"said!("plays", who: seat, cards: self.cards(&[a, b]), n: 3)"#);

    #[test]
    fn a_list_that_fits_has_no_faults() {
        let english = "plays = { $who ->\n    [you] You\n   *[other] { $who-name }\n } play { $cards } { $n }.\nwhy-TO-1-1 = No.\n";
        let lists = [("crates/games/toy/words/en.ftl", english), ("crates/games/toy/words/de.ftl", english)];
        assert_eq!(complaints(&[lists[0], lists[1], CODE]), [""; 0]);
    }

    #[test]
    fn every_kind_of_fault_is_named() {
        let english = "lost = Nobody says it.\nplays = { $whom }\n";
        let german = "plays = { $n }\nextra = Zu viel.\n";
        let heard = ("web/src/boards/toy/board.ts", r#"stage.t("gone", { n: 1 })"#);
        let found = complaints(&[
            ("crates/games/toy/words/en.ftl", english),
            ("crates/games/toy/words/de.ftl", german),
            CODE,
            heard,
        ]);
        for wanted in [
            "en.ftl:1: nobody says lost",
            "board.ts:1: there are no words for gone",
            "de.ftl:0: lost is missing",
            "de.ftl:2: English has no extra",
            "en.ftl:2: nobody fills $whom of plays",
        ] {
            assert!(found.iter().any(|fault| fault.contains(wanted)), "{wanted}: {found:#?}");
        }
        assert_eq!(found.len(), 5, "{found:#?}");
    }

    #[test]
    fn a_message_that_cannot_be_read_is_told_with_its_line() {
        let found =
            complaints(&[("crates/games/toy/words/en.ftl", "one = { $\n"), ("crates/games/toy/words/de.ftl", "")]);
        assert!(found[0].starts_with("crates/games/toy/words/en.ftl:1: "), "{found:?}");
    }
}
