//! Chapter 3 and the deal: seats by lot, then the whole deck goes round clockwise from the dealer's left.

use super::{claims, clock};
use crate::card::Deck;
use crate::clause;
use crate::next;
use crate::options::Options;
use crate::state::{DreamTeamSoccer, Note, Order, PILE, Phase, Plays, Podium, ZONES, hand};
use kernel::{BySeat, Chance, Eyes, Illegal, Millis, SEATS_MAX, Seat, SeatSet, Sink, Tableau, Use};

const SEATS: Use = Use(0);
const DEAL: Use = Use(1);

/// Sets up a match and deals its first round.
pub fn deal(
    options: &Options,
    seats: u8,
    chance: Chance,
    sink: &mut impl Sink<Note>,
) -> Result<DreamTeamSoccer, Illegal> {
    let mut game = empty(options, seats, chance)?;
    round(&mut game, sink);
    game.deadline = clock::deadline(&game, Millis(0));
    Ok(game)
}

/// A table before the first deal. Three to eight play (DT-3.1); the seats are drawn by lot (DT-3.4).
pub(crate) fn empty(options: &Options, seats: u8, chance: Chance) -> Result<DreamTeamSoccer, Illegal> {
    Illegal::unless((3..=8).contains(&seats), clause::DT_3_1)?;
    let mut lot: [Seat; SEATS_MAX] = std::array::from_fn(|number| Seat::new(number as u8));
    let lot = &mut lot[..seats as usize];
    chance.stream(SEATS, 0).shuffle(lot);
    let mut order = Order::EMPTY;
    lot.iter().for_each(|&seat| order.push(seat));
    Ok(DreamTeamSoccer {
        cards: Tableau::new(&Deck::shipped().cards(), ZONES, seats),
        holdings: BySeat::default(),
        phase: Phase::Over,
        podium: Podium::new(order, options.seat_direction),
        still_in: SeatSet::EMPTY,
        places: Order::EMPTY,
        plays: Plays::UNKNOWN,
        traded: false,
        gave: BySeat::default(),
        before: None,
        medals: BySeat::default(),
        points: [0; SEATS_MAX],
        round: 1,
        seats,
        deadline: None,
        options: *options,
        chance,
    })
}

/// Deals a round, as the Ballboy or Ballgirl would (DT-8.1), and looks for special deals: every round has the same
/// parts, the first one too (DT-3.6).
pub fn round(game: &mut DreamTeamSoccer, sink: &mut impl Sink<Note>) {
    sink.note(Note::Round(game.round, game.podium.ballboy()));
    game.cards.gather(PILE, sink);
    let mut stream = game.chance.stream(DEAL, game.round as u32);
    game.cards.shuffle(PILE, &mut stream, sink);
    if game.chance.is_told() {
        next::deal(game);
    }
    hand_out(game, sink);
    begin(game);
    claims::open(game, sink);
}

/// Nobody is out yet and nobody has traded.
pub(crate) fn begin(game: &mut DreamTeamSoccer) {
    game.still_in = SeatSet::all(game.seats);
    game.places = Order::EMPTY;
    game.plays = Plays::NONE;
    game.traded = false;
    game.gave = BySeat::default();
}

/// All cards, one at a time and clockwise, from the dealer's left (DT-4.1, DT-4.2). Everybody sees their own (DT-4.3).
fn hand_out(game: &mut DreamTeamSoccer, sink: &mut impl Sink<Note>) {
    let mut turns = [(PILE, Eyes::NONE); SEATS_MAX];
    let mut seat = game.podium.ballboy();
    for turn in &mut turns {
        seat = game.podium.left(seat);
        *turn = (hand(seat), Eyes::seat(seat));
    }
    game.cards.deal_all(PILE, &turns[..game.seats as usize], sink);
    for seat in Seat::all(game.seats) {
        game.holdings[seat] = game.count(seat);
    }
}
