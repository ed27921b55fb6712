//! Chapter 1: the cards.

use crate::{TRICK, Viewer, dealt, table};
use dream_team_soccer::card::{CARDS, Deck, Holding, SIGNS, kinds, sign, value};
use dream_team_soccer::{Medals, clause};
use kernel::{Face, Game, Stream};

fn copies(wanted: &str) -> u8 {
    let face = SIGNS.iter().position(|sign| *sign == wanted).expect(wanted);
    Deck::shipped().copies(Face(face as u8))
}

#[test]
fn dt_1_1_sixty_cards_each_number_as_often_as_it_says_and_five_special_ones() {
    assert_eq!(Deck::shipped().cards().len(), CARDS);
    for number in (1..=10).filter(|number| *number != 8) {
        assert_eq!(copies(&number.to_string()), number);
    }
    assert_eq!(copies("8") + copies("Y"), 8);
    assert_eq!(["K", "F", "G", "R"].map(copies), [1, 2, 1, 1]);
    assert_eq!(kinds().map(|face| Deck::shipped().copies(face) as usize).sum::<usize>(), 60);
}

#[test]
fn dt_1_2_the_yellow_card_is_one_of_the_8s() {
    assert_eq!((copies("8"), copies("Y")), (7, 1));
    let t = table(3, "phase lead 0; hand 0 8 Y 9; hand 1 2 2; hand 2 3 3");
    assert!(t.legal(0).contains("play 8+Y skip 1"));
}

#[test]
fn dt_1_3_low_beats_high() {
    let t = table(3, "phase follow 2; trick 0 5; hand 0 9; hand 1 9; hand 2 4 6 9");
    assert_eq!(t.legal(2), "pass; play 4");
}

#[test]
fn dt_1_4_the_goal_counts_as_0() {
    let mut t = table(3, "phase follow 2; trick 0 1; hand 0 9; hand 1 9; hand 2 G 9");
    t.play("2: play G");
    assert!(t.was_said("Seat 2 plays the Goal."));
    assert_eq!(value(Face(0)), Some(0));
}

#[test]
fn dt_1_5_nothing_is_higher_than_the_red_card() {
    let t = table(3, "phase kickoff; hand 0 K ...; hand 2 R ...");
    assert_eq!(t.line("plays"), "0=11");
    t.refused("2: play R", "DT-5.15");
    let mut t = table(3, "phase lead 0; hand 0 R 9; hand 1 9; hand 2 10 9");
    t.play("0: play R");
    assert_eq!(t.line("plays"), "0=12");
    assert_eq!(t.legal(2), "pass; play 9; play 10");
}

#[test]
fn dt_1_6_every_single_card_from_0_to_10_beats_the_kickoff() {
    let t = table(3, "phase follow 2; trick 0 K; hand 0 9; hand 1 9; hand 2 G 1 2 3 4 5 6 7 8 9 10 R");
    let plays: Vec<String> = (1..=10).map(|number| format!("play {number}")).collect();
    assert_eq!(t.legal(2), format!("pass; play G; {}", plays.join("; ")));
    let t = table(3, "phase follow 2; trick 0 K; hand 0 9; hand 1 9; hand 2 9 F");
    assert!(t.legal(2).contains("play F=10"));
}

#[test]
fn dt_1_7_equal_cards_are_interchangeable() {
    let mut t = table(3, "phase lead 0; hand 0 7 7 7 8 Y; hand 1 2 2; hand 2 3 3");
    assert_eq!(t.legal(0).matches("play 7").count(), 3, "one, two or three 7s: {}", t.legal(0));
    t.play("0: play 7x2");
    assert_eq!((t.hand(0), t.zone(TRICK, Viewer::Public)), ("7 8 Y".to_string(), "7 7".to_string()));
}

#[test]
fn dt_1_9_the_medals_of_a_game_fit_into_the_box() {
    let mut stream = Stream::fast(19);
    for seats in 3..=8 {
        let mut t = dealt("", seats, seats as u64);
        t.play_until(&mut stream, |_, _| false);
        let view = t.game.view(Viewer::Public);
        let sum = |colour: fn(&Medals) -> u8| view.medals.iter().map(|medals| colour(medals) as u32).sum::<u32>();
        assert_eq!(sum(|medals| medals.gold), 7);
        assert!(sum(|medals| medals.silver) <= 7 && sum(|medals| medals.bronze) <= 7);
    }
}

#[test]
fn dt_1_10_each_distinct_move_is_listed_once() {
    let t = table(3, "phase lead 0; hand 0 8 8 Y F; hand 1 2 2; hand 2 3 3");
    let mut eights: Vec<String> =
        t.legal(0).split("; ").filter(|play| !play.contains("F=")).map(str::to_string).collect();
    eights.sort();
    assert_eq!(
        eights.join("; "),
        "play 8; play 8+1F; play 8+Y skip 1; play 8+Y skip 2; play 8+Y+1F skip 1; play 8+Y+1F skip 2; play 8x2; \
         play 8x2+1F; play 8x2+Y skip 1; play 8x2+Y skip 2; play 8x2+Y+1F skip 1; play 8x2+Y+1F skip 2; \
         play Y skip 1; play Y skip 2; play Y+1F skip 1; play Y+1F skip 2"
    );
    assert_eq!(t.legal(0).split("; ").filter(|play| play.contains("F=")).count(), 10);
}

#[test]
fn every_kind_is_in_the_deck() {
    let holding: Holding = Deck::shipped().cards().into_iter().collect();
    assert_eq!(holding.kinds().map(sign).collect::<Vec<_>>(), SIGNS);
    assert_eq!(clause::ALL.len(), 115);
}
