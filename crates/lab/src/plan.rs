//! What the lab is asked to play.

use serde::{Deserialize, Serialize};
use table::catalog::lookup;
use table::{Entry, Seed, Setup};

/// A way to set up the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Variant {
    /// Its name in reports.
    pub name: String,
    /// Its options as key and value.
    pub options: Vec<(String, String)>,
}

/// What is played. Equal plans give equal numbers, on any machine and any number of cores.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Plan {
    /// The game, by its slug.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// How many seats.
    pub seats: u8,
    /// The bot of each seat.
    pub bots: Vec<String>,
    /// The ways to set it up; the first one is what the others are compared with.
    pub variants: Vec<Variant>,
    /// How many games of each variant.
    pub games: u64,
    /// What all chance comes from.
    pub seed: u64,
    /// About how many games are looked at closely: actions, cards, clauses, events, leads.
    pub close: u64,
    /// The most worlds a searching bot tries for one action.
    pub iterations: u32,
}

impl Plan {
    /// The game of the plan.
    pub fn entry(&self) -> Result<&'static Entry, String> {
        let entry = lookup(&self.game)?;
        if entry.meta.rules != self.rules {
            let (ours, theirs) = (entry.meta.rules, self.rules);
            return Err(format!("{} was played by rules {theirs}, this program has rules {ours}", entry.meta.name));
        }
        Ok(entry)
    }

    /// Every how many games one is looked at closely.
    pub fn stride(&self) -> u64 {
        self.games.div_ceil(self.close.max(1)).max(1)
    }

    /// Refuses what cannot be played, in one sentence.
    pub fn check(&self) -> Result<(), String> {
        let entry = self.entry()?;
        if self.games == 0 {
            return Err("there must be at least one game".to_string());
        }
        if self.bots.len() != self.seats as usize {
            return Err(format!("{} bots for {} seats: name one for each", self.bots.len(), self.seats));
        }
        self.bots.iter().try_for_each(|name| table::bot_kind(name).map(|_| ()))?;
        for variant in &self.variants {
            let (seats, options) = (self.seats, entry.at_table(&variant.options, false));
            (entry.open)(&Setup { seats, options, seed: Seed::number(self.seed), scene: kernel::Scene::default() })?;
        }
        Ok(())
    }

    /// The seed of a game's deal: the same in every variant.
    pub fn deal(&self, number: u64) -> u64 {
        scatter(self.seed, number.wrapping_mul(4))
    }

    /// The seed of what the bots of a game draw.
    pub fn whims(&self, number: u64) -> u64 {
        scatter(self.seed, number.wrapping_mul(4).wrapping_add(1))
    }
}

/// A number that shares no pattern with its neighbours.
pub fn scatter(seed: u64, number: u64) -> u64 {
    let mut z = seed.rotate_left(32) ^ number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// A list of bots `a,b,c` for so many seats; the last one fills the rest.
pub fn bots(list: &str, seats: u8) -> Result<Vec<String>, String> {
    let named: Vec<&str> = list.split(',').map(str::trim).collect();
    if named.len() > seats as usize {
        return Err(format!("{} bots for {seats} seats: name at most one for each", named.len()));
    }
    let fill = |seat: usize| named.get(seat).or(named.last()).map(ToString::to_string).unwrap_or_default();
    Ok((0..seats as usize).map(fill).collect())
}
