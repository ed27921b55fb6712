//! Actions as buttons say them.

use crate::action::{Action, Kept, Side, Slot, Target, What};
use crate::state::{Effect, LotKind, NakedBootleg, Phase};
use kernel::{Face, Seat, Text};

pub fn label(game: &NakedBootleg, seat: Seat, action: Action) -> String {
    let name = |card: Face| game.old_face_name(card);
    match action {
        Action::PickPylon => "Draw from the pylon".to_string(),
        Action::PickDiscard => match game.top() {
            Some(top) => format!("Take the {}", name(top)),
            None => "Take the top discard".to_string(),
        },
        Action::Begin(what) => format!("Lay down {}", what_is_laid(what)),
        Action::Hit { card, on, omaha } => call(format!("Hit {} with the {}", lot(game, seat, on), name(card)), omaha),
        Action::Challenge(target) => format!("Challenge {}", lot(game, seat, target)),
        Action::Discard { card, omaha } => call(format!("Discard the {}", name(card)), omaha),
        Action::Pass => "Pass".to_string(),
        Action::Add(card) => format!("Add the {}", name(card)),
        Action::Done { omaha } => call("Lay it down".to_string(), omaha),
        Action::StackAdd(card) => format!("Stack the {}", name(card)),
        Action::StackDone { omaha } => call("Discard the stack".to_string(), omaha),
        Action::Deflect { card, omaha } => call(format!("Deflect with the {}", name(card)), omaha),
        Action::Answer { card, omaha } => call(format!("Answer with the {}", name(card)), omaha),
        Action::Lay(lay) => {
            let cards: Vec<String> = lay.faces().map(name).collect();
            call(format!("Lay down {}: {}", what_is_laid(lay.what()), cards.join(", ")), lay.omaha())
        }
        Action::Keep(kept) => keep(game, kept),
        Action::Spare(card) => format!("Leave them the {}", name(card)),
        Action::Taunt(card) => format!("Taunt: turn up the {}", name(card)),
        action => choice(game, seat, action),
    }
}

/// Choices that name no card of a hand.
fn choice(game: &NakedBootleg, seat: Seat, action: Action) -> String {
    match action {
        Action::None => none(game).to_string(),
        Action::Decline => match game.phase {
            Phase::Chain(chain) => format!("Pick up {}", cards(chain.total)),
            _ => "Let it happen".to_string(),
        },
        Action::Skip(0) => "Skip nobody".to_string(),
        Action::Skip(count) => format!("Skip {count} {}", if count == 1 { "player" } else { "players" }),
        Action::Blindside { side, count } => format!("{} picks up {}", neighbour(side), cards(count)),
        Action::Trick(side) => format!("{} picks up six cards", neighbour(side)),
        Action::Look => "Look at a card of the next player".to_string(),
        Action::Flip => "Turn up a card of every disguise".to_string(),
        Action::Show(other) => format!("Seat {other} shows cards to everyone"),
        Action::Steal(target) => format!("Steal {}", lot(game, seat, target)),
        Action::Grab(count) => format!("Take {} from the hand", cards(count)),
        Action::Name(colour) => format!("Name {colour}"),
        Action::Again => "Take another turn".to_string(),
        Action::Fumble(slot) => fumble(game, slot),
        Action::Capture => "Capture the flag".to_string(),
        Action::HandFlag(other) => format!("Hand the flag to seat {other}"),
        Action::Dealer(other) => format!("Seat {other} deals"),
        Action::Catch(other) => format!("Catch seat {other}: no Omaha!"),
        Action::Forfeit => "Leave the game".to_string(),
        action => action.to_string(),
    }
}

fn call(text: String, omaha: bool) -> String {
    if omaha { format!("{text}, Omaha!") } else { text }
}

fn cards(count: u8) -> String {
    if count == 1 { "one card".to_string() } else { format!("{count} cards") }
}

fn neighbour(side: Side) -> &'static str {
    match side {
        Side::Next => "The next player",
        Side::Behind => "The player behind",
    }
}

fn what_is_laid(what: What) -> String {
    match what {
        What::Set(kind) => format!("a set of {}", kind.plural()),
        What::Disguise => "a disguise".to_string(),
        What::Streak(colour) => format!("a {colour} streak"),
    }
}

/// Whose cards and what: `the Nickels of seat 2`.
pub fn lot(game: &NakedBootleg, seat: Seat, target: Target) -> String {
    let whose = if target.seat == seat { "your own".to_string() } else { format!("seat {}'s", target.seat) };
    let what = match game.lot(target).kind {
        LotKind::Set(kind) => kind.plural(),
        LotKind::Forgiven => "forgiven Covers".to_string(),
        LotKind::Disguise => "disguise".to_string(),
        LotKind::Streak(colour) => format!("{colour} streak"),
        LotKind::None => format!("place {}", target.slot),
    };
    format!("{whose} {what}")
}

fn keep(game: &NakedBootleg, kept: Kept) -> String {
    let names: Vec<String> = kept.faces().map(|card| game.old_face_name(card)).collect();
    if names.is_empty() { "Keep none of them".to_string() } else { format!("Keep the {}", names.join(" and the ")) }
}

fn none(game: &NakedBootleg) -> &'static str {
    match game.phase {
        Phase::Capture(_) => "Leave the flag",
        Phase::Effect(_, Effect::Again) => "Take no other turn",
        Phase::Effect(_, Effect::Naked(Some(_))) => "No second set",
        Phase::Effect(_, Effect::Bootleg | Effect::Naked(None)) => "Steal nothing",
        _ => "Leave it unused",
    }
}

fn fumble(game: &NakedBootleg, slot: Slot) -> String {
    let what = match game.lot(Target { seat: game.turn.seat, slot }).kind {
        LotKind::Set(kind) => kind.plural(),
        LotKind::Disguise => "disguise".to_string(),
        LotKind::Forgiven => "forgiven Covers".to_string(),
        LotKind::Streak(_) | LotKind::None => format!("place {slot}"),
    };
    match game.phase {
        Phase::Pitch => format!("Pitch the {what}"),
        _ => format!("Take the {what}"),
    }
}
