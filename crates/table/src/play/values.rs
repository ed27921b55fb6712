//! What a table shows, as the words of `expect` lines.

use super::parse::How;
use crate::any::AnyTable;
use crate::log::is_movement;
use crate::reader::Reader;
use crate::wire;
use kernel::{Seat, Viewer, closest};

/// What can be looked at in every game besides zones, lines and what was told.
const FIXED: [&str; 6] = ["score", "to act", "over", "winners", "places", "wakes"];

/// Compares `what` of the table with a value; the error says what was expected and what is there.
pub fn compare(table: &dyn AnyTable, looking: Viewer, what: &str, wanted: (How, &str)) -> Result<(), String> {
    if let Some(who) = what.strip_prefix("told ") {
        return compare_told(&told_lines(table, viewer(table, who)?), what, wanted);
    }
    let view = table.view(looking);
    let zone = |name: &str| view.zones.iter().find(|zone| zone_key(&zone.zone) == name);
    if let Some(zone) = zone(what) {
        return compare_zone(zone, what, wanted);
    }
    let top = what.strip_prefix("top ").and_then(zone).map(|zone| zone_words(zone).pop().unwrap_or("-".to_string()));
    // A game may have a line of the same name while it goes on; the places of a match that is over mean the same everywhere.
    let is_result = view.over && what == "places";
    let line = table.lines(looking).into_iter().find(|line| line.0 == what && !is_result).map(|line| line.1);
    let seen =
        top.or(line).or_else(|| plain(table, looking, &view, what)).ok_or_else(|| unknown(table, &view, what))?;
    let words = |text: &str| text.split_whitespace().map(str::to_string).collect::<Vec<_>>();
    match wanted {
        (How::Is, value) if seen == value => Ok(()),
        (How::Is, value) => Err(format!("expected {what} = {value}, but it is {seen}")),
        (how, value) => compare_words(&words(&seen), what, (how, value)),
    }
}

/// Whether two lists hold the same actions in any order, each as often.
pub fn same_list(seen: &[String], expected: &[String]) -> Result<(), String> {
    let (missing, extra) = (beyond(expected, seen), beyond(seen, expected));
    match (missing.is_empty(), extra.is_empty()) {
        (true, true) => Ok(()),
        (_, true) => Err(format!("expected also: {}", missing.join("; "))),
        (true, _) => Err(format!("not expected, but legal: {}", extra.join("; "))),
        _ => Err(format!("expected also: {}; not expected, but legal: {}", missing.join("; "), extra.join("; "))),
    }
}

/// What `some` has more often than `others`.
fn beyond(some: &[String], others: &[String]) -> Vec<String> {
    let mut left = others.to_vec();
    let is_more = |word: &&String| match left.iter().position(|other| other == *word) {
        Some(place) => {
            left.swap_remove(place);
            false
        }
        None => true,
    };
    some.iter().filter(is_more).cloned().collect()
}

/// A viewer by its word.
pub fn viewer(table: &dyn AnyTable, name: &str) -> Result<Viewer, String> {
    match name {
        "truth" => Ok(Viewer::Truth),
        "public" => Ok(Viewer::Public),
        seat => Seat::parse(seat, table.seats()).map(Viewer::Seat).ok_or_else(|| {
            format!("a viewer is a seat from 0 to {}, `public` or `truth`, not {seat:?}", table.seats() - 1)
        }),
    }
}

/// Whether `viewer` sees, is offered and was told the same at both tables; if not, the first difference.
pub fn same_view(one: &dyn AnyTable, two: &dyn AnyTable, viewer: Viewer) -> Result<(), String> {
    let differs = |what: &str, here: &str, there: &str| {
        Err(format!("{viewer} sees {what} = {here} here, and {what} = {there} there"))
    };
    let (here, there) = (one.view(viewer), two.view(viewer));
    for (here, there) in here.zones.iter().zip(&there.zones) {
        if here != there {
            return differs(&zone_key(&here.zone), &listed(&zone_words(here)), &listed(&zone_words(there)));
        }
    }
    for (here, there) in one.lines(viewer).iter().zip(&two.lines(viewer)) {
        if here != there {
            return differs(&here.0, &here.1, &there.1);
        }
    }
    let told = |table: &dyn AnyTable| told_lines(table, viewer).join("; ");
    let choices = |table: &dyn AnyTable| match viewer {
        Viewer::Seat(seat) => {
            table.choices(seat).into_iter().map(|choice| choice.action).collect::<Vec<_>>().join("; ")
        }
        Viewer::Public | Viewer::Truth => String::new(),
    };
    for (what, here, there) in [("told", told(one), told(two)), ("the choices", choices(one), choices(two))] {
        if here != there {
            return differs(what, &here, &there);
        }
    }
    if here == there { Ok(()) } else { Err(format!("{viewer} sees another table: compare `parlor inspect --json`")) }
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
        wire::Card::Up(face) => face.clone(),
        wire::Card::Down(_) => "?".to_string(),
    };
    zone.cards.iter().map(word).collect()
}

/// What the last step told `viewer`, a line for each thing.
pub fn told_lines(table: &dyn AnyTable, viewer: Viewer) -> Vec<String> {
    let card = |card: &wire::Card| match card {
        wire::Card::Up(face) => face.clone(),
        wire::Card::Down(0) => "a card face down".to_string(),
        wire::Card::Down(tag) => format!("the face-down card {tag}"),
    };
    let zone = |key: &str| zone_key(&wire::ZoneRef::of(key));
    let reader = Reader::new(table, words::ENGLISH, (0..table.seats()).map(|seat| format!("Seat {seat}")).collect());
    let line = |told: wire::Told| match told {
        wire::Told::Moved(moved, from, to) => Some(format!("{} from {} to {}", card(&moved), zone(&from), zone(&to))),
        wire::Told::Turned(turned, at) => Some(format!("{} is shown in {}", card(&turned), zone(&at))),
        wire::Told::Shuffled(at) => Some(format!("{} is shuffled", zone(&at))),
        wire::Told::Gathered(at) => Some(format!("all cards go to {}", zone(&at))),
        wire::Told::Log(said) if is_movement(&said) => None,
        wire::Told::Log(said) | wire::Told::Cue(said) => Some(reader.say(&said)),
    };
    table.told(viewer).into_iter().filter_map(line).collect()
}

fn listed(words: &[String]) -> String {
    if words.is_empty() { "-".to_string() } else { words.join(" ") }
}

fn compare_told(seen: &[String], what: &str, (how, value): (How, &str)) -> Result<(), String> {
    let has = seen.iter().any(|line| line.contains(value));
    let all = if seen.is_empty() { "-".to_string() } else { seen.join("; ") };
    match how {
        How::Is if all == value => Ok(()),
        How::Contains if has => Ok(()),
        How::Lacks if !has => Ok(()),
        How::Is => Err(format!("expected {what} = {value}, but it is {all}")),
        How::Contains => Err(format!("expected {what} to contain {value:?}, but it is {all}")),
        How::Lacks => Err(format!("expected {what} to lack {value:?}, but it is {all}")),
    }
}

fn compare_zone(zone: &wire::Zone, what: &str, (how, value): (How, &str)) -> Result<(), String> {
    let mut seen = zone_words(zone);
    if how != How::Is {
        return compare_words(&seen, what, (how, value));
    }
    if let Some(count) = value.strip_prefix('#') {
        let seen = zone.count.to_string();
        return if seen == count { Ok(()) } else { Err(format!("expected {count} cards in {what}, there are {seen}")) };
    }
    let mut expected: Vec<&str> = value.split_whitespace().filter(|word| *word != "-").collect();
    if zone.kind == wire::ZoneKind::Hand {
        seen.sort();
        expected.sort_unstable();
    }
    if seen == expected { Ok(()) } else { Err(format!("expected {what} = {value}, but it is {}", listed(&seen))) }
}

/// Whether all, or none, of the words of `value` are there, each as often as it is named.
fn compare_words(seen: &[String], what: &str, (how, value): (How, &str)) -> Result<(), String> {
    let wanted: Vec<String> = value.split_whitespace().map(str::to_string).collect();
    let missing = beyond(&wanted, seen);
    match how {
        How::Is | How::Contains if missing.is_empty() => Ok(()),
        How::Lacks if missing.len() == wanted.len() => Ok(()),
        How::Is | How::Contains => {
            Err(format!("expected {what} to contain {value}, but {} is missing in {}", missing.join(" "), listed(seen)))
        }
        How::Lacks => Err(format!("expected {what} to lack {value}, but it is {}", listed(seen))),
    }
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
        "places" => seats(view.places.as_deref().unwrap_or_default()),
        "wakes" => view.wakes_at.map_or("-".to_string(), |at| at.to_string()),
        _ => match what.split_once(' ')? {
            ("score", seat) => view.scores.get(seat.parse::<usize>().ok()?)?.to_string(),
            ("place", seat) => {
                let seat = seat.parse::<u8>().ok().filter(|seat| *seat < view.seats)?;
                view.places.as_ref().map_or("-".to_string(), |places| places[seat as usize].to_string())
            }
            _ => return None,
        },
    })
}

fn winners(view: &wire::TableView) -> Vec<u8> {
    let places = view.places.as_deref().unwrap_or_default();
    (0..).zip(places).filter(|(_, place)| **place == 1).map(|(seat, _)| seat).collect()
}

fn unknown(table: &dyn AnyTable, view: &wire::TableView, what: &str) -> String {
    let zones = view.zones.iter().map(|zone| zone_key(&zone.zone));
    let lines = table.lines(Viewer::Truth).into_iter().map(|line| line.0);
    let known: Vec<String> = zones.chain(lines).chain(FIXED.map(str::to_string)).collect();
    match closest(what, known.iter().map(String::as_str)) {
        Some(meant) => format!("this table has no {what:?}. Did you mean {meant:?}?"),
        None => format!("this table has no {what:?}; it has {}, told SEAT, top ZONE", known.join(", ")),
    }
}
