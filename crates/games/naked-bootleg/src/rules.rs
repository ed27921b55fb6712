//! The rules: what may be done, and what it does. Each chapter has a file; here is only the way to it.
//!
//! Every phase has one list of choices, made by [`each`]. `legal` collects it and `check` searches it, so they cannot
//! disagree; which clause forbids what is not listed is said by `refuse`.

mod bootleg;
mod chain;
mod challenge;
mod clock;
mod conduct;
mod discard;
mod downed;
mod effect;
mod finish;
mod fit;
mod flag;
mod fumble;
mod held;
mod hit;
mod imagine;
mod intercept;
mod lay;
mod leave;
mod merit;
mod omaha;
mod pile;
mod refuse;
mod round;
mod score;
mod seats;
mod setup;
mod skip;
mod spy;
mod steal;
mod turn;

pub use chain::SIX;
pub use challenge::may_challenge;
pub use clock::{timeout, wakes_at};
pub use discard::opens_stack;
pub use fumble::leads_to as fumble_leads_to;
pub use held::{Counted, Held};
pub use hit::takes;
pub use imagine::{honesty, imagine};
pub use omaha::{is_due as is_omaha_due, may_catch};
pub use round::{End, OVERTIME, QUARTERS, standings};
pub use score::points;
pub use setup::{after, deal, empty};
pub use steal::is_bluff;

use crate::action::{Action, Target, What};
use crate::state::{NakedBootleg, Note, Phase};
use kernel::{Illegal, Input, Seat, SeatSet, Sink, Stamped};

/// The one seat that decides now.
#[inline]
pub fn decider(game: &NakedBootleg) -> Option<Seat> {
    Some(match game.phase {
        Phase::Main | Phase::Build { .. } | Phase::Stack(_) | Phase::Pitch | Phase::Capture(_) => game.turn.seat,
        Phase::Effect(seat, _) | Phase::HandFlag(seat, _) | Phase::Coin(seat) => seat,
        Phase::Deflect(theft, _) => theft.victim,
        Phase::Counter(theft) | Phase::Keep(theft) => theft.thief,
        Phase::Chain(chain) => chain.target,
        Phase::Fumble { taker } => taker,
        Phase::KeepOne { winner, .. } => winner,
        Phase::Over => return None,
    })
}

/// Lists the choices of the seat that decides, in ascending order.
#[inline]
pub fn each(game: &NakedBootleg, visit: &mut impl FnMut(Action)) {
    match game.phase {
        Phase::Main => turn::list(game, visit),
        Phase::Build { what, lot } => lay::list(game, what, lot, visit),
        Phase::Stack(pile) => discard::list_stack(game, &pile, visit),
        Phase::Effect(seat, effect) => effect::list(game, seat, effect, visit),
        Phase::Deflect(theft, _) => intercept::list_deflections(game, theft, visit),
        Phase::Counter(theft) => intercept::list_counters(game, theft, visit),
        Phase::Keep(_) => intercept::list_keeps(game, visit),
        Phase::Chain(chain) => chain::list(game, chain, visit),
        Phase::Fumble { taker } => fumble::list(game, taker, visit),
        Phase::Pitch => fumble::list_pitch(game, visit),
        Phase::KeepOne { loser, .. } => challenge::list_spares(game, loser, visit),
        Phase::Capture(_) => flag::list_capture(visit),
        Phase::HandFlag(seat, _) => flag::list_heirs(game, seat, visit),
        Phase::Coin(_) => game.playing.iter().for_each(|seat| visit(Action::Dealer(seat))),
        Phase::Over => {}
    }
}

#[inline]
pub fn to_act(game: &NakedBootleg) -> SeatSet {
    decider(game).map_or(SeatSet::EMPTY, SeatSet::one)
}

#[inline]
pub fn legal(game: &NakedBootleg, seat: Seat, out: &mut Vec<Action>) {
    if decider(game) == Some(seat) {
        each(game, &mut |action| out.push(action));
    }
}

/// What a person is offered: the legal choices, and the calls that anybody may make (NB-8.5).
pub fn offers(game: &NakedBootleg, seat: Seat, out: &mut Vec<Action>) {
    legal(game, seat, out);
    // The main choice lists them already.
    if !(decider(game) == Some(seat) && game.phase == Phase::Main) {
        calls(game, seat, out);
    }
}

/// What `seat` may call, whoever decides (NB-8.5).
pub fn calls(game: &NakedBootleg, seat: Seat, out: &mut Vec<Action>) {
    if may_call(game) {
        challenge::list_taunts(game, seat, &mut |action| out.push(action));
        omaha::list(game, seat, &mut |action| out.push(action));
    }
}

/// Who has something to call after a completed play (NB-8.5). While the seat on turn lays down or stacks, calls are accepted
/// but not asked for: the play is not complete, and being asked would betray a private step (NB-4.60).
#[inline]
pub fn callers(game: &NakedBootleg) -> SeatSet {
    if !matches!(game.phase, Phase::Main) {
        return SeatSet::EMPTY;
    }
    // Mostly there is no disguise to turn up a card of, and nobody to catch.
    if game.disguised.union(game.fresh).union(game.exposed).is_empty() {
        return SeatSet::EMPTY;
    }
    let taunts = |seat| game.disguised.contains(seat) && challenge::may_taunt(game, seat);
    game.playing.iter().filter(|&seat| taunts(seat) || omaha::may_catch_any(game, seat)).collect()
}

/// Whether `legal` lists it.
pub fn is_listed(game: &NakedBootleg, seat: Seat, action: Action) -> bool {
    let mut found = false;
    if decider(game) == Some(seat) {
        each(game, &mut |listed| found |= listed == action);
    }
    found
}

pub fn check(game: &NakedBootleg, seat: Seat, action: Action) -> Result<(), Illegal> {
    let is_allowed = is_listed(game, seat, action) || is_accepted_unlisted(game, seat, action);
    if is_allowed { Ok(()) } else { Err(Illegal::by(refuse::clause(game, seat, action))) }
}

/// Accepted though not listed: calls out of turn, lay-downs in one go, wrong moves that cost something, leaving.
pub fn off_list(game: &NakedBootleg, seat: Seat, action: Action) -> bool {
    is_accepted_unlisted(game, seat, action) && !is_listed(game, seat, action)
}

fn is_accepted_unlisted(game: &NakedBootleg, seat: Seat, action: Action) -> bool {
    match action {
        Action::Taunt(_) => {
            let mut found = false;
            challenge::list_taunts(game, seat, &mut |listed| found |= listed == action);
            found && may_call(game)
        }
        Action::Catch(other) => may_call(game) && may_catch(game, seat, other),
        Action::Lay(lay) => game.phase == Phase::Main && seat == game.turn.seat && lay::may_lay(game, lay),
        Action::Forfeit => leave::may_leave(game, seat),
        action => conduct::is_attempt(game, seat, action),
    }
}

/// Calls are accepted exactly during the main choice and the private steps that look like it (NB-8.5).
pub fn may_call(game: &NakedBootleg) -> bool {
    matches!(game.phase, Phase::Main | Phase::Build { .. } | Phase::Stack(_))
}

/// Whether a choice is a private step that nobody else sees (NB-4.60).
pub fn is_private(game: &NakedBootleg, action: Action) -> bool {
    match action {
        Action::Begin(_) | Action::Add(_) | Action::StackAdd(_) => true,
        Action::Discard { card, .. } => {
            let seat = game.turn.seat;
            opens_stack(game, game.holds(seat), card) && !conduct::is_attempt(game, seat, action)
        }
        _ => false,
    }
}

/// All private steps look alike to others (NB-4.60).
pub fn outside(game: &NakedBootleg, seat: Seat, action: Action) -> Action {
    let is_hidden = may_call(game) && seat == game.turn.seat && is_private(game, action);
    if is_hidden { Action::Begin(What::Disguise) } else { action }
}

#[inline]
pub fn apply(game: &mut NakedBootleg, step: Stamped<Action>, sink: &mut impl Sink<Note>) {
    match step.input {
        Input::Act { seat, action } if game.options.clock.is_none() => act(game, seat, action, sink),
        Input::Act { seat, action } => {
            let decided = decider(game) == Some(seat) && !matches!(action, Action::Taunt(_) | Action::Catch(_));
            let is_private = is_private(game, action);
            let before = (decider(game), game.turns, game.round);
            act(game, seat, action, sink);
            if decided && !is_private || before != (decider(game), game.turns, game.round) {
                clock::wind(game, step.at);
            }
        }
        Input::Clock => clock::strike(game, step.at, sink),
    }
    game.count_hands();
}

#[inline(always)] // Called from few places.
fn act(game: &mut NakedBootleg, seat: Seat, action: Action, sink: &mut impl Sink<Note>) {
    match action {
        Action::Taunt(card) => return challenge::taunt(game, seat, card, sink),
        Action::Catch(other) => return omaha::catch(game, seat, other, sink),
        Action::Forfeit => return leave::leave(game, seat, sink),
        action if conduct::is_attempt(game, seat, action) => return conduct::pay(game, seat, action, sink),
        _ => {}
    }
    match (game.phase, action) {
        (Phase::Main, action) => act_main(game, action, sink),
        (Phase::Build { what, lot }, Action::Add(card)) => lay::add(game, what, lot, card),
        (Phase::Build { what, lot }, Action::Done { omaha }) => lay::done(game, what, lot, omaha, sink),
        (Phase::Stack(pile), Action::StackAdd(card)) => discard::stack(game, pile, card),
        (Phase::Stack(pile), Action::StackDone { omaha }) => discard::stack_done(game, pile, omaha, sink),
        (Phase::Effect(seat, effect), action) => effect::choose(game, seat, effect, action, sink),
        (Phase::Deflect(theft, _), Action::Deflect { card, omaha }) => {
            intercept::deflect(game, theft, card, omaha, sink);
        }
        (Phase::Deflect(theft, aim), _) => intercept::decline(game, theft, aim, sink),
        (Phase::Counter(theft), action) => intercept::counter(game, theft, action, sink),
        (Phase::Keep(theft), Action::Keep(kept)) => intercept::keep(game, theft, kept, sink),
        (Phase::Chain(chain), Action::Answer { card, omaha }) => chain::answer(game, chain, card, omaha, sink),
        (Phase::Chain(chain), _) => chain::decline(game, chain, sink),
        (Phase::Fumble { taker }, Action::Fumble(slot)) => fumble::give(game, taker, slot, sink),
        (Phase::Pitch, Action::Fumble(slot)) => fumble::pitch(game, slot, sink),
        (Phase::KeepOne { winner, loser }, Action::Spare(card)) => challenge::spare(game, winner, loser, card, sink),
        (Phase::Capture(then), action) => flag::answer(game, then, action, sink),
        (Phase::HandFlag(_, then), Action::HandFlag(seat)) => flag::hand_over(game, then, seat, sink),
        (Phase::Coin(_), Action::Dealer(seat)) => setup::deal_round(game, seat, sink),
        (phase, action) => unreachable!("{action:?} is no choice in {phase:?}: inputs are checked"),
    }
}

/// Takes a main choice.
#[inline(always)]
fn act_main(game: &mut NakedBootleg, action: Action, sink: &mut impl Sink<Note>) {
    match action {
        Action::PickPylon => turn::pick_pylon(game, sink),
        Action::PickDiscard => turn::pick_discard(game, sink),
        Action::Begin(what) => lay::begin(game, what),
        Action::Lay(lay) => lay::lay(game, lay, sink),
        Action::Hit { card, on, omaha } => hit::hit(game, card, on, omaha, sink),
        Action::Challenge(target) => challenge::challenge(game, target, sink),
        Action::Discard { card, omaha } => discard::discard(game, card, omaha, sink),
        Action::Pass => turn::pass(game, sink),
        action => unreachable!("{action:?} is no main choice: inputs are checked"),
    }
}

/// Puts aside what a table of two does not play with.
pub fn leave_out(game: &mut NakedBootleg) {
    if game.playing.len() == 2 {
        setup::leave_out_for_two(game, &mut ());
    }
}

/// Starts the clock of a position that has been set up.
pub fn rewind(game: &mut NakedBootleg) {
    clock::wind(game, kernel::Millis(0));
}

/// The best that discarding `card` could steal for the seat on turn, by `value`; none if it could steal nothing.
pub fn steals_by_discard(game: &NakedBootleg, card: kernel::Face, value: impl Fn(Target) -> i32) -> Option<i32> {
    let seat = game.turn.seat;
    let next = game.next(seat);
    let may_take = |target: &Target| match crate::card::kind_of(card) {
        crate::card::Kind::Interception => target.seat == next && steal::may_intercept(game, seat, card, *target),
        crate::card::Kind::Bootleg => steal::may_bootleg_set(game, *target),
        crate::card::Kind::NakedBootleg => {
            steal::may_bootleg_set(game, *target) || steal::may_bootleg_streak(game, *target)
        }
        _ => false,
    };
    game.lots().filter(may_take).map(value).max()
}

/// Whether downed cards are safe from an Interception, and from a Bootleg.
pub fn protections(game: &NakedBootleg, target: Target) -> [bool; 2] {
    [steal::By::Interception, steal::By::Bootleg]
        .map(|by| !game.active.contains(target.seat) || steal::is_protected(game, target, by))
}

/// No match takes more inputs than this (NB-9.8): in a turn each input uses up a card of the hand or table, the
/// pick-up, a question or a call, and all of those together are fewer than three times the deck.
pub fn bound(game: &NakedBootleg) -> u32 {
    let rounds = match game.options.remix {
        crate::options::Remix::LastManStanding => game.seats as u32 - 1,
        _ if game.options.scored => OVERTIME as u32,
        _ => 1,
    };
    let turns = game.options.turn_cap as u32 * game.seats as u32;
    rounds * turns * 3 * crate::card::CARDS as u32
}
