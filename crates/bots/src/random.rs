//! A bot without opinions.

use kernel::{Bot, Budget, Game, Perspective, Stream};

/// Plays any legal action, each equally likely.
pub struct Random<G: Game> {
    stream: Stream,
    legal: Vec<G::Action>,
}

impl<G: Game> Random<G> {
    /// A random player; the same seed plays the same way.
    pub fn new(seed: u64) -> Self {
        Random { stream: Stream::fast(seed), legal: Vec::new() }
    }
}

impl<G: Game> Bot<G> for Random<G> {
    fn choose(&mut self, eyes: &Perspective<'_, G>, _budget: Budget) -> Option<G::Action> {
        self.legal.clear();
        eyes.legal(&mut self.legal);
        self.stream.pick(&self.legal).copied()
    }
}
