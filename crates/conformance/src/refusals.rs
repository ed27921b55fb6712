//! Every clause that can refuse has been seen refusing.
//!
//! Which clauses can refuse is read off the source of the game's crate: whatever its rules name, such as `clause::XX_4_9`. Each
//! of them has an example in `tests/refusals.txt`, and the examples are tried: a position, what somebody wants to do, and
//! the clause that must refuse it. A clause that is new in the source fails the test until it has an example;
//! `UPDATE=1` looks for one in random matches and writes it down.

use crate::Subject;
use crate::law::{Broken, Law};
use crate::plan::{Plan, read_options, seed};
use crate::walk::{Desk, Watch, play};
use kernel::{Chance, Clause, Entry, Game, Illegal, SEATS_MAX, Scene, Seat, Settings};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;
use std::path::Path;

/// Where a game keeps its examples, from its crate's folder.
const FILE: &str = "tests/refusals.txt";
const HEADER: &str = "\
# Every clause that can refuse, refusing: CLAUSE SEATS OPTIONS, the position line by line (without one, a deal), and what is
# refused; `deal` where the table itself is. A clause that the rules name without refusing is listed with `never:` and why.
# UPDATE=1 looks for what is missing.
";

/// One example.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Example {
    clause: String,
    shown: Shown,
}

/// What shows that a clause refuses.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Shown {
    /// Nothing: it never does.
    Never(String),
    /// A table that cannot be dealt.
    Deal { seats: u8, options: String },
    /// Something that cannot be done.
    Step { seats: u8, options: String, scene: Vec<String>, step: String },
}

/// Panics where a clause that can refuse has no example that holds: what [`refusals!`](crate::refusals!) calls.
pub fn require_refusals<G: Subject>(folder: &str, options: &[&str]) {
    let folder = Path::new(folder);
    if std::env::var("UPDATE").is_ok_and(|value| value == "1") {
        find_refusals::<G>(folder, options);
    }
    let faults = refusal_faults::<G>(folder, options);
    assert!(faults.is_empty(), "{}:\n{}", folder.join(FILE).display(), faults.join("\n"));
}

/// Writes down an example for each clause that has none, as far as random matches show one. Panics where it cannot.
pub fn find_refusals<G: Subject>(folder: &Path, options: &[&str]) {
    let (named, mut examples) = (named::<G>(&folder.join("src")), examples(folder));
    examples.retain(|example| named.contains(example.clause.as_str()));
    complete::<G>(&named, &mut examples, options);
    let path = folder.join(FILE);
    fs::write(&path, written(&examples)).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
}

/// What is wrong with the examples of a crate, in sentences. Panics where they cannot be read.
pub fn refusal_faults<G: Subject>(folder: &Path, options: &[&str]) -> Vec<String> {
    faults::<G>(&named::<G>(&folder.join("src")), &examples(folder), options)
}

fn examples(folder: &Path) -> Vec<Example> {
    let path = folder.join(FILE);
    let text = fs::read_to_string(&path).unwrap_or_default();
    read(&text).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
}

/// The ids of the clauses that the rules name. Words for people name clauses too, as help, and refuse nothing.
fn named<G: Game>(src: &Path) -> BTreeSet<&'static str> {
    let mut named = BTreeSet::new();
    let mut open = vec![src.to_path_buf()];
    while let Some(path) = open.pop() {
        if path.is_dir() {
            open.extend(fs::read_dir(&path).into_iter().flatten().flatten().map(|entry| entry.path()));
        } else if !["clause.rs", "text.rs", "text"].iter().any(|name| path.iter().any(|part| part == *name)) {
            let text = fs::read_to_string(&path).unwrap_or_default();
            let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
            let ids = words.filter_map(id_of::<G>);
            named.extend(ids);
        }
    }
    assert!(!named.is_empty(), "{}: the rules name no clause", src.display());
    named
}

/// The id of the clause with this constant.
fn id_of<G: Game>(name: &str) -> Option<&'static str> {
    let is_it = |clause: &&&Clause| clause.id.replace(['-', '.'], "_") == name;
    // Most words of a source are no constants: these are the quickest to tell.
    let can_be = name.starts_with(|c: char| c.is_ascii_uppercase()) && name.ends_with(|c: char| c.is_ascii_digit());
    Some(name).filter(|_| can_be).and_then(|_| G::META.clauses.iter().find(is_it)).map(|clause| clause.id)
}

/// What is wrong with the examples, in sentences.
fn faults<G: Subject>(named: &BTreeSet<&'static str>, examples: &[Example], options: &[&str]) -> Vec<String> {
    let mut faults: Vec<String> = examples.iter().filter_map(|example| fault::<G>(named, example)).collect();
    let shown: BTreeSet<&str> = examples.iter().map(|example| example.clause.as_str()).collect();
    let missing = named.iter().filter(|id| !shown.contains(*id));
    faults.extend(missing.map(|id| format!("{id} can refuse, but no example shows it")));
    let mut seen = Seen::default();
    if let Err(violation) = play::<G>(Law::Clauses, &Plan::new(options).games(1_000), &mut seen) {
        faults.push(violation.to_string());
    }
    let never = |id: &str| examples.iter().any(|one| one.clause == id && matches!(one.shown, Shown::Never(_)));
    for (id, example) in &seen.0 {
        if never(id) || !named.contains(*id) {
            faults.push(format!("{id} is said never to refuse, but it refuses {example:?}"));
        }
    }
    faults
}

/// What is wrong with one example.
fn fault<G: Subject>(named: &BTreeSet<&'static str>, example: &Example) -> Option<String> {
    let Example { clause, shown } = example;
    if !named.contains(clause.as_str()) {
        return Some(format!("{clause}: the rules do not name it (any more)"));
    }
    match refused::<G>(shown) {
        Err(why) => Some(format!("{clause}: {why}")),
        Ok(Some(id)) if id == clause => None,
        Ok(Some(id)) => Some(format!("{clause}: it is refused by {id}")),
        Ok(None) if matches!(shown, Shown::Never(_)) => None,
        Ok(None) => Some(format!("{clause}: it is not refused")),
    }
}

/// The clause that refuses what is shown.
fn refused<G: Subject>(shown: &Shown) -> Result<Option<&'static str>, String> {
    let by = |done: Result<(), Illegal>| done.err().map(|illegal| illegal.clause.id);
    match shown {
        Shown::Never(_) => Ok(None),
        Shown::Deal { seats, options } => {
            let (options, chance) = chosen::<G>(options)?;
            Ok(by(G::deal(&options, *seats, chance).map(|_| ())))
        }
        Shown::Step { seats, options, scene, step } => {
            let (options, chance) = chosen::<G>(options)?;
            let game = if scene.is_empty() {
                G::deal(&options, *seats, chance).map_err(|illegal| illegal.to_string())?
            } else {
                G::stage(&options, *seats, &entries(scene), chance).map_err(|misplaced| misplaced.to_string())?
            };
            let (seat, action) = step.split_once(": ").ok_or("a step is written 0: draw")?;
            let seat = Seat::parse(seat, *seats).ok_or_else(|| format!("there is no seat {seat}"))?;
            let mut list = Vec::new();
            game.legal(seat, &mut list);
            let action = action.parse::<G::Action>()?;
            if list.contains(&action) {
                return Err(format!("{action} is listed"));
            }
            Ok(by(game.check(seat, action)))
        }
    }
}

/// The options of an example, and chance: no example depends on what it brings.
fn chosen<G: Game>(options: &str) -> Result<(G::Options, Chance), String> {
    Ok((read_options(options, ' ')?, Chance::Seed(seed(1))))
}

fn entries(lines: &[String]) -> Scene {
    let entry = |(number, line): (usize, &String)| {
        let mut words = line.split_whitespace().map(str::to_string);
        Entry { key: words.next().unwrap_or_default(), words: words.collect(), line: number + 1 }
    };
    Scene { entries: lines.iter().enumerate().map(entry).collect() }
}

/// Reads the file: examples with empty lines between them.
fn read(text: &str) -> Result<Vec<Example>, String> {
    let kept: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).map(str::trim).collect();
    kept.split(|line| line.is_empty()).filter(|block| !block.is_empty()).map(example).collect()
}

fn example(block: &[&str]) -> Result<Example, String> {
    let (head, rest) = block.split_first().ok_or("an example begins with its clause")?;
    let (clause, head) = head.split_once(' ').ok_or_else(|| format!("{head:?}: after the clause come the seats"))?;
    let clause = clause.to_string();
    if let Some(why) = head.strip_prefix("never:") {
        return Ok(Example { clause, shown: Shown::Never(why.trim().to_string()) });
    }
    let (seats, options) = head.split_once(' ').unwrap_or((head, ""));
    let seats = seats.parse().map_err(|_| format!("{clause}: {seats:?} is no number of seats"))?;
    let options = options.to_string();
    let shown = match rest.split_last().ok_or_else(|| format!("{clause}: what is refused?"))? {
        (&"deal", []) => Shown::Deal { seats, options },
        (step, scene) => {
            let scene = scene.iter().map(ToString::to_string).collect();
            Shown::Step { seats, options, scene, step: step.to_string() }
        }
    };
    Ok(Example { clause, shown })
}

/// The file with these examples, in the order of the rules page.
fn written(examples: &[Example]) -> String {
    let mut text = HEADER.to_string();
    for Example { clause, shown } in examples {
        let head = |seats: &u8, options: &str| format!("\n{clause} {seats} {options}").trim_end().to_string();
        let _ = match shown {
            Shown::Never(why) => writeln!(text, "\n{clause} never: {why}"),
            Shown::Deal { seats, options } => writeln!(text, "{}\ndeal", head(seats, options)),
            Shown::Step { seats, options, scene, step } => {
                let scene: String = scene.iter().map(|line| format!("{line}\n")).collect();
                writeln!(text, "{}\n{scene}{step}", head(seats, options))
            }
        };
    }
    text
}

/// Adds what random matches and wrong numbers of seats show of the clauses without an example.
fn complete<G: Subject>(named: &BTreeSet<&'static str>, examples: &mut Vec<Example>, options: &[&str]) {
    let has = |examples: &[Example], id: &str| examples.iter().any(|example| example.clause == id);
    for seats in 0..=SEATS_MAX as u8 {
        for set in std::iter::once(&"").chain(options) {
            let shown = Shown::Deal { seats, options: set.replace(',', " ") };
            if let Ok(Some(id)) = refused::<G>(&shown)
                && !has(examples, id)
            {
                examples.push(Example { clause: id.to_string(), shown });
            }
        }
    }
    let mut seen = Seen::default();
    seen.0.extend(G::META.clauses.iter().filter(|one| has(examples, one.id)).map(|one| (one.id, None)));
    play::<G>(Law::Clauses, &Plan::new(options), &mut seen).unwrap_or_else(|violation| panic!("{violation}"));
    let found = seen.0.into_iter().filter(|(id, _)| named.contains(id));
    examples.extend(found.filter_map(|(id, shown)| Some(Example { clause: id.to_string(), shown: shown? })));
    let place = |example: &Example| G::META.clauses.iter().position(|clause| clause.id == example.clause);
    examples.sort_by_key(place);
}

/// The clauses that refused something in random matches, each with its first example.
#[derive(Default)]
struct Seen(BTreeMap<&'static str, Option<Shown>>);

/// Candidates of each kind that are tried in a position.
const TRIES: usize = 12;
/// Positions of a match that are tried.
const WISH: u32 = 30;

impl<G: Subject> Watch<G> for Seen {
    fn position(&mut self, game: &G, desk: &mut Desk<'_, G>) -> Result<(), Broken> {
        if !desk.sample(WISH) {
            return Ok(());
        }
        for action in desk.pool.candidates(TRIES, &mut desk.stream) {
            for seat in desk.seats() {
                let Err(Illegal { clause }) = game.check(seat, action) else { continue };
                if self.0.contains_key(clause.id) {
                    continue;
                }
                let line = |entry: &Entry| format!("{} {}", entry.key, entry.words.join(" ")).trim_end().to_string();
                let pair = |(key, value): (&str, String)| format!("{key}={value}");
                let shown = Shown::Step {
                    seats: desk.mode.seats,
                    options: desk.mode.options.changed().into_iter().map(pair).collect::<Vec<_>>().join(" "),
                    scene: game.scene().entries.iter().map(line).collect(),
                    step: format!("{seat}: {action}"),
                };
                // What cannot be set up again is no example; another position may be.
                if refused::<G>(&shown) == Ok(Some(clause.id)) {
                    self.0.insert(clause.id, Some(shown));
                }
            }
        }
        Ok(())
    }
}

/// Declares the test that every clause which can refuse is shown refusing, by the examples in `tests/refusals.txt`; random
/// matches with these options find missing ones if `UPDATE=1` is set.
#[macro_export]
macro_rules! refusals {
    ($game:ty) => {
        $crate::refusals!($game, options: []);
    };
    ($game:ty, options: [$($set:literal),* $(,)?]) => {
        #[test]
        fn every_clause_that_can_refuse_has_refused() {
            $crate::require_refusals::<$game>(env!("CARGO_MANIFEST_DIR"), &[$($set),*]);
        }
    };
}
