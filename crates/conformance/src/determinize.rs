//! The law of imagined worlds: the seat that imagines one cannot tell it from the true one, by nothing it is given.

use crate::Subject;
use crate::law::{Broken, Law};
use crate::sight::{Sight, unlike};
use crate::walk::{Desk, Watch, check_cards, faces, finish};
use kernel::{Seat, Viewer};

/// Positions of a match in which every seat imagines.
const WISH: u32 = 8;
/// One in so many imagined worlds is played to its end.
const FINISH: u32 = 4;

/// A seat cannot tell an imagined world from the true one.
pub(crate) struct Determinize;

impl<G: Subject> Watch<G> for Determinize {
    fn position(&mut self, game: &G, desk: &mut Desk<'_, G>) -> Result<(), Broken> {
        if !desk.sample(WISH) {
            return Ok(());
        }
        let faces = faces(game);
        for seat in desk.seats() {
            let mut world = game.clone();
            world.determinize(seat, &mut desk.stream);
            let is_whole = check_cards(&world, &faces).map_err(|broken| broken.why);
            is_whole.or_else(|why| Law::Determinize.broken(format!("seat {seat} imagines a broken world: {why}")))?;
            same_eyes(game, &world, seat, desk)?;
            if desk.one_in(FINISH) {
                let inside = |why| format!("in a world that seat {seat} imagines, {why}");
                finish(world, desk).map_err(|broken| Broken { why: inside(broken.why), ..broken })?;
            }
        }
        Ok(())
    }
}

fn same_eyes<G: Subject>(game: &G, world: &G, seat: Seat, desk: &mut Desk<'_, G>) -> Result<(), Broken> {
    let viewer = Viewer::Seat(seat);
    let seen = Sight::of(game, viewer).difference(&Sight::of(world, viewer), desk.mode.seats);
    let found = seen.or_else(|| answers_differ(game, world, seat, desk));
    found.map_or(Ok(()), |why| Law::Determinize.broken(format!("seat {seat} can tell its imagined world by {why}")))
}

/// What the seat hears back for each action it may try.
fn answers_differ<G: Subject>(game: &G, world: &G, seat: Seat, desk: &mut Desk<'_, G>) -> Option<String> {
    let mut list = Vec::new();
    game.legal(seat, &mut list);
    let listed = list.len();
    list.extend(desk.pool.candidates(4, &mut desk.stream));
    list.iter().enumerate().find_map(|(number, &action)| {
        let here = (game.check(seat, action), game.off_list(seat, action));
        let there = (world.check(seat, action), world.off_list(seat, action));
        let answer = unlike(&format!("the answer to {action}"), &here, &there);
        answer.or_else(|| if number < listed { words_differ(game, world, seat, action) } else { None })
    })
}

/// What the seat is advised and told about an action it may choose.
fn words_differ<G: Subject>(game: &G, world: &G, seat: Seat, action: G::Action) -> Option<String> {
    unlike(&format!("the rating of {action}"), &game.rate(seat, action), &world.rate(seat, action))
        .or_else(|| unlike(&format!("the label of {action}"), &game.label(seat, action), &world.label(seat, action)))
        .or_else(|| unlike("what an action touches", &game.touches(seat, action), &world.touches(seat, action)))
        .or_else(|| unlike("the help on an action", &game.clause(seat, action), &world.clause(seat, action)))
        .or_else(|| unlike("what others learn", &game.outside(seat, action), &world.outside(seat, action)))
}
