//! What chance can be told in a position of Bag-O-Loot: the next deal, and whom and what the next lots are.

use crate::card::{self, HAND, LOOTER};
use crate::state::{BagOLoot, PILE};
use kernel::next::{Notation, Topic};
use kernel::{CardId, Face, Seat, SeatSet};

const DEAL: u8 = 0;
const DEAL_PILE: u8 = 8;
const FORFEIT: u8 = 9;
const RECEIVER: u8 = 10;
const CHALLENGER: u8 = 11;

const ONE: Topic = Topic { name: "", number: 0, per_seat: false, most: 1, is_deal: false };
/// All of it.
pub const TOPICS: &[Topic] = &[
    Topic { name: "deal", number: DEAL, per_seat: true, most: HAND, is_deal: true },
    Topic { name: "deal pile", number: DEAL_PILE, most: 20, is_deal: true, ..ONE },
    Topic { name: "forfeit", number: FORFEIT, ..ONE },
    Topic { name: "receiver", number: RECEIVER, ..ONE },
    Topic { name: "challenger", number: CHALLENGER, ..ONE },
];

impl Notation for BagOLoot {
    fn read(&self, topic: &Topic, word: &str) -> Result<u8, String> {
        if [RECEIVER, CHALLENGER].contains(&topic.number) {
            let seat = Seat::parse(word, self.seats).map(Seat::number);
            return seat.ok_or_else(|| format!("{word:?} is no seat: say 0 to {}", self.seats - 1));
        }
        let face = card::read(word).map(|face| face.0);
        face.ok_or_else(|| format!("{word:?} is no card: say 1 to {} or L", LOOTER.0))
    }

    fn write(&self, topic: &Topic, item: u8) -> String {
        if [RECEIVER, CHALLENGER].contains(&topic.number) { item.to_string() } else { card::word(Face(item)) }
    }

    fn copies(&self, topic: &Topic, item: u8) -> usize {
        if [RECEIVER, CHALLENGER].contains(&topic.number) {
            return 1;
        }
        let cards = kernel::Cards::count(&self.cards) as u8;
        (0..cards).filter(|id| self.cards.face(CardId(*id)) == Face(item)).count()
    }
}

/// Puts the shuffled pile as the deal is told: the hands one after the other, then the pile.
pub fn deal(game: &mut BagOLoot) {
    let mut wanted = Vec::new();
    for seat in 0..=game.seats {
        let topic = if seat == game.seats { DEAL_PILE } else { DEAL + seat };
        let told = game.chance.take(topic);
        let faces = told.iter().flat_map(|told| told.iter()).map(Face);
        wanted.extend(faces.enumerate().map(|(place, face)| (seat as usize * HAND + place, face)));
    }
    let is_dealt = game.cards.arrange(PILE, &wanted);
    debug_assert!(is_dealt, "a position tells a deal that the deck can give");
}

/// The card that the lot is told to draw, if the forfeiter holds it; otherwise the lot waits for one who does.
pub fn forfeit(game: &mut BagOLoot, seat: Seat) -> Option<Face> {
    let face = Face(game.chance.told(FORFEIT)?.first()?);
    let holds = game.held.of(seat).has(face);
    holds.then(|| game.chance.take(FORFEIT)).map(|_| face)
}

/// Whom the lot is told to choose among the others.
pub fn receiver(game: &mut BagOLoot) -> Option<Seat> {
    let seat = Seat::new(game.chance.told(RECEIVER)?.first()?);
    (seat != game.turn.seat).then(|| game.chance.take(RECEIVER)).map(|_| seat)
}

/// Whom the lot is told to choose among those who call.
pub fn challenger(game: &mut BagOLoot, calls: SeatSet) -> Option<Seat> {
    let seat = Seat::new(game.chance.told(CHALLENGER)?.first()?);
    calls.contains(seat).then(|| game.chance.take(CHALLENGER)).map(|_| seat)
}
