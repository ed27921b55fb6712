//! The table, the choices and the end in sentences.

use super::{Much, Plain};
use crate::hand::{held, is_own_hand};
use crate::play::Wish;
use crate::said::{self, Pair};
use crate::words::{cards_text, listed, points, times};
use kernel::{Seat, Viewer};
use std::io::{BufRead, Write};
use table::wire::{TableView, Zone, ZoneKind};

impl<R: BufRead, W: Write> Plain<R, W> {
    /// What is played, and by whom.
    pub(super) fn greet(&mut self) -> Result<(), String> {
        let meta = self.session.table.entry().meta;
        self.say(&format!("{}. {}", meta.name, meta.about))?;
        let words = &self.session.words;
        let seat = |seat: Seat| match words.about(seat) {
            "" => words.name(seat).to_string(),
            kind => format!("{}, a {kind} bot", words.name(seat)),
        };
        let players: Vec<String> = Seat::all(self.session.table.seats()).map(seat).collect();
        self.say(&format!("At the table: {}. Say help at any time.", players.join("; ")))
    }

    /// Whose turn it is, as much of the table as wanted, the own hand, the choices.
    pub(super) fn describe(&mut self, seat: Seat, much: Much) -> Result<(), String> {
        let view = self.session.table.view(Viewer::Seat(seat));
        self.say(&format!("\n{}, it is your turn.", self.session.words.name(seat)))?;
        if much != Much::Hand {
            self.table_lines(&view, seat, much).iter().try_for_each(|line| self.say(line))?;
        }
        self.say(&hand_line(&view, seat))?;
        if let Some(left) = self.session.time_left(self.wall()) {
            self.say(&format!("You have {} seconds.", left.div_ceil(1000)))?;
        }
        let choices = self.session.table.choices(seat);
        for (index, choice) in choices.iter().enumerate() {
            let label = self.session.words.put(&choice.label);
            self.say(&format!("{}: {label} ({})", index + 1, choice.action))?;
        }
        Ok(())
    }

    /// One line for the middle, one for each row of a picture, one for each seat.
    fn table_lines(&self, view: &TableView, you: Seat, much: Much) -> Vec<String> {
        let (pairs, rows) = said::of_middle(view);
        let zones: Vec<&Zone> = view.zones.iter().filter(|zone| zone.zone.seat.is_none()).collect();
        let mut out = vec![format!("Table: {}.", self.parts(&zones, &pairs, much).join("; "))];
        out.extend(rows.iter().map(|(key, value)| format!("{key}: {value}")));
        for seat in Seat::all(view.seats) {
            let is_here = |zone: &&Zone| zone.zone.seat == Some(seat.number()) && !is_own_hand(zone, Viewer::Seat(you));
            let zones: Vec<&Zone> = view.zones.iter().filter(is_here).collect();
            let score = view.scores.get(seat.index()).copied().unwrap_or(0);
            let mut parts = vec![points(score)];
            parts.extend(self.parts(&zones, &said::of_seat(view, seat.number()), much));
            let who = if seat == you { "You" } else { self.session.words.name(seat) };
            out.push(format!("{who}: {}.", parts.join("; ")));
        }
        out
    }

    /// Zones and lines, at a glance only what holds, is there and is not said otherwise.
    fn parts(&self, zones: &[&Zone], pairs: &[Pair], much: Much) -> Vec<String> {
        let all = much == Much::All;
        let is_news = |value: &str| said::holds(value) && !zones.iter().any(|zone| said::lists(value, zone));
        let told = pairs.iter().filter(|(_, value)| all || is_news(value));
        let mut parts: Vec<String> =
            told.map(|(key, value)| format!("{key} {}", self.session.words.put(value))).collect();
        parts.extend(zones.iter().filter(|zone| all || zone.count > 0).map(|zone| self.zone(zone, pairs)));
        parts
    }

    /// `discard pile 5 cards, RUN 15 on top`.
    fn zone(&self, zone: &Zone, pairs: &[Pair]) -> String {
        let name = self.session.words.zone(&zone.zone);
        let count = match zone.count {
            0 => return format!("{name} empty"),
            1 => "1 card".to_string(),
            n => format!("{n} cards"),
        };
        match (zone.kind, zone.cards.last()) {
            (_, None) => format!("{name} {count}"),
            (ZoneKind::Pile, Some(top)) => format!("{name} {count}, {} on top", cards_text([top])),
            (ZoneKind::Hand, Some(_)) => format!("{name} {count}: {}", cards_text(&zone.cards)),
            (ZoneKind::Table, Some(_)) => {
                let names = zone.cards.iter().map(|card| cards_text([card])).collect();
                format!("{name} {}", said::together(names, said::groups(zone, pairs), " + ").join(", "))
            }
        }
    }

    /// Everything `seat` was told.
    pub(super) fn say_log(&mut self, seat: Seat) -> Result<(), String> {
        let entries = &self.session.log(Viewer::Seat(seat)).entries;
        let all: Vec<String> = entries.iter().map(|entry| entry.text.clone()).collect();
        if all.is_empty() {
            return self.say("Nothing has happened yet.");
        }
        all.iter().try_for_each(|text| self.say(text))
    }

    /// The end: places and points, then what is wanted next.
    pub(super) fn finale(&mut self) -> Result<Wish, String> {
        let viewer = match self.session.people.first() {
            Some(seat) if self.session.people.len() == 1 => Viewer::Seat(seat),
            _ => Viewer::Public,
        };
        self.tell(viewer)?;
        let view = self.session.table.view(viewer);
        self.say("\nThe match is over.")?;
        for line in self.places(&view) {
            self.say(&line)?;
        }
        if self.session.people.is_empty() {
            return Ok(Wish::Leave);
        }
        self.say("Say again for another match, save FILE to write this one down, or quit.")?;
        self.after_the_end()
    }

    fn after_the_end(&mut self) -> Result<Wish, String> {
        loop {
            let Some(line) = self.hear("> ")? else { return Ok(Wish::Leave) };
            match line.split_once(char::is_whitespace).unwrap_or((&line, "")) {
                ("" | "quit" | "q" | "exit", _) => return Ok(Wish::Leave),
                ("again" | "n" | "new", _) => return Ok(Wish::Again),
                ("save", name) => self.save(name.trim())?,
                _ => self.say("Say again, save FILE or quit.")?,
            }
        }
    }

    /// `1. Ann, 7 points`, the best first.
    fn places(&self, view: &TableView) -> Vec<String> {
        let places = view.places.clone().unwrap_or_default();
        let place = |seat: &Seat| places.get(seat.index()).copied().unwrap_or(0);
        let mut seats: Vec<Seat> = Seat::all(view.seats).collect();
        seats.sort_by_key(place);
        let line = |seat: Seat| {
            let score = view.scores.get(seat.index()).copied().unwrap_or(0);
            format!("{}. {}, {}", place(&seat), self.session.words.name(seat), points(score))
        };
        seats.into_iter().map(line).collect()
    }
}

/// The own cards, equal ones together.
fn hand_line(view: &TableView, seat: Seat) -> String {
    let mut groups: Vec<(String, usize)> = Vec::new();
    for card in held(view, Viewer::Seat(seat)) {
        match groups.iter_mut().find(|(name, _)| *name == card.name) {
            Some((_, count)) => *count += 1,
            None => groups.push((card.name, 1)),
        }
    }
    let cards: Vec<String> = groups.iter().map(|(name, count)| times(name, *count)).collect();
    if cards.is_empty() { "You hold no cards.".to_string() } else { format!("You hold {}.", listed(cards)) }
}
