//! Chapter 5: sets, Free Kicks, the Yellow and the Red Card.

use crate::{TRICK, Viewer, table, table_with};
use dream_team_soccer::Action;

#[test]
fn dt_5_1_a_set_may_contain_one_free_kick_or_both() {
    let t = table(3, "phase lead 0; hand 0 4 4 9 F F; hand 1 10; hand 2 10");
    let sets: Vec<String> =
        t.legal(0).split("; ").filter(|play| play.starts_with("play 4")).map(str::to_string).collect();
    assert_eq!(sets.join("; "), "play 4; play 4+1F; play 4+2F; play 4x2; play 4x2+1F; play 4x2+2F");
}

#[test]
fn dt_5_2_natural_cards_give_the_value_and_are_all_equal() {
    let mut t = table(3, "phase lead 0; hand 0 4 4 9 F F; hand 1 10; hand 2 10");
    t.play("0: play 4x2+2F");
    assert_eq!((t.line("plays"), t.line("size")), ("0=4".to_string(), "4".to_string()));
    let mixed = table(3, "phase lead 0; hand 0 4 7 8 8 9 Y; hand 1 10; hand 2 10");
    for step in ["0: play 8x2+7", "0: play 9+Y", "0: play 4+9", "0: play 9+Y skip 1", "0: play G+R"] {
        mixed.refused(step, "DT-5.2");
    }
    mixed.refused("1: play 8x2+7", "DT-4.20");
    let said = "play 4+F=9".parse::<Action>().unwrap_err();
    assert!(said.contains("DT-5.4"), "{said}");
    let yellow = table(3, "phase follow 2; trick 0 9x2; hand 0 10; hand 1 10; hand 2 8 Y 10");
    assert_eq!(yellow.legal(2), "pass; play 8+Y skip 0; play 8+Y skip 1");
}

#[test]
fn dt_5_3_free_kicks_go_with_goal_and_red_card_but_not_with_the_kickoff() {
    let t = table(3, "phase lead 0; hand 0 G 9 R F F; hand 1 10; hand 2 10");
    for play in ["play G+1F", "play G+2F", "play R+1F", "play R+2F"] {
        assert!(t.legal(0).split("; ").any(|legal| legal == play), "{play}");
    }
    t.refused("0: play K+1F", "DT-4.16");
}

#[test]
fn dt_5_4_free_kicks_alone_are_named_1_to_10() {
    let t = table(3, "phase lead 0; hand 0 F F 9; hand 1 10; hand 2 10");
    let alone = |kicks: &str| t.legal(0).split("; ").filter(|play| play.starts_with(&format!("play {kicks}="))).count();
    assert_eq!((alone("F"), alone("Fx2")), (10, 10));
    t.refused("0: play F", "DT-5.4").refused("0: play Fx2", "DT-5.4");
    assert!("play 9+F=9".parse::<Action>().unwrap_err().contains("DT-5.4"));
    let t = table(3, "phase follow 2; trick 0 K; hand 0 10; hand 1 10; hand 2 9 F");
    assert!(t.legal(2).ends_with("play F=10"), "10 is lower than the Kickoff");
}

#[test]
fn dt_5_5_only_the_goal_makes_a_play_of_value_0() {
    let t = table(3, "phase follow 2; trick 0 1; hand 0 10; hand 1 10; hand 2 G 9 F");
    assert_eq!(t.legal(2), "pass; play G");
    t.refused("2: play F=0", "DT-5.5");
}

#[test]
fn dt_5_6_with_worst_free_kicks_alone_count_11() {
    let mut t = table_with("free_kick_alone=worst", 3, "phase lead 0; hand 0 F F 9; hand 1 10; hand 2 10");
    assert_eq!(t.legal(0), "play 9; play 9+1F; play 9+2F; play F; play Fx2");
    t.refused("0: play F=7", "DT-5.6");
    t.play("0: play F");
    assert_eq!((t.line("plays"), t.legal(2)), ("0=11".to_string(), "pass; play 10".to_string()));
    let red = table_with("free_kick_alone=worst", 3, "phase follow 2; trick 0 R; hand 0 10; hand 1 10; hand 2 9 F");
    assert_eq!(red.legal(2), "pass; play 9; play F");
    let ten = table_with("free_kick_alone=worst", 3, "phase follow 2; trick 0 10; hand 0 10; hand 1 10; hand 2 9 F");
    assert_eq!(ten.legal(2), "pass; play 9");
    ten.refused("2: play F", "DT-4.22");
}

#[test]
fn dt_5_7_the_biggest_play_has_twelve_cards() {
    let mut t = table(3, "phase lead 0; hand 0 9 10 10 10 10 10 10 10 10 10 10 F F; hand 1 9; hand 2 9");
    assert!(t.legal(0).contains("play 10x10+2F"));
    t.play("0: play 10x10+2F");
    assert_eq!((t.line("size"), t.zone(TRICK, Viewer::Public).split(' ').count()), ("12".to_string(), 12));
    assert!(t.was_said("Seat 0 plays ten 10s and both Free Kicks."));
}

#[test]
fn dt_5_8_singles_beat_singles_and_pairs_beat_pairs() {
    let follow = |lead: &str| {
        table(3, &format!("phase follow 2; trick 0 {lead}; hand 0 10; hand 1 10; hand 2 5 5 5 5")).legal(2)
    };
    assert_eq!(follow("9"), "pass; play 5");
    assert_eq!(follow("9x2"), "pass; play 5x2");
    assert_eq!(follow("9x4"), "pass; play 5x4");
    assert_eq!(follow("9x5"), "pass");
}

#[test]
fn dt_5_9_nothing_beats_the_goal_and_nobody_is_asked() {
    let mut t = table(4, "phase follow 3; trick 0 10; hand 0 9; hand 1 9; hand 2 9; hand 3 G 9");
    t.play("3: play G");
    assert_eq!(t.phase(), "lead 3");
    assert!(!t.log(Viewer::Public).iter().any(|said| said.contains("passes")));
    let mut t = table(4, "phase lead 3; hand 0 9; hand 1 9; hand 2 9; hand 3 G 9 F F");
    assert_eq!(t.play("3: play G+2F").phase(), "lead 3");
    let mut last = table(4, "phase lead 3; hand 0 9; hand 1 9; hand 2 9; hand 3 G");
    assert_eq!(last.play("3: play G").phase(), "lead 2", "the player of the Goal is out");
}

#[test]
fn dt_5_10_the_yellow_card_is_an_8() {
    let t = table(3, "phase follow 2; trick 0 9x3; hand 0 10; hand 1 10; hand 2 8 8 Y F");
    assert_eq!(
        t.legal(2),
        "pass; play 8+Y+1F skip 0; play 8+Y+1F skip 1; play 8x2+1F; play 8x2+Y skip 0; play 8x2+Y skip 1"
    );
    let t = table(3, "phase follow 2; trick 0 8; hand 0 10; hand 1 10; hand 2 Y");
    t.refused("2: play Y skip 0", "DT-4.22");
}

#[test]
fn dt_5_11_the_yellow_card_names_another_player_who_is_still_in() {
    let mut t = table(5, "phase lead 0; hand 0 Y 8 9; hand 1 3; hand 2 3; hand 4 3; places 3");
    t.refused("0: play Y", "DT-5.11").refused("0: play Y skip 0", "DT-5.11").refused("0: play Y skip 3", "DT-5.11");
    t.refused("0: play 8 skip 1", "DT-5.11").refused("0: play Y skip 7", "DT-5.11");
    t.play("0: play Y skip 4");
    assert_eq!(t.to_act(), [2]);
    t.play("2: pass; 1: pass");
    assert_eq!(t.phase(), "lead 0", "the skipped player was not asked");
}

#[test]
fn dt_5_11_the_skip_stays_in_force_if_the_yellow_card_is_beaten() {
    let mut t = table(4, "phase lead 0; hand 0 Y 9; hand 1 3 3; hand 2 3 9; hand 3 2 2");
    t.play("0: play Y skip 3; 2: play 3; 1: pass; 0: pass");
    assert_eq!(t.phase(), "lead 2");
}

#[test]
fn dt_5_12_the_power_always_works_unless_the_round_ends() {
    let mut last = table(4, "phase follow 0; trick 1 9; hand 0 Y; hand 1 3; hand 2 3; hand 3 3");
    last.play("0: play Y skip 3");
    assert_eq!((last.line("places"), last.to_act()), ("0".to_string(), vec![2]));
    let mut set = table(4, "phase lead 0; hand 0 8 8 Y 9; hand 1 3; hand 2 3; hand 3 3");
    set.play("0: play 8x2+Y skip 3");
    assert_eq!((set.line("skipped"), set.to_act()), ("3".to_string(), vec![2]));
    let mut end = table_with("rounds=1", 3, "phase lead 0; hand 0 Y; hand 1 3; places 2");
    assert_eq!(end.legal(0), "play Y");
    end.refused("0: play Y skip 1", "DT-5.12");
    assert_eq!(end.play("0: play Y").phase(), "over");
}

#[test]
fn dt_5_13_a_free_kick_as_an_8_skips_nobody() {
    let mut t = table(3, "phase lead 0; hand 0 F 8 9; hand 1 3; hand 2 3");
    t.refused("0: play F=8 skip 1", "DT-5.11").refused("0: play 8+1F skip 1", "DT-5.11");
    t.play("0: play F=8");
    assert_eq!(t.line("skipped"), "-");
}

#[test]
fn dt_5_14_and_dt_9_7_skipping_the_only_opponent_wins_the_trick() {
    let mut t = table(3, "phase follow 0; trick 1 9; hand 0 Y 9; hand 1 3 3; places 2");
    t.play("0: play Y skip 1");
    assert_eq!(t.phase(), "lead 0");
    assert!(t.was_said("Seat 0 wins the trick."));
}

#[test]
fn dt_5_15_the_red_card_is_only_led() {
    for lead in ["K", "10", "9x2"] {
        let t = table(3, &format!("phase follow 2; trick 0 {lead}; hand 0 10; hand 1 10; hand 2 R F"));
        assert!(!t.legal(2).contains('R'));
        t.refused(if lead == "9x2" { "2: play R+1F" } else { "2: play R" }, "DT-5.15");
    }
    assert!(table(3, "phase lead 2; hand 0 10; hand 1 10; hand 2 R 9").legal(2).contains("play R"));
}

#[test]
fn dt_5_16_the_winner_takes_the_red_card_even_its_own_leader() {
    let mut t = table(3, "phase lead 0; hand 0 4 R 9; hand 1 9 9; hand 2 5 9");
    t.play("0: play R; 2: play 5; 1: pass; 0: play 4; 2: pass; 1: pass");
    assert_eq!((t.phase(), t.hand(0)), ("lead 0".to_string(), "9 R".to_string()));
    assert!(t.was_said("Seat 0 picks up the Red Card."));
}

#[test]
fn dt_5_16_a_red_card_led_as_the_last_card_goes_to_the_winner() {
    let mut t = table(4, "phase lead 0; hand 0 R; hand 1 9 9; hand 2 5 9; hand 3 9 9");
    t.play("0: play R; 3: pass; 2: play 5; 1: pass; 3: pass");
    assert_eq!((t.line("places"), t.hand(2)), ("0".to_string(), "9 R".to_string()));
}

#[test]
fn dt_5_17_a_red_card_alone_in_its_trick_is_gone() {
    let mut t = table(4, "phase lead 0; hand 0 R; hand 1 9 9; hand 2 5 9; hand 3 9 9");
    t.play("0: play R; 3: pass; 2: pass; 1: pass");
    assert_eq!(t.phase(), "lead 3");
    assert!(t.was_said("The Red Card is gone until the round is over."));
}

#[test]
fn dt_5_18_red_with_free_kicks_is_not_alone() {
    let mut t = table(3, "phase lead 0; hand 0 9 R F; hand 1 9 9; hand 2 5 9");
    t.play("0: play R+1F; 2: pass; 1: pass");
    assert_eq!((t.phase(), t.hand(0)), ("lead 0".to_string(), "9 R".to_string()));
    let mut t = table(3, "phase lead 0; hand 0 R F F; hand 1 9 9; hand 2 5 9");
    t.play("0: play R+2F; 2: pass; 1: pass");
    assert_eq!((t.phase(), t.line("places")), ("lead 2".to_string(), "0".to_string()));
    assert!(t.was_said("The Red Card is gone until the round is over."), "its leader is out and has won");
}

#[test]
fn dt_5_19_nobody_takes_the_red_card_if_the_winner_is_out() {
    let mut t = table(4, "phase lead 0; hand 0 R 9; hand 1 9 9; hand 2 5; hand 3 9 9");
    t.play("0: play R; 3: pass; 2: play 5; 1: pass; 0: pass; 3: pass");
    assert_eq!((t.phase(), t.line("places")), ("lead 1".to_string(), "2".to_string()));
    assert!((0..4).all(|player| !t.hand(player).contains('R')));
}
