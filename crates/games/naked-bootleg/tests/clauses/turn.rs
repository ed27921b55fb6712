//! Chapter 4: the course of a turn.

use crate::{list, table, table_with};

const SET: &str = "down 0a set NI bNI rNI gNI";
const REDZONE: &str = "down 0a set NI bNI rNI gNI kNI; down 0b set DI bDI rDI gDI";

#[test]
fn nb_4_8_a_turn_is_a_pick_up_what_one_likes_and_a_discard_or_pass_by_the_player_on_turn() {
    let mut t = table(4, "turn 0; discard gPI; hand 0 bSG rSG gSG kXX gOO bDI rCV; pylon kPG ...");
    t.refuse("1: pass", "NB-4.8").refuse("1: discard gOO", "NB-4.8");
    t.play("0: pick pylon").lay("0 set SG bSG rSG gSG").play("0: discard gOO").expect("turn = 1");
    table(4, "turn 0").play("0: pick pylon; 0: pass").expect("turn = 1");
}

#[test]
fn nb_4_9_and_nb_4_10_only_a_discard_or_a_pass_ends_the_turn_and_there_is_one_discard() {
    let mut t = table(
        4,
        &format!(
            "turn 0; discard gPI; {REDZONE}; down 1a disguise bCV rCV kXX; hand 0 kDI gXX gOO rSG; hand 1 gSG rPG"
        ),
    );
    t.play("0: hit kDI 0b; 0: challenge 1a").expect("turn = 0; phase = main");
    t.play("0: discard gXX").expect("turn = 1");
    t.refuse("0: discard gOO", "NB-4.8");
    // Discarding is never a must.
    assert!(table(4, "turn 0; did picked; discard gPI; hand 0 gXX gOO rSG").may("0: pass"));
}

#[test]
fn nb_4_11_a_lost_turn_is_crossed_off_when_it_would_begin() {
    let mut t = table(4, "turn 0; did picked; lost 1 2; lost 2 1");
    t.play("0: pass").expect("turn = 3; lost = 0 1 0 0");
    assert!(t.told("public").contains(&"Seat 1 misses a turn.".to_string()));
}

#[test]
fn nb_4_12_a_pylon_card_is_unseen_by_others_and_comes_before_anything_else() {
    let mut t = table(4, "turn 0; pylon kPG ...; hand 0 bSG rSG gSG kXX gOO bDI");
    t.play("0: pick pylon");
    assert!(t.zone("hand 0").contains(&"kPG".to_string()));
    assert_eq!(t.seen("1", "hand 0"), ["?"; 7]);
    assert!(t.faces_told("0").contains(&"kPG".to_string()) && t.faces_told("1").is_empty());
    // Nothing can be had.
    table(4, &format!("turn 0; {}", nothing_left("gXX"))).refuse("0: pick pylon", "NB-4.12");
}

/// All cards are in the hand of seat 3 but the top discard and seat 0's.
fn nothing_left(top: &str) -> String {
    format!("discard {top}; hand 0 rOO; hand 1 bOO; hand 2 gOO; hand 3 #104; pylon -")
}

#[test]
fn nb_4_13_the_top_discard_may_be_taken_unless_dead_or_in_the_redzone() {
    let mut t = table(4, "turn 0; discard gPI rNI; hand 0 gXX");
    t.play("0: pick discard").expect("discard = gPI");
    assert!(t.seen("2", "hand 0").contains(&"rNI".to_string()), "everybody saw which card was taken");
    table(4, &format!("turn 0; discard gPI; {REDZONE}")).refuse("0: pick discard", "NB-4.13");
    table(4, "turn 0").refuse("0: pick discard", "NB-4.13");
    table(4, "turn 0; discard gHO").refuse("0: pick discard", "NB-1.5");
}

#[test]
fn nb_4_14_one_pick_up_before_laying_down_and_hitting_a_challenge_at_any_time() {
    let mut t =
        table(4, "turn 0; discard gPI; hand 0 bSG rSG gSG kXX gOO bDI; down 1a disguise bCV rCV kNI; hand 1 gSG rPG");
    t.play("0: pick discard").refuse("0: pick pylon", "NB-4.14");
    assert!(t.may("0: challenge 1a"), "after a pick-up");
    assert!(t.may("0: discard gPI"), "the card just taken may go back");
    let mut t = table(4, "turn 0; hand 0 bSG rSG gSG kXX gOO bDI; down 1a disguise bCV rCV kNI; hand 1 gSG rPG");
    t.play("0: challenge 1a");
    assert!(t.may("0: pick pylon"), "a challenge does not close the pick-up");
    t.lay("0 set SG bSG rSG gSG").refuse("0: pick pylon", "NB-4.14");
    let mut t = table(4, &format!("turn 0; {SET}; hand 0 kNI gXX rOO"));
    t.play("0: hit kNI 0a").refuse("0: pick pylon", "NB-4.14").refuse("0: pick discard", "NB-4.14");
}

#[test]
fn nb_4_15_and_nb_4_16_who_need_not_pick_up_before_a_discard() {
    let discard = |lines: &str| {
        table(4, &format!("turn 0; discard gPI; hand 0 gXX rOO kSG bSG rSG gSG; {lines}")).may("0: discard gXX")
    };
    assert!(!discard(""), "with nothing downed a pick-up is owed");
    assert!(discard("did picked"), "picked up");
    assert!(discard(SET), "the owner of a single set");
    assert!(discard(REDZONE), "in the redzone");
    let mut t = table(4, "turn 0; discard gPI; hand 0 gXX rOO kSG bSG rSG gSG");
    t.lay("0 set SG bSG rSG gSG");
    assert!(t.may("0: discard gXX"), "laid down in this turn");
    let t = table(4, "turn 0; discard gHO; hand 0 gXX; hand 1 bOO; hand 2 gOO; hand 3 #104; pylon -");
    assert!(!t.may("0: discard gXX"), "the last card of somebody with nothing downed");
    let t = table(4, "turn 0; discard gHO; hand 0 gXX rOO; hand 1 bOO; hand 2 gOO; hand 3 #103; pylon -");
    assert!(t.may("0: discard gXX"), "no pick-up is possible: the top is dead and there is no pylon");
}

#[test]
fn nb_4_17_in_passing_only_a_steal_is_offered() {
    let lines = "turn 0; discard bPI; hand 0 bIN BL gXX rOO; hand 1 gSG rPG kPG";
    let mut t = table(4, &format!("{lines}; down 1a set OO bOO rOO' gOO; down 2a set XX bXX rXX kXX"));
    assert!(t.may("0: discard bIN") && t.may("0: discard BL"));
    t.play("0: discard BL");
    assert_eq!(t.legal(0), list(&["steal 1a", "steal 2a"]), "no `none`");
    table(4, lines).refuse("0: discard BL", "NB-4.17").refuse("0: discard bIN", "NB-4.17");
    // With a set of one's own the pick-up is not owed anyway, and everything is offered.
    let mut t = table(4, &format!("{lines}; {SET}; down 1a set OO bOO rOO' gOO kOO"));
    t.play("0: discard bIN");
    assert_eq!(t.legal(0), list(&["none", "steal 1a", "grab 1", "grab 2"]));
}

#[test]
fn nb_4_18_one_may_pass_after_doing_something_or_when_nothing_can_be_picked_up() {
    table(4, &format!("turn 0; {REDZONE}; discard gPI; hand 0 rOO kSG")).refuse("0: pass", "NB-4.18");
    for did in ["picked", "downed", "hit"] {
        assert!(table(4, &format!("turn 0; did {did}")).may("0: pass"), "{did}");
    }
    let t = table(4, "turn 0; discard gHO; hand 0 -; hand 1 bOO; hand 2 gOO; hand 3 #105; pylon -");
    assert_eq!(t.legal(0), ["pass"]);
    // In the redzone one may pick up even if one could discard.
    assert!(table(4, &format!("turn 0; {REDZONE}; discard gPI; hand 0 gOO kSG")).may("0: pick pylon"));
}

#[test]
fn nb_4_32_there_is_always_something_to_do() {
    for lines in
        ["", "hand 0 -", REDZONE, "did picked", "discard gHO; hand 0 -; hand 1 bOO; hand 2 gOO; hand 3 #105; pylon -"]
    {
        let t = table(4, &format!("turn 0; {lines}"));
        let legal = t.legal(0);
        assert!(legal.contains(&"pick pylon".to_string()) != legal.contains(&"pass".to_string()), "{lines}: {legal:?}");
    }
}

#[test]
fn nb_4_58_the_end_of_a_turn_wipes_what_was_noted_for_it() {
    let mut t = table(4, "turn 0; turns 7; exposed 2; fresh 3; did picked moved");
    t.play("0: pass").expect("turns = 8; turn = 1; exposed = 3");
    let view = t.view("public");
    assert!(!view.picked && !view.downed && !view.hit);
    t.play("1: pick pylon; 1: pass").expect("exposed = -");
}

#[test]
fn nb_4_59_an_extra_turn_is_a_complete_turn_of_the_same_player() {
    let mut t = table(4, "turn 0; did picked; discard gPI; hand 0 HM HM gXX rOO kSG");
    t.play("0: discard HM; 0: name green; 0: again").expect("turn = 0");
    assert!(t.may("0: pick pylon") && !t.may("0: discard gXX"), "the pick-up is owed anew");
    t.play("0: pick pylon; 0: discard HM; 0: name red; 0: none").expect("turn = 1");
}

#[test]
fn nb_4_60_half_finished_moves_are_private() {
    let mut t = table(4, &format!("turn 0; {REDZONE}; discard gPI; hand 0 gXX kXX rOO; down 1a set OO bOO gOO kOO"));
    let before = t.view("1");
    t.play("0: discard gXX");
    assert!(t.facts.0.is_empty(), "nobody is told anything");
    assert_eq!(t.view("1"), before);
    assert_eq!(
        (t.line("1", "phase"), t.line("public", "phase"), t.line("0", "phase")),
        ("main".into(), "main".into(), "stack".into())
    );
    t.play("0: stack done");
    assert_eq!(t.faces_told("1"), ["gXX"]);
    // Laying down, too.
    let mut t = table(4, "turn 0; hand 0 bSG rSG gSG kXX gOO bDI rCV");
    let before = t.view("2");
    t.play("0: begin set SG; 0: add bSG; 0: add rSG; 0: add gSG");
    assert_eq!(t.view("2"), before);
    assert_eq!(t.view("0").draft.map(|draft| draft.cards), Some(list(&["bSG", "rSG", "gSG"])));
    // To others all private steps are the same choice.
    use kernel::Game;
    let t = table(4, "turn 0; hand 0 bSG rSG gSG kXX gOO bDI rCV");
    let outside = |text: &str| t.game.outside(crate::seat(0), text.parse().unwrap());
    assert_eq!(outside("begin set SG"), outside("begin disguise"));
    assert_ne!(outside("pick pylon"), outside("begin disguise"));
}

#[test]
fn nb_4_60_private_steps_run_on_the_clock_of_the_main_choice() {
    use kernel::Game;
    let mut t = table_with("clock=30", 4, "turn 0; hand 0 bSG rSG gSG kXX gOO bDI rCV");
    t.now = 5_000;
    t.play("0: begin set SG; 0: add bSG; 0: add rSG; 0: add gSG");
    assert_eq!(t.game.wakes_at().map(|at| at.0), Some(30_000));
    t.play("0: done");
    assert_eq!(t.game.wakes_at().map(|at| at.0), Some(35_000));
}
