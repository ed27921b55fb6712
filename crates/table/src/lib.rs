//! One match of any game, without a network: who sits where, what was done, what each viewer is told.
//!
//! [`Table`] knows its game by type; [`AnyTable`] hides it, so that servers and terminals handle every game alike.
//! [`catalog`] is the only place that names the games. Everything written down is a [`play`] file.
#![forbid(unsafe_code)]

mod any;
mod bench;
pub mod catalog;
mod describe;
pub mod pages;
mod people;
pub mod play;
mod ponder;
mod seed;
mod suggest;
mod table;
pub mod wire;

pub use any::AnyTable;
pub use bench::Work;
pub use catalog::{CATALOG, Entry, find};
pub use people::{BOTS, Seating, Sitter, clean_name, is_invisible};
pub use ponder::{Pondered, Pondering};
pub use seed::Seed;
pub use suggest::closest;
pub use table::{Playable, Refusal, Setup, Table};
