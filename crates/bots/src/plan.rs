//! What a seat finds out about its own later choices while it tries one out.
//!
//! In a trial everybody follows the game's advice; but a seat that comes to the same place again and again may do better
//! there. A place is what the seat is offered, so many decisions from now: the list says what it holds and what it faces,
//! and nothing it cannot know, so no hidden card can steer it. At first the advised choice is taken; with more visits more
//! of the best rated ones are tried, and what went well is taken more often.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

/// The most choices of a place that are tried.
const WIDTH: usize = 4;
/// One more of them is tried after so many visits.
const PATIENCE: u32 = 4;
/// How eagerly choices are tried that little is known about.
const CURIOSITY: f32 = 0.2;

/// What is known of one seat's later choices.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan<A> {
    places: HashMap<u64, Place<A>>,
    /// The places of this trial, and what was chosen there.
    path: Vec<(u64, usize)>,
    /// Decisions of this trial so far, and whether their places are known.
    depth: u32,
    is_known: bool,
}

/// A decision to come.
#[derive(Clone, PartialEq, Debug)]
struct Place<A> {
    visits: u32,
    /// The best rated choices, the advised one first.
    choices: Vec<Choice<A>>,
}

#[derive(Clone, Copy, PartialEq, Debug)]
struct Choice<A> {
    action: A,
    tries: u32,
    /// How it went, in thousandths.
    total: i64,
}

impl<A> Default for Plan<A> {
    fn default() -> Self {
        Plan { places: HashMap::new(), path: Vec::new(), depth: 0, is_known: true }
    }
}

impl<A: Copy + Ord + Hash> Plan<A> {
    /// A new trial begins.
    pub fn begin(&mut self) {
        self.path.clear();
        (self.depth, self.is_known) = (0, true);
    }

    /// What to do with these choices; the game's advice on them, and which one it would take.
    pub fn choose(&mut self, legal: &[A], ratings: &[i32], advised: usize) -> A {
        // One new place in each trial: what comes after it follows the advice.
        if !self.is_known {
            return legal[advised];
        }
        self.depth += 1;
        let key = key(self.depth, legal);
        self.is_known = self.places.contains_key(&key);
        let place = self.places.entry(key).or_insert_with(|| Place::new(legal, ratings, advised));
        place.visits += 1;
        let chosen = place.best();
        self.path.push((key, chosen));
        place.choices[chosen].action
    }

    /// The trial went so, in thousandths.
    pub fn learn(&mut self, value: i32) {
        for (key, chosen) in &self.path {
            let Some(place) = self.places.get_mut(key) else { continue };
            place.choices[*chosen].tries += 1;
            place.choices[*chosen].total += i64::from(value);
        }
    }
}

impl<A: Copy + Ord> Place<A> {
    fn new(legal: &[A], ratings: &[i32], advised: usize) -> Self {
        let mut order: Vec<usize> = (0..legal.len()).collect();
        order.sort_by_key(|&index| (std::cmp::Reverse(ratings[index]), index != advised));
        let choice = |index: usize| Choice { action: legal[index], tries: 0, total: 0 };
        Place { visits: 0, choices: order.into_iter().take(WIDTH).map(choice).collect() }
    }

    /// The choice to take on this visit.
    fn best(&self) -> usize {
        let open = (1 + self.visits / PATIENCE) as usize;
        let doublings = (1 + self.visits.ilog2()) as f32;
        let score = |choice: &Choice<A>| match choice.tries {
            0 => f32::MAX,
            tries => choice.total as f32 / (1000 * tries) as f32 + CURIOSITY * (doublings / tries as f32).sqrt(),
        };
        let scores = self.choices.iter().take(open).map(score).enumerate();
        scores.reduce(|best, other| if other.1 > best.1 { other } else { best }).map_or(0, |(index, _)| index)
    }
}

fn key<A: Hash>(depth: u32, legal: &[A]) -> u64 {
    let mut hasher = DefaultHasher::new();
    (depth, legal).hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is chosen in so many trials of a place where choice 2 is the best and choice 0 is advised.
    fn chosen(trials: usize) -> Vec<u32> {
        let mut plan = Plan::default();
        let trial = |_| {
            plan.begin();
            let action = plan.choose(&[0, 1, 2, 3, 4, 5], &[9, 8, 7, 6, 5, 4], 0);
            plan.learn([300, 200, 800, 100, 999, 999][action as usize]);
            action
        };
        (0..trials).map(trial).collect()
    }

    #[test]
    fn the_advice_is_followed_first_and_what_goes_best_in_the_end() {
        let chosen = chosen(400);
        assert_eq!(chosen[..3], [0, 0, 0]);
        assert!(chosen[100..].iter().filter(|&&action| action == 2).count() > 250);
        assert!(chosen.iter().all(|&action| action < WIDTH as u32), "only the best rated are tried");
    }

    #[test]
    fn a_trial_learns_one_new_place() {
        let mut plan = Plan::default();
        for known in 1..4 {
            plan.begin();
            for legal in [[1, 2], [3, 4], [5, 6], [7, 8]] {
                plan.choose(&legal, &[1, 0], 0);
            }
            assert_eq!(plan.places.len(), known);
        }
    }
}
