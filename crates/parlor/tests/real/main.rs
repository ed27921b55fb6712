//! The real program: killed under load, replaced, out of disk, driven by other programs.
#![allow(clippy::unwrap_used)] // All of this is a test; helpers outside `#[test]` functions are not known as such.

mod disk;
mod fuzz;
mod kill;
mod owners;
#[path = "../../../server/tests/house/parts.rs"]
mod parts;
#[path = "../../../server/tests/house/postgres.rs"]
mod postgres;
mod process;
mod programs;
mod tls;
