//! An opinion on every choice: how far the objective is, who is dangerous, what a steal is worth.
//!
//! It reads the seat's own hand, what lies on the table and which cards the seat has seen; never a hidden card. Ratings are
//! in points of one scale: hundreds decide between kinds of choices, single points between cards.

mod bluff;
mod hand;
mod main_choice;
mod outlook;
pub(crate) mod sense;
mod threat;

use crate::action::{Action, Kept, Side, Slot, Target, What};
use crate::card::{Kind, kind_of};
use crate::rules::{is_bluff, may_call, may_catch, may_challenge};
use crate::state::{Chain, Effect, LotKind, NakedBootleg, Phase, Theft};
use hand::Plan;
use kernel::{Heuristic, Seat, Temper};
use threat::danger;

impl Heuristic for NakedBootleg {
    fn rate(&self, seat: Seat, action: Action) -> i32 {
        match self.phase {
            Phase::Main => main_choice::rate(self, seat, action),
            Phase::Build { what, lot } => Plan::of(self, seat).rate_build(self, what, lot, action),
            Phase::Stack(_) => rate_stack(action),
            Phase::Effect(_, effect) => rate_effect(self, seat, effect, action),
            Phase::Deflect(..) => rate_play(action),
            Phase::Counter(theft) => rate_theft(self, theft, action),
            Phase::Keep(_) => rate_keep(self, seat, action),
            Phase::Chain(_) => rate_play(action),
            Phase::Fumble { taker } => rate_fumble(self, taker, action),
            Phase::Pitch => -rate_fumble(self, seat, action),
            Phase::KeepOne { loser, .. } => rate_spare(self, loser, action),
            Phase::Capture(_) => (action == Action::Capture) as i32,
            Phase::HandFlag(..) => rate_heir(self, action),
            Phase::Coin(_) => rate_dealer(self, seat, action),
            Phase::Over => 0,
        }
    }

    /// A missed Omaha is caught; a taunt would only tell others something.
    fn call(&self, seat: Seat) -> Option<Action> {
        let caught = |other: &Seat| may_call(self) && may_catch(self, seat, *other);
        self.fresh.union(self.exposed).iter().find(caught).map(Action::Catch)
    }

    fn learned() -> &'static [u8] {
        include_bytes!("../data/instinct.bin")
    }

    fn outlook(&self, seat: Seat) -> i32 {
        outlook::of(self, seat)
    }

    fn chapter(&self) -> u32 {
        self.round.into()
    }

    /// About twice round the table: looking further wins no more games, looking less far wins fewer.
    fn horizon(&self) -> u32 {
        10 * self.playing.len()
    }

    fn temper(&self, seat: Seat, action: Action) -> Temper {
        match action {
            Action::Begin(What::Disguise) => {
                if bluff::is_honest(self, seat, self.holds(seat)) {
                    Temper::Plain
                } else {
                    Temper::Bluff
                }
            }
            Action::Challenge(_) => Temper::Challenge,
            Action::Catch(_) => Temper::Call,
            action if action.says_omaha() => Temper::Call,
            _ => Temper::Plain,
        }
    }

    fn bluffed(&self) -> Option<bool> {
        let target = self.lots().find(|&target| may_challenge(self, target))?;
        Some(is_bluff(self, target))
    }
}

/// The call costs nothing.
fn rate_play(action: Action) -> i32 {
    match action {
        Action::Deflect { omaha, .. } | Action::Answer { omaha, .. } => 10 + omaha as i32,
        _ => 0,
    }
}

/// Everything that can be stacked goes.
fn rate_stack(action: Action) -> i32 {
    match action {
        Action::StackAdd(_) => 10,
        Action::StackDone { omaha } => omaha as i32,
        _ => -10,
    }
}

fn rate_effect(game: &NakedBootleg, seat: Seat, effect: Effect, action: Action) -> i32 {
    match (effect, action) {
        (Effect::Skip { .. }, Action::Skip(count)) => rate_skip(game, seat, count),
        (Effect::Blindside(chain), Action::Blindside { side, count }) => rate_send(game, seat, chain, side, count),
        (Effect::Trick(chain), Action::Trick(side)) => rate_send(game, seat, chain, side, 6),
        (Effect::Spy, action) => rate_spy(game, seat, action),
        (Effect::Intercept, action) => {
            let card = game.top().unwrap_or_default();
            let theft = Theft { thief: seat, victim: game.next(seat), card, is_counter: false };
            rate_theft(game, theft, action)
        }
        (Effect::Bootleg | Effect::Naked(None), Action::Steal(target)) => threat::loot_value(game, seat, target),
        (Effect::Naked(Some(_)), Action::Steal(target)) => 500 + threat::loot_value(game, seat, target),
        (Effect::Colour(_), Action::Name(colour)) => game.holds(seat).colour(colour) as i32,
        (Effect::Again, Action::Again) => 1,
        _ => 0,
    }
}

/// The turn should come to somebody harmless, best of all to oneself.
fn rate_skip(game: &NakedBootleg, seat: Seat, count: u8) -> i32 {
    let mut next = game.next(seat);
    for _ in 0..count {
        next = game.next(next);
    }
    if !game.are_opponents(next, seat) { 1000 + count as i32 } else { -danger(game, next) }
}

fn rate_send(game: &NakedBootleg, seat: Seat, _chain: Chain, side: Side, count: u8) -> i32 {
    let target = match side {
        Side::Next => game.next(seat),
        Side::Behind => game.behind(seat),
    };
    let is_opponent = game.are_opponents(seat, target);
    let weight = if is_opponent { 10 + danger(game, target) } else { -50 };
    // The next player loses a turn as well.
    weight * count as i32 + if is_opponent && side == Side::Next { 3 * danger(game, target) } else { 0 }
}

fn rate_spy(game: &NakedBootleg, seat: Seat, action: Action) -> i32 {
    match action {
        Action::Flip => 5,
        Action::Show(other) if game.are_opponents(seat, other) => 10 + danger(game, other),
        Action::Look => 3,
        _ => 0,
    }
}

/// Sets first; hand cards only for who still collects.
fn rate_theft(game: &NakedBootleg, theft: Theft, action: Action) -> i32 {
    match action {
        Action::Steal(target) => threat::loot_value(game, theft.thief, target),
        Action::Grab(count) if !game.is_in_redzone(theft.thief) && game.are_opponents(theft.thief, theft.victim) => {
            20 + count as i32
        }
        Action::Grab(_) => -10,
        _ => 0,
    }
}

/// What brings the objective nearer is kept, and nothing in the redzone.
fn rate_keep(game: &NakedBootleg, seat: Seat, action: Action) -> i32 {
    let Action::Keep(kept) = action else { return 0 };
    let kept: Kept = kept;
    if game.is_in_redzone(seat) {
        return -(kept.faces().count() as i32);
    }
    let plan = Plan::of(game, seat);
    let with = kept.faces().fold(plan, |plan, face| plan.with(face));
    with.worth() - plan.worth() - 8 * kept.faces().count() as i32
}

/// The larger set, and one that completes.
fn rate_fumble(game: &NakedBootleg, taker: Seat, action: Action) -> i32 {
    let Action::Fumble(slot) = action else { return 0 };
    let slot: Slot = slot;
    let target = Target { seat: game.turn.seat, slot };
    let size = game.size(target) as i32;
    let is_disguise = game.lot(target).kind == LotKind::Disguise;
    size + (game.sets_of(taker) == 1) as i32 - if is_disguise { 2 } else { 0 }
}

/// An opponent is left with a card that is hard to use.
fn rate_spare(game: &NakedBootleg, _loser: Seat, action: Action) -> i32 {
    let Action::Spare(card) = action else { return 0 };
    match kind_of(card) {
        Kind::Wildcat | Kind::NakedBootleg | Kind::Bootleg => -20,
        Kind::HailMary | Kind::Interception | Kind::PickSix | Kind::Streak => -10,
        Kind::Fumblerooski => 5,
        _ => -(game.copies_left(card) as i32),
    }
}

fn rate_heir(game: &NakedBootleg, action: Action) -> i32 {
    match action {
        Action::HandFlag(other) => threat::progress(game, other),
        _ => 0,
    }
}

/// Who sits after the dealer goes first.
fn rate_dealer(game: &NakedBootleg, seat: Seat, action: Action) -> i32 {
    let Action::Dealer(dealer) = action else { return 0 };
    let mut first = dealer.next(game.seats);
    while !game.playing.contains(first) {
        first = first.next(game.seats);
    }
    (first == seat) as i32 + !game.are_opponents(first, seat) as i32
}
