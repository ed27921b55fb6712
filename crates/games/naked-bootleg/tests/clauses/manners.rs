//! Chapter 8: calls, wrong moves and the clock.

use crate::{Table, list, seat, table, table_with};
use naked_bootleg::Action;

const SET: &str = "down 0a set SG bSG rSG gSG";

#[test]
fn nb_8_1_nb_8_2_and_nb_8_3_a_missing_call_can_be_caught_for_a_while() {
    let lines = format!("turn 0; {SET}; discard gPI; hand 0 gXX gOO");
    let mut t = table(4, &lines);
    t.play("0: discard gXX omaha").expect("said = 0; exposed = -");
    let mut t = table(4, &lines);
    t.play("0: discard gXX").expect("said = -; exposed = 0");
    t.play("3: catch 0").expect("exposed = -; #hand 0 = 3; lost = 1 0 0 0; said = -; to act = 1");
    t.refuse("2: catch 0", "NB-8.2");
    // It is needed each time.
    let mut t = table(4, &format!("{lines}; said 0"));
    t.play("0: discard gXX").expect("exposed = 0; said = 0");
    // A teammate does not catch; the window closes after a whole turn of somebody else.
    let mut t = table_with("teams=2v2", 4, &lines);
    t.play("0: discard gXX").refuse("2: catch 0", "NB-8.2");
    t.play("1: pick pylon; 1: pass").expect("exposed = -").refuse("3: catch 0", "NB-8.2");
    // Exited opponents watch as well.
    let mut t = table_with(
        "teams=2v2",
        4,
        &format!("{lines}; exited 1; down 1a set OO bOO rOO gOO kOO; down 1b set DI bDI rDI gDI"),
    );
    t.play("0: discard gXX; 1: catch 0").expect("#hand 0 = 3");
}

#[test]
fn nb_8_2_only_who_takes_part_in_the_round_catches() {
    let lines = format!("turn 0; {SET}; discard gPI; hand 0 gXX gOO");
    // Eliminated in an earlier round of Last Man Standing.
    let mut t = table_with("remix=last_man_standing", 4, &format!("{lines}; round 2; out 2; playing 0 1 3"));
    t.play("0: discard gXX").refuse("2: catch 0", "NB-8.2");
    assert!(t.offers(2).is_empty());
    t.play("3: catch 0").expect("#hand 0 = 3");
    // Sitting out an overtime.
    let mut t = table_with("scored=true", 4, &format!("{lines}; round 5; playing 0 1 3"));
    t.play("0: discard gXX").refuse("2: catch 0", "NB-8.2");
    t.play("3: catch 0").expect("#hand 0 = 3");
    // Gone.
    let mut t = table_with("leaver=forfeit", 4, &lines);
    t.play("2: forfeit; 0: discard gXX").refuse("2: catch 0", "NB-8.2");
    // Nobody catches who has missed nothing, or a seat that is not there.
    table(4, &lines).refuse("1: catch 0", "NB-8.2").refuse("1: catch 7", "NB-8.2");
}

#[test]
fn nb_8_4_wrong_moves_are_refused_or_cost_something() {
    let lines = "turn 0; discard gPI; hand 0 gXX kOO rDI";
    table(4, lines).refuse("0: discard gXX", "NB-4.15").refuse("1: pick pylon", "NB-8.4");
    for card in ["gXX", "kOO"] {
        let mut t = table_with("illegal_moves=penalise", 4, lines);
        t.play(&format!("0: discard {card}")).expect("turn = 1; #hand 0 = 3; discard = gPI; lost = 0 0 0 0");
        assert_eq!(t.seen("2", "hand 0").iter().filter(|shown| **shown == card).count(), 1, "it was shown");
    }
    let mut t = table_with("illegal_moves=penalise", 4, lines);
    t.play("2: pick pylon").expect("lost = 0 0 1 0; to act = 0; #hand 2 = 10");
    t.refuse("2: pick discard", "NB-8.4");
}

#[test]
fn nb_8_5_calls_are_taken_during_main_lay_down_and_stack_only() {
    let lines = "turn 0; did picked; exposed 2; hand 2 kST; hand 0 bSG rSG gSG kXX gOO bDI rSP; discard rPI";
    let mut t = table(4, lines);
    assert!(t.may("1: catch 2") && t.may("0: catch 2") && t.may("3: catch 2"));
    assert!(t.offers(3).contains(&"catch 2".to_string()) && t.legal(3).is_empty());
    t.play("0: begin set SG; 0: add bSG; 1: catch 2").expect("to act = 0; phase = build; #hand 2 = 3");
    let mut t = table(4, lines);
    t.play("0: discard rSP").refuse("1: catch 2", "NB-8.5");
    // Caught in one's own lay-down: the cards join the hand and may be chosen.
    let mut t = table(
        4,
        "turn 0; exposed 0; hand 0 bSG rSG gSG kSG; pylon kXX gOO ...; down 1a set NI bNI rNI gNI; down 0a set PI bPI rPI gPI",
    );
    t.play("0: begin set SG; 0: add bSG; 0: add rSG; 0: add gSG; 0: add kSG");
    assert_eq!(t.legal(0), ["done"]);
    t.play("1: catch 0").expect("phase = build; #hand 0 = 6; lost = 1 0 0 0");
    assert_eq!(t.legal(0), ["done"]);
    t.play("0: done").expect("#hand 0 = 2; over = no");
    let redzone = "down 0a set SG bSG rSG gSG kSG; down 0b set NI bNI rNI gNI";
    let mut t = table(4, &format!("turn 0; exposed 0; {redzone}; discard bPI; hand 0 bXX kXX; pylon rXX gOO ..."));
    t.play("0: discard bXX; 1: catch 0");
    assert_eq!(t.legal(0), list(&["stack rXX", "stack kXX", "stack done"]));
}

#[test]
fn nb_8_5_bots_are_asked_for_calls_when_a_play_is_complete() {
    use kernel::{Game, Heuristic, SeatSet};
    let callers = |t: &Table| t.game.callers().iter().map(|seat| seat.number()).collect::<Vec<_>>();
    // Whoever could catch, the seat on turn included; and the owner of a disguise, who might taunt.
    let lines = "turn 0; did picked; exposed 2; hand 2 kST; hand 0 bSG rSG gSG kXX kOO bDI rSP; discard rPI; \
        down 2a disguise bCV rCV gNI; down 2b set NI bNI rNI kNI WC";
    let mut t = table(4, lines);
    assert_eq!(callers(&t), [0, 1, 2, 3]);
    assert_eq!(t.game.call(seat(3)), Some(Action::Catch(seat(2))));
    assert_eq!(t.game.call(seat(2)), None, "a taunt is never advised");
    // Nobody while a lay-down or a stack is going on, nor in a window.
    t.play("0: begin set SG");
    assert_eq!(t.game.callers(), SeatSet::EMPTY);
    t.play("0: add bSG; 0: add rSG; 0: add gSG; 0: done");
    assert_eq!(callers(&t), [0, 1, 2, 3]);
    t.play("0: discard rSP");
    assert_eq!((t.game.callers(), t.game.call(seat(3))), (SeatSet::EMPTY, None));
    // Teammates and those who sit out have nothing to call.
    let t = table_with("teams=2v2", 4, "turn 0; exposed 2; hand 2 kST");
    assert_eq!(callers(&t), [1, 3]);
    let t = table_with("scored=true", 4, "turn 0; round 5; playing 0 1 2; exposed 2; hand 2 kST");
    assert_eq!(callers(&t), [0, 1]);
    assert!(callers(&table(4, "turn 0")).is_empty());
}

#[test]
fn nb_8_6_without_a_clock_nothing_happens_and_with_one_time_decides() {
    use kernel::Game;
    assert_eq!(table(4, "turn 0").game.wakes_at(), None);
    let clock = |options: &str, lines: &str| {
        let mut t = table_with(&format!("clock=10 {options}"), 4, &format!("turn 0; {lines}"));
        t.clock(10_000);
        t
    };
    clock("", "hand 0 gXX kOO").expect("#hand 0 = 3; turn = 1; lost = 0 0 0 0");
    clock("delay_of_game=lose_turn", "hand 0 gXX kOO").expect("#hand 0 = 3; turn = 1; lost = 1 0 0 0");
    clock("", "hand 0 gXX kOO; did picked").expect("#hand 0 = 2; turn = 1");
    // Only the discard pile has a card.
    clock("", "hand 0 gXX kOO; hand 1 bOO; hand 2 gOO; hand 3 #103; pylon -; discard gPI")
        .expect("hand 0 = gPI gXX kOO");
    // What is being laid down goes back.
    clock("", "hand 0 bSG rSG gSG kXX; phase build set SG bSG rSG").expect("#hand 0 = 5; down-a 0 = -; turn = 1");
    // A stack is closed, with the call.
    let redzone = "down 0a set SG bSG rSG gSG kSG; down 0b set NI bNI rNI gNI";
    clock("", &format!("{redzone}; discard bPI; hand 0 bXX kXX; phase stack bXX"))
        .expect("turn = 1; said = 0; hand 0 = kXX");
    // Windows are declined, what may be left is left, forced choices take the lowest.
    clock("", "did picked; hand 0 gXX; hand 1 #4; discard gDP; phase chain 1 1 0").expect("#hand 1 = 5; turn = 2");
    clock("", "did picked; hand 0 gXX; hand 1 #4; discard gSP; phase effect 0 spy").expect("turn = 1");
    clock("", "did picked; hand 0 gXX; hand 1 #4; discard kHO; phase effect 0 skip 1 3").expect("turn = 2");
    clock("", "did picked; hand 0 gXX; hand 1 #4; discard WC; phase effect 0 colour").expect("colour = blue; turn = 1");
}
