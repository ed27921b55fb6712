//! How a whole number is spread over many games, exactly: counts only, so that any order of adding gives the same.

use serde::{Deserialize, Serialize};

/// Values beyond this are counted as this: no statistic of a game lies there, and memory stays flat.
const MOST: i32 = 1 << 16;

/// How often each value came.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Vec<(i32, u64)>", into = "Vec<(i32, u64)>")]
pub struct Spread {
    low: i32,
    counts: Vec<u64>,
}

impl From<Vec<(i32, u64)>> for Spread {
    fn from(pairs: Vec<(i32, u64)>) -> Self {
        let mut spread = Spread::default();
        pairs.into_iter().for_each(|(value, count)| spread.add_many(value, count));
        spread
    }
}

impl From<Spread> for Vec<(i32, u64)> {
    fn from(spread: Spread) -> Self {
        spread.pairs().collect()
    }
}

impl Spread {
    /// One more of `value`.
    #[inline]
    pub fn add(&mut self, value: i32) {
        match self.counts.get_mut((value.wrapping_sub(self.low)) as u32 as usize) {
            Some(count) => *count += 1,
            None => self.add_many(value, 1),
        }
    }

    /// `count` more of `value`.
    pub fn add_many(&mut self, value: i32, count: u64) {
        let value = value.clamp(-MOST, MOST);
        if self.counts.is_empty() {
            self.low = value;
        }
        if value < self.low {
            let missing = (self.low - value) as usize;
            self.counts.splice(0..0, std::iter::repeat_n(0, missing));
            self.low = value;
        }
        let at = (value - self.low) as usize;
        if at >= self.counts.len() {
            self.counts.resize(at + 1, 0);
        }
        self.counts[at] += count;
    }

    /// Adds another spread.
    pub fn merge(&mut self, other: &Spread) {
        other.pairs().for_each(|(value, count)| self.add_many(value, count));
    }

    /// Values and how often they came, ascending.
    pub fn pairs(&self) -> impl Iterator<Item = (i32, u64)> + '_ {
        let value = |(at, count): (usize, &u64)| (self.low + at as i32, *count);
        self.counts.iter().enumerate().map(value).filter(|(_, count)| *count > 0)
    }

    /// How many values.
    pub fn count(&self) -> u64 {
        self.counts.iter().sum()
    }

    /// Their sum.
    pub fn sum(&self) -> i64 {
        self.pairs().map(|(value, count)| value as i64 * count as i64).sum()
    }

    /// The sum of their squares.
    pub fn squares(&self) -> u64 {
        self.pairs().map(|(value, count)| (value as i64).pow(2) as u64 * count).sum()
    }

    /// The least value that at least `per_mille` of the values do not exceed.
    pub fn quantile(&self, per_mille: u64) -> i32 {
        let wanted = (self.count() * per_mille).div_ceil(1000);
        let mut seen = 0;
        let found = self.pairs().find(|(_, count)| {
            seen += count;
            seen >= wanted
        });
        found.or_else(|| self.pairs().last()).map_or(0, |(value, _)| value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_order_of_adding_gives_the_same() {
        let values = [3, -2, 7, 3, 0, 900, -2];
        let of = |values: &[i32]| {
            let mut spread = Spread::default();
            values.iter().for_each(|&value| spread.add(value));
            spread
        };
        let mut parts = of(&values[4..]);
        parts.merge(&of(&values[..4]));
        let pairs = |spread: &Spread| spread.pairs().collect::<Vec<_>>();
        assert_eq!(pairs(&parts), pairs(&of(&values)));
        assert_eq!((parts.count(), parts.sum(), parts.quantile(500)), (7, 909, 3));
        assert_eq!(serde_json::to_string(&parts).unwrap(), "[[-2,2],[0,1],[3,2],[7,1],[900,1]]");
    }
}
