//! Non-interference, tested: what a viewer is sent does not depend on what it may not know.
//!
//! Random matches of every game are stopped at every step. For each seat everything it may not know is dealt anew, and
//! then the same step is taken in both worlds. What a step may tell a viewer is judged by the conformance kit; here, where
//! it tells the same, every byte of what the seat and the public are sent must be the same: the table, the choices, the
//! clocks, the moments at which something is due. And whether anything is sent at all depends on nothing else.

use super::clock::Clocks;
use super::fanout::Shown;
use kernel::{Millis, Scene, Seat, Stream, Viewer};
use table::wire::{Card, Pace, Told};
use table::{AnyTable, Entry, Seed, Setup, catalog};

const STEPS: usize = 60;
const PACE: Pace = Pace::Match { seconds: 60, increment: 1 };

/// One way to go on: a seat acts, or the clock strikes.
enum Input {
    Act(Seat, String),
    Clock,
}

fn open(entry: &Entry, seed: u64) -> Box<dyn AnyTable> {
    let setup = |seats| Setup { seats, options: vec![], seed: Seed::number(seed), scene: Scene::default() };
    entry.meta.seats.clone().find_map(|seats| (entry.open)(&setup(seats)).ok()).unwrap()
}

fn choose(table: &dyn AnyTable, stream: &mut Stream) -> Input {
    let able: Vec<Seat> = table.to_act().iter().filter(|seat| !table.legal(*seat).is_empty()).collect();
    match stream.pick(&able) {
        Some(seat) => Input::Act(*seat, stream.pick(&table.legal(*seat)).unwrap().clone()),
        None => Input::Clock,
    }
}

/// Takes the step and lets the clocks follow; false, and nothing changed, if this world does not allow it.
fn take(table: &mut dyn AnyTable, clocks: &mut Clocks, input: &Input, now: Millis) -> bool {
    let (done, actor) = match input {
        Input::Act(seat, action) => (table.act(*seat, action, now).is_ok(), Some(*seat)),
        Input::Clock => (table.strike(now).is_ok(), None),
    };
    if done {
        clocks.follow(table, now.0, actor);
    }
    done
}

/// Whether a card was turned up where it lies: then its place in the row is told by the table alone.
fn is_place_told(table: &dyn AnyTable, viewer: Viewer) -> bool {
    table.told(viewer).iter().any(|told| matches!(told, Told::Turned { card: Card::Up { .. }, .. }))
}

/// Plays one match; says how many messages were compared.
fn compare(entry: &'static Entry, seed: u64) -> usize {
    let mut table = open(entry, seed);
    let mut clocks = Clocks::new(PACE, table.seats() as usize);
    clocks.follow(table.as_ref(), 0, None);
    let (mut stream, mut now, mut compared) = (Stream::fast(seed), Millis(0), 0);
    for step in 0..STEPS {
        if table.is_over() {
            break;
        }
        let input = choose(table.as_ref(), &mut stream);
        now = if let Input::Clock = input { table.wakes_at().unwrap() } else { Millis(now.0 + 7) };
        let worlds: Vec<_> = Seat::all(table.seats()).map(|seat| (seat, table.imagined(seat, step as u64))).collect();
        let old = clocks.clone();
        assert!(take(table.as_mut(), &mut clocks, &input, now), "a legal step");
        for (seat, mut world) in worlds {
            let mut other = old.clone();
            if !take(world.as_mut(), &mut other, &input, now) {
                continue;
            }
            for viewer in [Viewer::Seat(seat), Viewer::Public] {
                if table.told(viewer) != world.told(viewer) || is_place_told(table.as_ref(), viewer) {
                    continue;
                }
                let sent = Shown::of(table.as_ref(), &clocks, viewer);
                let would_be = Shown::of(world.as_ref(), &other, viewer);
                assert_eq!(sent, would_be, "{} seed {seed} step {step}, {viewer}, redealt for {seat}", entry.meta.slug);
                compared += 1;
            }
        }
    }
    compared
}

#[test]
fn what_a_viewer_is_sent_does_not_depend_on_what_it_may_not_know() {
    for entry in catalog::all() {
        let compared: usize = (0..10).map(|seed| compare(entry, seed)).sum();
        assert!(compared > 10, "{}: only {compared} messages were compared", entry.meta.slug);
    }
}
