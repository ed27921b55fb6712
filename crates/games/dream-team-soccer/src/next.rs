//! What chance can be told in a position of Dream Team Soccer: the next deal.

use crate::card::{CARDS, Deck, read, sign};
use crate::state::{DreamTeamSoccer, PILE};
use kernel::Face;
use kernel::next::{Notation, Topic};

const DEAL: u8 = 0;

/// All of it. Nobody is told more cards than everybody gets, wherever they sit then.
pub const fn topics(seats: u8) -> [Topic; 1] {
    [Topic { name: "deal", number: DEAL, per_seat: true, most: CARDS / seats as usize, is_deal: true }]
}

impl Notation for DreamTeamSoccer {
    fn read(&self, _topic: &Topic, word: &str) -> Result<u8, String> {
        read(word).map(|face| face.0)
    }

    fn write(&self, _topic: &Topic, item: u8) -> String {
        sign(Face(item)).to_string()
    }

    fn copies(&self, _topic: &Topic, item: u8) -> usize {
        Deck::shipped().copies(Face(item)) as usize
    }
}

/// Puts the shuffled pile as the deal is told: one card at a time, from the dealer's left.
pub fn deal(game: &mut DreamTeamSoccer) {
    let mut wanted = Vec::new();
    let mut seat = game.podium.ballboy();
    for turn in 0..game.seats as usize {
        seat = game.podium.left(seat);
        let told = game.chance.take(DEAL + seat.number());
        let faces = told.iter().flat_map(|told| told.iter()).map(Face);
        wanted.extend(faces.enumerate().map(|(lap, face)| (turn + lap * game.seats as usize, face)));
    }
    let is_dealt = game.cards.arrange(PILE, &wanted);
    debug_assert!(is_dealt, "a position tells a deal that the deck can give");
}
