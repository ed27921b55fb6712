//! Chapter 6: ending and scoring.

use super::desk::{B0, Desk};
use super::modes::{freezing, one_card_from_going_out};
use super::play::{play_on, two};
use kernel::Game;

#[test]
fn ca_6_1_the_first_out_wins_and_the_others_follow_by_cards_left() {
    let lines = "lay FR1 1 2 1 by 0 at 6000; lay FR6 3 4 1 by 0 at 11000; lay FR2 3 -4 0 by 0 at 16000; \
        lay FR5 3 4 3 by 0 at 21000; lay FR3 1 4 5 by 0 at 26000; hand 0 FR4; hand 1 GE4 GE3 GE5; hand 2 MO1 MO2 MO3; hand 3 OW1 OW2 OW3";
    let mut desk = Desk::stage("side=animal", 4, &format!("{B0}; {lines}"));
    let action = desk.legal(3).into_iter().find(|action| action.starts_with("p ")).unwrap();
    desk.act(&format!("3: {action} @30000"));
    let action = desk.legal(1).into_iter().find(|action| action.starts_with("p ")).unwrap();
    desk.act(&format!("1: {action} @30000"));
    desk.act("0: p FR4 0 -2 2 @40000");
    assert_eq!(desk.places(), [1, 3, 4, 2], "five left and earlier, five left and later, six left");
}

#[test]
fn ca_6_2_when_the_games_end() {
    let mut desk = one_card_from_going_out("mode=diversify");
    desk.act("0: p FR4 0 -2 2 @40000");
    desk.clock(100_000);
    assert_eq!(desk.truth("ending"), "time");
    let mut stack = freezing();
    play_on(&mut stack, 1);
    assert_eq!(stack.truth("ending"), "deadlock", "nobody can lay another card");
}

#[test]
fn ca_6_3_when_nobody_can_place_a_card_the_game_is_over() {
    let mut endings = Vec::new();
    for seed in 0..120 {
        let mut desk = Desk::begun("side=animal", 2, seed);
        play_on(&mut desk, seed);
        endings.push(desk.truth("ending"));
    }
    assert!(endings.contains(&"deadlock".to_string()), "{endings:?}");
    for seed in 0..40 {
        let mut desk = Desk::begun("mode=diversify illegal=honor side=animal", 2, seed);
        let mut stream = kernel::Stream::fast(seed);
        while !desk.game.is_over() {
            let able = (0..2).any(|number| desk.legal(number).iter().any(|action| action.starts_with("p ")));
            assert!(able, "a game that goes on has a placement that truly matches");
            super::play::play_once(&mut desk, &mut stream);
        }
    }
}

#[test]
fn ca_6_4_all_stuck_or_too_long_idle() {
    let mut desk = two("side=animal");
    desk.act("0: stuck on @100");
    assert!(!desk.game.is_over());
    desk.act("1: stuck on @200");
    assert_eq!(desk.truth("ending"), "stuck");
    let mut desk = two("side=animal idle_limit_s=45");
    desk.act("0: p FR2 3 -4 0 @10000");
    desk.act("0: stuck on @40000");
    assert_eq!(desk.game.wakes_at().unwrap().0, 55_000, "counted from the last placement");
    desk.clock(55_000);
    assert_eq!(desk.truth("ending"), "idle");
}

#[test]
fn ca_6_5_a_speed_round_without_a_way_out_goes_to_the_fewest_cards() {
    let mut desk = two("side=animal");
    desk.act("1: p OW1 2 2 0 @100");
    desk.act("0: p FR2 3 -4 0 @200");
    desk.act("0: stuck on @300");
    desk.act("1: stuck on @300");
    assert_eq!((desk.truth("unplayed"), desk.places()), ("5 5".to_string(), vec![2, 1]), "as few left, but earlier");
}

#[test]
fn ca_6_6_points_are_fixed_when_a_card_is_laid() {
    for seed in 0..20 {
        let mut desk = Desk::begun("mode=cover live_scores=on centers_wild=true", 4, seed);
        let mut stream = kernel::Stream::fast(seed);
        let mut points: Vec<Option<u8>> = Vec::new();
        while !desk.game.is_over() {
            super::play::play_once(&mut desk, &mut stream);
            let now: Vec<Option<u8>> = desk.view("public").laid.iter().map(|card| card.points).collect();
            assert_eq!(now[..points.len()], points);
            points = now;
        }
    }
}

#[test]
fn ca_6_7_and_ca_6_8_only_what_lies_directly_below_counts() {
    let board = |mode: &str| {
        let mut desk = two(&format!("mode={mode} side=animal live_scores=on"));
        desk.act("0: p FR1 3 2 2 @100");
        desk
    };
    assert_eq!(board("diversify").game.scores(), [1, 0], "CH1 is under it too, but CH6 lies between");
    assert_eq!(board("cover").game.scores(), [3, 0], "three squares, however high the stack");
}

#[test]
fn ca_6_9_own_cards_below_count_and_the_starting_board_is_nobodys() {
    let mut desk = Desk::stage(
        "mode=cover side=animal live_scores=on",
        2,
        &format!("{B0}; hand 0 FR1 FR6 FR2; hand 1 OW1 OW2 OW3"),
    );
    desk.act("0: p FR1 1 2 1 @100");
    desk.act("0: p FR6 3 4 1 @200");
    assert_eq!(desk.game.scores(), [6, 0], "three on the starting board and three on one's own card");
    assert!(desk.view("public").laid[..3].iter().all(|card| card.by.is_none() && card.points.is_none()));
}

#[test]
fn ca_6_10_how_much_a_card_can_be_worth() {
    let mut seen = [[u8::MAX, 0]; 3];
    for seed in 0..60 {
        for (number, text) in ["", "centers_wild=true"].iter().enumerate() {
            let mut desk = Desk::begun(&format!("mode=cover {text}"), 5, seed);
            play_on(&mut desk, seed);
            for card in desk.view("public").laid.iter().filter(|card| card.by.is_some()) {
                let [low, high] = &mut seen[number];
                (*low, *high) = ((*low).min(card.covers), (*high).max(card.covers));
                assert!((1..=card.covers).contains(&card.touches));
            }
        }
    }
    assert!(seen[0][0] == 3 && seen[0][1] <= 8, "{seen:?}");
    assert!(seen[1][0] == 3 && seen[1][1] <= 9, "{seen:?}");
}

#[test]
fn ca_6_11_and_ca_6_12_most_points_then_token_cards_and_best_card() {
    let mut desk = two("mode=diversify side=animal");
    desk.act("0: p FR2 0 2 0 @100");
    desk.act("0: stuck on");
    desk.act("1: stuck on");
    assert_eq!((desk.game.scores().to_vec(), desk.winners()), (vec![2, 0], vec![0]));
    for seed in 0..200 {
        let mut desk = Desk::begun("mode=diversify", 3, seed);
        play_on(&mut desk, seed);
        let (players, scores) = (desk.view("public").players, desk.game.scores().to_vec());
        let key = |n: usize| (-scores[n], players[n].token.unwrap_or(u8::MAX));
        for a in 0..3 {
            for b in 0..3 {
                if key(a) < key(b) {
                    assert!(desk.places()[a] < desk.places()[b], "a token beats none and a smaller one a larger one");
                }
            }
        }
    }
}

#[test]
fn ca_6_13_the_fewest_cards_on_ones_own_location() {
    let (mut by_token, mut by_locations) = (0, 0);
    for seed in 0..300 {
        let mut desk = Desk::begun("mode=not_my_stack", 5, seed);
        play_on(&mut desk, seed);
        let (view, counts) = (desk.view("public"), desk.game.scores().to_vec());
        let used = |n: usize| {
            let mut places: Vec<u8> =
                view.laid.iter().filter(|card| card.by == Some(n as u8)).filter_map(|card| card.location).collect();
            places.sort_unstable();
            places.dedup();
            places.len()
        };
        let token = |n: usize| view.players[n].token.unwrap_or(u8::MAX);
        for a in 0..5 {
            for b in (0..5).filter(|b| *b != a) {
                let (first, second) =
                    ((counts[a], token(a), usize::MAX - used(a)), (counts[b], token(b), usize::MAX - used(b)));
                assert_eq!(desk.places()[a].cmp(&desk.places()[b]), first.cmp(&second), "seed {seed}");
                by_token += (counts[a] == counts[b] && token(a) != token(b)) as u32;
                by_locations += (first.0 == second.0 && first.1 == second.1 && first.2 != second.2) as u32;
            }
        }
    }
    assert!(by_token > 0 && by_locations > 0, "both tie-breaks came up: {by_token} {by_locations}");
}

#[test]
fn ca_6_14_every_place_is_worked_out_alike_and_equals_share() {
    let mut desk = Desk::begun("mode=cover", 4, 0);
    for number in 0..4 {
        desk.act(&format!("{number}: stuck on"));
    }
    assert_eq!(desk.places(), [1; 4]);
    let mut desk = two("mode=cover side=animal");
    desk.act("1: p OW1 2 2 0 @100");
    desk.act("0: stuck on");
    desk.act("1: stuck on");
    assert_eq!(desk.places(), [2, 1]);
}

#[test]
fn ca_6_15_one_game_is_a_match() {
    let mut desk = Desk::begun("", 2, 6);
    play_on(&mut desk, 6);
    assert!(desk.game.is_over() && desk.game.wakes_at().is_none() && desk.game.to_act().is_empty());
    let fresh = Desk::begun("", 2, 6);
    assert_eq!(fresh.game.scores(), [0, 0], "nothing is carried over");
}
