//! Random matches, with the cheap laws checked in every one of them.
//!
//! A law watches: it sees each position and each step, and says whether it still holds. The walk itself checks what
//! costs next to nothing (the bound, the cards, that a listed action is accepted), so those laws are tried by every
//! game of the run. Invariant: the input is in the record before the rules see it, so a panic is reported with it.

use crate::law::{Broken, Law, Violation};
use crate::plan::{Mode, Plan, modes, seed};
use crate::pool::Pool;
use crate::{Subject, record_text};
use kernel::{CardId, Facts, Millis, Record, Seat, Stamped, Stream};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// What a law does during a match.
pub(crate) trait Watch<G: Subject> {
    /// The cards are dealt.
    fn begin(&mut self, _record: &Record<G>, _game: &G) -> Result<(), Broken> {
        Ok(())
    }

    /// A position, the first and the last included.
    fn position(&mut self, _game: &G, _desk: &mut Desk<'_, G>) -> Result<(), Broken> {
        Ok(())
    }

    /// A step was taken.
    fn step(&mut self, _taken: &Taken<'_, G>, _desk: &mut Desk<'_, G>) -> Result<(), Broken> {
        Ok(())
    }

    /// The match is over.
    fn end(&mut self, _record: &Record<G>, _game: &G, _desk: &mut Desk<'_, G>) -> Result<(), Broken> {
        Ok(())
    }
}

/// A step with the tables before and after it.
pub(crate) struct Taken<'a, G: Subject> {
    pub before: &'a G,
    pub step: Stamped<G::Action>,
    pub after: &'a G,
    pub facts: &'a Facts<G::Note>,
}

/// What a walk works with besides the game.
pub(crate) struct Desk<'a, G: Subject> {
    pub mode: &'a Mode<G>,
    pub stream: Stream,
    pub pool: &'a mut Pool<G>,
    /// Played in this match.
    pub steps: usize,
    /// The moment of the last step.
    pub now: Millis,
    /// No match takes more inputs than this.
    pub bound: u32,
    pace: &'a mut Pace,
    /// Follows the game's own opinion most of the time, which leads to other positions than mere luck.
    eager: bool,
}

/// Seats that are tried where trying all would cost too much.
const SOME: usize = 3;

/// How long matches are, to sample a few moments of each.
#[derive(Default)]
struct Pace {
    matches: u64,
    steps: u64,
}

impl<G: Subject> Desk<'_, G> {
    /// True about `wish` times in a match.
    pub(crate) fn sample(&mut self, wish: u32) -> bool {
        let length = (self.pace.steps / self.pace.matches.max(1)).max(4) as u32;
        self.stream.below(length) < wish
    }

    /// True once in `n` times.
    pub(crate) fn one_in(&mut self, n: u32) -> bool {
        self.stream.below(n) == 0
    }

    /// Any seat of the table.
    pub(crate) fn any_seat(&mut self) -> Seat {
        Seat::new(self.stream.below(self.mode.seats as u32) as u8)
    }

    /// A few seats of the table, any of them.
    pub(crate) fn some_seats(&mut self) -> Vec<Seat> {
        let mut seats: Vec<Seat> = self.seats().collect();
        self.stream.shuffle(&mut seats);
        seats.truncate(SOME);
        seats
    }

    /// All seats of the table.
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        Seat::all(self.mode.seats)
    }
}

/// Plays the games of `law` under the eyes of `watch`.
pub(crate) fn play<G: Subject>(law: Law, plan: &Plan, watch: &mut impl Watch<G>) -> Result<(), Violation> {
    let modes = modes::<G>(plan)?;
    let (mut pool, mut pace) = (Pool::new(), Pace::default());
    for number in 0..plan.games_for(law, modes.len()) {
        let mode = &modes[(number % modes.len() as u64) as usize];
        let number = number + 1_000_000 * law as u64;
        let mut record = Record::new(mode.options.clone(), mode.seats, seed(number));
        let (stream, eager) = (Stream::fast(!number), number % 3 == 2);
        let desk = Desk { mode, stream, pool: &mut pool, steps: 0, now: Millis(0), bound: 0, pace: &mut pace, eager };
        let walked = catch_unwind(AssertUnwindSafe(|| walk(&mut record, desk, watch)));
        let broken = match walked {
            Ok(Ok(())) => continue,
            Ok(Err(broken)) => broken,
            Err(panic) => Broken { law, why: format!("the rules panicked: {}", words_of(&*panic)) },
        };
        return Err(violation(broken, number, &record));
    }
    Ok(())
}

fn violation<G: Subject>(broken: Broken, seed: u64, record: &Record<G>) -> Violation {
    let (step, record) = (record.steps.len(), record_text::text(record));
    Violation { law: broken.law, game: G::META.slug, seed, step, why: broken.why, record }
}

fn words_of(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or(panic.downcast_ref::<&str>().copied()).unwrap_or("without words").to_string()
}

fn walk<G: Subject>(record: &mut Record<G>, mut desk: Desk<'_, G>, watch: &mut impl Watch<G>) -> Result<(), Broken> {
    let mut game = record.begin().or_else(|error| Law::Replay.broken(error.to_string()))?;
    let faces = faces(&game);
    let mut facts = Facts::default();
    desk.bound = game.bound();
    watch.begin(record, &game)?;
    loop {
        watch.position(&game, &mut desk)?;
        let Some(step) = next_step(&game, &mut desk)? else { break };
        Law::End.holds(desk.steps < desk.bound as usize, || format!("it goes on after {} inputs", desk.bound))?;
        let before = game.clone();
        facts.0.clear();
        record.steps.push(step);
        game.apply(step, &mut facts);
        (desk.now, desk.steps) = (step.at, desk.steps + 1);
        check_cards(&game, &faces)?;
        watch.step(&Taken { before: &before, step, after: &game, facts: &facts }, &mut desk)?;
    }
    desk.pace.matches += 1;
    desk.pace.steps += desk.steps as u64;
    watch.end(record, &game, &mut desk)
}

/// How many cards there are of each face.
pub(crate) fn faces<G: Subject>(game: &G) -> [u8; 256] {
    let cards = game.cards();
    let mut faces = [0; 256];
    (0..cards.count()).for_each(|id| faces[cards.face_of(CardId(id as u8)).0 as usize] += 1);
    faces
}

/// Every card lies in one place, and all faces are still there.
pub(crate) fn check_cards<G: Subject>(game: &G, all: &[u8; 256]) -> Result<(), Broken> {
    game.cards().audit().or_else(|why| Law::Cards.broken(why))?;
    let now = faces(game);
    let changed = (0..256).find(|face| now[*face] != all[*face]);
    changed.map_or(Ok(()), |face| {
        Law::Cards.broken(format!("there were {} cards of face {face} and now are {}", all[face], now[face]))
    })
}

/// What happens next: somebody acts or the clock strikes. None: the match is over.
fn next_step<G: Subject>(game: &G, desk: &mut Desk<'_, G>) -> Result<Option<Stamped<G::Action>>, Broken> {
    if game.is_over() {
        return Ok(None);
    }
    let now = desk.now;
    let later = now.plus(pause(&mut desk.stream));
    let mut ready = Vec::new();
    for seat in game.to_act().iter() {
        let mut list = Vec::new();
        game.legal(seat, &mut list);
        if !list.is_empty() {
            ready.push((seat, list));
        }
    }
    let due = game.wakes_at();
    let Some((seat, list)) = desk.stream.pick(&ready) else {
        let due = due.map_or_else(|| Law::Legal.broken("somebody is to act, but nobody can"), Ok)?;
        return Ok(Some(Stamped::clock(due.max(now))));
    };
    if let Some(due) = due.filter(|due| *due <= later || desk.one_in(8)) {
        return Ok(Some(Stamped::clock(due.max(now))));
    }
    let action = choose(game, *seat, list, desk)?;
    Ok(Some(Stamped::act(later, *seat, action)))
}

/// Mostly quick, sometimes slow: windows must both be answered and lapse.
fn pause(stream: &mut Stream) -> u32 {
    match stream.below(10) {
        0..5 => 0,
        5..9 => stream.below(300),
        _ => stream.below(20_000),
    }
}

fn choose<G: Subject>(game: &G, seat: Seat, list: &[G::Action], desk: &mut Desk<'_, G>) -> Result<G::Action, Broken> {
    if desk.one_in(16) {
        let candidates = desk.pool.candidates(2, &mut desk.stream);
        let attempt = |&action: &G::Action| game.off_list(seat, action) && game.check(seat, action).is_ok();
        if let Some(attempt) = candidates.into_iter().find(attempt) {
            return Ok(attempt);
        }
    }
    let action = if desk.eager && !desk.one_in(4) {
        list.iter().copied().max_by_key(|action| game.rate(seat, *action))
    } else {
        desk.stream.pick(list).copied()
    };
    let action = action.expect("a seat that is ready has something to do");
    if let Err(illegal) = game.check(seat, action) {
        return Law::Legal.broken(format!("{action} of seat {seat} is listed but refused by {}", illegal.clause.id));
    }
    desk.pool.add(action, &mut desk.stream);
    Ok(action)
}

/// Plays `game` on to its end at random.
pub(crate) fn finish<G: Subject>(mut game: G, desk: &mut Desk<'_, G>) -> Result<(), Broken> {
    let now = desk.now;
    for _ in desk.steps..=desk.bound as usize {
        let Some(step) = next_step(&game, desk)? else {
            desk.now = now;
            return Ok(());
        };
        game.apply(step, &mut ());
        desk.now = step.at;
    }
    Law::End.broken(format!("it goes on after {} inputs", desk.bound))
}
