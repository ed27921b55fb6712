//! The table as a viewer sees it. Where the cards lie comes from the tableau; this is the rest.

use crate::state::{Leduc, Phase, Round};
use kernel::Seat;
use schemars::JsonSchema;
use serde::Serialize;
use ts_rs::TS;

/// The betting so far: all of it is public.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema, TS)]
pub struct View {
    /// 1 or 2; 0 when it is over.
    pub round: u8,
    /// Raises in this round.
    pub raises: u8,
    /// Chips each seat has put in.
    pub paid: [u8; 2],
}

pub fn view(game: &Leduc) -> View {
    match game.phase {
        Phase::Betting(betting) => View {
            round: 1 + (betting.round == Round::Second) as u8,
            raises: betting.raises,
            paid: [0, 1].map(|seat| betting.paid(Seat::new(seat))),
        },
        Phase::Over => View { round: 0, raises: 0, paid: [0; 2] },
    }
}
