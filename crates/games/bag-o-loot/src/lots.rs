//! The sets and bags of a round, beside the cards they consist of.
//!
//! Invariant: what is counted here is what lies in the zone of the spot, the hidden fifth card of an Advanced bag aside.

use crate::action::Spot;
use crate::card::{CARDS_MAX, COPIES_MAX, LOOTER, RANKS, Ranks, SETS_MAX};
use kernel::{CardSet, Face, Seat, SeatSet};

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

/// Where a set stands among all of its rank, in the order of opening: eight places for each rank.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Place(u8);

const _: () = assert!(COPIES_MAX <= 8, "every set has a coin of its rank at least, which never leaves it");

impl Place {
    /// The rank of the set.
    #[inline]
    pub const fn rank(self) -> Face {
        Face(self.0 / 8)
    }
}

/// A set of places. It finds the sets that any coin of a hand fits without a loop through hand or table: where such a
/// loop ends can't be foreseen, and that costs more than the rest of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Places(u128);

impl Places {
    const NONE: Places = Places(0);

    /// All places of these ranks.
    #[inline]
    fn of(ranks: Ranks) -> Places {
        let bits = ranks.bits();
        Places(u128::from(bytes(bits as u32)) | u128::from(bytes((bits >> 32) as u32)) << 64)
    }

    /// Members of both.
    #[inline]
    #[must_use]
    pub const fn both(self, other: Places) -> Places {
        Places(self.0 & other.0)
    }

    /// Members that are not in `other`.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Places) -> Places {
        Places(self.0 & !other.0)
    }

    #[inline]
    const fn include(&mut self, place: Place, member: bool) {
        self.0 = self.0 & !(1 << place.0) | (member as u128) << place.0;
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The members, ascending.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Place> {
        CardSet(self.0).iter().map(|place| Place(place.0))
    }
}

/// Makes a whole byte of each half byte that is 1.
#[inline]
const fn bytes(bits: u32) -> u64 {
    let bits = bits as u64;
    let bits = (bits | bits << 16) & 0x0000_ffff_0000_ffff;
    let bits = (bits | bits << 8) & 0x00ff_00ff_00ff_00ff;
    let bits = (bits | bits << 4) & 0x0f0f_0f0f_0f0f_0f0f;
    bits * 0xff
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

    /// How many members there are.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
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
    /// The places that were ever taken.
    taken: Places,
    /// The places of open sets.
    open: Places,
    /// Those of sets of four.
    filled: Places,
    /// Those of sets with a looter.
    looted: Places,
    bags: SpotSet,
    /// Open sets of four.
    full: SpotSet,
    lots: [Packed; SETS_MAX],
    /// The place of each spot, and the spot of each place.
    places: [Place; SETS_MAX],
    spots: [Spot; 8 * RANKS],
    count: u8,
    /// The bags in the order of making.
    made: [Spot; BAGS_MAX],
    made_count: u8,
}

impl Lots {
    /// An empty table.
    pub const NONE: Lots = Lots {
        taken: Places::NONE,
        open: Places::NONE,
        filled: Places::NONE,
        looted: Places::NONE,
        bags: SpotSet::EMPTY,
        full: SpotSet::EMPTY,
        lots: [Packed { owner_and_rank: 0, size_and_looters: 0 }; SETS_MAX],
        places: [Place(0); SETS_MAX],
        spots: [Spot(0); 8 * RANKS],
        count: 0,
        made: [Spot(0); BAGS_MAX],
        made_count: 0,
    };

    /// Puts down a new set and says where.
    #[inline]
    pub fn open(&mut self, lot: Lot) -> Spot {
        let spot = Spot(self.count);
        self.count += 1;
        let before = (self.taken.0 >> (8 * lot.rank.0)) as u8;
        let place = Place(8 * lot.rank.0 + before.count_ones() as u8);
        self.taken.include(place, true);
        self.open.include(place, true);
        self.places[spot.index()] = place;
        self.spots[place.0 as usize % (8 * RANKS)] = spot;
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
        let place = self.places[spot.index()];
        for places in [&mut self.open, &mut self.filled, &mut self.looted] {
            places.include(place, false);
        }
        self.bags.insert(spot);
        self.full.remove(spot);
        self.made[self.made_count as usize] = spot;
        self.made_count += 1;
    }

    /// Gives what lies at `spot` to `seat` and says whose it was.
    #[inline]
    pub fn give(&mut self, spot: Spot, seat: Seat) -> Seat {
        let lot = self.at(spot);
        self.lots[spot.index()] = Packed::of(Lot { owner: seat, ..lot });
        lot.owner
    }

    #[inline]
    fn put(&mut self, spot: Spot, lot: Lot) {
        self.lots[spot.index()] = Packed::of(lot);
        let (place, is_open) = (self.places[spot.index()], !self.bags.contains(spot));
        self.full.include(spot, is_open && lot.size == 4);
        self.filled.include(place, is_open && lot.size == 4);
        self.looted.include(place, is_open && lot.looters > 0);
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

    /// The places of open sets of these ranks.
    #[inline]
    pub fn fitting(&self, ranks: Ranks) -> Places {
        self.open.both(Places::of(ranks))
    }

    /// The places of open sets of four.
    #[inline]
    pub fn filled(&self) -> Places {
        self.filled
    }

    /// The places of open sets with a looter.
    #[inline]
    pub fn looted(&self) -> Places {
        self.looted
    }

    /// The set at `place`.
    #[inline]
    pub fn set_at(&self, place: Place) -> Spot {
        self.spots[place.0 as usize % (8 * RANKS)]
    }

    /// The open sets of `rank`.
    pub fn sets_of_rank(&self, rank: Face) -> SpotSet {
        self.fitting(Ranks::one(rank)).iter().map(|place| self.set_at(place)).collect()
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
