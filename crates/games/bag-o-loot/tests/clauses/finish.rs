//! Chapter 6: going out, points and the end of the game.

use super::*;

#[test]
fn bl_6_1_the_last_card_ends_the_round_at_once() {
    let mut t = table("turn 0; hand 0 6 6; hand 1 5; s1 1 3 3");
    t.play("0: open 6 x2");
    assert_eq!((t.show("round"), t.game.scores()), ("2 of 4".to_string(), &[2, 2, 0, 0][..]));
    let mut t = table("turn 0; hand 0 6 6; hand 1 5; b1 1 3 3 3 3 3");
    t.play("0: open 6 x2");
    assert_eq!((t.refusal("0: knock"), t.refusal("1: forfeit 2"), t.to_act()), ("BL-6.1", "BL-6.1", vec![0]));
}

#[test]
fn bl_6_2_what_can_empty_a_hand() {
    let out = |chosen: &str, position: &str, step: &str| {
        let mut t = with(4, chosen, position);
        t.play(step);
        t.show("round") == "2 of 4" || ["bonus", "lastcall"].contains(&t.show("phase").as_str())
    };
    assert!(out("", "turn 0; hand 0 6 6", "0: open 6 x2"));
    assert!(out("", "turn 0; hand 0 6; s1 0 6 6", "0: build 6 s1"));
    assert!(out("", "turn 0; hand 0 6; s1 1 6 6", "0: steal 6 s1"));
    assert!(out("", "turn 0; hand 0 6; s1 1 6 6 6 6", "0: bag 6 s1"));
    assert!(out("mode=advanced", "turn 0; hand 0 9; hand 1 1; pile -; b1 1 9 9 9 9 L", "0: ditch 9"));
    assert!(!out("mode=advanced", "turn 0; hand 0 9; b1 1 9 9 9 9 L", "0: ditch 9"));
    assert!(!out("", "turn 0; hand 0 6; s1 1 6 L", "0: pinch 6 s1"));
    assert!(!out("", "turn 0; hand 0 6; b1 1 6 6 6 6 L", "0: snitch 6 b1"));
}

#[test]
fn bl_6_3_a_stalemate_brings_no_bonus() {
    let mut t = with(2, "", "turn 0; hand 0 1 2; pile -; b1 1 4 4 4 4 4; s2 0 5 5; barren 1; dry yes");
    t.play("0: forfeit 1");
    assert_eq!((t.game.scores(), t.show("round")), (&[2, 10][..], "2 of 4".to_string()));
    assert!(t.heard(Viewer::Public).iter().any(|line| line.contains("stalemate")));
}

#[test]
fn bl_6_4_an_open_window_is_settled_first() {
    let mut t = advanced("turn 0; hand 0 3; s1 0 8 8 8 8; s2 2 2 2; b3 1 7 7 7 7 7");
    t.play("0: bag 3 s1");
    assert_eq!((t.show("phase"), t.refusal("0: bonus b3")), ("lastcall".to_string(), "BL-6.5"));
    t.play("2: challenge");
    assert_eq!((t.show("bags 2"), t.show("phase")), ("b1(8 8 8 8 3)".to_string(), "bonus".to_string()));
    // A genuine last card: the prize comes before the bonus.
    let mut t = advanced("turn 0; hand 0 8; s1 0 8 8 8 8; s2 2 2 2; b3 1 7 7 7 7 7");
    t.play("0: bag 8 s1; 2: challenge; 0: takesets");
    assert_eq!((t.show("phase"), t.legal(0)), ("bonus".to_string(), "bonus b3".to_string()));
}

#[test]
fn bl_6_5_the_bonus_is_one_bag_of_another_player_and_must_be_taken() {
    let mut t = table("turn 0; hand 0 6 6; b1 0 3 3 3 3 3; b2 1 4 4 4 4 4; b3 2 5 5 5 5 5");
    t.play("0: open 6 x2");
    assert_eq!(t.legal(0), "bonus b2; bonus b3");
    assert_eq!((t.refusal("0: bonus b1"), t.refusal("1: bonus b3")), ("BL-6.5", "BL-6.5"));
    assert_eq!(t.refusal("0: bonus b9"), "BL-4.14");
    t.play("0: bonus b3");
    assert_eq!(t.game.scores(), [22, 10, 0, 0]);
    let mut t = table("turn 0; hand 0 6 6; b1 0 3 3 3 3 3");
    t.play("0: open 6 x2");
    assert_eq!(t.game.scores(), [12, 0, 0, 0], "no bag elsewhere, no bonus");
}

#[test]
fn bl_6_6_the_bag_just_lost_can_be_the_bonus() {
    let mut t = advanced("turn 0; hand 0 3; s1 0 8 8 8 8; s2 2 2 2");
    t.play("0: bag 3 s1; 2: challenge; 0: bonus b1");
    assert_eq!(t.game.scores(), [10, 0, 2, 0]);
}

#[test]
fn bl_6_7_bl_6_8_and_bl_6_9_bags_ten_cards_in_sets_one_hands_nothing() {
    let mut t = table(
        "turn 1; hand 1 6 6; hand 0 8 9 10; b1 0 4 4 4 4 4; b2 0 5 5 5 5 5; s3 0 3 3 3; s4 0 1 1 1 L; b5 2 7 7 7 7 7",
    );
    assert_eq!(t.show("points"), "27 0 10 0");
    t.play("1: open 6 x2; 1: bonus b5");
    assert_eq!(t.game.scores(), [27, 12, 0, 0], "ten after the bonus, and nothing else for going out");
}

#[test]
fn bl_6_10_rounds_are_added_up() {
    let mut t = table("turn 0; hand 0 6 6; s1 1 3 3; score 0 7; score 1 30");
    t.play("0: open 6 x2");
    assert_eq!(t.game.scores(), [9, 32, 0, 0]);
}

#[test]
fn bl_6_11_the_game_ends_after_the_last_round() {
    let mut t = table("turn 0; hand 0 6 6; round 3");
    t.play("0: open 6 x2");
    assert!(!t.game.is_over());
    let mut t = table("turn 0; hand 0 6 6; round 4; s1 1 3 3 3");
    t.play("0: open 6 x2");
    assert!(t.game.is_over() && t.show("phase") == "over" && t.to_act().is_empty());
    assert_eq!(t.refusal("0: knock"), "BL-4.8");
    let mut t = with(4, "rounds=1", "turn 0; hand 0 6 6");
    t.play("0: open 6 x2");
    assert!(t.game.is_over());
}

#[test]
fn bl_6_12_time_lets_the_round_finish_and_no_other_begin() {
    let position = "turn 0; hand 0 1 1 6 6; round 9";
    let mut t = with(4, "end_after_minutes=5", position);
    assert_eq!(t.game.wakes_at(), Some(Millis(300_000)));
    t.wait(299_999).play("0: open 1 x2");
    assert!(!t.view(Viewer::Public).time_up);
    t.wait(300_000);
    assert!(t.view(Viewer::Public).time_up && !t.game.is_over());
    t.play("0: open 6 x2");
    assert!(t.game.is_over());
    // Before its time another round begins.
    let mut t = with(4, "end_after_minutes=5", position);
    t.play("0: open 1 x2; 0: open 6 x2");
    assert_eq!(t.show("round"), "10");
    // The moment is an input: a stroke of the clock, or the stamp of whatever comes next.
    let mut t = with(4, "end_after_minutes=5", position);
    t.now = Millis(300_001);
    t.play("0: open 1 x2; 0: open 6 x2");
    assert!(t.game.is_over());
}

#[test]
fn bl_6_13_the_highest_total_wins() {
    let mut t = table("turn 0; hand 0 6 6; round 4; score 2 40; score 3 39; s1 3 1 1");
    t.play("0: open 6 x2");
    let standings = t.game.standings();
    assert_eq!(Seat::all(4).map(|seat| standings.place(seat)).collect::<Vec<_>>(), [3, 4, 2, 1]);
}

#[test]
fn bl_6_14_a_shared_lead_is_shared_or_played_off() {
    let position = "turn 0; hand 0 6 6; round 4; score 1 5; score 0 3";
    let mut t = table(position);
    t.play("0: open 6 x2");
    assert_eq!(t.game.standings().winners().iter().map(Seat::number).collect::<Vec<_>>(), [0, 1]);
    let extra = |position: &str| {
        let mut t = with(4, "tie=extra_round", position);
        t.play("0: open 6 x2");
        t
    };
    let t = extra(position);
    assert_eq!((t.show("round"), t.game.is_over()), ("5 of 5".to_string(), false));
    assert!(extra("turn 0; hand 0 6 6; round 5; extra 1; score 1 6; score 0 3").game.is_over(), "no longer shared");
    assert!(!extra("turn 0; hand 0 6 6; round 6; extra 2; score 1 5; score 0 3").game.is_over());
    assert!(extra("turn 0; hand 0 6 6; round 7; extra 3; score 1 5; score 0 3").game.is_over(), "three at most");
    assert!(!extra("turn 0; hand 0 6 6; round 3; score 1 5; score 0 3").game.is_over());
    let mut t = with(4, "tie=extra_round end_after_minutes=5", "turn 0; hand 0 6 6; round 9; score 1 5; score 0 3");
    t.wait(300_000).play("0: open 6 x2");
    assert_eq!((t.game.is_over(), t.view(Viewer::Public).extra_rounds), (false, 1), "in a game by time, too");
}
