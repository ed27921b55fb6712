//! Many hands for one bot: the parts of a rehearsal on all cores.
//!
//! Bots know no threads; whoever seats them lends them some. What a bot chooses does not depend on how many.

use bots::{Crew, Part};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

/// So many threads, each taking the next part when it is done with one.
struct Threads(usize);

impl Crew for Threads {
    fn play<'a>(&self, parts: Vec<Part<'a>>) {
        let helpers = self.0.min(parts.len()).saturating_sub(1);
        let queue = Mutex::new(parts.into_iter());
        let next = || queue.lock().unwrap_or_else(PoisonError::into_inner).next();
        let work = || {
            while let Some(part) = next() {
                part()
            }
        };
        thread::scope(|scope| {
            (0..helpers).for_each(|_| drop(scope.spawn(work)));
            work();
        });
    }
}

/// As many as the machine has cores.
pub fn all_cores() -> Arc<dyn Crew> {
    Arc::new(Threads(thread::available_parallelism().map_or(1, usize::from)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::{Alone, Rehearser};
    use kernel::{Chance, Game, Perspective, Seat};
    use template::Kuhn;

    #[test]
    fn any_number_of_threads_chooses_the_same() {
        let game = Kuhn::deal(&Default::default(), 2, Chance::Fast(5)).unwrap();
        let eyes = Perspective::new(&game, Seat::new(0));
        let mut legal = Vec::new();
        eyes.legal(&mut legal);
        let alone = Rehearser::new(9).ponder(&Alone, &eyes, &legal, 500);
        for size in [1, 2, 3, 8] {
            assert_eq!(Rehearser::new(9).ponder(&Threads(size), &eyes, &legal, 500), alone);
        }
    }
}
