//! All downed cards on the table at a glance, for the lists that go through them several times.

use crate::action::{Slot, Target};
use crate::state::{Lot, LotKind, NakedBootleg, SEATS};
use kernel::Seat;

/// Where something lies, and what, by seat.
#[derive(Clone, Copy, Debug)]
pub struct Downed {
    lots: [(Target, Lot); 2 * SEATS],
    len: usize,
}

impl Downed {
    #[inline]
    pub fn of(game: &NakedBootleg) -> Downed {
        const NOTHING: (Target, Lot) = {
            let lot = Lot { kind: LotKind::None, id: 0, spied: false, covers: 0 };
            (Target { seat: Seat::new(0), slot: Slot::A }, lot)
        };
        let mut downed = Downed { lots: [NOTHING; 2 * SEATS], len: 0 };
        if game.downs == 0 {
            return downed;
        }
        for (seat, player) in game.players[..game.seats as usize].iter().enumerate() {
            for slot in Slot::ALL {
                let lot = player.lots[slot as usize];
                if lot.is_some() {
                    downed.lots[downed.len] = (Target { seat: Seat::new(seat as u8), slot }, lot);
                    downed.len += 1;
                }
            }
        }
        downed
    }

    /// The lots, by seat and place.
    #[inline]
    pub fn all(&self) -> &[(Target, Lot)] {
        &self.lots[..self.len]
    }
}
