//! Exact values of tiny games, against the known ones.

#![allow(clippy::unwrap_used)]

use lab::theory::{Learner, Position, Tree, grow};

fn position(game: &str, options: &[(&str, &str)], lines: &[&str], cards: &str) -> Position {
    let pair = |&(key, value): &(&str, &str)| (key.to_string(), value.to_string());
    Position {
        game: game.to_string(),
        options: options.iter().map(pair).collect(),
        lines: lines.iter().map(ToString::to_string).collect(),
        cards: cards.split_whitespace().map(str::to_string).collect(),
    }
}

fn kuhn() -> Tree {
    grow(&position("template", &[], &["hand 0 ?", "hand 1 ?"], "J Q K")).unwrap()
}

fn leduc() -> Tree {
    grow(&position("leduc", &[], &["hand 0 ?", "hand 1 ?", "pile ?"], "JS JH QS QH KS KH")).unwrap()
}

/// The last half of Jukem Football with eight of the cards of a small deck; the rest is out of play.
fn jukem() -> Position {
    let options = [("deck", "run25x4,run50x3,kick_returnx1,sackx2,field_goalx2"), ("overtime", "none")];
    let lines =
        ["period 2", "turn 0", "hand 0 ? ?", "hand 1 ? ?", "draw ? ?", "discard -", "out R25 R25 R25 R50 SACK FG"];
    position("jukem-football", &options, &lines, "R25 R50 R50 SACK FG KR")
}

fn learnt(tree: &Tree, rounds: u32) -> Vec<f64> {
    let mut learner = Learner::new(tree);
    learner.learn(tree, rounds);
    learner.policy(tree)
}

fn of_seat(tree: &Tree, seat: usize) -> usize {
    tree.states().iter().filter(|state| state.seat == seat).count()
}

#[track_caller]
fn close(found: f64, known: f64, within: f64) {
    assert!((found - known).abs() < within, "{found} is not {known}");
}

#[test]
fn kuhn_is_worth_minus_an_eighteenth() {
    let tree = kuhn();
    assert_eq!((tree.deals(), of_seat(&tree, 0), of_seat(&tree, 1)), (6, 6, 6));
    close(tree.exploitability(&tree.uniform()), 11.0 / 24.0, 1e-12);
    let policy = learnt(&tree, 3000);
    tree.check(&policy).unwrap();
    close(tree.value(&policy)[0], -1.0 / 18.0, 1e-3);
    close(tree.exploitability(&policy), 0.0, 1e-3);
    // Between what the first seat can be held to and what it can force lies the value.
    let most = tree.best_response(0, &policy);
    let least = -tree.best_response(1, &policy);
    assert!(least <= -1.0 / 18.0 + 1e-12 && -1.0 / 18.0 <= most + 1e-12, "{least} to {most}");
}

#[test]
fn leduc_is_worth_minus_0_0856() {
    let tree = leduc();
    assert_eq!((tree.deals(), of_seat(&tree, 0), of_seat(&tree, 1)), (120, 468, 468));
    close(tree.exploitability(&tree.uniform()), 2.373_611, 1e-6);
    let policy = learnt(&tree, 400);
    close(tree.value(&policy)[0], -0.0856, 2e-3);
    close(tree.exploitability(&policy), 0.0, 1e-2);
}

#[test]
fn a_half_of_jukem_football_with_a_small_deck_is_solved() {
    let tree = grow(&jukem()).unwrap();
    assert_eq!(tree.deals(), 360, "six cards, two of them alike");
    let (before, policy) = (tree.exploitability(&tree.uniform()), learnt(&tree, 300));
    let after = tree.exploitability(&policy);
    assert!(before > 0.05 && after < before / 20.0 && after < 0.02, "{before} became {after}");
    let value = tree.value(&policy);
    close(value[0] + value[1], 0.0, 1e-9);
}

#[test]
fn more_learning_goes_on_where_it_stopped() {
    let tree = kuhn();
    let mut by_parts = Learner::new(&tree);
    (0..3).for_each(|_| by_parts.learn(&tree, 10));
    assert_eq!(by_parts.policy(&tree), learnt(&tree, 30));
}

#[test]
fn what_is_no_tree_is_refused() {
    let refused = |position: &Position| grow(position).unwrap_err();
    assert!(refused(&Position { lines: vec!["period 1".into(), "turn 0".into()], ..jukem() }).contains("shuffled"));
    let mut few = jukem();
    few.cards.pop();
    assert!(refused(&few).contains("6 places are open, and 5 cards"));
    let wrong = position("template", &[], &["hand 0 ?"], "J Q X");
    assert!(refused(&wrong).contains('X'), "{}", refused(&wrong));
    assert!(kuhn().check(&[1.0]).unwrap_err().contains("24 chances") && kuhn().check(&[0.5; 24]).is_ok());
    assert!(kuhn().check(&[0.7; 24]).unwrap_err().contains("state 0"));
}
