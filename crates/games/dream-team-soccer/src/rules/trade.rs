//! The trade (DT-4.7 to DT-4.14, DT-4.35): the lower seats hand over their best cards, the upper ones what they like.
//!
//! All trading seats are asked, even where only one gift is allowed, and the cards change hands when all have answered:
//! neither the question nor the waiting tells what a lower seat holds.

use super::trick;
use crate::action::{Action, Gift};
use crate::card::{EIGHT, FREE_KICK, GOAL, Holding, YELLOW};
use crate::clause;
use crate::options::TradeFreeKicks;
use crate::state::{DreamTeamSoccer, Note, PILE, Phase, hand};
use kernel::{BySeat, Eyes, Face, Illegal, Seat, SeatSet, Sink};

/// Asks all trading seats.
pub fn open(game: &mut DreamTeamSoccer) {
    game.phase = Phase::Trade { gifts: BySeat::default() };
}

/// With whom `seat` trades, and how many cards: #1 and #n two, #2 and #(n−1) one (DT-4.7). With three players seat #2
/// would be its own partner and does not trade (DT-4.13).
#[inline]
pub fn partner(game: &DreamTeamSoccer, seat: Seat) -> Option<(Seat, u8)> {
    let number = game.podium.number(seat);
    let other = game.seats + 1 - number;
    let size = match number.min(other) {
        1 => 2,
        2 => 1,
        _ => return None,
    };
    (number != other).then(|| (game.podium.player(other), size))
}

/// The seats that trade.
#[inline]
pub fn traders(game: &DreamTeamSoccer) -> SeatSet {
    Seat::all(game.seats).filter(|&seat| partner(game, seat).is_some()).collect()
}

/// Whether `seat` owes its best cards.
fn is_lower(game: &DreamTeamSoccer, seat: Seat) -> bool {
    2 * game.podium.number(seat) > game.seats
}

/// The best cards of a lower seat, and a second way to give if the last of them may be a plain 8 or the Yellow Card
/// (DT-4.9 to DT-4.11). There are always enough (DT-4.14).
pub fn compulsory(holding: Holding, size: u8, free_kicks: TradeFreeKicks) -> (Gift, Option<Gift>) {
    let mut best = by_strength(holding, free_kicks);
    let first = best.next().expect("everybody is dealt seven cards or more");
    let gift = |first: Face, second: Option<Face>| second.map_or(Gift::one(first), |second| Gift::two(first, second));
    let second = (size == 2).then(|| best.next().expect("everybody is dealt seven cards or more"));
    let chooses = second.unwrap_or(first) == EIGHT && holding.count(YELLOW) == 1;
    let other = match second {
        Some(_) => gift(first, Some(YELLOW)),
        None => gift(YELLOW, None),
    };
    (gift(first, second), chooses.then_some(other))
}

/// The cards of a holding from the best: the Goal, then perhaps Free Kicks, then the numbers, Kickoff and Red Card. A
/// plain 8 comes before the Yellow Card.
fn by_strength(holding: Holding, free_kicks: TradeFreeKicks) -> impl Iterator<Item = Face> {
    let kicks = match free_kicks {
        TradeFreeKicks::Exempt => 0,
        TradeFreeKicks::Best => holding.count(FREE_KICK),
    };
    let goal = std::iter::repeat_n(GOAL, holding.count(GOAL) as usize);
    let kicks = std::iter::repeat_n(FREE_KICK, kicks as usize);
    goal.chain(kicks).chain(holding.cards().filter(|&face| face != GOAL && face != FREE_KICK))
}

pub fn list(game: &DreamTeamSoccer, seat: Seat, out: &mut Vec<Action>) {
    let Some((_, size)) = partner(game, seat) else { return };
    let holding = game.holdings[seat];
    if is_lower(game, seat) {
        let (gift, other) = compulsory(holding, size, game.options.trade_free_kicks);
        out.push(Action::Give(gift));
        out.extend(other.map(Action::Give));
    } else if size == 1 {
        out.extend(holding.kinds().map(|face| Action::Give(Gift::one(face))));
    } else {
        list_pairs(holding, out);
    }
}

/// Any two cards (DT-4.12).
fn list_pairs(holding: Holding, out: &mut Vec<Action>) {
    for first in holding.kinds() {
        let goes_with = |second: &Face| *second > first || *second == first && holding.count(first) > 1;
        out.extend(holding.kinds().filter(goes_with).map(|second| Action::Give(Gift::two(first, second))));
    }
}

pub fn check(game: &DreamTeamSoccer, seat: Seat, gift: Gift) -> Result<(), Illegal> {
    let Phase::Trade { gifts } = &game.phase else { return Err(Illegal::by(clause::DT_4_7)) };
    let Some((_, size)) = Some(seat).filter(|seat| seat.number() < game.seats).and_then(|seat| partner(game, seat))
    else {
        return Err(Illegal::by(if game.seats == 3 { clause::DT_4_13 } else { clause::DT_4_7 }));
    };
    Illegal::unless(gifts[seat].is_none(), clause::DT_4_8)?;
    Illegal::unless(gift.size() == size, clause::DT_4_7)?;
    let holding = game.holdings[seat];
    let wanted: Holding = gift.cards().collect();
    Illegal::unless(wanted.kinds().all(|face| holding.count(face) >= wanted.count(face)), clause::DT_4_8)?;
    if is_lower(game, seat) {
        return check_best(game, seat, gift, size);
    }
    Ok(())
}

/// The lower seats give their best cards and nothing else (DT-4.9, DT-8.4; DT-4.10 where Free Kicks are the reason).
fn check_best(game: &DreamTeamSoccer, seat: Seat, gift: Gift, size: u8) -> Result<(), Illegal> {
    let (best, other) = compulsory(game.holdings[seat], size, game.options.trade_free_kicks);
    let kicks = |gift: Gift| gift.cards().filter(|&face| face == FREE_KICK).count();
    let rule = if kicks(gift) != kicks(best) { clause::DT_4_10 } else { clause::DT_4_9 };
    Illegal::unless(gift == best || other == Some(gift), rule)
}

/// Keeps a gift; with the last one the cards change hands together (DT-4.8).
pub fn give(game: &mut DreamTeamSoccer, seat: Seat, gift: Gift, sink: &mut impl Sink<Note>) {
    let Phase::Trade { gifts } = &mut game.phase else { return };
    gifts[seat] = Some(gift);
    let gifts = *gifts;
    if traders(game).iter().all(|seat| gifts[seat].is_some()) {
        exchange(game, &gifts, sink);
    }
}

/// First everybody lays the gift face down on the table, then everybody takes the partner's: so nobody can hand a card
/// back that has just come in, and both partners know which of their cards went where (DT-7.2).
pub fn exchange(game: &mut DreamTeamSoccer, gifts: &BySeat<Option<Gift>>, sink: &mut impl Sink<Note>) {
    game.gave = *gifts;
    game.traded = true;
    for number in 1..=game.seats / 2 {
        let upper = game.podium.player(number);
        let Some((lower, size)) = partner(game, upper) else { continue };
        lay_down(game, upper, gifts[upper], sink);
        lay_down(game, lower, gifts[lower], sink);
        sink.note(Note::Traded(upper, lower, size));
        let both = Eyes::seat(upper).and(lower);
        for turn in 0..2 * size {
            let to = if turn < size { lower } else { upper };
            let card = game.cards.bottom(PILE).expect("both gifts lie on the table");
            game.holdings[to].add(game.cards.face(card));
            game.cards.move_to(card, hand(to), both, sink);
        }
    }
    trick::kickoff(game, sink);
}

fn lay_down(game: &mut DreamTeamSoccer, seat: Seat, gift: Option<Gift>, sink: &mut impl Sink<Note>) {
    for face in gift.into_iter().flat_map(Gift::cards) {
        let card = game.held(seat, face);
        game.cards.move_to(card, PILE, Eyes::seat(seat), sink);
        game.holdings[seat].remove(face, 1);
    }
}
