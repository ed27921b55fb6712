//! Chapter 5: disguises (NB-5.56 to NB-5.65).

use crate::{table, table_with};

const BLUFF: &str = "down 1a disguise bCV rCV kNI; hand 1 gST rST bST";
const REDZONE: &str = "down 0a set SG bSG rSG gSG kSG; down 0b set NI bNI rNI gNI";

#[test]
fn nb_5_56_a_disguise_is_a_set_of_a_public_size_that_takes_no_card() {
    let t = table(4, "turn 0; down 1a disguise bCV rCV kNI; down 1b set SG bSG rSG gSG kSG; hand 1 gST rST bST");
    assert_eq!(t.line("public", "redzone"), "1");
    assert_eq!(t.view("2").seats[1].downed[0].cards, [None, None, None]);
    let mut t = table(4, &format!("turn 0; {REDZONE}; hand 0 gCV kXX bOO; {}", BLUFF.replace("kNI", "kNI'")));
    t.refuse("0: hit gCV 1a", "NB-5.56");
    // A four does not fit beside a disguise of three unless it is long enough.
    let t = table(4, "turn 0; down 0a disguise bCV rCV kNI; hand 0 bSG rSG gSG kSG kXX bOO");
    let mut t = t;
    t.play("0: begin set SG; 0: add bSG; 0: add rSG; 0: add gSG").refuse("0: done", "NB-4.5");
    t.play("0: add kSG; 0: done").expect("redzone = 0");
}

#[test]
fn nb_5_57_and_nb_5_60_a_single_other_card_makes_a_bluff() {
    let mut t = table(4, &format!("turn 0; hand 0 #5; {BLUFF}"));
    t.play("0: challenge 1a").expect("#hand 1 = 1; down-a 1 = -; #hand 0 = 5; turn = 0");
    let mut t = table(4, &format!("turn 0; hand 0 #5; {}", BLUFF.replace("kNI", "WC")));
    t.play("0: challenge 1a").expect("#hand 1 = 3; lot 1a = set CV; #hand 0 = 1; turn = 0");
}

#[test]
fn nb_5_58_one_may_taunt_at_any_time_but_one_card_stays_down() {
    let mut t = table(4, &format!("turn 0; hand 0 #5; {BLUFF}"));
    t.play("1: taunt bCV").expect("to act = 0; phase = main");
    assert_eq!(t.seen("2", "down-a 1").iter().filter(|card| *card == "bCV").count(), 1);
    t.refuse("1: taunt bCV", "NB-5.58").refuse("2: taunt rCV", "NB-5.58");
    t.play("1: taunt rCV").refuse("1: taunt kNI", "NB-5.58");
    // The player on turn as well, but not in the middle of an effect.
    let mut t = table(4, "turn 0; did picked; down 0a disguise bCV rCV kNI; discard rPI; hand 0 rSP rXX kOO gST");
    assert!(t.may("0: taunt kNI"));
    t.play("0: discard rSP").refuse("0: taunt kNI", "NB-8.5");
}

#[test]
fn nb_5_59_one_may_own_two_former_disguises() {
    let lines = "turn 0; discard gPI; hand 0 gIN kXX bXX rOO; down 0a set CV gCV kCV gCV' kCV'; disguised 0; \
        down 1a disguise bCV rCV WC; hand 1 gST rST bST";
    let mut t = table(4, lines);
    t.play("0: discard gIN; 0: steal 1a; 1: decline").expect("lot 0a = set CV; lot 0b = set CV; redzone = 0");
    assert!(t.seen("public", "down-b 0").iter().all(|card| card != "?"));
    assert!(t.view("public").seats[0].disguise_used);
}

#[test]
fn nb_5_61_and_nb_5_62_the_loser_pitches_all_but_one_card() {
    let lines = format!("turn 0; hand 0 #5; {BLUFF}; down 1b set DI bDI rDI gDI kDI");
    let mut t = table(4, &lines);
    t.play("0: challenge 1a").expect("#discard = 9; #hand 1 = 1; down-a 1 = -; down-b 1 = -");
    // The set that was challenged and the one that lay open are known to all, the hand to its owner.
    assert_eq!(t.seen("2", "discard").iter().filter(|card| *card == "?").count(), 2);
    assert_eq!(t.seen("1", "discard").iter().filter(|card| *card == "?").count(), 0);
    // A streak goes too, and a single card stays.
    let mut t = table(
        4,
        "turn 0; hand 0 kXX; down 0a streak red rST rSG rXX rNI rDI rCV' rPG; down 1a disguise bCV rCV WC; hand 1 gST",
    );
    t.play("0: challenge 1a").expect("hand 0 = kXX; down-a 0 = -; #discard = 7");
    let mut t = table_with("challenge_keep=seen", 4, &lines);
    t.play("0: challenge 1a").expect("phase = keepone; to act = 0");
    assert_eq!(t.legal(0), ["spare bST", "spare rST", "spare gST"]);
    t.play("0: spare rST").expect("hand 1 = rST; turn = 0; phase = main");
    assert_eq!(t.seen("0", "discard").iter().filter(|card| *card == "?").count(), 0, "the winner saw the hand");
    assert_eq!(t.seen("2", "discard").iter().filter(|card| *card == "?").count(), 2);
}

#[test]
fn nb_5_63_who_said_omaha_has_exited_or_is_a_friend_cannot_be_challenged() {
    table(4, &format!("turn 0; said 1; {BLUFF}")).refuse("0: challenge 1a", "NB-5.63");
    assert!(table(4, &format!("turn 0; {BLUFF}")).may("0: challenge 1a"));
    let friend = BLUFF.replace("down 1a", "down 2a").replace("hand 1", "hand 2");
    table_with("teams=2v2", 4, &format!("turn 0; {friend}")).refuse("0: challenge 2a", "NB-5.63");
    let exited = "exited 1; down 1a disguise bCV rCV kNI; down 1b set SG bSG rSG gSG kSG";
    table_with("teams=2v2", 4, &format!("turn 0; {exited}")).refuse("0: challenge 1a", "NB-5.63");
}

#[test]
fn nb_5_64_the_turn_goes_on_after_a_challenge() {
    let mut t = table(4, "turn 0; hand 0 #5; discard gPI; down 1a disguise bCV rCV WC; hand 1 gST rST bST");
    t.play("0: challenge 1a").expect("#hand 0 = 1; turn = 0");
    assert!(t.may("0: pick pylon"), "the pick-up is still owed");
    t.refuse("0: pass", "NB-4.18");
    // The three cards of one's own new disguise need not stay once it is gone.
    let mut t = table(
        4,
        "turn 0; did downed; down 0a disguise gCV kCV kNI number 1; laid 1; hand 0 gXX bXX' rOO kDI; \
        discard gPI; down 1a disguise bCV rCV WC number 2; hand 1 gST rST bST",
    );
    t.play("0: challenge 1a").expect("down-a 0 = -; #hand 0 = 1");
    assert!(t.may("0: pass"));
    t.refuse(
        &format!("0: discard {}", t.zone("hand 0")[0]),
        if t.zone("hand 0")[0] == "gXX" { "NB-4.28" } else { "NB-4.2" },
    );
}

#[test]
fn nb_5_65_losing_a_challenge_may_end_the_redzone_and_new_sets_may_follow() {
    let mut t = table(
        4,
        &format!("turn 0; {REDZONE}; hand 0 bDI rDI gDI kXX; down 1a disguise bCV rCV WC; hand 1 gST rST bST"),
    );
    t.expect("redzone = 0").play("0: challenge 1a").expect("redzone = -; down-a 0 = -; down-b 0 = -");
    let mut t = table(4, "turn 0; did picked; hand 0 bDI rDI gDI kXX rOO; disguised 0");
    t.lay("0 set DI bDI rDI gDI").expect("lot 0a = set DI");
}
