//! Chapter 2: options.

use crate::{dealt, options, table};
use kernel::{Chance, Game, Settings};
use naked_bootleg::{NakedBootleg, Options};

fn refusal(choice: &str, seats: u8) -> &'static str {
    let dealt = NakedBootleg::deal(&options(choice), seats, Chance::Fast(1));
    dealt.map(|_| "dealt").unwrap_or_else(|illegal| illegal.clause.id)
}

#[test]
fn nb_2_1_without_changes_it_is_the_game_of_the_box() {
    assert!(Options::default().changed().is_empty());
    let plain = Options::default();
    for (key, value) in [
        ("teams", "none"),
        ("scored", "false"),
        ("remix", "none"),
        ("omaha", "call"),
        ("illegal_moves", "refuse"),
        ("blindside", "players"),
        ("chain_match", "strict"),
        ("black_spy", "2"),
        ("fumbled_wildcats", "ignored"),
        ("clock", "off"),
        ("turn_cap", "120"),
    ] {
        assert_eq!(plain.get(key).as_deref(), Some(value), "{key}");
    }
    // A wrong move is turned down and costs nothing.
    table(4, "turn 0; hand 0 gXX rOO kDI").refuse("0: discard gXX", "NB-4.15").expect("turn = 0; lost = 0 0 0 0");
}

#[test]
fn nb_2_2_teams_need_the_right_number_of_seats() {
    for (teams, right) in [("2v2", 4), ("3v3", 6), ("2v2v2", 6)] {
        for seats in 2..=6 {
            let expected = if seats == right { "dealt" } else { "NB-2.2" };
            assert_eq!(refusal(&format!("teams={teams}"), seats), expected, "{teams} with {seats}");
        }
    }
}

#[test]
fn nb_2_3_last_man_standing_has_its_limits_and_the_other_remixes_combine() {
    assert_eq!(refusal("remix=last_man_standing teams=2v2", 4), "NB-2.3");
    assert_eq!(refusal("remix=last_man_standing scored=true", 4), "NB-2.3");
    assert_eq!(refusal("remix=last_man_standing", 2), "NB-2.3");
    assert_eq!(refusal("remix=last_man_standing", 3), "dealt");
    for remix in ["capture_the_flag", "run_n_gun"] {
        assert_eq!(refusal(&format!("remix={remix} teams=3v3 scored=true"), 6), "dealt");
    }
}

#[test]
fn nb_2_4_the_small_deck_is_for_rounds_that_begin_with_two() {
    let mut t = dealt("", 2, 1);
    t.expect("#box = 12; #pylon = 76");
    let mut t = dealt("", 3, 1);
    t.expect("#box = 0; #pylon = 78");
    // An overtime of two of four players.
    let mut t = crate::table_with(
        "scored=true",
        4,
        "round 4; turn 0; discard gXX; hand 0 gOO; hand 1 kSG; score 1 8; \
        down 0a set SG bSG rSG gSG kSG'; down 0b set PI bPI rPI gPI",
    );
    t.play("0: discard gOO").expect("round = 5; phase = coin; score = 8 8 0 0");
    let chooser = t.game.to_act().first().unwrap();
    t.play(&format!("{chooser}: dealer 0")).expect("#box = 12; #hand 0 = 10; #hand 1 = 10; #hand 2 = 0; turn = 1");
}
