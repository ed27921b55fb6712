//! `parlor lab`: plays many games between bots and says what it found.

use crate::matches::{Match, option};
use crate::print;
use crate::progress::Progress;
use ::lab::plan::bots;
use ::lab::report::Report;
use ::lab::run::{ROW_HEAD, Results, Run, merge, run};
use ::lab::{Plan, Variant};
use kernel::Values;
use std::fs;
use std::io::{BufWriter, Write};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicU64;

#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    play: Play,
    #[command(flatten)]
    out: Out,
}

#[derive(clap::Args)]
pub struct Play {
    #[command(flatten)]
    game: Match,
    /// With `merge` in place of a game: the shards to add up to what one run would have given
    shards: Vec<PathBuf>,
    /// The bots of the seats, as a,b,c; the last one fills the rest
    #[arg(long, default_value = "random")]
    bots: String,
    /// How many games of each variant
    #[arg(long, short = 'n', default_value_t = 10_000)]
    number: u64,
    /// Compare values of an option on the same deals: key=a,b,c
    #[arg(long, value_name = "KEY=A,B,C")]
    vary: Vec<String>,
    /// Compare a deck of your own with the shipped one
    #[arg(long, value_name = "FILE")]
    deck: Option<PathBuf>,
    /// About how many games to look at closely (actions, cards, clauses, leads)
    #[arg(long, default_value_t = 20_000, value_name = "GAMES")]
    close: u64,
    /// The most worlds a bot may try for an action; what its level wants if not given
    #[arg(long, value_name = "N")]
    iterations: Option<u32>,
    /// How many threads; all cores if not given
    #[arg(long)]
    threads: Option<usize>,
    /// Write a row for each game
    #[arg(long, value_name = "FILE.csv")]
    games: Option<PathBuf>,
    /// Play part I of N only and write it to --to; see `parlor lab merge`
    #[arg(long, value_name = "I/N", requires = "to")]
    shard: Option<String>,
    /// Where the shard goes
    #[arg(long, value_name = "FILE", requires = "shard")]
    to: Option<PathBuf>,
}

#[derive(clap::Args)]
struct Out {
    /// Write all numbers as JSON
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// Write a page with plots
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    /// Write the plots as SVG files into this folder
    #[arg(long, value_name = "DIR")]
    plots: Option<PathBuf>,
}

/// The word in place of a game that adds up shards.
const MERGE: &str = "merge";

pub fn run_lab(args: &Args) -> Result<(), String> {
    let play = &args.play;
    if play.game.game == MERGE {
        let parts = play.shards.iter().map(|file| read_shard(file)).collect::<Result<Vec<_>, _>>()?;
        return show(&merge(parts)?, &args.out);
    }
    if let Some(extra) = play.shards.first() {
        return Err(format!("{} is one word too many: files are for `parlor lab {MERGE}`", extra.display()));
    }
    let plan = plan(play)?;
    plan.check()?;
    let shard = play.shard.as_deref().map(|text| shard(text, plan.games)).transpose()?;
    let results = compute(play, &plan, shard.clone().unwrap_or(0..plan.games))?;
    match &play.to {
        Some(path) => write_shard(path, &results),
        None => show(&results, &args.out),
    }
}

fn compute(play: &Play, plan: &Plan, games: Range<u64>) -> Result<Results, String> {
    let threads = play.threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from));
    let done = AtomicU64::new(0);
    let mut rows = play.games.as_deref().map(|path| open_rows(path, games.start == 0)).transpose()?;
    let rows = rows.as_mut().map(|out| out as &mut (dyn Write + Send));
    let size = games.end - games.start;
    Progress::watch(&done, size, "games", || run(plan, Run { threads, games, rows, done: &done }))
}

/// The first shard writes the head, so that the files of all shards in order are the file of one run.
fn open_rows(path: &Path, is_first: bool) -> Result<BufWriter<fs::File>, String> {
    if path.extension().is_some_and(|kind| kind != "csv") {
        return Err(format!("games are written as CSV: call the file {}", path.with_extension("csv").display()));
    }
    let wrong = |error: std::io::Error| format!("cannot write {}: {error}", path.display());
    let mut out = BufWriter::new(fs::File::create(path).map_err(wrong)?);
    if is_first {
        out.write_all(ROW_HEAD.as_bytes()).map_err(wrong)?;
    }
    Ok(out)
}

fn plan(play: &Play) -> Result<Plan, String> {
    let entry = play.game.entry()?;
    let seats = play.game.seats.unwrap_or(2.max(*entry.meta.seats.start()));
    let seed = play.game.seed.as_deref().unwrap_or("1");
    let seed = seed.parse().map_err(|_| format!("the lab's seed is a number from 0 to {}, not {seed:?}", u64::MAX))?;
    let base = play.game.options.iter().map(|text| option(text)).collect::<Result<Vec<_>, _>>()?;
    Ok(Plan {
        game: entry.meta.slug.to_string(),
        rules: entry.meta.rules,
        seats,
        bots: bots(&play.bots, seats)?,
        variants: variants(play, entry, base)?,
        games: play.number,
        seed,
        close: play.close,
        iterations: play.iterations.unwrap_or(u32::MAX),
    })
}

/// The first variant is the base; every value of every `--vary` follows, and then the deck.
fn variants(play: &Play, entry: &table::Entry, base: Vec<(String, String)>) -> Result<Vec<Variant>, String> {
    let name = if base.is_empty() { "as shipped" } else { "base" };
    let mut all = vec![Variant { name: name.to_string(), options: base.clone() }];
    let with = |key: &str, value: String, name: String| {
        let mut options = base.clone();
        options.retain(|(other, _)| other != key);
        options.push((key.to_string(), value));
        Variant { name, options }
    };
    for vary in &play.vary {
        let (key, values) = vary.split_once('=').ok_or_else(|| format!("--vary is written key=a,b,c, not {vary:?}"))?;
        let spec = kernel::options::spec(entry.options, key)?;
        for value in values.split(',') {
            let value = value.trim();
            let is_base = base.iter().find(|(other, _)| other == key).map_or(spec.default, |(_, value)| value) == value;
            if !is_base {
                all.push(with(key, value.to_string(), format!("{key}={value}")));
            }
        }
    }
    if let Some(path) = &play.deck {
        let spec = entry.options.iter().find(|spec| spec.values == Values::Deck);
        let spec = spec.ok_or_else(|| format!("{} has no option for a deck of one's own", entry.meta.name))?;
        let (_, text) = option(&format!("{}=@{}", spec.key, path.display()))?;
        all.push(with(spec.key, text, format!("{} from {}", spec.key, path.display())));
    }
    Ok(all)
}

/// The games of part I of N.
fn shard(text: &str, games: u64) -> Result<Range<u64>, String> {
    let wrong = || format!("a shard is written I/N with I from 1 to N, not {text:?}");
    let (part, of) = text.split_once('/').ok_or_else(wrong)?;
    let (part, of): (u64, u64) = (part.parse().map_err(|_| wrong())?, of.parse().map_err(|_| wrong())?);
    if part == 0 || part > of {
        return Err(wrong());
    }
    let cut = |part: u64| (games as u128 * part as u128 / of as u128) as u64;
    Ok(cut(part - 1)..cut(part))
}

fn write_shard(path: &Path, results: &Results) -> Result<(), String> {
    let text = serde_json::to_string(results).map_err(|error| error.to_string())?;
    write_file(path, &(text + "\n"))
}

fn read_shard(path: &Path) -> Result<Results, String> {
    let name = path.display();
    let text = fs::read_to_string(path).map_err(|error| format!("cannot read {name}: {error}"))?;
    serde_json::from_str(&text).map_err(|error| format!("{name} is no shard of the lab: {error}"))
}

fn show(results: &Results, out: &Out) -> Result<(), String> {
    let report = Report::new(results)?;
    if let Some(path) = &out.json {
        write_file(path, &report.json()?)?;
    }
    if let Some(path) = &out.html {
        write_file(path, &report.html())?;
    }
    if let Some(folder) = &out.plots {
        fs::create_dir_all(folder).map_err(|error| format!("cannot make {}: {error}", folder.display()))?;
        for (name, plot) in report.plots() {
            write_file(&folder.join(format!("{name}.svg")), &(plot + "\n"))?;
        }
    }
    print(&report.text())
}

pub fn write_file(path: &Path, text: &str) -> Result<(), String> {
    fs::write(path, text).map_err(|error| format!("cannot write {}: {error}", path.display()))
}
