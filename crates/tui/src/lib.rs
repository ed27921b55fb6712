//! Any game of the house at a terminal.
//!
//! [`screen`] draws the table with ratatui; [`plain`] says it line by line, for screen readers and pipes. Both hold no
//! rule and know no game: what lies where, what may be done and what happened all come from
//! [`AnyTable`](table::AnyTable). What one person may see is only ever drawn from that person's view and log.
//!
//! Read in this order: [`play`], `session` (the match as both faces run it), `app` (the state of the screen), `input`
//! (events change it), `render` (it is drawn), `plain`.
#![forbid(unsafe_code)]

mod app;
mod clock;
mod groups;
mod hand;
mod input;
mod lifted;
mod log;
mod paint;
mod places;
mod plain;
pub mod play;
mod render;
mod save;
mod screen;
mod session;
#[cfg(test)]
mod tests;
mod words;

pub use plain::plain;
pub use play::{Ended, Play, Wish};
pub use screen::screen;
