//! `cargo xtask soak`: the conformance kit with a million random matches instead of the few of a test run, and the server
//! killed, replaced and sent a million frames by chance; and the network runtime, which takes minutes to compile.

use crate::process::cargo;
use crate::repo::Repo;

/// The conformance tests read here how many matches to play.
const MATCHES: &str = "PARLOR_SOAK_GAMES";

/// How often the server is killed, and replaced while it is paused, on each database; and how many frames it is sent.
const SERVER: &[(&str, &str)] = &[("PARLOR_KILLS", "1000"), ("PARLOR_TAKE_OVERS", "200"), ("PARLOR_FUZZ", "1000000")];

pub fn run(repo: &Repo, wanted: &[String], matches: u64) -> Result<(), String> {
    let games = chosen(repo, wanted)?;
    let mut failed = Vec::new();
    for (index, game) in games.iter().enumerate() {
        println!("soak {}/{}: {game}, {matches} matches", index + 1, games.len());
        let arguments = ["test", "--release", "--package", game, "--test", "conformance", "--", "--nocapture"];
        if let Err(sentence) = cargo(repo, &arguments).env(MATCHES, &matches.to_string()).watch() {
            println!("{sentence}");
            failed.push(*game);
        }
    }
    if wanted.is_empty() {
        let counts: Vec<String> = SERVER.iter().map(|(name, count)| format!("{name}={count}")).collect();
        println!("soak: the server, {}", counts.join(" "));
        let arguments = ["test", "--release", "--package", "parlor", "--test", "real", "--"];
        let tests = ["fuzz::", "kill::", "owners::", "--nocapture", "--test-threads", "1"];
        let run = cargo(repo, &[&arguments[..], &tests].concat());
        let run = SERVER.iter().fold(run, |run, (name, count)| run.env(name, count));
        if let Err(sentence) = run.watch() {
            println!("{sentence}");
            failed.push("the server");
        }
        println!("soak: networks");
        let arguments = ["test", "--package", "parlor", "--features", "onnx", "--bin", "parlor", "onnx::"];
        if let Err(sentence) = cargo(repo, &arguments).watch() {
            println!("{sentence}");
            failed.push("networks");
        }
    }
    let passed = games.len() + if wanted.is_empty() { 2 } else { 0 } - failed.len();
    let closing = format!("soak: {passed} passed, {} failed, {matches} matches of each game", failed.len());
    if !failed.is_empty() {
        return Err(format!("{closing}; failed: {}", failed.join(", ")));
    }
    println!("{closing}");
    Ok(())
}

/// The wanted games, or all that have a conformance test.
fn chosen<'a>(repo: &'a Repo, wanted: &'a [String]) -> Result<Vec<&'a str>, String> {
    let has_kit = |slug: &&str| repo.file(&format!("crates/games/{slug}/tests/conformance.rs")).is_some();
    let all: Vec<&str> = repo.game_slugs().into_iter().filter(has_kit).collect();
    if all.is_empty() {
        return Err("no game has tests/conformance.rs".into());
    }
    match wanted.iter().find(|game| !all.contains(&game.as_str())) {
        Some(stranger) => Err(format!("no conformance test for `{stranger}`; there is one for {}", all.join(", "))),
        None if wanted.is_empty() => Ok(all),
        None => Ok(wanted.iter().map(String::as_str).collect()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_with_a_conformance_test_are_soaked() {
        let repo = Repo::of(&[
            ("crates/games/toy/Cargo.toml", ""),
            ("crates/games/toy/tests/conformance.rs", ""),
            ("crates/games/zoo/Cargo.toml", ""),
        ]);
        assert_eq!(chosen(&repo, &[]).unwrap(), ["toy"]);
        assert_eq!(chosen(&repo, &["toy".into()]).unwrap(), ["toy"]);
        assert!(chosen(&repo, &["zoo".into()]).unwrap_err().contains("there is one for toy"));
        assert!(chosen(&Repo::of(&[]), &[]).is_err());
    }
}
