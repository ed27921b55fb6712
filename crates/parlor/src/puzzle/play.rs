//! `parlor puzzle play`: a puzzle at this terminal, and then the next one.

use super::meant;
use crate::play::seat_people;
use kernel::Scene;
use std::fs;
use std::io::{ErrorKind, IsTerminal, stdin, stdout};
use std::path::{Path, PathBuf};
use table::puzzles::{self, Puzzle};
use table::{Seed, Setup, find};
use tui::{Ended, Play, Wish};

#[derive(clap::Args)]
pub struct Args {
    /// A shipped puzzle by id or number, or a puzzle file; the next unsolved one if not given
    puzzle: Option<String>,
    /// How many people share this terminal, or their names as Ann,Ben
    #[arg(long, default_value = "1")]
    people: String,
    /// Hide the black squares: only the outline is shown and checked
    #[arg(long)]
    hidden_centers: bool,
    /// Line by line, for screen readers and pipes
    #[arg(long)]
    plain: bool,
    /// Keep the ids of solved puzzles in this file, so that the next one is a new one
    #[arg(long, value_name = "FILE")]
    progress: Option<PathBuf>,
    /// Write the solving to this file as a play file
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// The language as a code (en, de, es, fr); what LC_ALL, LC_MESSAGES or LANG say if not given
    #[arg(long)]
    language: Option<String>,
}

pub fn run(args: &Args) -> Result<(), String> {
    let is_terminal = stdin().is_terminal() && stdout().is_terminal();
    if !args.plain && !is_terminal {
        return Err("this is no terminal: use --plain to play line by line".to_string());
    }
    let mut solved = args.progress.as_deref().map_or(Ok(Vec::new()), read_progress)?;
    let mut wanted = match &args.puzzle {
        Some(text) => meant(text)?,
        None => puzzles::shelf().filter(|puzzle| !solved.iter().any(|id| id == puzzle.id())).collect(),
    };
    if wanted.is_empty() {
        return Err("every puzzle is solved: name one to play it again, or make new ones with generate".to_string());
    }
    loop {
        let puzzle = wanted.remove(0);
        let ended = play(args, &puzzle)?;
        if is_solved(&ended) && !solved.iter().any(|id| id == puzzle.id()) {
            solved.push(puzzle.id().to_string());
            args.progress.as_deref().map_or(Ok(()), |path| write_progress(path, &solved))?;
        }
        if ended.wish == Wish::Leave {
            return Ok(());
        }
        if wanted.is_empty() {
            wanted = following(&puzzle);
        }
    }
}

fn play(args: &Args, puzzle: &Puzzle) -> Result<Ended, String> {
    let option = |key: &str, value: String| (key.to_string(), value);
    let centers = if args.hidden_centers { "hidden" } else { "shown" };
    let options = vec![
        option("mode", "puzzle".to_string()),
        option("puzzle", puzzle.option()),
        option("puzzle_centers", centers.to_string()),
    ];
    let entry = find(puzzles::GAME).ok_or("the game with the puzzles is not in the catalog")?;
    let seats = crate::play::names(&args.people).len() as u8;
    let mut table = (entry.open)(&Setup { seats, options, seed: Seed::number(0), scene: Scene::default() })?;
    let language = args.language.clone().unwrap_or_else(crate::language);
    let people = seat_people(table.as_mut(), &args.people, &language)?;
    let play = Play { save: args.save.clone(), language, ..Play::new(table, people) };
    if args.plain { tui::plain(play, stdin().lock(), stdout()) } else { tui::screen(play) }
}

/// The puzzles after this one on the shelf, beginning anew at its end; all of them after one of one's own.
fn following(puzzle: &Puzzle) -> Vec<Puzzle> {
    let mut shelf: Vec<Puzzle> = puzzles::shelf().collect();
    let next = shelf.iter().position(|other| other == puzzle).map_or(0, |index| index + 1);
    shelf.rotate_left(next);
    shelf
}

/// Whoever solves it has a point; who looked the answer up has none.
fn is_solved(ended: &Ended) -> bool {
    ended.table.is_over() && ended.table.view(kernel::Viewer::Public).scores.iter().any(|score| *score > 0)
}

/// Ids, one on each line; a file that is not there yet is empty.
fn read_progress(path: &Path) -> Result<Vec<String>, String> {
    match fs::read_to_string(path) {
        Ok(text) => Ok(text.split_whitespace().map(str::to_string).collect()),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(Vec::new()),
        Err(error) => Err(format!("cannot read {}: {error}", path.display())),
    }
}

fn write_progress(path: &Path, solved: &[String]) -> Result<(), String> {
    fs::write(path, solved.join("\n") + "\n").map_err(|error| format!("cannot write {}: {error}", path.display()))
}
