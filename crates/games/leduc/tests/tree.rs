//! The known numbers of Leduc poker.

use conformance::tree::{Deal, Tree, uniform};
use kernel::options::NoOptions;
use kernel::{Chance, Scene, Seat, Stage};
use leduc::{Leduc, Phase, Round};

const NAMES: [&str; 6] = ["JS", "JH", "QS", "QH", "KS", "KH"];

/// All 120 deals of two hands and a board, which is drawn when the first round ends.
fn tree() -> Tree<Leduc> {
    let mut deals = Vec::new();
    let all = || 0..6usize;
    for (first, second, board) in all().flat_map(|a| all().flat_map(move |b| all().map(move |c| (a, b, c)))) {
        if first == second || first == board || second == board {
            continue;
        }
        let hands = [(0, first), (1, second)].map(|(seat, card)| ("hand", format!("{seat} {}", NAMES[card])));
        let scene = Scene::of(hands.into_iter().chain([("pile", NAMES[board].to_string())]));
        let game = Leduc::stage(&NoOptions, 2, &scene, Chance::Fast(0)).expect("three cards of the deck");
        deals.push(Deal { game, draws: vec![first as u8, second as u8, board as u8] });
    }
    Tree::new(deals, drawn)
}

fn drawn(game: &Leduc) -> usize {
    let board = !game.cards.is_empty(kernel::Zone(1));
    assert!(board || !matches!(game.phase, Phase::Betting(betting) if betting.round == Round::Second));
    2 + board as usize
}

#[test]
fn there_are_9457_histories() {
    assert_eq!(tree().histories(), 9_457);
    assert_eq!(1 + 6 + 30 * 15 + 30 * 5 * 4 * 15, 9_457);
}

#[test]
fn each_seat_has_468_information_states() {
    assert_eq!([0, 1].map(|seat| tree().information_states(Seat::new(seat))), [468, 468]);
}

#[test]
fn a_random_player_gives_away_2_373611() {
    let found = tree().exploitability(&uniform::<Leduc>);
    assert!((found - 2.373_611).abs() < 1e-6, "{found}");
}

#[test]
fn what_one_seat_wins_the_other_loses() {
    let value = tree().value(&uniform::<Leduc>);
    assert!((value[0] + value[1]).abs() < 1e-12, "{value:?}");
}
