//! The sets and bags of a round, beside the cards they consist of.
//!
//! Invariant: what is counted here is what lies in the zone of the spot, the hidden fifth card of an Advanced bag aside.

use crate::action::Spot;
use crate::card::{CARDS_MAX, LOOTER, RANKS, Ranks, SETS_MAX};
use kernel::{Face, Seat, SeatSet};

/// Five cards each (BL-5.20), from 85.
pub const BAGS_MAX: usize = CARDS_MAX / 5;

/// A set, or the bag it became.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lot {
    /// Whose it is.
    pub owner: Seat,
    /// The rank of its coins (BL-5.2).
    pub rank: Face,
    /// How many cards everybody has seen in it. The fifth card of an Advanced bag is not counted.
    pub size: u8,
    /// How many of these are looters.
    pub looters: u8,
}

impl Lot {
    /// How many coins everybody has seen in it.
    pub const fn coins(&self) -> u8 {
        self.size - self.looters
    }
}

/// A lot in two bytes, since a state holds many.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Packed {
    owner_and_rank: u8,
    size_and_looters: u8,
}

impl Packed {
    #[inline]
    const fn of(lot: Lot) -> Packed {
        Packed { owner_and_rank: lot.owner.number() << 4 | lot.rank.0, size_and_looters: lot.looters << 4 | lot.size }
    }

    #[inline]
    const fn lot(self) -> Lot {
        Lot {
            owner: Seat::new(self.owner_and_rank >> 4 & 7),
            rank: Face(self.owner_and_rank & 0xf),
            size: self.size_and_looters & 0xf,
            looters: self.size_and_looters >> 4,
        }
    }
}

/// A set of spots.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SpotSet(u64);

impl SpotSet {
    /// No spot.
    pub const EMPTY: SpotSet = SpotSet(0);

    /// The first `count` spots.
    #[inline]
    pub const fn first_n(count: u8) -> SpotSet {
        SpotSet((1 << count) - 1)
    }

    /// Adds `spot`.
    #[inline]
    pub const fn insert(&mut self, spot: Spot) {
        self.0 |= 1 << spot.0;
    }

    /// Makes `spot` a member or not.
    #[inline]
    pub const fn include(&mut self, spot: Spot, member: bool) {
        self.0 = self.0 & !(1 << spot.0) | (member as u64) << spot.0;
    }

    /// Removes `spot`.
    #[inline]
    pub const fn remove(&mut self, spot: Spot) {
        self.0 &= !(1 << spot.0);
    }

    /// Whether `spot` is a member.
    #[inline]
    pub const fn contains(self, spot: Spot) -> bool {
        self.0 >> spot.0 & 1 == 1
    }

    /// Members of either.
    #[inline]
    #[must_use]
    pub const fn union(self, other: SpotSet) -> SpotSet {
        SpotSet(self.0 | other.0)
    }

    /// Members that are not in `other`.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: SpotSet) -> SpotSet {
        SpotSet(self.0 & !other.0)
    }

    /// The members, ascending.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Spot> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let spot = (bits != 0).then(|| Spot(bits.trailing_zeros() as u8));
            bits &= bits.wrapping_sub(1);
            spot
        })
    }
}

impl FromIterator<Spot> for SpotSet {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Spot>>(spots: I) -> SpotSet {
        let mut set = SpotSet::EMPTY;
        spots.into_iter().for_each(|spot| set.insert(spot));
        set
    }
}

/// The sets and bags of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lots {
    /// The open sets of each rank.
    by_rank: [SpotSet; RANKS],
    bags: SpotSet,
    /// Open sets of four.
    full: SpotSet,
    /// The ranks of which there is an open set.
    ranks: Ranks,
    lots: [Packed; SETS_MAX],
    count: u8,
    /// The bags in the order of making.
    made: [Spot; BAGS_MAX],
    made_count: u8,
}

impl Lots {
    /// An empty table.
    pub const NONE: Lots = Lots {
        by_rank: [SpotSet::EMPTY; RANKS],
        bags: SpotSet::EMPTY,
        full: SpotSet::EMPTY,
        ranks: Ranks::NONE,
        lots: [Packed { owner_and_rank: 0, size_and_looters: 0 }; SETS_MAX],
        count: 0,
        made: [Spot(0); BAGS_MAX],
        made_count: 0,
    };

    /// Puts down a new set and says where.
    #[inline]
    pub fn open(&mut self, lot: Lot) -> Spot {
        let spot = Spot(self.count);
        self.count += 1;
        self.by_rank[lot.rank.0 as usize % RANKS].insert(spot);
        self.ranks.include(lot.rank, true);
        self.put(spot, lot);
        spot
    }

    /// A card was laid on the lot at `spot`.
    #[inline]
    pub fn grow(&mut self, spot: Spot, face: Face) {
        let lot = self.at(spot);
        self.put(spot, Lot { size: lot.size + 1, looters: lot.looters + (face == LOOTER) as u8, ..lot });
    }

    /// A looter was taken out of the lot at `spot`.
    #[inline]
    pub fn lose_looter(&mut self, spot: Spot) {
        let lot = self.at(spot);
        self.put(spot, Lot { size: lot.size - 1, looters: lot.looters - 1, ..lot });
    }

    /// Makes a bag of the set at `spot`.
    #[inline]
    pub fn close(&mut self, spot: Spot) {
        let rank = self.at(spot).rank;
        self.by_rank[rank.0 as usize % RANKS].remove(spot);
        self.ranks.include(rank, self.sets_of_rank(rank) != SpotSet::EMPTY);
        self.bags.insert(spot);
        self.full.remove(spot);
        self.made[self.made_count as usize] = spot;
        self.made_count += 1;
    }

    /// Gives what lies at `spot` to `seat` and says whose it was.
    #[inline]
    pub fn give(&mut self, spot: Spot, seat: Seat) -> Seat {
        let lot = self.at(spot);
        self.put(spot, Lot { owner: seat, ..lot });
        lot.owner
    }

    #[inline]
    fn put(&mut self, spot: Spot, lot: Lot) {
        self.lots[spot.index()] = Packed::of(lot);
        self.full.include(spot, !self.bags.contains(spot) && lot.size == 4);
    }

    /// What lies at `spot`, if anything.
    #[inline]
    pub fn get(&self, spot: Spot) -> Option<Lot> {
        self.lots[..self.count as usize].get(spot.index()).map(|lot| lot.lot())
    }

    /// What lies at `spot`, which is known to be there.
    #[inline]
    pub fn at(&self, spot: Spot) -> Lot {
        self.lots[spot.index()].lot()
    }

    /// The sets and bags.
    #[inline]
    pub fn all(&self) -> SpotSet {
        SpotSet::first_n(self.count)
    }

    /// The open sets.
    #[inline]
    pub fn sets(&self) -> SpotSet {
        SpotSet::first_n(self.count).minus(self.bags)
    }

    /// The open sets of four.
    #[inline]
    pub fn full(&self) -> SpotSet {
        self.full
    }

    /// The ranks of which there is an open set.
    #[inline]
    pub fn ranks(&self) -> Ranks {
        self.ranks
    }

    /// The open sets of `rank`.
    #[inline]
    pub fn sets_of_rank(&self, rank: Face) -> SpotSet {
        self.by_rank[rank.0 as usize % RANKS]
    }

    /// The bags.
    #[inline]
    pub fn bags(&self) -> SpotSet {
        self.bags
    }

    /// The bags in the order of making.
    pub fn bags_made(&self) -> &[Spot] {
        &self.made[..self.made_count as usize]
    }

    /// The open sets of `seat`.
    pub fn sets_of(&self, seat: Seat) -> impl Iterator<Item = Spot> + '_ {
        self.sets().iter().filter(move |&spot| self.at(spot).owner == seat)
    }

    /// The bags of `seat`, in the order of making.
    pub fn bags_of(&self, seat: Seat) -> impl Iterator<Item = Spot> + '_ {
        self.bags_made().iter().copied().filter(move |&spot| self.at(spot).owner == seat)
    }

    /// The seats that own a set or a bag.
    pub fn owners(&self) -> SeatSet {
        self.lots[..self.count as usize].iter().map(|lot| lot.lot().owner).collect()
    }

    /// Puts the bags into this order of making, for positions.
    pub(crate) fn reorder(&mut self, key: impl Fn(Spot) -> u8) {
        self.made[..self.made_count as usize].sort_by_key(|&spot| key(spot));
    }
}
