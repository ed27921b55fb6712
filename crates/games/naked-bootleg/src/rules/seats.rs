//! Who sits where: neighbours, teams and opponents (NB-0.7, NB-0.8, NB-3.4).

use crate::options::{Remix, Seating, Teams};
use crate::state::NakedBootleg;
use kernel::{Seat, SeatSet};

impl NakedBootleg {
    /// The nearest active seat from `seat`'s place in the direction of play, itself excluded (NB-0.7).
    #[inline]
    pub fn next(&self, seat: Seat) -> Seat {
        self.neighbour(seat, self.clockwise)
    }

    /// The nearest active seat against the direction of play (NB-0.7).
    pub fn behind(&self, seat: Seat) -> Seat {
        self.neighbour(seat, !self.clockwise)
    }

    #[inline]
    fn neighbour(&self, seat: Seat, clockwise: bool) -> Seat {
        let seats = self.seats;
        let mut at = seat.number();
        loop {
            at = match clockwise {
                true if at + 1 == seats => 0,
                true => at + 1,
                false if at == 0 => seats - 1,
                false => at - 1,
            };
            if at == seat.number() || self.active.contains(Seat::new(at)) {
                return Seat::new(at);
            }
        }
    }

    /// The team of `seat`; without teams everybody is a team of one (NB-3.4).
    #[inline]
    pub fn team_of(&self, seat: Seat) -> u8 {
        match self.options.teams {
            Teams::None => seat.number(),
            Teams::TwoTwo | Teams::ThreeThree => seat.number() % 2,
            Teams::TwoTwoTwo => match self.options.seating_2v2v2 {
                Seating::Spread => seat.number() % 3,
                Seating::Paired => seat.number() / 2,
            },
        }
    }

    /// All seats of the team of `seat`.
    pub fn team_seats(&self, seat: Seat) -> SeatSet {
        let team = self.team_of(seat);
        Seat::all(self.seats).filter(|&other| self.team_of(other) == team).collect()
    }

    /// Whether the two are on different sides (NB-0.8).
    #[inline]
    pub fn are_opponents(&self, a: Seat, b: Seat) -> bool {
        self.team_of(a) != self.team_of(b)
    }

    /// Whether a touchdown makes a player exit instead of ending the round (NB-6.5, NB-5.82).
    pub fn players_exit(&self) -> bool {
        self.options.teams != Teams::None || self.options.remix == Remix::LastManStanding
    }

    /// The sides that take part in this round, each by its lowest seat.
    pub fn sides(&self) -> SeatSet {
        let first = |seat: &Seat| self.playing.intersection(self.team_seats(*seat)).first() == Some(*seat);
        self.playing.iter().filter(first).collect()
    }

    /// Who has left or been eliminated.
    pub fn outs(&self) -> SeatSet {
        Seat::all(self.seats).filter(|seat| self.out[seat.index()] > 0).collect()
    }
}

impl NakedBootleg {
    /// Whether the seat has left the turn order of this round by a touchdown.
    pub fn has_exited(&self, seat: Seat) -> bool {
        self.playing.contains(seat) && !self.active.contains(seat) && self.out[seat.index()] == 0
    }
}
