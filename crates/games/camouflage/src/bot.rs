//! Advice for bots: what a move looks worth to a seat that knows only what it may know.

use crate::action::Action;
use crate::options::Mode;
use crate::reaction::{Level, Racer};
use crate::rules::{self, place, score};
use crate::state::{Camouflage, Phase};
use kernel::{Face, Heuristic, Seat};

/// Worth of one point, so that lesser advice decides between equal points.
const POINT: i32 = 100;

impl Heuristic for Camouflage {
    fn rate(&self, seat: Seat, action: Action) -> i32 {
        match (self.phase, action) {
            (_, Action::Auto) => 10,
            (Phase::Puzzle, _) => rate_puzzle(self, action),
            (_, Action::Place { put, loc, .. }) => rate_place(self, seat, put.card, self.board.cover(put, loc), loc),
            (_, Action::Stuck(true)) => 1,
            _ => 0,
        }
    }

    /// A bot has no vote, is dealt its deck and its location card, and builds no board: all that is for people (CA-3.1,
    /// CA-3.2, CA-3.17).
    fn courtesy(&self, seat: Seat) -> Option<Action> {
        let leaves = rules::timeout(self, seat) == Some(Action::Auto);
        leaves.then_some(Action::Auto)
    }

    /// Finding a placement before the others do is the game, so a bot needs as long for it as people do.
    fn racer(skill: u8, seed: u64) -> Option<Box<dyn kernel::Racer<Self>>> {
        Some(Box::new(Racer::new(Level::ALL[skill.min(3) as usize], seed)))
    }

    /// All play at once, and who is quicker decides: there is no time to try things out.
    fn horizon(&self) -> u32 {
        0
    }
}

fn rate_place(game: &Camouflage, seat: Seat, card: Face, cover: crate::board::Cover, loc: crate::board::Loc) -> i32 {
    let worth = match game.terms.mode {
        Mode::Diversify => cover.touches as i32 * POINT,
        Mode::Cover => cover.covers as i32 * POINT,
        Mode::NotMyStack => {
            -(loc.seat(game.seats).map_or(0, |owner| score::on_location(game, owner).count()) as i32) * POINT
        }
        Mode::Speed | Mode::Puzzle => 0,
    };
    // Among equals the card with fewer placements goes first: the others will still find a place.
    let mut choices = 0;
    let _ = place::each(game, seat, card, |_, _| {
        choices += 1;
        crate::board::ON
    });
    1_000 + worth - choices.min(POINT - 1)
}

/// Puzzles: lay cards where squares agree; ask for the answer only when nothing is left to lay.
fn rate_puzzle(game: &Camouflage, action: Action) -> i32 {
    let Some(bench) = &game.bench else { return 0 };
    match action {
        Action::Lay(put) => {
            let mut puts = [put; crate::puzzle::CARDS_MAX];
            let count = bench.laid().len();
            puts[..count].copy_from_slice(bench.laid());
            let faces = &game.faces[game.side.index()];
            let fits = crate::puzzle::accept::stacking(&puts[..=count], faces, bench.puzzle.wild);
            if fits == crate::puzzle::Answer::Ok { 3 } else { 1 }
        }
        Action::Hint => 2,
        _ => 0,
    }
}
