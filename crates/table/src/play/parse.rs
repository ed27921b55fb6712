//! Reads a play file. Errors name line and column and say what would be right.

mod body;

use crate::seed::Seed;
use kernel::{Entry, Scene, closest};
use std::fmt;

/// The version of the format this program reads.
const VERSION: &str = "1";

/// A play file as written.
#[derive(Clone, Debug)]
pub struct PlayFile {
    /// What it is about.
    pub header: Header,
    /// The position it starts from; empty for the deal.
    pub scene: Scene,
    /// Steps and checks in order.
    pub lines: Vec<Line>,
    /// Where the head and the position stand, for errors about them.
    pub spots: Spots,
}

/// What a play file is about.
#[derive(Clone, Debug)]
pub struct Header {
    /// One line for people.
    pub title: Option<String>,
    /// The game's slug.
    pub game: String,
    /// The version of its rules.
    pub rules: Option<u32>,
    /// How many seats.
    pub seats: u8,
    /// Options that differ from the defaults.
    pub options: Vec<(String, String)>,
    /// The seed of all chance.
    pub seed: Seed,
    /// How many steps follow, if the file says so: then it cannot break off unnoticed.
    pub steps: Option<usize>,
    /// The clauses it tests.
    pub clauses: Vec<String>,
}

/// A place in a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spot {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1.
    pub column: usize,
}

/// The places of what a table is set up from.
#[derive(Clone, Debug)]
pub struct Spots {
    /// The game.
    pub game: Spot,
    /// The version of its rules; the game where none is named.
    pub rules: Spot,
    /// The number of seats.
    pub seats: Spot,
    /// Each option.
    pub options: Vec<Spot>,
    /// Each clause.
    pub clauses: Vec<Spot>,
    /// Each line of the position: its key.
    pub sets: Vec<Spot>,
}

/// A step or a check, and where it stands.
#[derive(Clone, Debug)]
pub struct Line {
    /// Its line number, from 1.
    pub number: usize,
    /// The column of its content, from 1.
    pub column: usize,
    /// What it says.
    pub kind: LineKind,
}

impl Line {
    /// Whether something happens here.
    pub fn is_step(&self) -> bool {
        matches!(self.kind, LineKind::Act { .. } | LineKind::Clock { .. })
    }
}

/// What a line says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LineKind {
    /// A seat acts.
    Act {
        /// Who.
        seat: u8,
        /// What, in notation.
        action: String,
        /// When, in milliseconds.
        at: Option<u32>,
    },
    /// The clock strikes.
    Clock {
        /// When, in milliseconds.
        at: Option<u32>,
    },
    /// Somebody takes a seat: a person's name, or a kind of bot.
    Sit {
        /// Which seat.
        seat: u8,
        /// Whether it is a bot.
        bot: bool,
        /// The name, or the kind of bot.
        who: String,
    },
    /// Something must hold here.
    Check(Check),
}

/// What must hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Check {
    /// The table cannot be set up, for this reason.
    RefusedSetup(Reason),
    /// The step above was refused by this clause.
    Refused(String),
    /// The text of the step above is no action at all.
    Malformed,
    /// A seat has, or has not, this among its legal actions.
    Legal {
        /// Who.
        seat: u8,
        /// What, in notation.
        action: String,
        /// Whether it must be listed.
        listed: bool,
    },
    /// The rules accept, or refuse, this of a seat, whether it is listed or not.
    Accepted {
        /// Who.
        seat: u8,
        /// What, in notation.
        action: String,
        /// Whether it must be accepted.
        accepted: bool,
    },
    /// These are all the legal actions of a seat.
    LegalList {
        /// Who.
        seat: u8,
        /// All of them, in notation.
        actions: Vec<String>,
    },
    /// The table shows this.
    Expect {
        /// `truth`, `public` or a seat.
        viewer: Option<String>,
        /// What is looked at.
        what: String,
        /// How it is compared.
        how: How,
        /// With what.
        value: String,
    },
    /// A viewer sees the same as in another file.
    SameView {
        /// `public` or a seat.
        viewer: String,
        /// The other file, as a path from this one.
        file: String,
        /// After which line of it; its end if not given.
        line: Option<usize>,
    },
}

/// Why a table cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// By this clause.
    Clause(String),
    /// Because of what these words say.
    Words(String),
}

/// How what is there is compared with what is expected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// It is just that.
    Is,
    /// It has all of that.
    Contains,
    /// It has nothing of that.
    Lacks,
}

/// Where a play file is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayError {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1.
    pub column: usize,
    /// What is wrong and what would be right.
    pub why: String,
}

impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.line, self.column, self.why)
    }
}

impl Spot {
    /// What is wrong here.
    pub fn error(self, why: impl Into<String>) -> PlayError {
        PlayError { line: self.line, column: self.column, why: why.into() }
    }
}

/// A line without comment, and where it is.
#[derive(Clone, Copy)]
struct Source<'a> {
    text: &'a str,
    line: usize,
    column: usize,
}

impl<'a> Source<'a> {
    fn spot(&self) -> Spot {
        Spot { line: self.line, column: self.column }
    }

    fn error(&self, why: impl Into<String>) -> PlayError {
        self.spot().error(why)
    }

    /// The first word, and the rest with its own column.
    fn split_word(self) -> (&'a str, Source<'a>) {
        let end = self.text.find(char::is_whitespace).unwrap_or(self.text.len());
        let (word, rest) = self.text.split_at(end);
        let trimmed = rest.trim_start();
        let column = self.column + self.text[..end + rest.len() - trimmed.len()].chars().count();
        (word, Source { text: trimmed, line: self.line, column })
    }

    fn number<T: std::str::FromStr>(&self, what: &str) -> Result<T, PlayError> {
        self.text.parse().map_err(|_| self.error(format!("{what}, not {:?}", self.text)))
    }
}

const HEADERS: &[&str] =
    &["parlor", "title", "game", "rules", "seats", "option", "seed", "steps", "clauses", "name", "bot"];
const BODY: &[&str] =
    &["set", "expect", "legal", "accepted", "not legal", "refused", "malformed", "same view", "clock"];

/// Reads a play file; the first thing that is wrong is the error.
pub fn parse(text: &str) -> Result<PlayFile, PlayError> {
    parse_all(text).map_err(|mut errors| errors.swap_remove(0))
}

/// Reads a play file, or says everything that is wrong with it, in order. There is at least one error.
pub fn parse_all(text: &str) -> Result<PlayFile, Vec<PlayError>> {
    let mut lines = text.lines().enumerate().filter_map(|(index, line)| source(index + 1, line)).peekable();
    let Some(first) = lines.next() else {
        let why = "the file is empty: it starts with `parlor 1`".to_string();
        return Err(vec![PlayError { line: 1, column: 1, why }]);
    };
    version(first).map_err(|error| vec![error])?;
    let mut draft = Draft::default();
    let errors: Vec<PlayError> = lines.filter_map(|source| draft.take(source).err()).collect();
    if errors.is_empty() { draft.finish(first).map_err(|error| vec![error]) } else { Err(errors) }
}

fn source(line: usize, text: &str) -> Option<Source<'_>> {
    let comment = text.char_indices().find(|&(at, c)| c == '#' && !is_count(text, at) && starts_word(text, at));
    let text = &text[..comment.map_or(text.len(), |(at, _)| at)];
    let content = text.trim();
    let column = 1 + text.chars().take_while(|c| c.is_whitespace()).count();
    (!content.is_empty()).then_some(Source { text: content, line, column })
}

/// `#12` is a number of cards, not a comment.
fn is_count(text: &str, at: usize) -> bool {
    text[at + 1..].starts_with(|c: char| c.is_ascii_digit())
}

fn starts_word(text: &str, at: usize) -> bool {
    text[..at].chars().next_back().is_none_or(char::is_whitespace)
}

fn version(first: Source<'_>) -> Result<(), PlayError> {
    match first.split_word() {
        ("parlor", rest) if rest.text == VERSION => Ok(()),
        ("parlor", rest) => Err(rest.error(format!(
            "this program reads play files of version {VERSION}, not {:?}: use the program that wrote it",
            rest.text
        ))),
        _ => Err(first.error("a play file starts with the line `parlor 1`")),
    }
}

#[derive(Default)]
struct Draft {
    title: Option<String>,
    game: Option<(String, Spot)>,
    rules: Option<(u32, Spot)>,
    seats: Option<(u8, Spot)>,
    options: Vec<(String, String)>,
    option_spots: Vec<Spot>,
    seed: Option<Seed>,
    steps: Option<usize>,
    clauses: Vec<String>,
    clause_spots: Vec<Spot>,
    scene: Scene,
    set_spots: Vec<Spot>,
    lines: Vec<Line>,
    /// Whether steps or checks have begun, after which no header line may come.
    playing: bool,
}

impl Draft {
    fn take(&mut self, source: Source<'_>) -> Result<(), PlayError> {
        let (word, rest) = source.split_word();
        let kind = match word {
            word if HEADERS.contains(&word) && !matches!(word, "name" | "bot") => {
                return self.header(word, source, rest);
            }
            "set" => return self.set(source, rest),
            _ => body::read(source)?,
        };
        if !matches!(kind, LineKind::Sit { .. }) {
            self.playing = true;
        }
        self.lines.push(Line { number: source.line, column: source.column, kind });
        Ok(())
    }

    fn header(&mut self, word: &str, source: Source<'_>, rest: Source<'_>) -> Result<(), PlayError> {
        if self.playing {
            return Err(source.error(format!("`{word}` belongs to the head of the file, before steps and checks")));
        }
        let spot = rest.spot();
        match word {
            "title" => once(&mut self.title, rest.text.to_string(), source)?,
            "game" => once(&mut self.game, (rest.text.to_string(), spot), source)?,
            "rules" => {
                once(&mut self.rules, (rest.number("rules is the version of the rules, a number")?, spot), source)?;
            }
            "seats" => once(&mut self.seats, (rest.number("seats is a number of players")?, spot), source)?,
            "seed" => once(&mut self.seed, rest.text.parse().map_err(|why: String| rest.error(why))?, source)?,
            "steps" => once(&mut self.steps, rest.number("steps is how many steps follow, a number")?, source)?,
            "clauses" => self.clauses(rest),
            "option" => self.option(rest)?,
            _ => return Err(source.error("`parlor` stands on the first line only")),
        }
        Ok(())
    }

    fn clauses(&mut self, mut rest: Source<'_>) {
        while !rest.text.is_empty() {
            let (clause, more) = rest.split_word();
            self.clauses.push(clause.to_string());
            self.clause_spots.push(rest.spot());
            rest = more;
        }
    }

    fn option(&mut self, rest: Source<'_>) -> Result<(), PlayError> {
        let Some((key, value)) = rest.text.split_once('=') else {
            return Err(rest.error("an option is written `option key=value`"));
        };
        let (key, value) = (key.trim().to_string(), value.trim().to_string());
        if self.options.iter().any(|(other, _)| *other == key) {
            return Err(rest.error(format!("option {key} is set twice")));
        }
        self.options.push((key, value));
        self.option_spots.push(rest.spot());
        Ok(())
    }

    fn set(&mut self, source: Source<'_>, rest: Source<'_>) -> Result<(), PlayError> {
        if self.playing {
            return Err(source.error("the position (`set …`) comes before steps and checks"));
        }
        let mut words = rest.text.split_whitespace().map(str::to_string);
        let key = words.next().ok_or_else(|| source.error("`set` is followed by what it sets, such as `hand 0 …`"))?;
        self.scene.entries.push(Entry { key, words: words.collect(), line: source.line });
        self.set_spots.push(rest.spot());
        Ok(())
    }

    fn finish(self, first: Source<'_>) -> Result<PlayFile, PlayError> {
        let missing = |what: &str| first.error(format!("the head of the file has no `{what}` line"));
        self.count()?;
        let (game, game_spot) = self.game.ok_or_else(|| missing("game"))?;
        let (seats, seats_spot) = self.seats.ok_or_else(|| missing("seats"))?;
        let header = Header {
            title: self.title,
            game,
            rules: self.rules.map(|(rules, _)| rules),
            seats,
            options: self.options,
            seed: self.seed.unwrap_or(Seed::number(0)),
            steps: self.steps,
            clauses: self.clauses,
        };
        let spots = Spots {
            game: game_spot,
            rules: self.rules.map_or(game_spot, |(_, spot)| spot),
            seats: seats_spot,
            options: self.option_spots,
            clauses: self.clause_spots,
            sets: self.set_spots,
        };
        Ok(PlayFile { header, scene: self.scene, lines: self.lines, spots })
    }

    /// Compares the steps that are there with the number the head promises.
    fn count(&self) -> Result<(), PlayError> {
        let there = self.lines.iter().filter(|line| line.is_step()).count();
        let last = self.lines.last().map_or(1, |line| line.number);
        let wrong = |why| Err(PlayError { line: last, column: 1, why });
        match self.steps {
            Some(steps) if there < steps => {
                wrong(format!("the file breaks off: it has {there} of the {steps} steps that its head promises"))
            }
            Some(steps) if there > steps => {
                wrong(format!("the file has {there} steps, and its head promises {steps}: it was changed"))
            }
            _ => Ok(()),
        }
    }
}

fn once<T>(slot: &mut Option<T>, value: T, source: Source<'_>) -> Result<(), PlayError> {
    match slot.replace(value) {
        None => Ok(()),
        Some(_) => Err(source.error(format!("{:?} is said twice", source.split_word().0))),
    }
}

#[cfg(test)]
mod tests;
