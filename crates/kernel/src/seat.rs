//! Who sits at the table, and who looks on.
//!
//! A set of seats is a word, not a list. [`Eyes`] is the audience of a fact: seats, and beside them the public,
//! because two seats of a two-player game may share a secret that the spectators must not learn.

use std::fmt;
use std::ops::{Index, IndexMut};

/// The most seats any game has.
pub const SEATS_MAX: usize = 8;

/// A place at the table, counted from 0 clockwise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number. Panics beyond [`SEATS_MAX`]: seat numbers from outside go through [`Seat::parse`].
    pub const fn new(number: u8) -> Seat {
        assert!((number as usize) < SEATS_MAX, "a table has at most eight seats");
        Seat(number)
    }

    /// Reads a seat number below `seats`.
    pub fn parse(text: &str, seats: u8) -> Option<Seat> {
        text.parse::<u8>().ok().filter(|&n| n < seats && (n as usize) < SEATS_MAX).map(Seat)
    }

    /// The number of this seat.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The number as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The clockwise neighbour at a table of `seats`.
    pub const fn next(self, seats: u8) -> Seat {
        Seat(if self.0 + 1 == seats { 0 } else { self.0 + 1 })
    }

    /// All seats of a table, clockwise from 0.
    pub fn all(seats: u8) -> impl Iterator<Item = Seat> {
        (0..seats).map(Seat::new)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// Nobody.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// Just this seat.
    pub const fn one(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// The first `seats` seats.
    pub const fn all(seats: u8) -> SeatSet {
        SeatSet(((1u16 << seats) - 1) as u8)
    }

    /// Whether `seat` is a member.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// This set and `seat`.
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | (1 << seat.0))
    }

    /// This set less `seat`.
    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// Members of either set.
    #[must_use]
    pub const fn union(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 | other.0)
    }

    /// Members of both sets.
    #[must_use]
    pub const fn intersection(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & other.0)
    }

    /// How many members there are.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether nobody is a member.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether there is more than one member. Cheaper than counting them.
    pub const fn is_several(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// The member with the lowest number.
    pub fn first(self) -> Option<Seat> {
        (self.0 != 0).then(|| Seat(self.0.trailing_zeros() as u8))
    }

    /// The members in seat order from `first` on, all the way round.
    pub fn iter_from(self, first: Seat) -> impl Iterator<Item = Seat> {
        let before = SeatSet((1 << first.0) - 1);
        SeatSet(self.0 & !before.0).iter().chain(self.intersection(before).iter())
    }

    /// The members, ascending.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let seat = SeatSet(bits).first()?;
            bits &= bits - 1;
            Some(seat)
        })
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

/// Whose eyes a view is for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// A player at the table.
    Seat(Seat),
    /// Somebody who looks on and holds no cards.
    Public,
    /// Everything, hidden cards included: for finished matches, inspection and tests; never for a player.
    Truth,
}

impl Viewer {
    /// Every viewer that may be told something while a match of `seats` runs.
    pub fn all(seats: u8) -> impl Iterator<Item = Viewer> {
        Seat::all(seats).map(Viewer::Seat).chain([Viewer::Public])
    }
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Viewer::Seat(seat) => write!(f, "seat {seat}"),
            Viewer::Public => write!(f, "public"),
            Viewer::Truth => write!(f, "truth"),
        }
    }
}

/// An audience: some seats, and perhaps the public.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Eyes(u16);

impl Eyes {
    const PUBLIC: u16 = 1 << SEATS_MAX;

    /// Nobody sees it.
    pub const NONE: Eyes = Eyes(0);
    /// Everybody sees it, the public too.
    pub const ALL: Eyes = Eyes(Eyes::PUBLIC | 0xff);

    /// One seat alone.
    pub const fn seat(seat: Seat) -> Eyes {
        Eyes(1 << seat.number())
    }

    /// These seats and nobody else.
    pub const fn seats(seats: SeatSet) -> Eyes {
        Eyes(seats.0 as u16)
    }

    /// This audience and one more seat.
    #[must_use]
    pub const fn and(self, seat: Seat) -> Eyes {
        Eyes(self.0 | 1 << seat.number())
    }

    /// Whether `viewer` is part of the audience. The truth sees everything.
    pub const fn contains(self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(seat) => self.0 & (1 << seat.number()) != 0,
            Viewer::Public => self.0 & Eyes::PUBLIC != 0,
            Viewer::Truth => true,
        }
    }

    /// Members of either audience.
    #[must_use]
    pub const fn union(self, other: Eyes) -> Eyes {
        Eyes(self.0 | other.0)
    }

    /// Members of both audiences.
    #[must_use]
    pub const fn intersection(self, other: Eyes) -> Eyes {
        Eyes(self.0 & other.0)
    }

    /// Members of this audience that are not in `other`.
    #[must_use]
    pub const fn minus(self, other: Eyes) -> Eyes {
        Eyes(self.0 & !other.0)
    }

    /// Whether everybody sees it.
    pub const fn is_all(self) -> bool {
        self.0 == Eyes::ALL.0
    }
}

/// One value for each seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct BySeat<T>(pub [T; SEATS_MAX]);

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_go_round() {
        assert_eq!(Seat::new(1).next(2), Seat::new(0));
        assert_eq!(Seat::new(1).next(3), Seat::new(2));
        assert_eq!(SeatSet::all(8).len(), 8);
        assert_eq!([0, 1, 2, 8].map(|seats| SeatSet::all(seats).is_several()), [false, false, true, true]);
        assert_eq!(SeatSet::all(3).iter().map(Seat::number).collect::<Vec<_>>(), [0, 1, 2]);
        let some = SeatSet::all(8).without(Seat::new(3));
        assert_eq!(some.iter_from(Seat::new(3)).map(Seat::number).collect::<Vec<_>>(), [4, 5, 6, 7, 0, 1, 2]);
        assert_eq!(some.iter_from(Seat::new(0)).count(), 7);
    }

    #[test]
    fn the_public_is_not_a_seat() {
        let both = Eyes::seats(SeatSet::all(8));
        assert!(!both.contains(Viewer::Public));
        assert!(Eyes::ALL.contains(Viewer::Public));
    }

    #[test]
    fn a_seat_from_outside_must_exist() {
        assert_eq!(Seat::parse("1", 2), Some(Seat::new(1)));
        assert_eq!(Seat::parse("2", 2), None);
        assert_eq!(Seat::parse("x", 2), None);
        assert_eq!(Seat::parse("200", 255), None);
    }
}
