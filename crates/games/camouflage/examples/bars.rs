//! Measures what the game promises: `cargo run --release -p camouflage --example bars` on a quiet machine.
//!
//! Moves of a three-card hand on a board of twenty cards, a simulated game of four bots, and the solver on the shelf.
//! With the word `puzzles` every puzzle is listed with its times instead; with `profile` a few games with wild centres
//! are played and nothing else, for a profiler.

use camouflage::faces::FaceSet;
use camouflage::puzzle::{Puzzle, Solver, collection};
use camouflage::reaction::Level;
use camouflage::simulate::Simulator;
use camouflage::{Action, Camouflage, Mode, Options};
use kernel::{Chance, Game, Millis, Seat, Stamped, Stream};
use std::hint::black_box;
use std::time::{Duration, Instant};

const GAMES: u64 = 500;
const ROUNDS: u32 = 200;

fn main() {
    match std::env::args().nth(1).as_deref() {
        Some("puzzles") => return list_puzzles(),
        Some("profile") => return profile(),
        _ => {}
    }
    println!("state: {} bytes, action: {} bytes", size_of::<Camouflage>(), size_of::<Action>());
    for wild in [false, true] {
        let mut options = Options::default();
        options.terms.mode = Mode::Diversify;
        options.terms.centers_wild = wild;
        moves(&options);
        options.terms.mode = Mode::Speed;
        games(&options);
    }
    puzzles();
}

/// A game at GO.
fn begun(options: &Options, seats: u8, seed: u64) -> Camouflage {
    let mut game = Camouflage::deal(options, seats, Chance::Fast(seed)).expect("the options fit");
    for seat in Seat::all(seats) {
        game.apply(Stamped::act(Millis(0), seat, Action::Auto), &mut ());
    }
    game.apply(Stamped::clock(Millis(3_000)), &mut ());
    game
}

/// Plays at random until twenty cards lie; the seats that hold three cards.
fn grown(options: &Options, seed: u64) -> Option<(Camouflage, Seat)> {
    let (mut game, mut stream, mut list) = (begun(options, 6, seed), Stream::fast(seed), Vec::new());
    while game.board().laid().len() < 20 {
        list.clear();
        let seats: Vec<Seat> = game.to_act().iter().collect();
        let seat = *stream.pick(&seats)?;
        game.legal(seat, &mut list);
        let action = *stream.pick(&list)?;
        game.apply(Stamped::act(Millis(3_000), seat, action), &mut ());
    }
    let full = game.to_act().iter().find(|seat| game.cards().len_of(kernel::Zone(1 + seat.number())) == 3)?;
    Some((game, full))
}

fn moves(options: &Options) {
    let positions: Vec<(Camouflage, Seat)> = (0..GAMES).filter_map(|seed| grown(options, seed)).collect();
    let (mut list, mut found) = (Vec::with_capacity(256), 0);
    let best = (0..ROUNDS).map(|_| {
        let start = Instant::now();
        for (game, seat) in &positions {
            list.clear();
            game.legal(*seat, &mut list);
            found += black_box(&list).len();
        }
        start.elapsed() / positions.len() as u32
    });
    let best = best.min().unwrap_or_default();
    let mean = found as f64 / (positions.len() as f64 * ROUNDS as f64);
    println!("wild {}: all {mean:.1} moves of three cards on twenty: {best:?}", options.terms.centers_wild);
}

fn games(options: &Options) {
    let mut simulator = Simulator::default();
    for level in [Level::Novice, Level::Casual, Level::Skilled, Level::Expert] {
        let mut play = |seed| {
            let mut game = Camouflage::deal(options, 4, Chance::Fast(seed)).expect("the options fit");
            let start = Instant::now();
            let played = simulator.play(&mut game, &[level; 4], |_| ());
            (played.length.0 / 1000, start.elapsed())
        };
        let mut played: Vec<(u32, Duration)> = (0..GAMES).map(&mut play).collect();
        played.sort_unstable();
        let (median, mut times) =
            (played[played.len() / 2].0, played.iter().map(|(_, time)| *time).collect::<Vec<_>>());
        times.sort_unstable();
        let mean = times.iter().sum::<Duration>() / times.len() as u32;
        println!(
            "wild {}: four {} bots play {median} s in {:?} (half of {GAMES} games; on average {mean:?})",
            options.terms.centers_wild,
            level.name(),
            times[times.len() / 2]
        );
    }
}

/// Forty games of each level with wild centres, as [`games`] plays them. The sum tells one way of playing from another.
fn profile() {
    let mut options = Options::default();
    (options.terms.mode, options.terms.centers_wild) = (Mode::Speed, true);
    let (mut simulator, mut sum) = (Simulator::default(), 0u64);
    for (level, seed) in Level::ALL.into_iter().take(4).flat_map(|level| (0..40).map(move |seed| (level, seed))) {
        let mut game = Camouflage::deal(&options, 4, Chance::Fast(seed)).expect("the options fit");
        let played = simulator.play(&mut game, &[level; 4], |_| ());
        sum = sum.wrapping_mul(31) ^ u64::from(played.length.0) ^ u64::from(played.refused) << 32;
    }
    println!("{sum:016x}");
}

/// The shortest of several runs: what the machine does beside it does not count.
fn shortest(runs: u32, mut work: impl FnMut()) -> Duration {
    let time = |_| {
        let start = Instant::now();
        work();
        start.elapsed()
    };
    (0..runs).map(time).min().unwrap_or_default()
}

/// The first solution and all solutions of a puzzle, and how many there are.
fn solved(puzzle: &Puzzle) -> (Duration, Duration, u64) {
    let faces = &FaceSet::shipped().sides[puzzle.side.index()];
    let first = shortest(5, || {
        black_box(Solver::new(puzzle, faces).first(u64::MAX));
    });
    let mut found = 0;
    let all = shortest(5, || found = Solver::new(puzzle, faces).search(u64::MAX, |_| true).solutions);
    (first, all, found)
}

/// The slowest puzzle of every number of stars.
fn puzzles() {
    for stars in 1..=5 {
        let (mut first, mut all, mut count) = (Duration::ZERO, Duration::ZERO, 0);
        for puzzle in collection().iter().filter(|puzzle| puzzle.grade.stars == stars) {
            let times = solved(puzzle);
            (first, all, count) = (first.max(times.0), all.max(times.1), count + 1);
        }
        println!("{count} puzzles of {stars} stars: a first solution within {first:?}, all proven within {all:?}");
    }
}

/// Every puzzle as a line, for `compare/cpsat.py`.
fn list_puzzles() {
    println!("id,first_ms,all_ms,solutions");
    let millis = |time: Duration| time.as_secs_f64() * 1000.0;
    for puzzle in collection() {
        let (first, all, solutions) = solved(puzzle);
        println!("{},{:.4},{:.4},{solutions}", puzzle.id(), millis(first), millis(all));
    }
}
