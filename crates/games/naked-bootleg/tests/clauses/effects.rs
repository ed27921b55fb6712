//! Chapter 4: actions of a discard.

use crate::{list, table, table_with};

const SET: &str = "down 0a set SG bSG rSG gSG";
const REDZONE: &str = "down 0a set NI bNI rNI gNI kNI; down 0b set DI bDI rDI gDI";

#[test]
fn nb_4_37_standard_actions_must_happen_and_play_actions_may() {
    let mut t = table(4, &format!("turn 0; {SET}; discard rPI; hand 0 rHO gXX rOO"));
    t.play("0: discard rHO").refuse("0: none", "NB-4.37");
    assert_eq!(t.legal(0), ["skip 1", "skip 2"]);
    for (card, top) in [("gSP", "gPI"), ("gIN", "gPI"), ("BL", "gPI")] {
        let mut t =
            table(4, &format!("turn 0; {SET}; discard {top}; hand 0 {card} kXX rOO; down 2a set OO bOO rOO' gOO kOO"));
        t.play(&format!("0: discard {card}"));
        assert!(t.may("0: none"), "{card}");
    }
}

#[test]
fn nb_4_38_actions_fall_on_the_next_player() {
    let mut t = table(4, &format!("turn 0; direction counter; {SET}; discard bPI; hand 0 bDP gXX rOO"));
    t.play("0: discard bDP").expect("pending = 1 for 3");
}

#[test]
fn nb_4_39_a_touchdown_comes_before_the_action_of_the_card() {
    let mut t = table(4, &format!("turn 0; {REDZONE}; discard bPI; hand 0 bP6; hand 1 gXX"));
    t.play("0: discard bP6").expect("over = yes; winners = 0; hand 1 = gXX");
    // Omaha is looked at when the card leaves the hand, before its action.
    let mut t = table(4, &format!("turn 0; {REDZONE}; discard gPI; hand 0 gIN rOO; hand 1 kXX kOO kHC"));
    t.play("0: discard gIN").expect("exposed = 0; phase = intercept");
    // In a team game the action is completed.
    let mut t = table_with("teams=2v2", 4, &format!("turn 0; {REDZONE}; discard bPI; hand 0 bP6; hand 1 gXX"));
    t.play("0: discard bP6; 1: decline").expect("active = 1 2 3; #hand 1 = 7; turn = 2");
}

#[test]
fn nb_4_40_steal_then_colour_then_extra_turn() {
    let mut t = table(4, &format!("turn 0; {SET}; discard gPI; hand 0 BL kXX rOO; down 2a set OO bOO rOO' gOO kOO"));
    t.play("0: discard BL").expect("phase = bootleg");
    t.play("0: steal 2a").expect("phase = colour; down-a 2 = bOO rOO gOO kOO");
    t.play("0: name red").expect("down-b 0 = bOO rOO gOO kOO; turn = 1");
    let mut t = table(4, &format!("turn 0; {SET}; discard gPI; hand 0 HM kXX rOO"));
    t.play("0: discard HM").expect("phase = colour");
    t.play("0: name red").expect("phase = again");
    t.play("0: none").expect("turn = 1");
}

#[test]
fn nb_4_41_a_single_answer_is_taken_and_windows_are_always_shown() {
    // Nothing to spy on, steal or choose: the turn goes on by itself.
    let mut t =
        table(4, &format!("turn 0; {SET}; discard gPI; hand 0 gSP kXX rOO; hand 1 -; hand 2 kPG rPG; hand 3 bPG gPG"));
    t.play("0: discard gSP").expect("turn = 1");
    let mut t = table(2, &format!("turn 0; {SET}; discard kPI; hand 0 kDP gXX rOO"));
    t.play("0: discard kDP").expect("phase = blindside");
    // The windows are shown whatever the target holds.
    let mut t = table(4, &format!("turn 0; {SET}; discard bPI; hand 0 bDP gXX rOO; hand 1 kSG"));
    t.play("0: discard bDP").expect("phase = chain; to act = 1");
    assert_eq!(t.legal(1), ["decline"]);
    let mut t = table(4, &format!("turn 0; {SET}; discard gPI; hand 0 gIN kXX rOO; hand 1 kSG"));
    t.play("0: discard gIN; 0: grab 1").expect("phase = deflect");
    assert_eq!(t.legal(1), ["decline"]);
    // Not to a target without cards.
    let mut t = table(4, &format!("turn 0; {SET}; discard bPI; hand 0 bDP gXX rOO; hand 1 -"));
    t.play("0: discard bDP").expect("turn = 2; #hand 1 = 1");
    // The main choice and the stack are always asked.
    let t = table(4, "turn 0; hand 0 -");
    assert_eq!(t.legal(0), list(&["pick pylon"]));
}

#[test]
fn nb_4_41_a_single_possible_pair_of_a_naked_bootleg_is_not_asked_for_its_order() {
    let pair = "turn 0; did picked; discard gXX; hand 0 NB; down 1a set OO bOO rOO gOO; hand 1 kST; \
        down 2a set PI bPI rPI gPI kPI; hand 2 gST";
    let mut t = table(4, pair);
    t.play("0: discard NB").expect("phase = colour");
    t.play("0: name red").expect("over = yes; winners = 0; down-a 0 = bOO rOO gOO; down-b 0 = bPI rPI gPI kPI");
    // A third set that goes with one of them is a choice, and then the first set decides what is left to ask.
    let mut t = table(4, &format!("{pair}; down 3a set SG bSG rSG gSG; hand 3 bST"));
    t.play("0: discard NB");
    assert_eq!(t.legal(0), ["steal 1a", "steal 2a", "steal 3a"]);
    t.play("0: steal 3a").expect("phase = colour");
    // So is a streak.
    let mut t = table(
        4,
        &format!("{pair}; down 3a streak black kST' kSG kNI kDI kCV kPG kHC; hand 3 bST")
            .replace("hand 1 kST", "hand 1 rST")
            .replace("kST'", "kST"),
    );
    t.play("0: discard NB");
    assert_eq!(t.legal(0), ["steal 1a", "steal 2a", "steal 3a"]);
    // With a card left one set alone is a choice too.
    let mut t = table(4, &pair.replace("hand 0 NB", "hand 0 NB kXX bXX"));
    t.play("0: discard NB");
    assert_eq!(t.legal(0), ["none", "steal 1a", "steal 2a"]);
}
