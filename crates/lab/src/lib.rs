//! Many games at once: how a game plays, what a rule changes, how strong bots are.
//!
//! [`plan`] says what is played, [`run`] plays it on all cores, [`tally`] counts in whole numbers, [`report`] says what
//! came of it. Equal plans give equal numbers, whatever the number of cores or shards.
#![forbid(unsafe_code)]

pub mod arena;
mod ceiling;
mod look;
pub mod plan;
mod play;
mod rating;
pub mod report;
pub mod run;
pub mod school;
pub mod speed;
mod spread;
pub mod stats;
pub mod svg;
pub mod tally;
pub mod theory;

pub use plan::{Plan, Variant};
pub use run::{Results, Run, merge, run};
pub use spread::Spread;
