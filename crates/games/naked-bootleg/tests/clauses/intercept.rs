//! Chapter 5: Interceptions and Deflections (NB-5.30 to NB-5.40). The window is in `deflect.rs`.

use crate::{list, table};

/// Two lay-downs, so that the first is not protected any more.
const ELSEWHERE: &str = "down 3a set PI bPI rPI kPI; hand 3 gSG' kDI";

#[test]
fn nb_5_30_an_interception_takes_a_set_a_streak_hand_cards_or_nothing_from_the_next_player() {
    let lines = format!(
        "turn 0; did picked; discard gPI; hand 0 gIN kXX bXX rOO; down 1a set OO bOO gOO kOO; \
        hand 1 bST rST kST; {ELSEWHERE}"
    );
    let mut t = table(4, &lines);
    t.play("0: discard gIN");
    assert_eq!(t.legal(0), ["none", "steal 1a", "grab 1", "grab 2"]);
    t.refuse("0: steal 3a", "NB-5.30");
    let mut t = table(
        4,
        &format!(
            "turn 0; did picked; discard gPI'; hand 0 gIN kXX bXX rOO; {ELSEWHERE}; \
        down 1a streak green gST gSG gXX gNI gDI gCV gPG; hand 1 bST"
        ),
    );
    t.play("0: discard gIN");
    assert_eq!(t.legal(0), ["none", "steal 1a", "grab 1"]);
}

#[test]
fn nb_5_31_an_intercepted_set_fits_and_is_not_protected() {
    let may = |mine: &str, theirs: &str| {
        let lines = format!(
            "turn 0; did picked; discard gPI; hand 0 gIN kXX bXX rOO; {mine}; down 1a {theirs}; \
            hand 1 bST rST; {ELSEWHERE}"
        );
        let mut t = table(4, &lines);
        t.play("0: discard gIN");
        t.may("0: steal 1a")
    };
    assert!(may("", "set OO bOO gOO kOO"));
    assert!(!may("down 0a set SG bSG rSG gSG", "set OO bOO gOO kOO"), "two sets of three make no formation");
    assert!(may("down 0a set SG bSG rSG gSG", "set OO bOO gOO kOO rOO'"));
    assert!(!may("", "set DF bDF rDF gDF"), "protected");
}

#[test]
fn nb_5_32_an_intercepted_streak_has_the_right_colour() {
    let may = |card: &str, mine: &str| {
        let top = if card == "kIN" { "kPI'" } else { "gPI" };
        let lines = format!(
            "turn 0; did picked; discard {top}; hand 0 {card} kXX bXX rOO; {mine}; \
            down 1a streak red rST rSG rXX rNI rDI rCV rPG; hand 1 bST; {ELSEWHERE}"
        );
        let mut t = table(4, &lines);
        t.play(&format!("0: discard {card}"));
        t.may("0: steal 1a")
    };
    assert!(!may("gIN", ""), "another colour");
    assert!(may("kIN", ""), "the Immaculate Interception takes any");
    assert!(!may("kIN", "down 0a set SG bSG gSG kSG"), "only with nothing downed");
    let mut t = table(
        4,
        &format!(
            "turn 0; did picked; discard rPI'; hand 0 rIN kXX bXX rOO; hand 1 bST; {ELSEWHERE}; \
        down 1a streak red rST rSG rXX rNI rDI rCV rPG"
        ),
    );
    t.play("0: discard rIN; 0: steal 1a; 1: decline").expect("lot 0a = streak red; redzone = 0; turn = 1");
}

#[test]
fn nb_5_33_hand_cards_are_taken_blind_and_counted_first() {
    let mut t = table(4, "turn 0; did picked; discard kPI; hand 0 kIN kXX bXX rOO; hand 1 #5");
    t.play("0: discard kIN");
    assert_eq!(t.legal(0), list(&["none", "grab 1", "grab 2", "grab 3"]));
    t.play("0: grab 3; 1: decline").expect("phase = keep; #taken = 3; #hand 1 = 2");
    assert!(t.seen("0", "taken").iter().all(|card| card != "?"));
    assert!(t.seen("2", "taken").iter().all(|card| card == "?"));
    let mut t = table(4, "turn 0; did picked; discard kPI; hand 0 kIN kXX bXX rOO; hand 1 gSG");
    t.play("0: discard kIN");
    assert_eq!(t.legal(0), ["none", "grab 1"], "as far as the hand allows");
    // Which cards are drawn is luck.
    let drawn = |luck: u64| {
        let t =
            table(4, "turn 0; did picked; discard gIN; hand 0 kXX bXX rOO; hand 1 #8; phase deflect 0 1 gIN grab 1");
        let mut game = t.game;
        kernel::Game::determinize(&mut game, crate::seat(1), &mut kernel::Stream::fast(luck));
        let mut t = crate::Table { game, facts: kernel::Facts::default(), now: 0 };
        t.play("1: decline").zone("taken")
    };
    let all: std::collections::BTreeSet<_> = (0..40).map(drawn).collect();
    assert!(all.len() > 3, "{all:?}");
}

#[test]
fn nb_5_34_after_a_steal_the_turn_is_over() {
    let lines = format!(
        "turn 0; did picked; discard gPI; hand 0 gIN kXX bXX rOO; down 1a set OO bOO gOO kOO; hand 1 bST; {ELSEWHERE}"
    );
    let mut t = table(4, &lines);
    t.play("0: discard gIN; 0: steal 1a; 1: decline").expect("down-a 0 = bOO gOO kOO; turn = 1; phase = main");
}

#[test]
fn nb_5_35_a_stolen_disguise_is_turned_over_and_a_bluff_is_pitched() {
    let lines = |cards: &str| {
        format!(
            "turn 0; did picked; discard gPI; hand 0 gIN kXX bXX rOO; down 1a disguise {cards}; hand 1 bST rST gST; {ELSEWHERE}"
        )
    };
    let mut t = table(4, &lines("bCV gCV WC"));
    t.play("0: discard gIN; 0: steal 1a; 1: decline").expect("lot 0a = set CV; down-a 1 = -");
    assert!(t.seen("3", "down-a 0").iter().all(|card| card != "?"));
    let mut t = table(4, &lines("bCV gCV kNI"));
    t.play("0: discard gIN; 0: steal 1a; 1: decline").expect("down-a 0 = -; down-a 1 = -; #discard = 5; turn = 1");
    assert!(t.seen("3", "discard").iter().all(|card| card != "?"), "everybody saw what it was");
    // The Wildcats of an honest one count.
    let mut t = table_scored("down 0a set CV bCV gCV WC kCV; down 0b set SG bSG rSG gSG");
    t.play("0: discard gXX").expect("score = 7 0 0 0");
}

fn table_scored(lines: &str) -> crate::Table {
    crate::table_with("scored=true", 4, &format!("turn 0; discard gPI; hand 0 gXX; {lines}"))
}

#[test]
fn nb_5_36_a_stolen_set_stays_the_same_set_and_is_no_lay_down() {
    let lines = format!(
        "turn 0; did picked; discard gPI; hand 0 gIN kXX bXX rOO; down 1a set OO bOO gOO kOO; hand 1 bST; {ELSEWHERE}"
    );
    let mut t = table(4, &lines);
    let before = t.view("public").seats[1].downed[0].number;
    t.play("0: discard gIN; 0: steal 1a; 1: decline").expect("downs = 2");
    let after = t.view("public").seats[0].downed[0].number;
    assert_eq!(before, after);
}

#[test]
fn nb_5_37_a_deflection_discarded_in_ones_turn_does_nothing() {
    let mut t = table(4, "turn 0; did picked; discard gPI; hand 0 gDF kXX bXX rOO");
    t.play("0: discard gDF").expect("turn = 1; phase = main");
}

#[test]
fn nb_5_40_a_deflection_answers_interceptions_and_no_bootlegs() {
    let lines = format!(
        "turn 0; did picked; discard gPI; hand 0 gIN BL NB kXX rOO; down 1a set OO bOO gOO kOO; hand 1 gDF bDF rDF kDF; {ELSEWHERE}"
    );
    let mut t = table(4, &lines);
    t.play("0: discard gIN; 0: steal 1a").expect("phase = deflect");
    for card in ["BL", "NB"] {
        let mut t = table(4, &lines);
        t.play(&format!("0: discard {card}; 0: steal 1a"));
        if t.line("truth", "phase") == "bootleg" {
            t.play("0: none");
        }
        t.play("0: name green").expect("turn = 1; phase = main; down-a 0 = bOO gOO kOO");
    }
}
