//! A bot that follows its game's own advice.

use kernel::{Bot, Budget, Heuristic, Perspective, Stream};

/// Plays the action that the game's [`Heuristic`] likes best; ties are broken by lot.
pub struct Greedy<G: Heuristic> {
    stream: Stream,
    legal: Vec<G::Action>,
    best: Vec<G::Action>,
}

impl<G: Heuristic> Greedy<G> {
    /// A greedy player; the same seed plays the same way.
    pub fn new(seed: u64) -> Self {
        Greedy { stream: Stream::fast(seed), legal: Vec::new(), best: Vec::new() }
    }
}

impl<G: Heuristic> Bot<G> for Greedy<G> {
    fn choose(&mut self, eyes: &Perspective<'_, G>, _budget: Budget) -> Option<G::Action> {
        self.legal.clear();
        eyes.legal(&mut self.legal);
        // Rated in an imagined world: even a heuristic that looked at hidden cards would see none.
        let world = eyes.imagine(&mut self.stream);
        let rating = |action: &G::Action| world.rate(eyes.seat(), *action);
        let highest = self.legal.iter().map(rating).max()?;
        self.best.clear();
        self.best.extend(self.legal.iter().copied().filter(|action| rating(action) == highest));
        self.stream.pick(&self.best).copied()
    }
}
