//! Whole games in simulated time (CA-4.32 to CA-4.34): nobody waits, and the same seed plays the same game.
//!
//! Every seat is a [`Mind`]. The next thing that happens is the earliest of: a mind notices a change, a mind's moment
//! comes, a deadline of the rules. Moves planned for one moment are ordered by a hash of seed, time and seat.

use crate::action::Action;
use crate::board::{Layout, Spots};
use crate::note::Note;
use crate::reaction::{Facts, Level, Mind, SPOTS_MAX, Sight};
use crate::state::{Camouflage, Phase, chance};
use kernel::{BySeat, Chance, Fact, Game, Millis, Seat, Sink, Stamped};

/// The key that decides between moves planned for one moment: people come before bots, then a hash of the game's
/// chance, the time and the seat (CA-4.32).
pub fn order(chance: &Chance, at: Millis, seat: Seat, is_bot: bool) -> (Millis, bool, u64, Seat) {
    let mut stream = chance.stream(chance::ORDER, at.0.wrapping_mul(8).wrapping_add(seat.number() as u32));
    (at, is_bot, stream.word64(), seat)
}

/// A moment moved up to the next step of the clock; a step of 0 leaves it (CA-4.34).
pub const fn on_tick(at: Millis, tick: u32) -> Millis {
    match tick {
        0 => at,
        tick => Millis(at.0.div_ceil(tick) * tick),
    }
}

/// Plays simulated games; its storage is used again for the next one.
pub struct Simulator {
    minds: Vec<Mind>,
    /// What each mind has yet to notice, and when.
    pending: Vec<Vec<(Millis, u8)>>,
    /// All open spots after each change.
    spots: Vec<Spots<SPOTS_MAX>>,
    layout: Layout,
    tick: u32,
}

/// How a simulated game went.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Played {
    /// From GO to the end.
    pub length: Millis,
    /// Cards laid.
    pub placements: u32,
    /// Placements that were not accepted.
    pub refused: u32,
}

/// Whether the last placement was accepted.
#[derive(Default)]
struct Ear {
    refused: bool,
}

impl Sink<Note> for Ear {
    #[inline]
    fn emit(&mut self, fact: Fact<Note>, _: kernel::Eyes) {
        self.refused |= matches!(fact, Fact::Note(Note::Refused(..)));
    }
}

/// What happens next.
enum Next {
    Notice(Millis, Seat),
    Act(Millis, Seat),
    Clock(Millis),
    End,
}

impl Default for Simulator {
    fn default() -> Self {
        Simulator::new(0)
    }
}

impl Simulator {
    /// A simulator whose moves fall on steps of `tick` milliseconds; 0 for no steps.
    pub fn new(tick: u32) -> Simulator {
        let layout = Layout::new(crate::options::Terms::PLAIN.fit());
        Simulator { minds: Vec::new(), pending: Vec::new(), spots: Vec::new(), layout, tick }
    }

    /// Plays `game`, dealt but not begun, to its end with one bot of the given level in each seat. Every input goes to
    /// `log`, so that the record can be replayed. Games in turns are not for these bots: they end without a card.
    pub fn play(&mut self, game: &mut Camouflage, levels: &[Level], mut log: impl FnMut(Stamped<Action>)) -> Played {
        self.begin(game, levels, &mut log);
        let mut played = Played::default();
        loop {
            match self.next(game) {
                Next::End => break,
                Next::Clock(at) => apply(game, Stamped::clock(at), &mut (), &mut log),
                Next::Notice(at, seat) => self.notice(game, seat, at),
                Next::Act(at, seat) => self.act(game, seat, at, &mut played, &mut log),
            }
        }
        if let Phase::Over { at, .. } = game.phase {
            played.length = Millis(at.0.saturating_sub(game.go.0));
        }
        played
    }

    /// All seats leave the setup to chance, and GO comes.
    fn begin(&mut self, game: &mut Camouflage, levels: &[Level], log: &mut impl FnMut(Stamped<Action>)) {
        for seat in Seat::all(game.seats) {
            if game.check(seat, Action::Auto).is_ok() {
                apply(game, Stamped::act(Millis(0), seat, Action::Auto), &mut (), log);
            }
        }
        while let (Phase::Countdown { .. } | Phase::Ready { .. }, Some(due)) = (game.phase, game.wakes_at()) {
            apply(game, Stamped::clock(due), &mut (), log);
        }
        let mind =
            |(number, level): (usize, &Level)| Mind::new(*level, game.chance.stream(chance::MIND, number as u32));
        self.minds.clear();
        self.minds.extend(levels.iter().take(game.seats as usize).enumerate().map(mind));
        self.pending.resize_with(game.seats as usize, Vec::new);
        self.pending.iter_mut().for_each(Vec::clear);
        self.spots.clear();
        self.layout = Layout::new(game.board.fit());
        self.spots.push(Spots::NONE);
        self.see_changes(game, game.go);
    }

    /// Works out the spots after each new change, and when each mind notices it.
    fn see_changes(&mut self, game: &Camouflage, at: Millis) {
        while self.layout.changes() < game.board.changes() {
            self.layout.lay(game.board.laid()[self.layout.changes() as usize]);
            let newest = self.spots.len() - 1;
            self.spots.extend_from_within(newest..);
            self.spots[newest + 1].renew(&self.layout, |_| true);
        }
        let change = game.board.changes();
        for (mind, pending) in self.minds.iter_mut().zip(&mut self.pending) {
            pending.push((at.plus(mind.perception()), change));
        }
    }

    fn next(&self, game: &Camouflage) -> Next {
        if game.is_over() {
            return Next::End;
        }
        let seats = || Seat::all(self.minds.len() as u8).filter(|&seat| game.is_live(seat));
        let notice = |seat: Seat| Some((self.pending[seat.index()].iter().map(|(at, _)| *at).min()?, seat));
        let noticed = seats().filter_map(notice).min();
        let moment = |seat: Seat| Some((on_tick(self.minds[seat.index()].wakes_at()?, self.tick), seat));
        let first = seats().filter_map(moment).min();
        let act = first.map(|(first, seat)| {
            let due = || seats().filter_map(moment).filter(|(at, _)| *at == first);
            // The hash is worth its while only where moves fall together.
            if due().count() == 1 { (first, seat) } else { earliest_of(due(), &game.chance).unwrap_or((first, seat)) }
        });
        let deadline = game.wakes_at();
        let earliest = [deadline, noticed.map(|(at, _)| at), act.map(|(at, _)| at)].into_iter().flatten().min();
        match (noticed, act) {
            _ if deadline.is_some() && deadline == earliest => Next::Clock(earliest.unwrap_or_default()),
            (Some((at, seat)), _) if Some(at) == earliest => Next::Notice(at, seat),
            (_, Some((at, seat))) => Next::Act(at, seat),
            _ => Next::End,
        }
    }

    /// What the mind of `seat` sees: the table up to the change it has noticed.
    fn with_sight<T>(
        &mut self,
        game: &Camouflage,
        seat: Seat,
        change: u8,
        look: impl FnOnce(&mut Mind, &Sight<'_>) -> T,
    ) -> T {
        let layout = self.layout.up_to(change);
        let sight = Sight {
            seat,
            spots: &self.spots[change as usize],
            layout: &layout,
            faces: &game.faces[game.side.index()],
            facts: Facts::of(game, seat, &layout),
        };
        look(&mut self.minds[seat.index()], &sight)
    }

    fn notice(&mut self, game: &Camouflage, seat: Seat, at: Millis) {
        let pending = &mut self.pending[seat.index()];
        let change = pending.iter().filter(|(due, _)| *due <= at).map(|(_, change)| *change).max().unwrap_or(0);
        pending.retain(|(due, _)| *due > at);
        let change = change.max(self.minds[seat.index()].noticed());
        self.with_sight(game, seat, change, |mind, sight| mind.notice(change, sight, at));
    }

    fn act(
        &mut self,
        game: &mut Camouflage,
        seat: Seat,
        at: Millis,
        played: &mut Played,
        log: &mut impl FnMut(Stamped<Action>),
    ) {
        let noticed = self.minds[seat.index()].noticed();
        let Some(action) = self.with_sight(game, seat, noticed, |mind, sight| mind.act(sight, at)) else { return };
        let mut ear = Ear::default();
        apply(game, Stamped::act(at, seat, action), &mut ear, log);
        if !matches!(action, Action::Place { .. }) {
            return;
        }
        if ear.refused {
            played.refused += 1;
            let lock = game.players[seat].lock;
            self.minds[seat.index()].refused(at, lock);
        } else {
            played.placements += 1;
            self.minds[seat.index()].laid();
            self.see_changes(game, at);
        }
    }
}

fn earliest_of(due: impl Iterator<Item = (Millis, Seat)>, chance: &Chance) -> Option<(Millis, Seat)> {
    due.min_by_key(|&(at, seat)| order(chance, at, seat, true))
}

fn apply(
    game: &mut Camouflage,
    step: Stamped<Action>,
    sink: &mut impl Sink<Note>,
    log: &mut impl FnMut(Stamped<Action>),
) {
    log(step);
    game.apply(step, sink);
}

/// The level of each seat when all are alike.
pub fn alike(level: Level) -> BySeat<Level> {
    BySeat([level; 8])
}
