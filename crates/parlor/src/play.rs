//! `parlor play`: a match at this terminal, against bots or with friends who share the screen.

use crate::matches::{Match, fresh_seed, seat_bots};
use kernel::{Seat, SeatSet};
use std::io::{IsTerminal, stdin, stdout};
use std::path::PathBuf;
use table::{AnyTable, Seed};
use tui::{Ended, Play, Wish};

#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    game: Match,
    /// The bots by level (beginner, casual, strong, expert), as a,b,c; they sit after the people, and the last one fills the rest
    #[arg(long, default_value = "casual")]
    bots: String,
    /// How many people share this terminal, or their names as Ann,Ben
    #[arg(long, default_value = "1")]
    people: String,
    /// Line by line, for screen readers and pipes
    #[arg(long)]
    plain: bool,
    /// Write the match to this file as a play file
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// The language as a code (en, de, es, fr); what LC_ALL, LC_MESSAGES or LANG say if not given
    #[arg(long)]
    language: Option<String>,
}

pub fn run(args: &Args) -> Result<(), String> {
    loop {
        let seed = fresh_seed()?;
        let ended = play(args, seed)?;
        if ended.wish == Wish::Leave {
            if let Some(path) = ended.saved {
                eprintln!("The match is written to {}.", path.display());
            }
            return Ok(());
        }
    }
}

fn play(args: &Args, seed: Seed) -> Result<Ended, String> {
    let mut table = args.game.open(seed, names(&args.people).len())?;
    let language = args.language.clone().unwrap_or_else(crate::language);
    let people = seat_people(table.as_mut(), &args.people, &language)?;
    let others: Vec<Seat> = Seat::all(table.seats()).filter(|seat| !people.contains(*seat)).collect();
    seat_bots(table.as_mut(), &args.bots, &others, u64::from_le_bytes(first_bytes(seed)))?;
    let play = Play { save: args.save.clone(), language, ..Play::new(table, people) };
    match (args.plain, stdin().is_terminal() && stdout().is_terminal()) {
        (true, _) => tui::plain(play, stdin().lock(), stdout()),
        (false, true) => tui::screen(play),
        (false, false) => Err("this is no terminal: use --plain to play line by line".to_string()),
    }
}

/// The names of the people who share this terminal.
pub fn names(people: &str) -> Vec<String> {
    match people.parse::<usize>() {
        Ok(1) => vec!["Player".to_string()],
        // More than any table has are refused when they sit down.
        Ok(count) => (1..=count.min(100)).map(|number| format!("Player {number}")).collect(),
        Err(_) => people.split(',').map(str::to_string).collect(),
    }
}

/// Seats people from seat 0 on: so many, or these names.
pub fn seat_people(table: &mut dyn AnyTable, people: &str, language: &str) -> Result<SeatSet, String> {
    let names = names(people);
    if names.len() > table.seats() as usize {
        return Err(format!("{} people for {} seats: take more seats or fewer people", names.len(), table.seats()));
    }
    for (seat, name) in Seat::all(table.seats()).zip(&names) {
        table.sit(seat, name).map_err(|why| words::house(&why, language))?;
    }
    Ok(SeatSet::all(names.len() as u8))
}

/// Bots need not be unpredictable to others, only different from match to match.
fn first_bytes(seed: Seed) -> [u8; 8] {
    let mut bytes = [0; 8];
    bytes.copy_from_slice(&seed.0[24..]);
    bytes
}
