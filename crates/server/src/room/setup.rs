//! How a table is set up, and who owns its seats: what is stored as JSON beside the record.

use super::event::{self, Event};
use crate::fair;
use crate::id::Id;
use crate::store::Stored;
use kernel::{Millis, Scene, Seat};
use serde::{Deserialize, Serialize};
use table::catalog::lookup;
use table::wire::{Pace, Sitting};
use table::{AnyTable, Setup};

/// What was chosen when the table was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TableSetup {
    /// The game's slug.
    pub game: String,
    /// How many seats.
    pub seats: u8,
    /// Options that differ from the defaults, as key and value.
    #[serde(default)]
    pub options: Vec<(String, String)>,
    /// Whether the lobby lists it; otherwise it is found by its link only.
    #[serde(default)]
    pub public: bool,
    /// Whether people may look on.
    #[serde(default = "yes")]
    pub spectators: bool,
    /// Whether free text may be said; phrases and emotes always may.
    #[serde(default)]
    pub chat: bool,
    /// Whether actions may be taken back by consent.
    #[serde(default)]
    pub take_back: bool,
    /// How much time there is.
    #[serde(default = "untimed")]
    pub pace: Pace,
    /// Seconds until a bot plays for somebody who went away; 0 for never.
    #[serde(default = "grace")]
    pub grace: u32,
    /// The version of the rules it is played by; the server says, not whoever asks for a table.
    #[serde(default = "first", skip_serializing_if = "is_first")]
    #[schemars(skip)]
    pub rules: u32,
}

/// What was stored before versions were.
fn first() -> u32 {
    1
}

fn is_first(rules: &u32) -> bool {
    *rules == first()
}

fn yes() -> bool {
    true
}

fn untimed() -> Pace {
    Pace::Untimed
}

fn grace() -> u32 {
    120
}

impl TableSetup {
    /// Why this match cannot be played on or shown again, where it was played by other rules than this program knows.
    pub fn other_rules(&self) -> Option<String> {
        let Ok(entry) = lookup(&self.game) else {
            return Some(format!("this match is one of {}, which this program does not know", self.game));
        };
        let (name, rules, present) = (entry.meta.name, self.rules, entry.meta.rules);
        let why = format!(
            "this match was begun under version {rules} of the rules of {name}, and this program plays version {present}"
        );
        (rules != present).then_some(why)
    }

    /// The same with what follows from who sits in these seats.
    pub fn seated(&self, chairs: &[Chair]) -> Result<TableSetup, String> {
        let people = chairs.iter().any(|chair| matches!(chair.owner, Owner::Person { .. }));
        let options = lookup(&self.game)?.at_table(&self.options, people);
        Ok(TableSetup { options, ..self.clone() })
    }
}

/// Who owns a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Owner {
    /// Nobody yet.
    #[default]
    Open,
    /// A person.
    Person { id: String, name: String },
    /// A bot of this kind.
    Bot { kind: String },
}

impl Owner {
    /// Whether it is this person.
    pub fn is(&self, person: Id) -> bool {
        matches!(self, Owner::Person { id, .. } if *id == person.to_string())
    }

    /// Which person it is, if it is one.
    pub fn person(&self) -> Option<Id> {
        if let Owner::Person { id, .. } = self { id.parse().ok() } else { None }
    }

    /// As others see it.
    pub fn sitting(&self) -> Sitting {
        match self {
            Owner::Open => Sitting::Open,
            Owner::Person { name, .. } => Sitting::Person { name: name.clone() },
            Owner::Bot { kind } => Sitting::Bot { kind: kind.clone() },
        }
    }
}

/// A seat as it is stored.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Chair {
    /// Whose it is.
    pub owner: Owner,
    /// Whether its person is ready.
    #[serde(default)]
    pub ready: bool,
    /// What it adds to the chance of the deal.
    #[serde(default)]
    pub entropy: String,
    /// Whether its person left while the match ran.
    #[serde(default)]
    pub left: bool,
    /// Whose words it does not hear.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub muted: Vec<String>,
}

/// What is stored of a table, read.
pub struct Opened {
    /// How it was set up.
    pub setup: TableSetup,
    /// Its seats.
    pub chairs: Vec<Chair>,
    /// Its events without what was taken back.
    pub events: Vec<Event>,
}

/// Reads what is stored, whatever rules it was played by; the error is for the log.
pub fn opened(stored: &Stored) -> Result<Opened, String> {
    let broken = |what: &str| format!("the stored {what} of table {} cannot be read", stored.row.id);
    let mut setup: TableSetup = serde_json::from_str(&stored.row.setup).map_err(|_| broken("setup"))?;
    if stored.state == 0 {
        // Nothing was played yet: it will be by the rules of today.
        setup.rules = lookup(&setup.game)?.meta.rules;
    }
    Ok(Opened {
        setup,
        chairs: serde_json::from_str(&stored.row.seating).map_err(|_| broken("seating"))?,
        events: event::fold(&stored.record).ok_or_else(|| broken("record"))?,
    })
}

/// The match before its first event.
pub fn deal(setup: &TableSetup, secret: &str, chairs: &[Chair]) -> Result<Box<dyn AnyTable>, String> {
    let entropy: Vec<String> = chairs.iter().map(|chair| chair.entropy.clone()).collect();
    let seed = fair::seed(secret, &entropy);
    let entry = lookup(&setup.game)?;
    let setup = Setup { seats: setup.seats, options: setup.options.clone(), seed, scene: Scene::default() };
    Ok((entry.open)(&setup)?)
}

/// Lets one event happen again.
pub fn replay(table: &mut dyn AnyTable, event: &Event) -> Result<(), String> {
    match event {
        Event::Act { seat, at, action, .. } => {
            table.act(Seat::new(*seat), action, Millis(*at)).map_err(|refusal| refusal.sentence())
        }
        Event::Clock { at } => {
            table.tick(Millis(*at));
            Ok(())
        }
        Event::Sit { seat, name } => {
            table.sit(Seat::new(*seat), name).map_err(|why| words::house(&why, words::ENGLISH))
        }
        Event::Bot { seat, kind, seed } => table.seat_bot(Seat::new(*seat), kind, *seed),
        Event::Back { .. } => Err("what was taken back is folded before".to_string()),
    }
}

/// The match after its first `count` events.
pub fn replay_to(stored: &Stored, opened: &Opened, count: usize) -> Result<Box<dyn AnyTable>, String> {
    let mut table = deal(&opened.setup, &stored.row.secret, &opened.chairs)?;
    for event in opened.events.iter().take(count) {
        replay(table.as_mut(), event)?;
    }
    Ok(table)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::TableRow;
    use kernel::Viewer;

    /// A match as the first program stored it: nothing in it that came later.
    fn old(setup: &str, record: &str) -> Stored {
        let seating = r#"[{"owner":{"person":{"id":"00000000000000000000000001","name":"Ann"}},"ready":true,"entropy":"a"},
            {"owner":{"bot":{"kind":"greedy"}}}]"#;
        let row = TableRow {
            id: Id::fresh(),
            game: "template".into(),
            is_public: false,
            host: Id::fresh(),
            setup: setup.into(),
            seating: seating.into(),
            secret: "0".repeat(64),
            created_at: 0,
        };
        let (record, saved) = (record.to_string(), record.lines().count() as i64);
        Stored { row, state: 2, record, saved, unsaved: String::new(), rematch: None }
    }

    #[test]
    fn a_match_that_the_first_program_stored_is_replayed() {
        // A name that nobody could choose today is still that of the person who has it.
        let record = "sit 0 Ann 🙂\nbot 1 greedy 3\nact 0 5 1 check\nback 1\nact 0 9 2 bet\nact 1 400 - fold\n";
        let stored = old(r#"{"game":"template","seats":2}"#, record);
        let opened = opened(&stored).unwrap();
        assert_eq!((opened.setup.rules, opened.setup.grace, opened.setup.take_back), (1, 120, false));
        let table = replay_to(&stored, &opened, usize::MAX).unwrap();
        assert!(table.is_over());
        assert_eq!(table.view(Viewer::Public).scores, [1, -1]);
    }

    #[test]
    fn a_match_of_other_rules_is_refused_and_not_replayed_wrongly() {
        for rules in [0, 2, 99] {
            let stored = old(&format!(r#"{{"game":"template","seats":2,"rules":{rules}}}"#), "sit 0 Ann\n");
            let why = opened(&stored).unwrap().setup.other_rules().unwrap();
            assert!(why.contains("version 1") && why.contains(&format!("version {rules}")), "{why}");
            let unplayed = Stored { state: 0, ..stored };
            assert_eq!(opened(&unplayed).unwrap().setup.other_rules(), None, "it is played by the rules of today");
        }
        let unknown = opened(&old(r#"{"game":"no-such","seats":2}"#, "")).unwrap();
        assert!(unknown.setup.other_rules().unwrap().contains("no-such"));
        let newer = old(r#"{"game":"template","seats":2}"#, "sit 0 Ann\nwhisper 0 1\n");
        assert!(opened(&newer).err().unwrap().contains("record"), "a newer program wrote this");
    }
}
