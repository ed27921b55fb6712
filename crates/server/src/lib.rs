//! Lobby, tables, people, bots, replays and an open API over HTTP and WebSocket, for every game of the catalog.
//!
//! Nothing here knows a game's name. See the README for the map.
#![forbid(unsafe_code)]

mod app;
#[cfg(test)]
mod busy;
pub mod client;
mod config;
mod edge;
mod export;
pub mod fair;
mod http;
mod id;
mod limits;
mod names;
mod proxy;
mod room;
mod socket;
mod store;
mod thinking;
mod websocket;

pub use app::Server;
pub use config::{Config, Durability, Limits, Timeouts};
pub use export::Exporter;
pub use ipnet::IpNet;
pub use proxy::{Proxies, ProxyHeader};
