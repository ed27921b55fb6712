//! What a pupil has learned so far, in fractions: a network with one hidden layer that rates choices, and another that
//! expects how a moment will go. All weights are one list, so that they can be added, scaled and improved together.

use super::lesson::Step;
use bots::instinct::{GUESSING, HIDDEN, Numbers, ONE};
use kernel::sense::ADVISED;
use kernel::{Sense, Senses, Stream};

/// The most places of a moment, and of a choice.
const PLACES: usize = 256;

// Where the weights stand in the list.
const MOMENT: usize = 0;
const CHOICE: usize = MOMENT + PLACES * HIDDEN;
const UNITS: usize = CHOICE + PLACES * HIDDEN;
const DIRECT: usize = UNITS + HIDDEN;
const GUESS: usize = DIRECT + PLACES;
const GUESS_UNITS: usize = GUESS + PLACES * GUESSING;
const GUESS_DIRECT: usize = GUESS_UNITS + GUESSING;
const WEIGHTS: usize = GUESS_DIRECT + PLACES;

/// What one counts for.
const SCALE: f32 = 0.25;
/// How much a pupil follows the advice at first.
const ADVICE: f32 = 3.5;
/// What a pupil expects at first.
const MODEST: f32 = -1.1;
/// A decision that has become so much likelier or less likely is left alone until the next batch.
const STRIDE: f32 = 0.2;
/// How much it is worth to keep trying things out.
const CURIOSITY: f32 = 0.003;
/// No step is longer.
const LONGEST: f32 = 0.5;

/// The weights, and the memory of how they were changed (Adam).
#[derive(Clone)]
pub struct Net {
    weights: Vec<f32>,
    course: Vec<f32>,
    rough: Vec<f32>,
    steps: i32,
}

impl Net {
    pub fn new(seed: u64) -> Net {
        let mut stream = Stream::fast(seed);
        let mut lot = |size: f32| (stream.word() as f32 / u32::MAX as f32 - 0.5) * size;
        let mut weights = vec![0.0; WEIGHTS];
        weights[MOMENT..UNITS].fill_with(|| lot(0.3));
        weights[UNITS..DIRECT].fill_with(|| lot(0.02));
        weights[DIRECT + ADVISED] = ADVICE;
        weights[GUESS..GUESS_UNITS].fill_with(|| lot(0.3));
        weights[GUESS_UNITS..GUESS_DIRECT].fill_with(|| lot(0.02));
        weights[GUESS_DIRECT] = MODEST;
        Net { weights, course: vec![0.0; WEIGHTS], rough: vec![0.0; WEIGHTS], steps: 0 }
    }

    /// Nothing, for adding slopes up.
    pub fn zero() -> Vec<f32> {
        vec![0.0; WEIGHTS]
    }

    fn row<const N: usize>(&self, start: usize, place: u16) -> &[f32; N] {
        row(&self.weights, start, place)
    }

    fn layer<const N: usize>(&self, start: usize, senses: &[Sense], sums: &mut [f32; N]) {
        for &(place, count) in senses {
            let by = f32::from(count) * SCALE;
            sums.iter_mut().zip(self.row::<N>(start, place)).for_each(|(sum, weight)| *sum += weight * by);
        }
    }

    fn direct(&self, start: usize, senses: &[Sense]) -> f32 {
        senses.iter().map(|&(place, count)| self.weights[start + place as usize] * f32::from(count) * SCALE).sum()
    }

    fn units<const N: usize>(&self, start: usize, sums: &[f32; N]) -> f32 {
        sums.iter().zip(self.row::<N>(start, 0)).map(|(sum, weight)| sum.max(0.0) * weight).sum()
    }

    fn moment(&self, senses: &Senses) -> [f32; HIDDEN] {
        let mut sums = [0.0; HIDDEN];
        self.layer(MOMENT, senses.of_moment(), &mut sums);
        sums
    }

    /// The hidden sums of a choice, and its score.
    fn score(&self, moment: [f32; HIDDEN], choice: &[Sense]) -> ([f32; HIDDEN], f32) {
        let mut sums = moment;
        self.layer(CHOICE, choice, &mut sums);
        (sums, self.direct(DIRECT, choice) + self.units(UNITS, &sums))
    }

    /// How good each choice feels.
    pub fn scores(&self, senses: &Senses) -> Vec<f32> {
        let moment = self.moment(senses);
        (0..senses.len()).map(|index| self.score(moment, senses.of_choice(index)).1).collect()
    }

    fn guess(&self, senses: &Senses) -> ([f32; GUESSING], f32) {
        let mut sums = [0.0; GUESSING];
        self.layer(GUESS, senses.of_moment(), &mut sums);
        let score = self.direct(GUESS_DIRECT, senses.of_moment()) + self.units(GUESS_UNITS, &sums);
        (sums, 1.0 / (1.0 + (-score).exp()))
    }

    /// How well it expects the game to go, from 0 to 1.
    pub fn expects(&self, senses: &Senses) -> f32 {
        self.guess(senses).1
    }

    /// Adds the way in which the weights should not go, as far as this decision says.
    pub fn add_slope(&self, step: &Step, slope: &mut [f32]) {
        self.add_choice_slope(step, slope);
        let (sums, guess) = self.guess(&step.senses);
        let by = 0.5 * (guess - step.went);
        let back = self.add_units_slope(GUESS_UNITS, &sums, by, slope);
        add_direct_slope(GUESS_DIRECT, step.senses.of_moment(), by, slope);
        add_layer_slope(GUESS, step.senses.of_moment(), &back, slope);
    }

    fn add_choice_slope(&self, step: &Step, slope: &mut [f32]) {
        let senses = &step.senses;
        let moment = self.moment(senses);
        let choices: Vec<_> = (0..senses.len()).map(|index| self.score(moment, senses.of_choice(index))).collect();
        let mut chances: Vec<f32> = choices.iter().map(|choice| choice.1).collect();
        even_out(&mut chances);
        let ratio = chances[step.chosen] / step.likely;
        let is_far = if step.gain > 0.0 { ratio > 1.0 + STRIDE } else { ratio < 1.0 - STRIDE };
        let push = if is_far { 0.0 } else { ratio * step.gain };
        let doubt: f32 = chances.iter().map(|&chance| -chance * log(chance)).sum();
        let mut all = [0.0; HIDDEN];
        for (index, (sums, _)) in choices.iter().enumerate() {
            let chance = chances[index];
            let wish = push * (f32::from(index == step.chosen) - chance) - CURIOSITY * chance * (log(chance) + doubt);
            let back = self.add_units_slope(UNITS, sums, -wish, slope);
            add_direct_slope(DIRECT, senses.of_choice(index), -wish, slope);
            add_layer_slope(CHOICE, senses.of_choice(index), &back, slope);
            all.iter_mut().zip(back).for_each(|(sum, more)| *sum += more);
        }
        add_layer_slope(MOMENT, senses.of_moment(), &all, slope);
    }

    /// The slope of the weights of hidden units; gives that of their sums.
    fn add_units_slope<const N: usize>(&self, start: usize, sums: &[f32; N], by: f32, slope: &mut [f32]) -> [f32; N] {
        let weights = self.row::<N>(start, 0);
        std::array::from_fn(|unit| {
            slope[start + unit] += by * sums[unit].max(0.0);
            if sums[unit] > 0.0 { by * weights[unit] } else { 0.0 }
        })
    }

    /// One step down the mean of these slopes (Adam).
    pub fn descend(&mut self, slopes: Vec<Vec<f32>>, count: usize, rate: f32) {
        let mean = |index: usize| slopes.iter().map(|slope| slope[index]).sum::<f32>() / count as f32;
        let mean: Vec<f32> = (0..WEIGHTS).map(mean).collect();
        let length = mean.iter().map(|part| part * part).sum::<f32>().sqrt();
        let cut = (LONGEST / length.max(1e-9)).min(1.0);
        self.steps += 1;
        let (young, old) = (1.0 - 0.9f32.powi(self.steps), 1.0 - 0.999f32.powi(self.steps));
        for (index, part) in mean.into_iter().enumerate() {
            let part = part * cut;
            let (course, rough) = (&mut self.course[index], &mut self.rough[index]);
            *course = 0.9 * *course + 0.1 * part;
            *rough = 0.999 * *rough + 0.001 * part * part;
            self.weights[index] -= rate * (*course / young) / ((*rough / old).sqrt() + 1e-6);
        }
    }

    /// What bots read: rounded, without places that never occurred.
    pub fn weights(&self) -> Vec<u8> {
        let round = |weight: &f32| (weight * ONE as f32).round().clamp(i16::MIN.into(), i16::MAX.into()) as i16;
        let list = |start: usize, count: usize| self.weights[start..][..count].iter().map(round).collect();
        let (moments, choices) = (self.places(MOMENT), self.places(CHOICE));
        let numbers = Numbers {
            moment: list(MOMENT, moments * HIDDEN),
            choice: list(CHOICE, choices * HIDDEN),
            units: list(UNITS, HIDDEN),
            direct: list(DIRECT, choices),
            guess: list(GUESS, moments * GUESSING),
            guess_units: list(GUESS_UNITS, GUESSING),
            guess_direct: list(GUESS_DIRECT, moments),
        };
        numbers.write()
    }

    /// How many places have occurred: whatever occurs once changes all its weights.
    fn places(&self, start: usize) -> usize {
        let used = |place: &usize| self.rough[start + place * HIDDEN..][..HIDDEN].iter().any(|&rough| rough > 0.0);
        (0..PLACES).rev().find(used).map_or(0, |last| last + 1)
    }
}

fn row<const N: usize>(weights: &[f32], start: usize, place: u16) -> &[f32; N] {
    weights[start + place as usize * N..].first_chunk().expect("places are few")
}

fn add_direct_slope(start: usize, senses: &[Sense], by: f32, slope: &mut [f32]) {
    senses.iter().for_each(|&(place, count)| slope[start + place as usize] += by * f32::from(count) * SCALE);
}

fn add_layer_slope<const N: usize>(start: usize, senses: &[Sense], back: &[f32; N], slope: &mut [f32]) {
    for &(place, count) in senses {
        let by = f32::from(count) * SCALE;
        let row = slope[start + place as usize * N..].first_chunk_mut::<N>().expect("places are few");
        row.iter_mut().zip(back).for_each(|(sum, back)| *sum += back * by);
    }
}

fn log(chance: f32) -> f32 {
    chance.max(1e-9).ln()
}

/// Turns scores into chances.
pub fn even_out(scores: &mut [f32]) {
    let most = scores.iter().copied().fold(f32::MIN, f32::max);
    scores.iter_mut().for_each(|score| *score = (*score - most).exp());
    let sum: f32 = scores.iter().sum();
    scores.iter_mut().for_each(|score| *score /= sum);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A decision between two choices.
    fn step(chosen: usize, gain: f32) -> Step {
        let mut senses = Senses::default();
        let mut moment = senses.moment(&[5, 3]);
        moment.flag(true);
        moment.count(2);
        senses.choice().flag(true);
        senses.choice().count(-3);
        let mut chances = Net::new(1).scores(&senses);
        even_out(&mut chances);
        Step { senses, chosen, likely: chances[chosen], expected: 0.0, gain, went: 0.8 }
    }

    /// What the slope is the slope of, as long as no decision has gone far.
    fn cost(net: &Net, step: &Step) -> f32 {
        let mut chances = net.scores(&step.senses);
        even_out(&mut chances);
        let doubt: f32 = chances.iter().map(|&chance| -chance * log(chance)).sum();
        let guess = net.expects(&step.senses);
        let surprise = -(step.went * guess.ln() + (1.0 - step.went) * (1.0 - guess).ln());
        -step.gain * chances[step.chosen] / step.likely - CURIOSITY * doubt + 0.5 * surprise
    }

    #[test]
    fn slopes_are_those_of_the_cost() {
        let net = Net::new(1);
        let step = step(1, 1.5);
        let mut slope = Net::zero();
        net.add_slope(&step, &mut slope);
        let touched = [MOMENT, MOMENT + HIDDEN + 5, CHOICE + 3, CHOICE + 8 * HIDDEN + 7, UNITS + 9, DIRECT, DIRECT + 8];
        for index in touched.into_iter().chain([GUESS + 2, GUESS_UNITS + 4, GUESS_DIRECT, GUESS_DIRECT + 1]) {
            const NUDGE: f32 = 1e-2;
            let nudged = |by: f32| {
                let mut other = net.clone();
                other.weights[index] += by;
                cost(&other, &step)
            };
            let measured = (nudged(NUDGE) - nudged(-NUDGE)) / (2.0 * NUDGE);
            assert!((measured - slope[index]).abs() < 2e-3, "weight {index}: {measured}, not {}", slope[index]);
        }
    }

    #[test]
    fn what_went_well_becomes_likelier() {
        let mut net = Net::new(1);
        let step = step(1, 1.0);
        let chance = |net: &Net| {
            let mut chances = net.scores(&step.senses);
            even_out(&mut chances);
            chances[1]
        };
        let before = (chance(&net), net.expects(&step.senses));
        for _ in 0..20 {
            let mut slope = Net::zero();
            net.add_slope(&step, &mut slope);
            net.descend(vec![slope], 1, 1e-2);
        }
        assert!(chance(&net) > before.0 && net.expects(&step.senses) > before.1);
    }

    #[test]
    fn what_has_become_much_likelier_is_left_alone_until_the_next_batch() {
        let slope_of = |step: &Step| {
            let mut slope = Net::zero();
            Net::new(1).add_slope(step, &mut slope);
            slope[DIRECT].abs()
        };
        let fresh = step(1, 1.0);
        let gone_far = Step { likely: fresh.likely / 1.5, ..step(1, 1.0) };
        assert!(slope_of(&fresh) > 10.0 * CURIOSITY && slope_of(&gone_far) < CURIOSITY);
    }
}
