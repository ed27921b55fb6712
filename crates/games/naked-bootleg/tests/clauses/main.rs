//! One test for each clause of the rules page, by chapter. Names say which: `nb_4_9_…` tests NB-4.9. The worked examples
//! are in `examples/`.

mod bootlegs;
mod cards;
mod chain;
mod challenge;
mod deflect;
mod effects;
mod flag;
mod fumble;
mod intercept;
mod laying;
mod manners;
mod matching;
mod options;
mod pickups;
mod protection;
mod rare;
mod remix;
mod scoring;
mod secrets;
mod setup;
mod skips;
mod spy;
mod stacking;
mod turn;
mod words;

use conformance::scene;
use kernel::{Chance, Fact, Facts, Game, Millis, Misplaced, Seat, Shown, Stage, Stamped, Stream, Text, Viewer, Zone};
use naked_bootleg::{Action, NakedBootleg, Note, Options, View};

/// A table to play on in notation.
struct Table {
    game: NakedBootleg,
    /// What the last step told.
    facts: Facts<Note>,
    now: u32,
}

/// Options as `key=value key=value`.
fn options(text: &str) -> Options {
    conformance::options(text)
}

/// A position with default options.
fn table(seats: u8, lines: &str) -> Table {
    table_with("", seats, lines)
}

/// A position.
fn table_with(choice: &str, seats: u8, lines: &str) -> Table {
    let game = staged(choice, seats, lines).unwrap_or_else(|misplaced| panic!("{misplaced}"));
    Table { game, facts: Facts::default(), now: 0 }
}

fn staged(choice: &str, seats: u8, lines: &str) -> Result<NakedBootleg, Misplaced> {
    NakedBootleg::stage(&options(choice), seats, &scene(lines), Chance::Fast(1))
}

/// A match dealt by the rules.
fn dealt(choice: &str, seats: u8, seed: u64) -> Table {
    let game = NakedBootleg::deal(&options(choice), seats, Chance::Fast(seed)).expect("the table can be dealt");
    Table { game, facts: Facts::default(), now: 0 }
}

fn seat(number: u8) -> Seat {
    Seat::new(number)
}

fn viewer_of(name: &str) -> Viewer {
    match name {
        "truth" => Viewer::Truth,
        "public" => Viewer::Public,
        number => Viewer::Seat(seat(number.parse().expect("a viewer is a seat, public or truth"))),
    }
}

impl Table {
    /// `SEAT: ACTION`, checked and applied; the clause that refuses it if one does.
    fn attempt(&mut self, line: &str) -> Result<(), &'static str> {
        let (number, action) = line.split_once(':').expect("a step is written `0: action`");
        let (seat, action) =
            (seat(number.trim().parse().expect("a seat")), action.trim().parse::<Action>().expect(line));
        self.game.check(seat, action).map_err(|illegal| illegal.clause.id)?;
        self.facts.0.clear();
        self.game.apply(Stamped::act(Millis(self.now), seat, action), &mut self.facts);
        Ok(())
    }

    /// Steps that are allowed, separated by `;`.
    fn play(&mut self, lines: &str) -> &mut Table {
        for line in lines.split(';').map(str::trim).filter(|line| !line.is_empty()) {
            self.attempt(line).unwrap_or_else(|clause| panic!("{line} is refused by {clause}"));
        }
        self
    }

    /// Laying down in one go: `0 set NI bNI rNI gNI`, as begin, add and done.
    fn lay(&mut self, line: &str) -> &mut Table {
        let words: Vec<&str> = line.split_whitespace().collect();
        let count = if words[1] == "disguise" { 2 } else { 3 };
        let (who, what) = (words[0], words[1..count].join(" "));
        self.play(&format!("{who}: begin {what}"));
        for card in words[count..].iter().filter(|word| **word != "omaha") {
            self.play(&format!("{who}: add {card}"));
        }
        let call = if words.last() == Some(&"omaha") { " omaha" } else { "" };
        self.play(&format!("{who}: done{call}"))
    }

    /// The step is refused by this clause, and nothing changes.
    fn refuse(&mut self, line: &str, clause: &str) -> &mut Table {
        let before = self.game;
        assert_eq!(self.attempt(line), Err(clause), "{line}");
        assert!(before == self.game, "a refused step changes nothing");
        self
    }

    /// Whether the step would be accepted.
    fn may(&self, line: &str) -> bool {
        let (number, action) = line.split_once(':').expect("a step is written `0: action`");
        let action = action.trim().parse::<Action>().expect(line);
        self.game.check(seat(number.trim().parse().expect("a seat")), action).is_ok()
    }

    /// A stroke of the clock.
    fn clock(&mut self, at: u32) -> &mut Table {
        assert!(self.game.wakes_at().is_some_and(|due| due.0 <= at), "no deadline up to {at}");
        self.now = at;
        self.facts.0.clear();
        self.game.apply(Stamped::clock(Millis(at)), &mut self.facts);
        self
    }

    /// `WHAT = VALUE` lines separated by `;`: a zone, or a line the game shows.
    fn expect(&mut self, checks: &str) -> &mut Table {
        for check in checks.split(';').map(str::trim).filter(|check| !check.is_empty()) {
            let (what, value) = check.split_once('=').expect("WHAT = VALUE");
            assert_eq!(self.value(what.trim()), value.trim(), "{what}");
        }
        self
    }

    fn value(&self, what: &str) -> String {
        if let Some(count) = what.strip_prefix('#') {
            return self.zone(count).len().to_string();
        }
        match what {
            "to act" => self.game.to_act().iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(" "),
            "over" => if self.game.is_over() { "yes" } else { "no" }.to_string(),
            "winners" => {
                let winners = self.game.standings().winners();
                winners.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(" ")
            }
            "score" => self.game.scores().iter().map(i32::to_string).collect::<Vec<_>>().join(" "),
            what if is_zone(what) => {
                let cards = self.zone(what);
                if cards.is_empty() { "-".to_string() } else { cards.join(" ") }
            }
            what => self.line("truth", what),
        }
    }

    /// One line of what a viewer is shown.
    fn line(&self, viewer: &str, key: &str) -> String {
        let lines = self.game.lines(viewer_of(viewer));
        let found = lines.iter().find(|(name, _)| name == key).map(|(_, value)| value.clone());
        found.unwrap_or_else(|| panic!("there is no line {key:?} in {lines:?}"))
    }

    /// The cards of a zone in truth.
    fn zone(&self, name: &str) -> Vec<String> {
        self.seen("truth", name)
    }

    /// The cards of a zone as a viewer sees them; `?` for a back.
    fn seen(&self, viewer: &str, name: &str) -> Vec<String> {
        let shown = self.game.cards().shown(zone_of(name), viewer_of(viewer));
        let word = |card: Shown| match card {
            Shown::Up(face) => self.game.face(face),
            Shown::Down(_) => "?".to_string(),
        };
        shown.into_iter().map(word).collect()
    }

    /// The legal actions of a seat.
    fn legal(&self, number: u8) -> Vec<String> {
        let mut list = Vec::new();
        self.game.legal(seat(number), &mut list);
        list.iter().map(ToString::to_string).collect()
    }

    /// What a seat is offered.
    fn offers(&self, number: u8) -> Vec<String> {
        let mut list = Vec::new();
        self.game.offers(seat(number), &mut list);
        list.iter().map(ToString::to_string).collect()
    }

    /// What the last step told a viewer in words.
    fn told(&self, viewer: &str) -> Vec<String> {
        let note = |fact| match fact {
            Fact::Note(note) => Some(::words::english(&self.game, &self.game.cue(&note))),
            _ => None,
        };
        self.facts.told_to(viewer_of(viewer)).filter_map(note).collect()
    }

    /// The faces that the last step showed a viewer.
    fn faces_told(&self, viewer: &str) -> Vec<String> {
        let face = |fact| match fact {
            Fact::Moved { card: Shown::Up(face), .. } | Fact::Turned { card: Shown::Up(face), .. } => Some(face),
            _ => None,
        };
        self.facts.told_to(viewer_of(viewer)).filter_map(face).map(|face| self.game.face(face)).collect()
    }

    fn view(&self, viewer: &str) -> View {
        self.game.view(viewer_of(viewer))
    }

    /// A world that a seat imagines.
    fn imagined(&self, number: u8, luck: u64) -> Table {
        let mut game = self.game;
        game.determinize(seat(number), &mut Stream::fast(luck));
        Table { game, facts: Facts::default(), now: self.now }
    }
}

fn is_zone(name: &str) -> bool {
    let first = name.split(' ').next().unwrap_or_default();
    NakedBootleg::META.zones.iter().any(|spec| spec.name == first)
}

fn zone_of(name: &str) -> Zone {
    let (first, number) = name.split_once(' ').unwrap_or((name, "0"));
    let spec = NakedBootleg::META.zones.iter().find(|spec| spec.name == first).expect("a zone of the table");
    Zone(spec.first.0 + number.parse::<u8>().expect("a seat"))
}

/// The action as `seat` would write it, for lists.
fn list(actions: &[&str]) -> Vec<String> {
    actions.iter().map(|action| action.to_string()).collect()
}
