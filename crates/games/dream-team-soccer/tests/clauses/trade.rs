//! The trade: who gives what, and who learns of it.

use crate::{Viewer, seat, stage, table, table_with};
use kernel::{Game, Seat};

const FOUR: &str = "phase trade; hand 0 10 10 ...; hand 1 9 9 K ...; hand 2 2 2 5 ...; hand 3 G 1 3 F ...";

#[test]
fn dt_4_7_the_ends_trade_two_cards_and_the_next_ones_one() {
    for (seats, pairs) in [(4, "0/3/2 1/2/1"), (5, "0/4/2 1/3/1"), (8, "0/7/2 1/6/1"), (3, "0/2/2")] {
        let view = table(seats, "phase trade").game.view(Viewer::Public);
        let seen: Vec<String> =
            view.trades.iter().map(|pair| format!("{}/{}/{}", pair.upper, pair.lower, pair.size)).collect();
        assert_eq!(seen.join(" "), pairs);
    }
    let mut t = table(5, "phase trade; hand 0 10 10 ...; hand 1 9 K ...; hand 3 2 2 ...; hand 4 G 1 ...");
    t.refused("2: give 9", "DT-4.7").refused("0: give 10", "DT-4.7").refused("1: give 9 K", "DT-4.7");
    t.play("0: give 10 10; 1: give 9; 3: give 2; 4: give G 1");
    assert!(t.hand(0).starts_with("G 1") && t.hand(1).starts_with("2"));
    t.refused("0: give 10 10", "DT-4.7");
}

#[test]
fn dt_4_8_gifts_come_from_the_dealt_cards_and_change_hands_together() {
    let mut t = table(4, FOUR);
    t.play("3: give G 1; 2: give 2; 1: give 9");
    assert!(!t.hand(0).contains('G'), "nothing moves before all have answered");
    t.refused("0: give G 1", "DT-4.8").refused("3: give G 1", "DT-4.8");
    t.play("0: give 10 10");
    assert_eq!((0..4).map(|player| t.cards(player)).collect::<Vec<_>>(), [15, 14, 15, 15], "the Kickoff is played");
    assert!(t.hand(0).starts_with("G 1"));
}

#[test]
fn dt_4_9_the_best_cards_are_the_lowest() {
    let low = |hand: &str| table(3, &format!("phase trade; hand 2 {hand}")).legal(2);
    assert_eq!(low("G 1 2 2 3 3 3 4 4 4 4 5 5 5 5 5 6 6 6 7"), "give G 1");
    assert_eq!(low("2 2 3 3 3 4 4 4 4 5 5 5 5 5 6 6 6 7 7 7"), "give 2 2");
    let high = "9 9 9 9 9 9 9 9 9 10 10 10 10 10 10 10 10 10 10 R";
    assert_eq!(low(high), "give 9 9");
    // With eight players a lower seat may be dealt little but the worst cards.
    let t = table(8, "phase trade; hand 7 10 10 10 10 10 10 K; hand 0 R ...");
    assert_eq!(t.legal(7), "give 10 10");
    let t = table(8, "phase trade; hand 7 10 K R 10 10 10 10; hand 6 9 ...");
    t.refused("7: give 10 K", "DT-4.9");
}

#[test]
fn dt_4_10_free_kicks_are_exempt_or_come_second() {
    let hand = "phase trade; hand 3 G 1 F ...";
    assert_eq!(table(4, hand).legal(3), "give G 1");
    assert_eq!(table_with("trade_free_kicks=best", 4, hand).legal(3), "give G F");
    let both = "phase trade; hand 0 G ...; hand 3 1 9 9 9 9 9 9 9 9 10 10 10 10 F F";
    assert_eq!(table_with("trade_free_kicks=best hat_trick=off", 4, both).legal(3), "give F F");
    assert_eq!(table_with("hat_trick=off", 4, both).legal(3), "give 1 9");
}

#[test]
fn dt_4_11_the_last_card_owed_may_be_a_plain_8_or_the_yellow_card() {
    let lower = |hand: &str| table(4, &format!("phase trade; hand 0 R ...; hand 3 {hand}")).legal(3);
    let high = "9 9 9 9 9 9 9 9 10 10 10";
    assert_eq!(lower(&format!("7 8 8 Y {high}")), "give 7 8; give 7 Y");
    assert_eq!(lower(&format!("8 8 8 Y {high}")), "give 8 8; give 8 Y");
    assert_eq!(lower(&format!("8 Y 9 10 {high}")), "give 8 Y");
    assert_eq!(lower(&format!("7 7 8 Y {high}")), "give 7 7");
    assert_eq!(lower(&format!("7 Y 9 10 {high}")), "give 7 Y");
    let third = table(4, &format!("phase trade; hand 0 R ...; hand 2 8 8 8 Y {high}"));
    assert_eq!(third.legal(2), "give 8; give Y");
}

#[test]
fn dt_4_12_the_upper_seats_give_whatever_they_like() {
    let first =
        table(4, "phase trade; hand 0 G 7 7 7 7 9 9 9 9 10 10 10 10 K F; hand 1 F R 7 7 7 9 9 9 9 10 10 10 10 8 8");
    let kinds = ["G", "7", "9", "10", "K", "F"];
    let pairs: Vec<String> = kinds
        .iter()
        .enumerate()
        .flat_map(|(at, one)| kinds[at..].iter().map(move |two| format!("give {one} {two}")))
        .collect();
    let twice = |pair: &&String| ["G", "K", "F"].iter().any(|card| **pair == format!("give {card} {card}"));
    let pairs: Vec<&str> = pairs.iter().filter(|pair| !twice(pair)).map(String::as_str).collect();
    assert_eq!(first.legal(0).split("; ").collect::<Vec<_>>(), pairs);
    assert_eq!(first.legal(1), "give 7; give 8; give 9; give 10; give R; give F");
    assert!(table(4, "phase trade; hand 0 Y ...; hand 1 R ...").legal(0).contains("Y"));
}

#[test]
fn dt_4_13_with_three_players_seat_2_does_not_trade() {
    let mut t = table(3, "phase trade; hand 0 10 10 K ...; hand 1 9 ...; hand 2 G 1 ...");
    assert_eq!((t.to_act(), t.legal(1)), (vec![0, 2], String::new()));
    t.refused("1: give 9", "DT-4.13");
    t.play("2: give G 1; 0: give 10 10");
    assert_eq!(t.phase(), "follow 2");
}

#[test]
fn dt_4_14_the_last_seat_always_has_two_cards_to_give() {
    // Seven cards, two of them Free Kicks: the fewest that can be dealt.
    let t = table_with("hat_trick=off", 8, "phase trade; hand 7 6 7 8 9 10 F F; hand 0 R ...");
    assert_eq!(t.legal(7), "give 6 7");
    for seed in 0..50 {
        let t = crate::dealt("hat_trick=off nutmeg=off", 8, seed);
        let last = *t.game.view(Viewer::Public).podium.last().unwrap();
        let gifts = t.legal(last);
        assert!(gifts.starts_with("give") && !gifts.contains('F'), "{gifts}");
    }
}

#[test]
fn dt_4_35_all_trading_seats_are_asked_and_nobody_learns_who_has_answered() {
    let mut t = table(4, FOUR);
    assert_eq!((t.to_act(), t.legal(3)), (vec![0, 1, 2, 3], "give G 1".to_string()));
    t.play("3: give G 1; 1: give 9");
    for (viewer, awaited) in [(0, vec![0, 1, 2, 3]), (1, vec![0, 2, 3]), (2, vec![0, 1, 2, 3]), (3, vec![0, 1, 2])] {
        assert_eq!(t.awaited(Viewer::Seat(seat(viewer))), awaited);
    }
    assert_eq!(t.awaited(Viewer::Public), [0, 1, 2, 3]);
    assert!(t.facts.0.is_empty());
    let unanswered = table(4, FOUR);
    for viewer in [Viewer::Seat(seat(0)), Viewer::Seat(seat(2)), Viewer::Public] {
        assert_eq!(t.game.view(viewer), unanswered.game.view(viewer));
    }
}

#[test]
fn dt_8_4_and_dt_8_5_choices_are_secret_and_the_best_cards_are_enforced() {
    let mut t = table(4, FOUR);
    t.refused("3: give 1 3", "DT-4.9").refused("3: give G F", "DT-4.10").refused("2: give 5", "DT-4.9");
    let outside = |player: u8, action: &str| t.game.outside(Seat::new(player), action.parse().unwrap()).to_string();
    assert_eq!((outside(0, "give 10 10"), outside(3, "give G 1")), ("sealed".to_string(), "sealed".to_string()));
    t.refused("0: sealed", "DT-8.5");
    t.play("0: give 10 10; 1: give 9; 2: give 2; 3: give G 1");
    assert!(t.was_said("Seat 0 and Seat 3 trade 2 cards.") && t.was_said("Seat 1 and Seat 2 trade a card."));
}

#[test]
fn a_trade_that_parlor_would_not_have_opened_cannot_be_set_up() {
    let misplaced = stage("", 4, "phase trade; hand 0 1 F F ...").unwrap_err();
    assert!(misplaced.why.contains("Hat Trick or Nutmeg"), "{misplaced}");
}
