//! Lobby, tables, people, bots, replays and an open API over HTTP and WebSocket, for every game of the catalog.
//!
//! Nothing here knows a game's name. See the README for the map.
#![forbid(unsafe_code)]

mod config;
pub mod fair;
mod id;
mod store;

pub use config::{Config, Durability, Limits};
