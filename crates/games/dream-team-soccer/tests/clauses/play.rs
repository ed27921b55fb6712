//! Kickoff, leads, follows and the end of a trick.

use crate::{GONE, TRICK, Viewer, table, table_with};

#[test]
fn dt_4_15_whoever_holds_the_kickoff_opens_with_it() {
    for holder in 0..4 {
        let t = table(4, &format!("phase kickoff; hand {holder} K ..."));
        assert_eq!((t.line("plays"), t.cards(holder)), (format!("{holder}=11"), 14));
        assert_eq!(t.to_act(), [if holder == 0 { 3 } else { holder - 1 }]);
    }
}

#[test]
fn dt_4_16_the_kickoff_is_alone_and_the_first_trick_is_of_single_cards() {
    let t = table(4, "phase kickoff; hand 0 K F ...; hand 3 5 5 9 ...");
    assert_eq!((t.zone(TRICK, Viewer::Public), t.line("size")), ("K".to_string(), "1".to_string()));
    t.refused("3: play 5x2", "DT-5.8").refused("3: play K+1F", "DT-4.16");
}

#[test]
fn dt_4_17_the_kickoff_cannot_be_played_otherwise() {
    let t = table(4, "phase trade; hand 0 K ...");
    t.refused("0: play K", "DT-3.6");
    let t = table(4, "phase lead 0; hand 0 9; hand 1 9; hand 2 9; hand 3 9");
    t.refused("0: play K", "DT-4.17");
    assert!(!t.legal(0).contains('K'));
}

#[test]
fn dt_4_18_a_leader_plays_a_card_or_a_set_and_cannot_pass() {
    let t = table(3, "phase lead 0; hand 0 7 9 9; hand 1 10; hand 2 10");
    assert_eq!(t.legal(0), "play 7; play 9; play 9x2");
    t.refused("0: pass", "DT-4.18");
}

#[test]
fn dt_4_36_only_cards_that_are_held_can_be_put_down() {
    let t = table(3, "phase lead 0; hand 0 7 9 9; hand 1 10; hand 2 10");
    t.refused("0: play 9x3", "DT-4.36").refused("0: play 10", "DT-4.36").refused("0: play 7+1F", "DT-4.36");
    let t = table(3, "phase follow 2; trick 0 6x2; hand 0 10; hand 1 10; hand 2 4 5 5 F");
    t.refused("2: play 4x2", "DT-4.36").refused("2: play Fx2=3", "DT-4.36");
}

#[test]
fn dt_4_19_any_value_may_be_led() {
    let t = table(3, "phase lead 0; hand 0 G 1 2 3 4 5 6 7 8 9 10 R; hand 1 10; hand 2 10");
    assert_eq!(
        t.legal(0),
        "play G; play 1; play 2; play 3; play 4; play 5; play 6; play 7; play 8; play 9; play 10; play R"
    );
}

#[test]
fn dt_4_20_turns_go_clockwise_past_those_who_are_out_or_skipped() {
    let mut t = table(5, "phase lead 4; hand 0 10 9; hand 1 10; hand 2 10; hand 4 Y 9; places 3");
    t.play("4: play Y skip 2");
    assert_eq!(t.to_act(), [1], "player 3 is out, player 2 is skipped");
    t.refused("3: pass", "DT-4.32").refused("2: pass", "DT-5.11").refused("0: pass", "DT-4.20");
    t.play("1: pass");
    assert_eq!(t.to_act(), [0]);
}

#[test]
fn dt_4_20_if_a_pass_is_final_those_who_passed_are_left_out() {
    let start = "phase lead 0; hand 0 10 9; hand 1 2 2; hand 2 7 9; hand 3 8 9";
    let mut t = table_with("pass_is_final=on", 4, start);
    t.play("0: play 10; 3: play 8; 2: pass; 1: pass");
    assert_eq!(t.to_act(), [0]);
    t.refused("2: pass", "DT-4.20");
    t.play("0: pass");
    assert_eq!(t.phase(), "lead 3");
}

#[test]
fn dt_4_21_and_dt_4_23_who_follows_plays_or_passes_and_may_always_pass() {
    let t = table(3, "phase follow 2; trick 0 9; hand 0 10; hand 1 10; hand 2 3 4");
    assert_eq!(t.legal(2), "pass; play 3; play 4");
    let t = table(3, "phase follow 2; trick 0 2; hand 0 10; hand 1 10; hand 2 3 4");
    assert_eq!(t.legal(2), "pass", "who cannot beat the table can only pass");
}

#[test]
fn dt_4_22_to_follow_play_as_many_cards_of_one_lower_value() {
    let t = table(3, "phase follow 2; trick 0 6x2; hand 0 10; hand 1 10; hand 2 4 5 5 6 6 7 7 F");
    assert_eq!(t.legal(2), "pass; play 4+1F; play 5+1F; play 5x2");
    t.refused("2: play 6x2", "DT-4.22").refused("2: play 7x2", "DT-4.22");
}

#[test]
fn dt_4_24_after_a_pass_you_may_play_unless_a_pass_is_final() {
    let start = "phase lead 0; hand 0 10 9; hand 1 2 2; hand 2 7 9; hand 3 8 9";
    let mut t = table(4, start);
    t.play("0: play 10; 3: pass; 2: play 7; 1: pass; 0: pass");
    assert_eq!(t.legal(3), "pass");
    assert_eq!(t.to_act(), [3]);
    let mut t = table_with("pass_is_final=on", 4, start);
    t.play("0: play 10; 3: pass; 2: play 7; 1: pass; 0: pass");
    assert_eq!(t.phase(), "lead 2");
}

#[test]
fn dt_4_25_a_trick_is_over_when_all_others_have_passed_since_the_last_play() {
    let mut t = table(4, "phase lead 0; hand 0 10 9 4; hand 1 2 2; hand 2 7 9; hand 3 8 9");
    t.play("0: play 10; 3: play 8; 2: pass; 1: pass; 0: play 4; 3: pass; 2: pass");
    assert_eq!(t.phase(), "follow 1");
    t.play("1: pass");
    assert_eq!(t.phase(), "lead 0");
}

#[test]
fn dt_4_26_a_trick_stops_if_nobody_is_left_to_act() {
    // With final passes everybody else has passed already.
    let mut t = table_with("pass_is_final=on", 3, "phase lead 0; hand 0 10 9 3; hand 1 4; hand 2 7 8");
    t.play("0: play 10; 2: pass; 1: play 4; 0: play 3");
    assert_eq!(t.phase(), "lead 0", "player 1 is out and player 2 has passed");
    // The only other player who is still in is skipped.
    let mut t = table(3, "phase lead 0; hand 0 Y 9; hand 1 3 4; places 2");
    t.play("0: play Y skip 1");
    assert_eq!(t.phase(), "lead 0");
    // Value 0.
    let mut t = table(3, "phase lead 0; hand 0 G 9; hand 1 3 4; hand 2 5 6");
    t.play("0: play G");
    assert_eq!(t.phase(), "lead 0");
}

#[test]
fn dt_4_27_and_dt_4_29_the_last_play_wins_and_leads() {
    let mut t = table(3, "phase lead 0; hand 0 10 9; hand 1 3 4; hand 2 7 8");
    t.play("0: play 10; 2: play 8; 1: play 4; 0: pass; 2: pass");
    assert!(t.was_said("Seat 1 wins the trick."));
    assert_eq!(t.phase(), "lead 1");
}

#[test]
fn dt_4_28_the_cards_of_a_trick_leave_the_round() {
    let mut t = table(3, "phase lead 0; hand 0 10 9; hand 1 3 4; hand 2 7 8; gone K");
    let gone = t.zone(GONE, Viewer::Truth);
    t.play("0: play 10; 2: play 8; 1: pass; 0: pass");
    assert_eq!(t.zone(GONE, Viewer::Public), format!("{gone} 10 8"));
    assert_eq!(t.zone(TRICK, Viewer::Public), "");
}

#[test]
fn dt_4_30_if_the_winner_is_out_the_next_player_clockwise_leads() {
    let mut t = table(5, "phase lead 0; hand 0 2; hand 1 9; hand 2 9; hand 3 9; places 4");
    t.play("0: play 2; 3: pass; 2: pass; 1: pass");
    assert_eq!(t.phase(), "lead 3", "player 4 is out as well");
}

#[test]
fn dt_4_31_skips_and_passes_end_with_the_trick() {
    for chosen in ["", "pass_is_final=on"] {
        let mut t = table_with(chosen, 4, "phase lead 0; hand 0 Y 9; hand 1 10 4; hand 2 10 4; hand 3 10 4");
        t.play("0: play Y skip 3; 2: pass; 1: pass; 0: play 9");
        assert_eq!((t.line("skipped"), t.line("passed"), t.to_act()), ("-".to_string(), "-".to_string(), vec![3]));
    }
}

#[test]
fn dt_4_32_a_place_is_decided_at_once() {
    let mut t = table(4, "phase lead 0; hand 0 9; hand 1 10 4; hand 2 10 4; hand 3 4");
    t.play("0: play 9");
    assert_eq!(t.line("places"), "0");
    t.play("3: play 4");
    assert_eq!(t.line("places"), "0 3");
    assert!(t.was_said("Seat 3 is out in second place."));
    t.refused("0: pass", "DT-4.32");
}

#[test]
fn dt_4_33_the_trick_carries_on_and_who_is_out_may_win_it() {
    let mut t = table(4, "phase lead 0; hand 0 9; hand 1 10 4; hand 2 10 4; hand 3 10 4");
    t.play("0: play 9");
    assert_eq!(t.legal(3), "pass; play 4");
    t.play("3: pass; 2: pass; 1: pass");
    assert!(t.was_said("Seat 0 wins the trick."));
}

#[test]
fn dt_4_34_the_round_stops_when_one_player_is_left() {
    let mut t = table_with("rounds=1", 3, "phase follow 0; trick 1 R; hand 0 9; hand 1 8 8; places 2");
    t.play("0: play 9");
    assert_eq!(t.phase(), "over");
    assert!(
        !t.log(Viewer::Public).iter().any(|said| said.contains("Red") || said.contains("trick")),
        "nothing is settled"
    );
    assert!(t.was_said("Seat 1 is left with 2 cards: the round is over."));
}
