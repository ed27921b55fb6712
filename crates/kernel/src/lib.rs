//! The vocabulary of card games and the contract a game fulfils.
//!
//! A match is `game + options + seats + seed + stamped inputs`; everything else is computed from it.
//! The rules know no clock, file, thread or network and therefore cannot fail or wait: time and chance
//! come in through the door as inputs.
//!
//! Read in this order: [`seat`], [`card`], [`tableau`] (where secrets are kept), [`game`] (the contract),
//! [`perspective`] (what a bot is given).
#![forbid(unsafe_code)]

pub mod bot;
pub mod card;
pub mod chance;
pub mod clause;
pub mod encode;
pub mod fact;
pub mod game;
pub mod grid;
pub mod next;
pub mod options;
pub mod perspective;
pub mod record;
pub mod said;
pub mod scene;
pub mod seat;
pub mod sense;
pub mod suggest;
pub mod tableau;
pub mod text;
pub mod time;

pub use bot::{Bot, Budget, Heuristic, Patience, Racer, Reflex, Temper};
pub use card::{CardId, CardSet, Face, Shown, Tag, Zone, ZoneKind, ZoneSpec};
pub use chance::{Chance, Stream, Use};
pub use clause::{Clause, Illegal};
pub use encode::{Block, Encode};
pub use fact::{Card, Fact, Facts, Sink};
pub use game::{Game, Meta, Standings};
pub use grid::{Blame, Grid, Mark, Piece};
pub use options::{OptionSpec, Settings, Values};
pub use perspective::Perspective;
pub use record::{Record, ReplayError, Start};
pub use said::{Gap, Said, Word};
pub use scene::{Entry, Misplaced, Scene, Stage, Stock};
pub use seat::{BySeat, Eyes, SEATS_MAX, Seat, SeatSet, Viewer};
pub use sense::{Sense, Senses};
pub use suggest::closest;
pub use tableau::{Cards, Opening, Tableau};
pub use text::{Help, Text, Touch, Value};
pub use time::{Input, Millis, Stamped};
