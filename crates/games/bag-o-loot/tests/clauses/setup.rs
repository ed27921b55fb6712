//! Chapter 3: getting ready.

use super::*;

#[test]
fn bl_3_1_two_to_eight_players() {
    for seats in [0, 1] {
        let refused = BagOLoot::deal(&Options::default(), seats, Chance::Fast(1)).unwrap_err();
        assert_eq!(refused.clause.id, "BL-3.1");
    }
    (2..=8).for_each(|seats| drop(dealt(seats, "", 1)));
    assert_eq!(BagOLoot::META.seats, 2..=8);
}

#[test]
fn bl_3_2_bl_3_3_and_bl_3_4_small_groups_leave_cards_in_the_box() {
    let cards = |seats| dealt(seats, "", 1).game.cards().count();
    assert_eq!([2, 3, 4, 5, 8].map(cards), [63, 74, 85, 85, 85]);
    let has = |seats, word: &str| stage(seats, "", &format!("hand 0 {word}")).is_ok();
    assert!(!has(2, "13") && has(2, "12") && has(3, "14") && !has(3, "15") && has(4, "16"));
    assert!(!has(2, "L L L L") && has(2, "L L L") && has(3, "L L L L") && !has(3, "L L L L L"));
}

#[test]
fn bl_3_5_the_first_dealer_is_drawn_by_lot() {
    let mut dealers = [0; 4];
    (0..400).for_each(|seed| dealers[dealt(4, "", seed).view(Viewer::Public).dealer as usize] += 1);
    assert!(dealers.iter().all(|&times| (60..140).contains(&times)), "{dealers:?}");
}

#[test]
fn bl_3_6_every_round_all_cards_are_shuffled_and_eight_are_dealt() {
    let mut t = table("turn 0; hand 0 6 6; s1 1 3 3; b2 2 4 4 4 4 4");
    t.play("0: open 6 x2; 0: bonus b2");
    assert_eq!(t.show("round"), "2 of 4");
    assert_eq!(t.view(Viewer::Public).hands.iter().map(|&cards| cards as usize).sum::<usize>(), 8 * 4 + 1);
    assert_eq!((t.show("points"), t.count("s1"), t.count("s2")), ("0 0 0 0".to_string(), 0, 0));
    // Another round, other cards.
    let first = dealt(4, "", 9).show("hand 0");
    assert_ne!(t.show("hand 0"), first);
}

#[test]
fn bl_3_7_the_rest_is_the_pile() {
    let pile = |seats| dealt(seats, "mode=advanced", 1).count("pile");
    assert_eq!([2, 3, 4, 5, 6, 7, 8].map(pile), [47, 50, 53, 45, 37, 29, 21]);
    assert!(viewers(4).take(5).all(|viewer| !dealt(4, "", 1).cards("pile", viewer).contains(char::is_numeric)));
}

#[test]
fn bl_3_8_only_the_advanced_game_discards() {
    assert_eq!(dealt(4, "mode=advanced", 1).count("discard"), 0);
    let t = table("turn 0; hand 0 9 2; b1 1 9 9 9 L L");
    assert_eq!(t.refusal("0: ditch 9"), "BL-5.47");
    assert!(stage(4, "", "discard 9; b1 1 9 9 9 9 L").is_err());
}

#[test]
fn bl_3_9_the_dealers_left_neighbour_begins() {
    for seed in 0..20 {
        let view = dealt(5, "", seed).view(Viewer::Public);
        assert_eq!(view.turn, (view.dealer + 1) % 5);
    }
}

#[test]
fn bl_3_10_the_deal_passes_to_the_left() {
    let mut t = table("dealer 3; turn 2; hand 2 6 6");
    t.play("2: open 6 x2");
    assert_eq!((t.show("dealer"), t.show("turn")), ("0".to_string(), "1".to_string()));
}
