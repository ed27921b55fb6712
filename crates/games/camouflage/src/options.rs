//! What can be chosen at the table (chapter 2 of the rules page).
//!
//! [`Terms`] are the choices that shape the rules, small enough to live in the state; beside them [`Options`] hold the
//! card set and the puzzle, which are read once when the match is dealt.

use crate::board::Fit;
use crate::card::Side;
use crate::clause;
use crate::faces::{FaceSet, SHIPPED};
use crate::puzzle::{self, Puzzle};
use kernel::options::spec;
use kernel::{Illegal, OptionSpec, Said, Settings, Values, said};
use std::sync::Arc;

/// An enum whose values are words.
macro_rules! words {
    ($(#[$about:meta])* $name:ident { $($(#[$doc:meta])* $value:ident = $word:literal,)* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum $name { $($(#[$doc])* $value,)* }

        impl $name {
            /// Its values as words, in order.
            pub const WORDS: &'static [&'static str] = &[$($word),*];
            const ALL: &'static [$name] = &[$($name::$value),*];

            /// Its word.
            pub const fn word(self) -> &'static str {
                Self::WORDS[self as usize]
            }

            /// The value with this place in the list of words.
            pub fn nth(place: usize) -> $name {
                Self::ALL[place]
            }
        }
    };
}

words! {
    /// Which game is played.
    Mode {
        /// Speed Round: the first player out wins.
        Speed = "speed",
        /// Diversify: points for different cards below.
        Diversify = "diversify",
        /// Cover Some Ground: points for squares covered.
        Cover = "cover",
        /// Not My Stack!: the fewest cards on one's own location.
        NotMyStack = "not_my_stack",
        /// Solo and co-op puzzles.
        Puzzle = "puzzle",
    }
}

words! {
    /// How long the others may go on once the first player is out.
    Timer {
        /// 60 seconds, or two rounds.
        Beginner = "beginner",
        /// 30 seconds, or one round.
        Advanced = "advanced",
        /// Not at all.
        Expert = "expert",
    }
}

words! {
    /// Who chooses.
    Pick {
        /// The players.
        Choose = "choose",
        /// Chance.
        Random = "random",
    }
}

words! {
    /// How the starting board is built.
    Build {
        /// Together.
        Coop = "coop",
        /// By chance.
        Auto = "auto",
    }
}

words! {
    /// What becomes of a wrong card.
    Wrong {
        /// It is refused and costs a pause.
        Reject = "reject",
        /// It stays and is worth nothing.
        Honor = "honor",
    }
}

words! {
    /// Whether there are turns.
    Pace {
        /// All at once.
        Realtime = "realtime",
        /// One after the other.
        Turns = "turns",
    }
}

words! {
    /// Help for practice (CA-4.14).
    Assist {
        /// None.
        None = "none",
        /// The squares under a held card are coloured.
        Preview = "preview",
        /// A legal placement may be asked for.
        Hint = "hint",
    }
}

words! {
    /// What happens to the seat of somebody who leaves.
    Leaver {
        /// A bot plays on.
        Bot = "bot",
        /// The seat is retired.
        Retire = "retire",
    }
}

words! {
    /// Whether the black squares of a puzzle are shown and checked.
    Centers {
        /// They are.
        Shown = "shown",
        /// Only the outline is.
        Hidden = "hidden",
    }
}

words! {
    /// Which side of the cards is played.
    SideChoice {
        /// The players vote.
        Vote = "vote",
        /// Animal Patterns.
        Animal = "animal",
        /// Gems.
        Gems = "gems",
    }
}

/// The choices that shape the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Terms {
    /// Which game.
    pub mode: Mode,
    /// Which side of the cards.
    pub side: SideChoice,
    /// The variant Centers Wild.
    pub centers_wild: bool,
    /// How long the sand timer runs.
    pub timer: Timer,
    /// Who chooses the decks.
    pub deck_pick: Pick,
    /// How the starting board is built.
    pub board_build: Build,
    /// Who chooses the location cards.
    pub location_card: Pick,
    /// What becomes of wrong cards.
    pub illegal: Wrong,
    /// The pause after a wrong placement.
    pub lockout_ms: u16,
    /// How many squares must match.
    pub min_match: u8,
    /// Whether wild squares count towards it.
    pub wild_counts: bool,
    /// Whether there are turns.
    pub pace: Pace,
    /// Help for practice.
    pub assist: Assist,
    /// Whether points are shown during play.
    pub live_scores: bool,
    /// Whether everybody gets a hand that can be played.
    pub fair_deal: bool,
    /// How long nothing may happen.
    pub idle_limit_s: u16,
    /// What happens to the seat of somebody who leaves.
    pub leaver: Leaver,
    /// Whether the black squares of a puzzle are shown.
    pub puzzle_centers: Centers,
}

impl Terms {
    /// The printed game.
    pub const PLAIN: Terms = Terms {
        mode: Mode::Speed,
        side: SideChoice::Vote,
        centers_wild: false,
        timer: Timer::Beginner,
        deck_pick: Pick::Choose,
        board_build: Build::Coop,
        location_card: Pick::Choose,
        illegal: Wrong::Reject,
        lockout_ms: 1500,
        min_match: 3,
        wild_counts: true,
        pace: Pace::Realtime,
        assist: Assist::None,
        live_scores: false,
        fair_deal: false,
        idle_limit_s: 180,
        leaver: Leaver::Bot,
        puzzle_centers: Centers::Shown,
    };

    /// What makes squares match.
    pub const fn fit(&self) -> Fit {
        Fit {
            min: self.min_match,
            wild: self.centers_wild,
            // Without wild squares there are none that could fail to count.
            wild_counts: self.wild_counts || !self.centers_wild,
        }
    }

    /// Whether this is Diversify or Cover Some Ground.
    pub const fn has_points(&self) -> bool {
        matches!(self.mode, Mode::Diversify | Mode::Cover)
    }

    /// The fewest and the most players (CA-2.1).
    pub const fn players(&self) -> (u8, u8) {
        match self.mode {
            Mode::Speed | Mode::Diversify | Mode::Cover => (2, 6),
            Mode::NotMyStack => (3, 7),
            Mode::Puzzle => (1, 7),
        }
    }

    /// Whether records call this "house rules" (CA-2.3).
    pub const fn house_rules(&self) -> bool {
        self.min_match != Terms::PLAIN.min_match || self.wild_counts != Terms::PLAIN.wild_counts
    }
}

/// Everything that can be chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// The choices that shape the rules.
    pub terms: Terms,
    /// The card set; none is the shipped one.
    pub cards: Option<Arc<FaceSet>>,
    /// The puzzle; none is the first of the collection. Whoever keeps count of solved ones asks for the next by name.
    pub puzzle: Option<Arc<Puzzle>>,
}

impl Default for Options {
    fn default() -> Self {
        Options { terms: Terms::PLAIN, cards: None, puzzle: None }
    }
}

impl Options {
    /// The card set.
    pub fn faces(&self) -> &FaceSet {
        self.cards.as_deref().unwrap_or(FaceSet::shipped())
    }

    /// Refuses numbers of players and combinations that do not go together (CA-2.1, CA-2.2).
    pub fn fit(&self, seats: u8) -> Result<(), Illegal> {
        let terms = &self.terms;
        let (least, most) = terms.players();
        Illegal::unless((least..=most).contains(&seats), clause::CA_2_1)?;
        let honest = terms.illegal == Wrong::Reject
            || terms.has_points() && terms.pace == Pace::Realtime && terms.timer != Timer::Expert && !terms.live_scores;
        Illegal::unless(honest, clause::CA_2_2)?;
        Illegal::unless(terms.wild_counts || terms.centers_wild, clause::CA_2_2)?;
        let plain = Terms { mode: Mode::Puzzle, puzzle_centers: terms.puzzle_centers, ..Terms::PLAIN };
        let bare = terms.mode != Mode::Puzzle || (*terms == plain && self.cards.is_none());
        Illegal::unless(bare, clause::CA_2_2)
    }
}

/// The word for the next unsolved puzzle.
const NEXT: &str = "next";

const fn words(key: &'static str, words: &'static [&'static str], clause: &'static str) -> OptionSpec {
    OptionSpec { key, values: Values::Words(words), default: words[0], clause }
}

const fn number(key: &'static str, range: (i64, i64), default: &'static str, clause: &'static str) -> OptionSpec {
    OptionSpec { key, values: Values::Number { min: range.0, max: range.1 }, default, clause }
}

const fn text(key: &'static str, default: &'static str, clause: &'static str) -> OptionSpec {
    OptionSpec { key, values: Values::Deck, default, clause }
}

impl Settings for Options {
    const SPECS: &'static [OptionSpec] = &[
        words("mode", Mode::WORDS, "CA-2.1"),
        words("side", SideChoice::WORDS, "CA-3.1"),
        words("centers_wild", &["false", "true"], "CA-5.15"),
        words("timer", Timer::WORDS, "CA-5.30"),
        words("deck_pick", Pick::WORDS, "CA-3.2"),
        words("board_build", Build::WORDS, "CA-3.7"),
        words("location_card", Pick::WORDS, "CA-3.13"),
        words("illegal", Wrong::WORDS, "CA-5.34"),
        number("lockout_ms", (0, 5000), "1500", "CA-4.10"),
        words("min_match", &["3", "2"], "CA-5.3"),
        words("wild_counts", &["true", "false"], "CA-5.17"),
        words("pace", Pace::WORDS, "CA-4.50"),
        words("assist", Assist::WORDS, "CA-4.14"),
        words("live_scores", &["off", "on"], "CA-6.8"),
        words("fair_deal", &["off", "on"], "CA-3.15"),
        number("idle_limit_s", (30, 900), "180", "CA-6.4"),
        words("leaver", Leaver::WORDS, "CA-9.8"),
        text("puzzle", NEXT, "CA-1.9"),
        words("puzzle_centers", Centers::WORDS, "CA-5.55"),
        text("cards", SHIPPED, "CA-1.11"),
    ];

    fn set(&mut self, key: &str, value: &str) -> Result<(), String> {
        let spec = spec(Self::SPECS, key)?;
        let word = || spec.word(value);
        let terms = &mut self.terms;
        match key {
            "mode" => terms.mode = Mode::nth(word()?),
            "side" => terms.side = SideChoice::nth(word()?),
            "centers_wild" => terms.centers_wild = word()? == 1,
            "timer" => terms.timer = Timer::nth(word()?),
            "deck_pick" => terms.deck_pick = Pick::nth(word()?),
            "board_build" => terms.board_build = Build::nth(word()?),
            "location_card" => terms.location_card = Pick::nth(word()?),
            "illegal" => terms.illegal = Wrong::nth(word()?),
            "lockout_ms" => terms.lockout_ms = spec.number(value)? as u16,
            "min_match" => terms.min_match = [3, 2][word()?],
            "wild_counts" => terms.wild_counts = word()? == 0,
            "pace" => terms.pace = Pace::nth(word()?),
            "assist" => terms.assist = Assist::nth(word()?),
            "live_scores" => terms.live_scores = word()? == 1,
            "fair_deal" => terms.fair_deal = word()? == 1,
            "idle_limit_s" => terms.idle_limit_s = spec.number(value)? as u16,
            "leaver" => terms.leaver = Leaver::nth(word()?),
            "puzzle_centers" => terms.puzzle_centers = Centers::nth(word()?),
            "puzzle" if value == NEXT => self.puzzle = None,
            "puzzle" => self.puzzle = Some(Arc::new(puzzle::read(value)?)),
            _ if value == SHIPPED => self.cards = None,
            _ => self.cards = Some(Arc::new(FaceSet::read(value)?)),
        }
        Ok(())
    }

    fn known(key: &str) -> Vec<(String, Said)> {
        let label = |puzzle: &Puzzle| {
            let (cards, stars) = (puzzle.len(), puzzle.grade.stars);
            said!("option-puzzle-value", puzzle: puzzle.name(), cards: cards, stars: stars)
        };
        match key {
            "puzzle" => puzzle::collection().iter().map(|puzzle| (puzzle.id().to_string(), label(puzzle))).collect(),
            _ => Vec::new(),
        }
    }

    fn get(&self, key: &str) -> Option<String> {
        let terms = &self.terms;
        let truth = |on: bool| if on { "true" } else { "false" };
        let switch = |on: bool| if on { "on" } else { "off" };
        let word = match key {
            "mode" => terms.mode.word(),
            "side" => terms.side.word(),
            "centers_wild" => truth(terms.centers_wild),
            "timer" => terms.timer.word(),
            "deck_pick" => terms.deck_pick.word(),
            "board_build" => terms.board_build.word(),
            "location_card" => terms.location_card.word(),
            "illegal" => terms.illegal.word(),
            "lockout_ms" => return Some(terms.lockout_ms.to_string()),
            "min_match" => return Some(terms.min_match.to_string()),
            "wild_counts" => truth(terms.wild_counts),
            "pace" => terms.pace.word(),
            "assist" => terms.assist.word(),
            "live_scores" => switch(terms.live_scores),
            "fair_deal" => switch(terms.fair_deal),
            "idle_limit_s" => return Some(terms.idle_limit_s.to_string()),
            "leaver" => terms.leaver.word(),
            "puzzle_centers" => terms.puzzle_centers.word(),
            "puzzle" => return Some(self.puzzle.as_ref().map_or(NEXT.to_string(), |puzzle| puzzle.text())),
            "cards" => return Some(self.cards.as_ref().map_or(SHIPPED.to_string(), |set| set.text())),
            _ => return None,
        };
        Some(word.to_string())
    }
}

impl SideChoice {
    /// The side that was chosen with the table, if it was.
    pub const fn side(self) -> Option<Side> {
        match self {
            SideChoice::Vote => None,
            SideChoice::Animal => Some(Side::Animal),
            SideChoice::Gems => Some(Side::Gems),
        }
    }
}
