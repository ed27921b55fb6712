//! The table and the choices as updates carry them: everything is said once.
//!
//! Zones are named by their keys: `pile`, or `hand:0` where each seat has one. [`BriefTable::spelled_out`] and
//! [`BriefChoice::spelled_out`] give back what replays and lessons send at length.

use super::{Card, Choice, SaidForm, TableView, Touch, Zone, ZoneKind, ZoneRef};
use kernel::Said;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;

/// The table as one viewer sees it, in brief.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct BriefTable {
    /// The game's slug.
    pub game: String,
    /// How many seats.
    pub seats: u8,
    /// How cards lie in zones of this name.
    pub kinds: Vec<(String, ZoneKind)>,
    /// The seats known to be deciding.
    pub awaited: Vec<u8>,
    /// Points of each seat.
    pub scores: Vec<i32>,
    /// Whether the match has ended.
    pub over: bool,
    /// The place of each seat, once it has ended.
    pub places: Option<Vec<u8>>,
    /// When the rules go on by themselves, in milliseconds since the start.
    pub wakes_at: Option<u32>,
    /// The round, half, quarter or hand that is being played, from 1.
    pub round: u16,
    /// Where the cards lie, by zone.
    pub zones: BTreeMap<String, BriefCards>,
    /// What people read about the table.
    #[schemars(with = "Vec<SaidForm>")]
    #[ts(as = "Vec<SaidForm>")]
    pub status: Vec<Said>,
    /// The game's own view; its type is generated under the game's name.
    #[ts(type = "unknown")]
    pub view: serde_json::Value,
}

/// The cards of a zone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
#[serde(untagged)]
pub enum BriefCards {
    /// So many backs that cannot be told apart, or none.
    Backs(u8),
    /// The cards from the bottom (oldest) to the top.
    Row(Vec<Card>),
}

/// What a seat may do now. A choice is described once, and from then on named by its number.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema, TS)]
pub struct BriefChoices {
    /// The number of the first of `more`: descriptions from here on are forgotten.
    pub from: u16,
    /// Choices that are described now; they have the numbers from `from` on.
    pub more: Vec<BriefChoice>,
    /// What may be done now, by number.
    pub now: Vec<u16>,
}

/// A choice: the action in notation, what the button says, the clause that explains it, and what it touches.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct BriefChoice(
    /// The action in notation: what is sent back.
    pub String,
    /// What the button says.
    #[schemars(with = "SaidForm")]
    #[ts(as = "SaidForm")]
    pub Said,
    /// The clause that explains it.
    pub String,
    /// What it touches.
    pub Vec<BriefTouch>,
);

/// What a choice touches.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
#[serde(untagged)]
pub enum BriefTouch {
    /// A seat.
    Seat(u8),
    /// A zone as a whole.
    Zone(String),
    /// A card in a zone, by its face in notation.
    Card(String, String),
}

impl BriefTable {
    /// The same at length. Zones come in the order of their keys.
    pub fn spelled_out(&self) -> TableView {
        TableView {
            game: self.game.clone(),
            seats: self.seats,
            awaited: self.awaited.clone(),
            scores: self.scores.clone(),
            over: self.over,
            places: self.places.clone(),
            wakes_at: self.wakes_at,
            zones: self.zones.iter().map(|(key, cards)| self.zone(key, cards)).collect(),
            round: self.round,
            status: self.status.clone(),
            view: self.view.clone(),
        }
    }

    fn zone(&self, key: &str, cards: &BriefCards) -> Zone {
        let zone = ZoneRef::of(key);
        let kind = self.kinds.iter().find(|(name, _)| *name == zone.name).map_or(ZoneKind::Table, |(_, kind)| *kind);
        let (count, cards) = match cards {
            BriefCards::Backs(count) => (*count, Vec::new()),
            BriefCards::Row(row) => (row.len() as u8, row.clone()),
        };
        Zone { zone, kind, count, cards }
    }
}

impl BriefChoice {
    /// The same at length.
    pub fn spelled_out(&self) -> Choice {
        let BriefChoice(action, label, clause, touches) = self.clone();
        let touch = |touch: BriefTouch| match touch {
            BriefTouch::Seat(seat) => Touch::Seat { seat },
            BriefTouch::Zone(at) => Touch::Zone { zone: ZoneRef::of(&at) },
            BriefTouch::Card(at, face) => Touch::Card { zone: ZoneRef::of(&at), face },
        };
        Choice { action, label, clause, touches: touches.into_iter().map(touch).collect() }
    }
}

impl ZoneRef {
    /// A zone by its key: `pile`, or `hand:0`.
    pub fn of(key: &str) -> ZoneRef {
        let (name, seat) = key.split_once(':').unwrap_or((key, ""));
        ZoneRef { name: name.to_string(), seat: seat.parse().ok() }
    }
}
