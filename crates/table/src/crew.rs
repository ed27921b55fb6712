//! Many hands for one bot: the parts of a rehearsal on all cores.
//!
//! Bots know no threads; whoever seats them lends them some. What a bot chooses does not depend on how many.

use bots::{Crew, Part, Sum};
use std::sync::Arc;
use std::thread;

/// A thread for each part.
struct Threads(usize);

impl Crew for Threads {
    fn size(&self) -> usize {
        self.0
    }

    fn play(&self, mut parts: Vec<Part<'_>>) -> Vec<Vec<Sum>> {
        let own = parts.pop();
        thread::scope(|scope| {
            let others: Vec<_> = parts.into_iter().map(|part| scope.spawn(part)).collect();
            let last = own.map(|part| part());
            let join =
                |part: thread::ScopedJoinHandle<'_, Vec<Sum>>| part.join().expect("a world is played to its end");
            others.into_iter().map(join).chain(last).collect()
        })
    }
}

/// As many as the machine has cores.
pub fn all_cores() -> Arc<dyn Crew> {
    Arc::new(Threads(thread::available_parallelism().map_or(1, usize::from)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::Rehearser;
    use kernel::{Chance, Game, Perspective, Seat};
    use template::Kuhn;

    #[test]
    fn any_number_of_threads_chooses_the_same() {
        let game = Kuhn::deal(&Default::default(), 2, Chance::Fast(5)).unwrap();
        let eyes = Perspective::new(&game, Seat::new(0));
        let mut legal = Vec::new();
        eyes.legal(&mut legal);
        let alone = Rehearser::new(9).ponder(&eyes, &legal, 500);
        for size in [1, 2, 3, 8] {
            assert_eq!(Rehearser::new(9).ponder_with(&Threads(size), &eyes, &legal, 500, &|| true), alone);
        }
    }
}
