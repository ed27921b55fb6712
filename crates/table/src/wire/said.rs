//! How words look on the wire, for the schema and the page's types; [`kernel::Said`] writes and reads itself.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;

/// Something to say: the id of a message in the game's word list, and what fills its gaps.
#[derive(Serialize, Deserialize, JsonSchema, TS)]
#[schemars(rename = "Said")]
#[ts(rename = "Said")]
pub struct SaidForm(
    /// The id.
    String,
    /// What fills the gaps.
    BTreeMap<String, GapForm>,
);

/// What fills a gap.
#[derive(Serialize, Deserialize, JsonSchema, TS)]
#[serde(untagged)]
#[schemars(rename = "Gap")]
#[ts(rename = "Gap")]
pub enum GapForm {
    /// A number.
    Number(i32),
    /// A text as it is in every language.
    Text(String),
    /// Somebody.
    Seat {
        /// The seat.
        seat: u8,
    },
    /// Several people.
    Seats {
        /// The seats.
        seats: Vec<u8>,
    },
    /// A card.
    Card {
        /// Its face in notation.
        card: String,
    },
    /// Several cards.
    Cards {
        /// Their faces in notation.
        cards: Vec<String>,
        /// How many more that only show their backs.
        #[ts(optional)]
        backs: Option<u8>,
    },
    /// A place where cards lie.
    At {
        /// Its key: `draw`, or `hand:0` where each seat has one.
        at: String,
    },
    /// Other words.
    Said(SaidForm),
    /// Several other words.
    List {
        /// The words.
        list: Vec<SaidForm>,
    },
}
