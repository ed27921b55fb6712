//! Chapter 5, the four games.

use super::desk::{B0, Desk};
use super::play::{play_on, two};
use kernel::Game;

/// Seat 0 holds its last card, FR4, which fits at (-2,2); seat 1 has its whole deck.
pub fn one_card_from_going_out(text: &str) -> Desk {
    let lines = "lay FR1 1 2 1 by 0 at 6000; lay FR6 3 4 1 by 0 at 11000; lay FR2 3 -4 0 by 0 at 16000; \
        lay FR5 3 4 3 by 0 at 21000; lay FR3 1 4 5 by 0 at 26000; hand 0 FR4; hand 1 GE4 GE3 GE5";
    Desk::stage(&format!("{text} side=animal"), 2, &format!("{B0}; {lines}"))
}

/// The position of the worked example on freezing: seat 2 plays MO5, seat 0 has CH2 for seat 2's location.
pub fn freezing() -> Desk {
    let lines = "lay CH3 0 0 0 S0; lay GE4 0 0 0 S1; lay MO6 0 0 0 S2; lay MO3 0 2 0 S0 by 2 at 5000; \
        lay CH6 2 -2 0 S1 by 0 at 7000; lay CH1 2 0 -2 S1 by 0 at 9000; lay GE2 1 0 2 S0 by 1 at 11000; \
        lay MO2 0 4 0 S0 by 2 at 13000; lay MO1 3 -2 1 S0 by 2 at 15000; lay MO4 1 0 -2 S0 by 2 at 17000; \
        lay CH5 0 -2 2 S1 by 0 at 19000; lay GE1 2 4 -2 S0 by 1 at 21000; lay GE3 0 0 -2 S2 by 1 at 23000; \
        hand 0 CH2 CH4; hand 1 GE5 GE6; hand 2 MO5";
    Desk::stage("mode=not_my_stack side=animal", 3, lines)
}

#[test]
fn ca_5_25_the_first_player_out_wins_at_that_very_moment() {
    let mut desk = one_card_from_going_out("mode=speed");
    desk.act("0: p FR4 0 -2 2 @40000");
    assert_eq!((desk.truth("ending"), desk.winners()), ("out".to_string(), vec![0]));
    assert_eq!(desk.truth("tokens"), "- -", "tokens stay in the box");
    assert_eq!(desk.game.wakes_at(), None);
}

#[test]
fn ca_5_30_tokens_go_out_in_order_while_the_sand_runs() {
    for seed in 0..30 {
        let mut desk = Desk::begun("mode=diversify", 4, seed);
        play_on(&mut desk, seed);
        let mut tokens: Vec<(u8, u8)> = Vec::new();
        for (number, player) in desk.view("public").players.iter().enumerate() {
            let last = desk.view("public").laid.iter().rposition(|card| card.by == Some(number as u8)).unwrap_or(0);
            tokens.extend(player.token.map(|token| (last as u8, token)));
        }
        tokens.sort_unstable();
        let order: Vec<u8> = tokens.iter().map(|(_, token)| *token).collect();
        assert_eq!(order, (1..=order.len() as u8).collect::<Vec<_>>(), "the first out has token 1, and so on");
    }
    let mut desk = one_card_from_going_out("mode=cover");
    desk.act("0: p FR4 0 -2 2 @40000");
    assert_eq!((desk.truth("tokens"), desk.game.wakes_at().unwrap().0), ("1 -".to_string(), 100_000));
    let action = desk.legal(1)[0].clone();
    desk.act(&format!("1: {action} @99999"));
    assert_eq!(desk.truth("phase"), "overtime", "the others go on");
}

#[test]
fn ca_5_31_the_deadline_and_no_extra_time_for_experts() {
    let mut desk = one_card_from_going_out("mode=cover timer=advanced");
    desk.act("0: p FR4 0 -2 2 @40000");
    let action = desk.legal(1)[0].clone();
    assert_eq!(desk.reply(&format!("1: {action} @70000")), "NOT_PLAYING");
    assert_eq!(desk.truth("ending"), "time");
    let mut expert = one_card_from_going_out("mode=cover timer=expert");
    expert.act("0: p FR4 0 -2 2 @40000");
    assert_eq!((expert.truth("ending"), expert.truth("phase")), ("time".to_string(), "over".to_string()));
}

#[test]
fn ca_5_32_the_sand_does_not_hold_up_a_game_that_is_over() {
    let mut flags = one_card_from_going_out("mode=cover");
    flags.act("0: p FR4 0 -2 2 @40000");
    flags.act("1: stuck on @41000");
    assert_eq!(flags.truth("ending"), "stuck");
    let mut idle = one_card_from_going_out("mode=cover idle_limit_s=30");
    idle.act("0: p FR4 0 -2 2 @40000");
    assert_eq!(idle.game.wakes_at().unwrap().0, 100_000, "the idle limit rests while the sand runs");
    let endings: Vec<String> = (0..60)
        .map(|seed| {
            let mut desk = Desk::begun("mode=diversify", 2, seed);
            play_on(&mut desk, seed);
            desk.truth("ending")
        })
        .collect();
    assert!(endings.contains(&"all_out".to_string()) && endings.contains(&"deadlock".to_string()), "{endings:?}");
}

#[test]
fn ca_5_33_unplayed_cards_are_worth_nothing() {
    let mut desk = two("mode=cover side=animal");
    desk.act("0: p FR2 0 2 0 @100");
    desk.act("0: stuck on");
    desk.act("1: stuck on");
    assert_eq!(desk.game.scores(), [3, 0]);
}

#[test]
fn ca_5_34_under_honor_a_wrong_card_stays_and_is_worth_nothing_at_the_end() {
    let mut desk = two("mode=cover side=animal illegal=honor");
    assert_eq!(desk.reply("0: p FR1 0 2 0 @100"), "-", "accepted although it does not match");
    assert_eq!((desk.zone("board").len(), desk.line("0", "locked")), (4, "0".to_string()));
    assert!(
        ["0", "1", "public"].iter().all(|viewer| desk
            .view(viewer)
            .laid
            .iter()
            .all(|card| card.right.is_none() && card.points.is_none()))
    );
    assert_eq!(desk.reply("0: p FR2 0 50 50 @200"), "TOO_FEW 0", "it must cover something");
    desk.act("0: p FR3 0 4 1 @2000");
    desk.act("0: stuck on");
    desk.act("1: stuck on");
    let laid = desk.view("1").laid;
    assert_eq!(laid[3].right, Some(false), "revealed at the scoring");
    assert_eq!(laid[3].points, Some(0));
}

#[test]
fn ca_5_34_a_lost_race_comes_before_honor() {
    let mut desk = two("mode=cover side=animal illegal=honor");
    desk.act("1: p OW1 2 2 0 @1000");
    assert_eq!(desk.reply("0: p FR2 0 2 0 seen 3 @1100"), "RACE 1");
    assert!(desk.zone("hand 0").contains(&"FR2".to_string()), "the card stays in the hand");
    assert_eq!(desk.reply("0: p FR2 0 2 0 seen 4 @3000"), "-", "later it is laid, and wrong");
}

#[test]
fn ca_5_35_a_wrong_card_is_a_card_for_those_above_but_not_for_ties() {
    let mut desk = two("mode=diversify side=animal illegal=honor");
    desk.act("0: p FR3 0 2 0 @100");
    let touched = desk.truth("touches");
    let above = desk.legal(0).iter().chain(&desk.legal(1)).find(|action| action.starts_with("p ")).cloned();
    assert!(above.is_some(), "its squares may be matched: {touched}");
    let lines = "lay FR1 1 2 1 by 0 at 6000; lay FR6 3 4 1 by 0 at 11000; lay FR2 3 -4 0 by 0 at 16000; \
        lay FR5 3 4 3 by 0 at 21000; lay FR3 0 -2 -2 by 0 at 26000 wrong; hand 0 FR4; hand 1 GE4 GE3 GE5";
    let mut desk = Desk::stage("mode=diversify side=animal illegal=honor", 2, &format!("{B0}; {lines}"));
    desk.act("0: p FR4 0 -2 2 @40000");
    assert_eq!((desk.truth("tokens"), desk.truth("phase")), ("1 -".to_string(), "overtime".to_string()), "not undone");
    desk.clock(100_000);
    assert_eq!(desk.view("public").laid[7].points, Some(0));
    assert_eq!(
        desk.game.scores()[0],
        desk.view("public")
            .laid
            .iter()
            .filter(|card| card.by == Some(0))
            .map(|card| card.points.unwrap() as i32)
            .sum::<i32>()
    );
}

#[test]
fn ca_5_40_and_ca_5_41_cards_go_to_one_location_of_another() {
    let mut desk = freezing();
    assert_eq!(desk.reply("0: p CH2 0 0 4 S0 @24000"), "BAD_LOCATION");
    assert!(desk.legal(0).iter().all(|action| !action.ends_with("S0")));
    let before = desk.truth("S1 columns");
    desk.act("0: p CH2 0 2 -1 S2 @30000");
    assert_eq!(
        (desk.zone("location 2").last().unwrap().as_str(), desk.truth("S1 columns")),
        ("CH2", before),
        "the other areas are apart"
    );
}

#[test]
fn ca_5_42_going_out_freezes_the_location() {
    let mut desk = freezing();
    desk.act("2: p MO5 1 -4 1 S0 @30000");
    assert_eq!((desk.truth("tokens"), desk.truth("frozen")), ("- - 1".to_string(), "2".to_string()));
    assert_eq!(desk.reply("0: p CH2 0 2 -1 S2 @40000"), "FROZEN");
    assert_eq!(desk.line("0", "locked"), "41500");
}

#[test]
fn ca_5_43_play_goes_on_until_nobody_can_lay_a_card() {
    for seed in 0..40 {
        let mut desk = Desk::begun("mode=not_my_stack", 3, seed);
        play_on(&mut desk, seed);
        assert_eq!(desk.truth("ending"), "deadlock");
    }
}

#[test]
fn ca_5_44_a_location_counts_the_cards_of_others() {
    let desk = freezing();
    assert_eq!(desk.game.scores(), [6, 3, 1], "the first card and the token do not count");
}

#[test]
fn ca_5_45_drawing_is_automatic_here_too() {
    let mut desk = Desk::begun("mode=not_my_stack", 3, 4);
    let number = (0..3).find(|number| desk.legal(*number)[0].starts_with("p ")).unwrap();
    let action = desk.legal(number)[0].clone();
    desk.act(&format!("{number}: {action}"));
    assert_eq!((desk.zone(&format!("hand {number}")).len(), desk.zone(&format!("pile {number}")).len()), (3, 1));
}
