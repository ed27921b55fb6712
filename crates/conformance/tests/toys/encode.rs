//! Cellar in numbers.

use crate::fault::Fault;
use crate::game::{Cellar, DISCARD, PILE, ROW, hand};
use crate::words::Action;
use kernel::encode::{Block, UNCOUNTED};
use kernel::{Encode, Seat, Viewer};

kernel::blocks! {
    NUMBERS:
    ALL 23 "all": "All actions in order.";
}

kernel::blocks! {
    PLANES:
    HELD 6 "hand": "Own cards.";
    KNOWN 6 "known": "Cards known elsewhere.";
    TURNS 1 "turns": "Turns so far.";
}

impl Encode for Cellar {
    const NUMBERS: &'static [Block] = NUMBERS;
    const PLANES: &'static [Block] = PLANES;

    fn number(&self, seat: Seat, action: Action) -> Option<u32> {
        let action = match action {
            Action::Show(face) if self.has(Fault::SharedNumber) => Action::Play(face),
            Action::Play(face) => Action::Play((face + self.turn_of(seat)) % 6),
            other => other,
        };
        Action::all().position(|other| other == action).map(|place| (ALL + place) as u32)
    }

    fn numbered(&self, seat: Seat, number: u32) -> Option<Action> {
        Action::all().nth(number as usize).map(|action| match action {
            Action::Play(face) => Action::Play((face + 6 - self.turn_of(seat)) % 6),
            other => other,
        })
    }

    fn write_planes(&self, seat: Seat, out: &mut [u8]) {
        let last = out[TURNS];
        out.fill(0);
        let mut places = [KNOWN as u16; 6];
        places[PILE.index()] = UNCOUNTED;
        places[hand(seat).index()] = HELD as u16;
        self.cards.count_seen(Viewer::Seat(seat), &places, out);
        if self.has(Fault::LeakedPlane)
            && let Some(card) = self.cards.top(hand(seat.next(self.seats)))
        {
            out[KNOWN + self.cards.face(card).0 as usize] = 9;
        }
        out[TURNS] = if self.has(Fault::OldPlane) { last } else { self.turns };
        debug_assert!(places[DISCARD.index()] == places[ROW.index()]);
    }
}

impl Cellar {
    /// By how much plays are numbered in another order; honest toys do not.
    fn turn_of(&self, seat: Seat) -> u8 {
        let next = self.cards.top(hand(seat.next(self.seats))).filter(|_| self.has(Fault::NosyNumber));
        next.map_or(0, |card| self.cards.face(card).0)
    }
}
