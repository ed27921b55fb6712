//! Where a choice leads, as far as whoever chooses may know: the redzone, a touchdown, what happens to the next player.

use super::name;
use crate::action::{Action, Target, What};
use crate::card::{Kind, Power, kind_of};
use crate::rules;
use crate::state::{Effect, LotKind, NakedBootleg, Owned, Phase};
use kernel::{Face, Said, Seat, said};

/// Where it leads; none for what its name says already.
pub fn leads(game: &NakedBootleg, seat: Seat, action: Action) -> Option<Said> {
    match action {
        Action::Hit { .. } if game.held(seat) == 1 => Some(said!("leads-touchdown")),
        Action::Lay(lay) => down(game, seat, lay.what(), lay.faces().count()),
        Action::Done { .. } => match game.phase {
            Phase::Build { what, .. } => down(game, seat, what, drafted(game)),
            _ => None,
        },
        Action::Discard { card, .. } if !opens_stack(game, seat, card) => discard(game, seat, card, 1),
        Action::StackDone { .. } => match game.phase {
            Phase::Stack(pile) => {
                let top = *pile.cards().last()?;
                discard(game, seat, game.cards.face(top), pile.cards().len())
            }
            _ => None,
        },
        Action::Answer { card, .. } => answer(game, seat, card),
        Action::Deflect { .. } if game.held(seat) == 1 && game.is_eligible(seat) => Some(said!("leads-touchdown")),
        Action::Steal(target) => steal(game, seat, target),
        Action::Fumble(_) if game.phase != Phase::Pitch && game.sets_of(seat) == 1 => Some(said!("leads-redzone")),
        _ => None,
    }
}

/// Whether discarding this card asks for a stack.
pub fn opens_stack(game: &NakedBootleg, seat: Seat, card: Face) -> bool {
    game.turn.seat == seat && rules::opens_stack(game, game.holds(seat), card)
}

/// How many cards are chosen for what is being laid down or stacked.
pub fn drafted(game: &NakedBootleg) -> usize {
    match game.phase {
        Phase::Build { lot, .. } => lot.len(),
        Phase::Stack(pile) => pile.cards().len(),
        _ => 0,
    }
}

/// Downed cards; nothing in a seat that is not there.
pub fn owned(game: &NakedBootleg, target: Target) -> Owned {
    if target.seat.number() < game.seats { game.owned(target) } else { Owned(target.seat, LotKind::None) }
}

fn down(game: &NakedBootleg, seat: Seat, what: What, cards: usize) -> Option<Said> {
    let completes = matches!(what, What::Streak(_)) || game.sets_of(seat) == 1;
    match completes {
        true if cards == game.held(seat) => Some(said!("leads-touchdown")),
        true => Some(said!("leads-redzone")),
        false => None,
    }
}

/// A stolen disguise may be a bluff: nothing is promised of it.
fn steal(game: &NakedBootleg, seat: Seat, target: Target) -> Option<Said> {
    let is_open = |target: Target| owned(game, target).1 != LotKind::Disguise;
    let completes = match game.phase {
        Phase::Effect(_, Effect::Naked(Some(first))) => is_open(first),
        _ => game.sets_of(seat) == 1 || matches!(owned(game, target).1, LotKind::Streak(_)),
    };
    (completes && is_open(target)).then(|| said!("leads-redzone"))
}

fn answer(game: &NakedBootleg, seat: Seat, card: Face) -> Option<Said> {
    if game.held(seat) == 1 && game.is_eligible(seat) {
        return Some(said!("leads-touchdown"));
    }
    let Phase::Chain(chain) = game.phase else { return None };
    let more = match (game.deck.power(card), kind_of(card)) {
        (Some(Power::Blindside | Power::TrickSix), _) => return None,
        (_, Kind::PickSix) => rules::SIX,
        _ => 1,
    };
    Some(said!("leads-pick-up", who: game.next(seat), count: chain.total + more))
}

/// What the card on top does, unless the round is won before that.
fn discard(game: &NakedBootleg, seat: Seat, card: Face, cards: usize) -> Option<Said> {
    if cards == game.held(seat) && game.eligible_by_discard(seat, card) {
        return Some(said!("leads-touchdown"));
    }
    let next = game.next(seat);
    Some(match kind_of(card) {
        Kind::Reverse | Kind::Handoff | Kind::DrawPlay | Kind::PickSix => standard(game, card, next),
        Kind::Fumblerooski => match rules::fumble_leads_to(game, card)? {
            Phase::Fumble { taker } => said!("leads-fumble", who: taker),
            _ => said!("leads-pitch"),
        },
        Kind::Spy if game.held(next) > 0 => said!("leads-look", whom: next),
        Kind::Interception if game.held(next) > 0 || can_steal(game, card) => said!("leads-intercept", whom: next),
        Kind::Bootleg | Kind::NakedBootleg if can_steal(game, card) => said!("leads-steal"),
        Kind::HailMary => said!("leads-again"),
        Kind::Wildcat | Kind::Bootleg | Kind::NakedBootleg => said!("leads-colour"),
        Kind::Spy | Kind::Interception | Kind::Deflection | Kind::Streak | Kind::Pigskin | Kind::Horsecollar => {
            return None;
        }
        Kind::Shotgun | Kind::Pistol | Kind::X | Kind::O | Kind::Nickel | Kind::Dime | Kind::Cover => return None,
    })
}

/// Turning around, skipping and picking up; power cards ask how many or whom.
fn standard(game: &NakedBootleg, card: Face, next: Seat) -> Said {
    match (game.deck.power(card), kind_of(card)) {
        (Some(Power::DoubleReverse | Power::EndAround), _) => said!("leads-turn-and-skip"),
        (Some(Power::Juke | Power::Sweep), _) => said!("leads-skips"),
        (Some(Power::Blindside | Power::TrickSix), _) => said!("leads-send"),
        (_, Kind::Reverse) => said!("leads-turn"),
        (_, Kind::Handoff) => said!("leads-skip", who: next),
        (_, Kind::PickSix) => said!("leads-pick-up", who: next, count: rules::SIX),
        _ => said!("leads-pick-up", who: next, count: 1),
    }
}

fn can_steal(game: &NakedBootleg, card: Face) -> bool {
    rules::steals_by_discard(game, card, |_| 0).is_some()
}

/// What somebody still needs, in a line.
pub fn goal(game: &NakedBootleg, seat: Seat) -> Said {
    if game.is_in_redzone(seat) {
        return match game.held(seat) {
            _ if !game.is_eligible(seat) => said!("goal-flag"),
            1 => said!("goal-one"),
            _ => said!("goal-red"),
        };
    }
    match game.least_fit(seat) {
        _ if game.has_nothing_downed(seat) => said!("goal-none"),
        Some(4) => said!("goal-four"),
        _ => said!("goal-three"),
    }
}

/// Everything that is downed in front of `seat`, with its size.
pub fn downed(game: &NakedBootleg, seat: Seat) -> Vec<Said> {
    game.lots_of(seat).filter_map(|target| name::counted(game.lot(target).kind, game.size(target))).collect()
}
