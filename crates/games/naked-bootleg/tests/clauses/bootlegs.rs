//! Chapter 5: Wildcats, Hail Marys and Bootlegs (NB-5.41 to NB-5.49).

use crate::{list, table, table_with};

const REDZONE: &str = "down 0a set SG bSG rSG gSG kSG; down 0b set NI bNI rNI gNI";
/// Two lay-downs, so that neither is protected as the first down.
const LOOT: &str = "down 1a set OO bOO rOO gOO; hand 1 kST; down 2a set PI bPI rPI gPI kPI; hand 2 rST";

#[test]
fn nb_5_41_a_wildcat_stands_in_is_hit_anywhere_face_up_or_names_a_colour() {
    let mut t = table(4, "turn 0; hand 0 bSG rSG WC kXX gOO");
    t.lay("0 set SG bSG rSG WC").expect("lot 0a = set SG");
    let mut t = table(4, "turn 0; hand 0 rST rSG rXX rNI rDI rCV WC kXX gOO");
    t.lay("0 streak red rST rSG rXX rNI rDI rCV WC").expect("lot 0a = streak red");
    let lines = format!(
        "turn 0; {REDZONE}; hand 0 WC WC WC kXX gDI; discard gPI; hand 1 bDI rDI kDI; \
        down 1a set OO bOO rOO gOO; down 2a streak red rST rXX rPI rDI' rCV rPG rHC; hand 2 bST; down 1b disguise bCV gCV kCV kNI"
    );
    let mut t = table(4, &lines);
    t.refuse("0: hit WC 1b", "NB-5.56");
    t.play("0: hit WC 1a; 0: hit WC 2a; 0: discard WC; 0: name black").expect("colour = black; turn = 1");
}

#[test]
fn nb_5_42_wildcats_are_covers_in_a_disguise_and_a_set_of_their_own() {
    let mut t = table(4, "turn 0; hand 0 #4; down 1a disguise bCV WC WC; hand 1 kST rST gST");
    t.play("0: challenge 1a").expect("lot 1a = set CV; #hand 0 = 1");
    let mut t = table(4, "turn 0; hand 0 WC WC WC WC kXX gOO");
    t.lay("0 set WC WC WC WC").expect("lot 0a = set WC");
    t.refuse("0: hit kXX 0a", "NB-4.24").play("0: hit WC 0a").expect("down-a 0 = WC WC WC WC");
}

#[test]
fn nb_5_43_the_streak_card_is_real_and_a_set_needs_one_real_card() {
    let streak = "turn 0; hand 0 rSG rXX rNI rDI rCV rPG WC kXX gOO";
    table(4, streak).refuse("0: begin streak red", "NB-4.31");
    let mut t = table_with("wild_streak_card=true", 4, streak);
    t.lay("0 streak red rSG rXX rNI rDI rCV rPG WC").expect("lot 0a = streak red");
    let mut t = table(4, "turn 0; hand 0 BL WC WC kXX gOO");
    t.lay("0 set BL BL WC WC").expect("lot 0a = set BL");
}

#[test]
fn nb_5_44_a_hail_mary_names_a_colour_and_may_give_another_turn() {
    let lines = "turn 0; did picked; discard gPI; hand 0 HM HM kXX gOO";
    let mut t = table(4, lines);
    t.play("0: discard HM; 0: name red");
    assert_eq!(t.legal(0), ["none", "again"]);
    t.play("0: again").expect("turn = 0; colour = red; turns = 1");
    t.play("0: pick pylon; 0: discard HM; 0: name black; 0: again").expect("turn = 0; turns = 2");
    let mut t = table(4, lines);
    t.play("0: discard HM; 0: name red; 0: none").expect("turn = 1");
}

#[test]
fn nb_5_45_stacked_hail_marys_give_one_turn() {
    let mut t = table(4, &format!("turn 0; {REDZONE}; discard gPI; hand 0 HM HM kXX gOO"));
    t.play("0: discard HM; 0: stack HM; 0: stack done; 0: name red; 0: again").expect("turn = 0; turns = 1");
    t.play("0: pick pylon; 0: pass").expect("turn = 1");
}

#[test]
fn nb_5_46_a_bootleg_takes_a_set_of_anybody_and_names_a_colour() {
    let lines = format!("turn 0; did picked; discard gXX; hand 0 BL kXX bXX; {LOOT}");
    let mut t = table(4, &lines);
    t.play("0: discard BL");
    assert_eq!(t.legal(0), ["none", "steal 1a", "steal 2a"]);
    t.play("0: steal 2a; 0: name black").expect("down-a 0 = bPI rPI gPI kPI; colour = black; turn = 1");
    let mut t = table(4, &lines);
    t.play("0: discard BL; 0: none; 0: name red").expect("colour = red; turn = 1; down-a 0 = -");
    // A teammate is another player too; a set must fit.
    let mut t = table_with("teams=2v2", 4, &lines);
    t.play("0: discard BL");
    assert!(t.may("0: steal 2a"));
    let mut t = table(4, &format!("{lines}; down 0a set SG bSG rSG gSG"));
    t.play("0: discard BL").refuse("0: steal 1a", "NB-4.5").refuse("0: steal 0a", "NB-5.46");
    // A streak is for the Naked Bootleg, and the colour comes after the steal.
    let mut t = table(4, &format!("{lines}; down 3a streak blue bST bSG bNI bDI bCV bPG bHC; hand 3 gST"));
    t.play("0: discard BL").refuse("0: steal 3a", "NB-5.46").refuse("0: name red", "NB-4.40");
    t.play("0: none").refuse("0: steal 1a", "NB-4.40").refuse("0: none", "NB-4.3");
}

#[test]
fn nb_5_47_a_naked_bootleg_takes_two_sets_or_a_streak() {
    let lines = format!(
        "turn 0; did picked; discard gXX; hand 0 NB kXX bXX; {LOOT}; \
        down 3a streak black kST' kSG kNI kDI kCV kPG kHC; hand 3 gST"
    );
    let lines = lines.replace("kST'", "kST").replace("hand 1 kST", "hand 1 bST");
    let mut t = table(4, &lines);
    t.play("0: discard NB");
    assert_eq!(t.legal(0), list(&["none", "steal 1a", "steal 2a", "steal 3a"]));
    t.play("0: steal 1a");
    assert_eq!(t.legal(0), ["none", "steal 2a"]);
    t.play("0: steal 2a; 0: name red").expect("down-a 0 = bOO rOO gOO; down-b 0 = bPI rPI gPI kPI; redzone = 0 3");
    let mut t = table(4, &lines);
    t.play("0: discard NB; 0: steal 3a; 0: name red").expect("lot 0a = streak black; turn = 1");
}

#[test]
fn nb_5_48_no_deflection_answers_and_disguises_are_turned_over() {
    let lines = "turn 0; did picked; discard gXX; hand 0 NB kXX bXX; down 1a disguise bCV rCV kNI; hand 1 gDF bDF rDF kDF; \
        down 2a disguise gCV kCV WC WC; hand 2 rST bST gST";
    let mut t = table(4, lines);
    t.play("0: discard NB; 0: steal 1a; 0: steal 2a; 0: name green").expect("phase = main; turn = 1");
    t.expect("lot 0a = set CV; down-b 0 = -; down-a 1 = -; down-a 2 = -; #discard = 5");
}

#[test]
fn nb_5_49_the_cards_of_a_player_who_has_exited_are_safe() {
    let lines = "turn 0; did picked; discard gXX; hand 0 BL kXX bXX; exited 2; hand 1 kST; \
        down 1a set OO bOO rOO gOO; down 2a set PI bPI rPI gPI kPI; down 2b set SG bSG rSG gSG";
    let mut t = table_with("teams=2v2", 4, lines);
    t.play("0: discard BL").refuse("0: steal 2a", "NB-5.49");
    let next = lines.replace("exited 2", "exited 1").replace("hand 1 kST; ", "").replace("BL", "gIN");
    let mut t = table_with("teams=2v2", 4, &next);
    t.play("0: discard gIN").refuse("0: steal 1a", "NB-5.49");
    // They may be hit.
    let lines = "turn 0; discard gXX; hand 0 bDI rPI' kXX; exited 1; down 0a set SG bSG rSG gSG kSG; \
        down 0b set NI bNI rNI gNI; down 1a set PI bPI rPI gPI kPI; down 1b set OO bOO rOO gOO";
    let mut t = table_with("teams=2v2", 4, lines);
    t.play("0: hit rPI 1a").expect("#down-a 1 = 5");
}
