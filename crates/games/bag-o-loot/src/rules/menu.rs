//! The plays of a turn in the standard game as data: which cards, sets and bags, not yet which actions.
//!
//! Listed, they are what a player can choose from. A choice drawn by lot needs no list: it is looked up by its place in
//! it. Both read the same data, in the same order.

use crate::action::Action;
use crate::card::{LOOTER, Opens, RANKS, Ranks};
use crate::lots::{Lots, Place, Places, SpotSet};
use crate::rules::legal::add;
use crate::state::{BagOLoot, hand};
use kernel::{Face, Seat};

/// What the turn player can do with coins, and how the turn can end.
pub struct Menu<'a> {
    lots: &'a Lots,
    seat: Seat,
    /// New sets of coins (BL-5.7).
    opens: Opens,
    /// Sets that a coin can be laid on (BL-5.11, BL-5.13, BL-5.17).
    adds: Places,
    /// Sets that a looter can be laid on (BL-5.1).
    looter_adds: SpotSet,
    /// Sets out of which a coin gets a looter (BL-5.22).
    pinches: Places,
    /// Bags that any coin of these ranks can be held against (BL-5.33).
    bags: SpotSet,
    ranks: Ranks,
    ends: Ends,
}

impl<'a> Menu<'a> {
    /// What `seat`, whose turn it is, can do: one bag a turn (BL-4.10), a Snitch before all other plays (BL-4.11).
    #[inline(always)]
    pub fn of(game: &'a BagOLoot, seat: Seat) -> Menu<'a> {
        let (lots, turn) = (&game.lots, &game.turn);
        let held = game.held.of(seat);
        let ranks = held.ranks();
        let fitting = lots.fitting(ranks);
        let sets = if held.looters() > 0 { lots.sets() } else { SpotSet::EMPTY };
        Menu {
            lots,
            seat,
            opens: held.opens(),
            adds: if turn.bag_made { fitting.minus(lots.filled()) } else { fitting },
            looter_adds: if turn.bag_made { sets.minus(lots.full()) } else { sets },
            pinches: fitting.both(lots.looted()),
            bags: if turn.plays == 0 { lots.bags() } else { SpotSet::EMPTY },
            ranks,
            ends: Ends::of(game, seat),
        }
    }

    /// Appends all choices, ascending.
    #[inline]
    pub fn list(&self, out: &mut Vec<Action>) {
        self.opens.for_each(|rank, coins, looters| out.push(Action::Open { rank, coins, looters }));
        self.adds.iter().for_each(|place| out.push(self.add(place)));
        self.looter_adds.iter().for_each(|set| out.push(add(&self.lots.at(set), self.seat, set, LOOTER)));
        self.pinches.iter().for_each(|place| out.push(self.pinch(place)));
        self.list_snitches(out);
        self.ends.list(out);
    }

    #[inline]
    fn list_snitches(&self, out: &mut Vec<Action>) {
        let mut coins = [Face(0); RANKS];
        let mut count = 0;
        for coin in self.ranks {
            coins[count % RANKS] = coin;
            count += 1;
        }
        for bag in self.bags.iter() {
            out.extend(coins[..count].iter().map(|&coin| Action::Snitch { bag, coin }));
        }
    }

    /// How many choices there are.
    #[inline]
    pub fn len(&self) -> u32 {
        let plays = self.opens.len() + self.adds.len() + self.looter_adds.len() + self.pinches.len();
        plays + self.snitches() + self.ends.len()
    }

    /// The choice at `place` in the list.
    #[inline]
    pub fn nth(&self, place: u32) -> Option<Action> {
        let mut place = place;
        // Passing a chapter by leaves the place in the rest.
        let mut within = |count: u32| {
            let here = place;
            place = place.wrapping_sub(count);
            (here < count).then_some(here)
        };
        if let Some(place) = within(self.opens.len()) {
            return self.opens.nth(place).map(|(rank, coins, looters)| Action::Open { rank, coins, looters });
        }
        if let Some(place) = within(self.adds.len()) {
            return self.adds.iter().nth(place as usize).map(|place| self.add(place));
        }
        if let Some(place) = within(self.looter_adds.len()) {
            let set = self.looter_adds.iter().nth(place as usize);
            return set.map(|set| add(&self.lots.at(set), self.seat, set, LOOTER));
        }
        if let Some(place) = within(self.pinches.len()) {
            return self.pinches.iter().nth(place as usize).map(|place| self.pinch(place));
        }
        if let Some(place) = within(self.snitches()) {
            let (row, column) = (place / self.ranks.len(), place % self.ranks.len());
            let (bag, coin) = (self.bags.iter().nth(row as usize), { self.ranks }.nth(column as usize));
            return bag.zip(coin).map(|(bag, coin)| Action::Snitch { bag, coin });
        }
        within(self.ends.len()).map(|number| self.ends.nth(number as u8))
    }

    #[inline]
    fn snitches(&self) -> u32 {
        self.bags.len() * self.ranks.len()
    }

    #[inline]
    fn add(&self, place: Place) -> Action {
        let set = self.lots.set_at(place);
        add(&self.lots.at(set), self.seat, set, place.rank())
    }

    #[inline]
    fn pinch(&self, place: Place) -> Action {
        Action::Pinch { set: self.lots.set_at(place), coin: place.rank() }
    }
}

/// How a turn can end: Knock after a play or on an idle turn, otherwise Forfeit to anybody (BL-4.15, BL-4.17, BL-4.21).
/// Never both, so that one button is enough (BL-8.1).
#[derive(Clone, Copy)]
pub struct Ends {
    seat: Seat,
    knocks: bool,
    count: u8,
}

impl Ends {
    /// How the turn of `seat` can end.
    #[inline]
    pub fn of(game: &BagOLoot, seat: Seat) -> Ends {
        let knocks = game.turn.plays > 0 || game.cards.is_empty(hand(seat));
        Ends { seat, knocks, count: if knocks { 1 } else { game.seats - 1 } }
    }

    /// Appends them, ascending.
    #[inline]
    pub fn list(&self, out: &mut Vec<Action>) {
        (0..self.count).for_each(|number| out.push(self.nth(number)));
    }

    #[inline]
    fn len(&self) -> u32 {
        u32::from(self.count)
    }

    #[inline]
    fn nth(&self, number: u8) -> Action {
        if self.knocks {
            return Action::Knock;
        }
        Action::Forfeit { to: Seat::new(number + (number >= self.seat.number()) as u8) }
    }
}
