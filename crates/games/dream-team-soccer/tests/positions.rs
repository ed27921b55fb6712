//! Positions: what can be described can be set up, and what cannot be says why.

use conformance::{options, scene};
use dream_team_soccer::{DreamTeamSoccer, Options};
use kernel::{Chance, Game, Settings, Stage, Text, Viewer, Zone};

/// A position as `key words; key words`, with options as `key=value`.
fn stage(chosen: &str, seats: u8, position: &str) -> Result<DreamTeamSoccer, String> {
    DreamTeamSoccer::stage(&options(chosen), seats, &scene(position), Chance::Fast(3))
        .map_err(|misplaced| misplaced.to_string())
}

const LEAD: &str = "podium 0 1 2 3; phase lead 0; hand 0 9 9; hand 1 8; hand 2 7; hand 3 6";
const FOLLOW: &str = "podium 0 1 2 3; hand 0 9 9; hand 1 8; hand 2 7; hand 3 6";

#[test]
fn a_position_that_does_not_fit_says_what_would_be_right() {
    for (chosen, position, says) in [
        ("", "hnad 0 9", "line 1: a position of this game has no \"hnad\". Did you mean hand?"),
        ("", "score 0 9", "has no \"score\"; it has podium, round"),
        ("", "phase over", "over with its last round"),
        ("", "last 9 9", "the last trick is set when all is over"),
        ("", "hand 0 11", "say G, 1 to 10, Y, K, R or F"),
        ("", "hand 4 9", "followed by a seat from 0 to 3"),
        ("", "hand 0 G; hand 1 G", "line 2: there are only 1 of G"),
        ("", "hand 0 9; hand 0 9", "described already"),
        ("", "podium 0 1 2", "lists all 4 players"),
        ("", "podium 0 1 2 2", "each once"),
        ("", "round 8", "this game has 7 rounds"),
        ("", "round 2; medals 0 1 1 0", "one medal a round"),
        ("", "medals 0 1 1", "three numbers"),
        ("", "phase dinner", "the phase is deal, claims"),
        ("", "phase claims", "special_claims=manual"),
        ("special_claims=manual", "phase nutmeg 0", "special_claims=auto"),
        ("", "phase nutmeg 0; hand 1 Y ...", "holds Y and R"),
        ("", "phase trade; hand 0 1 F F ...", "announced a Hat Trick or Nutmeg"),
        ("", "phase trade; places 1", "before the Kickoff nobody is out"),
        ("", "phase trade; hand 0 9 9 9 9 9 9 9 9 9 10 10 10 10 10 10 10", "has 16 cards, but the deal gives 15"),
        ("", "phase lead 0; hand 0; hand 1 8; hand 2 7; hand 3 6", "who is out has none"),
        ("", "phase lead 0; hand 0 9; hand 1; hand 2; hand 3; places 1 2 3", "a round is over"),
        ("", "phase lead 0; hand 0 9 K", "the Kickoff has been played"),
        ("", "phase lead 1; hand 1; places 1", "the leader has no cards"),
        ("", &format!("{LEAD}; trick 0 9"), "before a lead there is no trick"),
        ("", &format!("{FOLLOW}; phase follow 3"), "somebody has led"),
        ("", &format!("{FOLLOW}; phase follow 3; trick 0 G"), "with the Goal the trick is over"),
        ("", &format!("{FOLLOW}; phase follow 3; trick 0 9; trick 1 9"), "each play is lower than the last"),
        ("", &format!("{FOLLOW}; phase follow 3; trick 0 9; trick 0 8"), "nobody plays twice running"),
        ("", &format!("{FOLLOW}; phase follow 3; trick 0 9; trick 1 8x2"), "as many cards as the lead"),
        ("", &format!("{FOLLOW}; phase follow 3; trick 0 10; trick 1 K"), "the Kickoff is led alone"),
        ("", &format!("{FOLLOW}; phase follow 3; trick 0 F"), "this is no play"),
        ("", &format!("{FOLLOW}; phase follow 3; trick 0 Y"), "skips another player"),
        ("", &format!("{FOLLOW}; phase follow 3; trick 0 Y skip 3"), "has not passed since the last play"),
        ("", &format!("{FOLLOW}; phase follow 0; trick 0 10"), "has not passed since the last play"),
        ("", &format!("{FOLLOW}; phase follow 2; trick 0 10; passed 1"), "has not passed since the last play"),
        ("", &format!("{LEAD}; knows 0 1 7"), "player 1 holds no other 7"),
        ("", &format!("{LEAD}; knows everybody 1 8"), "who knows (or public)"),
        ("", &format!("{LEAD}; answer 0 ready"), "nobody answers in secret in this phase"),
        ("", "phase trade; hand 0 9 9 ...; podium 0 1 2 3; answer 0 give 9", "DT-4.7"),
        ("", "podium 0 1 2 3; phase trade; gave 0 9 9", "has not given so many cards"),
        ("", &format!("{LEAD}; gave 0 9"), "has not given so many cards"),
        ("", &format!("{LEAD}; gave 0"), "one card or two"),
        ("", &format!("{LEAD}; before 1 2"), "an order of all players"),
        ("", &format!("{LEAD}; trick 0 9+8"), "all have one value"),
        ("", &format!("{LEAD}; wakes soon"), "a number from 0"),
        ("", &format!("{LEAD}; before 0 1 2 3; left 3 R R"), "a deck has 1 of R"),
    ] {
        let said = stage(chosen, 4, position).expect_err(position);
        assert!(said.contains(says), "{position:?}: {said:?} does not say {says:?}");
    }
    assert!(stage("", 2, "phase trade").expect_err("two are too few").contains("DT-3.1"));
}

#[test]
fn what_is_not_named_is_dealt_from_the_rest() {
    let game = stage("", 4, "podium 0 1 2 3; phase trade; hand 1 G 1 2").expect("it fits");
    assert!((1..=4).all(|zone| game.cards().len_of(Zone(zone)) == 15));
    let game = stage("", 4, "phase lead 0; hand 0 9; hand 1 8 ...").expect("it fits");
    let sizes = [1, 2, 3, 4].map(|zone| game.cards().len_of(Zone(zone)));
    assert_eq!(sizes, [1, 15, 15, 15]);
    assert_eq!(game.cards().len_of(Zone(10)), 14, "the rest has left the round");
}

#[test]
fn a_position_keeps_what_is_known_and_when_the_clock_strikes() {
    let position = format!("{LEAD}; knows 2 1 8; knows public 3 6; gave 0 4 5; wakes 7000");
    let game = stage("turn_clock_s=30", 4, &position).expect("it fits");
    let again = DreamTeamSoccer::stage(&game_options("turn_clock_s", "30"), 4, &game.scene(), Chance::Fast(9))
        .expect("it fits");
    assert_eq!(again.wakes_at(), game.wakes_at());
    for viewer in Viewer::all(4) {
        for zone in (0..11).map(Zone) {
            assert_eq!(again.cards().shown(zone, viewer), game.cards().shown(zone, viewer));
        }
        assert_eq!(again.lines(viewer), game.lines(viewer));
    }
}

fn game_options(key: &str, value: &str) -> Options {
    let mut options = Options::default();
    options.set(key, value).expect("an option");
    options
}
