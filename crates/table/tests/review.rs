//! Golden games looked at again.

#![allow(clippy::unwrap_used)]

use std::path::Path;
use table::{Review, play};

/// A golden game of each game, reviewed with few worlds.
fn reviews() -> Vec<(String, Review)> {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games");
    let mut found = Vec::new();
    for entry in table::catalog::all() {
        let folder = games.join(entry.meta.slug).join("tests/golden");
        let Ok(files) = std::fs::read_dir(folder) else { continue };
        let mut paths: Vec<_> = files.map(|file| file.unwrap().path()).collect();
        paths.retain(|path| path.extension().is_some_and(|end| end == "play"));
        paths.sort();
        let Some(path) = paths.first() else { continue };
        let file = play::parse(&std::fs::read_to_string(path).unwrap()).unwrap();
        let table = play::play_to(&file, usize::MAX).unwrap();
        found.push((path.display().to_string(), table.review(20)));
    }
    found
}

#[test]
fn a_review_adds_up() {
    let all = reviews();
    assert!(!all.is_empty());
    for (name, review) in &all {
        assert!(review.turning_points.len() <= 3 && review.turning_points.is_sorted(), "{name}");
        for seat in &review.seats {
            let sum = seat.began + seat.skill + seat.luck;
            assert!((sum - seat.won).abs() < 1e-3, "{name}: {seat:?}");
            assert!(seat.skill <= 0.0 && seat.agreed <= seat.decisions, "{name}: {seat:?}");
        }
        for one in &review.decisions {
            let chances = [one.chance, one.took, one.loss, one.bluff_odds.unwrap_or(0.0)];
            assert!(chances.iter().all(|chance| (0.0..=1.0).contains(chance)), "{name}: {one:?}");
            assert_eq!(one.bluff.is_some(), one.bluff_odds.is_some(), "{name}: {one:?}");
        }
        let made: u32 = review.seats.iter().map(|seat| seat.decisions).sum();
        assert_eq!(made as usize, review.decisions.len(), "{name}");
    }
    assert!(all.iter().any(|(_, review)| review.decisions.len() > 10));
}

#[test]
fn a_match_that_is_over_with_its_deal_is_reviewed_and_written_down() {
    let head = "parlor 1\ngame dream-team-soccer\nseats 3\noption rounds=1\n";
    let dealt = |seed: u64| play::play_to(&play::parse(&format!("{head}seed {seed}\n")).unwrap(), 0).unwrap();
    let table = (0..30).map(dealt).find(|table| table.is_over()).expect("a Hat Trick in one of thirty deals");
    let review = table.review(20);
    assert!(review.decisions.is_empty() && review.turning_points.is_empty());
    assert_eq!(review.seats.iter().map(|seat| seat.won).sum::<f32>(), 1.0);
    assert!(review.seats.iter().all(|seat| seat.luck == 0.0 && seat.skill == 0.0), "{review:?}");
    let again = play::run(&play::parse(&table.to_play()).unwrap()).unwrap().table.unwrap();
    assert!(again.is_over() && again.to_play() == table.to_play());
}

#[test]
fn a_review_is_the_same_again() {
    assert_eq!(reviews(), reviews());
}

#[test]
fn players_of_a_game_that_bots_have_learned_are_judged_as_equals() {
    let (name, review) = reviews().into_iter().find(|(_, review)| review.game == "naked-bootleg").unwrap();
    let began: f32 = review.seats.iter().map(|seat| seat.began).sum();
    let won: f32 = review.seats.iter().map(|seat| seat.won).sum();
    assert!((began - won).abs() < 0.01, "{name}: {began} to begin with, {won} to win");
}
