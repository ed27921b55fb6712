//! Faces: coins of sixteen ranks, and the looter.
//!
//! A coin's rank is a label without order or value (BL-1.3); faces are numbered only so that lists have an order.

mod deck;

pub use deck::{CARDS_MAX, COPIES_MAX, Deck, HAND, SETS_MAX};

use kernel::{Face, SEATS_MAX, Seat, Tableau, Zone};

/// Coin ranks there can be (BL-1.2).
pub const RANKS: usize = 16;
/// The wild card (BL-5.1); in every list it comes after the coins.
pub const LOOTER: Face = Face(RANKS as u8);
/// Different faces: the coins and the looter.
pub const FACES: usize = RANKS + 1;
/// A card whose face is nobody's business: what others are told of the fifth card of an Advanced bag (BL-5.36).
pub const UNSEEN: Face = Face(FACES as u8);

/// The coin with this number on it.
pub const fn coin(number: u8) -> Face {
    Face(number - 1)
}

/// Whether `face` is a coin.
#[inline]
pub const fn is_coin(face: Face) -> bool {
    face.0 < LOOTER.0
}

/// Whether `card` can stand in a set of `rank`: a coin of that rank, or a looter (BL-5.1).
#[inline]
pub fn fits(card: Face, rank: Face) -> bool {
    card == rank || card == LOOTER
}

/// A face in notation: `7`, `L`, `?`.
pub fn word(face: Face) -> String {
    match face {
        LOOTER => "L".to_string(),
        face if is_coin(face) => (face.0 + 1).to_string(),
        _ => "?".to_string(),
    }
}

/// Reads a face in notation; no `?`, which no card is.
pub fn read(word: &str) -> Option<Face> {
    match word {
        "L" => Some(LOOTER),
        word => number(word).filter(|n| (1..=RANKS as u8).contains(n)).map(coin),
    }
}

/// A number as we write it: no sign, no leading zero.
pub fn number(word: &str) -> Option<u8> {
    word.parse().ok().filter(|n: &u8| n.to_string() == word)
}

/// How many cards of each face lie somewhere: all that rules may know of equal cards (BL-1.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Held {
    /// Four bits for each rank.
    coins: u64,
    looters: u8,
}

/// The lowest bit of each rank.
const EACH: u64 = 0x1111_1111_1111_1111;

impl Held {
    /// What lies in `zone`.
    pub fn of<const N: usize, const Z: usize>(cards: &Tableau<N, Z>, zone: Zone) -> Held {
        let seat = Seat::new(0);
        let mut hands = Hands::default();
        cards.set(zone).iter().for_each(|card| hands.add(seat, cards.face(card)));
        hands.of(seat)
    }

    /// How many cards of `face` there are.
    #[inline]
    pub fn count(&self, face: Face) -> u8 {
        match face {
            LOOTER => self.looters,
            face if is_coin(face) => (self.coins >> (4 * face.0) & 0xf) as u8,
            _ => 0,
        }
    }

    /// How many looters there are.
    #[inline]
    pub fn looters(&self) -> u8 {
        self.looters
    }

    /// Whether there is a card of `face`.
    #[inline]
    pub fn has(&self, face: Face) -> bool {
        self.count(face) > 0
    }

    /// The ranks of which there is a coin, ascending.
    #[inline]
    pub fn ranks(&self) -> Ranks {
        Ranks((self.coins | self.coins >> 1 | self.coins >> 2) & EACH)
    }

    /// The ranks of which there are at least so many coins, up to four.
    #[inline]
    fn at_least(&self, coins: u8) -> Ranks {
        // Adding 4 to 7 carries into the highest of the four bits of a rank where there are enough.
        Ranks((self.coins + EACH * (8 - coins as u64)) >> 3 & EACH)
    }

    /// The new sets that can be laid down.
    #[inline]
    pub fn opens(&self) -> Opens {
        let [pairs, threes, fours] = [2, 3, 4].map(|coins| self.at_least(coins).0);
        Opens { held: *self, alike: pairs | threes << 1 | fours << 2 }
    }

    /// The faces there are, ascending.
    #[inline]
    pub fn faces(&self) -> impl Iterator<Item = Face> + use<> {
        self.ranks().chain((self.looters > 0).then_some(LOOTER))
    }

    /// The card at `place` in the order of faces.
    pub fn nth(&self, place: u32) -> Option<Face> {
        let mut before = 0;
        self.faces().find(|&face| {
            before += self.count(face) as u32;
            place < before
        })
    }
}

/// The new sets that a hand can lay down: a rank, so many coins and so many looters; two to four cards with at least one
/// coin (BL-5.2, BL-5.7), and one is enough (BL-5.3). Ascending.
#[derive(Clone, Copy)]
pub struct Opens {
    held: Held,
    /// Coins only: a bit for each rank and number from two to four.
    alike: u64,
}

impl Opens {
    /// How many there are.
    #[inline]
    pub fn len(&self) -> u32 {
        if self.held.looters == 0 {
            // By far the most frequent case.
            return self.alike.count_ones();
        }
        (1..=4).map(|coins| self.held.at_least(coins).len() * self.ways(coins)).sum()
    }

    /// In how many ways looters can join so many coins.
    #[inline]
    fn ways(&self, coins: u8) -> u32 {
        let least = (coins == 1) as u8;
        (self.held.looters.min(4 - coins) + 1 - least) as u32
    }

    /// Goes through them.
    #[inline]
    pub fn for_each(&self, mut then: impl FnMut(Face, u8, u8)) {
        if self.held.looters == 0 {
            return self.coins_only().for_each(|(rank, coins)| then(rank, coins, 0));
        }
        for rank in self.held.ranks() {
            for coins in 1..=self.held.count(rank).min(4) {
                for more in 0..self.ways(coins) as u8 {
                    then(rank, coins, more + (coins == 1) as u8);
                }
            }
        }
    }

    /// The one at `place`, which is one of them.
    #[inline]
    pub fn nth(&self, place: u32) -> Option<(Face, u8, u8)> {
        if self.held.looters == 0 {
            return self.coins_only().nth(place as usize).map(|(rank, coins)| (rank, coins, 0));
        }
        self.nth_mixed(place)
    }

    fn nth_mixed(&self, mut place: u32) -> Option<(Face, u8, u8)> {
        for rank in self.held.ranks() {
            for coins in 1..=self.held.count(rank).min(4) {
                let ways = self.ways(coins);
                if place < ways {
                    return Some((rank, coins, place as u8 + (coins == 1) as u8));
                }
                place -= ways;
            }
        }
        None
    }

    #[inline]
    fn coins_only(&self) -> impl Iterator<Item = (Face, u8)> + use<> {
        let mut bits = self.alike;
        std::iter::from_fn(move || {
            let bit = (bits != 0).then(|| bits.trailing_zeros() as u8)?;
            bits &= bits - 1;
            Some((Face(bit / 4), 2 + bit % 4))
        })
    }
}

/// What every hand holds, in fewer bytes than one [`Held`] for each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Hands {
    coins: [u64; SEATS_MAX],
    looters: [u8; SEATS_MAX],
}

impl Hands {
    /// The hand of `seat`.
    #[inline]
    pub fn of(&self, seat: Seat) -> Held {
        Held { coins: self.coins[seat.index()], looters: self.looters[seat.index()] }
    }

    /// Sets the hand of `seat`.
    #[inline]
    pub fn set(&mut self, seat: Seat, held: Held) {
        self.coins[seat.index()] = held.coins;
        self.looters[seat.index()] = held.looters;
    }

    /// One card more in the hand of `seat`.
    #[inline]
    pub fn add(&mut self, seat: Seat, face: Face) {
        if face == LOOTER {
            self.looters[seat.index()] += 1;
        } else {
            self.coins[seat.index()] += 1 << (4 * (face.0 & 0xf));
        }
    }

    /// So many cards less in the hand of `seat`.
    #[inline]
    pub fn remove(&mut self, seat: Seat, face: Face, copies: u8) {
        if face == LOOTER {
            self.looters[seat.index()] -= copies;
        } else {
            self.coins[seat.index()] -= (copies as u64) << (4 * (face.0 & 0xf));
        }
    }
}

/// Ranks, ascending.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ranks(u64);

impl Ranks {
    /// One rank.
    #[inline]
    pub const fn one(rank: Face) -> Ranks {
        Ranks(1 << (4 * (rank.0 & 0xf)))
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The lowest of four bits for each rank.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }
}

impl Iterator for Ranks {
    type Item = Face;

    #[inline]
    fn next(&mut self) -> Option<Face> {
        let rank = (self.0 != 0).then(|| Face((self.0.trailing_zeros() / 4) as u8));
        self.0 &= self.0.wrapping_sub(1);
        rank
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_counted_by_face() {
        let seat = Seat::new(5);
        let mut hands = Hands::default();
        for face in [coin(16), coin(1), coin(16), LOOTER, coin(7)] {
            hands.add(seat, face);
        }
        hands.remove(seat, coin(7), 1);
        let held = hands.of(seat);
        assert_eq!(held.faces().collect::<Vec<_>>(), [coin(1), coin(16), LOOTER]);
        let mixed = [(coin(1), 1, 1), (coin(16), 1, 1), (coin(16), 2, 0), (coin(16), 2, 1)];
        let opens = held.opens();
        assert_eq!((0..opens.len()).filter_map(|place| opens.nth(place)).collect::<Vec<_>>(), mixed);
        assert_eq!(
            (0..5).map(|place| held.nth(place)).collect::<Vec<_>>(),
            [Some(coin(1)), Some(coin(16)), Some(coin(16)), Some(LOOTER), None]
        );
        assert_eq!((held.count(coin(16)), held.count(coin(7)), held.count(UNSEEN)), (2, 0, 0));
    }

    #[test]
    fn faces_are_written_and_read_the_same_way() {
        for face in (0..FACES as u8).map(Face) {
            assert_eq!(read(&word(face)), Some(face));
        }
        for wrong in ["0", "17", "l", "?", "07", "+7", ""] {
            assert_eq!(read(wrong), None);
        }
    }
}
