//! JK-4.36 and JK-4.37: clocks, and waiting without them.

use crate::{seat, table, table_with};
use jukem_football::Note;
use kernel::{Game, Millis, Stamped};

/// What is done for `number` when its time is up.
fn timeout(position: &str, number: u8) -> String {
    table(position).game.timeout(seat(number)).map_or_else(|| "-".to_string(), |action| action.to_string())
}

fn strike(field: &mut crate::Table, at: u32) {
    let step = Stamped::clock(Millis(at));
    assert!(kernel::record::admit(&field.game, &step).is_ok(), "the clock is due at {:?}", field.game.wakes_at());
    field.game.apply(step, &mut field.facts);
}

#[test]
fn jk_4_36_without_a_clock_the_rules_wait() {
    for position in ["turn 0", "turn 0; phase offense", "turn 0; phase defense; drive 0 R20"] {
        assert_eq!(table(position).game.wakes_at(), None);
    }
}

#[test]
fn jk_4_36_what_is_done_in_a_refill_and_for_an_answer() {
    assert_eq!(timeout("turn 0; hand 0 R5", 0), "draw");
    assert_eq!(timeout("turn 0; hand 0 R5; draw -; drew yes; discard KR", 0), "take");
    assert_eq!(timeout("turn 0; phase defense; drive 0 R20; hand 1 SACK FUM R5 R5", 1), "allow");
    assert_eq!(timeout("turn 0; phase defense; drive 0 R20", 0), "-", "not this seat's time");
}

#[test]
fn jk_4_36_what_is_done_on_an_ordinary_turn() {
    let at_60 = "turn 0; phase offense; drive 0 KR | R10";
    for (hand, action) in [
        ("R30 R20 JUK PAN R5", "run 20 juk"),
        ("R30 R25 R5 C45 P5-20", "run 30"),
        ("R30 PAN R25 R20 C45", "run 30 pan"),
        ("P5-20 C20 R20 JUK C45", "run 20 juk"),
        ("P25-45 C40 R20 JUK C45", "run 20 juk"),
        ("P5-20 C15 R15 HOLD C45", "run 15"),
        ("P5-20 P15-35 C15 C20 R5", "pass 5-20 20"),
        ("P15-35 C35 R5 JUK PAN", "pass 15-35 35"),
        ("C5 C40 HOLD P25-45 SACK", "pass 25-45 40"),
        ("C5 C45 HOLD P25-45 SACK", "discard P25-45"),
        ("SACK HOLD FUM PICK JUK", "discard JUK"),
    ] {
        assert_eq!(timeout(&format!("{at_60}; hand 0 {hand}"), 0), action, "{hand}");
    }
    let at_70 = "turn 0; phase offense; drive 0 KR | R10 | R10";
    assert_eq!(timeout(&format!("{at_70}; hand 0 FG R5 C45 HOLD SACK"), 0), "run 5", "a play comes before the kick");
    assert_eq!(timeout(&format!("{at_70}; hand 0 FG C45 C40 HOLD SACK"), 0), "goal");
}

#[test]
fn jk_4_36_discards_are_the_last_resort_where_they_are_free() {
    let field = table_with("discard_rule=always", "turn 0; phase offense; hand 0 R5 C45 C40 HOLD SACK");
    assert_eq!(field.game.timeout(seat(0)).unwrap().to_string(), "run 5");
}

#[test]
fn jk_4_36_what_is_done_on_a_final_turn() {
    let last = "turn 0; phase offense; final yes; drive 0 KR | R10 | R10";
    assert_eq!(timeout(&format!("{last}; hand 0 R30 FG"), 0), "run 30");
    assert_eq!(timeout(&format!("{last}; hand 0 R15 JUK FG"), 0), "run 15 juk");
    assert_eq!(timeout(&format!("{last}; hand 0 R20 FG"), 0), "goal", "no yardage play short of a touchdown");
    assert_eq!(timeout(&format!("{last}; hand 0 R20 R5"), 0), "end");
}

#[test]
fn jk_4_36_equal_plays_are_settled_by_all_numbers_in_rising_order() {
    // Touchdowns from 60: R30+PAN is 14,41; R20+JUK is 9,38; P15-35... takes C20+JUK as 16,31,38.
    let hand = "hand 0 R30 PAN R20 JUK P25-45";
    assert_eq!(timeout(&format!("turn 0; phase offense; drive 0 KR | R10; {hand}"), 0), "run 20 juk");
    // R10+JUK and R10+PAN share their lowest card; the JUKEM has the lower number.
    let hand = "hand 0 R10 PAN JUK HOLD SACK";
    assert_eq!(timeout(&format!("turn 0; phase offense; drive 0 KR | R30; {hand}"), 0), "run 10 juk");
}

#[test]
fn jk_4_36_a_turn_has_one_clock_and_an_answer_its_own() {
    let mut field = table_with(
        "turn_clock=30 defense_clock=10",
        "turn 0; hand 0 R5 R10 C45; hand 1 C40 C35 C30 C25; draw R20 SACK HOLD ...",
    );
    assert_eq!(field.game.wakes_at(), Some(Millis(30_000)));
    field.now = Millis(12_000);
    field.play("0: draw");
    assert_eq!(field.game.wakes_at(), Some(Millis(30_000)), "drawing does not start it anew");
    assert_eq!(kernel::record::admit(&field.game, &Stamped::clock(Millis(29_999))), Err(None));
    strike(&mut field, 30_000);
    assert_eq!((field.count("hand 0"), field.show("phase")), (5, "offense".into()));
    strike(&mut field, 30_000);
    assert_eq!((field.show("plays 0"), field.show("phase")), ("R20".into(), "defense".into()));
    assert_eq!(field.game.wakes_at(), Some(Millis(40_000)));
    strike(&mut field, 41_000);
    assert_eq!((field.show("turn"), field.game.wakes_at()), ("1".into(), Some(Millis(71_000))));
    let up = field.notes().iter().filter(|note| matches!(note, Note::TimeUp(_))).count();
    assert_eq!(up, 3);
}

#[test]
fn jk_4_36_one_clock_may_run_without_the_other() {
    let field = table_with("defense_clock=10", "turn 0");
    assert_eq!(field.game.wakes_at(), None);
    let mut field = table_with("defense_clock=10", "turn 0; phase offense; hand 0 R5 R10 R15 R20 R25");
    field.now = Millis(5_000);
    assert_eq!(field.play("0: run 5").game.wakes_at(), Some(Millis(15_000)));
    assert_eq!(field.play("1: allow").game.wakes_at(), None);
}

#[test]
fn jk_4_36_each_play_of_a_final_turn_and_each_period_starts_the_clock_anew() {
    let mut field = table_with("turn_clock=30", "turn 0; phase offense; final yes; hand 0 R5 R10 C45");
    field.now = Millis(20_000);
    field.play("0: run 5");
    assert_eq!(field.game.wakes_at(), None, "an answer without a clock");
    field.now = Millis(50_000);
    field.play("1: allow");
    assert_eq!(field.game.wakes_at(), Some(Millis(80_000)));
    let mut draws = table_with("turn_clock=30", "turn 0; hand 0 C45 C40 C35 C30; draw SACK");
    draws.now = Millis(25_000);
    draws.play("0: draw");
    assert_eq!((draws.show("period"), draws.game.wakes_at()), ("2".into(), Some(Millis(55_000))));
}

#[test]
fn jk_4_37_the_rules_wait_even_for_a_seat_with_one_choice() {
    let kick = table("turn 0; phase offense; drive 0 KR | R10 | R10; hand 0 FG C45 C40 HOLD SACK");
    assert_eq!((kick.legal(0), kick.show("phase"), kick.game.wakes_at()), ("goal".into(), "offense".into(), None));
    let mut unable = table("turn 0; phase offense; hand 0 R5 C45 C40 HOLD SACK; hand 1 C35 C30 C25 C20");
    unable.play("0: run 5");
    assert_eq!((unable.legal(1), unable.show("phase")), ("allow".into(), "defense".into()));
    let refill = table("turn 0; hand 0 R5; discard -");
    assert_eq!((refill.legal(0), refill.show("phase")), ("draw".into(), "replenish".into()));
}
