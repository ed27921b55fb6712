//! Chapter 4: words, who may act, and the refill.

use crate::{seat, table, table_with};
use jukem_football::Action;
use kernel::{Game, Viewer};

#[test]
fn jk_4_1_a_drive_is_a_line_of_plays_and_does_not_touch_the_other() {
    let mut field = table("turn 0; phase offense; drive 0 R20; drive 1 R30 | R25; hand 0 P5-20 C15 HOLD SACK FUM");
    field.play("0: pass 5-20 15; 1: allow");
    assert_eq!(field.show("plays 0"), "R20 | P5-20 C15", "the newest on the right");
    assert_eq!((field.show("plays 1"), field.show("total 1")), ("R30 | R25".into(), "55".into()));
}

#[test]
fn jk_4_2_the_plays_there_are() {
    let field = table("turn 0; phase offense; hand 0 R10 PAN JUK P5-20 C15");
    assert_eq!(field.legal(0), "run 10; run 10 juk; run 10 pan; run 10 pan juk; pass 5-20 15; pass 5-20 15 juk");
    let field = table("turn 0; phase offense; hand 0 KR JUK FG HOLD SACK");
    assert_eq!(field.legal(0), "return; return juk");
    let field = table("turn 0; phase offense; drive 0 R30 | R30 | R10; hand 0 KR JUK FG HOLD SACK");
    assert_eq!(field.legal(0), "goal");
}

#[test]
fn jk_4_3_the_total_is_the_sum_of_the_plays() {
    let field = table("turn 0; drive 0 R10 | R5 PAN | P5-20 C20 JUK; drive 1 KR | P25-45 C45");
    assert_eq!((field.show("total 0"), field.show("total 1")), ("65".into(), "95".into()));
    assert_eq!(table("turn 0").show("total 0"), "0");
}

#[test]
fn jk_4_4_active_player_and_defender() {
    for number in [0, 1] {
        let refill = table(&format!("turn {number}"));
        assert_eq!((refill.to_act(), refill.show("turn")), (vec![number], number.to_string()));
        assert_eq!(table(&format!("turn {number}; phase offense")).to_act(), [number]);
        let answer = table(&format!("turn {number}; phase defense; drive {number} R20"));
        assert_eq!((answer.to_act(), answer.show("turn")), (vec![1 - number], number.to_string()));
    }
}

#[test]
fn jk_4_5_a_drive_waits_for_its_owner() {
    let mut field =
        table("turn 0; phase offense; hand 0 R20 R5 HOLD SACK FUM; hand 1 C45 C40 C35 C30; draw SACK R10 ...");
    field.play("0: run 20; 1: allow; 1: draw; 1: discard C45");
    assert_eq!(field.show("plays 0"), "R20");
    field.play("0: draw; 0: run 5; 1: allow");
    assert_eq!((field.show("plays 0"), field.show("total 0")), ("R20 | R5".into(), "25".into()));
}

#[test]
fn jk_4_6_cards_are_added_one_by_one_up_to_five() {
    let mut field = table("turn 0; hand 0 R5");
    for held in 1..5 {
        assert_eq!((field.count("hand 0"), field.show("phase")), (held, "replenish".into()));
        field.play("0: draw");
    }
    assert_eq!((field.count("hand 0"), field.show("phase")), (5, "offense".into()));
}

#[test]
fn jk_4_7_refilling_is_compulsory() {
    let field = table("turn 0; hand 0 R5 R10 R15 R20");
    assert_eq!(field.legal(0), "draw; take");
    for step in ["0: run 5", "0: discard R5", "0: goal", "0: end", "0: allow"] {
        assert_eq!(field.refusal(step), "JK-4.46", "{step}");
    }
}

#[test]
fn jk_4_8_a_draw_is_seen_by_its_player_alone() {
    let mut field = table("turn 0; hand 0 R5 R10 R15; draw KR ...");
    field.play("0: draw");
    assert_eq!(field.show("hand 0"), "R5 R10 R15 KR");
    assert_eq!(field.cards("hand 0", Viewer::Seat(seat(1))), ["?"; 4]);
    assert_eq!(field.cards("hand 0", Viewer::Public), ["?"; 4]);
    let empty = table("turn 0; hand 0 R5 R10 R15; draw -; drew yes; discard R20");
    assert_eq!(empty.refusal("0: draw"), "JK-4.8");
    assert_eq!(empty.legal(0), "take");
}

#[test]
fn jk_4_9_one_discard_a_turn_seen_by_everybody() {
    let mut field = table("turn 0; hand 0 R5 R10 R15; discard SACK KR");
    field.play("0: take");
    for viewer in [Viewer::Seat(seat(1)), Viewer::Public] {
        assert_eq!(field.cards("hand 0", viewer), ["KR", "?", "?", "?"]);
    }
    assert_eq!(field.refusal("0: take"), "JK-4.9");
    assert_eq!(table("turn 0; hand 0 R5; discard -").refusal("0: take"), "JK-4.9");
    assert_eq!(table("turn 0; hand 0 R5; dry 4").refusal("0: take"), "JK-9.3");
}

#[test]
fn jk_4_10_the_discard_may_come_first_in_between_or_last() {
    for order in ["take draw draw", "draw take draw", "draw draw take"] {
        let mut field = table("turn 0; hand 0 R5 R10; draw R15 R20 ...; discard KR");
        for word in order.split(' ') {
            field.play(&format!("0: {word}"));
        }
        assert_eq!(field.show("hand 0"), "R5 R10 R15 R20 KR", "{order}");
    }
}

#[test]
fn jk_4_11_an_uncovered_discard_waits_for_another_turn() {
    let mut field =
        table("turn 0; hand 0 C45 C40; hand 1 C35 C30 C25 C20; discard R5 JUK; draw HOLD SACK FUM ...; drive 0 R20");
    field.play("0: take");
    assert_eq!((field.legal(0), field.show("discard")), ("draw".into(), "R5".into()));
    field.play("0: draw; 0: draw; 0: discard JUK; 1: take; 1: discard JUK");
    assert!(field.legal(0).contains("take"), "a new turn, a new card from the pile");
}

#[test]
fn jk_4_12_one_missing_card_may_come_from_the_discards_alone() {
    let mut field = table("turn 0; hand 0 R5 R10 R15 R20; draw 20; discard KR");
    field.play("0: take");
    assert_eq!((field.count("draw"), field.show("phase")), (20, "offense".into()));
}

#[test]
fn jk_4_13_an_own_discard_may_come_back() {
    let mut field =
        table("turn 0; phase offense; drive 0 R20; hand 0 C45 C40 C35 C30 C25; hand 1 R5 HOLD FUM PICK; draw SACK ...");
    field.play("0: discard C45; 1: draw; 1: run 5; 0: allow; 0: take");
    assert_eq!(field.show("known 0"), "C45", "it still lay on top");
    let mut field = table(
        "turn 0; phase offense; drive 0 R20; hand 0 C45 C40 C35 C30 C25; hand 1 SACK HOLD FUM; discard R5; draw PICK C20 ...",
    );
    field.play("0: discard C45; 1: draw; 1: draw; 1: discard HOLD; 0: take; 0: discard HOLD; 1: take; 1: discard HOLD; 0: take");
    assert_eq!(field.show("known 0"), "HOLD", "it lay on top again");
}

#[test]
fn jk_4_14_the_last_card_makes_the_turn_the_final_one() {
    let mut field = table("turn 0; hand 0 R5 R10 R15; draw R20 R25");
    field.play("0: draw");
    assert_eq!(field.show("final"), "no");
    field.play("0: draw");
    assert_eq!((field.show("final"), field.count("draw")), ("yes".into(), 0));
}

#[test]
fn jk_4_15_a_short_hand_takes_the_top_discard_or_stays_short() {
    let mut field = table("turn 0; hand 0 R5 R10; draw R20; discard SACK KR");
    field.play("0: draw");
    assert_eq!((field.show("phase"), field.legal(0)), ("replenish".into(), "take".into()), "compulsory");
    field.play("0: take");
    assert_eq!((field.show("phase"), field.count("hand 0"), field.count("draw")), ("offense".into(), 4, 0));
    assert_eq!(field.show("discard"), "SACK", "discards are never turned over");
    let mut taken = table("turn 0; hand 0 R5 R10; draw R20; discard SACK KR");
    taken.play("0: take; 0: draw");
    assert_eq!((taken.show("phase"), taken.count("hand 0")), ("offense".into(), 4));
    let mut none = table("turn 0; hand 0 R5 R10; draw R20; discard -");
    none.play("0: draw");
    assert_eq!((none.show("phase"), none.count("hand 0")), ("offense".into(), 3));
}

#[test]
fn jk_4_16_a_defender_stays_short_until_the_own_refill() {
    let mut field = table("turn 0; phase offense; hand 0 R20 R5 R10 R15 KR; hand 1 SACK C45 C40 C35");
    field.play("0: run 20");
    assert_eq!(field.refusal("1: draw"), "JK-4.46");
    field.play("1: defend SACK");
    assert_eq!((field.count("hand 1"), field.show("phase")), (3, "replenish".into()));
    field.play("1: draw; 1: draw");
    assert_eq!((field.count("hand 1"), field.show("phase"), field.show("turn")), (5, "offense".into(), "1".into()));
    assert_eq!(field.count("hand 0"), 4);
}

#[test]
fn jk_4_17_the_same_player_goes_on_with_five_cards() {
    crate::random_matches("", 30, |step| {
        let is_refill = matches!(step.action, Action::Draw | Action::Take);
        let after = crate::Table { game: *step.after, facts: kernel::Facts::default(), now: kernel::Millis(0) };
        if is_refill && after.show("phase") == "offense" && after.show("final") == "no" {
            assert_eq!(after.count(&format!("hand {}", step.seat)), 5);
            assert_eq!(after.to_act(), [step.seat.number()]);
        }
    });
}

#[test]
fn jk_4_46_seat_and_phase_come_before_everything_else() {
    let refill = table("turn 0; hand 0 R5; discard -");
    assert_eq!(refill.refusal("1: take"), "JK-4.46", "the wrong seat, before the empty pile");
    let offense = table("turn 0; phase offense; drive 0 R20; hand 0 KR HOLD HOLD SACK SACK");
    for step in ["0: draw", "0: take", "0: allow", "0: defend HOLD", "1: return", "1: discard R5", "1: end", "1: draw"]
    {
        assert_eq!(offense.refusal(step), "JK-4.46", "{step}");
    }
    let defense = table("turn 0; phase defense; drive 0 R20");
    for step in ["0: allow", "0: defend SACK", "0: run 5", "1: run 5", "1: draw", "1: discard R5", "1: end"] {
        assert_eq!(defense.refusal(step), "JK-4.46", "{step}");
    }
    let mut over = table_with("", "turn 0");
    over.play("1: concede");
    for step in ["0: draw", "0: concede", "1: concede", "1: allow"] {
        assert_eq!(over.refusal(step), "JK-4.46", "{step}");
    }
    assert!(over.game.check(seat(5), Action::Concede).is_err());
    assert!(refill.game.check(seat(5), Action::Concede).is_err(), "there is no such seat");
}
