//! Chapter 5: Open, Build, Steal and Bag.

use super::{contest, turn};
use crate::action::Spot;
use crate::card::{LOOTER, fits, is_coin};
use crate::clause;
use crate::lots::Lot;
use crate::state::{BagOLoot, Note, zone};
use kernel::{Clause, Eyes, Face, Illegal, Seat, Sink};

/// Whether `seat` holds a card of `face` (BL-4.14); an empty hand holds none and makes no play (BL-4.13).
pub fn check_holds(game: &BagOLoot, seat: Seat, face: Face) -> Result<(), Illegal> {
    Illegal::unless(game.held.of(seat).has(face), clause::BL_4_14)
}

/// The open set at `spot`. A bag can be neither built on, stolen nor pinched (BL-5.20).
pub fn open_set(game: &BagOLoot, spot: Spot) -> Result<Lot, Illegal> {
    Illegal::unless(!game.lots.bags().contains(spot), clause::BL_5_20)?;
    game.lots.get(spot).ok_or(Illegal::by(clause::BL_4_14))
}

/// Lays a card of `face` from the hand of `seat` on the set, for all to see (BL-4.12).
#[inline]
pub fn lay(game: &mut BagOLoot, seat: Seat, face: Face, set: Spot, sink: &mut impl Sink<Note>) {
    game.lay(seat, face, 1, zone(set), sink);
    game.lots.grow(set, face);
}

pub fn check_open(game: &BagOLoot, seat: Seat, rank: Face, coins: u8, looters: u8) -> Result<(), Illegal> {
    Illegal::unless(is_coin(rank) && coins > 0, clause::BL_5_2)?;
    Illegal::unless((2..=4).contains(&coins.saturating_add(looters)), clause::BL_5_7)?;
    let held = game.held.of(seat);
    Illegal::unless(held.count(rank) >= coins && held.looters() >= looters, clause::BL_4_14)
}

/// A new set (BL-5.7), also of a rank that lies on the table already (BL-5.9). Every Open makes a spot of its own, and
/// all other plays lay one card there or swap one: sets are never joined or parted (BL-5.10).
#[inline]
pub fn open(game: &mut BagOLoot, seat: Seat, rank: Face, size: (u8, u8), sink: &mut impl Sink<Note>) {
    contest::shut_by(game, seat, sink);
    let (coins, looters) = size;
    let lot = Lot { owner: seat, rank, size: coins + looters, looters };
    let set = game.lots.open(lot);
    sink.note(Note::Opened(seat, set, lot));
    game.lay(seat, rank, coins, zone(set), sink);
    if looters > 0 {
        game.lay(seat, LOOTER, looters, zone(set), sink);
    }
    turn::played(game, sink);
}

/// A fifth card is no Build: four of five alike are opened and the last one is a Bag, also in one turn (BL-5.8).
pub fn check_build(game: &BagOLoot, seat: Seat, set: Spot, card: Face) -> Result<(), Illegal> {
    let lot = open_set(game, set)?;
    Illegal::unless(lot.owner == seat, clause::BL_5_11)?;
    Illegal::unless(lot.size < 4, clause::BL_5_12)?;
    Illegal::unless(fits(card, lot.rank), clause::BL_5_11)?;
    check_holds(game, seat, card)
}

#[inline]
pub fn build(game: &mut BagOLoot, seat: Seat, set: Spot, card: Face, sink: &mut impl Sink<Note>) {
    contest::shut_by(game, seat, sink);
    sink.note(Note::Built { seat, set, rank: game.lots.at(set).rank, card });
    lay(game, seat, card, set, sink);
    turn::played(game, sink);
}

/// A looter fits as well as a coin (BL-5.14), also one that was pinched out of this very set (BL-5.27).
pub fn check_steal(game: &BagOLoot, seat: Seat, set: Spot, card: Face) -> Result<(), Illegal> {
    let lot = open_set(game, set)?;
    Illegal::unless(lot.owner != seat, clause::BL_5_13)?;
    Illegal::unless(lot.size < 4, clause::BL_5_18)?;
    Illegal::unless(fits(card, lot.rank), clause::BL_5_13)?;
    check_holds(game, seat, card)
}

/// The whole set changes hands, looters included (BL-5.13), and is a set like any other from then on (BL-5.15).
#[inline]
pub fn steal(game: &mut BagOLoot, seat: Seat, set: Spot, card: Face, sink: &mut impl Sink<Note>) {
    contest::shut_by(game, seat, sink);
    let from = game.lots.give(set, seat);
    sink.note(Note::Stole { seat, set, from, rank: game.lots.at(set).rank, card });
    lay(game, seat, card, set, sink);
    turn::played(game, sink);
}

/// In the Advanced game no card is refused, whoever owns the set (BL-5.38).
pub fn check_bag(game: &BagOLoot, seat: Seat, set: Spot, card: Face) -> Result<(), Illegal> {
    let lot = open_set(game, set)?;
    Illegal::unless(lot.size == 4, clause::BL_5_17)?;
    Illegal::unless(!game.turn.bag_made, spent_bag(&lot, seat))?;
    Illegal::unless(game.is_advanced() || fits(card, lot.rank), clause::BL_5_19)?;
    check_holds(game, seat, card)
}

/// Why there is no second Bag in a turn: taking another's set of four is one, too (BL-5.18).
fn spent_bag(lot: &Lot, seat: Seat) -> &'static Clause {
    if lot.owner == seat { clause::BL_4_10 } else { clause::BL_5_18 }
}

/// The fifth card makes a bag, whoever owned the set (BL-5.17).
#[inline]
pub fn bag(game: &mut BagOLoot, seat: Seat, set: Spot, card: Face, sink: &mut impl Sink<Note>) {
    contest::shut_by(game, seat, sink);
    let from = game.lots.give(set, seat);
    game.lots.close(set);
    game.turn.bag_made = true;
    sink.note(Note::Bagged { seat, bag: game.label_of(set), from });
    if game.is_advanced() {
        // BL-5.36: face down, known to its maker only.
        game.put(seat, card, zone(set), Eyes::seat(seat), sink);
        return contest::open(game, seat, set, sink);
    }
    lay(game, seat, card, set, sink);
    if game.bags_are_shut() {
        // BL-5.19: everybody has seen the five cards.
        game.cards.cover(zone(set), sink);
    }
    turn::played(game, sink);
}
