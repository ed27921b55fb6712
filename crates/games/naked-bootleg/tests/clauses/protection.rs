//! Chapter 5: Bootleg sets and the Crazy Eight (NB-5.54, NB-5.55). The rest of the protections are in `examples/`.

use crate::{Table, table, table_with};

/// Whether an Interception and a Bootleg may take set 1a.
fn may_take(theirs: &str) -> [bool; 2] {
    ["gIN", "NB"].map(|card| {
        let lines = format!(
            "turn 0; did picked; discard gXX; hand 0 {card} kXX bXX; {theirs}; hand 1 gST rST bST; \
            down 3a set PI bPI rPI gPI; hand 3 kST"
        );
        let mut t = table(4, &lines);
        t.play(&format!("0: discard {card}"));
        t.may("0: steal 1a")
    })
}

#[test]
fn nb_5_54_a_bootleg_set_is_safe_from_everything() {
    assert_eq!(may_take("down 1a set BL BL WC WC"), [false, false]);
    assert_eq!(may_take("down 1a set HM HM WC WC"), [true, true], "another kind with Wildcats is not");
    let mut t = table(
        4,
        "turn 0; did picked; discard gXX; hand 0 BL kXX bXX; down 1a set NB NB WC WC WC; hand 1 gST; \
        down 3a set PI bPI rPI gPI; hand 3 bST",
    );
    t.play("0: discard BL").refuse("0: steal 1a", "NB-5.54");
}

#[test]
fn nb_5_38_nb_5_39_and_nb_5_53_shields_as_they_lie() {
    assert_eq!(may_take("down 1a set DF bDF rDF gDF"), [false, true]);
    assert_eq!(may_take("down 1a set DF bDF rDF kDF"), [false, false]);
    assert_eq!(may_take("down 1a disguise bDF rDF kDF"), [true, true], "not while it is disguised");
    assert_eq!(may_take("down 1a set XX rXX gXX' kXX' WC; down 1b set OO bOO rOO WC"), [false, false]);
    assert_eq!(may_take("down 1a set CV bCV rCV gCV kCV; down 1b forgiven kNI bCV' rCV'"), [false, false]);
    assert_eq!(may_take("down 1a set CV bCV rCV gCV kCV; down 1b disguise kCV' bCV' rCV'"), [true, true]);
}

#[test]
fn nb_5_53_two_sets_stolen_together_are_judged_before_either_moves() {
    let lines = "turn 0; did picked; discard gXX; hand 0 NB kXX bXX; hand 1 gST; down 1a set NI bNI rNI gNI kNI; \
        down 1b set DI bDI rDI gDI; down 3a set PI bPI rPI gPI; hand 3 bST";
    let mut t = table(4, lines);
    t.play("0: discard NB").refuse("0: steal 1a", "NB-5.51");
    let apart = lines.replace("down 1b set DI bDI rDI gDI", "down 1b set SG bSG rSG gSG");
    let mut t = table(4, &apart);
    t.play("0: discard NB; 0: steal 1a; 0: steal 1b; 0: name red").expect("redzone = 0");
}

const EIGHT: &str = "down 0a set PG bPG rPG gPG kPG; down 0b set HC bHC rHC gHC";

fn crazy(options: &str, lines: &str) -> Table {
    table_with(options, 4, &format!("turn 0; did picked; discard gXX; {lines}"))
}

#[test]
fn nb_5_55_a_crazy_eight_wins_at_once_whoever_makes_it() {
    let mut t = crazy("", &format!("{EIGHT}; hand 0 kHC bOO rOO kOO"));
    t.play("0: hit kHC 0b").expect("over = yes; winners = 0");
    // By somebody else's hit.
    let mut t = table(
        4,
        &format!(
            "turn 1; {EIGHT}; hand 1 kHC bOO kOO rOO; hand 0 bST; \
        down 1a set SG bSG rSG gSG kSG; down 1b set NI bNI rNI gNI"
        ),
    );
    t.play("1: hit kHC 0b").expect("over = yes; winners = 0");
    // Unless that card was the acting player's touchdown.
    let mut t = table(
        4,
        &format!(
            "turn 1; {EIGHT}; hand 1 kHC; hand 0 bST; \
        down 1a set SG bSG rSG gSG kSG; down 1b set NI bNI rNI gNI"
        ),
    );
    t.play("1: hit kHC 0b").expect("over = yes; winners = 1");
    // A Wildcat spoils it, and so does a set that is not open.
    let mut t = crazy("", "down 0a set PG bPG rPG gPG kPG; down 0b set HC bHC rHC gHC; hand 0 WC kHC bOO kOO");
    t.play("0: hit WC 0b; 0: hit kHC 0b").expect("over = no");
    let mut t = crazy("", "down 0a set PG bPG rPG gPG kPG; down 0b forgiven bHC rHC gHC; hand 0 kCV bOO kOO rOO");
    t.play("0: hit kCV 0b").expect("over = no");
}

#[test]
fn nb_5_55_fewer_will_do_by_option_and_a_team_wins_as_one() {
    let lines = "down 0a set PG bPG rPG gPG kPG; hand 0 bHC rHC gHC bOO kOO rOO";
    crazy("", lines).lay("0 set HC bHC rHC gHC").expect("over = no");
    crazy("crazy_eight=natural_pair", lines).lay("0 set HC bHC rHC gHC").expect("over = yes; winners = 0");
    let mut t = crazy("teams=2v2", &format!("{EIGHT}; hand 0 kHC bOO rOO kOO"));
    t.play("0: hit kHC 0b").expect("over = yes; winners = 0 2");
}

#[test]
fn nb_5_55_a_last_card_that_lets_a_team_member_exit_wins_by_the_crazy_eight() {
    // It completes the player's own formation,
    let mut t = crazy("teams=2v2", &format!("{EIGHT}; hand 0 kHC"));
    t.play("0: hit kHC 0b").expect("over = yes; winners = 0 2");
    // a partner's,
    let redzone = |seat: u8| format!("down {seat}a set SG bSG rSG gSG kSG; down {seat}b set NI bNI rNI gNI");
    let mut t = table_with(
        "teams=2v2",
        4,
        &format!("turn 2; did picked; discard gXX; {EIGHT}; hand 2 kHC; hand 0 bST; {}", redzone(2)),
    );
    t.play("2: hit kHC 0b").expect("over = yes; winners = 0 2");
    // or an opponent's, whose team wins by it.
    let mut t = table_with(
        "teams=2v2",
        4,
        &format!("turn 1; did picked; discard gXX; {EIGHT}; hand 1 kHC; hand 0 bST; {}", redzone(1)),
    );
    t.play("1: hit kHC 0b").expect("over = yes; winners = 0 2");
    // Where the exit ends the round by itself, the touchdown counts first.
    let mut t = table_with(
        "teams=2v2",
        4,
        &format!(
            "turn 1; exited 3; did picked; discard gXX; {EIGHT}; hand 1 kHC; hand 0 bST; {}; \
            down 3a set OO bOO rOO gOO kOO; down 3b set DI bDI rDI gDI",
            redzone(1)
        ),
    );
    t.play("1: hit kHC 0b").expect("over = yes; winners = 1 3");
}

#[test]
fn nb_5_55_the_formation_of_a_player_who_has_exited_counts() {
    let lines = format!(
        "turn 2; exited 0; did picked; discard gXX; {EIGHT}; hand 2 kHC bOO rOO kOO; \
        down 2a set SG bSG rSG gSG kSG; down 2b set NI bNI rNI gNI"
    );
    let mut t = table_with("teams=2v2", 4, &lines);
    t.play("2: hit kHC 0b").expect("over = yes; winners = 0 2");
    // In Last Man Standing who has exited is safe already, and nothing more comes of it.
    let mut t = table_with("remix=last_man_standing", 4, &lines);
    t.play("2: hit kHC 0b").expect("over = no; active = 1 2 3; turn = 2; phase = main");
}
