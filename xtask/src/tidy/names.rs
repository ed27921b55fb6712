//! Adding a game touches its own folders and one line of the catalog: no other crate names a game.

use super::Fault;
use super::source::without_comments;
use crate::repo::{File, Repo};

const CATALOG: &str = "crates/table/src/catalog.rs";

/// An everyday word: as the name of a crate it could only be used through a dependency, which is checked.
const EVERYDAY: &str = "template";

pub fn faults(repo: &Repo) -> Vec<Fault> {
    let slugs = repo.game_slugs().into_iter().filter(|slug| *slug != EVERYDAY);
    let names: Vec<String> = slugs.flat_map(|slug| [slug.to_string(), slug.replace('-', "_")]).collect();
    repo.with_extension("rs").filter(|file| is_nameless(&file.path)).flat_map(|file| in_file(file, &names)).collect()
}

/// The code of crates that must not know the games.
fn is_nameless(path: &str) -> bool {
    let is_other_crate = path.starts_with("crates/") && !path.starts_with("crates/games/");
    is_other_crate && path.contains("/src/") && path != CATALOG && !is_test(path)
}

/// Unit tests in files of their own may play a game by its name.
fn is_test(path: &str) -> bool {
    path.ends_with("/tests.rs") || path.contains("/src/tests/")
}

fn in_file(file: &File, names: &[String]) -> Vec<Fault> {
    let code = without_comments(&file.text);
    // Unit tests stand last in a file and may play a game by its name.
    let lines = code.lines().take_while(|line| line.trim() != "#[cfg(test)]").enumerate();
    let named = lines.filter_map(|(index, line)| Some((index + 1, game_named(line, names)?)));
    let what = |name| format!("names the game `{name}`; only {CATALOG} may, so ask the catalog");
    named.map(|(line, name)| Fault::new(&file.path, line, what(name))).collect()
}

fn game_named<'a>(line: &str, names: &'a [String]) -> Option<&'a str> {
    let is_part = |c: char| c.is_alphanumeric() || c == '_' || c == '-';
    let mut words = line.split(|c| !is_part(c));
    words.find_map(|word| names.iter().find(|name| *name == word)).map(String::as_str)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::complaints;

    fn at(path: &str, code: &str) -> usize {
        let games = ["crates/games/red-dog/Cargo.toml", "crates/games/template/Cargo.toml"];
        complaints(faults, &[(games[0], ""), (games[1], ""), (path, code)]).len()
    }

    #[test]
    fn a_game_named_outside_the_catalog_is_caught() {
        assert_eq!(at("crates/server/src/room.rs", "use red_dog::RedDog;"), 1);
        assert_eq!(at("crates/tui/src/app.rs", "if slug == \"red-dog\" {"), 1);
        assert_eq!(at("crates/table/src/wire.rs", "red_dog::deal()"), 1);
    }

    #[test]
    fn catalog_tests_comments_and_everyday_words_are_free() {
        assert_eq!(at("crates/table/src/catalog.rs", "entry::<red_dog::RedDog>(),"), 0);
        assert_eq!(at("crates/table/tests/play.rs", "\"red-dog\""), 0);
        assert_eq!(at("crates/table/src/play.rs", "/// such as `red-dog`\n#[cfg(test)]\n\"red-dog\""), 0);
        assert_eq!(at("crates/server/src/mail.rs", "let template = \"template\"; red_dogs();"), 0);
        assert_eq!(at("crates/games/other/src/text.rs", "\"like red-dog\""), 0);
    }
}
