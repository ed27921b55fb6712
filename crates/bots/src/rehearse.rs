//! A bot that tries its choices out: each is played through in the same imagined worlds, the others following the game's
//! own advice and the bot what it finds out on the way ([`Plan`]).
//!
//! Whoever does what comes out best and then follows the advice cannot do worse than the advice alone, as far as the worlds
//! are likely and the trials many (a rollout player); a plan for the choices after that does better still. What it needs is
//! that choices are compared fairly: all of them meet the same cards and the same coming shuffles, and only differences
//! to the advised choice count. Half of the choices are dropped in each round (sequential halving), and a choice must beat
//! the advised one by more than doubt explains.
//!
//! Invariants: the true state is never touched. World number `n` of a seed is always the same and every choice has a plan
//! of its own, so a rehearsal whose choices are spread over any number of cores chooses the same.

use crate::plan::Plan;
use crate::theatre::Theatre;
use crate::{Tally, Tried};
use kernel::{Bot, Budget, Heuristic, Perspective, Seat, Stream};
use std::hash::Hash;
use std::ops::Range;

/// The least number of worlds in which a choice is tried before it can be dropped.
const FAIR_TRIAL: u32 = 10;
/// How many standard errors a choice must be ahead of the advised one.
const DOUBT: f32 = 1.5;

/// How a choice went in some worlds, in thousandths.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Sum {
    worlds: i64,
    total: i64,
    /// What it was better than the advised choice in the same world, and the squares of that.
    gain: i64,
    squares: i64,
}

impl Sum {
    fn learn(&mut self, value: i32, advised: i32) {
        let gain = i64::from(value - advised);
        self.worlds += 1;
        self.total += i64::from(value);
        self.gain += gain;
        self.squares += gain * gain;
    }

    /// The gain over the advised choice that is left if one is careful.
    fn careful_gain(&self) -> f32 {
        let worlds = self.worlds.max(1) as f32;
        let mean = self.gain as f32 / worlds;
        let variance = (self.squares as f32 / worlds - mean * mean).max(0.0);
        mean - DOUBT * (variance / worlds).sqrt()
    }

    /// How it would go on average, from 0 (lost) to 1 (won), if the advised choice went as it did: worlds differ more
    /// than choices do, and not every choice was tried in all of them.
    fn mean(&self, advised: &Sum) -> f32 {
        let each = |total: i64, worlds: i64| total as f32 / (1000 * worlds.max(1)) as f32;
        (each(advised.total, advised.worlds) + each(self.gain, self.worlds)).clamp(0.0, 1.0)
    }
}

/// Whoever plays parts of a rehearsal, perhaps all at once.
pub trait Crew: Send + Sync {
    /// Plays all parts, on any threads.
    fn play<'a>(&self, parts: Vec<Part<'a>>);
}

/// A part of a rehearsal.
pub type Part<'a> = Box<dyn FnOnce() + Send + 'a>;

/// Plays one part after the other.
pub struct Alone;

impl Crew for Alone {
    fn play<'a>(&self, parts: Vec<Part<'a>>) {
        parts.into_iter().for_each(|part| part());
    }
}

/// One choice, what was found out about those that follow it, and how it went.
#[derive(Clone, PartialEq, Debug)]
struct Candidate<A> {
    action: A,
    plan: Plan<A>,
    /// How it went in each world of this round.
    values: Vec<i32>,
    sum: Sum,
}

impl<A: Copy + Ord + Hash> Candidate<A> {
    fn new(action: A) -> Self {
        Candidate { action, plan: Plan::default(), values: Vec::new(), sum: Sum::default() }
    }

    /// Its part in a round; with worlds of its own, since games need not be shared between threads.
    fn part<G: Heuristic<Action = A>>(&mut self, seed: u64, seat: Seat, worlds: Range<u32>, known: Known<G>) -> Part<'_>
    where
        A: Send,
    {
        Box::new(move || self.play(seed, seat, worlds, &known))
    }

    /// Plays it through in each of these worlds.
    fn play<G: Heuristic<Action = A>>(&mut self, seed: u64, seat: Seat, worlds: Range<u32>, known: &Known<G>) {
        let mut theatre = Theatre::default();
        self.values.clear();
        for number in worlds {
            // The same world and the same whims for all: only the choice differs.
            let mut stream = Stream::fast(seed ^ (u64::from(number) + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
            let world = (known.imagine)(&known.example, seat, &mut stream);
            self.values.push(theatre.trial(world, seat, self.action, &mut self.plan, &mut stream));
        }
    }
}

/// What a seat knows: a world that it cannot tell from the true one, and how to make more of them.
#[derive(Clone)]
struct Known<G> {
    example: G,
    imagine: Imagine<G>,
}

/// Makes a world from another one in which the seat knows the same.
pub type Imagine<G> = fn(&G, Seat, &mut Stream) -> G;

/// A rehearsal of one decision.
pub struct Rehearsal<A> {
    seed: u64,
    /// Those still in; the advised choice comes first and stays.
    alive: Vec<Candidate<A>>,
    dropped: Vec<Candidate<A>>,
    trials: u32,
    rounds: u32,
    /// Worlds used so far.
    worlds: u32,
}

impl<A: Copy + Ord + Hash + Send> Rehearsal<A> {
    /// A rehearsal of `legal` with so many trials; `ratings` is the game's advice on them.
    pub fn new(seed: u64, legal: &[A], ratings: &[i32], trials: u32) -> Self {
        let mut stream = Stream::fast(seed);
        let mut ranked: Vec<(i32, u32, A)> =
            legal.iter().zip(ratings).map(|(&action, &rating)| (rating, stream.word(), action)).collect();
        // Equal ratings by lot; the legal list is sorted and would always favour its first.
        ranked.sort_unstable_by_key(|&(rating, lot, action)| (std::cmp::Reverse(rating), lot, action));
        ranked.truncate(how_many(ranked.len(), trials));
        let alive: Vec<_> = ranked.into_iter().map(|(_, _, action)| Candidate::new(action)).collect();
        let rounds = rounds(alive.len());
        Rehearsal { seed, alive, dropped: Vec::new(), trials, rounds, worlds: 0 }
    }

    /// The choices that are tried in this round.
    pub fn choices(&self) -> Vec<A> {
        self.alive.iter().map(|one| one.action).collect()
    }

    /// The worlds of the next round; none: all is done.
    fn next_round(&self) -> Option<Range<u32>> {
        let each = self.trials / (self.rounds * self.alive.len() as u32).max(1);
        (self.alive.len() > 1 && self.rounds > 0).then(|| self.worlds..self.worlds + each.max(1))
    }

    /// Plays all rounds.
    fn play<G: Heuristic<Action = A>>(&mut self, crew: &dyn Crew, seat: Seat, known: &Known<G>) {
        while let Some(round) = self.next_round() {
            let seed = self.seed;
            crew.play(self.alive.iter_mut().map(|one| one.part(seed, seat, round.clone(), known.clone())).collect());
            self.learn(round);
        }
    }

    /// Takes in what came of a whole round and drops the worse half.
    fn learn(&mut self, worlds: Range<u32>) {
        self.worlds = worlds.end;
        self.trials -= self.trials.min((worlds.end - worlds.start) * self.alive.len() as u32);
        self.rounds -= 1;
        let advised = self.alive[0].values.clone();
        for one in &mut self.alive {
            one.values.iter().zip(&advised).for_each(|(&value, &advised)| one.sum.learn(value, advised));
        }
        self.alive[1..].sort_by(|a, b| b.sum.careful_gain().total_cmp(&a.sum.careful_gain()));
        let keep = self.alive.len().div_ceil(2).max(2);
        self.dropped.splice(0..0, self.alive.split_off(keep.min(self.alive.len())));
    }

    /// What was tried, the best choice first.
    fn tally(mut self) -> Tally<A> {
        let advised = self.alive.first().map_or(Sum::default(), |one| one.sum);
        if self.alive.len() > 1 && self.alive[1].sum.careful_gain() > 0.0 {
            self.alive.swap(0, 1);
        }
        self.alive.append(&mut self.dropped);
        let tried =
            |Candidate { action, sum, .. }| Tried { action, visits: sum.worlds as u32, mean: sum.mean(&advised) };
        self.alive.into_iter().map(tried).collect()
    }
}

/// How many of the best rated choices get a fair trial.
fn how_many(choices: usize, trials: u32) -> usize {
    let is_fair = |&count: &usize| trials >= FAIR_TRIAL * rounds(count) * count as u32;
    (2..=choices).rev().find(is_fair).unwrap_or(2)
}

/// Halvings until two are left to compare, and the last comparison.
const fn rounds(count: usize) -> u32 {
    if count < 2 { 0 } else { (count as u32).next_power_of_two().ilog2() }
}

/// A player that rehearses.
pub struct Rehearser {
    stream: Stream,
}

impl Rehearser {
    /// A rehearsing player; the same seed plays the same way.
    pub fn new(seed: u64) -> Self {
        Rehearser { stream: Stream::fast(seed) }
    }

    /// Tries these choices out with the help of a crew; the best one comes first.
    pub fn ponder<G: Heuristic>(
        &mut self,
        crew: &dyn Crew,
        eyes: &Perspective<'_, G>,
        legal: &[G::Action],
        trials: u32,
    ) -> Tally<G::Action> {
        // Worlds are imagined from one that the seat cannot tell from the true one.
        let example = eyes.imagine(&mut self.stream);
        let imagine: Imagine<G> = |example, seat, stream| Perspective::new(example, seat).imagine(stream);
        self.ponder_in(crew, eyes.seat(), &example, imagine, legal, trials)
    }

    /// [`Rehearser::ponder`] in worlds of the caller's making; `example` is one of them.
    pub fn ponder_in<G: Heuristic>(
        &mut self,
        crew: &dyn Crew,
        seat: Seat,
        example: &G,
        imagine: Imagine<G>,
        legal: &[G::Action],
        trials: u32,
    ) -> Tally<G::Action> {
        let mut ratings = Vec::with_capacity(legal.len());
        example.rate_all(seat, legal, &mut ratings);
        let mut rehearsal = Rehearsal::new(self.stream.word64(), legal, &ratings, trials);
        rehearsal.play(crew, seat, &Known { example: example.clone(), imagine });
        rehearsal.tally()
    }
}

impl<G: Heuristic> Bot<G> for Rehearser {
    fn choose(&mut self, eyes: &Perspective<'_, G>, budget: Budget) -> Option<G::Action> {
        let mut legal = Vec::new();
        eyes.legal(&mut legal);
        if legal.len() < 2 {
            return legal.first().copied();
        }
        self.ponder(&Alone, eyes, &legal, budget.iterations).first().map(|tried| tried.action)
    }
}
