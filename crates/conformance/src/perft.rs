//! Perft: how many lines of play there are, compared with a table of known numbers.
//!
//! A line is a sequence of exactly `depth` inputs from the deal: of all seats to act, every legal action; where nobody
//! can act, the stroke of the clock. A match that ends earlier has no longer lines. Any change of the rules of what is
//! legal shows in these numbers; `UPDATE=1` writes the new ones into the file for a reviewer to read.

use crate::plan::{read_options, seed};
use kernel::{Chance, Game, Millis, Stamped};

const HEADER: &str = "seed,seats,options,depth,nodes";

/// Counts the lines of `depth` inputs from `game`.
pub fn perft<G: Game>(game: &G, depth: u32) -> u64 {
    count(game, Millis(0), depth)
}

fn count<G: Game>(game: &G, now: Millis, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut lines = 0;
    let mut is_stuck = true;
    let mut list = Vec::new();
    for seat in game.to_act().iter() {
        list.clear();
        game.legal(seat, &mut list);
        is_stuck &= list.is_empty();
        for action in &list {
            lines += after(game, Stamped::act(now, seat, *action), depth);
        }
    }
    match game.wakes_at() {
        Some(due) if is_stuck => after(game, Stamped::clock(due.max(now)), depth),
        _ => lines,
    }
}

fn after<G: Game>(game: &G, step: Stamped<G::Action>, depth: u32) -> u64 {
    if depth == 1 {
        return 1;
    }
    let mut next = game.clone();
    next.apply(step, &mut ());
    count(&next, step.at, depth - 1)
}

/// Compares every row of the file with the rules, or rewrites it if `UPDATE=1` is set. Panics where they differ.
pub fn require_perft<G: Game>(path: &str) {
    let text = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{path} cannot be read: {error}"));
    let counted = recount::<G>(&text).unwrap_or_else(|why| panic!("{path}: {why}"));
    if std::env::var("UPDATE").is_ok_and(|value| value == "1") {
        return std::fs::write(path, counted).unwrap_or_else(|error| panic!("{path} cannot be written: {error}"));
    }
    let differing = text.lines().zip(counted.lines()).find(|(old, new)| old != new);
    if let Some((old, new)) = differing {
        panic!("{path} says {old}, the rules give {new}; UPDATE=1 rewrites the file if the change is meant");
    }
}

/// The same file with the numbers the rules give.
fn recount<G: Game>(text: &str) -> Result<String, String> {
    let mut rows = text.lines();
    if rows.next() != Some(HEADER) {
        return Err(format!("the first line is {HEADER}"));
    }
    let mut counted = format!("{HEADER}\n");
    for row in rows {
        counted += &recount_row::<G>(row).map_err(|why| format!("{row:?}: {why}"))?;
    }
    Ok(counted)
}

fn recount_row<G: Game>(row: &str) -> Result<String, String> {
    let [number, seats, options, depth, _] = row.split(',').collect::<Vec<_>>()[..] else {
        return Err("a row has five columns".to_string());
    };
    let number_of = |text: &str| text.parse::<u64>().map_err(|error| format!("{text:?} is no number: {error}"));
    let chosen: G::Options = read_options(if options == "-" { "" } else { options }, ';')?;
    let chance = Chance::Seed(seed(number_of(number)?));
    let game = G::deal(&chosen, number_of(seats)? as u8, chance).map_err(|illegal| illegal.to_string())?;
    let nodes = perft(&game, number_of(depth)? as u32);
    Ok(format!("{number},{seats},{options},{depth},{nodes}\n"))
}

/// Declares a test that compares the lines of play with the numbers in a file (see [`perft()`]).
#[macro_export]
macro_rules! perft {
    ($game:ty, $path:literal) => {
        #[test]
        fn perft_gives_the_known_numbers() {
            $crate::require_perft::<$game>(concat!(env!("CARGO_MANIFEST_DIR"), "/", $path));
        }
    };
}
