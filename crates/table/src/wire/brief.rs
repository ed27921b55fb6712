//! The table and the choices as updates carry them: everything is said once.
//!
//! Dozens of cards and choices share their names, zones, clauses and most of their words. [`BriefTable::spelled_out`] and
//! [`BriefChoices::spelled_out`] give back what replays and lessons send at length.

use super::{Card, Choice, Line, TableView, Touch, Zone, ZoneKind, ZoneRef};
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
    /// Where the cards lie: a kind, and the zones of that kind that follow each other. A zone is its name (`pile`, or
    /// `hand:0` where each seat has one) and its cards.
    pub zones: Vec<(ZoneKind, Vec<(String, BriefCards)>)>,
    /// The name of each face in `zones`, as a person says it.
    pub names: BTreeMap<String, String>,
    /// What the game says about its table: what it is about, and what it says.
    pub lines: Vec<(String, String)>,
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
    Row(Vec<BriefCard>),
}

/// A card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
#[serde(untagged)]
pub enum BriefCard {
    /// A back: its tag tells face-down cards on the table apart, 0 where they cannot be.
    Down(u16),
    /// Its face in notation.
    Up(String),
}

/// What a seat may do now, column by column: the first of each column is about the first choice.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema, TS)]
pub struct BriefChoices {
    /// The actions in notation: what is sent back.
    pub actions: Vec<String>,
    /// What the buttons say: how many characters of the label before to begin with, what follows them, and how many of
    /// its last characters to end with.
    pub labels: Vec<(u16, String, u16)>,
    /// The clauses that explain them, each once.
    pub clauses: Vec<String>,
    /// Which of `clauses` explains the choice, counted from 0.
    pub clause: Vec<u8>,
    /// What the choice touches.
    pub touches: Vec<Vec<BriefTouch>>,
}

/// What a choice touches; zones are counted from 0 as the table lists them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
#[serde(untagged)]
pub enum BriefTouch {
    /// A seat.
    Seat(u8),
    /// A card in a zone, by its face in notation.
    Card(u8, String),
    /// A zone as a whole.
    Zone((u8,)),
}

impl BriefTable {
    /// The same at length.
    pub fn spelled_out(&self) -> TableView {
        let zones = self.zones.iter().flat_map(|(kind, group)| group.iter().map(|(key, cards)| (*kind, key, cards)));
        TableView {
            game: self.game.clone(),
            seats: self.seats,
            awaited: self.awaited.clone(),
            scores: self.scores.clone(),
            over: self.over,
            places: self.places.clone(),
            wakes_at: self.wakes_at,
            zones: zones.map(|(kind, key, cards)| self.zone(kind, key, cards)).collect(),
            lines: self.lines.iter().map(|(key, value)| Line { key: key.clone(), value: value.clone() }).collect(),
            view: self.view.clone(),
        }
    }

    fn zone(&self, kind: ZoneKind, key: &str, cards: &BriefCards) -> Zone {
        let card = |card: &BriefCard| match card {
            BriefCard::Down(tag) => Card::Down { tag: *tag },
            BriefCard::Up(face) => {
                Card::Up { face: face.clone(), name: self.names.get(face).cloned().unwrap_or_default() }
            }
        };
        let (count, cards) = match cards {
            BriefCards::Backs(count) => (*count, Vec::new()),
            BriefCards::Row(row) => (row.len() as u8, row.iter().map(card).collect()),
        };
        Zone { zone: zone_ref(key), kind, count, cards }
    }
}

impl BriefChoices {
    /// The same at length; the zones are those of the table.
    pub fn spelled_out(&self, table: &BriefTable) -> Vec<Choice> {
        let zones: Vec<&str> = table.zones.iter().flat_map(|(_, group)| group).map(|(key, _)| key.as_str()).collect();
        let zone = |zone: u8| zone_ref(zones.get(zone as usize).copied().unwrap_or_default());
        let touch = |touch: &BriefTouch| match touch {
            BriefTouch::Seat(seat) => Touch::Seat { seat: *seat },
            BriefTouch::Card(at, face) => Touch::Card { zone: zone(*at), face: face.clone() },
            BriefTouch::Zone((at,)) => Touch::Zone { zone: zone(*at) },
        };
        let mut said = String::new();
        let rows = self.actions.iter().zip(&self.labels).zip(&self.clause).zip(&self.touches);
        let mut choices = Vec::new();
        for (((action, (start, more, end)), clause), touches) in rows {
            let rest = said.chars().count().saturating_sub(*end as usize);
            said = said.chars().take(*start as usize).chain(more.chars()).chain(said.chars().skip(rest)).collect();
            choices.push(Choice {
                action: action.clone(),
                label: said.clone(),
                clause: self.clauses.get(*clause as usize).cloned().unwrap_or_default(),
                touches: touches.iter().map(touch).collect(),
            });
        }
        choices
    }
}

/// A zone by its key: `pile`, or `hand:0`.
fn zone_ref(key: &str) -> ZoneRef {
    let (name, seat) = key.split_once(':').unwrap_or((key, ""));
    ZoneRef { name: name.to_string(), seat: seat.parse().ok() }
}
