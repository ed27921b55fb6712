//! Getting ready: which tables there can be, the deal, and a new round (chapter 3, NB-2.2 to NB-2.4).

use super::{Counted, clock, turn};
use crate::card::Deck;
use crate::clause;
use crate::next;
use crate::options::{Options, Remix, Teams};
use crate::state::{BOX, DEALT, Inside, NakedBootleg, Note, PYLON, Phase, Player, SEATS, Turn, ZONES, hand, uses};
use kernel::{CardSet, Chance, Eyes, Illegal, Millis, Seat, SeatSet, Sink, Tableau};

/// Sets up a match and deals the first round; the dealer is random (NB-3.2).
pub fn deal(options: &Options, seats: u8, chance: Chance, sink: &mut impl Sink<Note>) -> Result<NakedBootleg, Illegal> {
    accept(options, seats)?;
    let mut game = empty(options, seats, chance);
    let dealer = Seat::new(chance.stream(uses::DEALER, 0).below(seats as u32) as u8);
    deal_round(&mut game, dealer, sink);
    game.count_hands();
    clock::wind(&mut game, Millis(0));
    Ok(game)
}

/// NB-2.2, NB-2.3.
fn accept(options: &Options, seats: u8) -> Result<(), Illegal> {
    Illegal::unless((2..=SEATS as u8).contains(&seats), clause::NB_3_1)?;
    let right_size = match options.teams {
        Teams::None => true,
        Teams::TwoTwo => seats == 4,
        Teams::ThreeThree | Teams::TwoTwoTwo => seats == 6,
    };
    Illegal::unless(right_size, clause::NB_2_2)?;
    let last_man = options.remix == Remix::LastManStanding;
    Illegal::unless(!last_man || options.teams == Teams::None && !options.scored && seats >= 3, clause::NB_2_3)
}

/// A table before the first deal.
pub fn empty(options: &Options, seats: u8, chance: Chance) -> NakedBootleg {
    let deck = Deck::shipped();
    NakedBootleg {
        cards: Tableau::new(&deck.faces(), ZONES, seats),
        counted: [Counted::default(); SEATS],
        named: [CardSet::EMPTY; 4],
        inside: Inside::NOTHING,
        phase: Phase::Main,
        turn: Turn::of(Seat::new(0)),
        players: [Player::default(); SEATS],
        disguised: SeatSet::EMPTY,
        scores: [0; SEATS],
        wins: [0; SEATS],
        out: [0; SEATS],
        winners: SeatSet::EMPTY,
        chance,
        asked: 0,
        deadline: Millis(0),
        options: *options,
        deck,
        seats,
        round: 1,
        playing: SeatSet::all(seats),
        active: SeatSet::all(seats),
        dealer: Seat::new(0),
        clockwise: true,
        fresh: SeatSet::EMPTY,
        exposed: SeatSet::EMPTY,
        flag: None,
        downs: 0,
        turns: 0,
        idle: 0,
    }
}

/// The seats that have neither left nor been eliminated.
pub fn still_in(game: &NakedBootleg) -> SeatSet {
    Seat::all(game.seats).filter(|seat| game.out[seat.index()] == 0).collect()
}

/// The first of `seats` clockwise after `seat`.
pub fn after(game: &NakedBootleg, seats: SeatSet, seat: Seat) -> Seat {
    let mut at = seat.next(game.seats);
    while !seats.contains(at) && at != seat {
        at = at.next(game.seats);
    }
    at
}

/// The next round, with everybody who is still in the game.
pub fn next_round(game: &mut NakedBootleg, dealer: Seat, sink: &mut impl Sink<Note>) {
    game.playing = still_in(game);
    game.round += 1;
    deal_round(game, dealer, sink);
}

/// A clean start (NB-3.5), ten cards each (NB-3.1), and the seat after the dealer begins (NB-3.2).
pub fn deal_round(game: &mut NakedBootleg, dealer: Seat, sink: &mut impl Sink<Note>) {
    clear_table(game, sink);
    game.dealer = dealer;
    sink.note(Note::Round(game.round, dealer));
    let mut stream = game.chance.stream(uses::DEAL, game.round as u32);
    game.cards.shuffle(PYLON, &mut stream, sink);
    if game.chance.is_told() {
        next::deal(game, dealer);
    }
    for _ in 0..DEALT {
        let mut seat = dealer;
        for _ in 0..game.playing.len() {
            seat = after(game, game.playing, seat);
            let top = game.cards.top(PYLON).expect("the deck is enough for six hands of ten");
            game.cards.move_to(top, hand(seat), Eyes::seat(seat), sink);
        }
    }
    let first = after(game, game.playing, dealer);
    turn::start(game, first, false, sink);
}

/// All cards come together, but for those that two do not play with, and nothing of the last round is left (NB-3.5).
pub fn clear_table(game: &mut NakedBootleg, sink: &mut impl Sink<Note>) {
    game.cards.gather(PYLON, sink);
    if game.playing.len() == 2 {
        leave_out_for_two(game, sink);
    }
    game.forget_counts();
    game.active = game.playing;
    game.players = [Player::default(); SEATS];
    game.disguised = SeatSet::EMPTY;
    game.named = [CardSet::EMPTY; 4];
    game.inside = Inside::NOTHING;
    game.clockwise = true;
    game.fresh = SeatSet::EMPTY;
    game.exposed = SeatSet::EMPTY;
    game.flag = None;
    game.downs = 0;
    game.turns = 0;
    game.idle = 0;
}

/// The two-player deck, whenever a round begins with two seats (NB-1.4, NB-2.4).
pub fn leave_out_for_two(game: &mut NakedBootleg, sink: &mut impl Sink<Note>) {
    for card in game.cards.set(PYLON).iter() {
        if game.deck.is_left_out_for_two(game.cards.face(card)) {
            game.cards.move_to(card, BOX, Eyes::ALL, sink);
        }
    }
}
