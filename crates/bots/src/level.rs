//! Levels: bots that people choose by how strong they want the other side to be.
//!
//! A level is a character, the same in every game: how far it looks ahead, how often it takes what is only next best, how
//! readily it bluffs and challenges, whether it forgets to call, how quick it is. What is a bluff or a call, and what is
//! good, the games say themselves ([`Heuristic`]).

use crate::{Crew, Feeler, Greedy, Random, Rehearser, Search, Style};
use kernel::{Bot, Budget, Heuristic, Millis, Patience, Perspective, Racer, Reflex, Stream, Temper};
use std::sync::Arc;

/// How strong a bot is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Level {
    /// Knows the rules and often misses the best choice.
    Beginner,
    /// Plays sensibly and slips now and then.
    Casual,
    /// Looks ahead a little.
    Strong,
    /// Looks ahead a lot.
    Expert,
}

/// What makes a level. Chances are out of a thousand.
#[derive(Clone, Copy, Debug)]
pub struct Character {
    /// Trials for one action; 0: it follows the game's advice.
    pub trials: u32,
    /// How often it passes over a choice for the next best.
    pub slip: u32,
    /// How often it considers a bluff at all.
    pub bluff: u32,
    /// How often it considers a challenge at all.
    pub challenge: u32,
    /// How often it thinks of a call.
    pub call: u32,
    /// The least time it takes where everybody plays at once, in milliseconds, and how much it varies.
    pub reaction: (u32, u32),
    /// How many pauses long it thinks about an answer where it has a turn, whatever it has to choose from.
    pub pauses: u32,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 4] = [Level::Beginner, Level::Casual, Level::Strong, Level::Expert];

    /// The name in every face.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Beginner => "beginner",
            Level::Casual => "casual",
            Level::Strong => "strong",
            Level::Expert => "expert",
        }
    }

    /// What makes it.
    pub const fn character(self) -> Character {
        match self {
            Level::Beginner => {
                let (slip, bluff, challenge, call, reaction) = (700, 200, 400, 500, (4_000, 6_000));
                Character { trials: 0, slip, bluff, challenge, call, reaction, pauses: 1 }
            }
            Level::Casual => {
                let (slip, bluff, challenge, call, reaction) = (150, 600, 700, 800, (2_500, 4_000));
                Character { trials: 0, slip, bluff, challenge, call, reaction, pauses: 1 }
            }
            Level::Strong => {
                let (slip, bluff, challenge, call, reaction) = (0, 1000, 1000, 970, (1_500, 2_500));
                Character { trials: 400, slip, bluff, challenge, call, reaction, pauses: 1 }
            }
            Level::Expert => {
                let (slip, bluff, challenge, call, reaction) = (0, 1000, 1000, 1000, (900, 1_200));
                Character { trials: 16_000, slip, bluff, challenge, call, reaction, pauses: 3 }
            }
        }
    }

    fn named(name: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name() == name)
    }
}

/// Every kind of bot by name: the levels, and four for measuring.
pub const KINDS: &[&str] = &["beginner", "casual", "strong", "expert", "random", "greedy", "instinct", "search"];

/// The bot with this name; the same seed plays the same way.
pub fn by_name<G: Heuristic>(name: &str, seed: u64) -> Option<Box<dyn Bot<G>>> {
    by_name_with(name, seed, None)
}

/// The bot with this name and a crew that helps it to think; the crew changes nothing but how long it takes.
pub fn by_name_with<G: Heuristic>(name: &str, seed: u64, crew: Option<Arc<dyn Crew>>) -> Option<Box<dyn Bot<G>>> {
    match name {
        "random" => Some(Box::new(Random::new(seed))),
        "greedy" => Some(Box::new(Greedy::new(seed))),
        "instinct" => Some(Box::new(Feeler::new(seed))),
        "search" => Some(Box::new(Search::new(seed, Style::USUAL))),
        _ => Level::named(name).map(|level| Box::new(Player::of_level(level, seed, crew)) as Box<dyn Bot<G>>),
    }
}

/// How long the bot with this name takes where everybody plays at once, in milliseconds.
pub fn reaction(name: &str, stream: &mut Stream) -> u32 {
    let (least, varies) = Level::named(name).unwrap_or(Level::Strong).character().reaction;
    least + stream.below(varies)
}

/// How many pauses long the bot with this name thinks about an answer; those for measuring take one.
pub fn pauses(name: &str) -> u32 {
    Level::named(name).map_or(1, |level| level.character().pauses)
}

/// A bot with a character.
pub struct Player<G: Heuristic> {
    character: Character,
    stream: Stream,
    rehearser: Rehearser<G>,
    crew: Option<Arc<dyn Crew>>,
    /// Plays for it where everybody plays at once.
    racer: Option<Box<dyn Racer<G>>>,
    legal: Vec<G::Action>,
    ratings: Vec<i32>,
    ranked: Vec<(i32, G::Action)>,
}

impl<G: Heuristic> Player<G> {
    /// A player of this character; the same seed plays the same way.
    pub fn new(character: Character, seed: u64, crew: Option<Arc<dyn Crew>>) -> Self {
        Player {
            character,
            stream: Stream::fast(seed),
            rehearser: Rehearser::new(seed ^ 0x5ea2_c4ed),
            crew,
            racer: None,
            legal: Vec::new(),
            ratings: Vec::new(),
            ranked: Vec::new(),
        }
    }

    /// A player of this level, as quick as its level in games that say what that means.
    pub fn of_level(level: Level, seed: u64, crew: Option<Arc<dyn Crew>>) -> Self {
        Player { racer: G::racer(level as u8, seed), ..Player::new(level.character(), seed, crew) }
    }

    /// Drops what this character does not think of now, unless nothing would be left.
    fn narrow(&mut self, world: &G, eyes: &Perspective<'_, G>) {
        for (temper, readiness) in [
            (Temper::Bluff, self.character.bluff),
            (Temper::Challenge, self.character.challenge),
            (Temper::Call, self.character.call),
        ] {
            let is_such = |action: &G::Action| world.temper(eyes.seat(), *action) == temper;
            let thinks_of_it =
                readiness >= 1000 || !self.legal.iter().any(is_such) || self.stream.below(1000) < readiness;
            if !thinks_of_it && !self.legal.iter().all(is_such) {
                self.legal.retain(|action| !is_such(action));
            }
        }
    }

    /// The best by the game's advice, or with a slip the next best; never one of the worse half.
    fn follow_advice(&mut self, world: &G, eyes: &Perspective<'_, G>) -> Option<G::Action> {
        self.ranked.clear();
        // Equal choices in random order; the legal list is sorted and would always favour its first.
        self.stream.shuffle(&mut self.legal);
        self.ratings.clear();
        world.rate_all(eyes.seat(), &self.legal, &mut self.ratings);
        self.ranked.extend(self.ratings.iter().copied().zip(self.legal.iter().copied()));
        self.ranked.sort_by_key(|(rating, _)| std::cmp::Reverse(*rating));
        let sensible = self.ranked.len().div_ceil(2);
        let mut rank = 0;
        while rank + 1 < sensible && self.stream.below(1000) < self.character.slip {
            rank += 1;
        }
        self.ranked.get(rank).map(|(_, action)| *action)
    }
}

impl<G: Heuristic> Bot<G> for Player<G> {
    fn choose(&mut self, eyes: &Perspective<'_, G>, budget: Budget) -> Option<G::Action> {
        self.choose_in_time(eyes, budget, &|| true)
    }

    fn choose_in_time(
        &mut self,
        eyes: &Perspective<'_, G>,
        budget: Budget,
        patience: Patience<'_>,
    ) -> Option<G::Action> {
        self.legal.clear();
        eyes.choices(&mut self.legal);
        if self.legal.len() < 2 {
            return self.legal.first().copied();
        }
        // Rated in an imagined world: even a heuristic that looked at hidden cards would see none.
        let world = eyes.imagine(&mut self.stream);
        self.narrow(&world, eyes);
        let trials = self.character.trials.min(budget.iterations);
        if self.legal.len() < 2 || trials == 0 || world.horizon() == 0 || !patience() {
            return self.follow_advice(&world, eyes);
        }
        let tally = match &self.crew {
            Some(crew) => self.rehearser.ponder_with(&**crew, eyes, &self.legal, trials, patience),
            None => self.rehearser.ponder_in_time(eyes, &self.legal, trials, patience),
        };
        tally.first().map(|tried| tried.action)
    }

    /// Whoever forgets to call for itself forgets to catch others too.
    fn call(&mut self, eyes: &Perspective<'_, G>) -> Option<G::Action> {
        let call = eyes.advised_call()?;
        let notices = self.character.call >= 1000 || self.stream.below(1000) < self.character.call;
        notices.then_some(call)
    }

    fn react(&mut self, eyes: &Perspective<'_, G>, now: Millis) -> Reflex<G::Action> {
        self.racer.as_mut().map_or(Reflex::Calm, |racer| racer.react(eyes, now))
    }
}
