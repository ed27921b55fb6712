//! The games there are. This is the only place that names them: lobby, terminal, lab and docs all come from here.

use crate::any::AnyTable;
use crate::bench::{Work, work};
use crate::table::{Playable, Setup, Table, Unfit};
use crate::wire;
use bots::Level;
use kernel::suggest::unknown;
use kernel::{Block, Game, Meta, OptionSpec, Said, Settings, Values};
use std::path::Path;
use ts_rs::TS;
use words::{Speaker, Tongue};

/// The game that has puzzles.
pub(crate) use camouflage as with_puzzles;

/// The games of a list as a catalog, and the way to each by type.
macro_rules! games {
    ($(#[$about:meta])* $list:ident, $way:ident: $(entry::<$game:ty>(),)*) => {
        $(#[$about])*
        pub static $list: &[Entry] = &[$(entry::<$game>()),*];

        fn $way<V: Visit>(slug: &str, visit: V) -> Result<V::Out, V> {
            $(if slug == <$game as Game>::META.slug {
                return Ok(visit.visit::<$game>());
            })*
            Err(visit)
        }
    };
}

games! {
    /// Every game, in the order in which lobbies list them.
    CATALOG, visit_catalog:
    // games: one line each
    entry::<bag_o_loot::BagOLoot>(),
    entry::<camouflage::Camouflage>(),
    entry::<dream_team_soccer::DreamTeamSoccer>(),
    entry::<jukem_football::JukemFootball>(),
    entry::<naked_bootleg::NakedBootleg>(),
}

games! {
    /// Small games with known answers, for tests and benchmarks; no lobby lists them.
    REFERENCE, visit_reference:
    entry::<template::Kuhn>(),
    entry::<leduc::Leduc>(),
}

/// Work that needs a game by its type: what the lab does a million times.
pub trait Visit {
    /// What comes of it.
    type Out;
    /// Does it for one game.
    fn visit<G: Playable>(self) -> Self::Out;
}

/// One game of the catalog.
pub struct Entry {
    /// What is fixed about it.
    pub meta: &'static Meta,
    /// What can be chosen.
    pub options: &'static [OptionSpec],
    /// Every key of a position's lines.
    pub keys: &'static [&'static str],
    /// The values of an option that have a name.
    pub known: fn(&str) -> Vec<(String, Said)>,
    /// Its word lists.
    pub words: words::Lists,
    /// The numbers of actions, in order ([`kernel::Encode`]).
    pub numbers: &'static [Block],
    /// What is written about a moment, in order.
    pub planes: &'static [Block],
    /// The option that follows from whether a person sits at the table, and its value.
    pub seated: fn(bool) -> Option<(&'static str, &'static str)>,
    /// Bytes of a whole state.
    pub state_bytes: usize,
    /// Sets up a table; the error is a sentence that says what would be right.
    pub open: fn(&Setup) -> Result<Box<dyn AnyTable>, Unfit>,
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
        keys: G::KEYS,
        known: G::Options::known,
        words: G::WORDS,
        numbers: G::NUMBERS,
        planes: G::PLANES,
        seated: G::Options::seated,
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
    find(slug).ok_or_else(|| unknown("game", slug, all().map(|entry| entry.meta.slug)))
}

impl Entry {
    /// Does something with the game by its type.
    pub fn visit<V: Visit>(&self, visit: V) -> V::Out {
        let done = visit_catalog(self.meta.slug, visit).or_else(|visit| visit_reference(self.meta.slug, visit));
        done.unwrap_or_else(|_| unreachable!("every entry comes from one of the two lists"))
    }

    /// `options` at a table where a person sits, or where none does. What follows from that is not for anybody to choose.
    pub fn at_table(&self, options: &[(String, String)], people: bool) -> Vec<(String, String)> {
        let mut options = options.to_vec();
        if let Some((key, value)) = (self.seated)(people) {
            options.retain(|(other, _)| other != key);
            if !self.options.iter().any(|spec| spec.key == key && spec.default == value) {
                options.push((key.to_string(), value.to_string()));
            }
        }
        options
    }

    /// The game as it is sent to readers of this language.
    pub fn info(&self, language: &str) -> wire::GameInfo {
        let tongue = Tongue::of(self.words, language);
        let chosen = self.options.iter().filter(|spec| self.is_chosen(spec));
        wire::GameInfo {
            slug: self.meta.slug.to_string(),
            name: self.meta.name.to_string(),
            about: tongue.text("about").unwrap_or_default(),
            goal: tongue.text("goal").unwrap_or_default(),
            seats_min: *self.meta.seats.start(),
            seats_max: *self.meta.seats.end(),
            minutes_min: *self.meta.minutes.start(),
            minutes_max: *self.meta.minutes.end(),
            rules: self.meta.rules,
            options: chosen.map(|spec| self.option_info(spec, &tongue)).collect(),
            levels: Level::ALL.into_iter().map(|level| level_info(level, &tongue)).collect(),
        }
    }

    /// Whether people choose it, or it follows from who sits at the table.
    pub fn is_chosen(&self, spec: &OptionSpec) -> bool {
        (self.seated)(true).is_none_or(|(key, _)| key != spec.key)
    }

    fn option_info(&self, spec: &OptionSpec, tongue: &Tongue) -> wire::OptionInfo {
        let number = |min: i64, max: i64, off| wire::OptionValues::Number { min: min as i32, max: max as i32, off };
        let values = match spec.values {
            Values::Words(words) => {
                wire::OptionValues::Words { words: words.iter().map(ToString::to_string).collect() }
            }
            Values::Number { min, max } => number(min, max, false),
            Values::OffOrNumber { min, max } => number(min, max, true),
            Values::Deck => wire::OptionValues::Deck,
        };
        let labelled = |value: &str| {
            let label = value_label(tongue, spec.key, value);
            wire::KnownValue { value: value.to_string(), label, said: None }
        };
        let speaker = Speaker { tongue, seat: &|seat| seat.to_string(), you: None, face: &|_| None };
        let mut known: Vec<wire::KnownValue> = match spec.values {
            Values::Words(words) => words.iter().map(|word| labelled(word)).collect(),
            _ => (self.known)(spec.key)
                .into_iter()
                .map(|(value, said)| wire::KnownValue { value, label: speaker.say(&said), said: Some(said) })
                .collect(),
        };
        let off = matches!(spec.values, Values::OffOrNumber { .. }).then_some("off");
        for word in [Some(spec.default), off].into_iter().flatten().filter(|word| word.parse::<i64>().is_err()) {
            if known.iter().all(|one| one.value != word) {
                known.push(labelled(word));
            }
        }
        let id = format!("option-{}", hyphened(spec.key));
        wire::OptionInfo {
            key: spec.key.to_string(),
            name: tongue.text(&id).unwrap_or_else(|| spec.key.replace('_', " ")),
            values,
            default: spec.default.to_string(),
            known,
            help: tongue.attribute(&id, "help").unwrap_or_default(),
            clause: spec.clause.to_string(),
        }
    }
}

/// What a value of an option is called: by the game, else by the house, else as it is written.
pub fn value_label(tongue: &Tongue, key: &str, value: &str) -> String {
    let own = tongue.text(&format!("option-{}-{}", hyphened(key), hyphened(value)));
    own.or_else(|| tongue.text(&format!("value-{}", hyphened(value)))).unwrap_or_else(|| value.replace('_', " "))
}

/// A key or a value as it stands in the id of a message.
fn hyphened(text: &str) -> String {
    text.chars().map(|c| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '-' }).collect()
}

fn level_info(level: Level, tongue: &Tongue) -> wire::LevelInfo {
    let id = format!("level-{}", level.name());
    wire::LevelInfo {
        name: level.name().to_string(),
        label: tongue.text(&id).unwrap_or_else(|| level.name().to_string()),
        about: tongue.attribute(&id, "about").unwrap_or_default(),
    }
}
