//! The checks of the web client: types, unit tests, sizes, and whole matches in a real browser.

use crate::install::{self, Installing};
use crate::process::{Finished, Process, program};
use crate::repo::Repo;

fn npm(repo: &Repo, arguments: &[&str]) -> Process {
    program(repo, "npm", &[&["--prefix", "web"], arguments].concat())
}

fn done(process: Process) -> Result<Finished, String> {
    let finished = process.capture()?;
    if finished.succeeded { Ok(finished) } else { Err(finished.output) }
}

/// Makes sure that Node and its packages are there.
fn prepare(repo: &Repo, installing: Installing) -> Result<(), String> {
    install::packages(repo, install::FOR_WEB, installing)?;
    done(npm(repo, &["ci", "--no-progress"])).map(|_| ())
}

/// Types, and the warnings of the Svelte compiler about accessibility.
pub fn types(repo: &Repo, installing: Installing) -> Result<(), String> {
    prepare(repo, installing)?;
    done(npm(repo, &["run", "--silent", "check"])).map(|_| ())
}

/// Unit tests: how many passed and failed, and what they printed.
pub fn units(repo: &Repo, _: Installing) -> Result<(usize, usize, String), String> {
    let finished = npm(repo, &["run", "--silent", "test", "--", "--no-color"]).capture()?;
    let line = finished.output.lines().find(|line| line.trim_start().starts_with("Tests "));
    let (passed, failed) = (count(line, "passed"), count(line, "failed"));
    counted(passed, failed, finished)
}

/// The client as it is shipped: built into the program, not too large, and played in a browser.
pub fn browser(repo: &Repo, installing: Installing) -> Result<(usize, usize, String), String> {
    prepare(repo, installing)?;
    done(npm(repo, &["run", "--silent", "build"]))?;
    done(npm(repo, &["run", "--silent", "budget"]))?;
    let dist = repo.root.join("web/dist");
    let build = program(repo, "cargo", &["build", "--quiet", "--workspace", "--bin", "parlor"]);
    done(build.env("WEB_DIST", &dist.to_string_lossy()))?;
    let finished = npm(repo, &["run", "--silent", "e2e"]).capture()?;
    let line = finished.output.lines().find(|line| line.starts_with("browser tests: "));
    let (passed, failed) = (count(line, "passed"), count(line, "failed"));
    counted(passed, failed, finished)
}

/// No test at all, or a run that broke off, has failed.
fn counted(passed: usize, failed: usize, finished: Finished) -> Result<(usize, usize, String), String> {
    match (passed, failed) {
        (0, 0) => Err(format!("no test has run\n{}", finished.output)),
        (passed, 0) if !finished.succeeded => Ok((passed, 1, finished.output)),
        (passed, failed) => Ok((passed, failed, finished.output)),
    }
}

/// The number before a word: `Tests  2 failed | 30 passed (32)`.
fn count(line: Option<&str>, word: &str) -> usize {
    let words: Vec<&str> =
        line.unwrap_or_default().split([' ', ',', '|', '(', ')']).filter(|w| !w.is_empty()).collect();
    let place = words.iter().position(|other| *other == word);
    place.and_then(|place| words.get(place.checked_sub(1)?)?.parse().ok()).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_are_read_from_both_runners() {
        let units = Some("      Tests  2 failed | 30 passed (32)");
        assert_eq!((count(units, "passed"), count(units, "failed")), (30, 2));
        let browser = Some("browser tests: 21 passed, 0 failed, 140 s");
        assert_eq!((count(browser, "passed"), count(browser, "failed")), (21, 0));
        assert_eq!(count(None, "passed"), 0);
    }
}
