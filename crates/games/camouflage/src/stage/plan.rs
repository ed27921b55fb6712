//! What the lines of a position say.

use crate::board::{Loc, Put};
use crate::card::{Deck, Name, Side};
use crate::options::{Mode, Options, Pace};
use crate::puzzle::{Answer, CARDS_MAX};
use crate::state::Ending;
use crate::text::ENDINGS;
use kernel::{BySeat, Entry, Face, Millis, Misplaced, Seat, SeatSet, next};

pub const KEYS: &[&str] = &[
    "side",
    "deck",
    "lay",
    "hand",
    "pile",
    "loose",
    "box",
    "phase",
    "until",
    "go",
    "vote",
    "chosen",
    "confirmed",
    "ready",
    "automatic",
    "gone",
    "stuck",
    "passed",
    "turn",
    "first",
    "rounds",
    "lock",
    "hint",
    "table",
    "held",
    "hints",
    "checked",
    "last",
    "reply",
    next::NEXT,
];

/// A card on a location.
pub struct Lay {
    /// Which card and where.
    pub put: Put,
    /// On which location.
    pub loc: Loc,
    /// Who laid it; none belongs to the setup.
    pub by: Option<Seat>,
    /// When.
    pub at: Millis,
    /// Whether it does not match, under `honor`.
    pub wrong: bool,
    /// Where the line stands.
    pub line: usize,
}

/// Which phase, and over by what.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stand {
    Side,
    Decks,
    Build,
    Location,
    Ready,
    Countdown,
    Play,
    Overtime,
    Turn,
    Puzzle,
    Over(Ending),
}

const STANDS: [(Stand, &str); 10] = [
    (Stand::Side, "side"),
    (Stand::Decks, "decks"),
    (Stand::Build, "build"),
    (Stand::Location, "location"),
    (Stand::Ready, "ready"),
    (Stand::Countdown, "countdown"),
    (Stand::Play, "play"),
    (Stand::Overtime, "overtime"),
    (Stand::Turn, "turn"),
    (Stand::Puzzle, "puzzle"),
];

/// The lines as values, before anything is set up.
pub struct Plan {
    pub seats: u8,
    pub mode: Mode,
    pub side: Option<Side>,
    pub decks: BySeat<Option<Deck>>,
    pub lays: Vec<Lay>,
    pub hands: Vec<Option<Vec<Face>>>,
    pub piles: Vec<Option<Vec<Face>>>,
    pub loose: Option<Vec<Face>>,
    pub boxed: Option<Vec<Face>>,
    pub stand: Stand,
    pub until: Option<Millis>,
    pub go: Option<Millis>,
    pub votes: BySeat<Option<Side>>,
    pub chosen: BySeat<Option<Face>>,
    pub confirmed: SeatSet,
    pub ready: SeatSet,
    pub automatic: SeatSet,
    pub gone: SeatSet,
    pub stuck: SeatSet,
    pub passed: SeatSet,
    pub turn: Option<Seat>,
    pub first: Option<Seat>,
    pub rounds: Option<u8>,
    pub last: bool,
    pub locks: BySeat<Millis>,
    pub next_hints: BySeat<Millis>,
    pub table: Vec<Put>,
    pub held: Vec<(Face, Seat, Millis)>,
    pub hints: u8,
    pub checked: Option<Answer>,
    /// What seats were answered: read when the side is known.
    pub replies: Vec<Entry>,
    /// The lines of the draw piles.
    pub pile_lines: BySeat<usize>,
    /// Every card named so far, to find one that is named twice.
    named: Vec<Face>,
}

impl Plan {
    pub fn new(options: &Options, seats: u8) -> Plan {
        let terms = &options.terms;
        let stand = match (terms.mode, terms.pace) {
            (Mode::Puzzle, _) => Stand::Puzzle,
            (_, Pace::Realtime) => Stand::Play,
            (_, Pace::Turns) => Stand::Turn,
        };
        Plan {
            seats,
            mode: terms.mode,
            side: None,
            decks: BySeat::default(),
            lays: Vec::new(),
            hands: vec![None; seats as usize],
            piles: vec![None; seats as usize],
            loose: None,
            boxed: None,
            stand,
            until: None,
            go: None,
            votes: BySeat::default(),
            chosen: BySeat::default(),
            confirmed: SeatSet::EMPTY,
            ready: SeatSet::EMPTY,
            automatic: SeatSet::EMPTY,
            gone: SeatSet::EMPTY,
            stuck: SeatSet::EMPTY,
            passed: SeatSet::EMPTY,
            turn: None,
            first: None,
            rounds: None,
            last: false,
            locks: BySeat::default(),
            next_hints: BySeat::default(),
            table: Vec::new(),
            held: Vec::new(),
            hints: 0,
            checked: None,
            replies: Vec::new(),
            pile_lines: BySeat::default(),
            named: Vec::new(),
        }
    }

    /// Takes one line in.
    pub fn read(&mut self, entry: &Entry) -> Result<(), Misplaced> {
        match entry.key.as_str() {
            "side" => self.side = Some(side(entry, entry.word()?)?),
            "deck" => self.read_deck(entry)?,
            "lay" => self.read_lay(entry)?,
            "hand" | "pile" => self.read_held_cards(entry)?,
            "loose" => self.loose = Some(self.cards(entry, &entry.words)?),
            "box" => self.boxed = Some(self.cards(entry, &entry.words)?),
            "phase" => self.stand = stand(entry)?,
            "until" => self.until = Some(millis(entry, entry.word()?)?),
            "go" => self.go = Some(millis(entry, entry.word()?)?),
            "vote" => {
                let (seat, word) = self.seat_and_word(entry)?;
                self.votes[seat] = Some(side(entry, word)?);
            }
            "chosen" => {
                let (seat, word) = self.seat_and_word(entry)?;
                self.chosen[seat] = Some(card(entry, word)?);
            }
            "confirmed" => self.confirmed = self.set(entry)?,
            "ready" => self.ready = self.set(entry)?,
            "automatic" => self.automatic = self.set(entry)?,
            "gone" => self.gone = self.set(entry)?,
            "stuck" => self.stuck = self.set(entry)?,
            "passed" => self.passed = self.set(entry)?,
            "turn" => self.turn = Some(entry.seat(self.seats)?),
            "first" => self.first = Some(entry.seat(self.seats)?),
            "rounds" => self.rounds = Some(entry.number(0, 2)? as u8),
            "last" => self.last = true,
            "lock" | "hint" => self.read_wait(entry)?,
            "table" => self.read_table(entry)?,
            "held" => self.read_hold(entry)?,
            "hints" => self.hints = entry.number(0, CARDS_MAX as i64)? as u8,
            "reply" => self.replies.push(entry.clone()),
            "checked" => self.checked = Some(answer(entry)?),
            next::NEXT if entry.words.first().is_some_and(|word| word == "draw") => self.read_next_draw(entry)?,
            next::NEXT => {}
            _ => return Err(entry.unknown(KEYS)),
        }
        Ok(())
    }

    fn read_deck(&mut self, entry: &Entry) -> Result<(), Misplaced> {
        let (seat, code) = self.seat_and_word(entry)?;
        let deck = Deck::parse(code).ok_or_else(|| entry.wrong(format!("{code:?} is no deck")))?;
        if Seat::all(self.seats).any(|other| self.decks[other] == Some(deck)) {
            return Err(entry.wrong(format!("deck {code} has an owner already")));
        }
        self.decks[seat] = Some(deck);
        Ok(())
    }

    /// `lay CARD TURNS X Y [LOC] [by SEAT] [at MS] [wrong]`.
    fn read_lay(&mut self, entry: &Entry) -> Result<(), Misplaced> {
        let [name, rot, x, y, rest @ ..] = &entry.words[..] else {
            return Err(entry.wrong("lay is followed by a card, its turns, x and y"));
        };
        let put = self.put(entry, [name, rot, x, y])?;
        let mut lay = Lay { put, loc: Loc::COMMON, by: None, at: Millis(0), wrong: false, line: entry.line };
        let mut words = rest.iter().map(String::as_str);
        while let Some(word) = words.next() {
            match word {
                "wrong" => lay.wrong = true,
                "by" => lay.by = Some(self.seat(entry, words.next().unwrap_or(""))?),
                "at" => lay.at = millis(entry, words.next().unwrap_or(""))?,
                loc => lay.loc = loc.parse().map_err(|why: String| entry.wrong(why))?,
            }
        }
        self.lays.push(lay);
        Ok(())
    }

    fn put(&mut self, entry: &Entry, [name, rot, x, y]: [&String; 4]) -> Result<Put, Misplaced> {
        let card = self.new_card(entry, name)?;
        let turns = rot.parse().ok().filter(|rot| *rot < 4).ok_or_else(|| entry.wrong("turns go from 0 to 3"))?;
        let cell = |word: &String| word.parse::<i8>().ok().filter(|n| n.unsigned_abs() <= 120);
        let far = || entry.wrong("x and y are whole numbers from -120 to 120");
        Ok(Put { card, rot: turns, x: cell(x).ok_or_else(far)?, y: cell(y).ok_or_else(far)? })
    }

    fn read_held_cards(&mut self, entry: &Entry) -> Result<(), Misplaced> {
        let (seat, words) = entry.seat_and_rest(self.seats)?;
        let cards = self.cards(entry, words)?;
        if entry.key == "pile" {
            self.pile_lines[seat] = entry.line;
        }
        let held = if entry.key == "hand" { &mut self.hands } else { &mut self.piles };
        match held[seat.index()].replace(cards) {
            None => Ok(()),
            Some(_) => Err(entry.wrong(format!("{} {seat} is set twice", entry.key))),
        }
    }

    /// `next draw SEAT CARDS`: the top of a draw pile, the first one drawn first.
    fn read_next_draw(&mut self, entry: &Entry) -> Result<(), Misplaced> {
        let [_, seat, cards @ ..] = &entry.words[..] else {
            return Err(entry.wrong("next draw is followed by a seat and the cards it draws next"));
        };
        let words = [seat].into_iter().chain(cards.iter().rev()).cloned().collect();
        self.read_held_cards(&Entry { key: "pile".to_string(), words, line: entry.line })
    }

    fn read_wait(&mut self, entry: &Entry) -> Result<(), Misplaced> {
        let (seat, word) = self.seat_and_word(entry)?;
        let waits = if entry.key == "lock" { &mut self.locks } else { &mut self.next_hints };
        waits[seat] = millis(entry, word)?;
        Ok(())
    }

    fn read_table(&mut self, entry: &Entry) -> Result<(), Misplaced> {
        let [name, rot, x, y] = &entry.words[..] else {
            return Err(entry.wrong("table is followed by a card, its turns, x and y"));
        };
        let put = self.put(entry, [name, rot, x, y])?;
        self.table.push(put);
        Ok(())
    }

    fn read_hold(&mut self, entry: &Entry) -> Result<(), Misplaced> {
        let [name, seat, until] = &entry.words[..] else {
            return Err(entry.wrong("held is followed by a card, a seat and a moment"));
        };
        self.held.push((card(entry, name)?, self.seat(entry, seat)?, millis(entry, until)?));
        Ok(())
    }

    fn seat(&self, entry: &Entry, word: &str) -> Result<Seat, Misplaced> {
        let why = || entry.wrong(format!("{word:?} is no seat: they go from 0 to {}", self.seats - 1));
        Seat::parse(word, self.seats).ok_or_else(why)
    }

    fn seat_and_word<'a>(&self, entry: &'a Entry) -> Result<(Seat, &'a str), Misplaced> {
        match entry.seat_and_rest(self.seats)? {
            (seat, [word]) => Ok((seat, word)),
            _ => Err(entry.wrong(format!("{} takes a seat and one word", entry.key))),
        }
    }

    fn set(&self, entry: &Entry) -> Result<SeatSet, Misplaced> {
        let seats = entry.words.iter().filter(|word| *word != "-");
        seats.map(|word| self.seat(entry, word)).collect()
    }

    /// Cards that were not named before.
    fn cards(&mut self, entry: &Entry, words: &[String]) -> Result<Vec<Face>, Misplaced> {
        words.iter().filter(|word| *word != "-").map(|word| self.new_card(entry, word)).collect()
    }

    fn new_card(&mut self, entry: &Entry, word: &str) -> Result<Face, Misplaced> {
        let card = card(entry, word)?;
        if self.named.contains(&card) {
            return Err(entry.wrong(format!("{word} is named twice: there is only one")));
        }
        self.named.push(card);
        Ok(card)
    }

    /// Whether a line says where `card` is.
    pub fn names(&self, card: Face) -> bool {
        self.named.contains(&card)
    }
}

fn card(entry: &Entry, word: &str) -> Result<Face, Misplaced> {
    word.parse::<Name>().map(|name| name.0).map_err(|why| entry.wrong(why))
}

fn side(entry: &Entry, word: &str) -> Result<Side, Misplaced> {
    Side::parse(word).ok_or_else(|| entry.wrong(format!("a side is animal or gems, not {word:?}")))
}

fn millis(entry: &Entry, word: &str) -> Result<Millis, Misplaced> {
    word.parse()
        .map(Millis)
        .map_err(|_| entry.wrong(format!("{word:?} is no moment: give milliseconds since the start")))
}

fn stand(entry: &Entry) -> Result<Stand, Misplaced> {
    let words: Vec<&str> = entry.words.iter().map(String::as_str).collect();
    let over = |how: &str| ENDINGS.iter().find(|(_, word)| *word == how).map(|(ending, _)| Stand::Over(*ending));
    let found = match words[..] {
        ["over", how] => over(how),
        [word] => STANDS.iter().find(|(_, name)| *name == word).map(|(stand, _)| *stand),
        _ => None,
    };
    found.ok_or_else(|| {
        let names: Vec<&str> = STANDS.iter().map(|(_, name)| *name).collect();
        entry.wrong(format!("the phase is {} or over and why", names.join(", ")))
    })
}

fn answer(entry: &Entry) -> Result<Answer, Misplaced> {
    let word = entry.word()?;
    let all = [Answer::Ok, Answer::Cards, Answer::Center, Answer::Mismatch, Answer::Outline];
    let found = all.into_iter().find(|answer| answer.code() == word);
    found.ok_or_else(|| entry.wrong("a check says OK, CARDS, CENTER, MISMATCH or OUTLINE"))
}
