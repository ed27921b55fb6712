//! Special deals: Hat Trick and Nutmeg, announced or claimed.

use crate::{GONE, Viewer, seat, table, table_with};
use kernel::Game;

const BOTH: &str = "phase deal; hand 1 5 F F ...; hand 3 Y R ...";
const MANUAL: &str = "special_claims=manual";

#[test]
fn dt_4_4_a_hat_trick_is_looked_for_before_a_nutmeg_and_both_before_the_trade() {
    assert_eq!(table(4, BOTH).line("before"), "hattrick 1");
    assert_eq!(table_with("hat_trick=off", 4, BOTH).phase(), "nutmeg 3");
    assert_eq!(table_with("hat_trick=off nutmeg=off", 4, BOTH).phase(), "trade");
}

#[test]
fn dt_4_5_with_auto_the_only_decision_is_who_gets_the_nutmeg() {
    let t = table_with("hat_trick=off", 4, BOTH);
    assert_eq!((t.to_act(), t.legal(3)), (vec![3], "nutmeg 0; nutmeg 1; nutmeg 2".to_string()));
    t.refused("3: ready", "DT-4.5").refused("3: claim nutmeg 0", "DT-4.5").refused("0: nutmeg 1", "DT-5.26");
}

#[test]
fn dt_4_5_with_manual_all_answer_together_and_in_secret() {
    let mut t = table_with(MANUAL, 4, BOTH);
    assert_eq!((t.phase(), t.to_act()), ("claims".to_string(), vec![0, 1, 2, 3]));
    assert_eq!(t.legal(0), "ready");
    assert_eq!(t.legal(1), "claim hattrick; ready");
    assert_eq!(t.legal(3), "claim nutmeg 0; claim nutmeg 1; claim nutmeg 2; ready");
    t.refused("0: claim hattrick", "DT-5.20").refused("1: claim nutmeg 0", "DT-5.26");
    t.refused("3: claim nutmeg 3", "DT-5.26").refused("3: nutmeg 0", "DT-5.26");
    t.play("3: claim nutmeg 0");
    t.refused("3: ready", "DT-4.5");
    assert_eq!(t.awaited(Viewer::Seat(seat(0))), [0, 1, 2, 3]);
    assert_eq!(t.awaited(Viewer::Seat(seat(3))), [0, 1, 2]);
    assert_eq!(t.awaited(Viewer::Public), [0, 1, 2, 3]);
    assert_eq!(t.line_for(Viewer::Seat(seat(3)), "answers"), "3 claim nutmeg 0");
    assert_eq!(t.line_for(Viewer::Seat(seat(0)), "answers"), "-");
    assert!(t.facts.0.is_empty(), "nobody is told of an answer");
}

#[test]
fn dt_4_5_only_the_claim_that_works_is_shown() {
    let mut t = table_with(MANUAL, 4, BOTH);
    t.play("3: claim nutmeg 0; 0: ready; 2: ready; 1: claim hattrick");
    assert!(t.was_said("Seat 1 has a Hat Trick and wins the round."));
    assert!(!t.log(Viewer::Public).iter().any(|said| said.contains("Nutmeg")));
}

#[test]
fn dt_4_5_what_is_not_claimed_has_no_effect() {
    let mut t = table_with(MANUAL, 4, BOTH);
    t.play("0: ready; 1: ready; 2: ready; 3: ready");
    assert_eq!((t.phase(), t.scores()), ("trade".to_string(), vec![0; 4]));
    assert!(t.log(Viewer::Public).is_empty());
}

#[test]
fn dt_4_5_the_window_closes_when_time_is_up() {
    let mut t = table_with("special_claims=manual turn_clock_s=10", 4, BOTH);
    t.play("3: claim nutmeg 2");
    assert_eq!(t.game.wakes_at().map(|at| at.0), Some(10_000), "an answer does not move the clock");
    t.strike();
    assert!(t.was_said("Seat 3 gives the Yellow Card and the Red Card to Seat 2."));
}

#[test]
fn dt_4_6_a_nutmeg_beside_a_hat_trick_is_forgotten() {
    for hand in ["phase deal; hand 1 5 F F Y R ...", BOTH] {
        let t = table(4, hand);
        assert_eq!((t.line("before"), t.scores()), ("hattrick 1".to_string(), vec![0, 3, 0, 0]));
    }
    let mut t = table_with(MANUAL, 4, "phase deal; hand 1 5 F F Y R ...");
    assert_eq!(t.legal(1), "claim hattrick; claim nutmeg 0; claim nutmeg 2; claim nutmeg 3; ready");
    t.play("1: claim nutmeg 0; 0: ready; 2: ready; 3: ready");
    assert!(t.was_said("Seat 1 gives the Yellow Card and the Red Card to Seat 0."), "one answer, one claim");
}

#[test]
fn dt_5_20_both_free_kicks_and_a_card_from_0_to_5() {
    for low in ["G", "1", "2", "3", "4", "5"] {
        let t = table(3, &format!("phase deal; {}", holding(&format!("{low} F F"))));
        assert_eq!(t.line("before"), "hattrick 0", "{low}");
    }
    assert_eq!(table(3, &format!("phase deal; {}", holding("6 F F"))).line("before"), "-");
    assert_eq!(table(3, &format!("phase deal; {}", holding("G 1 2 3 4 5 F"))).line("before"), "-");
}

/// Player 0 holds these cards and otherwise nothing below 6; the other two share the rest.
fn holding(cards: &str) -> String {
    let mut deck: Vec<&str> = "7 7 7 7 7 7 7 9 9 9 9 9 9 9 9 9 10 10 10 10".split(' ').collect();
    let named: Vec<&str> = cards.split(' ').collect();
    deck.truncate(20 - named.len());
    format!("hand 0 {} {}; hand 1 Y ...; hand 2 R ...", named.join(" "), deck.join(" "))
}

#[test]
fn dt_5_22_a_hat_trick_wins_the_round_on_the_spot() {
    let mut t = table_with("special_claims=manual rounds=1", 4, "phase claims; hand 2 4 F F ...");
    t.play("0: ready; 1: ready; 3: ready; 2: claim hattrick");
    assert_eq!(t.line("medals"), "0/0/0 0/0/0 1/0/0 0/0/0");
    assert_eq!((t.phase(), t.zone(GONE, Viewer::Truth)), ("over".to_string(), String::new()));
    assert!(!t.log(Viewer::Public).iter().any(|said| said.contains("trade") || said.contains("Kickoff")));
}

#[test]
fn dt_5_23_everybody_moves_round_until_the_holder_sits_in_1() {
    for direction in ["right", "left"] {
        let chosen = format!("special_claims=manual rounds=1 seat_direction={direction}");
        let mut t = table_with(&chosen, 5, "podium 4 2 0 1 3; phase claims; hand 0 4 F F ...");
        t.play("1: ready; 2: ready; 3: ready; 4: ready; 0: claim hattrick");
        assert_eq!(t.line("podium"), "0 1 3 4 2");
    }
}

#[test]
fn dt_5_24_a_round_won_by_a_hat_trick_counts() {
    let mut t = table_with("special_claims=manual rounds=2", 4, "phase claims; hand 2 4 F F ...");
    t.play("0: ready; 1: ready; 3: ready; 2: claim hattrick");
    assert_eq!(t.line("round"), "2 of 2");
}

#[test]
fn dt_5_25_two_hat_tricks_cannot_be_dealt() {
    let mut stream = kernel::Stream::fast(525);
    let mut seen = 0;
    for _ in 0..500 {
        let seed = stream.word64();
        let t = crate::dealt("special_claims=manual", 3, seed);
        let holders = (0..3).filter(|&player| t.legal(player).contains("claim hattrick")).count();
        assert!(holders <= 1);
        seen += holders;
    }
    assert!(seen > 50, "{seen} Hat Tricks in 500 deals");
}

#[test]
fn dt_5_26_a_nutmeg_goes_to_another_player_for_nothing() {
    let mut t = table(4, "phase nutmeg 3; hand 0 F K ...; hand 1 F ...; hand 3 Y R ...");
    t.refused("3: nutmeg 3", "DT-5.26").refused("0: nutmeg 1", "DT-5.26").refused("3: nutmeg 7", "DT-5.26");
    t.play("3: nutmeg 1");
    assert_eq!((t.cards(1), t.cards(3)), (17, 13));
    assert!(t.hand(1).contains("Y") && t.hand(1).contains("R"));
}

#[test]
fn dt_5_28_cards_that_come_by_nutmeg_or_trade_are_no_nutmeg() {
    let mut t = table(4, "phase nutmeg 3; hand 0 F K ...; hand 1 F ...; hand 3 Y R ...");
    t.play("3: nutmeg 0");
    assert_eq!(t.phase(), "follow 3", "the round goes on with the Kickoff");
    let mut t = table(4, "phase trade; hand 0 Y 10 K ...; hand 1 10 F ...; hand 2 2 F ...; hand 3 G 1 R ...");
    t.play("0: give Y 10; 1: give 10; 2: give 2; 3: give G 1");
    assert!(t.hand(3).contains("Y") && t.hand(3).contains("R"));
    assert_eq!(t.phase(), "follow 3");
}

#[test]
fn dt_5_21_cards_that_come_by_nutmeg_or_trade_are_no_hat_trick() {
    let mut t = table(4, "phase trade; hand 0 F 10 K ...; hand 1 10 ...; hand 2 2 2 ...; hand 3 G 1 3 F ...");
    t.play("0: give 10 F; 1: give 10; 2: give 2; 3: give G 1");
    assert_eq!(t.hand(3).matches('F').count(), 2);
    assert_eq!((t.phase(), t.line("before")), ("follow 3".to_string(), "-".to_string()));
}
