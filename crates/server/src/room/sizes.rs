//! How long an update can get, tested: the fresh view of somebody who comes or comes back does not grow with the match.
//!
//! Random matches of every game, at tables of every size, looked at after every step by everybody. What was told since is
//! bounded by the stream's memory and counted in full.

use super::clock::Clocks;
use super::fanout::{RECENT_BYTES, Shown};
use kernel::{Millis, Scene, Stream, Viewer};
use table::wire::Pace;
use table::{AnyTable, Entry, Seed, Setup, catalog};

/// The most bytes of a fresh view: the whole table, and every choice described.
const MOST: usize = 16 * 1024;
const STEPS: usize = 400;

/// The longest fresh view that anybody at the table could be sent now.
fn longest(table: &dyn AnyTable, clocks: &Clocks) -> usize {
    let length = |viewer| {
        let shown = Shown::of(table, clocks, viewer);
        shown.whole(u32::MAX, b"[]", u32::MAX, true).len() + RECENT_BYTES
    };
    Viewer::all(table.seats()).map(length).max().unwrap_or(0)
}

/// Plays a random match; says how long the longest fresh view was.
fn play(table: &mut dyn AnyTable, seed: u64) -> usize {
    let (mut stream, mut now, mut most) = (Stream::fast(seed), Millis(0), 0);
    let mut clocks = Clocks::new(Pace::Match { seconds: 9999, increment: 9 }, table.seats() as usize);
    for _ in 0..STEPS {
        clocks.follow(table, now.0, None);
        most = most.max(longest(table, &clocks));
        let able: Vec<_> = table.to_act().iter().filter(|seat| !table.legal(*seat).is_empty()).collect();
        match (stream.pick(&able).copied(), table.wakes_at()) {
            (Some(seat), _) => table.act(seat, stream.pick(&table.legal(seat)).unwrap(), now).unwrap(),
            (None, Some(at)) => now = at,
            (None, None) => break,
        }
        table.tick(now);
    }
    most
}

/// The longest fresh view of some matches of a game.
fn of_game(entry: &Entry, matches: u64) -> usize {
    let mut most = 0;
    for seats in entry.meta.seats.clone() {
        for seed in 0..matches {
            let setup = Setup { seats, options: vec![], seed: Seed::number(seed), scene: Scene::default() };
            let Ok(mut table) = (entry.open)(&setup) else { continue };
            let found = play(table.as_mut(), seed);
            most = most.max(found);
        }
    }
    most
}

#[test]
fn a_fresh_view_is_short_however_long_the_match() {
    for entry in catalog::all() {
        let most = of_game(entry, 3);
        println!("{}: {most} bytes", entry.meta.slug);
        assert!(most > RECENT_BYTES + 100, "{}: something was shown", entry.meta.slug);
        assert!(most <= MOST, "{}: {most} bytes", entry.meta.slug);
    }
}
