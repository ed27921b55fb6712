//! A bot that follows its game's own advice.

use kernel::{Bot, Budget, Heuristic, Perspective, Stream};

/// Plays the action that the game's [`Heuristic`] likes best; ties are broken by lot.
pub struct Greedy<G: Heuristic> {
    stream: Stream,
    legal: Vec<G::Action>,
    ratings: Vec<i32>,
    best: Vec<G::Action>,
}

impl<G: Heuristic> Greedy<G> {
    /// A greedy player; the same seed plays the same way.
    pub fn new(seed: u64) -> Self {
        Greedy { stream: Stream::fast(seed), legal: Vec::new(), ratings: Vec::new(), best: Vec::new() }
    }
}

impl<G: Heuristic> Bot<G> for Greedy<G> {
    fn choose(&mut self, eyes: &Perspective<'_, G>, _budget: Budget) -> Option<G::Action> {
        self.legal.clear();
        eyes.choices(&mut self.legal);
        // Rated in an imagined world: even a heuristic that looked at hidden cards would see none.
        let world = eyes.imagine(&mut self.stream);
        self.ratings.clear();
        world.rate_all(eyes.seat(), &self.legal, &mut self.ratings);
        let highest = self.ratings.iter().max()?;
        self.best.clear();
        let rated = self.legal.iter().zip(&self.ratings);
        self.best.extend(rated.filter(|(_, rating)| *rating == highest).map(|(action, _)| *action));
        self.stream.pick(&self.best).copied()
    }

    fn call(&mut self, eyes: &Perspective<'_, G>) -> Option<G::Action> {
        eyes.advised_call()
    }
}
