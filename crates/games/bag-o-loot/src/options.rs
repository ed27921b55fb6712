//! Variants and house rules (chapter 2 of the rules), and what they come to for one match.
//!
//! [`Options`] is what somebody said, so that a setting which does not fit can be told from one that was never made
//! (BL-2.2). [`House`] is what the rules read.

mod house;

pub use house::{Close, End, House, Variant};

use kernel::options::spec;
use kernel::{OptionSpec, Settings, Values};

/// An option that is one of some words: the enum, and its words in the order of its variants.
macro_rules! words {
    ($(#[$about:meta])* $name:ident { $($(#[$doc:meta])* $variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum $name { $($(#[$doc])* $variant),+ }

        impl $name {
            const WORDS: &'static [&'static str] = &[$($word),+];
            const ALL: &'static [$name] = &[$($name::$variant),+];

            fn word(self) -> String {
                Self::WORDS[self as usize].to_string()
            }
        }
    };
}

words! {
    /// Which game is played.
    Mode {
        /// The printed game.
        Standard = "standard",
        /// With bluffs and challenges (BL-5.35).
        Advanced = "advanced",
    }
}

words! {
    /// How many times a player may ditch in a turn (BL-5.49).
    DitchLimit {
        /// Without limit.
        None = "none",
        /// Once.
        One = "1",
    }
}

words! {
    /// Yes or no.
    Switch {
        /// No.
        Off = "off",
        /// Yes.
        On = "on",
    }
}

words! {
    /// How the challenge window closes.
    ChallengeClose {
        /// With the next player's draw (BL-4.40).
        NextDraw = "next_draw",
        /// When everybody has answered (BL-4.45).
        AllRespond = "all_respond",
    }
}

words! {
    /// Who is first if several challenge (BL-4.47).
    ChallengeRace {
        /// Whose call arrives first.
        Receipt = "receipt",
        /// Drawn by lot.
        Random = "random",
        /// The first to the maker's left.
        Clockwise = "clockwise",
    }
}

words! {
    /// When hidden fifth cards are shown (BL-7.5).
    RevealBluffs {
        /// Never.
        Off = "off",
        /// After the scoring of the round.
        RoundEnd = "round_end",
    }
}

words! {
    /// What a shared best total means (BL-6.14).
    Tie {
        /// All of them win.
        Shared = "shared",
        /// Another round is played.
        ExtraRound = "extra_round",
    }
}

words! {
    /// Whether a person sits at the table.
    People {
        /// Computer players only.
        No = "no",
        /// At least one person.
        Yes = "yes",
    }
}

/// What is chosen before the game; none where nothing was said and it matters (BL-2.2). Changes through [`Settings::set`] only, which keeps the
/// ranges.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    mode: Mode,
    rounds: Option<u8>,
    end_after_minutes: Option<u8>,
    memory_aid: Switch,
    ditch_limit: Option<DitchLimit>,
    ditch_on_empty_pile: Option<Switch>,
    challenge_close: Option<ChallengeClose>,
    challenge_race: Option<ChallengeRace>,
    challenge_grace_ms: Option<u16>,
    reveal_bluffs: Option<RevealBluffs>,
    tie: Tie,
    turn_clock_s: Option<u16>,
    people: People,
}

impl Default for Options {
    /// The game of the box (BL-2.1).
    fn default() -> Options {
        Options {
            mode: Mode::Standard,
            rounds: None,
            end_after_minutes: None,
            memory_aid: Switch::Off,
            ditch_limit: None,
            ditch_on_empty_pile: None,
            challenge_close: None,
            challenge_race: None,
            challenge_grace_ms: None,
            reveal_bluffs: None,
            tie: Tie::Shared,
            turn_clock_s: None,
            people: People::Yes,
        }
    }
}

/// One row of the list below.
const fn option(key: &'static str, values: Values, default: &'static str, clause: &'static str) -> OptionSpec {
    OptionSpec { key, values, default, clause }
}

/// The word for an option that nobody has set, where that makes a difference.
const UNSET: &str = "auto";

impl Settings for Options {
    const SPECS: &'static [OptionSpec] = &[
        option("mode", Values::Words(Mode::WORDS), "standard", "BL-5.35"),
        option("rounds", Values::Number { min: 1, max: 50 }, UNSET, "BL-6.11"),
        option("end_after_minutes", Values::OffOrNumber { min: 5, max: 240 }, "off", "BL-6.12"),
        option("memory_aid", Values::Words(Switch::WORDS), "off", "BL-8.5"),
        option("ditch_limit", Values::Words(DitchLimit::WORDS), "none", "BL-5.49"),
        option("ditch_on_empty_pile", Values::Words(Switch::WORDS), "on", "BL-5.50"),
        option("challenge_close", Values::Words(ChallengeClose::WORDS), UNSET, "BL-4.32"),
        option("challenge_race", Values::Words(ChallengeRace::WORDS), UNSET, "BL-4.47"),
        option("challenge_grace_ms", Values::Number { min: 0, max: 30_000 }, UNSET, "BL-4.41"),
        option("reveal_bluffs", Values::Words(RevealBluffs::WORDS), "off", "BL-7.5"),
        option("tie", Values::Words(Tie::WORDS), "shared", "BL-6.14"),
        option("turn_clock_s", Values::OffOrNumber { min: 5, max: 600 }, "off", "BL-8.9"),
        option("people", Values::Words(People::WORDS), "yes", "BL-4.34"),
    ];

    fn set(&mut self, key: &str, value: &str) -> Result<(), String> {
        let spec = spec(Self::SPECS, key)?;
        let said = value != UNSET;
        let word = || said.then(|| spec.word(value)).transpose();
        let number = || said.then(|| spec.number(value)).transpose();
        match key {
            "mode" => self.mode = Mode::ALL[spec.word(value)?],
            "rounds" => self.rounds = number()?.map(|n| n as u8),
            "end_after_minutes" => self.end_after_minutes = spec.off_or_number(value)?.map(|n| n as u8),
            "memory_aid" => self.memory_aid = Switch::ALL[spec.word(value)?],
            "ditch_limit" => self.ditch_limit = word()?.map(|at| DitchLimit::ALL[at]),
            "ditch_on_empty_pile" => self.ditch_on_empty_pile = word()?.map(|at| Switch::ALL[at]),
            "challenge_close" => self.challenge_close = word()?.map(|at| ChallengeClose::ALL[at]),
            "challenge_race" => self.challenge_race = word()?.map(|at| ChallengeRace::ALL[at]),
            "challenge_grace_ms" => self.challenge_grace_ms = number()?.map(|n| n as u16),
            "reveal_bluffs" => self.reveal_bluffs = word()?.map(|at| RevealBluffs::ALL[at]),
            "tie" => self.tie = Tie::ALL[spec.word(value)?],
            "turn_clock_s" => self.turn_clock_s = spec.off_or_number(value)?.map(|n| n as u16),
            _ => self.people = People::ALL[spec.word(value)?],
        }
        Ok(())
    }

    /// Without people a challenge window closes when all have answered, and nobody needs time to call (BL-4.34).
    fn seated(people: bool) -> Option<(&'static str, &'static str)> {
        Some(("people", People::WORDS[people as usize]))
    }

    fn get(&self, key: &str) -> Option<String> {
        let unset = || UNSET.to_string();
        let off = || "off".to_string();
        Some(match key {
            "mode" => self.mode.word(),
            "rounds" => self.rounds.map_or_else(unset, |n| n.to_string()),
            "end_after_minutes" => self.end_after_minutes.map_or_else(off, |n| n.to_string()),
            "memory_aid" => self.memory_aid.word(),
            "ditch_limit" => self.ditch_limit.map_or_else(unset, DitchLimit::word),
            "ditch_on_empty_pile" => self.ditch_on_empty_pile.map_or_else(unset, Switch::word),
            "challenge_close" => self.challenge_close.map_or_else(unset, ChallengeClose::word),
            "challenge_race" => self.challenge_race.map_or_else(unset, ChallengeRace::word),
            "challenge_grace_ms" => self.challenge_grace_ms.map_or_else(unset, |n| n.to_string()),
            "reveal_bluffs" => self.reveal_bluffs.map_or_else(unset, RevealBluffs::word),
            "tie" => self.tie.word(),
            "turn_clock_s" => self.turn_clock_s.map_or_else(off, |n| n.to_string()),
            "people" => self.people.word(),
            _ => return None,
        })
    }
}
