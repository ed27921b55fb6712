//! Tests of the clauses of the rules page, by chapter. Names say which: `dt_4_9_…` tests DT-4.9. The worked examples of
//! the page are play files, in `tests/examples`.

mod cards;
mod claims;
mod finish;
mod manners;
mod odd;
mod options;
mod play;
mod secrets;
mod setup;
mod special;
mod trade;

use conformance::scene;
use dream_team_soccer::{Action, DreamTeamSoccer, Note, Options};
use kernel::{
    Chance, Fact, Facts, Game, Illegal, Input, Millis, Misplaced, Seat, Shown, Stage, Stamped, Stream, Text, Viewer,
    Zone,
};

/// Where player 0 holds cards; the others follow.
const HAND: u8 = 1;
const TRICK: Zone = Zone(9);
const GONE: Zone = Zone(10);

/// A table to play on in notation.
#[derive(Clone)]
struct Table {
    game: DreamTeamSoccer,
    /// What happened since the table was set up.
    facts: Facts<Note>,
    now: Millis,
}

/// Options as `key=value key=value`.
fn options(text: &str) -> Options {
    conformance::options(text)
}

fn stage(chosen: &str, seats: u8, position: &str) -> Result<DreamTeamSoccer, Misplaced> {
    DreamTeamSoccer::stage(&options(chosen), seats, &scene(position), Chance::Fast(1))
}

/// A table in this position with the usual options. Unless it says otherwise, player 0 sits in #1, player 1 in #2 …
fn table(seats: u8, position: &str) -> Table {
    table_with("", seats, position)
}

fn table_with(chosen: &str, seats: u8, position: &str) -> Table {
    let podium = (0..seats).map(|seat| seat.to_string()).collect::<Vec<_>>().join(" ");
    let position =
        if position.contains("podium") { position.to_string() } else { format!("{position}; podium {podium}") };
    let game = stage(chosen, seats, &position).unwrap_or_else(|misplaced| panic!("{misplaced}"));
    Table { game, facts: Facts::default(), now: Millis(0) }
}

/// A table after the deal.
fn dealt(chosen: &str, seats: u8, seed: u64) -> Table {
    let game = DreamTeamSoccer::deal(&options(chosen), seats, Chance::Fast(seed)).expect("three to eight play");
    Table { game, facts: Facts::default(), now: Millis(0) }
}

fn seat(number: u8) -> Seat {
    Seat::new(number)
}

/// `0: play 9` as a seat and its action.
fn read(step: &str) -> (Seat, Action) {
    let (player, action) = step.split_once(": ").expect("a step is `0: pass`");
    (seat(player.parse().expect(step)), action.parse().unwrap_or_else(|why| panic!("{why}")))
}

impl Table {
    /// Takes steps one after the other: `0: play 9; 1: pass`.
    fn play(&mut self, steps: &str) -> &mut Table {
        for step in steps.split(';').map(str::trim) {
            let (seat, action) = read(step);
            self.game.check(seat, action).unwrap_or_else(|illegal| panic!("{step}: {illegal}"));
            self.apply(Stamped::act(self.now, seat, action));
        }
        self
    }

    fn apply(&mut self, step: Stamped<Action>) {
        self.game.apply(step, &mut self.facts);
    }

    /// Lets the clock strike when it is due.
    fn strike(&mut self) -> &mut Table {
        self.now = self.game.wakes_at().expect("a clock runs");
        self.apply(Stamped::clock(self.now));
        self
    }

    /// The clause that forbids a step.
    fn refusal(&self, step: &str) -> &'static str {
        let (seat, action) = read(step);
        match self.game.check(seat, action) {
            Err(Illegal { clause }) => clause.id,
            Ok(()) => panic!("{step} is allowed"),
        }
    }

    fn refused(&self, step: &str, clause: &str) -> &Table {
        assert_eq!(self.refusal(step), clause, "{step}");
        self
    }

    /// The legal actions of a player: `pass; play 9`.
    fn legal(&self, player: u8) -> String {
        let mut list = Vec::new();
        self.game.legal(seat(player), &mut list);
        list.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
    }

    /// A line that the game says about itself.
    fn line(&self, key: &str) -> String {
        self.line_for(Viewer::Truth, key)
    }

    fn line_for(&self, viewer: Viewer, key: &str) -> String {
        let lines = self.game.lines(viewer);
        lines.into_iter().find(|(name, _)| name == key).unwrap_or_else(|| panic!("there is no line {key}")).1
    }

    fn phase(&self) -> String {
        self.line("phase")
    }

    /// The cards of a zone as a viewer sees them.
    fn zone(&self, zone: Zone, viewer: Viewer) -> String {
        let word = |card| match card {
            Shown::Up(face) => self.game.face(face),
            Shown::Down(_) => "?".to_string(),
        };
        self.game.cards().shown(zone, viewer).into_iter().map(word).collect::<Vec<_>>().join(" ")
    }

    fn hand(&self, player: u8) -> String {
        self.zone(Zone(HAND + player), Viewer::Truth)
    }

    /// A hand as another player sees it.
    fn hand_for(&self, viewer: u8, player: u8) -> String {
        self.zone(Zone(HAND + player), Viewer::Seat(seat(viewer)))
    }

    fn cards(&self, player: u8) -> usize {
        self.game.cards().len_of(Zone(HAND + player))
    }

    fn scores(&self) -> Vec<i32> {
        self.game.scores().to_vec()
    }

    fn to_act(&self) -> Vec<u8> {
        self.game.to_act().iter().map(Seat::number).collect()
    }

    fn awaited(&self, viewer: Viewer) -> Vec<u8> {
        self.game.awaited(viewer).iter().map(Seat::number).collect()
    }

    /// What boards and logs are told, as a viewer is told it.
    fn log(&self, viewer: Viewer) -> Vec<String> {
        let note = |fact| match fact {
            Fact::Note(note) => Some(words::english(&self.game, &self.game.cue(&note))),
            _ => None,
        };
        self.facts.told_to(viewer).filter_map(note).collect()
    }

    fn was_said(&self, sentence: &str) -> bool {
        self.log(Viewer::Public).iter().any(|said| said == sentence)
    }

    /// Plays at random until `stop` holds or the match is over.
    fn play_until(&mut self, stream: &mut Stream, mut stop: impl FnMut(&Table, Stamped<Action>) -> bool) {
        let mut list = Vec::new();
        while let Some(player) = self.game.to_act().first() {
            list.clear();
            self.game.legal(player, &mut list);
            let action = *stream.pick(&list).expect("whoever is to act can");
            let step = Stamped::act(self.now, player, action);
            if stop(self, step) {
                return;
            }
            self.apply(step);
        }
    }
}

/// The player who acts, of a step that is no stroke of the clock.
fn actor(step: Stamped<Action>) -> (Seat, Action) {
    match step.input {
        Input::Act { seat, action } => (seat, action),
        Input::Clock => panic!("nobody waits for the clock here"),
    }
}
