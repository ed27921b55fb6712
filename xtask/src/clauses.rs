//! Clauses: the rules pages as the index of the program.
//!
//! A rules page `docs/rules/<slug>.md` gives each rule an id. From it come the constants that the game's code
//! refuses with, and the report that says which rules are cited and which are tested.

mod constants;
mod id;
mod page;
mod report;
mod usage;

use crate::process;
use crate::repo::Repo;
use crate::tidy::Fault;

pub use page::pages;

/// A generated file: its path and what it should say.
type Generated = (String, String);

/// The generated file of every game that has both a rules page and a crate.
fn generated(repo: &Repo) -> Result<Vec<Generated>, String> {
    let slugs = repo.game_slugs();
    let written = pages(repo).into_iter().filter(|page| slugs.contains(&page.slug.as_str()));
    written.map(|page| Ok((constants::path(&page.slug), formatted(repo, &constants::source(&page))?))).collect()
}

fn formatted(repo: &Repo, source: &str) -> Result<String, String> {
    process::program(repo, "rustfmt", &["--edition", "2024"]).filter(source)
}

fn stale(repo: &Repo) -> Result<Vec<Generated>, String> {
    let is_current = |path: &str, text: &str| repo.file(path).is_some_and(|file| file.text == text);
    Ok(generated(repo)?.into_iter().filter(|(path, text)| !is_current(path, text)).collect())
}

pub fn write_constants(repo: &Repo) -> Result<(), String> {
    let stale = stale(repo)?;
    for (path, text) in &stale {
        repo.write(path, text)?;
        println!("wrote {path}");
    }
    println!("clauses: {} files were stale", stale.len());
    Ok(())
}

/// One fault per generated file that does not follow its page.
pub fn stale_constants(repo: &Repo) -> Result<Vec<Fault>, String> {
    let what = "is not what its rules page says; run `cargo xtask clauses`";
    Ok(stale(repo)?.into_iter().map(|(path, _)| Fault::new(path, 1, what)).collect())
}

pub fn check_constants(repo: &Repo) -> Result<(), String> {
    fail_on(&stale_constants(repo)?, "stale clause constants")
}

/// Everything wrong between pages, code and tests.
pub fn faults(repo: &Repo) -> Vec<Fault> {
    report::Report::of(repo).faults
}

pub fn print_report(repo: &Repo) -> Result<(), String> {
    let report = report::Report::of(repo);
    print!("{}", report.as_text());
    fail_on(&report.faults, "clauses")
}

pub fn print_report_as_json(repo: &Repo) -> Result<(), String> {
    let report = report::Report::of(repo);
    println!("{:#}", report.as_json());
    fail_on(&report.faults, "clauses")
}

fn fail_on(faults: &[Fault], what: &str) -> Result<(), String> {
    if faults.is_empty() {
        return Ok(());
    }
    faults.iter().for_each(|fault| eprintln!("{fault}"));
    Err(format!("{what}: {} faults", faults.len()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: (&str, &str) = ("docs/rules/toy.md", "- **ZZ-1.1** Cards are red.\n");
    const MANIFEST: (&str, &str) = ("crates/games/toy/Cargo.toml", "");

    #[test]
    fn a_missing_or_edited_constants_file_is_stale() {
        let edited = ("crates/games/toy/src/clause.rs", "// mine");
        assert_eq!(stale_constants(&Repo::of(&[MANIFEST, PAGE])).unwrap().len(), 1);
        assert_eq!(stale_constants(&Repo::of(&[MANIFEST, edited, PAGE])).unwrap().len(), 1);
    }

    #[test]
    fn a_fresh_constants_file_is_not_stale() {
        let (path, text) = generated(&Repo::of(&[MANIFEST, PAGE])).unwrap().remove(0);
        assert_eq!(path, "crates/games/toy/src/clause.rs");
        assert_eq!(stale_constants(&Repo::of(&[MANIFEST, (&path, &text), PAGE])).unwrap(), []);
    }

    #[test]
    fn a_page_without_a_crate_makes_no_constants() {
        assert_eq!(generated(&Repo::of(&[PAGE])).unwrap(), []);
    }
}
