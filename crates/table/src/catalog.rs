//! The games there are. This is the only place that names them: lobby, terminal, lab and docs all come from here.

use crate::any::AnyTable;
use crate::bench::{Work, work};
use crate::suggest::closest;
use crate::table::{Playable, Setup, Table};
use crate::wire;
use kernel::{Meta, OptionSpec, Settings, Values};
use std::path::Path;
use ts_rs::TS;

/// Every game, in the order in which lobbies list them.
pub static CATALOG: &[Entry] = &[
    // games: one line each
    entry::<bag_o_loot::BagOLoot>(),
    entry::<camouflage::Camouflage>(),
    entry::<dream_team_soccer::DreamTeamSoccer>(),
    entry::<jukem_football::JukemFootball>(),
    entry::<naked_bootleg::NakedBootleg>(),
];

/// Small games with known answers, for tests and benchmarks; no lobby lists them.
pub static REFERENCE: &[Entry] = &[entry::<template::Kuhn>(), entry::<leduc::Leduc>()];

/// One game of the catalog.
pub struct Entry {
    /// What is fixed about it.
    pub meta: &'static Meta,
    /// What can be chosen.
    pub options: &'static [OptionSpec],
    /// The values of an option that have a name.
    pub known: fn(&str) -> Vec<(String, String)>,
    /// Bytes of a whole state.
    pub state_bytes: usize,
    /// Sets up a table; the error is a sentence that says what would be right.
    pub open: fn(&Setup) -> Result<Box<dyn AnyTable>, String>,
    /// Plays random games for a benchmark: seats, games, seed.
    pub work: fn(u8, u64, u64) -> Work,
    /// Writes the TypeScript types of the game's view into a folder.
    pub export_types: fn(&Path) -> Result<(), String>,
    /// The JSON Schema of the game's view.
    pub schema: fn() -> serde_json::Value,
}

const fn entry<G: Playable>() -> Entry {
    Entry {
        meta: const { &G::META },
        options: G::Options::SPECS,
        known: G::Options::known,
        state_bytes: size_of::<G>(),
        open: |setup| Ok(Box::new(Table::<G>::open(setup)?)),
        work: work::<G>,
        export_types: |folder| {
            let config = ts_rs::Config::default().with_out_dir(folder);
            G::View::export_all(&config).map_err(|error| error.to_string())
        },
        schema: || schemars::schema_for!(G::View).into(),
    }
}

/// The games of the catalog, then the reference games.
pub fn all() -> impl Iterator<Item = &'static Entry> {
    CATALOG.iter().chain(REFERENCE)
}

/// The game with this slug.
pub fn find(slug: &str) -> Option<&'static Entry> {
    all().find(|entry| entry.meta.slug == slug)
}

/// The game with this slug, or a sentence that helps.
pub fn lookup(slug: &str) -> Result<&'static Entry, String> {
    find(slug).ok_or_else(|| {
        let slugs: Vec<&str> = all().map(|entry| entry.meta.slug).collect();
        match closest(slug, slugs.iter().copied()) {
            Some(meant) => format!("there is no game {slug:?}. Did you mean {meant}?"),
            None => format!("there is no game {slug:?}; the games are {}", slugs.join(", ")),
        }
    })
}

impl Entry {
    /// The game as it is sent.
    pub fn info(&self) -> wire::GameInfo {
        wire::GameInfo {
            slug: self.meta.slug.to_string(),
            name: self.meta.name.to_string(),
            about: self.meta.about.to_string(),
            seats_min: *self.meta.seats.start(),
            seats_max: *self.meta.seats.end(),
            minutes_min: *self.meta.minutes.start(),
            minutes_max: *self.meta.minutes.end(),
            rules: self.meta.rules,
            options: self.options.iter().map(|spec| self.option_info(spec)).collect(),
        }
    }

    fn option_info(&self, spec: &OptionSpec) -> wire::OptionInfo {
        let known = (self.known)(spec.key);
        let number = |min: i64, max: i64, off| wire::OptionValues::Number { min: min as i32, max: max as i32, off };
        wire::OptionInfo {
            key: spec.key.to_string(),
            values: match spec.values {
                Values::Words(words) => {
                    wire::OptionValues::Words { words: words.iter().map(ToString::to_string).collect() }
                }
                Values::Number { min, max } => number(min, max, false),
                Values::OffOrNumber { min, max } => number(min, max, true),
                Values::Deck => wire::OptionValues::Deck,
            },
            default: spec.default.to_string(),
            known: known.into_iter().map(|(value, label)| wire::KnownValue { value, label }).collect(),
            help: spec.help.to_string(),
            clause: spec.clause.to_string(),
        }
    }
}
