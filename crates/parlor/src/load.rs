//! `parlor load`: plays many matches over real sockets, all seats as fast as the answers come, and measures the server.
//!
//! Without `--server` it starts a server of its own in a folder of its own, so that its processor time and memory can be
//! read. Everything is bounded: matches, seconds, connections.

mod drive;
mod measure;
mod pace;

use crate::print;
use drive::Course;
use measure::{Figures, Watched};
use pace::Pace;
use server::client::Site;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};
use table::catalog::lookup;
use tokio::task::JoinSet;

#[derive(clap::Args)]
pub struct Args {
    /// The game to play
    #[arg(long, default_value = "template")]
    game: String,
    /// How many seats each match has; the fewest if not given
    #[arg(long)]
    seats: Option<u8>,
    /// How many matches at the same time
    #[arg(long, default_value_t = 500)]
    matches: usize,
    /// For how many seconds
    #[arg(long, default_value_t = 10)]
    seconds: u64,
    /// So many moves per second, each timed from when it was due; as fast as answers come if not given
    #[arg(long, conflicts_with = "idle")]
    rate: Option<u32>,
    /// Only connect and wait, to see what an idle match needs
    #[arg(long)]
    idle: bool,
    /// How many of the matches have connections, with --idle; the others wait without
    #[arg(long, requires = "idle")]
    connected: Option<usize>,
    /// A server that runs already (127.0.0.1:7777, https://cards.example); its processor time and memory are then not known
    #[arg(long, value_name = "ADDRESS")]
    server: Option<String>,
    /// A file of certificates (PEM) to trust instead of the usual authorities
    #[arg(long, value_name = "FILE", requires = "server")]
    ca: Option<PathBuf>,
    /// Settings for the server it starts (--sync normal, --database-url …)
    #[arg(last = true)]
    settings: Vec<String>,
    /// As JSON
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> Result<(), String> {
    if args.matches == 0 || args.matches > 50_000 || args.seconds > 3600 || args.rate == Some(0) {
        return Err("load takes 1 to 50000 matches, at most 3600 seconds and at least one move per second".into());
    }
    let entry = lookup(&args.game)?;
    let seats = args.seats.unwrap_or(*entry.meta.seats.start());
    let mut watched = match &args.server {
        Some(address) => Watched::running(Site::parse(address, args.ca.as_deref())?.0),
        None => Watched::start(&args.settings)?,
    };
    // One thread is enough to drive a server, and leaves it the others.
    let driver = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let driver = driver.map_err(|error| format!("cannot start: {error}"))?;
    let figures = driver.block_on(measure_all(args, seats, &mut watched))?;
    watched.stop();
    print(&if args.json { figures.json() } else { figures.text() })
}

async fn measure_all(args: &Args, seats: u8, watched: &mut Watched) -> Result<Figures, String> {
    let empty = watched.memory();
    let course = Arc::new(Course::new(watched.site.clone(), &args.game, seats));
    let tables = drive::set_up(&course, args.matches, args.connected.unwrap_or(args.matches)).await?;
    let full = watched.memory();
    let mut figures = Figures::new(args.game.clone(), args.matches, seats, empty, full);
    if args.idle {
        tokio::time::sleep(Duration::from_secs(args.seconds)).await;
        figures.settle(watched.memory());
        return Ok(figures);
    }
    let begin = Instant::now();
    let end = begin + Duration::from_secs(args.seconds);
    let before = watched.cpu();
    let mut players = JoinSet::new();
    course.begin_play();
    for (number, table) in tables.into_iter().enumerate() {
        let pace = Pace::new(args.rate, begin, number, args.matches);
        players.spawn(drive::play(course.clone(), table, end, pace));
    }
    while let Some(done) = players.join_next().await {
        figures.add(done.map_err(|error| error.to_string())??);
    }
    figures.finish(begin.elapsed(), watched.cpu() - before, watched.memory());
    Ok(figures)
}
