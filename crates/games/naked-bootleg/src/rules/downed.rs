//! The downed cards on the table to which a hand can add something, for the list that goes through them several times.

use super::hit::takes;
use crate::action::{Slot, Target};
use crate::card::Faces;
use crate::state::{NakedBootleg, SEATS};
use kernel::Seat;

/// Where something lies, and which of the held faces go there, by seat.
#[derive(Clone, Copy, Debug)]
pub struct Downed {
    lots: [(Target, Faces); 2 * SEATS],
    len: usize,
    /// The held faces that go anywhere.
    pub any: Faces,
}

impl Downed {
    /// What takes some of the `held` faces.
    #[inline]
    pub fn of(game: &NakedBootleg, held: Faces) -> Downed {
        const NOTHING: (Target, Faces) = (Target { seat: Seat::new(0), slot: Slot::A }, Faces::NONE);
        let mut downed = Downed { lots: [NOTHING; 2 * SEATS], len: 0, any: Faces::NONE };
        for (seat, player) in Seat::all(game.seats).zip(&game.players) {
            for (slot, &lot) in Slot::ALL.into_iter().zip(&player.lots) {
                let faces = takes(lot).and(held);
                if !faces.is_empty() {
                    downed.lots[downed.len] = (Target { seat, slot }, faces);
                    downed.len += 1;
                    downed.any = downed.any.or(faces);
                }
            }
        }
        downed
    }

    /// The places and what goes there, by seat and place.
    #[inline]
    pub fn all(&self) -> &[(Target, Faces)] {
        &self.lots[..self.len]
    }
}
