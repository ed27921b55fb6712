//! What can be chosen at the table (chapter 2 of the rules page).

use kernel::options::{OptionSpec, Settings, Values, spec};

/// The options of a match. All of them are independent (DT-2.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// How many rounds are played.
    pub rounds: u8,
    /// Whether Hat Tricks exist.
    pub hat_trick: bool,
    /// Whether Nutmegs exist.
    pub nutmeg: bool,
    /// Who notices them.
    pub special_claims: SpecialClaims,
    /// Whether who passes is out of the trick.
    pub pass_is_final: bool,
    /// What Free Kicks count without another card.
    pub free_kick_alone: FreeKickAlone,
    /// Whether the lower seats owe their Free Kicks.
    pub trade_free_kicks: TradeFreeKicks,
    /// On which side of seat #1 seat #2 is.
    pub seat_direction: SeatDirection,
    /// What happens if several have the most points.
    pub tie: Tie,
    /// Seconds to decide.
    pub turn_clock_s: Option<u16>,
}

/// Who notices a Hat Trick or a Nutmeg (DT-4.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SpecialClaims {
    /// Parlor does.
    Auto,
    /// The holder has to.
    Manual,
}

/// What Free Kicks count without another card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FreeKickAlone {
    /// A value from 1 to 10 that the player names (DT-5.4).
    Named,
    /// 11 (DT-5.6).
    Worst,
}

/// Whether the lower seats owe their Free Kicks (DT-4.10).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TradeFreeKicks {
    /// They keep them.
    Exempt,
    /// A Free Kick comes second, after the Goal.
    Best,
}

/// On which side of seat #1 seat #2 is (DT-3.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatDirection {
    /// To its right: turns go down.
    Right,
    /// To its left: turns go up.
    Left,
}

/// What happens if several have the most points (DT-6.8).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tie {
    /// They share the title.
    Shared,
    /// Golds, then silvers, then the better seat.
    Countback,
}

impl Default for Options {
    /// The game from the box (DT-2.1).
    fn default() -> Options {
        Options {
            rounds: 7,
            hat_trick: true,
            nutmeg: true,
            special_claims: SpecialClaims::Auto,
            pass_is_final: false,
            free_kick_alone: FreeKickAlone::Named,
            trade_free_kicks: TradeFreeKicks::Exempt,
            seat_direction: SeatDirection::Right,
            tie: Tie::Shared,
            turn_clock_s: None,
        }
    }
}

const ON_OFF: Values = Values::Words(&["off", "on"]);

impl Settings for Options {
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec { key: "rounds", values: Values::Number { min: 1, max: 21 }, default: "7", clause: "DT-6.5" },
        OptionSpec { key: "hat_trick", values: ON_OFF, default: "on", clause: "DT-5.20" },
        OptionSpec { key: "nutmeg", values: ON_OFF, default: "on", clause: "DT-5.26" },
        OptionSpec {
            key: "special_claims",
            values: Values::Words(&["auto", "manual"]),
            default: "auto",
            clause: "DT-4.5",
        },
        OptionSpec { key: "pass_is_final", values: ON_OFF, default: "off", clause: "DT-4.24" },
        OptionSpec {
            key: "free_kick_alone",
            values: Values::Words(&["named", "worst"]),
            default: "named",
            clause: "DT-5.4",
        },
        OptionSpec {
            key: "trade_free_kicks",
            values: Values::Words(&["exempt", "best"]),
            default: "exempt",
            clause: "DT-4.10",
        },
        OptionSpec {
            key: "seat_direction",
            values: Values::Words(&["right", "left"]),
            default: "right",
            clause: "DT-3.2",
        },
        OptionSpec { key: "tie", values: Values::Words(&["shared", "countback"]), default: "shared", clause: "DT-6.8" },
        OptionSpec {
            key: "turn_clock_s",
            values: Values::OffOrNumber { min: 5, max: 300 },
            default: "off",
            clause: "DT-8.8",
        },
    ];

    fn set(&mut self, key: &str, value: &str) -> Result<(), String> {
        let spec = spec(Self::SPECS, key)?;
        match key {
            "rounds" => self.rounds = spec.number(value)? as u8,
            "hat_trick" => self.hat_trick = spec.word(value)? == 1,
            "nutmeg" => self.nutmeg = spec.word(value)? == 1,
            "special_claims" => self.special_claims = [SpecialClaims::Auto, SpecialClaims::Manual][spec.word(value)?],
            "pass_is_final" => self.pass_is_final = spec.word(value)? == 1,
            "free_kick_alone" => {
                self.free_kick_alone = [FreeKickAlone::Named, FreeKickAlone::Worst][spec.word(value)?]
            }
            "trade_free_kicks" => {
                self.trade_free_kicks = [TradeFreeKicks::Exempt, TradeFreeKicks::Best][spec.word(value)?];
            }
            "seat_direction" => self.seat_direction = [SeatDirection::Right, SeatDirection::Left][spec.word(value)?],
            "tie" => self.tie = [Tie::Shared, Tie::Countback][spec.word(value)?],
            "turn_clock_s" => self.turn_clock_s = spec.off_or_number(value)?.map(|seconds| seconds as u16),
            _ => return Err(spec.refuse(value)),
        }
        Ok(())
    }

    fn get(&self, key: &str) -> Option<String> {
        if let Some(word) = self.word(key) {
            return Some(word.to_string());
        }
        match key {
            "rounds" => Some(self.rounds.to_string()),
            "turn_clock_s" => Some(self.turn_clock_s.map_or("off".to_string(), |seconds| seconds.to_string())),
            _ => None,
        }
    }
}

impl Options {
    /// The value of an option that is one of several words.
    fn word(&self, key: &str) -> Option<&'static str> {
        let place = match key {
            "hat_trick" => self.hat_trick as usize,
            "nutmeg" => self.nutmeg as usize,
            "special_claims" => self.special_claims as usize,
            "pass_is_final" => self.pass_is_final as usize,
            "free_kick_alone" => self.free_kick_alone as usize,
            "trade_free_kicks" => self.trade_free_kicks as usize,
            "seat_direction" => self.seat_direction as usize,
            "tie" => self.tie as usize,
            _ => return None,
        };
        match spec(Self::SPECS, key).ok()?.values {
            Values::Words(words) => words.get(place).copied(),
            Values::Number { .. } | Values::OffOrNumber { .. } | Values::Deck => None,
        }
    }

    /// Whether the holders have to notice their special deals (DT-2.2: only if there are any).
    pub const fn asks_for_claims(&self) -> bool {
        matches!(self.special_claims, SpecialClaims::Manual) && (self.hat_trick || self.nutmeg)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_option_is_written_and_read_the_same_way() {
        let mut options = Options::default();
        for spec in Options::SPECS {
            assert_eq!(options.get(spec.key).as_deref(), Some(spec.default), "{}", spec.key);
            let others: Vec<String> = match spec.values {
                Values::Words(words) => words.iter().map(|word| word.to_string()).collect(),
                Values::Number { min, max } => vec![min.to_string(), max.to_string()],
                Values::OffOrNumber { min, max } => vec!["off".to_string(), min.to_string(), max.to_string()],
                Values::Deck => vec![],
            };
            for value in others {
                options.set(spec.key, &value).unwrap();
                assert_eq!(options.get(spec.key), Some(value));
            }
        }
        assert_eq!(options.changed().len(), 8, "on is the default of hat_trick and nutmeg");
    }

    #[test]
    fn a_value_that_does_not_fit_is_refused_in_words() {
        let mut options = Options::default();
        assert!(options.set("rounds", "22").unwrap_err().contains("from 1 to 21"));
        assert!(options.set("turn_clock_s", "4").unwrap_err().contains("off or a whole number from 5 to 300"));
        assert!(options.set("tie", "coin").unwrap_err().contains("shared, countback"));
        assert!(options.set("deck", "x").unwrap_err().contains("rounds, hat_trick"));
        assert_eq!(options, Options::default());
    }
}
