//! Chapter 9: rare situations.

use crate::{table, table_with};

const SET: &str = "down 0a set SG bSG rSG gSG";

#[test]
fn nb_9_1_the_discards_become_the_new_pylon() {
    let lines = "turn 0; hand 0 gXX kOO; hand 1 bOO; hand 2 gOO; hand 3 #100; pylon -; discard bSG WC:red kSG gPI";
    let mut t = table(4, lines);
    t.play("0: pick pylon").expect("#hand 0 = 3; discard = gPI; #pylon = 2; colour = green");
    assert!(t.told("public").iter().any(|line| line.contains("pylon")), "{:?}", t.told("public"));
    // A colour named for a card that went in is forgotten.
    let mut t =
        table(4, "turn 0; hand 0 gXX kOO; hand 1 bOO; hand 2 gOO; hand 3 #101; pylon -; discard HM:red kHO gPI");
    t.play("0: pick pylon; 0: pass; 1: pick pylon; 1: pass");
    let drawn: Vec<String> = [t.zone("hand 0"), t.zone("hand 1")].concat();
    assert!(drawn.contains(&"HM".to_string()) && drawn.contains(&"kHO".to_string()));
    assert!(t.game.named.iter().all(|named| named.is_empty()), "no colour is left on it");
    // One card alone gives no pylon.
    let t = table(4, "turn 0; hand 0 gXX kOO; hand 1 bOO; hand 2 gOO; hand 3 #103; pylon -; discard kHO");
    assert!(!t.may("0: pick pylon"));
}

#[test]
fn nb_9_2_one_takes_as_many_as_there_are() {
    let lines =
        format!("turn 0; {SET}; hand 0 bP6 kOO; hand 1 bOO rOO; hand 2 gOO; hand 3 #97; pylon rDI gDI; discard bPI");
    let mut t = table(4, &lines);
    t.play("0: discard bP6 omaha; 1: decline").expect("#hand 1 = 5; #pylon = 0; discard = bP6; turn = 2");
    t.expect("phase = main");
}

#[test]
fn nb_9_3_pitched_cards_form_a_block_at_the_bottom() {
    let mut t = table(4, "turn 0; did picked; discard kPI kDI gPI; hand 0 gIN kXX bXX rOO; hand 1 gST rST bST");
    t.play("0: discard gIN; 0: grab 2; 1: decline");
    let drawn = t.zone("taken").len();
    t.play("0: keep none").expect("#discard = 6");
    assert_eq!((drawn, &t.zone("discard")[2..]), (2, &crate::list(&["kPI", "kDI", "gPI", "gIN"])[..]));
    // A set keeps its order; a later block goes below.
    let full = "down 1a set XX bXX rXX gXX kXX; down 1b set OO bOO gOO kOO";
    let mut t = table(4, &format!("turn 0; discard kPI; down 0a set NI bNI rNI gNI kNI; {full}; hand 0 kFR gDI rDI"));
    t.play("0: discard kFR").expect("discard = bNI rNI gNI kNI kPI kFR");
    // An empty pile: the pitched cards are the pile, and a colourless top has no named colour.
    let mut t = table(4, "turn 0; hand 0 #4; down 1a disguise bCV WC kNI; hand 1 gST");
    t.play("0: challenge 1a").expect("#discard = 3");
    let top = t.zone("discard")[2].clone();
    assert_eq!(
        t.value("colour"),
        match top.as_str() {
            "bCV" => "blue",
            "kNI" => "black",
            _ => "-",
        }
    );
}

#[test]
fn nb_9_4_without_cards_one_picks_up_or_passes() {
    assert_eq!(table(4, "turn 0; hand 0 -").legal(0), ["pick pylon"]);
    let t = table(4, "turn 0; hand 0 -; hand 1 bOO; hand 2 gOO; hand 3 #105; pylon -; discard kHO");
    assert_eq!(t.legal(0), ["pass"]);
}

#[test]
fn nb_9_5_a_round_without_any_move_is_called() {
    let mut t = table(4, "turn 0; idle 6; hand 0 -; hand 1 -; hand 2 gXX gOO; hand 3 #105; pylon -; discard kHO");
    t.play("0: pass").expect("over = no").play("1: pass").expect("over = yes; winners = 0 1");
    // Anything that moves starts the count again.
    let mut t = table(4, "turn 0; idle 7; hand 0 #3");
    t.play("0: pick pylon; 0: pass").expect("over = no");
    let idle = t.game.idle;
    assert_eq!(idle, 0);
}

#[test]
fn nb_9_6_the_turns_of_a_round_are_limited() {
    let mut t =
        table_with("turn_cap=40", 4, "turn 0; turns 158; did picked moved; hand 0 #3; hand 1 #2; hand 2 #9; hand 3 #9");
    t.play("0: pass").expect("over = no; turns = 159").play("1: pick pylon; 1: pass").expect("over = yes");
    // By the seats that started the round, not by those still active.
    let mut t = table_with(
        "turn_cap=40 teams=2v2",
        4,
        "turn 0; exited 1; turns 121; did picked moved; \
        down 1a set OO bOO rOO gOO kOO; down 1b set DI bDI rDI gDI",
    );
    t.play("0: pass").expect("over = no");
}

#[test]
fn nb_9_7_merit_decides_a_called_round() {
    let called = |options: &str, lines: &str| {
        let mut t =
            table_with(&format!("turn_cap=40 {options}"), 4, &format!("{lines}; turn 0; turns 159; did picked moved"));
        t.play("0: pass");
        t
    };
    let hands = "hand 0 #3; hand 1 #9; hand 2 #9; hand 3 #9";
    called("", hands).expect("winners = 0");
    called("", &format!("{hands}; down 1a set OO bOO rOO gOO")).expect("winners = 1");
    called("", &format!("{hands}; down 1a set OO bOO rOO gOO; down 2a streak black kST kSG kNI kDI kCV kPG kHC"))
        .expect("winners = 2");
    called("", "hand 0 #3; hand 1 #9; hand 2 #3; hand 3 #9").expect("winners = 0 2");
    // Teams: the weakest member first, then all cards.
    called("teams=2v2", &format!("{hands}; down 0a set OO bOO rOO gOO")).expect("winners = 0 2");
    called("teams=2v2", &format!("{hands}; down 1a set OO bOO rOO gOO; down 3a set NI bNI rNI gNI"))
        .expect("winners = 1 3");
    // Scored: everybody has lost.
    called("scored=true", &format!("{hands}; down 1a set OO bOO rOO gOO")).expect("score = 0 2 0 0; round = 2");
    let t = called("scored=true", &format!("{hands}; round 3; wins 0 2"));
    assert_eq!(t.value("over"), "no", "nobody won the quarter");
    // Last Man Standing: the worst goes; among equals the seat farther from the dealer.
    called("remix=last_man_standing", "hand 0 #3; hand 1 #9; hand 2 #8; hand 3 #3; dealer 3").expect("out = 1");
    called("remix=last_man_standing", "hand 0 #3; hand 1 #9; hand 2 #9; hand 3 #3; dealer 3").expect("out = 2");
}

#[test]
fn nb_9_9_who_leaves_forfeits_or_is_replaced() {
    table(4, "turn 0").refuse("1: forfeit", "NB-9.9");
    let leave = |options: &str, seats: u8, lines: &str, step: &str| {
        let mut t = table_with(&format!("leaver=forfeit {options}"), seats, lines);
        t.play(step);
        t
    };
    leave("", 4, "turn 0; down 1a set OO bOO rOO gOO; hand 1 #4", "1: forfeit")
        .expect("out = 1; #discard = 7; turn = 0; over = no; active = 0 2 3");
    leave("", 4, "turn 0; hand 0 #4", "0: forfeit").expect("turn = 1; #discard = 4");
    leave("", 2, "turn 0", "0: forfeit").expect("over = yes; winners = 1");
    leave("teams=2v2", 4, "turn 0", "0: forfeit").expect("over = yes; winners = 1 3");
    leave("teams=2v2v2", 6, "turn 1; hand 0 #4; hand 3 #4", "0: forfeit").expect("over = no; out = 0 3; #discard = 8");
    // Windows and unfinished actions of the seat lapse.
    leave("", 4, "turn 0; hand 0 gXX; hand 1 #4; discard gDP; phase chain 1 1 0", "1: forfeit")
        .expect("turn = 2; phase = main");
    leave("", 4, "turn 0; hand 0 gXX; hand 1 #4; discard gIN; phase deflect 0 1 gIN grab 1", "0: forfeit")
        .expect("turn = 1; #hand 1 = 4");
    leave(
        "",
        4,
        "turn 0; hand 0 gXX; discard gFR; down 0a set NI bNI rNI gNI kNI; down 0b set DI bDI rDI gDI; phase fumble 1",
        "0: forfeit",
    )
    .expect("turn = 1; down-a 1 = -");
    leave("", 3, "turn 0; out 2; playing 0 1", "0: forfeit").expect("over = yes; winners = 1");
}

#[test]
fn nb_9_9_what_a_leaver_has_announced_with_a_bootleg_lapses() {
    let loot = "down 1a set OO bOO rOO gOO; down 2a set PI bPI rPI gPI kPI; hand 1 kST; hand 2 gST";
    for (card, steps) in [
        ("BL", "0: discard BL; 0: forfeit"),
        ("BL", "0: discard BL; 0: steal 1a; 0: forfeit"),
        ("NB", "0: discard NB; 0: steal 1a; 0: forfeit"),
        ("NB", "0: discard NB; 0: steal 1a; 0: steal 2a; 0: forfeit"),
    ] {
        let lines = format!("turn 0; did picked; discard gXX; hand 0 {card} kXX bXX; {loot}");
        let mut t = table_with("leaver=forfeit", 4, &lines);
        t.play(steps).expect("out = 0; down-a 1 = bOO rOO gOO; down-a 2 = bPI rPI gPI kPI; turn = 1; phase = main");
        t.expect("colour = -");
        // What another has announced against a leaver finds nothing, and the rest is carried out.
        let mut t = table_with("leaver=forfeit", 4, &lines);
        t.play(&steps.replace("0: forfeit", "1: forfeit")).expect("out = 1; turn = 0");
    }
}
