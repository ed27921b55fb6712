//! The table, the choices and the end in sentences.

use super::{Much, Plain};
use crate::groups::{groups, together};
use crate::hand::{held, is_own_hand, pictured};
use crate::play::Wish;
use crate::words::Words;
use kernel::{Gap, Said, Seat, Viewer, said};
use std::io::{BufRead, Write};
use table::AnyTable;
use table::wire::{TableView, Zone, ZoneKind};

impl<R: BufRead, W: Write> Plain<R, W> {
    /// What is played, and by whom.
    pub(super) fn greet(&mut self) -> Result<(), String> {
        let meta = self.session.table.entry().meta;
        self.say(&said!("tui-game", game: meta.name, about: self.session.words.about_game()))?;
        let words = &self.session.words;
        let seat = |seat: Seat| match words.about(seat) {
            "" => said!("plain", text: words.name(seat)),
            level => said!("tui-player", name: words.name(seat), level: level),
        };
        let players: Vec<Said> = Seat::all(self.session.table.seats()).map(seat).collect();
        self.say(&said!("tui-players", players: players))
    }

    /// Whose turn it is, as much of the table as wanted, the own hand, the choices.
    pub(super) fn describe(&mut self, seat: Seat, much: Much) -> Result<(), String> {
        let view = self.session.table.view(Viewer::Seat(seat));
        self.line("")?;
        self.say(&said!("tui-turn-of", name: self.session.words.name(seat)))?;
        if much != Much::Hand {
            self.table_lines(&view, seat, much).iter().try_for_each(|line| self.line(line))?;
        }
        let hand = hand_line(&self.session.words, self.session.table.as_ref(), &view, seat);
        self.say(&hand)?;
        if let Some(left) = self.session.time_left(self.wall()) {
            self.say(&said!("tui-seconds", seconds: left.div_ceil(1000)))?;
        }
        let choices = self.session.table.choices(seat);
        for (index, choice) in choices.iter().enumerate() {
            let label = self.session.words.say_to(Viewer::Seat(seat), &choice.label);
            self.say(&said!("tui-choice", number: index + 1, label: label, action: choice.action.as_str()))?;
        }
        Ok(())
    }

    /// One line for the middle, one for each seat, then what the game says.
    fn table_lines(&self, view: &TableView, you: Seat, much: Much) -> Vec<String> {
        let words = &self.session.words;
        let zones: Vec<&Zone> = view.zones.iter().filter(|zone| zone.zone.seat.is_none()).collect();
        let row = |who: String, parts: Vec<String>| words.say(&said!("tui-row", who: who, parts: words.parts(parts)));
        let mut out = vec![row(words.say(&said!("table")), self.parts(&zones, you, much))];
        for seat in Seat::all(view.seats) {
            let is_here = |zone: &&Zone| zone.zone.seat == Some(seat.number()) && !is_own_hand(zone, Viewer::Seat(you));
            let zones: Vec<&Zone> = view.zones.iter().filter(is_here).collect();
            let score = view.scores.get(seat.index()).copied().unwrap_or(0);
            let mut parts = vec![words.say(&said!("tui-points", points: score))];
            parts.extend(self.parts(&zones, you, much));
            let who = if seat == you { words.say(&said!("you")) } else { words.name(seat).to_string() };
            out.push(row(who, parts));
        }
        out.extend(view.status.iter().map(|said| words.say_to(Viewer::Seat(you), said)));
        out
    }

    /// Zones, at a glance only those with cards.
    fn parts(&self, zones: &[&Zone], you: Seat, much: Much) -> Vec<String> {
        let lines = self.session.table.lines(Viewer::Seat(you));
        let told = zones.iter().filter(|zone| much == Much::All || zone.count > 0);
        told.map(|zone| self.zone(zone, &lines)).collect()
    }

    /// `discard 5 cards, RUN 15 on top`.
    fn zone(&self, zone: &Zone, lines: &[(String, String)]) -> String {
        let words = &self.session.words;
        let name = words.zone(&zone.zone);
        let count = said!("tui-count", count: zone.count);
        words.say(&match (zone.kind, zone.cards.last()) {
            _ if zone.count == 0 => said!("tui-zone-empty", zone: name),
            (_, None) => said!("tui-zone-count", zone: name, count: count),
            (ZoneKind::Pile, Some(top)) => {
                said!("tui-zone-pile", zone: name, count: count, card: words.cards([top]))
            }
            (ZoneKind::Hand, Some(_)) => {
                said!("tui-zone-cards", zone: name, count: count, cards: words.cards(&zone.cards))
            }
            (ZoneKind::Table, Some(_)) => {
                let names = zone.cards.iter().map(|card| words.cards([card])).collect();
                let laid = together(names, groups(zone, lines), " + ").join(", ");
                said!("tui-zone-count", zone: name, count: laid)
            }
        })
    }

    /// Everything `seat` was told.
    pub(super) fn say_log(&mut self, seat: Seat) -> Result<(), String> {
        let entries = &self.session.log(Viewer::Seat(seat)).entries;
        let all: Vec<String> = entries.iter().map(|entry| entry.text.clone()).collect();
        if all.is_empty() {
            return self.say(&said!("tui-log-empty"));
        }
        all.iter().try_for_each(|text| self.line(text))
    }

    /// The end: places and points, then what is wanted next.
    pub(super) fn finale(&mut self) -> Result<Wish, String> {
        let viewer = match self.session.people.first() {
            Some(seat) if self.session.people.len() == 1 => Viewer::Seat(seat),
            _ => Viewer::Public,
        };
        self.tell(viewer)?;
        let view = self.session.table.view(viewer);
        self.line("")?;
        self.say(&said!("match-over"))?;
        for line in self.places(&view) {
            self.line(&line)?;
        }
        if self.session.people.is_empty() {
            return Ok(Wish::Leave);
        }
        self.say(&said!("tui-again"))?;
        self.after_the_end()
    }

    fn after_the_end(&mut self) -> Result<Wish, String> {
        loop {
            let Some(line) = self.hear("> ")? else { return Ok(Wish::Leave) };
            match line.split_once(char::is_whitespace).unwrap_or((&line, "")) {
                ("" | "quit" | "q" | "exit", _) => return Ok(Wish::Leave),
                ("again" | "n" | "new", _) => return Ok(Wish::Again),
                ("save", name) => self.save(name.trim())?,
                _ => self.say(&said!("tui-again"))?,
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
            let words = &self.session.words;
            let points = said!("tui-points", points: score);
            words.say(&said!("tui-place", place: place(&seat), name: words.name(seat), points: points))
        };
        seats.into_iter().map(line).collect()
    }
}

/// The own cards, equal ones together; where they can be laid on cells, with their squares.
fn hand_line(words: &Words, table: &dyn AnyTable, view: &TableView, seat: Seat) -> Said {
    let viewer = Viewer::Seat(seat);
    let grids = table.grids(viewer);
    let cards = held(words, view, viewer);
    if cards.is_empty() {
        return said!("you-hold-nothing");
    }
    if grids.iter().any(|grid| !grid.pieces.is_empty()) {
        let names = pictured(cards, &grids).into_iter().map(|card| said!("plain", text: card.name));
        return said!("you-hold", cards: names.collect::<Vec<_>>());
    }
    let faces = cards.into_iter().map(|card| card.face);
    let (unseen, cards): (Vec<String>, Vec<String>) = faces.partition(String::is_empty);
    said!("you-hold", cards: Gap::Cards { cards, backs: unseen.len() as u8 })
}
