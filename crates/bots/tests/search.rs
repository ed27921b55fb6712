//! The searching bot plays sensibly, repeats itself by its seed, and cannot be steered by what it must not see.

mod kuhn;

use bots::{Search, Style};
use kernel::{Bot, Budget, Chance, Game, Perspective, Seat, Stream};
use kuhn::position;
use template::{Action, Kuhn};

fn choice(game: &Kuhn, seat: u8) -> Option<Action> {
    let mut bot = Search::new(1, Style::default());
    bot.choose(&Perspective::new(game, Seat::new(seat)), Budget { iterations: 2000 })
}

#[test]
fn it_calls_with_the_king_and_folds_the_jack() {
    assert_eq!(choice(&position(&["hand 1 K", "phase facing 0"]), 1), Some(Action::Call));
    assert_eq!(choice(&position(&["hand 1 J", "phase facing 0"]), 1), Some(Action::Fold));
}

#[test]
fn the_same_seed_ponders_the_same() {
    let game = position(&["hand 0 Q"]);
    let eyes = Perspective::new(&game, Seat::new(0));
    let tally = |seed| Search::new(seed, Style::default()).ponder(&eyes, 500);
    assert_eq!(tally(7), tally(7));
    assert_ne!(tally(7), tally(8));
}

#[test]
fn what_it_cannot_see_does_not_change_what_it_does() {
    for seed in 0..50 {
        let game = Kuhn::deal(&Default::default(), 2, Chance::Fast(seed)).unwrap();
        let mut twin = game;
        twin.determinize(Seat::new(0), &mut Stream::fast(seed + 100));
        let tally = |game: &Kuhn| Search::new(3, Style::default()).ponder(&Perspective::new(game, Seat::new(0)), 300);
        assert_eq!(tally(&game), tally(&twin));
    }
}
