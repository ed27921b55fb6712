//! Positions: what can be described, what cannot, and what is said about it.

use bag_o_loot::BagOLoot;
use conformance::{options, scene};
use kernel::{Chance, Game, Misplaced, Stage, Text, Viewer};

fn stage(chosen: &str, text: &str) -> Result<BagOLoot, Misplaced> {
    BagOLoot::stage(&options(chosen), 4, &scene(text), Chance::Fast(4))
}

/// The line and the sentence of what is wrong with a position.
fn wrong_in(chosen: &str, text: &str) -> (usize, String) {
    let misplaced = stage(chosen, text).err().unwrap_or_else(|| panic!("{text} is accepted"));
    (misplaced.line, misplaced.why)
}

fn wrong(text: &str) -> (usize, String) {
    wrong_in("", text)
}

fn line(game: &BagOLoot, key: &str) -> String {
    game.lines(Viewer::Truth).into_iter().find(|line| line.0 == key).expect(key).1
}

#[test]
fn a_card_lies_in_one_place_only() {
    assert_eq!(wrong("hand 0 7 7 7; s1 1 7 7 7"), (2, "there is no 7 left for this line".to_string()));
    assert_eq!(wrong("hand 0 17").1, "\"17\" is no card: say a number from 1 to 16, or L");
    assert_eq!(wrong("hand 0 L L L; hand 1 L L L").0, 2);
}

#[test]
fn each_thing_is_said_once_and_in_known_words() {
    assert_eq!(wrong("hand 0 7; hand 1 7; hand 0 8"), (3, "hand is set twice".to_string()));
    assert_eq!(wrong("turn 0; turn 1").1, "turn is set twice");
    assert!(wrong("colour red").1.contains("a position of this game has no \"colour\"; it has hand, pile"));
    assert!(wrong("s38 0 7 7").1.contains("a position of this game has no \"s38\""));
    assert_eq!(wrong("hand 7").1, "hand is followed by a seat from 0 to 3");
    assert_eq!(wrong("bagged maybe").1, "bagged is yes or no, not \"maybe\"");
    assert!(wrong("phase dinner").1.starts_with("the phase is start, play, contest BACK"));
    assert!(wrong("score 0 many").1.starts_with("a score is a seat and a number of points"));
    assert_eq!(wrong("s1 0 7 7; b1 0 8 8 8 8 8").1, "place 1 is taken: a set and a bag cannot share a number");
}

#[test]
fn sets_and_bags_are_what_the_rules_allow() {
    assert_eq!(wrong("s1 0 7").1, "a set has two, three or four cards");
    assert_eq!(wrong("s1 0 7 7 7 7 7").1, "a set has two, three or four cards");
    assert_eq!(wrong("s1 0 L L").1, "a set has at least one coin");
    assert_eq!(wrong("s1 0 7 8").1, "a 8 does not fit into a set of 7s");
    assert_eq!(wrong("b1 0 7 7 7 7").1, "a bag has five cards");
    assert_eq!(wrong("b1 0 7 7 7 7 8").1, "a 8 does not fit into a set of 7s");
    assert!(stage("mode=advanced", "b1 0 7 7 7 7 8").is_ok());
    assert_eq!(wrong("s2 0 7 7").1, "sets and bags are numbered from 1, so 1 comes next");
    assert_eq!(wrong("b1 0 7 7 7 7 7 made 2").1, "the bags leave out place 1 in the order of making");
    assert!(wrong("b1 0 7 7 7 7 7 challenged").1.starts_with("after its cards a bag has: made PLACE"));
    assert_eq!(
        wrong_in("mode=advanced", "discard 9").1,
        "only coins with the rank of a bag are ditched, in the Advanced game"
    );
}

#[test]
fn what_is_not_named_is_dealt() {
    let game = stage("", "turn 0; hand 0 7 ? #2; s1 1 8 8").unwrap();
    let view = game.view(Viewer::Public);
    assert_eq!((view.hands, view.pile), (vec![4, 8, 8, 8], 85 - 2 - 4 - 24));
    let game = stage("", "turn 0; hand 0 7; hand 1 8; pile 9 10 ...").unwrap();
    assert_eq!(game.view(Viewer::Public).hands, [1, 1, 8, 8]);
    let scene = game.scene();
    let pile = scene.entries.iter().find(|entry| entry.key == "pile").unwrap();
    assert_eq!(pile.words[..2], ["9", "10"]);
    // All of the pile is named: the rest is dealt to the hands that are not.
    let game = stage("", "turn 0; hand 0 7; hand 1 8; pile 9").unwrap();
    let view = game.view(Viewer::Public);
    assert_eq!((view.hands, view.pile), (vec![1, 1, 41, 41], 1));
    let all = "hand 0 7; hand 1 8; hand 2 9; hand 3 10; pile 1";
    assert_eq!(wrong(all).1, "80 cards have no place: leave a hand unnamed, or end the pile with ...");
    assert_eq!(wrong("hand 0 #90").1, "the deck has too few cards for this position");
}

#[test]
fn counters_and_phases_fit_together() {
    for (chosen, text, why) in [
        ("", "bagged yes", "a Bag is a play: set plays as well"),
        ("mode=advanced", "ditches 1", "a Ditch is a play: there are at least as many plays"),
        ("", "ditches 1; plays 1", "ditching belongs to the Advanced game"),
        ("", "dry yes", "a turn can begin without a draw only if the pile is empty"),
        ("", "barren 1", "turns are barren only once the pile is empty"),
        ("", "timeup yes", "time can be up only in a game by end_after_minutes"),
        ("", "phase start", "the draw is an action only with next_draw and cards in the pile"),
        ("mode=advanced", "phase start; plays 1", "before the draw there are no plays"),
        ("", "turn 0; hand 0 -", "an empty hand has gone out, or has nothing to draw and no play made"),
        ("", "turn 0; phase bonus", "who takes the bonus has gone out"),
        ("", "turn 0; hand 0 -; plays 1; phase bonus", "a bonus needs a bag of another player"),
        ("mode=advanced", "phase contest play", "a contest needs a window"),
        ("mode=advanced", "phase lastcall", "before a last call the turn player has gone out"),
        ("", "phase lastcall", "a last call needs next_draw"),
        ("mode=advanced", "answer 1 letgo", "there are answers in a contest only"),
        (
            "mode=advanced",
            "phase penalty 0 1 play",
            "a prize is for the maker of the bag made last, which was challenged and is genuine",
        ),
        (
            "",
            "b1 0 7 7 7 7 7; window b1 0; plays 1; bagged yes; turn 0",
            "there are challenges in the Advanced game only",
        ),
        (
            "mode=advanced",
            "b1 0 7 7 7 7 7; window b1 0; turn 0",
            "a window is open in the turn of the maker, who is bagged, or right after it",
        ),
        (
            "mode=advanced",
            "b1 0 7 7 7 7 7 challenged; window b1 0; plays 1; bagged yes; turn 0",
            "a bag is challenged once",
        ),
    ] {
        assert_eq!(wrong_in(chosen, text).1, why, "{text}");
    }
}

#[test]
fn what_is_known_must_be_there() {
    assert_eq!(wrong("hand 0 7 8; known all 0 9"), (2, "seat 0 holds no such 9".to_string()));
    assert_eq!(wrong("hand 0 7 8; known all 0 7 7").1, "seat 0 holds no such 7");
    assert_eq!(wrong("hand 0 7 8; known 0 0 7").1, "seat 0 holds no such 7", "one's own hand needs no line");
    let game = stage("", "hand 0 7 7 L; known all 0 7; known 2 0 7").unwrap();
    let seen = |viewer| {
        let spec = BagOLoot::META.zones.iter().find(|zone| zone.name == "hand").unwrap();
        let shown = game.cards().shown(spec.first, viewer);
        shown.iter().filter(|card| matches!(card, kernel::Shown::Up(_))).count()
    };
    assert_eq!(
        [seen(Viewer::Public), seen(Viewer::Seat(kernel::Seat::new(2))), seen(Viewer::Seat(kernel::Seat::new(1)))],
        [1, 2, 1]
    );
}

#[test]
fn a_position_takes_the_deal_of_the_options_it_is_for() {
    assert!(stage("mode=advanced memory_aid=on", "turn 0").unwrap_err().why.starts_with("BL-2.2"));
    let game = stage(
        "mode=advanced people=no",
        "turn 0; hand 0 1 1; hand 1 2; s1 1 3 3; b2 0 7 7 7 7 8; plays 1; bagged yes; window b2 0; phase contest play; answer 1 letgo",
    );
    assert!(game.unwrap_err().why.contains("a question is over when all have answered"));
    let game = stage(
        "mode=advanced",
        "turn 0; hand 0 1 1; s1 1 3 3; b2 0 7 7 7 7 8; plays 1; bagged yes; window b2 0 opened 10 letgo 1",
    )
    .unwrap();
    assert_eq!((line(&game, "window"), game.wakes_at()), ("b2 by 0".to_string(), Some(kernel::Millis(3010))));
}
