//! Calls out of turn: what a seat may say although the rules do not wait for it ([`kernel::Game::callers`]).
//!
//! Whoever drives a match asks each of these seats once after every completed play, in seat order from the player.

use kernel::{Heuristic, Millis, Seat, Stamped, Stream};

/// Everybody calls what the game advises, after a play of `by`: for worlds that are only imagined.
#[inline]
pub fn call_by_advice<G: Heuristic>(world: &mut G, by: Seat, now: Millis) {
    let callers = world.callers();
    if callers.is_empty() {
        return;
    }
    for seat in callers.iter_from(by) {
        // What one has called may be void for the next, who is asked about the world as it is by then.
        if let Some(action) = world.call(seat) {
            world.apply(Stamped::act(now, seat, action), &mut ());
        }
    }
}

/// One of `calls`, or silence, each equally likely.
pub fn call_by_lot<A: Copy>(calls: &[A], stream: &mut Stream) -> Option<A> {
    if calls.is_empty() {
        return None;
    }
    calls.get(stream.below(calls.len() as u32 + 1) as usize).copied()
}
