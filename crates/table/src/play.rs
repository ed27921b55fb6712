//! Play files: records, examples, golden games and bug reports as plain text. The grammar is in `docs/play-files.md`.
//!
//! [`parse`] reads the text and knows no game; [`run`] plays it on a table and compares what it expects.

mod parse;
mod run;
mod values;
mod write;

pub use parse::{Check, Header, How, Line, LineKind, PlayError, PlayFile, Reason, Spot, Spots, parse, parse_all};
pub use run::{Outcome, Shelf, examine, open, play_to, run};
pub use values::{told_lines, zone_key, zone_words};
pub use write::{scene_lines, write};
