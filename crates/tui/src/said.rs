//! What a game says about its table (`key value` lines), sorted by where it belongs.
//!
//! Lines whose keys are numbered exactly like the seats (`total 0`, `total 1`) belong to the seats. Other numbered
//! lines (`row -1`, `row 0`, `row 1`) are rows of a picture and stay one above the other. The rest runs on.

use crate::words::spaced;
use table::wire::{Card, Line, TableView, Zone, ZoneKind};

/// A line and its key, both as they are shown.
pub type Pair = (String, String);

/// The lines about `seat`, without its number.
pub fn of_seat(view: &TableView, seat: u8) -> Vec<Pair> {
    let about = |line: &&Line| numbered(line).is_some_and(|(_, number)| number == i64::from(seat));
    let mine = view.lines.iter().filter(|line| is_by_seat(view, line)).filter(about);
    mine.filter_map(|line| Some((spaced(numbered(line)?.0), line.value.clone()))).collect()
}

/// The lines about nobody that run on, and the rows of pictures.
pub fn of_middle(view: &TableView) -> (Vec<Pair>, Vec<Pair>) {
    let others = view.lines.iter().filter(|line| !is_by_seat(view, line));
    let (rows, pairs): (Vec<&Line>, Vec<&Line>) = others.partition(|line| numbered(line).is_some());
    let pair = |line: &Line| (spaced(&line.key), line.value.clone());
    let row = |line: &Line| (line.key.replace('_', " "), line.value.clone());
    (pairs.into_iter().map(pair).collect(), rows.into_iter().map(row).collect())
}

/// Whether a value is worth a glance: something that holds now.
pub fn holds(value: &str) -> bool {
    !matches!(value, "-" | "no")
}

/// Whether `text` lists exactly the cards of `zone` that can be seen, perhaps with bars between some.
pub fn lists(text: &str, zone: &Zone) -> bool {
    let faces = zone.cards.iter().filter_map(|card| match card {
        Card::Up { face, .. } => Some(face.as_str()),
        Card::Down { .. } => None,
    });
    faces.clone().next().is_some() && faces.eq(text.split_whitespace().filter(|word| *word != "|"))
}

/// The line among `pairs` that lists the cards of a zone where they lie side by side: its bars say which belong together.
pub fn groups<'a>(zone: &Zone, pairs: &'a [Pair]) -> Option<&'a str> {
    let listed = pairs.iter().find(|(_, value)| zone.kind == ZoneKind::Table && lists(value, zone));
    listed.map(|(_, value)| value.as_str())
}

/// The names of cards in order, those that belong together as one.
pub fn together(names: Vec<String>, groups: Option<&str>, glue: &str) -> Vec<String> {
    let Some(groups) = groups else { return names };
    let mut left = names.into_iter();
    let sizes = groups.split('|').map(|group| group.split_whitespace().count());
    sizes.map(|size| left.by_ref().take(size).collect::<Vec<_>>().join(glue)).collect()
}

/// The word and the number of a numbered key.
fn numbered(line: &Line) -> Option<(&str, i64)> {
    let (word, number) = line.key.rsplit_once(' ')?;
    Some((word, number.parse().ok()?))
}

/// Whether there is a line of this word for every seat and no other.
fn is_by_seat(view: &TableView, line: &Line) -> bool {
    let Some((word, _)) = numbered(line) else { return false };
    let mut numbers: Vec<i64> =
        view.lines.iter().filter_map(numbered).filter(|(other, _)| *other == word).map(|(_, n)| n).collect();
    numbers.sort_unstable();
    numbers.into_iter().eq(0..i64::from(view.seats))
}
