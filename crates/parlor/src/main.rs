//! The one program: serve, play, puzzle, check, inspect, simulate, bench.
//!
//! Each command is a file; this one only reads the command line. Whatever goes wrong is one sentence on standard error
//! and a non-zero exit.
#![forbid(unsafe_code)]

mod arena;
mod bench;
mod check;
mod export;
mod games;
mod guests;
mod inspect;
mod lab;
mod load;
mod matches;
#[cfg(feature = "onnx")]
mod onnx;
mod play;
mod progress;
mod puzzle;
mod review;
mod serve;
mod simulate;
mod train;
mod verify;

use clap::{Parser, Subcommand};
use meter::Meter;
use mimalloc::MiMalloc;
use std::process::ExitCode;

/// A server asks for memory all the time, mostly in small pieces that another thread gives back: this allocator is made for
/// that. Counted for `bench`.
#[global_allocator]
static MEMORY: Meter<MiMalloc> = Meter::over(MiMalloc);

#[derive(Parser)]
#[command(name = "parlor", version, about = "Published card-game rulebooks as games people play.")]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Run the server: lobby, tables, bots, replays and an open API; what `parlor` alone does
    Serve(Box<serve::Args>),
    /// Write finished matches of a server's database as play files
    Export(Box<export::Args>),
    /// Check that a match was dealt fairly and every step of it followed the rules
    Verify(verify::Args),
    /// Play many matches over real sockets and measure the server
    Load(load::Args),
    /// Play a match at this terminal, against bots or sharing the screen
    Play(play::Args),
    /// Play, list, make, solve and rate puzzles
    Puzzle(puzzle::Args),
    /// List the games, their seats and their options
    Games(games::Args),
    /// Run play files: rule examples, golden games, records, bug reports
    Check(check::Args),
    /// Show the table after a line of a play file: choices, views, what was told, the whole truth
    Inspect(inspect::Args),
    /// Let bots play a match and write its record as a play file
    Simulate(simulate::Args),
    /// Look at a match again: win chances, what an expert would do, turning points, luck and skill
    Review(review::Args),
    /// Let bots play many games and say what was found: seats, length, cards, rules, variants
    Lab(Box<lab::Args>),
    /// Let bots meet on duplicate deals and say how strong they are
    Arena(Box<arena::Args>),
    /// Let a bot learn a game by playing it, for what strong bots do before they think
    Train(train::Args),
    /// Measure how fast the engine plays
    Bench(bench::Args),
}

fn main() -> ExitCode {
    let done = match Cli::parse().command {
        Some(Command::Serve(args)) => serve::run(&args),
        Some(Command::Export(args)) => export::run(&args),
        Some(Command::Verify(args)) => verify::run(&args),
        Some(Command::Load(args)) => load::run(&args),
        Some(Command::Play(args)) => play::run(&args),
        Some(Command::Puzzle(args)) => puzzle::run(&args),
        Some(Command::Games(args)) => games::run(&args),
        Some(Command::Check(args)) => check::run(&args),
        Some(Command::Inspect(args)) => inspect::run(&args),
        Some(Command::Simulate(args)) => simulate::run(&args),
        Some(Command::Review(args)) => review::run(&args),
        Some(Command::Lab(args)) => lab::run_lab(&args),
        Some(Command::Arena(args)) => arena::run(&args),
        Some(Command::Train(args)) => train::run(&args),
        Some(Command::Bench(args)) => bench::run(&args),
        None => serve::bare(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("parlor: {why}");
            ExitCode::FAILURE
        }
    }
}

/// The language of whoever sits at this terminal, as `LC_ALL`, `LC_MESSAGES` or `LANG` say it.
fn language() -> String {
    let said = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
    ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(said).unwrap_or_default()
}

/// Writes to standard output; a reader that has gone away is not an error.
fn print(text: &str) -> Result<(), String> {
    use std::io::Write;
    match std::io::stdout().write_all(text.as_bytes()) {
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => Err(format!("cannot write: {error}")),
        _ => Ok(()),
    }
}
