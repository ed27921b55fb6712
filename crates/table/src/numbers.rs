//! A table in numbers and in one text, for programs that learn: what [`kernel::Encode`] says of its game.

mod page;

pub use page::page;

use crate::any::AnyTable;
use crate::describe::zones;
use crate::people::Seating;
use crate::table::{Playable, Refusal, Table};
use kernel::{Fact, Facts, Game, Input, Millis, Seat, Shown, Stamped, Start, Stream, Text, Viewer};
use std::fmt::Write;

/// One match of any game in numbers.
pub trait Study: AnyTable {
    /// The numbers of the seat's legal actions ([`kernel::Encode`]), in the order of the list.
    fn numbers(&self, seat: Seat) -> Vec<u32>;
    /// The action with this number, in notation; none if it means nothing now.
    fn action_of(&self, seat: Seat, number: u32) -> Option<String>;
    /// The number of an action in notation; none if it has none.
    fn number_of(&self, seat: Seat, action: &str) -> Result<Option<u32>, Refusal>;
    /// As [`AnyTable::act`], by number.
    fn act_by_number(&mut self, seat: Seat, number: u32, at: Millis) -> Result<(), Refusal>;
    /// Writes a 1 for each legal action and 0 elsewhere; `out` has as many bytes as there are numbers.
    fn write_mask(&self, seat: Seat, out: &mut [u8]);
    /// Writes what `seat` knows; `out` has as many bytes as the planes.
    fn write_planes(&self, seat: Seat, out: &mut [u8]);
    /// All that `viewer` knows, as a text that is the same for two matches exactly if it cannot tell them apart.
    fn story(&self, viewer: Viewer) -> String;
    /// The match as it was after so many of its steps, with nobody seated: the record is played again up to there.
    fn back_to(&self, steps: usize) -> Result<Box<dyn Study>, String>;
    /// A match that begins in a world that `seat` cannot tell from this one: everything it may not know is dealt anew, and
    /// nothing of what is true is left in it.
    fn world(&self, seat: Seat, seed: u64) -> Result<Box<dyn Study>, String>;
    /// Points of each seat so far.
    fn scores(&self) -> &[i32];
    /// The place of each seat, from 1.
    fn places(&self) -> Vec<u8>;
    /// The moment of the last step.
    fn now(&self) -> Millis;
    /// No match like this takes more inputs.
    fn bound(&self) -> u32;
}

impl<G: Playable> Study for Table<G> {
    fn numbers(&self, seat: Seat) -> Vec<u32> {
        let mut legal = Vec::new();
        self.game.legal(seat, &mut legal);
        legal.into_iter().filter_map(|action| self.game.number(seat, action)).collect()
    }

    fn action_of(&self, seat: Seat, number: u32) -> Option<String> {
        self.game.numbered(seat, number).map(|action| action.to_string())
    }

    fn number_of(&self, seat: Seat, action: &str) -> Result<Option<u32>, Refusal> {
        self.read(self.known(seat)?, action).map(|action| self.game.number(seat, action))
    }

    fn act_by_number(&mut self, seat: Seat, number: u32, at: Millis) -> Result<(), Refusal> {
        self.tick(at);
        let action = self.game.numbered(self.known(seat)?, number).ok_or_else(|| Refusal::Unknown {
            why: format!("{number} means nothing for seat {seat} now: legal numbers are in the mask"),
            meant: None,
        })?;
        self.step(Stamped::act(at, seat, action))
    }

    fn write_mask(&self, seat: Seat, out: &mut [u8]) {
        self.game.write_mask(seat, &mut Vec::new(), out);
    }

    fn write_planes(&self, seat: Seat, out: &mut [u8]) {
        self.game.write_planes(seat, out);
    }

    /// What it saw after the deal, what it did, and what each step told it. Steps that told it nothing leave no trace.
    fn story(&self, viewer: Viewer) -> String {
        Table::story(self, viewer)
    }

    fn back_to(&self, steps: usize) -> Result<Box<dyn Study>, String> {
        Ok(Box::new(Table::back_to(self, steps)?))
    }

    fn world(&self, seat: Seat, seed: u64) -> Result<Box<dyn Study>, String> {
        if self.game.is_over() {
            return Err("the match is over: there is nothing left to imagine".to_string());
        }
        let (mut game, mut stream) = (self.game.clone(), Stream::fast(seed));
        game.determinize(self.known(seat).map_err(|refusal| refusal.sentence())?, &mut stream);
        let mut table = self.copy();
        table.record.steps.clear();
        table.record.start = Start::Scene(game.scene());
        table.record.seed = std::array::from_fn(|_| stream.word() as u8);
        table.game = table.record.begin().map_err(|error| error.to_string())?;
        table.facts.0.clear();
        table.now = Millis(0);
        Ok(Box::new(table))
    }

    fn scores(&self) -> &[i32] {
        &self.game.scores()[..self.record.seats as usize]
    }

    fn places(&self) -> Vec<u8> {
        Table::places(self)
    }

    fn now(&self) -> Millis {
        self.now
    }

    fn bound(&self) -> u32 {
        self.game.bound()
    }
}

impl<G: Playable> Table<G> {
    fn back_to(&self, steps: usize) -> Result<Table<G>, String> {
        let mut table = self.copy();
        table.facts.0.clear();
        table.game = self.record.begin_to(&mut table.facts).map_err(|error| error.to_string())?;
        table.record.steps.clear();
        table.now = Millis(0);
        for step in self.record.steps.iter().take(steps) {
            table.step(*step).map_err(|refusal| refusal.sentence())?;
        }
        Ok(table)
    }

    /// The same table a second time, with nobody seated.
    pub(crate) fn copy(&self) -> Table<G> {
        let seats = self.record.seats;
        Table {
            game: self.game.clone(),
            record: self.record.clone(),
            facts: self.facts.clone(),
            seating: Seating::new(seats),
            sittings: Vec::new(),
            bots: (0..seats).map(|_| None).collect(),
            changes: vec![0; seats as usize],
            now: self.now,
            faces: self.faces.clone(),
        }
    }

    fn story(&self, viewer: Viewer) -> String {
        let mut text = String::new();
        let Ok(mut game) = self.record.begin() else { return text };
        self.write_sight(&game, viewer, &mut text);
        let mut facts = Facts::default();
        for step in &self.record.steps {
            if let Input::Act { seat, action } = step.input
                && viewer == Viewer::Seat(seat)
            {
                put(&mut text, format_args!("does {action}"));
            }
            facts.0.clear();
            game.apply(*step, &mut facts);
            facts.told_to(viewer).for_each(|fact| self.write_fact(&game, fact, &mut text));
        }
        text
    }

    fn write_sight(&self, game: &G, viewer: Viewer, text: &mut String) {
        put(text, format_args!("{} {} {}", G::META.slug, self.record.seats, viewer));
        for (key, value) in kernel::Settings::changed(&self.record.options) {
            put(text, format_args!("option {key}={value}"));
        }
        for (_, zone) in zones::<G>(self.record.seats) {
            let shown = game.cards().shown(zone, viewer);
            if !shown.is_empty() {
                let cards: Vec<String> = shown.into_iter().map(|card| card_text(game, card)).collect();
                put(text, format_args!("{}: {}", zone_text::<G>(zone), cards.join(" ")));
            }
        }
        game.each_line(viewer, &mut |key, value| put(text, format_args!("{key} {value}")));
    }

    fn write_fact(&self, game: &G, fact: Fact<G::Note, Shown>, text: &mut String) {
        match fact {
            Fact::Moved { card, from, to } => {
                let (from, to) = (zone_text::<G>(from), zone_text::<G>(to));
                put(text, format_args!("{} from {from} to {to}", card_text(game, card)));
            }
            Fact::Turned { card, at } => put(text, format_args!("{} in {}", card_text(game, card), zone_text::<G>(at))),
            Fact::Shuffled { zone } => put(text, format_args!("{} shuffled", zone_text::<G>(zone))),
            Fact::Gathered { zone } => put(text, format_args!("all to {}", zone_text::<G>(zone))),
            Fact::Note(note) => put(text, format_args!("{}", words::english(game, &game.cue(&note)))),
        }
    }
}

fn put(text: &mut String, line: std::fmt::Arguments<'_>) {
    writeln!(text, "{line}").expect("writing to a string cannot fail");
}

fn card_text<G: Text>(game: &G, card: Shown) -> String {
    match card {
        Shown::Up(face) => game.face(face),
        Shown::Down(tag) if tag.0 == 0 => "?".to_string(),
        Shown::Down(tag) => format!("?{}", tag.0),
    }
}

fn zone_text<G: Game>(zone: kernel::Zone) -> String {
    match G::META.zone_name(zone) {
        (name, Some(seat)) => format!("{name} {seat}"),
        (name, None) => name.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use crate::catalog::{all, find};
    use crate::{Seed, Setup, Study};
    use kernel::{Millis, Scene, Seat, Viewer};

    fn open(slug: &str, seats: u8, seed: u64) -> Box<dyn Study> {
        let setup = Setup { seats, options: vec![], seed: Seed::number(seed), scene: Scene::default() };
        (find(slug).unwrap().open)(&setup).unwrap().study()
    }

    /// The most that can play with default options.
    fn most(slug: &str) -> u8 {
        let entry = find(slug).unwrap();
        let setup = |seats| Setup { seats, options: vec![], seed: Seed::number(1), scene: Scene::default() };
        entry.meta.seats.clone().rev().find(|&seats| (entry.open)(&setup(seats)).is_ok()).unwrap()
    }

    #[test]
    fn numbers_are_what_notation_says() {
        for entry in all() {
            let table = open(entry.meta.slug, most(entry.meta.slug), 5);
            for seat in table.to_act().iter() {
                let numbers = table.numbers(seat);
                let again: Vec<_> = numbers.iter().map(|&number| table.action_of(seat, number).unwrap()).collect();
                assert_eq!(again, table.legal(seat), "{}", entry.meta.slug);
                let back = again.iter().map(|action| table.number_of(seat, action).unwrap().unwrap());
                assert_eq!(back.collect::<Vec<_>>(), numbers);
            }
        }
    }

    #[test]
    fn a_number_that_means_nothing_is_refused() {
        let mut table = open("template", 2, 1);
        let refused = table.act_by_number(Seat::new(0), 9, Millis(0)).unwrap_err();
        assert!(refused.sentence().contains("means nothing"), "{}", refused.sentence());
        assert_eq!(table.act_by_number(Seat::new(0), 2, Millis(0)).unwrap_err().wire().clause.unwrap(), "KP-4.3");
        table.act_by_number(Seat::new(0), 1, Millis(0)).unwrap();
        assert_eq!((table.steps(), table.back_to(0).unwrap().steps()), (1, 0));
        assert_eq!(table.study().to_play(), table.to_play());
    }

    #[test]
    fn an_imagined_world_looks_the_same_and_knows_no_more() {
        for entry in all() {
            let mut table = open(entry.meta.slug, most(entry.meta.slug), 3);
            for _ in 0..6 {
                let Some(seat) = table.to_act().first() else { break };
                let Some(&number) = table.numbers(seat).last() else { break };
                let now = table.now();
                table.act_by_number(seat, number, now).unwrap();
            }
            if table.is_over() {
                assert!(table.world(Seat::new(0), 8).err().unwrap().contains("over"));
                table = table.back_to(table.steps() - 1).unwrap();
            }
            for seat in Seat::all(table.seats()) {
                let viewer = Viewer::Seat(seat);
                let world = table.world(seat, 8).unwrap();
                assert_eq!(world.view(viewer).zones, table.view(viewer).zones, "{}", entry.meta.slug);
                assert_eq!(world.numbers(seat), table.numbers(seat));
                assert!(!world.to_play().contains("seed 3\n"), "the true seed would give the deal away");
            }
        }
    }

    /// In Kuhn poker a player can tell 12 moments apart before it decides: each of three cards, and what was said.
    #[test]
    fn a_story_is_all_that_a_seat_can_tell_apart() {
        let mut stories = std::collections::BTreeSet::new();
        for seed in 0..60 {
            for said in [&[][..], &["check"], &["bet"], &["check", "bet"]] {
                let mut table = open("template", 2, seed);
                said.iter().zip([0, 1]).for_each(|(word, seat)| table.act(Seat::new(seat), word, Millis(0)).unwrap());
                let seat = table.to_act().first().unwrap();
                stories.insert(table.story(Viewer::Seat(seat)));
            }
        }
        assert_eq!(stories.len(), 12, "{stories:#?}");
    }
}
