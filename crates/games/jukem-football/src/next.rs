//! What chance can be told in a position of Jukem Football: the deal of the next period, and who deals it.

use crate::state::{DRAW, JukemFootball, SEATS, other};
use kernel::next::{Notation, Topic};
use kernel::{CardId, Face, Seat};

const DEAL: u8 = 0;
const DEAL_DISCARD: u8 = 2;
const DEAL_DRAW: u8 = 3;
const DEALER: u8 = 4;
/// Cards dealt to each player (JK-3.5).
pub const DEALT: usize = 4;

const ONE: Topic = Topic { name: "", number: 0, per_seat: false, most: 1, is_deal: false };
/// All of it.
pub const TOPICS: &[Topic] = &[
    Topic { name: "deal", number: DEAL, per_seat: true, most: DEALT, is_deal: true },
    Topic { name: "deal discard", number: DEAL_DISCARD, is_deal: true, ..ONE },
    Topic { name: "deal draw", number: DEAL_DRAW, most: 18, is_deal: true, ..ONE },
    Topic { name: "dealer", number: DEALER, ..ONE },
];

impl Notation for JukemFootball {
    fn read(&self, topic: &Topic, word: &str) -> Result<u8, String> {
        if topic.number == DEALER {
            let seat = Seat::parse(word, SEATS).map(Seat::number);
            return seat.ok_or_else(|| format!("{word:?} is no seat: say 0 or 1"));
        }
        let face = self.options.deck.face(word.parse()?);
        face.map(|face| face.0).ok_or_else(|| format!("there is no {word} in this deck"))
    }

    fn write(&self, topic: &Topic, item: u8) -> String {
        if topic.number == DEALER { item.to_string() } else { self.options.deck.print(Face(item)).to_string() }
    }

    fn copies(&self, topic: &Topic, item: u8) -> usize {
        let cards = kernel::Cards::count(&self.cards) as u8;
        let alike = (0..cards).filter(|id| self.cards.face(CardId(*id)) == Face(item)).count();
        if topic.number == DEALER { 1 } else { alike }
    }
}

/// Puts the shuffled pile as the deal is told: four cards each in turn, the first discard, the draw pile.
pub fn deal(game: &mut JukemFootball) {
    let mut wanted = Vec::new();
    let starts = [(other(game.dealer), 0), (game.dealer, 1)].map(|(seat, first)| (DEAL + seat.number(), first, 2));
    for (topic, first, step) in starts.into_iter().chain([(DEAL_DISCARD, 2 * DEALT, 1), (DEAL_DRAW, 2 * DEALT + 1, 1)])
    {
        let told = game.chance.take(topic);
        let faces = told.iter().flat_map(|told| told.iter()).map(Face);
        wanted.extend(faces.enumerate().map(|(place, face)| (first + step * place, face)));
    }
    let is_dealt = game.cards.arrange(DRAW, &wanted);
    debug_assert!(is_dealt, "a position tells a deal that the deck can give");
}

/// Who is told to deal.
pub fn dealer(game: &mut JukemFootball) -> Option<Seat> {
    game.chance.take(DEALER)?.first().map(Seat::new)
}
