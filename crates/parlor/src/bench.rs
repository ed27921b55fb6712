//! `parlor bench`: how fast the engine plays, one thread, whole games with uniformly random actions.
//!
//! Times depend on the machine and its mood; instruction counts do not. They are taken with callgrind by running this
//! very program twice, with N and 2 N games: the difference leaves out everything but the games.

use crate::print;
use ::lab::speed;
use kernel::Seat;
use serde_json::{Value, json};
use std::process::Command;
use std::time::{Duration, Instant};
use table::catalog::{all, lookup};
use table::{Entry, Work};

#[derive(clap::Args)]
pub struct Args {
    /// The games to measure; all of them if none is named
    games: Vec<String>,
    /// How many players; a usual number if not given
    #[arg(long)]
    seats: Option<u8>,
    /// For how long to measure each game
    #[arg(long, default_value_t = 2.0, value_name = "SECONDS")]
    time: f64,
    /// Count instructions per action too (needs valgrind)
    #[arg(long)]
    instructions: bool,
    /// Measure how fast a bot looks ahead instead
    #[arg(long)]
    search: bool,
    /// As JSON
    #[arg(long)]
    json: bool,
    /// Play exactly this many games and print nothing: what callgrind watches
    #[arg(long, hide = true, value_name = "GAMES")]
    silent: Option<u64>,
}

struct Figures {
    entry: &'static Entry,
    seats: u8,
    work: Work,
    elapsed: Duration,
    allocations: u64,
    instructions: Option<u64>,
}

const SEED: u64 = 1;

pub fn run(args: &Args) -> Result<(), String> {
    let named = args.games.iter().map(|name| lookup(name)).collect::<Result<Vec<_>, _>>()?;
    let entries = if named.is_empty() { all().collect() } else { named };
    if let Some(games) = args.silent {
        for entry in entries {
            (entry.work)(seats(args, entry), games, SEED);
        }
        return Ok(());
    }
    if !args.time.is_finite() || args.time <= 0.0 {
        return Err(format!("--time is a number of seconds above 0, not {}", args.time));
    }
    if args.search {
        return look_ahead(args, &entries);
    }
    let mut figures = Vec::new();
    for entry in entries {
        figures.push(measure(args, entry)?);
    }
    let text = if args.json { json_text(&figures)? } else { table_text(&figures) };
    print(&text)
}

/// Iterations of the search and trials of the rehearsal in a second from the middle of a game.
fn look_ahead(args: &Args, entries: &[&'static Entry]) -> Result<(), String> {
    let mut rows = Vec::new();
    let time = Duration::from_secs_f64(args.time);
    for entry in entries {
        let seats = seats(args, entry);
        let measure = |what| speed::measure(entry, seats, time, what).map(|speed| speed.per_second());
        rows.push((entry.meta.slug, seats, measure(speed::What::Search)?, measure(speed::What::Rehearsal)?));
    }
    if args.json {
        let row = |(game, seats, search, rehearsal): &(&str, u8, f64, f64)| json!({ "game": game, "seats": seats, "iterations_per_second": search, "trials_per_second": rehearsal });
        let list: Vec<Value> = rows.iter().map(row).collect();
        let text = serde_json::to_string_pretty(&list).map_err(|error| error.to_string())?;
        return print(&(text + "\n"));
    }
    let line = |(game, seats, search, rehearsal): &(&str, u8, f64, f64)| {
        format!("{game:<20} {seats:>5} {search:>13.0} {rehearsal:>10.0}\n")
    };
    let head = format!("{:<20} {:>5} {:>13} {:>10}\n", "game", "seats", "iterations/s", "trials/s");
    print(&(head + &rows.iter().map(line).collect::<String>()))
}

/// The seats asked for, or four, or what the game allows.
fn seats(args: &Args, entry: &Entry) -> u8 {
    let fit = &entry.meta.seats;
    args.seats.unwrap_or(4).clamp(*fit.start(), *fit.end()).min(Seat::all(8).count() as u8)
}

fn measure(args: &Args, entry: &'static Entry) -> Result<Figures, String> {
    let seats = seats(args, entry);
    let budget = Duration::from_secs_f64(args.time);
    let mut games = 16;
    loop {
        let begin = Instant::now();
        let (work, allocations) = meter::allocations(|| (entry.work)(seats, games, SEED));
        let elapsed = begin.elapsed();
        if work.actions == 0 {
            return Err(format!("{} cannot be played by {seats}", entry.meta.name));
        }
        if elapsed * 2 >= budget {
            let instructions = args.instructions.then(|| instructions(entry, seats, work)).transpose()?;
            return Ok(Figures { entry, seats, work, elapsed, allocations, instructions });
        }
        games *= 2;
    }
}

/// Instructions per action, by callgrind.
fn instructions(entry: &Entry, seats: u8, work: Work) -> Result<u64, String> {
    let per_game = work.actions / work.games.max(1);
    let games = 40_000 / per_game.max(1) + 1;
    let once = callgrind(entry, seats, games)?;
    let twice = callgrind(entry, seats, 2 * games)?;
    let actions = (entry.work)(seats, 2 * games, SEED).actions - (entry.work)(seats, games, SEED).actions;
    Ok((twice - once) / actions.max(1))
}

fn callgrind(entry: &Entry, seats: u8, games: u64) -> Result<u64, String> {
    let program = std::env::current_exe().map_err(|error| format!("cannot find this program: {error}"))?;
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(program)
        .args(["bench", entry.meta.slug, "--seats", &seats.to_string(), "--silent", &games.to_string()])
        .output()
        .map_err(|error| format!("counting instructions needs valgrind (Debian: apt-get install valgrind): {error}"))?;
    let report = String::from_utf8_lossy(&output.stderr);
    let collected = report.lines().find_map(|line| line.split_once("Collected : ")?.1.trim().parse().ok());
    collected.ok_or_else(|| format!("valgrind did not count: {}", report.lines().last().unwrap_or_default()))
}

impl Figures {
    fn ns_per_action(&self) -> f64 {
        self.elapsed.as_nanos() as f64 / self.work.actions as f64
    }

    fn per_second(&self, count: u64) -> f64 {
        count as f64 / self.elapsed.as_secs_f64()
    }

    /// The caller's list of legal actions is one allocation for all games; what is left over is the engine's.
    fn allocations_per_action(&self) -> f64 {
        self.allocations.saturating_sub(1) as f64 / self.work.actions as f64
    }
}

fn table_text(figures: &[Figures]) -> String {
    let mut text = format!(
        "{:<20} {:>5} {:>9} {:>12} {:>11} {:>8} {:>8} {:>7} {:>9}\n",
        "game", "seats", "ns/action", "actions/s", "games/s", "choices", "state B", "allocs", "instr."
    );
    for one in figures {
        text += &format!(
            "{:<20} {:>5} {:>9.1} {:>12.0} {:>11.0} {:>8.2} {:>8} {:>7.4} {:>9}\n",
            one.entry.meta.slug,
            one.seats,
            one.ns_per_action(),
            one.per_second(one.work.actions),
            one.per_second(one.work.games),
            one.work.choices as f64 / one.work.actions as f64,
            one.entry.state_bytes,
            one.allocations_per_action(),
            one.instructions.map_or("-".to_string(), |count| count.to_string()),
        );
    }
    text
}

fn json_text(figures: &[Figures]) -> Result<String, String> {
    let one = |one: &Figures| -> Value {
        json!({
            "game": one.entry.meta.slug,
            "seats": one.seats,
            "games": one.work.games,
            "actions": one.work.actions,
            "ns_per_action": one.ns_per_action(),
            "actions_per_second": one.per_second(one.work.actions),
            "games_per_second": one.per_second(one.work.games),
            "choices_per_action": one.work.choices as f64 / one.work.actions as f64,
            "state_bytes": one.entry.state_bytes,
            "allocations_per_action": one.allocations_per_action(),
            "instructions_per_action": one.instructions,
        })
    };
    let list: Vec<Value> = figures.iter().map(one).collect();
    serde_json::to_string_pretty(&list).map(|text| text + "\n").map_err(|error| error.to_string())
}
