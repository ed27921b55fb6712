//! Variants and house rules (chapter 2 of the rules).

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
                $name::WORDS[self as usize].to_string()
            }
        }
    };
}

words! {
    /// Who plays with whom (NB-2.2, NB-3.4).
    Teams {
        /// Everybody alone.
        None = "none",
        /// Two against two.
        TwoTwo = "2v2",
        /// Three against three.
        ThreeThree = "3v3",
        /// Three pairs.
        TwoTwoTwo = "2v2v2",
    }
}

words! {
    /// How three pairs sit (NB-3.4).
    Seating {
        /// ABCABC.
        Spread = "spread",
        /// AABBCC.
        Paired = "paired",
    }
}

words! {
    /// A special way to play (NB-2.3); the last two are versions of the house (NB-5.80).
    Remix {
        /// The printed game.
        None = "none",
        /// NB-5.70 to NB-5.74.
        CaptureTheFlag = "capture_the_flag",
        /// NB-5.81.
        RunNGun = "run_n_gun",
        /// NB-5.82.
        LastManStanding = "last_man_standing",
    }
}

words! {
    /// Whether one must remember the call (NB-4.30).
    Omaha {
        /// The player calls, or forgets.
        Call = "call",
        /// It is called for them.
        Auto = "auto",
    }
}

words! {
    /// What a wrong move costs (NB-8.4).
    IllegalMoves {
        /// Nothing: it is not accepted.
        Refuse = "refuse",
        /// The printed penalties.
        Penalise = "penalise",
    }
}

words! {
    /// The most cards a Blindside gives (NB-5.11).
    Blindside {
        /// As many as there are active players.
        Players = "players",
        /// As many as there are sets and streaks on the table.
        Sets = "sets",
        /// One.
        One = "one",
    }
}

words! {
    /// Whether an answer to a pick-up must match (NB-4.50).
    ChainMatch {
        /// By kind or colour.
        Strict = "strict",
        /// Not at all.
        Free = "free",
    }
}

words! {
    /// What a disguise may hide (NB-4.23).
    BluffContent {
        /// Anything.
        Any = "any",
        /// A true set of one kind.
        Like = "like",
    }
}

words! {
    /// How the loser's last card is picked (NB-5.62).
    ChallengeKeep {
        /// By chance.
        Blind = "blind",
        /// By the winner, after a look.
        Seen = "seen",
    }
}

words! {
    /// Whether a Deflection is one's turn (NB-4.46).
    DeflectionTurn {
        /// It is.
        Uses = "uses",
        /// It is not.
        Free = "free",
    }
}

words! {
    /// Whether Wildcats of a forgiven set count (NB-5.26).
    FumbledWildcats {
        /// They do not.
        Ignored = "ignored",
        /// They do.
        Counted = "counted",
    }
}

words! {
    /// What wins as a Crazy Eight (NB-5.55).
    CrazyEight {
        /// All eight Pigskins and Horsecollars.
        Eight = "eight",
        /// Any formation of the two without Wildcats.
        NaturalPair = "natural_pair",
    }
}

words! {
    /// What running out of time costs on one's turn (NB-8.6).
    DelayOfGame {
        /// Nothing more.
        Autoplay = "autoplay",
        /// Another turn.
        LoseTurn = "lose_turn",
    }
}

words! {
    /// What becomes of the seat of a player who leaves (NB-9.9).
    Leaver {
        /// A bot takes it.
        Bot = "bot",
        /// It is given up.
        Forfeit = "forfeit",
    }
}

/// What is chosen before the game. From outside it changes through [`Settings::set`] only, which keeps the ranges.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    pub(crate) teams: Teams,
    pub(crate) seating_2v2v2: Seating,
    pub(crate) scored: bool,
    pub(crate) remix: Remix,
    pub(crate) omaha: Omaha,
    pub(crate) illegal_moves: IllegalMoves,
    pub(crate) blindside: Blindside,
    pub(crate) chain_match: ChainMatch,
    pub(crate) bluff_content: BluffContent,
    pub(crate) challenge_keep: ChallengeKeep,
    pub(crate) deflection_turn: DeflectionTurn,
    pub(crate) fumbled_wildcats: FumbledWildcats,
    /// Cards that the Black Spy shows (NB-5.28).
    pub(crate) black_spy: u8,
    pub(crate) crazy_eight: CrazyEight,
    pub(crate) wild_streak_card: bool,
    /// Seconds for a decision (NB-8.6).
    pub(crate) clock: Option<u16>,
    pub(crate) delay_of_game: DelayOfGame,
    /// Turns in a round for each seat (NB-9.6).
    pub(crate) turn_cap: u16,
    pub(crate) leaver: Leaver,
}

impl Default for Options {
    /// The game of the box (NB-2.1).
    fn default() -> Options {
        Options {
            teams: Teams::None,
            seating_2v2v2: Seating::Spread,
            scored: false,
            remix: Remix::None,
            omaha: Omaha::Call,
            illegal_moves: IllegalMoves::Refuse,
            blindside: Blindside::Players,
            chain_match: ChainMatch::Strict,
            bluff_content: BluffContent::Any,
            challenge_keep: ChallengeKeep::Blind,
            deflection_turn: DeflectionTurn::Uses,
            fumbled_wildcats: FumbledWildcats::Ignored,
            black_spy: 2,
            crazy_eight: CrazyEight::Eight,
            wild_streak_card: false,
            clock: None,
            delay_of_game: DelayOfGame::Autoplay,
            turn_cap: 120,
            leaver: Leaver::Bot,
        }
    }
}

const BOOL: Values = Values::Words(&["false", "true"]);

const fn option(key: &'static str, values: Values, default: &'static str, clause: &'static str) -> OptionSpec {
    OptionSpec { key, values, default, clause }
}

impl Settings for Options {
    const SPECS: &'static [OptionSpec] = &[
        option("teams", Values::Words(Teams::WORDS), "none", "NB-2.2"),
        option("seating_2v2v2", Values::Words(Seating::WORDS), "spread", "NB-3.4"),
        option("scored", BOOL, "false", "NB-6.6"),
        option("remix", Values::Words(Remix::WORDS), "none", "NB-2.3"),
        option("omaha", Values::Words(Omaha::WORDS), "call", "NB-4.30"),
        option("illegal_moves", Values::Words(IllegalMoves::WORDS), "refuse", "NB-8.4"),
        option("blindside", Values::Words(Blindside::WORDS), "players", "NB-5.11"),
        option("chain_match", Values::Words(ChainMatch::WORDS), "strict", "NB-4.50"),
        option("bluff_content", Values::Words(BluffContent::WORDS), "any", "NB-4.23"),
        option("challenge_keep", Values::Words(ChallengeKeep::WORDS), "blind", "NB-5.62"),
        option("deflection_turn", Values::Words(DeflectionTurn::WORDS), "uses", "NB-4.46"),
        option("fumbled_wildcats", Values::Words(FumbledWildcats::WORDS), "ignored", "NB-5.26"),
        option("black_spy", Values::Number { min: 1, max: 2 }, "2", "NB-5.28"),
        option("crazy_eight", Values::Words(CrazyEight::WORDS), "eight", "NB-5.55"),
        option("wild_streak_card", BOOL, "false", "NB-5.43"),
        option("clock", Values::OffOrNumber { min: 10, max: 300 }, "off", "NB-8.6"),
        option("delay_of_game", Values::Words(DelayOfGame::WORDS), "autoplay", "NB-8.6"),
        option("turn_cap", Values::Number { min: 40, max: 1000 }, "120", "NB-9.6"),
        option("leaver", Values::Words(Leaver::WORDS), "bot", "NB-9.9"),
    ];

    fn set(&mut self, key: &str, value: &str) -> Result<(), String> {
        let spec = spec(Self::SPECS, key)?;
        match key {
            "teams" => self.teams = Teams::ALL[spec.word(value)?],
            "seating_2v2v2" => self.seating_2v2v2 = Seating::ALL[spec.word(value)?],
            "scored" => self.scored = spec.word(value)? == 1,
            "remix" => self.remix = Remix::ALL[spec.word(value)?],
            "omaha" => self.omaha = Omaha::ALL[spec.word(value)?],
            "illegal_moves" => self.illegal_moves = IllegalMoves::ALL[spec.word(value)?],
            "blindside" => self.blindside = Blindside::ALL[spec.word(value)?],
            "chain_match" => self.chain_match = ChainMatch::ALL[spec.word(value)?],
            "bluff_content" => self.bluff_content = BluffContent::ALL[spec.word(value)?],
            "challenge_keep" => self.challenge_keep = ChallengeKeep::ALL[spec.word(value)?],
            "deflection_turn" => self.deflection_turn = DeflectionTurn::ALL[spec.word(value)?],
            "fumbled_wildcats" => self.fumbled_wildcats = FumbledWildcats::ALL[spec.word(value)?],
            "black_spy" => self.black_spy = spec.number(value)? as u8,
            "crazy_eight" => self.crazy_eight = CrazyEight::ALL[spec.word(value)?],
            "wild_streak_card" => self.wild_streak_card = spec.word(value)? == 1,
            "clock" => self.clock = spec.off_or_number(value)?.map(|seconds| seconds as u16),
            "delay_of_game" => self.delay_of_game = DelayOfGame::ALL[spec.word(value)?],
            "turn_cap" => self.turn_cap = spec.number(value)? as u16,
            _ => self.leaver = Leaver::ALL[spec.word(value)?],
        }
        Ok(())
    }

    fn get(&self, key: &str) -> Option<String> {
        Some(match key {
            "teams" => self.teams.word(),
            "seating_2v2v2" => self.seating_2v2v2.word(),
            "scored" => self.scored.to_string(),
            "remix" => self.remix.word(),
            "omaha" => self.omaha.word(),
            "illegal_moves" => self.illegal_moves.word(),
            "blindside" => self.blindside.word(),
            "chain_match" => self.chain_match.word(),
            "bluff_content" => self.bluff_content.word(),
            "challenge_keep" => self.challenge_keep.word(),
            "deflection_turn" => self.deflection_turn.word(),
            "fumbled_wildcats" => self.fumbled_wildcats.word(),
            "black_spy" => self.black_spy.to_string(),
            "crazy_eight" => self.crazy_eight.word(),
            "wild_streak_card" => self.wild_streak_card.to_string(),
            "clock" => self.clock.map_or_else(|| "off".to_string(), |seconds| seconds.to_string()),
            "delay_of_game" => self.delay_of_game.word(),
            "turn_cap" => self.turn_cap.to_string(),
            "leaver" => self.leaver.word(),
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_option_is_read_and_written_the_same_way() {
        for spec in Options::SPECS {
            let values: Vec<String> = match spec.values {
                Values::Words(words) => words.iter().map(ToString::to_string).collect(),
                Values::Number { min, max } => vec![min.to_string(), max.to_string()],
                Values::OffOrNumber { min, max } => vec!["off".to_string(), min.to_string(), max.to_string()],
                Values::Deck => Vec::new(),
            };
            assert_eq!(Options::default().get(spec.key).as_deref(), Some(spec.default), "default of {}", spec.key);
            for value in values {
                let mut options = Options::default();
                options.set(spec.key, &value).expect("a value of the list");
                assert_eq!(options.get(spec.key), Some(value));
            }
            assert!(Options::default().set(spec.key, "nonsense").is_err());
        }
        assert!(Options::default().set("players", "4").is_err(), "the number of seats is no option of its own");
    }
}
