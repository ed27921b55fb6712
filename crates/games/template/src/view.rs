//! The table as a viewer sees it. Where the cards lie comes from the tableau; this is the rest.

use crate::state::{Kuhn, Phase};
use schemars::JsonSchema;
use serde::Serialize;
use ts_rs::TS;

/// The betting so far: all of it is public.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema, TS)]
pub struct View {
    /// Chips in the pot.
    pub pot: u8,
    /// How many players have checked.
    pub checks: u8,
    /// Who has bet, if anybody.
    pub bettor: Option<u8>,
}

pub fn view(game: &Kuhn) -> View {
    let (checks, bettor) = match game.phase {
        Phase::Open { checks } => (checks, None),
        Phase::Facing { by } => (by.number(), Some(by.number())),
        Phase::Over => (0, None),
    };
    View { pot: 2 + bettor.is_some() as u8, checks, bettor }
}
