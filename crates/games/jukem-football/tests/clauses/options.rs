//! Chapter 2: the options.

use crate::{census, dealt, options, table_with};
use jukem_football::{JukemFootball, Options};
use kernel::{Chance, Game, Settings, Values};

#[test]
fn jk_2_1_the_defaults_are_the_game_of_the_box() {
    let plain = Options::default();
    assert!(plain.changed().is_empty());
    for spec in Options::SPECS {
        assert_eq!(plain.get(spec.key).unwrap(), spec.default, "{}", spec.key);
        assert!(JukemFootball::META.clauses.iter().any(|clause| clause.id == spec.clause), "{}", spec.clause);
    }
    let keys: Vec<&str> = Options::SPECS.iter().map(|spec| spec.key).collect();
    assert_eq!(
        keys.join(" "),
        "deck practice practice_yellow practice_red first_dealer discard_rule overtime overtime_dealer overtime_cap \
         stall_limit discard_view defense_prompt turn_clock defense_clock"
    );
}

/// Every value of an option that is a word, and the ends of every number.
fn values(values: Values) -> Vec<String> {
    match values {
        Values::Words(words) => words.iter().map(|word| word.to_string()).collect(),
        Values::Number { min, max } => vec![min.to_string(), max.to_string()],
        Values::OffOrNumber { min, max } => vec!["off".to_string(), min.to_string(), max.to_string()],
        Values::Deck => vec!["kick_returnx1,run5x9,sackx2,holdingx1,fumblex1,picked_offx1".to_string()],
    }
}

#[test]
fn jk_2_5_every_mix_of_options_is_fine() {
    for one in Options::SPECS {
        for other in Options::SPECS {
            for (first, second) in
                values(one.values).iter().flat_map(|a| values(other.values).into_iter().map(move |b| (a.clone(), b)))
            {
                let mut chosen = options("");
                chosen.set(one.key, &first).unwrap();
                chosen.set(other.key, &second).unwrap();
                assert_eq!(chosen.get(other.key).unwrap(), second);
                assert!(JukemFootball::deal(&chosen, 2, Chance::Fast(0)).is_ok(), "{:?}", chosen.changed());
            }
        }
    }
}

#[test]
fn jk_2_5_there_are_always_two_players() {
    for seats in [0, 1, 3, 8] {
        let refused = JukemFootball::deal(&options(""), seats, Chance::Fast(0)).unwrap_err();
        assert_eq!(refused.clause.id, "JK-2.5");
    }
}

#[test]
fn jk_2_5_a_value_that_does_not_fit_says_what_would() {
    let mut chosen = options("");
    for (key, value, said) in [
        ("practice", "yes", "option practice is one of false, true, not \"yes\""),
        ("overtime_cap", "0", "option overtime_cap is a whole number from 1 to 100, not \"0\""),
        ("stall_limit", "21", "option stall_limit is a whole number from 2 to 20, not \"21\""),
        ("turn_clock", "0", "option turn_clock is off or a whole number from 1 to 86400, not \"0\""),
    ] {
        assert_eq!(chosen.set(key, value).unwrap_err(), said);
    }
    assert!(
        chosen.set("quarters", "4").unwrap_err().starts_with("there is no option \"quarters\"; the options are deck, ")
    );
    assert_eq!(chosen.get("quarters"), None);
    assert_eq!(chosen, Options::default(), "a refused value changes nothing");
}

#[test]
fn jk_2_2_practice_needs_the_two_cards_and_enough_others() {
    let refusal = |chosen: &str| JukemFootball::deal(&options(chosen), 2, Chance::Fast(0)).unwrap_err().clause.id;
    assert_eq!(refusal("practice=true deck=kick_returnx1,run5x12,sackx1,fumblex1"), "JK-2.2");
    assert_eq!(refusal("practice=true deck=kick_returnx1,run5x12,holdingx1"), "JK-2.2");
    assert_eq!(refusal("practice=true deck=kick_returnx1,run5x8,holdingx1,fumblex1"), "JK-2.2", "nine would be left");
    let enough = "practice=true deck=kick_returnx1,run5x9,holdingx1,fumblex1";
    assert_eq!(dealt(enough, 1).game.cards().count(), 10);
    assert_eq!(dealt("deck=kick_returnx1,run5x9", 1).count("draw"), 1, "without practice nothing is missing");
}

#[test]
fn jk_2_3_the_two_cards_stay_away_in_every_period() {
    let chosen = "practice=true practice_yellow=sack practice_red=picked_off";
    let mut field = table_with(chosen, "turn 0; phase offense; final yes; hand 0 R5; score 0 3; score 1 3");
    assert_eq!(field.show("left out"), "SACK PICK");
    for step in ["0: end", "1: end"] {
        field.play(step);
        let all = census(&field.game);
        let count = |card: &str| all.iter().filter(|other| *other == card).count();
        assert_eq!([all.len(), count("SACK"), count("PICK"), count("HOLD"), count("FUM")], [54, 2, 1, 3, 2]);
        let period = field.show("period");
        let again = format!("turn 1; phase offense; final yes; hand 1 R5; period {period}; score 0 3; score 1 3");
        field = table_with(chosen, &again);
    }
}

#[test]
fn jk_2_4_overtime_settings_without_overtime_are_no_mistake() {
    let chosen = "overtime=none overtime_dealer=random overtime_cap=7";
    let mut field = table_with(chosen, "period 2; turn 0; phase offense; final yes; hand 0 R5");
    field.play("0: end");
    assert_eq!(field.show("phase"), "over");
    assert_eq!(field.game.standings().winners().len(), 2);
}
