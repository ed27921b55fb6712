//! The starting board, built together or by chance (CA-3.3 to CA-3.9).

use super::setup;
use crate::action::Action;
use crate::board::{Loc, ON, Put};
use crate::card::Deck;
use crate::clause;
use crate::next;
use crate::note::Note;
use crate::starting;
use crate::state::{BOARD, BOX, Camouflage, Ending, LOOSE, Phase, chance};
use kernel::{Eyes, Face, Illegal, Millis, Seat, SeatSet, Sink};

/// How long the players may build (CA-3.7).
const BUILD_MS: u32 = 60_000;
/// How many cards a starting board has (CA-3.4).
const BOARD_CARDS: usize = 3;

/// Lays out the six cards of a deck that nobody took (CA-3.3).
fn lay_out(game: &mut Camouflage, sink: &mut impl Sink<Note>) -> Option<Deck> {
    let mut stream = game.chance.stream(chance::BOARD_DECK, game.restarts as u32);
    let free = setup::free_decks(game).count() as u32;
    let lot = setup::free_decks(game).nth(stream.below(free.max(1)) as usize)?;
    let told = next::board_deck(game).filter(|told| setup::free_decks(game).any(|deck| deck == *told));
    let drawn = told.unwrap_or(lot);
    // If the drawn deck cannot form a board, the others are tried in order (CA-9.10).
    let can = |deck: &Deck| starting::is_possible(&game.faces[game.side.index()], *deck, game.board.fit());
    let deck = [drawn].into_iter().chain(setup::free_decks(game)).find(can)?;
    for card in deck.cards() {
        let id = game.cards.find(BOX, card).expect("the cards of a free deck lie in the box");
        game.cards.move_to(id, LOOSE, Eyes::ALL, sink);
    }
    sink.note(Note::BoardDeck(deck));
    Some(deck)
}

/// The players look for three cards together.
pub fn begin(game: &mut Camouflage, at: Millis, sink: &mut impl Sink<Note>) {
    if lay_out(game, sink).is_none() {
        return super::ending::end(game, Ending::Dissolved, at, sink);
    }
    game.phase = Phase::Build { confirmed: SeatSet::EMPTY, until: at.plus(BUILD_MS) };
    settle(game, at, sink);
}

/// Chance builds the board at once (CA-3.8).
pub fn by_chance(game: &mut Camouflage, at: Millis, sink: &mut impl Sink<Note>) {
    match lay_out(game, sink) {
        Some(deck) => draw_board(game, deck, at, sink),
        None => super::ending::end(game, Ending::Dissolved, at, sink),
    }
}

/// Picks one of all starting boards of the deck, each equally likely (CA-3.8).
fn draw_board(game: &mut Camouflage, deck: Deck, at: Millis, sink: &mut impl Sink<Note>) {
    let (faces, fit) = (game.faces[game.side.index()], game.board.fit());
    let mut stream = game.chance.stream(chance::BOARD, game.restarts as u32);
    let lot = starting::draw(&faces, deck, fit, &mut stream).expect("a deck is laid out if it can form a board");
    let start = next::board(game, deck).unwrap_or(lot);
    for put in start {
        put_down(game, None, put, sink);
    }
    finish(game, at, sink);
}

/// Whether `card` lies on the starting board.
pub fn is_laid(game: &Camouflage, card: Face) -> bool {
    game.board.laid().iter().any(|laid| laid.put.card == card)
}

fn deck_laid_out(game: &Camouflage) -> Option<Deck> {
    let card = game.cards.top(LOOSE)?;
    Some(Deck::of(game.cards.face(card)))
}

/// The moves that lead on: laying a card that fits, being content with three.
pub fn legal(game: &Camouflage, confirmed: bool, out: &mut Vec<Action>) {
    out.push(Action::Auto);
    let start = out.len();
    let loose = || game.cards.iter(LOOSE).map(|card| game.cards.face(card));
    match game.board.laid().len() {
        0 => out.extend(loose().map(|card| Action::Lay(Put { card, rot: 0, y: 0, x: 0 }))),
        1..BOARD_CARDS => {
            for card in loose() {
                let _ = game.board.each_fit(game.ring(card), |spot, rot| {
                    out.push(Action::Lay(spot.put(card, rot)));
                    ON
                });
            }
        }
        _ if !confirmed => out.push(Action::Confirm),
        _ => {}
    }
    out[start..].sort_unstable();
}

/// Whether a building move is allowed, of anybody on the one board (CA-8.4); a wrong try costs nothing (CA-3.7).
pub fn check(game: &Camouflage, seat: Seat, action: Action) -> Result<(), Illegal> {
    Illegal::unless(super::to_act(game).contains(seat), clause::CA_3_7)?;
    let last = game.board.laid().last().map(|laid| laid.put.card);
    match action {
        Action::Auto => Ok(()),
        Action::Lay(put) => check_lay(game, put, last),
        Action::Lift(card) => Illegal::unless(last == Some(card), clause::CA_3_7),
        Action::Confirm => {
            let Phase::Build { confirmed, .. } = game.phase else { return Err(Illegal::by(clause::CA_3_7)) };
            let whole = game.board.laid().len() == BOARD_CARDS;
            Illegal::unless(whole && !confirmed.contains(seat), clause::CA_3_7)
        }
        _ => Err(Illegal::by(clause::CA_3_7)),
    }
}

/// The first card lies r0 @(0,0) (CA-3.5), the others follow the placement rule (CA-3.6). The card laid last may be
/// laid anew.
fn check_lay(game: &Camouflage, put: Put, last: Option<Face>) -> Result<(), Illegal> {
    Illegal::unless(deck_laid_out(game) == Some(Deck::of(put.card)), clause::CA_3_4)?;
    let again = last == Some(put.card);
    Illegal::unless(again || !is_laid(game, put.card), clause::CA_3_7)?;
    let below = game.board.laid().len() - again as usize;
    Illegal::unless(below < BOARD_CARDS, clause::CA_3_4)?;
    Illegal::unless(put.rot < 4 && put.x.unsigned_abs() <= 120 && put.y.unsigned_abs() <= 120, clause::CA_4_6)?;
    if below == 0 {
        return Illegal::unless((put.rot, put.x, put.y) == (0, 0, 0), clause::CA_3_5);
    }
    let ring = game.ring(put.card).turned(put.rot);
    let fits = game.board.judge_as_of(put, ring, Loc::COMMON, below as u8);
    Illegal::unless(fits.is_ok(), clause::CA_3_6)
}

/// Lays a card, or the last one anew.
pub fn lay(game: &mut Camouflage, seat: Seat, put: Put, sink: &mut impl Sink<Note>) {
    if is_laid(game, put.card) {
        lift(game, seat, sink);
    }
    put_down(game, Some(seat), put, sink);
    unconfirm(game);
}

/// Takes the card laid last away.
pub fn lift(game: &mut Camouflage, seat: Seat, sink: &mut impl Sink<Note>) {
    take_up(game, Some(seat), sink);
    unconfirm(game);
}

/// The way out of a board that does not work out, for those who build.
pub fn offer_lift(game: &Camouflage, seat: Seat, out: &mut Vec<Action>) {
    if let Some(last) = game.board.laid().last()
        && super::to_act(game).contains(seat)
    {
        out.push(Action::Lift(last.put.card));
    }
}

/// Is content.
pub fn confirm(game: &mut Camouflage, seat: Seat, at: Millis, sink: &mut impl Sink<Note>) {
    let Phase::Build { confirmed, until } = game.phase else { return };
    game.phase = Phase::Build { confirmed: confirmed.with(seat), until };
    sink.note(Note::Confirmed(seat));
    settle(game, at, sink);
}

/// Goes on when every person is content; a table of bots leaves it to chance.
pub fn settle(game: &mut Camouflage, at: Millis, sink: &mut impl Sink<Note>) {
    let Phase::Build { confirmed, .. } = game.phase else { return };
    if !game.present().all(|seat| confirmed.contains(seat) || game.automatic.contains(seat)) {
        return;
    }
    if game.board.laid().len() == BOARD_CARDS { finish(game, at, sink) } else { rebuild(game, at, sink) }
}

/// Three cards stand as they are; with fewer the board is cleared and left to chance (CA-3.7).
pub fn time_is_up(game: &mut Camouflage, at: Millis, sink: &mut impl Sink<Note>) {
    if game.board.laid().len() == BOARD_CARDS { finish(game, at, sink) } else { rebuild(game, at, sink) }
}

fn rebuild(game: &mut Camouflage, at: Millis, sink: &mut impl Sink<Note>) {
    while !game.board.laid().is_empty() {
        take_up(game, None, sink);
    }
    let deck = deck_laid_out(game).expect("six cards are laid out while the board is built");
    draw_board(game, deck, at, sink);
}

/// What is not used goes back into the box (CA-3.9).
fn finish(game: &mut Camouflage, at: Millis, sink: &mut impl Sink<Note>) {
    while let Some(card) = game.cards.bottom(LOOSE) {
        game.cards.move_to(card, BOX, Eyes::ALL, sink);
    }
    setup::deal_hands(game, at, sink);
}

fn unconfirm(game: &mut Camouflage) {
    if let Phase::Build { confirmed, .. } = &mut game.phase {
        *confirmed = SeatSet::EMPTY;
    }
}

fn put_down(game: &mut Camouflage, seat: Option<Seat>, put: Put, sink: &mut impl Sink<Note>) {
    let id = game.cards.find(LOOSE, put.card).expect("a card that may be laid is loose");
    game.cards.move_to(id, BOARD, Eyes::ALL, sink);
    setup::lay_setup_card(game, put, Loc::COMMON);
    sink.note(Note::Built(seat, put));
}

fn take_up(game: &mut Camouflage, seat: Option<Seat>, sink: &mut impl Sink<Note>) {
    let Some(card) = game.board.laid().last().map(|laid| laid.put.card) else { return };
    let id = game.cards.find(BOARD, card).expect("a laid card lies on the board");
    game.cards.move_to(id, LOOSE, Eyes::ALL, sink);
    game.lift();
    game.setup_cards = game.board.changes();
    sink.note(Note::Lifted(seat, card));
}
