//! Estimates with intervals. Shares: Wilson's interval; means: the normal interval of the mean. Both at 95 %.

use crate::spread::Spread;
use crate::tally::{Difference, WIN};
use serde::Serialize;

/// The normal quantile of a 95 % interval.
const Z: f64 = 1.959_964;

/// A number that was measured, and where the truth lies with 95 % confidence.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Estimate {
    /// The measured value.
    pub value: f64,
    /// The low end.
    pub low: f64,
    /// The high end.
    pub high: f64,
}

impl Estimate {
    /// Whether this number lies in the interval.
    pub fn covers(&self, value: f64) -> bool {
        self.low <= value && value <= self.high
    }

    /// Every part multiplied.
    #[must_use]
    pub fn times(self, factor: f64) -> Estimate {
        Estimate { value: self.value * factor, low: self.low * factor, high: self.high * factor }
    }
}

/// A share of `of`, by Wilson. `part` may hold fractions (shared wins), which makes the interval a little too wide.
pub fn share(part: f64, of: u64) -> Estimate {
    if of == 0 {
        return Estimate { value: 0.0, low: 0.0, high: 1.0 };
    }
    let n = of as f64;
    let p = part / n;
    let middle = (p + Z * Z / (2.0 * n)) / (1.0 + Z * Z / n);
    let half = Z / (1.0 + Z * Z / n) * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).max(0.0).sqrt();
    Estimate { value: p, low: (middle - half).max(0.0).min(p), high: (middle + half).min(1.0).max(p) }
}

/// What was won (in parts of [`WIN`]) as a share of games or seats.
pub fn won(wins: u64, of: u64) -> Estimate {
    share(wins as f64 / WIN as f64, of)
}

/// The mean of `count` numbers with this sum and sum of squares.
pub fn mean_of(sum: f64, squares: f64, count: u64) -> Estimate {
    if count == 0 {
        return Estimate { value: 0.0, low: 0.0, high: 0.0 };
    }
    let n = count as f64;
    let mean = sum / n;
    let variance = if count > 1 { ((squares - sum * mean) / (n - 1.0)).max(0.0) } else { 0.0 };
    let half = Z * (variance / n).sqrt();
    Estimate { value: mean, low: mean - half, high: mean + half }
}

/// The mean of a spread.
pub fn mean(spread: &Spread) -> Estimate {
    mean_of(spread.sum() as f64, spread.squares() as f64, spread.count())
}

/// The mean of differences on the same deals.
pub fn difference(difference: &Difference, deals: u64) -> Estimate {
    mean_of(difference.sum as f64, difference.squares as f64, deals)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilson_agrees_with_the_textbook() {
        let estimate = share(7.0, 20);
        assert!((estimate.low - 0.1812).abs() < 1e-3 && (estimate.high - 0.5671).abs() < 1e-3, "{estimate:?}");
        assert_eq!(share(0.0, 10).low, 0.0);
        assert!(share(0.0, 10).high > 0.2);
    }

    #[test]
    fn a_mean_has_the_normal_interval() {
        let mut spread = Spread::default();
        [1, 2, 3, 4, 5].into_iter().for_each(|value| spread.add(value));
        let estimate = mean(&spread);
        let half = 1.959_964 * (2.5f64 / 5.0).sqrt();
        assert!((estimate.value - 3.0).abs() < 1e-12 && (estimate.high - 3.0 - half).abs() < 1e-9);
    }
}
