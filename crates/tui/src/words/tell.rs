//! What a step told one viewer, as sentences.
//!
//! Movements that belong together are one sentence, and a movement whose cards the game names itself is none.

use super::seats::with_names;
use super::{Words, capital, cards_text};
use kernel::Viewer;
use table::wire::{Card, Told, ZoneKind, ZoneRef};

/// The sentences of a step.
pub fn sentences(words: &Words, told: &[Told], viewer: Viewer) -> Vec<String> {
    let mut teller = Teller { words, viewer, told, moves: Vec::new(), out: Vec::new() };
    for fact in told {
        match fact {
            Told::Moved { card, from, to } => join(&mut teller.moves, card, from, Some(to)),
            Told::Turned { card, at } => join(&mut teller.moves, card, at, None),
            Told::Note { text } => teller.say(words.put(text)),
            Told::Shuffled { zone } => teller.say(format!("{} is shuffled.", capital(&teller.place(zone)))),
            Told::Gathered { zone } => teller.say(format!("All cards are gathered in {}.", teller.place(zone))),
        }
    }
    teller.say_moves();
    teller.out
}

/// Cards that went the same way, or were turned where they lie.
struct Move<'a> {
    cards: Vec<&'a Card>,
    from: &'a ZoneRef,
    to: Option<&'a ZoneRef>,
}

/// Adds a card to those that went the same way, or starts a new group: four rounds of dealing are one sentence a seat.
fn join<'a>(moves: &mut Vec<Move<'a>>, card: &'a Card, from: &'a ZoneRef, to: Option<&'a ZoneRef>) {
    match moves.iter_mut().find(|group| group.from == from && group.to == to) {
        Some(group) => group.cards.push(card),
        None => moves.push(Move { cards: vec![card], from, to }),
    }
}

/// Whether a note of the same step names every one of the cards: `Ann plays RUN 15` needs no second sentence.
fn is_named(group: &Move<'_>, told: &[Told]) -> bool {
    // Seats are numbers too, and so are some cards: `Seat 4` does not name a 4.
    let nobody = vec![String::new(); kernel::SEATS_MAX];
    told.iter().any(|fact| match fact {
        Told::Note { text } => {
            let text = with_names(text, &nobody);
            group.cards.iter().all(|card| matches!(card, Card::Up { name, .. } if mentions(&text, name)))
        }
        _ => false,
    })
}

/// Whether `name` stands in `text` as a word of its own, or as several of them (`four 10s`).
fn mentions(text: &str, name: &str) -> bool {
    text.match_indices(name).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = &text[at + name.len()..];
        let after = after.strip_prefix('s').unwrap_or(after).chars().next();
        ![before, after].into_iter().flatten().any(char::is_alphanumeric)
    })
}

/// Tells one viewer.
struct Teller<'a> {
    words: &'a Words,
    viewer: Viewer,
    told: &'a [Told],
    /// Movements that are not said yet: more may go the same way.
    moves: Vec<Move<'a>>,
    out: Vec<String>,
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

    /// Says the movements so far, then `text`.
    fn say(&mut self, text: String) {
        self.say_moves();
        self.out.push(text);
    }

    /// Says the movements, except those whose cards the game names itself in the same step.
    fn say_moves(&mut self) {
        let moves = std::mem::take(&mut self.moves);
        let news = moves.iter().filter(|group| !is_named(group, self.told));
        let said: Vec<String> = news
            .map(|group| match group.to {
                Some(to) => self.moved(group, to),
                None => self.turned(group),
            })
            .collect();
        self.out.extend(said);
    }

    fn turned(&self, group: &Move<'_>) -> String {
        let (cards, at) = (cards_text(group.cards.iter().copied()), self.place(group.from));
        let verb = if group.cards.len() == 1 { "is" } else { "are" };
        match group.from.seat {
            _ if group.cards.iter().any(|card| matches!(card, Card::Down { .. })) => {
                format!("Somebody looks at {cards} in {at}.")
            }
            Some(seat) if self.words.kind(group.from) == ZoneKind::Hand => {
                let whose = if self.is_you(seat) { "Your".to_string() } else { format!("{}'s", self.name(seat)) };
                format!("{whose} {cards} {verb} turned up.")
            }
            _ => format!("{} {verb} turned up in {at}.", capital(&cards)),
        }
    }

    fn moved(&self, group: &Move<'_>, to: &ZoneRef) -> String {
        let Move { cards, from, .. } = group;
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
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Seat;

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
        sentences(&words(), told, Viewer::Seat(Seat::new(0)))
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
    fn a_seat_with_the_number_of_a_card_does_not_name_the_card() {
        let play = |name: &str| moved(up(name), ("hand", Some(1)), ("drive", Some(1)));
        let note = |text: &str| Told::Note { text: text.to_string() };
        assert_eq!(said(&[play("1"), note("Seat 1 plays.")]).len(), 2);
        assert_eq!(said(&[play("1"), note("Seat 1 plays a 10.")]).len(), 2);
        assert_eq!(said(&[play("10"), play("10"), note("Seat 1 plays two 10s.")]), ["Bot 1 plays two 10s."]);
    }

    #[test]
    fn the_rest_has_words_too() {
        let turned = |card| Told::Turned { card, at: at("hand", Some(0)) };
        assert_eq!(said(&[turned(up("king"))]), ["Your king is turned up."]);
        assert_eq!(said(&[turned(up("7")), turned(up("9"))]), ["Your 7 and 9 are turned up."]);
        assert_eq!(said(&[turned(Card::Down { tag: 0 })]), ["Somebody looks at a card in your hand."]);
        let flipped = Told::Turned { card: up("7"), at: at("draw", None) };
        assert_eq!(said(&[flipped]), ["7 is turned up in the draw pile."]);
        assert_eq!(said(&[Told::Shuffled { zone: at("draw", None) }]), ["The draw pile is shuffled."]);
        assert_eq!(said(&[Told::Gathered { zone: at("draw", None) }]), ["All cards are gathered in the draw pile."]);
    }
}
