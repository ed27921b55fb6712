//! What is counted. Whole numbers only, added in any order: the number of cores cannot change a result.

use crate::spread::Spread;
use kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A whole win. A win shared by up to eight is still a whole number.
pub const WIN: u64 = 840;

/// How often something was done, and how it goes with winning.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Use {
    /// How often.
    pub times: u64,
    /// Games in which it was done at least once.
    pub games: u64,
    /// Seats of games that did it at least once.
    pub seats: u64,
    /// What those seats won.
    pub wins: u64,
}

/// Uses by name.
pub type Uses = BTreeMap<String, Use>;

/// What is seen in games that are looked at closely.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Close {
    /// How many games.
    pub games: u64,
    /// How often the lead passed from one seat to another.
    pub leads: Spread,
    /// Whether the winner was ever behind, in games with one winner.
    pub comebacks: u64,
    /// Actions, by the first word of their notation.
    pub kinds: Uses,
    /// Cards that came into a hand, and who won.
    pub held: Uses,
    /// Cards that a choice touched, and who won.
    pub played: Uses,
    /// The clauses that explain what was done.
    pub clauses: Uses,
    /// What the games announced.
    pub events: Uses,
}

/// What is counted of every game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Tally {
    /// How many games.
    pub games: u64,
    /// Actions in a game.
    pub length: Spread,
    /// Choices on offer, over all actions.
    pub choices: u64,
    /// What each seat won.
    pub wins: Vec<u64>,
    /// Games with several winners.
    pub ties: u64,
    /// Final points of each seat.
    pub scores: Vec<Spread>,
    /// By how much the first is ahead of the second.
    pub margin: Spread,
    /// What is counted in some games only.
    pub close: Close,
}

/// A difference between two variants on the same deal, summed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Difference {
    /// The sum.
    pub sum: i64,
    /// The sum of squares.
    pub squares: u64,
}

/// Differences of one variant to the first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Paired {
    /// Of what the first seat won.
    pub first: Difference,
    /// Of actions.
    pub length: Difference,
    /// Of all seats' points together.
    pub points: Difference,
    /// Of the margin.
    pub margin: Difference,
    /// Of ties.
    pub ties: Difference,
}

/// How one game ended.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Ending {
    /// Actions.
    pub actions: u64,
    /// Choices on offer.
    pub choices: u64,
    /// Who won.
    pub winners: SeatSet,
    /// Final points.
    pub scores: Vec<i32>,
}

impl Ending {
    /// What `seat` won.
    pub fn won(&self, seat: Seat) -> u64 {
        if self.winners.contains(seat) { WIN / self.winners.len() as u64 } else { 0 }
    }

    /// By how much the first is ahead of the second.
    pub fn margin(&self) -> i32 {
        let mut sorted = self.scores.clone();
        sorted.sort_unstable_by(|a, b| b.cmp(a));
        if sorted.len() < 2 { 0 } else { sorted[0] - sorted[1] }
    }

    fn points(&self) -> i64 {
        self.scores.iter().map(|&points| points as i64).sum()
    }
}

impl Tally {
    /// Nothing yet, at a table of `seats`.
    pub fn new(seats: u8) -> Tally {
        let seats = seats as usize;
        Tally { wins: vec![0; seats], scores: vec![Spread::default(); seats], ..Tally::default() }
    }

    /// Counts a game.
    pub fn add(&mut self, ending: &Ending) {
        self.games += 1;
        self.length.add(ending.actions as i32);
        self.choices += ending.choices;
        for (seat, wins) in Seat::all(self.wins.len() as u8).zip(&mut self.wins) {
            *wins += ending.won(seat);
        }
        self.ties += (ending.winners.len() > 1) as u64;
        self.scores.iter_mut().zip(&ending.scores).for_each(|(spread, points)| spread.add(*points));
        self.margin.add(ending.margin());
    }

    /// Adds what was counted elsewhere.
    pub fn merge(&mut self, other: &Tally) {
        self.games += other.games;
        self.length.merge(&other.length);
        self.choices += other.choices;
        self.wins.iter_mut().zip(&other.wins).for_each(|(sum, more)| *sum += more);
        self.ties += other.ties;
        self.scores.iter_mut().zip(&other.scores).for_each(|(sum, more)| sum.merge(more));
        self.margin.merge(&other.margin);
        self.close.merge(&other.close);
    }
}

impl Close {
    fn merge(&mut self, other: &Close) {
        self.games += other.games;
        self.leads.merge(&other.leads);
        self.comebacks += other.comebacks;
        let lists = [
            (&mut self.kinds, &other.kinds),
            (&mut self.held, &other.held),
            (&mut self.played, &other.played),
            (&mut self.clauses, &other.clauses),
            (&mut self.events, &other.events),
        ];
        for (own, more) in lists {
            more.iter().for_each(|(name, uses)| own.entry(name.clone()).or_default().merge(uses));
        }
    }
}

impl Use {
    /// Adds what was counted elsewhere.
    pub fn merge(&mut self, other: &Use) {
        self.times += other.times;
        self.games += other.games;
        self.seats += other.seats;
        self.wins += other.wins;
    }
}

impl Difference {
    fn add(&mut self, difference: i64) {
        self.sum += difference;
        self.squares += difference.unsigned_abs().pow(2);
    }

    fn merge(&mut self, other: &Difference) {
        self.sum += other.sum;
        self.squares += other.squares;
    }
}

impl Paired {
    /// Counts a deal that was played in both ways.
    pub fn add(&mut self, base: &Ending, other: &Ending) {
        let first = Seat::new(0);
        self.first.add(other.won(first) as i64 - base.won(first) as i64);
        self.length.add(other.actions as i64 - base.actions as i64);
        self.points.add(other.points() - base.points());
        self.margin.add((other.margin() - base.margin()) as i64);
        self.ties.add((other.winners.len() > 1) as i64 - (base.winners.len() > 1) as i64);
    }

    /// Adds what was counted elsewhere.
    pub fn merge(&mut self, other: &Paired) {
        self.first.merge(&other.first);
        self.length.merge(&other.length);
        self.points.merge(&other.points);
        self.margin.merge(&other.margin);
        self.ties.merge(&other.ties);
    }
}
