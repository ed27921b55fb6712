//! A whole game at random, as fast as the engine goes.

use kernel::{Game, Millis, Stamped, Stream};

/// How a random game went.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Played {
    /// Actions taken by seats.
    pub actions: u64,
    /// Strokes of the clock.
    pub strokes: u64,
    /// Legal actions listed over all decisions.
    pub choices: u64,
}

/// Plays `game` to its end with uniformly random actions. Seats that act together answer in order. `legal` is the
/// caller's buffer.
#[inline]
pub fn play_out<G: Game>(game: &mut G, stream: &mut Stream, legal: &mut Vec<G::Action>) -> Played {
    let mut played = Played::default();
    let mut now = Millis(0);
    loop {
        let step = match game.to_act().first() {
            Some(seat) => {
                legal.clear();
                game.legal(seat, legal);
                played.choices += legal.len() as u64;
                match stream.pick(legal) {
                    Some(&action) => Stamped::act(now, seat, action),
                    None => stroke(game, &mut now),
                }
            }
            None if game.wakes_at().is_some() => stroke(game, &mut now),
            None => return played,
        };
        match step.input {
            kernel::Input::Act { .. } => played.actions += 1,
            kernel::Input::Clock => played.strokes += 1,
        }
        game.apply(step, &mut ());
    }
}

#[cold]
fn stroke<G: Game>(game: &G, now: &mut Millis) -> Stamped<G::Action> {
    *now = game.wakes_at().expect("a seat that may act has a legal action, or the clock goes on");
    Stamped::clock(*now)
}
