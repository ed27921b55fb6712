//! What the options come to for one match. The types hold only what fits together.

use super::{ChallengeClose, ChallengeRace, DitchLimit, Mode, Options, People, RevealBluffs, Switch, Tie};
use crate::clause;
use kernel::{Illegal, Millis};

/// The house rules of one match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct House {
    /// Which game is played.
    pub variant: Variant,
    /// When the match is over.
    pub end: End,
    /// What a shared best total means.
    pub tie: Tie,
    /// Seconds for a decision; none without a clock.
    pub turn_clock: Option<u16>,
}

/// Which game is played, with the options of that game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Variant {
    /// The printed game.
    Standard {
        /// Bags stay in view (BL-5.21).
        memory_aid: bool,
    },
    /// The bluffing game.
    Advanced {
        /// How many times a player may ditch in a turn.
        ditch_limit: DitchLimit,
        /// Whether one may ditch without a card to draw (BL-5.50).
        ditch_on_empty_pile: bool,
        /// How the challenge window closes.
        close: Close,
        /// Whether fifth cards are shown after the scoring.
        reveal_bluffs: bool,
    },
}

/// How the challenge window closes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Close {
    /// Live: with the next player's draw.
    NextDraw {
        /// Milliseconds after the Bag in which the next player cannot close it (BL-4.41).
        grace: u16,
        /// Milliseconds of a last call (BL-4.34).
        last_call: u16,
    },
    /// When everybody who may challenge has answered.
    AllRespond {
        /// Whether the first to the maker's left is the challenger; otherwise chance decides (BL-4.47).
        clockwise: bool,
    },
}

/// When the match is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// After this many rounds (BL-6.11).
    Rounds(u8),
    /// With the round in which this minute ends (BL-6.12).
    Minutes(u8),
}

impl End {
    /// The moment after which no round begins, in a game by time.
    #[inline]
    pub fn time(self) -> Option<Millis> {
        match self {
            End::Rounds(_) => None,
            End::Minutes(minutes) => Some(Millis(minutes as u32 * 60_000)),
        }
    }
}

/// The least time of a last call if a person may challenge, and the grace time unless another is set (BL-4.34).
const GRACE_MS: u16 = 3000;

impl Options {
    /// What the options come to at a table of `seats`. What does not fit together is refused (BL-2.2).
    pub fn house(&self, seats: u8) -> Result<House, Illegal> {
        let fits = |fits: bool| Illegal::unless(fits, clause::BL_2_2);
        fits(self.rounds.is_none() || self.end_after_minutes.is_none())?;
        let variant = match self.mode {
            Mode::Standard => {
                fits(!self.names_advanced_options())?;
                Variant::Standard { memory_aid: self.memory_aid == Switch::On }
            }
            Mode::Advanced => {
                fits(self.memory_aid != Switch::On)?;
                self.advanced()?
            }
        };
        let end = match self.end_after_minutes {
            Some(minutes) => End::Minutes(minutes),
            None => End::Rounds(self.rounds.unwrap_or(default_rounds(seats))),
        };
        Ok(House { variant, end, tie: self.tie, turn_clock: self.turn_clock_s })
    }

    fn names_advanced_options(&self) -> bool {
        self.ditch_limit.is_some()
            || self.ditch_on_empty_pile.is_some()
            || self.challenge_close.is_some()
            || self.challenge_race.is_some()
            || self.challenge_grace_ms.is_some()
            || self.reveal_bluffs.is_some()
    }

    fn advanced(&self) -> Result<Variant, Illegal> {
        Ok(Variant::Advanced {
            ditch_limit: self.ditch_limit.unwrap_or(DitchLimit::None),
            ditch_on_empty_pile: self.ditch_on_empty_pile != Some(Switch::Off),
            close: self.close()?,
            reveal_bluffs: self.reveal_bluffs == Some(RevealBluffs::RoundEnd),
        })
    }

    fn close(&self) -> Result<Close, Illegal> {
        let people = self.people == People::Yes;
        let usual = if people { ChallengeClose::NextDraw } else { ChallengeClose::AllRespond };
        match (self.challenge_close.unwrap_or(usual), self.challenge_race) {
            (ChallengeClose::NextDraw, None | Some(ChallengeRace::Receipt)) => {
                let grace = self.challenge_grace_ms.unwrap_or(if people { GRACE_MS } else { 0 });
                let last_call = if people { grace.max(GRACE_MS) } else { grace };
                Ok(Close::NextDraw { grace, last_call })
            }
            (ChallengeClose::AllRespond, race) if self.challenge_grace_ms.is_none() => match race {
                None | Some(ChallengeRace::Random) => Ok(Close::AllRespond { clockwise: false }),
                Some(ChallengeRace::Clockwise) => Ok(Close::AllRespond { clockwise: true }),
                Some(ChallengeRace::Receipt) => Err(Illegal::by(clause::BL_2_2)),
            },
            _ => Err(Illegal::by(clause::BL_2_2)),
        }
    }
}

/// Everybody deals equally often, and there are at least three rounds.
const fn default_rounds(seats: u8) -> u8 {
    match seats {
        2 => 4,
        seats => seats,
    }
}
