//! Worlds as often as they are likely: a seat knows more than its cards, for it has seen what the others did.
//!
//! A walk (Metropolis and Hastings) goes from an imagined world to one that differs a little, always if what the others
//! did fits it better, and the less often the worse it fits. Worlds far enough apart on the way are samples of what the
//! seat should believe. What fits how well, the game says ([`Heuristic::likelihood`]).

use kernel::{Heuristic, Perspective, Stream};

/// Steps from a first world to one that is likely.
const SETTLE: u32 = 48;
/// Steps from one sample to the next.
const STEPS: u32 = 16;
/// Samples of one walk. Walks are independent of each other.
const SAMPLES: u32 = 8;

/// The worlds of a seat, by number: the same seed and number are always the same world, in whatever order they are asked
/// for.
pub struct Beliefs<'a, G> {
    seed: u64,
    eyes: Perspective<'a, G>,
    walk: Option<Walk<G>>,
}

/// Where a walk is.
struct Walk<G> {
    number: u32,
    /// How many samples it has left behind.
    sample: u32,
    stream: Stream,
    world: G,
    /// How likely this world is.
    fit: i32,
    /// Whether all worlds are equally likely: then each sample is imagined anew.
    is_even: bool,
}

impl<'a, G: Heuristic> Beliefs<'a, G> {
    /// What `eyes` believes.
    pub const fn new(seed: u64, eyes: Perspective<'a, G>) -> Self {
        Beliefs { seed, eyes, walk: None }
    }

    /// The world with this number.
    pub fn world(&mut self, number: u32) -> G {
        let (number, sample) = (number / SAMPLES, number % SAMPLES);
        let walk = self.walk.take().filter(|walk| walk.number == number && walk.sample <= sample);
        let walk = self.walk.insert(walk.unwrap_or_else(|| Walk::begin(self.seed, number, &self.eyes)));
        while walk.sample < sample {
            walk.go_on(&self.eyes);
        }
        walk.world.clone()
    }
}

impl<G: Heuristic> Walk<G> {
    fn begin(seed: u64, number: u32, eyes: &Perspective<'_, G>) -> Walk<G> {
        let mut stream = Stream::fast(seed ^ (u64::from(number) + 1).wrapping_mul(0xd134_2543_de82_ef95));
        let world = eyes.imagine(&mut stream);
        let fit = world.likelihood(eyes.seat(), i32::MIN);
        let mut walk = Walk { number, sample: 0, stream, world, fit, is_even: false };
        walk.step(SETTLE, eyes);
        walk
    }

    /// On to the next sample.
    fn go_on(&mut self, eyes: &Perspective<'_, G>) {
        self.sample += 1;
        if self.is_even {
            self.world = eyes.imagine(&mut self.stream);
        } else {
            self.step(STEPS, eyes);
        }
    }

    fn step(&mut self, steps: u32, eyes: &Perspective<'_, G>) {
        for _ in 0..steps {
            let mut other = self.world.clone();
            if !other.vary(eyes.seat(), &mut self.stream) {
                self.is_even = true;
                return;
            }
            let least = self.fit - patience(self.stream.word());
            let fit = other.likelihood(eyes.seat(), least);
            if fit >= least {
                (self.world, self.fit) = (other, fit);
            }
        }
    }
}

/// How much less likely the next world may be, in thousandths of a logarithm: `n` or more with a chance of `e` to the power
/// of `-n`. Logarithms to the base of two with straight lines between them: near enough, and the same on every machine.
fn patience(lot: u32) -> i32 {
    const LN_2: u64 = 693;
    let halvings = u64::from(lot.leading_zeros().min(31));
    let rest = (1 << 32) - (u64::from(lot.max(1)) << halvings);
    (LN_2 * halvings + LN_2 * rest / (1 << 31)) as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patience_is_as_long_as_chance_has_it() {
        let mut stream = Stream::fast(7);
        let lots: Vec<i32> = (0..100_000).map(|_| patience(stream.word())).collect();
        for (least, thousandths) in [(0, 1000), (500, 607), (1000, 368), (2000, 135), (4000, 18)] {
            let found = lots.iter().filter(|&&lot| lot >= least).count() as i32 / 100;
            assert!((found - thousandths).abs() < 40, "{least}: {found}");
        }
        assert_eq!((patience(u32::MAX), patience(1 << 31), patience(0)), (0, 693, 31 * 693 + 693));
    }
}
