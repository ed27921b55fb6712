//! Chapter 5: Draw Plays and Pick Sixes (NB-5.10 to NB-5.17). Answers are in `chain.rs`.

use crate::{table, table_with};

const SET: &str = "down 0a set SG bSG rSG gSG";

#[test]
fn nb_5_10_a_draw_play_costs_the_next_player_a_card_and_the_turn() {
    let mut t = table(4, &format!("turn 0; {SET}; discard bPI; hand 0 bDP gXX rOO; hand 1 gSG' kPI"));
    t.play("0: discard bDP; 1: decline").expect("#hand 1 = 3; turn = 2; phase = main");
}

#[test]
fn nb_5_11_a_blindside_strikes_either_neighbour_with_up_to_as_many_as_the_option_says() {
    let lines = format!("turn 0; {SET}; down 2a set OO bOO rOO gOO; discard kPI; hand 0 kDP gXX bXX");
    let count = |options: &str, seats: u8| {
        let mut t = table_with(options, seats, &lines);
        t.play("0: discard kDP").legal(0).len()
    };
    assert_eq!(count("", 4), 8, "two neighbours, one to four cards");
    assert_eq!(count("", 6), 12);
    assert_eq!(count("blindside=sets", 4), 4, "two sets lie on the table");
    assert_eq!(count("blindside=one", 4), 2);
    let mut t = table(4, &lines);
    t.play("0: discard kDP; 0: blindside next 4; 1: decline").expect("#hand 1 = 14; turn = 2");
}

#[test]
fn nb_5_12_a_blindside_on_the_player_behind_costs_no_turn() {
    let mut t = table(4, &format!("turn 0; {SET}; discard kPI; hand 0 kDP gXX bXX; hand 3 gSG'"));
    t.play("0: discard kDP; 0: blindside behind 3; 3: decline").expect("#hand 3 = 4; turn = 1; lost = 0 0 0 0");
}

#[test]
fn nb_5_13_a_pick_six_costs_six_cards_and_the_turn() {
    let mut t = table(4, &format!("turn 0; {SET}; discard bPI; hand 0 bP6 gXX rOO; hand 1 gSG' kPI"));
    t.play("0: discard bP6; 1: decline").expect("#hand 1 = 8; turn = 2");
}

#[test]
fn nb_5_14_a_trick_six_goes_either_way() {
    let lines = format!("turn 0; {SET}; discard kPI; hand 0 kP6 gXX rOO; hand 1 gSG'; hand 3 gNI");
    let mut t = table(4, &lines);
    t.play("0: discard kP6");
    assert_eq!(t.legal(0), ["trick next", "trick behind"]);
    t.play("0: trick behind; 3: decline").expect("#hand 3 = 7; turn = 1");
}

#[test]
fn nb_5_15_of_a_stack_only_the_top_card_counts() {
    let redzone = "down 0a set SG bSG rSG gSG kSG; down 0b set NI bNI rNI gNI";
    let mut t = table(4, &format!("turn 0; {redzone}; discard bPI; hand 0 bDP rDP gXX rOO"));
    t.play("0: discard bDP; 0: stack rDP; 0: stack done").expect("pending = 1 for 1");
    let mut t = table(4, &format!("turn 0; {redzone}; discard bPI; hand 0 bP6 rP6 gXX rOO"));
    t.play("0: discard bP6; 0: stack rP6; 0: stack done").expect("pending = 6 for 1");
}

#[test]
fn nb_5_16_a_pick_up_may_be_passed_on() {
    let mut t = table(4, &format!("turn 0; {SET}; discard bPI; hand 0 bDP gXX rOO; hand 1 bP6 gSG' kPI; hand 2 gNI"));
    t.play("0: discard bDP; 1: answer bP6").expect("pending = 7 for 2; #hand 1 = 2");
    t.play("2: decline").expect("#hand 2 = 8; turn = 3");
}

#[test]
fn nb_5_17_forced_cards_come_from_the_pylon_and_wait_for_a_later_turn() {
    let mut t = table(4, &format!("turn 0; {SET}; discard bPI; hand 0 bDP gXX rOO; hand 1 gSG'; pylon kST bCV ..."));
    t.play("0: discard bDP; 1: decline").expect("hand 1 = gSG kST; turn = 2");
    t.refuse("1: discard kST", "NB-4.8");
}
