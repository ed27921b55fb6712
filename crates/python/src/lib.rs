//! Parlor for Python: the module `parlor`.
//!
//! [`batch`] is plain Rust: many matches that step together into arrays of the caller. The module itself is behind the
//! feature `module`, so that the workspace builds on machines without Python; `docs/python.md` says how it is installed.
#![deny(unsafe_code)]

pub mod batch;
#[cfg(feature = "module")]
mod glue;
