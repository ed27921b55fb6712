//! What a table shows, as the words of `expect` lines.

use crate::any::AnyTable;
use crate::wire;
use kernel::{Seat, Viewer};

/// Compares `what` of the table with `value`; the error says what was expected and what is there.
pub fn compare(table: &dyn AnyTable, viewer: Viewer, what: &str, value: &str) -> Result<(), String> {
    let view = table.view(viewer);
    if let Some(zone) = view.zones.iter().find(|zone| zone_key(&zone.zone) == what) {
        return compare_zone(zone, value, what);
    }
    let seen = plain(table, viewer, &view, what).ok_or_else(|| unknown(&view, what))?;
    if seen == value { Ok(()) } else { Err(format!("expected {what} = {value}, but it is {seen}")) }
}

/// Whether two lists hold the same actions in any order.
pub fn same_list(seen: &[String], expected: &[String]) -> Result<(), String> {
    let missing: Vec<&str> = expected.iter().filter(|action| !seen.contains(action)).map(String::as_str).collect();
    let extra: Vec<&str> = seen.iter().filter(|action| !expected.contains(action)).map(String::as_str).collect();
    match (missing.is_empty(), extra.is_empty()) {
        (true, true) => Ok(()),
        (_, true) => Err(format!("expected also: {}", missing.join("; "))),
        (true, _) => Err(format!("not expected, but legal: {}", extra.join("; "))),
        _ => Err(format!("expected also: {}; not expected, but legal: {}", missing.join("; "), extra.join("; "))),
    }
}

/// A zone's name, with its seat where it has one.
pub fn zone_key(zone: &wire::ZoneRef) -> String {
    zone.seat.map_or(zone.name.clone(), |seat| format!("{} {seat}", zone.name))
}

/// The cards of a zone as words: faces, `?` for backs.
pub fn zone_words(zone: &wire::Zone) -> Vec<String> {
    if zone.cards.is_empty() {
        return vec!["?".to_string(); zone.count as usize];
    }
    let word = |card: &wire::Card| match card {
        wire::Card::Up { face, .. } => face.clone(),
        wire::Card::Down { .. } => "?".to_string(),
    };
    zone.cards.iter().map(word).collect()
}

fn compare_zone(zone: &wire::Zone, value: &str, what: &str) -> Result<(), String> {
    if let Some(count) = value.strip_prefix('#') {
        let seen = zone.count.to_string();
        return if seen == count { Ok(()) } else { Err(format!("expected {count} cards in {what}, there are {seen}")) };
    }
    let mut seen = zone_words(zone);
    let mut expected: Vec<&str> = value.split_whitespace().filter(|word| *word != "-").collect();
    if zone.kind == wire::ZoneKind::Hand {
        seen.sort();
        expected.sort_unstable();
    }
    if seen == expected {
        return Ok(());
    }
    let seen = if seen.is_empty() { "-".to_string() } else { seen.join(" ") };
    Err(format!("expected {what} = {value}, but it is {seen}"))
}

fn plain(table: &dyn AnyTable, viewer: Viewer, view: &wire::TableView, what: &str) -> Option<String> {
    let seats = |numbers: &[u8]| match numbers {
        [] => "-".to_string(),
        numbers => numbers.iter().map(u8::to_string).collect::<Vec<_>>().join(" "),
    };
    Some(match what {
        "score" => view.scores.iter().map(i32::to_string).collect::<Vec<_>>().join(" "),
        "to act" if viewer == Viewer::Truth => seats(&table.to_act().iter().map(Seat::number).collect::<Vec<_>>()),
        "to act" => seats(&view.awaited),
        "over" => (if view.over { "yes" } else { "no" }).to_string(),
        "winners" => seats(&winners(view)),
        "wakes" => view.wakes_at.map_or("-".to_string(), |at| at.to_string()),
        _ => match what.strip_prefix("score ") {
            Some(seat) => view.scores.get(seat.parse::<usize>().ok()?)?.to_string(),
            None => view.lines.iter().find(|line| line.key == what)?.value.clone(),
        },
    })
}

fn winners(view: &wire::TableView) -> Vec<u8> {
    let places = view.places.as_deref().unwrap_or_default();
    (0..).zip(places).filter(|(_, place)| **place == 1).map(|(seat, _)| seat).collect()
}

fn unknown(view: &wire::TableView, what: &str) -> String {
    let zones = view.zones.iter().map(|zone| zone_key(&zone.zone));
    let lines = view.lines.iter().map(|line| line.key.clone());
    let fixed = ["score", "to act", "over", "winners", "wakes"].map(str::to_string);
    let known: Vec<String> = zones.chain(lines).chain(fixed).collect();
    format!("this table has no {what:?}; it has {}", known.join(", "))
}
