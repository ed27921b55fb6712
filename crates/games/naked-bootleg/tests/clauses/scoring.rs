//! Chapter 6: the end of a round, quarters, overtime.

use crate::{Table, table, table_with};

const REDZONE: &str = "down 0a set SG bSG rSG gSG kSG; down 0b set NI bNI rNI gNI";
const WINS: &str = "turn 0; discard gPI; hand 0 gXX; down 0a set SG bSG rSG gSG kSG; down 0b set NI bNI rNI gNI";

fn scored(lines: &str) -> Table {
    table_with("scored=true", 4, lines)
}

#[test]
fn nb_6_1_the_last_card_counts_however_it_goes() {
    table(4, WINS).play("0: discard gXX").expect("over = yes; winners = 0");
    let mut t = table(4, &format!("turn 0; {REDZONE}; hand 0 kNI"));
    t.play("0: hit kNI 0b").expect("winners = 0");
    let mut t = table(4, &format!("turn 0; {REDZONE}; discard gPI; hand 0 gXX kXX"));
    t.play("0: discard gXX; 0: stack kXX; 0: stack done").expect("winners = 0");
    let mut t = table(4, "turn 0; down 0a set SG bSG rSG gSG kSG; hand 0 bNI rNI gNI");
    t.lay("0 set NI bNI rNI gNI").expect("winners = 0");
    let mut t = table(
        4,
        &format!("turn 3; discard bPI; down 3a set OO bOO rOO gOO; hand 3 bDP kXX gDI; {REDZONE}; hand 0 bP6"),
    );
    t.play("3: discard bDP; 0: answer bP6").expect("winners = 0");
    // A steal with the last card that completes the objective.
    let mut t = table(
        4,
        "turn 0; discard gPI; hand 0 gIN; down 0a set SG bSG rSG gSG; down 1a set OO bOO rOO gOO kOO; hand 1 #3",
    );
    t.play("0: discard gIN; 1: decline").expect("winners = 0");
}

#[test]
fn nb_6_2_no_cards_otherwise_is_no_touchdown_and_one_picks_up() {
    let mut t =
        table(4, &format!("turn 3; did picked; discard gPI; hand 3 gIN kXX gDI; {REDZONE}; hand 0 rST; hand 1 #4"));
    t.play("3: discard gIN; 3: grab 1; 0: decline; 3: keep rST").expect("over = no; hand 0 = -; turn = 0");
    assert_eq!(t.legal(0), ["pick pylon"]);
    // A last card that stole a bluff.
    let mut t = table(
        4,
        "turn 0; discard gPI; hand 0 gIN; down 0a set SG bSG rSG gSG; down 1a disguise bCV rCV gCV kNI; hand 1 #3",
    );
    t.play("0: discard gIN; 1: decline").expect("over = no; hand 0 = -; turn = 1");
}

#[test]
fn nb_6_3_a_whole_hand_at_once_needs_no_call() {
    let mut t = table(4, "turn 0; down 0a set SG bSG rSG gSG kSG; hand 0 bNI rNI gNI");
    t.play("0: begin set NI; 0: add bNI; 0: add rNI; 0: add gNI");
    assert_eq!(t.legal(0), ["done"]);
    t.play("0: done").expect("over = yes; exposed = -");
}

#[test]
fn nb_6_4_a_crazy_eight_ends_the_round() {
    let mut t = scored(
        "turn 0; down 0a set PG bPG rPG gPG kPG; down 0b set HC bHC rHC gHC; hand 0 kHC bOO rOO kOO; down 1a set XX bXX rXX gXX",
    );
    t.play("0: hit kHC 0b").expect("round = 2; score = 8 2 0 0");
}

#[test]
fn nb_6_5_in_a_team_game_a_touchdown_is_an_exit() {
    let teams = |lines: &str| table_with("teams=2v2", 4, lines);
    let mut t = teams(WINS);
    t.play("0: discard gXX").expect("over = no; active = 1 2 3; turn = 1; #down-a 0 = 4");
    let exited = "exited 2; down 2a set OO bOO rOO gOO kOO; down 2b set DI bDI rDI gDI";
    teams(&format!("{WINS}; {exited}")).play("0: discard gXX").expect("over = yes; winners = 0 2");
    // The action of the last card is carried out, without gain or loss for the player.
    let mut t = teams(&format!("turn 0; {REDZONE}; discard gPI; hand 0 gIN; hand 1 gST rST"));
    t.play("0: discard gIN; 0: grab 2; 1: decline").expect("hand 0 = -; hand 1 = -; #discard = 4; turn = 1");
    assert_eq!(t.seen("0", "discard").iter().filter(|card| *card == "?").count(), 2, "pitched unseen by the thief");
    let mut t = teams(&format!("turn 0; {REDZONE}; discard gPI; hand 0 HM"));
    t.play("0: discard HM; 0: name red").expect("turn = 1; colour = red");
    let mut t = teams(&format!("turn 0; {REDZONE}; discard kPI; hand 0 kFR"));
    t.play("0: discard kFR").expect("turn = 1; #down-a 0 = 4; #down-b 0 = 3");
    let mut t = teams(&format!("turn 0; {REDZONE}; discard bPI; hand 0 bP6; hand 1 #3"));
    t.play("0: discard bP6; 1: decline").expect("#hand 1 = 9; turn = 2");
}

#[test]
fn nb_6_6_four_quarters_are_added_up() {
    let mut t = scored(&format!("{WINS}; round 1; score 1 5"));
    t.play("0: discard gXX").expect("round = 2; score = 8 5 0 0; over = no; #hand 0 = 10");
    let mut t = scored(&format!("{WINS}; round 4; score 0 9; score 1 10; wins 0 1"));
    t.play("0: discard gXX").expect("over = yes; score = 17 10 0 0; winners = 0");
}

#[test]
fn nb_6_7_wildcats_lower_the_points_of_the_winner() {
    let points = |lines: &str| {
        scored(&format!("turn 0; discard gPI; hand 0 gXX; {lines}")).play("0: discard gXX").game.scores[0]
    };
    assert_eq!(points(REDZONE), 8);
    assert_eq!(points("down 0a set SG bSG rSG gSG WC; down 0b set NI bNI rNI gNI"), 7);
    assert_eq!(points("down 0a set SG bSG rSG gSG WC; down 0b set NI bNI rNI WC"), 6);
    assert_eq!(points("down 0a set SG bSG WC WC WC; down 0b set NI bNI rNI WC"), 6);
}

#[test]
fn nb_6_8_losers_get_points_for_what_is_down() {
    let mut t = scored(&format!("{WINS}; down 1a streak red rST rXX rOO rDI rCV rPG rHC; down 2a set OO bOO gOO kOO"));
    t.play("0: discard gXX").expect("score = 8 3 2 0");
    let lines = format!(
        "{WINS}; exited 2; down 2a set OO bOO rOO gOO kOO; down 2b set DI bDI rDI gDI; \
        down 1a streak red rST rXX rPI rPI' rCV rPG rHC"
    );
    let mut t = table_with("scored=true teams=2v2", 4, &lines);
    t.play("0: discard gXX").expect("score = 8 2 8 2");
}

#[test]
fn nb_6_9_a_set_still_disguised_has_no_wildcats() {
    let mut t = scored(
        "turn 0; discard gPI; hand 0 gXX; down 0a disguise bCV WC WC WC; down 0b set NI bNI rNI gNI; \
        down 1a disguise kOO kDI kPG; hand 1 #4",
    );
    t.play("0: discard gXX").expect("score = 8 2 0 0");
}

#[test]
fn nb_6_10_wildcats_hit_by_others_count() {
    let mut t = scored(
        "turn 3; down 3a set OO bOO rOO gOO kOO; down 3b set DI bDI rDI gDI; hand 3 WC gCV kXX; \
        discard gPI; hand 0 gXX; down 0a set SG bSG rSG gSG kSG; down 0b set NI bNI rNI gNI",
    );
    t.play("3: hit WC 0b; 3: discard gCV omaha; 0: discard gXX").expect("score = 7 0 0 3");
}

#[test]
fn nb_6_11_three_quarters_in_a_row_win_the_game() {
    let mut t = scored(&format!("{WINS}; round 3; wins 0 2; score 0 16; score 1 30"));
    t.play("0: discard gXX").expect("over = yes; winners = 0");
    let mut t = scored(&format!("{WINS}; round 3; wins 0 1; wins 1 1; score 0 16"));
    t.play("0: discard gXX").expect("over = no; round = 4");
}

#[test]
fn nb_6_12_a_tie_for_first_goes_to_overtime() {
    let mut t = scored(&format!("{WINS}; round 4; score 0 2; score 1 10; score 2 10; score 3 10; wins 1 1"));
    t.play("0: discard gXX").expect("over = no; round = 5; score = 10 10 10 10; #hand 0 = 10");
    let mut t = scored(&format!("dealer 1; {WINS}; round 4; score 0 2; score 1 10; score 2 10; score 3 1"));
    t.play("0: discard gXX").expect("round = 5; #hand 3 = 0; #hand 1 = 10; dealer = 2; turn = 0");
    // Two players: their own deck.
    let mut t = scored(&format!("{WINS}; round 4; score 0 2; score 1 10"));
    t.play("0: discard gXX").expect("phase = coin; round = 5");
    let chooser = t.game.to_act().first().expect("somebody won the coin");
    t.play(&format!("{chooser}: dealer 0")).expect("#box = 12; #hand 0 = 10; #hand 1 = 10; #hand 2 = 0; turn = 1");
}

use kernel::Game;

#[test]
fn nb_6_13_a_coin_decides_who_names_the_dealer() {
    let choosers: std::collections::BTreeSet<String> = (0..20)
        .map(|turns| {
            let mut t = scored(&format!("{WINS}; round 4; score 0 2; score 1 10; asked {turns}"));
            t.play("0: discard gXX").expect("phase = coin").value("to act")
        })
        .collect();
    assert_eq!(choosers.into_iter().collect::<Vec<_>>(), ["0", "1"]);
    // Teams: the lowest seat of the side, and any seat may be named.
    let lines = format!(
        "{WINS}; exited 2; down 2a set OO bOO rOO gOO kOO; down 2b set DI bDI rDI gDI; round 4; \
        score 0 2; score 2 2; score 1 10; score 3 10"
    );
    let mut t = table_with("scored=true teams=2v2", 4, &lines);
    t.play("0: discard gXX").expect("phase = coin; score = 10 10 10 10");
    let chooser = t.value("to act");
    assert!(["0", "1"].contains(&chooser.as_str()));
    assert_eq!(t.legal(chooser.parse().expect("a seat")), ["dealer 0", "dealer 1", "dealer 2", "dealer 3"]);
    t.play(&format!("{chooser}: dealer 3")).expect("dealer = 3; turn = 0");
}

#[test]
fn nb_6_14_the_overtime_decides_and_adds_no_points() {
    let mut t = scored(&format!("{WINS}; round 5; playing 0 1; score 0 20; score 1 20; score 2 3"));
    t.play("0: discard gXX").expect("over = yes; winners = 0; score = 20 20 3 0");
    // Called: by merit; equals share.
    let lines = "round 5; playing 0 1; score 0 20; score 1 20; turn 0; turns 79; did picked";
    let mut t = table_with("scored=true turn_cap=40", 4, &format!("{lines}; hand 0 #4; hand 1 #5"));
    t.play("0: pass").expect("over = yes; winners = 0");
    let mut t = table_with("scored=true turn_cap=40", 4, &format!("{lines}; hand 0 #5; hand 1 #5"));
    t.play("0: pass").expect("over = yes; winners = 0 1");
}

#[test]
fn nb_6_15_without_points_one_round_decides() {
    table(4, WINS).play("0: discard gXX").expect("over = yes; winners = 0; round = 1");
}
