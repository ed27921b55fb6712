//! Reads a play file. Errors name line and column and say what would be right.

use crate::seed::Seed;
use crate::suggest::closest;
use kernel::{Entry, Scene};
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
    /// The line of `game`, for errors about the set-up.
    pub line: usize,
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
    /// The step above was refused by this clause.
    Refused(String),
    /// A seat may, or may not, do this.
    Legal {
        /// Who.
        seat: u8,
        /// What, in notation.
        action: String,
        /// Whether it must be allowed.
        allowed: bool,
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
        /// What it must be.
        value: String,
    },
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

/// A line without comment, and where it is.
#[derive(Clone, Copy)]
struct Source<'a> {
    text: &'a str,
    line: usize,
    column: usize,
}

impl<'a> Source<'a> {
    fn error(&self, why: impl Into<String>) -> PlayError {
        PlayError { line: self.line, column: self.column, why: why.into() }
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
const BODY: &[&str] = &["set", "expect", "legal", "not legal", "refused", "clock"];

/// Reads a play file.
pub fn parse(text: &str) -> Result<PlayFile, PlayError> {
    let mut lines = text.lines().enumerate().filter_map(|(index, line)| source(index + 1, line)).peekable();
    let Some(first) = lines.next() else {
        return Err(PlayError { line: 1, column: 1, why: "the file is empty: it starts with `parlor 1`".to_string() });
    };
    version(first)?;
    let mut draft = Draft::default();
    for source in lines {
        draft.take(source)?;
    }
    draft.finish(first)
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
    game: Option<(String, usize)>,
    rules: Option<u32>,
    seats: Option<u8>,
    options: Vec<(String, String)>,
    seed: Option<Seed>,
    steps: Option<usize>,
    clauses: Vec<String>,
    scene: Scene,
    lines: Vec<Line>,
    /// Whether steps or checks have begun, after which no header line may come.
    playing: bool,
}

impl Draft {
    fn take(&mut self, source: Source<'_>) -> Result<(), PlayError> {
        let (word, rest) = source.split_word();
        let kind = match word {
            "name" | "bot" => sit(word == "bot", rest)?,
            word if HEADERS.contains(&word) => return self.header(word, source, rest),
            "set" => return self.set(source, rest),
            "clock" => LineKind::Clock { at: stamp(rest)?.1 },
            "refused" => LineKind::Check(Check::Refused(rest.text.to_string())),
            "expect" => LineKind::Check(expect(rest)?),
            "legal" => LineKind::Check(legal(rest, true)?),
            "not" => match rest.split_word() {
                ("legal", rest) => LineKind::Check(legal(rest, false)?),
                _ => return Err(rest.error("`not` is followed by `legal`")),
            },
            _ => act(source)?,
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
        match word {
            "title" => once(&mut self.title, rest.text.to_string(), source)?,
            "game" => once(&mut self.game, (rest.text.to_string(), source.line), source)?,
            "rules" => once(&mut self.rules, rest.number("rules is the version of the rules, a number")?, source)?,
            "seats" => once(&mut self.seats, rest.number("seats is a number of players")?, source)?,
            "seed" => once(&mut self.seed, rest.text.parse().map_err(|why: String| rest.error(why))?, source)?,
            "steps" => once(&mut self.steps, rest.number("steps is how many steps follow, a number")?, source)?,
            "clauses" => self.clauses.extend(rest.text.split_whitespace().map(str::to_string)),
            "option" => match rest.text.split_once('=') {
                Some((key, value)) => self.options.push((key.trim().to_string(), value.trim().to_string())),
                None => return Err(rest.error("an option is written `option key=value`")),
            },
            _ => return Err(source.error("`parlor` stands on the first line only")),
        }
        Ok(())
    }

    fn set(&mut self, source: Source<'_>, rest: Source<'_>) -> Result<(), PlayError> {
        if self.playing {
            return Err(source.error("the position (`set …`) comes before steps and checks"));
        }
        let mut words = rest.text.split_whitespace().map(str::to_string);
        let key = words.next().ok_or_else(|| source.error("`set` is followed by what it sets, such as `hand 0 …`"))?;
        self.scene.entries.push(Entry { key, words: words.collect(), line: source.line });
        Ok(())
    }

    fn finish(self, first: Source<'_>) -> Result<PlayFile, PlayError> {
        let missing = |what: &str| first.error(format!("the head of the file has no `{what}` line"));
        self.count()?;
        let (game, line) = self.game.ok_or_else(|| missing("game"))?;
        let header = Header {
            title: self.title,
            game,
            rules: self.rules,
            seats: self.seats.ok_or_else(|| missing("seats"))?,
            options: self.options,
            seed: self.seed.unwrap_or(Seed::number(0)),
            steps: self.steps,
            clauses: self.clauses,
            line,
        };
        Ok(PlayFile { header, scene: self.scene, lines: self.lines })
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

fn sit(bot: bool, rest: Source<'_>) -> Result<LineKind, PlayError> {
    let (seat, who) = rest.split_word();
    let seat = seat.parse().map_err(|_| rest.error("a seat number comes first, such as `name 0 Ann`"))?;
    Ok(LineKind::Sit { seat, bot, who: who.text.to_string() })
}

/// `SEAT: ACTION [@MILLISECONDS]`.
fn act(source: Source<'_>) -> Result<LineKind, PlayError> {
    let (seat, action) = seat_and_action(source).ok_or_else(|| unknown(source))?;
    let (action, at) = stamp(action)?;
    Ok(LineKind::Act { seat, action: action.to_string(), at })
}

fn unknown(source: Source<'_>) -> PlayError {
    let word = source.split_word().0;
    let meant = closest(word, HEADERS.iter().chain(BODY).copied());
    let hint = meant.map_or(String::new(), |meant| format!(". Did you mean `{meant}`?"));
    source.error(format!("{word:?} begins no line of a play file; a step is written `0: action`{hint}"))
}

fn seat_and_action(source: Source<'_>) -> Option<(u8, Source<'_>)> {
    let (seat, action) = source.text.split_once(':')?;
    let seat = seat.trim().parse().ok()?;
    let trimmed = action.trim();
    let before = source.text.len() - action.trim_start().len();
    let column = source.column + source.text[..before].chars().count();
    Some((seat, Source { text: trimmed, line: source.line, column }))
}

/// Takes a moment ` @1200` off the end of a line.
fn stamp(source: Source<'_>) -> Result<(&str, Option<u32>), PlayError> {
    match source.text.rsplit_once('@') {
        None => Ok((source.text, None)),
        Some((action, moment)) => {
            let wrong = |_| source.error(format!("a moment is written @ and milliseconds, not @{moment}"));
            Ok((action.trim_end(), Some(moment.trim().parse().map_err(wrong)?)))
        }
    }
}

/// `0: ACTION`, or `0 = ACTION; ACTION`.
fn legal(source: Source<'_>, allowed: bool) -> Result<Check, PlayError> {
    if let Some((seat, action)) = seat_and_action(source) {
        return Ok(Check::Legal { seat, action: action.text.to_string(), allowed });
    }
    let list = source.text.split_once('=').filter(|_| allowed);
    let parsed = list.and_then(|(seat, actions)| Some((seat.trim().parse().ok()?, actions.trim())));
    match parsed {
        Some((seat, "-")) => Ok(Check::LegalList { seat, actions: Vec::new() }),
        Some((seat, actions)) => {
            let actions = actions.split(';').map(|action| action.trim().to_string()).collect();
            Ok(Check::LegalList { seat, actions })
        }
        None => Err(source.error("this is written `legal 0: ACTION`, `not legal 0: ACTION` or `legal 0 = A; B`")),
    }
}

/// `[as VIEWER] WHAT = VALUE`.
fn expect(source: Source<'_>) -> Result<Check, PlayError> {
    let (viewer, rest) = match source.split_word() {
        ("as", rest) => {
            let (viewer, rest) = rest.split_word();
            (Some(viewer.to_string()), rest)
        }
        _ => (None, source),
    };
    let (what, value) =
        rest.text.split_once('=').ok_or_else(|| rest.error("an expectation is written `expect WHAT = VALUE`"))?;
    let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    Ok(Check::Expect { viewer, what: words(what), value: words(value) })
}

#[cfg(test)]
mod tests;
