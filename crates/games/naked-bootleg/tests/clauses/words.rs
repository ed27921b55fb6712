//! Chapter 0: words we use.

use crate::{table, table_with};

#[test]
fn nb_0_1_a_pitched_card_goes_under_the_discard_pile_and_only_the_top_counts() {
    let mut t = table(4, "turn 0; discard kXX gPI; hand 0 gIN gSG bSG rOO; hand 1 bNI; did picked");
    t.play("0: discard gIN; 0: grab 1; 1: decline; 0: keep none");
    t.expect("discard = bNI kXX gPI gIN; colour = green");
}

#[test]
fn nb_0_2_power_cards_are_like_their_kind_and_the_two_bootlegs_are_not() {
    let mut t = table(4, "turn 0; discard rHO; did picked; hand 0 bHO kFR gXX rOO NB BL");
    t.play("0: discard bHO");
    t.expect("turn = 2");
    let mut t = table(4, "turn 0; did picked; hand 0 BL NB WC gXX rOO kDI; discard kXX");
    assert!(!t.may("0: begin set NB"), "one Naked Bootleg, one Wildcat: the Bootleg is not like it");
    t.refuse("0: begin set BL", "NB-4.31");
}

#[test]
fn nb_0_3_three_like_cards_of_any_kind_make_a_set() {
    let mut t = table(4, "turn 0; hand 0 bRV rRV gRV bXX rXX kDI gOO");
    t.refuse("0: begin set XX", "NB-4.31");
    t.lay("0 set RV bRV rRV gRV").expect("lot 0a = set RV; direction = clockwise");
}

#[test]
fn nb_0_4_a_formation_is_a_four_and_a_three() {
    let mut t = table(4, "turn 0; hand 0 bNI rNI gNI kNI bDI rDI gDI bOO rXX kSG");
    t.lay("0 set NI bNI rNI gNI kNI").expect("redzone = -");
    t.lay("0 set DI bDI rDI gDI").expect("redzone = 0");
}

#[test]
fn nb_0_5_a_streak_is_its_card_and_six_of_its_colour() {
    let mut t = table(4, "turn 0; hand 0 rST rXX rOO rNI rDI rCV bSG gSG kSG");
    t.refuse("0: begin streak red", "NB-4.31");
    let mut t = table(4, "turn 0; hand 0 rST rXX rOO rNI rDI rCV rPG gSG kSG");
    t.lay("0 streak red rST rXX rOO rNI rDI rCV rPG").expect("lot 0a = streak red; redzone = 0");
}

#[test]
fn nb_0_6_two_sets_or_a_streak_complete_the_objective_a_disguise_too() {
    let mut t = table(
        4,
        "turn 0; down 1a set NI bNI rNI gNI kNI; down 1b disguise bCV rCV gDI; down 2a streak red rST rXX rOO rNI' rDI rCV' rPG",
    );
    t.expect("redzone = 1 2");
}

#[test]
fn nb_0_7_next_and_behind_skip_who_is_not_active() {
    let lines = "turn 0; did picked; discard kXX; hand 0 kP6 gXX rOO; exited 1";
    let mut t = table_with("teams=2v2", 4, lines);
    t.play("0: discard kP6; 0: trick next").expect("pending = 6 for 2");
    let mut t = table_with("teams=2v2", 4, lines);
    t.play("0: discard kP6; 0: trick behind").expect("pending = 6 for 3");
    let mut t = table_with("teams=2v2", 4, "turn 0; did picked; discard kXX; hand 0 kP6 gXX rOO; exited 1 2");
    t.play("0: discard kP6");
    // Two active seats: the other one is next, and no side is asked.
    t.expect("pending = 6 for 3");
    t.play("3: decline").expect("turn = 0");
}

#[test]
fn nb_0_8_eligible_means_the_objective_and_the_flag_and_opponents_are_other_teams() {
    let t = table_with(
        "teams=2v2 remix=capture_the_flag",
        4,
        "turn 0; flag 2; down 0a set NI bNI rNI gNI kNI; down 0b set DI bDI rDI gDI; down 1a set OO bOO rOO gOO kOO; down 1b set XX bXX rXX gXX",
    );
    let view = t.view("public");
    assert!(view.seats[0].eligible, "the partner holds the flag");
    assert!(!view.seats[1].eligible, "an opponent holds it");
    assert_eq!([0, 1, 2, 3].map(|seat| view.seats[seat].team), [0, 1, 0, 1]);
}

#[test]
fn nb_0_9_a_defensive_play_may_empty_a_hand_that_an_own_play_may_not() {
    let own = "turn 0; did picked; discard bXX; hand 0 bDP; hand 1 bP6";
    table(4, own).refuse("0: discard bDP", "NB-4.28");
    let mut t = table(4, "turn 0; did picked; discard bXX; hand 0 bDP gXX rOO; hand 1 bP6");
    t.play("0: discard bDP; 1: answer bP6").expect("hand 1 = -; over = no");
}
