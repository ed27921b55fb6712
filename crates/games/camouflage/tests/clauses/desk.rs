//! A table in a test, in the words of play files.

use camouflage::{Action, Camouflage, Note, Options, View};
pub use conformance::scene;
use kernel::{Chance, Facts, Game, Millis, Seat, Stage, Stamped, Text, Viewer};

/// The board of the worked examples.
pub const B0: &str = "lay CH1 0 0 0; lay CH2 2 -2 0; lay CH6 1 0 2";

/// A game in progress and what the last step told.
pub struct Desk {
    pub game: Camouflage,
    pub facts: Facts<Note>,
    pub now: u32,
}

/// Options as `key=value key=value`.
pub fn options(text: &str) -> Options {
    conformance::options(text)
}

pub fn seat(number: u8) -> Seat {
    Seat::new(number)
}

impl Desk {
    /// A game dealt by the rules.
    pub fn deal(text: &str, seats: u8, seed: u64) -> Desk {
        let game = Camouflage::deal(&options(text), seats, Chance::Fast(seed)).unwrap();
        Desk { game, facts: Facts::default(), now: 0 }
    }

    /// A game dealt and led to GO without anybody choosing anything.
    pub fn begun(text: &str, seats: u8, seed: u64) -> Desk {
        let mut desk = Desk::deal(text, seats, seed);
        for seat in 0..seats {
            desk.act(&format!("{seat}: auto"));
        }
        desk.clock(3_000);
        desk
    }

    /// A position.
    pub fn stage(text: &str, seats: u8, lines: &str) -> Desk {
        let game = Camouflage::stage(&options(text), seats, &scene(lines), Chance::Fast(1)).unwrap();
        Desk { game, facts: Facts::default(), now: 0 }
    }

    /// `SEAT: ACTION @MILLISECONDS`, checked and applied; the clause that refuses it if one does.
    pub fn attempt(&mut self, line: &str) -> Result<(), &'static str> {
        let (line, at) = match line.split_once('@') {
            Some((line, at)) => (line.trim(), at.trim().parse().unwrap()),
            None => (line, self.now),
        };
        let (number, action) = line.split_once(':').expect("a step is written `0: action`");
        let (seat, action) = (seat(number.parse().unwrap()), action.trim().parse::<Action>().unwrap());
        self.game.check(seat, action).map_err(|illegal| illegal.clause.id)?;
        self.now = at;
        self.facts.0.clear();
        self.game.apply(Stamped::act(Millis(at), seat, action), &mut self.facts);
        Ok(())
    }

    /// A step that is allowed.
    pub fn act(&mut self, line: &str) {
        self.attempt(line).unwrap_or_else(|clause| panic!("{line} is refused by {clause}"));
    }

    /// A step that is allowed, and what its seat is answered.
    pub fn reply(&mut self, line: &str) -> String {
        self.act(line);
        self.line(line.split(':').next().unwrap(), "reply")
    }

    /// A stroke of the clock.
    pub fn clock(&mut self, at: u32) {
        assert!(self.game.wakes_at().is_some_and(|due| due.0 <= at), "no deadline up to {at}");
        self.now = at;
        self.facts.0.clear();
        self.game.apply(Stamped::clock(Millis(at)), &mut self.facts);
    }

    /// One line of what a viewer (`0`, `public`, `truth`) is shown.
    pub fn line(&self, viewer: &str, key: &str) -> String {
        let lines = self.game.lines(viewer_of(viewer));
        let found = lines.iter().find(|(name, _)| name == key).map(|(_, value)| value.clone());
        found.unwrap_or_else(|| panic!("there is no line {key:?} in {lines:?}"))
    }

    pub fn truth(&self, key: &str) -> String {
        self.line("truth", key)
    }

    pub fn view(&self, viewer: &str) -> View {
        self.game.view(viewer_of(viewer))
    }

    /// The legal actions of a seat.
    pub fn legal(&self, number: u8) -> Vec<String> {
        let mut list = Vec::new();
        self.game.legal(seat(number), &mut list);
        list.iter().map(ToString::to_string).collect()
    }

    /// What a seat is offered.
    pub fn offers(&self, number: u8) -> Vec<String> {
        let mut list = Vec::new();
        self.game.offers(seat(number), &mut list);
        list.iter().map(ToString::to_string).collect()
    }

    /// What the last step told a viewer in words.
    pub fn told(&self, viewer: &str) -> Vec<String> {
        let note = |fact| match fact {
            kernel::Fact::Note(note) => Some(words::english(&self.game, &self.game.cue(&note))),
            _ => None,
        };
        self.facts.told_to(viewer_of(viewer)).filter_map(note).collect()
    }

    /// How it stands for a viewer, in words.
    pub fn status(&self, viewer: &str) -> Vec<String> {
        self.game.status(viewer_of(viewer)).iter().map(|said| words::english(&self.game, said)).collect()
    }

    /// The cards of a zone of the truth, `hand 0`.
    pub fn zone(&self, name: &str) -> Vec<String> {
        self.seen("truth", name)
    }

    /// The cards of a zone as a viewer sees them; `?` for a back.
    pub fn seen(&self, viewer: &str, name: &str) -> Vec<String> {
        let (name, offset) = match name.split_once(' ') {
            Some((name, number)) => (name, number.parse::<u8>().unwrap()),
            None => (name, 0),
        };
        let spec = Camouflage::META.zones.iter().find(|spec| spec.name == name).unwrap();
        let shown = self.game.cards().shown(kernel::Zone(spec.first.0 + offset), viewer_of(viewer));
        let word = |card: &kernel::Shown| match card {
            kernel::Shown::Up(face) => Text::face(&self.game, *face),
            kernel::Shown::Down(_) => "?".to_string(),
        };
        shown.iter().map(word).collect()
    }

    pub fn winners(&self) -> Vec<u8> {
        self.game.standings().winners().iter().map(Seat::number).collect()
    }

    pub fn places(&self) -> Vec<u8> {
        let standings = self.game.standings();
        (0..self.game.scores().len() as u8).map(|number| standings.place(seat(number))).collect()
    }
}

pub fn viewer_of(name: &str) -> Viewer {
    match name {
        "truth" => Viewer::Truth,
        "public" => Viewer::Public,
        number => Viewer::Seat(seat(number.parse().unwrap())),
    }
}

/// The clause that refuses a table.
pub fn refused_table(text: &str, seats: u8) -> &'static str {
    match Camouflage::deal(&options(text), seats, Chance::Fast(0)) {
        Ok(_) => panic!("{text} with {seats} seats is dealt"),
        Err(illegal) => illegal.clause.id,
    }
}
