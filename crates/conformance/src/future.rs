//! The law of the future: an imagined world does not know the chance still to come.
//!
//! The same step is taken in many imagined worlds and, for comparison, from the same position set up again with many
//! other chances. Where other chances lead to different results and the imagined worlds all to the same, `determinize`
//! has kept the key of chance. And the order of a pile that nobody has seen must differ between imagined worlds.
//!
//! Invariant (no false alarms): an honest game fails only if dozens of independent draws come out the same.

use crate::Subject;
use crate::law::{Broken, Law};
use crate::outcome::{Outcome, fresh_chance, other_chances};
use crate::scene::{restage, truth_differs};
use crate::sight::{zone_name, zones};
use crate::walk::{Desk, Taken, Watch};
use kernel::{CardId, Face, Fact, Facts, Game, Seat, Shown, Viewer, Zone, ZoneKind, ZoneSpec};
use std::collections::{HashMap, HashSet};

/// Worlds that must agree before anything is said.
const WORLDS: usize = 64;
/// Steps of a match, beside those that shuffle, that are tried.
const WISH: u32 = 2;
/// A pile with fewer different faces might come out the same by luck.
const FACES_MIN: usize = 3;

/// An imagined world does not know the chance still to come.
pub(crate) struct Future;

impl<G: Subject> Watch<G> for Future {
    fn position(&mut self, game: &G, desk: &mut Desk<'_, G>) -> Result<(), Broken> {
        if desk.steps > 0 {
            return Ok(());
        }
        let width = |spec: &ZoneSpec| if spec.per_seat { desk.mode.seats } else { 1 };
        let piles = G::META.zones.iter().filter(|spec| spec.kind == ZoneKind::Pile);
        let piles = piles.flat_map(|spec| (spec.first.0..spec.first.0 + width(spec)).map(Zone));
        order_is_open(game, &piles.collect::<Vec<_>>(), desk)
    }

    fn step(&mut self, taken: &Taken<'_, G>, desk: &mut Desk<'_, G>) -> Result<(), Broken> {
        let shuffled = shuffled_zones(taken.facts);
        if shuffled.is_empty() && !desk.sample(WISH) {
            return Ok(());
        }
        order_is_open(taken.after, &shuffled, desk)?;
        let seat = desk.any_seat();
        match foreseen(taken, seat, desk) {
            Some(what) => {
                Law::Future.broken(format!("all worlds that seat {seat} imagines go on with the same {what}"))
            }
            None => Ok(()),
        }
    }
}

/// The order of piles that nobody has seen differs between imagined worlds.
fn order_is_open<G: Subject>(game: &G, piles: &[Zone], desk: &mut Desk<'_, G>) -> Result<(), Broken> {
    let seat = desk.any_seat();
    for &pile in piles {
        let is_back = |card: &Shown| matches!(card, Shown::Down(_));
        let truth = game.cards().shown(pile, Viewer::Truth);
        let is_unseen = game.cards().shown(pile, Viewer::Seat(seat)).iter().all(is_back);
        if !is_unseen || truth.iter().collect::<HashSet<_>>().len() < FACES_MIN {
            continue;
        }
        let differs = (0..WORLDS).any(|_| {
            let mut world = game.clone();
            world.determinize(seat, &mut desk.stream);
            world.cards().shown(pile, Viewer::Truth) != truth
        });
        Law::Future.holds(differs, || {
            let name = zone_name::<G>(pile, desk.mode.seats);
            format!("every world that seat {seat} imagines has the true order of {name}, which it cannot see")
        })?;
    }
    Ok(())
}

/// Something in the result of a step that chance may have made.
struct Sign {
    what: &'static str,
    /// Equal in worlds with the same key, whatever else they differ in. None: this step shows nothing of the kind. A hidden
    /// answer may decide whether there is a shuffle at all, so worlds without one foresee nothing.
    kept: Option<String>,
    /// Different with different keys, in positions that are the same otherwise.
    changed: String,
}

fn signs<G: Subject>(outcome: &Outcome<G>) -> [Sign; 4] {
    let facts = &outcome.facts;
    let notes = facts.0.iter().filter(|(fact, _)| matches!(fact, Fact::Note(_))).collect::<Vec<_>>();
    let is_mixed = facts.0.iter().any(|(fact, _)| matches!(fact, Fact::Shuffled { .. } | Fact::Gathered { .. }));
    // Shuffling exchanges faces and leaves ids alone, so ids say something only where nothing is shuffled.
    let moved = if is_mixed { Vec::new() } else { moved_cards(facts) };
    let shuffled = shuffled_faces(outcome);
    let plain = |what, there: bool, text: String| Sign { what, kept: there.then(|| text.clone()), changed: text };
    let ids = moved.iter().map(|(id, _)| *id).collect::<Vec<CardId>>();
    [
        plain("table", true, format!("{:?} {notes:?}", zones(&outcome.game, Viewer::Truth))),
        plain("order of shuffled cards", !shuffled.is_empty(), format!("{shuffled:?}")),
        plain("announcements", !notes.is_empty(), format!("{notes:?}")),
        Sign {
            what: "choice of cards",
            kept: (!ids.is_empty()).then(|| format!("{ids:?}")),
            changed: format!("{:?}", moved.iter().map(|(_, face)| *face).collect::<Vec<Face>>()),
        },
    ]
}

/// What the imagined worlds of `seat` have in common after the step although chance should make it different.
fn foreseen<G: Subject>(taken: &Taken<'_, G>, seat: Seat, desk: &mut Desk<'_, G>) -> Option<&'static str> {
    let agreed = agreed(taken, seat, desk)?;
    let staged = restage(taken.before, desk.mode, fresh_chance(&mut desk.stream)).ok()?;
    if truth_differs(taken.before, &staged, desk.mode.seats).is_some() {
        return None;
    }
    let others = other_chances(taken.before, taken.step, desk.mode, (WORLDS, &mut desk.stream))?;
    let others: Vec<[Sign; 4]> = others.iter().map(signs).collect();
    (0..agreed.len()).filter(|number| agreed[*number]).find_map(|number| {
        let mut counts: HashMap<&str, usize> = HashMap::new();
        others.iter().for_each(|signs| *counts.entry(&signs[number].changed).or_default() += 1);
        let most = counts.values().copied().max().unwrap_or(0);
        (most <= WORLDS * 2 / 3).then_some(others[0][number].what)
    })
}

/// The signs in which many imagined worlds agree. None: no sign, or too few worlds in which the step is allowed.
fn agreed<G: Subject>(taken: &Taken<'_, G>, seat: Seat, desk: &mut Desk<'_, G>) -> Option<[bool; 4]> {
    let mut first: Option<[Sign; 4]> = None;
    let mut agreed = [true; 4];
    let mut count = 0;
    for _ in 0..4 * WORLDS {
        let mut world = taken.before.clone();
        world.determinize(seat, &mut desk.stream);
        if kernel::record::admit(&world, &taken.step).is_err() {
            continue;
        }
        let signs = signs(&Outcome::of(&world, taken.step));
        match &first {
            None => agreed = [0, 1, 2, 3].map(|number| signs[number].kept.is_some()),
            Some(first) => (0..4).for_each(|number| agreed[number] &= first[number].kept == signs[number].kept),
        }
        first.get_or_insert(signs);
        count += 1;
        if count == WORLDS || agreed == [false; 4] {
            break;
        }
    }
    (count == WORLDS && agreed != [false; 4]).then_some(agreed)
}

fn shuffled_zones<N>(facts: &Facts<N>) -> Vec<Zone> {
    let zone = |fact: &Fact<N>| match fact {
        Fact::Shuffled { zone } => Some(*zone),
        _ => None,
    };
    facts.0.iter().filter_map(|(fact, _)| zone(fact)).collect()
}

/// The cards that facts name.
fn moved_cards<N>(facts: &Facts<N>) -> Vec<(CardId, Face)> {
    let card = |fact: &Fact<N>| match fact {
        Fact::Moved { card, .. } | Fact::Turned { card, .. } => Some((card.id, card.face)),
        Fact::Shuffled { .. } | Fact::Gathered { .. } | Fact::Note(_) => None,
    };
    facts.0.iter().filter_map(|(fact, _)| card(fact)).collect()
}

/// The faces of each shuffled zone in order: those still there and those that left it since.
fn shuffled_faces<G: Game>(outcome: &Outcome<G>) -> Vec<(Vec<Shown>, Vec<Face>)> {
    let facts = &outcome.facts.0;
    let mut found = Vec::new();
    for (number, (fact, _)) in facts.iter().enumerate() {
        let Fact::Shuffled { zone } = *fact else { continue };
        let left = |fact: &Fact<G::Note>| match *fact {
            Fact::Moved { card, from, .. } if from == zone => Some(card.face),
            _ => None,
        };
        let gone = facts[number + 1..].iter().filter_map(|(fact, _)| left(fact)).collect();
        found.push((outcome.game.cards().shown(zone, Viewer::Truth), gone));
    }
    found
}
