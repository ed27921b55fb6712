//! One test for each clause of the rules page, by chapter. Names say which: `bl_4_9_…` tests BL-4.9.

mod advanced;
mod cards;
mod contest;
mod finish;
mod manners;
mod odd;
mod options;
mod plays;
mod questions;
mod secrets;
mod setup;
mod swaps;
mod turn;

use bag_o_loot::{Action, BagOLoot, Note, Options, View};
use conformance::scene;
use kernel::{
    Chance, Fact, Facts, Game, Illegal, Millis, Misplaced, Said, Seat, Settings, Shown, Stage, Stamped, Stream, Text,
    Viewer, Zone,
};

/// A table to play on in notation.
struct Table {
    game: BagOLoot,
    /// What happened since the table was set up, or since it was last asked.
    facts: Facts<Note>,
    now: Millis,
}

/// Options as `key=value key=value`.
fn options(text: &str) -> Options {
    conformance::options(text)
}

fn stage(seats: u8, chosen: &str, position: &str) -> Result<BagOLoot, Misplaced> {
    BagOLoot::stage(&options(chosen), seats, &scene(position), Chance::Fast(1))
}

/// Four players in this position of the standard game.
fn table(position: &str) -> Table {
    with(4, "", position)
}

/// Four players in this position of the Advanced game, live.
fn advanced(position: &str) -> Table {
    with(4, "mode=advanced", position)
}

/// Four players in this position of the Advanced game, with questions to all.
fn asking(position: &str) -> Table {
    with(4, "mode=advanced people=no", position)
}

fn with(seats: u8, chosen: &str, position: &str) -> Table {
    let game = stage(seats, chosen, position).unwrap_or_else(|wrong| panic!("{wrong}"));
    Table { game, facts: Facts::default(), now: Millis(0) }
}

/// A freshly dealt table.
fn dealt(seats: u8, chosen: &str, seed: u64) -> Table {
    let game = BagOLoot::deal(&options(chosen), seats, Chance::Fast(seed)).expect("these options can be dealt");
    Table { game, facts: Facts::default(), now: Millis(0) }
}

fn seat(number: u8) -> Seat {
    Seat::new(number)
}

fn read(step: &str) -> (Seat, Action) {
    let (number, action) = step.trim().split_once(": ").expect("a step is `0: draw`");
    (Seat::parse(number, 8).expect("eight seats"), action.parse().unwrap_or_else(|why| panic!("{why}")))
}

impl Table {
    /// Plays `0: open 7 x2; 0: knock`; every step must be allowed.
    fn play(&mut self, steps: &str) -> &mut Table {
        for step in steps.split(';') {
            let (seat, action) = read(step);
            self.game.check(seat, action).unwrap_or_else(|illegal| panic!("{step} is refused: {illegal}"));
            self.game.apply(Stamped::act(self.now, seat, action), &mut self.facts);
        }
        self
    }

    /// Time goes on to `at`, with every stroke of the clock that is due.
    fn wait(&mut self, at: u32) -> &mut Table {
        while let Some(due) = self.game.wakes_at().filter(|due| due.0 <= at) {
            self.game.apply(Stamped::clock(due), &mut self.facts);
        }
        self.now = Millis(at);
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

    fn allows(&self, step: &str) -> bool {
        let (seat, action) = read(step);
        self.game.check(seat, action).is_ok()
    }

    fn legal(&self, number: u8) -> String {
        let mut list = Vec::new();
        self.game.legal(seat(number), &mut list);
        list.iter().map(Action::to_string).collect::<Vec<_>>().join("; ")
    }

    /// The legal actions that begin with `verb`.
    fn listed(&self, number: u8, verb: &str) -> String {
        let all = self.legal(number);
        all.split("; ").filter(|action| action.starts_with(verb)).collect::<Vec<_>>().join("; ")
    }

    /// A line of the table as it truly is, or the cards of a zone.
    fn show(&self, what: &str) -> String {
        self.show_to(Viewer::Truth, what)
    }

    fn show_to(&self, viewer: Viewer, what: &str) -> String {
        let line = self.game.lines(viewer).into_iter().find(|line| line.0 == what);
        line.map_or_else(|| self.cards(what, viewer), |line| line.1)
    }

    /// The cards of a zone as somebody sees them, `?` for a back.
    fn cards(&self, zone: &str, viewer: Viewer) -> String {
        let shown = |card| match card {
            Shown::Up(face) => self.game.face(face),
            Shown::Down(_) => "?".to_string(),
        };
        self.game.cards().shown(zone_named(zone), viewer).into_iter().map(shown).collect::<Vec<_>>().join(" ")
    }

    fn count(&self, zone: &str) -> usize {
        self.game.cards().len_of(zone_named(zone))
    }

    fn to_act(&self) -> Vec<u8> {
        self.game.to_act().iter().map(Seat::number).collect()
    }

    fn awaited(&self, viewer: Viewer) -> Vec<u8> {
        self.game.awaited(viewer).iter().map(Seat::number).collect()
    }

    fn view(&self, viewer: Viewer) -> View {
        self.game.view(viewer)
    }

    /// What `viewer` was told since the last time anybody asked.
    fn told(&self, viewer: Viewer) -> Vec<Fact<Note, Shown>> {
        self.facts.told_to(viewer).collect()
    }

    /// The notes that `viewer` was told, as the log has them.
    fn log(&self, viewer: Viewer) -> Vec<Said> {
        let said = |fact| match fact {
            Fact::Note(note) => self.game.log(&note),
            _ => None,
        };
        self.told(viewer).into_iter().filter_map(said).collect()
    }

    /// The same in English.
    fn heard(&self, viewer: Viewer) -> Vec<String> {
        self.log(viewer).iter().map(|said| words::english(&self.game, said)).collect()
    }

    fn hush(&mut self) -> &mut Table {
        self.facts.0.clear();
        self
    }
}

/// The zone with this name, and its seat where each seat has one.
fn zone_named(name: &str) -> Zone {
    let (word, number) = name.split_once(' ').unwrap_or((name, "0"));
    let spec = BagOLoot::META.zones.iter().find(|spec| spec.name == word).unwrap_or_else(|| panic!("no zone {name}"));
    Zone(spec.first.0 + number.parse::<u8>().expect("a seat"))
}

/// Every viewer of a table of `seats`, the truth included.
fn viewers(seats: u8) -> impl Iterator<Item = Viewer> {
    Viewer::all(seats).chain([Viewer::Truth])
}

const A: Viewer = Viewer::Seat(Seat::new(0));
const B: Viewer = Viewer::Seat(Seat::new(1));
const C: Viewer = Viewer::Seat(Seat::new(2));
const D: Viewer = Viewer::Seat(Seat::new(3));

/// Plays random matches and looks at every position.
fn roam(seats: u8, chosen: &str, games: u64, mut look: impl FnMut(&BagOLoot)) {
    walk(seats, chosen, games, |_, game| look(game));
}

/// Plays random matches and looks at every position and the action that led there.
fn walk(seats: u8, chosen: &str, games: u64, mut look: impl FnMut(Option<(Seat, Action)>, &BagOLoot)) {
    let options = options(chosen);
    let mut list = Vec::new();
    for seed in 0..games {
        let mut game = BagOLoot::deal(&options, seats, Chance::Fast(seed)).expect("these options can be dealt");
        let mut stream = Stream::fast(!seed);
        let mut now = Millis(0);
        let mut last = None;
        while !game.is_over() {
            look(last, &game);
            let ready: Vec<Seat> = game.to_act().iter().collect();
            let step = match stream.pick(&ready) {
                Some(&seat) => {
                    list.clear();
                    game.legal(seat, &mut list);
                    let action = *stream.pick(&list).expect("who is to act has something to do");
                    last = Some((seat, action));
                    Stamped::act(now, seat, action)
                }
                None => {
                    now = game.wakes_at().expect("a match that is not over goes on");
                    last = None;
                    Stamped::clock(now)
                }
            };
            game.apply(step, &mut ());
        }
        look(last, &game);
    }
}
