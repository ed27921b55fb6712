//! Reads the lines of a position; whether they fit together is seen when it is built.

use crate::action::{Action, Gift, Play};
use crate::card::{Deck, Holding, read as read_card, sign};
use crate::state::Order;
use kernel::{BySeat, Entry, Face, Misplaced, Scene, Seat, SeatSet, Viewer, next};

/// What a position says.
#[derive(Default)]
pub struct Draft {
    pub podium: Option<Order>,
    pub round: Option<(u8, Entry)>,
    pub medals: Vec<(Seat, [u8; 3], Entry)>,
    pub places: Vec<Seat>,
    pub hands: BySeat<Option<Hand>>,
    pub phase: Option<(Word, Entry)>,
    pub trick: Vec<(Seat, Play, Entry)>,
    pub passed: Option<(SeatSet, Entry)>,
    pub gone: Vec<(Face, Entry)>,
    pub knows: Vec<Known>,
    pub answers: Vec<(Seat, Action, Entry)>,
    pub gave: Vec<(Seat, Gift, Entry)>,
    pub before: Option<(Order, bool)>,
    pub left: BySeat<Holding>,
    pub last: Vec<(Face, Entry)>,
    pub wakes: Option<u32>,
}

/// The cards of a hand.
pub struct Hand {
    pub cards: Vec<Face>,
    /// Whether it is filled up.
    pub open: bool,
    pub entry: Entry,
}

/// What somebody knows of a hand.
pub struct Known {
    pub viewer: Viewer,
    pub holder: Seat,
    pub cards: Vec<Face>,
    pub entry: Entry,
}

/// The phase as it is written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Word {
    Deal,
    Claims,
    Nutmeg(Seat),
    Trade,
    Kickoff,
    Lead(Seat),
    Follow(Seat),
    Over,
}

pub const KEYS: &[&str] = &[
    "podium",
    "round",
    "medals",
    "places",
    "hand",
    "phase",
    "trick",
    "passed",
    "gone",
    "knows",
    "answer",
    "gave",
    "before",
    "left",
    "last",
    "wakes",
    next::NEXT,
];

/// Reads all lines.
pub fn read(seats: u8, scene: &Scene) -> Result<Draft, Misplaced> {
    scene.has_keys(KEYS)?;
    let mut draft = Draft::default();
    for entry in &scene.entries {
        let here = || entry.clone();
        match entry.key.as_str() {
            "podium" => draft.podium = Some(podium(entry, seats)?),
            "round" => draft.round = Some((entry.number(1, 21)? as u8, here())),
            "medals" => draft.medals.push(medals(entry, seats)?),
            "places" => draft.places = seat_list(entry, &entry.words, seats)?,
            "hand" => hold(&mut draft, entry, seats)?,
            "phase" => draft.phase = Some((phase(entry, seats)?, here())),
            "trick" => {
                let (seat, words) = entry.seat_and_rest(seats)?;
                let play = words.join(" ").parse().map_err(|why: String| entry.wrong(why))?;
                draft.trick.push((seat, play, here()));
            }
            "passed" => {
                draft.passed = Some((seat_list(entry, &entry.words, seats)?.into_iter().collect(), here()));
            }
            "gone" => draft.gone.extend(cards(entry, &entry.words)?.into_iter().map(|face| (face, here()))),
            "knows" => draft.knows.push(known(entry, seats)?),
            "answer" => {
                let (seat, words) = entry.seat_and_rest(seats)?;
                let action = words.join(" ").parse().map_err(|why: String| entry.wrong(why))?;
                draft.answers.push((seat, action, here()));
            }
            "gave" => draft.gave.push(gave(entry, seats)?),
            "before" => draft.before = Some(before(entry, seats)?),
            "left" => {
                let (seat, words) = entry.seat_and_rest(seats)?;
                draft.left[seat] = cards(entry, words)?.into_iter().collect();
            }
            "last" => draft.last.extend(cards(entry, &entry.words)?.into_iter().map(|face| (face, here()))),
            "wakes" => draft.wakes = Some(entry.number(0, u32::MAX as i64)? as u32),
            next::NEXT => {}
            _ => return Err(entry.unknown(KEYS)),
        }
    }
    Ok(draft)
}

fn cards(entry: &Entry, words: &[String]) -> Result<Vec<Face>, Misplaced> {
    let faces: Result<Vec<Face>, String> = words.iter().map(|word| read_card(word)).collect();
    let faces = faces.map_err(|why| entry.wrong(why))?;
    let copies = |wanted: Face| faces.iter().filter(|face| **face == wanted).count();
    match faces.iter().find(|face| copies(**face) > Deck::shipped().copies(**face) as usize) {
        Some(face) => Err(entry.wrong(format!("a deck has {} of {}", Deck::shipped().copies(*face), sign(*face)))),
        None => Ok(faces),
    }
}

/// Different seats, in the order of the line.
fn seat_list(entry: &Entry, words: &[String], seats: u8) -> Result<Vec<Seat>, Misplaced> {
    let mut list = Vec::new();
    for word in words {
        let seat = Seat::parse(word, seats).filter(|seat| !list.contains(seat));
        let most = seats - 1;
        list.push(seat.ok_or_else(|| entry.wrong(format!("{} lists players from 0 to {most}, each once", entry.key)))?);
    }
    Ok(list)
}

fn ordered(list: Vec<Seat>) -> Order {
    let mut order = Order::EMPTY;
    list.into_iter().for_each(|seat| order.push(seat));
    order
}

fn podium(entry: &Entry, seats: u8) -> Result<Order, Misplaced> {
    let list = seat_list(entry, &entry.words, seats)?;
    if list.len() == seats as usize {
        return Ok(ordered(list));
    }
    Err(entry.wrong(format!("the podium lists all {seats} players, the one in seat #1 first")))
}

fn medals(entry: &Entry, seats: u8) -> Result<(Seat, [u8; 3], Entry), Misplaced> {
    let (seat, words) = entry.seat_and_rest(seats)?;
    let counts: Vec<u8> = words.iter().filter_map(|word| word.parse().ok().filter(|count| *count <= 21)).collect();
    match counts[..] {
        [gold, silver, bronze] if words.len() == 3 => Ok((seat, [gold, silver, bronze], entry.clone())),
        _ => Err(entry.wrong("medals are a player and three numbers: gold, silver, bronze")),
    }
}

fn hold(draft: &mut Draft, entry: &Entry, seats: u8) -> Result<(), Misplaced> {
    let (seat, words) = entry.seat_and_rest(seats)?;
    let (words, open) = match words {
        [named @ .., last] if last == "..." => (named, true),
        named => (named, false),
    };
    if draft.hands[seat].is_some() {
        return Err(entry.wrong(format!("the hand of player {seat} is described already")));
    }
    draft.hands[seat] = Some(Hand { cards: cards(entry, words)?, open, entry: entry.clone() });
    Ok(())
}

fn phase(entry: &Entry, seats: u8) -> Result<Word, Misplaced> {
    let words: Vec<&str> = entry.words.iter().map(String::as_str).collect();
    let seat = |text: &str| Seat::parse(text, seats);
    let read = match words[..] {
        ["deal"] => Some(Word::Deal),
        ["claims"] => Some(Word::Claims),
        ["trade"] => Some(Word::Trade),
        ["kickoff"] => Some(Word::Kickoff),
        ["over"] => Some(Word::Over),
        ["nutmeg", by] => seat(by).map(Word::Nutmeg),
        ["lead", leader] => seat(leader).map(Word::Lead),
        ["follow", turn] => seat(turn).map(Word::Follow),
        _ => None,
    };
    read.ok_or_else(|| entry.wrong("the phase is deal, claims, nutmeg 0, trade, kickoff, lead 0, follow 0 or over"))
}

fn known(entry: &Entry, seats: u8) -> Result<Known, Misplaced> {
    let who = |word: &String| match word.as_str() {
        "public" => Some(Viewer::Public),
        seat => Seat::parse(seat, seats).map(Viewer::Seat),
    };
    let named = match &entry.words[..] {
        [viewer, holder, ..] => who(viewer).zip(Seat::parse(holder, seats)),
        _ => None,
    };
    let (viewer, holder) =
        named.ok_or_else(|| entry.wrong("knows names who knows (or public), whose hand, and cards"))?;
    Ok(Known { viewer, holder, cards: cards(entry, &entry.words[2..])?, entry: entry.clone() })
}

fn gave(entry: &Entry, seats: u8) -> Result<(Seat, Gift, Entry), Misplaced> {
    let (seat, words) = entry.seat_and_rest(seats)?;
    match cards(entry, words)?[..] {
        [card] => Ok((seat, Gift::one(card), entry.clone())),
        [one, two] => Ok((seat, Gift::two(one, two), entry.clone())),
        _ => Err(entry.wrong("a player gives one card or two")),
    }
}

fn before(entry: &Entry, seats: u8) -> Result<(Order, bool), Misplaced> {
    let (words, hat_trick) = match entry.words.split_first() {
        Some((first, rest)) if first == "hattrick" => (rest, true),
        _ => (&entry.words[..], false),
    };
    let list = seat_list(entry, words, seats)?;
    let wanted = if hat_trick { 1 } else { seats as usize };
    if list.len() == wanted {
        return Ok((ordered(list), hat_trick));
    }
    Err(entry.wrong("the round before ended in an order of all players, or with hattrick and its holder"))
}
