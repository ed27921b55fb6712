//! Chapter 5: Pinch and Snitch.

use super::*;

#[test]
fn bl_5_22_a_coin_of_the_sets_rank_for_a_looter() {
    let mut t = table("turn 0; hand 0 8 9 1; s1 1 8 L L; s2 1 9 9");
    assert_eq!(t.refusal("0: pinch 9 s1"), "BL-5.22");
    assert_eq!(t.refusal("0: pinch 9 s2"), "BL-5.22");
    t.play("0: pinch 8 s1");
    assert_eq!((t.show("sets 1"), t.show("hand 0")), ("s1[8 L 8] s2[9 9]".to_string(), "1 9 L".to_string()));
}

#[test]
fn bl_5_23_from_any_set_ones_own_too() {
    for owner in 0..4 {
        let mut t = table(&format!("turn 0; hand 0 8 1; s1 {owner} 8 8 8 L"));
        t.play("0: pinch 8 s1");
        assert_eq!(t.show(&format!("sets {owner}")), "s1[8 8 8 8]");
    }
}

#[test]
fn bl_5_24_size_and_owner_stay() {
    let mut t = table("turn 0; hand 0 8 1; s1 3 8 L");
    t.play("0: pinch 8 s1");
    let set = &t.view(Viewer::Public).sets[0];
    assert_eq!((set.owner, set.coins, set.looters), (3, 2, 0));
}

#[test]
fn bl_5_25_a_looter_cannot_pinch_a_looter() {
    let t = table("turn 0; hand 0 L 1; s1 1 8 L");
    assert_eq!((t.refusal("0: pinch L s1"), t.listed(0, "pinch")), ("BL-5.25", String::new()));
}

#[test]
fn bl_5_26_a_pinch_is_a_play() {
    let mut t = table("turn 0; hand 0 8 1; s1 1 8 L; b2 2 1 1 1 L L");
    t.play("0: pinch 8 s1");
    assert_eq!((t.refusal("0: forfeit 1"), t.refusal("0: snitch 1 b2")), ("BL-4.17", "BL-4.11"));
    t.play("0: knock");
}

#[test]
fn bl_5_27_the_pinched_looter_can_bag_the_same_set() {
    let mut t = table("turn 0; hand 0 8 1; s1 1 8 8 8 L");
    t.play("0: pinch 8 s1; 0: bag L s1");
    assert_eq!((t.show("bags 0"), t.show("sets 1")), ("b1(8 8 8 8 L)".to_string(), "-".to_string()));
}

#[test]
fn bl_5_28_a_snitch_shows_a_coin() {
    let mut t = table("turn 0; hand 0 L 10 1; b1 2 10 10 10 L L");
    assert_eq!(t.refusal("0: snitch L b1"), "BL-5.28");
    t.play("0: snitch 1 b1");
    let shown = Fact::Turned { card: Shown::Up(bag_o_loot::coin(1)), at: zone_named("hand 0") };
    assert!(viewers(4).all(|viewer| t.told(viewer).contains(&shown)));
}

#[test]
fn bl_5_29_everybody_looks_into_the_bag_whatever_the_result() {
    for (coin, after) in [("10", "L 10"), ("1", "L L")] {
        let mut t = table("turn 0; hand 0 10 1 2; b1 2 10 10 10 L L");
        t.play(&format!("0: snitch {coin} b1"));
        for viewer in [B, C, Viewer::Public] {
            let up = |fact: &&Fact<Note, Shown>| matches!(fact, Fact::Turned { card: Shown::Up(_), at } if *at == zone_named("s1"));
            assert_eq!(t.told(viewer).iter().filter(up).count(), 5);
            assert_eq!(t.cards("s1", viewer), "? ? ? ? ?", "and it is shut again");
        }
        assert!(t.show("bags 2").ends_with(&format!("{after})")), "{}", t.show("bags 2"));
    }
}

#[test]
fn bl_5_30_right_the_turn_goes_on_with_a_looter() {
    let mut t = table("turn 0; hand 0 10 3 1; b1 2 10 10 10 L L; s2 1 3 3");
    t.play("0: snitch 10 b1; 0: steal L s2");
    assert_eq!((t.show("bags 2"), t.show("sets 0")), ("b1(10 10 10 L 10)".to_string(), "s2[3 3 L]".to_string()));
}

#[test]
fn bl_5_31_a_bag_that_matches_a_coin_in_hand_has_a_looter() {
    roam(4, "", 60, |game| {
        let view = game.view(Viewer::Truth);
        for bag in &view.bags {
            let rank = bag_o_loot::coin(bag.rank.expect("the truth shows ranks"));
            let cards = |zone: &str| game.cards().shown(zone_named(zone), Viewer::Truth);
            let held = Seat::all(4).any(|seat| cards(&format!("hand {seat}")).contains(&Shown::Up(rank)));
            assert!(!held || cards(&bag.zone).contains(&Shown::Up(bag_o_loot::LOOTER)));
        }
    });
}

#[test]
fn bl_5_32_wrong_the_coin_comes_back_and_is_known() {
    let mut t = table("turn 0; hand 0 10 3; b1 2 4 4 4 4 4");
    t.play("0: snitch 10 b1");
    assert_eq!((t.show("turn"), t.show("hand 0")), ("1".to_string(), "3 10".to_string()));
    assert!([B, C, D, Viewer::Public].into_iter().all(|viewer| t.cards("hand 0", viewer) == "10 ?"));
}

#[test]
fn bl_5_33_any_bag_and_any_coin() {
    let t = table("turn 0; hand 0 10 3 L; b1 0 4 4 4 4 4; b2 3 5 5 5 5 5");
    assert_eq!(t.listed(0, "snitch"), "snitch 3 b1; snitch 10 b1; snitch 3 b2; snitch 10 b2");
}

#[test]
fn bl_5_34_only_a_right_snitch_is_productive() {
    let mut t = table("turn 0; hand 0 10 3; b1 2 10 10 10 10 L");
    t.play("0: snitch 10 b1");
    assert_eq!((t.show("plays"), t.allows("0: knock")), ("1".to_string(), true));
    let mut t = with(3, "", "turn 0; hand 0 1 3; hand 1 2; pile -; b1 2 10 10 10 10 L");
    t.play("0: snitch 3 b1");
    assert_eq!(t.show("barren"), "1");
}
