//! Sentences for people, made of zone names, card names and who sits where.
//!
//! Games write seats as `Seat 1`; people read names. Movements of cards have no words of their own in the facts, so
//! they get some here from the kinds of the zones, the same for every game.

use kernel::{Seat, SeatSet, Viewer};
use table::wire::{Card, Told, ZoneKind, ZoneRef};
use table::{AnyTable, Sitter};

/// Who is who at this table, and how its zones lie.
pub struct Words {
    names: Vec<String>,
    about: Vec<String>,
    kinds: Vec<(String, ZoneKind)>,
}

impl Words {
    /// The words of `table`, where `people` sit at this terminal.
    pub fn new(table: &dyn AnyTable, people: SeatSet) -> Words {
        let seats = || Seat::all(table.seats());
        let zones = table.view(Viewer::Public).zones;
        Words {
            names: seats().map(|seat| name(table.seating().sitter(seat), seat)).collect(),
            about: seats().map(|seat| about(table.seating().sitter(seat), people.contains(seat))).collect(),
            kinds: zones.into_iter().map(|zone| (zone.zone.name, zone.kind)).collect(),
        }
    }

    /// The name of a seat.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("somebody", String::as_str)
    }

    /// What kind of player that is: `greedy bot`, or nothing for a person.
    pub fn about(&self, seat: Seat) -> &str {
        self.about.get(seat.index()).map_or("", String::as_str)
    }

    /// Several names: `Ann, Bob and Bot 2`.
    pub fn names(&self, seats: impl IntoIterator<Item = Seat>) -> String {
        listed(seats.into_iter().map(|seat| self.name(seat).to_string()).collect())
    }

    /// A text of the game with names where it says `Seat 1` or `seat 1`.
    pub fn put(&self, text: &str) -> String {
        let mut out = String::with_capacity(text.len());
        let mut rest = text;
        while let Some(found) = rest.find("eat ") {
            let (before, after) = rest.split_at(found);
            let named = seat_at(before, &after[4..]).filter(|(seat, _)| *seat < self.names.len());
            if let Some((seat, digits)) = named {
                out.push_str(&before[..before.len() - 1]);
                out.push_str(&self.names[seat]);
                rest = &after[4 + digits..];
            } else {
                out.push_str(before);
                out.push_str(&after[..4]);
                rest = &after[4..];
            }
        }
        out + rest
    }

    /// How cards lie in a zone of this name.
    fn kind(&self, zone: &ZoneRef) -> ZoneKind {
        self.kinds.iter().find(|(name, _)| *name == zone.name).map_or(ZoneKind::Table, |(_, kind)| *kind)
    }

    /// The zone's word: `discard pile`, `drive`.
    pub fn zone(&self, zone: &ZoneRef) -> String {
        let name = spaced(&zone.name);
        let is_plain = ["pile", "deck", "stock", "stack", "bag"].iter().any(|word| name.contains(word));
        if self.kind(zone) == ZoneKind::Pile && !is_plain { format!("{name} pile") } else { name }
    }

    /// What a step told `viewer`, as sentences.
    pub fn sentences(&self, told: &[Told], viewer: Viewer) -> Vec<String> {
        let mut out = Vec::new();
        let mut moves: Vec<Move<'_>> = Vec::new();
        let tell = Teller { words: self, viewer };
        for fact in told {
            if let Told::Moved { card, from, to } = fact {
                join(&mut moves, card, from, to);
                continue;
            }
            tell.moves(&mut moves, told, &mut out);
            match fact {
                Told::Note { text } => out.push(self.put(text)),
                other => out.push(tell.other(other)),
            }
        }
        tell.moves(&mut moves, told, &mut out);
        out
    }
}

/// Cards that went the same way.
struct Move<'a> {
    cards: Vec<&'a Card>,
    from: &'a ZoneRef,
    to: &'a ZoneRef,
}

/// Adds a card to those that went the same way, or starts a new group: four rounds of dealing are one sentence a seat.
fn join<'a>(moves: &mut Vec<Move<'a>>, card: &'a Card, from: &'a ZoneRef, to: &'a ZoneRef) {
    match moves.iter_mut().find(|group| group.from == from && group.to == to) {
        Some(group) => group.cards.push(card),
        None => moves.push(Move { cards: vec![card], from, to }),
    }
}

/// Whether a note of the same step names every one of the cards: `Ann plays RUN 15` needs no second sentence.
fn is_named(group: &Move<'_>, told: &[Told]) -> bool {
    told.iter().any(|fact| match fact {
        Told::Note { text } => {
            group.cards.iter().all(|card| matches!(card, Card::Up { name, .. } if text.contains(name)))
        }
        _ => false,
    })
}

/// Tells one viewer.
struct Teller<'a> {
    words: &'a Words,
    viewer: Viewer,
}

impl Teller<'_> {
    fn is_you(&self, seat: u8) -> bool {
        matches!(self.viewer, Viewer::Seat(you) if you.number() == seat)
    }

    fn name(&self, seat: u8) -> &str {
        self.words.names.get(seat as usize).map_or("somebody", String::as_str)
    }

    /// `You draw` or `Ann draws`.
    fn does(&self, seat: u8, verb: &str) -> String {
        if self.is_you(seat) { format!("You {verb}") } else { format!("{} {verb}s", self.name(seat)) }
    }

    /// `your drive`, `Ann's drive`, `the discard pile`.
    fn place(&self, zone: &ZoneRef) -> String {
        let word = self.words.zone(zone);
        match zone.seat {
            Some(seat) if self.is_you(seat) => format!("your {word}"),
            Some(seat) => format!("{}'s {word}", self.name(seat)),
            None => format!("the {word}"),
        }
    }

    /// Says the movements, except those whose cards the game names itself in the same step.
    fn moves(&self, moves: &mut Vec<Move<'_>>, told: &[Told], out: &mut Vec<String>) {
        let news = moves.drain(..).filter(|group| !is_named(group, told));
        out.extend(news.map(|group| self.moved(&group)));
    }

    fn moved(&self, group: &Move<'_>) -> String {
        let Move { cards, from, to } = group;
        let cards = cards_text(cards.iter().copied());
        let is_hand = |zone: &ZoneRef| self.words.kind(zone) == ZoneKind::Hand;
        match (from.seat, to.seat) {
            (None, Some(to_seat)) if is_hand(to) => {
                format!("{} {cards} from {}.", self.does(to_seat, "draw"), self.place(from))
            }
            (Some(from_seat), None) if is_hand(from) => {
                format!("{} {cards} on {}.", self.does(from_seat, "put"), self.place(to))
            }
            (Some(from_seat), Some(to_seat)) if is_hand(from) && from_seat == to_seat => {
                let whose = if self.is_you(from_seat) { "your" } else { "their" };
                format!("{} {cards} into {whose} {}.", self.does(from_seat, "put"), self.words.zone(to))
            }
            (Some(from_seat), Some(to_seat)) if is_hand(to) && from_seat != to_seat => {
                format!("{} {cards} from {}.", self.does(to_seat, "get"), self.place(from))
            }
            _ => {
                let verb = if group.cards.len() == 1 { "goes" } else { "go" };
                format!("{} {verb} from {} to {}.", capital(&cards), self.place(from), self.place(to))
            }
        }
    }

    fn other(&self, told: &Told) -> String {
        match told {
            Told::Turned { card: Card::Up { name, .. }, at } => match at.seat {
                Some(seat) if self.words.kind(at) == ZoneKind::Hand => format!("{} {name}.", self.does(seat, "show")),
                _ => format!("{} is shown in {}.", capital(name), self.place(at)),
            },
            Told::Turned { card: Card::Down { .. }, at } => {
                format!("Somebody is shown a card in {}.", self.place(at))
            }
            Told::Shuffled { zone } => format!("{} is shuffled.", capital(&self.place(zone))),
            Told::Gathered { zone } => format!("All cards are gathered in {}.", self.place(zone)),
            Told::Moved { .. } | Told::Note { .. } => String::new(),
        }
    }
}

fn name(sitter: &Sitter, seat: Seat) -> String {
    match sitter {
        Sitter::Person(name) => name.clone(),
        Sitter::Bot(_) => format!("Bot {seat}"),
        Sitter::Open => format!("Seat {seat}"),
    }
}

fn about(sitter: &Sitter, here: bool) -> String {
    match sitter {
        Sitter::Bot(kind) if !here => kind.to_string(),
        _ => String::new(),
    }
}

/// The seat number at the start of `after`, and how many bytes it takes, if `before` ends with the `S` or `s` of a
/// word of its own.
fn seat_at(before: &str, after: &str) -> Option<(usize, usize)> {
    let mut back = before.chars().rev();
    if !matches!(back.next(), Some('S' | 's')) || back.next().is_some_and(char::is_alphanumeric) {
        return None;
    }
    let digits = after.bytes().take_while(u8::is_ascii_digit).count();
    Some((after[..digits].parse().ok()?, digits))
}

/// `RUN 15, PASS 5–20 ×2 and 3 cards`.
pub fn cards_text<'a>(cards: impl IntoIterator<Item = &'a Card>) -> String {
    let mut parts: Vec<(&str, usize)> = Vec::new();
    let mut backs = 0;
    for card in cards {
        match card {
            Card::Down { .. } => backs += 1,
            Card::Up { name, .. } => match parts.iter_mut().find(|(other, _)| other == name) {
                Some((_, count)) => *count += 1,
                None => parts.push((name, 1)),
            },
        }
    }
    let mut texts: Vec<String> = parts.into_iter().map(|(name, count)| times(name, count)).collect();
    match backs {
        0 => {}
        1 => texts.push("a card".to_string()),
        n => texts.push(format!("{n} cards")),
    }
    listed(texts)
}

/// `7 ×3`, or just `7`.
pub fn times(name: &str, count: usize) -> String {
    if count == 1 { name.to_string() } else { format!("{name} ×{count}") }
}

/// `1 point`, `7 points`.
pub fn points(score: i32) -> String {
    if score.abs() == 1 { format!("{score} point") } else { format!("{score} points") }
}

/// `a, b and c`.
pub fn listed(mut parts: Vec<String>) -> String {
    match parts.pop() {
        None => String::new(),
        Some(last) if parts.is_empty() => last,
        Some(last) => format!("{} and {last}", parts.join(", ")),
    }
}

/// A name from a program as words: `set_aside` is `set aside`.
pub fn spaced(name: &str) -> String {
    name.replace(['_', '-'], " ")
}

/// With a capital first letter.
pub fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or(String::new(), |first| first.to_uppercase().collect::<String>() + chars.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words() -> Words {
        let kind = |name: &str, kind| (name.to_string(), kind);
        Words {
            names: vec!["Ann".to_string(), "Bot 1".to_string()],
            about: vec![String::new(), "greedy".to_string()],
            kinds: vec![
                kind("draw", ZoneKind::Pile),
                kind("hand", ZoneKind::Hand),
                kind("drive", ZoneKind::Table),
                kind("bag_pile", ZoneKind::Pile),
            ],
        }
    }

    fn at(name: &str, seat: Option<u8>) -> ZoneRef {
        ZoneRef { name: name.to_string(), seat }
    }

    fn up(name: &str) -> Card {
        Card::Up { face: name.to_string(), name: name.to_string() }
    }

    fn moved(card: Card, from: (&str, Option<u8>), to: (&str, Option<u8>)) -> Told {
        Told::Moved { card, from: at(from.0, from.1), to: at(to.0, to.1) }
    }

    fn said(told: &[Told]) -> Vec<String> {
        words().sentences(told, Viewer::Seat(Seat::new(0)))
    }

    #[test]
    fn seats_become_names_but_only_seats() {
        let words = words();
        assert_eq!(words.put("Seat 1 takes it from seat 0."), "Bot 1 takes it from Ann.");
        assert_eq!(words.put("Seat 7, seats 1, heat 1, seat x, Seat 1"), "Seat 7, seats 1, heat 1, seat x, Bot 1");
        assert_eq!(words.put("é seat 0 é"), "é Ann é");
        assert_eq!(words.put("seat 99999999999999999999999"), "seat 99999999999999999999999");
    }

    #[test]
    fn movements_have_words() {
        let back = || Card::Down { tag: 0 };
        let (draw, mine, theirs) = (("draw", None), ("hand", Some(0)), ("hand", Some(1)));
        assert_eq!(said(&[moved(up("RUN 15"), draw, mine)]), ["You draw RUN 15 from the draw pile."]);
        assert_eq!(said(&[moved(back(), draw, theirs)]), ["Bot 1 draws a card from the draw pile."]);
        assert_eq!(said(&[moved(up("7"), theirs, ("bag_pile", None))]), ["Bot 1 puts 7 on the bag pile."]);
        assert_eq!(said(&[moved(up("7"), mine, ("drive", Some(0)))]), ["You put 7 into your drive."]);
        assert_eq!(said(&[moved(back(), mine, theirs)]), ["Bot 1 gets a card from your hand."]);
        let lost = moved(up("7"), ("drive", Some(1)), draw);
        assert_eq!(said(&[lost]), ["7 goes from Bot 1's drive to the draw pile."]);
    }

    #[test]
    fn a_deal_is_one_sentence_a_seat() {
        let mut deal = Vec::new();
        for name in ["7", "9", "7"] {
            deal.push(moved(up(name), ("draw", None), ("hand", Some(0))));
            deal.push(moved(Card::Down { tag: 0 }, ("draw", None), ("hand", Some(1))));
        }
        let heard = said(&deal);
        assert_eq!(heard, ["You draw 7 ×2 and 9 from the draw pile.", "Bot 1 draws 3 cards from the draw pile."]);
    }

    #[test]
    fn what_the_game_names_itself_is_not_said_twice() {
        let note = Told::Note { text: "Seat 1 plays RUN 15.".to_string() };
        let play = moved(up("RUN 15"), ("hand", Some(1)), ("drive", Some(1)));
        let draw = moved(Card::Down { tag: 0 }, ("draw", None), ("hand", Some(1)));
        assert_eq!(said(&[play, note, draw]), ["Bot 1 plays RUN 15.", "Bot 1 draws a card from the draw pile."]);
    }

    #[test]
    fn the_rest_has_words_too() {
        let turned = |card| Told::Turned { card, at: at("hand", Some(0)) };
        assert_eq!(said(&[turned(up("king"))]), ["You show king."]);
        assert_eq!(said(&[turned(Card::Down { tag: 0 })]), ["Somebody is shown a card in your hand."]);
        assert_eq!(said(&[Told::Shuffled { zone: at("draw", None) }]), ["The draw pile is shuffled."]);
        assert_eq!(said(&[Told::Gathered { zone: at("draw", None) }]), ["All cards are gathered in the draw pile."]);
    }
}
