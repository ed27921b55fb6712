//! What a player does without thinking, and how well it expects to fare: learned by playing many games, asked in a
//! microsecond.
//!
//! A game writes down what a moment and its choices look like ([`Encode::sense`]). A small network with one hidden layer
//! turns that into a rating of each choice, and another one the moment alone into a chance to win. They count in whole
//! numbers, so that every machine feels the same. The numbers come from `parlor train`, which learns in fractions and rounds
//! them at the end; a weight of 1 is written as [`ONE`].

use crate::best;
use kernel::bot::share;
use kernel::{Bot, Budget, Heuristic, Perspective, Seat, Sense, Senses, Stream};
use std::marker::PhantomData;

/// How many hidden units rate choices.
pub const HIDDEN: usize = 64;
/// How many hidden units expect how it will go.
pub const GUESSING: usize = 32;
/// What a weight of 1 is written as.
pub const ONE: i32 = 1024;
/// Hidden sums lose these bits before they are weighed, so that no sum overflows.
const SPARE_BITS: u32 = 6;
/// What makes the odds twice as good, in scores.
const DOUBLED: i32 = 45_426;

/// What was learned, in lists of numbers: rows of weights to hidden units for each place of a moment and of a choice, the
/// weights of the units, and what each place counts for by itself; the same for expectation.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[allow(missing_docs)] // The names are explained above.
pub struct Numbers {
    pub moment: Vec<i16>,
    pub choice: Vec<i16>,
    pub units: Vec<i16>,
    pub direct: Vec<i16>,
    pub guess: Vec<i16>,
    pub guess_units: Vec<i16>,
    pub guess_direct: Vec<i16>,
}

impl Numbers {
    /// As bytes: how many places a moment and a choice have, then the lists in their order; the lower byte comes first.
    pub fn write(&self) -> Vec<u8> {
        let head = [self.guess_direct.len() as i16, self.direct.len() as i16];
        let choices = [&self.moment, &self.choice, &self.units, &self.direct];
        let guesses = [&self.guess, &self.guess_units, &self.guess_direct];
        let lists = choices.into_iter().chain(guesses).flatten();
        head.iter().chain(lists).flat_map(|number| number.to_le_bytes()).collect()
    }
}

/// A network with `N` hidden units, read from where it was written.
#[derive(Clone, Copy, Debug)]
struct Net<'a, const N: usize> {
    units: &'a [u8],
    direct: &'a [u8],
}

impl<const N: usize> Net<'_, N> {
    /// The score of what is felt, whose rows have been added up in `sums`.
    fn score(&self, sums: &[i32; N], felt: &[Sense]) -> i32 {
        let direct = |&(place, count): &Sense| numbers(self.direct).nth(place as usize).unwrap_or(0) * i32::from(count);
        let weigh = |(sum, weight): (&i32, i32)| ((*sum).max(0) >> SPARE_BITS) * weight;
        let direct: i32 = felt.iter().map(direct).sum();
        (direct << (ONE.ilog2() - SPARE_BITS)) + sums.iter().zip(numbers(self.units)).map(weigh).sum::<i32>()
    }
}

/// Adds the rows of what is felt. Whatever stands in a place that was never learned counts for nothing.
#[inline]
fn add_rows<const N: usize>(sums: &mut [i32; N], rows: &[u8], felt: &[Sense]) {
    for &(place, count) in felt {
        let row = rows.chunks_exact(2 * N).nth(place as usize).unwrap_or(&[]);
        sums.iter_mut().zip(numbers(row)).for_each(|(sum, weight)| *sum += weight * i32::from(count));
    }
}

#[inline]
fn numbers(bytes: &[u8]) -> impl Iterator<Item = i32> {
    bytes.as_chunks::<2>().0.iter().map(|&pair| i32::from(i16::from_le_bytes(pair)))
}

/// What was learned about a game.
#[derive(Clone, Copy, Debug)]
pub struct Weights<'a> {
    moment: &'a [u8],
    choice: &'a [u8],
    rating: Net<'a, HIDDEN>,
    guess: &'a [u8],
    guessing: Net<'a, GUESSING>,
}

impl<'a> Weights<'a> {
    /// Reads what [`Numbers::write`] has written. None: nothing, or something else.
    pub fn read(bytes: &'a [u8]) -> Option<Weights<'a>> {
        let (head, mut rest) = bytes.split_at_checked(4)?;
        let [moments, choices] = [0, 2].map(|at| u16::from_le_bytes([head[at], head[at + 1]]) as usize);
        let mut list = |count: usize| {
            let (list, more) = rest.split_at_checked(2 * count)?;
            rest = more;
            Some(list)
        };
        let (moment, choice) = (list(HIDDEN * moments)?, list(HIDDEN * choices)?);
        let rating = Net { units: list(HIDDEN)?, direct: list(choices)? };
        let guess = list(GUESSING * moments)?;
        let guessing = Net { units: list(GUESSING)?, direct: list(moments)? };
        rest.is_empty().then_some(Weights { moment, choice, rating, guess, guessing })
    }

    /// How many places there are for a moment and for a choice.
    pub fn places(&self) -> (usize, usize) {
        (self.guessing.direct.len() / 2, self.rating.direct.len() / 2)
    }

    /// Rates all choices.
    pub fn rate(&self, senses: &Senses, out: &mut Vec<i32>) {
        let mut moment = [0; HIDDEN];
        add_rows(&mut moment, self.moment, senses.of_moment());
        out.extend((0..senses.len()).map(|index| {
            let mut sums = moment;
            add_rows(&mut sums, self.choice, senses.of_choice(index));
            self.rating.score(&sums, senses.of_choice(index))
        }));
    }

    /// The chance to win from 1 to 999 of who is about to decide.
    pub fn expect(&self, senses: &Senses) -> i32 {
        let mut sums = [0; GUESSING];
        add_rows(&mut sums, self.guess, senses.of_moment());
        share(&[self.guessing.score(&sums, senses.of_moment()), 0], Seat::new(0), DOUBLED)
    }
}

/// The instinct of a game; where nothing was learned, its advice. Keeps its buffers.
pub struct Instinct<G> {
    weights: Option<Weights<'static>>,
    senses: Senses,
    game: PhantomData<fn() -> G>,
}

impl<G: Heuristic> Default for Instinct<G> {
    fn default() -> Self {
        Instinct { weights: Weights::read(G::learned()), senses: Senses::default(), game: PhantomData }
    }
}

impl<G: Heuristic> Instinct<G> {
    /// Rates `actions` as they feel to `seat`; `out` is empty.
    pub fn rate(&mut self, world: &G, seat: Seat, actions: &[G::Action], out: &mut Vec<i32>) {
        world.rate_all(seat, actions, out);
        if let Some(weights) = &self.weights
            && world.sense(seat, actions, out, &mut self.senses)
        {
            out.clear();
            weights.rate(&self.senses, out);
        }
    }

    /// Whether anything was learned about this game.
    pub fn is_learned(&self) -> bool {
        self.weights.is_some()
    }

    /// How well `seat` expects to fare now that it has a choice. None: that was not learned.
    pub fn expect(&mut self, world: &G, seat: Seat) -> Option<i32> {
        let weights = self.weights.as_ref()?;
        world.sense(seat, &[], &[], &mut self.senses).then(|| weights.expect(&self.senses))
    }
}

/// A bot that does what feels best and never thinks ahead.
pub struct Feeler<G: Heuristic> {
    stream: Stream,
    instinct: Instinct<G>,
    legal: Vec<G::Action>,
    ratings: Vec<i32>,
}

impl<G: Heuristic> Feeler<G> {
    /// A player by instinct; the same seed plays the same way.
    pub fn new(seed: u64) -> Self {
        let (legal, ratings) = (Vec::new(), Vec::new());
        Feeler { stream: Stream::fast(seed), instinct: Instinct::default(), legal, ratings }
    }
}

impl<G: Heuristic> Bot<G> for Feeler<G> {
    fn choose(&mut self, eyes: &Perspective<'_, G>, _budget: Budget) -> Option<G::Action> {
        self.legal.clear();
        eyes.choices(&mut self.legal);
        if self.legal.len() < 2 {
            return self.legal.first().copied();
        }
        // Felt in an imagined world: even senses that looked at hidden cards would see none.
        let world = eyes.imagine(&mut self.stream);
        self.ratings.clear();
        self.instinct.rate(&world, eyes.seat(), &self.legal, &mut self.ratings);
        Some(self.legal[best(&self.ratings, &mut self.stream)])
    }

    fn call(&mut self, eyes: &Perspective<'_, G>) -> Option<G::Action> {
        eyes.advised_call()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A moment with one place and choices with two behind those of the advice; unit 0 is there for the first of each.
    fn learned() -> Vec<u8> {
        let row = |width: usize, first: i16| (0..width).map(move |unit| if unit == 0 { first } else { 0 });
        let numbers = Numbers {
            moment: row(HIDDEN, 1024).collect(),
            choice: (0..10).flat_map(|place| row(HIDDEN, if place == 8 { -2048 } else { 0 })).collect(),
            units: row(HIDDEN, 512).collect(),
            direct: vec![0, 0, 0, 0, 0, 0, 0, 0, 0, 100],
            guess: row(GUESSING, 1024).collect(),
            guess_units: row(GUESSING, 1024).collect(),
            guess_direct: vec![-512],
        };
        numbers.write()
    }

    #[test]
    fn choices_are_weighed_with_the_moment_and_by_themselves() {
        let learned = learned();
        let weights = Weights::read(&learned).expect("it is what was written");
        assert_eq!(weights.places(), (1, 10));
        let mut senses = Senses::default();
        senses.moment(&[]).count(10);
        for (place, count) in [(8, 0), (8, 3), (8, 9), (9, 2), (10, 5)] {
            let mut choice = senses.choice();
            choice.at(place);
            choice.count(count);
        }
        let mut ratings = Vec::new();
        weights.rate(&senses, &mut ratings);
        let unit = |sum: i32| ((1024 * sum) >> 6) * 512;
        let never_learned = unit(10);
        assert_eq!(ratings, [unit(10), unit(10 - 2 * 3), 0, unit(10) + 100 * 2 * 16, never_learned]);
    }

    #[test]
    fn half_of_a_unit_is_expected_to_be_worth_its_odds() {
        let learned = learned();
        let weights = Weights::read(&learned).expect("it is what was written");
        let expect = |count: i32| {
            let mut senses = Senses::default();
            senses.moment(&[]).count(count);
            weights.expect(&senses)
        };
        // A count is a quarter, a unit as much, less half of it.
        for (count, hope) in [(0, 0.0f32), (4, 0.5), (16, 2.0), (-8, 1.0)] {
            let chance = (1000.0 / (1.0 + (-hope).exp())) as i32;
            assert!((expect(count) - chance).abs() < 20, "{count}: {} instead of {chance}", expect(count));
        }
    }

    #[test]
    fn what_is_too_short_or_too_long_is_not_read() {
        let mut learned = learned();
        assert!(Weights::read(&[]).is_none() && Weights::read(&learned[1..]).is_none());
        learned.push(0);
        assert!(Weights::read(&learned).is_none());
    }
}
