//! Chapter 1: the cards.

use crate::table;
use kernel::{CardId, Face, Game, Text};
use naked_bootleg::{Class, Colour, Deck, Kind, NakedBootleg};

const SHIPPED: &str = include_str!("../../data/naked-bootleg.toml");

fn faces() -> Vec<Face> {
    let t = table(4, "");
    (0..t.game.cards().count()).map(|id| t.game.cards().face_of(CardId(id as u8))).collect()
}

fn words() -> Vec<String> {
    let t = table(4, "");
    faces().into_iter().map(|face| t.game.face(face)).collect()
}

#[test]
fn nb_1_1_and_nb_1_2_the_deck_has_108_cards_in_the_numbers_of_the_table() {
    let words = words();
    assert_eq!(words.len(), 108);
    let of = |code: &str| words.iter().filter(|word| word.ends_with(code)).count();
    for code in ["SG", "PI", "XX", "OO", "NI", "DI", "CV"] {
        assert_eq!(of(code), 8, "{code}");
    }
    for code in ["PG", "HC", "RV", "HO", "DP", "P6", "FR", "SP", "IN", "DF", "ST", "WC"] {
        assert_eq!(of(code), 4, "{code}");
    }
    assert_eq!([of("HM"), of("BL"), of("NB")], [2, 1, 1]);
    let class =
        |class: Class| Kind::all().filter(|kind| kind.class() == class).map(|kind| kind.copies()).sum::<usize>();
    assert_eq!([Class::General, Class::StandardAction, Class::PlayAction, Class::Streak].map(class), [64, 20, 20, 4]);
}

#[test]
fn nb_1_3_each_colour_has_25_cards_and_eight_have_none() {
    let words = words();
    for letter in ['b', 'r', 'g', 'k'] {
        assert_eq!(words.iter().filter(|word| word.starts_with(letter)).count(), 25, "{letter}");
    }
    assert_eq!(words.iter().filter(|word| word.len() == 2).count(), 8);
    assert_eq!(words.iter().filter(|word| *word == "gXX").count(), 2);
    assert_eq!(words.iter().filter(|word| *word == "gHC").count(), 1);
}

#[test]
fn nb_1_4_the_deck_for_two_has_96_cards_22_of_each_colour() {
    let t = table(2, "");
    let in_play: Vec<String> = ["pylon", "hand 0", "hand 1"].iter().flat_map(|zone| t.zone(zone)).collect();
    assert_eq!(in_play.len(), 96);
    assert_eq!(in_play.iter().filter(|word| word.starts_with('k')).count(), 22);
    assert!(!in_play.iter().any(|word| ["RV", "HO", "P6"].iter().any(|code| word.ends_with(code))));
}

#[test]
fn nb_1_5_and_nb_1_6_36_cards_are_dead() {
    let deck = Deck::shipped();
    let dead: Vec<Face> = faces().into_iter().filter(|&face| deck.is_dead(face)).collect();
    assert_eq!(dead.len(), 36);
    let t = table(4, "");
    let codes = ["RV", "HO", "DP", "P6", "FR", "SP", "IN", "WC", "HM", "BL", "NB"];
    assert!(dead.iter().all(|&face| codes.iter().any(|code| t.game.face(face).ends_with(code))));
    for top in ["bSG", "rST", "gDF"] {
        assert!(table(4, &format!("turn 0; discard {top}")).may("0: pick discard"), "{top}");
    }
    for top in ["bRV", "rSP", "WC:red", "HM:blue", "gIN"] {
        table(4, &format!("turn 0; discard {top}")).refuse("0: pick discard", "NB-1.5");
    }
}

#[test]
fn nb_1_7_the_data_file_is_checked() {
    assert!(Deck::from_toml(SHIPPED).is_ok());
    let refused = |from: &str, to: &str| Deck::from_toml(&SHIPPED.replacen(from, to, 1)).unwrap_err();
    assert!(refused("blue = 2", "blue = 1").contains("7 cards of kind SG: there are 8"));
    assert!(refused("black = \"Trick Six\"", "black = \"Blindside\"").contains("Blindside"));
    assert!(refused("\"Sweep\"", "\"Juke\"").contains("occurs 2 times"));
    let corrected = Deck::from_toml(&SHIPPED.replacen("dead = true", "dead = false", 1)).unwrap();
    let reverse = corrected.face_with(naked_bootleg::Power::EndAround).unwrap();
    assert!(!corrected.is_dead(reverse) && Deck::shipped().is_dead(reverse), "an owner may correct a dead mark");
    assert_eq!(Colour::ALL.len(), 4);
}

#[test]
fn nb_1_8_there_are_four_wildcats_and_no_aid_is_in_the_deck() {
    assert_eq!(words().iter().filter(|word| *word == "WC").count(), 4);
    let zones: Vec<&str> = NakedBootleg::META.zones.iter().map(|zone| zone.name).collect();
    assert_eq!(zones, ["pylon", "discard", "box", "taken", "hand", "down-a", "down-b"]);
    assert!(crate::staged("", 4, "hand 0 WC WC WC WC; hand 1 WC").is_err(), "never a fifth Wildcat");
}
