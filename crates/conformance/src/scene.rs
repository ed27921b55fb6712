//! The law of scenes: a position written down and set up again is the same in truth.

use crate::Subject;
use crate::law::{Broken, Law};
use crate::plan::{Mode, seed};
use crate::sight::{unlike, zone_name, zones};
use crate::walk::{Desk, Watch};
use kernel::{Chance, Game, SeatSet, Viewer, Zone};

/// Positions of a match that are set up again.
const WISH: u32 = 6;

/// A position can be written down and set up again. What is over is not a position.
pub(crate) struct Restage;

impl<G: Subject> Watch<G> for Restage {
    fn position(&mut self, game: &G, desk: &mut Desk<'_, G>) -> Result<(), Broken> {
        if game.is_over() || !desk.sample(WISH) {
            return Ok(());
        }
        // Another seed than the match's: whatever the scene leaves open comes out differently.
        let again = match restage(game, desk.mode, Chance::Seed(seed(u64::MAX))) {
            Ok(again) => again,
            Err(why) => return Law::Scene.broken(format!("{why}\n{}", scene_text(game))),
        };
        match truth_differs(game, &again, desk.mode.seats) {
            Some(why) => Law::Scene.broken(format!("set up again it differs in {why}\n{}", scene_text(game))),
            None => Ok(()),
        }
    }
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

fn scene_text<G: Subject>(game: &G) -> String {
    let scene = game.scene();
    let line = |entry: &kernel::Entry| format!("set {} {}\n", entry.key, entry.words.join(" "));
    scene.entries.iter().map(line).collect()
}
