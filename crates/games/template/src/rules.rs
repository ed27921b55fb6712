//! The rules: what may be said, and what it does.

use crate::action::Action;
use crate::clause;
use crate::state::{FACES, Kuhn, Note, Phase, ZONES, hand};
use kernel::{CardId, Chance, Eyes, Illegal, Input, Opening, Seat, SeatSet, Sink, Stamped, Stream, Tableau, Use};

const DEAL: Use = Use(0);
/// One card each from the top of the pile, one left over (KP-3.1); only the owner sees it (KP-3.2).
const OPENING: Opening<3, 3> = Opening::new(Tableau::new(&FACES, ZONES, 2))
    .give(hand(FIRST), Eyes::seat(FIRST))
    .give(hand(SECOND), Eyes::seat(SECOND));
const FIRST: Seat = Seat::new(0);
const SECOND: Seat = Seat::new(1);

#[inline(always)] // In so small a game a call costs as much as what it does.
pub fn deal(seats: u8, chance: Chance, sink: &mut impl Sink<Note>) -> Result<Kuhn, Illegal> {
    Illegal::unless(seats == 2, clause::KP_2_1)?;
    let cards = OPENING.deal(&mut chance.stream(DEAL, 0), sink);
    Ok(Kuhn { cards, phase: Phase::Open { checks: 0 }, scores: [0; 2] })
}

/// Seat 0 speaks first, then they take turns (KP-4.1).
#[inline]
fn speaker(phase: Phase) -> Option<Seat> {
    match phase {
        Phase::Open { checks } => Some(Seat::new(checks)),
        Phase::Facing { by } => Some(by.next(2)),
        Phase::Over => None,
    }
}

#[inline]
pub fn to_act(game: &Kuhn) -> SeatSet {
    speaker(game.phase).map_or(SeatSet::EMPTY, SeatSet::one)
}

#[inline]
pub fn legal(game: &Kuhn, seat: Seat, out: &mut Vec<Action>) {
    if speaker(game.phase) == Some(seat) {
        out.extend_from_slice(choices(game.phase));
    }
}

/// The lists are constants: one of them is drawn from as it stands.
#[inline]
pub fn by_lot(game: &Kuhn, seat: Seat, stream: &mut Stream) -> Option<(Action, u32)> {
    let choices = if speaker(game.phase) == Some(seat) { choices(game.phase) } else { &[] };
    stream.pick(choices).map(|&action| (action, choices.len() as u32))
}

pub fn check(game: &Kuhn, seat: Seat, action: Action) -> Result<(), Illegal> {
    Illegal::unless(speaker(game.phase) == Some(seat), clause::KP_4_1)?;
    let rule = match action {
        Action::Check | Action::Bet => clause::KP_4_2,
        Action::Fold | Action::Call => clause::KP_4_3,
    };
    Illegal::unless(choices(game.phase).contains(&action), rule)
}

#[inline]
fn choices(phase: Phase) -> &'static [Action] {
    match phase {
        Phase::Open { .. } => &[Action::Check, Action::Bet],
        Phase::Facing { .. } => &[Action::Fold, Action::Call],
        Phase::Over => &[],
    }
}

#[inline(always)] // In so small a game a call costs as much as what it does.
pub fn apply(game: &mut Kuhn, step: Stamped<Action>, sink: &mut impl Sink<Note>) {
    let Input::Act { seat, action } = step.input else { return };
    sink.note(Note::Spoke(seat, action));
    match (game.phase, action) {
        (Phase::Open { checks: 0 }, Action::Check) => game.phase = Phase::Open { checks: 1 },
        (_, Action::Check) => show_down(game, 1, sink),
        (_, Action::Bet) => game.phase = Phase::Facing { by: seat },
        (_, Action::Fold) => win(game, seat.next(2), 1, sink),
        (_, Action::Call) => show_down(game, 2, sink),
    }
}

/// Both cards are shown; the higher one wins (KP-5.2).
fn show_down(game: &mut Kuhn, chips: i32, sink: &mut impl Sink<Note>) {
    let [first, second] = show_hands(game, sink);
    let winner = Seat::new((game.cards.face(second) > game.cards.face(first)) as u8);
    win(game, winner, chips, sink);
}

/// Turns both hands up.
pub fn show_hands(game: &mut Kuhn, sink: &mut impl Sink<Note>) -> [CardId; 2] {
    let held = [0, 1].map(|seat| game.cards.top(hand(Seat::new(seat))).expect("each seat holds a card"));
    held.map(|card| {
        game.cards.turn(card, Eyes::ALL, sink);
        card
    })
}

/// The chips change hands.
pub fn pay(game: &mut Kuhn, winner: Seat, chips: i32) {
    game.scores[winner.index()] = chips;
    game.scores[winner.next(2).index()] = -chips;
}

/// The pot is won (KP-5.1, KP-5.3).
fn win(game: &mut Kuhn, winner: Seat, chips: i32, sink: &mut impl Sink<Note>) {
    pay(game, winner, chips);
    game.phase = Phase::Over;
    sink.note(Note::Won(winner, chips));
}
