//! What goes over the wire, as JSON. TypeScript types and JSON Schema are generated from these types.
//!
//! Everything here is built from views and redacted facts: no card id, no seed, no state.

mod brief;
mod pages;
mod said;
mod session;

pub use brief::{BriefCards, BriefChoice, BriefChoices, BriefTable, BriefTouch};
pub use pages::{LessonInfo, RulesClause, RulesOrigin, RulesPage, RulesSection};
pub use session::{
    ClockInfo, Code, Intent, Message, PROTOCOL, Pace, Refused, SeatInfo, Sitting, State, TableInfo, Talk, TalkLine,
};

pub use said::SaidForm;

use kernel::Said;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A card as a viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
#[serde(untagged)]
pub enum Card {
    /// A back: its tag tells face-down cards on the table apart, 0 where they cannot be.
    Down(u16),
    /// Its face in the game's notation (`R15`).
    Up(String),
}

/// A face of the deck: what it is called, and what a player should know about it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct FaceInfo {
    /// In notation (`R15`).
    pub face: String,
    /// What it is called.
    #[schemars(with = "SaidForm")]
    #[ts(as = "SaidForm")]
    pub name: Said,
    /// What it does.
    #[schemars(with = "SaidForm")]
    #[ts(as = "SaidForm")]
    pub does: Said,
    /// When it may be played.
    #[schemars(with = "SaidForm")]
    #[ts(as = "SaidForm")]
    pub when: Said,
    /// What each sign in its corners means.
    #[schemars(with = "Vec<SaidForm>")]
    #[ts(as = "Vec<SaidForm>")]
    pub signs: Vec<Said>,
    /// The clauses behind it.
    pub clauses: Vec<String>,
}

/// A zone's name, and whose it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct ZoneRef {
    /// The rulebook's word for it.
    pub name: String,
    /// Whose it is, where each seat has one.
    pub seat: Option<u8>,
}

/// How cards lie in a zone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum ZoneKind {
    /// Held: order does not matter.
    Hand,
    /// One on top of the other.
    Pile,
    /// Side by side.
    Table,
}

/// A zone as a viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct Zone {
    /// Which zone.
    #[serde(flatten)]
    pub zone: ZoneRef,
    /// How its cards lie.
    pub kind: ZoneKind,
    /// How many cards.
    pub count: u8,
    /// The cards from the bottom (oldest) to the top; empty where the viewer sees only backs that cannot be told apart.
    pub cards: Vec<Card>,
}

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct TableView {
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
    /// Where the cards lie.
    pub zones: Vec<Zone>,
    /// The round, half, quarter or hand that is being played, from 1.
    pub round: u16,
    /// What people read about the table.
    #[schemars(with = "Vec<SaidForm>")]
    #[ts(as = "Vec<SaidForm>")]
    pub status: Vec<Said>,
    /// The game's own view; its type is generated under the game's name.
    #[ts(type = "unknown")]
    pub view: serde_json::Value,
}

/// What a choice touches.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case", tag = "touch")]
pub enum Touch {
    /// A card in a zone.
    Card {
        /// Where it lies.
        zone: ZoneRef,
        /// Its face in notation.
        face: String,
    },
    /// A zone as a whole.
    Zone {
        /// Which zone.
        zone: ZoneRef,
    },
    /// A seat.
    Seat {
        /// Which seat.
        seat: u8,
    },
}

/// Something a seat may do now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct Choice {
    /// The action in notation: what is sent back.
    pub action: String,
    /// What the button says.
    #[schemars(with = "SaidForm")]
    #[ts(as = "SaidForm")]
    pub label: Said,
    /// The clause that explains it.
    pub clause: String,
    /// What it touches.
    pub touches: Vec<Touch>,
}

/// Something that happened, as a viewer is told it. Zones are named by their keys: `draw`, or `hand:0` where each seat
/// has one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum Told {
    /// A card went from one zone to another.
    Moved(Card, String, String),
    /// A card was shown where it lies.
    Turned(Card, String),
    /// A zone was shuffled.
    Shuffled(String),
    /// All cards were brought together in a zone.
    Gathered(String),
    /// A line of the log.
    Log(
        #[schemars(with = "SaidForm")]
        #[ts(as = "SaidForm")]
        Said,
    ),
    /// What boards may sound and move by, and readers need not be told.
    Cue(
        #[schemars(with = "SaidForm")]
        #[ts(as = "SaidForm")]
        Said,
    ),
}

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct LogEntry {
    /// The step that it tells about.
    pub step: usize,
    /// The round in which it happened.
    pub round: u16,
    /// Whom it is about.
    pub seat: Option<u8>,
    /// What it says.
    #[schemars(with = "SaidForm")]
    #[ts(as = "SaidForm")]
    pub said: Said,
    /// The same as text, where a language was asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub text: Option<String>,
    /// Whether it was taken back.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub back: bool,
}

/// One option of a game, as a form shows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct OptionInfo {
    /// Its key.
    pub key: String,
    /// What it is called.
    pub name: String,
    /// The values it takes.
    pub values: OptionValues,
    /// The value if nothing is said.
    pub default: String,
    /// What values are called: all of them where they are words, else those that have a name (shipped decks, puzzles, `off`).
    pub known: Vec<KnownValue>,
    /// What it does.
    pub help: String,
    /// The clause that explains it.
    pub clause: String,
}

/// A value of an option that has a name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct KnownValue {
    /// What the option is set to.
    pub value: String,
    /// What it is, in a few words.
    pub label: String,
    /// The same as data, where it is more than a word: of how many cards a puzzle is, and how hard.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<SaidForm>")]
    #[ts(as = "Option<SaidForm>", optional)]
    pub said: Option<Said>,
}

/// The values of an option.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum OptionValues {
    /// One of these words.
    Words {
        /// The words.
        words: Vec<String>,
    },
    /// A whole number, or `off` where that is allowed.
    Number {
        /// The least.
        min: i32,
        /// The most.
        max: i32,
        /// Whether `off` is a value too.
        off: bool,
    },
    /// A deck.
    Deck,
}

/// A game of the catalog.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct GameInfo {
    /// The name in addresses.
    pub slug: String,
    /// The name for people.
    pub name: String,
    /// What it is, in one sentence.
    pub about: String,
    /// How one wins, in one line.
    pub goal: String,
    /// The fewest seats.
    pub seats_min: u8,
    /// The most seats.
    pub seats_max: u8,
    /// The shortest usual length.
    pub minutes_min: u8,
    /// The longest usual length.
    pub minutes_max: u8,
    /// The version of the rules.
    pub rules: u32,
    /// What can be chosen.
    pub options: Vec<OptionInfo>,
    /// The levels of its bots, the weakest first.
    pub levels: Vec<LevelInfo>,
}

/// How strong a bot is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct LevelInfo {
    /// The name by which a seat is given to it.
    pub name: String,
    /// What people call it.
    pub label: String,
    /// What to expect of it.
    pub about: String,
}
