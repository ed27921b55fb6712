//! Chapter 4: matching, fitting and the redzone.

use crate::{table, table_with};

const SET: &str = "down 0a set NI bNI rNI gNI";

#[test]
fn nb_4_1_the_colour_of_play_is_shown_or_named_or_there_is_none() {
    let mut t = table(4, "turn 0");
    t.expect("colour = -");
    table(4, "turn 0; discard rSG").expect("colour = red");
    table(4, "turn 0; discard rSG HM:black").expect("colour = black");
    table(4, "turn 0; discard rSG HM").expect("colour = -");
}

#[test]
fn nb_4_2_a_discard_matches_by_colour_or_kind_and_everything_without_a_colour_of_play() {
    let mut t = table(4, &format!("turn 0; {SET}; discard rSG; hand 0 rXX gSG gXX WC kOO"));
    assert!(t.may("0: discard rXX") && t.may("0: discard gSG") && t.may("0: discard WC"));
    t.refuse("0: discard gXX", "NB-4.2").refuse("0: discard kOO", "NB-4.2");
    let t = table(4, &format!("turn 0; {SET}; discard HM; hand 0 rXX gSG kOO gXX"));
    assert!(["rXX", "gSG", "kOO", "gXX"].iter().all(|card| t.may(&format!("0: discard {card}"))));
}

#[test]
fn nb_4_3_a_card_without_colour_goes_on_anything_and_names_one() {
    let mut t = table(4, &format!("turn 0; {SET}; discard rSG; hand 0 WC rXX kOO gXX"));
    t.play("0: discard WC");
    assert_eq!(t.legal(0), ["name blue", "name red", "name green", "name black"]);
    t.play("0: name red").expect("colour = red; turn = 1");
}

#[test]
fn nb_4_4_a_taken_discard_uncovers_the_one_below_with_its_colour() {
    let mut t = table(4, "turn 0; discard kXX WC:green rNI; hand 0 gOO bSG kDI rPG");
    t.play("0: pick discard").expect("colour = green");
    assert!(t.may("0: discard gOO") && !t.may("0: discard rNI"));
    t.refuse("0: discard kDI", "NB-4.2");
}

#[test]
fn nb_4_5_what_fits_depends_on_what_is_down() {
    let hand = "hand 0 bOO rOO gOO kOO bXX rXX gXX kDI rPG";
    let begins = |down: &str| {
        let t = table(4, &format!("turn 0; {hand}; {down}"));
        [t.may("0: begin set OO"), t.may("0: begin set XX")]
    };
    assert_eq!(begins(""), [true, true]);
    assert_eq!(begins("down 0a set SG bSG rSG gSG kSG"), [true, true], "four are down: three fit");
    assert_eq!(begins("down 0a set SG bSG rSG gSG"), [true, false], "three are down: four fit");
    assert_eq!(begins("down 0a set SG bSG rSG gSG kSG; down 0b set PI bPI rPI gPI"), [false, false]);
    assert_eq!(begins("down 0a streak red rST rSG rPI rNI rDI rCV rHC"), [false, false]);
}

#[test]
fn nb_4_6_losing_a_set_ends_the_redzone_at_once() {
    let lines = "turn 0; discard gPI; did picked; hand 0 BL gSG bSG kHC; hand 1 gXX gOO; \
        down 1a set NI bNI rNI gNI kNI; down 1b set OO bOO rOO kOO";
    let mut t = table(4, lines);
    t.expect("redzone = 1");
    t.play("0: discard BL; 0: steal 1a; 0: name green").expect("redzone = -; turn = 1");
    // Seat 1 may take from the discard pile again only outside the redzone; the Bootleg is dead, so it draws.
    t.refuse("1: hit gOO 0a", "NB-4.25");
    assert!(t.may("1: hit gOO 1b"));
}

#[test]
fn nb_4_7_nobody_has_a_streak_beside_sets_or_a_third_set() {
    let hand = "hand 0 rST rXX rOO rNI rDI rCV rPG bSG gSG kSG";
    table(4, &format!("turn 0; {hand}; down 0a set PI bPI rPI gPI")).refuse("0: begin streak red", "NB-4.7");
    table(4, &format!("turn 0; {hand}; down 0a streak black kST kXX kOO kNI kDI kCV kPG"))
        .refuse("0: begin set SG", "NB-4.7");
    let two = "down 0a set PI bPI rPI gPI kPI; down 0b set HC bHC rHC gHC";
    table(4, &format!("turn 0; {hand}; {two}")).refuse("0: begin set SG", "NB-4.5");
    assert!(
        crate::staged("", 4, "down 0a set PI bPI rPI gPI; down 0b streak red rST rXX rOO rNI rDI rCV rPG").is_err()
    );
}

#[test]
fn nb_4_28_the_last_card_must_leave_one_eligible() {
    let mut t = table(4, &format!("turn 0; {SET}; discard gPI; hand 0 gXX"));
    t.refuse("0: discard gXX", "NB-4.28");
    let t = table(4, &format!("turn 0; {SET}; discard gPI; hand 0 kNI"));
    assert!(!t.may("0: hit kNI 0a"), "a single set is not enough");
    let redzone = "down 0a set NI bNI rNI gNI kNI; down 0b set DI bDI rDI gDI";
    table(4, &format!("turn 0; {redzone}; discard gPI; hand 0 gXX")).play("0: discard gXX").expect("winners = 0");
    // Laying down everything without completing the objective.
    let mut t = table(4, "turn 0; hand 0 bNI' rNI' gNI'");
    t.refuse("0: begin set NI", "NB-4.28").refuse("0: lay set NI bNI rNI gNI", "NB-4.28");
    let mut t = table(4, "turn 0; hand 0 bSG rSG gSG kSG");
    t.refuse("0: lay set SG bSG rSG gSG kSG", "NB-4.28");
    t.play("0: begin set SG; 0: add bSG; 0: add rSG; 0: add gSG").refuse("0: add kSG", "NB-4.28");
}

#[test]
fn nb_4_28_a_last_card_may_steal_what_completes_the_objective_honest_or_not() {
    let lines = |what: &str| {
        format!("turn 0; {SET}; discard gPI; hand 0 gIN; hand 1 kSG kPI; {what}; down 2a set HC bHC rHC gHC kHC")
    };
    let mut t = table(4, &lines("down 1a set OO bOO rOO gOO kOO"));
    t.play("0: discard gIN").expect("pending = 0 takes 1a");
    t.play("1: decline").expect("over = yes; winners = 0");
    // A disguise counts as honest for the list; a bluff leaves no cards and no touchdown.
    let mut t = table(4, &lines("down 1a disguise bCV rCV gCV kDI"));
    t.play("0: discard gIN; 1: decline").expect("over = no; hand 0 = -; turn = 1");
    // A set that does not fit cannot be the way out.
    table(4, &lines("down 1a set OO bOO rOO gOO")).refuse("0: discard gIN", "NB-4.28");
}

#[test]
fn nb_4_29_three_cards_stay_in_the_turn_of_a_disguise() {
    let mut t = table(4, "turn 0; discard gPI; hand 0 bCV rCV gCV gXX kOO rDI");
    t.lay("0 disguise bCV rCV gCV").expect("#hand 0 = 3");
    t.refuse("0: discard gXX", "NB-4.29");
    // A set beside it leaves three as well, and so does the disguise itself.
    let mut two = table(4, "turn 0; hand 0 bCV rCV gCV kCV bSG rSG gSG kDI");
    two.refuse("0: lay disguise bCV rCV gCV kCV bSG rSG", "NB-4.29").lay("0 disguise bCV rCV gCV kCV");
    two.refuse("0: begin set SG", "NB-4.29").refuse("0: lay set SG bSG rSG gSG", "NB-4.29");
    t.play("0: pass; 1: pick pylon; 1: pass; 2: pick pylon; 2: pass; 3: pick pylon; 3: pass");
    assert!(
        table_with("", 4, "turn 0; discard gPI; down 0a disguise bCV rCV gCV; hand 0 gXX kOO rDI")
            .may("0: discard gXX")
    );
}

#[test]
fn nb_4_30_omaha_is_asked_with_every_play_that_leaves_one_card() {
    let redzone = "down 0a set NI bNI rNI gNI kNI; down 0b set DI bDI rDI gDI";
    let t = table(4, &format!("turn 0; {redzone}; discard gPI; hand 0 gXX kDI"));
    for play in ["discard gXX", "hit kDI 0b"] {
        assert!(t.may(&format!("0: {play}")) && t.may(&format!("0: {play} omaha")), "{play}");
    }
    let t = table_with("omaha=auto", 4, &format!("turn 0; {redzone}; discard gPI; hand 0 gXX kDI"));
    assert!(!t.may("0: discard gXX") && t.may("0: discard gXX omaha"));
    // Not with three cards, not with the last one; outside the redzone too.
    table(4, &format!("turn 0; {redzone}; discard gPI; hand 0 gXX kDI rOO")).refuse("0: discard gXX omaha", "NB-4.30");
    table(4, &format!("turn 0; {redzone}; discard gPI; hand 0 gXX")).refuse("0: discard gXX omaha", "NB-4.30");
    assert!(table(4, &format!("turn 0; {SET}; discard gPI; hand 0 gXX kDI")).may("0: discard gXX omaha"));
    // Laying down and answering too.
    let mut t = table(4, "turn 0; hand 0 bSG rSG gSG kDI");
    t.play("0: begin set SG; 0: add bSG; 0: add rSG; 0: add gSG");
    assert_eq!(t.legal(0), ["done", "done omaha"]);
    t.play("0: done omaha").expect("said = 0; exposed = -");
}
