//! `parlor arena`: how strong the bots are, by a round robin on duplicate deals.

use crate::guests;
use crate::lab::write_file;
use crate::matches::{Match, option};
use crate::print;
use crate::progress::Progress;
use ::lab::arena::{CEILING, Contest, Met, Standing, play};
use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::AtomicU64;

#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    game: Match,
    /// Who takes part, as a,b,c; `ceiling` is an all-seeing searcher that exists here only, `onnx:FILE` a network
    #[arg(long, default_value = "random,greedy,beginner,casual,strong,expert,ceiling")]
    bots: String,
    /// Play only meetings with this one
    #[arg(long, value_name = "BOT")]
    against: Option<String>,
    /// Of these meetings, play only the games in which the other one sits alone: quicker where it thinks long
    #[arg(long, requires = "against")]
    alone: bool,
    /// On how many deals each two meet; each deal is played twice, with the sides changed
    #[arg(long, default_value_t = 50)]
    deals: u64,
    /// The most worlds a bot may try for an action; what its level wants if not given
    #[arg(long, value_name = "N")]
    iterations: Option<u32>,
    /// How many threads; all cores if not given
    #[arg(long)]
    threads: Option<usize>,
    /// Write each result to this file as it comes, and go on where it ends if it is there already
    #[arg(long, value_name = "FILE")]
    results: Option<PathBuf>,
    /// Write the table as JSON
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// Write each pair as a row
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    /// Write a page with plots
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    /// Write the plots as SVG files into this folder
    #[arg(long, value_name = "DIR")]
    plots: Option<PathBuf>,
}

pub fn run(args: &Args) -> Result<(), String> {
    let contest = contest(args)?;
    let guests = guests::invite(args.game.entry()?, &contest.bots)?;
    contest.check(&guests)?;
    let (known, mut log) = match &args.results {
        Some(path) => resume(path, &contest)?,
        None => (Vec::new(), None),
    };
    let mut nowhere = std::io::sink();
    let out: &mut (dyn Write + Send) = match &mut log {
        Some(file) => file,
        None => &mut nowhere,
    };
    let threads = args.threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from));
    let (done, total) = (AtomicU64::new(0), contest.meetings().len() as u64);
    let log: &Mutex<dyn Write + Send> = &Mutex::new(out);
    let results = Progress::watch(&done, total, "meetings", || play(&contest, &guests, known, threads, log, &done))?;
    show(args, &Standing::new(&contest, &results))
}

fn contest(args: &Args) -> Result<Contest, String> {
    let entry = args.game.entry()?;
    let seed = args.game.seed.as_deref().unwrap_or("1");
    Ok(Contest {
        game: entry.meta.slug.to_string(),
        rules: entry.meta.rules,
        seats: args.game.seats.unwrap_or(2.max(*entry.meta.seats.start())),
        options: args.game.options.iter().map(|text| option(text)).collect::<Result<_, _>>()?,
        bots: args.bots.split(',').map(|name| name.trim().to_string()).collect(),
        against: args.against.clone(),
        alone: args.alone,
        deals: args.deals,
        seed: seed.parse().map_err(|_| format!("the arena's seed is a number from 0 to {}, not {seed:?}", u64::MAX))?,
        iterations: args.iterations.unwrap_or(u32::MAX),
    })
}

/// What the file holds already, and the file to go on with. A last line that was cut off is played again.
fn resume(path: &Path, contest: &Contest) -> Result<(Vec<Met>, Option<File>), String> {
    let wrong = |error: std::io::Error| format!("cannot use {}: {error}", path.display());
    let head = serde_json::to_string(contest).map_err(|error| error.to_string())? + "\n";
    let text = if path.exists() { fs::read_to_string(path).map_err(wrong)? } else { String::new() };
    let whole = text.rfind('\n').map_or(0, |end| end + 1);
    let mut lines = text[..whole].lines();
    let mut known = Vec::new();
    match lines.next() {
        None => fs::write(path, &head).map_err(wrong)?,
        Some(first) if first == head.trim_end() => {
            for line in lines {
                known.push(serde_json::from_str(line).map_err(|error| format!("{}: {error}", path.display()))?);
            }
            if whole < text.len() {
                fs::write(path, &text[..whole]).map_err(wrong)?;
            }
        }
        Some(_) => return Err(format!("{} holds the results of another contest: name another file", path.display())),
    }
    Ok((known, Some(OpenOptions::new().append(true).open(path).map_err(wrong)?)))
}

fn show(args: &Args, standing: &Standing) -> Result<(), String> {
    if let Some(path) = &args.json {
        write_file(path, &standing.json()?)?;
    }
    if let Some(path) = &args.csv {
        write_file(path, &standing.csv())?;
    }
    if let Some(path) = &args.html {
        write_file(path, &standing.html())?;
    }
    if let Some(folder) = &args.plots {
        fs::create_dir_all(folder).map_err(|error| format!("cannot make {}: {error}", folder.display()))?;
        for (name, plot) in standing.plots() {
            write_file(&folder.join(format!("{name}.svg")), &(plot + "\n"))?;
        }
    }
    if standing.contest.bots.iter().any(|name| name == CEILING) {
        eprintln!("{CEILING} sees all cards; no table seats it.");
    }
    print(&standing.text())
}
