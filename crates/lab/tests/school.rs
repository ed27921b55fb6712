//! A pupil learns by playing, the same on any number of threads; and what was learned of the games still fits them.

#![allow(clippy::unwrap_used)]

use bots::instinct::{Instinct, Weights};
use kernel::{Chance, Millis, Seat, Senses, Stamped, Stream};
use lab::school::{Course, Way, learn};
use std::cell::RefCell;
use std::sync::atomic::AtomicU64;
use table::catalog::CATALOG;
use table::{Playable, Visit};

fn course(game: &str, seats: u8, games: u64) -> Course {
    Course { game: game.to_string(), ways: vec![Way { seats, options: vec![] }], games, seed: 5 }
}

/// What was learned, and the wins of each batch.
fn study(course: &Course, threads: usize) -> (Vec<u8>, Vec<f32>) {
    let marks = RefCell::new(Vec::new());
    let learned = learn(course, threads, &AtomicU64::new(0), &|_, won| marks.borrow_mut().push(won[0])).unwrap();
    (learned, marks.into_inner())
}

#[test]
fn a_pupil_wins_more_and_more() {
    let (_, won) = study(&course("leduc", 2, 60_000), 2);
    let mean = |won: &[f32]| won.iter().sum::<f32>() / won.len() as f32;
    let (first, last) = (mean(&won[..5]), mean(&won[won.len() - 5..]));
    assert!(last > first + 0.05, "{first} at first, {last} in the end");
}

#[test]
fn threads_do_not_change_what_is_learned() {
    let course = course("leduc", 2, 2000);
    assert_eq!(study(&course, 1), study(&course, 3));
}

#[test]
fn what_cannot_be_learned_is_said() {
    let done = AtomicU64::new(0);
    let refused = |course: &Course| learn(course, 1, &done, &|_, _| ()).unwrap_err();
    assert!(refused(&course("template", 2, 1)).contains("no senses"));
    assert!(refused(&course("leduc", 5, 1)).contains('2'));
    assert!(refused(&Course { ways: vec![], ..course("leduc", 2, 1) }).contains("way of playing"));
}

/// What one player by instinct wins alone among three that follow the advice, of a thousand; none: nothing was learned.
struct Trial;

impl Visit for Trial {
    type Out = Option<u64>;

    fn visit<G: Playable>(self) -> Option<u64> {
        if G::learned().is_empty() {
            return None;
        }
        let weights = Weights::read(G::learned()).expect("it is in the form that is read");
        let games = 400;
        let won = (0..games).filter(|&seed| wins::<G>(&weights, seed)).count() as u64;
        Some(1000 * won / games)
    }
}

fn wins<G: Playable>(weights: &Weights<'_>, seed: u64) -> bool {
    let mut stream = Stream::fast(seed);
    let mut game = G::deal(&G::Options::default(), 4, Chance::Fast(seed)).unwrap();
    let pupil = Seat::new((seed % 4) as u8);
    let (mut instinct, mut senses) = (Instinct::<G>::default(), Senses::default());
    let (mut legal, mut ratings) = (Vec::new(), Vec::new());
    while let Some(actor) = game.to_act().first() {
        legal.clear();
        ratings.clear();
        game.legal(actor, &mut legal);
        if actor == pupil {
            assert!(game.sense(actor, &legal, &[], &mut senses));
            assert_known(weights, &senses);
            instinct.rate(&game, actor, &legal, &mut ratings);
        } else {
            game.rate_all(actor, &legal, &mut ratings);
        }
        let action = legal[bots::best(&ratings, &mut stream)];
        game.apply(Stamped::act(Millis(0), actor, action), &mut ());
    }
    game.standings().winners().contains(pupil)
}

fn assert_known(weights: &Weights<'_>, senses: &Senses) {
    let (moments, choices) = weights.places();
    assert!(senses.of_moment().iter().all(|sense| (sense.0 as usize) < moments), "learn it anew: a moment has changed");
    let known = |index: usize| senses.of_choice(index).iter().all(|sense| (sense.0 as usize) < choices);
    assert!((0..senses.len()).all(known), "learn it anew: a choice has changed");
}

#[test]
fn instinct_is_stronger_than_the_advice() {
    let learned: Vec<_> = CATALOG.iter().filter_map(|entry| Some((entry.meta.slug, entry.visit(Trial)?))).collect();
    assert!(!learned.is_empty());
    for (slug, thousandths) in learned {
        // Even would be 250.
        assert!(thousandths > 350, "{slug}: {thousandths} of 1000; if its senses have changed, learn it anew");
    }
}
