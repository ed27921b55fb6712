//! The opinion for bots is worth having.

use jukem_football::{Action, JukemFootball, Options};
use kernel::{Chance, Game, Heuristic, Millis, Seat, Stamped, Stream};

/// Takes what is rated highest.
fn greedy(game: &JukemFootball, seat: Seat, list: &[Action]) -> Action {
    *list.iter().max_by_key(|action| game.rate(seat, **action)).expect("a choice")
}

/// Plays at random, defends at every chance and ignores the discard pile.
fn simple(list: &[Action], stream: &mut Stream) -> Action {
    let defend: Vec<Action> = list.iter().copied().filter(|action| matches!(action, Action::Defend(_))).collect();
    let other: Vec<Action> = list.iter().copied().filter(|a| !matches!(a, Action::Take | Action::End)).collect();
    *stream.pick(&defend).or(stream.pick(&other)).unwrap_or(&list[0])
}

#[test]
fn it_beats_a_simple_player_clearly() {
    const MATCHES: u64 = 400;
    let mut stream = Stream::fast(7);
    let mut won = 0;
    for seed in 0..MATCHES {
        let mut game =
            JukemFootball::deal(&Options::default(), 2, Chance::Fast(seed / 2)).expect("the default options");
        let clever = Seat::new((seed % 2) as u8);
        while let Some(seat) = game.to_act().first() {
            let mut list = Vec::new();
            game.legal(seat, &mut list);
            let action = if seat == clever { greedy(&game, seat, &list) } else { simple(&list, &mut stream) };
            game.apply(Stamped::act(Millis(0), seat, action), &mut ());
        }
        let winners = game.standings().winners();
        won += (winners.len() == 1 && winners.contains(clever)) as u64;
    }
    assert!(won * 100 >= MATCHES * 75, "it won {won} of {MATCHES}");
}

#[test]
fn it_finishes_and_never_gives_up() {
    let scene = kernel::Scene::of(
        [("turn", "0"), ("phase", "offense"), ("drive", "0 KR | R20"), ("hand", "0 R30 R10 R5 FG JUK")]
            .map(|(key, words)| (key, words.to_string())),
    );
    let game =
        <JukemFootball as kernel::Stage>::stage(&Options::default(), 2, &scene, Chance::Fast(1)).expect("possible");
    let mut list = Vec::new();
    game.legal(Seat::new(0), &mut list);
    list.push(Action::Concede);
    assert_eq!(greedy(&game, Seat::new(0), &list).to_string(), "run 30");
    let worst = list.iter().min_by_key(|action| game.rate(Seat::new(0), **action));
    assert_eq!(worst, Some(&Action::Concede));
}
