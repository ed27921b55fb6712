//! Chapter 1: the cards.

use crate::{dealt, options, table, table_with};
use jukem_football::{Colour, Deck, NUMBERED_MAX, Print};
use kernel::{Game, Settings, Text, said};

fn file(rows: &str) -> Result<Deck, String> {
    Deck::from_toml(&format!("card = [{rows}]"))
}

const KICK: &str = "{ kind = \"kick_return\", yards = 50, count = 1 }";
const TEN: &str = "{ kind = \"run\", yards = 5, count = 10 }";

/// A deck file that needs nothing but these rows.
fn with(rows: &str) -> Result<Deck, String> {
    file(&format!("{KICK}, {TEN}, {rows}"))
}

fn rows(deck: &Deck) -> Vec<(String, usize)> {
    deck.rows().map(|(_, print, count)| (print.to_string(), count)).collect()
}

#[test]
fn jk_1_1_the_deck_has_56_cards() {
    assert_eq!(Deck::default().total(), 56);
    assert_eq!(dealt("", 1).game.cards().count(), 56);
    assert_eq!(Deck::default().warning(), None);
}

#[test]
fn jk_1_2_colours_tell_the_job() {
    for (print, _, _) in Deck::default().rows().map(|row| (row.1, row.0, row.2)) {
        let expected = match print {
            Print::Holding | Print::Sack => Colour::Yellow,
            Print::Fumble | Print::PickedOff => Colour::Red,
            _ => Colour::Black,
        };
        assert_eq!(print.colour(), expected, "{print}");
        assert_eq!(print.is_defensive(), expected != Colour::Black);
    }
}

#[test]
fn jk_1_3_there_are_eleven_kinds_and_no_others() {
    let mut kinds: Vec<String> = Deck::default()
        .rows()
        .map(|row| row.1.to_string().trim_end_matches(|c: char| !c.is_alphabetic()).to_string())
        .collect();
    kinds.sort();
    kinds.dedup();
    assert_eq!(kinds, ["C", "FG", "FUM", "HOLD", "JUK", "KR", "P", "PAN", "PICK", "R", "SACK"]);
    let said = with("{ kind = \"blitz\", count = 1 }").unwrap_err();
    assert!(said.contains("no card of kind \"blitz\"; the kinds are run, pass, catch, kick_return"), "{said}");
}

#[test]
fn jk_1_4_numbers_on_cards() {
    let game = dealt("", 0).game;
    let name = |print| words::english(&game, &game.name(Deck::default().face(print).expect("it is in the box")));
    assert_eq!(name(Print::Run(15)), "RUN 15");
    assert_eq!(name(Print::Pass(5, 20)), "PASS 5–20");
    for (rows, said) in [
        ("{ kind = \"run\", lo = 5, hi = 20, count = 1 }", "a run has yards, and neither lo nor hi"),
        ("{ kind = \"pass\", yards = 5, count = 1 }", "a pass has lo and hi, and no yards"),
        ("{ kind = \"jukem\", yards = 5, count = 1 }", "a jukem has no yards"),
        ("{ kind = \"sack\", lo = 5, hi = 10, count = 1 }", "a sack has neither lo nor hi"),
    ] {
        assert_eq!(with(rows).unwrap_err(), said);
    }
    let mut field = table("turn 0; phase offense; hand 0 KR R5 PAN HOLD SACK");
    assert_eq!(field.play("0: return").show("total 0"), "50");
    let mut field = table("turn 0; phase offense; hand 0 KR R5 PAN HOLD SACK");
    assert_eq!(field.play("0: run 5 pan").show("total 0"), "15");
}

#[test]
fn jk_1_5_there_is_exactly_one_kick_return() {
    assert_eq!(Deck::default().count(Print::KickReturn), 1);
    let two = file(&format!("{KICK}, {KICK}, {TEN}")).unwrap_err();
    assert_eq!(two, "2 KICK RETURNs: a deck has exactly one (JK-1.9)");
    assert_eq!(file(TEN).unwrap_err(), "0 KICK RETURNs: a deck has exactly one (JK-1.9)");
}

#[test]
fn jk_1_6_yards_come_in_steps_of_five() {
    for (_, print, _) in Deck::default().rows() {
        let numbers = match print {
            Print::Run(yards) | Print::Catch(yards) => vec![yards],
            Print::Pass(lo, hi) => vec![lo, hi],
            _ => vec![],
        };
        assert!(numbers.iter().all(|yards| *yards > 0 && yards % 5 == 0), "{print}");
    }
}

#[test]
fn jk_1_7_the_shipped_mix() {
    let expected = "R5 3, R10 3, R15 3, R20 3, R25 2, R30 2, P5-20 4, P15-35 3, P25-45 3, C5 1, C10 2, C15 2, C20 1, C25 1, \
                    C30 1, C35 1, C40 1, C45 1, KR 1, JUK 3, PAN 2, FG 3, HOLD 3, SACK 3, FUM 2, PICK 2";
    let seen: Vec<String> = rows(&Deck::default()).iter().map(|(card, count)| format!("{card} {count}")).collect();
    assert_eq!(seen.join(", "), expected);
    assert_eq!(options("").get("deck").unwrap(), "jukem-2016-reconstructed");
}

#[test]
fn jk_1_8_the_order_of_the_file_numbers_the_cards() {
    let deck = "catch45x1,run5x8,kick_returnx1,catch40x4,catch45x1,sackx2";
    let read: Deck = deck.parse().unwrap();
    assert_eq!(read.to_string(), "catch45x2,run5x8,kick_returnx1,catch40x4,sackx2", "copies lie next to each other");
    let position = "turn 0; phase offense; drive 0 R5; drive 1 R5 | R5; hand 0 C40 C45 SACK SACK KR";
    let shipped = table(position);
    assert_eq!(shipped.game.timeout(crate::seat(0)).unwrap().to_string(), "discard C40");
    let other = table_with(&format!("deck={deck}"), position);
    assert_eq!(other.game.timeout(crate::seat(0)).unwrap().to_string(), "discard C45", "it has the lowest number here");
}

#[test]
fn jk_1_9_a_deck_file_that_breaks_a_rule_is_refused_in_words() {
    let refused = [
        (
            file(&format!("{KICK}, {{ kind = \"run\", yards = 5, count = 8 }}")),
            "9 cards: a deck has at least 10 (JK-1.9)",
        ),
        (
            with("{ kind = \"run\", yards = 7, count = 1 }"),
            "7 yards: every number of yards is a multiple of 5 from 5 to 95 (JK-1.9)",
        ),
        (
            with("{ kind = \"catch\", yards = 0, count = 1 }"),
            "0 yards: every number of yards is a multiple of 5 from 5 to 95 (JK-1.9)",
        ),
        (
            with("{ kind = \"run\", yards = 100, count = 1 }"),
            "100 yards: every number of yards is a multiple of 5 from 5 to 95 (JK-1.9)",
        ),
        (
            with("{ kind = \"run\", yards = 300, count = 1 }"),
            "300 yards: every number of yards is a multiple of 5 from 5 to 95 (JK-1.9)",
        ),
        (
            with("{ kind = \"pass\", lo = 20, hi = 5, count = 1 }"),
            "a PASS from 20 to 5: the low end comes first (JK-1.9)",
        ),
        (with("{ kind = \"pancake\", yards = 15, count = 1 }"), "a pancake adds 10 yards (JK-1.9)"),
        (
            file(&format!("{{ kind = \"kick_return\", yards = 45, count = 1 }}, {TEN}")),
            "the kick_return is worth 50 yards (JK-1.9)",
        ),
        (with("{ kind = \"run\", yards = 5, count = -1 }"), "-1 copies of R5: count is a number from 0 to 64"),
        (
            with("{ kind = \"run\", yards = 5, count = 60 }"),
            "71 cards: Parlor deals decks of at most 64 cards (a limit of ours)",
        ),
    ];
    for (read, said) in refused {
        assert_eq!(read.unwrap_err(), said);
    }
    let counted =
        |total| Deck::from_toml(&format!("total = {total}\ncard = [{{ kind = \"kick_return\", count = 1 }}, {TEN}]"));
    assert!(counted(11).is_ok());
    let said = "the cards add up to 11, and total says 12: correct a count or the total (JK-1.8)";
    assert_eq!(counted(12).unwrap_err(), said);
    assert!(Deck::from_toml("card = 5").unwrap_err().starts_with("this is no deck file: "));
    let said = with("{ kind = \"run\", yards = 5 }").unwrap_err();
    assert!(said.contains("missing field `count`"), "{said}");
    let passes: Vec<String> =
        (1..=19).flat_map(|lo| [0, 5].map(|more| format!("pass{}-{}x1", 5 * lo, 5 * lo + more))).collect();
    let many = format!("kick_returnx1,run5x9,{}", passes[..NUMBERED_MAX].join(","));
    let said = many.parse::<Deck>().unwrap_err();
    assert!(said.starts_with("25 different RUNs, PASSes and CATCHes: Parlor deals decks of at most 24"), "{said}");
}

#[test]
fn jk_1_9_a_deck_of_another_size_is_taken_with_a_warning() {
    let deck = with("{ kind = \"sack\", count = 2 }").unwrap();
    assert_eq!(deck.warning(), Some(said!("deck-differs", total: 13, printed: 56)));
    let mut chosen = options("");
    assert_eq!(chosen.warning(), None);
    chosen.set("deck", &deck.to_string()).unwrap();
    assert_eq!(chosen.warning(), deck.warning());
    assert_eq!(chosen.get("deck").unwrap(), "kick_returnx1,run5x10,sackx2");
    assert_eq!(dealt(&format!("deck={deck}"), 1).game.cards().count(), 13);
    let empty = with("{ kind = \"sack\", count = 0 }").unwrap();
    assert_eq!(empty.to_string(), "kick_returnx1,run5x10", "no copies, no card");
}

#[test]
fn jk_1_9_a_deck_in_one_line_is_read_with_the_same_care() {
    for wrong in ["", "run5", "run5x", "x3", "run5x3,,", "run05x3", "pass5x3", "5x3", "jukem-2016"] {
        let said = wrong.parse::<Deck>().unwrap_err();
        assert!(
            said.contains("is no part of a deck: say jukem-2016-reconstructed, or write it out"),
            "{wrong}: {said}"
        );
    }
    assert_eq!(
        "run7x3,kick_returnx1".parse::<Deck>().unwrap_err(),
        with("{ kind = \"run\", yards = 7, count = 1 }").unwrap_err()
    );
    let text = "id = \"mine\"\ntotal = 11\ncard = [{ kind = \"kick_return\", count = 1 }, { kind = \"run\", yards = 5, count = 10 }]";
    assert_eq!(text.parse::<Deck>().unwrap().to_string(), "kick_returnx1,run5x10", "the text of a file works, too");
}

#[test]
fn jk_1_10_twins_make_one_choice() {
    let field = table("turn 0; phase offense; hand 0 R5 R5 R5 JUK JUK");
    assert_eq!(field.legal(0), "run 5; run 5 juk");
    let field = table("turn 0; phase offense; drive 0 R20; hand 0 SACK SACK SACK HOLD HOLD");
    assert_eq!(field.legal(0), "discard HOLD; discard SACK");
    let field = table("turn 0; phase defense; drive 0 R20; hand 1 SACK SACK FUM FUM");
    assert_eq!(field.legal(1), "defend SACK; defend FUM; allow");
}
