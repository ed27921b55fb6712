//! A whole game at random, as fast as the engine goes.

use crate::calls::call_by_lot;
use kernel::{Game, Heuristic, Millis, Seat, Stamped, Stream};

/// How a random game went.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Played {
    /// Actions taken by seats.
    pub actions: u64,
    /// Strokes of the clock.
    pub strokes: u64,
    /// Legal actions there were over all decisions.
    pub choices: u64,
}

/// Somebody who looks at a random game while it is played; `()` does not.
pub trait Watch<G: Game> {
    /// The sink that facts go to.
    type Sink: kernel::Sink<G::Note>;
    /// `seat` is about to act.
    fn before(&mut self, _game: &G, _seat: Seat, _action: G::Action) {}
    /// Where facts go.
    fn sink(&mut self) -> &mut Self::Sink;
    /// A step was taken.
    fn after(&mut self, _game: &G) {}
}

impl<G: Game> Watch<G> for () {
    type Sink = ();
    fn sink(&mut self) -> &mut () {
        self
    }
}

/// Plays `game` to its end with uniformly random actions of bots. Where several seats may act, the next one is drawn by lot:
/// nobody is quicker than the others. `legal` is the caller's buffer.
#[inline]
pub fn play_out<G: Heuristic>(game: &mut G, stream: &mut Stream, legal: &mut Vec<G::Action>) -> Played {
    play_out_watched(game, stream, legal, &mut ())
}

/// [`play_out`], with somebody looking.
#[inline]
pub fn play_out_watched<G: Heuristic, W: Watch<G>>(
    game: &mut G,
    stream: &mut Stream,
    legal: &mut Vec<G::Action>,
    watch: &mut W,
) -> Played {
    let mut played = Played::default();
    let mut now = Millis(0);
    loop {
        let to_act = game.to_act();
        let next = if to_act.is_several() { somebody(to_act, stream) } else { to_act.first() };
        let step = match next {
            Some(seat) => {
                match game.courtesy(seat).map(|only| (only, 1)).or_else(|| game.by_lot(seat, stream, legal)) {
                    Some((action, choices)) => {
                        played.choices += u64::from(choices);
                        watch.before(game, seat, action);
                        Stamped::act(now, seat, action)
                    }
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
        game.apply(step, watch.sink());
        watch.after(game);
        if !game.callers().is_empty() {
            let by = next.unwrap_or(Seat::new(0));
            call_out(game, now, by, stream, legal, watch, &mut played);
        }
    }
}

/// Everybody who may call something out of turn calls any of it or is silent.
#[cold]
fn call_out<G: Game, W: Watch<G>>(
    game: &mut G,
    now: Millis,
    by: Seat,
    stream: &mut Stream,
    calls: &mut Vec<G::Action>,
    watch: &mut W,
    played: &mut Played,
) {
    for seat in game.callers().iter_from(by) {
        calls.clear();
        game.calls(seat, calls);
        if let Some(action) = call_by_lot(calls, stream) {
            played.choices += calls.len() as u64 + 1;
            played.actions += 1;
            watch.before(game, seat, action);
            game.apply(Stamped::act(now, seat, action), watch.sink());
            watch.after(game);
        }
    }
}

#[cold]
fn somebody(seats: kernel::SeatSet, stream: &mut Stream) -> Option<Seat> {
    seats.iter().nth(stream.below(seats.len()) as usize)
}

#[cold]
fn stroke<G: Game>(game: &G, now: &mut Millis) -> Stamped<G::Action> {
    *now = game.wakes_at().expect("a seat that may act has a legal action, or the clock goes on");
    Stamped::clock(*now)
}
