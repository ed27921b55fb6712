//! `cargo xtask <command>`: the project's own commands.
//!
//! Everything a contributor or a build machine runs besides plain cargo lives here, in Rust, so that it works
//! the same everywhere and is tested like the rest. It depends on no other crate of the workspace: the house
//! must be checkable while it does not compile.

mod check;
mod clauses;
mod install;
mod new_game;
mod process;
mod proof;
mod python;
mod repo;
mod soak;
mod tidy;
mod web;
mod words;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::check::Scope;
use crate::repo::Repo;

#[derive(Parser)]
#[command(bin_name = "cargo xtask", about = "Checks, generated files and new games")]
struct Cli {
    #[command(subcommand)]
    command: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Run every check and print the totals.
    Check {
        /// Only format, lint, tests, tidy and clauses; installs nothing.
        #[arg(long)]
        quick: bool,
    },
    /// Write the clause constants of each game from its rules page.
    Clauses {
        /// Write nothing; fail if a generated file is stale.
        #[arg(long)]
        check: bool,
        /// Write nothing; print which clauses are cited and tested, and fail on gaps.
        #[arg(long, conflicts_with = "check")]
        report: bool,
        /// Print the report as JSON.
        #[arg(long, requires = "report")]
        json: bool,
    },
    /// Check imports, dependency direction, sizes and leftovers.
    Tidy,
    /// Hold the word lists against each other and against those who speak, and show how complete each language is.
    Words,
    /// Start a new game as a copy of the template.
    NewGame {
        /// The game's folder and crate name, in kebab-case: `bag-o-loot`.
        slug: String,
        /// Two capital letters that begin the ids of its clauses; by default from the slug.
        #[arg(long)]
        prefix: Option<String>,
    },
    /// Play very many random games through the conformance kit, and kill and replace the server very often.
    Soak {
        /// Games to soak; all of them and the server by default.
        game: Vec<String>,
        /// How many matches to play per game.
        #[arg(long, default_value_t = 1_000_000)]
        games: u64,
    },
    /// Run the tests that count what they prove, and write the figures to docs/proof.md.
    Proof,
    /// Write the types of the wire messages for the page.
    Bindings,
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
        Task::Check { quick: true } => return Ok(check::run(&repo, Scope::Quick)),
        Task::Check { quick: false } => return Ok(check::run(&repo, Scope::Full)),
        Task::Clauses { json: true, .. } => clauses::print_report_as_json(&repo),
        Task::Clauses { report: true, .. } => clauses::print_report(&repo),
        Task::Clauses { check: true, .. } => clauses::check_constants(&repo),
        Task::Clauses { .. } => clauses::write_constants(&repo),
        Task::Tidy => tidy::run(&repo),
        Task::Words => words::run(&repo),
        Task::NewGame { slug, prefix } => new_game::run(&repo, &slug, prefix.as_deref()),
        Task::Proof => proof::run(&repo),
        Task::Soak { game, games } => soak::run(&repo, &game, games),
        // The table writes the bindings itself, from the types it sends.
        Task::Bindings => process::own(&repo, "--example", "bindings", &[])?.watch(),
    };
    done.map(|()| ExitCode::SUCCESS)
}
