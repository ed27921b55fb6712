//! A bot without opinions.

use crate::calls::call_by_lot;
use kernel::{Bot, Budget, Heuristic, Perspective, Stream};

/// Plays any legal action, each equally likely.
pub struct Random<G: Heuristic> {
    stream: Stream,
    legal: Vec<G::Action>,
}

impl<G: Heuristic> Random<G> {
    /// A random player; the same seed plays the same way.
    pub fn new(seed: u64) -> Self {
        Random { stream: Stream::fast(seed), legal: Vec::new() }
    }
}

impl<G: Heuristic> Bot<G> for Random<G> {
    fn choose(&mut self, eyes: &Perspective<'_, G>, _budget: Budget) -> Option<G::Action> {
        self.legal.clear();
        eyes.choices(&mut self.legal);
        self.stream.pick(&self.legal).copied()
    }

    fn call(&mut self, eyes: &Perspective<'_, G>) -> Option<G::Action> {
        self.legal.clear();
        eyes.calls(&mut self.legal);
        call_by_lot(&self.legal, &mut self.stream)
    }
}
