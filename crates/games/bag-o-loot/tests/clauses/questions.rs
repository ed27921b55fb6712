//! Chapter 4: the challenge window by questions (`all_respond`).

use super::*;

const BEFORE: &str = "turn 0; hand 0 11 6 6 5 9; hand 1 2 3; hand 2 1 4; hand 3 7 8; s1 1 5 5 5 5; s2 2 2 2; s3 1 8 8";

#[test]
fn bl_4_45_all_answer_at_once_and_in_secret() {
    let mut t = asking(BEFORE);
    t.play("0: bag 11 s1");
    assert_eq!((t.show("phase"), t.to_act(), t.legal(3)), ("contest".to_string(), vec![1, 2], String::new()));
    assert_eq!((t.refusal("0: open 6 x2"), t.refusal("0: knock")), ("BL-4.45", "BL-4.45"));
    t.hush();
    let outside = |action| t.game.outside(seat(2), action);
    assert_eq!(outside(Action::Challenge), outside(Action::LetGo));
    let see = |t: &Table| [A, B, D, Viewer::Public].map(|viewer| (t.view(viewer), t.awaited(viewer), t.told(viewer)));
    let before = see(&t);
    let mut let_go = asking(BEFORE);
    let_go.play("0: bag 11 s1").hush().play("2: letgo");
    t.play("2: challenge");
    assert_eq!((see(&t), see(&let_go)), (before.clone(), before));
    assert_eq!((t.to_act(), t.refusal("2: letgo")), (vec![1], "BL-4.45"));
    assert_eq!((t.view(C).window.unwrap().called, let_go.view(C).window.unwrap().let_go), (vec![2], vec![2]));
    t.play("1: letgo");
    assert_eq!((t.show("bags 2"), t.show("phase")), ("b1(5 5 5 5 11)".to_string(), "play".to_string()));
}

#[test]
fn bl_4_46_a_second_question_only_after_a_further_play() {
    let mut t = asking(BEFORE);
    t.play("0: bag 11 s1; 1: letgo; 2: letgo");
    assert_eq!((t.show("phase"), t.refusal("2: challenge")), ("play".to_string(), "BL-4.45"));
    t.play("0: open 6 x2; 0: knock");
    assert_eq!((t.show("phase"), t.to_act()), ("contest".to_string(), vec![1, 2]));
    t.play("1: letgo; 2: letgo");
    assert_eq!((t.show("turn"), t.show("window")), ("1".to_string(), "-".to_string()));
    // Without a further play nobody is asked again.
    let mut t = asking(BEFORE);
    t.play("0: bag 11 s1; 1: letgo; 2: letgo; 0: knock");
    assert_eq!((t.show("turn"), t.show("phase"), t.show("window")), ("1".into(), "play".into(), "-".into()));
    // Nor after a challenge.
    let mut t = asking(BEFORE);
    t.play("0: bag 11 s1; 1: letgo; 2: challenge; 0: open 6 x2; 0: knock");
    assert_eq!(t.show("turn"), "1");
    // Who has lost everything by then is not asked.
    let mut t = asking("turn 0; hand 0 11 2 9; s1 0 5 5 5 5; s2 2 2 2; s3 1 8 8");
    t.play("0: bag 11 s1; 1: letgo; 2: letgo; 0: steal 2 s2; 0: knock");
    assert_eq!(t.to_act(), [1]);
}

#[test]
fn bl_4_47_several_callers_lots_or_the_first_clockwise() {
    let position = "turn 1; hand 1 11 9 9; s1 1 5 5 5 5; s2 0 2 2; s3 2 8 8; s4 3 7 7";
    let mut t = with(4, "mode=advanced challenge_close=all_respond challenge_race=clockwise", position);
    t.play("1: bag 11 s1; 0: challenge; 2: letgo; 3: challenge");
    assert_eq!(t.show("bags 3"), "b1(5 5 5 5 11)", "seat 3 comes before seat 0, seen from seat 1");
    let mut winners = [0; 4];
    for seed in 0..600 {
        let game =
            BagOLoot::stage(&options("mode=advanced people=no"), 4, &scene(position), Chance::Fast(seed)).unwrap();
        let mut t = Table { game, facts: Facts::default(), now: Millis(0) };
        t.play("1: bag 11 s1; 0: challenge; 3: challenge; 2: letgo");
        winners[t.view(Viewer::Public).bags[0].owner as usize] += 1;
    }
    assert_eq!((winners[1], winners[2]), (0, 0));
    assert!((240..360).contains(&winners[0]), "{winners:?}");
}

#[test]
fn bl_4_48_no_answer_is_a_let_go_and_nobody_means_no_question() {
    let mut t = with(4, "mode=advanced people=no turn_clock_s=5", BEFORE);
    t.play("0: bag 11 s1; 1: challenge");
    assert_eq!(t.game.wakes_at(), Some(Millis(5000)));
    t.wait(5000);
    assert_eq!((t.show("bags 1"), t.show("bags 0")), ("b1(5 5 5 5 11)".to_string(), "-".to_string()));
    assert_eq!(asking(BEFORE).play("0: bag 11 s1").game.timeout(seat(2)), Some(Action::LetGo));
    let mut t = asking("turn 0; hand 0 11 9 9; s1 0 5 5 5 5");
    t.play("0: bag 11 s1");
    assert_eq!(t.show("phase"), "play");
}
