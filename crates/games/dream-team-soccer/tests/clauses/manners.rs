//! Chapter 8: what the engine guarantees of table manners; chat, emotes and animations belong to clients.

use crate::{Millis, Stamped, Viewer, dealt, seat, table, table_with};
use dream_team_soccer::Action;
use kernel::{Fact, Game};

#[test]
fn dt_8_1_the_engine_shuffles_deals_clears_and_hands_out_medals() {
    let mut t = table_with("hat_trick=off", 4, "phase lead 1; hand 0 2; hand 1 9; hand 2 10 10; hand 3 3");
    t.play("1: play 9; 0: pass; 3: play 3; 2: pass; 0: play 2");
    let shuffled = t.facts.0.iter().any(|(fact, _)| matches!(fact, Fact::Shuffled { .. }));
    assert!(shuffled && t.was_said("Seat 1 gets gold.") && t.was_said("Round 2: Seat 2 deals."));
    assert_eq!((0..4).map(|player| t.cards(player)).sum::<usize>(), 60);
}

#[test]
fn dt_8_2_the_engine_moves_players_to_their_new_seats() {
    let mut t =
        table_with("hat_trick=off", 4, "podium 3 2 1 0; phase lead 1; hand 0 2; hand 1 9; hand 2 10 10; hand 3 3");
    t.play("1: play 9; 2: pass; 3: play 3; 0: play 2");
    assert_eq!(t.game.view(Viewer::Public).podium, [1, 3, 0, 2]);
    for said in ["Seat 1 sits in #1.", "Seat 3 sits in #2.", "Seat 0 sits in #3.", "Seat 2 sits in #4."] {
        assert!(t.was_said(said), "{said}");
    }
    assert_eq!(t.scores(), [1, 3, 0, 2], "players keep their points");
}

#[test]
fn dt_8_3_with_manual_everybody_gets_the_same_question() {
    for hands in ["", "hand 1 4 F F ...", "hand 1 Y R ...", "hand 0 4 F F Y R ..."] {
        let t = table_with("special_claims=manual", 4, &format!("phase deal; {hands}"));
        assert_eq!((t.phase(), t.awaited(Viewer::Public)), ("claims".to_string(), vec![0, 1, 2, 3]));
        assert!((0..4).all(|player| t.legal(player).ends_with("ready")));
    }
}

#[test]
fn dt_8_6_a_player_is_asked_even_if_only_a_pass_is_left() {
    let t = table(3, "phase follow 2; trick 0 2x2; hand 0 10; hand 1 10; hand 2 3");
    assert_eq!((t.to_act(), t.legal(2)), (vec![2], "pass".to_string()));
    let view = t.game.view(Viewer::Public);
    assert_eq!((view.size, t.cards(2)), (Some(2), 1), "what a client may pass at once for is public");
}

#[test]
fn dt_8_7_the_notation_of_actions_leaves_no_room_for_talk() {
    for text in ["chat hello", "play 9 please", "pass I have the Goal", "ready steady", "give 5 9 10"] {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
}

/// What is done for a player whose time is up.
fn timeout(t: &crate::Table, player: u8) -> String {
    t.game.timeout(seat(player)).map_or("-".to_string(), |action| action.to_string())
}

#[test]
fn dt_8_8_time_up_while_following_is_a_pass() {
    let t = table(3, "phase follow 2; trick 0 9; hand 0 10; hand 1 10; hand 2 3 4");
    assert_eq!((timeout(&t, 2), timeout(&t, 1)), ("pass".to_string(), "-".to_string()));
}

#[test]
fn dt_8_8_time_up_on_lead_plays_the_highest_natural_card() {
    let lead =
        |hand: &str| timeout(&table(4, &format!("phase lead 0; hand 0 {hand}; hand 1 3 4; hand 2 3; hand 3 3")), 0);
    assert_eq!(lead("9 10 R F"), "play R");
    assert_eq!(lead("9 10 10 F"), "play 10");
    assert_eq!(lead("5 8 Y F"), "play 8");
    assert_eq!(lead("5 7 Y F"), "play Y skip 3", "fewest cards, then the first one clockwise");
    assert_eq!(lead("G F"), "play G");
    assert_eq!(lead("F F"), "play F=10");
    let worst = table_with("free_kick_alone=worst", 4, "phase lead 0; hand 0 F F; hand 1 3; hand 2 3; hand 3 3");
    assert_eq!(timeout(&worst, 0), "play F");
    let last = table(3, "phase lead 0; hand 0 Y; hand 1 3; places 2");
    assert_eq!(timeout(&last, 0), "play Y", "nobody is skipped if the round ends");
    let fewest = table(4, "phase lead 0; hand 0 Y 2; hand 1 3; hand 2 3 4; hand 3 3 4");
    assert_eq!(timeout(&fewest, 0), "play Y skip 1");
}

#[test]
fn dt_8_8_time_up_in_the_trade_gives_the_highest_cards_or_what_is_owed() {
    let high = "9 9 9 9 9 9 9 9 10 10 10";
    let t =
        table(4, &format!("phase trade; hand 0 10 R F ...; hand 1 10 K ...; hand 2 G 2 ...; hand 3 7 8 8 Y {high}"));
    assert_eq!([0, 1, 2, 3].map(|player| timeout(&t, player)), ["give 10 R", "give K", "give G", "give 7 8"]);
    let eights = table(4, "phase trade; hand 0 1 2 3 4 5 6 7 7 7 7 7 8 8 Y F; hand 3 G ...");
    assert_eq!(timeout(&eights, 0), "give 8 8");
    let yellow = table(4, "phase trade; hand 0 1 2 3 4 5 6 6 7 7 7 7 7 8 Y F; hand 3 G ...");
    assert_eq!(timeout(&yellow, 0), "give 8 Y");
}

#[test]
fn dt_8_8_time_up_with_a_nutmeg_gives_it_to_the_leader() {
    let receiver = |medals: &str| timeout(&table(4, &format!("round 5; {medals}; podium 3 1 0 2; phase nutmeg 0")), 0);
    assert_eq!(receiver("medals 0 3 0 0; medals 1 1 0 0; medals 2 2 0 0"), "nutmeg 2", "not its holder");
    assert_eq!(receiver("medals 1 1 0 0; medals 2 1 0 0"), "nutmeg 1", "if level, the lowest seat number");
    assert_eq!(receiver("medals 3 0 0 0"), "nutmeg 3");
}

#[test]
fn dt_8_8_the_clock_runs_for_each_decision_and_acts_for_whoever_has_not() {
    let mut t = table_with("turn_clock_s=10", 4, "phase trade; hand 0 K ...; hand 3 G 1 ...");
    assert_eq!(t.game.wakes_at(), Some(Millis(10_000)));
    let gift = t.legal(1).split("; ").next().unwrap().to_string();
    t.now = Millis(4000);
    t.play(&format!("1: {gift}"));
    assert_eq!(t.game.wakes_at(), Some(Millis(10_000)), "an answer in secret moves no clock");
    t.strike();
    assert!(t.line("gifts").contains(&format!("1 {}", gift.trim_start_matches("give "))));
    assert!(t.phase().starts_with("follow"));
    assert_eq!(t.game.wakes_at(), Some(Millis(20_000)));
    t.now = Millis(13_000);
    let (player, pass) = (t.to_act()[0], Action::Pass);
    t.apply(Stamped::act(t.now, seat(player), pass));
    assert_eq!(t.game.wakes_at(), Some(Millis(23_000)));
    t.strike();
    assert!(t.log(Viewer::Public).last().unwrap().ends_with("passes."));
    let untimed = table(4, "phase trade");
    assert_eq!(untimed.game.wakes_at(), None);
}

#[test]
fn dt_8_8_time_up_for_claims_is_ready() {
    let mut t = table_with("special_claims=manual turn_clock_s=5", 4, "phase claims; hand 1 4 F F ...");
    assert_eq!((0..4).map(|player| timeout(&t, player)).collect::<Vec<_>>(), ["ready"; 4]);
    t.strike();
    assert_eq!((t.phase(), t.scores()), ("trade".to_string(), vec![0; 4]));
}

#[test]
fn dt_8_9_a_game_of_empty_seats_plays_on_by_timeouts_and_can_be_ranked_at_any_time() {
    for seats in 3..=8 {
        let mut t = dealt("special_claims=manual", seats, 89);
        let mut steps = 0;
        while let Some(player) = t.game.to_act().first() {
            let action = t.game.timeout(player).expect("whoever is to act has a timeout");
            t.play(&format!("{player}: {action}"));
            assert!(!t.game.standings().winners().is_empty());
            steps += 1;
        }
        assert!(steps > 100 && steps < t.game.bound(), "{steps} timeouts");
        assert_eq!(t.phase(), "over");
    }
}
