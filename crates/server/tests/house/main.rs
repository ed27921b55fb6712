//! The server from outside: real sockets, a real store, nobody's clock.
#![allow(clippy::unwrap_used)] // All of this is a test; helpers outside `#[test]` functions are not known as such.

mod answers;
mod common;
mod dealt;
mod door;
mod hostile;
mod intents;
mod learn;
mod matrix;
mod parts;
mod people;
mod postgres;
mod reconnect;
mod repeats;
mod secrets;
mod slice;
mod stores;
mod tables;
mod unnoticed;
mod websocket;
