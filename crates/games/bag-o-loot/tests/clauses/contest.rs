//! Chapter 4: the challenge window, live (`next_draw`).

use super::*;

/// Seat 0 can bag the fives of seat 1; seats 1 and 2 have something to lose, seat 3 has nothing.
const BEFORE: &str = "turn 0; hand 0 11 6 6 5 9; hand 1 2 3; hand 2 1 4; hand 3 7 8; s1 1 5 5 5 5; s2 2 2 2; s3 1 8 8";

#[test]
fn bl_4_30_a_bag_opens_a_window() {
    let mut t = advanced(BEFORE);
    assert_eq!((t.show("window"), t.refusal("2: challenge")), ("-".to_string(), "BL-4.32"));
    t.play("0: bag 11 s1");
    assert_eq!(t.show("window"), "b1 by 0");
    let t = table("turn 0; hand 0 1 2; s1 1 5 5 5 5");
    assert_eq!(t.refusal("1: challenge"), "BL-4.30", "the standard game has no challenges");
}

#[test]
fn bl_4_31_and_bl_5_45_only_others_with_something_to_lose_challenge() {
    let mut t = advanced(BEFORE);
    t.play("0: bag 11 s1");
    assert_eq!(t.refusal("0: challenge"), "BL-5.45");
    assert_eq!(t.refusal("3: challenge"), "BL-4.31");
    assert_eq!((t.legal(1), t.legal(2), t.legal(3)), ("challenge; letgo".into(), "challenge; letgo".into(), "".into()));
    // What counts is the moment of the call: who has lost the last set cannot call any more.
    let mut t = advanced("turn 0; hand 0 11 2 9; s1 0 5 5 5 5; s2 2 2 2");
    t.play("0: bag 11 s1; 0: steal 2 s2");
    assert_eq!(t.refusal("2: challenge"), "BL-4.31");
}

#[test]
fn bl_4_32_the_window_shuts_with_the_next_draw() {
    let mut t = advanced(BEFORE);
    t.play("0: bag 11 s1; 0: open 6 x2");
    assert!(t.allows("2: challenge"));
    t.play("0: knock");
    assert!(t.allows("2: challenge") && t.allows("1: challenge"));
    t.wait(3000).play("1: draw");
    assert_eq!((t.show("window"), t.refusal("2: challenge"), t.legal(2)), ("-".to_string(), "BL-4.32", String::new()));
}

#[test]
fn bl_4_33_without_a_draw_the_first_action_shuts_it() {
    let mut t = advanced(&format!("{BEFORE}; pile -").replace("hand 3 7 8; ", ""));
    t.play("0: bag 11 s1; 0: knock");
    assert_eq!((t.show("phase"), t.show("turn"), t.show("window")), ("play".into(), "1".into(), "b1 by 0".into()));
    t.wait(3000);
    assert!(t.allows("2: challenge"));
    t.play("1: forfeit 2");
    assert_eq!((t.show("window"), t.refusal("2: challenge")), ("-".to_string(), "BL-4.32"));
    // An idle knock does, too.
    let mut t = advanced("turn 0; hand 0 11 9; hand 1 -; hand 2 3; pile -; s1 1 5 5 5 5; s2 2 2 2");
    t.play("0: bag 11 s1; 0: knock");
    assert_eq!(t.refusal("1: knock"), "BL-4.41");
    t.wait(3000).play("1: knock");
    assert_eq!(t.show("window"), "-");
}

/// Seat 0 goes out with a bag.
const LAST: &str = "turn 0; hand 0 3; s1 0 8 8 8 8; s2 2 2 2; s3 1 6 6";

#[test]
fn bl_4_34_a_last_call_ends_when_all_have_let_go_or_with_its_time() {
    let mut t = advanced(LAST);
    t.play("0: bag 3 s1");
    assert_eq!((t.show("phase"), t.to_act(), t.game.wakes_at()), ("lastcall".into(), vec![1, 2], Some(Millis(3000))));
    assert_eq!(t.refusal("0: knock"), "BL-4.34");
    t.play("1: letgo; 2: letgo");
    assert_eq!(t.game.scores(), [10, 2, 2, 0]);
    let mut t = advanced(LAST);
    t.play("0: bag 3 s1").wait(2999);
    assert_eq!(t.show("phase"), "lastcall");
    t.wait(3000);
    assert_eq!(t.game.scores(), [10, 2, 2, 0]);
    // Counted from the last play, and never short for people.
    let mut t = with(4, "mode=advanced challenge_grace_ms=100", "turn 0; hand 0 3 6; s1 0 8 8 8 8; s2 2 2 2; s3 0 6 6");
    t.play("0: bag 3 s1").wait(500).play("0: build 6 s3");
    assert_eq!(t.game.wakes_at(), Some(Millis(3500)));
    // Without time it is over at once.
    let mut t = with(4, "mode=advanced people=no challenge_close=next_draw", LAST);
    t.play("0: bag 3 s1");
    assert_eq!(t.game.scores(), [10, 2, 2, 0]);
    let mut t = with(4, "mode=advanced people=no challenge_close=next_draw challenge_grace_ms=100", LAST);
    t.play("0: bag 3 s1");
    assert_eq!(t.game.wakes_at(), Some(Millis(100)), "computer players need no minimum");
}

#[test]
fn bl_4_34_with_questions_the_last_call_is_one_of_them() {
    let mut t = asking(LAST);
    t.play("0: bag 3 s1");
    assert_eq!((t.show("phase"), t.to_act()), ("contest".to_string(), vec![1, 2]));
    t.play("2: letgo; 1: letgo");
    assert_eq!(t.game.scores(), [10, 2, 2, 0], "nobody is asked twice about the same table");
    let mut t = asking("turn 0; hand 0 3 6; s1 0 8 8 8 8; s2 2 2 2; s3 0 6 6");
    t.play("0: bag 3 s1; 2: letgo; 0: build 6 s3");
    assert_eq!((t.show("phase"), t.to_act()), ("contest".to_string(), vec![2]));
    t.play("2: challenge");
    assert_eq!((t.show("bags 2"), t.show("phase")), ("b1(8 8 8 8 3)".to_string(), "bonus".to_string()));
}

#[test]
fn bl_4_35_the_first_caller_is_the_only_challenger() {
    let mut t = advanced(BEFORE);
    t.play("0: bag 11 s1; 2: challenge");
    assert_eq!(t.show("bags 2"), "b1(5 5 5 5 11)");
    assert_eq!((t.refusal("1: challenge"), t.refusal("2: challenge")), ("BL-4.35", "BL-4.35"));
    let mut t = advanced(BEFORE);
    t.play("0: bag 5 s1; 2: challenge");
    assert_eq!(t.refusal("1: challenge"), "BL-4.35", "while the prize is chosen");
}

#[test]
fn bl_4_36_a_challenge_interrupts_and_play_goes_on() {
    let mut t = advanced(BEFORE);
    t.play("0: bag 5 s1; 2: challenge");
    assert_eq!((t.to_act(), t.refusal("0: open 6 x2"), t.refusal("1: letgo")), (vec![0], "BL-4.36", "BL-4.35"));
    t.play("0: takesets");
    let view = t.view(Viewer::Public);
    assert_eq!((t.show("phase"), view.turn, view.bag_made), ("play".to_string(), 0, true));
    // In the next player's turn, before the draw.
    let mut t = advanced(BEFORE);
    t.play("0: bag 5 s1; 0: knock; 2: challenge; 0: takesets");
    assert_eq!((t.show("phase"), t.show("turn"), t.legal(1)), ("start".into(), "1".into(), "draw".into()));
}

#[test]
fn bl_4_37_there_is_one_window_at_most() {
    roam(4, "mode=advanced", 60, |game| {
        let view = game.view(Viewer::Truth);
        if let Some(window) = view.window {
            assert_eq!(view.bags.last().map(|bag| &bag.name), Some(&window.bag), "it is about the bag made last");
        }
    });
}

#[test]
fn bl_4_40_a_call_counts_at_any_moment_and_in_the_order_of_arrival() {
    let mut t = advanced(BEFORE);
    t.play("0: bag 11 s1; 0: open 6 x2");
    assert_eq!(t.to_act(), [0, 1, 2]);
    t.play("1: challenge");
    assert_eq!(
        (t.show("bags 1"), t.show("phase"), t.show("turn")),
        ("b1(5 5 5 5 11)".into(), "play".into(), "0".into())
    );
    t.play("0: knock");
}

#[test]
fn bl_4_41_the_next_player_waits_for_the_grace_time_or_for_everybody() {
    let mut t = advanced(BEFORE);
    t.play("0: bag 11 s1").wait(1000).play("0: knock");
    assert_eq!((t.refusal("1: draw"), t.legal(1)), ("BL-4.41", "challenge; letgo".to_string()));
    assert_eq!(t.game.wakes_at(), Some(Millis(3000)), "counted from the bag");
    t.wait(3000);
    assert_eq!(t.legal(1), "draw; challenge; letgo");
    // Earlier, once everybody who may challenge has let go; and letting go binds nobody.
    let mut t = advanced(BEFORE);
    t.play("0: bag 11 s1; 0: knock; 1: letgo");
    assert_eq!(t.refusal("1: draw"), "BL-4.41");
    t.play("2: letgo");
    assert_eq!(t.legal(1), "draw");
    assert!(t.allows("2: challenge") && t.allows("1: challenge"));
    t.play("2: challenge");
    assert_eq!(t.show("bags 2"), "b1(5 5 5 5 11)");
}

#[test]
fn bl_4_41_whoever_let_go_is_still_offered_the_challenge() {
    let mut t = advanced(BEFORE);
    t.play("0: bag 11 s1; 2: letgo");
    let mut offers = Vec::new();
    t.game.offers(seat(2), &mut offers);
    assert_eq!((offers, t.legal(2)), (vec![Action::Challenge], String::new()));
    assert!(t.game.off_list(seat(2), Action::Challenge));
}

#[test]
fn bl_4_42_without_a_clock_nothing_else_is_waited_for() {
    let mut t = advanced(BEFORE);
    t.play("0: bag 11 s1").wait(3000).play("0: knock");
    assert_eq!((t.game.wakes_at(), t.allows("1: draw")), (None, true));
    t.wait(4_000_000_000).play("1: draw");
}

#[test]
fn bl_4_49_a_let_go_counts_until_the_maker_plays_again_and_is_not_shown() {
    let mut t = advanced(BEFORE);
    t.play("0: bag 11 s1").hush();
    let before: Vec<_> = [A, B, D, Viewer::Public].map(|viewer| (t.view(viewer), t.awaited(viewer))).into();
    t.play("2: letgo");
    assert_eq!(t.refusal("2: letgo"), "BL-4.49");
    let after: Vec<_> = [A, B, D, Viewer::Public].map(|viewer| (t.view(viewer), t.awaited(viewer))).into();
    assert_eq!(before, after);
    assert!([A, B, D, Viewer::Public].into_iter().all(|viewer| t.told(viewer).is_empty()));
    assert_eq!((t.heard(C), t.view(C).window.unwrap().let_go), (vec!["Seat 2 lets it go.".to_string()], vec![2]));
    t.play("0: open 6 x2");
    assert!(t.allows("2: letgo") && t.view(C).window.unwrap().let_go.is_empty());
}
