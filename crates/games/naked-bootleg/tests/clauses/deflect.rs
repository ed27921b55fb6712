//! Chapter 4: deflecting an Interception.

use crate::{list, table, table_with};

const LINES: &str = "turn 0; discard gPI; hand 0 gIN kXX bXX rOO; hand 1 gDF bDF kSG kPI; \
    down 0a set NI bNI rNI gNI kNI; down 1a set OO bOO rOO' gOO";

#[test]
fn nb_4_42_the_target_alone_answers_before_anything_moves() {
    let mut t = table(4, LINES);
    t.play("0: discard gIN; 0: steal 1a").expect("phase = deflect; to act = 1; down-a 1 = bOO rOO gOO");
    t.refuse("0: decline", "NB-4.42").refuse("2: decline", "NB-4.42");
    // An Interception left unused asks nobody.
    let mut t = table(4, LINES);
    t.play("0: discard gIN; 0: none").expect("turn = 1; phase = main");
}

#[test]
fn nb_4_43_a_deflection_has_the_colour_of_the_interception_and_lies_on_top() {
    let mut t = table(4, LINES);
    t.play("0: discard gIN; 0: grab 2");
    assert_eq!(t.legal(1), ["decline", "deflect gDF"]);
    t.refuse("1: deflect bDF", "NB-4.43");
    t.play("1: deflect gDF").expect("discard = gPI gIN gDF");
    // The Immaculate Interception is black.
    let mut t = table(4, "turn 0; did picked; discard kPI; hand 0 kIN kXX bXX rOO; hand 1 gDF kDF kSG");
    t.play("0: discard kIN; 0: grab 3");
    assert_eq!(t.legal(1), ["decline", "deflect kDF"]);
}

#[test]
fn nb_4_44_the_deflector_may_use_the_interception_in_any_of_its_ways() {
    let mut t = table(4, LINES);
    t.play("0: discard gIN; 0: grab 2; 1: deflect gDF");
    assert_eq!(t.legal(1), list(&["none", "steal 0a", "grab 1", "grab 2"]));
    t.play("1: none").expect("turn = 2; #hand 0 = 3; #hand 1 = 3");
    // Its colour and power count: a streak of the Interception's colour only.
    let streak = |card: &str, deflection: &str| {
        let top = if card == "kIN" { "kPI" } else { "gPI" };
        let lines = format!(
            "turn 0; discard {top}; hand 0 {card} bXX bOO rOO; hand 1 {deflection} kSG kHC; \
            down 0a streak red rST rXX rOO' rCV rPG rHC rPI; down 3a set NI bNI rNI gNI kNI"
        );
        let mut t = table(4, &lines);
        t.play(&format!("0: discard {card}; 0: grab 1; 1: deflect {deflection}"));
        t.may("1: steal 0a")
    };
    assert!(!streak("gIN", "gDF"));
    assert!(streak("kIN", "kDF"));
}

#[test]
fn nb_4_45_a_counter_cannot_be_deflected() {
    let mut t = table(4, "turn 0; did picked; discard gPI; hand 0 gIN kXX bXX rOO; hand 1 gDF bDF kSG kPI");
    t.play("0: discard gIN; 0: grab 2; 1: deflect gDF; 1: grab 1").expect("phase = keep; to act = 1");
}

#[test]
fn nb_4_46_a_deflection_uses_the_turn_or_leaves_it() {
    let mut t = table(4, LINES);
    t.play("0: discard gIN; 0: grab 2; 1: deflect gDF; 1: none").expect("turn = 2");
    let mut t = table_with("deflection_turn=free", 4, LINES);
    t.play("0: discard gIN; 0: grab 2; 1: deflect gDF; 1: none").expect("turn = 1; phase = main");
    // Whoever declines has the turn anyway.
    let mut t = table(4, LINES);
    t.play("0: discard gIN; 0: grab 1; 1: decline; 0: keep none").expect("turn = 1");
}

#[test]
fn nb_4_47_a_deflection_as_the_last_card() {
    let eligible = "turn 0; did picked; discard gPI; hand 0 gIN kXX bXX rOO; hand 1 gDF; \
        down 1a set OO bOO rOO' gOO kOO; down 1b set SG bSG rSG gSG";
    let mut t = table(4, eligible);
    t.play("0: discard gIN; 0: grab 1; 1: deflect gDF").expect("over = yes; winners = 1");
    // Not eligible: no cards and no touchdown, but a counter that completes the objective is one.
    let lines = "turn 0; discard gPI; hand 0 gIN kXX bXX rOO; hand 1 gDF; down 0a set NI bNI rNI gNI kNI; \
        down 1a set OO bOO rOO' gOO";
    let mut t = table(4, lines);
    t.play("0: discard gIN; 0: grab 1; 1: deflect gDF").expect("over = no; hand 1 = -");
    t.play("1: none").expect("turn = 2; over = no");
    let mut t = table(4, lines);
    t.play("0: discard gIN; 0: grab 1; 1: deflect gDF; 1: steal 0a").expect("over = yes; winners = 1");
}

#[test]
fn nb_4_48_a_thief_of_hand_cards_keeps_what_it_likes() {
    let lines = "turn 0; did picked; discard gPI; hand 0 gIN kXX; hand 1 kSG rDI";
    let mut t = table(4, lines);
    t.play("0: discard gIN omaha; 0: grab 2; 1: decline");
    assert_eq!(t.legal(0), list(&["keep kSG rDI", "keep kSG", "keep rDI", "keep none"]));
    t.play("0: keep rDI").expect("hand 0 = kXX rDI; discard = kSG gPI gIN; hand 1 = -; turn = 1");
    let mut t = table(4, lines);
    t.play("0: discard gIN omaha; 0: grab 2; 1: decline").refuse("0: keep kXX", "NB-4.48");
}
