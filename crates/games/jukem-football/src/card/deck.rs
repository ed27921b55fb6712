//! Decks: which cards are in the box.
//!
//! A deck comes from a data file that an owner of the box can correct (JK-1.7), or from the same thing written in one
//! line (`run5x3,pass5-20x4,jukemx3`), which is how a record carries a deck that is not the shipped one. Both go
//! through the same checks (JK-1.9), so a [`Deck`] that exists can be played with.

use super::{KICK_RETURN_YARDS, PANCAKE_YARDS, PLAIN, Print, number};
use kernel::{Face, Said, said};
use serde::Deserialize;
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

/// The name of the shipped deck.
pub const DEFAULT_DECK: &str = "jukem-2016-reconstructed";
const DEFAULT_FILE: &str = include_str!("../../data/jukem-2016-reconstructed.toml");
static DEFAULT: LazyLock<Deck> =
    LazyLock::new(|| Deck::from_toml(DEFAULT_FILE).expect("the shipped deck keeps JK-1.9; a test reads it"));

/// The fewest cards one can play with: eight in hands, one discard, one to draw (JK-1.9).
pub const CARDS_MIN: usize = 10;
/// The most cards this program deals with. A limit of ours, not of the rules.
pub const CARDS_MAX: usize = 64;
/// The most different RUNs, PASSes and CATCHes this program deals with. A limit of ours, not of the rules.
pub const NUMBERED_MAX: usize = 24;
/// Those, and the eight kinds without a number, whose faces come last.
const FACES: usize = NUMBERED_MAX + PLAIN.len();
/// What the box says (JK-1.1).
const CARDS_IN_THE_BOX: usize = 56;
const YARDS_MAX: u8 = 95;

/// All cards of the box. What exists keeps JK-1.9.
///
/// Faces are numbered by what is printed, in ascending order: RUNs, PASSes, CATCHes, then the kinds without a number at
/// fixed places. A hand is then a word with one bit for each face, and its bits are in the order of actions.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Deck {
    rows: [Row; FACES],
    /// The place of each face in the file, which orders the numbers of its cards (JK-1.8).
    places: [u8; FACES],
    /// One bit for each number of yards on a RUN, and on a CATCH: bit 3 is 15 yards.
    run_yards: u32,
    catch_yards: u32,
    runs: u8,
    passes: u8,
    catches: u8,
}

#[derive(Clone, Copy, PartialEq, Eq)]
struct Row {
    print: Print,
    count: u8,
}

impl Default for Deck {
    /// The shipped deck (JK-1.7).
    fn default() -> Deck {
        *DEFAULT
    }
}

impl Deck {
    /// What is printed on the cards with this face.
    #[inline]
    pub fn print(&self, face: Face) -> Print {
        self.rows[face.0 as usize % FACES].print
    }

    /// The faces that the deck has and how many cards there are of each.
    pub fn rows(&self) -> impl Iterator<Item = (Face, Print, usize)> + '_ {
        let rows = self.rows.iter().zip(0..).filter(|(row, _)| row.count > 0);
        rows.map(|(row, face)| (Face(face), row.print, row.count as usize))
    }

    /// The face of the cards with this print, if the deck has any.
    #[inline]
    pub fn face(&self, print: Print) -> Option<Face> {
        let face = match print {
            Print::Run(yards) => below(self.run_yards, yards),
            Print::Pass(..) => self.runs + self.pass_index(print),
            Print::Catch(yards) => self.runs + self.passes + below(self.catch_yards, yards),
            plain => PLAIN_FIRST + plain_index(plain),
        };
        let row = self.rows.get(face as usize)?;
        (row.print == print && row.count > 0).then_some(Face(face))
    }

    #[inline]
    fn pass_index(&self, pass: Print) -> u8 {
        let passes = &self.rows[self.runs as usize..][..self.passes as usize];
        passes.iter().take_while(|row| row.print != pass).count() as u8
    }

    /// One bit for each face of a RUN.
    #[inline]
    pub fn run_faces(&self) -> u32 {
        (1 << self.runs) - 1
    }

    /// One bit for each face of a PASS.
    #[inline]
    pub fn pass_faces(&self) -> u32 {
        ((1 << self.passes) - 1) << self.runs
    }

    /// One bit for each face of a CATCH.
    #[inline]
    pub fn catch_faces(&self) -> u32 {
        ((1 << self.catches) - 1) << (self.runs + self.passes)
    }

    /// Orders faces as the numbers of their cards are ordered (JK-1.8).
    pub fn place(&self, face: Face) -> u8 {
        self.places[face.0 as usize % FACES]
    }

    /// How many cards with this print there are.
    pub fn count(&self, print: Print) -> usize {
        self.face(print).map_or(0, |face| self.rows[face.0 as usize].count as usize)
    }

    /// How many cards there are.
    pub fn total(&self) -> usize {
        self.rows().map(|row| row.2).sum()
    }

    /// What people should know about a deck that can be played with but is not the size of the printed one (JK-1.9).
    pub fn warning(&self) -> Option<Said> {
        let total = self.total();
        let differs = total != CARDS_IN_THE_BOX;
        differs.then(|| said!("deck-differs", total: total, printed: CARDS_IN_THE_BOX))
    }

    /// Reads a deck file. The error is a sentence that says what would be right.
    pub fn from_toml(text: &str) -> Result<Deck, String> {
        let file: File = toml::from_str(text).map_err(|error| format!("this is no deck file: {error}"))?;
        let rows: Vec<_> = file.card.iter().map(Sort::read).collect::<Result<_, _>>()?;
        file.add_up(rows.iter().map(|row| row.1).sum())?;
        Deck::of(rows)
    }

    /// The deck of these cards: copies come together where the first of them stands (JK-1.8).
    fn of(sorts: impl IntoIterator<Item = (Print, usize)>) -> Result<Deck, String> {
        let mut merged: Vec<(Print, usize)> = Vec::new();
        for (print, count) in sorts.into_iter().filter(|sort| sort.1 > 0) {
            accept(print)?;
            match merged.iter_mut().find(|sort| sort.0 == print) {
                Some(sort) => sort.1 += count,
                None => merged.push((print, count)),
            }
        }
        accept_all(&merged)?;
        Ok(Deck::numbered(&merged))
    }

    /// Gives each sort of card its face.
    fn numbered(sorts: &[(Print, usize)]) -> Deck {
        let mut deck =
            Deck { rows: NO_ROWS, places: [0; FACES], run_yards: 0, catch_yards: 0, runs: 0, passes: 0, catches: 0 };
        let mut ascending: Vec<(Print, usize, u8)> =
            sorts.iter().zip(0..).map(|(sort, place)| (sort.0, sort.1, place)).collect();
        ascending.sort_unstable();
        for (print, count, place) in ascending {
            let next = deck.runs + deck.passes + deck.catches;
            let face = match print {
                Print::Run(yards) => {
                    deck.run_yards |= 1 << (yards / 5);
                    deck.runs += 1;
                    next
                }
                Print::Pass(..) => {
                    deck.passes += 1;
                    next
                }
                Print::Catch(yards) => {
                    deck.catch_yards |= 1 << (yards / 5);
                    deck.catches += 1;
                    next
                }
                plain => PLAIN_FIRST + plain_index(plain),
            };
            deck.rows[face as usize] = Row { print, count: count as u8 };
            deck.places[face as usize] = place;
        }
        deck
    }
}

/// The face of the first kind without a number.
pub const PLAIN_FIRST: u8 = NUMBERED_MAX as u8;

/// Faces of which there are no cards: numbers that no deck has, and the kinds without a number in their places.
const NO_ROWS: [Row; FACES] = {
    let mut rows = [Row { print: Print::Run(0), count: 0 }; FACES];
    let mut index = 0;
    while index < PLAIN.len() {
        rows[NUMBERED_MAX + index].print = PLAIN[index].0;
        index += 1;
    }
    rows
};

/// The place of a kind without a number in the list of them.
#[inline]
const fn plain_index(print: Print) -> u8 {
    match print {
        Print::Jukem => 1,
        Print::Pancake => 2,
        Print::FieldGoal => 3,
        Print::Holding => 4,
        Print::Sack => 5,
        Print::Fumble => 6,
        Print::PickedOff => 7,
        Print::KickReturn | Print::Run(_) | Print::Pass(..) | Print::Catch(_) => 0,
    }
}

/// How many numbers of yards below this one are in the set.
#[inline]
const fn below(set: u32, yards: u8) -> u8 {
    let step = yards / 5;
    let lower = if step < u32::BITS as u8 { (1 << step) - 1 } else { u32::MAX };
    (set & lower).count_ones() as u8
}

/// What JK-1.9 asks of each card; yards come in steps of five (JK-1.6).
fn accept(print: Print) -> Result<(), String> {
    let yards = |yards: u8| match yards.is_multiple_of(5) && (5..=YARDS_MAX).contains(&yards) {
        true => Ok(()),
        false => Err(bad_yards(yards.into())),
    };
    match print {
        Print::Run(number) | Print::Catch(number) => yards(number),
        Print::Pass(lo, hi) if lo > hi => Err(format!("a PASS from {lo} to {hi}: the low end comes first (JK-1.9)")),
        Print::Pass(lo, hi) => yards(lo).and(yards(hi)),
        _ => Ok(()),
    }
}

fn bad_yards(yards: i64) -> String {
    format!("{yards} yards: every number of yards is a multiple of 5 from 5 to {YARDS_MAX} (JK-1.9)")
}

/// What JK-1.9 asks of the deck as a whole (one KICK RETURN above all, JK-1.5), and the limits of this program.
fn accept_all(rows: &[(Print, usize)]) -> Result<(), String> {
    let count = |wanted: Print| rows.iter().filter(|row| row.0 == wanted).map(|row| row.1).sum::<usize>();
    let total: usize = rows.iter().map(|row| row.1).sum();
    let numbered = rows.iter().filter(|row| !PLAIN.iter().any(|plain| plain.0 == row.0)).count();
    match (count(Print::KickReturn), total) {
        (1, CARDS_MIN..=CARDS_MAX) if numbered <= NUMBERED_MAX => Ok(()),
        (1, CARDS_MIN..=CARDS_MAX) => Err(format!(
            "{numbered} different RUNs, PASSes and CATCHes: Parlor deals decks of at most {NUMBERED_MAX} different ones (a limit of ours)"
        )),
        (1, ..CARDS_MIN) => Err(format!("{total} cards: a deck has at least {CARDS_MIN} (JK-1.9)")),
        (1, _) => Err(format!("{total} cards: Parlor deals decks of at most {CARDS_MAX} cards (a limit of ours)")),
        (kicks, _) => Err(format!("{kicks} KICK RETURNs: a deck has exactly one (JK-1.9)")),
    }
}

/// A deck file (JK-1.8). `id` is for people; `total`, if it is there, finds a count that was mistyped.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default, rename = "id")]
    _id: String,
    total: Option<usize>,
    card: Vec<Sort>,
}

impl File {
    fn add_up(&self, sum: usize) -> Result<(), String> {
        match self.total {
            Some(total) if total != sum => {
                Err(format!("the cards add up to {sum}, and total says {total}: correct a count or the total (JK-1.8)"))
            }
            _ => Ok(()),
        }
    }
}

/// One entry of a deck file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Sort {
    kind: String,
    yards: Option<i64>,
    lo: Option<i64>,
    hi: Option<i64>,
    count: i64,
}

impl Sort {
    fn read(&self) -> Result<(Print, usize), String> {
        let [yards, lo, hi] = [self.yards, self.lo, self.hi].map(|yards| yards.map(small).transpose());
        let print = match (self.kind.as_str(), yards?, lo?, hi?) {
            ("run", Some(yards), None, None) => Print::Run(yards),
            ("catch", Some(yards), None, None) => Print::Catch(yards),
            ("run" | "catch", ..) => return Err(format!("a {} has yards, and neither lo nor hi", self.kind)),
            ("pass", None, Some(lo), Some(hi)) => Print::Pass(lo, hi),
            ("pass", ..) => return Err("a pass has lo and hi, and no yards".to_string()),
            (kind, yards, None, None) => plain(kind, yards)?,
            (kind, ..) => return Err(format!("a {kind} has neither lo nor hi")),
        };
        match usize::try_from(self.count) {
            Ok(count) if count <= CARDS_MAX => Ok((print, count)),
            _ => Err(format!("{} copies of {}: count is a number from 0 to {CARDS_MAX}", self.count, print)),
        }
    }
}

fn small(yards: i64) -> Result<u8, String> {
    u8::try_from(yards).map_err(|_| bad_yards(yards))
}

/// A kind without a number of its own; a number that is fixed by the rules may be given and must be that one.
fn plain(kind: &str, yards: Option<u8>) -> Result<Print, String> {
    let print = PLAIN.iter().find(|row| row.2 == kind).map(|row| row.0).ok_or_else(|| unknown(kind))?;
    match (print, yards) {
        (Print::KickReturn, None | Some(KICK_RETURN_YARDS)) | (Print::Pancake, None | Some(PANCAKE_YARDS)) => Ok(print),
        (Print::KickReturn, _) => Err(format!("the kick_return is worth {KICK_RETURN_YARDS} yards (JK-1.9)")),
        (Print::Pancake, _) => Err(format!("a pancake adds {PANCAKE_YARDS} yards (JK-1.9)")),
        (_, None) => Ok(print),
        (_, Some(_)) => Err(format!("a {kind} has no yards")),
    }
}

fn unknown(kind: &str) -> String {
    let plain: Vec<&str> = PLAIN.iter().map(|row| row.2).collect();
    format!("there is no card of kind {kind:?}; the kinds are run, pass, catch, {} (JK-1.9)", plain.join(", "))
}

/// The name of the shipped deck, or the deck in one line, in the order of the file: `run5x3,pass5-20x4,jukemx3`.
impl fmt::Display for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == *DEFAULT {
            return f.write_str(DEFAULT_DECK);
        }
        let mut rows: Vec<_> = self.rows().collect();
        rows.sort_unstable_by_key(|row| self.place(row.0));
        for (index, (_, print, count)) in rows.into_iter().enumerate() {
            let comma = if index == 0 { "" } else { "," };
            match print {
                Print::Run(yards) => write!(f, "{comma}run{yards}x{count}")?,
                Print::Pass(lo, hi) => write!(f, "{comma}pass{lo}-{hi}x{count}")?,
                Print::Catch(yards) => write!(f, "{comma}catch{yards}x{count}")?,
                plain => write!(f, "{comma}{}x{count}", plain.words().1)?,
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Deck({self})")
    }
}

/// Reads the name of the shipped deck, a deck in one line, or the whole text of a deck file.
impl FromStr for Deck {
    type Err = String;

    fn from_str(text: &str) -> Result<Deck, String> {
        if text == DEFAULT_DECK {
            return Ok(*DEFAULT);
        }
        if text.contains('=') {
            return Deck::from_toml(text);
        }
        let rows: Result<Vec<_>, String> = text.split(',').map(sort_in_line).collect();
        Deck::of(rows?)
    }
}

/// One sort of card of a deck in one line: `run5x3`.
fn sort_in_line(text: &str) -> Result<(Print, usize), String> {
    let wrong =
        || format!("{text:?} is no part of a deck: say {DEFAULT_DECK}, or write it out like run5x3,pass5-20x4,jukemx3");
    let (card, count) = text.rsplit_once('x').ok_or_else(wrong)?;
    let count = number(count).ok_or_else(wrong)? as usize;
    let digits = card.find(|c: char| c.is_ascii_digit()).unwrap_or(card.len());
    let print = match card.split_at(digits) {
        ("run", yards) => Print::Run(number(yards).ok_or_else(wrong)?),
        ("catch", yards) => Print::Catch(number(yards).ok_or_else(wrong)?),
        ("pass", range) => {
            let (lo, hi) = range.split_once('-').ok_or_else(wrong)?;
            Print::Pass(number(lo).ok_or_else(wrong)?, number(hi).ok_or_else(wrong)?)
        }
        (_, "") if !card.is_empty() => plain(card, None)?,
        _ => return Err(wrong()),
    };
    Ok((print, count))
}
