//! The contract of a game.
//!
//! `Self` is the whole state, hidden cards included; moves are small `Copy` values. Three verbs for each act: `check`
//! says which clause forbids it, `legal` lists, `apply` does. Optional sides of a game live in traits of their own:
//! [`Text`](crate::Text) for words, [`Stage`](crate::Stage) for positions, [`Heuristic`](crate::Heuristic) for opinions.

use crate::card::{Zone, ZoneSpec};
use crate::chance::{Chance, Stream};
use crate::clause::{Clause, Illegal};
use crate::fact::Sink;
use crate::options::Settings;
use crate::seat::{BySeat, Seat, SeatSet, Viewer};
use crate::tableau::Cards;
use crate::time::{Millis, Stamped};
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// What is fixed about a game.
#[derive(Clone, Debug)]
pub struct Meta {
    /// The name in addresses and files (`jukem-football`).
    pub slug: &'static str,
    /// The name for people.
    pub name: &'static str,
    /// How many may play.
    pub seats: RangeInclusive<u8>,
    /// How long a match takes people.
    pub minutes: RangeInclusive<u8>,
    /// The version of the rules; a record says which one it was played under.
    pub rules: u32,
    /// The zones of the table.
    pub zones: &'static [ZoneSpec],
    /// Every clause of the rules page.
    pub clauses: &'static [&'static Clause],
}

impl Meta {
    /// The name of a zone, and whose it is. A zone beyond the seats of a table has the name of its kind all the same.
    pub fn zone_name(&self, zone: Zone) -> (&'static str, Option<Seat>) {
        let spec = self.zones.iter().filter(|spec| spec.first <= zone).max_by_key(|spec| spec.first);
        let spec = spec.expect("zones are numbered from the first one");
        (spec.name, spec.per_seat.then(|| Seat::new(zone.0 - spec.first.0)))
    }
}

/// The rules of one card game. `Self` is the whole state, hidden cards included.
pub trait Game: Clone + Send + 'static {
    /// What is fixed about the game.
    const META: Meta;
    /// Variants and house rules chosen at the table.
    type Options: Settings;
    /// One choice of one seat, at most 8 bytes; written and read in the game's notation.
    type Action: Copy + Ord + Hash + Debug + Display + FromStr<Err = String> + Send;
    /// What is announced besides card movements; holds no card ids.
    type Note: Copy + Eq + Debug + Send;
    /// The table as one viewer may see it, beyond where the cards lie.
    type View: Eq + Debug + Send + serde::Serialize;

    /// Sets up a match; what the deal tells goes to `sink`. Options or a number of seats that do not fit name the clause
    /// they break.
    fn deal_to(
        options: &Self::Options,
        seats: u8,
        chance: Chance,
        sink: &mut impl Sink<Self::Note>,
    ) -> Result<Self, Illegal>;

    /// [`Game::deal_to`] with nobody listening.
    #[inline]
    fn deal(options: &Self::Options, seats: u8, chance: Chance) -> Result<Self, Illegal> {
        Self::deal_to(options, seats, chance, &mut ())
    }

    /// Seats that may act now. One: a turn; several: together or a window; none: waiting for the clock, or over.
    fn to_act(&self) -> SeatSet;

    /// Appends the seat's legal actions in ascending order. The caller owns and reuses the buffer.
    fn legal(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// Ok for the actions that [`Game::legal`] lists and those that are [off the list](Game::off_list); otherwise names
    /// the clause that forbids it. Never depends on what the seat may not know.
    fn check(&self, seat: Seat, action: Self::Action) -> Result<(), Illegal>;

    /// Advances the game. The input has been checked; applying an unchecked one is our bug.
    fn apply(&mut self, step: Stamped<Self::Action>, sink: &mut impl Sink<Self::Note>);

    /// Points of each seat so far.
    fn scores(&self) -> &[i32];

    /// Where the cards lie.
    fn cards(&self) -> &dyn Cards;

    /// The table as `viewer` may see it.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// Replaces everything `seat` cannot know by a random world it cannot tell from this one, the future included.
    fn determinize(&mut self, seat: Seat, chance: &mut Stream);

    /// No match takes more inputs than this.
    fn bound(&self) -> u32;

    /// Next moment the rules want to be called even if nobody acts (a window closes, sand runs out).
    fn wakes_at(&self) -> Option<Millis> {
        None
    }

    /// The seats that `viewer` may know to be deciding. Differs from [`Game::to_act`] where answers are hidden.
    fn awaited(&self, _viewer: Viewer) -> SeatSet {
        self.to_act()
    }

    /// What others learn of the choice itself: two actions with the same outside must look the same to everybody else.
    /// By default every choice is open.
    fn outside(&self, _seat: Seat, action: Self::Action) -> Self::Action {
        action
    }

    /// Whether this note tells its audience something that was hidden until now: a sealed choice, a roll, "bluff!".
    /// Faces need no declaration. Any other note must not depend on what its audience could not know.
    fn reveals(_note: &Self::Note) -> bool {
        false
    }

    /// Whether the rules accept this action although [`Game::legal`] does not list it: an attempt that may be wrong and
    /// cost something, or giving up.
    fn off_list(&self, _seat: Seat, _action: Self::Action) -> bool {
        false
    }

    /// One of the seat's legal actions, each equally likely, and how many there are: exactly what drawing from the list
    /// of [`Game::legal`] gives. A game whose choices can be counted, or are constants, need not write them down;
    /// `list` is the caller's buffer for those that must.
    #[inline]
    fn by_lot(&self, seat: Seat, stream: &mut Stream, list: &mut Vec<Self::Action>) -> Option<(Self::Action, u32)> {
        list.clear();
        self.legal(seat, list);
        stream.pick(list).map(|action| (*action, list.len() as u32))
    }

    /// What a person is shown as choices: the legal ones, unless finding them is the game.
    fn offers(&self, seat: Seat, out: &mut Vec<Self::Action>) {
        self.legal(seat, out);
    }

    /// The seats that may call something out of turn now. Whoever drives a match asks each of them once after every
    /// completed play, in seat order from the player; while a play is not complete there are none. That can be a secret, so
    /// nobody is shown these seats; being asked follows upon what everybody has seen.
    #[inline]
    fn callers(&self) -> SeatSet {
        SeatSet::EMPTY
    }

    /// Appends what `seat` may call out of turn: accepted whether or not [`Game::legal`] lists it.
    fn calls(&self, _seat: Seat, _out: &mut Vec<Self::Action>) {}

    /// What is done for a seat whose time is up.
    fn timeout(&self, _seat: Seat) -> Option<Self::Action> {
        None
    }

    /// Who won, in order. By default the highest score.
    fn standings(&self) -> Standings {
        Standings::by_score(self.scores())
    }

    /// Whether the match has ended. FINAL: nobody overrides this.
    fn is_over(&self) -> bool {
        self.to_act().is_empty() && self.wakes_at().is_none()
    }
}

/// The place of each seat: 1 is the winner, equal places are shared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standings {
    places: BySeat<u8>,
    seats: u8,
}

impl Standings {
    /// Higher is better, ties share a place.
    #[inline]
    pub fn by_score(scores: &[i32]) -> Standings {
        Standings::by_key(scores.len() as u8, |seat| std::cmp::Reverse(scores[seat.index()]))
    }

    /// The lowest key is best, ties share a place.
    #[inline]
    pub fn by_key<K: Ord>(seats: u8, key: impl Fn(Seat) -> K) -> Standings {
        let mut places = BySeat::default();
        for seat in Seat::all(seats) {
            places[seat] = 1 + Seat::all(seats).filter(|&other| key(other) < key(seat)).count() as u8;
        }
        Standings { places, seats }
    }

    /// The place of `seat`, from 1.
    pub fn place(&self, seat: Seat) -> u8 {
        self.places[seat]
    }

    /// The seats in the first place.
    #[inline]
    pub fn winners(&self) -> SeatSet {
        Seat::all(self.seats).filter(|&seat| self.places[seat] == 1).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_scores_share_a_place() {
        let standings = Standings::by_score(&[7, 10, 7]);
        assert_eq!(Seat::all(3).map(|seat| standings.place(seat)).collect::<Vec<_>>(), [2, 1, 2]);
        assert_eq!(standings.winners(), SeatSet::one(Seat::new(1)));
    }
}
