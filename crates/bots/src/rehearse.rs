//! A bot that tries its choices out: each is played through in the same imagined worlds. From then on the bot itself follows
//! its instinct ([`Instinct`]: where nothing was learned, the game's advice), and everybody else the game's advice.
//!
//! This is one step of policy improvement (a rollout player): whoever does what comes out best and then follows the
//! instinct cannot do worse than the instinct alone, as far as the worlds are likely and the trials many. What it needs is
//! that choices are compared fairly: all of them meet the same cards and the same coming shuffles, and only differences
//! to the first choice, that of the instinct, count. Half of the choices are dropped in each round (sequential halving), and
//! a choice must beat the first one by more than doubt explains.
//!
//! Invariants: the true state is never touched. World number `n` of a seed is always the same and sums are whole numbers,
//! so a rehearsal that is spread over any number of cores chooses the same.

use crate::calls::call_by_advice;
use crate::{Beliefs, Instinct, Tally, Tried};
use kernel::{Bot, Budget, Heuristic, Millis, Patience, Perspective, Seat, Stamped, Stream};
use std::ops::Range;

/// The least number of worlds in which a choice is tried before it can be dropped.
const FAIR_TRIAL: u32 = 10;
/// How many standard errors a choice must be ahead of the advised one.
const DOUBT: f32 = 1.5;
/// Steps beyond the horizon after which a seat that has got no choice is judged by the outlook after all.
const PATIENCE: u32 = 60;

/// One choice and how it went.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Candidate<A> {
    action: A,
    sum: Sum,
}

/// How a choice went in some worlds, in thousandths; exact, so that parts can be added in any order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sum {
    worlds: i64,
    total: i64,
    /// What it was better than the advised choice in the same world, and the squares of that.
    gain: i64,
    squares: i64,
}

impl Sum {
    fn add(&mut self, more: Sum) {
        self.worlds += more.worlds;
        self.total += more.total;
        self.gain += more.gain;
        self.squares += more.squares;
    }

    fn learn(&mut self, value: i64, advised: i64) {
        let gain = value - advised;
        self.add(Sum { worlds: 1, total: value, gain, squares: gain * gain });
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
    /// How many parts are worth while.
    fn size(&self) -> usize;
    /// Plays all parts; gives what came of them, in order.
    fn play(&self, parts: Vec<Part<'_>>) -> Vec<Vec<Sum>>;
}

/// A part of a rehearsal; call it on any thread.
pub type Part<'a> = Box<dyn FnOnce() -> Vec<Sum> + Send + 'a>;

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

impl<A: Copy + Ord> Rehearsal<A> {
    /// A rehearsal of `legal` with so many trials; the best by `ratings` is the advised one.
    pub fn new(seed: u64, legal: &[A], ratings: &[i32], trials: u32) -> Self {
        let mut stream = Stream::fast(seed);
        let mut ranked: Vec<(i32, u32, A)> =
            legal.iter().zip(ratings).map(|(&action, &rating)| (rating, stream.word(), action)).collect();
        // Equal ratings by lot; the legal list is sorted and would always favour its first.
        ranked.sort_unstable_by_key(|&(rating, lot, action)| (std::cmp::Reverse(rating), lot, action));
        ranked.truncate(how_many(ranked.len(), trials));
        let candidate = |(_, _, action)| Candidate { action, sum: Sum::default() };
        let alive: Vec<_> = ranked.into_iter().map(candidate).collect();
        let rounds = rounds(alive.len());
        Rehearsal { seed, alive, dropped: Vec::new(), trials, rounds, worlds: 0 }
    }

    /// The worlds of the next round; none: all is done.
    pub fn next_round(&self) -> Option<Range<u32>> {
        let each = self.trials / (self.rounds * self.alive.len() as u32).max(1);
        (self.alive.len() > 1 && self.rounds > 0).then(|| self.worlds..self.worlds + each.max(1))
    }

    /// The choices that are tried in this round.
    pub fn choices(&self) -> Vec<A> {
        self.alive.iter().map(|one| one.action).collect()
    }

    /// Takes in what came of a round, or of the part of it that there was time for, and drops the worse half.
    pub fn learn(&mut self, worlds: Range<u32>, sums: &[Sum]) {
        self.worlds = worlds.end;
        self.trials -= self.trials.min((worlds.end - worlds.start) * self.alive.len() as u32);
        self.rounds -= 1;
        for (one, &more) in self.alive.iter_mut().zip(sums) {
            one.sum.add(more);
        }
        self.alive[1..].sort_by(|a, b| b.sum.careful_gain().total_cmp(&a.sum.careful_gain()));
        let keep = self.alive.len().div_ceil(2).max(2);
        self.dropped.splice(0..0, self.alive.split_off(keep.min(self.alive.len())));
    }

    /// What was tried, the best choice first.
    pub fn tally(mut self) -> Tally<A> {
        let advised = self.alive.first().map_or(Sum::default(), |one| one.sum);
        if self.alive.len() > 1 && self.alive[1].sum.careful_gain() > 0.0 {
            self.alive.swap(0, 1);
        }
        self.alive.append(&mut self.dropped);
        let tried = |Candidate { action, sum }| Tried { action, visits: sum.worlds as u32, mean: sum.mean(&advised) };
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

/// A stage on which choices are tried out; keeps its buffers.
pub struct Theatre<G: Heuristic> {
    legal: Vec<G::Action>,
    ratings: Vec<i32>,
    instinct: Instinct<G>,
}

impl<G: Heuristic> Default for Theatre<G> {
    fn default() -> Self {
        Theatre { legal: Vec::new(), ratings: Vec::new(), instinct: Instinct::default() }
    }
}

impl<G: Heuristic> Theatre<G> {
    /// Plays every choice through in each of these worlds; `world` makes them of their numbers.
    pub fn play(
        &mut self,
        seed: u64,
        seat: Seat,
        choices: &[G::Action],
        worlds: impl IntoIterator<Item = u32>,
        mut world: impl FnMut(u32) -> G,
    ) -> Vec<Sum> {
        let mut sums = vec![Sum::default(); choices.len()];
        for number in worlds {
            let stream = Stream::fast(seed ^ (u64::from(number) + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
            let world = world(number);
            let mut advised = 0;
            for (index, (sum, &action)) in sums.iter_mut().zip(choices).enumerate() {
                // The same whims for all: only the choice differs.
                let value = i64::from(self.trial(world.clone(), seat, action, stream.clone()));
                advised = if index == 0 { value } else { advised };
                sum.learn(value, advised);
            }
        }
        sums
    }

    /// How one choice goes in one world. Beyond the horizon or the end of the deal the outlook says so; or, if it has learned
    /// that, the seat itself as soon as it has a choice again.
    fn trial(&mut self, mut world: G, seat: Seat, action: G::Action, mut stream: Stream) -> i32 {
        let (chapter, horizon) = (world.chapter(), world.horizon());
        world.apply(Stamped::act(Millis(0), seat, action), &mut ());
        call_by_advice(&mut world, seat, Millis(0));
        let mut now = let_time_pass(&mut world, Millis(0));
        for step in 0..horizon + PATIENCE {
            let Some(actor) = next_actor(&world, &mut stream) else { break };
            let is_beyond = step >= horizon || world.chapter() != chapter;
            if is_beyond && !self.instinct.is_learned() {
                break;
            }
            self.legal.clear();
            world.legal(actor, &mut self.legal);
            if is_beyond && actor == seat && self.legal.len() > 1 {
                return self.instinct.expect(&world, seat).unwrap_or_else(|| world.outlook(seat));
            }
            let Some(action) = self.go_on(&world, seat, actor, &mut stream) else { break };
            world.apply(Stamped::act(now, actor, action), &mut ());
            call_by_advice(&mut world, actor, now);
            now = let_time_pass(&mut world, now);
        }
        world.outlook(seat)
    }

    /// What `actor` does: `seat` follows its instinct, everybody else the game's advice.
    fn go_on(&mut self, world: &G, seat: Seat, actor: Seat, stream: &mut Stream) -> Option<G::Action> {
        if self.legal.len() < 2 {
            return self.legal.first().copied();
        }
        self.ratings.clear();
        if actor == seat {
            self.instinct.rate(world, actor, &self.legal, &mut self.ratings);
        } else {
            world.rate_all(actor, &self.legal, &mut self.ratings);
        }
        Some(self.legal[best(&self.ratings, stream)])
    }
}

/// The number of the best rated one of some; ties by lot.
pub fn best(ratings: &[i32], stream: &mut Stream) -> usize {
    let count = ratings.len();
    let start = stream.below(count as u32) as usize;
    (start..count).chain(0..start).max_by_key(|&index| ratings[index]).unwrap_or(0)
}

/// Who acts next; where several may, by lot.
pub fn next_actor<G: Heuristic>(world: &G, stream: &mut Stream) -> Option<Seat> {
    let seats = world.to_act();
    if seats.len() < 2 { seats.first() } else { seats.iter().nth(stream.below(seats.len()) as usize) }
}

/// Where nobody may act, the clock strikes.
pub fn let_time_pass<G: Heuristic>(world: &mut G, mut now: Millis) -> Millis {
    while world.to_act().is_empty()
        && let Some(due) = world.wakes_at()
    {
        now = now.max(due);
        world.apply(Stamped::clock(now), &mut ());
    }
    now
}

/// A player that rehearses.
pub struct Rehearser<G: Heuristic> {
    stream: Stream,
    theatre: Theatre<G>,
}

impl<G: Heuristic> Rehearser<G> {
    /// A rehearsing player; the same seed plays the same way.
    pub fn new(seed: u64) -> Self {
        Rehearser { stream: Stream::fast(seed), theatre: Theatre::default() }
    }

    /// Tries these choices out; the best one comes first.
    pub fn ponder(&mut self, eyes: &Perspective<'_, G>, legal: &[G::Action], trials: u32) -> Tally<G::Action> {
        self.ponder_in_time(eyes, legal, trials, &|| true)
    }

    /// [`Rehearser::ponder`] until patience ends.
    pub fn ponder_in_time(
        &mut self,
        eyes: &Perspective<'_, G>,
        legal: &[G::Action],
        trials: u32,
        patience: Patience<'_>,
    ) -> Tally<G::Action> {
        // Worlds are imagined from one that the seat cannot tell from the true one.
        let example = eyes.imagine(&mut self.stream);
        let rehearsal = self.begin(eyes.seat(), &example, legal, trials);
        let mut beliefs = Beliefs::new(rehearsal.seed, Perspective::new(&example, eyes.seat()));
        self.rehearse(rehearsal, eyes.seat(), patience, |number| beliefs.world(number))
    }

    /// [`Rehearser::ponder`] in worlds of the caller's making; `example` is one of them.
    pub fn ponder_in(
        &mut self,
        seat: Seat,
        example: &G,
        legal: &[G::Action],
        trials: u32,
        world: impl FnMut(u32) -> G,
    ) -> Tally<G::Action> {
        let rehearsal = self.begin(seat, example, legal, trials);
        self.rehearse(rehearsal, seat, &|| true, world)
    }

    fn rehearse(
        &mut self,
        mut rehearsal: Rehearsal<G::Action>,
        seat: Seat,
        patience: Patience<'_>,
        mut world: impl FnMut(u32) -> G,
    ) -> Tally<G::Action> {
        while let Some(round) = rehearsal.next_round().filter(|_| patience()) {
            let choices = rehearsal.choices();
            let worlds = round.clone().take_while(|_| patience());
            let sums = self.theatre.play(rehearsal.seed, seat, &choices, worlds, &mut world);
            rehearsal.learn(round, &sums);
        }
        rehearsal.tally()
    }

    /// [`Rehearser::ponder_in_time`] with the help of a crew: the same choice, sooner.
    pub fn ponder_with(
        &mut self,
        crew: &dyn Crew,
        eyes: &Perspective<'_, G>,
        legal: &[G::Action],
        trials: u32,
        patience: Patience<'_>,
    ) -> Tally<G::Action> {
        let example = eyes.imagine(&mut self.stream);
        let mut rehearsal = self.begin(eyes.seat(), &example, legal, trials);
        while let Some(round) = rehearsal.next_round().filter(|_| patience()) {
            let choices = rehearsal.choices();
            let part = |worlds: Range<u32>| -> Part<'_> {
                let (world, choices) = (example.clone(), choices.clone());
                let (seed, seat) = (rehearsal.seed, eyes.seat());
                Box::new(move || {
                    let mut beliefs = Beliefs::new(seed, Perspective::new(&world, seat));
                    let worlds = worlds.take_while(|_| patience());
                    Theatre::default().play(seed, seat, &choices, worlds, |number| beliefs.world(number))
                })
            };
            let mut sums = vec![Sum::default(); choices.len()];
            for more in crew.play(split(round.clone(), crew.size()).map(part).collect()) {
                sums.iter_mut().zip(more).for_each(|(sum, more)| sum.add(more));
            }
            rehearsal.learn(round, &sums);
        }
        rehearsal.tally()
    }

    fn begin(&mut self, seat: Seat, example: &G, legal: &[G::Action], trials: u32) -> Rehearsal<G::Action> {
        let mut ratings = Vec::with_capacity(legal.len());
        self.theatre.instinct.rate(example, seat, legal, &mut ratings);
        Rehearsal::new(self.stream.word64(), legal, &ratings, trials)
    }
}

/// A range in about equal parts, in order.
fn split(range: Range<u32>, parts: usize) -> impl Iterator<Item = Range<u32>> {
    let count = (parts.max(1) as u32).min((range.end - range.start).max(1));
    let at = move |part: u32| range.start + ((range.end - range.start) as u64 * part as u64 / count as u64) as u32;
    (0..count).map(move |part| at(part)..at(part + 1))
}

impl<G: Heuristic> Bot<G> for Rehearser<G> {
    fn choose(&mut self, eyes: &Perspective<'_, G>, budget: Budget) -> Option<G::Action> {
        let mut legal = Vec::new();
        eyes.choices(&mut legal);
        if legal.len() < 2 {
            return legal.first().copied();
        }
        self.ponder(eyes, &legal, budget.iterations).first().map(|tried| tried.action)
    }

    fn call(&mut self, eyes: &Perspective<'_, G>) -> Option<G::Action> {
        eyes.advised_call()
    }
}
