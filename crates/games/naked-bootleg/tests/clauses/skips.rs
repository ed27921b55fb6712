//! Chapter 5: cards without an action, Reverses and Handoffs (NB-5.1 to NB-5.9).

use crate::{list, table, table_with};

const SET: &str = "down 0a set SG bSG rSG gSG";

#[test]
fn nb_5_1_general_cards_and_streak_cards_do_nothing() {
    for card in ["gPI", "gXX", "gOO", "gNI", "gDI", "gCV", "gPG", "gHC", "gST"] {
        let mut t = table(4, &format!("turn 0; {SET}; discard gSG'; hand 0 {card} bDI rNI"));
        t.play(&format!("0: discard {card}")).expect("phase = main; turn = 1; direction = clockwise; lost = 0 0 0 0");
    }
}

#[test]
fn nb_5_2_every_kind_makes_a_set_and_does_nothing_there() {
    let mut t = table(4, "turn 0; hand 0 bST rST gST kXX gOO");
    t.lay("0 set ST bST rST gST").expect("lot 0a = set ST; phase = main");
    let mut t = table(4, "turn 0; hand 0 bRV rRV gRV kRV kXX gOO");
    t.lay("0 set RV bRV rRV gRV kRV").expect("lot 0a = set RV; direction = clockwise; turn = 0");
    let mut t = table(4, "turn 0; hand 0 HM HM WC kXX gOO; discard gPI");
    t.lay("0 set HM HM HM WC").expect("lot 0a = set HM; turn = 0; colour = green");
}

#[test]
fn nb_5_3_a_plain_reverse_turns_play_around() {
    for card in ["bRV", "gRV"] {
        let top = if card == "bRV" { "bPI" } else { "gPI" };
        let mut t = table(4, &format!("turn 0; {SET}; discard {top}; hand 0 {card} kXX rOO"));
        t.play(&format!("0: discard {card}")).expect("direction = counter; turn = 3; phase = main");
    }
    let mut t = table(4, &format!("turn 0; direction counter; {SET}; discard bPI; hand 0 bRV kXX rOO"));
    t.play("0: discard bRV").expect("direction = clockwise; turn = 1");
}

#[test]
fn nb_5_4_a_double_reverse_skips_up_to_two() {
    let lines = format!("turn 0; {SET}; discard rPI; hand 0 rRV kXX bOO");
    let mut t = table(5, &lines);
    t.play("0: discard rRV").expect("direction = counter");
    assert_eq!(t.legal(0), ["skip 0", "skip 1", "skip 2"]);
    for (skip, next) in [(0, 4), (1, 3), (2, 2)] {
        let mut t = table(5, &lines);
        t.play(&format!("0: discard rRV; 0: skip {skip}")).expect(&format!("turn = {next}"));
    }
}

#[test]
fn nb_5_5_an_end_around_may_skip_everybody() {
    let mut t = table(4, &format!("turn 0; {SET}; discard kPI; hand 0 kRV gXX bOO"));
    t.play("0: discard kRV");
    assert_eq!(t.legal(0), ["skip 0", "skip 1", "skip 2", "skip 3"]);
    t.play("0: skip 3").expect("turn = 0; direction = counter; phase = main");
}

#[test]
fn nb_5_6_skips_are_capped_by_the_active_seats() {
    // Two are left of a team game: the cap of one beats what the cards offer.
    let teams = "turn 0; playing 0 1 2 3; exited 2 3; down 0a set SG bSG rSG gSG";
    let mut t = table_with("teams=2v2", 4, &format!("{teams}; discard rPI; hand 0 rRV gXX bOO"));
    t.play("0: discard rRV");
    assert_eq!(t.legal(0), ["skip 0", "skip 1"]);
    let mut t = table_with("teams=2v2", 4, &format!("{teams}; discard bPI; hand 0 bRV gXX bOO"));
    t.play("0: discard bRV").expect("turn = 1");
    // The exit of the player counts: three stay, so at most two are skipped.
    let redzone = "down 0a set SG bSG rSG gSG kSG; down 0b set NI bNI rNI gNI";
    let mut t = table_with("teams=2v2", 4, &format!("turn 0; {redzone}; discard kPI; hand 0 kRV"));
    t.play("0: discard kRV").expect("active = 1 2 3");
    assert_eq!(t.legal(0), ["skip 0", "skip 1", "skip 2"]);
    // A minimum gives way to the cap.
    let mut t = table_with(
        "teams=2v2",
        4,
        "turn 0; exited 1 3; discard kPI; hand 0 kHO; down 0a set SG bSG rSG gSG kSG; \
        down 0b set NI bNI rNI gNI; down 2a set OO bOO rOO gOO",
    );
    t.play("0: discard kHO").expect("over = no; turn = 2");
}

#[test]
fn nb_5_7_a_plain_handoff_skips_one() {
    for card in ["bHO", "gHO"] {
        let top = if card == "bHO" { "bPI" } else { "gPI" };
        let mut t = table(4, &format!("turn 0; {SET}; discard {top}; hand 0 {card} kXX rOO"));
        t.play(&format!("0: discard {card}")).expect("turn = 2; phase = main");
    }
}

#[test]
fn nb_5_8_a_juke_skips_one_or_two_and_a_sweep_up_to_all() {
    let mut t = table(5, &format!("turn 0; {SET}; discard rPI; hand 0 rHO kXX bOO"));
    t.play("0: discard rHO");
    assert_eq!(t.legal(0), ["skip 1", "skip 2"]);
    t.refuse("0: skip 0", "NB-5.6").play("0: skip 2").expect("turn = 3");
    let mut t = table(5, &format!("turn 0; {SET}; discard kPI; hand 0 kHO kXX bOO"));
    t.play("0: discard kHO");
    assert_eq!(t.legal(0), list(&["skip 1", "skip 2", "skip 3", "skip 4"]));
    t.play("0: skip 4").expect("turn = 0");
}

#[test]
fn nb_5_9_a_skip_pays_no_lost_turn_and_closes_no_catch() {
    let mut t = table(4, &format!("turn 0; lost 1 1; exposed 3; {SET}; discard bPI; hand 0 bHO kXX rOO; hand 3 gXX"));
    t.play("0: discard bHO").expect("turn = 2; lost = 0 1 0 0");
    // Seat 0's own turn ended, so the window opened before it is closed; a fresh one outlasts a skipped seat.
    let mut t = table(4, &format!("turn 0; {SET}; discard bPI; hand 0 bHO kXX"));
    t.play("0: discard bHO").expect("turn = 2; exposed = 0");
    t.play("2: catch 0").expect("exposed = -; #hand 0 = 3; lost = 1 0 0 0");
}
