//! What chance can be told in a position of Camouflage: all that it decides before GO (CA-4.30).

use crate::board::Put;
use crate::card::{CARDS, DECK_SIZE, Deck, Name, Side};
use crate::starting::{self, Start};
use crate::state::{Camouflage, pile};
use kernel::next::{Notation, Topic};
use kernel::{Face, Seat};

const SIDE: u8 = 0;
const BOARD_DECK: u8 = 1;
const BOARD: u8 = 2;
const FIRST: u8 = 3;
const DECK: u8 = 8;
const LOCATION: u8 = 16;
const DEAL: u8 = 24;
/// Numbers among the items of a board lie above all cards: this one is 0.
const ZERO: u8 = 84;
/// How far from the first card the others can lie, in squares.
const FAR: i8 = 40;

const ONE: Topic = Topic { name: "", number: 0, per_seat: false, most: 1, is_deal: false };
/// All of it.
pub const TOPICS: &[Topic] = &[
    Topic { name: "side", number: SIDE, ..ONE },
    Topic { name: "deck", number: DECK, per_seat: true, is_deal: true, ..ONE },
    Topic { name: "board deck", number: BOARD_DECK, ..ONE },
    Topic { name: "board", number: BOARD, most: 12, ..ONE },
    Topic { name: "location", number: LOCATION, per_seat: true, ..ONE },
    Topic { name: "deal", number: DEAL, per_seat: true, most: DECK_SIZE, ..ONE },
    Topic { name: "first", number: FIRST, ..ONE },
];

impl Notation for Camouflage {
    fn read(&self, topic: &Topic, word: &str) -> Result<u8, String> {
        let card = || word.parse::<Name>().map(|name| name.0.0);
        let number = |word: &str| word.parse().ok().filter(|number: &i8| number.unsigned_abs() <= FAR.unsigned_abs());
        match topic.number {
            SIDE => Side::parse(word).map(|side| side as u8).ok_or_else(|| "a side is animal or gems".to_string()),
            DECK | BOARD_DECK => Deck::parse(word).map(|deck| deck.0).ok_or_else(|| format!("{word:?} is no deck")),
            FIRST => {
                let seat = Seat::parse(word, self.seats).map(Seat::number);
                seat.ok_or_else(|| format!("{word:?} is no seat: say 0 to {}", self.seats - 1))
            }
            BOARD => number(word).map_or_else(card, |number| Ok(ZERO.saturating_add_signed(number))),
            _ => card(),
        }
    }

    fn write(&self, topic: &Topic, item: u8) -> String {
        match topic.number {
            SIDE => Side::ALL[item as usize].word().to_string(),
            DECK | BOARD_DECK => Deck(item).code().to_string(),
            FIRST => item.to_string(),
            BOARD if item as usize >= CARDS => (item as i8 - ZERO as i8).to_string(),
            _ => Name(Face(item)).to_string(),
        }
    }

    fn copies(&self, topic: &Topic, item: u8) -> usize {
        if topic.number == BOARD && item as usize >= CARDS { usize::MAX } else { 1 }
    }
}

/// The side that a tie falls to.
pub fn side(game: &mut Camouflage) -> Option<Side> {
    game.chance.take(SIDE)?.first().map(|side| Side::ALL[side as usize])
}

/// The deck of a seat without one.
pub fn deck(game: &mut Camouflage, seat: Seat) -> Option<Deck> {
    game.chance.take(DECK + seat.number())?.first().map(Deck)
}

/// The deck of the starting board: named itself, or with the board.
pub fn board_deck(game: &mut Camouflage) -> Option<Deck> {
    let named = game.chance.take(BOARD_DECK).and_then(|told| told.first()).map(Deck);
    named.or_else(|| Some(Deck::of(Face(game.chance.told(BOARD)?.first()?))))
}

/// The starting board, if this deck can make it.
pub fn board(game: &mut Camouflage, deck: Deck) -> Option<Start> {
    let told: Vec<u8> = game.chance.take(BOARD)?.iter().collect();
    let [a, b, c] = told.as_chunks::<4>().0 else { return None };
    let number = |item: u8| item as i8 - ZERO as i8;
    let put = |[card, rot, x, y]: [u8; 4]| Put { card: Face(card), rot: number(rot) as u8, y: number(y), x: number(x) };
    let start = [*a, *b, *c].map(put);
    starting::is_start(&game.faces[game.side.index()], deck, game.board.fit(), &start).then_some(start)
}

/// The location card of a seat, if its deck has it.
pub fn location(game: &mut Camouflage, seat: Seat, deck: Deck) -> Option<Face> {
    let card = Face(game.chance.take(LOCATION + seat.number())?.first()?);
    (Deck::of(card) == deck).then_some(card)
}

/// Puts the shuffled piles as they are told: the hand, then what is drawn, as far as the cards are there.
pub fn deal(game: &mut Camouflage) {
    for seat in Seat::all(game.seats) {
        let Some(told) = game.chance.take(DEAL + seat.number()) else { continue };
        let wanted: Vec<(usize, Face)> = told.iter().map(Face).enumerate().collect();
        game.cards.arrange(pile(seat), &wanted);
    }
}

/// Who begins.
pub fn first(game: &mut Camouflage) -> Option<Seat> {
    game.chance.take(FIRST)?.first().map(Seat::new)
}
