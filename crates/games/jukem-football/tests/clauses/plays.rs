//! Chapter 5: the plays, card by card.

use crate::{table, table_with};
use jukem_football::{Action, Note};
use kernel::{Fact, Game};

/// Seat 0 to play with this hand on this drive; seat 1 holds one card of each defensive kind.
fn field(hand: &str, drive: &str) -> crate::Table {
    table(&format!("turn 0; phase offense; hand 0 {hand}; drive 0 {drive}; hand 1 HOLD SACK FUM PICK"))
}

/// The total after a play from this drive.
fn total(hand: &str, drive: &str, play: &str) -> String {
    field(hand, drive).play(&format!("0: {play}")).show("total 0")
}

#[test]
fn jk_5_1_a_run_brings_its_number() {
    for yards in [5, 10, 15, 20, 25, 30] {
        assert_eq!(total(&format!("R{yards} KR FG C45 C40"), "-", &format!("run {yards}")), yards.to_string());
    }
    assert_eq!(total("R25 C45 C40 C35 C30", "R20 | R30", "run 25"), "75");
}

#[test]
fn jk_5_2_a_run_needs_no_partner() {
    let mut alone = field("R20 C45 C40 C35 C30", "-");
    assert_eq!(alone.legal(0), "run 20");
    assert_eq!(alone.play("0: run 20").show("plays 0"), "R20");
}

#[test]
fn jk_5_3_both_ends_of_the_range_belong_to_it() {
    let hand = "P15-35 C10 C15 C35 C40";
    assert_eq!(field(hand, "-").legal(0), "pass 15-35 15; pass 15-35 35");
    assert_eq!(field(hand, "-").refusal("0: pass 15-35 10"), "JK-5.3");
    assert_eq!(field(hand, "-").refusal("0: pass 15-35 40"), "JK-5.3");
    assert_eq!(field(hand, "R30 | R30 | R20").refusal("0: pass 15-35 35"), "JK-4.20");
}

#[test]
fn jk_5_4_the_catch_counts_and_the_pass_does_not() {
    assert_eq!(total("P25-45 C30 HOLD HOLD SACK", "R20", "pass 25-45 30"), "50");
}

#[test]
fn jk_5_5_pass_and_catch_only_together() {
    let parted = field("P5-20 C45 C40 C35 P25-45", "R30 | R30");
    assert_eq!(parted.legal(0), "pass 25-45 35; pass 25-45 40");
    assert_eq!(
        field("P5-20 P5-20 C45 C40 C35", "-")
            .legal(0)
            .split("; ")
            .filter(|action| action.starts_with("discard"))
            .count(),
        4
    );
    for word in ["pass 5-20", "pass 5-20 juk", "pass 5-20 pan", "catch 35", "catch 35 juk", "pass 15-35"] {
        assert_eq!(parted.refusal(&format!("0: {word}")), "JK-5.5", "{word}");
    }
}

#[test]
fn jk_5_6_pass_and_catch_are_one_play() {
    let mut game = field("P5-20 C15 HOLD SACK FUM", "R20");
    game.play("0: pass 5-20 15");
    assert_eq!((game.show("drive 0"), game.show("plays 0")), ("R20 P5-20 C15".into(), "R20 | P5-20 C15".into()));
    game.play("1: defend HOLD");
    assert_eq!((game.show("plays 0"), game.show("out")), ("R20".into(), "P5-20 C15 HOLD".into()), "taken as one");
}

#[test]
fn jk_5_7_one_catch_for_each_pass() {
    let mut game = field("P5-20 C5 C10 C15 C20", "-");
    assert_eq!(game.legal(0), "pass 5-20 5; pass 5-20 10; pass 5-20 15; pass 5-20 20");
    assert_eq!(game.refusal("0: pass 5-20 5 10"), "JK-5.7");
    assert_eq!(game.refusal("0: pass 5-20 5 10 juk"), "JK-5.7");
    game.play("0: pass 5-20 10");
    assert_eq!(game.count("hand 0"), 3);
}

#[test]
fn jk_5_8_a_kick_return_brings_fifty() {
    assert_eq!(total("KR HOLD HOLD SACK SACK", "-", "return"), "50");
}

#[test]
fn jk_5_9_a_kick_return_opens_a_drive() {
    let game = field("KR JUK R5 SACK SACK", "R5");
    assert!(!game.legal(0).contains("return"));
    assert_eq!((game.refusal("0: return"), game.refusal("0: return juk")), ("JK-5.9", "JK-5.9"));
}

#[test]
fn jk_5_10_an_emptied_drive_may_be_opened_again() {
    for card in ["HOLD", "SACK", "FUM", "PICK"] {
        let mut game = table(
            "turn 0; phase offense; hand 0 R30 KR C45 C40 C35; hand 1 HOLD SACK FUM PICK; draw C30 C25 C20 ...; drive 1 R20",
        );
        game.play(&format!("0: run 30; 1: defend {card}; 1: draw; 1: draw"));
        game.play("1: discard C30; 0: draw; 0: return");
        assert_eq!(game.show("plays 0"), "KR", "{card}");
    }
}

#[test]
fn jk_5_11_any_drive_of_the_period_may_begin_with_it() {
    let game = table("turn 0; phase offense; score 0 7; scored 0 R30 R30 R20 R20; hand 0 KR HOLD HOLD SACK SACK");
    assert_eq!(game.legal(0), "return");
}

#[test]
fn jk_5_12_a_plain_kick_return_can_be_stopped() {
    for card in ["HOLD", "SACK", "FUM", "PICK"] {
        let mut game = field("KR R5 R5 R10 R10", "-");
        game.play(&format!("0: return; 1: defend {card}"));
        assert_eq!((game.show("total 0"), game.show("out")), ("0".into(), format!("KR {card}")));
    }
}

#[test]
fn jk_5_13_a_jukem_doubles_the_play_it_joins() {
    assert_eq!(total("R20 JUK HOLD SACK FUM", "R10", "run 20 juk"), "50");
    assert_eq!(total("R20 PAN JUK SACK FUM", "R10", "run 20 pan juk"), "70");
    assert_eq!(total("P5-20 C15 JUK SACK FUM", "R10", "pass 5-20 15 juk"), "40");
    let mut touchdown = field("KR JUK R5 R5 R5", "-");
    assert_eq!(touchdown.play("0: return juk").scores(), [7, 0]);
}

#[test]
fn jk_5_14_the_block_is_added_before_doubling() {
    assert_eq!(total("R5 PAN JUK SACK FUM", "-", "run 5 pan juk"), "30");
}

#[test]
fn jk_5_15_kick_return_and_jukem_are_a_touchdown() {
    let mut game = field("KR JUK R5 R5 R5", "-");
    game.play("0: return juk");
    assert_eq!((game.scores(), game.show("scored 0"), game.to_act()), ([7, 0], "KR JUK".into(), vec![1]));
}

#[test]
fn jk_5_16_one_jukem_a_play() {
    let game = field("R5 JUK JUK JUK R10", "-");
    assert_eq!(game.legal(0), "run 5; run 5 juk; run 10; run 10 juk");
    for word in ["run 5 juk juk", "run 5 pan juk juk juk", "return juk juk", "pass 5-20 15 juk juk"] {
        assert_eq!(game.refusal(&format!("0: {word}")), "JK-5.16", "{word}");
    }
}

#[test]
fn jk_5_17_a_jukem_joins_nothing_but_the_play_being_made() {
    let mut game = field("FG JUK C45 C40 C35", "R30 | R30 | R10");
    assert_eq!(game.legal(0), "goal");
    assert_eq!(game.refusal("0: goal juk"), "JK-5.17");
    assert_eq!(game.refusal("0: juk"), "JK-4.25");
    game.play("0: goal");
    assert_eq!(game.show("scored 0"), "R30 R30 R10 FG");
    let other = table("turn 0; phase defense; drive 0 R20; hand 1 JUK R5 R5 R5");
    assert_eq!(other.legal(1), "allow", "not on the other player's play either");
}

#[test]
fn jk_5_18_doubling_past_a_hundred_leaves_the_plain_play() {
    let game = field("R30 JUK C45 C40 C35", "R30 | R20");
    assert_eq!(game.legal(0), "run 30");
    assert_eq!(game.refusal("0: run 30 juk"), "JK-5.18");
    assert_eq!(field("P25-45 C30 JUK C45 SACK", "R30 | R20").refusal("0: pass 25-45 30 juk"), "JK-5.18");
}

#[test]
fn jk_5_19_no_card_answers_a_jukem_play() {
    let mut game = field("R20 JUK C45 C40 C35", "-");
    game.play("0: run 20 juk");
    for card in ["HOLD", "SACK", "FUM", "PICK"] {
        assert_eq!(game.refusal(&format!("1: defend {card}")), "JK-4.46");
    }
    assert_eq!(game.show("total 0"), "40");
}

#[test]
fn jk_5_20_a_later_red_card_takes_the_jukem_play_and_a_yellow_one_does_not() {
    for (card, left, out) in [("FUM", "-", "R20 JUK R5 FUM"), ("SACK", "R20 JUK", "R5 SACK")] {
        let mut game = field("R5 C45 C40 C35 C30", "R20 JUK");
        game.play(&format!("0: run 5; 1: defend {card}"));
        assert_eq!((game.show("plays 0"), game.show("out")), (left.into(), out.into()));
    }
}

#[test]
fn jk_5_21_a_block_joins_a_run_and_nothing_else() {
    let game = field("PAN P5-20 C15 KR FG", "-");
    assert_eq!(game.legal(0), "pass 5-20 15; return");
    for word in ["pass 5-20 15 pan", "pass 5-20 15 pan juk", "return pan", "return pan pan", "goal pan", "goal pan juk"]
    {
        assert_eq!(game.refusal(&format!("0: {word}")), "JK-5.21", "{word}");
    }
    assert_eq!(total("R15 PAN C45 C40 C35", "R15", "run 15 pan"), "40");
}

#[test]
fn jk_5_22_one_block_a_run() {
    let mut game = field("R15 PAN PAN C45 C40", "-");
    assert_eq!(game.legal(0), "run 15; run 15 pan");
    assert_eq!(game.refusal("0: run 15 pan pan"), "JK-5.22");
    assert_eq!(game.refusal("0: run 15 pan pan juk"), "JK-5.22");
    game.play("0: run 15 pan");
    assert_eq!(game.show("hand 0"), "C40 C45 PAN");
}

#[test]
fn jk_5_23_yellow_takes_run_and_block() {
    let mut game = field("R15 PAN C45 C40 C35", "R5");
    game.play("0: run 15 pan; 1: defend SACK");
    assert_eq!(
        (game.show("plays 0"), game.show("out"), game.show("total 0")),
        ("R5".into(), "R15 PAN SACK".into(), "5".into())
    );
}

#[test]
fn jk_5_24_a_field_goal_between_70_and_95() {
    for (drive, good) in [
        ("-", false),
        ("R30 | R30 | R5", false),
        ("R30 | R30 | R10", true),
        ("R30 | R30 | R15", true),
        ("R30 | R30 | R20", true),
        ("R30 | R30 | R25", true),
        ("R30 | R30 | R25 | R5", true),
        ("R30 | R30 | R25 | R10", true),
    ] {
        let game = field("FG C45 C40 C35 P5-20", drive);
        assert_eq!(game.legal(0).contains("goal"), good, "{drive}");
        if !good {
            assert_eq!(game.refusal("0: goal"), "JK-5.24");
        }
    }
}

#[test]
fn jk_5_25_the_drive_is_set_aside_with_the_field_goal_on_top() {
    let mut game =
        table("turn 0; phase offense; scored 0 KR JUK; hand 0 FG C45 C40 C30 P5-20; drive 0 R30 | P15-35 C35 | R5");
    game.play("0: goal");
    assert_eq!((game.show("scored 0"), game.show("plays 0")), ("KR JUK R30 P15-35 C35 R5 FG".into(), "-".into()));
}

#[test]
fn jk_5_26_a_field_goal_is_the_play_of_its_turn() {
    let mut game = field("FG R5 C40 C35 P5-20", "R30 | R30 | R10");
    game.play("0: goal");
    assert_eq!((game.show("turn"), game.refusal("0: run 5")), ("1".into(), "JK-4.46"));
}

#[test]
fn jk_5_27_the_next_turn_starts_a_new_drive() {
    let mut game = table(
        "turn 0; phase offense; hand 0 FG R5 C40 C35 C30; drive 0 R30 | R30 | R10; hand 1 C45 C25 C20 C15; draw SACK HOLD ...",
    );
    game.play("0: goal; 1: draw; 1: discard C45; 0: draw; 0: run 5; 1: allow");
    assert_eq!((game.show("plays 0"), game.show("total 0")), ("R5".into(), "5".into()));
}

#[test]
fn jk_5_28_kicking_is_a_choice_unless_it_is_the_only_play() {
    assert_eq!(field("FG R5 C40 C35 P5-20", "R30 | R30 | R10").legal(0), "run 5; goal");
    assert_eq!(field("FG C45 C40 C35 P5-20", "R30 | R30 | R10").legal(0), "goal");
    let free =
        table_with("discard_rule=always", "turn 0; phase offense; hand 0 FG C45 C40 C35 SACK; drive 0 R30 | R30 | R10");
    assert!(free.legal(0).starts_with("goal; discard"), "not forced with `always`");
}

#[test]
fn jk_5_29_exactly_a_hundred() {
    for (play, score) in [("run 20", 0), ("run 25", 7)] {
        let mut game = field("R20 R25 R30 C45 C40", "KR | R25");
        game.play(&format!("0: {play}"));
        assert_eq!(game.scores()[0], score, "{play}");
    }
    assert_eq!(field("R20 R25 R30 C45 C40", "KR | R25").refusal("0: run 30"), "JK-4.20");
}

#[test]
fn jk_5_30_a_touchdown_counts_at_once() {
    let mut game = field("R30 C45 C40 C35 C30", "R30 | R20 | R20");
    game.play("0: run 30");
    assert_eq!((game.scores(), game.show("plays 0"), game.show("total 0")), ([7, 0], "-".into(), "0".into()));
    assert_eq!(game.show("scored 0"), "R30 R20 R20 R30");
    assert_eq!((game.show("turn"), game.show("phase")), ("1".into(), "replenish".into()));
}

#[test]
fn jk_5_31_any_yardage_play_may_reach_a_hundred() {
    for (hand, drive, play) in [
        ("R20 C45 C40 C35 C30", "R30 | R25 | R25", "run 20"),
        ("R10 PAN C45 C40 C35", "R30 | R25 | R25", "run 10 pan"),
        ("R10 JUK C45 C40 C35", "R30 | R25 | R25", "run 10 juk"),
        ("R5 PAN JUK C40 C35", "R30 | R20 | R20", "run 5 pan juk"),
        ("P5-20 C20 C45 C40 C35", "R30 | R25 | R25", "pass 5-20 20"),
        ("P5-20 C10 JUK C40 C35", "R30 | R25 | R25", "pass 5-20 10 juk"),
        ("KR JUK C45 C40 C35", "-", "return juk"),
    ] {
        let mut game = field(hand, drive);
        game.play(&format!("0: {play}"));
        assert_eq!((game.scores(), game.show("phase")), ([7, 0], "replenish".into()), "{play}");
    }
}

#[test]
fn jk_5_32_there_is_no_other_way_to_score() {
    crate::random_matches("", 60, |step| {
        let gained: i32 = step.after.scores().iter().sum::<i32>() - step.before.scores().iter().sum::<i32>();
        let notes = crate::notes(step.facts);
        let expected = match (notes.contains(&Note::Touchdown(step.seat)), notes.contains(&Note::FieldGoal(step.seat)))
        {
            (true, false) => 7,
            (false, true) => 3,
            _ => 0,
        };
        assert_eq!(gained, expected, "{}", step.action);
    });
}

#[test]
fn jk_5_33_and_jk_5_34_yellow_cards_are_alike_and_leave_older_plays() {
    for card in ["HOLD", "SACK"] {
        let mut game = field("R15 C45 C40 C35 C30", "R20 | P5-20 C5");
        game.play(&format!("0: run 15; 1: defend {card}"));
        assert_eq!((game.show("plays 0"), game.show("total 0")), ("R20 | P5-20 C5".into(), "25".into()));
        assert_eq!((game.show("out"), game.show("turn"), game.count("hand 1")), (format!("R15 {card}"), "1".into(), 3));
    }
}

#[test]
fn jk_5_35_cancelled_cards_are_no_discards() {
    let mut game = field("R15 C45 C40 C35 C30", "R20");
    let before = game.show("discard");
    game.play("0: run 15; 1: defend HOLD");
    assert_eq!(game.show("discard"), before);
}

#[test]
fn jk_5_36_and_jk_5_37_red_cards_are_alike_and_cost_no_points() {
    for card in ["FUM", "PICK"] {
        let mut game = table(
            "turn 0; phase offense; score 0 10; scored 0 KR JUK; hand 0 R15 C45 C40 C35 C30; drive 0 R20 | P5-20 C5; \
             hand 1 HOLD SACK FUM PICK",
        );
        game.play(&format!("0: run 15; 1: defend {card}"));
        assert_eq!(
            (game.show("plays 0"), game.show("total 0"), game.show("turn")),
            ("-".into(), "0".into(), "1".into())
        );
        assert_eq!(game.show("out"), format!("R20 P5-20 C5 R15 {card}"));
        assert_eq!((game.scores(), game.show("scored 0")), ([10, 0], "KR JUK".into()));
    }
}

#[test]
fn jk_5_38_a_long_drive_alone_is_no_reason_for_a_red_card() {
    let mut game = field("C45 C40 C35 C30 C25", "R30 | R30 | R25 | R10");
    game.play("0: discard C45");
    assert_eq!((game.refusal("1: defend FUM"), game.show("total 0")), ("JK-4.46", "95".into()));
}

#[test]
fn jk_5_39_and_jk_5_40_where_cards_go() {
    let [draw, discard, out] = ["draw", "discard", "out"].map(crate::zone_named);
    let seat_zones = |name: &str| [0, 1].map(|seat| crate::zone_named(&format!("{name} {seat}")));
    let (hands, drives, scored) = (seat_zones("hand"), seat_zones("drive"), seat_zones("scored"));
    crate::random_matches("discard_rule=always", 60, |step| {
        for (fact, _) in &step.facts.0 {
            let Fact::Moved { from, to, .. } = fact else { continue };
            let is_fit = match *to {
                zone if zone == discard => {
                    *from == draw || (hands.contains(from) && matches!(step.action, Action::Discard(_)))
                }
                zone if zone == out => drives.contains(from) || matches!(step.action, Action::Defend(_)),
                zone if hands.contains(&zone) => *from == draw || *from == discard,
                zone if drives.contains(&zone) => hands.contains(from),
                zone => scored.contains(&zone) && (drives.contains(from) || hands.contains(from)),
            };
            assert!(is_fit, "{}: {fact:?}", step.action);
        }
    });
}
