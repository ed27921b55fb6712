//! Chapter 4: stacking.

use crate::{table, table_with};

const REDZONE: &str = "down 0a set NI bNI rNI gNI kNI; down 0b set DI bDI rDI gDI";

#[test]
fn nb_4_33_a_stack_is_of_like_cards_and_wildcats_go_with_wildcats() {
    let mut t = table(4, &format!("turn 0; {REDZONE}; discard gPI; hand 0 gXX kXX WC WC rOO"));
    t.play("0: discard gXX");
    assert_eq!(t.legal(0), ["stack kXX", "stack done"]);
    t.refuse("0: stack WC", "NB-4.33");
    let mut t = table(4, &format!("turn 0; {REDZONE}; discard gPI; hand 0 gXX kXX WC WC rOO"));
    t.play("0: discard WC; 0: stack WC; 0: stack done; 0: name red").expect("discard = gPI WC WC; #hand 0 = 3");
}

#[test]
fn nb_4_34_omaha_comes_with_the_end_of_the_stack_and_adding_keeps_the_guards() {
    let lines = format!("turn 0; {REDZONE}; discard gPI; hand 0 gXX kXX rOO");
    let mut t = table(4, &lines);
    assert!(!t.may("0: discard gXX omaha"), "listed once, without variants");
    t.play("0: discard gXX; 0: stack kXX");
    assert_eq!(t.legal(0), ["stack done", "stack done omaha"]);
    t.play("0: stack done omaha").expect("said = 0; hand 0 = rOO");
    // Two cards left: no call. The hand before the first card counts.
    let mut t = table(4, &lines);
    t.play("0: discard gXX");
    assert_eq!(t.legal(0), ["stack kXX", "stack done"]);
    let mut t = table(4, &format!("turn 0; {REDZONE}; discard gPI; hand 0 gXX kXX"));
    t.play("0: discard gXX");
    assert_eq!(t.legal(0), ["stack kXX", "stack done", "stack done omaha"]);
    t.play("0: stack kXX");
    assert_eq!(t.legal(0), ["stack done"], "emptying the hand needs no call");
    t.play("0: stack done").expect("winners = 0");
    // With a disguise of this turn three cards must stay.
    let mut t = table(
        4,
        "turn 0; discard gPI; down 0a set NI bNI rNI gNI kNI; down 0b disguise bCV rCV gCV number 2; \
        laid 2; hand 0 gXX kXX rOO bHC",
    );
    t.play("0: discard gXX");
    assert_eq!(t.legal(0), ["stack done"]);
    t.refuse("0: stack kXX", "NB-4.29").refuse("0: stack rOO", "NB-4.33");
    // With one set a stack may not empty the hand.
    let mut t = table_with("remix=run_n_gun", 4, "turn 0; down 0a set NI bNI rNI gNI kNI; discard gPI; hand 0 gXX kXX");
    t.play("0: discard gXX").refuse("0: stack kXX", "NB-4.28").refuse("0: stack gXX", "NB-4.33");
}

#[test]
fn nb_4_35_only_the_top_card_acts_and_a_stack_names_one_colour() {
    let mut t = table(4, &format!("turn 0; {REDZONE}; discard bPI; hand 0 bHO rHO gHO gXX rOO"));
    t.play("0: discard bHO; 0: stack rHO; 0: stack gHO; 0: stack done").expect("turn = 2");
    let mut t = table(4, &format!("turn 0; {REDZONE}; discard bPI; hand 0 bHO rHO gXX rOO"));
    t.play("0: discard bHO; 0: stack rHO; 0: stack done").expect("phase = skip");
    let mut t = table(4, &format!("turn 0; {REDZONE}; discard bPI; hand 0 WC WC gXX rOO"));
    t.play("0: discard WC; 0: stack WC; 0: stack done; 0: name black").expect("colour = black; phase = main; turn = 1");
}

#[test]
fn nb_4_36_outside_the_redzone_there_is_no_stack() {
    let mut t = table(4, "turn 0; down 0a set NI bNI rNI gNI kNI; discard gPI; hand 0 gXX kXX rOO");
    t.play("0: discard gXX").expect("turn = 1; discard = gPI gXX");
    let mut t =
        table_with("remix=run_n_gun", 4, "turn 0; down 0a set NI bNI rNI gNI kNI; discard gPI; hand 0 gXX kXX rOO");
    t.play("0: discard gXX").expect("phase = stack");
}
