//! `cargo xtask proof`: runs the tests that count what they prove, and writes the figures down.
//!
//! Such a test prints a line `proof: NAME = COUNT` when it has passed. The same name several times is added up. Which figures
//! there are is read from the sources, so one that was not printed is missed.

use crate::process::{Process, cargo};
use crate::repo::{File, Repo};
use std::collections::{BTreeMap, BTreeSet};

/// Where the figures of the last run are kept.
const PAGE: &str = "docs/proof.md";
/// What a line of a proof begins with.
const MARK: &str = "proof: ";

type Figures = BTreeMap<String, u64>;

pub fn run(repo: &Repo) -> Result<(), String> {
    let promised = promised(repo);
    let packages: BTreeSet<&str> = promised.iter().map(|(package, _)| package.as_str()).collect();
    let mut figures = Figures::new();
    for package in packages {
        println!("{package} …");
        let finished = thorough(cargo(repo, &["test", "--package", package, "--", "--nocapture"])).capture()?;
        if !finished.succeeded {
            return Err(format!("{}\nthe tests of {package} failed: nothing is proved", finished.output));
        }
        collect(&finished.output, &mut figures);
    }
    let missing: Vec<&str> =
        promised.iter().map(|(_, name)| name.as_str()).filter(|name| !figures.contains_key(*name)).collect();
    if !missing.is_empty() {
        return Err(format!("these figures were not printed by their tests: {}", missing.join(", ")));
    }
    let page = page(&figures);
    repo.write(PAGE, &page)?;
    print!("{page}");
    Ok(())
}

/// As often as the full check does it.
fn thorough(process: Process) -> Process {
    process.env("PARLOR_KILLS", "200").env("PARLOR_TAKE_OVERS", "50").env("PARLOR_FUZZ", "100000")
}

/// Which figures the tests of which package print.
fn promised(repo: &Repo) -> BTreeSet<(String, String)> {
    let sources = repo.with_extension("rs").filter_map(|file| Some((package(file)?, file)));
    let names = |file: &File| file.text.lines().filter_map(|line| name(line).map(str::to_string)).collect::<Vec<_>>();
    sources.flat_map(|(package, file)| names(file).into_iter().map(move |name| (package.clone(), name))).collect()
}

/// The crate of a file in `crates`.
fn package(file: &File) -> Option<String> {
    let inside = file.path.strip_prefix("crates/")?;
    let inside = inside.strip_prefix("games/").unwrap_or(inside);
    inside.split('/').next().map(str::to_string)
}

/// The name in a line of a source that prints a figure.
fn name(line: &str) -> Option<&str> {
    let (_, rest) = line.split_once("println!(\"")?;
    rest.strip_prefix(MARK)?.split_once(" = {").map(|(name, _)| name)
}

/// Adds the figures of some output. What a test prints may follow its name on the same line.
fn collect(output: &str, figures: &mut Figures) {
    for (_, line) in output.lines().filter_map(|line| line.split_once(MARK)) {
        if let Some((name, Ok(count))) = line.split_once(" = ").map(|(name, count)| (name, count.trim().parse::<u64>()))
        {
            *figures.entry(name.to_string()).or_default() += count;
        }
    }
}

fn page(figures: &Figures) -> String {
    let rows: String = figures.iter().map(|(name, count)| format!("| {name} | {} |\n", grouped(*count))).collect();
    format!(
        "# What was proved\n\nWritten by `cargo xtask proof`: the counts of the last run, every one without a single failure. What they \
         mean is\nwritten in [security.md](security.md).\n\n| what | how many |\n|---|---|\n{rows}"
    )
}

/// A number with a comma after every third digit.
fn grouped(count: u64) -> String {
    let digits = count.to_string();
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_found_in_sources_and_in_what_tests_print() {
        let source = "    println!(\"proof: kills = {kills}\");\n    println!(\"other: {x}\");\n";
        let repo = Repo::of(&[
            ("crates/server/src/a.rs", source),
            ("crates/games/toy/tests/b.rs", "println!(\"proof: deals = {}\", n);"),
            ("xtask/src/proof.rs", source),
        ]);
        let found: Vec<_> = promised(&repo).into_iter().collect();
        let pair = |package: &str, name: &str| (package.to_string(), name.to_string());
        assert_eq!(found, [pair("server", "kills"), pair("toy", "deals")]);
        let mut figures = Figures::new();
        collect("test a ... proof: kills = 200\nproof: kills = 1300\nproof: nonsense\nok\n", &mut figures);
        assert_eq!(figures, Figures::from([("kills".to_string(), 1500)]));
        assert!(page(&figures).ends_with("| kills | 1,500 |\n"));
    }

    #[test]
    fn long_numbers_can_be_read() {
        assert_eq!([7, 999, 1000, 1_000_000].map(grouped), ["7", "999", "1,000", "1,000,000"]);
    }
}
