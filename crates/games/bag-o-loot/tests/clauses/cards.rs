//! Chapter 1: the cards.

use super::*;
use bag_o_loot::Deck;
use std::collections::BTreeMap;

/// How many cards of each face a table has.
fn faces(table: &Table) -> BTreeMap<String, usize> {
    let cards = table.game.cards();
    let mut faces = BTreeMap::new();
    for id in 0..cards.count() {
        *faces.entry(table.game.face(cards.face_of(kernel::CardId(id as u8)))).or_default() += 1;
    }
    faces
}

#[test]
fn bl_1_1_and_bl_1_2_the_deck_has_sixteen_ranks_and_five_of_each_card() {
    let faces = faces(&dealt(4, "", 1));
    assert_eq!(faces.values().sum::<usize>(), 85);
    assert!(faces.values().all(|&copies| copies == 5));
    let mut names: Vec<String> = (1..=16).map(|rank| rank.to_string()).chain(["L".to_string()]).collect();
    names.sort();
    assert_eq!(faces.into_keys().collect::<Vec<_>>(), names);
}

#[test]
fn bl_1_3_no_coin_brings_more_points_than_another() {
    for rank in 1..=16 {
        let other = rank % 16 + 1;
        let mut t = table(&format!("turn 0; hand 0 {rank} {rank}; hand 1 {other}; s1 1 {other} {other}"));
        t.play(&format!("0: open {rank} x2"));
        assert_eq!(t.game.scores(), [2, 2, 0, 0], "rank {rank}");
    }
}

#[test]
fn bl_1_4_it_makes_no_difference_which_copy_is_used() {
    // Two hands of the same kinds from different physical cards lead to the same table.
    let play = |position: &str| {
        let mut t = table(position);
        t.play("0: open 7 x2; 0: build 7 s1; 0: knock");
        (t.show("sets 0"), t.show("hand 0"))
    };
    let one = play("turn 0; hand 0 7 7 7 2; hand 1 7 7");
    let two = play("turn 0; hand 1 7 7; hand 0 2 7 7 7");
    assert_eq!(one, two);
    assert_eq!(one.0, "s1[7 7 7]");
}

#[test]
fn bl_1_5_everybody_knows_what_stays_in_the_box() {
    for (seats, ranks, looters) in [(2, 12, 3), (3, 14, 4), (4, 16, 5), (8, 16, 5)] {
        let t = dealt(seats, "", 3);
        for viewer in viewers(seats) {
            let view = t.view(viewer);
            assert_eq!((view.ranks, view.looters), ((1..=ranks).collect(), looters));
        }
    }
}

#[test]
fn bl_1_6_the_data_file_says_what_is_in_the_box_and_can_be_corrected() {
    let file = include_str!("../../data/bag-o-loot.toml");
    assert_eq!(Deck::from_toml(file).as_ref(), Ok(Deck::shipped()));
    let corrected = Deck::from_toml(&file.replace("looters = 5", "looters = 4")).unwrap();
    assert_eq!(corrected.faces(4).count(), 84);
    let fewer = Deck::from_toml(&file.replace("ranks = [15, 16]", "ranks = [16]")).unwrap();
    assert_eq!(fewer.faces(3).count(), 79);
    assert!(Deck::from_toml("ranks = 16").unwrap_err().contains("this is no deck file"));
}

#[test]
fn bl_1_7_equal_plays_are_listed_once_and_cards_are_called_by_kind() {
    let t = table("turn 0; hand 0 7 7 7 L L 2");
    assert_eq!(
        t.listed(0, "open 7"),
        "open 7 x1 +1L; open 7 x1 +2L; open 7 x2; open 7 x2 +1L; open 7 x2 +2L; open 7 x3; open 7 x3 +1L"
    );
    roam(4, "", 20, |game| {
        let mut list = Vec::new();
        Seat::all(4).for_each(|seat| {
            list.clear();
            game.legal(seat, &mut list);
            assert!(list.windows(2).all(|pair| pair[0] < pair[1]), "{list:?}");
        });
    });
    // What viewers are told names faces and tags, by type; words name kinds.
    let mut t = table("turn 0; hand 0 7 7 L 2");
    t.play("0: open 7 x2 +1L");
    assert_eq!(t.heard(B), ["Seat 0 opens two sevens and a looter."]);
}
