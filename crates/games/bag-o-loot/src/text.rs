//! The game in words: what is said, as data; how it is said stands in `words/`.
//!
//! Always holds: what is said of a bag is its label (BL-7.1), so that no line names what a shut bag hides.

mod help;
mod label;
mod lines;
mod log;
mod status;

use crate::action::{Action, Spot};
use crate::card::{self, LOOTER, UNSEEN};
use crate::clause;
use crate::state::{BagOLoot, DISCARD, Label, Note, PILE, hand, zone};
use kernel::{Clause, Face, Gap, Help, Said, Seat, Text, Touch, Viewer, said};

impl Text for BagOLoot {
    const WORDS: &'static [(&'static str, &'static str)] = kernel::words!("en", "de", "es", "fr");

    fn face(&self, face: Face) -> String {
        card::word(face)
    }

    fn name(&self, face: Face) -> Said {
        match face {
            LOOTER => said!("face-looter"),
            UNSEEN => said!("face-hidden"),
            coin => said!("face-coin", rank: number(coin)),
        }
    }

    fn help(&self, face: Face) -> Help {
        help::help(self, face)
    }

    fn label(&self, seat: Seat, action: Action) -> Said {
        let said = label::label(self, action);
        if label::is_last(self, seat, action) { said!("do-last", play: said) } else { said }
    }

    fn log(&self, note: &Note) -> Option<Said> {
        log::log(self, note)
    }

    fn cue(&self, note: &Note) -> Said {
        match *note {
            Note::Turn(seat) => said!("turn", who: seat),
            _ => self.log(note).expect("only turns are no news"),
        }
    }

    fn round(&self) -> u16 {
        self.round.into()
    }

    fn status(&self, viewer: Viewer) -> Vec<Said> {
        status::status(self, viewer)
    }

    /// What was laid into a set that has become a shut bag, or was shown of it, is for memory, not for the log (BL-7.2).
    fn withheld(&self, said: &Said) -> bool {
        let tells_cards = !said.cards().is_empty() && said.id != log::SNITCHED_WRONG;
        let at_shut_bag = |(_, gap): &(_, Gap)| self.lots.bags().iter().any(|bag| *gap == place(self, bag));
        self.bags_are_shut() && tells_cards && said.gaps.iter().any(at_shut_bag)
    }

    fn touches(&self, seat: Seat, action: Action) -> Vec<Touch> {
        touches(seat, action)
    }

    fn clause(&self, _seat: Seat, action: Action) -> &'static Clause {
        explains(action)
    }

    fn lines(&self, viewer: Viewer) -> Vec<(String, String)> {
        lines::lines(self, viewer)
    }
}

/// The number on a coin.
fn number(coin: Face) -> u8 {
    coin.0 + 1
}

/// Where a set or bag lies: words hardly need it, boards do.
fn place(game: &BagOLoot, spot: Spot) -> Gap {
    game.place(zone(spot))
}

/// Whose bag, and what can be said of it.
fn bag(label: Label) -> Said {
    match label.rank {
        None => said!("bag-shut", who: label.owner, number: label.made),
        Some(rank) => said!("bag-known", who: label.owner, number: label.made, rank: number(rank)),
    }
}

fn touches(seat: Seat, action: Action) -> Vec<Touch> {
    let own = |face| Touch::Card(hand(seat), face);
    let lot = |spot| Touch::Zone(zone(spot));
    match action {
        Action::Open { rank, looters: 0, .. } => vec![own(rank)],
        Action::Open { rank, .. } => vec![own(rank), own(LOOTER)],
        Action::Build { set, card } | Action::Steal { set, card } | Action::Bag { set, card } => {
            vec![own(card), lot(set)]
        }
        Action::Pinch { set, coin } => vec![own(coin), lot(set), Touch::Card(zone(set), LOOTER)],
        Action::Snitch { bag, coin } => vec![own(coin), lot(bag)],
        Action::Ditch { coin } => vec![own(coin), Touch::Zone(DISCARD)],
        Action::Draw => vec![Touch::Zone(PILE)],
        Action::Forfeit { to } => vec![Touch::Seat(to)],
        Action::TakeBag { bag } | Action::Bonus { bag } => vec![lot(bag)],
        Action::Knock
        | Action::ForfeitByLot
        | Action::Challenge
        | Action::LetGo
        | Action::TakeSets
        | Action::Answer => Vec::new(),
    }
}

fn explains(action: Action) -> &'static Clause {
    match action {
        Action::Draw => clause::BL_4_2,
        Action::Open { .. } => clause::BL_5_7,
        Action::Build { .. } => clause::BL_5_11,
        Action::Steal { .. } => clause::BL_5_13,
        Action::Bag { .. } => clause::BL_5_17,
        Action::Pinch { .. } => clause::BL_5_22,
        Action::Snitch { .. } => clause::BL_5_28,
        Action::Ditch { .. } => clause::BL_5_48,
        Action::Knock => clause::BL_4_15,
        Action::Forfeit { .. } | Action::ForfeitByLot => clause::BL_4_17,
        Action::Challenge => clause::BL_4_31,
        Action::LetGo | Action::Answer => clause::BL_4_41,
        Action::TakeBag { .. } | Action::TakeSets => clause::BL_5_42,
        Action::Bonus { .. } => clause::BL_6_5,
    }
}
