//! Whether a position can be reached by the rules; if not, what is wrong with it.

use super::find;
use crate::action::{Slot, Target};
use crate::card::{Kind, WILD, kind_of};
use crate::rules;
use crate::state::{Effect, LotKind, NakedBootleg, Phase, TAKEN, down};
use kernel::{Misplaced, Scene, Seat};

fn wrong(why: impl Into<String>) -> Misplaced {
    Misplaced { line: 0, why: why.into() }
}

/// Who plays: known before any card is placed.
pub fn seats(game: &NakedBootleg, scene: &Scene) -> Result<(), Misplaced> {
    let is_over = find(scene, "phase").is_some_and(|entry| entry.words.first().is_some_and(|word| word == "over"));
    if !is_over && (game.playing.len() < 2 || game.active.len() < 2) {
        return Err(wrong("at least two seats play and are active"));
    }
    Ok(())
}

pub fn validate(game: &NakedBootleg, scene: &Scene) -> Result<(), Misplaced> {
    for seat in Seat::all(game.seats) {
        for slot in Slot::ALL {
            lot(game, Target { seat, slot })?;
        }
        formation(game, seat)?;
        if !game.playing.contains(seat) && (game.held(seat) > 0 || !game.has_nothing_downed(seat)) {
            return Err(wrong(format!("seat {seat} has cards but does not play in this round")));
        }
    }
    numbers(game)?;
    let at_phase = |why: String| match find(scene, "phase") {
        Some(entry) => entry.wrong(why),
        None => wrong(why),
    };
    phase(game).map_err(at_phase)
}

/// A set of at least three like cards, a streak of its colour, a disguise of at least three.
fn lot(game: &NakedBootleg, target: Target) -> Result<(), Misplaced> {
    let faces = game.faces_of(game.cards.set(down(target)));
    let (size, count) = (game.size(target), |kind: Kind| game.count_kind(down(target), kind));
    let right = match game.lot(target).kind {
        LotKind::None => return Ok(()),
        // A stolen honest disguise is a set of Covers even if all of it are Wildcats.
        LotKind::Set(kind) => {
            let is_kind = count(kind) > 0 || kind == Kind::Cover;
            size >= 3 && faces.and(kind.faces().or(WILD)) == faces && is_kind
        }
        LotKind::Disguise | LotKind::Forgiven => size >= 3,
        LotKind::Streak(colour) => {
            let has_card = count(Kind::Streak) == 1 || game.options.wild_streak_card && count(Kind::Wildcat) > 0;
            size >= 7 && faces.and(colour.faces().or(WILD)) == faces && has_card && target.slot == Slot::A
        }
    };
    if right {
        return Ok(());
    }
    Err(wrong(format!(
        "the cards at {target} are no such lay-down: a set is three or more of its kind with Wildcats, a streak seven or \
         more of its colour with its streak card in the first place"
    )))
}

/// No streak beside sets, no two sets of three, one disguise.
fn formation(game: &NakedBootleg, seat: Seat) -> Result<(), Misplaced> {
    let targets: Vec<Target> = game.lots_of(seat).collect();
    let [a, b] = targets[..] else { return Ok(()) };
    let kinds = [a, b].map(|target| game.lot(target).kind);
    if kinds.iter().any(|kind| matches!(kind, LotKind::Streak(_))) {
        return Err(wrong(format!("seat {seat} has a set beside a streak (NB-4.7)")));
    }
    if !NakedBootleg::is_formation(game.size(a), game.size(b)) {
        return Err(wrong(format!("seat {seat} has two sets of three (NB-4.5)")));
    }
    if kinds == [LotKind::Disguise; 2] {
        return Err(wrong(format!("seat {seat} has two disguises (NB-4.22)")));
    }
    Ok(())
}

/// Lay-downs are numbered, and no number is higher than how many there were.
fn numbers(game: &NakedBootleg) -> Result<(), Misplaced> {
    let mut ids: Vec<u16> = game.lots().map(|target| game.lot(target).id).collect();
    ids.sort_unstable();
    if ids.windows(2).any(|pair| pair[0] == pair[1]) {
        return Err(wrong("two lay-downs have the same number"));
    }
    if ids.last().is_some_and(|&id| id > game.downs) {
        return Err(wrong(format!("downs is {}, but there is a lay-down with a higher number", game.downs)));
    }
    Ok(())
}

fn phase(game: &NakedBootleg) -> Result<(), String> {
    if game.phase == Phase::Over {
        return Ok(());
    }
    if !matches!(game.phase, Phase::Keep(_)) && !game.cards.is_empty(TAKEN) {
        return Err("cards are taken only while a thief looks at them (phase keep)".to_string());
    }
    if let Some(kinds) = expected_top(game) {
        let top = game.top().map(kind_of);
        if !top.is_some_and(|top| kinds.contains(&top)) {
            let names: Vec<&str> = kinds.iter().map(|kind| kind.name()).collect();
            return Err(format!("the top discard must be a {} in this phase", names.join(" or ")));
        }
    }
    let decider = rules::decider(game).ok_or("nobody decides in this phase")?;
    let needs_active = matches!(game.phase, Phase::Main | Phase::Build { .. } | Phase::Stack(_) | Phase::Chain(_));
    if needs_active && !game.active.contains(decider) {
        return Err(format!("seat {decider} has exited or left and cannot decide"));
    }
    let mut count = 0;
    rules::each(game, &mut |_| count += 1);
    if count == 0 { Err("nothing can be chosen in this phase as the table lies".to_string()) } else { Ok(()) }
}

/// The kinds that the top discard can have.
fn expected_top(game: &NakedBootleg) -> Option<&'static [Kind]> {
    Some(match game.phase {
        Phase::Effect(_, Effect::Skip { .. }) => &[Kind::Reverse, Kind::Handoff],
        Phase::Effect(_, Effect::Blindside(_)) => &[Kind::DrawPlay],
        Phase::Effect(_, Effect::Trick(_)) => &[Kind::PickSix],
        Phase::Effect(_, Effect::Spy) => &[Kind::Spy],
        Phase::Effect(_, Effect::Intercept) | Phase::Deflect(..) => &[Kind::Interception],
        Phase::Effect(_, Effect::Bootleg) => &[Kind::Bootleg],
        Phase::Effect(_, Effect::Naked(_)) => &[Kind::NakedBootleg],
        Phase::Effect(_, Effect::Colour(_)) => &[Kind::Wildcat, Kind::HailMary, Kind::Bootleg, Kind::NakedBootleg],
        Phase::Effect(_, Effect::Again) => &[Kind::HailMary],
        Phase::Counter(_) => &[Kind::Deflection],
        Phase::Chain(_) => &[Kind::DrawPlay, Kind::PickSix],
        Phase::Fumble { .. } | Phase::Pitch => &[Kind::Fumblerooski],
        _ => return None,
    })
}
