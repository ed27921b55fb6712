//! Positions: what can be described, what cannot, and what is said about it.

use conformance::{options, scene};
use kernel::{Chance, Game, Millis, Misplaced, Seat, Settings, Stage, Stamped, Viewer};
use naked_bootleg::{NakedBootleg, Options};

fn stage(chosen: &str, text: &str) -> Result<NakedBootleg, Misplaced> {
    NakedBootleg::stage(&options(chosen), 4, &scene(text), Chance::Fast(4))
}

/// The line and the sentence of what is wrong with a position.
fn wrong(text: &str) -> (usize, String) {
    let misplaced = stage("", text).err().unwrap_or_else(|| panic!("{text} is accepted"));
    (misplaced.line, misplaced.why)
}

#[test]
fn a_card_lies_in_one_place_only() {
    assert_eq!(wrong("hand 0 rST; hand 1 rST"), (2, "there is no rST left for this line".to_string()));
    assert!(wrong("hand 0 XX").1.contains("is no card: say a colour letter"));
    assert_eq!(wrong("hand 0 WC WC WC; hand 1 WC WC").0, 2);
}

#[test]
fn each_thing_is_said_once_and_in_known_words() {
    assert_eq!(wrong("turn 0; turn 1"), (2, "turn is set twice".to_string()));
    assert_eq!(wrong("hand 0 rSG; hand 1 gSG; hand 0 bSG"), (3, "hand is set twice".to_string()));
    assert!(wrong("trumps red").1.contains("trumps"));
    assert!(wrong("direction left").1.contains("clockwise or counter"));
    assert!(wrong("did dance").1.contains("picked, downed, hit"));
    assert!(wrong("only sometimes").1.contains("free, steal or complete"));
    assert!(wrong("score 0 many").1.contains("a seat and a number"));
    assert!(wrong("phase dinner").1.contains("is no phase"));
    assert!(wrong("turn 7").1.contains('3'), "seats go from 0 to 3");
    assert!(wrong("discard rSG:green").1.contains("has a colour of its own"));
}

#[test]
fn downed_cards_are_what_the_rules_allow() {
    let none = "are no such lay-down";
    assert!(wrong("down 0a set NI bNI rNI").1.contains(none), "two cards are no set");
    assert!(wrong("down 0a set NI bNI rNI gXX").1.contains(none));
    assert!(wrong("down 0a set NI WC WC WC").1.contains(none), "one must be real");
    assert!(wrong("down 0a streak red rSG rXX rNI rDI rCV rPG rHC").1.contains(none), "without its streak card");
    assert!(stage("wild_streak_card=true", "down 0a streak red rSG rXX rNI rDI rCV rPG WC").is_ok());
    assert!(wrong("down 0b streak red rST rSG rXX rNI rDI rCV rPG").1.contains("in the first place"));
    assert!(wrong("down 0a set NI bNI rNI gNI; down 0b set DI bDI rDI gDI").1.contains("two sets of three"));
    assert!(
        wrong("down 0a streak red rST rSG rXX rNI rDI rCV rPG; down 0b set DI bDI gDI kDI")
            .1
            .contains("beside a streak")
    );
    assert!(wrong("down 0a disguise bNI rNI gNI kNI; down 0b disguise bDI rDI gDI").1.contains("two disguises"));
    assert!(
        wrong("down 0a set NI bNI rNI gNI number 2; down 1a set DI bDI rDI gDI number 2").1.contains("same number")
    );
    assert!(wrong("down 0a set NI bNI rNI gNI number 2; downs 1").1.contains("higher number"));
    assert!(wrong("down 9a set NI bNI rNI gNI").1.contains("a seat and a place"));
    assert!(wrong("down 0a heap bNI rNI gNI").1.contains("downed cards are a set of a kind"));
}

#[test]
fn what_is_not_named_is_dealt() {
    let game = stage("", "turn 0; hand 0 gXX ? #2; down 1a set OO bOO rOO gOO").expect("a position");
    let view = game.view(Viewer::Public);
    let held: Vec<u8> = view.seats.iter().map(|seat| seat.held).collect();
    assert_eq!((held, view.pylon), (vec![4, 10, 10, 10], 108 - 3 - 34));
    assert!(wrong("hand 0 gXX; hand 1 gOO; hand 2 -; hand 3 -; pylon rSG").1.contains("cards lie nowhere"));
    assert_eq!(wrong("hand 0 #90; hand 1 #20").1, "the deck has too few cards for this position");
}

#[test]
fn phases_fit_the_table() {
    for (text, why) in [
        ("turn 0; phase chain 3 1 0", "must be a Draw Play or Pick Six"),
        ("turn 0; discard gPI; phase effect 0 spy", "must be a Spy"),
        ("turn 0; discard gIN; phase deflect 0 1 gIN steal 1a", "nothing lies at 1a"),
        ("turn 0; taken gXX", "only while a thief looks"),
        ("turn 0; discard gFR; phase fumble 1", "nothing can be chosen"),
        ("turn 0; hand 0 gXX; phase stack gOO", "does not hold gOO"),
        ("turn 0; playing 0", "at least two seats"),
        ("turn 0; playing 0 1 2; hand 3 gXX", "does not play in this round"),
        ("turn 1; exited 1", "has exited or left"),
        ("turn 0; known 2 0 rST; hand 0 gXX", "does not hold rST"),
    ] {
        let found = wrong(text).1;
        assert!(found.contains(why), "{text}: {found}");
    }
}

#[test]
fn an_overtime_of_two_can_be_written_down_while_the_coin_is_in_the_air() {
    let mut options = Options::default();
    options.set("scored", "true").expect("an option");
    let mut game = NakedBootleg::deal(&options, 4, Chance::Seed(conformance::seed(30))).expect("a table of four");
    let steps = include_str!("golden/overtime.play").lines().filter_map(|line| line.split_once(": "));
    for (seat, action) in steps.take_while(|(_, action)| !action.starts_with("dealer")) {
        let seat = Seat::new(seat.parse().expect("a seat"));
        game.apply(Stamped::act(Millis(0), seat, action.parse().expect("an action")), &mut ());
    }
    let scene = game.scene();
    assert!(scene.entries.iter().any(|entry| entry.key == "phase" && entry.words[0] == "coin"), "{scene:?}");
    NakedBootleg::stage(&options, 4, &scene, Chance::Fast(4)).expect("two play without the cards left out (NB-1.4)");
}
