//! Sentences for people, made of zone names, card names and who sits where.
//!
//! Games write seats as `Seat 1`; people read names. Movements of cards have no words of their own in the facts, so
//! they get some here from the kinds of the zones, the same for every game.

mod seats;
mod tell;

use kernel::{Seat, SeatSet, Viewer};
use table::wire::{Card, Told, ZoneKind, ZoneRef};
use table::{AnyTable, Sitter};

/// Who is who at this table, and how its zones lie.
pub struct Words {
    names: Vec<String>,
    about: Vec<String>,
    kinds: Vec<(String, ZoneKind)>,
}

impl Words {
    /// The words of `table`, where `people` sit at this terminal.
    pub fn new(table: &dyn AnyTable, people: SeatSet) -> Words {
        let seats = || Seat::all(table.seats());
        let zones = table.view(Viewer::Public).zones;
        Words {
            names: seats().map(|seat| name(table.seating().sitter(seat), seat)).collect(),
            about: seats().map(|seat| about(table.seating().sitter(seat), people.contains(seat))).collect(),
            kinds: zones.into_iter().map(|zone| (zone.zone.name, zone.kind)).collect(),
        }
    }

    /// The name of a seat.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("somebody", String::as_str)
    }

    /// What kind of player that is: `greedy bot`, or nothing for a person.
    pub fn about(&self, seat: Seat) -> &str {
        self.about.get(seat.index()).map_or("", String::as_str)
    }

    /// Several names: `Ann, Bob and Bot 2`.
    pub fn names(&self, seats: impl IntoIterator<Item = Seat>) -> String {
        listed(seats.into_iter().map(|seat| self.name(seat).to_string()).collect())
    }

    /// A text of the game with names where it says `Seat 1`, `seat 1` or `Seats 1 and 2`.
    pub fn put(&self, text: &str) -> String {
        seats::with_names(text, &self.names)
    }

    /// How cards lie in a zone of this name.
    fn kind(&self, zone: &ZoneRef) -> ZoneKind {
        self.kinds.iter().find(|(name, _)| *name == zone.name).map_or(ZoneKind::Table, |(_, kind)| *kind)
    }

    /// The zone's word: `discard pile`, `drive`.
    pub fn zone(&self, zone: &ZoneRef) -> String {
        let name = spaced(&zone.name);
        let is_plain = ["pile", "deck", "stock", "stack", "bag"].iter().any(|word| name.contains(word));
        if self.kind(zone) == ZoneKind::Pile && !is_plain { format!("{name} pile") } else { name }
    }

    /// What a step told `viewer`, as sentences.
    pub fn sentences(&self, told: &[Told], viewer: Viewer) -> Vec<String> {
        tell::sentences(self, told, viewer)
    }
}

fn name(sitter: &Sitter, seat: Seat) -> String {
    match sitter {
        Sitter::Person(name) => name.clone(),
        Sitter::Bot(_) => format!("Bot {seat}"),
        Sitter::Open => format!("Seat {seat}"),
    }
}

fn about(sitter: &Sitter, here: bool) -> String {
    match sitter {
        Sitter::Bot(kind) if !here => kind.to_string(),
        _ => String::new(),
    }
}

/// `RUN 15, PASS 5–20 ×2 and 3 cards`.
pub fn cards_text<'a>(cards: impl IntoIterator<Item = &'a Card>) -> String {
    let mut parts: Vec<(&str, usize)> = Vec::new();
    let mut backs = 0;
    for card in cards {
        match card {
            Card::Down { .. } => backs += 1,
            Card::Up { name, .. } => match parts.iter_mut().find(|(other, _)| other == name) {
                Some((_, count)) => *count += 1,
                None => parts.push((name, 1)),
            },
        }
    }
    let mut texts: Vec<String> = parts.into_iter().map(|(name, count)| times(name, count)).collect();
    match backs {
        0 => {}
        1 => texts.push("a card".to_string()),
        n => texts.push(format!("{n} cards")),
    }
    listed(texts)
}

/// `7 ×3`, or just `7`.
pub fn times(name: &str, count: usize) -> String {
    if count == 1 { name.to_string() } else { format!("{name} ×{count}") }
}

/// `1 point`, `7 points`.
pub fn points(score: i32) -> String {
    if score.abs() == 1 { format!("{score} point") } else { format!("{score} points") }
}

/// `a, b and c`.
pub fn listed(mut parts: Vec<String>) -> String {
    match parts.pop() {
        None => String::new(),
        Some(last) if parts.is_empty() => last,
        Some(last) => format!("{} and {last}", parts.join(", ")),
    }
}

/// A name from a program as words: `set_aside` is `set aside`.
pub fn spaced(name: &str) -> String {
    name.replace(['_', '-'], " ")
}

/// With a capital first letter.
pub fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or(String::new(), |first| first.to_uppercase().collect::<String>() + chars.as_str())
}
