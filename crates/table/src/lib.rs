//! One match of any game, without a network: who sits where, what was done, what each viewer is told.
//!
//! [`Table`] knows its game by type; [`AnyTable`] hides it, so that servers and terminals handle every game alike.
//! [`catalog`] is the only place that names the games. Everything written down is a [`play`] file.
#![forbid(unsafe_code)]

mod any;
mod bench;
mod brief;
pub mod catalog;
mod crew;
mod describe;
pub mod diff;
mod faces;
pub mod log;
mod numbers;
pub mod pages;
mod people;
pub mod play;
mod ponder;
pub mod puzzles;
mod reader;
mod review;
mod seed;
mod table;
pub mod wire;

pub use any::AnyTable;
pub use bench::Work;
pub use bots::{Guests, Network};
pub use catalog::{CATALOG, Entry, Visit, find};
pub use kernel::closest;
pub use numbers::{Study, page as encode_page};
pub use people::{BOTS, LEVELS, STAND_IN, Seating, Sitter, bot_kind, clean_name, is_invisible, pauses, reaction};
pub use ponder::{Pondered, Pondering};
pub use reader::Reader;
pub use review::{Decision, Review, SeatReview};
pub use seed::Seed;
pub use table::{About, Playable, Refusal, Setup, Table, Unfit, refused, why_id};
