//! Chapter 5: looters, Open, Build, Steal and Bag.

use super::*;

#[test]
fn bl_5_1_a_looter_stands_for_any_coin() {
    let mut t = table("turn 0; hand 0 6 L L L L 1; s1 0 3 3; s2 1 4 4; s3 1 5 5 5 5");
    t.play("0: open 6 x1 +1L; 0: build L s1; 0: steal L s2; 0: bag L s3");
    assert_eq!(t.show("sets 0"), "s1[3 3 L] s2[4 4 L] s4[6 L]");
    assert_eq!(t.show("bags 0"), "b3(5 5 5 5 L)");
}

#[test]
fn bl_5_2_a_set_has_a_coin() {
    let t = table("turn 0; hand 0 L L L 1");
    assert_eq!(t.refusal("0: open L x2"), "BL-5.2");
    assert_eq!(t.refusal("0: open 1 x0 +2L"), "BL-5.2");
    assert_eq!(t.listed(0, "open"), "open 1 x1 +1L; open 1 x1 +2L; open 1 x1 +3L");
    assert!(stage(4, "", "s1 0 L L").is_err());
}

#[test]
fn bl_5_3_one_coin_is_enough() {
    for looters in 1..=3 {
        let mut t = table("turn 0; hand 0 9 L L L 1");
        t.play(&format!("0: open 9 x1 +{looters}L"));
        assert_eq!(t.count("s1"), looters + 1);
    }
}

#[test]
fn bl_5_4_a_looter_counts_as_a_card() {
    let mut t = table("turn 0; hand 0 6 6; hand 1 7; s1 1 5 L L; s2 1 4 L L L");
    assert_eq!(t.show("points"), "0 7 0 0");
    t.play("0: open 6 x2");
    assert_eq!(t.game.scores(), [2, 7, 0, 0]);
    let t = table("turn 0; hand 0 4 4; s1 1 4 L L L");
    assert!(t.allows("0: bag 4 s1") && t.refusal("0: steal 4 s1") == "BL-5.18", "three looters make it a set of four");
}

#[test]
fn bl_5_5_a_looter_stays_in_its_set() {
    let t = table("turn 0; hand 0 6 7 1; s1 0 6 L; s2 0 8 8; b3 1 7 7 7 7 L");
    // Out of the set by a Pinch of its rank, out of the bag by a Snitch of its rank, and no other way.
    let moves: Vec<String> = t.legal(0).split("; ").filter(|a| !a.starts_with("forfeit")).map(str::to_string).collect();
    assert_eq!(moves.join("; "), "build 6 s1; pinch 6 s1; snitch 1 b3; snitch 6 b3; snitch 7 b3");
}

#[test]
fn bl_5_6_a_looter_won_can_be_used_at_once_or_kept() {
    let mut t = table("turn 0; hand 0 6 1; s1 1 6 L; s2 2 8 8");
    t.play("0: pinch 6 s1; 0: steal L s2");
    assert_eq!(t.show("sets 0"), "s2[8 8 L]");
    let mut t = table("turn 0; hand 0 6 1; b1 1 6 6 6 6 L");
    t.play("0: snitch 6 b1; 0: knock");
    assert_eq!(t.show("hand 0"), "1 L");
}

#[test]
fn bl_5_7_two_three_or_four_cards() {
    let t = table("turn 0; hand 0 5 5 5 5 5 L 1");
    for (step, allowed) in [
        ("0: open 5 x1", false),
        ("0: open 5 x2", true),
        ("0: open 5 x3", true),
        ("0: open 5 x4", true),
        ("0: open 5 x5", false),
        ("0: open 5 x4 +1L", false),
        ("0: open 5 x3 +1L", true),
    ] {
        assert_eq!(t.allows(step), allowed, "{step}");
    }
    assert_eq!((t.refusal("0: open 5 x1"), t.refusal("0: open 5 x4 +1L")), ("BL-5.7", "BL-5.7"));
    assert_eq!(t.refusal("0: open 5 x200 +100L"), "BL-5.7");
}

#[test]
fn bl_5_8_open_four_and_bag_the_fifth() {
    let mut t = table("turn 0; hand 0 5 5 5 5 5 1");
    t.play("0: open 5 x4; 0: bag 5 s1");
    assert_eq!((t.show("bags 0"), t.show("hand 0")), ("b1(5 5 5 5 5)".to_string(), "1".to_string()));
}

#[test]
fn bl_5_9_ranks_can_be_opened_again() {
    let mut t = table("turn 0; hand 0 7 7 L 6 6 1; s1 0 7 7; s2 1 6 6; b3 1 7 L L L L");
    t.play("0: open 7 x1 +1L; 0: open 6 x2");
    assert_eq!(t.show("sets 0"), "s1[7 7] s4[7 L] s5[6 6]");
}

#[test]
fn bl_5_10_sets_are_never_put_together_or_divided() {
    // Two sets of one rank: cards join one of them, and the sets themselves stay two.
    let mut t = table("turn 0; hand 0 7 1; s1 0 7 7; s2 0 7 L");
    t.play("0: build 7 s2");
    assert_eq!(t.show("sets 0"), "s1[7 7] s2[7 L 7]");
    roam(4, "", 30, |game| {
        let view = game.view(Viewer::Truth);
        let sizes = view.sets.iter().map(|set| set.coins + set.looters);
        assert!(sizes.into_iter().all(|size| (2..=4).contains(&size)));
        let (lots, highest) = (view.sets.len() + view.bags.len(), view.sets.iter().map(|set| &set.name[1..]));
        let highest = highest.chain(view.bags.iter().map(|bag| &bag.name[1..])).filter_map(|n| n.parse::<usize>().ok());
        assert_eq!(highest.max().unwrap_or(0), lots, "every set that was opened is still one set or bag");
    });
}

#[test]
fn bl_5_11_build_one_fitting_card_on_a_set_of_ones_own() {
    let mut t = table("turn 0; hand 0 7 L 6 1; s1 0 7 7; s2 1 7 7");
    assert_eq!(t.refusal("0: build 7 s2"), "BL-5.11");
    assert_eq!(t.refusal("0: build 6 s1"), "BL-5.11");
    t.play("0: build 7 s1; 0: build L s1");
    assert_eq!(t.show("sets 0"), "s1[7 7 7 L]");
}

#[test]
fn bl_5_12_a_set_has_four_cards_at_most() {
    let t = table("turn 0; hand 0 7 L 1; s1 0 7 7 7 7; s2 1 8 8 8 8");
    assert_eq!((t.refusal("0: build 7 s1"), t.refusal("0: build L s1")), ("BL-5.12", "BL-5.12"));
    assert!(t.refusal("0: steal L s2") == "BL-5.18" && t.allows("0: bag 7 s1") && t.allows("0: bag L s2"));
}

#[test]
fn bl_5_13_the_whole_set_changes_hands() {
    let mut t = table("turn 0; hand 0 7 6 1; s1 1 7 L L; s2 0 7 7");
    assert_eq!(t.refusal("0: steal 7 s2"), "BL-5.13");
    assert_eq!(t.refusal("0: steal 6 s1"), "BL-5.13");
    t.play("0: steal 7 s1");
    assert_eq!((t.show("sets 0"), t.show("sets 1")), ("s1[7 L L 7] s2[7 7]".to_string(), "-".to_string()));
}

#[test]
fn bl_5_14_a_looter_can_steal() {
    let mut t = table("turn 0; hand 0 L 1; s1 1 7 7");
    t.play("0: steal L s1");
    assert_eq!(t.show("sets 0"), "s1[7 7 L]");
}

#[test]
fn bl_5_15_a_stolen_set_is_a_set_like_any_other() {
    let mut t = table("turn 0; hand 0 7 L L 1 1; hand 1 7 2; pile 3 ...; s1 1 7 7");
    t.play("0: steal 7 s1; 0: build L s1; 0: bag L s1");
    assert_eq!(t.show("bags 0"), "b1(7 7 7 L L)");
    let mut t = table("turn 0; hand 0 7 1 1; hand 1 7 2; pile 3 ...; s1 1 7 7");
    t.play("0: steal 7 s1; 0: knock; 1: steal 7 s1");
    assert_eq!(t.show("sets 1"), "s1[7 7 7 7]");
    let mut t = table("turn 0; hand 0 7 7 1; s1 1 7 L");
    t.play("0: steal 7 s1; 0: pinch 7 s1");
    assert_eq!((t.show("sets 0"), t.show("hand 0")), ("s1[7 7 7]".to_string(), "1 L".to_string()));
}

#[test]
fn bl_5_16_the_robbed_player_cannot_respond() {
    let mut t = table("turn 0; hand 0 7 1; hand 1 7 2; s1 1 7 7");
    let before = t.show("hand 1");
    t.play("0: steal 7 s1");
    assert_eq!((t.to_act(), t.legal(1), t.show("hand 1")), (vec![0], String::new(), before));
    assert_eq!(t.game.wakes_at(), None);
}

#[test]
fn bl_5_17_the_fifth_card_makes_a_bag_of_anyones_set() {
    for owner in 0..4 {
        let mut t = table(&format!("turn 0; hand 0 5 1; s1 {owner} 5 5 5 5; s2 1 6 6 6"));
        assert_eq!(t.refusal("0: bag 1 s2"), "BL-5.17");
        t.play("0: bag 5 s1");
        assert_eq!(t.show("bags 0"), "b1(5 5 5 5 5)");
    }
}

#[test]
fn bl_5_18_another_players_set_of_four_is_the_bag_of_the_turn() {
    let mut t = table("turn 0; hand 0 5 6 7 1; s1 1 5 5 5 5; s2 2 6 6 6 L; s3 0 7 7 7 7");
    t.play("0: bag 5 s1");
    assert_eq!((t.refusal("0: bag 6 s2"), t.refusal("0: steal 6 s2")), ("BL-5.18", "BL-5.18"));
    assert_eq!((t.refusal("0: bag 7 s3"), t.refusal("0: build 7 s3")), ("BL-4.10", "BL-5.12"));
    t.play("0: pinch 6 s2");
    assert_eq!(t.show("sets 2"), "s2[6 6 6 6]");
}

#[test]
fn bl_5_19_a_standard_bag_fits_and_is_seen_while_it_is_made() {
    let mut t = table("turn 0; hand 0 5 6 1; s1 0 5 5 5 L");
    assert_eq!(t.refusal("0: bag 6 s1"), "BL-5.19");
    t.play("0: bag 5 s1");
    for viewer in [A, B, Viewer::Public] {
        let up = |fact: &Fact<Note, Shown>| matches!(fact, Fact::Moved { card: Shown::Up(_), to, .. } if *to == zone_named("s1"));
        assert_eq!(t.told(viewer).iter().filter(|fact| up(fact)).count(), 1, "{viewer} sees the fifth card");
        assert_eq!(t.cards("s1", viewer), "? ? ? ? ?");
    }
}

#[test]
fn bl_5_20_a_bag_stays_five_cards_and_with_its_owner() {
    let t = table("turn 0; hand 0 5 L 1; b1 1 5 5 5 5 L");
    for step in ["0: build 5 s1", "0: steal L s1", "0: bag L s1", "0: pinch 5 s1"] {
        assert_eq!(t.refusal(step), "BL-5.20", "{step}");
    }
    roam(4, "mode=advanced", 30, |game| {
        let view = game.view(Viewer::Truth);
        for bag in &view.bags {
            assert_eq!(game.cards().len_of(zone_named(&bag.zone)), 5);
        }
    });
}

#[test]
fn bl_5_21_nobody_looks_into_a_shut_bag() {
    let t = table("turn 0; hand 0 1 2; b1 0 5 5 5 5 L");
    for viewer in Viewer::all(4) {
        assert_eq!((t.cards("s1", viewer), t.view(viewer).bags[0].rank), ("? ? ? ? ?".to_string(), None));
    }
    let t = with(4, "memory_aid=on", "turn 0; hand 0 1 2; b1 0 5 5 5 5 L");
    for viewer in Viewer::all(4) {
        assert_eq!((t.cards("s1", viewer), t.view(viewer).bags[0].rank), ("5 5 5 5 L".to_string(), Some(5)));
    }
}
