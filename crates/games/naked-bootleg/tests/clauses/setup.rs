//! Chapter 3: getting ready.

use crate::{dealt, table, table_with};

#[test]
fn nb_3_1_everyone_gets_ten_cards_and_no_card_is_turned_up() {
    for seats in 2..=6 {
        let mut t = dealt("", seats, 7);
        for seat in 0..seats {
            t.expect(&format!("#hand {seat} = 10"));
        }
        t.expect("discard = -");
    }
}

#[test]
fn nb_3_2_the_seat_after_the_dealer_begins_and_the_deal_moves_on() {
    let mut dealers = std::collections::HashSet::new();
    for seed in 0..40 {
        let t = dealt("", 4, seed);
        let view = t.view("public");
        assert_eq!(view.turn, (view.dealer + 1) % 4);
        dealers.insert(view.dealer);
    }
    assert_eq!(dealers.len(), 4, "chance picks the first dealer");
    let mut t = table_with(
        "scored=true",
        4,
        "dealer 2; turn 0; discard gXX; hand 0 gOO; \
        down 0a set SG bSG rSG gSG kSG; down 0b set PI bPI rPI gPI",
    );
    t.play("0: discard gOO").expect("round = 2; dealer = 3; turn = 0");
}

#[test]
fn nb_3_3_every_round_begins_clockwise() {
    let mut t = table_with(
        "scored=true",
        4,
        "direction counter; turn 0; discard gXX; hand 0 gOO; \
        down 0a set SG bSG rSG gSG kSG; down 0b set PI bPI rPI gPI",
    );
    t.play("0: discard gOO").expect("round = 2; direction = clockwise");
}

#[test]
fn nb_3_4_teams_sit_alternately_and_pairs_as_chosen() {
    let teams = |choice: &str, seats: u8| {
        dealt(choice, seats, 1).view("public").seats.iter().map(|seat| seat.team).collect::<Vec<_>>()
    };
    assert_eq!(teams("teams=2v2", 4), [0, 1, 0, 1]);
    assert_eq!(teams("teams=3v3", 6), [0, 1, 0, 1, 0, 1]);
    assert_eq!(teams("teams=2v2v2", 6), [0, 1, 2, 0, 1, 2]);
    assert_eq!(teams("teams=2v2v2 seating_2v2v2=paired", 6), [0, 0, 1, 1, 2, 2]);
    assert_eq!(teams("", 3), [0, 1, 2]);
}

#[test]
fn nb_3_5_a_new_round_is_a_fresh_start() {
    let mut t = table_with(
        "scored=true",
        4,
        "turn 0; discard gXX; hand 0 gOO; said 1; exposed 2; lost 3 2; disguised 1; \
        down 0a set SG bSG rSG gSG kSG; down 0b set PI bPI rPI gPI; down 1a set NI bNI rNI gNI",
    );
    t.play("0: discard gOO");
    t.expect("round = 2; said = -; exposed = -; lost = 0 0 0 0; downs = 0; redzone = -; discard = -; down-a 1 = -; turns = 0");
    assert!(!t.view("public").seats[1].disguise_used);
}

#[test]
fn nb_3_6_the_flag_starts_neutral() {
    let mut t = dealt("remix=capture_the_flag", 4, 3);
    t.expect("flag = -");
    let mut t = table(4, "turn 0");
    t.expect("flag = -");
}
