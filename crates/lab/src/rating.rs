//! Ratings from duels: the model of Bradley and Terry, on the scale of Elo.
//!
//! Each pair that met is given one drawn duel more than it played, so that one who lost every time has a rating, too.

/// Duels of each pair: what the row won against the column, and how many there were.
pub struct Duels {
    size: usize,
    won: Vec<f64>,
    met: Vec<f64>,
}

/// Rounds of fitting; it settles long before.
const ROUNDS: usize = 2_000;

impl Duels {
    /// No duels yet.
    pub fn new(size: usize) -> Duels {
        Duels { size, won: vec![0.0; size * size], met: vec![0.0; size * size] }
    }

    /// `a` won `share` of one duel against `b`.
    pub fn add(&mut self, a: usize, b: usize, share: f64) {
        for (one, other, share) in [(a, b, share), (b, a, 1.0 - share)] {
            self.won[one * self.size + other] += share;
            self.met[one * self.size + other] += 1.0;
        }
    }

    /// Ratings in Elo points; their mean is 0.
    pub fn ratings(&self) -> Vec<f64> {
        let mut strength = vec![1.0; self.size];
        for _ in 0..ROUNDS {
            strength = self.round(&strength);
        }
        let ratings: Vec<f64> = strength.iter().map(|s: &f64| 400.0 * s.log10()).collect();
        let mean = ratings.iter().sum::<f64>() / self.size as f64;
        ratings.into_iter().map(|rating| rating - mean).collect()
    }

    fn round(&self, strength: &[f64]) -> Vec<f64> {
        let new = |one: usize| {
            let (mut wins, mut expected) = (0.0, 0.0);
            for other in (0..self.size).filter(|&other| self.met[one * self.size + other] > 0.0) {
                wins += self.won[one * self.size + other] + 0.5;
                expected += (self.met[one * self.size + other] + 1.0) / (strength[one] + strength[other]);
            }
            if expected > 0.0 { wins / expected } else { strength[one] }
        };
        let new: Vec<f64> = (0..self.size).map(new).collect();
        let mean = (new.iter().map(|s| s.ln()).sum::<f64>() / self.size as f64).exp();
        new.into_iter().map(|s| s / mean).collect()
    }
}

/// How far an estimate moves when each of these groups of deals is left out in turn: the jackknife's standard error.
pub fn jackknife(without: &[f64]) -> f64 {
    let n = without.len() as f64;
    if without.len() < 2 {
        return f64::INFINITY;
    }
    let mean = without.iter().sum::<f64>() / n;
    ((n - 1.0) / n * without.iter().map(|value| (value - mean).powi(2)).sum::<f64>()).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_to_one_is_about_two_hundred_points() {
        let mut duels = Duels::new(2);
        (0..3000).for_each(|_| duels.add(0, 1, 0.75));
        let ratings = duels.ratings();
        assert!((ratings[0] - ratings[1] - 190.8).abs() < 1.0, "{ratings:?}");
    }

    #[test]
    fn who_never_won_has_a_rating() {
        let mut duels = Duels::new(3);
        (0..50).for_each(|_| duels.add(0, 1, 1.0));
        (0..50).for_each(|_| duels.add(1, 2, 1.0));
        let ratings = duels.ratings();
        assert!(ratings.iter().all(|rating| rating.is_finite()));
        assert!(ratings[0] > ratings[1] && ratings[1] > ratings[2]);
    }

    #[test]
    fn the_jackknife_of_a_mean_is_its_standard_error() {
        let values = [1.0, 2.0, 4.0, 8.0];
        let sum: f64 = values.iter().sum();
        let without: Vec<f64> = values.iter().map(|value| (sum - value) / 3.0).collect();
        let mean = sum / 4.0;
        let variance = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / 3.0;
        assert!((jackknife(&without) - (variance / 4.0).sqrt()).abs() < 1e-12);
    }
}
