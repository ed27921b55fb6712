//! The clock (DT-8.8): what is done for somebody whose time is up, and when.
//!
//! Everybody has the same time for each decision. Where several answer in secret the clock starts once, when they are
//! asked, and no answer moves it: it must not tell who has answered.

use super::{claims, sets, to_act, trade, traders};
use crate::action::{Action, Gift, Play};
use crate::card::{FREE_KICK, Holding, KICKOFF_VALUE, YELLOW, natural, value};
use crate::options::FreeKickAlone;
use crate::state::{DreamTeamSoccer, Note, Phase};
use kernel::{Face, Millis, Seat, Sink};
use std::cmp::Reverse;

/// Where several answer in secret: which question of which round it is.
pub fn window(game: &DreamTeamSoccer) -> Option<(u8, bool)> {
    match game.phase {
        Phase::Claims { .. } => Some((game.round, false)),
        Phase::Trade { .. } => Some((game.round, true)),
        Phase::Nutmeg { .. } | Phase::Lead { .. } | Phase::Follow { .. } | Phase::Over => None,
    }
}

/// When the clock strikes for the decision that was opened at the moment `at`.
pub fn deadline(game: &DreamTeamSoccer, at: Millis) -> Option<Millis> {
    let seconds = game.options.turn_clock_s.filter(|_| game.phase != Phase::Over);
    seconds.map(|seconds| at.plus(1000 * seconds as u32))
}

/// Time is up: acts for everybody who has not.
pub fn strike(game: &mut DreamTeamSoccer, sink: &mut impl Sink<Note>) {
    match game.phase {
        Phase::Claims { answers } => claims::close(game, &answers, sink),
        Phase::Trade { mut gifts } => {
            for seat in traders(game).iter().filter(|&seat| gifts[seat].is_none()).collect::<kernel::SeatSet>().iter() {
                gifts[seat] = gift(game, seat);
            }
            trade::exchange(game, &gifts, sink);
        }
        Phase::Nutmeg { .. } | Phase::Lead { .. } | Phase::Follow { .. } => {
            let seat = to_act(game).first();
            if let Some((seat, action)) = seat.and_then(|seat| Some((seat, timeout(game, seat)?))) {
                super::act(game, seat, action, sink);
            }
        }
        Phase::Over => {}
    }
}

/// What is done for `seat` when its time is up, or when nobody plays it any more (DT-8.9).
pub fn timeout(game: &DreamTeamSoccer, seat: Seat) -> Option<Action> {
    if !to_act(game).contains(seat) {
        return None;
    }
    Some(match game.phase {
        Phase::Claims { .. } => Action::Ready,
        Phase::Nutmeg { by } => Action::Nutmeg(nutmeg_receiver(game, by)),
        Phase::Trade { .. } => Action::Give(gift(game, seat)?),
        Phase::Lead { .. } => Action::Play(lead(game, seat)),
        Phase::Follow { .. } => Action::Pass,
        Phase::Over => return None,
    })
}

/// The other player with the most points; if level, in the seat with the lowest number.
fn nutmeg_receiver(game: &DreamTeamSoccer, by: Seat) -> Seat {
    let rank = |seat: &Seat| (Reverse(game.points[seat.index()]), game.podium.number(*seat));
    claims::others(game, by).min_by_key(rank).expect("at least three play")
}

/// The lower seats give what they owe, the upper ones their highest cards; a plain 8 sooner than the Yellow Card, and no
/// Free Kicks.
fn gift(game: &DreamTeamSoccer, seat: Seat) -> Option<Gift> {
    let (partner, size) = trade::partner(game, seat)?;
    let holding = game.holdings[seat];
    if game.podium.number(seat) > game.podium.number(partner) {
        return Some(trade::compulsory(holding, size, game.options.trade_free_kicks).0);
    }
    let mut highest = highest(holding);
    let first = highest.next()?;
    if size == 1 { Some(Gift::one(first)) } else { Some(Gift::two(first, highest.next()?)) }
}

/// The natural cards from the highest value, plain 8s before the Yellow Card.
fn highest(holding: Holding) -> impl Iterator<Item = Face> {
    (0..=crate::card::RED_VALUE).rev().flat_map(move |value| {
        let yellow = if value == crate::card::YELLOW_VALUE { holding.count(YELLOW) } else { 0 };
        let plain = std::iter::repeat_n(natural(value), holding.count(natural(value)) as usize);
        plain.chain(std::iter::repeat_n(YELLOW, yellow as usize))
    })
}

/// The highest single card; with only Free Kicks one of them, named 10 if values are named.
fn lead(game: &DreamTeamSoccer, seat: Seat) -> Play {
    let card = highest(game.holdings[seat]).next().unwrap_or(FREE_KICK);
    let yellow = card == YELLOW;
    let alone = match game.options.free_kick_alone {
        FreeKickAlone::Named => 10,
        FreeKickAlone::Worst => KICKOFF_VALUE,
    };
    let kicks = (card == FREE_KICK) as u8;
    let plain = (kicks == 0 && !yellow) as u8;
    let play = Play { value: value(card).unwrap_or(alone), plain, yellow, kicks, skip: None };
    let skips = yellow && !sets::ends_round(game, seat, &play);
    Play { skip: skips.then(|| skip_target(game, seat)), ..play }
}

/// The opponent with the fewest cards; if level, the first one clockwise.
fn skip_target(game: &DreamTeamSoccer, seat: Seat) -> Seat {
    let mut target = None;
    let mut next = game.podium.left(seat);
    while next != seat {
        let cards = |seat: Seat| game.holdings[seat].len();
        if game.still_in.contains(next) && target.is_none_or(|target| cards(next) < cards(target)) {
            target = Some(next);
        }
        next = game.podium.left(next);
    }
    target.expect("a round ends before the last opponent goes out")
}
