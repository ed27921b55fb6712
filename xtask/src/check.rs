//! `cargo xtask check`: every check of the house in one command, with one line per part and totals at the end.
//!
//! A part that fails does not stop the next one, and a part that cannot run has failed: nothing is skipped
//! silently.

use std::io::{IsTerminal, Write};
use std::process::ExitCode;
use std::time::Instant;

use crate::clauses;
use crate::install::{self, Installing};
use crate::process::{Process, built, cargo, own, program};
use crate::python;
use crate::repo::Repo;
use crate::tidy::{self, Fault};
use crate::web;
use crate::words;

/// How much to check.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Scope {
    /// What a contributor runs while working; it installs nothing.
    Quick,
    Full,
}

impl Scope {
    fn installing(self) -> Installing {
        match self {
            Self::Quick => Installing::Forbidden,
            Self::Full => Installing::Allowed,
        }
    }
}

struct Part {
    name: &'static str,
    scope: Scope,
    run: fn(&Repo, Installing) -> Result<Outcome, String>,
}

/// How a part ended that could run; its `Err` is what it has to say about its failure.
enum Outcome {
    Passed,
    /// Counts of single tests; the output matters if some failed.
    Tests {
        passed: usize,
        failed: usize,
        output: String,
    },
    /// Neither passed nor failed, for this reason.
    NotChecked(&'static str),
}

const PARTS: &[Part] = &[
    Part { name: "format", scope: Scope::Quick, run: format },
    Part { name: "lint", scope: Scope::Quick, run: lint },
    Part { name: "tests", scope: Scope::Quick, run: tests },
    Part { name: "tidy", scope: Scope::Quick, run: |repo, _| without(&tidy::faults(repo)) },
    Part { name: "clauses", scope: Scope::Quick, run: |repo, _| without(&clauses::faults(repo)) },
    Part { name: "words", scope: Scope::Quick, run: |repo, _| without(&words::faults(repo)) },
    Part { name: "clause constants", scope: Scope::Quick, run: |repo, _| without(&clauses::stale_constants(repo)?) },
    Part { name: "bindings", scope: Scope::Full, run: bindings },
    Part { name: "play files", scope: Scope::Full, run: play_files },
    Part { name: "api", scope: Scope::Full, run: api },
    Part { name: "web types", scope: Scope::Full, run: |repo, may| web::types(repo, may).map(|()| Outcome::Passed) },
    Part { name: "web tests", scope: Scope::Full, run: |repo, may| web::units(repo, may).map(counted) },
    Part { name: "browser tests", scope: Scope::Full, run: |repo, may| web::browser(repo, may).map(counted) },
    Part { name: "python", scope: Scope::Full, run: |repo, may| python::check(repo, may).map(counted) },
    Part { name: "licences and bans", scope: Scope::Full, run: licences },
    Part { name: "advisories", scope: Scope::Full, run: advisories },
    Part { name: "unused dependencies", scope: Scope::Full, run: unused_dependencies },
];

#[derive(Default)]
struct Totals {
    passed: usize,
    failed: usize,
}

/// Runs the parts and prints the totals as the last line, which is why a failure has no sentence of its own.
pub fn run(repo: &Repo, scope: Scope) -> ExitCode {
    let mut totals = Totals::default();
    for part in PARTS.iter().filter(|part| scope == Scope::Full || part.scope == Scope::Quick) {
        announce(part.name);
        let start = Instant::now();
        let outcome = (part.run)(repo, scope.installing());
        totals.add(part.name, start.elapsed().as_secs_f64(), outcome);
    }
    println!("check: {} passed, {} failed", totals.passed, totals.failed);
    match totals.failed {
        0 => ExitCode::SUCCESS,
        _ => ExitCode::FAILURE,
    }
}

/// Shows a waiting person what runs; the line is overwritten when the part has ended.
fn announce(name: &str) {
    if std::io::stdout().is_terminal() {
        print!("{name} …\r");
        // Only a courtesy: the part's own line follows in any case.
        let _ = std::io::stdout().flush();
    }
}

impl Totals {
    fn add(&mut self, name: &str, seconds: f64, outcome: Result<Outcome, String>) {
        let line = |verdict: &str| println!("{name:<22}{verdict:<8}{seconds:>7.1} s");
        match outcome {
            Ok(Outcome::Passed) => {
                self.passed += 1;
                line("ok");
            }
            Ok(Outcome::Tests { passed, failed: 0, .. }) => {
                self.passed += passed;
                line("ok");
            }
            Ok(Outcome::Tests { passed, failed, output }) => {
                self.passed += passed;
                self.failed += failed;
                line("FAILED");
                println!("{}", output.trim_end());
            }
            Ok(Outcome::NotChecked(reason)) => println!("{name}: {reason}, not checked"),
            Err(output) => {
                self.failed += 1;
                line("FAILED");
                println!("{}", output.trim_end());
            }
        }
    }
}

fn counted((passed, failed, output): (usize, usize, String)) -> Outcome {
    Outcome::Tests { passed, failed, output }
}

fn succeeds(process: Process) -> Result<Outcome, String> {
    let finished = process.capture()?;
    if finished.succeeded { Ok(Outcome::Passed) } else { Err(finished.output) }
}

fn without(faults: &[Fault]) -> Result<Outcome, String> {
    let lines: Vec<String> = faults.iter().map(Fault::to_string).collect();
    if lines.is_empty() { Ok(Outcome::Passed) } else { Err(lines.join("\n")) }
}

fn format(repo: &Repo, installing: Installing) -> Result<Outcome, String> {
    install::component(repo, &install::RUSTFMT, installing)?;
    succeeds(cargo(repo, &["fmt", "--all", "--check", "--", "--color", "never"]))
}

fn lint(repo: &Repo, installing: Installing) -> Result<Outcome, String> {
    install::component(repo, &install::CLIPPY, installing)?;
    succeeds(cargo(repo, &["clippy", "--quiet", "--workspace", "--all-targets", "--", "-D", "warnings"]))
}

fn tests(repo: &Repo, installing: Installing) -> Result<Outcome, String> {
    // One failing crate must not hide the tests of the next.
    let mut run = cargo(repo, &["test", "--quiet", "--workspace", "--no-fail-fast"]);
    let not_run = std::env::temp_dir().join(format!("parlor-not-run-{}", std::process::id()));
    match installing {
        // The full check kills and replaces the server as often as the promise says, and fuzzes it for longer. If something
        // cannot be installed, the tests that need it fail and say so.
        Installing::Allowed => {
            if let Err(why) = install::packages(repo, install::FOR_TESTS, installing) {
                println!("{why}");
            }
            run = run.env("PARLOR_KILLS", "200").env("PARLOR_TAKE_OVERS", "50").env("PARLOR_FUZZ", "100000");
        }
        Installing::Forbidden => run = run.env("PARLOR_NOT_RUN", &not_run.to_string_lossy()),
    }
    let finished = run.capture()?;
    let left_out = std::fs::read_to_string(&not_run).unwrap_or_default();
    // It is there only if a test was left out.
    let _ = std::fs::remove_file(&not_run);
    print!("{}", left_out_in_words(&left_out));
    let (passed, failed) = count_tests(&finished.output);
    match (passed.saturating_sub(left_out.lines().count()), failed) {
        (0, 0) => Err(format!("no test has run\n{}", finished.output)),
        // A test binary that does not compile or dies prints no result line.
        (passed, 0) if !finished.succeeded => Ok(Outcome::Tests { passed, failed: 1, output: finished.output }),
        (passed, failed) => Ok(Outcome::Tests { passed, failed, output: finished.output }),
    }
}

/// Which tests the quick check has left out, from lines `package: test`.
fn left_out_in_words(list: &str) -> String {
    let mut packages: Vec<&str> = list.lines().filter_map(|line| line.split_once(": ")).map(|(name, _)| name).collect();
    packages.sort_unstable();
    packages.dedup();
    match list.lines().count() {
        0 => String::new(),
        count => format!("tests: {count} NOT RUN, for want of {}; the full check installs it\n", packages.join(", ")),
    }
}

/// Sums the lines `test result: ok. 12 passed; 0 failed; …` of all test binaries.
fn count_tests(output: &str) -> (usize, usize) {
    let results = output.lines().filter_map(|line| line.trim().strip_prefix("test result: "));
    results.fold((0, 0), |(passed, failed), result| {
        (passed + count_before(result, " passed"), failed + count_before(result, " failed"))
    })
}

fn count_before(result: &str, label: &str) -> usize {
    let number = result.split_once(label).and_then(|(before, _)| before.rsplit(' ').next());
    number.and_then(|number| number.parse().ok()).unwrap_or(0)
}

fn bindings(repo: &Repo, _: Installing) -> Result<Outcome, String> {
    succeeds(own(repo, "--example", "bindings", &["--check"])?)
}

fn play_files(repo: &Repo, _: Installing) -> Result<Outcome, String> {
    let files: Vec<&str> = repo.with_extension("play").map(|file| file.path.as_str()).collect();
    if files.is_empty() {
        return Err("there is no .play file to check".into());
    }
    succeeds(own(repo, "--bin", "parlor", &[&["check"], &files[..]].concat())?)
}

/// The server's answers against its own document, asked by a program that means no good.
fn api(repo: &Repo, installing: Installing) -> Result<Outcome, String> {
    let python = install::schemathesis(repo, installing)?;
    let parlor = built(repo, "--bin", "parlor")?;
    succeeds(program(repo, &python.to_string_lossy(), &["xtask/src/api.py", &parlor.to_string_lossy()]))
}

fn licences(repo: &Repo, installing: Installing) -> Result<Outcome, String> {
    install::tool(repo, &install::DENY, installing)?;
    succeeds(cargo(repo, &["deny", "check", "licenses", "bans", "sources"]))
}

fn advisories(repo: &Repo, installing: Installing) -> Result<Outcome, String> {
    install::tool(repo, &install::DENY, installing)?;
    let finished = cargo(repo, &["deny", "check", "advisories"]).capture()?;
    match finished.succeeded {
        true => Ok(Outcome::Passed),
        false if is_unreachable(&finished.output) => Ok(Outcome::NotChecked("database not reachable")),
        false => Err(finished.output),
    }
}

/// The database of advisories is fetched from the net, which not every machine has.
fn is_unreachable(output: &str) -> bool {
    output.contains("failed to fetch advisory database")
}

fn unused_dependencies(repo: &Repo, installing: Installing) -> Result<Outcome, String> {
    install::tool(repo, &install::MACHETE, installing)?;
    succeeds(cargo(repo, &["machete"]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn test_results_are_summed_over_all_binaries() {
        let output = "\nrunning 2 tests\n..\ntest result: ok. 2 passed; 0 failed; 0 ignored; finished in 0.00s\n\
            noise\ntest result: FAILED. 10 passed; 3 failed; 0 ignored; finished in 0.10s\n";
        assert_eq!(count_tests(output), (12, 3));
        assert_eq!(count_tests("error: could not compile"), (0, 0));
    }

    #[test]
    fn tests_that_were_left_out_are_told() {
        assert_eq!(left_out_in_words(""), "");
        let words = left_out_in_words("util-linux: disk\npostgresql: a\npostgresql: b\n");
        assert_eq!(words, "tests: 3 NOT RUN, for want of postgresql, util-linux; the full check installs it\n");
    }

    #[test]
    fn totals_count_tests_and_parts_but_not_what_was_not_checked() {
        let mut totals = Totals::default();
        totals.add("format", 0.0, Ok(Outcome::Passed));
        totals.add("tests", 0.0, Ok(Outcome::Tests { passed: 40, failed: 2, output: String::new() }));
        totals.add("advisories", 0.0, Ok(Outcome::NotChecked("database not reachable")));
        totals.add("lint", 0.0, Err("warning".into()));
        assert_eq!((totals.passed, totals.failed), (41, 3));
    }

    #[test]
    fn a_database_out_of_reach_is_told_from_an_advisory() {
        assert!(is_unreachable("[ERROR] failed to fetch advisory database https://example.org: no host"));
        assert!(!is_unreachable("error[vulnerability]: overflow in toy"));
    }
}
