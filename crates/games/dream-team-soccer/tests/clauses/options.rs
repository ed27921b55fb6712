//! Chapter 2: what can be chosen.

use crate::{dealt, options, table_with};
use dream_team_soccer::Options;
use kernel::{Settings, Stream};

#[test]
fn dt_2_1_the_defaults_are_the_game_from_the_box() {
    let defaults: Vec<(&str, &str)> = Options::SPECS.iter().map(|spec| (spec.key, spec.default)).collect();
    assert_eq!(
        defaults,
        [
            ("rounds", "7"),
            ("hat_trick", "on"),
            ("nutmeg", "on"),
            ("special_claims", "auto"),
            ("pass_is_final", "off"),
            ("free_kick_alone", "named"),
            ("trade_free_kicks", "exempt"),
            ("seat_direction", "right"),
            ("tie", "shared"),
            ("turn_clock_s", "off"),
        ]
    );
    let t = dealt("", 4, 4);
    assert!(t.line("round").ends_with("of 7"));
}

#[test]
fn dt_2_2_options_combine_in_any_way() {
    let words = |key: &str| match key {
        "rounds" => vec!["1", "2"],
        "turn_clock_s" => vec!["off", "5"],
        "special_claims" => vec!["auto", "manual"],
        "free_kick_alone" => vec!["named", "worst"],
        "trade_free_kicks" => vec!["exempt", "best"],
        "seat_direction" => vec!["right", "left"],
        "tie" => vec!["shared", "countback"],
        _ => vec!["on", "off"],
    };
    let mut stream = Stream::fast(22);
    for choice in 0..1 << Options::SPECS.len() {
        let pick = |(index, spec): (usize, &kernel::OptionSpec)| {
            format!("{}={}", spec.key, words(spec.key)[choice >> index & 1])
        };
        let chosen: Vec<String> = Options::SPECS.iter().enumerate().map(pick).collect();
        let seats = 3 + (choice % 6) as u8;
        let mut t = dealt(&chosen.join(" "), seats, choice as u64);
        t.play_until(&mut stream, |_, _| false);
        assert_eq!(t.phase(), "over", "{chosen:?}");
    }
}

#[test]
fn dt_2_2_without_special_deals_nobody_is_asked_for_them() {
    assert!(!options("special_claims=manual hat_trick=off nutmeg=off").asks_for_claims());
    let position = "phase deal; hand 0 4 F F Y R ...";
    assert_eq!(table_with("special_claims=manual hat_trick=off nutmeg=off", 4, position).phase(), "trade");
    assert_eq!(table_with("special_claims=manual hat_trick=off", 4, position).phase(), "claims");
    assert_eq!(table_with("special_claims=manual nutmeg=off", 4, position).phase(), "claims");
}
