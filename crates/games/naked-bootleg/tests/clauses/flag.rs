//! Capture the Flag (NB-5.70 to NB-5.74, NB-9.10).

use crate::{Table, table_with};

const REDZONE: &str = "down 0a set SG bSG rSG gSG kSG; down 0b set NI bNI rNI gNI";

fn flag(lines: &str) -> Table {
    table_with("remix=capture_the_flag", 4, lines)
}

fn team_flag(lines: &str) -> Table {
    table_with("remix=capture_the_flag teams=2v2", 4, lines)
}

#[test]
fn nb_5_70_the_first_lay_down_takes_the_flag() {
    let mut t = flag("turn 0; hand 0 bSG rSG gSG kXX gOO");
    t.lay("0 set SG bSG rSG gSG").expect("flag = 0; phase = main");
}

#[test]
fn nb_5_71_a_lay_down_a_hit_a_spy_or_an_interception_may_capture() {
    let mut t = flag("turn 0; flag 1; down 1a set OO bOO rOO gOO; hand 0 bSG rSG gSG kXX kOO");
    t.lay("0 set SG bSG rSG gSG").expect("phase = capture; to act = 0; flag = 1");
    assert_eq!(t.legal(0), ["none", "capture"]);
    t.play("0: capture").expect("flag = 0; phase = main; turn = 0");
    let mut t = flag("turn 0; flag 1; down 1a set OO bOO rOO gOO; hand 0 bSG rSG gSG kXX kOO");
    t.lay("0 set SG bSG rSG gSG").play("0: none").expect("flag = 1");
    // A hit on the holder's cards, by a Wildcat too, but not on somebody else's.
    let mut t = flag(&format!(
        "turn 0; flag 1; {REDZONE}; hand 0 WC kPI kXX bXX; down 1a set OO bOO rOO gOO; \
        down 2a set PI bPI rPI gPI"
    ));
    t.play("0: hit kPI 2a").expect("phase = main");
    t.play("0: hit WC 1a").expect("phase = capture").play("0: capture").expect("flag = 0");
    for card in ["gSP", "gIN"] {
        let mut t = flag(&format!("turn 0; did picked; flag 2; discard gPI; hand 0 {card} kXX bXX; hand 1 #4"));
        t.play(&format!("0: discard {card}")).expect("phase = capture");
        t.play("0: capture").expect("flag = 0; to act = 0");
        assert!(t.legal(0).contains(&"none".to_string()), "its action comes after that");
    }
    // A neutral flag is not taken by a Spy, nor is a teammate's.
    let mut t = flag("turn 0; did picked; discard gPI; hand 0 gSP kXX bXX; hand 1 #4");
    t.play("0: discard gSP").expect("phase = spy; flag = -");
    let mut t = team_flag("turn 0; did picked; flag 2; discard gPI; hand 0 gSP kXX bXX; hand 1 #4");
    t.play("0: discard gSP").expect("phase = spy; flag = 2");
}

#[test]
fn nb_5_71_the_top_card_of_a_stack_decides_and_an_empty_hand_captures() {
    let mut t = flag(&format!("turn 0; flag 1; {REDZONE}; discard gPI; hand 0 gSP bSP kXX bXX; hand 1 #4"));
    t.play("0: discard gSP; 0: stack bSP; 0: stack done").expect("phase = capture");
    let mut t = flag(&format!("turn 0; flag 1; {REDZONE}; discard gPI; hand 0 gSP; hand 1 #4"));
    t.play("0: discard gSP").expect("over = yes; winners = 0");
}

#[test]
fn nb_5_72_the_holder_takes_an_extra_turn_unless_a_dead_card_went() {
    let lines = "turn 0; flag 0; did flag; down 0a set SG bSG rSG gSG; discard gPI; hand 0 gXX gOO gHO kDI; hand 1 #4";
    let mut t = flag(lines);
    t.play("0: discard gXX").expect("turn = 0; turns = 1");
    t.play("0: discard gOO").expect("turn = 1");
    let mut t = flag(lines);
    t.play("0: discard gHO").expect("turn = 2");
    // Who has taken it in this very turn gets none yet.
    let mut t = flag("turn 0; hand 0 bSG rSG gSG kXX gOO; discard gPI");
    t.lay("0 set SG bSG rSG gSG").play("0: discard gOO omaha").expect("flag = 0; turn = 1");
    // A turn after skipping everybody is a normal turn: it earns an extra one.
    let mut t = flag("turn 0; flag 0; did flag; down 0a set SG bSG rSG gSG; discard kPI; hand 0 kXX kOO kHO kDI");
    t.play("0: discard kHO; 0: skip 3").expect("turn = 0");
    t.play("0: discard kXX").expect("turn = 0").play("0: discard kOO omaha").expect("turn = 1");
    // A turn used by an answer earns none.
    let mut t = flag(
        "turn 3; flag 0; down 3a set NI bNI rNI gNI; down 0a set SG bSG rSG gSG; discard bPI; \
        hand 3 bDP kXX gDI; hand 0 bP6 gOO gXX; hand 1 #4",
    );
    t.play("3: discard bDP; 0: answer bP6; 1: decline").expect("turn = 2");
}

#[test]
fn nb_5_72_a_turn_ended_by_a_penalty_earns_no_extra_turn() {
    let lines = "turn 0; flag 0; did flag; discard gPI; hand 0 gXX kOO gHO kDI";
    let mut t = table_with("remix=capture_the_flag illegal_moves=penalise", 4, lines);
    t.play("0: discard gXX").expect("hand 0 = gXX kOO kDI gHO; turn = 1; flag = 0; turns = 1");
}

#[test]
fn nb_5_73_a_touchdown_needs_the_flag() {
    let mut t = flag(&format!("turn 0; flag 1; {REDZONE}; discard gPI; hand 0 gXX; down 1a set OO bOO rOO gOO"));
    t.refuse("0: discard gXX", "NB-4.28");
    let mut t = flag(&format!("turn 0; flag 0; {REDZONE}; discard gPI; hand 0 gXX"));
    t.play("0: discard gXX").expect("winners = 0");
    let mut t = flag(&format!("turn 0; flag 1; {REDZONE}; discard gPI; hand 0 kOO; down 1a set OO bOO rOO gOO"));
    t.play("0: hit kOO 1a").expect("flag = 0; winners = 0");
    // The team's will do.
    let mut t = team_flag(&format!("turn 0; flag 2; {REDZONE}; discard gPI; hand 0 gXX"));
    t.play("0: discard gXX").expect("active = 1 2 3");
    // A defensive play may empty the hand, but it is no touchdown.
    let mut t = flag(
        "turn 0; flag 2; down 0a set PI bPI rPI gPI; discard bSG; hand 0 bDP kXX gDI; hand 1 bP6; hand 2 #3; \
        down 1a set SG bSG' rSG gSG kSG; down 1b set NI bNI rNI gNI",
    );
    t.play("0: discard bDP; 1: answer bP6").expect("over = no; hand 1 = -; phase = chain");
}

#[test]
fn nb_5_74_who_exits_with_the_flag_hands_it_on() {
    let lines = format!("turn 0; flag 0; did flag; {REDZONE}; discard gPI; hand 0 gXX");
    let mut t = team_flag(&lines);
    t.play("0: discard gXX").expect("active = 1 2 3; flag = 2; turn = 1");
    let mut t = table_with("remix=capture_the_flag teams=3v3", 6, &lines);
    t.play("0: discard gXX").expect("phase = handflag; to act = 0");
    assert_eq!(t.legal(0), ["flag 2", "flag 4"]);
    t.play("0: flag 4").expect("flag = 4; turn = 1");
}

#[test]
fn nb_9_10_without_a_teammate_the_flag_is_neutral_again() {
    let mut t = table_with(
        "remix=capture_the_flag leaver=forfeit",
        4,
        "turn 0; flag 2; down 2a set OO bOO rOO gOO; \
        hand 0 bSG rSG gSG kXX kOO",
    );
    t.play("2: forfeit").expect("flag = -; out = 2");
    t.lay("0 set SG bSG rSG gSG").expect("flag = 0");
}
