//! The rules: what may be said, and what it does.

use crate::action::Action;
use crate::clause;
use crate::state::{BOARD, Betting, FACES, Leduc, Note, PILE, Phase, Round, ZONES, hand, rank};
use kernel::{CardId, Chance, Eyes, Illegal, Input, Opening, Seat, SeatSet, Sink, Stamped, Stream, Tableau, Use};

const DEAL: Use = Use(0);
/// At most so many raises in a round (LP-4.4).
pub const RAISES_MAX: u8 = 2;

const FIRST: Seat = Seat::new(0);
const SECOND: Seat = Seat::new(1);
/// One card each (LP-3.1); only the owner sees it (LP-3.2).
const OPENING: Opening<6, 4> = Opening::new(Tableau::new(&FACES, ZONES, 2))
    .give(hand(FIRST), Eyes::seat(FIRST))
    .give(hand(SECOND), Eyes::seat(SECOND));

/// One chip and one card each (LP-3.1).
#[inline(always)] // In so small a game a call costs as much as what it does.
pub fn deal(seats: u8, chance: Chance, sink: &mut impl Sink<Note>) -> Result<Leduc, Illegal> {
    Illegal::unless(seats == 2, clause::LP_2_1)?;
    let cards = OPENING.deal(&mut chance.stream(DEAL, 0), sink);
    Ok(Leduc { cards, phase: Phase::Betting(open(Round::First, 1)), scores: [0; 2] })
}

/// Seat 0 speaks first in both rounds (LP-4.1).
fn open(round: Round, stake: u8) -> Betting {
    Betting { round, speaker: Seat::new(0), raises: 0, stake }
}

#[inline]
pub fn to_act(game: &Leduc) -> SeatSet {
    match game.phase {
        Phase::Betting(betting) => SeatSet::one(betting.speaker),
        Phase::Over => SeatSet::EMPTY,
    }
}

#[inline]
pub fn legal(game: &Leduc, seat: Seat, out: &mut Vec<Action>) {
    match game.phase {
        Phase::Betting(betting) if betting.speaker == seat => out.extend_from_slice(choices(betting)),
        Phase::Betting(_) | Phase::Over => {}
    }
}

/// The lists are constants: one of them is drawn from as it stands.
#[inline]
pub fn by_lot(game: &Leduc, seat: Seat, stream: &mut Stream) -> Option<(Action, u32)> {
    let choices = match game.phase {
        Phase::Betting(betting) if betting.speaker == seat => choices(betting),
        Phase::Betting(_) | Phase::Over => return None,
    };
    stream.pick(choices).map(|&action| (action, choices.len() as u32))
}

pub fn check(game: &Leduc, seat: Seat, action: Action) -> Result<(), Illegal> {
    let Phase::Betting(betting) = game.phase else { return Err(Illegal::by(clause::LP_4_1)) };
    Illegal::unless(betting.speaker == seat, clause::LP_4_1)?;
    let rule = match action {
        Action::Fold => clause::LP_4_2,
        Action::Call => clause::LP_4_3,
        Action::Raise => clause::LP_4_4,
    };
    Illegal::unless(choices(betting).contains(&action), rule)
}

/// Fold after a raise (LP-4.2), call always (LP-4.3), raise twice a round (LP-4.4).
#[inline]
fn choices(betting: Betting) -> &'static [Action] {
    match betting.raises {
        0 => &[Action::Call, Action::Raise],
        RAISES_MAX.. => &[Action::Fold, Action::Call],
        _ => &[Action::Fold, Action::Call, Action::Raise],
    }
}

#[inline(always)] // In so small a game a call costs as much as what it does.
pub fn apply(game: &mut Leduc, step: Stamped<Action>, sink: &mut impl Sink<Note>) {
    let (Input::Act { seat, action }, Phase::Betting(betting)) = (step.input, game.phase) else { return };
    sink.note(Note::Spoke(seat, action, betting.price(seat, action)));
    let other = seat.next(2);
    match action {
        Action::Fold => win(game, other, betting.paid(seat), sink),
        Action::Call if betting.raises == 0 && seat == Seat::new(0) => {
            game.phase = Phase::Betting(Betting { speaker: other, ..betting });
        }
        Action::Call => end_round(game, betting, sink),
        Action::Raise => {
            game.phase = Phase::Betting(Betting { speaker: other, raises: betting.raises + 1, ..betting });
        }
    }
}

/// Both have put in the same: the board, or the show-down (LP-4.5).
#[inline]
fn end_round(game: &mut Leduc, betting: Betting, sink: &mut impl Sink<Note>) {
    let stake = betting.stake + betting.round.bet() * betting.raises;
    match betting.round {
        Round::First => {
            let top = game.cards.top(PILE).expect("four cards are left after the deal");
            game.cards.move_to(top, BOARD, Eyes::ALL, sink);
            game.phase = Phase::Betting(open(Round::Second, stake));
        }
        Round::Second => show_down(game, stake, sink),
    }
}

/// Both hands are shown; a pair wins, otherwise the higher rank, and equal ranks split (LP-5.2).
#[inline]
fn show_down(game: &mut Leduc, stake: u8, sink: &mut impl Sink<Note>) {
    let held = show_hands(game, sink);
    let board = game.cards.top(BOARD).map(|card| rank(game.cards.face(card)));
    let [first, second] = held.map(|card| {
        let rank = rank(game.cards.face(card));
        (Some(rank) == board, rank)
    });
    if first == second {
        game.phase = Phase::Over;
        return sink.note(Note::Split);
    }
    win(game, Seat::new((second > first) as u8), stake, sink);
}

/// Turns both hands up.
#[inline]
pub fn show_hands(game: &mut Leduc, sink: &mut impl Sink<Note>) -> [CardId; 2] {
    let held = [0, 1].map(|seat| game.cards.top(hand(Seat::new(seat))).expect("each seat holds a card"));
    held.map(|card| {
        game.cards.turn(card, Eyes::ALL, sink);
        card
    })
}

/// The pot is won (LP-5.1, LP-5.3).
#[inline]
fn win(game: &mut Leduc, winner: Seat, chips: u8, sink: &mut impl Sink<Note>) {
    let chips = chips as i32;
    game.scores[winner.index()] = chips;
    game.scores[winner.next(2).index()] = -chips;
    game.phase = Phase::Over;
    sink.note(Note::Won(winner, chips));
}
