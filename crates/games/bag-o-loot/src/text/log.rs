//! What happened, for the log. Cards that move with a note are named by it, aloud or not, so that nobody tells their way a
//! second time; lines about bags name no card of theirs, so that they can stay when the bag is shut (BL-7.2).

use super::{bag, number, place};
use crate::action::Spot;
use crate::card::LOOTER;
use crate::lots::Lot;
use crate::state::{BagOLoot, Label, Note};
use kernel::{Face, Said, Seat, Text, said};

/// What the log says; nothing of whose turn it is.
pub fn log(game: &BagOLoot, note: &Note) -> Option<Said> {
    Some(match *note {
        Note::Turn(_) => return None,
        Note::Round(round, dealer) => said!("round-begins", who: dealer, round: round),
        Note::Opened(seat, set, lot) => opened(game, seat, set, lot),
        Note::Built { seat, set, rank, card } => {
            said!("built", who: seat, rank: number(rank), card: game.card(card), place: place(game, set))
        }
        Note::Stole { seat, set, from, rank, card } => stole(game, (seat, from), set, rank, card),
        Note::Bagged { seat, bag, from } => bagged(game, (seat, from), bag),
        Note::Pinched { seat, set, owner, coin } => pinched(game, (seat, owner), set, coin),
        Note::Snitched { seat, bag, coin, right } => snitched(game, seat, bag, coin, right),
        Note::Ditched(seat, coin) => said!("ditched", who: seat, card: game.card(coin)),
        Note::Knocked(seat) => said!("knocked", who: seat),
        Note::Forfeited(seat, to) => said!("forfeited", who: seat, to: to),
        Note::LetGo(seat) => said!("let-go", who: seat),
        Note::TooLate(seat) => said!("too-late", who: seat),
        Note::AllLetGo(seat, label) => said!("all-let-go", who: seat, bag: bag(label)),
        Note::Unchallenged(label) => said!("unchallenged", bag: bag(label)),
        Note::Closed(label) => said!("closed", bag: bag(label)),
        Note::Challenged(seat, label) => said!("challenged", who: seat, bag: bag(label)),
        Note::Verdict { bag: label, genuine: true, .. } => said!("genuine", bag: bag(label)),
        Note::Verdict { challenger, bag: label, .. } => said!("bluff", who: challenger, bag: bag(label)),
        Note::TookBag(seat, label) => said!("took-bag", who: seat, bag: bag(label)),
        Note::TookSets(seat, from) => said!("took-sets", who: seat, from: from),
        Note::WentOut(seat) => said!("went-out", who: seat),
        Note::Bonus(seat, label) => said!("bonus", who: seat, bag: bag(label)),
        Note::Stalemate => said!("stalemate"),
        Note::Scored(seat, points) => said!("scored", who: seat, points: points),
        Note::TimeUp => said!("time-up"),
        Note::Hurried(seat) => said!("hurried", who: seat),
        Note::ExtraRound => said!("extra-round"),
        Note::Over => said!("over"),
    })
}

fn opened(game: &BagOLoot, seat: Seat, set: Spot, lot: Lot) -> Said {
    let (coins, looters) = (lot.coins(), lot.looters);
    let laid = (0..coins).map(|_| lot.rank).chain((0..looters).map(|_| LOOTER));
    let said = said!("opened", who: seat, rank: number(lot.rank), coins: coins, looters: looters);
    said.with("cards", game.cards_gap(laid)).with("place", place(game, set))
}

fn stole(game: &BagOLoot, (seat, from): (Seat, Seat), set: Spot, rank: Face, card: Face) -> Said {
    let said = said!("stole", who: seat, from: from, rank: number(rank), card: game.card(card));
    said.with("place", place(game, set))
}

fn bagged(game: &BagOLoot, (seat, from): (Seat, Seat), label: Label) -> Said {
    let said = match seat == from {
        true => said!("bagged", who: seat, bag: bag(label)),
        false => said!("bagged-from", who: seat, from: from, bag: bag(label)),
    };
    said.with("place", place(game, label.bag))
}

fn pinched(game: &BagOLoot, (seat, owner): (Seat, Seat), set: Spot, coin: Face) -> Said {
    let rank = number(coin);
    let of = match seat == owner {
        true => said!("set-own", who: owner, rank: rank),
        false => said!("set", who: owner, rank: rank),
    };
    let said = said!("pinched", who: seat, set: of, card: game.card(coin));
    said.with("cards", game.cards_gap([coin, LOOTER])).with("place", place(game, set))
}

/// A line that names a coin which is not in the bag, and so gives nothing away.
pub const SNITCHED_WRONG: &str = "snitched-wrong";

fn snitched(game: &BagOLoot, seat: Seat, label: Label, coin: Face, right: bool) -> Said {
    let said = match right {
        true => said!("snitched-right", who: seat, bag: bag(label)),
        false => said!("snitched-wrong", who: seat, bag: bag(label), card: game.card(coin)),
    };
    said.with("place", place(game, label.bag))
}
