//! Chapter 4: the defender answers.

use crate::{table, table_with};
use kernel::Game;

/// Seat 0 makes this play from an empty drive; seat 1 holds one card of each defensive kind.
fn after(hand: &str, play: &str) -> crate::Table {
    let mut field = table(&format!("turn 0; phase offense; hand 0 {hand}; hand 1 HOLD SACK FUM PICK"));
    field.play(&format!("0: {play}"));
    field
}

const ALL_ANSWERS: &str = "defend HOLD; defend SACK; defend FUM; defend PICK; allow";

#[test]
fn jk_4_28_what_can_be_answered() {
    for (hand, play) in [
        ("R20 R5 R5 R5 R10", "run 20"),
        ("R20 PAN R5 R5 R10", "run 20 pan"),
        ("P5-20 C15 R5 R5 R10", "pass 5-20 15"),
        ("KR R5 R5 R5 R10", "return"),
    ] {
        assert_eq!(after(hand, play).legal(1), ALL_ANSWERS, "{play}");
    }
    for (hand, play) in [
        ("R20 JUK R5 R5 R10", "run 20 juk"),
        ("P5-20 C15 JUK R5 R10", "pass 5-20 15 juk"),
        ("KR JUK R5 R5 R10", "return juk"),
    ] {
        let field = after(hand, play);
        assert_eq!((field.show("phase"), field.refusal("1: defend FUM")), ("replenish".into(), "JK-4.46"), "{play}");
    }
    let mut field = table("turn 0; phase offense; drive 0 R20; hand 0 C45 C40 C35 C30 C25; hand 1 HOLD SACK FUM PICK");
    assert_eq!(field.refusal("1: defend FUM"), "JK-4.46");
    field.play("0: discard C45");
    assert_eq!(field.refusal("1: defend FUM"), "JK-4.46", "nothing to answer after a discard");
    assert_eq!(
        table("turn 0; drive 0 R20; hand 1 FUM R5 R5 R5").refusal("1: defend FUM"),
        "JK-4.46",
        "nor in a refill"
    );
}

#[test]
fn jk_4_29_the_question_gives_nothing_away() {
    let position = |held: &str| format!("turn 0; phase offense; hand 0 R20 R5 R5 R5 R10; hand 1 {held}");
    for held in ["C45 C40 C35 C30", "SACK C40 C35 C30"] {
        let mut asked = table(&position(held));
        asked.play("0: run 20");
        assert_eq!((asked.show("phase"), asked.to_act()), ("defense".into(), vec![1]), "{held}");
    }
    let mut able = table_with("defense_prompt=only_if_able", &position("SACK C40 C35 C30"));
    assert_eq!(able.play("0: run 20").show("phase"), "defense");
    let mut unable = table_with("defense_prompt=only_if_able", &position("C45 C40 C35 C30"));
    assert_eq!(unable.play("0: run 20").show("phase"), "replenish");
    assert_eq!((unable.show("turn"), unable.show("total 0")), ("1".into(), "20".into()));
}

#[test]
fn jk_4_29_imagined_worlds_keep_what_the_question_told() {
    let position = "turn 0; phase defense; drive 0 R20; hand 0 R5 R5 R5 R10; hand 1 FUM C40 C35 C30";
    let field = table_with("defense_prompt=only_if_able", position);
    let mut stream = kernel::Stream::fast(3);
    let mut without = 0;
    for _ in 0..200 {
        let mut world = field.game;
        world.determinize(crate::seat(0), &mut stream);
        let mut list = Vec::new();
        world.legal(crate::seat(1), &mut list);
        without += (list.len() == 1) as u32;
    }
    assert!(without < 10, "a defender who was asked can answer, but {without} of 200 worlds say otherwise");
}

#[test]
fn jk_4_30_only_the_defender_and_only_a_defensive_card() {
    let field = after("R20 R5 R5 R5 R10", "run 20");
    assert_eq!(field.to_act(), [1]);
    assert_eq!(field.legal(0), "");
    assert_eq!(field.refusal("1: defend R20"), "JK-4.30");
    let other = table("turn 0; phase defense; drive 0 R20; hand 1 SACK JUK R5 R5");
    assert_eq!(other.legal(1), "defend SACK; allow");
    assert_eq!(other.refusal("1: defend JUK"), "JK-4.30", "in the hand, but not defensive");
    assert_eq!(other.refusal("1: defend FUM"), "JK-4.30", "defensive, but not in the hand");
}

#[test]
fn jk_4_31_every_defensive_card_stops_every_play() {
    for (hand, play) in
        [("R20 R5 R5 R5 R10", "run 20"), ("P5-20 C15 R5 R5 R10", "pass 5-20 15"), ("KR R5 R5 R5 R10", "return")]
    {
        for card in ["HOLD", "SACK", "FUM", "PICK"] {
            let mut field = after(hand, play);
            field.play(&format!("1: defend {card}"));
            assert_eq!(field.show("total 0"), "0", "{play}, {card}");
        }
    }
}

#[test]
fn jk_4_32_one_card_answers_a_play() {
    let mut field = after("R20 R5 R5 R5 R10", "run 20");
    field.play("1: defend HOLD");
    for card in ["SACK", "FUM", "PICK"] {
        assert_eq!(field.refusal(&format!("1: defend {card}")), "JK-4.46");
    }
    assert_eq!(field.count("hand 1"), 3);
}

#[test]
fn jk_4_33_nobody_hits_back_at_a_defensive_card() {
    let mut field = after("R20 JUK R5 R5 R10", "run 20");
    field.play("1: defend HOLD");
    assert_eq!((field.to_act(), field.legal(0)), (vec![1], String::new()));
    for step in ["0: run 20 juk", "0: run 5 juk", "0: discard JUK"] {
        assert_eq!(field.refusal(step), "JK-4.46");
    }
}

#[test]
fn jk_4_34_the_defender_chooses_before_drawing() {
    let mut field = after("R20 R5 R5 R5 R10", "run 20");
    assert_eq!((field.refusal("1: draw"), field.refusal("1: take")), ("JK-4.46", "JK-4.46"));
    field.play("1: allow; 1: draw");
    assert_eq!(field.refusal("1: defend FUM"), "JK-4.46", "the chance is over");
    assert_eq!(field.show("total 0"), "20");
}

#[test]
fn jk_4_35_a_yellow_card_takes_only_the_play_just_made() {
    let mut field = table("turn 0; phase offense; hand 0 R20 R5 R5 R5 R10; hand 1 HOLD C45 C40 C35; draw C30 SACK ...");
    field.play("0: run 20; 1: allow; 1: draw; 1: discard C45; 0: draw; 0: run 10; 1: defend HOLD");
    assert_eq!((field.show("plays 0"), field.show("out")), ("R20".into(), "R10 HOLD".into()));
}
