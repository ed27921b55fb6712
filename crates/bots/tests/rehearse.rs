//! The rehearsing bot plays sensibly, repeats itself by its seed, and cannot be steered by what it must not see.

mod kuhn;

use bots::{Rehearsal, Rehearser, Tally};
use kernel::{Bot, Budget, Chance, Game, Perspective, Seat, Stream};
use kuhn::position;
use template::{Action, Kuhn};

fn tally(game: &Kuhn, seed: u64) -> Tally<Action> {
    let eyes = Perspective::new(game, Seat::new(0));
    let mut legal = Vec::new();
    eyes.legal(&mut legal);
    Rehearser::new(seed).ponder(&eyes, &legal, 300)
}

#[test]
fn it_calls_with_the_king_and_folds_the_jack() {
    for (hand, right) in [("hand 1 K", Action::Call), ("hand 1 J", Action::Fold)] {
        let game = position(&[hand, "phase facing 0"]);
        let eyes = Perspective::new(&game, Seat::new(1));
        assert_eq!(Rehearser::new(1).choose(&eyes, Budget { iterations: 200 }), Some(right));
    }
}

#[test]
fn the_same_seed_rehearses_the_same() {
    let game = position(&["hand 0 Q"]);
    assert_eq!(tally(&game, 7), tally(&game, 7));
    assert_ne!(tally(&game, 7), tally(&game, 8));
}

#[test]
fn what_it_cannot_see_does_not_change_what_it_does() {
    for seed in 0..50 {
        let game = Kuhn::deal(&Default::default(), 2, Chance::Fast(seed)).unwrap();
        let mut twin = game;
        twin.determinize(Seat::new(0), &mut Stream::fast(seed + 100));
        assert_eq!(tally(&game, 3), tally(&twin, 3));
    }
}

#[test]
fn few_trials_go_to_the_best_rated_choices() {
    let legal: Vec<u32> = (0..40).collect();
    let ratings: Vec<i32> = legal.iter().map(|&action| -(action as i32)).collect();
    let choices = |trials| Rehearsal::new(1, &legal, &ratings, trials).choices();
    assert_eq!(choices(1), [0, 1]);
    assert_eq!(choices(100), [0, 1, 2, 3]);
    assert_eq!(choices(100_000).len(), 40);
}
