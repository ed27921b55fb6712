//! Players that are programs, generic over [`kernel::Game`]. A bot is given a perspective, never a state.
#![forbid(unsafe_code)]

mod greedy;
mod playout;
mod random;
mod search;
mod tree;

pub use greedy::Greedy;
pub use playout::{Played, play_out};
pub use random::Random;
pub use search::{Search, Style, Tally};
