//! Players that are programs, generic over [`kernel::Game`]. A bot is given a perspective, never a state.
#![forbid(unsafe_code)]

mod belief;
mod calls;
mod greedy;
pub mod instinct;
mod level;
mod network;
mod playout;
mod random;
mod rehearse;
mod search;
mod tree;

pub use belief::Beliefs;
pub use calls::{call_by_advice, call_by_lot};
pub use greedy::Greedy;
pub use instinct::{Feeler, Instinct};
pub use level::{Character, KINDS, Level, Player, by_name, by_name_with, pauses, reaction};
pub use network::{Guests, Network, Reader};
pub use playout::{Played, Watch, play_out, play_out_watched};
pub use random::Random;
pub use rehearse::{Crew, Part, Rehearsal, Rehearser, Sum, Theatre, best, let_time_pass, next_actor};
pub use search::{Search, Style, Tally, Tried};
