//! A bot that asks a network, whoever trained it: what the seat knows goes in as bytes, a number for each action comes out.
//!
//! The house keeps the rules: a network is told which actions are legal, and only those can be chosen, whatever it says.

use kernel::{Bot, Budget, Encode, Heuristic, Perspective};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Something that rates the numbered actions of one game.
pub trait Network: Send + Sync {
    /// Rates every action: `out` gets as many numbers as the mask has, the higher the better. `planes` are what
    /// [`Encode::write_planes`] writes, `mask` has a 1 for each legal action.
    fn rate(&self, planes: &[u8], mask: &[u8], out: &mut Vec<f32>);
}

/// Networks by the name they play under.
pub type Guests = BTreeMap<String, Arc<dyn Network>>;

/// Plays what a network rates best.
pub struct Reader<G: Heuristic> {
    network: Arc<dyn Network>,
    legal: Vec<G::Action>,
    planes: Vec<u8>,
    mask: Vec<u8>,
    ratings: Vec<f32>,
}

impl<G: Heuristic> Reader<G> {
    /// A player that asks this network.
    pub fn new(network: Arc<dyn Network>) -> Self {
        let (planes, mask) = (vec![0; <G as Encode>::CELLS], vec![0; <G as Encode>::ACTIONS as usize]);
        Reader { network, legal: Vec::new(), planes, mask, ratings: Vec::new() }
    }
}

impl<G: Heuristic> Bot<G> for Reader<G> {
    fn choose(&mut self, eyes: &Perspective<'_, G>, _budget: Budget) -> Option<G::Action> {
        self.legal.clear();
        eyes.choices(&mut self.legal);
        if self.legal.len() < 2 {
            return self.legal.first().copied();
        }
        self.mask.fill(0);
        let numbers = self.legal.iter().filter_map(|&action| eyes.number(action));
        numbers.for_each(|number| self.mask[number as usize] = 1);
        eyes.write_planes(&mut self.planes);
        self.ratings.clear();
        self.network.rate(&self.planes, &self.mask, &mut self.ratings);
        let rating = |action: &G::Action| {
            let rating = eyes.number(*action).and_then(|number| self.ratings.get(number as usize).copied());
            rating.filter(|rating| !rating.is_nan()).unwrap_or(f32::NEG_INFINITY)
        };
        self.legal.iter().copied().max_by(|a, b| rating(a).total_cmp(&rating(b)))
    }

    fn call(&mut self, eyes: &Perspective<'_, G>) -> Option<G::Action> {
        eyes.advised_call()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{Chance, Game, Seat};
    use template::Kuhn;

    /// Wants one action, and knows nothing of the others.
    struct Wants(usize);

    impl Network for Wants {
        fn rate(&self, planes: &[u8], mask: &[u8], out: &mut Vec<f32>) {
            assert_eq!((planes.len(), planes[..3].iter().sum::<u8>()), (Kuhn::CELLS, 1), "one card is held");
            out.extend((0..mask.len()).map(|number| if number == self.0 { 1.0 } else { f32::NAN }));
        }
    }

    #[test]
    fn the_best_rated_legal_action_is_chosen() {
        let game = Kuhn::deal(&Default::default(), 2, Chance::Fast(1)).expect("two can play");
        let says = |wanted| {
            let mut bot = Reader::<Kuhn>::new(Arc::new(Wants(wanted)));
            let seat = game.to_act().first().unwrap_or(Seat::new(0));
            let action = bot.choose(&Perspective::new(&game, seat), Budget { iterations: 1 });
            action.map(|action| action.to_string())
        };
        assert_eq!((says(0).as_deref(), says(1).as_deref()), (Some("check"), Some("bet")));
        // To call is not legal yet, however much it is wanted.
        assert!(matches!(says(3).as_deref(), Some("check" | "bet")));
    }
}
