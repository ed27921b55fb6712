//! The law of telling: what a viewer is told during a step is what it is shown afterwards.
//!
//! Facts and zones both come from the tableau, so they agree unless a game moves cards behind its back, tells a face
//! that the viewer cannot see, or lets a card keep its name through a shuffle. Invariant: a fact is compared with a
//! zone only if no later fact of the step touched that card or zone.

use crate::Subject;
use crate::law::{Broken, Law};
use crate::sight::{zone_kind, zone_name, zones};
use crate::walk::{Desk, Taken, Watch};
use kernel::{Card, Eyes, Face, Fact, Facts, Game, Record, Shown, Tag, Viewer, Zone, ZoneKind, ZoneSpec};

/// Steps of a match, beside those that shuffle, after which every viewer is asked.
const WISH: u32 = 40;

/// What a viewer is told is what it is shown.
pub(crate) struct Told;

impl<G: Subject> Watch<G> for Told {
    /// The deal tells what it is, too: all cards come from somewhere, and their faces are told to those who see them.
    fn begin(&mut self, record: &Record<G>, game: &G) -> Result<(), Broken> {
        let mut facts = Facts::default();
        let dealt = record.begin_to(&mut facts).or_else(|error| Law::Replay.broken(error.to_string()))?;
        Law::Told.holds(zones(&dealt, Viewer::Truth) == zones(game, Viewer::Truth), || {
            "the deal is another one if somebody listens".to_string()
        })?;
        for viewer in Viewer::all(record.seats) {
            if let Some((zone, why)) = told_not_shown(&facts.0, viewer, &zones(game, viewer)) {
                let name = zone_name::<G>(zone, record.seats);
                return Law::Told.broken(format!("at the deal {viewer} {why} in {name}"));
            }
        }
        let held = |zone: &ZoneSpec| zone.kind == ZoneKind::Hand && game.cards().len_of(zone.first) > 0;
        let moves = facts.0.iter().any(|(fact, _)| matches!(fact, Fact::Moved { .. }));
        Law::Told.holds(moves || !G::META.zones.iter().any(held), || "the deal tells of no card".to_string())
    }

    fn step(&mut self, taken: &Taken<'_, G>, desk: &mut Desk<'_, G>) -> Result<(), Broken> {
        let seats = desk.mode.seats;
        counts_agree(taken, seats)?;
        let is_mixed = taken.facts.0.iter().any(|(fact, _)| matches!(fact, Fact::Shuffled { .. }));
        if !is_mixed && !desk.sample(WISH) {
            return Ok(());
        }
        for viewer in Viewer::all(seats) {
            let (before, after) = (zones(taken.before, viewer), zones(taken.after, viewer));
            let found = told_not_shown(&taken.facts.0, viewer, &after);
            let found = found.or_else(|| shuffle_followed::<G>(&taken.facts.0, &before, &after, seats));
            if let Some((zone, why)) = found {
                let name = zone_name::<G>(zone, seats);
                return Law::Told.broken(format!("{viewer} {why} in {name}, shown as {:?}", after[zone.index()]));
            }
        }
        Ok(())
    }
}

/// No card changes its zone untold.
fn counts_agree<G: Subject>(taken: &Taken<'_, G>, seats: u8) -> Result<(), Broken> {
    let (old, new) = (taken.before.cards(), taken.after.cards());
    let mut counts: Vec<i32> = (0..old.zones()).map(|zone| old.len_of(Zone(zone as u8)) as i32).collect();
    for (fact, _) in &taken.facts.0 {
        match *fact {
            Fact::Moved { from, to, .. } => {
                counts[from.index()] -= 1;
                counts[to.index()] += 1;
            }
            Fact::Gathered { zone } => {
                counts.fill(0);
                counts[zone.index()] = old.count() as i32;
            }
            Fact::Turned { .. } | Fact::Shuffled { .. } | Fact::Note(_) => {}
        }
    }
    for (number, count) in counts.iter().enumerate() {
        let zone = Zone(number as u8);
        let found = new.len_of(zone);
        Law::Told.holds(found as i32 == *count, || {
            format!("{found} cards lie in {}, but by what was told it should be {count}", zone_name::<G>(zone, seats))
        })?;
    }
    Ok(())
}

/// Where a card fact leaves its card.
fn place<N>(fact: &Fact<N>) -> Option<(Card, Zone)> {
    match *fact {
        Fact::Moved { card, to, .. } => Some((card, to)),
        Fact::Turned { card, at } => Some((card, at)),
        Fact::Shuffled { .. } | Fact::Gathered { .. } | Fact::Note(_) => None,
    }
}

/// Whether `fact` may have changed what is known of `card` lying in `zone`.
fn touches<N>(fact: &Fact<N>, card: Card, zone: Zone) -> bool {
    match *fact {
        Fact::Moved { card: other, from, .. } => other.id == card.id || from == zone,
        Fact::Turned { card: other, .. } => other.id == card.id,
        Fact::Shuffled { zone: shuffled } => shuffled == zone,
        Fact::Gathered { .. } => true,
        Fact::Note(_) => false,
    }
}

/// A card told face up that is not shown, or one told face down that does not lie there so.
fn told_not_shown<N>(facts: &[(Fact<N>, Eyes)], viewer: Viewer, after: &[Vec<Shown>]) -> Option<(Zone, String)> {
    let mut faces: Vec<(Zone, Face)> = Vec::new();
    for (number, (fact, eyes)) in facts.iter().enumerate() {
        let Some((card, zone)) = place(fact) else { continue };
        if facts[number + 1..].iter().any(|(later, _)| touches(later, card, zone)) {
            continue;
        }
        let shown = &after[zone.index()];
        if eyes.contains(viewer) {
            faces.push((zone, card.face));
            let told = faces.iter().filter(|known| **known == (zone, card.face)).count();
            if shown.iter().filter(|shown| **shown == Shown::Up(card.face)).count() < told {
                return Some((zone, format!("is told {:?} but cannot see it", card.face)));
            }
        } else if matches!(fact, Fact::Moved { .. }) && !shown.contains(&Shown::Down(card.tag)) {
            return Some((zone, format!("is told of a hidden card {:?} but finds none", card.tag)));
        }
    }
    None
}

/// A card that can be followed through a shuffle.
fn shuffle_followed<G: Game>(
    facts: &[(Fact<G::Note>, Eyes)],
    before: &[Vec<Shown>],
    after: &[Vec<Shown>],
    seats: u8,
) -> Option<(Zone, String)> {
    let is_gathered = facts.iter().any(|(fact, _)| matches!(fact, Fact::Gathered { .. }));
    for (number, (fact, _)) in facts.iter().enumerate() {
        let Fact::Shuffled { zone } = *fact else { continue };
        let disturbs = |later: &Fact<G::Note>| match *later {
            Fact::Moved { from, to, .. } => from == zone || to == zone,
            Fact::Turned { at, .. } => at == zone,
            Fact::Gathered { .. } => true,
            Fact::Shuffled { .. } | Fact::Note(_) => false,
        };
        if facts[number + 1..].iter().any(|(later, _)| disturbs(later)) {
            continue;
        }
        let shown = &after[zone.index()];
        if shown.iter().any(|card| matches!(card, Shown::Up(_))) {
            return Some((zone, "can identify a card after a shuffle".to_string()));
        }
        // Gathering starts a new round, and with it the tags start again.
        let kept = |card: &&Shown| **card != Shown::Down(Tag(0)) && before.iter().flatten().any(|old| old == *card);
        if !is_gathered && zone_kind::<G>(zone, seats) == Some(ZoneKind::Table) && shown.iter().any(|card| kept(&card))
        {
            return Some((zone, "can follow a card through a shuffle".to_string()));
        }
    }
    None
}
