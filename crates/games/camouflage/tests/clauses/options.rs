//! Chapter 2: options.

use super::desk::{Desk, options, refused_table};
use camouflage::{Camouflage, Options};
use kernel::{Chance, Game, Settings};

#[test]
fn ca_2_1_every_mode_has_its_number_of_players() {
    for (mode, least, most) in
        [("speed", 2, 6), ("diversify", 2, 6), ("cover", 2, 6), ("not_my_stack", 3, 7), ("puzzle", 1, 7)]
    {
        let text = format!("mode={mode}");
        for seats in 0..=8 {
            let dealt = Camouflage::deal(&options(&text), seats, Chance::Fast(0));
            match dealt {
                Ok(_) => assert!((least..=most).contains(&seats), "{mode} with {seats}"),
                Err(illegal) => {
                    assert_eq!(illegal.clause.id, "CA-2.1");
                    assert!(!(least..=most).contains(&seats), "{mode} with {seats}");
                }
            }
        }
    }
}

#[test]
fn ca_2_2_options_that_clash_are_refused() {
    for text in [
        "mode=speed illegal=honor",
        "mode=not_my_stack illegal=honor",
        "mode=cover illegal=honor pace=turns",
        "mode=cover illegal=honor timer=expert",
        "mode=cover illegal=honor live_scores=on",
        "wild_counts=false",
        "mode=puzzle timer=advanced",
        "mode=puzzle centers_wild=true",
        "mode=puzzle side=gems",
        "mode=puzzle assist=hint",
    ] {
        assert_eq!(refused_table(text, 3), "CA-2.2", "{text}");
    }
    for text in [
        "mode=cover illegal=honor",
        "centers_wild=true wild_counts=false",
        "mode=puzzle puzzle=g-0003 puzzle_centers=hidden",
    ] {
        assert!(Camouflage::deal(&options(text), 3, Chance::Fast(0)).is_ok(), "{text}");
    }
}

#[test]
fn ca_2_3_house_rules_are_marked() {
    for (text, marked) in
        [("", false), ("min_match=2", true), ("centers_wild=true wild_counts=false", true), ("lockout_ms=0", false)]
    {
        assert_eq!(Desk::deal(text, 2, 0).view("public").house_rules, marked, "{text}");
    }
}

#[test]
fn every_option_reads_back_and_says_what_would_be_right() {
    for spec in Options::SPECS {
        let plain = Options::default();
        assert_eq!(plain.get(spec.key).as_deref(), Some(spec.default), "{}", spec.key);
        let mut again = Options::default();
        again.set(spec.key, spec.default).unwrap();
        assert_eq!(again, plain, "{}", spec.key);
        let why = again.set(spec.key, "no such value").unwrap_err();
        assert!(why.len() > 20, "{}: {why}", spec.key);
    }
    let changed = options("mode=cover lockout_ms=0 puzzle=a-0002 min_match=2");
    let text: Vec<(&str, String)> = changed.changed();
    let mut again = Options::default();
    text.iter().for_each(|(key, value)| again.set(key, value).unwrap());
    assert_eq!(again, changed);
}

#[test]
fn a_written_out_puzzle_and_card_set_read_back() {
    let mut own = Options::default();
    own.set("puzzle", "mine/animal/plain/CH1,0,3,1/CH2,2,1,1").unwrap();
    assert_eq!(own.get("puzzle").as_deref(), Some("mine/animal/plain/CH1,0,3,1/CH2,2,1,1"));
    assert!(own.set("puzzle", "mine/animal/plain/CH1,0,3,1/CH2,0,1,1").unwrap_err().contains("MISMATCH"));
    assert!(own.set("puzzle", "z-0001").unwrap_err().contains("a-0001"));
    assert!(own.set("cards", "mine").unwrap_err().contains("84 faces"));
    let text = camouflage::faces::FaceSet::shipped().text().replacen("camouflage-j1", "mine", 1);
    own.set("cards", &text).unwrap();
    assert_eq!(own.get("cards").as_deref(), Some(text.as_str()));
}
