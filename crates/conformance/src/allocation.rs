//! The law of allocation: what a search does a million times asks for no memory. And the law of sizes.

use crate::Subject;
use crate::law::{Broken, Law, Violation};
use crate::plan::{Plan, modes, seed};
use crate::record_text;
use crate::walk::{Desk, Taken, Watch};
use kernel::{Chance, Record, SEATS_MAX};

/// Moments of a match that are measured.
const WISH: u32 = 16;
const ACTION_BYTES_MAX: usize = 8;
const STATE_BYTES_MAX: usize = 4096;
const CARDS_MAX: usize = 128;

/// Searching does not allocate. Keeps the buffers that a search would keep.
pub(crate) struct Allocation<G: Subject>(Vec<G::Action>, Vec<u8>);

impl<G: Subject> Allocation<G> {
    pub(crate) fn new() -> Self {
        Allocation(Vec::new(), vec![0; G::CELLS.max(G::ACTIONS as usize)])
    }
}

impl<G: Subject> Watch<G> for Allocation<G> {
    fn position(&mut self, game: &G, desk: &mut Desk<'_, G>) -> Result<(), Broken> {
        if !desk.sample(WISH) {
            return Ok(());
        }
        for seat in desk.seats() {
            self.0.clear();
            game.legal(seat, &mut self.0); // Warms the buffer.
            self.0.clear();
            measure("legal", || game.legal(seat, &mut self.0))?;
            self.0.iter().try_for_each(|action| measure("check", || game.check(seat, *action)).map(drop))?;
            let Allocation(list, cells) = self;
            measure("write_mask", || game.write_mask(seat, list, &mut cells[..G::ACTIONS as usize]))?;
            measure("write_planes", || game.write_planes(seat, &mut cells[..G::CELLS]))?;
            for action in desk.pool.candidates(2, &mut desk.stream) {
                measure("check", || game.check(seat, action)).map(drop)?;
            }
            let mut world = measure("clone", || game.clone())?;
            measure("determinize", || world.determinize(seat, &mut desk.stream))?;
        }
        Ok(())
    }

    fn step(&mut self, taken: &Taken<'_, G>, _desk: &mut Desk<'_, G>) -> Result<(), Broken> {
        let mut game = taken.before.clone();
        measure("apply", || game.apply(taken.step, &mut ()))
    }
}

fn measure<T>(verb: &str, work: impl FnOnce() -> T) -> Result<T, Broken> {
    let (result, requests) = meter::allocations(work);
    Law::Allocation.holds(requests == 0, || format!("{verb} asked for memory {requests} times")).map(|()| result)
}

/// Whether anything is measured at all.
pub(crate) fn check_meter<G: Subject>() -> Result<(), Violation> {
    if meter::is_installed() {
        return Ok(());
    }
    let why =
        "this program does not count: it needs `#[global_allocator] static METER: conformance::Meter`".to_string();
    Err(violation::<G>(Law::Allocation, why, record_text::header::<G>()))
}

/// States and actions are small, tables have few seats and few cards.
pub(crate) fn check_sizes<G: Subject>(plan: &Plan) -> Result<(), Violation> {
    let (action, state, most) = (size_of::<G::Action>(), size_of::<G>(), *G::META.seats.end());
    let small = |found: usize, max: usize, what: &str| {
        let why = format!("{what}: {found}, at most {max} are allowed");
        if found <= max { Ok(()) } else { Err(violation::<G>(Law::Sizes, why, record_text::header::<G>())) }
    };
    small(action, ACTION_BYTES_MAX, "bytes of an action")?;
    small(state, STATE_BYTES_MAX, "bytes of a state")?;
    small(most as usize, SEATS_MAX, "seats")?;
    for mode in modes::<G>(plan)? {
        let record: Record<G> = Record::new(mode.options.clone(), mode.seats, seed(0));
        let game = G::deal(&mode.options, mode.seats, Chance::Seed(seed(0))).expect("modes can be dealt");
        small(game.cards().count(), CARDS_MAX, "cards")
            .map_err(|v| Violation { record: record_text::text(&record), ..v })?;
    }
    Ok(())
}

fn violation<G: Subject>(law: Law, why: String, record: String) -> Violation {
    Violation { law, game: G::META.slug, seed: 0, step: 0, why, record }
}
