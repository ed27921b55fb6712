//! Chapter 3: getting ready.

use crate::{Table, census, dealt, seat, table, table_with};
use jukem_football::JukemFootball;
use kernel::{Chance, Fact, Viewer};
use std::collections::BTreeSet;

/// A first half about to end by choice of seat 0; seat 1 dealt it.
const LAST_CHOICE: &str =
    "turn 0; phase offense; final yes; hand 0 R5; drive 0 R30; drive 1 R20; scored 1 KR JUK; score 1 7";

#[test]
fn jk_3_1_the_option_says_who_deals_first() {
    for seed in 0..20 {
        assert_eq!(dealt("first_dealer=seat0", seed).show("dealer"), "0");
        assert_eq!(dealt("first_dealer=seat1", seed).show("dealer"), "1");
    }
    let by_chance: BTreeSet<String> = (0..40).map(|seed| dealt("", seed).show("dealer")).collect();
    assert_eq!(by_chance.len(), 2, "chance chooses both");
}

#[test]
fn jk_3_2_the_other_player_deals_the_second_half() {
    for first in ["0", "1"] {
        let other = if first == "0" { "1" } else { "0" };
        let mut field = table(&format!("dealer {first}; turn 0; phase offense; final yes; hand 0 R5"));
        assert_eq!(field.play("0: end").show("dealer"), other);
    }
}

/// The dealer of the overtime period after one that seat 1 dealt.
fn overtime_dealer(chosen: &str, seed: u64) -> String {
    let position = "period 2; dealer 1; turn 0; phase offense; final yes; hand 0 R5";
    let options = crate::options(chosen);
    let game = <JukemFootball as kernel::Stage>::stage(&options, 2, &crate::scene(position), Chance::Fast(seed))
        .expect("the position is possible");
    let mut field = Table { game, facts: kernel::Facts::default(), now: kernel::Millis(0) };
    field.play("0: end").show("dealer")
}

#[test]
fn jk_3_3_overtime_deals_alternate_or_are_tossed_for() {
    assert!((0..20).all(|seed| overtime_dealer("", seed) == "0"));
    let tossed: Vec<String> = (0..200).map(|seed| overtime_dealer("overtime_dealer=random", seed)).collect();
    let zeros = tossed.iter().filter(|dealer| *dealer == "0").count();
    assert!((70..130).contains(&zeros), "an even toss, not {zeros} of 200");
}

#[test]
fn jk_3_4_only_the_score_and_the_deal_outlast_a_period() {
    let mut field = table(LAST_CHOICE);
    let before = census(&field.game);
    field.play("0: end");
    assert_eq!(census(&field.game), before, "the same 56 cards");
    for zone in ["out", "drive 0", "drive 1", "scored 0", "scored 1"] {
        assert_eq!(field.count(zone), 0, "{zone}");
    }
    assert_eq!(
        [field.count("draw"), field.count("discard"), field.count("hand 0"), field.count("hand 1")],
        [47, 1, 4, 4]
    );
    assert_eq!(field.scores(), [0, 7]);
    assert_eq!((field.show("known 0"), field.show("known 1"), field.show("dry")), ("-".into(), "-".into(), "0".into()));
    let shuffles = (0..20).map(|seed| dealt("first_dealer=seat0", seed).show("hand 0")).collect::<BTreeSet<_>>();
    assert!(shuffles.len() > 15, "seeds deal differently");
}

#[test]
fn jk_3_5_four_cards_face_down_to_each_player() {
    let field = dealt("", 5);
    for (own, other) in [(0, 1), (1, 0)] {
        let zone = format!("hand {own}");
        assert!(field.cards(&zone, Viewer::Seat(seat(own))).iter().all(|card| card != "?"));
        assert_eq!(field.cards(&zone, Viewer::Seat(seat(other))), ["?"; 4]);
        assert_eq!(field.cards(&zone, Viewer::Public), ["?"; 4]);
    }
}

#[test]
fn jk_3_6_one_discard_and_the_rest_to_draw() {
    let counts = |chosen: &str| ["draw", "discard", "hand 0", "hand 1"].map(|zone| dealt(chosen, 5).count(zone));
    assert_eq!(counts(""), [47, 1, 4, 4]);
    assert_eq!(counts("practice=true"), [45, 1, 4, 4]);
    assert_ne!(dealt("", 5).cards("discard", Viewer::Public), ["?"]);
    assert!(dealt("", 5).cards("draw", Viewer::Seat(seat(0))).iter().all(|card| card == "?"));
}

#[test]
fn jk_3_7_the_first_discard_is_any_card_and_does_nothing() {
    let mut firsts = BTreeSet::new();
    for seed in 0..300 {
        let field = dealt("first_dealer=seat0", seed);
        firsts.insert(field.show("discard"));
        assert_eq!((field.show("phase"), field.legal(1)), ("replenish".into(), "draw; take".into()));
        assert_eq!([field.count("draw"), field.count("out")], [47, 0]);
    }
    for card in ["FUM", "SACK", "KR", "JUK", "FG", "R5", "P5-20"] {
        assert!(firsts.contains(card), "{card} came first in no deal");
    }
}

#[test]
fn jk_3_8_the_player_who_did_not_deal_opens() {
    for (chosen, opener) in [("first_dealer=seat0", 1), ("first_dealer=seat1", 0)] {
        assert_eq!(dealt(chosen, 1).to_act(), [opener]);
    }
    let mut field = table(
        "turn 0; phase offense; drive 0 R20; hand 0 C45 C40 C35 C30 C25; draw SACK ...; hand 1 SACK HOLD FUM PICK",
    );
    field.play("0: discard C45; 1: draw; 1: discard FUM");
    assert_eq!(field.to_act(), [0], "then turns alternate");
}

#[test]
fn jk_3_9_cards_are_dealt_one_by_one_the_opener_first() {
    let mut field = table(LAST_CHOICE);
    field.play("0: end");
    let moved = field.facts.0.iter().filter_map(|(fact, _)| match fact {
        Fact::Moved { from, to, .. } if *from == crate::zone_named("draw") => Some(*to),
        _ => None,
    });
    let to: Vec<_> = moved.collect();
    let [opener, dealer] = ["hand 1", "hand 0"].map(crate::zone_named);
    let mut order = [opener, dealer].repeat(4);
    order.push(crate::zone_named("discard"));
    assert_eq!(to, order);
    assert_eq!(dealt("", 9).game, dealt("", 9).game, "a seed deals the same game again");
    assert_ne!(dealt("", 9).game, dealt("", 10).game);
}

#[test]
fn jk_3_10_drives_are_empty_when_a_period_begins() {
    let mut field = table(LAST_CHOICE);
    assert_eq!((field.show("total 0"), field.show("total 1")), ("30".into(), "20".into()));
    field.play("0: end");
    assert_eq!((field.show("plays 0"), field.show("plays 1")), ("-".into(), "-".into()));
    assert_eq!((field.show("total 0"), field.show("total 1")), ("0".into(), "0".into()));
    assert_eq!(table_with("practice=true", "").show("total 0"), "0");
}
