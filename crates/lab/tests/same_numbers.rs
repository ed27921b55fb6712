//! Equal plans give equal bytes: whatever the number of cores, in one piece or in shards.

#![allow(clippy::unwrap_used)]

use lab::report::Report;
use lab::run::{Results, Run, merge, run};
use lab::{Plan, Variant};
use std::io::Write;
use std::ops::Range;
use std::sync::atomic::AtomicU64;
use table::catalog::{all, lookup};

fn plan(game: &str, bots: &str, games: u64) -> Plan {
    let entry = lookup(game).unwrap();
    let seats = 2.max(*entry.meta.seats.start());
    let variants = vec![Variant { name: "as shipped".into(), options: vec![] }];
    let (rules, game) = (entry.meta.rules, game.to_string());
    let bots = lab::plan::bots(bots, seats).unwrap();
    Plan { game, rules, seats, bots, variants, games, seed: 5, close: 100, iterations: 20 }
}

fn play(plan: &Plan, threads: usize, games: Range<u64>) -> (Results, String) {
    let mut rows = Vec::new();
    let out: &mut (dyn Write + Send) = &mut rows;
    let how = Run { threads, games, rows: Some(out), done: &AtomicU64::new(0) };
    let results = run(plan, how).unwrap();
    (results, String::from_utf8(rows).unwrap())
}

fn faces(results: &Results) -> (String, String, String) {
    let report = Report::new(results).unwrap();
    (report.json().unwrap(), report.text(), report.html())
}

#[test]
fn the_number_of_cores_does_not_matter() {
    for entry in all() {
        let plan = plan(entry.meta.slug, "random,casual", 200);
        let (one, one_rows) = play(&plan, 1, 0..200);
        let (three, three_rows) = play(&plan, 3, 0..200);
        assert_eq!(faces(&one), faces(&three), "{}", entry.meta.slug);
        assert_eq!(one_rows, three_rows, "{}", entry.meta.slug);
        assert_eq!(one_rows.lines().count(), 200);
    }
}

#[test]
fn matches_that_are_over_with_their_deal_count() {
    let mut plan = plan("dream-team-soccer", "random,greedy", 60);
    plan.variants[0].options = vec![("rounds".into(), "1".into())];
    let (results, rows) = play(&plan, 2, 0..60);
    let at_once = rows.lines().filter(|row| row.split(',').nth(3) == Some("0")).count();
    assert!(at_once > 0, "a Hat Trick ends one match of three or so at once:\n{rows}");
    let (_, text, html) = faces(&results);
    assert!(!text.contains("NaN") && !html.contains("NaN"), "{text}");
    plan.bots = lab::plan::bots("random", plan.seats).unwrap();
    assert_eq!(play(&plan, 1, 0..60).1.lines().count(), 60);
}

#[test]
fn bots_alone_answer_all_before_a_bag_is_safe() {
    let mut plan = plan("bag-o-loot", "greedy", 5);
    plan.variants[0].options = vec![("mode".into(), "advanced".into()), ("rounds".into(), "1".into())];
    let mut told = plan.clone();
    told.variants[0].options.push(("challenge_close".into(), "all_respond".into()));
    assert_eq!(play(&plan, 1, 0..5).1, play(&told, 1, 0..5).1);
}

#[test]
fn shards_add_up_to_one_run() {
    let mut plan = plan("leduc", "random", 1000);
    plan.variants.push(plan.variants[0].clone());
    let (whole, rows) = play(&plan, 2, 0..1000);
    let parts = [0..333, 333..900, 900..1000].map(|games| play(&plan, 2, games));
    let written = |part: &(Results, String)| {
        let text = serde_json::to_string(&part.0).unwrap();
        serde_json::from_str::<Results>(&text).unwrap()
    };
    let merged = merge(parts.iter().rev().map(written).collect()).unwrap();
    assert_eq!(faces(&merged), faces(&whole));
    assert_eq!(parts.map(|part| part.1).concat(), rows);
}

#[test]
fn a_missing_or_foreign_shard_is_refused() {
    let plan_a = plan("leduc", "random", 100);
    let part = |games| play(&plan_a, 1, games).0;
    assert!(merge(vec![part(0..50)]).unwrap_err().contains("missing"));
    assert!(merge(vec![part(50..100)]).unwrap_err().contains("missing"));
    assert!(merge(vec![part(0..50), part(0..50), part(50..100)]).unwrap_err().contains("twice"));
    let other = play(&plan("leduc", "greedy", 100), 1, 50..100).0;
    assert!(merge(vec![part(0..50), other]).unwrap_err().contains("different"));
    assert!(merge(vec![]).is_err());
}

#[test]
fn the_same_variant_twice_differs_in_nothing() {
    for entry in all() {
        let mut plan = plan(entry.meta.slug, "random", 100);
        plan.variants.push(Variant { name: "again".into(), options: vec![] });
        let report = Report::new(&play(&plan, 2, 0..100).0).unwrap();
        let to = report.variants[1].differences.clone().unwrap();
        for one in [to.first_seat, to.length, to.points, to.margin, to.ties] {
            assert_eq!((one.value, one.low, one.high), (0.0, 0.0, 0.0), "{}", entry.meta.slug);
        }
    }
}

#[test]
fn kuhn_is_won_as_often_as_can_be_counted() {
    // Random play in Kuhn poker: every way it can go, by hand. The seat that opens wins the pot whenever the other folds
    // to its bet (1/4), loses it when it folds to a bet (1/8), and otherwise each has half.
    let plan = plan("template", "random", 20_000);
    let report = Report::new(&play(&plan, 2, 0..20_000).0).unwrap();
    let first = report.variants[0].seats[0].wins;
    let expected = 0.25 + (1.0 - 0.25 - 0.125) / 2.0;
    assert!((first.value - expected).abs() < 0.015, "{first:?} should be near {expected}");
    assert!(first.low < first.value && first.value < first.high);
}
