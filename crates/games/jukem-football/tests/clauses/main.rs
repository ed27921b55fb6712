//! One test for each clause of the rules page, by chapter. Names say which: `jk_4_9_…` tests JK-4.9.

mod cards;
mod clock;
mod defense;
mod ending;
mod final_turn;
mod manners;
mod odd;
mod offense;
mod options;
mod plays;
mod refill;
mod secrets;
mod setup;

use conformance::scene;
use jukem_football::{Action, JukemFootball, Note, Options};
use kernel::{
    Chance, Fact, Facts, Game, Illegal, Millis, Misplaced, Seat, Shown, Stage, Stamped, Stream, Text, Viewer, Zone,
};

/// A table to play on in notation.
struct Table {
    game: JukemFootball,
    /// What happened since the table was set up.
    facts: Facts<Note>,
    now: Millis,
}

/// Options as `key=value key=value`.
fn options(text: &str) -> Options {
    conformance::options(text)
}

fn stage(chosen: &str, position: &str) -> Result<JukemFootball, Misplaced> {
    JukemFootball::stage(&options(chosen), 2, &scene(position), Chance::Fast(1))
}

/// A table in this position with the usual options.
fn table(position: &str) -> Table {
    table_with("", position)
}

fn table_with(chosen: &str, position: &str) -> Table {
    let game = stage(chosen, position).unwrap_or_else(|wrong| panic!("{wrong}"));
    Table { game, facts: Facts::default(), now: Millis(0) }
}

/// A freshly dealt table.
fn dealt(chosen: &str, seed: u64) -> Table {
    let game = JukemFootball::deal(&options(chosen), 2, Chance::Fast(seed)).expect("these options can be dealt");
    Table { game, facts: Facts::default(), now: Millis(0) }
}

fn seat(number: u8) -> Seat {
    Seat::new(number)
}

fn read(step: &str) -> (Seat, Action) {
    let (number, action) = step.trim().split_once(": ").expect("a step is `0: draw`");
    (Seat::parse(number, 2).expect("two seats"), action.parse().unwrap_or_else(|why| panic!("{why}")))
}

impl Table {
    /// Plays `0: run 15; 1: allow`; every step must be allowed.
    fn play(&mut self, steps: &str) -> &mut Table {
        for step in steps.split(';') {
            let (seat, action) = read(step);
            self.game.check(seat, action).unwrap_or_else(|illegal| panic!("{step} is refused: {illegal}"));
            self.game.apply(Stamped::act(self.now, seat, action), &mut self.facts);
        }
        self
    }

    /// The clause that refuses a step.
    fn refusal(&self, step: &str) -> &'static str {
        let (seat, action) = read(step);
        match self.game.check(seat, action) {
            Err(Illegal { clause }) => clause.id,
            Ok(()) => panic!("{step} is not refused"),
        }
    }

    fn legal(&self, number: u8) -> String {
        let mut list = Vec::new();
        self.game.legal(seat(number), &mut list);
        list.iter().map(Action::to_string).collect::<Vec<_>>().join("; ")
    }

    /// A line of the table, or the cards of a zone from the bottom to the top.
    fn show(&self, what: &str) -> String {
        let line = self.game.lines(Viewer::Truth).into_iter().find(|line| line.0 == what);
        line.map_or_else(|| self.cards(what, Viewer::Truth).join(" "), |line| line.1)
    }

    /// The cards of a zone as somebody sees them, `?` for a back.
    fn cards(&self, zone: &str, viewer: Viewer) -> Vec<String> {
        let shown = |card| match card {
            Shown::Up(face) => self.game.face(face),
            Shown::Down(_) => "?".to_string(),
        };
        self.game.cards().shown(zone_named(zone), viewer).into_iter().map(shown).collect()
    }

    fn count(&self, zone: &str) -> usize {
        self.game.cards().len_of(zone_named(zone))
    }

    fn to_act(&self) -> Vec<u8> {
        self.game.to_act().iter().map(Seat::number).collect()
    }

    fn scores(&self) -> [i32; 2] {
        [self.game.scores()[0], self.game.scores()[1]]
    }

    fn notes(&self) -> Vec<Note> {
        notes(&self.facts)
    }
}

fn notes(facts: &Facts<Note>) -> Vec<Note> {
    let note = |fact: &(Fact<Note>, _)| if let Fact::Note(note) = fact.0 { Some(note) } else { None };
    facts.0.iter().filter_map(note).collect()
}

/// The zone with this name, and seat where each seat has one (`hand 0`).
fn zone_named(name: &str) -> Zone {
    let (word, number) = name.split_once(' ').unwrap_or((name, "0"));
    let spec = JukemFootball::META.zones.iter().find(|spec| spec.name == word);
    let spec = spec.unwrap_or_else(|| panic!("there is no line and no zone {name:?}"));
    Zone(spec.first.0 + number.parse::<u8>().expect("a seat"))
}

/// One step of a random match.
struct Step<'a> {
    before: &'a JukemFootball,
    seat: Seat,
    action: Action,
    facts: &'a Facts<Note>,
    after: &'a JukemFootball,
}

/// Plays random matches to their ends and shows every step.
fn random_matches(chosen: &str, matches: u64, mut see: impl FnMut(Step<'_>)) {
    let mut stream = Stream::fast(99);
    for seed in 0..matches {
        let mut game = dealt(chosen, seed).game;
        while let Some(seat) = game.to_act().first() {
            let mut list = Vec::new();
            game.legal(seat, &mut list);
            let action = *stream.pick(&list).expect("a seat that is to act has a choice");
            let before = game;
            let mut facts = Facts::default();
            game.apply(Stamped::act(Millis(0), seat, action), &mut facts);
            see(Step { before: &before, seat, action, facts: &facts, after: &game });
        }
    }
}

/// How many cards of each face lie anywhere, by name.
fn census(game: &JukemFootball) -> Vec<String> {
    let mut all: Vec<String> = (0..game.cards().zones() as u8)
        .flat_map(|zone| game.cards().shown(Zone(zone), Viewer::Truth))
        .map(|card| if let Shown::Up(face) = card { game.face(face) } else { unreachable!("the truth sees all") })
        .collect();
    all.sort();
    all
}
