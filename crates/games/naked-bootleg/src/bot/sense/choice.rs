//! What a choice does: each sort of action has places of its own.

use super::{Moment, faces};
use crate::action::{Action, Kept, Side, Target, What};
use crate::bot::bluff;
use crate::bot::threat::{danger, loot_value};
use crate::card::{Colour, Faces, Kind, Power, WILDCAT, colour_of, kind_of};
use crate::rules::{honesty, steals_by_discard};
use crate::state::{LotKind, Phase, hand};
use kernel::sense::Writer;
use kernel::{Face, Seat, Viewer};

/// Where the places of each sort begin, behind those that all choices share.
const CARD: u16 = 48;
const DISCARD: u16 = 64;
const HIT: u16 = 104;
const PICK: u16 = 128;
const LAY: u16 = 144;
const BUILD: u16 = 168;
const AIM: u16 = 184;
const EFFECT: u16 = 200;

/// Dangers are written down in these steps.
const FEAR: i32 = 8;
/// What is worth taking, in these steps.
const LOOT: i32 = 64;
/// What a card is worth for the objective, in these steps.
const WORTH: i32 = 4;

pub fn write(moment: &Moment<'_>, action: Action, out: &mut Writer<'_>) {
    let Moment { game, seat, .. } = *moment;
    let is_honest = action == Action::Begin(What::Disguise) && bluff::is_honest(game, seat, &moment.held);
    out.which(Some(sort(action)), 33);
    out.flag(is_honest);
    out.flag(action.says_omaha());
    if let Some(card) = leaving(action) {
        write_card(moment, card, out);
    }
    match action {
        Action::Discard { card, .. } => write_discard(moment, card, out),
        Action::Hit { card, on, .. } => write_hit(moment, card, on, out),
        Action::PickDiscard => write_pick(moment, out),
        Action::Begin(what) => write_lay(moment, what, out),
        Action::Add(_) | Action::Done { .. } => write_build(moment, out),
        Action::Steal(target) | Action::Challenge(target) => write_aim(moment, target, action, out),
        _ => write_effect(moment, action, out),
    }
}

/// What sort of action it is.
fn sort(action: Action) -> i32 {
    match action {
        Action::PickPylon => 0,
        Action::PickDiscard => 1,
        Action::Begin(What::Set(_)) => 2,
        Action::Begin(What::Streak(_)) => 3,
        Action::Begin(What::Disguise) => 4,
        Action::Hit { .. } => 5,
        Action::Challenge(_) => 6,
        Action::Discard { .. } => 7,
        Action::Pass => 8,
        Action::Add(WILDCAT) => 9,
        Action::Add(_) => 10,
        Action::Done { .. } => 11,
        Action::StackAdd(_) => 12,
        Action::StackDone { .. } => 13,
        Action::None => 14,
        Action::Decline => 15,
        Action::Skip(_) => 16,
        Action::Blindside { .. } => 17,
        Action::Trick(_) => 18,
        Action::Look => 19,
        Action::Flip => 20,
        Action::Show(_) => 21,
        Action::Steal(_) => 22,
        Action::Grab(_) => 23,
        Action::Name(_) => 24,
        Action::Again => 25,
        Action::Deflect { .. } => 26,
        Action::Answer { .. } => 27,
        Action::Keep(_) => 28,
        Action::Fumble(_) => 29,
        Action::Capture => 30,
        Action::Catch(_) => 31,
        _ => 32,
    }
}

/// The card that leaves the hand.
fn leaving(action: Action) -> Option<Face> {
    match action {
        Action::Discard { card, .. }
        | Action::Hit { card, .. }
        | Action::StackAdd(card)
        | Action::Add(card)
        | Action::Deflect { card, .. }
        | Action::Answer { card, .. } => Some(card),
        _ => None,
    }
}

/// What the hand loses with it.
fn write_card(moment: &Moment<'_>, card: Face, out: &mut Writer<'_>) {
    let Moment { plan, held, .. } = moment;
    out.at(CARD);
    out.count(plan.loss(card) / WORTH);
    out.flag(plan.without(card).missing() > plan.missing());
    out.which(Some(held.kind(kind_of(card)) as i32 - 1), 4);
    out.which(moment.in_redzone.then_some(held.count as i32 - 2), 4);
    out.count(moment.unseen[kind_of(card) as usize] as i32);
}

/// The faces left in hand without one copy of `card`.
fn left(moment: &Moment<'_>, card: Face) -> Faces {
    let Moment { game, seat, held, .. } = *moment;
    let copies = game.cards.set(hand(seat)).iter().filter(|&other| game.cards.face(other) == card).count();
    if copies > 1 { held.faces } else { held.faces.minus(card) }
}

/// General cards count as one sort, those with few copies as another; of all others each kind counts by itself.
fn group(card: Face) -> i32 {
    match kind_of(card) {
        kind if (kind as u8) < Kind::Pigskin as u8 => 0,
        Kind::Pigskin | Kind::Horsecollar => 1,
        kind => kind as i32 - Kind::Reverse as i32 + 2,
    }
}
const GROUPS: u16 = 15;

fn write_discard(moment: &Moment<'_>, card: Face, out: &mut Writer<'_>) {
    let Moment { game, seat, next, behind, hits, .. } = *moment;
    out.at(DISCARD);
    out.which(Some(group(card)), GROUPS);
    let after = left(moment, card);
    let follows = match colour_of(card) {
        Some(colour) => colour.faces().or(kind_of(card).faces()).or(Faces::COLOURLESS),
        None => Faces::ALL,
    };
    out.count(faces(after.and(follows)));
    out.flag(after.and(follows).is_empty());
    out.count(after.iter().filter(|&face| !hits.contains(face) && !follows.contains(face)).count() as i32);
    out.flag(hits.contains(card));
    out.flag(!game.deck.is_dead(card));
    let is_like = |other: Face| kind_of(other) == kind_of(card);
    let known = game.cards.set(hand(next)).iter().filter(|&other| game.cards.sees(Viewer::Seat(seat), other));
    out.count(2 * known.filter(|&other| is_like(game.cards.face(other))).count() as i32);
    let (fear, other) = (danger(game, next) / FEAR, danger(game, behind) / FEAR);
    let kind = kind_of(card);
    out.count(if matches!(kind, Kind::PickSix | Kind::DrawPlay) { fear } else { 0 });
    out.count(if kind == Kind::Handoff { fear } else { 0 });
    out.count(if kind == Kind::Reverse { fear - other } else { 0 });
    out.flag(game.deck.power(card).is_some());
    out.flag(game.deck.power(card) == Some(Power::TheFumble));
    let is_used = |target: Target| game.lot(target).is_set() && game.fits(next, game.size(target));
    out.flag(kind == Kind::Fumblerooski && game.lots_of(seat).any(is_used));
    let steal = steals_by_discard(game, card, |target| loot_value(game, seat, target));
    out.flag(steal.is_some());
    out.count(steal.unwrap_or(0) / LOOT);
}

fn write_hit(moment: &Moment<'_>, card: Face, on: Target, out: &mut Writer<'_>) {
    let after = left(moment, card);
    out.at(HIT);
    out.which(Some(group(card)), GROUPS);
    out.count(faces(after.and(moment.matching)));
    out.flag(after.and(moment.matching).is_empty());
    out.flag(moment.matching.contains(card));
    out.flag(on.seat == moment.seat);
    out.flag(moment.game.size(on) == 3);
    out.flag(moment.game.flag == Some(on.seat));
}

/// Taking the top discard.
fn write_pick(moment: &Moment<'_>, out: &mut Writer<'_>) {
    let Some(top) = moment.game.top() else { return };
    let plan = &moment.plan;
    out.at(PICK);
    out.count(plan.gain(top) / WORTH);
    out.flag(plan.with(top).missing() < plan.missing());
    out.which(Some(moment.held.kind(kind_of(top)) as i32), 5);
    out.flag(kind_of(top) == Kind::Streak);
    out.count(moment.unseen[kind_of(top) as usize] as i32);
}

/// Beginning to lay down.
fn write_lay(moment: &Moment<'_>, what: What, out: &mut Writer<'_>) {
    let Moment { game, seat, held, .. } = *moment;
    let kind = if let What::Set(kind) = what { Some(kind) } else { None };
    out.at(LAY);
    out.flag(game.sets_of(seat) == 1 || matches!(what, What::Streak(_)));
    out.flag(moment.plan.missing() == 0);
    out.which(kind.map(|kind| held.kind(kind) as i32 - 1), 5);
    out.count(held.count as i32);
    out.flag(kind.is_some_and(|kind| matches!(kind, Kind::Bootleg | Kind::NakedBootleg | Kind::Deflection)));
    out.flag(kind == Some(Kind::Cover));
    out.flag(kind.is_some_and(|kind| has_mate(moment, kind)));
}

/// Whether a set of this kind would be half of a perfect pair (NB-5.51).
fn has_mate(moment: &Moment<'_>, kind: Kind) -> bool {
    let mate = match kind {
        Kind::Shotgun => Kind::Pistol,
        Kind::Pistol => Kind::Shotgun,
        Kind::X => Kind::O,
        Kind::O => Kind::X,
        Kind::Nickel => Kind::Dime,
        Kind::Dime => Kind::Nickel,
        _ => return false,
    };
    let Moment { game, seat, held, .. } = *moment;
    held.kind(mate) >= 3 || game.lots_of(seat).any(|target| game.lot(target).set_kind() == Some(mate))
}

/// What has been chosen so far of what is being laid down.
fn write_build(moment: &Moment<'_>, out: &mut Writer<'_>) {
    let Phase::Build { what, lot } = moment.game.phase else { return };
    out.at(BUILD);
    out.which(Some(lot.len() as i32), 8);
    out.flag(lot.len() >= moment.game.least_fit(moment.seat).unwrap_or(3));
    out.flag(what == What::Disguise);
    out.count(moment.held.count as i32 - lot.len() as i32);
}

/// Downed cards that are stolen or called out.
fn write_aim(moment: &Moment<'_>, target: Target, action: Action, out: &mut Writer<'_>) {
    let Moment { game, seat, .. } = *moment;
    out.at(AIM);
    out.count(danger(game, target.seat) / FEAR);
    out.count(game.size(target) as i32);
    out.flag(game.lot(target).kind == LotKind::Disguise);
    out.flag(matches!(game.lot(target).kind, LotKind::Streak(_)));
    out.flag(game.are_opponents(seat, target.seat));
    out.count(if matches!(action, Action::Challenge(_)) { honesty(game, seat, target) as i32 / 10 } else { 0 });
}

/// What the action of a discard is used for, and what is kept of stolen cards.
fn write_effect(moment: &Moment<'_>, action: Action, out: &mut Writer<'_>) {
    let Moment { game, seat, next, behind, .. } = *moment;
    let neighbour = |side: Side| if side == Side::Next { next } else { behind };
    let fear = |other: Seat| if game.are_opponents(seat, other) { danger(game, other) / FEAR } else { -FEAR };
    out.at(EFFECT);
    let (whom, count) = match action {
        Action::Blindside { side, count } => (Some(neighbour(side)), count),
        Action::Trick(side) => (Some(neighbour(side)), 6),
        Action::Skip(count) => (Some((0..count).fold(next, |to, _| game.next(to))), count),
        Action::Show(other) | Action::HandFlag(other) => (Some(other), 0),
        Action::Grab(count) => (None, count),
        Action::Keep(kept) => (None, kept.faces().count() as u8),
        _ => (None, 0),
    };
    out.count(whom.map_or(0, fear));
    out.flag(whom == Some(next));
    out.flag(whom == Some(seat));
    out.count(count as i32);
    out.count(if let Action::Keep(kept) = action { worth_of(moment, kept) } else { 0 });
    if let Action::Name(colour) = action {
        write_colour(moment, colour, out);
    }
}

fn worth_of(moment: &Moment<'_>, kept: Kept) -> i32 {
    let with = kept.faces().fold(moment.plan, |plan, face| plan.with(face));
    (with.worth() - moment.plan.worth()) / WORTH
}

fn write_colour(moment: &Moment<'_>, colour: Colour, out: &mut Writer<'_>) {
    out.count(moment.held.colour(colour) as i32);
    out.flag(moment.held.colour(colour) == 0);
    out.flag(moment.game.colour_of_play() == Some(colour));
}
