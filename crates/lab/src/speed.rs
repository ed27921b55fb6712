//! How fast a bot looks ahead from the middle of a game, on one core.

use crate::play::{Lineup, seat_bots, with_bots};
use bots::{Search, Style, Watch};
use kernel::{Budget, Chance, Perspective, Seat};
use std::time::{Duration, Instant};
use table::{Entry, Playable, Visit};

/// Positions that are measured, each from another game.
const POSITIONS: u64 = 5;
/// Worlds tried for one decision, as an expert does.
const DECISION: u32 = 10_000;

/// What was measured.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Speed {
    /// Worlds tried.
    pub iterations: u64,
    /// In how long.
    pub elapsed: Duration,
}

impl Speed {
    /// Worlds tried in a second.
    pub fn per_second(&self) -> f64 {
        self.iterations as f64 / self.elapsed.as_secs_f64()
    }
}

/// Looks ahead for about `time`, spread over positions in the middle of greedy games.
pub fn search(entry: &Entry, seats: u8, time: Duration) -> Result<Speed, String> {
    entry.visit(Measure { seats, time })
}

struct Measure {
    seats: u8,
    time: Duration,
}

impl Visit for Measure {
    type Out = Result<Speed, String>;

    fn visit<G: Playable>(self) -> Self::Out {
        let mut speed = Speed { iterations: 0, elapsed: Duration::ZERO };
        for number in 0..POSITIONS {
            let (game, seat) = middle::<G>(self.seats, number)?;
            let eyes = Perspective::new(&game, seat);
            let mut search = Search::new(number, Style::USUAL);
            let begin = Instant::now();
            while begin.elapsed() * (POSITIONS as u32) < self.time {
                search.ponder(&eyes, DECISION);
                speed.iterations += u64::from(DECISION);
            }
            speed.elapsed += begin.elapsed();
        }
        Ok(speed)
    }
}

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
    let lineup = Lineup { bots: &bots, budget: Budget { iterations: 1 } };
    let mut keep = Keep { tables: Vec::new(), nowhere: () };
    with_bots(&mut game, seat_bots(&lineup, number), &lineup, number, &mut keep);
    let middle = keep.tables.len() / 2;
    keep.tables.into_iter().nth(middle).ok_or_else(|| "nobody has a choice in this game".to_string())
}
