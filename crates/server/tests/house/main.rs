//! The server from outside: real sockets, a real store, nobody's clock.

mod common;
mod hostile;
mod intents;
mod people;
mod postgres;
mod reconnect;
mod secrets;
mod slice;
mod stores;
mod tables;
