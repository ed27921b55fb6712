//! Chapter 4, the flow of play.

use super::desk::{B0, Desk, seat};
use kernel::{Game, Stream, Viewer};

/// One legal step of any seat, or the clock.
pub fn play_once(desk: &mut Desk, stream: &mut Stream) {
    let seats: Vec<u8> = desk.game.to_act().iter().map(|seat| seat.number()).collect();
    let able: Vec<(u8, Vec<String>)> = seats.iter().map(|number| (*number, desk.legal(*number))).collect();
    let able: Vec<&(u8, Vec<String>)> = able.iter().filter(|(_, list)| !list.is_empty()).collect();
    match stream.pick(&able) {
        Some((number, list)) => {
            let action = stream.pick(list).unwrap();
            let at = desk.now + stream.below(800);
            let at = desk.game.wakes_at().map_or(at, |due| at.min(due.0.saturating_sub(1)).max(desk.now));
            desk.act(&format!("{number}: {action} @{at}"));
        }
        None => {
            let due = desk.game.wakes_at().unwrap().0;
            desk.clock(due);
        }
    }
}

/// Plays at random to the end.
pub fn play_on(desk: &mut Desk, seed: u64) {
    let mut stream = Stream::fast(seed);
    while !desk.game.is_over() {
        play_once(desk, &mut stream);
    }
}

/// Two players on B0 who both can lay a card.
pub fn two(text: &str) -> Desk {
    Desk::stage(text, 2, &format!("{B0}; hand 0 FR1 FR2 FR3; hand 1 OW1 OW2 OW3"))
}

#[test]
fn ca_4_1_nobody_takes_turns_and_nobody_must_act() {
    let mut desk = two("side=animal");
    assert_eq!(desk.game.to_act().len(), 2);
    desk.act("0: p FR2 3 -4 0 @100");
    desk.act("0: p FR1 3 2 2 @200");
    assert_eq!(desk.game.to_act().len(), 2, "the same player again, the other whenever it likes");
    assert_eq!(desk.game.timeout(seat(1)), None, "nothing is ever done for a seat");
}

#[test]
fn ca_4_2_no_move_opens_a_window_for_others() {
    let mut desk = Desk::begun("side=animal", 4, 3);
    let mut stream = Stream::fast(1);
    while !desk.game.is_over() {
        play_once(&mut desk, &mut stream);
        let phase = desk.truth("phase");
        assert!(["play", "over"].contains(&phase.as_str()), "after every move it is play again: {phase}");
    }
}

#[test]
fn ca_4_3_a_placement_names_everything_and_changes_are_numbered() {
    let action = "p FR1 1 -4 0 S1 seen 13".parse::<camouflage::Action>().unwrap();
    assert_eq!(action.to_string(), "p FR1 1 -4 0 S1 seen 13");
    let mut desk = two("side=animal");
    assert_eq!(desk.truth("changes"), "3", "the starting board is 1 to 3");
    desk.act("0: p FR2 3 -4 0 seen 3 @100");
    assert_eq!((desk.truth("changes"), desk.view("1").laid.len()), ("4".to_string(), 4));
    for (text, help) in [
        ("p FR1 1 -4", "four words"),
        ("p FR9 1 -4 0", "is no card"),
        ("p FR1 1 -4 200", "-120 to 120"),
        ("p FR1 x -4 0", "0, 1, 2 or 3"),
        ("p FR1 1 -4 0 X", "S1"),
        ("p FR1 1 -4 0 seen x", "0 to 255"),
        ("fly", "p CARD TURNS X Y"),
    ] {
        let why = text.parse::<camouflage::Action>().unwrap_err();
        assert!(why.contains(help), "{text:?}: {why}");
    }
}

#[test]
fn ca_4_4_the_order_of_arrival_decides() {
    let both = "lay CH1 0 0 0; lay CH2 2 -2 0; lay CH6 1 0 2; hand 0 FR1 FR2 FR3; hand 1 OW1 OW2 OW3";
    let mut desk = Desk::stage("side=animal", 2, both);
    desk.act("0: p FR2 0 2 0 @500");
    assert_eq!(desk.reply("1: p OW1 2 2 0 seen 3 @500"), "RACE 0", "the same moment, but later in line");
    let mut desk = Desk::stage("side=animal", 2, both);
    desk.act("1: p OW1 2 2 0 seen 3 @500");
    assert_eq!(desk.reply("0: p FR2 0 2 0 seen 3 @500"), "RACE 1");
}

#[test]
fn ca_4_5_deadlines_come_before_moves() {
    let mut desk = two("side=animal idle_limit_s=30");
    assert_eq!(desk.reply("0: p FR2 3 -4 0 @30000"), "NOT_PLAYING", "a move on the deadline is too late");
    assert_eq!(desk.truth("ending"), "idle");
    let mut desk = two("side=animal idle_limit_s=30");
    assert_eq!(desk.reply("0: p FR2 3 -4 0 @29999"), "-", "one before counts");
}

#[test]
fn ca_4_6_the_first_thing_wrong_is_the_answer() {
    let lines =
        "lay CH1 0 0 0 S0; lay FR2 0 0 0 S1; lay GE1 0 0 0 S2; hand 0 CH2 CH3 CH4; hand 1 FR1 FR3 FR4; lock 0 500";
    let mut desk = Desk::stage("mode=not_my_stack side=animal", 3, lines);
    for (move_, answer) in [
        ("0: p GE2 7 0 0 S0 @499", "LOCKED"),
        ("0: p GE2 7 0 0 S0 @500", "NOT_IN_HAND"),
        ("0: p CH2 7 0 0 S0 @500", "BAD_LOCATION"),
        ("0: p CH2 7 0 0 S9 @5000", "BAD_LOCATION"),
        ("0: p CH2 7 0 0 @10000", "BAD_LOCATION"),
        ("0: p CH2 7 0 0 S1 @15000", "BAD_COORDS"),
        ("0: p CH2 0 121 0 S1 @20000", "BAD_COORDS"),
        ("0: p CH2 0 0 -127 S1 @20000", "BAD_COORDS"),
        ("0: p CH2 0 1 1 S1 @25000", "CENTER (0,0)"),
        ("0: p CH2 0 2 0 S1 @30000", "MISMATCH (1,-1) T on Z"),
        ("0: p CH2 0 60 0 S1 @35000", "TOO_FEW 0"),
        ("0: p CH2 3 0 2 S1 @40000", "-"),
    ] {
        assert_eq!(desk.reply(move_), answer, "{move_}");
    }
    let mut over = two("side=animal");
    over.act("0: stuck on");
    over.act("1: stuck on");
    assert_eq!(over.attempt("0: p FR2 3 -4 0"), Err("CA-4.6"), "not playing");
    let mut early = Desk::deal("", 2, 0);
    assert_eq!(early.attempt("0: p FR2 3 -4 0"), Err("CA-3.1"), "not in this phase");
}

#[test]
fn ca_4_7_an_accepted_card_lies_on_top_and_stays() {
    let mut desk = two("side=animal");
    desk.act("0: p FR2 0 2 0 @100");
    let board = desk.game.board();
    let common = camouflage::board::Loc::COMMON;
    assert_eq!(board.stack(common, 1, 1).collect::<Vec<_>>(), [0, 2, 3], "CH1, CH6 and FR2 on top");
    assert_eq!(desk.attempt("0: lift FR2"), Err("CA-4.6"));
    assert_eq!(desk.reply("0: p FR2 0 2 0 @200"), "NOT_IN_HAND");
}

#[test]
fn ca_4_8_a_card_is_drawn_in_the_same_move() {
    let mut desk =
        Desk::stage("side=animal", 2, &format!("{B0}; hand 0 FR1 FR2 FR3; pile 0 FR4 FR5 FR6; hand 1 OW1 OW2 OW3"));
    desk.act("0: p FR2 0 2 0 @100");
    assert_eq!(
        (desk.zone("hand 0"), desk.zone("pile 0")),
        (vec!["FR1".into(), "FR3".into(), "FR6".into()], vec!["FR4".to_string(), "FR5".into()])
    );
    assert_eq!(desk.seen("1", "hand 0"), ["?"; 3]);
}

#[test]
fn ca_4_9_effects_follow_in_their_order() {
    let mut desk = super::modes::one_card_from_going_out("mode=diversify timer=advanced");
    desk.act("0: p FR4 0 -2 2 @40000");
    let told = desk.told("public");
    let place = |words: &str| told.iter().position(|line| line.contains(words)).unwrap_or_else(|| panic!("{told:?}"));
    assert!(place("lays frog 4") < place("takes token 1"));
    assert!(place("takes token 1") < place("sand timer"));
    let mut last = super::modes::one_card_from_going_out("mode=speed");
    last.act("0: p FR4 0 -2 2 @40000");
    let told = last.told("public");
    assert!(told.last().unwrap().contains("the game is over"), "{told:?}");
}

#[test]
fn ca_4_10_a_mistake_costs_a_pause_that_only_its_seat_hears_of() {
    let mut desk = two("side=animal lockout_ms=2000");
    let before = desk.view("1");
    assert_eq!(desk.reply("0: p FR1 0 2 0 @1000"), "MISMATCH (1,-1) L on T");
    assert_eq!(desk.line("0", "locked"), "3000");
    assert!(desk.told("1").is_empty() && desk.told("public").is_empty() && desk.told("0").len() == 1);
    assert_eq!((desk.view("1"), desk.view("public").laid.len()), (before, 3), "nothing changed for anybody else");
    assert_eq!(desk.reply("0: p FR2 3 -4 0 @2999"), "LOCKED");
    assert_eq!(desk.line("0", "locked"), "3000", "trying again does not lengthen it");
    assert_eq!(desk.reply("0: p FR2 3 -4 0 @3000"), "-");
    for (move_, answer) in [
        ("0: p OW1 2 2 0 @4000", "NOT_IN_HAND"),
        ("0: p FR1 9 0 0 @4000", "BAD_COORDS"),
        ("0: p FR1 0 50 50 @4000", "TOO_FEW 0"),
    ] {
        assert_eq!(desk.reply(move_), answer);
        assert_eq!(desk.line("0", "locked"), "3000", "{answer} costs no pause");
    }
}

#[test]
fn ca_4_11_who_is_out_makes_no_more_moves() {
    let mut desk = super::modes::one_card_from_going_out("mode=diversify");
    desk.act("0: p FR4 0 -2 2 @40000");
    assert_eq!(desk.attempt("0: stuck on"), Err("CA-4.11"));
    assert_eq!(desk.attempt("0: p FR4 0 -2 2"), Err("CA-4.11"));
    assert!(!desk.game.to_act().contains(seat(0)));
}

#[test]
fn ca_4_12_losing_a_race_costs_no_pause() {
    let mut desk = two("side=animal");
    desk.act("1: p OW1 2 2 0 @1000");
    assert_eq!(desk.reply("0: p FR2 0 2 0 seen 3 @1600"), "RACE 1", "it was right on the table it had seen");
    assert_eq!(desk.line("0", "locked"), "0");
    assert_eq!(desk.reply("0: p FR2 0 2 0 seen 3 @2501").split(' ').next(), Some("CENTER"), "1501 ms are too late");
    assert_eq!(desk.line("0", "locked"), "4001");
}

#[test]
fn ca_4_12_a_card_that_never_fitted_is_no_race() {
    let mut desk = two("side=animal");
    desk.act("1: p OW1 2 2 0 @1000");
    assert_eq!(desk.reply("0: p FR1 0 2 0 seen 3 @1100").split(' ').next(), Some("CENTER"));
    assert_eq!(desk.line("0", "locked"), "2600");
}

#[test]
fn ca_4_13_flags_are_public_and_every_placement_takes_them_down() {
    let mut desk = two("side=animal");
    desk.act("0: stuck on");
    assert_eq!((desk.line("public", "stuck"), desk.told("1")), ("0".to_string(), vec!["Seat 0 is stuck.".to_string()]));
    desk.act("0: stuck off");
    assert_eq!(desk.line("1", "stuck"), "-");
    desk.act("0: stuck on");
    desk.act("1: p OW1 2 2 0 @1000");
    assert_eq!(desk.truth("stuck"), "-");
}

#[test]
fn ca_4_14_no_placement_is_offered_without_help() {
    assert_eq!(two("side=animal").offers(0), ["stuck on"]);
    let preview = two("side=animal assist=preview").offers(0);
    assert_eq!(preview.iter().filter(|action| action.starts_with("p ")).count(), 6, "the squares can be coloured");
    let mut hint = two("side=animal assist=hint");
    assert_eq!(hint.offers(0), ["stuck on", "hint"]);
    hint.act("0: hint @1000");
    assert_eq!(hint.told("0"), ["Seat 0 is told: frog 1, turned once, at (-4,0) fits."]);
    assert!(hint.told("1").is_empty());
    assert_eq!(hint.reply("0: hint @20999"), "TOO_SOON");
    hint.act("0: hint @21000");
    assert_eq!(two("side=animal").attempt("0: hint"), Err("CA-4.14"));
}

#[test]
fn ca_4_15_a_freeze_is_in_force_for_the_next_in_line() {
    let mut desk = super::modes::freezing();
    desk.act("2: p MO5 1 -4 1 S0 @30000");
    assert_eq!(desk.reply("0: p CH2 0 2 -1 S2 @30000"), "RACE 2", "the same millisecond, later in line");
    assert!(!desk.legal(0).iter().any(|action| action.ends_with("S2")));
}

#[test]
fn ca_4_16_half_a_second_is_too_short_to_stop_a_hand() {
    let answer = |seen: &str, at: u32| {
        let mut desk = two("side=animal");
        desk.act("1: p OW1 2 2 0 @1000");
        desk.reply(&format!("0: p FR2 0 2 0 {seen} @{at}")).split(' ').next().unwrap().to_string()
    };
    assert_eq!(answer("seen 4", 1_499), "RACE", "shown, but 499 ms ago");
    assert_eq!(answer("seen 4", 1_500), "CENTER", "500 ms are enough to stop");
    assert_eq!(answer("", 1_499), "RACE", "no number counts as the newest");
    assert_eq!(answer("seen 77", 1_500), "CENTER", "an impossible number counts as the newest");
    assert_eq!(answer("seen 3", 2_500), "RACE");
    assert_eq!(answer("seen 0", 2_501), "CENTER");
    assert_eq!(answer("seen 0", 1_200), "RACE", "an older table did not hold it, but a newer one did");
}

#[test]
fn attempts_change_nothing_for_others() {
    for seed in 0..30 {
        let mut desk = Desk::begun("mode=diversify", 3, seed);
        let mut stream = Stream::fast(seed);
        for _ in 0..12 {
            if desk.game.is_over() {
                break;
            }
            let before: Vec<_> = [Viewer::Seat(seat(1)), Viewer::Seat(seat(2)), Viewer::Public]
                .map(|viewer| desk.game.view(viewer))
                .into();
            let (card, at) = (desk.zone("hand 0").first().cloned(), desk.now);
            let Some(card) = card else { break };
            let (x, y) = (stream.below(7) as i32 - 3, stream.below(7) as i32 - 3);
            desk.act(&format!("0: p {card} 0 {x} {y} @{at}"));
            if desk.line("0", "reply") != "-" {
                let after: Vec<_> = [Viewer::Seat(seat(1)), Viewer::Seat(seat(2)), Viewer::Public]
                    .map(|viewer| desk.game.view(viewer))
                    .into();
                assert_eq!(before, after);
            }
            desk.now += 2_000;
            play_once(&mut desk, &mut stream);
        }
    }
}
