//! The laws every game keeps, as tests.
//!
//! A game passes the kit with one line in its `tests/conformance.rs`:
//!
//! ```text
//! conformance::conformance!(Kuhn);
//! conformance::conformance!(Jukem, options: ["practice=true", "discard_rule=always,overtime=none"]);
//! ```
//!
//! The macro makes one test for each [`Law`]. They play random matches with every option set and number of seats, and
//! fail with a sentence that names the law, the seed and the step, and with the match as a play file. Beside the macros
//! are plain functions ([`run`], [`run_law`]), so that the kit itself can be tested with faulty games. Tests of single
//! clauses write options and positions in words: [`options`], [`scene`]. [`moves!`] holds the rules page's table of moves
//! against the game's parser.
//!
//! Invariant: nothing here knows a game, and nothing depends on the clock or on the order of tests.
#![forbid(unsafe_code)]

mod allocation;
mod determinize;
mod encode;
mod future;
mod law;
mod legal;
mod moves;
mod outcome;
mod perft;
mod plan;
mod pool;
mod record_text;
mod refusals;
mod replay;
mod scene;
mod sight;
mod told;
pub mod tree;
mod twins;
mod walk;
mod words;

pub use law::{Law, Violation};
pub use meter::Meter;
pub use moves::check_moves;
pub use perft::{perft, require_perft};
pub use plan::{Plan, seed};
pub use refusals::{find_refusals, refusal_faults, require_refusals};
pub use words::{options, scene};

use kernel::{Game, Heuristic, Stage, Text};
use std::fmt::Debug;
use walk::{Watch, play};

/// What the kit asks of a game: all its sides, and a state that can be printed.
pub trait Subject: Game + Stage + Text + Heuristic + Debug {}

impl<G: Stage + Text + Heuristic + Debug> Subject for G {}

/// Tries all laws of the plan; the first broken one is the answer.
pub fn run<G: Subject>(plan: &Plan) -> Result<(), Violation> {
    Law::ALL.into_iter().try_for_each(|law| run_law::<G>(law, plan))
}

/// Tries one law. The cheap laws are tried on the way in every match, so the answer may name another one.
pub fn run_law<G: Subject>(law: Law, plan: &Plan) -> Result<(), Violation> {
    match law {
        Law::Legal => play::<G>(law, plan, &mut legal::Legal),
        Law::Notation => play::<G>(law, plan, &mut legal::Notation),
        Law::Clauses => {
            plan::check_seat_counts::<G>()?;
            play::<G>(law, plan, &mut legal::Clauses)
        }
        Law::Numbers => play::<G>(law, plan, &mut encode::Numbers),
        Law::Timeout => play::<G>(law, plan, &mut legal::Timeout),
        Law::End => play::<G>(law, plan, &mut legal::End),
        Law::Replay => play::<G>(law, plan, &mut replay::Replay::new()),
        Law::Cards => play::<G>(law, plan, &mut CheapLaws),
        Law::Told => play::<G>(law, plan, &mut told::Told),
        Law::Determinize => play::<G>(law, plan, &mut determinize::Determinize),
        Law::Future => play::<G>(law, plan, &mut future::Future),
        Law::Twins => {
            let mut twins = twins::Twins::default();
            let kept = play::<G>(law, plan, &mut twins);
            println!("{}: {}", G::META.slug, twins.tally());
            kept
        }
        Law::Allocation => {
            allocation::check_meter::<G>()?;
            play::<G>(law, plan, &mut allocation::Allocation::new())
        }
        Law::Sizes => allocation::check_sizes::<G>(plan),
        Law::Scene => {
            let mut restage = scene::Restage::default();
            let kept = play::<G>(law, plan, &mut restage);
            println!("{}: {}", G::META.slug, restage.tally());
            kept?;
            let enough = if plan.is_full() { restage.is_enough() } else { Ok(()) };
            enough.map_err(|why| plan::too_little::<G>(law, why))
        }
    }
}

/// Watches nothing: the walk itself checks the cards at every step.
struct CheapLaws;

impl<G: Subject> Watch<G> for CheapLaws {}

/// Panics with the violation if `law` is broken: what the tests of [`conformance!`] call.
pub fn require<G: Subject>(law: Law, options: &[&str]) {
    if let Err(violation) = run_law::<G>(law, &Plan::new(options)) {
        panic!("{violation}");
    }
}

/// Declares the tests of a game, one for each [`Law`], and the allocator they count with.
#[macro_export]
macro_rules! conformance {
    ($game:ty) => {
        $crate::conformance!($game, options: []);
    };
    ($game:ty, options: [$($set:literal),* $(,)?]) => {
        #[global_allocator]
        static METER: $crate::Meter = $crate::Meter::new();

        $crate::conformance!(@laws $game, [$($set),*],
            legal_lists_what_check_accepts Legal,
            notation_round_trips Notation,
            actions_have_numbers_of_their_own Numbers,
            refusals_name_a_clause Clauses,
            timeouts_are_allowed Timeout,
            matches_end_within_their_bound End,
            records_replay Replay,
            cards_are_never_lost Cards,
            viewers_are_told_what_they_are_shown Told,
            imagined_worlds_look_like_the_true_one Determinize,
            imagined_worlds_do_not_foresee_chance Future,
            twins_are_told_the_same Twins,
            searching_does_not_allocate Allocation,
            states_and_actions_are_small Sizes,
            positions_can_be_set_up_again Scene);
    };
    (@laws $game:ty, $sets:tt, $($test:ident $law:ident),*) => {
        $(
            #[test]
            fn $test() {
                $crate::require::<$game>($crate::Law::$law, &$sets);
            }
        )*
    };
}
