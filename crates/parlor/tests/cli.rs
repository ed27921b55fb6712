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
        (
            &["simulate", "jukem-football", "--option", "practise=true"],
            "there is no option \"practise\". Did you mean practice?",
        ),
        (&["simulate", "jukem-football", "--option", "colour=red"], "the options are deck, practice"),
        (&["play", "jukem"], "there is no game \"jukem\". Did you mean jukem-football?"),
        (&["simulate", "jukem-football", "--option", "practice=maybe"], "one of false, true"),
        (&["simulate", "jukem-football", "--option", "practice"], "key=value"),
        (&["simulate", "jukem-football", "--option", "stall_limit=1"], "from 2 to 20"),
        (&["simulate", "jukem-football", "--bots", "gready"], "Did you mean greedy?"),
        (&["simulate", "jukem-football", "--bots", "grandmaster"], "the bots are"),
        (&["simulate", "jukem-football", "--option", "deck=@/nowhere.toml"], "cannot read /nowhere.toml"),
        (&["inspect", "/nowhere.play"], "cannot read /nowhere.play"),
        (&["play", "jukem-football"], "--plain"),
        (&["play", "jukem-football", "--plain", "--people", "3"], "3 people for at most 2 seats"),
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
    assert!(!output.status.success() && said.contains("Did you mean draw?"), "{said}");

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
fn simulated_bots_call_out_of_turn() {
    let record = printed(&["simulate", "naked-bootleg", "--seed", "6", "--seats", "4", "--bots", "random"]);
    let steps: Vec<(&str, &str)> = record.lines().filter_map(|line| line.split_once(": ")).collect();
    let is_call = |action: &str| action.starts_with("taunt") || action.starts_with("catch");
    // One seat does something, another one calls, and the first one goes on.
    let is_aside = |three: &[(&str, &str)]| is_call(three[1].1) && three[0].0 == three[2].0 && three[1].0 != three[0].0;
    assert!(steps.windows(3).any(is_aside), "{record}");
    let file = Scratch::new("called.play", &record);
    printed(&["check", file.path()]);
}

#[test]
fn games_are_listed_for_people_and_programs() {
    assert!(printed(&["games"]).contains("Jukem Football  (jukem-football)"));
    assert!(printed(&["games", "--json"]).contains("\"slug\": \"jukem-football\""));
}

/// What a command says when these lines are typed.
fn typed(args: &[&str], lines: &str) -> String {
    use std::io::Write;
    use std::process::Stdio;
    let mut child = Command::new(env!("CARGO_BIN_EXE_parlor"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program was built for this test");
    child.stdin.take().expect("it was piped").write_all(lines.as_bytes()).expect("the program reads");
    let output = child.wait_with_output().expect("the program ends");
    assert!(output.status.success(), "{args:?}");
    String::from_utf8_lossy(&output.stdout).to_string()
}

#[test]
fn puzzles_are_listed_solved_and_rated() {
    let list = printed(&["puzzle", "list"]);
    assert!(list.lines().count() == 120 && list.contains("   1  a-0001   ★☆☆☆☆  easy    animal  3 cards"), "{list}");
    let all = printed(&["puzzle", "solve", "a-0001", "--all"]);
    assert!(all.contains("2 solutions, proven in 140 tries") && all.contains("lay GE5 2 2 4"), "{all}");
    let first = printed(&["puzzle", "solve", "1"]);
    assert!(first.contains("solution 1") && !first.contains("solution 2") && first.contains("--all"), "{first}");
    let rated = printed(&["puzzle", "rate", "a-0001", "2"]);
    assert!(rated.contains("a-0001: 1 star, easy: 3 cards that share 4 squares; 2 solutions in 140 tries"), "{rated}");
    assert!(printed(&["puzzle", "solve", "120", "--limit", "5"]).contains("given up after 5 tries"));
}

#[test]
fn puzzles_are_made_read_back_and_never_overwritten() {
    let folder = std::env::temp_dir().join(format!("parlor-{}-puzzles", std::process::id()));
    let out = folder.to_str().expect("the temporary folder has a plain name");
    let args = ["puzzle", "generate", "--difficulty", "2", "--seed", "5", "--count", "2", "--out", out];
    let said = printed(&args);
    assert_eq!(said.lines().filter(|line| line.contains("★★☆☆☆")).count(), 2, "{said}");
    let file = folder.join("s5-1.json");
    let path = file.to_str().expect("a plain name");
    assert!(printed(&["puzzle", "rate", path]).contains("s5-1: 2 stars"));
    assert!(complaint(&args).contains("s5-1.json"), "an existing file stays");
    let text = fs::read_to_string(&file).expect("it was written");
    assert_eq!(printed(&args[..8]).split_inclusive("}\n").next(), Some(text.as_str()), "the same on standard output");
    fs::write(&file, text.replace("\"wild\": false", "\"wild\": 3")).expect("it can be written");
    let said = complaint(&["puzzle", "solve", path]);
    assert!(said.contains("s5-1.json:3:") && said.contains("invalid type: integer `3`"), "{said}");
    fs::remove_dir_all(&folder).expect("it was made here");
}

#[test]
fn a_puzzle_is_solved_line_by_line_together_and_the_next_one_is_new() {
    let progress = Scratch::new("progress.txt", "");
    let args = ["puzzle", "play", "--plain", "--people", "Ann,Ben", "--progress", progress.path()];
    let solving = "\nlay GE5 0 2 4\n\nhint\n\nlay GE1 2 3 2\n\nlay HA3 3 1 2\n\ncheck\n\nlay HA3 3 1 1\nquit\n";
    let said = typed(&args, solving);
    for part in [
        "You lay gecko 5.",
        "A card of the answer: gecko 5",
        "Two squares that lie on each other differ",
        "solved, with hints",
    ] {
        assert!(said.contains(part), "{part} is missing in {said}");
    }
    assert_eq!(fs::read_to_string(&progress.0).expect("it is there"), "a-0001\n");
    let next = typed(&args, "\nquit\n");
    assert!(next.contains("Puzzle 2:"), "{next}");
}

#[test]
fn a_puzzle_that_is_not_there_or_not_right_is_explained() {
    let cases: &[(&[&str], &str)] = &[
        (&["puzzle", "solve", "a-001"], "Did you mean a-0001?"),
        (&["puzzle", "solve", "121"], "numbered 1 to 120"),
        (&["puzzle", "rate", "nowhere.json"], "cannot read nowhere.json"),
        (&["puzzle", "generate", "--difficulty", "esay"], "Did you mean easy?"),
        (&["puzzle", "generate", "--side", "wood"], "animal or gems"),
        (&["puzzle", "generate", "--difficulty", "1", "--wild"], "at least two"),
        (&["puzzle", "play", "1"], "--plain"),
        (&["puzzle", "play", "1", "--plain", "--people", "8"], "1 to 7"),
    ];
    for (args, sentence) in cases {
        let said = complaint(args);
        assert!(said.contains(sentence), "{args:?}: {said}");
    }
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
    assert!(complaint(&["lab", "leduc", "--games", "rows.parquet"]).contains("rows.csv"));
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
fn a_bot_is_trained() {
    let file = Scratch::new("instinct.bin", "");
    let train = ["train", "leduc", "--games", "1000", "--out", file.path()];
    printed(&train);
    let learned = fs::read(file.path()).expect("it was written");
    assert!(!learned.is_empty());
    printed(&train);
    assert_eq!(fs::read(file.path()).expect("it was written"), learned, "the same course, the same numbers");
    let wrong = |more: &[&str]| complaint(&[&train[..], more].concat());
    assert!(wrong(&["--way", "two"]).contains("begins with a number of seats"));
    assert!(wrong(&["--way", "2,deck"]).contains("key=value"));
    assert!(wrong(&["--way", "7"]).contains("exactly 2"));
    assert!(complaint(&["train", "template", "--out", file.path()]).contains("cannot be learned"));
    assert!(complaint(&["train", "leduc", "--out", "/no/such/folder/file"]).contains("cannot write"));
}

#[test]
fn a_match_is_looked_at_again() {
    let file = Scratch::new("match.play", &printed(&["simulate", "leduc", "--seed", "6"]));
    let said = printed(&["review", file.path(), "--worlds", "50"]);
    assert!(said.contains("turning points") && said.contains("luck and skill"), "{said}");
    assert!(printed(&["review", file.path(), "--worlds", "50", "--json"]).contains("\"turning_points\""));
    assert!(complaint(&["review", "nowhere.play"]).contains("cannot read"));
}
