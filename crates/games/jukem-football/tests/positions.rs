//! Positions: what can be described, what cannot, and what is said about it.

use jukem_football::{JukemFootball, Options};
use kernel::{Chance, Entry, Game, Misplaced, Scene, Settings, Stage, Text, Viewer};

fn stage_with(options: &Options, text: &str) -> Result<JukemFootball, Misplaced> {
    let lines = text.split(';').map(str::trim).filter(|line| !line.is_empty());
    let entry = |(index, line): (usize, &str)| {
        let mut words = line.split_whitespace().map(str::to_string);
        Entry { key: words.next().expect("a line has a key"), words: words.collect(), line: index + 1 }
    };
    let scene = Scene { entries: lines.enumerate().map(entry).collect() };
    JukemFootball::stage(options, 2, &scene, Chance::Fast(4))
}

fn stage(text: &str) -> Result<JukemFootball, Misplaced> {
    stage_with(&Options::default(), text)
}

/// The line and the sentence of what is wrong with a position.
fn wrong(text: &str) -> (usize, String) {
    let misplaced = stage(text).err().unwrap_or_else(|| panic!("{text} is accepted"));
    (misplaced.line, misplaced.why)
}

fn line(game: &JukemFootball, key: &str) -> String {
    game.lines(Viewer::Truth).into_iter().find(|line| line.0 == key).expect(key).1
}

#[test]
fn a_card_lies_in_one_place_only() {
    let why = "all 1 of KR lie somewhere already";
    assert_eq!(wrong("turn 0; hand 0 KR; discard KR"), (3, why.to_string()));
    assert_eq!(wrong("draw KR KR").0, 1);
    assert!(wrong("hand 0 R7").1 == "there is no R7 in this deck");
    assert!(wrong("hand 0 15").1.starts_with("a hand holds at most 5 cards"));
    assert!(wrong("hand 0 run15").1.contains("is no card: say R15"));
    let mut practice = Options::default();
    practice.set("practice", "true").unwrap();
    let misplaced = stage_with(&practice, "discard FUM FUM").unwrap_err();
    assert!(misplaced.why == "all 1 of FUM lie somewhere already", "{misplaced}");
}

#[test]
fn each_thing_is_said_once_and_in_known_words() {
    assert_eq!(wrong("hand 0 R5; hand 1 R5; hand 0 R10"), (3, "hand is set twice".to_string()));
    assert_eq!(wrong("dry 1; dry 2").1, "dry is set twice");
    assert!(wrong("quarter 3").1.contains("a position of this game has no \"quarter\"; it has hand, known, drive"));
    assert!(wrong("hand R5").1.contains("hand is followed by a seat from 0 to 1"));
    assert!(wrong("took maybe").1.contains("took is yes or no"));
    assert!(wrong("phase kickoff").1.contains("the phase is replenish, offense, defense or over"));
}

#[test]
fn a_drive_is_made_of_plays_below_a_hundred() {
    for (drive, said) in [
        ("R20 R20", "R20 R20 is no play: say R15, R15 PAN, P5-20 C15 or KR"),
        ("C20", "C20 is no play"),
        ("R20 | | R5", "- is no play"),
        ("R20 JUK PAN", "R20 JUK PAN is no play"),
        ("P5-20 C30", "P5-20 C30 is no play: 30 lies outside 5–20 (JK-5.3)"),
        ("R20 | KR", "the KICK RETURN can only open a drive (JK-5.9)"),
        ("KR | R30 | R20", "R20 brings the drive to 100: a drive on the table is below 100 (JK-5.29)"),
        ("KR | R30 | R25", "R25 brings the drive to 105"),
        ("KR JUK", "KR JUK brings the drive to 100"),
    ] {
        let (line, why) = wrong(&format!("turn 0; drive 0 {drive}"));
        assert!(line == 2 && why.starts_with(said), "{drive}: {why}");
    }
}

#[test]
fn a_phase_must_be_possible() {
    for (position, said) in [
        ("turn 0; phase replenish; hand 0 R5 R5 R5 R10 R10", "in replenish the active player holds 1 to 4 cards"),
        ("turn 0; phase replenish; hand 0 -", "in replenish the active player holds 1 to 4 cards"),
        ("turn 0; draw -; drew yes; discard -; hand 0 R5", "in replenish there is a pile to take from"),
        ("turn 0; draw -; hand 0 R5", "the draw pile can only be empty after a draw this turn"),
        ("turn 0; took yes; dry 4; hand 0 R5 R10", "so many dry turns close the discards"),
        ("turn 0; phase offense; final yes; hand 0 C45", "on a final turn without a possible play the period is over"),
        (
            "turn 0; phase offense; final yes; drew no; hand 0 R5",
            "the draw pile can only be empty after a draw this turn",
        ),
        ("turn 0; phase offense; final yes; draw R5", "the turn is the final one exactly if the draw pile is empty"),
        (
            "turn 0; phase offense; final no; draw -; hand 0 R5",
            "the turn is the final one exactly if the draw pile is empty",
        ),
        ("turn 0; phase offense; hand 1 R5 R5 R5 R10 R10", "the player whose turn it is not holds 1 to 4 cards"),
        ("turn 0; phase defense", "in defense the active player's drive ends with a play without JUKEM"),
        (
            "turn 0; phase defense; drive 0 R20 JUK",
            "in defense the active player's drive ends with a play without JUKEM",
        ),
        (
            "turn 0; phase defense; drive 0 R20; hand 0 R5 R5 R5 R10 R10",
            "the cards of the play and of its player's hand",
        ),
        ("turn 0; dry 5", "dry is a number from 0 to 4"),
        ("period 13", "period is a number from 1 to 12"),
        ("period 3; score 0 7", "overtime starts from a level score"),
        ("score 0 8", "a score is a sum of touchdowns and field goals"),
        ("score 0 -3", "a score is a sum of touchdowns and field goals"),
        ("known 0 KR; hand 0 R5 R10 R15 R20", "KR cannot be known to be in the hand of seat 0"),
        ("draw 60", "not so many cards are left for the draw pile"),
    ] {
        let (_, why) = wrong(position);
        assert!(why.starts_with(said), "{position}: {why}");
    }
    let mut able = Options::default();
    able.set("defense_prompt", "only_if_able").unwrap();
    let misplaced = stage_with(&able, "turn 0; phase defense; drive 0 R20; hand 1 R5 R5 R5 R10").unwrap_err();
    assert!(misplaced.why.starts_with("with only_if_able a defender without defensive cards is not asked"));
    assert!(stage_with(&able, "turn 0; phase defense; drive 0 R20; hand 1 SACK R5 R5 R10").is_ok());
}

#[test]
fn what_is_not_named_is_dealt_as_the_phase_asks() {
    let counts = |text: &str| {
        let view = stage(text).unwrap_or_else(|wrong| panic!("{wrong}")).view(Viewer::Public);
        [view.hands[0].count, view.hands[1].count, view.discard_count, view.draw, view.out.len() as u8]
    };
    assert_eq!(counts("turn 0"), [4, 4, 1, 47, 0]);
    assert_eq!(counts("turn 0; phase offense"), [5, 4, 1, 46, 0]);
    assert_eq!(counts("turn 0; phase offense; hand 0 R5 R10 ..."), [5, 4, 1, 46, 0], "filled up");
    let (line, why) = wrong("turn 0; phase offense; hand 0 R5 R10");
    assert!(line == 3 && why.contains("five cards") && why.contains("(JK-4.17)"), "{line}: {why}");
    assert_eq!(wrong("turn 0; phase defense; hand 0 R5; drive 0 P5-20 C15").0, 3, "three and the two of the play");
    assert_eq!(
        counts("turn 0; phase offense; final yes; hand 0 R5 R10"),
        [2, 4, 1, 0, 49],
        "a final one has what it has"
    );
    assert_eq!(counts("turn 0; phase defense; drive 0 P5-20 C15"), [3, 4, 1, 46, 0]);
    assert_eq!(counts("turn 0; hand 0 R5 ?; hand 1 2; draw R5 ? ?; discard -"), [2, 2, 0, 3, 49]);
    assert_eq!(counts("turn 0; draw KR ..."), [4, 4, 1, 47, 0]);
    let game = stage("turn 0; hand 0 R5 R10 R15 R20; draw KR JUK ...").unwrap();
    let scene = game.scene();
    let draw = scene.entries.iter().find(|entry| entry.key == "draw").unwrap();
    assert_eq!(draw.words[..2], ["KR", "JUK"], "from the top");
}

#[test]
fn seats_follow_from_each_other() {
    let turn_and_dealer = |text: &str| {
        let game = stage(text).unwrap();
        (line(&game, "turn"), line(&game, "dealer"))
    };
    assert_eq!(turn_and_dealer("turn 0"), ("0".into(), "1".into()));
    assert_eq!(turn_and_dealer("dealer 0"), ("1".into(), "0".into()));
    assert_eq!(turn_and_dealer("dealer 0; turn 0"), ("0".into(), "0".into()));
}

#[test]
fn a_finished_game_can_be_described_too() {
    let game = stage("turn 0; phase over; conceded 1; score 1 21").unwrap();
    assert!(game.is_over());
    let again = JukemFootball::stage(&Options::default(), 2, &game.scene(), Chance::Fast(9)).unwrap();
    assert_eq!(again.view(Viewer::Truth), game.view(Viewer::Truth));
    assert_eq!(again.standings().winners().first(), Some(kernel::Seat::new(0)));
}

#[test]
fn options_that_cannot_be_dealt_cannot_be_staged() {
    let scene = Scene::default();
    let misplaced = JukemFootball::stage(&Options::default(), 3, &scene, Chance::Fast(0)).unwrap_err();
    assert!(misplaced.why.starts_with("JK-2.5"), "{misplaced}");
}
