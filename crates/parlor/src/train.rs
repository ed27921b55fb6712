//! `parlor train`: a bot learns a game by playing it.

use crate::matches::option;
use crate::progress::Progress;
use ::lab::school::{Course, Way, learn};
use std::fs::{self, OpenOptions};
use std::path::PathBuf;
use std::sync::atomic::AtomicU64;
use table::catalog::lookup;

/// How often it is said how things go.
const MARKS: u64 = 100_000;

#[derive(clap::Args)]
pub struct Args {
    /// The game, by the name that `parlor games` gives in brackets
    game: String,
    /// A way of playing, as SEATS or SEATS,KEY=VALUE,…; may be given several times, and a way that is given twice is
    /// played twice as often. Every number of seats from two on if none is given
    #[arg(long = "way", value_name = "WAY")]
    ways: Vec<String>,
    /// How many games, in whole thousands
    #[arg(long, default_value_t = 2_500_000)]
    games: u64,
    /// What decides all chance
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads; all cores if not given
    #[arg(long)]
    threads: Option<usize>,
    /// Where to write what was learned
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

pub fn run(args: &Args) -> Result<(), String> {
    let course = course(args)?;
    course.check()?;
    let wrong = |error: std::io::Error| format!("cannot write {}: {error}", args.out.display());
    // Better now than after half an hour.
    OpenOptions::new().create(true).append(true).open(&args.out).map_err(wrong)?;
    let threads = args.threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from));
    let done = AtomicU64::new(0);
    let marks = |games: u64, won: &[f32]| {
        if games.is_multiple_of(MARKS) {
            let won: Vec<String> = won.iter().map(|won| format!("{:.0} %", 100.0 * won)).collect();
            eprintln!("{games} games; wins, by way of playing: {}", won.join(", "));
        }
    };
    let learned = Progress::watch(&done, course.games, "games", || learn(&course, threads, &done, &marks))?;
    fs::write(&args.out, learned).map_err(wrong)
}

fn course(args: &Args) -> Result<Course, String> {
    let seats = lookup(&args.game)?.meta.seats.clone();
    let mut ways = args.ways.iter().map(|text| way(text)).collect::<Result<Vec<_>, _>>()?;
    if ways.is_empty() {
        ways.extend(seats.filter(|&seats| seats > 1).map(|seats| Way { seats, options: Vec::new() }));
    }
    Ok(Course { game: args.game.clone(), ways, games: args.games, seed: args.seed })
}

fn way(text: &str) -> Result<Way, String> {
    let mut parts = text.split(',');
    let seats = parts.next().and_then(|seats| seats.trim().parse().ok());
    let seats = seats.ok_or_else(|| {
        format!("a way of playing begins with a number of seats, such as 4,scored=true, not {text:?}")
    })?;
    Ok(Way { seats, options: parts.map(option).collect::<Result<_, _>>()? })
}
