//! How fast a bot looks ahead from the middle of a game, on one core.

use crate::play::{Lineup, seat_bots, with_bots};
use bots::{Rehearser, Search, Style, Watch};
use kernel::{Budget, Chance, Perspective, Seat};
use std::sync::OnceLock;
use std::time::{Duration, Instant};
use table::{Entry, Playable, Visit};

/// Positions that are measured, each from another game.
const POSITIONS: u64 = 5;
/// Iterations for one decision; rehearsals get a tenth.
const DECISION: u32 = 10_000;

/// What was measured.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Speed {
    /// Worlds tried.
    pub iterations: u64,
    /// In how long, of this thread's own time.
    pub elapsed: Duration,
}

impl Speed {
    /// Worlds tried in a second.
    pub fn per_second(&self) -> f64 {
        self.iterations as f64 / self.elapsed.as_secs_f64()
    }
}

/// What is measured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What {
    /// Iterations of the tree search: one way down the trees in one imagined world, and a look at where it ends.
    Search,
    /// Trials of the rehearsal: one choice played on by the game's advice to its horizon.
    Rehearsal,
}

/// Looks ahead for about `time`, spread over positions in the middle of greedy games.
pub fn measure(entry: &Entry, seats: u8, time: Duration, what: What) -> Result<Speed, String> {
    entry.visit(Measure { seats, time, what })
}

struct Measure {
    seats: u8,
    time: Duration,
    what: What,
}

impl Visit for Measure {
    type Out = Result<Speed, String>;

    fn visit<G: Playable>(self) -> Self::Out {
        let mut speed = Speed { iterations: 0, elapsed: Duration::ZERO };
        for number in 0..POSITIONS {
            let (game, seat) = middle::<G>(self.seats, number)?;
            let eyes = Perspective::new(&game, seat);
            let mut look = looker(self.what, number);
            let begin = busy();
            while (busy() - begin) * (POSITIONS as u32) < self.time {
                speed.iterations += look(&eyes);
            }
            speed.elapsed += busy() - begin;
        }
        Ok(speed)
    }
}

/// One decision; says how many times it looked.
fn looker<G: Playable>(what: What, seed: u64) -> impl FnMut(&Perspective<'_, G>) -> u64 {
    let mut search = Search::new(seed, Style::USUAL);
    let mut rehearser = Rehearser::new(seed);
    let mut legal = Vec::new();
    move |eyes| {
        legal.clear();
        eyes.legal(&mut legal);
        let tally = match what {
            What::Search => search.ponder(eyes, DECISION),
            What::Rehearsal => rehearser.ponder(eyes, &legal, DECISION / 10),
        };
        tally.iter().map(|tried| u64::from(tried.visits)).sum()
    }
}

/// How long this thread has been at work; where the system does not say, how long it has been there.
fn busy() -> Duration {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanos = text.and_then(|text| text.split(' ').next()?.parse().ok());
    nanos.map_or_else(|| START.get_or_init(Instant::now).elapsed(), Duration::from_nanos)
}

static START: OnceLock<Instant> = OnceLock::new();

/// Keeps the tables at which somebody had a choice.
struct Keep<G> {
    tables: Vec<(G, Seat)>,
    nowhere: (),
}

impl<G: Playable> Watch<G> for Keep<G> {
    type Sink = ();

    fn before(&mut self, game: &G, seat: Seat, _action: G::Action) {
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        if legal.len() > 1 {
            self.tables.push((game.clone(), seat));
        }
    }

    fn sink(&mut self) -> &mut () {
        &mut self.nowhere
    }
}

/// The middle decision of a greedy game.
fn middle<G: Playable>(seats: u8, number: u64) -> Result<(G, Seat), String> {
    let mut game = G::deal(&G::Options::default(), seats, Chance::Fast(number + 1)).map_err(|why| why.to_string())?;
    let bots = vec!["greedy".to_string(); seats as usize];
    let guests = bots::Guests::new();
    let lineup = Lineup { bots: &bots, guests: &guests, budget: Budget { iterations: 1 } };
    let mut keep = Keep { tables: Vec::new(), nowhere: () };
    with_bots(&mut game, seat_bots(&lineup, number), &lineup, number, &mut keep);
    let middle = keep.tables.len() / 2;
    keep.tables.into_iter().nth(middle).ok_or_else(|| "nobody has a choice in this game".to_string())
}
