//! Chapter 6: medals, seats and the champion.

use crate::{Viewer, dealt, table, table_with};
use kernel::{Game, Seat, Stream};

/// The last trick of a round of four: player 1 goes out first, then 3, then 0.
const END: &str = "phase lead 1; hand 0 2; hand 1 9; hand 2 10 10; hand 3 3";
const STEPS: &str = "1: play 9; 0: pass; 3: play 3; 2: pass; 0: play 2";

#[test]
fn dt_6_1_the_first_three_who_go_out_get_medals() {
    let mut t = table_with("rounds=1", 4, END);
    t.play(STEPS);
    assert_eq!(t.line("medals"), "0/0/1 1/0/0 0/0/0 0/1/0");
    assert!(t.was_said("Seat 1 gets gold.") && t.was_said("Seat 3 gets silver.") && t.was_said("Seat 0 gets bronze."));
}

#[test]
fn dt_6_1_with_more_players_only_three_get_medals() {
    let mut t = table_with("rounds=1", 6, "phase lead 5; places 0 1 2 3; hand 4 9; hand 5 8");
    t.play("5: play 8");
    assert_eq!(t.line("medals"), "1/0/0 0/1/0 0/0/1 0/0/0 0/0/0 0/0/0");
}

#[test]
fn dt_6_2_who_is_left_gets_no_medal() {
    let mut t = table_with("rounds=1", 3, "phase lead 0; places 2; hand 0 9; hand 1 8");
    t.play("0: play 9");
    assert_eq!(t.line("medals"), "0/1/0 0/0/0 1/0/0", "with three players nobody wins bronze");
}

#[test]
fn dt_6_3_and_dt_6_4_seats_follow_the_order_of_going_out() {
    let mut t = table_with("hat_trick=off", 4, END);
    t.play(STEPS);
    assert_eq!(t.line("podium"), "1 3 0 2");
    assert!(t.was_said("Round 2: Seat 2 deals."));
}

#[test]
fn dt_6_5_the_game_is_over_after_its_rounds() {
    let mut stream = Stream::fast(65);
    for rounds in [1, 3, 7, 21] {
        let mut t = dealt(&format!("rounds={rounds}"), 4, rounds);
        t.play_until(&mut stream, |_, _| false);
        assert_eq!((t.phase(), t.line("round")), ("over".to_string(), format!("{rounds} of {rounds}")));
        let golds: u32 = t.game.view(Viewer::Public).medals.iter().map(|medals| medals.gold as u32).sum();
        assert_eq!(golds as u64, rounds);
        t.refused("0: pass", "DT-6.5").refused("1: ready", "DT-6.5").refused("2: give 5", "DT-6.5");
    }
}

#[test]
fn dt_6_6_gold_is_worth_3_silver_2_and_bronze_1() {
    let mut t = table_with("rounds=1", 4, END);
    t.play(STEPS);
    assert_eq!(t.scores(), [1, 3, 0, 2]);
    let t = table(4, "round 7; phase trade; medals 0 2 1 3");
    assert_eq!(t.scores(), [11, 0, 0, 0]);
}

#[test]
fn dt_6_7_the_most_points_win() {
    let mut t = table(4, &format!("round 7; medals 2 3 0 0; medals 3 0 3 0; {END}"));
    t.play(STEPS);
    assert_eq!(t.scores(), [1, 3, 9, 8]);
    let standings = t.game.standings();
    assert_eq!(Seat::all(4).map(|seat| standings.place(seat)).collect::<Vec<_>>(), [4, 3, 1, 2]);
}

#[test]
fn dt_6_8_countback_looks_at_golds_then_silvers_then_seats() {
    let winners = |chosen: &str, medals: &str| {
        let mut t = table_with(chosen, 4, &format!("round 7; {medals}; {END}"));
        t.play(STEPS);
        t.game.standings().winners().iter().map(Seat::number).collect::<Vec<_>>()
    };
    // After the round: player 1 has gold more, player 3 silver, player 0 bronze; the seats are 1 3 0 2.
    let golds = "medals 1 0 3 0; medals 2 3 0 0";
    assert_eq!(winners("", golds), [1, 2], "9 points each");
    assert_eq!(winners("tie=countback", golds), [2], "three golds against one");
    let silvers = "medals 1 2 0 2; medals 2 3 1 0";
    assert_eq!(winners("", silvers), [1, 2], "11 points each");
    assert_eq!(winners("tie=countback", silvers), [2], "three golds each, one silver more");
    let seats = "medals 0 0 1 0; medals 3 0 0 1";
    assert_eq!(winners("", seats), [0, 1, 3], "3 points each");
    assert_eq!(winners("tie=countback", seats), [1]);
    let level = "medals 0 2 1 0; medals 3 2 0 1; medals 1 0 0 0";
    assert_eq!(winners("", level), [0, 3]);
    assert_eq!(winners("tie=countback", level), [3], "two golds and a silver each: #2 is better than #3");
}

#[test]
fn dt_6_9_cards_that_are_left_change_no_points() {
    for left in ["10", "R 10 10 10", "G 1"] {
        let mut t = table_with("rounds=1", 4, &format!("phase lead 1; hand 0 2; hand 1 9; hand 2 {left}; hand 3 3"));
        t.play(STEPS);
        assert_eq!(t.scores(), [1, 3, 0, 2]);
    }
}
