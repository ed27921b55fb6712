//! Actions as buttons say them: what is done, and where it leads.

use super::{leads, name};
use crate::action::{Action, Kept, Side, Target};
use crate::options::Omaha;
use crate::rules::is_omaha_due;
use crate::state::{Chain, Effect, NakedBootleg, Phase};
use kernel::{Face, Said, Seat, Text, said};

pub fn label(game: &NakedBootleg, seat: Seat, action: Action) -> Said {
    let plain = plain(game, seat, action);
    let said = match leads::leads(game, seat, action) {
        Some(lead) => said!("do-and-then", what: plain, lead: lead),
        None => plain,
    };
    match left(game, seat, action) {
        Some((_, _, true)) => said!("do-with-omaha", what: said),
        // The same play is offered with the call.
        Some((before, after, false)) if is_omaha_due(before, after) && game.options.omaha == Omaha::Call => {
            said!("do-silently", what: said)
        }
        _ => said,
    }
}

/// Of a play that may need the call: the hand before and after it, and whether it is called.
fn left(game: &NakedBootleg, seat: Seat, action: Action) -> Option<(usize, usize, bool)> {
    let held = game.held(seat);
    let (gone, omaha) = match action {
        Action::Hit { omaha, .. } | Action::Deflect { omaha, .. } | Action::Answer { omaha, .. } => (1, omaha),
        // Whether a stack needs the call is asked when it is done.
        Action::Discard { card, omaha } if leads::opens_stack(game, seat, card) => (0, omaha),
        Action::Discard { omaha, .. } => (1, omaha),
        Action::Lay(lay) => (lay.faces().count(), lay.omaha()),
        Action::Done { omaha } => (leads::drafted(game), omaha),
        Action::StackDone { omaha } => (leads::drafted(game), omaha),
        _ => return None,
    };
    Some((held, held.saturating_sub(gone), omaha))
}

fn plain(game: &NakedBootleg, seat: Seat, action: Action) -> Said {
    let card = |card: Face| game.card(card);
    let lot = |target: Target| name::lot(leads::owned(game, target), Some(seat));
    match action {
        Action::PickPylon => said!("do-pick-pylon"),
        Action::PickDiscard => match game.top() {
            Some(top) => said!("do-pick-discard", card: card(top)),
            None => said!("do-pick-top"),
        },
        Action::Begin(what) => said!("do-begin", what: name::laid(what)),
        Action::Hit { card: face, on, .. } => said!("do-hit", card: card(face), lot: lot(on)),
        Action::Challenge(target) => said!("do-challenge", lot: lot(target)),
        Action::Discard { card: face, .. } => said!("do-discard", card: card(face)),
        Action::Pass => said!("do-pass"),
        Action::Add(face) => said!("do-add", card: card(face)),
        Action::Done { .. } => said!("do-done"),
        Action::StackAdd(face) => said!("do-stack", card: card(face)),
        Action::StackDone { .. } => said!("do-stack-done"),
        Action::None => none(game),
        Action::Decline => decline(game),
        Action::Skip(count) => skip(game, count),
        Action::Blindside { side, count } => send(game, seat, side, count),
        Action::Trick(side) => send(game, seat, side, crate::rules::SIX),
        Action::Look => said!("do-look", whom: game.next(seat)),
        Action::Flip => said!("do-flip"),
        Action::Show(other) => said!("do-show", whom: other),
        Action::Steal(target) => said!("do-steal", lot: lot(target)),
        Action::Grab(count) => said!("do-grab", count: count, whom: victim(game, seat)),
        Action::Name(colour) => said!("do-name", colour: name::colour(colour)),
        Action::Again => said!("do-again"),
        Action::Deflect { card: face, .. } => said!("do-deflect", card: card(face)),
        Action::Answer { card: face, .. } => said!("do-answer", card: card(face)),
        Action::Keep(kept) => keep(game, kept),
        Action::Fumble(slot) if game.phase == Phase::Pitch => {
            said!("do-pitch", lot: lot(Target { seat: game.turn.seat, slot }))
        }
        Action::Fumble(slot) => said!("do-fumble", lot: lot(Target { seat: game.turn.seat, slot })),
        Action::Spare(face) => said!("do-spare", card: card(face)),
        Action::Capture => said!("do-capture"),
        Action::HandFlag(other) => said!("do-hand-flag", whom: other),
        Action::Dealer(other) => said!("do-deal", who: other),
        Action::Taunt(face) => said!("do-taunt", card: card(face)),
        Action::Catch(other) => said!("do-catch", whom: other),
        Action::Lay(lay) => {
            said!("do-lay", what: name::laid(lay.what()), cards: game.cards_gap(lay.faces()))
        }
        Action::Forfeit => said!("do-forfeit"),
    }
}

/// What is left unused says what it was.
fn none(game: &NakedBootleg) -> Said {
    match game.phase {
        Phase::Capture(_) => said!("do-none-flag"),
        Phase::Effect(_, Effect::Again) => said!("do-none-again"),
        Phase::Effect(_, Effect::Naked(Some(_))) => said!("do-none-second"),
        Phase::Effect(_, Effect::Bootleg | Effect::Naked(None)) => said!("do-none-steal"),
        _ => said!("do-none"),
    }
}

fn decline(game: &NakedBootleg) -> Said {
    match game.phase {
        Phase::Chain(chain) if loses_turn(game, chain) => said!("do-pick-up-and-lose", count: chain.total),
        Phase::Chain(chain) => said!("do-pick-up", count: chain.total),
        _ => said!("do-decline"),
    }
}

/// Who is next after the holder loses the turn to a pick-up (NB-4.54).
fn loses_turn(game: &NakedBootleg, chain: Chain) -> bool {
    chain.target != chain.holder && chain.target == game.next(chain.holder)
}

/// How many are skipped, and who goes then.
fn skip(game: &NakedBootleg, count: u8) -> Said {
    let mut next = game.next(game.turn.seat);
    for _ in 0..count {
        next = game.next(next);
    }
    said!("do-skip", count: count, who: next)
}

/// What a Blindside or Trick Six sends, and to whom.
fn send(game: &NakedBootleg, seat: Seat, side: Side, count: u8) -> Said {
    let target = match side {
        Side::Next => game.next(seat),
        Side::Behind => game.behind(seat),
    };
    let before = match game.phase {
        Phase::Effect(_, Effect::Blindside(chain) | Effect::Trick(chain)) => chain,
        _ => Chain { total: 0, target: seat, holder: seat },
    };
    let chain = Chain { total: before.total + count, target, ..before };
    if loses_turn(game, chain) {
        said!("do-send-and-lose", who: target, count: chain.total)
    } else {
        said!("do-send", who: target, count: chain.total)
    }
}

fn victim(game: &NakedBootleg, seat: Seat) -> Seat {
    match game.phase {
        Phase::Counter(theft) => theft.victim,
        _ => game.next(seat),
    }
}

fn keep(game: &NakedBootleg, kept: Kept) -> Said {
    if kept.faces().next().is_none() {
        return said!("do-keep-none");
    }
    said!("do-keep", cards: game.cards_gap(kept.faces()))
}
