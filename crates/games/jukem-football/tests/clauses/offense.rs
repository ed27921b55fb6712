//! Chapter 4: making a play, and giving up.

use crate::{seat, table, table_with};
use jukem_football::Action;
use kernel::Game;

#[test]
fn jk_4_18_one_play_or_one_discard() {
    let mut field = table("turn 0; phase offense; hand 0 R5 R10 R15 R20 R25");
    field.play("0: run 5; 1: allow");
    assert_eq!((field.show("turn"), field.refusal("0: run 10")), ("1".into(), "JK-4.46"));
    let mut field = table("turn 0; phase offense; drive 0 R20; hand 0 C45 C40 C35 C30 C25");
    field.play("0: discard C45");
    assert_eq!((field.show("turn"), field.refusal("0: discard C40")), ("1".into(), "JK-4.46"));
}

#[test]
fn jk_4_19_boosters_cannot_be_added_later() {
    let mut field = table("turn 0; phase offense; hand 0 R5 PAN JUK HOLD SACK");
    field.play("0: run 5");
    for step in ["0: run 5 juk", "0: run 5 pan", "0: discard JUK"] {
        assert_eq!(field.refusal(step), "JK-4.46", "{step}: the defender has not answered yet");
    }
    for step in ["0: juk", "0: pan", "1: juk"] {
        assert_eq!(field.refusal(step), "JK-4.46", "{step}: nothing adds a card to a play");
    }
    assert_eq!(field.show("plays 0"), "R5");
}

#[test]
fn jk_4_20_no_play_passes_a_hundred() {
    let field = table("turn 0; phase offense; drive 0 R30 | R30 | R20; hand 0 R5 R20 R25 PAN JUK");
    assert_eq!(field.legal(0), "run 5; run 5 juk; run 5 pan; run 20");
    assert_eq!(field.refusal("0: run 25"), "JK-4.20");
    assert_eq!(field.refusal("0: run 20 pan"), "JK-4.20");
    assert_eq!(field.refusal("0: run 25 juk"), "JK-4.20", "too far without the JUKEM already");
}

#[test]
fn jk_4_21_every_play_that_the_hand_can_form() {
    let field = table("turn 0; phase offense; hand 0 R5 R10 R15 PAN JUK");
    let boosts = |yards: u8| ["", " juk", " pan", " pan juk"].map(|boost| format!("run {yards}{boost}")).join("; ");
    assert_eq!(field.legal(0), [boosts(5), boosts(10), boosts(15)].join("; "), "twelve plays");
    let field = table("turn 0; phase offense; hand 0 P5-20 P15-35 C15 C20 C45");
    assert_eq!(field.legal(0), "pass 5-20 15; pass 5-20 20; pass 15-35 15; pass 15-35 20");
    for step in ["0: run 5", "0: pass 5-20 10", "0: pass 25-45 45", "0: return", "0: goal", "0: pass 5-20 15 juk"] {
        assert_eq!(field.refusal(step), "JK-4.21", "{step}: not in the hand");
    }
    for step in ["0: run 7", "0: run 255 pan juk", "0: pass 1-2 3", "0: pass 250-255 255 juk"] {
        assert_eq!(field.refusal(step), "JK-4.21", "{step}: no such card exists");
    }
}

#[test]
fn jk_4_22_a_discard_needs_a_hand_without_any_play() {
    for (hand, drive) in [
        ("R5 HOLD HOLD SACK SACK", "R20"),
        ("P5-20 C15 HOLD SACK FUM", "R20"),
        ("KR HOLD HOLD SACK SACK", "-"),
        ("FG HOLD HOLD SACK SACK", "R30 | R30 | R10"),
    ] {
        let field = table(&format!("turn 0; phase offense; drive 0 {drive}; hand 0 {hand}"));
        assert_eq!(field.refusal("0: discard HOLD"), "JK-4.22", "{hand}");
        assert!(!field.legal(0).contains("discard"));
    }
}

#[test]
fn jk_4_23_any_card_of_the_hand_may_be_thrown_away() {
    let position = "turn 0; hand 0 HOLD FUM C45 P5-20; drive 0 R20; discard KR";
    for card in ["HOLD", "FUM", "C45", "P5-20", "KR"] {
        let mut field = table(position);
        field.play("0: take").play(&format!("0: discard {card}"));
        assert_eq!((field.show("discard"), field.show("turn")), (card.to_string(), "1".into()));
        assert_eq!(field.show("phase"), "replenish", "nobody answers");
    }
    let mut field = table(position);
    field.play("0: take");
    assert_eq!(field.refusal("0: discard R5"), "JK-4.23");
}

#[test]
fn jk_4_24_with_always_a_player_may_discard_although_plays_exist() {
    let position = "turn 0; phase offense; hand 0 R5 R10 HOLD SACK FUM";
    let field = table_with("discard_rule=always", position);
    assert_eq!(field.legal(0), "run 5; run 10; discard R5; discard R10; discard HOLD; discard SACK; discard FUM");
    assert_eq!(table(position).legal(0), "run 5; run 10");
    let final_turn = table_with("discard_rule=always", &format!("{position}; final yes"));
    assert_eq!(final_turn.legal(0), "run 5; run 10; end");
}

#[test]
fn jk_4_25_helpers_and_defense_are_no_plays() {
    let field = table("turn 0; phase offense; hand 0 JUK PAN SACK FUM HOLD");
    assert_eq!(field.legal(0), "discard JUK; discard PAN; discard HOLD; discard SACK; discard FUM");
    for word in ["juk", "pan", "hold", "sack", "fum", "pick", "juk juk", "pan juk", "hold juk"] {
        assert_eq!(field.refusal(&format!("0: {word}")), "JK-4.25", "{word}");
    }
    for word in ["HOLD", "run juk", "run pan"] {
        assert!(word.parse::<Action>().is_err(), "{word}");
    }
}

#[test]
fn jk_4_26_the_order_in_which_a_play_is_settled() {
    // A touchdown comes before the question whether there is a JUKEM, and both before the answer.
    let start = "turn 0; phase offense; drive 0 R30 | R30; hand 1 FUM SACK HOLD PICK; hand 0 R20 R10 JUK R5 P5-20";
    let ends = |step: &str| {
        let mut field = table(start);
        field.play(step);
        (field.show("phase"), field.scores()[0], field.show("plays 0"))
    };
    assert_eq!(ends("0: run 20 juk"), ("replenish".into(), 7, "-".into()));
    assert_eq!(ends("0: run 10 juk"), ("replenish".into(), 0, "R30 | R30 | R10 JUK".into()));
    assert_eq!(ends("0: run 20"), ("defense".into(), 0, "R30 | R30 | R20".into()));
}

#[test]
fn jk_4_27_no_field_goal_after_another_play_of_an_ordinary_turn() {
    let mut field = table("turn 0; phase offense; drive 0 R30 | R30; hand 0 R10 FG HOLD HOLD SACK");
    field.play("0: run 10");
    assert_eq!(field.refusal("0: goal"), "JK-4.46");
    field.play("1: allow");
    assert_eq!(field.refusal("0: goal"), "JK-4.46");
    assert_eq!((field.show("turn"), field.show("phase")), ("1".into(), "replenish".into()));
}

#[test]
fn jk_4_44_giving_up_ends_the_game_at_once() {
    let mut field = table("turn 0; phase offense; score 0 21; score 1 3");
    field.play("0: concede");
    assert!(field.game.is_over());
    assert_eq!(field.game.standings().winners().first(), Some(seat(1)), "whatever the score");
    assert_eq!((field.game.standings().place(seat(0)), field.scores()), (2, [21, 3]));
    assert_eq!((field.show("phase"), field.show("conceded")), ("over".into(), "0".into()));
}

#[test]
fn jk_4_45_either_seat_may_give_up_but_no_list_says_so() {
    for position in ["turn 0", "turn 0; phase offense", "turn 0; phase defense; drive 0 R20"] {
        for number in [0, 1] {
            let mut field = table(position);
            assert!(!field.legal(number).contains("concede"));
            assert!(field.game.off_list(seat(number), Action::Concede));
            field.play(&format!("{number}: concede"));
            assert!(field.game.is_over() && !field.game.off_list(seat(number), Action::Concede));
        }
    }
}
