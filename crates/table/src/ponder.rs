//! Bots that think elsewhere: a table lends out a bot with what its seat knows and takes it back with its answer.
//!
//! A room can then go on listening while a bot searches on another thread. The bot still gets a perspective and never
//! a state.

use crate::table::{Playable, Table};
use bots::Greedy;
use kernel::{Bot, Budget, Patience, Perspective, Seat, Stream};
use std::any::Any;

/// A bot about to think; call it on any thread, with as much patience as there is.
pub type Pondering = Box<dyn FnOnce(Patience<'_>) -> Pondered + Send>;

/// A bot that has thought.
pub struct Pondered {
    lent: Box<dyn Any + Send>,
    action: Option<String>,
    change: u32,
}

/// What travels back: the bot itself, by its game.
struct Lent<G: Playable>(Box<dyn Bot<G>>);

impl<G: Playable> Table<G> {
    pub(crate) fn ponder(&mut self, seat: Seat, budget: Budget) -> Option<Pondering> {
        let mut bot = self.bots[seat.index()].take()?;
        let game = self.game.clone();
        let change = self.changes[seat.index()];
        Some(Box::new(move |patience| {
            let eyes = Perspective::new(&game, seat);
            let action = bot.choose_in_time(&eyes, budget, patience).map(|action| action.to_string());
            Pondered { lent: Box::new(Lent(bot)), action, change }
        }))
    }

    pub(crate) fn settle(&mut self, seat: Seat, pondered: Pondered) -> Option<String> {
        if self.changes[seat.index()] != pondered.change {
            return None;
        }
        let lent = pondered.lent.downcast::<Lent<G>>().ok()?;
        self.bots[seat.index()] = Some(lent.0);
        pondered.action
    }

    /// What the game's own advice is for `seat`; takes no time worth mentioning.
    pub(crate) fn advise(&self, seat: Seat, seed: u64) -> Option<String> {
        let eyes = Perspective::new(&self.game, seat);
        Greedy::new(seed).choose(&eyes, Budget { iterations: 0 }).map(|action| action.to_string())
    }

    /// The same table with everything `seat` cannot know dealt anew; nobody sits there.
    pub(crate) fn imagined(&self, seat: Seat, seed: u64) -> Table<G> {
        let mut world = self.copy();
        world.game.determinize(seat, &mut Stream::fast(seed));
        world
    }
}

#[cfg(test)]
mod tests {
    use crate::catalog::{REFERENCE, all};
    use crate::{AnyTable, Seed, Setup};
    use kernel::{Budget, Millis, Reflex, Scene, Seat, Viewer};

    const BUDGET: Budget = Budget { iterations: 10 };

    fn open() -> Box<dyn AnyTable> {
        let setup = Setup { seats: 2, options: vec![], seed: Seed::number(4), scene: Scene::default() };
        (REFERENCE[0].open)(&setup).unwrap()
    }

    #[test]
    fn a_bot_thinks_elsewhere_and_comes_back() {
        let seat = Seat::new(0);
        let mut table = open();
        table.seat_bot(seat, "random", 1).unwrap();
        let pondering = table.ponder(seat, BUDGET).unwrap();
        assert!(table.ponder(seat, BUDGET).is_none(), "it is out already");
        let action = table.settle(seat, pondering(&|| true)).unwrap();
        table.act(seat, &action, Millis(0)).unwrap();
        assert!(table.ponder(seat, BUDGET).is_some(), "it is back");
    }

    #[test]
    fn a_bot_that_lost_its_seat_is_forgotten() {
        let seat = Seat::new(0);
        let mut table = open();
        table.seat_bot(seat, "random", 1).unwrap();
        let pondering = table.ponder(seat, BUDGET).unwrap();
        table.sit(seat, "Ann").unwrap();
        assert_eq!(table.settle(seat, pondering(&|| true)), None);
        assert!(table.ponder(seat, BUDGET).is_none());
    }

    #[test]
    fn a_bot_without_time_follows_the_advice_and_one_with_time_looks_ahead() {
        let asked = std::sync::atomic::AtomicU32::new(0);
        let more = |most: u32| asked.fetch_add(1, std::sync::atomic::Ordering::Relaxed) < most;
        for (kind, most) in [("expert", 0), ("expert", 20), ("search", 20)] {
            let mut table = open();
            table.seat_bot(Seat::new(0), kind, 1).unwrap();
            asked.store(0, std::sync::atomic::Ordering::Relaxed);
            let pondering = table.ponder(Seat::new(0), Budget { iterations: u32::MAX }).unwrap();
            let action = table.settle(Seat::new(0), pondering(&|| more(most))).unwrap();
            assert!(table.legal(Seat::new(0)).contains(&action), "{kind}");
            let asked = asked.load(std::sync::atomic::Ordering::Relaxed);
            assert!(asked > most && asked < most + 1000, "{kind}: it thought on after {most}, until {asked}");
        }
        assert!(open().legal(Seat::new(0)).contains(&open().advise(Seat::new(0), 3).unwrap()));
    }

    /// When the bots of a table have all laid a card, and how the record then reads.
    fn raced(kind: &str) -> (u32, String) {
        let word = |key: &str, value: &str| (key.to_string(), value.to_string());
        let options = vec![word("side", "animal"), word("deck_pick", "random"), word("board_build", "auto")];
        let setup = Setup { seats: 2, options, seed: Seed::number(3), scene: Scene::default() };
        let mut table = (crate::find(crate::puzzles::GAME).unwrap().open)(&setup).unwrap();
        for (number, seat) in (0..).zip(Seat::all(2)) {
            table.seat_bot(seat, kind, 5 + number).unwrap();
            assert_eq!(table.react(seat, Millis(0)), Reflex::Calm, "nothing is a race before GO");
            let action = table.think(seat, BUDGET).unwrap();
            table.act(seat, &action, Millis(0)).unwrap();
        }
        let (mut now, mut moved) = (3_000, 0);
        table.tick(Millis(now));
        while moved < 2 && now < 100_000 {
            for seat in Seat::all(2) {
                if let Reflex::Act(action) = table.react(seat, Millis(now)) {
                    table.act(seat, &action, Millis(now)).unwrap();
                    moved += 1;
                }
            }
            now += 100;
        }
        (now, table.to_play())
    }

    #[test]
    fn where_everybody_plays_at_once_bots_act_at_their_own_moments() {
        let (beginner, expert) = (raced("beginner"), raced("expert"));
        assert!(beginner.0 > 8_000 && beginner.0 > expert.0, "{} and {} ms", beginner.0, expert.0);
        assert_eq!(beginner, raced("beginner"), "the same seed races the same");
    }

    #[test]
    fn an_imagined_table_looks_the_same_to_its_seat() {
        for entry in all() {
            let setup = |seats| Setup { seats, options: vec![], seed: Seed::number(9), scene: Scene::default() };
            let table = entry.meta.seats.clone().find_map(|seats| (entry.open)(&setup(seats)).ok()).unwrap();
            let viewer = Viewer::Seat(Seat::new(0));
            assert_eq!(table.imagined(Seat::new(0), 3).view(viewer), table.view(viewer));
        }
    }
}
