//! The known numbers of Kuhn poker.

use conformance::tree::{Deal, Tree, uniform};
use kernel::options::NoOptions;
use kernel::{Chance, Scene, Seat, Stage};
use template::{Action, Kuhn, Phase};

const NAMES: [&str; 3] = ["J", "Q", "K"];

/// All six deals; both cards are drawn before the first action.
fn tree() -> Tree<Kuhn> {
    let mut deals = Vec::new();
    for (first, second) in (0..3).flat_map(|first| (0..3).map(move |second| (first, second))) {
        if first != second {
            let hands = [(0, first), (1, second)].map(|(seat, card)| ("hand", format!("{seat} {}", NAMES[card])));
            let game = Kuhn::stage(&NoOptions, 2, &Scene::of(hands), Chance::Fast(0)).expect("two cards of the deck");
            deals.push(Deal { game, draws: vec![first as u8, second as u8] });
        }
    }
    Tree::new(deals, |_| 2)
}

/// The equilibrium in which seat 0 never bets the jack (Kuhn 1950 with the free parameter 0).
fn equilibrium(game: &Kuhn, seat: Seat, _legal: &[Action]) -> Vec<f64> {
    let card = game.cards.top(kernel::Zone(1 + seat.number())).map(|card| game.cards.face(card).0);
    let third = 1.0 / 3.0;
    let aggressive = match (game.phase, seat.number(), card) {
        (Phase::Open { checks: 0 }, ..) => 0.0,
        (Phase::Open { .. }, _, Some(card)) => [third, 0.0, 1.0][card as usize],
        (Phase::Facing { .. }, _, Some(card)) => [0.0, third, 1.0][card as usize],
        _ => unreachable!("a seat that acts holds a card"),
    };
    vec![1.0 - aggressive, aggressive]
}

#[track_caller]
fn close(found: f64, known: f64) {
    assert!((found - known).abs() < 1e-6, "{found} is not {known}");
}

#[test]
fn there_are_58_histories() {
    assert_eq!(tree().histories(), 58);
}

#[test]
fn each_seat_has_six_information_states() {
    assert_eq!([0, 1].map(|seat| tree().information_states(Seat::new(seat))), [6, 6]);
}

#[test]
fn the_equilibrium_is_worth_minus_an_eighteenth_to_the_first_seat() {
    let value = tree().value(&equilibrium);
    close(value[0], -1.0 / 18.0);
    close(value[1], 1.0 / 18.0);
}

#[test]
fn the_equilibrium_cannot_be_exploited() {
    close(tree().exploitability(&equilibrium), 0.0);
    close(tree().best_response(Seat::new(0), &equilibrium), -1.0 / 18.0);
}

#[test]
fn a_random_player_gives_away_0_458333() {
    close(tree().exploitability(&uniform::<Kuhn>), 0.458_333_333);
}
