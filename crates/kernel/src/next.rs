//! What comes next, in positions: `next deal 0 R5 KR` tells chance what to bring.
//!
//! A game lists its [`Topic`]s; this module reads and writes the lines, and its rules ask [`Chance::take`] where they ask
//! chance. Invariant: what is read here is written back in the same words until it has happened.

use crate::chance::Chance;
use crate::scene::{Entry, Misplaced, Scene};
use crate::seat::Seat;
use crate::suggest::closest;

/// The key of the lines.
pub const NEXT: &str = "next";

/// One thing that chance can be told.
#[derive(Clone, Copy, Debug)]
pub struct Topic {
    /// The words after `next`: `deal`, `deal pile`.
    pub name: &'static str,
    /// Its number for [`Chance::tell`]; of seat 0, where a seat follows.
    pub number: u8,
    /// Whether the words go on with a seat.
    pub per_seat: bool,
    /// How many items it takes at most.
    pub most: usize,
    /// Whether its items come out of one pack with those of all other topics like it: a deal.
    pub is_deal: bool,
}

/// How a game reads, writes and counts the items of a topic.
pub trait Notation {
    /// Reads an item; the error says what would be one.
    fn read(&self, topic: &Topic, word: &str) -> Result<u8, String>;
    /// Writes it.
    fn write(&self, topic: &Topic, item: u8) -> String;
    /// How many of it there are.
    fn copies(&self, topic: &Topic, item: u8) -> usize;
}

/// Tells `chance` what the `next` lines of a position say, except `next draw`: see [`Scene::drawing`].
pub fn read(
    scene: &Scene,
    topics: &[Topic],
    seats: u8,
    items: &impl Notation,
    chance: &mut Chance,
) -> Result<(), Misplaced> {
    let mut dealt: Vec<u8> = Vec::new();
    for entry in scene.entries.iter().filter(|entry| entry.key == NEXT) {
        let (topic, rest) = find(entry, topics)?;
        let (seat, rest) = if topic.per_seat { seated(entry, topic, rest, seats)? } else { (0, rest) };
        if rest.is_empty() || rest.len() > topic.most {
            let most = topic.most;
            return Err(entry.wrong(format!("next {} takes 1 to {most} words, not {}", topic.name, rest.len())));
        }
        let mut told = Vec::new();
        for word in rest {
            let item = items.read(topic, word).map_err(|why| entry.wrong(why))?;
            told.push(item);
            let before = told.iter().chain(dealt.iter().filter(|_| topic.is_deal));
            if before.filter(|other| **other == item).count() > items.copies(topic, item) {
                return Err(entry.wrong(format!("there is no {word} left for this line")));
            }
        }
        if topic.is_deal {
            dealt.extend_from_slice(&told);
        }
        if chance.told(topic.number + seat).is_some() {
            return Err(entry.wrong(format!("next {} is set twice", topic.name)));
        }
        if !chance.tell(topic.number + seat, &told) {
            return Err(entry.wrong("all `next` lines together have too many words: name only what matters"));
        }
    }
    Ok(())
}

/// The lines that tell `chance` what it is told.
pub fn write(topics: &[Topic], seats: u8, items: &impl Notation, chance: &Chance) -> Vec<Entry> {
    let mut lines = Vec::new();
    for topic in topics.iter().filter(|_| chance.is_told()) {
        for seat in 0..if topic.per_seat { seats } else { 1 } {
            let Some(told) = chance.told(topic.number + seat) else { continue };
            let whose = topic.per_seat.then(|| seat.to_string());
            let words = topic.name.split(' ').map(str::to_string).chain(whose);
            let words = words.chain(told.iter().map(|item| items.write(topic, item))).collect();
            lines.push(Entry { key: NEXT.to_string(), words, line: 0 });
        }
    }
    lines
}

/// The topic of a line, the longest name that fits, and the words behind it.
fn find<'a, 't>(entry: &'a Entry, topics: &'t [Topic]) -> Result<(&'t Topic, &'a [String]), Misplaced> {
    let fits = |topic: &&Topic| {
        let mut words = entry.words.iter();
        topic.name.split(' ').all(|word| words.next().is_some_and(|other| other == word))
    };
    let found = topics.iter().filter(fits).max_by_key(|topic| topic.name.len());
    found.map(|topic| (topic, &entry.words[topic.name.split(' ').count()..])).ok_or_else(|| {
        let word = entry.words.first().map_or("", String::as_str);
        let names = topics.iter().map(|topic| topic.name);
        let hint = match closest(word, names.clone()) {
            Some(meant) => format!(". Did you mean {meant}?"),
            None => format!("; it has {}", names.collect::<Vec<_>>().join(", ")),
        };
        entry.wrong(format!("in this game there is no next {word:?}{hint}"))
    })
}

fn seated<'a>(entry: &Entry, topic: &Topic, words: &'a [String], seats: u8) -> Result<(u8, &'a [String]), Misplaced> {
    let seat = words.first().and_then(|word| Seat::parse(word, seats));
    let seat = seat.ok_or_else(|| {
        entry.wrong(format!("next {} is followed by a seat from 0 to {}", topic.name, seats.saturating_sub(1)))
    })?;
    Ok((seat.number(), &words[1..]))
}

impl Scene {
    /// The position with `next draw …` written as what it means now: these cards lie on top of the pile with this key, whose
    /// line begins at the top.
    pub fn drawing(&self, pile: &str) -> Result<Scene, Misplaced> {
        let mut scene = self.clone();
        for entry in &mut scene.entries {
            let [word, cards @ ..] = &entry.words[..] else { continue };
            if entry.key != NEXT || word != "draw" {
                continue;
            }
            if cards.is_empty() {
                return Err(entry.wrong("next draw names the cards that are drawn next, the first one first"));
            }
            if self.entries.iter().any(|other| other.key == pile) {
                return Err(entry.wrong(format!("what is drawn next is set by the line about the {pile} already")));
            }
            entry.words = cards.iter().cloned().chain(["...".to_string()]).collect();
            entry.key = pile.to_string();
        }
        let mut piles = scene.entries.iter().filter(|entry| entry.key == pile).skip(1);
        piles.next().map_or(Ok(scene.clone()), |entry| Err(entry.wrong("next draw is set twice")))
    }
}
