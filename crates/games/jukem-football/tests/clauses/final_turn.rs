//! Chapter 4: the final turn of a period.

use crate::{table, table_with};
use jukem_football::Note;
use kernel::Game;

/// Seat 0 is on its final turn with these cards; seat 1 holds a yellow and a red card.
fn last(hand: &str, drive: &str) -> crate::Table {
    table(&format!("turn 0; phase offense; final yes; hand 0 {hand}; drive 0 {drive}; hand 1 SACK FUM C5 C10"))
}

#[test]
fn jk_4_38_play_after_play_without_refilling() {
    let mut field = last("R10 R15 R20 R25 R30", "-");
    field.play("0: run 10; 1: allow; 0: run 15; 1: allow; 0: run 20; 1: allow; 0: run 25; 1: allow");
    assert_eq!(
        (field.show("total 0"), field.show("period"), field.show("phase")),
        ("70".into(), "1".into(), "offense".into())
    );
    assert_eq!((field.count("hand 0"), field.legal(0)), (1, "run 30; end".into()));
    field.play("0: run 30");
    assert_eq!((field.scores()[0], field.show("period")), (7, "2".into()));
}

#[test]
fn jk_4_39_each_play_keeps_the_rules_and_can_be_answered() {
    let mut field = last("R10 R15 JUK KR R30", "R25 | R25 | R10");
    assert_eq!(field.legal(0), "run 10; run 10 juk; run 15; run 15 juk; run 30; end");
    assert_eq!((field.refusal("0: return"), field.refusal("0: run 30 juk")), ("JK-5.9", "JK-5.18"));
    field.play("0: run 10");
    assert_eq!((field.show("phase"), field.legal(1)), ("defense".into(), "defend SACK; defend FUM; allow".into()));
    field.play("1: allow; 0: run 15");
    assert_eq!(field.show("phase"), "defense");
    let mut shielded = last("R10 R15 JUK R5", "R30");
    shielded.play("0: run 10 juk");
    assert_eq!(
        (shielded.show("phase"), shielded.to_act()),
        ("offense".into(), vec![0]),
        "a JUKEM play goes on at once"
    );
}

#[test]
fn jk_4_40_a_field_goal_right_after_the_play_that_reached_seventy() {
    let mut field = last("R10 FG", "R30 | R30");
    assert_eq!(field.refusal("0: goal"), "JK-5.24");
    field.play("0: run 10; 1: allow; 0: goal");
    assert_eq!((field.scores(), field.show("period")), ([3, 0], "2".into()));
}

#[test]
fn jk_4_41_five_ways_to_end_a_final_turn() {
    let ends = |mut field: crate::Table, steps: &str| {
        field.play(steps);
        (field.show("period"), field.scores()[0])
    };
    assert_eq!(ends(last("R30 R5 R5", "R30 | R20 | R20"), "0: run 30"), ("2".into(), 7), "a touchdown");
    assert_eq!(ends(last("FG R5 R5", "R30 | R20 | R20"), "0: goal"), ("2".into(), 3), "a field goal");
    assert_eq!(ends(last("R10 R15", "-"), "0: run 10; 1: defend SACK"), ("2".into(), 0), "a yellow card");
    assert_eq!(ends(last("R10 R15", "-"), "0: run 10; 1: defend FUM"), ("2".into(), 0), "a red card");
    assert_eq!(ends(last("R10 C45", "-"), "0: run 10; 1: allow"), ("2".into(), 0), "no play left");
    assert_eq!(ends(last("R10 JUK C45", "-"), "0: run 10 juk"), ("2".into(), 0), "no play left after a JUKEM play");
    assert_eq!(ends(last("R10 R15", "-"), "0: end"), ("2".into(), 0), "by choice");
    assert_eq!(ends(last("R10 R15", "-"), "0: run 10; 1: allow"), ("1".into(), 0), "otherwise it goes on");
}

#[test]
fn jk_4_42_ending_the_half_is_for_the_final_turn_and_discarding_is_not() {
    assert!(last("R10", "-").legal(0).ends_with("end"), "before any play was made");
    assert_eq!(last("R10", "-").refusal("0: discard R10"), "JK-4.42");
    let ordinary = table("turn 0; phase offense; hand 0 R10 R15 R20 R25 R30");
    assert_eq!(ordinary.refusal("0: end"), "JK-4.42");
    let stuck = table("turn 0; phase offense; drive 0 R20; hand 0 C45 C40 C35 C30 C25");
    assert_eq!(stuck.refusal("0: end"), "JK-4.42");
    assert_eq!(last("R10", "-").refusal("1: end"), "JK-4.46");
    let always = table_with("discard_rule=always", "turn 0; phase offense; final yes; hand 0 R10");
    assert_eq!(always.refusal("0: discard R10"), "JK-4.42");
}

#[test]
fn jk_4_43_the_defender_gets_no_further_turn() {
    let mut field = last("R10 R15", "-");
    field.play("0: end");
    let notes = field.notes();
    let over = notes.iter().position(|note| *note == Note::PeriodOver(1)).expect("the half is over");
    assert!(!notes[..over].iter().any(|note| matches!(note, Note::Turn(_))), "nobody else was up");
    assert_eq!(field.count("hand 1"), 4, "a fresh hand of the second half");
    assert!(!field.game.is_over());
}
