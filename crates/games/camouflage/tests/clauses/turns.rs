//! Chapter 4, playing in turns.

use super::desk::{B0, Desk};
use super::play::{play_on, play_once};
use kernel::{Game, Stream};

fn two(text: &str) -> Desk {
    Desk::stage(
        &format!("{text} pace=turns side=animal"),
        2,
        &format!("{B0}; hand 0 FR1 FR2 FR3; hand 1 OW1 OW2 OW3; turn 0"),
    )
}

#[test]
fn ca_4_50_seats_move_one_after_another_from_a_random_start() {
    let starts: Vec<String> = (0..30).map(|seed| Desk::begun("pace=turns", 3, seed).truth("turn")).collect();
    assert!(["0", "1", "2"].iter().all(|seat| starts.contains(&seat.to_string())), "{starts:?}");
    let mut desk = two("");
    assert_eq!(desk.attempt("1: pass"), Err("CA-4.50"));
    assert_eq!(desk.attempt("0: stuck on"), Err("CA-4.50"));
    assert_eq!(desk.attempt("0: p FR1 0 2 0").unwrap_err(), "CA-5.4", "refused, and may be tried again");
    assert_eq!(desk.attempt("0: p OW1 2 2 0"), Err("CA-4.6"), "not in the hand");
    assert_eq!(desk.line("0", "locked"), "0");
    desk.act("0: p FR2 3 -4 0");
    assert_eq!(desk.truth("turn"), "1");
    let mut realtime = super::play::two("side=animal");
    assert_eq!(realtime.attempt("0: pass"), Err("CA-4.50"));
}

/// Seat 0 lays its last card in a round that seat `first` began.
fn last_card(text: &str, first: u8) -> Desk {
    let lines = "lay FR1 1 2 1 by 0 at 6000; lay FR6 3 4 1 by 0 at 11000; lay FR2 3 -4 0 by 0 at 16000; \
        lay FR5 3 4 3 by 0 at 21000; lay FR3 1 4 5 by 0 at 26000; hand 0 FR4; hand 1 GE4 GE3 GE5; turn 0";
    Desk::stage(&format!("{text} pace=turns side=animal"), 2, &format!("{B0}; {lines}; first {first}"))
}

#[test]
fn ca_4_51_the_round_is_finished_and_some_games_add_rounds() {
    let mut desk = last_card("", 0);
    desk.act("0: p FR4 0 -2 2 @27000");
    assert_eq!((desk.truth("turn"), desk.truth("rounds")), ("1".to_string(), "0".to_string()));
    desk.act("1: pass");
    assert_eq!((desk.game.is_over(), desk.winners()), (true, vec![0]));
    let mut last = last_card("", 1);
    last.act("0: p FR4 0 -2 2 @27000");
    assert_eq!(last.truth("ending"), "time", "the round was complete with it");
    for (timer, turns) in [("beginner", 3), ("advanced", 2), ("expert", 1)] {
        let mut desk = last_card(&format!("mode=cover timer={timer}"), 0);
        desk.act("0: p FR4 0 -2 2 @27000");
        let mut taken = 0;
        while !desk.game.is_over() {
            let action =
                desk.legal(1).iter().find(|action| action.starts_with("p ")).cloned().unwrap_or("pass".to_string());
            desk.act(&format!("1: {action}"));
            taken += 1;
        }
        assert!(taken == turns || desk.truth("ending") != "time", "{timer}: {taken}");
    }
}

#[test]
fn ca_4_51_those_who_get_out_in_the_same_round_share_a_speed_round() {
    let shared = (0..400).any(|seed| {
        let mut desk = Desk::begun("pace=turns", 2, seed);
        while !desk.game.is_over() {
            let turn: u8 = desk.truth("turn").parse().unwrap();
            let action = desk.legal(turn)[0].clone();
            desk.act(&format!("{turn}: {action}"));
        }
        desk.truth("unplayed") == "0 0" && desk.winners() == [0, 1]
    });
    assert!(shared);
    for seed in 0..20 {
        let mut desk = Desk::begun("mode=not_my_stack pace=turns", 4, seed);
        play_on(&mut desk, seed);
        assert!(["deadlock", "stuck"].contains(&desk.truth("ending").as_str()), "it carries on to the end");
    }
}

#[test]
fn ca_4_52_when_all_pass_in_a_row_the_game_is_over() {
    let mut desk = two("");
    desk.act("0: pass");
    desk.act("1: p OW1 2 2 0");
    desk.act("0: pass");
    assert!(!desk.game.is_over(), "a placement starts the count anew");
    desk.act("1: pass");
    assert_eq!(desk.truth("ending"), "stuck");
    let mut leaving = Desk::stage(
        "pace=turns side=animal leaver=retire",
        3,
        &format!("{B0}; hand 0 FR1 FR2 FR3; hand 1 OW1 OW2 OW3; hand 2 GE1 GE2 GE3; turn 0"),
    );
    leaving.act("0: pass");
    leaving.act("1: pass");
    leaving.act("2: leave");
    assert_eq!(leaving.truth("ending"), "stuck", "looked at after a departure too");
}

#[test]
fn ca_4_53_seats_without_cards_are_left_out_and_slow_ones_pass() {
    let mut desk = two("");
    let due = desk.game.wakes_at().unwrap().0;
    assert_eq!(due, 60_000);
    desk.clock(60_000);
    assert_eq!(
        (desk.truth("turn"), desk.truth("passed"), desk.game.wakes_at().unwrap().0),
        ("1".to_string(), "0".to_string(), 120_000)
    );
    for seed in 0..30 {
        let mut desk = Desk::begun("mode=diversify pace=turns", 3, seed);
        let mut stream = Stream::fast(seed);
        while !desk.game.is_over() {
            let turn: usize = desk.truth("turn").parse().unwrap();
            assert!(desk.view("public").players[turn].unplayed > 0);
            assert_ne!(desk.truth("phase"), "overtime", "no sand timer");
            play_once(&mut desk, &mut stream);
        }
    }
}
