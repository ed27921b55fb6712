//! Chapter 5: the plays that swap a card: Pinch and Snitch, and in the Advanced game Ditch.

use super::{contest, plays, turn};
use crate::action::{Action, Spot};
use crate::card::{Held, LOOTER, is_coin};
use crate::clause;
use crate::options::{DitchLimit, Variant};
use crate::state::{BagOLoot, DISCARD, Note, PILE, hand, zone};
use kernel::{Clause, Eyes, Face, Illegal, Seat, Sink};

/// Whose set it is does not matter (BL-5.23).
pub fn check_pinch(game: &BagOLoot, seat: Seat, set: Spot, coin: Face) -> Result<(), Illegal> {
    Illegal::unless(!game.is_advanced(), clause::BL_5_35)?;
    let lot = plays::open_set(game, set)?;
    Illegal::unless(is_coin(coin), clause::BL_5_25)?;
    Illegal::unless(lot.looters > 0 && coin == lot.rank, clause::BL_5_22)?;
    plays::check_holds(game, seat, coin)
}

/// Coin and looter change places; set and owner stay as they are (BL-5.24). It counts as a play (BL-5.26).
#[inline]
pub fn pinch(game: &mut BagOLoot, seat: Seat, set: Spot, coin: Face, sink: &mut impl Sink<Note>) {
    sink.note(Note::Pinched { seat, set, owner: game.lots.at(set).owner, coin });
    swap(game, seat, set, coin, sink);
    turn::played(game, sink);
}

/// Puts a coin of the hand into the lot and takes a looter out, for all to see (BL-5.6): nothing else gets a looter out
/// of a set or bag (BL-5.5), and no hand becomes empty by it (BL-6.2).
fn swap(game: &mut BagOLoot, seat: Seat, spot: Spot, coin: Face, sink: &mut impl Sink<Note>) {
    plays::lay(game, seat, coin, spot, sink);
    let looter = game.cards.find(zone(spot), LOOTER).expect("a lot that a looter is taken from has one (BL-5.31)");
    game.take(looter, seat, Eyes::ALL, sink);
    game.lots.lose_looter(spot);
}

/// A coin and a bag are all that is chosen (BL-8.2).
pub fn check_snitch(game: &BagOLoot, seat: Seat, bag: Spot, coin: Face) -> Result<(), Illegal> {
    Illegal::unless(!game.is_advanced(), clause::BL_5_35)?;
    Illegal::unless(game.turn.plays == 0, clause::BL_4_11)?;
    Illegal::unless(is_coin(coin), clause::BL_5_28)?;
    Illegal::unless(game.lots.bags().contains(bag), clause::BL_4_14)?;
    plays::check_holds(game, seat, coin)
}

/// "Show me the loot!" Everybody sees coin and bag (BL-5.29). Right: coin for looter (BL-5.30). Wrong: the turn is over
/// (BL-5.32) without a forfeit (BL-4.19).
pub fn snitch(game: &mut BagOLoot, seat: Seat, bag: Spot, coin: Face, sink: &mut impl Sink<Note>) {
    let right = game.lots.at(bag).rank == coin;
    sink.note(Note::Snitched { seat, bag: game.label_of(bag), coin, right });
    game.cards.peek(zone(bag), sink);
    if right {
        swap(game, seat, bag, coin, sink);
        if game.bags_are_shut() {
            game.cards.cover(zone(bag), sink);
        }
        return turn::played(game, sink);
    }
    game.cards.show(hand(seat), coin, sink);
    // The only accepted play that does harm (BL-8.8).
    turn::end(game, sink);
}

pub fn check_ditch(game: &BagOLoot, seat: Seat, coin: Face) -> Result<(), Illegal> {
    Illegal::unless(is_coin(coin), clause::BL_5_49)?;
    ditch_barrier(game).map_or(Ok(()), |clause| Err(Illegal::by(clause)))?;
    Illegal::unless(has_bag_of(game, coin), clause::BL_5_48)?;
    plays::check_holds(game, seat, coin)
}

/// What forbids every Ditch at present.
fn ditch_barrier(game: &BagOLoot) -> Option<&'static Clause> {
    let Variant::Advanced { ditch_limit, ditch_on_empty_pile, .. } = game.house.variant else {
        return Some(clause::BL_5_47);
    };
    if ditch_limit == DitchLimit::One && game.turn.ditches > 0 {
        return Some(clause::BL_5_49);
    }
    (game.cards.is_empty(PILE) && !ditch_on_empty_pile).then_some(clause::BL_5_50)
}

/// Whose bag it is and whether it was challenged does not matter (BL-5.48).
fn has_bag_of(game: &BagOLoot, rank: Face) -> bool {
    game.lots.bags_made().iter().any(|&bag| game.lots.at(bag).rank == rank)
}

/// Appends the coins that can be ditched.
pub fn list_ditches(game: &BagOLoot, held: &Held, out: &mut Vec<Action>) {
    if ditch_barrier(game).is_none() {
        let matching = held.ranks().filter(|&coin| has_bag_of(game, coin));
        out.extend(matching.map(|coin| Action::Ditch { coin }));
    }
}

/// A coin for a new card, or just away if there is none to draw (BL-5.50).
pub fn ditch(game: &mut BagOLoot, seat: Seat, coin: Face, sink: &mut impl Sink<Note>) {
    contest::shut_by(game, seat, sink);
    sink.note(Note::Ditched(seat, coin));
    game.lay(seat, coin, 1, DISCARD, sink);
    game.turn.ditches += 1;
    turn::take_top(game, sink);
    turn::played(game, sink);
}
