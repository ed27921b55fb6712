//! Chapter 3: getting ready, and the deal of every round.

use super::{clock, turn};
use crate::card::{Deck, HAND, Hands};
use crate::clause;
use crate::lots::{Lots, SpotSet};
use crate::next;
use crate::options::{House, Options};
use crate::state::{BagOLoot, Note, PILE, Phase, Turn, ZONES, hand};
use kernel::{Chance, Eyes, Illegal, Millis, SEATS_MAX, Seat, Sink, Tableau, Use};

const DEALER: Use = Use(0);
const DEAL: Use = Use(1);

/// Deals the first round; the first dealer is drawn by lot (BL-3.5).
pub fn deal(options: &Options, seats: u8, chance: Chance, sink: &mut impl Sink<Note>) -> Result<BagOLoot, Illegal> {
    Illegal::unless((2..=SEATS_MAX as u8).contains(&seats), clause::BL_3_1)?;
    let mut game = table(options.house(seats)?, seats, chance);
    let lot = chance.stream(DEALER, 0).below(seats as u32) as u8;
    // The round moves the deal on by one seat.
    game.dealer = Seat::new((lot + seats - 1) % seats);
    round(&mut game, sink);
    clock::rearm(&mut game);
    Ok(game)
}

/// A table with all cards in the pile and nothing dealt.
pub fn table(house: House, seats: u8, chance: Chance) -> BagOLoot {
    let nobody = Seat::new(0);
    BagOLoot {
        cards: Tableau::new(Deck::shipped_faces(seats), ZONES, seats),
        held: Hands::default(),
        lots: Lots::NONE,
        challenged: SpotSet::EMPTY,
        phase: Phase::Play,
        turn: Turn { seat: nobody, plays: 0, bag_made: false, ditches: 0, began_dry: false },
        window: None,
        scores: [0; SEATS_MAX],
        house,
        seats,
        dealer: nobody,
        round: 0,
        extra: 0,
        barren: 0,
        time_up: false,
        deadline: None,
        now: Millis(0),
        picks: 0,
        chance,
    }
}

/// Deals the next round: the deal passes to the left (BL-3.10), all cards are shuffled (BL-3.6), ditched ones only now
/// (BL-5.51), what is not dealt is the pile (BL-3.7), and the dealer's left neighbour begins (BL-3.9).
pub fn round(game: &mut BagOLoot, sink: &mut impl Sink<Note>) {
    game.round += 1;
    game.dealer = game.dealer.next(game.seats);
    game.held = Hands::default();
    game.lots = Lots::NONE;
    game.challenged = SpotSet::EMPTY;
    game.window = None;
    game.barren = 0;
    sink.note(Note::Round(game.round, game.dealer));
    game.cards.gather(PILE, sink);
    let mut stream = game.chance.stream(DEAL, game.round as u32);
    game.cards.shuffle(PILE, &mut stream, sink);
    if game.chance.is_told() {
        next::deal(game);
    }
    for seat in Seat::all(game.seats) {
        let held = &mut game.held;
        let to = (hand(seat), Eyes::seat(seat));
        game.cards.deal(PILE, HAND as u8, to, sink, |face| held.add(seat, face));
    }
    let first = game.dealer.next(game.seats);
    turn::begin(game, first, sink);
}
