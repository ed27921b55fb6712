//! The rules: who may do what, and what it does. Only the table of contents; the chapters follow the rules page.

pub mod clock;
pub mod contest;
pub mod imagine;
mod legal;
mod menu;
pub mod plays;
pub mod score;
pub mod setup;
pub mod swaps;
pub mod turn;

pub use legal::{by_lot, legal};

use crate::action::Action;
use crate::clause;
use crate::state::{BagOLoot, Note, Phase};
use kernel::{Illegal, Input, Seat, SeatSet, Sink, Stamped, Viewer};

/// Who may act now. A seat whose Let Go counts has nothing more to say, though it may change its mind (BL-4.41).
#[inline]
pub fn to_act(game: &BagOLoot) -> SeatSet {
    match game.phase {
        Phase::TurnStart | Phase::Play => match game.window {
            None => SeatSet::one(game.turn.seat),
            Some(_) if contest::may_begin(game) => contest::undecided(game).with(game.turn.seat),
            Some(_) => contest::undecided(game),
        },
        Phase::Contest(question) => contest::silent(&question),
        Phase::LastCall => contest::undecided(game),
        Phase::Penalty { maker, .. } => SeatSet::one(maker),
        Phase::Bonus => SeatSet::one(game.turn.seat),
        Phase::Over => SeatSet::EMPTY,
    }
}

/// Who is known to be deciding: nobody sees who has let go or answered (BL-4.45, BL-4.49).
pub fn awaited(game: &BagOLoot, viewer: Viewer) -> SeatSet {
    let veiled = match game.phase {
        Phase::TurnStart | Phase::Play => contest::callers(game).with(game.turn.seat),
        Phase::LastCall => contest::callers(game),
        Phase::Contest(question) => question.asked,
        Phase::Penalty { .. } | Phase::Bonus | Phase::Over => return to_act(game),
    };
    match viewer {
        Viewer::Seat(seat) if !to_act(game).contains(seat) => veiled.without(seat),
        Viewer::Seat(_) | Viewer::Public => veiled,
        Viewer::Truth => to_act(game),
    }
}

/// Which clause forbids `action`, if any.
pub fn check(game: &BagOLoot, seat: Seat, action: Action) -> Result<(), Illegal> {
    match action {
        Action::Draw => turn::check_draw(game, seat),
        Action::Challenge => contest::check_challenge(game, seat),
        Action::LetGo => contest::check_let_go(game, seat),
        Action::TakeBag { bag } => contest::check_take_bag(game, seat, bag),
        Action::TakeSets => contest::check_take_sets(game, seat),
        Action::Bonus { bag } => score::check_bonus(game, seat, bag),
        Action::Answer => Err(Illegal::by(clause::BL_4_14)),
        _ => {
            turn::check_turn(game, seat)?;
            check_play(game, seat, action)
        }
    }
}

/// Which clause forbids `action` to the turn player.
fn check_play(game: &BagOLoot, seat: Seat, action: Action) -> Result<(), Illegal> {
    match action {
        Action::Open { rank, coins, looters } => plays::check_open(game, seat, rank, coins, looters),
        Action::Build { set, card } => plays::check_build(game, seat, set, card),
        Action::Steal { set, card } => plays::check_steal(game, seat, set, card),
        Action::Bag { set, card } => plays::check_bag(game, seat, set, card),
        Action::Pinch { set, coin } => swaps::check_pinch(game, seat, set, coin),
        Action::Snitch { bag, coin } => swaps::check_snitch(game, seat, bag, coin),
        Action::Ditch { coin } => swaps::check_ditch(game, seat, coin),
        Action::Knock => turn::check_knock(game, seat),
        Action::Forfeit { to } => turn::check_forfeit_to(game, seat, to),
        Action::ForfeitByLot => turn::check_forfeit(game, seat),
        Action::Draw
        | Action::Challenge
        | Action::LetGo
        | Action::TakeBag { .. }
        | Action::TakeSets
        | Action::Bonus { .. }
        | Action::Answer => Err(Illegal::by(clause::BL_4_8)),
    }
}

/// Advances the game by one input. Always inlined: what is left of it in a random game is a call of `dispatch`.
#[inline(always)]
pub fn apply(game: &mut BagOLoot, step: Stamped<Action>, sink: &mut impl Sink<Note>) {
    clock::pass(game, step.at, sink);
    match step.input {
        Input::Act { seat, action } => act(game, seat, action, sink),
        Input::Clock => clock::strike(game, sink),
    }
}

/// Carries out `action` and sets the clock of the decision that follows.
#[inline(always)]
pub fn act(game: &mut BagOLoot, seat: Seat, action: Action, sink: &mut impl Sink<Note>) {
    if game.house.turn_clock.is_none() {
        return dispatch(game, seat, action, sink);
    }
    let before = game.phase;
    dispatch(game, seat, action, sink);
    clock::arm(game, before, action);
}

#[inline]
fn dispatch(game: &mut BagOLoot, seat: Seat, action: Action, sink: &mut impl Sink<Note>) {
    match action {
        Action::Draw => turn::draw(game, sink),
        Action::Open { rank, coins, looters } => plays::open(game, seat, rank, (coins, looters), sink),
        Action::Build { set, card } => plays::build(game, seat, set, card, sink),
        Action::Steal { set, card } => plays::steal(game, seat, set, card, sink),
        Action::Bag { set, card } => plays::bag(game, seat, set, card, sink),
        Action::Pinch { set, coin } => swaps::pinch(game, seat, set, coin, sink),
        Action::Snitch { bag, coin } => swaps::snitch(game, seat, bag, coin, sink),
        Action::Ditch { coin } => swaps::ditch(game, seat, coin, sink),
        Action::Knock => turn::knock(game, sink),
        Action::Forfeit { to } => turn::forfeit(game, to, sink),
        Action::ForfeitByLot => turn::forfeit_by_lot(game, sink),
        Action::Challenge => contest::challenge(game, seat, sink),
        Action::LetGo => contest::let_go(game, seat, sink),
        Action::TakeBag { bag } => contest::take_bag(game, bag, sink),
        Action::TakeSets => contest::take_sets(game, sink),
        Action::Bonus { bag } => score::bonus(game, bag, sink),
        Action::Answer => {}
    }
}

/// What is accepted though not listed: to change one's mind after letting a bag go (BL-4.41), and to leave it to chance
/// who gets a forfeited card.
pub fn off_list(game: &BagOLoot, seat: Seat, action: Action) -> bool {
    match action {
        Action::Challenge => contest::may_change_mind(game, seat),
        Action::ForfeitByLot => check(game, seat, action).is_ok(),
        _ => false,
    }
}

/// What a person is shown: the legal actions, and to change one's mind after letting a bag go (BL-4.41).
pub fn offers(game: &BagOLoot, seat: Seat, out: &mut Vec<Action>) {
    legal(game, seat, out);
    if contest::may_change_mind(game, seat) {
        out.push(Action::Challenge);
    }
}
