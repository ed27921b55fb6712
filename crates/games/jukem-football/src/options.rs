//! Variants and house rules (chapter 2 of the rules).

use crate::card::{DEFAULT_DECK, Deck, Print};
use kernel::options::spec;
use kernel::{OptionSpec, Seat, Settings, Values};

/// An option that is one of some words: the enum, and its words in the order of its variants.
macro_rules! words {
    ($(#[$about:meta])* $name:ident { $($(#[$doc:meta])* $variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum $name { $($(#[$doc])* $variant),+ }

        impl $name {
            const WORDS: &'static [&'static str] = &[$($word),+];
            const ALL: &'static [$name] = &[$($name::$variant),+];
        }
    };
}

words! {
    /// Who deals the first half (JK-3.1).
    FirstDealer {
        /// Chance decides.
        Random = "random",
        /// Seat 0.
        Seat0 = "seat0",
        /// Seat 1.
        Seat1 = "seat1",
    }
}

words! {
    /// Which yellow kind a practice game leaves out (JK-2.2).
    Yellow {
        /// A HOLDING!.
        Holding = "holding",
        /// A SACK!.
        Sack = "sack",
    }
}

words! {
    /// Which red kind a practice game leaves out (JK-2.2).
    Red {
        /// A FUMBLE!.
        Fumble = "fumble",
        /// A PICKED OFF!.
        PickedOff = "picked_off",
    }
}

words! {
    /// When a card may be thrown away (JK-4.22, JK-4.24).
    DiscardRule {
        /// Only if no play is possible.
        ForcedOnly = "forced_only",
        /// Whenever one likes.
        Always = "always",
    }
}

words! {
    /// What follows a level score after two halves (JK-6.6, JK-6.9).
    Overtime {
        /// Periods until somebody scores.
        SuddenDeath = "sudden_death",
        /// A tie.
        None = "none",
    }
}

words! {
    /// Who deals overtime (JK-3.3).
    OvertimeDealer {
        /// Who did not deal the period before.
        Alternate = "alternate",
        /// Chance decides each time.
        Random = "random",
    }
}

words! {
    /// How much of the discard pile is displayed (JK-7.4).
    DiscardView {
        /// All of it.
        Full = "full",
        /// Its top card.
        TopOnly = "top_only",
    }
}

words! {
    /// When the defender is asked (JK-4.29).
    DefensePrompt {
        /// After every play that may be answered.
        Always = "always",
        /// Only with a defensive card in hand.
        OnlyIfAble = "only_if_able",
    }
}

/// What is chosen before the game. From outside it changes through [`Settings::set`] only, which keeps the ranges.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// The cards (JK-1.7).
    pub(crate) deck: Deck,
    /// Whether two cards are left out (JK-2.3).
    pub(crate) practice: bool,
    /// Which yellow kind loses a card in a practice game.
    pub(crate) practice_yellow: Yellow,
    /// Which red kind loses a card in a practice game.
    pub(crate) practice_red: Red,
    /// Who deals the first half.
    pub(crate) first_dealer: FirstDealer,
    /// When a card may be thrown away.
    pub(crate) discard_rule: DiscardRule,
    /// What follows a level score.
    pub(crate) overtime: Overtime,
    /// Who deals overtime.
    pub(crate) overtime_dealer: OvertimeDealer,
    /// Overtime periods before a tie stands.
    pub(crate) overtime_cap: u8,
    /// Dry turns before the draw pile must be used.
    pub(crate) stall_limit: u8,
    /// How much of the discard pile is displayed.
    pub(crate) discard_view: DiscardView,
    /// When the defender is asked.
    pub(crate) defense_prompt: DefensePrompt,
    /// Seconds for a turn.
    pub(crate) turn_clock: Option<u32>,
    /// Seconds for an answer.
    pub(crate) defense_clock: Option<u32>,
}

impl Default for Options {
    /// The game of the box (JK-2.1).
    fn default() -> Options {
        Options {
            deck: Deck::default(),
            practice: false,
            practice_yellow: Yellow::Holding,
            practice_red: Red::Fumble,
            first_dealer: FirstDealer::Random,
            discard_rule: DiscardRule::ForcedOnly,
            overtime: Overtime::SuddenDeath,
            overtime_dealer: OvertimeDealer::Alternate,
            overtime_cap: 10,
            stall_limit: 4,
            discard_view: DiscardView::Full,
            defense_prompt: DefensePrompt::Always,
            turn_clock: None,
            defense_clock: None,
        }
    }
}

const BOOL: &[&str] = &["false", "true"];
/// A day: long enough for a game by letter.
const CLOCK: Values = Values::OffOrNumber { min: 1, max: 86_400 };

/// One row of the list below.
const fn option(key: &'static str, values: Values, default: &'static str, clause: &'static str) -> OptionSpec {
    OptionSpec { key, values, default, clause }
}

impl Options {
    /// The cards that stay in the box (JK-2.3): one of each kind named, or none.
    pub fn left_out(&self) -> impl Iterator<Item = Print> {
        let yellow = match self.practice_yellow {
            Yellow::Holding => Print::Holding,
            Yellow::Sack => Print::Sack,
        };
        let red = match self.practice_red {
            Red::Fumble => Print::Fumble,
            Red::PickedOff => Print::PickedOff,
        };
        [yellow, red].into_iter().filter(|_| self.practice)
    }

    /// Who deals the first half, unless chance decides.
    pub fn first_dealer(&self) -> Option<Seat> {
        match self.first_dealer {
            FirstDealer::Random => None,
            FirstDealer::Seat0 => Some(Seat::new(0)),
            FirstDealer::Seat1 => Some(Seat::new(1)),
        }
    }
}

impl Settings for Options {
    const SPECS: &'static [OptionSpec] = &[
        option("deck", Values::Deck, DEFAULT_DECK, "JK-1.7"),
        option("practice", Values::Words(BOOL), "false", "JK-2.3"),
        option("practice_yellow", Values::Words(Yellow::WORDS), "holding", "JK-2.2"),
        option("practice_red", Values::Words(Red::WORDS), "fumble", "JK-2.2"),
        option("first_dealer", Values::Words(FirstDealer::WORDS), "random", "JK-3.1"),
        option("discard_rule", Values::Words(DiscardRule::WORDS), "forced_only", "JK-4.22"),
        option("overtime", Values::Words(Overtime::WORDS), "sudden_death", "JK-6.6"),
        option("overtime_dealer", Values::Words(OvertimeDealer::WORDS), "alternate", "JK-3.3"),
        option("overtime_cap", Values::Number { min: 1, max: 100 }, "10", "JK-6.8"),
        option("stall_limit", Values::Number { min: 2, max: 20 }, "4", "JK-9.3"),
        option("discard_view", Values::Words(DiscardView::WORDS), "full", "JK-7.4"),
        option("defense_prompt", Values::Words(DefensePrompt::WORDS), "always", "JK-4.29"),
        option("turn_clock", CLOCK, "off", "JK-4.36"),
        option("defense_clock", CLOCK, "off", "JK-4.36"),
    ];

    fn set(&mut self, key: &str, value: &str) -> Result<(), String> {
        let spec = spec(Self::SPECS, key)?;
        match key {
            "deck" => self.deck = value.parse()?,
            "practice" => self.practice = spec.word(value)? == 1,
            "practice_yellow" => self.practice_yellow = Yellow::ALL[spec.word(value)?],
            "practice_red" => self.practice_red = Red::ALL[spec.word(value)?],
            "first_dealer" => self.first_dealer = FirstDealer::ALL[spec.word(value)?],
            "discard_rule" => self.discard_rule = DiscardRule::ALL[spec.word(value)?],
            "overtime" => self.overtime = Overtime::ALL[spec.word(value)?],
            "overtime_dealer" => self.overtime_dealer = OvertimeDealer::ALL[spec.word(value)?],
            "overtime_cap" => self.overtime_cap = spec.number(value)? as u8,
            "stall_limit" => self.stall_limit = spec.number(value)? as u8,
            "discard_view" => self.discard_view = DiscardView::ALL[spec.word(value)?],
            "defense_prompt" => self.defense_prompt = DefensePrompt::ALL[spec.word(value)?],
            "turn_clock" => self.turn_clock = spec.off_or_number(value)?.map(|seconds| seconds as u32),
            _ => self.defense_clock = spec.off_or_number(value)?.map(|seconds| seconds as u32),
        }
        Ok(())
    }

    fn get(&self, key: &str) -> Option<String> {
        let text = match key {
            "deck" => self.deck.to_string(),
            "practice" => self.practice.to_string(),
            "practice_yellow" => Yellow::WORDS[self.practice_yellow as usize].to_string(),
            "practice_red" => Red::WORDS[self.practice_red as usize].to_string(),
            "first_dealer" => FirstDealer::WORDS[self.first_dealer as usize].to_string(),
            "discard_rule" => DiscardRule::WORDS[self.discard_rule as usize].to_string(),
            "overtime" => Overtime::WORDS[self.overtime as usize].to_string(),
            "overtime_dealer" => OvertimeDealer::WORDS[self.overtime_dealer as usize].to_string(),
            "overtime_cap" => self.overtime_cap.to_string(),
            "stall_limit" => self.stall_limit.to_string(),
            "discard_view" => DiscardView::WORDS[self.discard_view as usize].to_string(),
            "defense_prompt" => DefensePrompt::WORDS[self.defense_prompt as usize].to_string(),
            "turn_clock" => clock_text(self.turn_clock),
            "defense_clock" => clock_text(self.defense_clock),
            _ => return None,
        };
        Some(text)
    }

    fn warning(&self) -> Option<kernel::Said> {
        self.deck.warning()
    }
}

fn clock_text(seconds: Option<u32>) -> String {
    seconds.map_or_else(|| "off".to_string(), |seconds| seconds.to_string())
}
