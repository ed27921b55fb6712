//! Fumblerooskis: NB-4.57 and NB-5.20 to NB-5.26.

use crate::{table, table_with};

const TWO: &str = "down 0a set NI bNI rNI gNI kNI; down 0b set DI bDI rDI gDI";

#[test]
fn nb_4_57_and_nb_5_20_the_next_player_chooses_the_set_and_nobody_may_refuse() {
    let mut t = table(4, &format!("turn 0; discard rPI; {TWO}; hand 0 rFR gXX rOO"));
    t.play("0: discard rFR").expect("phase = fumble; to act = 1");
    assert_eq!(t.legal(1), ["fumble a", "fumble b"]);
    t.play("1: fumble b").expect("down-a 1 = bDI rDI gDI; down-b 0 = -; turn = 1; redzone = -");
    // On top of a stack as well.
    let mut t = table(4, &format!("turn 0; discard rPI; {TWO}; hand 0 rFR gFR gXX rOO"));
    t.play("0: discard rFR; 0: stack gFR; 0: stack done").expect("phase = fumble");
}

#[test]
fn nb_5_21_only_a_set_that_fits_goes_over() {
    let mut t = table(
        4,
        &format!("turn 0; discard rPI; {TWO}; hand 0 rFR gXX rOO; down 1a streak red rST rXX rOO' rCV rPG rHC rPI'"),
    );
    t.play("0: discard rFR").expect("turn = 1; redzone = 0 1");
    let mut t = table(4, &format!("turn 0; discard rPI; {TWO}; hand 0 rFR gXX rOO; down 1a set SG bSG rSG gSG"));
    t.play("0: discard rFR").expect("down-b 1 = bNI rNI gNI kNI");
}

#[test]
fn nb_5_22_the_fumble_always_costs_a_set() {
    let full = "down 1a set SG bSG rSG gSG kSG; down 1b set OO bOO gOO kOO";
    let mut t = table(4, &format!("turn 0; discard kPI; {TWO}; {full}; hand 0 kFR gXX rOO"));
    t.play("0: discard kFR").expect("phase = pitch; to act = 0");
    t.play("0: fumble a").expect("down-a 0 = -; discard = bNI rNI gNI kNI kPI kFR; turn = 1");
    let mut t = table(4, &format!("turn 0; discard kPI; {TWO}; hand 0 kFR gXX rOO"));
    t.play("0: discard kFR").expect("phase = fumble; to act = 1");
}

#[test]
fn nb_5_23_the_fumble_is_harmless_as_the_last_card_hit_or_stacked_under() {
    let full = "down 1a set SG bSG rSG gSG kSG; down 1b set OO bOO gOO kOO";
    let mut t = table(4, &format!("turn 0; discard kPI; {TWO}; hand 0 kFR"));
    t.play("0: discard kFR").expect("winners = 0; down-a 0 = bNI rNI gNI kNI");
    let mut t = table(4, &format!("turn 0; discard kPI; {TWO}; {full}; hand 0 kFR rFR gXX rOO"));
    t.play("0: discard kFR; 0: stack rFR; 0: stack done").expect("redzone = 0 1; turn = 1");
    let mut t = table(
        4,
        &format!(
            "turn 0; discard kPI; down 0a set NI bNI rNI gNI kNI; down 0b set FR bFR rFR gFR; {full}; hand 0 kFR gXX rOO"
        ),
    );
    t.play("0: hit kFR 0b").expect("redzone = 0 1; turn = 0");
    // A plain one as the last card is harmless too.
    let mut t = table(4, &format!("turn 0; discard rPI; {TWO}; hand 0 rFR"));
    t.play("0: discard rFR").expect("winners = 0");
}

#[test]
fn nb_5_24_streaks_are_not_fumbled_and_no_protection_helps() {
    let mut t = table(4, "turn 0; discard kPI; down 0a streak red rST rXX rOO rCV rPG rHC rPI; hand 0 kFR gXX bOO");
    t.play("0: discard kFR").expect("lot 0a = streak red; turn = 1");
    // The first down and a Pro Set are fumbled all the same.
    let mut t = table(4, "turn 0; discard rPI; down 0a set XX bXX rXX gXX; hand 0 rFR kXX bOO");
    t.play("0: discard rFR").expect("down-a 1 = bXX rXX gXX");
    let mut t = table(4, &format!("turn 0; discard rPI; {TWO}; hand 0 rFR gXX rOO"));
    t.play("0: discard rFR; 1: fumble a").expect("down-a 1 = bNI rNI gNI kNI");
}

#[test]
fn nb_5_25_a_fumbled_disguise_is_forgiven_and_a_pitched_one_is_shown() {
    let mut t =
        table(4, "turn 0; discard rPI; down 0a disguise bCV rCV kNI; hand 0 rFR kXX bOO; hand 1 gCV WC gXX rOO");
    t.play("0: discard rFR").expect("lot 1a = forgiven");
    let mut shown = t.seen("3", "down-a 1");
    shown.sort();
    assert_eq!(shown, ["bCV", "kNI", "rCV"]);
    t.play("1: hit gCV 1a; 1: hit WC 1a").refuse("1: hit gXX 1a", "NB-4.24");
    let full = "down 1a set SG bSG rSG gSG kSG; down 1b set OO bOO gOO kOO";
    let mut t = table(4, &format!("turn 0; discard kPI; down 0a disguise bCV rCV kNI; {full}; hand 0 kFR kXX rOO gDI"));
    t.play("0: discard kFR");
    let mut told = t.faces_told("2");
    told.sort();
    told.dedup();
    assert_eq!(told, ["bCV", "kFR", "kNI", "rCV"]);
    t.expect("#hand 0 = 3; turn = 1; #discard = 5");
}

#[test]
fn nb_5_26_wildcats_in_a_forgiven_set_count_only_by_option() {
    let lines = "turn 0; discard gPI; hand 0 gXX; down 0a forgiven bCV rCV kNI WC; down 0b set SG bSG rSG gSG";
    let mut t = table_with("scored=true", 4, lines);
    t.play("0: discard gXX").expect("score = 8 0 0 0");
    let mut t = table_with("scored=true fumbled_wildcats=counted", 4, lines);
    t.play("0: discard gXX").expect("score = 7 0 0 0");
}
