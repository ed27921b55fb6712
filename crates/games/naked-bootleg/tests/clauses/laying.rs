//! Chapter 4: laying down, hitting, challenging.

use crate::{list, table, table_with};

const SET: &str = "down 0a set NI bNI rNI gNI";
const REDZONE: &str = "down 0a set NI bNI rNI gNI kNI; down 0b set DI bDI rDI gDI";

#[test]
fn nb_4_19_a_set_is_like_cards_with_wildcats_and_raises_the_count() {
    let mut t = table(4, "turn 0; hand 0 bSG rSG WC WC kXX gOO bDI rCV");
    t.play("0: begin set SG; 0: add WC; 0: add bSG");
    t.refuse("0: add kXX", "NB-4.31");
    t.play("0: add rSG; 0: done").expect("lot 0a = set SG; down-a 0 = bSG rSG WC; downs = 1");
    assert_eq!(t.seen("3", "down-a 0"), ["bSG", "rSG", "WC"], "face up");
    // Wildcats alone are a set; Wildcats with no real card are no set of Shotguns.
    let mut t = table(4, "turn 0; hand 0 WC WC WC kXX gOO bDI rCV");
    assert!(t.may("0: begin set WC"));
    t.lay("0 set WC WC WC WC").expect("lot 0a = set WC");
}

#[test]
fn nb_4_20_a_formation_in_one_go_is_two_lay_downs_of_one_turn() {
    let mut t = table(4, "turn 0; hand 0 bSG rSG gSG bOO rOO gOO kDI rCV");
    t.lay("0 set SG bSG rSG gSG").refuse("0: begin set OO", "NB-4.5");
    let mut t = table(4, "turn 0; hand 0 bSG rSG gSG kSG bSG' bOO rOO gOO kDI rCV rPG");
    t.lay("0 set SG bSG bSG' rSG gSG kSG").lay("0 disguise bOO rOO gOO").expect("redzone = 0; downs = 2");
}

#[test]
fn nb_4_21_a_streak_is_laid_all_at_once_with_its_card() {
    let mut t = table(4, "turn 0; hand 0 rST rXX rOO rNI rDI WC WC kSG gSG");
    t.play("0: begin streak red; 0: add rXX; 0: add rOO; 0: add rNI; 0: add rDI; 0: add WC; 0: add WC");
    assert!(!t.may("0: done"), "six cards without the streak card");
    t.play("0: add rST; 0: done").expect("lot 0a = streak red; downs = 1; redzone = 0");
    table(4, "turn 0; hand 0 rXX rOO rNI rDI rCV rPG rHC kSG").refuse("0: begin streak red", "NB-4.31");
    let t = table_with("wild_streak_card=true", 4, "turn 0; hand 0 rXX rOO rNI rDI rCV rPG WC kSG");
    assert!(t.may("0: begin streak red"));
}

#[test]
fn nb_4_22_a_disguise_lies_face_down_once_a_round_with_three_cards_kept() {
    let mut t = table(4, "turn 0; hand 0 bCV rCV gXX kOO rDI gPG bHC");
    t.play("0: begin disguise; 0: add bCV; 0: add rCV; 0: add gXX; 0: add kOO");
    t.refuse("0: add rDI", "NB-4.29");
    t.play("0: done").expect("lot 0a = disguise; downs = 1; #hand 0 = 3");
    assert_eq!(t.seen("1", "down-a 0"), ["?"; 4]);
    let mut own = t.seen("0", "down-a 0");
    own.sort();
    assert_eq!(own, ["bCV", "gXX", "kOO", "rCV"]);
    table(4, "turn 0; hand 0 bCV rCV gCV rDI gPG").refuse("0: begin disguise", "NB-4.22");
    table(4, "turn 0; disguised 0; hand 0 bCV rCV gCV rDI gPG kXX kOO").refuse("0: begin disguise", "NB-4.22");
}

#[test]
fn nb_4_23_what_a_disguise_may_hide_is_an_option() {
    let lines = "turn 0; hand 0 bCV rCV gXX kXX rXX gPG bHC WC";
    let mut t = table_with("bluff_content=like", 4, lines);
    t.play("0: begin disguise; 0: add gXX").refuse("0: add bCV", "NB-4.31");
    t.play("0: add kXX; 0: add WC; 0: done").expect("lot 0a = disguise");
    let t = table_with("bluff_content=like", 4, "turn 0; hand 0 bCV rXX gOO kDI rPG gHC kNI");
    assert!(!t.may("0: begin disguise"), "no set in hand");
    let mut t = table(4, lines);
    t.lay("0 disguise gXX bCV gPG").expect("lot 0a = disguise");
}

#[test]
fn nb_4_24_in_the_redzone_one_hits_any_face_up_set_and_any_streak() {
    let lines = format!(
        "turn 0; {REDZONE}; hand 0 kDI kOO rSG WC kPI; down 1a set OO bOO rOO gOO; \
        down 2a streak red rST rXX rOO' rCV rPG rHC rPI; down 3a disguise bCV kCV gCV"
    );
    let t = table(4, &lines);
    let legal = t.legal(0);
    let hits: Vec<&str> = legal.iter().filter(|action| action.starts_with("hit")).map(String::as_str).collect();
    assert_eq!(hits, ["hit rSG 2a", "hit kOO 1a", "hit kDI 0b", "hit WC 0a", "hit WC 0b", "hit WC 1a", "hit WC 2a"]);
    table(4, &lines).refuse("0: hit kPI 2a", "NB-4.24").refuse("0: hit WC 3a", "NB-5.56");
    let mut t = table(4, &lines);
    t.play("0: hit rSG 2a").expect("turn = 0; #down-a 2 = 8");
}

#[test]
fn nb_4_25_a_single_set_can_be_hit_by_its_owner_and_nothing_else() {
    let mut t = table(4, &format!("turn 0; {SET}; hand 0 kNI kOO WC gXX; down 1a set OO bOO rOO gOO"));
    t.refuse("0: hit kOO 1a", "NB-4.25");
    t.play("0: hit kNI 0a; 0: hit WC 0a").expect("down-a 0 = bNI rNI gNI kNI WC");
    table(4, "turn 0; down 0a disguise bNI rNI gNI; hand 0 kNI kCV gXX").refuse("0: hit kCV 0a", "NB-5.56");
    table(4, "turn 0; hand 0 kNI kCV gXX; down 1a set NI bNI rNI gNI").refuse("0: hit kNI 1a", "NB-4.25");
}

#[test]
fn nb_4_26_any_number_of_hits_and_no_action_of_a_hit_card() {
    let mut t = table(4, "turn 0; down 0a set RV bRV rRV gRV WC; down 0b set FR bFR rFR gFR; hand 0 kRV kFR gXX rOO");
    t.play("0: hit kRV 0a; 0: hit kFR 0b");
    t.expect("direction = clockwise; #down-b 0 = 4; turn = 0; phase = main");
}

#[test]
fn nb_4_27_a_challenge_is_made_on_ones_turn_against_active_opponents_without_omaha() {
    let lines = "turn 0; down 1a disguise bCV rCV kXX; down 2a disguise gCV kCV gXX; down 3a set NI bNI rNI gNI; \
        hand 1 gSG; hand 2 gPI; said 2";
    let mut t = table(4, lines);
    t.refuse("3: challenge 1a", "NB-4.8").refuse("0: challenge 3a", "NB-4.27").refuse("0: challenge 2a", "NB-5.63");
    t.play("0: challenge 1a").expect("turn = 0");
    let mut t = table(4, "turn 0; down 1a disguise bCV rCV kXX; down 2a disguise gCV kCV gXX; hand 1 gSG; hand 2 gPI");
    t.play("0: challenge 1a; 0: challenge 2a").expect("down-a 1 = -; down-a 2 = -; turn = 0");
}

#[test]
fn nb_4_31_only_what_can_be_finished_is_begun_there_is_no_way_back_and_one_go_is_the_same() {
    let lines = "turn 0; hand 0 bSG rSG gSG WC kXX gOO bDI rCV";
    let mut t = table(4, lines);
    let legal = t.legal(0);
    assert_eq!(legal, ["pick pylon", "begin set SG", "begin disguise"]);
    t.play("0: begin set SG").refuse("0: pick pylon", "NB-4.31").refuse("0: pass", "NB-4.31");
    assert_eq!(t.legal(0), ["add bSG", "add rSG", "add gSG", "add WC"]);
    t.play("0: add bSG; 0: add gSG; 0: add WC; 0: done");
    let mut other = table(4, lines);
    other.play("0: lay set SG bSG gSG WC");
    assert_eq!(t.view("truth"), other.view("truth"));
    assert_eq!(t.zone("down-a 0"), other.zone("down-a 0"));
    assert_eq!(other.legal(0), t.legal(0));
    table(4, lines).refuse("0: lay set SG bSG gSG", "NB-4.19").refuse("0: lay set XX kXX WC WC", "NB-4.19");
    let mut t = table(4, lines);
    t.play("0: lay disguise kXX gOO bDI").expect("lot 0a = disguise");
    let mut t = table(4, "turn 0; hand 0 rST rXX rOO rNI rDI rCV rPG gSG kSG");
    t.play("0: lay streak red rST rXX rOO rNI rDI rCV rPG").expect("redzone = 0");
}

#[test]
fn nb_4_31_the_lists_are_bounded_by_hand_and_table() {
    let t = table(4, "turn 0; hand 0 bSG rSG gSG bOO rOO gOO kDI WC");
    assert_eq!(t.legal(0), list(&["pick pylon", "begin set SG", "begin set OO", "begin disguise"]));
}

#[test]
fn nb_4_19_nb_4_21_and_nb_4_22_say_what_is_missing_when_one_is_done_too_early() {
    let hand = "turn 0; hand 0 bSG rSG gSG WC rST rXX rOO rNI rDI rCV rPG";
    let mut t = table(4, hand);
    t.play("0: begin set SG").refuse("0: done", "NB-4.19");
    t.play("0: add bSG; 0: add rSG").refuse("0: done", "NB-4.19").refuse("0: done omaha", "NB-4.19");
    t.play("0: add gSG").refuse("0: done omaha", "NB-4.30").play("0: done");
    let mut t = table(4, hand);
    t.play("0: begin streak red; 0: add rST; 0: add rXX").refuse("0: done", "NB-4.21");
    let mut t = table(4, hand);
    t.play("0: begin disguise; 0: add rST; 0: add rXX").refuse("0: done", "NB-4.22");
    // With a set of three down a second one needs four.
    let mut t = table(4, "turn 0; down 0a set NI bNI rNI gNI; hand 0 bSG rSG gSG WC rXX rOO");
    t.play("0: begin set SG; 0: add bSG; 0: add rSG; 0: add gSG").refuse("0: done", "NB-4.5");
}

#[test]
fn nb_4_19_nb_4_21_and_nb_4_22_answer_cards_that_do_not_belong() {
    let mut t = table(4, "turn 0; hand 0 bSG rSG gSG kSG rST rXX rOO rNI rDI rCV rPG");
    t.refuse("0: lay set SG bSG rSG rXX", "NB-4.19").refuse("0: lay set SG bSG rSG", "NB-4.19");
    t.refuse("0: lay set SG bSG rSG WC", "NB-4.19").refuse("0: lay set SG", "NB-4.19");
    t.refuse("0: lay set SG rXX rOO rNI", "NB-4.19").refuse("0: lay set PI rXX rOO rNI", "NB-4.19");
    t.refuse("0: lay streak red rST rXX rOO rNI rDI rCV bSG", "NB-4.21");
    t.refuse("0: lay streak red rXX rOO rNI rDI rCV rPG rSG", "NB-4.21");
    t.refuse("0: lay streak blue bSG rXX rOO rNI rDI rCV rPG", "NB-4.21");
    t.refuse("0: lay disguise bSG rXX", "NB-4.22").refuse("0: lay disguise bSG rXX kPI", "NB-4.22");
    t.refuse("0: lay disguise bSG rXX rOO omaha", "NB-4.30").refuse("0: lay set SG bSG rSG gSG omaha", "NB-4.30");
    let mut t = table_with("bluff_content=like", 4, "turn 0; hand 0 bSG rSG gSG rXX rOO rNI rDI");
    t.refuse("0: lay disguise bSG rXX rOO", "NB-4.23");
}
