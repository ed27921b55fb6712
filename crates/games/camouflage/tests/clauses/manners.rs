//! Chapter 8: good manners online. Where a clause is about faces, this tests what the rules give them to be polite with.

use super::desk::{Desk, seat};
use super::play::two;
use camouflage::card::Side;
use camouflage::reaction::Level;
use kernel::{Game, Text, Touch};

#[test]
fn ca_8_1_ready_may_be_taken_back_until_go() {
    let mut desk = Desk::deal("side=animal deck_pick=random board_build=auto", 2, 0);
    assert_eq!(desk.attempt("0: unready"), Err("CA-8.1"));
    desk.act("0: ready @100");
    desk.act("0: unready @200");
    desk.act("0: ready @300");
    desk.act("1: ready @400");
    assert!(desk.offers(0).contains(&"unready".to_string()));
    desk.act("1: unready @3399");
    assert_eq!((desk.truth("phase"), desk.truth("ready")), ("ready".to_string(), "0".to_string()));
    assert_eq!(desk.game.wakes_at().unwrap().0, 60_000, "the wait goes on as before");
    desk.act("1: ready @5000");
    desk.clock(8_000);
    assert_eq!(desk.truth("phase"), "play");
    let mut late = Desk::deal("side=animal deck_pick=random board_build=auto", 2, 0);
    late.act("0: ready @100");
    late.act("1: ready @59000");
    assert_eq!(late.reply("1: unready @60000"), "NOT_PLAYING", "the 60 seconds of waiting have run out");
    assert_eq!((late.truth("phase"), late.game.wakes_at().unwrap().0), ("countdown".to_string(), 62_000));
}

#[test]
fn ca_8_2_nothing_can_be_reserved() {
    let mut desk = two("side=animal");
    assert!(desk.attempt("0: grab FR1").is_err() && desk.attempt("0: lay FR1 0 0 0").is_err());
    assert_eq!(desk.offers(0), ["stuck on"], "there is no move that holds a spot");
}

#[test]
fn ca_8_3_guessing_does_not_pay() {
    let mut desk = two("side=animal");
    let (mut tries, mut at) = (0, 0);
    while at < 15_000 {
        desk.act(&format!("0: p FR3 0 2 0 @{at}"));
        tries += (desk.line("0", "reply") != "LOCKED") as u32;
        at += 100;
    }
    assert_eq!(tries, 10, "one guess in each pause");
}

#[test]
fn ca_8_4_the_board_is_built_on_one_table() {
    let mut desk =
        Desk::stage("side=animal", 3, "deck 0 FR; deck 1 GE; deck 2 OW; loose CH1 CH2 CH3 CH4 CH5 CH6; phase build");
    desk.act("0: lay CH1 0 0 0");
    desk.act("2: lay CH2 2 -2 0");
    assert_eq!(desk.seen("1", "board"), ["CH1", "CH2"]);
}

#[test]
fn ca_8_5_tokens_timer_and_freezes_come_by_themselves_and_are_announced() {
    let mut desk = super::modes::one_card_from_going_out("mode=cover");
    desk.act("0: p FR4 0 -2 2 @40000");
    assert!(desk.told("1").iter().any(|line| line.contains("takes token 1")));
    assert_eq!(desk.view("1").phase.until, Some(100_000), "a countdown can be shown");
    let mut stack = super::modes::freezing();
    stack.act("2: p MO5 1 -4 1 S0 @30000");
    assert!(stack.told("public").contains(&"Seat 2's location is frozen.".to_string()));
}

#[test]
fn ca_8_6_no_move_points_at_a_spot_during_play() {
    let desk = two("side=animal assist=hint");
    for action in desk.offers(0) {
        let touches = desk.game.touches(seat(0), action.parse().unwrap());
        assert!(!touches.iter().any(|touch| matches!(touch, Touch::Zone(_))), "{action}");
    }
}

#[test]
fn ca_8_7_drawing_is_automatic_and_nobody_looks_early() {
    let desk = Desk::deal("side=animal deck_pick=random board_build=auto", 2, 0);
    assert!(["0", "1", "public"].iter().all(|viewer| desk.seen(viewer, "hand 0") == ["?"; 3]));
    assert!(!two("side=animal").offers(0).iter().any(|action| action.contains("draw")));
}

#[test]
fn ca_8_8_every_pattern_has_a_letter_and_text_players_can_play() {
    for side in Side::ALL {
        let mut letters = side.letters().to_vec();
        letters.sort_unstable();
        letters.dedup();
        assert_eq!(letters.len(), 4);
    }
    let mut desk = two("side=animal pace=turns");
    assert_eq!(desk.truth("row 0"), "L + G + Z");
    assert!(desk.status("0").contains(&"On frog 1: LLZ/G+G/ZZL.".to_string()), "{:?}", desk.status("0"));
    assert!(!desk.status("1").iter().any(|line| line.starts_with("On frog 1")), "only what the reader holds");
    let turn = desk.truth("turn");
    let own = desk.legal(turn.parse().unwrap())[0].clone();
    assert!(own.starts_with("p ") && own.split(' ').count() == 5, "p CARD ROT X Y: {own}");
    desk.act(&format!("{turn}: {own}"));
}

#[test]
fn ca_8_9_bots_have_named_levels() {
    assert_eq!(Level::ALL.map(Level::name), ["novice", "casual", "skilled", "expert", "oracle"]);
    assert!(Level::ALL.iter().all(|level| Level::parse(level.name()) == Some(*level)));
    assert_eq!(Level::parse("genius"), None);
}
