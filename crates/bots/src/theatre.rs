//! A stage on which a choice is tried out: played on in imagined worlds, the others by the game's own advice and the seat
//! itself by what it has found out so far.

use crate::plan::Plan;
use kernel::{Heuristic, Millis, Seat, Stamped, Stream};

/// The stage; keeps its buffers.
pub struct Theatre<G: Heuristic> {
    legal: Vec<G::Action>,
    ratings: Vec<i32>,
}

impl<G: Heuristic> Default for Theatre<G> {
    fn default() -> Self {
        Theatre { legal: Vec::new(), ratings: Vec::new() }
    }
}

impl<G: Heuristic> Theatre<G> {
    /// How one choice of `seat` goes in one world, from 0 (lost) to 1000 (won).
    pub fn trial(
        &mut self,
        mut world: G,
        seat: Seat,
        action: G::Action,
        plan: &mut Plan<G::Action>,
        stream: &mut Stream,
    ) -> i32 {
        let chapter = world.chapter();
        world.apply(Stamped::act(Millis(0), seat, action), &mut ());
        let mut now = let_time_pass(&mut world, Millis(0));
        plan.begin();
        for _ in 0..world.horizon() {
            let Some(actor) = next_actor(&world, stream).filter(|_| world.chapter() == chapter) else { break };
            self.legal.clear();
            world.legal(actor, &mut self.legal);
            let plan = (actor == seat).then_some(&mut *plan);
            let Some(action) = self.choose(&world, actor, plan, stream) else { break };
            world.apply(Stamped::act(now, actor, action), &mut ());
            now = let_time_pass(&mut world, now);
        }
        let value = world.outlook(seat);
        plan.learn(value);
        value
    }

    /// What the game advises, ties by lot; or what the plan makes of that.
    fn choose(
        &mut self,
        world: &G,
        seat: Seat,
        plan: Option<&mut Plan<G::Action>>,
        stream: &mut Stream,
    ) -> Option<G::Action> {
        let count = self.legal.len();
        if count < 2 {
            return self.legal.first().copied();
        }
        self.ratings.clear();
        world.rate_all(seat, &self.legal, &mut self.ratings);
        let start = stream.below(count as u32) as usize;
        let advised = (start..count).chain(0..start).max_by_key(|&index| self.ratings[index])?;
        Some(plan.map_or(self.legal[advised], |plan| plan.choose(&self.legal, &self.ratings, advised)))
    }
}

/// Who acts next; where several may, by lot.
fn next_actor<G: Heuristic>(world: &G, stream: &mut Stream) -> Option<Seat> {
    let seats = world.to_act();
    if seats.len() < 2 { seats.first() } else { seats.iter().nth(stream.below(seats.len()) as usize) }
}

/// Where nobody may act, the clock strikes.
fn let_time_pass<G: Heuristic>(world: &mut G, mut now: Millis) -> Millis {
    while world.to_act().is_empty()
        && let Some(due) = world.wakes_at()
    {
        now = now.max(due);
        world.apply(Stamped::clock(now), &mut ());
    }
    now
}
