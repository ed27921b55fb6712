//! Variants and house rules: what can be chosen at the table, described so that any face can offer it.

use crate::said::Said;
use crate::suggest::{closest, unknown};
use std::fmt::Debug;

/// The values an option takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Values {
    /// One of these words.
    Words(&'static [&'static str]),
    /// A whole number in this range.
    Number {
        /// The least.
        min: i64,
        /// The most.
        max: i64,
    },
    /// `off`, or a whole number in this range.
    OffOrNumber {
        /// The least.
        min: i64,
        /// The most.
        max: i64,
    },
    /// A deck: the name of a shipped one, a deck written out, or (in a terminal) `@FILE`.
    Deck,
}

/// One option of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionSpec {
    /// Its key, as in the rules page.
    pub key: &'static str,
    /// The values it takes.
    pub values: Values,
    /// The value it has if nothing is said.
    pub default: &'static str,
    /// The clause that explains it.
    pub clause: &'static str,
}

/// The options of a game as one value.
pub trait Settings: Clone + Default + Eq + Debug + Send + Sync + 'static {
    /// What can be chosen.
    const SPECS: &'static [OptionSpec];

    /// Sets one option from its text. The error is a sentence that says what would be right.
    fn set(&mut self, key: &str, value: &str) -> Result<(), String>;

    /// The text of one option; `set` with it gives the same value.
    fn get(&self, key: &str) -> Option<String>;

    /// Values of an option that have a name although it takes others, too: shipped decks, puzzles. Each with what it is
    /// called: `option-<key>-<value>`, or one message with gaps for many that are alike.
    fn known(_key: &str) -> Vec<(String, Said)> {
        Vec::new()
    }

    /// The option that follows from whether a person sits at the table, and its value; whoever seats the players sets it.
    fn seated(_people: bool) -> Option<(&'static str, &'static str)> {
        None
    }

    /// What people should know about options that are allowed and yet unusual.
    fn warning(&self) -> Option<Said> {
        None
    }

    /// The options that differ from their defaults, in the order of the list.
    fn changed(&self) -> Vec<(&'static str, String)> {
        let plain = Self::default();
        let differs = |spec: &&OptionSpec| self.get(spec.key) != plain.get(spec.key);
        Self::SPECS.iter().filter(differs).filter_map(|spec| Some((spec.key, self.get(spec.key)?))).collect()
    }
}

impl OptionSpec {
    /// The sentence for a value that does not fit.
    pub fn refuse(&self, value: &str) -> String {
        let meant = match self.values {
            Values::Words(words) => closest(value, words.iter().copied()),
            Values::OffOrNumber { .. } => closest(value, ["off"]),
            Values::Number { .. } | Values::Deck => None,
        };
        let hint = meant.map_or(String::new(), |meant| format!(". Did you mean {meant}?"));
        format!("option {} is {}, not {value:?}{hint}", self.key, self.values_text())
    }

    /// The values in words: `one of a, b`.
    pub fn values_text(&self) -> String {
        match self.values {
            Values::Words(words) => format!("one of {}", words.join(", ")),
            Values::Number { min, max } => format!("a whole number from {min} to {max}"),
            Values::OffOrNumber { min, max } => format!("off or a whole number from {min} to {max}"),
            Values::Deck => "the name of a shipped deck, or a deck written out".to_string(),
        }
    }

    /// Reads a number in range.
    pub fn number(&self, value: &str) -> Result<i64, String> {
        let (min, max) = match self.values {
            Values::Number { min, max } | Values::OffOrNumber { min, max } => (min, max),
            Values::Words(_) | Values::Deck => return Err(self.refuse(value)),
        };
        value.parse().ok().filter(|n| (min..=max).contains(n)).ok_or_else(|| self.refuse(value))
    }

    /// Reads `off` as none, or a number in range.
    pub fn off_or_number(&self, value: &str) -> Result<Option<i64>, String> {
        if value == "off" { Ok(None) } else { self.number(value).map(Some) }
    }

    /// Reads one of the words, as its place in the list.
    pub fn word(&self, value: &str) -> Result<usize, String> {
        match self.values {
            Values::Words(words) => words.iter().position(|word| *word == value).ok_or_else(|| self.refuse(value)),
            _ => Err(self.refuse(value)),
        }
    }
}

/// The option with this key, or a sentence that names the ones there are.
pub fn spec(specs: &'static [OptionSpec], key: &str) -> Result<&'static OptionSpec, String> {
    specs.iter().find(|spec| spec.key == key).ok_or_else(|| match specs {
        [] => format!("there is no option {key:?}: this game has no options"),
        specs => unknown("option", key, specs.iter().map(|spec| spec.key)),
    })
}

/// The options of a game that has none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct NoOptions;

impl Settings for NoOptions {
    const SPECS: &'static [OptionSpec] = &[];

    fn set(&mut self, key: &str, _value: &str) -> Result<(), String> {
        spec(Self::SPECS, key).map(|_| ())
    }

    fn get(&self, _key: &str) -> Option<String> {
        None
    }
}
