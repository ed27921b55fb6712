//! The rules: what may be said, and what it does.

use crate::action::Action;
use crate::clause;
use crate::state::{FACES, Kuhn, Note, PILE, Phase, ZONES, hand};
use kernel::{CardId, Chance, Eyes, Illegal, Input, Seat, SeatSet, Sink, Stamped, Tableau, Use};

const DEAL: Use = Use(0);
/// All three cards in the pile.
const PACK: Tableau<3, 3> = Tableau::new(&FACES, ZONES, 2);

/// One card each, one left over (KP-3.1); only the owner sees it (KP-3.2).
pub fn deal(seats: u8, chance: Chance, sink: &mut impl Sink<Note>) -> Result<Kuhn, Illegal> {
    Illegal::unless(seats == 2, clause::KP_2_1)?;
    let mut game = Kuhn { cards: PACK, phase: Phase::Open { checks: 0 }, scores: [0; 2] };
    game.cards.shuffle(PILE, &mut chance.stream(DEAL, 0), sink);
    for seat in Seat::all(seats) {
        let top = game.cards.top(PILE).expect("three cards for two seats");
        game.cards.move_to(top, hand(seat), Eyes::seat(seat), sink);
    }
    Ok(game)
}

/// Seat 0 speaks first, then they take turns (KP-4.1).
#[inline]
pub fn to_act(game: &Kuhn) -> SeatSet {
    match game.phase {
        Phase::Open { checks } => SeatSet::one(Seat::new(checks)),
        Phase::Facing { by } => SeatSet::one(by.next(2)),
        Phase::Over => SeatSet::EMPTY,
    }
}

#[inline]
pub fn legal(game: &Kuhn, seat: Seat, out: &mut Vec<Action>) {
    if to_act(game).contains(seat) {
        choices(game.phase).iter().for_each(|choice| out.push(*choice));
    }
}

pub fn check(game: &Kuhn, seat: Seat, action: Action) -> Result<(), Illegal> {
    Illegal::unless(to_act(game).contains(seat), clause::KP_4_1)?;
    let rule = match action {
        Action::Check | Action::Bet => clause::KP_4_2,
        Action::Fold | Action::Call => clause::KP_4_3,
    };
    Illegal::unless(choices(game.phase).contains(&action), rule)
}

fn choices(phase: Phase) -> &'static [Action] {
    match phase {
        Phase::Open { .. } => &[Action::Check, Action::Bet],
        Phase::Facing { .. } => &[Action::Fold, Action::Call],
        Phase::Over => &[],
    }
}

#[inline]
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
