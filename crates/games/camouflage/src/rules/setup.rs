//! Getting ready: side, decks, location cards, hands, Ready and GO (chapter 3).

use super::{build, ending, place, turns};
use crate::action::Action;
use crate::board::{Board, Laid, Loc, Put};
use crate::card::{CARDS, Deck, Side};
use crate::clause;
use crate::next;
use crate::note::Note;
use crate::options::{Build, Mode, Options, Pace, Pick};
use crate::puzzle;
use crate::starting;
use crate::state::{BOX, Bench, Camouflage, LOOSE, Phase, Player, Reply, SEATS, ZONES, chance, hand, location, pile};
use kernel::{BySeat, CardId, Chance, Eyes, Face, Fact, Illegal, Millis, Seat, SeatSet, Sink, Tableau, Viewer};

/// How long people may vote (CA-3.1).
const VOTE_MS: u32 = 15_000;
/// How long they may pick a deck or a location card (CA-3.2, CA-3.13).
const PICK_MS: u32 = 20_000;
/// How long Ready is waited for (CA-3.12).
const READY_MS: u32 = 60_000;
/// From the last Ready to GO (CA-3.12).
const COUNTDOWN_MS: u32 = 3_000;
/// A deal that nobody can play is dealt anew so many times at most (CA-3.15).
const REDEALS: u32 = 100;
/// How many cards are drawn at the start, and the most of a hand (CA-3.10, CA-4.8).
pub const HAND_SIZE: usize = 3;

/// Sets up a table: everything in the box, the first choice open.
pub fn deal(options: &Options, seats: u8, chance: Chance, sink: &mut impl Sink<Note>) -> Result<Camouflage, Illegal> {
    options.fit(seats)?;
    let mut game = bare(options, seats, chance);
    if options.terms.mode == Mode::Puzzle {
        open_puzzle(&mut game, options, sink);
    } else {
        begin(&mut game, Millis(0), sink);
    }
    Ok(game)
}

/// A table with all cards in the box, open to all: what the decks contain is no secret (CA-3.2).
pub fn bare(options: &Options, seats: u8, chance: Chance) -> Camouflage {
    let faces: [Face; CARDS] = std::array::from_fn(|number| Face(number as u8));
    let mut cards = Tableau::new(&faces, ZONES, seats);
    for card in (0..CARDS as u8).map(CardId) {
        cards.turn::<Note>(card, Eyes::ALL, &mut ());
    }
    let terms = options.terms;
    options.faces().sides.iter().for_each(|faces| starting::prepare(faces, terms.fit()));
    Camouflage {
        cards,
        board: Board::new(terms.fit()),
        faces: options.faces().sides,
        bench: None,
        phase: Phase::Decks { until: Millis(0) },
        players: BySeat([Player::default(); 8]),
        terms,
        chance,
        scores: [0; SEATS as usize],
        go: Millis(0),
        side: Side::Animal,
        seats,
        restarts: 0,
        setup_cards: 0,
        automatic: SeatSet::EMPTY,
        gone: SeatSet::EMPTY,
        stuck: SeatSet::EMPTY,
    }
}

/// A puzzle's cards lie loose beside an empty table; it says itself which side is used (CA-3.16, CA-3.17).
pub fn open_puzzle(game: &mut Camouflage, options: &Options, sink: &mut impl Sink<Note>) {
    let puzzle = options.puzzle.as_deref().unwrap_or(&puzzle::collection()[0]);
    game.side = puzzle.side;
    let nowhere = Put { card: Face(0), rot: 0, y: 0, x: 0 };
    for card in puzzle.cards() {
        let id = game.cards.find(BOX, card).expect("every card lies in the box");
        game.cards.move_to(id, LOOSE, Eyes::ALL, sink);
    }
    game.bench = Some(Bench {
        puzzle: *puzzle,
        laid: [nowhere; puzzle::CARDS_MAX],
        count: 0,
        holds: [None; puzzle::CARDS_MAX],
        hints: 0,
        checked: None,
    });
    game.phase = Phase::Puzzle;
}

/// The setup begins with the side (CA-3.1).
pub fn begin(game: &mut Camouflage, at: Millis, sink: &mut impl Sink<Note>) {
    match game.terms.side.side() {
        Some(side) => choose_side(game, side, at, sink),
        None => {
            game.phase = Phase::Side { votes: BySeat::default(), until: at.plus(VOTE_MS) };
            settle(game, at, sink);
        }
    }
}

/// Goes on as soon as nobody is waited for.
fn settle(game: &mut Camouflage, at: Millis, sink: &mut impl Sink<Note>) {
    let nobody = super::to_act(game).is_empty();
    let nobody_awaited = super::awaited(game, Viewer::Truth).is_empty();
    match game.phase {
        Phase::Side { .. } if nobody => decide_side(game, at, sink),
        Phase::Decks { .. } if nobody => deal_decks(game, at, sink),
        Phase::Location { .. } if nobody => choose_locations(game, at, sink),
        Phase::Build { .. } => build::settle(game, at, sink),
        Phase::Ready { until, .. } if nobody_awaited => count_down(game, Some(until), at, sink),
        _ => {}
    }
}

/// The moves of a seat that lead the setup on.
pub fn legal(game: &Camouflage, seat: Seat, out: &mut Vec<Action>) {
    out.push(Action::Auto);
    match game.phase {
        Phase::Side { .. } => out.extend(Side::ALL.map(Action::Vote)),
        Phase::Decks { .. } => out.extend(free_decks(game).map(Action::Deck)),
        Phase::Location { .. } => {
            out.extend(game.players[seat].deck.into_iter().flat_map(Deck::cards).map(Action::Location))
        }
        Phase::Ready { .. } if !is_ready(game, seat) => out.push(Action::Ready),
        _ => {}
    }
}

/// Whether a setup move is allowed.
pub fn check(game: &Camouflage, seat: Seat, action: Action) -> Result<(), Illegal> {
    let (rule, fits) = match (game.phase, action) {
        (Phase::Side { .. }, Action::Vote(_) | Action::Auto) => (clause::CA_3_1, true),
        (Phase::Side { .. }, _) => (clause::CA_3_1, false),
        (Phase::Decks { .. }, Action::Deck(deck)) => (clause::CA_3_2, free_decks(game).any(|free| free == deck)),
        (Phase::Decks { .. }, _) => (clause::CA_3_2, action == Action::Auto),
        (Phase::Location { .. }, Action::Location(card)) => {
            (clause::CA_3_13, game.players[seat].deck == Some(Deck::of(card)))
        }
        (Phase::Location { .. }, _) => (clause::CA_3_13, action == Action::Auto),
        (_, Action::Ready) => (clause::CA_3_12, !is_ready(game, seat)),
        (_, Action::Unready) => return check_unready(game, seat, true),
        (_, _) => (clause::CA_3_12, action == Action::Auto),
    };
    Illegal::unless(fits && super::to_act(game).contains(seat), rule)
}

/// Ready may be taken back by whoever is ready, until the countdown ends (CA-8.1).
pub fn check_unready(game: &Camouflage, seat: Seat, in_time: bool) -> Result<(), Illegal> {
    Illegal::unless(in_time && is_ready(game, seat) && super::to_act(game).contains(seat), clause::CA_8_1)
}

/// Whether a person has said Ready.
pub fn is_ready(game: &Camouflage, seat: Seat) -> bool {
    match game.phase {
        Phase::Ready { ready, .. } => ready.contains(seat),
        Phase::Countdown { .. } => !game.automatic.contains(seat),
        _ => false,
    }
}

/// Carries out a setup move.
pub fn apply(game: &mut Camouflage, seat: Seat, action: Action, at: Millis, sink: &mut impl Sink<Note>) {
    match (&mut game.phase, action) {
        (Phase::Side { votes, .. }, Action::Vote(side)) => {
            votes[seat] = Some(side);
            sink.note(Note::Voted(seat, side));
        }
        (Phase::Decks { .. }, Action::Deck(deck)) => take_deck(game, seat, deck, sink),
        (Phase::Location { chosen, .. }, Action::Location(card)) => {
            chosen[seat] = Some(card);
            sink.emit(Fact::Note(Note::Chose(seat, card)), Eyes::seat(seat));
        }
        (Phase::Ready { ready, .. }, Action::Ready) => {
            *ready = ready.with(seat);
            sink.note(Note::Ready(seat));
        }
        (_, Action::Unready) => unready(game, seat, at, sink),
        (_, Action::Auto) => {
            game.automatic = game.automatic.with(seat);
            sink.note(Note::Automatic(seat));
        }
        _ => {}
    }
    settle(game, at, sink);
}

fn unready(game: &mut Camouflage, seat: Seat, at: Millis, sink: &mut impl Sink<Note>) {
    match game.phase {
        // The wait for Ready is over while the countdown runs: now it stands (CA-3.12).
        Phase::Countdown { until: Some(until), .. } if until <= at => {
            return super::refuse(game, seat, Reply::NotPlaying, sink);
        }
        Phase::Ready { ready, until } => game.phase = Phase::Ready { ready: ready.without(seat), until },
        Phase::Countdown { until: Some(until), .. } => {
            let ready = SeatSet::all(game.seats).without(seat);
            game.phase = Phase::Ready { ready, until };
            sink.note(Note::Waiting);
        }
        _ => {}
    }
    sink.note(Note::Unready(seat));
}

/// The majority decides; a tie, or no vote at all, is left to chance (CA-3.1).
pub fn decide_side(game: &mut Camouflage, at: Millis, sink: &mut impl Sink<Note>) {
    let Phase::Side { votes, .. } = game.phase else { return };
    let count = |side| votes.0.iter().filter(|vote| **vote == Some(side)).count();
    let side = match count(Side::Animal).cmp(&count(Side::Gems)) {
        std::cmp::Ordering::Greater => Side::Animal,
        std::cmp::Ordering::Less => Side::Gems,
        std::cmp::Ordering::Equal => {
            let flip = game.chance.stream(chance::SIDE, game.restarts as u32).below(2);
            next::side(game).unwrap_or(Side::ALL[flip as usize])
        }
    };
    choose_side(game, side, at, sink);
}

fn choose_side(game: &mut Camouflage, side: Side, at: Millis, sink: &mut impl Sink<Note>) {
    game.side = side;
    sink.note(Note::Side(side));
    game.phase = Phase::Decks { until: at.plus(PICK_MS) };
    match game.terms.deck_pick {
        Pick::Choose => settle(game, at, sink),
        Pick::Random => deal_decks(game, at, sink),
    }
}

/// The decks that nobody has.
pub fn free_decks(game: &Camouflage) -> impl Iterator<Item = Deck> + '_ {
    Deck::all().filter(|deck| Seat::all(game.seats).all(|seat| game.players[seat].deck != Some(*deck)))
}

/// Moves a deck in front of its player, still open.
pub fn take_deck(game: &mut Camouflage, seat: Seat, deck: Deck, sink: &mut impl Sink<Note>) {
    game.players[seat].deck = Some(deck);
    for card in deck.cards() {
        let id = game.cards.find(BOX, card).expect("the cards of a free deck lie in the box");
        game.cards.move_to(id, pile(seat), Eyes::ALL, sink);
    }
    sink.note(Note::Took(seat, deck));
}

/// Seats without a deck get one by chance (CA-3.2); then the board or the locations follow.
pub fn deal_decks(game: &mut Camouflage, at: Millis, sink: &mut impl Sink<Note>) {
    let mut stream = game.chance.stream(chance::DECKS, game.restarts as u32);
    for seat in game.present() {
        if game.players[seat].deck.is_none() {
            let number = stream.below(free_decks(game).count() as u32) as usize;
            let lot = free_decks(game).nth(number).expect("there are more decks than seats");
            let told = next::deck(game, seat).filter(|told| free_decks(game).any(|deck| deck == *told));
            let deck = told.unwrap_or(lot);
            take_deck(game, seat, deck, sink);
        }
    }
    if game.terms.mode == Mode::NotMyStack {
        game.phase = Phase::Location { chosen: BySeat::default(), until: at.plus(PICK_MS) };
        match game.terms.location_card {
            Pick::Choose => settle(game, at, sink),
            Pick::Random => choose_locations(game, at, sink),
        }
    } else {
        match game.terms.board_build {
            Build::Coop => build::begin(game, at, sink),
            Build::Auto => build::by_chance(game, at, sink),
        }
    }
}

/// All location cards are revealed together; chance chooses for those who did not (CA-3.13).
pub fn choose_locations(game: &mut Camouflage, at: Millis, sink: &mut impl Sink<Note>) {
    let Phase::Location { chosen, .. } = game.phase else { return };
    let mut stream = game.chance.stream(chance::LOCATION, game.restarts as u32);
    for seat in game.present() {
        // Chance is asked for every seat, so that what one seat gets does not tell what others chose.
        let lot = stream.below(crate::card::DECK_SIZE as u32) as usize;
        let deck = game.players[seat].deck.expect("every seat has a deck before locations are chosen");
        let told = next::location(game, seat, deck);
        let card = chosen[seat].or(told).or(deck.cards().nth(lot)).expect("a deck has six cards");
        let id = game.cards.find(pile(seat), card).expect("the location card is one of the deck");
        game.cards.move_to(id, location(seat), Eyes::ALL, sink);
        lay_setup_card(game, Put { card, rot: 0, y: 0, x: 0 }, Loc::of(seat));
        sink.note(Note::Location(seat, card));
    }
    deal_hands(game, at, sink);
}

/// A card that lies before GO: nobody's, and worth nothing to anybody (CA-6.9).
pub fn lay_setup_card(game: &mut Camouflage, put: Put, loc: Loc) {
    let card: Laid = game.board.card(put, game.ring(put.card), loc);
    game.lay(card);
    game.setup_cards = game.board.changes();
}

/// Every deck is shuffled and three cards are drawn unseen; a deal that nobody could play is dealt anew, and nobody is
/// told (CA-3.10, CA-3.14, CA-3.15).
pub fn deal_hands(game: &mut Camouflage, at: Millis, sink: &mut impl Sink<Note>) {
    for attempt in 0..=REDEALS {
        let mut stream = game.chance.stream(chance::DEAL, (game.restarts as u32) << 8 | attempt);
        for seat in game.present() {
            game.cards.shuffle::<Note>(pile(seat), &mut stream, &mut ());
        }
        if game.chance.is_told() {
            next::deal(game);
        }
        if deal_stands(game) {
            break;
        }
    }
    for seat in game.present() {
        sink.emit(Fact::Shuffled { zone: pile(seat) }, Eyes::ALL);
        for _ in 0..HAND_SIZE {
            let card = game.cards.top(pile(seat)).expect("a shuffled deck has at least five cards");
            game.cards.move_to(card, hand(seat), Eyes::NONE, sink);
        }
    }
    game.phase = Phase::Ready { ready: SeatSet::EMPTY, until: at.plus(READY_MS) };
    settle(game, at, sink);
}

/// Whether somebody can place one of the three cards on top of the pile; with `fair_deal` everybody must.
fn deal_stands(game: &Camouflage) -> bool {
    let can_place = |seat: Seat| top_three(game, seat).any(|card| place::fits_anywhere(game, seat, card));
    if game.terms.fair_deal { game.present().all(can_place) } else { game.present().any(can_place) }
}

fn top_three(game: &Camouflage, seat: Seat) -> impl Iterator<Item = Face> + '_ {
    let rest = game.cards.len(pile(seat)) - HAND_SIZE;
    game.cards.iter(pile(seat)).skip(rest).map(|card| game.cards.face(card))
}

/// Three seconds to GO (CA-3.12). `until`: when the wait would end if somebody took Ready back; none if nobody may.
pub fn count_down(game: &mut Camouflage, until: Option<Millis>, at: Millis, sink: &mut impl Sink<Note>) {
    let go = at.plus(COUNTDOWN_MS);
    game.phase = Phase::Countdown { go, until };
    sink.note(Note::Countdown(go));
}

/// GO: everybody sees their hand (CA-3.11, CA-3.12).
pub fn go(game: &mut Camouflage, at: Millis, sink: &mut impl Sink<Note>) {
    game.go = at;
    sink.note(Note::Go);
    for seat in game.present() {
        for card in game.cards.set(hand(seat)).iter() {
            game.cards.turn(card, Eyes::seat(seat), sink);
        }
    }
    match game.terms.pace {
        Pace::Realtime => game.phase = Phase::Play { since: at },
        Pace::Turns => turns::begin(game, at, sink),
    }
    ending::look_for_deadlock(game, at, sink);
}
