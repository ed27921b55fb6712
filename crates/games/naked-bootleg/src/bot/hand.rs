//! How far a hand is from the objective, and what each card adds to it.

use super::bluff;
use crate::action::{Action, What};
use crate::card::{Colour, Kind, WILDCAT, face};
use crate::rules::Held;
use crate::state::NakedBootleg;
use kernel::{CardSet, Face, Seat};

/// A hand and what is downed already.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    held: Held,
    /// The size of the one set that is downed; none if nothing is.
    set: Option<u8>,
    /// Nothing more to collect.
    is_complete: bool,
}

/// What so many like cards are worth for a set: pairs and triples count for more than their cards.
const LIKE: [i32; 9] = [0, 2, 9, 20, 27, 28, 29, 31, 32];
/// What a card that is still missing costs.
const MISSING: i32 = 30;
const WILD: i32 = 24;

impl Plan {
    pub fn of(game: &NakedBootleg, seat: Seat) -> Plan {
        let set = game.lots_of(seat).map(|target| game.size(target) as u8).max();
        let held = *game.holds(seat);
        Plan { held, set, is_complete: game.is_in_redzone(seat) }
    }

    /// The same with one card more.
    #[must_use]
    pub fn with(self, card: Face) -> Plan {
        Plan { held: self.held.with(card), ..self }
    }

    /// The same with one card fewer.
    #[must_use]
    pub fn without(self, card: Face) -> Plan {
        Plan { held: self.held.without(card), ..self }
    }

    /// Cards that are missing for a formation.
    pub fn missing_for_formation(&self) -> i32 {
        let (mut first, mut second) = (0, 0);
        for kind in Kind::all().filter(|&kind| kind != Kind::Wildcat) {
            let count = self.held.kind(kind) as i32;
            if count > first {
                (first, second) = (count, first);
            } else if count > second {
                second = count;
            }
        }
        let wild = self.held.wild() as i32;
        let short = match self.set {
            None => (4 - first).max(0) + (3 - second).max(0),
            Some(3) => (4 - first).max(0),
            Some(_) => (3 - first).max(0),
        };
        (short - wild).max(0)
    }

    /// Cards that are missing for the best streak; one may not be begun beside a set.
    pub fn missing_for_streak(&self) -> i32 {
        if self.set.is_some() {
            return i32::MAX;
        }
        let missing = |colour: Colour| {
            let has_card = self.held.faces.contains(face(Kind::Streak, Some(colour)));
            let count = self.held.colour(colour) as i32 + self.held.wild() as i32;
            // A particular card is harder to find than any of a colour.
            7 - count + if has_card { 0 } else { 3 }
        };
        Colour::ALL.into_iter().map(missing).min().unwrap_or(i32::MAX).max(0)
    }

    /// Cards that are missing for the objective.
    pub fn missing(&self) -> i32 {
        if self.is_complete { 0 } else { self.missing_for_formation().min(self.missing_for_streak()) }
    }

    /// What the hand is worth for the objective.
    pub fn worth(&self) -> i32 {
        if self.is_complete {
            return 0;
        }
        let like: i32 = Kind::all()
            .filter(|&kind| kind != Kind::Wildcat)
            .map(|kind| LIKE[self.held.kind(kind).min(8) as usize].min(cap(kind)))
            .sum();
        let streak = if self.set.is_none() { (12 - 3 * self.missing_for_streak()).max(0) } else { 0 };
        like + streak + WILD * self.held.wild() as i32 - MISSING * self.missing()
    }

    /// What giving up a card costs the objective.
    pub fn loss(&self, card: Face) -> i32 {
        self.worth() - self.without(card).worth()
    }

    /// What taking a card gains.
    pub fn gain(&self, card: Face) -> i32 {
        self.with(card).worth() - self.worth()
    }

    /// Real cards first; Wildcats as far as they are needed for this set, or to leave room for a set of three.
    pub fn rate_build(&self, game: &NakedBootleg, what: What, lot: CardSet, action: Action) -> i32 {
        let chosen = Held::of(game, lot);
        match (what, action) {
            (What::Set(kind), Action::Add(WILDCAT)) if kind != Kind::Wildcat => {
                if chosen.wild() < self.wild_wanted(game, kind) { 20 } else { -20 }
            }
            (What::Streak(_), Action::Add(WILDCAT)) => {
                if chosen.count < 7 {
                    1
                } else {
                    -20
                }
            }
            (What::Disguise, Action::Add(card)) => bluff::rate_add(game, game.turn.seat, &chosen, card),
            (_, Action::Add(_)) => 30,
            (_, Action::Done { omaha }) => omaha as i32,
            _ => -100,
        }
    }

    /// Wildcats that belong into a set of this kind.
    fn wild_wanted(&self, game: &NakedBootleg, kind: Kind) -> u8 {
        let least = game.least_fit(game.turn.seat).unwrap_or(3) as u8;
        let natural = self.held.kind(kind);
        let needed = least.saturating_sub(natural);
        let spare = self.held.wild().saturating_sub(needed);
        let others = Kind::all().filter(|&other| other != kind && other != Kind::Wildcat);
        let second = others.map(|other| self.held.kind(other)).max().unwrap_or(0);
        // With three here the other set would need four.
        let is_three = self.set.is_none() && natural + needed == 3;
        let helps = is_three && spare >= 1 && second + spare < 4 && second + spare > 3 - 1 && second >= 1;
        needed + (helps && second + (spare - 1) >= 3) as u8
    }
}

/// A kind with few cards in the deck is no good for a set.
fn cap(kind: Kind) -> i32 {
    match kind.copies() {
        8 => 100,
        4 => 21,
        _ => 2,
    }
}
