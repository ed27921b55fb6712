//! The house versions of two remixes (NB-5.80 to NB-5.82).

use crate::{Table, options, table, table_with};
use kernel::Settings;

const ONE: &str = "down 0a set SG bSG rSG gSG";
const REDZONE: &str = "down 0a set SG bSG rSG gSG kSG; down 0b set NI bNI rNI gNI";

#[test]
fn nb_5_80_the_house_versions_are_off_unless_chosen() {
    assert_eq!(options("").get("remix").as_deref(), Some("none"));
    for remix in ["run_n_gun", "last_man_standing"] {
        assert_eq!(options(&format!("remix={remix}")).get("remix").as_deref(), Some(remix));
    }
}

#[test]
fn nb_5_81_run_n_gun_hits_and_stacks_with_one_set() {
    let lines = format!("turn 0; {ONE}; discard gPI; hand 0 gXX kXX bOO rDI; down 1a set OO rOO gOO kOO");
    let mut t = table_with("remix=run_n_gun", 4, &lines);
    t.play("0: hit bOO 1a").expect("#down-a 1 = 4");
    t.play("0: discard gXX").expect("phase = stack");
    t.play("0: stack kXX; 0: stack done omaha").expect("turn = 1; #hand 0 = 1");
    let mut t = table(4, &lines);
    t.refuse("0: hit bOO 1a", "NB-4.25").play("0: discard gXX").expect("turn = 1");
    // The objective is still needed for a touchdown, and the discard pile still gives cards.
    let mut t = table_with(
        "remix=run_n_gun",
        4,
        &format!("turn 0; {ONE}; discard gPI; hand 0 gXX; down 1a set OO rOO gOO kOO"),
    );
    t.refuse("0: discard gXX", "NB-4.28");
    assert!(t.may("0: pick discard"));
}

fn last_man(seats: u8, lines: &str) -> Table {
    table_with("remix=last_man_standing", seats, lines)
}

#[test]
fn nb_5_82_a_touchdown_makes_safe_and_the_last_seat_is_eliminated() {
    let mut t = last_man(3, &format!("turn 0; {REDZONE}; discard gPI; hand 0 gXX"));
    t.play("0: discard gXX").expect("active = 1 2; over = no; turn = 1");
    let mut t = last_man(
        3,
        &format!(
            "turn 0; exited 1; {REDZONE}; discard gPI; hand 0 gXX; \
        down 1a set OO bOO rOO gOO kOO; down 1b set DI bDI rDI gDI"
        ),
    );
    t.play("0: discard gXX")
        .expect("out = 2; round = 2; over = no; #hand 0 = 10; #hand 1 = 10; #hand 2 = 0; #box = 12");
    // Whoever wins the round of two wins.
    let mut t = last_man(3, &format!("turn 0; round 2; out 2; playing 0 1; {REDZONE}; discard gPI; hand 0 gXX"));
    t.play("0: discard gXX").expect("over = yes; winners = 0");
}

#[test]
fn nb_5_82_a_crazy_eight_makes_its_owner_safe_and_cards_act_as_in_team_games() {
    let mut t = last_man(
        4,
        "turn 0; down 0a set PG bPG rPG gPG kPG; down 0b set HC bHC rHC gHC; hand 0 kHC bOO rOO kOO; discard gXX",
    );
    t.play("0: hit kHC 0b").expect("active = 1 2 3; over = no; turn = 1");
    let mut t = last_man(4, &format!("turn 0; {REDZONE}; discard bPI; hand 0 bP6; hand 1 #4"));
    t.play("0: discard bP6; 1: decline").expect("active = 1 2 3; #hand 1 = 10; turn = 2");
}
