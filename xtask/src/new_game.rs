//! `cargo xtask new-game <slug>`: the template under another name.
//!
//! The copy is made on text alone: the template's names are few and unlike other words, so no parser is needed
//! and the template may change freely. Nothing is written until everything has been checked.

use crate::clauses;
use crate::repo::Repo;

const TEMPLATE: &str = "crates/games/template/";
const TEMPLATE_PAGE: &str = "docs/rules/template.md";
const CATALOG: &str = "crates/table/src/catalog.rs";
const MANIFEST: &str = "crates/table/Cargo.toml";
/// The comment below which the catalog and the table's manifest list the games.
const MARKER: &str = "games: one line each";

/// The spellings of one game's name.
#[derive(Debug, PartialEq, Eq)]
struct Names {
    slug: String,
    prefix: String,
}

pub fn run(repo: &Repo, slug: &str, prefix: Option<&str>) -> Result<(), String> {
    let names = Names::checked(repo, slug, prefix)?;
    let mut files = copies(repo, &names)?;
    files.push((CATALOG.into(), with_catalog_line(repo, &names)?));
    files.push((MANIFEST.into(), with_dependency(repo, &names)?));
    for (path, text) in &files {
        repo.write(path, text)?;
        println!("wrote {path}");
    }
    print_next_steps(&names);
    Ok(())
}

fn print_next_steps(names: &Names) {
    let Names { slug, prefix } = names;
    println!(
        "\n{slug} is a copy of the template and plays by its rules. Next:\n\
        1. `cargo fmt` and `cargo xtask bindings`, then `cargo xtask check`: the copy should pass as it stands.\n\
        2. Write the rules in docs/rules/{slug}.md, one clause {prefix}-1.1 a line; then `cargo xtask clauses`.\n\
        3. Rewrite crates/games/{slug}: README.md, src/state.rs, src/action.rs, src/rules.rs, and a test per clause.\n\
        4. `cargo xtask clauses --report` says which clauses still lack code or a test."
    );
}

impl Names {
    fn checked(repo: &Repo, slug: &str, prefix: Option<&str>) -> Result<Self, String> {
        if !is_kebab(slug) {
            return Err(format!("`{slug}` is no slug: use small letters, digits and single hyphens, as in red-dog"));
        }
        let page = format!("docs/rules/{slug}.md");
        let folder = format!("crates/games/{slug}/");
        if let Some(file) = repo.files.iter().find(|file| file.path == page || file.path.starts_with(&folder)) {
            return Err(format!("{} exists already; choose another slug", file.path));
        }
        let prefix = prefix.map_or_else(|| initials(slug), String::from);
        if prefix.len() != 2 || !prefix.bytes().all(|byte| byte.is_ascii_uppercase()) {
            return Err(format!("`{prefix}` is no prefix: give two capital letters with --prefix"));
        }
        match clauses::pages(repo).iter().find(|page| page.prefix() == Some(&prefix)) {
            Some(page) => Err(format!("{} uses the prefix {prefix} already; give another with --prefix", page.path)),
            None => Ok(Self { slug: slug.into(), prefix }),
        }
    }

    /// As a crate in code: `red_dog`.
    fn snake(&self) -> String {
        self.slug.replace('-', "_")
    }

    /// As a type: `RedDog`.
    fn pascal(&self) -> String {
        let capital = |word: &str| format!("{}{}", word[..1].to_ascii_uppercase(), &word[1..]);
        self.slug.split('-').map(capital).collect()
    }
}

fn is_kebab(slug: &str) -> bool {
    let is_word =
        |word: &str| !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit());
    slug.starts_with(|c: char| c.is_ascii_lowercase()) && slug.split('-').all(is_word)
}

/// The first letters of the first two words of more than one letter (`bag-o-loot`: BL), or of the one there is.
fn initials(slug: &str) -> String {
    let words: Vec<&str> = slug.split('-').filter(|word| word.len() > 1).collect();
    let letters: String = match words[..] {
        [first, second, ..] => [&first[..1], &second[..1]].concat(),
        _ => slug.replace('-', "").chars().take(2).collect(),
    };
    letters.to_ascii_uppercase()
}

fn copies(repo: &Repo, names: &Names) -> Result<Vec<(String, String)>, String> {
    let is_part = |path: &str| path.starts_with(TEMPLATE) || path == TEMPLATE_PAGE;
    for part in [&format!("{TEMPLATE}Cargo.toml"), TEMPLATE_PAGE] {
        repo.file(part).ok_or_else(|| format!("{part} is missing: there is no template to copy"))?;
    }
    let parts = repo.files.iter().filter(|file| is_part(&file.path));
    Ok(parts.map(|file| (renamed(&file.path, names), renamed(&file.text, names))).collect())
}

/// Puts the game's names for those of the template, wherever they stand as words.
fn renamed(text: &str, names: &Names) -> String {
    let text = replaced(text, "template::", &format!("{}::", names.snake()), is_name, |_| false);
    let text =
        ["template", "kuhn"].iter().fold(text, |text, word| replaced(&text, word, &names.slug, is_name, is_name));
    let text = replaced(&text, "Kuhn", &names.pascal(), is_name, |c| c.is_ascii_lowercase());
    let text = replaced(&text, "KP", &names.prefix, char::is_alphanumeric, char::is_alphanumeric);
    replaced(&text, "kp_", &format!("{}_", names.prefix.to_ascii_lowercase()), char::is_alphanumeric, |_| false)
}

fn is_name(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// Replaces `old` except where the character before or after makes it part of a longer word.
fn replaced(text: &str, old: &str, new: &str, joins_before: fn(char) -> bool, joins_after: fn(char) -> bool) -> String {
    let mut result = String::new();
    let mut copied = 0;
    for (at, _) in text.match_indices(old) {
        let end = at + old.len();
        let is_part = text[..at].ends_with(joins_before) || text[end..].starts_with(joins_after);
        result.push_str(&text[copied..at]);
        result.push_str(if is_part { old } else { new });
        copied = end;
    }
    result.push_str(&text[copied..]);
    result
}

/// The catalog with one more line, written like the first line of a game there.
fn with_catalog_line(repo: &Repo, names: &Names) -> Result<String, String> {
    let text = marked(repo, CATALOG)?;
    let games = repo.game_slugs();
    let lists = |line: &str| games.iter().find_map(|slug| game_type(line, &slug.replace('-', "_")));
    let below = text.lines().skip_while(|line| !line.contains(MARKER)).skip(1);
    let listed: Vec<(&str, String)> = below.map_while(|line| Some((line, lists(line)?))).collect();
    let (model, old) = listed.first().ok_or_else(|| format!("{CATALOG}: no game is listed below \"{MARKER}\""))?;
    let line = model.replace(old, &format!("{}::{}", names.snake(), names.pascal()));
    Ok(with_line_below(text, listed.len(), &line))
}

/// The path `red_dog::RedDog` in a line of the catalog, if it names this crate.
fn game_type(line: &str, snake: &str) -> Option<String> {
    let (before, after) = line.split_once(&format!("{snake}::"))?;
    let name: String = after.chars().take_while(|c| is_name(*c)).collect();
    (!before.ends_with(is_name)).then(|| format!("{snake}::{name}"))
}

fn with_dependency(repo: &Repo, names: &Names) -> Result<String, String> {
    let text = marked(repo, MANIFEST)?;
    let Names { slug, .. } = names;
    Ok(with_line_below(text, 0, &format!("{slug} = {{ path = \"../games/{slug}\" }}")))
}

fn marked<'a>(repo: &'a Repo, path: &str) -> Result<&'a str, String> {
    let text = repo.file(path).map(|file| file.text.as_str()).filter(|text| text.contains(MARKER));
    text.ok_or_else(|| format!("{path} has no comment \"{MARKER}\": put it above the list of games, then try again"))
}

/// Puts a line so many lines below the marker.
fn with_line_below(text: &str, skipped: usize, line: &str) -> String {
    let mut lines: Vec<&str> = text.lines().collect();
    let marker = lines.iter().position(|line| line.contains(MARKER)).expect("the marker was found before");
    lines.insert(marker + 1 + skipped, line);
    lines.join("\n") + "\n"
}

#[cfg(test)]
mod tests;
