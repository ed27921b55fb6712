//! Words for people at this terminal: who is who, and what the table says in their language.

use kernel::{Gap, Said, Seat, SeatSet, Viewer, said};
use std::collections::HashMap;
use table::wire::{Card, FaceInfo, RulesOrigin, Told, ZoneRef};
use table::{AnyTable, Reader, Sitter};

/// Who is who at this table, and how everything is called.
pub struct Words {
    names: Vec<String>,
    about: Vec<String>,
    reader: Reader,
    cards: HashMap<String, String>,
    faces: Vec<FaceInfo>,
    slug: &'static str,
}

impl Words {
    /// The words of `table` in a language, where `people` sit at this terminal.
    pub fn new(table: &dyn AnyTable, people: SeatSet, language: &str) -> Words {
        let seats = || Seat::all(table.seats());
        let house = Reader::new(table, language, Vec::new());
        let names: Vec<String> = seats().map(|seat| name(&house, table.seating().sitter(seat), seat)).collect();
        let reader = Reader::new(table, language, names.clone());
        Words {
            about: seats().map(|seat| about(&house, table.seating().sitter(seat), people.contains(seat))).collect(),
            cards: table.faces().iter().map(|info| (info.face.clone(), reader.say(&info.name))).collect(),
            faces: table.faces(),
            slug: table.entry().meta.slug,
            names,
            reader,
        }
    }

    /// The name of a seat.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("?", String::as_str)
    }

    /// What kind of player that is: `strong`, or nothing for a person.
    pub fn about(&self, seat: Seat) -> &str {
        self.about.get(seat.index()).map_or("", String::as_str)
    }

    /// In words, to nobody in particular.
    pub fn say(&self, said: &Said) -> String {
        self.reader.say(said)
    }

    /// In words, to `viewer`.
    pub fn say_to(&self, viewer: Viewer, said: &Said) -> String {
        self.reader.told(viewer).say(said)
    }

    /// What a card is called; none for a back.
    pub fn card<'a>(&'a self, card: &'a Card) -> Option<&'a str> {
        match card {
            Card::Up(face) => Some(self.face(face)),
            Card::Down(_) => None,
        }
    }

    /// What the face with this notation is called.
    pub fn face<'a>(&'a self, face: &'a str) -> &'a str {
        self.cards.get(face).map_or(face, String::as_str)
    }

    /// The notation of a face that somebody names by its notation or by its name.
    pub fn meant(&self, typed: &str) -> Option<&str> {
        let is_meant = |info: &&FaceInfo| {
            [&info.face, self.face(&info.face)].iter().any(|name| name.to_lowercase() == typed.to_lowercase())
        };
        self.faces.iter().find(is_meant).map(|info| info.face.as_str())
    }

    /// What a player should know about a card: what it does, when it may be played, its signs, the rules behind it.
    pub fn card_help(&self, face: &str) -> Vec<String> {
        let Some(info) = self.faces.iter().find(|info| info.face == face) else { return Vec::new() };
        let mut lines = vec![self.say(&info.does), self.say(&info.when)];
        lines.extend(info.signs.iter().map(|sign| self.say(sign)));
        lines.extend(info.clauses.iter().flat_map(|id| self.clause(id)));
        lines.dedup();
        lines
    }

    /// A clause of the rules with its number.
    pub fn clause(&self, id: &str) -> Vec<String> {
        let mut lines = self.rule(id);
        if let Some(first) = lines.first_mut() {
            *first = self.say(&said!("tui-clause", clause: id, text: first.as_str()));
        }
        lines
    }

    /// A clause of the rules, and whose it is where it is not printed; nothing if there is none of this number.
    pub fn rule(&self, id: &str) -> Vec<String> {
        let clause = table::pages::plain_clause(self.slug, self.reader.tongue().language(), id);
        let Some(clause) = clause else { return Vec::new() };
        let mut lines = vec![clause.text];
        let whose = match clause.origin {
            RulesOrigin::Printed => return lines,
            RulesOrigin::PartRuling => said!("tui-clause-part-ours"),
            RulesOrigin::Ruling => said!("tui-clause-ours"),
        };
        lines.push(self.say(&match clause.why {
            Some(why) => said!("tui-clause-why", whose: whose, why: why),
            None => whose,
        }));
        lines
    }

    /// One sentence about the game.
    pub fn about_game(&self) -> String {
        self.reader.tongue().text("about").unwrap_or_default()
    }

    /// Several cards: `RUN 15, PASS 5–20 ×2 and 3 cards`.
    pub fn cards<'a>(&self, cards: impl IntoIterator<Item = &'a Card>) -> String {
        let (mut up, mut backs) = (Vec::new(), 0);
        for card in cards {
            match card {
                Card::Up(face) => up.push(face.clone()),
                Card::Down(_) => backs += 1,
            }
        }
        self.say(&said!("these-cards", cards: Gap::Cards { cards: up, backs }))
    }

    /// The word for a zone over its cards: `discard`, `drive`.
    pub fn zone(&self, zone: &ZoneRef) -> String {
        let id = format!("zone-{}", zone.name.replace('_', "-"));
        let kind = id.trim_end_matches(|letter: char| letter.is_ascii_digit());
        match [&id, kind].iter().any(|id| self.reader.tongue().attribute(id, "title").is_some()) {
            true => self.say(&said!("tui-zone", zone: Gap::Place(zone.name.clone().into(), zone.seat.map(Seat::new)))),
            false => zone.name.replace('_', " "),
        }
    }

    /// Several things on one line.
    pub fn parts(&self, parts: Vec<String>) -> String {
        let both = |first: String, rest: String| self.say(&said!("tui-part", first: first, rest: rest));
        parts.into_iter().reduce(both).unwrap_or_default()
    }

    /// The lines of the log that a step told `viewer`.
    pub fn lines(&self, told: Vec<Told>, viewer: Viewer) -> Vec<String> {
        let reader = self.reader.told(viewer);
        let line = |told| if let Told::Log(said) = told { Some(reader.say(&said)) } else { None };
        told.into_iter().filter_map(line).collect()
    }
}

fn name(reader: &Reader, sitter: &Sitter, seat: Seat) -> String {
    match sitter {
        Sitter::Person(name) => name.clone(),
        Sitter::Bot(_) => reader.say(&said!("bot-name", seat: seat.number())),
        Sitter::Open => reader.say(&said!("seat-name", seat: seat.number())),
    }
}

fn about(reader: &Reader, sitter: &Sitter, here: bool) -> String {
    match sitter {
        Sitter::Bot(kind) if !here => {
            reader.tongue().text(&format!("level-{kind}")).unwrap_or_else(|| kind.to_string())
        }
        _ => String::new(),
    }
}

/// `7 ×3`, or just `7`.
pub fn times(name: &str, count: usize) -> String {
    if count == 1 { name.to_string() } else { format!("{name} ×{count}") }
}
