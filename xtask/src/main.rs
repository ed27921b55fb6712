//! `cargo xtask <command>`: the project's own commands.
//!
//! Everything a contributor or a build machine runs besides plain cargo lives here, in Rust, so that it works
//! the same everywhere and is tested like the rest. It depends on no other crate of the workspace: the house
//! must be checkable while it does not compile.

mod repo;
mod tidy;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::repo::Repo;

#[derive(Parser)]
#[command(bin_name = "cargo xtask", about = "Checks, generated files and new games")]
struct Cli {
    #[command(subcommand)]
    command: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Check imports, dependency direction, sizes and leftovers.
    Tidy,
}

fn main() -> ExitCode {
    match run(Cli::parse().command) {
        Ok(code) => code,
        Err(sentence) => {
            eprintln!("{sentence}");
            ExitCode::FAILURE
        }
    }
}

fn run(task: Task) -> Result<ExitCode, String> {
    let repo = Repo::open()?;
    let done = match task {
        Task::Tidy => tidy::run(&repo),
    };
    done.map(|()| ExitCode::SUCCESS)
}
