//! The real program: killed under load, out of disk, driven by other programs.

mod disk;
mod kill;
#[path = "../../../server/tests/house/postgres.rs"]
mod postgres;
mod process;
mod programs;
