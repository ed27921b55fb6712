//! The law of scenes: what a table is written down as can be read back, prints the same and is the same for everybody.

use crate::Subject;
use crate::law::{Broken, Law};
use crate::plan::{Mode, seed};
use crate::sight::{Sight, unlike, zone_kind, zone_name, zones};
use crate::walk::{Desk, Watch};
use kernel::{Chance, Game, Scene, SeatSet, Shown, Tag, Viewer, Zone, ZoneKind};
use std::collections::HashMap;

/// Positions of a match that are set up again.
const WISH: u32 = 11;
/// Positions of each phase that are set up again more often than chance would: it seldom picks the rare ones.
const RARE: u32 = 40;
/// One in so many positions is looked at for a rare phase.
const LOOK: u32 = 10;
/// Positions of a game that a full run sets up again at least: five games make 20,000.
const FLOOR: u32 = 4_000;

/// A position can be written down and set up again.
#[derive(Default)]
pub(crate) struct Restage {
    /// How many positions were tried in each phase.
    tried: HashMap<String, u32>,
    /// How many positions there were.
    seen: u32,
}

impl Restage {
    /// How many positions were tried, and of which phases, in words.
    pub(crate) fn tally(&self) -> String {
        let mut phases: Vec<String> = self.tried.iter().map(|(phase, count)| format!("{phase} {count}")).collect();
        phases.sort();
        format!("{} positions: {}", self.total(), phases.join(", "))
    }

    fn total(&self) -> u32 {
        self.tried.values().sum()
    }

    /// A full run that tries too few positions proves too little. Where matches are short, all of theirs are enough.
    pub(crate) fn is_enough(&self) -> Result<(), String> {
        let total = self.total();
        if total >= FLOOR || total == self.seen {
            return Ok(());
        }
        Err(format!("{total} of {} positions were set up again, but {FLOOR} are asked for", self.seen))
    }
}

impl<G: Subject> Watch<G> for Restage {
    fn position(&mut self, game: &G, desk: &mut Desk<'_, G>) -> Result<(), Broken> {
        self.seen += 1;
        let (sampled, looked_at) = (desk.sample(WISH), desk.one_in(LOOK));
        if !sampled && !looked_at {
            return Ok(());
        }
        let scene = game.scene();
        let tried = self.tried.entry(phase(&scene)).or_default();
        if *tried >= RARE && !sampled {
            return Ok(());
        }
        *tried += 1;
        match read_back(game, &scene, desk.mode) {
            Some(why) => Law::Scene.broken(format!("{why}\n{}", scene_text(&scene))),
            None => Ok(()),
        }
    }
}

/// The words of the phase without whom and what it is about.
fn phase(scene: &Scene) -> String {
    let phase = scene.entries.iter().find(|entry| entry.key == "phase");
    let is_name = |word: &&String| word.chars().all(|c| c.is_ascii_lowercase());
    let words: Vec<&str> =
        phase.iter().flat_map(|entry| entry.words.iter().filter(is_name)).map(String::as_str).collect();
    words.join(" ")
}

/// Why `scene` does not set up `game` again, if so.
fn read_back<G: Subject>(game: &G, scene: &Scene, mode: &Mode<G>) -> Option<String> {
    if let Err(misplaced) = scene.has_keys(G::KEYS) {
        return Some(misplaced.to_string());
    }
    // Another seed than the match's: whatever the scene leaves open comes out differently.
    let again = match G::stage(&mode.options, mode.seats, &numbered(scene), Chance::Seed(seed(u64::MAX))) {
        Ok(again) => again,
        Err(misplaced) => return Some(misplaced.to_string()),
    };
    let (one, two) = (scene_text(scene), scene_text(&again.scene()));
    let line = one.lines().zip(two.lines()).find(|(one, two)| one != two);
    if let Some((one, two)) = line {
        return Some(format!("{one:?} is written {two:?} when it has been read back"));
    }
    if one != two {
        return Some(format!("read back it is written with other lines:\n{two}"));
    }
    if let Some(why) = truth_differs(game, &again, mode.seats) {
        return Some(format!("set up again it differs in {why}"));
    }
    Viewer::all(mode.seats).find_map(|viewer| {
        let (one, two) = (blank(Sight::of(game, viewer), mode.seats), blank(Sight::of(&again, viewer), mode.seats));
        one.difference(&two, mode.seats).map(|why| format!("set up again {viewer} sees {why}"))
    })
}

/// The lines of a scene as a file would number them.
fn numbered(scene: &Scene) -> Scene {
    let mut scene = scene.clone();
    (1..).zip(&mut scene.entries).for_each(|(line, entry)| entry.line = line);
    scene
}

/// What is seen without the tags of backs, which tell one back from another and are issued anew; a hand has no order.
fn blank<G: Subject>(mut sight: Sight<G>, seats: u8) -> Sight<G> {
    for (number, cards) in sight.zones.iter_mut().enumerate() {
        cards.iter_mut().filter(|card| matches!(card, Shown::Down(_))).for_each(|card| *card = Shown::Down(Tag(0)));
        if zone_kind::<G>(Zone(number as u8), seats) == Some(ZoneKind::Hand) {
            cards.sort_unstable();
        }
    }
    sight
}

/// The same position with other chance.
pub(crate) fn restage<G: Subject>(game: &G, mode: &Mode<G>, chance: Chance) -> Result<G, String> {
    G::stage(&mode.options, mode.seats, &game.scene(), chance).map_err(|misplaced| misplaced.to_string())
}

/// The first difference in truth, in words.
pub(crate) fn truth_differs<G: Subject>(one: &G, two: &G, seats: u8) -> Option<String> {
    let pairs = zones(one, Viewer::Truth).into_iter().zip(zones(two, Viewer::Truth));
    for (number, (here, there)) in pairs.enumerate() {
        if here != there {
            return unlike(&format!("zone {}", zone_name::<G>(Zone(number as u8), seats)), &here, &there);
        }
    }
    unlike("the view", &one.view(Viewer::Truth), &two.view(Viewer::Truth))
        .or_else(|| unlike("the seats to act", &one.to_act(), &two.to_act()))
        .or_else(|| unlike("the scores", &one.scores(), &two.scores()))
        .or_else(|| unlike("the standings", &one.standings(), &two.standings()))
        .or_else(|| unlike("the legal lists", &lists(one, seats), &lists(two, seats)))
}

fn lists<G: Game>(game: &G, seats: u8) -> Vec<Vec<G::Action>> {
    let list = |seat| {
        let mut list = Vec::new();
        game.legal(seat, &mut list);
        list
    };
    SeatSet::all(seats).iter().map(list).collect()
}

fn scene_text(scene: &Scene) -> String {
    let line = |entry: &kernel::Entry| format!("set {} {}\n", entry.key, entry.words.join(" "));
    scene.entries.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_run_tries_enough_positions() {
        let run = |tried, seen| Restage { tried: HashMap::from([("play".to_string(), tried)]), seen }.is_enough();
        assert_eq!(run(FLOOR, 9_999), Ok(()));
        assert_eq!(run(12, 12), Ok(()), "all there were");
        let few = run(FLOOR - 1, 9_999);
        assert_eq!(few, Err("3999 of 9999 positions were set up again, but 4000 are asked for".to_string()));
    }
}
