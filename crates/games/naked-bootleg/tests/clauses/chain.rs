//! Chapter 4: answering a pick-up.

use crate::{list, table, table_with};

const SET: &str = "down 0a set SG bSG rSG gSG";

#[test]
fn nb_4_49_a_draw_play_or_pick_six_starts_a_pick_up() {
    let mut t = table(4, &format!("turn 0; {SET}; discard bPI; hand 0 bDP gXX rOO"));
    t.play("0: discard bDP").expect("pending = 1 for 1");
    let mut t = table(4, &format!("turn 0; {SET}; discard bPI; hand 0 bP6 gXX rOO"));
    t.play("0: discard bP6").expect("pending = 6 for 1");
    assert_eq!(t.view("public").chain.map(|chain| (chain.total, chain.target, chain.holder)), Some((6, 1, 0)));
}

#[test]
fn nb_4_50_an_answer_is_one_matching_draw_play_or_pick_six() {
    let lines = format!("turn 0; {SET}; discard bPI; hand 0 bDP gXX rOO; hand 1 rDP bP6 gP6 bXX");
    let mut t = table(4, &lines);
    t.play("0: discard bDP");
    assert_eq!(t.legal(1), list(&["decline", "answer rDP", "answer bP6"]));
    t.refuse("1: answer gP6", "NB-4.50").refuse("1: answer bXX", "NB-4.50");
    t.play("1: answer rDP").expect("discard = bPI bDP rDP; phase = chain");
    let mut t = table_with("chain_match=free", 4, &lines);
    t.play("0: discard bDP");
    assert!(t.may("1: answer gP6"));
}

#[test]
fn nb_4_51_an_answer_adds_its_number_and_power_cards_choose_the_way() {
    let mut t = table(4, &format!("turn 0; {SET}; discard kPI; hand 0 kP6 gXX rOO; hand 1 kDP bXX gDI"));
    t.play("0: discard kP6; 0: trick next; 1: answer kDP").expect("phase = blindside; to act = 1");
    t.play("1: blindside next 4").expect("pending = 10 for 2");
    let mut t = table(4, &format!("turn 0; {SET}; discard kPI; hand 0 kP6 gXX rOO; hand 1 kDP bXX gDI"));
    t.play("0: discard kP6; 0: trick next; 1: answer kDP; 1: blindside behind 2").expect("pending = 8 for 0");
}

#[test]
fn nb_4_52_who_answers_next_after_the_holder_uses_the_turn_and_who_sits_behind_does_not() {
    let holder = |t: &crate::Table| t.view("public").chain.map(|chain| chain.holder);
    let mut t =
        table(4, &format!("turn 0; {SET}; discard kPI; hand 0 kP6 gXX rOO; hand 3 bP6 bXX gDI; hand 1 gP6 kXX"));
    t.play("0: discard kP6; 0: trick next; 1: answer gP6 omaha");
    assert_eq!(holder(&t), Some(1));
    let mut t = table(4, &format!("turn 0; {SET}; discard kPI; hand 0 kP6 gXX rOO; hand 3 bP6 bXX gDI"));
    t.play("0: discard kP6; 0: trick behind; 3: answer bP6").expect("pending = 12 for 0");
    assert_eq!(holder(&t), Some(0));
}

#[test]
fn nb_4_53_and_nb_4_54_who_does_not_answer_picks_up_and_perhaps_loses_the_turn() {
    let lines = format!("turn 0; {SET}; discard kPI; hand 0 kP6 gXX rOO; hand 1 gSG; hand 3 bP6 bXX gDI");
    let mut t = table(4, &lines);
    t.play("0: discard kP6; 0: trick next; 1: decline").expect("#hand 1 = 7; turn = 2");
    let mut t = table(4, &lines);
    t.play("0: discard kP6; 0: trick behind; 3: decline").expect("#hand 3 = 9; turn = 1");
    // The holder itself loses no turn by what comes back.
    let mut t = table(4, &lines);
    t.play("0: discard kP6; 0: trick behind; 3: answer bP6; 0: decline")
        .expect("#hand 0 = 14; turn = 1; lost = 0 0 0 0");
}

#[test]
fn nb_4_55_play_goes_on_after_the_victim_or_after_the_holder() {
    let lines = format!("turn 0; {SET}; discard bPI; hand 0 bDP gXX rOO; hand 1 bP6 kXX gDI; hand 2 kSG");
    let mut t = table(4, &lines);
    t.play("0: discard bDP; 1: answer bP6; 2: decline").expect("turn = 3");
    let mut t = table(4, &format!("turn 0; {SET}; discard kPI; hand 0 kDP gXX rOO; hand 1 kP6 kXX gDI; hand 2 kSG"));
    t.play("0: discard kDP; 0: blindside next 1; 1: answer kP6; 1: trick behind; 0: decline").expect("turn = 2");
}

#[test]
fn nb_4_56_an_answer_with_the_last_card_of_an_eligible_player_is_a_touchdown() {
    let lines = "turn 0; did picked; discard bPI; hand 0 bDP gXX rOO; hand 1 bP6; hand 2 kSG; \
        down 1a set OO bOO rOO' gOO kOO; down 1b set SG bSG rSG gSG";
    let mut t = table(4, lines);
    t.play("0: discard bDP; 1: answer bP6").expect("over = yes; winners = 1; hand 2 = kSG");
    let mut t = table_with("teams=2v2", 4, lines);
    t.play("0: discard bDP; 1: answer bP6").expect("active = 0 2 3; pending = 7 for 2");
    t.play("2: decline").expect("#hand 2 = 8; turn = 3");
}
