//! Players that are programs.

use crate::chance::Stream;
use crate::encode::Encode;
use crate::game::Game;
use crate::perspective::Perspective;
use crate::seat::Seat;
use crate::time::Millis;

/// How much a bot may think.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// Worlds to try, for bots that search.
    pub iterations: u32,
}

/// Says whether there is time to think on. Bots have no clock: whoever asks them has one.
pub type Patience<'a> = &'a (dyn Fn() -> bool + Sync);

/// A program that plays. It is given a [`Perspective`], never a state.
pub trait Bot<G: Game>: Send {
    /// Chooses an action for the seat of `eyes`. None: hold still (where the rules let a seat wait).
    fn choose(&mut self, eyes: &Perspective<'_, G>, budget: Budget) -> Option<G::Action>;

    /// What it calls out of turn, if anything. It is asked once after every completed play in which
    /// [`Game::callers`] names its seat, and must be quick.
    fn call(&mut self, _eyes: &Perspective<'_, G>) -> Option<G::Action> {
        None
    }

    /// [`Bot::choose`] in limited time: when `patience` ends, the best so far is chosen. While it lasts, the choice is that of
    /// [`Bot::choose`]. By default thinking takes no time worth limiting.
    fn choose_in_time(
        &mut self,
        eyes: &Perspective<'_, G>,
        budget: Budget,
        _patience: Patience<'_>,
    ) -> Option<G::Action> {
        self.choose(eyes, budget)
    }

    /// What it does at this moment where everybody plays at once; see [`Racer::react`]. By default nothing is a race.
    fn react(&mut self, _eyes: &Perspective<'_, G>, _now: Millis) -> Reflex<G::Action> {
        Reflex::Calm
    }
}

/// What a player does at a moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reflex<A> {
    /// Nothing is a race now: it is asked to choose, as in any other game.
    Calm,
    /// It waits; it need not be asked again before this moment unless something happens.
    Wait(Option<Millis>),
    /// It does this now.
    Act(A),
}

/// A player at the speed of people, for games in which everybody plays at once: it needs time to see, to search and to
/// reach, and may be too late. A game brings its own ([`Heuristic::racer`]).
pub trait Racer<G: Game>: Send {
    /// Something has happened, or a moment it waited for has come. Must be quick, and asking more often than needed must
    /// change nothing. Moments never go back.
    fn react(&mut self, eyes: &Perspective<'_, G>, now: Millis) -> Reflex<G::Action>;
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
pub trait Heuristic: Encode {
    /// How good `action` looks for `seat`; only the order matters. Must read nothing that the seat cannot know: the
    /// conformance kit compares it over imagined worlds.
    fn rate(&self, seat: Seat, action: Self::Action) -> i32;

    /// Rates several actions at once, in their order: for games where much of a rating is the same for all of them.
    fn rate_all(&self, seat: Seat, actions: &[Self::Action], out: &mut Vec<i32>) {
        out.extend(actions.iter().map(|&action| self.rate(seat, action)));
    }

    /// What `seat` had best call out of turn, one of [`Game::calls`]; none: it had better be silent. Like
    /// [`Heuristic::rate`], reads nothing that the seat cannot know.
    fn call(&self, _seat: Seat) -> Option<Self::Action> {
        None
    }

    /// What was learned, as `parlor train` writes it; bots of a game that has nothing here follow its advice.
    fn learned() -> &'static [u8] {
        &[]
    }

    /// Which deal of the match this is. A search looks no further than to the next one: what cards it will bring is the
    /// same for every choice.
    fn chapter(&self) -> u32 {
        0
    }

    /// How well `seat` stands in a world that is wholly known, from 0 (lost) to 1000 (won): where a search stops
    /// looking ahead. By default the result once the match is over, and before that how far the seat leads.
    fn outlook(&self, seat: Seat) -> i32 {
        if self.is_over() {
            let winners = self.standings().winners();
            return if winners.contains(seat) { 1000 / winners.len() as i32 } else { 0 };
        }
        let scores = self.scores();
        let own = scores[seat.index()];
        let others = scores.iter().enumerate().filter(|(other, _)| *other != seat.index());
        let best = others.map(|(_, points)| *points).max().unwrap_or(own);
        lead(own - best, 1 + (own.abs() + best.abs()) / 2)
    }

    /// How many steps a search plays on by the game's advice before it asks for the outlook: none where the outlook
    /// speaks for itself at any moment.
    fn foresight(&self) -> u32 {
        8
    }

    /// How many steps a rehearsal plays on before it asks for the outlook, or for what was [learned](Heuristic::learned) to
    /// be expected, unless the [chapter](Heuristic::chapter) ends before. None: the advice is all there is to think about.
    fn horizon(&self) -> u32 {
        40
    }

    /// What `action` says about who does it. Like [`Heuristic::rate`], reads nothing that the seat cannot know.
    fn temper(&self, _seat: Seat, _action: Self::Action) -> Temper {
        Temper::Plain
    }

    /// What a bot does at once, whatever its level, because the choice is for people alone. None: it chooses among the legal
    /// actions.
    fn courtesy(&self, _seat: Seat) -> Option<Self::Action> {
        None
    }

    /// A player at the speed of people with this skill, from 0 (a beginner) to 3 (an expert); the same seed plays the
    /// same way. None: bots of this game only choose.
    fn racer(_skill: u8, _seed: u64) -> Option<Box<dyn Racer<Self>>> {
        None
    }

    /// How likely the others would have done what they did if this were the true world, as seen by `seat`: a logarithm in
    /// thousandths, of which only differences matter. Whoever asks wants no more than to know whether it is below `least`
    /// if it is. By default all worlds are equally likely.
    fn likelihood(&self, _seat: Seat, _least: i32) -> i32 {
        0
    }

    /// Changes a little of what `seat` cannot know, by luck alone; the seat cannot tell this world from the true one
    /// either. False where worlds are all equally likely, or nothing can be changed.
    fn vary(&mut self, _seat: Seat, _stream: &mut Stream) -> bool {
        false
    }

    /// Whether the claim that may be challenged now is a bluff, in a world that is wholly known. None: there is none.
    fn bluffed(&self) -> Option<bool> {
        None
    }
}

/// The chance of `seat` from 1 to 999 if each seat hopes for so much: `scale` more makes a seat twice as likely to win.
pub fn share(hopes: &[i32], seat: Seat, scale: i32) -> i32 {
    const DOUBLINGS: i32 = 20;
    let best = hopes.iter().copied().max().unwrap_or(0);
    // Powers of two with straight lines between them: near enough, and the same on every machine.
    let weight = |hope: i32| {
        let below = (best - hope).min(DOUBLINGS * scale);
        let (halvings, rest) = (below / scale, below % scale);
        ((((2 * scale - rest) as u64) << DOUBLINGS) / scale as u64) >> (halvings + 1)
    };
    let all: u64 = hopes.iter().map(|&hope| weight(hope)).sum();
    (1000 * weight(hopes[seat.index()]) / all.max(1)).clamp(1, 999) as i32
}

/// A lead as a chance from 1 to 999, even where nobody leads; a lead of `scale` is three quarters of the way.
pub const fn lead(by: i32, scale: i32) -> i32 {
    500 + 498 * by / (by.abs() + scale)
}
