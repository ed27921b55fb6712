//! The work that benchmarks time: whole random games on one thread. The clock is the caller's.

use crate::table::Playable;
use bots::play_out;
use kernel::{Chance, Stream};

/// What a benchmark run did.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Work {
    /// Games played to their end.
    pub games: u64,
    /// Actions taken.
    pub actions: u64,
    /// Legal actions listed.
    pub choices: u64,
}

/// Plays `games` random games of `seats` with default options.
pub fn work<G: Playable>(seats: u8, games: u64, seed: u64) -> Work {
    let options = G::Options::default();
    let mut stream = Stream::fast(seed);
    let mut legal = Vec::with_capacity(256);
    let mut work = Work { games, ..Work::default() };
    for _ in 0..games {
        let chance = Chance::imagined(&mut stream);
        let Ok(mut game) = G::deal(&options, seats, chance) else { return Work::default() };
        let played = play_out(&mut game, &mut stream, &mut legal);
        work.actions += played.actions;
        work.choices += played.choices;
    }
    work
}
