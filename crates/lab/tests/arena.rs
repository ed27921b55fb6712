//! A contest comes to the same end however it is played, and knows who is stronger.

#![allow(clippy::unwrap_used)]

use lab::arena::{Contest, Met, Standing, play};
use std::io::Write;
use std::sync::atomic::AtomicU64;
use std::sync::{Arc, Mutex};
use table::{Guests, Network};

fn contest(bots: &[&str], deals: u64) -> Contest {
    let bots = bots.iter().map(ToString::to_string).collect();
    let (game, rules) = ("leduc".to_string(), table::catalog::lookup("leduc").unwrap().meta.rules);
    let (against, alone) = (None, false);
    Contest { game, rules, seats: 2, options: vec![], bots, against, alone, deals, seed: 3, iterations: 300 }
}

fn results(contest: &Contest, known: Vec<Met>, threads: usize) -> (Vec<Met>, String) {
    results_with(contest, &Guests::new(), known, threads)
}

fn results_with(contest: &Contest, guests: &Guests, known: Vec<Met>, threads: usize) -> (Vec<Met>, String) {
    let log: Mutex<Vec<u8>> = Mutex::new(Vec::new());
    let met = {
        let log: &Mutex<dyn Write + Send> = &log;
        play(contest, guests, known, threads, log, &AtomicU64::new(0)).unwrap()
    };
    (met, String::from_utf8(log.into_inner().unwrap()).unwrap())
}

#[test]
fn a_resumed_contest_ends_like_an_uninterrupted_one() {
    let contest = contest(&["random", "greedy", "strong", "ceiling"], 6);
    let (whole, log) = results(&contest, vec![], 1);
    let known: Vec<Met> = log.lines().take(13).map(|line| serde_json::from_str(line).unwrap()).collect();
    let (resumed, rest) = results(&contest, known, 2);
    assert_eq!(rest.lines().count() + 13, log.lines().count(), "what was known is not played again");
    assert_eq!(resumed, whole);
    let face = |met: &[Met]| {
        let standing = Standing::new(&contest, met);
        (standing.json().unwrap(), standing.text(), standing.csv(), standing.html())
    };
    assert_eq!(face(&resumed), face(&whole));
}

#[test]
fn greedy_is_stronger_than_random() {
    let rules = table::catalog::lookup("jukem-football").unwrap().meta.rules;
    let contest = Contest { game: "jukem-football".into(), rules, ..contest(&["random", "greedy"], 20) };
    let (met, _) = results(&contest, vec![], 2);
    let standing = Standing::new(&contest, &met);
    assert_eq!(standing.contestants.len(), 2);
    assert_eq!(standing.contestants[0].name, "greedy");
    assert!(standing.contestants[0].rating.low > 0.0, "{:?}", standing.contestants[0]);
}

#[test]
fn a_match_that_is_over_with_its_deal_counts() {
    let rules = table::catalog::lookup("dream-team-soccer").unwrap().meta.rules;
    let (game, options) = ("dream-team-soccer".to_string(), vec![("rounds".to_string(), "1".to_string())]);
    let contest = Contest { game, rules, seats: 3, options, ..contest(&["random", "greedy"], 30) };
    let (met, _) = results(&contest, vec![], 2);
    assert!(met.iter().all(|one| one.duels == 8), "every deal is a result");
    // Whoever holds a Hat Trick wins with either bot: such a deal is even.
    assert!(met.iter().any(|one| one.a_alone.is_some() && one.a_alone == one.b_alone), "{met:?}");
}

#[test]
fn alone_is_half_of_a_meeting() {
    let both = Contest { against: Some("greedy".into()), ..contest(&["random", "greedy", "ceiling"], 8) };
    let half = Contest { alone: true, ..both.clone() };
    let (both, half) = (results(&both, vec![], 2).0, results(&half, vec![], 2).0);
    for (both, half) in both.iter().zip(&half) {
        let (wanted, left) =
            if both.b == "greedy" { ((both.a_alone, None), "random") } else { ((None, both.b_alone), "greedy") };
        assert_eq!((half.a_alone, half.b_alone), wanted);
        assert_eq!((half.a.as_str(), 2 * half.duels), (left, both.duels));
    }
    assert_eq!(both.len(), half.len());
}

#[test]
fn what_cannot_be_played_is_refused_in_a_sentence() {
    let why = |contest: Contest| contest.check(&Guests::new()).unwrap_err();
    assert!(why(contest(&["random"], 1)).contains("two bots"));
    assert!(why(contest(&["random", "random"], 1)).contains("twice"));
    assert!(why(contest(&["random", "genius"], 1)).contains("genius"));
    assert!(why(Contest { against: Some("expert".into()), ..contest(&["random", "greedy"], 1) }).contains("no part"));
    assert!(why(Contest { alone: true, ..contest(&["random", "greedy"], 1) }).contains("--against"));
}

/// Plays the last legal action in the numbering: in Leduc poker it raises whenever it may, and never folds.
struct Raises;

impl Network for Raises {
    fn rate(&self, _planes: &[u8], mask: &[u8], out: &mut Vec<f32>) {
        out.extend((0..mask.len()).map(|number| number as f32));
    }
}

#[test]
fn a_network_takes_part_under_its_name() {
    let guests = Guests::from([("raises".to_string(), Arc::new(Raises) as Arc<dyn Network>)]);
    let contest = contest(&["raises", "random"], 200);
    contest.check(&guests).unwrap();
    assert!(contest.check(&Guests::new()).unwrap_err().contains("raises"));
    let (met, log) = results_with(&contest, &guests, vec![], 2);
    assert_eq!((met.len(), log.lines().count()), (200, 200));
    assert!(Standing::new(&contest, &met).pairings[0].duels.low > 0.5, "random folds what it could win");
}
