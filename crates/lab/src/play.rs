//! One game between bots, as fast as they think.

use crate::ceiling::Ceiling;
use crate::look::Look;
use crate::tally::Ending;
use bots::{Guests, Played, Reader, Watch, play_out, play_out_watched, reaction};
use kernel::{Bot, Budget, BySeat, Game, Input, Millis, Perspective, Seat, SeatSet, Stamped, Stream};
use table::Playable;

/// Plays games one after the other and keeps its buffers.
pub struct Player<G: Playable> {
    legal: Vec<G::Action>,
    /// What is seen in games that are looked at closely.
    pub look: Look<G>,
}

/// Who plays, and how much it may think.
pub struct Lineup<'a> {
    /// The bot of each seat.
    pub bots: &'a [String],
    /// Networks among them, by name.
    pub guests: &'a Guests,
    /// The most worlds one may try for an action.
    pub budget: Budget,
}

impl<G: Playable> Player<G> {
    /// Buffers of its own.
    pub fn new() -> Self {
        Player { legal: Vec::with_capacity(256), look: Look::new() }
    }

    /// Plays `game` to its end; `whims` decides what the bots draw.
    pub fn play(&mut self, mut game: G, lineup: &Lineup<'_>, whims: u64, close: bool) -> Ending {
        let played = match (lineup.bots.iter().all(|bot| bot == "random"), close) {
            (true, false) => play_out(&mut game, &mut Stream::fast(whims), &mut self.legal),
            (true, true) => {
                self.look.begin(&game);
                play_out_watched(&mut game, &mut Stream::fast(whims), &mut self.legal, &mut self.look)
            }
            (false, false) => with_bots(&mut game, seat_bots(lineup, whims), lineup, whims, &mut ()),
            (false, true) => {
                self.look.begin(&game);
                with_bots(&mut game, seat_bots(lineup, whims), lineup, whims, &mut self.look)
            }
        };
        let ending = ending(&game, played);
        if close {
            self.look.end(&ending);
        }
        ending
    }
}

/// How a game that is over went.
pub fn ending<G: Game>(game: &G, played: Played) -> Ending {
    let (actions, choices) = (played.actions, played.choices);
    Ending { actions, choices, winners: game.standings().winners(), scores: game.scores().to_vec() }
}

/// Who decides for a seat.
pub enum Mind<G: Playable> {
    /// A bot, which is given what its seat knows.
    Bot(Box<dyn Bot<G>>),
    /// The ceiling, which sees everything.
    Ceiling(Box<Ceiling<G>>),
}

impl<G: Playable> Mind<G> {
    fn choose(&mut self, game: &G, seat: Seat, budget: Budget) -> Option<G::Action> {
        match self {
            Mind::Bot(bot) => bot.choose(&Perspective::new(game, seat), budget),
            Mind::Ceiling(ceiling) => ceiling.choose(game, seat, budget),
        }
    }
}

impl<G: Playable> Mind<G> {
    /// What it calls out of turn.
    fn call(&mut self, game: &G, seat: Seat) -> Option<G::Action> {
        match self {
            Mind::Bot(bot) => bot.call(&Perspective::new(game, seat)),
            Mind::Ceiling(_) => game.call(seat),
        }
    }
}

/// New minds for all seats.
pub fn seat_bots<G: Playable>(lineup: &Lineup<'_>, whims: u64) -> Vec<Mind<G>> {
    let seed = |seat: usize| crate::plan::scatter(whims, seat as u64);
    let mind = |(seat, name): (usize, &String)| match (lineup.guests.get(name), bots::by_name(name, seed(seat))) {
        (Some(network), _) => Mind::Bot(Box::new(Reader::new(network.clone()))),
        (None, Some(bot)) => Mind::Bot(bot),
        (None, None) => Mind::Ceiling(Box::new(Ceiling::new(seed(seat)))),
    };
    lineup.bots.iter().enumerate().map(mind).collect()
}

/// Plays to the end with these bots. Where several seats may act at once, each takes its own time: the quickest acts
/// first, and a moment that the rules wait for may come before.
pub fn with_bots<G: Playable, W: Watch<G>>(
    game: &mut G,
    mut minds: Vec<Mind<G>>,
    lineup: &Lineup<'_>,
    whims: u64,
    watch: &mut W,
) -> Played {
    let mut played = Played::default();
    let mut pace = Pace::new(lineup.bots, whims);
    let mut legal = Vec::new();
    loop {
        let to_act = game.to_act();
        let step = match pace.next(to_act, game.wakes_at()) {
            Next::Seat(seat) => {
                let Some(action) = minds[seat.index()].choose(game, seat, lineup.budget) else {
                    pace.holds(seat);
                    continue;
                };
                legal.clear();
                game.legal(seat, &mut legal);
                played.choices += legal.len() as u64;
                played.actions += 1;
                watch.before(game, seat, action);
                Stamped::act(pace.now, seat, action)
            }
            Next::Clock => {
                played.strokes += 1;
                Stamped::clock(pace.now)
            }
            Next::Nothing => return played,
        };
        pace.held = SeatSet::EMPTY;
        game.apply(step, watch.sink());
        watch.after(game);
        if !game.callers().is_empty() {
            let by = match step.input {
                Input::Act { seat, .. } => Some(seat),
                Input::Clock => to_act.first(),
            };
            played.actions += call_out(game, &mut minds, by.unwrap_or(Seat::new(0)), pace.now, watch);
        }
    }
}

/// Everybody who may call something out of turn is asked once, from the player on; says how many calls there were.
fn call_out<G: Playable, W: Watch<G>>(
    game: &mut G,
    minds: &mut [Mind<G>],
    by: Seat,
    now: Millis,
    watch: &mut W,
) -> u64 {
    let mut count = 0;
    for seat in game.callers().iter_from(by) {
        if let Some(action) = minds[seat.index()].call(game, seat) {
            watch.before(game, seat, action);
            game.apply(Stamped::act(now, seat, action), watch.sink());
            watch.after(game);
            count += 1;
        }
    }
    count
}

/// Who is next, and when.
struct Pace<'a> {
    now: Millis,
    bots: &'a [String],
    stream: Stream,
    due: BySeat<Option<Millis>>,
    held: SeatSet,
}

enum Next {
    Seat(Seat),
    Clock,
    Nothing,
}

impl<'a> Pace<'a> {
    fn new(bots: &'a [String], whims: u64) -> Self {
        let stream = Stream::fast(whims ^ 0x00c1_0c4a);
        Pace { now: Millis(0), bots, stream, due: BySeat::default(), held: SeatSet::EMPTY }
    }

    fn next(&mut self, to_act: SeatSet, wakes_at: Option<Millis>) -> Next {
        for seat in Seat::all(self.bots.len() as u8) {
            let due = &mut self.due[seat];
            if !to_act.contains(seat) {
                *due = None;
            } else if due.is_none() {
                *due = Some(self.now.plus(reaction(&self.bots[seat.index()], &mut self.stream)));
            }
        }
        let ready = to_act.iter().filter(|seat| !self.held.contains(*seat));
        let first = ready.filter_map(|seat| self.due[seat].map(|due| (due, seat))).min();
        match (first, wakes_at) {
            (Some((due, _)), Some(wakes)) if wakes <= due => self.strike(wakes),
            (Some((due, seat)), wakes) => {
                // Without a clock in the rules time stands still: only the order counts.
                self.now = if wakes.is_some() { due } else { self.now };
                self.due[seat] = None;
                Next::Seat(seat)
            }
            (None, Some(wakes)) => self.strike(wakes),
            (None, None) => Next::Nothing,
        }
    }

    fn strike(&mut self, at: Millis) -> Next {
        self.now = self.now.max(at);
        Next::Clock
    }

    fn holds(&mut self, seat: Seat) {
        self.held = self.held.with(seat);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Chance;
    use table::{CATALOG, Visit};

    /// Counts what is done by seats that were not to act.
    #[derive(Default)]
    struct Ears {
        out_of_turn: u64,
        nowhere: (),
    }

    impl<G: Playable> Watch<G> for Ears {
        type Sink = ();

        fn before(&mut self, game: &G, seat: Seat, _action: G::Action) {
            self.out_of_turn += !game.to_act().contains(seat) as u64;
        }

        fn sink(&mut self) -> &mut () {
            &mut self.nowhere
        }
    }

    /// Plays some games with these bots; says how often somebody called something out of turn.
    struct Listen(&'static str);

    impl Visit for Listen {
        type Out = u64;

        fn visit<G: Playable>(self) -> u64 {
            let mut ears = Ears::default();
            for seed in 0..20 {
                let seats = *G::META.seats.start().max(&3).min(G::META.seats.end());
                let bots = vec![self.0.to_string(); seats as usize];
                let guests = Guests::new();
                let lineup = Lineup { bots: &bots, guests: &guests, budget: Budget { iterations: 1 } };
                let mut game = G::deal(&G::Options::default(), seats, Chance::Fast(seed)).expect("a table");
                if self.0 == "random" {
                    play_out_watched(&mut game, &mut Stream::fast(seed), &mut Vec::new(), &mut ears);
                } else {
                    with_bots(&mut game, seat_bots(&lineup, seed), &lineup, seed, &mut ears);
                }
            }
            ears.out_of_turn
        }
    }

    #[test]
    fn bots_call_out_of_turn_where_a_game_has_calls() {
        for bots in ["random", "beginner"] {
            for entry in CATALOG {
                let heard = entry.visit(Listen(bots));
                assert_eq!(heard > 0, entry.meta.slug == "naked-bootleg", "{}: {heard} by {bots}", entry.meta.slug);
            }
        }
    }
}
