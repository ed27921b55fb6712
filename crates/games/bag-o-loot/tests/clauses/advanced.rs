//! Chapter 5: the Advanced game, Challenge and Ditch.

use super::*;

#[test]
fn bl_5_35_no_pinch_and_no_snitch() {
    let mut t = advanced("turn 0; hand 0 8 9 6 6 1; s1 1 8 L; b2 2 9 9 9 L L");
    assert_eq!((t.refusal("0: pinch 8 s1"), t.refusal("0: snitch 9 b2")), ("BL-5.35", "BL-5.35"));
    assert_eq!((t.listed(0, "pinch"), t.listed(0, "snitch")), (String::new(), String::new()));
    t.play("0: open 6 x2; 0: steal 8 s1; 0: knock");
    let mut t = advanced("turn 0; hand 0 8 9; s1 0 4 4");
    t.play("0: forfeit 3");
}

#[test]
fn bl_5_36_the_fifth_card_lies_face_down_and_the_rank_shows() {
    let mut t = advanced("turn 0; hand 0 5 9; s1 1 5 5 L L");
    t.play("0: bag 5 s1");
    for viewer in [B, C, D, Viewer::Public] {
        assert_eq!((t.cards("s1", viewer), t.view(viewer).bags[0].rank), ("5 5 L L ?".to_string(), Some(5)));
    }
    assert_eq!(t.cards("s1", A), "5 5 L L 5");
}

#[test]
fn bl_5_37_any_card_can_be_the_fifth() {
    let t = advanced("turn 0; hand 0 5 11 L 1; s1 1 5 5 5 5");
    assert_eq!(t.listed(0, "bag"), "bag 1 s1; bag 5 s1; bag 11 s1; bag L s1");
    for (card, genuine) in [("5", true), ("L", true), ("11", false)] {
        let mut t = advanced("turn 0; hand 0 5 11 L 1; s1 1 5 5 5 5; s2 2 3 3");
        t.play(&format!("0: bag {card} s1; 2: challenge"));
        assert_eq!(t.view(Viewer::Public).bags[0].genuine, Some(genuine), "{card}");
    }
}

#[test]
fn bl_5_38_bluffs_work_on_anyones_set() {
    for owner in 0..4 {
        let mut t = advanced(&format!("turn 0; hand 0 11 1; s1 {owner} 5 5 5 5"));
        t.play("0: bag 11 s1");
        assert_eq!(t.view(Viewer::Public).bags[0].owner, 0);
    }
}

#[test]
fn bl_5_39_an_unchallenged_bluff_is_a_full_bag() {
    let mut t = asking("turn 0; hand 0 11 6 6; hand 1 1; s1 1 5 5 5 5; s2 2 2 2");
    t.play("0: bag 11 s1; 2: letgo; 0: open 6 x2; 2: letgo");
    assert_eq!(t.game.scores(), [12, 0, 2, 0]);
    assert!(!t.heard(Viewer::Public).iter().any(|line| line.contains("bluff")));
}

#[test]
fn bl_5_40_only_the_challenger_sees_the_card_and_all_hear_the_verdict() {
    let mut t = advanced("turn 0; hand 0 11 9; s1 1 5 5 5 5; s2 2 2 2");
    t.play("0: bag 11 s1; 2: challenge");
    assert_eq!((t.cards("s1", C), t.cards("s1", A)), ("5 5 5 5 11".to_string(), "5 5 5 5 11".to_string()));
    for viewer in [B, D, Viewer::Public] {
        assert_eq!(t.cards("s1", viewer), "5 5 5 5 ?");
        assert!(t.heard(viewer).contains(&"The bag of fives is a bluff: it goes to Seat 2.".to_string()));
        let up = |fact: &Fact<Note, Shown>| matches!(fact, Fact::Turned { card: Shown::Up(_), .. });
        assert!(!t.told(viewer).iter().any(up));
    }
}

#[test]
fn bl_5_41_a_caught_bluff_goes_over_with_its_card() {
    let mut t = advanced("turn 0; hand 0 11 6 6; s1 1 5 5 5 5; s2 2 2 2");
    t.play("0: bag 11 s1; 2: challenge");
    assert_eq!(
        (t.show("bags 2"), t.show("bags 0"), t.show("hand 0")),
        ("b1(5 5 5 5 11)".into(), "-".into(), "6 6".into())
    );
    t.play("0: open 6 x2; 0: bonus b1");
    assert_eq!(t.game.scores(), [12, 0, 2, 0], "worth the usual ten");
}

#[test]
fn bl_5_42_the_maker_of_a_genuine_bag_takes_a_bag_or_all_sets() {
    let position = "turn 0; hand 0 5 9; s1 1 5 5 5 5; s2 2 2 2; b3 2 7 7 7 7 7; s4 2 3 3 3; b5 2 8 8 8 8 8; s6 1 1 1";
    let mut t = advanced(position);
    t.play("0: bag 5 s1; 2: challenge");
    assert_eq!((t.to_act(), t.legal(0)), (vec![0], "takebag b3; takebag b5; takesets".to_string()));
    assert_eq!((t.refusal("1: takesets"), t.refusal("0: takebag b1")), ("BL-5.42", "BL-5.42"));
    assert_eq!(t.refusal("0: takebag b2"), "BL-4.14");
    t.play("0: takebag b5");
    assert_eq!(t.show("bags 0"), "b5(8 8 8 8 8) b1(5 5 5 5 5)", "in the order of making");
    let mut t = advanced(position);
    t.play("0: bag 5 s1; 2: challenge; 0: takesets");
    assert_eq!(
        (t.show("sets 0"), t.show("sets 2"), t.show("sets 1")),
        ("s2[2 2] s4[3 3 3]".into(), "-".into(), "s6[1 1]".into())
    );
    assert_eq!(t.refusal("0: takesets"), "BL-5.42", "one prize");
}

#[test]
fn bl_5_43_what_is_there_must_be_taken() {
    let mut t = advanced("turn 0; hand 0 5 9; s1 0 5 5 5 5; s2 2 2 2");
    t.play("0: bag 5 s1; 2: challenge");
    assert_eq!((t.legal(0), t.refusal("0: knock")), ("takesets".to_string(), "BL-4.36"));
    let mut t = advanced("turn 0; hand 0 5 9; s1 0 5 5 5 5; b2 2 2 2 2 2 2; b3 2 3 3 3 3 3");
    t.play("0: bag 5 s1; 2: challenge");
    assert_eq!((t.legal(0), t.refusal("0: takesets")), ("takebag b2; takebag b3".to_string(), "BL-5.43"));
}

#[test]
fn bl_5_44_sets_won_stay_apart_and_can_be_used() {
    let mut t = advanced("turn 0; hand 0 5 2 9; s1 0 5 5 5 5; s2 2 2 2; s3 2 2 L");
    t.play("0: bag 5 s1; 2: challenge; 0: takesets; 0: build 2 s3");
    assert_eq!(t.show("sets 0"), "s2[2 2] s3[2 L 2]");
}

#[test]
fn bl_5_46_a_challenge_leaves_hands_and_turns_alone() {
    let mut t = advanced("turn 0; hand 0 11 9 6 6 1; hand 2 4 4; s1 1 5 5 5 5; s2 2 2 2; s3 0 9 9 9 9");
    t.play("0: bag 11 s1");
    let hands = t.view(Viewer::Public).hands;
    t.play("2: challenge");
    assert_eq!((t.view(Viewer::Public).hands, t.show("turn"), t.show("plays")), (hands, "0".into(), "1".into()));
    assert_eq!((t.refusal("0: bag 9 s3"), t.refusal("0: forfeit 1")), ("BL-4.10", "BL-4.17"));
    t.play("0: open 6 x2; 0: knock");
    assert_eq!(t.show("turn"), "1");
}

#[test]
fn bl_5_47_ditching_belongs_to_the_advanced_game() {
    assert_eq!(table("turn 0; hand 0 9 1; b1 1 9 9 9 9 L").refusal("0: ditch 9"), "BL-5.47");
}

#[test]
fn bl_5_48_a_coin_of_any_bags_rank_for_a_new_card() {
    for bag in ["b1 0 9 9 9 L L", "b1 2 9 9 9 L L", "b1 2 9 9 9 L 3 seen 1 2 challenged"] {
        let mut t = advanced(&format!("turn 0; hand 0 9 1 2; pile 12 ...; {bag}"));
        assert_eq!((t.refusal("0: ditch 1"), t.listed(0, "ditch")), ("BL-5.48", "ditch 9".to_string()));
        t.play("0: ditch 9");
        assert_eq!((t.show("discard"), t.show("hand 0")), ("9".to_string(), "1 2 12".to_string()));
        assert!(Viewer::all(4).all(|viewer| t.cards("discard", viewer) == "9"));
    }
}

#[test]
fn bl_5_49_ditching_is_a_play_without_limit_unless_the_table_sets_one() {
    let position = "turn 0; hand 0 9 9 L 1; b1 1 9 9 L L L";
    let mut t = advanced(position);
    assert_eq!(t.refusal("0: ditch L"), "BL-5.49");
    t.play("0: ditch 9; 0: ditch 9; 0: knock");
    assert_eq!(t.show("turn"), "1");
    let mut t = with(4, "mode=advanced ditch_limit=1", position);
    t.play("0: ditch 9");
    assert_eq!((t.refusal("0: ditch 9"), t.listed(0, "ditch")), ("BL-5.49", String::new()));
}

#[test]
fn bl_5_50_without_a_pile_the_coin_is_just_gone() {
    let position = "turn 0; hand 0 9; hand 1 1; pile -; b1 1 9 9 9 L L";
    let mut t = advanced(position);
    t.play("0: ditch 9");
    assert_eq!(t.show("phase"), "bonus", "the last card goes out");
    let t = with(4, "mode=advanced ditch_on_empty_pile=off", position);
    assert_eq!((t.refusal("0: ditch 9"), t.listed(0, "ditch")), ("BL-5.50", String::new()));
}

#[test]
fn bl_5_51_ditched_coins_stay_out_until_the_round_is_over() {
    let mut t = advanced("turn 0; hand 0 9 6 6; hand 1 1; pile 2; b1 1 9 9 9 L L");
    t.play("0: ditch 9; 0: open 6 x2; 0: knock");
    assert_eq!((t.count("pile"), t.show("discard"), t.show("phase")), (0, "9".to_string(), "play".to_string()));
    let mut t = advanced("turn 0; hand 0 9 6 6; hand 1 1; pile -; b1 0 9 9 9 L L");
    t.play("0: ditch 9; 0: open 6 x2");
    assert_eq!((t.count("discard"), t.show("round")), (0, "2 of 4".to_string()));
}
