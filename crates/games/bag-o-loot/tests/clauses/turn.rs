//! Chapter 4: drawing, making plays and ending the turn.

use super::*;

#[test]
fn bl_4_1_turns_go_round_and_nobody_is_skipped() {
    // Seat 1 has no card at all, and an empty pile.
    let mut t = table("turn 0; hand 0 1 2 3; hand 1 -; hand 2 4; pile -");
    t.play("0: forfeit 3");
    assert_eq!((t.show("turn"), t.legal(1)), ("1".to_string(), "knock".to_string()));
    t.play("1: knock");
    assert_eq!(t.show("turn"), "2");
}

#[test]
fn bl_4_2_the_turn_begins_with_one_card_from_the_top() {
    let mut t = table("turn 0; hand 0 6 6 1; hand 1 2; pile 9 10 ...");
    t.play("0: open 6 x2; 0: knock");
    assert_eq!((t.show("hand 1"), t.count("hand 1")), ("2 9".to_string(), 2));
    // Where the draw is an action, nothing else comes before it and none comes after it.
    let mut t = advanced("turn 0; hand 0 6 6 1; phase start; pile 9 10 ...");
    assert_eq!((t.legal(0), t.refusal("0: open 6 x2")), ("draw".to_string(), "BL-4.2"));
    t.play("0: draw");
    assert_eq!((t.show("hand 0"), t.refusal("0: draw")), ("1 6 6 9".to_string(), "BL-4.2"));
}

#[test]
fn bl_4_3_an_empty_pile_leaves_the_draw_out() {
    let mut t = advanced("turn 0; hand 0 6 6 1; hand 1 2 3; pile -");
    t.play("0: open 6 x2; 0: knock");
    assert_eq!((t.show("phase"), t.show("turn"), t.show("hand 1")), ("play".into(), "1".into(), "2 3".into()));
    assert_eq!(t.refusal("1: draw"), "BL-4.3");
}

#[test]
fn bl_4_4_only_the_drawer_sees_the_card() {
    let mut t = table("turn 0; hand 0 6 6 1; hand 1 2; pile 9 ...");
    t.play("0: open 6 x2; 0: knock");
    assert_eq!(t.cards("hand 1", B), "2 9");
    for viewer in [A, C, D, Viewer::Public] {
        assert_eq!(t.cards("hand 1", viewer), "? ?");
        let told = t.told(viewer);
        let hand = zone_named("hand 1");
        let drawn = told.iter().find_map(|fact| match fact {
            Fact::Moved { card, to, .. } if *to == hand => Some(*card),
            _ => None,
        });
        assert!(matches!(drawn, Some(Shown::Down(_))), "{drawn:?}");
    }
}

#[test]
fn bl_4_5_a_hand_has_no_limit() {
    let mut t = table("turn 0; hand 0 #30; hand 1 1 1; pile 3 ...");
    t.play("0: forfeit 1");
    assert_eq!(t.count("hand 0"), 29);
    let t = table("turn 0; hand 0 #60");
    assert!(t.legal(0).contains("forfeit 1"));
}

#[test]
fn bl_4_6_the_engine_draws_unless_the_draw_shuts_the_window() {
    for chosen in ["", "mode=advanced people=no"] {
        let t = dealt(4, chosen, 2);
        let first = t.view(Viewer::Public).turn;
        assert_eq!((t.show("phase"), t.count(&format!("hand {first}"))), ("play".to_string(), 9), "{chosen}");
        assert_eq!(t.refusal(&format!("{first}: draw")), "BL-4.6");
    }
    let t = dealt(4, "mode=advanced", 2);
    assert_eq!(t.show("phase"), "start");
    assert_eq!(t.legal(t.view(Viewer::Public).turn), "draw");
}

#[test]
fn bl_4_7_each_turn_starts_with_a_clean_slate() {
    let mut t = with(
        4,
        "mode=advanced people=no ditch_limit=1",
        "turn 0; hand 0 5 9 9 1 1 2; hand 1 9 9 6 8; pile 3 3 ...; s1 0 5 5 5 5; b2 2 9 L L L L",
    );
    t.play("0: ditch 9; 0: bag 5 s1; 2: letgo; 0: open 1 x2; 0: knock; 2: letgo");
    let view = t.view(Viewer::Public);
    assert_eq!((view.turn, view.plays, view.bag_made, view.ditches), (1, 0, false, 0));
    t.play("1: ditch 9");
    assert_eq!(t.refusal("1: ditch 9"), "BL-5.49");
}

#[test]
fn bl_4_8_nobody_acts_out_of_turn() {
    let t = table("turn 0; hand 0 6 6 1; hand 1 6 6 2; s1 1 3 3; b2 2 4 4 4 4 4");
    assert_eq!(t.to_act(), [0]);
    for step in ["1: open 6 x2", "1: knock", "1: forfeit 0", "2: forfeit 0", "3: snitch 4 b2", "1: build 3 s1"] {
        assert_eq!(t.refusal(step), "BL-4.8", "{step}");
    }
    assert_eq!(t.legal(1), "");
}

#[test]
fn bl_4_9_plays_can_be_mixed_and_repeated() {
    let mut t = table("turn 0; hand 0 1 1 2 2 3 4 5 6 7 9; s1 0 3 3; s2 1 4 4; s3 2 5 5; s4 3 6 L; s5 3 7 L");
    t.play("0: open 1 x2; 0: steal 4 s2; 0: pinch 6 s4; 0: open 2 x2; 0: build 3 s1; 0: steal 5 s3; 0: pinch 7 s5");
    assert_eq!(t.show("sets 0"), "s1[3 3 3] s2[4 4 4] s3[5 5 5] s6[1 1] s7[2 2]");
    assert_eq!((t.show("hand 0"), t.show("plays")), ("9 L L".to_string(), "7".to_string()));
}

#[test]
fn bl_4_10_one_bag_a_turn() {
    let mut t = table("turn 0; hand 0 3 4 9; s1 0 3 3 3 3; s2 0 4 4 4 4");
    t.play("0: bag 3 s1");
    assert_eq!((t.refusal("0: bag 4 s2"), t.listed(0, "bag")), ("BL-4.10", String::new()));
}

#[test]
fn bl_4_11_snitch_once_and_first() {
    let mut t = table("turn 0; hand 0 10 12 3 9; b1 2 10 10 10 L L; b2 1 12 12 12 12 L; s3 0 3 3");
    t.play("0: snitch 10 b1");
    assert_eq!(t.refusal("0: snitch 12 b2"), "BL-4.11", "one that was right is a play");
    let mut t = table("turn 0; hand 0 10 3 9; b1 2 10 10 10 L L; s2 0 3 3");
    t.play("0: build 3 s2");
    assert_eq!((t.refusal("0: snitch 10 b1"), t.listed(0, "snitch")), ("BL-4.11", String::new()));
}

#[test]
fn bl_4_12_a_play_is_seen_by_all_and_stays() {
    let mut t = table("turn 0; hand 0 6 6 1");
    t.play("0: open 6 x2");
    for viewer in viewers(4) {
        assert_eq!(t.cards("s1", viewer), "6 6");
        assert!(t.heard(viewer).contains(&"Seat 0 opens two sixes.".to_string()));
    }
    let words = "draw open build steal bag pinch snitch ditch knock forfeit challenge letgo takebag takesets bonus";
    let mut list = Vec::new();
    t.game.offers(seat(0), &mut list);
    assert!(list.iter().all(|action| words.contains(action.to_string().split(' ').next().unwrap())), "{list:?}");
}

#[test]
fn bl_4_13_and_bl_4_21_an_empty_hand_makes_an_idle_turn() {
    let mut t = table("turn 0; hand 0 -; hand 1 1; s1 0 3 3; b2 1 4 4 4 4 L; pile -");
    assert_eq!(t.legal(0), "knock");
    assert_eq!(t.refusal("0: forfeit 1"), "BL-4.21");
    assert_eq!(t.refusal("0: build 3 s1"), "BL-4.14");
    t.play("0: knock");
    assert_eq!((t.show("turn"), t.show("barren"), t.count("hand 1")), ("1".to_string(), "1".to_string(), 1));
    assert!(stage(4, "", "turn 0; hand 0 -").is_err(), "with a pile there is a card to draw");
}

#[test]
fn bl_4_14_what_is_not_there_cannot_be_used() {
    let t = table("turn 0; hand 0 6 6 1; hand 1 7 L L; s1 0 7 7; s2 0 8 8 8 8; s3 1 9 L; b4 1 4 4 4 4 4");
    for step in [
        "0: open 7 x2",
        "0: open 6 x3",
        "0: open 6 x2 +1L",
        "0: build 7 s1",
        "0: build L s1",
        "0: build 6 s9",
        "0: steal 9 s3",
        "0: steal 6 s30",
        "0: bag 8 s2",
        "0: bag 6 s17",
        "0: pinch 9 s3",
        "0: snitch 2 b4",
        "0: snitch 6 b1",
        "0: answer",
    ] {
        assert_eq!(t.refusal(step), "BL-4.14", "{step}");
    }
}

#[test]
fn bl_4_15_knock_after_a_productive_play() {
    let mut t = table("turn 0; hand 0 6 6 1");
    assert_eq!(t.refusal("0: knock"), "BL-4.15");
    t.play("0: open 6 x2; 0: knock");
    assert_eq!(t.show("turn"), "1");
}

#[test]
fn bl_4_16_a_turn_goes_on_until_it_is_ended() {
    // Nothing but a knock is left to do, and the turn waits for it.
    let mut t = table("turn 0; hand 0 6 6 1; hand 1 2; hand 2 3; hand 3 4");
    t.play("0: open 6 x2");
    assert_eq!((t.legal(0), t.show("turn"), t.game.wakes_at()), ("knock".to_string(), "0".to_string(), None));
}

#[test]
fn bl_4_17_without_a_play_one_forfeits_and_only_then() {
    let mut t = table("turn 0; hand 0 6 6 1");
    assert_eq!(t.listed(0, "forfeit"), "forfeit 1; forfeit 2; forfeit 3");
    assert_eq!(t.refusal("0: forfeit 0"), "BL-4.17");
    assert_eq!(t.refusal("0: forfeit 5"), "BL-4.17");
    t.play("0: open 6 x2");
    assert_eq!((t.refusal("0: forfeit 1"), t.listed(0, "forfeit")), ("BL-4.17", String::new()));
    assert_eq!(t.refusal("0: forfeit lot"), "BL-4.17");
}

#[test]
fn bl_4_18_one_may_forfeit_with_good_plays_in_hand() {
    let mut t = table("turn 0; hand 0 5 6 6 1; s1 0 5 5 5 5");
    t.play("0: forfeit 3");
    assert_eq!((t.show("turn"), t.count("hand 0")), ("1".to_string(), 3));
}

#[test]
fn bl_4_19_a_wrong_snitch_ends_the_turn_without_a_forfeit() {
    let mut t = table("turn 0; hand 0 5 1; hand 1 2; b1 2 4 4 4 4 4");
    t.play("0: snitch 5 b1");
    assert_eq!((t.show("turn"), t.show("hand 0")), ("1".to_string(), "1 5".to_string()));
}

#[test]
fn bl_4_20_the_receiver_draws_all_the_same() {
    let mut t = table("turn 0; hand 0 5 5; hand 1 2; pile 9 ...");
    t.play("0: forfeit 1");
    assert_eq!((t.show("turn"), t.show("hand 1"), t.show("hand 0")), ("1".into(), "2 5 9".into(), "5".into()));
}

#[test]
fn bl_4_22_only_a_play_goes_out() {
    let mut t = table("turn 0; hand 0 5; hand 1 2; b1 2 4 4 4 4 4");
    t.play("0: forfeit 1");
    assert_eq!((t.count("hand 0"), t.show("turn"), t.show("round")), (0, "1".to_string(), "1 of 4".to_string()));
    // Back at the player without cards, there is a card to draw.
    t.play("1: forfeit 2; 2: forfeit 1; 3: forfeit 1");
    assert_eq!((t.show("turn"), t.count("hand 0")), ("0".to_string(), 1));
    let mut t = table("turn 0; hand 0 5; s1 0 5 5");
    t.play("0: build 5 s1");
    assert_eq!(t.show("round"), "2 of 4");
}

#[test]
fn bl_4_23_barren_turns_in_a_row_make_a_stalemate() {
    let mut t = with(3, "", "turn 0; hand 0 1 2 6 6; hand 1 3; pile -; s1 1 4 4; barren 2; dry yes");
    t.play("0: open 6 x2");
    assert_eq!(t.show("barren"), "2", "counted when the turn is over");
    t.play("0: knock");
    assert_eq!(t.show("barren"), "0", "a productive play starts the count anew");
    t.play("1: forfeit 0; 2: forfeit 0; 0: forfeit 1");
    assert_eq!((t.show("round"), t.game.scores()), ("2 of 3".to_string(), &[2, 2, 0][..]));
    // The turn that took the last card of the pile did not begin without a draw.
    let mut t = with(3, "", "turn 0; hand 0 1; hand 1 3; pile -; dry no");
    t.play("0: forfeit 1");
    assert_eq!(t.show("barren"), "0");
}
