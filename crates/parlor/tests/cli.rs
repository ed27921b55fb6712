//! Bad input gets one clear sentence and a non-zero exit; good input does what it says.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};

fn parlor(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_parlor")).args(args).output().expect("the program was built for this test")
}

/// The sentence on standard error; the exit must not be zero.
fn complaint(args: &[&str]) -> String {
    let output = parlor(args);
    let said = String::from_utf8_lossy(&output.stderr).to_string();
    assert!(!output.status.success(), "{args:?} was accepted");
    assert!(!said.contains("panicked"), "{args:?}: {said}");
    said
}

fn printed(args: &[&str]) -> String {
    let output = parlor(args);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).to_string()
}

/// A file of this test's own, gone when the test is done.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str, text: &str) -> Scratch {
        let path = std::env::temp_dir().join(format!("parlor-{}-{name}", std::process::id()));
        fs::write(&path, text).expect("the temporary folder can be written");
        Scratch(path)
    }

    fn path(&self) -> &str {
        self.0.to_str().expect("the temporary folder has a plain name")
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

#[test]
fn wrong_words_on_the_command_line_say_what_would_be_right() {
    let cases: &[(&[&str], &str)] = &[
        (&["simulate", "jukem-fotball"], "Did you mean jukem-football?"),
        (&["simulate", "jukem-football", "--seats", "3"], "exactly 2"),
        (&["simulate", "jukem-football", "--seed", "-"], "64 hexadecimal digits"),
        (&["simulate", "jukem-football", "--option", "practise=true"], "the options are deck, practice"),
        (&["simulate", "jukem-football", "--option", "practice=maybe"], "one of false, true"),
        (&["simulate", "jukem-football", "--option", "practice"], "key=value"),
        (&["simulate", "jukem-football", "--option", "stall_limit=1"], "from 2 to 20"),
        (&["simulate", "jukem-football", "--bots", "gready"], "the bots are"),
        (&["simulate", "jukem-football", "--option", "deck=@/nowhere.toml"], "cannot read /nowhere.toml"),
        (&["inspect", "/nowhere.play"], "cannot read /nowhere.play"),
        (&["play", "jukem-football"], "--plain"),
        (&["play", "jukem-football", "--plain", "--people", "3"], "3 people for 2 seats"),
    ];
    for (args, sentence) in cases {
        let said = complaint(args);
        assert!(said.contains(sentence), "{args:?}: {said}");
    }
}

#[test]
fn a_deck_file_that_does_not_add_up_is_explained() {
    let two_returns =
        Scratch::new("two-returns.toml", "id = \"x\"\ncard = [{ kind = \"kick_return\", yards = 50, count = 2 }]\n");
    let option = format!("deck=@{}", two_returns.path());
    let said = complaint(&["simulate", "jukem-football", "--option", &option]);
    assert!(said.contains("KICK RETURN") || said.contains("JK-1.9"), "{said}");
    let broken = Scratch::new("broken.toml", "card = [");
    let said = complaint(&["simulate", "jukem-football", "--option", &format!("deck=@{}", broken.path())]);
    assert!(!said.is_empty());
}

#[test]
fn a_record_can_be_checked_cut_short_and_edited() {
    let record = printed(&["simulate", "jukem-football", "--seed", "5"]);
    let whole = Scratch::new("whole.play", &record);
    assert!(printed(&["check", whole.path()]).contains("1 passed, 0 failed"));

    let cut: String = record.lines().take(40).map(|line| format!("{line}\n")).collect();
    let cut = Scratch::new("cut.play", &cut);
    let output = parlor(&["check", cut.path()]);
    let said = String::from_utf8_lossy(&output.stdout).to_string();
    assert!(!output.status.success() && said.contains("the file breaks off: it has "), "{said}");

    let typo = Scratch::new("typo.play", &record.replacen(": draw", ": drwa", 1));
    let output = parlor(&["check", typo.path()]);
    let said = String::from_utf8_lossy(&output.stdout).to_string();
    assert!(!output.status.success() && said.contains("Did you mean \"draw\"?"), "{said}");

    let other_deal = Scratch::new("seed.play", &record.replacen("seed 5", "seed 6", 1));
    assert!(!parlor(&["check", other_deal.path()]).status.success(), "another deal cannot give the same match");
}

#[test]
fn a_match_is_simulated_the_same_way_twice() {
    let args = ["simulate", "jukem-football", "--seed", "9", "--bots", "greedy,random", "--moves", "30"];
    let record = printed(&args);
    assert_eq!(record, printed(&args));
    assert!(record.ends_with("expect over = no\n"));
    let file = Scratch::new("short.play", &record);
    let table = printed(&["inspect", file.path()]);
    for part in ["after 30 steps", "what seat 0 sees", "what public sees", "the whole truth", "may act"] {
        assert!(table.contains(part), "{part} is missing in {table}");
    }
    assert!(printed(&["inspect", file.path(), "--json"]).contains("\"to_act\""));
    assert!(complaint(&["inspect", file.path(), "--at", "999"]).contains("beyond its end"));
}

#[test]
fn games_are_listed_for_people_and_programs() {
    assert!(printed(&["games"]).contains("Jukem Football  (jukem-football)"));
    assert!(printed(&["games", "--json"]).contains("\"slug\": \"jukem-football\""));
}

#[test]
fn the_lab_adds_up_its_shards() {
    let (one, two) = (Scratch::new("one.shard", ""), Scratch::new("two.shard", ""));
    let run = ["lab", "leduc", "-n", "300", "--seed", "4"];
    let whole = printed(&run);
    assert!(whole.contains("its seat wins"), "{whole}");
    for (part, file) in [("1/2", &one), ("2/2", &two)] {
        assert_eq!(printed(&[&run[..], &["--shard", part, "--to", file.path()]].concat()), "");
    }
    assert_eq!(printed(&["lab", "merge", two.path(), one.path()]), whole);
    assert!(complaint(&["lab", "merge", one.path()]).contains("missing"));
    assert!(complaint(&["lab", "leduc", "--shard", "3/2", "--to", one.path()]).contains("I/N"));
    assert!(complaint(&["lab", "leduc", "--vary", "x=1"]).contains("no option"));
    assert!(complaint(&["lab", "leduc", "--bots", "genius"]).contains("genius"));
    assert!(complaint(&["lab", "leduc", "--deck", one.path()]).contains("deck"));
}

#[test]
fn an_interrupted_contest_goes_on() {
    let file = Scratch::new("contest.jsonl", "");
    let run = ["arena", "leduc", "--bots", "random,greedy,casual", "--deals", "4", "--results", file.path()];
    let whole = printed(&run);
    let text = fs::read_to_string(file.path()).unwrap();
    let cut: String = text.lines().take(5).map(|line| line.to_string() + "\n").collect();
    fs::write(file.path(), cut + "{\"a\":\"ran").unwrap();
    assert_eq!(printed(&run), whole);
    assert_eq!(fs::read_to_string(file.path()).unwrap().lines().count(), text.lines().count());
    assert!(complaint(&["arena", "leduc", "--deals", "5", "--results", file.path()]).contains("another contest"));
}

#[test]
fn a_match_is_looked_at_again() {
    let file = Scratch::new("match.play", &printed(&["simulate", "leduc", "--seed", "6"]));
    let said = printed(&["review", file.path(), "--worlds", "50"]);
    assert!(said.contains("turning points") && said.contains("luck and skill"), "{said}");
    assert!(printed(&["review", file.path(), "--worlds", "50", "--json"]).contains("\"turning_points\""));
    assert!(complaint(&["review", "nowhere.play"]).contains("cannot read"));
}
