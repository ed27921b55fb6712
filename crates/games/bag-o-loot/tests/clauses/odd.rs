//! Chapter 9: odd situations.

use super::*;

#[test]
fn bl_9_2_an_empty_pile_does_not_stop_the_round() {
    let mut t = table("turn 0; hand 0 6 6 1; hand 1 7 7 2; pile -");
    t.play("0: open 6 x2; 0: knock; 1: open 7 x2; 1: knock");
    assert_eq!((t.show("round"), t.show("turn")), ("1 of 4".to_string(), "2".to_string()));
}

#[test]
fn bl_9_3_nobody_can_play_cards_go_round_once() {
    let mut t = with(2, "", "turn 0; hand 0 1 2; pile -");
    t.play("0: forfeit 1");
    assert_eq!(t.show("round"), "1 of 4");
    t.play("1: forfeit 0");
    assert_eq!(t.show("round"), "2 of 4");
}

#[test]
fn bl_9_4_a_forfeited_last_card_is_not_going_out() {
    let mut t = with(2, "", "turn 0; hand 0 1; hand 1 2 3; pile 4 5 ...; b1 1 6 6 6 6 6");
    t.play("0: forfeit 1");
    assert_eq!((t.count("hand 0"), t.show("phase"), t.show("turn")), (0, "play".to_string(), "1".to_string()));
    t.play("1: forfeit 0");
    assert_eq!(t.count("hand 0"), 2, "the card given and the card drawn");
    let mut t = with(3, "", "turn 0; hand 0 1; hand 1 2 3; pile -");
    t.play("0: forfeit 1; 1: forfeit 2; 2: forfeit 1");
    assert_eq!(t.show("round"), "2 of 3", "three barren turns");
}

#[test]
fn bl_9_5_somebody_always_holds_a_card() {
    for (seats, chosen) in [(2, ""), (8, ""), (4, "mode=advanced people=no")] {
        roam(seats, chosen, 20, |game| {
            let view = game.view(Viewer::Public);
            let runs = ["play", "start"].contains(&game.lines(Viewer::Public)[0].1.as_str());
            assert!(!runs || view.hands.iter().any(|&cards| cards > 0));
        });
    }
}

#[test]
fn bl_9_6_what_cannot_be_done_is_not_offered() {
    let t = table("turn 0; hand 0 6 7 8; s1 1 6 6");
    assert_eq!((t.listed(0, "snitch"), t.listed(0, "pinch")), (String::new(), String::new()));
    let t = advanced("turn 0; hand 0 6 7 8; b1 1 9 9 9 9 9");
    assert_eq!(t.listed(0, "ditch"), "");
}

#[test]
fn bl_9_7_bonus_and_prize_can_always_be_paid() {
    let mut t = table("turn 0; hand 0 6 6");
    t.play("0: open 6 x2");
    assert_eq!(t.show("round"), "2 of 4", "no bags, no bonus");
    roam(4, "mode=advanced people=no", 80, |game| {
        let mut list = Vec::new();
        if game.lines(Viewer::Public)[0].1.starts_with("penalty") {
            game.legal(game.to_act().first().expect("the maker chooses"), &mut list);
            assert!(!list.is_empty());
        }
    });
}

#[test]
fn bl_9_8_two_players() {
    let mut t = with(2, "", "turn 0; hand 0 1 2; hand 1 3; pile 4 ...");
    assert_eq!(t.listed(0, "forfeit"), "forfeit 1");
    t.play("0: forfeit 1");
    assert_eq!(t.show("turn"), "1");
    let mut t = with(2, "", "turn 0; hand 0 1 2; pile -; s1 0 5 5");
    t.play("0: forfeit 1; 1: forfeit 0");
    assert_eq!(t.game.scores(), [2, 0]);
}
