//! What chance can be told in a position of Naked Bootleg: the next deal, a pylon made anew, and what the next lots are.

use crate::card::{face_text, read_face};
use crate::rules::after;
use crate::state::{DEALT, NakedBootleg, PYLON};
use kernel::next::{Notation, Topic};
use kernel::{CardId, CardSet, Face, Seat, SeatSet};

const DEAL: u8 = 0;
const DEAL_PYLON: u8 = 8;
const PYLON_ANEW: u8 = 9;
const COIN: u8 = 10;
const PICK: u8 = 11;
const DISGUISE: u8 = 12;
const PITCH: u8 = 13;

const CARDS: Topic = Topic { name: "", number: 0, per_seat: false, most: 20, is_deal: false };
/// All of it.
pub const TOPICS: &[Topic] = &[
    Topic { name: "deal", number: DEAL, per_seat: true, most: DEALT, is_deal: true },
    Topic { name: "deal pylon", number: DEAL_PYLON, is_deal: true, ..CARDS },
    Topic { name: "pylon", number: PYLON_ANEW, ..CARDS },
    Topic { name: "coin", number: COIN, most: 1, ..CARDS },
    Topic { name: "pick", number: PICK, ..CARDS },
    Topic { name: "disguise", number: DISGUISE, ..CARDS },
    Topic { name: "pitch", number: PITCH, ..CARDS },
];

impl Notation for NakedBootleg {
    fn read(&self, topic: &Topic, word: &str) -> Result<u8, String> {
        if topic.number == COIN {
            let seat = Seat::parse(word, self.seats).map(Seat::number);
            return seat.ok_or_else(|| format!("{word:?} is no seat: say 0 to {}", self.seats - 1));
        }
        read_face(word).map(|face| face.0)
    }

    fn write(&self, topic: &Topic, item: u8) -> String {
        if topic.number == COIN { item.to_string() } else { face_text(Face(item)) }
    }

    /// Two play without some of the cards (NB-1.4).
    fn copies(&self, topic: &Topic, item: u8) -> usize {
        match Face(item) {
            _ if topic.number == COIN => 1,
            face if self.playing.len() == 2 && self.deck.is_left_out_for_two(face) => 0,
            face => self.deck.copies(face) as usize,
        }
    }
}

fn faces(told: Option<kernel::chance::Items>) -> Vec<Face> {
    told.iter().flat_map(|told| told.iter()).map(Face).collect()
}

/// Puts the shuffled pylon as the deal is told: one card at a time, from the dealer's left. What two do not play with cannot be
/// dealt to them: then the deal is by chance.
pub fn deal(game: &mut NakedBootleg, dealer: Seat) {
    let (mut wanted, mut seat, players) = (Vec::new(), dealer, game.playing.len() as usize);
    for turn in 0..players {
        seat = after(game, game.playing, seat);
        let told = faces(game.chance.take(DEAL + seat.number()));
        wanted.extend(told.into_iter().enumerate().map(|(lap, face)| (turn + lap * players, face)));
    }
    let told = faces(game.chance.take(DEAL_PYLON));
    let first = players * DEALT;
    wanted.extend(told.into_iter().enumerate().map(|(place, face)| (first + place, face)));
    game.cards.arrange(PYLON, &wanted);
}

/// Puts a pylon made anew as it is told, if all of these cards are in it; otherwise it waits for the next one.
pub fn pylon(game: &mut NakedBootleg) {
    let wanted: Vec<(usize, Face)> = faces(game.chance.told(PYLON_ANEW)).into_iter().enumerate().collect();
    if game.cards.arrange(PYLON, &wanted) {
        game.chance.take(PYLON_ANEW);
    }
}

/// The side that wins the toss, if it is told.
pub fn coin(game: &mut NakedBootleg, sides: SeatSet) -> Option<Seat> {
    let seat = Seat::new(game.chance.told(COIN)?.first()?);
    let side = sides.iter().find(|&side| side == seat || game.team_seats(side).contains(seat))?;
    game.chance.take(COIN);
    Some(side)
}

/// The card that is picked next, if it is told and there; the others follow.
pub fn pick(game: &mut NakedBootleg, cards: CardSet) -> Option<CardId> {
    let told: Vec<u8> = game.chance.told(PICK)?.iter().collect();
    let (first, rest) = told.split_first()?;
    let card = cards.iter().find(|&card| game.cards.face(card) == Face(*first))?;
    game.chance.take(PICK);
    if !rest.is_empty() {
        game.chance.tell(PICK, rest);
    }
    Some(card)
}

/// The order of a disguise, from the bottom.
pub fn disguise(game: &mut NakedBootleg, cards: &mut [CardId]) {
    order(game, DISGUISE, cards);
}

/// The order of cards that go under the discard pile, the highest first.
pub fn pitch(game: &mut NakedBootleg, cards: &mut [CardId]) {
    order(game, PITCH, cards);
}

/// Puts the told cards first, in order, if all are there.
fn order(game: &mut NakedBootleg, topic: u8, cards: &mut [CardId]) {
    let mut ordered = cards.to_vec();
    for (place, face) in faces(game.chance.told(topic)).into_iter().enumerate() {
        let found = (place..ordered.len()).find(|&at| game.cards.face(ordered[at]) == face);
        let Some(found) = found else { return };
        ordered.swap(place, found);
    }
    cards.copy_from_slice(&ordered);
    game.chance.take(topic);
}
