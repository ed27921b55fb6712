//! Players that are programs.

use crate::game::Game;
use crate::perspective::Perspective;
use crate::seat::Seat;

/// How much a bot may think.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// Worlds to try, for bots that search.
    pub iterations: u32,
}

/// A program that plays. It is given a [`Perspective`], never a state.
pub trait Bot<G: Game>: Send {
    /// Chooses an action for the seat of `eyes`. None: hold still (where the rules let a seat wait).
    fn choose(&mut self, eyes: &Perspective<'_, G>, budget: Budget) -> Option<G::Action>;
}

/// What an action says about the character of who does it. Bots of different levels differ in how often they do such.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Temper {
    /// Nothing in particular.
    Plain,
    /// It claims what is not so.
    Bluff,
    /// It doubts what somebody claims.
    Challenge,
    /// It is to be said in time, and easily forgotten.
    Call,
}

/// A game's opinion on its own actions: not a rule, only advice for bots.
pub trait Heuristic: Game {
    /// How good `action` looks for `seat`; only the order matters. Must read nothing that the seat cannot know: the
    /// conformance kit compares it over imagined worlds.
    fn rate(&self, seat: Seat, action: Self::Action) -> i32;

    /// How well `seat` stands in a world that is wholly known, from 0 (lost) to 1000 (won): where a search stops
    /// looking ahead. By default the result once the match is over, and before that who leads.
    fn outlook(&self, seat: Seat) -> i32 {
        let winners = self.standings().winners();
        if winners.contains(seat) { 1000 / winners.len() as i32 } else { 0 }
    }

    /// What `action` says about who does it. Like [`Heuristic::rate`], reads nothing that the seat cannot know.
    fn temper(&self, _seat: Seat, _action: Self::Action) -> Temper {
        Temper::Plain
    }

    /// Whether the claim that may be challenged now is a bluff, in a world that is wholly known. None: there is none.
    fn bluffed(&self) -> Option<bool> {
        None
    }
}
