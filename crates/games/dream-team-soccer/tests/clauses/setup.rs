//! Chapter 3 and the deal: seats, and who gets how many cards.

use crate::{GONE, Viewer, dealt, options, table, table_with};
use dream_team_soccer::DreamTeamSoccer;
use kernel::{Cards, Chance, Game, Seat, Stream, Zone};
use std::collections::HashSet;

#[test]
fn dt_3_1_three_to_eight_play() {
    for seats in 0..=8 {
        let dealt = DreamTeamSoccer::deal(&options(""), seats, Chance::Fast(1));
        match dealt {
            Ok(game) => assert!((3..=8).contains(&seats) && game.scores().len() == seats as usize),
            Err(illegal) => assert!(seats < 3 && illegal.clause.id == "DT-3.1"),
        }
    }
}

#[test]
fn dt_3_2_and_dt_3_3_seat_numbers_grow_to_the_right_and_turns_go_to_the_left() {
    let clockwise = |chosen| table_with(chosen, 5, "phase trade").game.view(Viewer::Public).clockwise;
    assert_eq!(clockwise(""), [0, 4, 3, 2, 1]);
    assert_eq!(clockwise("seat_direction=left"), [0, 1, 2, 3, 4]);
    let lead = "phase lead 0; hand 0 10 9; hand 1 10; hand 2 10; hand 3 10";
    assert_eq!(table(4, lead).play("0: play 10").to_act(), [3]);
    assert_eq!(table_with("seat_direction=left", 4, lead).play("0: play 10").to_act(), [1]);
    let view = table(4, "podium 2 0 3 1; phase trade").game.view(Viewer::Public);
    assert_eq!((view.podium, view.clockwise), (vec![2, 0, 3, 1], vec![2, 1, 3, 0]));
}

#[test]
fn dt_3_4_the_first_seats_are_drawn_by_lot() {
    let podium = |seed| dealt("hat_trick=off", 4, seed).line("podium");
    let seen: HashSet<String> = (0..400).map(podium).collect();
    assert_eq!(seen.len(), 24, "every order comes up");
    assert_eq!(podium(7), podium(7));
}

#[test]
fn dt_3_5_later_seats_follow_the_round_before() {
    let mut t = table(4, "round 3; phase lead 1; hand 0 2; hand 1 9; hand 2 10 10; hand 3 3");
    t.play("1: play 9; 0: pass; 3: play 3; 2: pass; 0: play 2");
    assert!(t.was_said("Seat 1 sits in #1.") && t.was_said("Seat 2 sits in #4."));
    assert!(t.was_said("Round 4: Seat 2 deals."));
    let mut hat_trick = table_with("special_claims=manual", 4, "phase claims; hand 2 4 F F ...");
    hat_trick.play("0: ready; 1: ready; 3: ready; 2: claim hattrick");
    assert_eq!(hat_trick.line("podium"), "2 3 0 1");
}

#[test]
fn dt_3_6_the_first_round_has_a_trade_too() {
    let t = table(4, "phase deal; hand 0 F ...; hand 1 F ...; hand 2 Y ...; hand 3 R ...");
    assert_eq!((t.phase(), t.line("round")), ("trade".to_string(), "1 of 7".to_string()));
    t.refused("0: pass", "DT-3.6").refused("0: play F=1", "DT-3.6");
}

#[test]
fn dt_4_1_all_sixty_cards_are_dealt() {
    for seats in 3..=8 {
        let t = dealt("hat_trick=off nutmeg=off", seats, 41);
        let held: usize = (0..seats).map(|seat| t.cards(seat)).sum();
        assert_eq!(
            (held, t.zone(Zone(0), Viewer::Truth), t.zone(GONE, Viewer::Truth)),
            (60, String::new(), String::new())
        );
        let mut all: Vec<String> =
            (0..seats).flat_map(|seat| t.hand(seat).split(' ').map(str::to_string).collect::<Vec<_>>()).collect();
        all.sort();
        assert_eq!(all.iter().filter(|card| *card == "10").count(), 10);
    }
}

#[test]
fn dt_4_2_who_is_served_first_gets_the_odd_cards() {
    for (seats, sizes) in [
        (3, vec![20; 3]),
        (4, vec![15; 4]),
        (5, vec![12; 5]),
        (6, vec![10; 6]),
        (7, vec![9, 9, 9, 9, 8, 8, 8]),
        (8, vec![8, 8, 8, 8, 7, 7, 7, 7]),
    ] {
        for seed in 0..20 {
            for direction in ["right", "left"] {
                let t = dealt(&format!("hat_trick=off nutmeg=off seat_direction={direction}"), seats, seed);
                let view = t.game.view(Viewer::Public);
                let dealer = *view.podium.last().unwrap();
                let at = view.clockwise.iter().position(|seat| *seat == dealer).unwrap();
                let served = (1..=seats as usize).map(|turn| view.clockwise[(at + turn) % seats as usize]);
                assert_eq!(served.map(|seat| t.cards(seat)).collect::<Vec<_>>(), sizes);
            }
        }
    }
}

#[test]
fn dt_4_3_everybody_sees_the_own_cards_and_no_others() {
    let t = dealt("hat_trick=off nutmeg=off", 4, 43);
    for viewer in Seat::all(4) {
        for holder in 0..4 {
            let seen = t.hand_for(viewer.number(), holder);
            assert_eq!(seen.contains('?'), viewer.number() != holder, "{viewer} sees {seen}");
        }
    }
    assert!(t.zone(Zone(1), Viewer::Public).split(' ').all(|card| card == "?"));
}

#[test]
fn every_shuffle_is_even() {
    // The Goal goes to each of four players about equally often.
    let mut stream = Stream::fast(4);
    let mut got = [0; 4];
    for _ in 0..4000 {
        let game =
            DreamTeamSoccer::deal(&options("hat_trick=off nutmeg=off"), 4, Chance::imagined(&mut stream)).unwrap();
        let cards: &dyn Cards = game.cards();
        let holder =
            (0..4).find(|seat| cards.shown(Zone(1 + seat), Viewer::Truth)[0] == kernel::Shown::Up(kernel::Face(0)));
        got[holder.unwrap() as usize] += 1;
    }
    assert!(got.iter().all(|count| (900..1100).contains(count)), "{got:?}");
}
