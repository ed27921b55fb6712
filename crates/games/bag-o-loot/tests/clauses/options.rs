//! Chapter 2: the options.

use super::*;

fn refused(chosen: &str) -> &'static str {
    match BagOLoot::deal(&options(chosen), 4, Chance::Fast(1)) {
        Err(Illegal { clause }) => clause.id,
        Ok(_) => panic!("{chosen} can be dealt"),
    }
}

#[test]
fn bl_2_1_without_options_it_is_the_printed_standard_game() {
    let plain = BagOLoot::deal(&Options::default(), 4, Chance::Fast(5)).unwrap();
    let said = "mode=standard rounds=4 memory_aid=off tie=shared turn_clock_s=off end_after_minutes=off";
    let spelt = BagOLoot::deal(&options(said), 4, Chance::Fast(5)).unwrap();
    assert_eq!(plain, spelt);
    let rounds = [2, 3, 4, 5, 8].map(|seats| dealt(seats, "", 1).view(Viewer::Public).rounds);
    assert_eq!(rounds, [4, 3, 4, 5, 8].map(Some));
}

#[test]
fn bl_2_2_settings_that_do_not_fit_together_are_refused() {
    for advanced_only in [
        "ditch_limit=none",
        "ditch_on_empty_pile=on",
        "challenge_close=next_draw",
        "challenge_race=receipt",
        "challenge_grace_ms=3000",
        "reveal_bluffs=off",
    ] {
        assert_eq!(refused(advanced_only), "BL-2.2", "{advanced_only}");
        assert!(BagOLoot::deal(&options(&format!("mode=advanced {advanced_only}")), 4, Chance::Fast(1)).is_ok());
    }
    for clash in [
        "mode=advanced memory_aid=on",
        "rounds=3 end_after_minutes=30",
        "mode=advanced challenge_close=next_draw challenge_race=random",
        "mode=advanced challenge_close=next_draw challenge_race=clockwise",
        "mode=advanced challenge_close=all_respond challenge_race=receipt",
        "mode=advanced challenge_close=all_respond challenge_grace_ms=0",
        // Without a person the questions are the default.
        "mode=advanced people=no challenge_race=receipt",
    ] {
        assert_eq!(refused(clash), "BL-2.2", "{clash}");
    }
}

#[test]
fn an_option_says_what_would_be_right() {
    let said = |key: &str, value: &str| Options::default().set(key, value).unwrap_err();
    assert_eq!(said("mode", "pro"), "option mode is one of standard, advanced, not \"pro\"");
    assert_eq!(said("rounds", "51"), "option rounds is a whole number from 1 to 50, not \"51\"");
    assert!(said("colour", "red").starts_with("there is no option \"colour\"; the options are mode, rounds"));
    for spec in Options::SPECS {
        let mut options = Options::default();
        let text = options.get(spec.key).expect("every option has a text");
        options.set(spec.key, &text).unwrap();
        assert_eq!(options, Options::default(), "{}", spec.key);
        options.set(spec.key, spec.default).unwrap();
        assert!(BagOLoot::META.clauses.iter().any(|clause| clause.id == spec.clause), "{}", spec.clause);
    }
}

#[test]
fn an_option_that_nobody_set_can_be_unset_again() {
    let mut options = options("rounds=7 challenge_close=all_respond");
    for key in ["rounds", "challenge_close"] {
        options.set(key, "auto").unwrap();
    }
    assert_eq!(options, Options::default());
}
