//! `parlor puzzle`: play, list, make, solve and rate puzzles. What a puzzle file looks like is in `docs/puzzles.md`.

mod play;

use crate::print;
use clap::Subcommand;
use std::fs;
use std::path::{Path, PathBuf};
use table::puzzles::{self, Puzzle, Solution, Wanted};

#[derive(clap::Args)]
pub struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Play a puzzle at this terminal, alone or with friends who share the screen
    Play(play::Args),
    /// List the puzzles that come with the game
    List,
    /// Make new puzzles, each with a proven number of solutions
    Generate(Generate),
    /// Find a solution, or all of them
    Solve(Solve),
    /// Say how hard puzzles are, and why
    Rate(Rate),
}

#[derive(clap::Args)]
struct Generate {
    /// How hard: easy, medium, hard, or 1 to 5 stars
    #[arg(long, default_value = "medium")]
    difficulty: String,
    /// With wild centres
    #[arg(long)]
    wild: bool,
    /// Which side of the cards, animal or gems; both in turn if not given
    #[arg(long)]
    side: Option<String>,
    /// What chance starts from; the same seed makes the same puzzles
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..1000))]
    count: u16,
    /// Write each puzzle to a file of its own in this folder, instead of all of them to standard output
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
}

#[derive(clap::Args)]
struct Solve {
    /// A shipped puzzle by id or number, or a puzzle file
    puzzle: String,
    /// All solutions instead of the first one
    #[arg(long)]
    all: bool,
    /// Give up after this many tries
    #[arg(long, default_value_t = 1_000_000_000)]
    limit: u64,
}

#[derive(clap::Args)]
struct Rate {
    /// Shipped puzzles by id or number, or puzzle files
    #[arg(required = true)]
    puzzles: Vec<String>,
    /// Give up after this many tries
    #[arg(long, default_value_t = 1_000_000_000)]
    limit: u64,
}

pub fn run(args: &Args) -> Result<(), String> {
    match &args.command {
        Command::Play(args) => play::run(args),
        Command::List => list(),
        Command::Generate(args) => generate(args),
        Command::Solve(args) => solve(args),
        Command::Rate(args) => rate(args),
    }
}

/// The puzzles that are meant: one of the shelf, or those of a file. What looks like a path is one.
fn meant(text: &str) -> Result<Vec<Puzzle>, String> {
    let is_path = text.contains(['/', '\\', '.']) || Path::new(text).is_file();
    if !is_path {
        return puzzles::find(text).map(|puzzle| vec![puzzle]);
    }
    let bytes = fs::read(text).map_err(|error| format!("cannot read {text}: {error}"))?;
    let file = String::from_utf8(bytes).map_err(|_| format!("{text} is not a text file"))?;
    puzzles::read(&file).map_err(|why| format!("{text}:{why}"))
}

fn list() -> Result<(), String> {
    let line = |(index, puzzle): (usize, Puzzle)| format!("{:>4}  {}\n", index + 1, puzzle.headline());
    print(&puzzles::shelf().enumerate().map(line).collect::<String>())
}

fn generate(args: &Generate) -> Result<(), String> {
    let wanted = Wanted {
        stars: Wanted::stars(&args.difficulty)?,
        side: args.side.clone(),
        wild: args.wild,
        seed: args.seed,
        count: args.count as usize,
    };
    let made = puzzles::make(&wanted)?;
    let Some(folder) = &args.out else {
        return print(&made.iter().map(Puzzle::json).collect::<String>());
    };
    fs::create_dir_all(folder).map_err(|error| format!("cannot make the folder {}: {error}", folder.display()))?;
    for puzzle in &made {
        write_new(&folder.join(format!("{}.json", puzzle.id())), &puzzle.json())?;
        print(&format!("{}\n", puzzle.headline()))?;
    }
    Ok(())
}

/// No file is overwritten: it may be somebody's work.
fn write_new(path: &Path, text: &str) -> Result<(), String> {
    let made = fs::File::create_new(path).and_then(|mut file| std::io::Write::write_all(&mut file, text.as_bytes()));
    made.map_err(|error| format!("cannot write {}: {error}", path.display()))
}

fn solve(args: &Solve) -> Result<(), String> {
    for puzzle in meant(&args.puzzle)? {
        let solved = puzzle.solve(args.all, args.limit);
        let mut text = format!("{}\n", puzzle.headline());
        for (index, solution) in solved.solutions.iter().enumerate() {
            text += &format!("\nsolution {}\n{}", index + 1, drawn(solution));
        }
        let (count, tries) = (solved.solutions.len(), solved.nodes);
        text += &match (args.all, solved.exhausted, count) {
            (true, true, _) => format!("\n{}, proven in {tries} tries\n", plural(count as u64, "solution")),
            (false, _, 1) => format!("\nfound in {tries} tries; --all looks for the others\n"),
            (_, _, _) => format!("\ngiven up after {tries} tries with {count} found; --limit allows more\n"),
        };
        print(&text)?;
    }
    Ok(())
}

/// The picture, with the cards from the bottom to the top beside it.
fn drawn(solution: &Solution) -> String {
    let wide = solution.rows.iter().map(String::len).max().unwrap_or(0) * 2;
    let lines = solution.rows.len().max(solution.cards.len());
    let line = |index: usize| {
        let row = solution.rows.get(index).map_or(String::new(), |row| row.chars().flat_map(|c| [c, ' ']).collect());
        let card = solution.cards.get(index).map_or(String::new(), |card| format!("lay {card}"));
        format!("  {row:<wide$}   {card}").trim_end().to_string() + "\n"
    };
    (0..lines).map(line).collect()
}

/// `1 star`, `2 stars`.
fn plural(count: u64, word: &str) -> String {
    format!("{count} {word}{}", if count == 1 { "" } else { "s" })
}

fn rate(args: &Rate) -> Result<(), String> {
    for text in &args.puzzles {
        for puzzle in meant(text)? {
            let rating = puzzle.rate(args.limit).ok_or_else(|| {
                format!("{}: not everything was tried after {} tries; --limit allows more", puzzle.id(), args.limit)
            })?;
            let wild = if rating.wild { "; wild centres add a star" } else { "" };
            let ways = plural(rating.solutions, "solution");
            let effort = rating.nodes / rating.solutions;
            print(&format!(
                "{}: {}, {}: {} cards that share {} squares; {ways} in {} tries make an effort of {effort}{wild}\n",
                puzzle.id(),
                plural(rating.stars.into(), "star"),
                rating.difficulty.word(),
                rating.cards,
                rating.overlap,
                rating.nodes,
            ))?;
        }
    }
    print("An effort below 75 is 1 star, below 200 2, below 600 3, below 1800 4, else 5 (CA-5.62).\n")
}
