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
    for number in 0..games {
        // The deal scatters its bits; a plain count is enough to make every game another one.
        let chance = Chance::Fast(seed.wrapping_add(number.wrapping_mul(0x9e37_79b9_7f4a_7c15)));
        let mut dealt = G::deal(&options, seats, chance);
        let Ok(game) = &mut dealt else { return Work::default() };
        let played = play_out(game, &mut stream, &mut legal);
        work.actions += played.actions;
        work.choices += played.choices;
    }
    work
}
