//! Chapter 5: Spies (NB-5.27 to NB-5.29).

use crate::{Table, list, table, table_with};

const SET: &str = "down 0a set SG bSG rSG gSG";

fn known(t: &Table, viewer: &str, zone: &str) -> usize {
    t.seen(viewer, zone).iter().filter(|card| *card != "?").count()
}

#[test]
fn nb_5_27_a_spy_looks_at_one_card_of_the_next_player() {
    let mut t = table(4, &format!("turn 0; {SET}; discard rPI; hand 0 rSP gXX bOO; hand 1 bXX rDI kST"));
    t.play("0: discard rSP; 0: look").expect("turn = 1; #hand 1 = 3");
    assert_eq!(["0", "2", "3", "public"].map(|viewer| known(&t, viewer, "hand 1")), [1, 0, 0, 0]);
    let seen = t.faces_told("0");
    assert_eq!(seen.len(), 1, "the look: {seen:?}");
    assert_eq!(t.faces_told("1"), seen, "the victim is told which card was seen");
    assert_eq!(t.faces_told("2").len(), 0, "others know that a look happened, no more");
}

#[test]
fn nb_5_27_the_blue_spy_looks_again_at_a_blue_card() {
    let lines = |hand: &str| format!("turn 0; {SET}; discard bPI; hand 0 bSP gXX bOO; hand 1 {hand}");
    let mut t = table(4, &lines("bXX bDI bST"));
    t.play("0: discard bSP; 0: look");
    assert_eq!(known(&t, "0", "hand 1"), 2);
    let mut t = table(4, &lines("rXX gDI kST"));
    t.play("0: discard bSP; 0: look");
    assert_eq!(known(&t, "0", "hand 1"), 1, "no blue card, no second look");
    let mut t = table(4, &lines("bXX"));
    t.play("0: discard bSP; 0: look");
    assert_eq!(known(&t, "0", "hand 1"), 1, "there is no second card");
}

#[test]
fn nb_5_27_two_copies_seen_at_once_are_two_and_seen_again_may_be_the_same() {
    let lines = format!("turn 0; {SET}; discard bPI; hand 0 bSP gXX bOO; hand 1 bXX bXX'");
    let mut t = table(4, &lines);
    t.play("0: discard bSP; 0: look");
    assert_eq!(known(&t, "0", "hand 1"), 2, "two blue Xs at once");
    let mut t = table(4, &format!("{}; known 0 1 bXX", lines.replace("bSP", "gSP").replace("bPI", "gPI")));
    t.play("0: discard gSP; 0: look");
    assert_eq!(known(&t, "0", "hand 1"), 1, "it may have been the one that was known");
}

#[test]
fn nb_5_28_red_flips_a_card_of_every_disguise_once() {
    let lines = "turn 0; down 0a disguise bCV rCV gCV; down 2a disguise kNI bNI rNI gNI; discard rPI; \
        hand 0 rSP gXX bOO kPI; hand 2 gXX bDI kDI";
    let mut t = table(4, lines);
    t.play("0: discard rSP");
    assert_eq!(t.legal(0), ["none", "look", "flip"]);
    t.play("0: flip").expect("turn = 1; lot 0a = disguise; lot 2a = disguise");
    assert_eq!((known(&t, "public", "down-a 0"), known(&t, "public", "down-a 2")), (1, 1));
    let view = t.view("public");
    assert!(view.seats[0].downed[0].red_spied);
    // Never twice on the same set: nothing is left to flip.
    let mut t = table(
        4,
        "turn 0; down 2a disguise kNI+ bNI rNI spied; discard rPI; did picked; hand 0 rSP gXX bOO; hand 2 gXX bDI kDI",
    );
    t.play("0: discard rSP");
    assert_eq!(t.legal(0), ["none", "look"]);
}

#[test]
fn nb_5_28_green_shows_a_last_card_and_black_two_of_any_hand() {
    let lines = format!("turn 0; {SET}; discard gPI; hand 0 gSP gXX bOO; hand 1 bXX rDI; hand 2 kST; hand 3 kDI");
    let mut t = table(4, &lines);
    t.play("0: discard gSP");
    assert_eq!(t.legal(0), ["none", "look", "show 2", "show 3"]);
    t.play("0: show 2");
    assert_eq!(t.seen("public", "hand 2"), ["kST"]);
    let black = format!("turn 0; {SET}; discard kPI; hand 0 kSP gXX bOO; hand 1 bXX rDI gDI; hand 2 kST; hand 3 -");
    let mut t = table(4, &black);
    t.play("0: discard kSP");
    assert_eq!(t.legal(0), ["none", "look", "show 1", "show 2"]);
    t.play("0: show 1");
    assert_eq!(known(&t, "public", "hand 1"), 2);
    let mut t = table(4, &black);
    t.play("0: discard kSP; 0: show 2");
    assert_eq!(known(&t, "3", "hand 2"), 1, "it holds only one");
    let mut t = table_with("black_spy=1", 4, &black);
    t.play("0: discard kSP; 0: show 1");
    assert_eq!(known(&t, "public", "hand 1"), 1);
}

#[test]
fn nb_5_29_a_flip_may_turn_the_last_card_and_the_set_stays_a_disguise() {
    let lines = "turn 0; down 0a set SG bSG rSG gSG kSG; down 0b set NI bNI rNI gNI; down 2a disguise bCV+ rCV+ gCV; \
        discard rPI; hand 0 rSP kCV bOO kPI; hand 2 gXX bDI kDI";
    let mut t = table(4, lines);
    t.refuse("0: hit kCV 2a", "NB-5.56");
    t.play("0: discard rSP; 0: flip").expect("lot 2a = disguise");
    assert_eq!(known(&t, "1", "down-a 2"), 3);
    // Without a target a use is not offered.
    let mut t =
        table(4, &format!("turn 0; {SET}; discard gPI; hand 0 gSP gXX bOO; hand 1 -; hand 2 kST kDI; hand 3 #5"));
    t.play("0: discard gSP").expect("turn = 1");
    assert_eq!(t.told("public").iter().filter(|line| line.contains("look")).count(), 0);
    let mut t = table(4, &format!("turn 0; {SET}; discard rPI; hand 0 rSP gXX bOO"));
    t.play("0: discard rSP");
    assert_eq!(t.legal(0), list(&["none", "look"]));
    // In the team game a teammate's disguise is flipped as well.
    let mut t = table_with(
        "teams=2v2",
        4,
        &format!(
            "turn 0; {SET}; discard rPI; hand 0 rSP gXX bOO; \
        down 2a disguise kNI bNI rNI; hand 2 gXX' bDI kDI"
        ),
    );
    t.play("0: discard rSP; 0: flip");
    assert_eq!(known(&t, "public", "down-a 2"), 1);
}
