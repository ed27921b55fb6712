//! Where bots learn a game by playing it: a pupil among players who follow the game's advice.
//!
//! The pupil begins as one who mostly follows the advice, plays a batch of games, and then makes what went better than
//! expected a little likelier and what went worse a little less likely (proximal policy optimisation; how well a moment was
//! expected to go is learned along with it). What comes out is what [`bots::instinct`] reads.
//!
//! Work is split into a fixed number of parts and their sums are added in order: the same course gives the same numbers on
//! any number of cores of one kind of machine.

mod lesson;
mod net;

use crate::plan::scatter;
use kernel::Stream;
use lesson::{Step, lesson};
use net::Net;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use table::catalog::lookup;
use table::{Playable, Visit};

/// Games between two changes of mind.
const BATCH: u64 = 1000;
/// How often each game of a batch is thought about.
const REPEATS: u32 = 3;
/// Decisions that are thought about together.
const TOGETHER: usize = 4096;
/// How quickly it learns at first; in the end a twentieth of that.
const RATE: f32 = 1e-3;
/// Parts of a batch that can be worked on at once.
const PARTS: usize = 8;

/// A way of playing that is learned.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Way {
    /// How many seats.
    pub seats: u8,
    /// Options as key and value.
    pub options: Vec<(String, String)>,
}

/// What is learned.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Course {
    /// The game, by its slug.
    pub game: String,
    /// The ways of playing, as often as they are to be played.
    pub ways: Vec<Way>,
    /// How many games.
    pub games: u64,
    /// What all chance comes from.
    pub seed: u64,
}

/// How it is going: games so far, and the share of each way's wins in the last batch.
pub type Marks<'a> = &'a dyn Fn(u64, &[f32]);

impl Course {
    /// Refuses what cannot be played, in one sentence.
    pub fn check(&self) -> Result<(), String> {
        let entry = lookup(&self.game)?;
        if self.games == 0 {
            return Err("there must be at least one game".to_string());
        }
        if self.ways.is_empty() {
            return Err("name at least one way of playing".to_string());
        }
        for Way { seats, options } in &self.ways {
            let seed = table::Seed::number(self.seed);
            let options = entry.at_table(options, false);
            let setup = table::Setup { seats: *seats, options, seed, scene: kernel::Scene::default() };
            (entry.open)(&setup)?;
        }
        Ok(())
    }
}

/// Learns; gives what [`bots::instinct::Weights`] reads.
pub fn learn(course: &Course, threads: usize, done: &AtomicU64, marks: Marks<'_>) -> Result<Vec<u8>, String> {
    course.check()?;
    lookup(&course.game)?.visit(School { course, threads, done, marks })
}

struct School<'a> {
    course: &'a Course,
    threads: usize,
    done: &'a AtomicU64,
    marks: Marks<'a>,
}

impl Visit for School<'_> {
    type Out = Result<Vec<u8>, String>;

    fn visit<G: Playable>(self) -> Self::Out {
        let School { course, threads, done, marks } = self;
        let ways = course.ways.iter().map(options::<G>).collect::<Result<Vec<_>, _>>()?;
        let mut net = Net::new(course.seed);
        for batch in 0..course.games.div_ceil(BATCH) {
            let part = |part: usize| part_of_batch::<G>(&net, &ways, course.seed, batch, part);
            let parts = side_by_side(threads, part).into_iter().collect::<Option<Vec<_>>>();
            let parts = parts.ok_or_else(|| format!("{} writes down no senses: it cannot be learned", G::META.name))?;
            let marked: Vec<f32> = (0..ways.len()).map(|way| parts.iter().map(|part| part.1[way]).sum()).collect();
            let mut steps: Vec<Step> = parts.into_iter().flat_map(|part| part.0).collect();
            let progress = (batch * BATCH) as f32 / course.games as f32;
            think(&mut net, &mut steps, threads, RATE * (1.0 - 0.95 * progress), scatter(course.seed, batch));
            done.store(((batch + 1) * BATCH).min(course.games), Ordering::Relaxed);
            let each = BATCH as f32 / ways.len() as f32;
            marks((batch + 1) * BATCH, &marked.iter().map(|won| won / each).collect::<Vec<_>>());
        }
        Ok(net.weights())
    }
}

fn options<G: Playable>(way: &Way) -> Result<(u8, G::Options), String> {
    Ok((way.seats, crate::run::bots_options::<G>(&way.options)?))
}

/// The decisions of a part's games, and what was won in each way of playing. None: the game cannot be learned.
fn part_of_batch<G: Playable>(
    net: &Net,
    ways: &[(u8, G::Options)],
    seed: u64,
    batch: u64,
    part: usize,
) -> Option<(Vec<Step>, Vec<f32>)> {
    let (mut steps, mut won) = (Vec::new(), vec![0.0; ways.len()]);
    for number in (part as u64..BATCH).step_by(PARTS) {
        let number = batch * BATCH + number;
        let way = (number % ways.len() as u64) as usize;
        let (seats, options) = &ways[way];
        won[way] += lesson::<G>(net, options, *seats, scatter(seed, number), &mut steps)?;
    }
    Some((steps, won))
}

/// Does all parts on so many threads; gives what came of them, in order.
fn side_by_side<T: Send>(threads: usize, work: impl Fn(usize) -> T + Sync) -> Vec<T> {
    let next = AtomicUsize::new(0);
    let results: Mutex<Vec<(usize, T)>> = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..threads.clamp(1, PARTS) {
            scope.spawn(|| {
                while let Some(part) = Some(next.fetch_add(1, Ordering::Relaxed)).filter(|&part| part < PARTS) {
                    let result = work(part);
                    results.lock().unwrap_or_else(PoisonError::into_inner).push((part, result));
                }
            });
        }
    });
    let mut results = results.into_inner().unwrap_or_else(PoisonError::into_inner);
    results.sort_by_key(|(part, _)| *part);
    results.into_iter().map(|(_, result)| result).collect()
}

/// Thinks a batch over.
fn think(net: &mut Net, steps: &mut [Step], threads: usize, rate: f32, seed: u64) {
    lesson::level(steps);
    let mut stream = Stream::fast(seed);
    let mut order: Vec<usize> = (0..steps.len()).collect();
    for _ in 0..REPEATS {
        stream.shuffle(&mut order);
        for together in order.chunks(TOGETHER) {
            let part = |part: usize| {
                let mut slope = Net::zero();
                let own = together.iter().skip(part).step_by(PARTS);
                own.for_each(|&index| net.add_slope(&steps[index], &mut slope));
                slope
            };
            let slopes = side_by_side(threads, part);
            net.descend(slopes, together.len(), rate);
        }
    }
}
