//! What is played: option sets, numbers of seats, and how many games.
//!
//! Invariant: a plan and a law fix every random number, so a failure in CI is the same failure at home.

use crate::law::{Law, Violation};
use crate::record_text;
use kernel::{Chance, Game, Illegal, SEATS_MAX, Settings};

/// Random games for one game in CI, over all laws.
const GAMES: u32 = 20_000;

/// What to play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// Option sets beside the defaults, each `key=value,key=value`.
    pub options: Vec<String>,
    /// Random games over all laws.
    pub games: u32,
}

impl Plan {
    /// The default options and these; 20,000 games, or as many as `PARLOR_SOAK_GAMES` says.
    pub fn new(options: &[&str]) -> Plan {
        let soak = std::env::var("PARLOR_SOAK_GAMES").ok();
        let games = soak.map_or(GAMES, |text| text.parse().expect("PARLOR_SOAK_GAMES is a number of games"));
        Plan { options: options.iter().map(|set| set.to_string()).collect(), games }
    }

    /// The same with this many games.
    #[must_use]
    pub fn games(self, games: u32) -> Plan {
        Plan { games, ..self }
    }

    /// Whether at least as much is played as the check plays.
    pub(crate) fn is_full(&self) -> bool {
        self.games >= GAMES
    }

    /// How many games are played for `law`, at least one in each of `modes`.
    pub(crate) fn games_for(&self, law: Law, modes: usize) -> u64 {
        (self.games as u64 * law.share() as u64).div_ceil(1000).max(modes as u64)
    }
}

/// One way to play: options and a number of seats that fit together.
#[derive(Clone, Debug)]
pub(crate) struct Mode<G: Game> {
    pub options: G::Options,
    pub seats: u8,
}

/// The seed with this number.
pub fn seed(number: u64) -> [u8; 32] {
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&number.to_le_bytes());
    seed
}

/// Every mode of the plan. A seat count that an option set refuses is left out, but one must be left.
pub(crate) fn modes<G: Game>(plan: &Plan) -> Result<Vec<Mode<G>>, Violation> {
    let mut modes = Vec::new();
    for set in std::iter::once("").chain(plan.options.iter().map(String::as_str)) {
        let options: G::Options = read_options(set, ',').map_err(|why| unfit::<G>(set, why))?;
        let before = modes.len();
        let mut refusals = Vec::new();
        for seats in G::META.seats {
            match G::deal(&options, seats, Chance::Seed(seed(0))) {
                Ok(_) => modes.push(Mode { options: options.clone(), seats }),
                Err(illegal) => refusals.push((seats, illegal)),
            }
        }
        judge::<G>(set, modes.len() > before, &refusals)?;
    }
    Ok(modes)
}

fn judge<G: Game>(set: &str, fits: bool, refusals: &[(u8, Illegal)]) -> Result<(), Violation> {
    let foreign = refusals.iter().find(|(_, illegal)| !G::META.clauses.contains(&illegal.clause));
    if let Some((seats, illegal)) = foreign {
        let why = format!("{seats} seats are refused by {}, which is not on the rules page", illegal.clause.id);
        return Err(Violation { law: Law::Clauses, ..unfit::<G>(set, why) });
    }
    if fits { Ok(()) } else { Err(unfit::<G>(set, format!("no number of seats can be dealt: {refusals:?}"))) }
}

/// A table that is too small or too big is refused by a clause of the rules page.
pub(crate) fn check_seat_counts<G: Game>() -> Result<(), Violation> {
    for seats in (0..=SEATS_MAX as u8).filter(|seats| !G::META.seats.contains(seats)) {
        let refusal = match G::deal(&G::Options::default(), seats, Chance::Seed(seed(0))) {
            Ok(_) => {
                return Err(unfit::<G>("", format!("{seats} seats are dealt, but the rules say {:?}", G::META.seats)));
            }
            Err(refusal) => refusal,
        };
        judge::<G>("", true, &[(seats, refusal)])?;
    }
    Ok(())
}

fn unfit<G: Game>(set: &str, why: String) -> Violation {
    let why = format!("with the options {set:?}: {why}");
    Violation { law: Law::Clauses, game: G::META.slug, seed: 0, step: 0, why, record: record_text::header::<G>() }
}

/// A run that proves too little.
pub(crate) fn too_little<G: Game>(law: Law, why: String) -> Violation {
    Violation { law, game: G::META.slug, seed: 0, step: 0, why, record: record_text::header::<G>() }
}

/// Reads `key=value` parts; a part without `=` belongs to the value before it.
pub(crate) fn read_options<O: Settings>(text: &str, between: char) -> Result<O, String> {
    let mut pairs: Vec<(String, String)> = Vec::new();
    for part in text.split(between).filter(|part| !part.is_empty()) {
        match (part.split_once('='), pairs.last_mut()) {
            (Some((key, value)), _) => pairs.push((key.trim().to_string(), value.to_string())),
            (None, Some((_, value))) => value.extend([between].into_iter().chain(part.chars())),
            (None, None) => return Err(format!("an option is written key=value, not {part:?}")),
        }
    }
    let mut options = O::default();
    for (key, value) in pairs {
        options.set(&key, &value)?;
    }
    Ok(options)
}
