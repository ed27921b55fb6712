//! Camouflage (wip)
#![forbid(unsafe_code)]
pub mod board;
pub mod card;
pub mod clause;
pub mod faces;
mod options;
pub mod puzzle;
pub mod quality;
pub mod starting;
pub use options::{Options, Terms};
