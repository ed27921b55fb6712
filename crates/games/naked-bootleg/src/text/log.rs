//! Notes as the log says them, and as boards take them.

use super::name;
use crate::action::{Lay, What};
use crate::state::{NakedBootleg, Note, Owned, Stack};
use kernel::{Gap, Said, Seat, Text, said};

/// What readers are told: whose turn it is they can see, and a card that is picked up is told by its movement.
pub fn log(game: &NakedBootleg, note: &Note) -> Option<Said> {
    let is_news = !matches!(note, Note::Turn(_) | Note::PickedUp(_, _, false));
    is_news.then(|| cue(game, note))
}

/// What boards are told: every note.
pub fn cue(game: &NakedBootleg, note: &Note) -> Said {
    match *note {
        Note::Round(round, dealer) => said!("round", round: round, who: dealer),
        Note::Turn(seat) => said!("turn", who: seat),
        Note::TurnLost(seat) => said!("turn-lost", who: seat),
        Note::Passed(seat) => said!("passes", who: seat),
        Note::Laid(seat, lay) => laid(game, seat, lay),
        Note::Disguised(seat, count) => said!("laid-disguise", who: seat, cards: backs(count)),
        Note::Hit(seat, card, on) => said!("hits", who: seat, card: game.card(card), lot: name::lot(on, Some(seat))),
        Note::Discarded(seat, card) => said!("discards", who: seat, card: game.card(card)),
        Note::Stacked(seat, stack) => stacked(game, seat, &stack),
        Note::Omaha(seat) => said!("omaha", who: seat),
        Note::Caught(seat, by) => said!("catches", who: by, whom: seat),
        Note::Taunted(seat) => said!("taunts", who: seat),
        Note::Grounded(seat) => said!("grounded", who: seat),
        Note::FalseStart(seat) => said!("false-start", who: seat),
        Note::TimeUp(seat) => said!("time-up", who: seat),
        Note::NewPylon => said!("new-pylon"),
        Note::Reversed => said!("reversed"),
        Note::Skipped(count) => said!("skipped", count: count),
        Note::PickUp(seat, total) => said!("coming", who: seat, count: total),
        Note::PickedUp(seat, count, true) => said!("picked-up-and-lost", who: seat, count: count),
        Note::PickedUp(seat, count, false) => said!("picked-up", who: seat, count: count),
        Note::Named(seat, colour) => said!("names", who: seat, colour: name::colour(colour)),
        Note::Again(seat) => said!("again", who: seat),
        Note::Looked(seat, other) => said!("spies-on", who: seat, whom: other),
        Note::Shown(seat, other) => said!("has-shown", who: seat, whom: other),
        Note::Flipped(seat) => said!("flips", who: seat),
        Note::Fumbled(set, taker) => said!("fumbled", who: taker, lot: name::lot(set, Some(taker))),
        Note::FumblePitched(set @ Owned(seat, _)) => {
            said!("fumble-pitched", who: seat, lot: name::lot(set, Some(seat)))
        }
        Note::GoesFor(seat, lot) => said!("goes-for", who: seat, lot: name::lot(lot, Some(seat))),
        Note::Steals(seat, lot) => said!("steals", who: seat, lot: name::lot(lot, Some(seat))),
        Note::Grabs(seat, other, count) => said!("grabs", who: seat, whom: other, count: count),
        Note::Deflected(seat) => said!("deflects", who: seat),
        Note::Unused(seat) => said!("unused", who: seat),
        Note::Declined(seat) => said!("declines", who: seat),
        Note::Kept(seat, count) => said!("keeps", who: seat, count: count),
        Note::BluffStolen(whose) => said!("bluff-stolen", whom: whose),
        Note::Challenged(seat, whose, true) => said!("challenge-bluff", who: seat, whom: whose),
        Note::Challenged(seat, whose, false) => said!("challenge-honest", who: seat, whom: whose),
        Note::LostChallenge(seat) => said!("challenge-lost", who: seat),
        Note::Flag(seat) => said!("flag", who: seat),
        Note::FlagNeutral => said!("flag-neutral"),
        Note::Touchdown(seat) => said!("touchdown", who: seat),
        Note::CrazyEight(seat) => said!("crazy-eight", who: seat),
        Note::Exited(seat) => said!("exits", who: seat),
        Note::Called => said!("called"),
        Note::Points(seat, points) => said!("gets-points", who: seat, points: points),
        Note::Eliminated(seat) => said!("eliminated", who: seat),
        Note::Left(seat) => said!("leaves", who: seat),
        Note::Overtime => said!("overtime"),
        Note::Coin(seat) => said!("coin", who: seat),
        Note::Won(seat) => said!("won", who: seat),
    }
}

fn laid(game: &NakedBootleg, seat: Seat, lay: Lay) -> Said {
    let cards = game.cards_gap(lay.faces());
    match lay.what() {
        What::Set(kind) => said!("laid-set", who: seat, kind: name::kind(kind), cards: cards),
        What::Streak(colour) => said!("laid-streak", who: seat, colour: name::colour(colour), cards: cards),
        What::Disguise => said!("laid-disguise", who: seat, cards: backs(lay.faces().count() as u8)),
    }
}

fn backs(count: u8) -> Gap {
    Gap::Cards { cards: Vec::new(), backs: count }
}

fn stacked(game: &NakedBootleg, seat: Seat, stack: &Stack) -> Said {
    let (top, below) = stack.faces().split_last().expect("a stack has cards");
    said!("stacks", who: seat, cards: game.cards_gap(below.iter().copied()), card: game.card(*top))
}
