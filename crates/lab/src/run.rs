//! All games of a plan, on all cores.
//!
//! Games are numbered, and a number alone decides a game's deal and what its bots draw. Threads take blocks of numbers in
//! turn and count by themselves; their counts are added at the end. Rows of games go to the writer block by block, each
//! thread through a channel of its own that is asked in turn: they come in order, and memory does not grow.

use crate::plan::Plan;
use crate::play::{Lineup, Player};
use crate::tally::{Ending, Paired, Tally};
use kernel::{Budget, Chance, Seat, Settings};
use serde::{Deserialize, Serialize};
use std::fmt::Write as _;
use std::io::Write;
use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use table::{Playable, Visit};

/// What came of a plan, or of a part of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Results {
    /// What was played.
    pub plan: Plan,
    /// The parts that are in here, as ranges of game numbers.
    pub parts: Vec<(u64, u64)>,
    /// One for each variant.
    pub tallies: Vec<Tally>,
    /// One for each variant: its difference to the first.
    pub paired: Vec<Paired>,
}

/// How a plan is run; none of it changes the numbers.
pub struct Run<'a> {
    /// How many threads.
    pub threads: usize,
    /// Which games.
    pub games: Range<u64>,
    /// Where a row for each game goes.
    pub rows: Option<&'a mut (dyn Write + Send)>,
    /// Counts games as they end, for those who wait.
    pub done: &'a AtomicU64,
}

/// Games in a block.
const BLOCK: u64 = 64;
/// Blocks of rows that wait for the writer, for each thread.
const WAITING: usize = 8;

/// The head of the table of games.
pub const ROW_HEAD: &str = "game,variant,deal,actions,choices,winners,tie,scores\n";

/// Plays the games.
pub fn run<'a>(plan: &'a Plan, how: Run<'a>) -> Result<Results, String> {
    plan.check()?;
    plan.entry()?.visit(Job { plan, how })
}

struct Job<'a> {
    plan: &'a Plan,
    how: Run<'a>,
}

impl Visit for Job<'_> {
    type Out = Result<Results, String>;

    fn visit<G: Playable>(self) -> Self::Out {
        let Job { plan, how } = self;
        let threads = how.threads.max(1);
        let options =
            plan.variants.iter().map(|variant| bots_options::<G>(&variant.options)).collect::<Result<Vec<_>, _>>()?;
        let mut results = empty(plan, &how.games);
        let (games, done, wants_rows) = (how.games, how.done, how.rows.is_some());
        std::thread::scope(|scope| {
            let (senders, receivers): (Vec<_>, Vec<_>) = (0..threads).map(|_| sync_channel::<String>(WAITING)).unzip();
            let worker = |(first, sender): (usize, SyncSender<String>)| {
                let (options, games) = (&options, games.clone());
                let rows = wants_rows.then_some(sender);
                scope.spawn(move || Worker::<G>::new(plan, options).work(games, first, threads, rows, done))
            };
            let workers: Vec<_> = senders.into_iter().enumerate().map(worker).collect();
            let written = how.rows.map_or(Ok(()), |out| write_rows(out, &receivers));
            drop(receivers);
            for worker in workers {
                let (tallies, paired) =
                    worker.join().map_err(|_| "a game could not be played to its end".to_string())??;
                results.tallies.iter_mut().zip(&tallies).for_each(|(sum, more)| sum.merge(more));
                results.paired.iter_mut().zip(&paired).for_each(|(sum, more)| sum.merge(more));
            }
            written
        })?;
        Ok(results)
    }
}

fn empty(plan: &Plan, games: &Range<u64>) -> Results {
    let tallies = plan.variants.iter().map(|_| Tally::new(plan.seats)).collect();
    let paired = vec![Paired::default(); plan.variants.len()];
    Results { plan: plan.clone(), parts: vec![(games.start, games.end)], tallies, paired }
}

/// The options of a table where only bots sit.
pub(crate) fn bots_options<G: Playable>(pairs: &[(String, String)]) -> Result<G::Options, String> {
    let mut options = G::Options::default();
    pairs.iter().try_for_each(|(key, value)| options.set(key, value))?;
    if let Some((key, value)) = G::Options::seated(false) {
        options.set(key, value)?;
    }
    Ok(options)
}

fn write_rows(out: &mut (dyn Write + Send), receivers: &[Receiver<String>]) -> Result<(), String> {
    let wrong = |error: std::io::Error| format!("cannot write the games: {error}");
    // A thread that has no block left has hung up; the others have none after it.
    'all: loop {
        for receiver in receivers {
            let Ok(rows) = receiver.recv() else { break 'all };
            out.write_all(rows.as_bytes()).map_err(wrong)?;
        }
    }
    out.flush().map_err(wrong)
}

struct Worker<'a, G: Playable> {
    plan: &'a Plan,
    options: &'a [G::Options],
    players: Vec<Player<G>>,
    tallies: Vec<Tally>,
    paired: Vec<Paired>,
}

type Counted = Result<(Vec<Tally>, Vec<Paired>), String>;

impl<'a, G: Playable> Worker<'a, G> {
    fn new(plan: &'a Plan, options: &'a [G::Options]) -> Self {
        Worker {
            plan,
            options,
            players: options.iter().map(|_| Player::new()).collect(),
            tallies: options.iter().map(|_| Tally::new(plan.seats)).collect(),
            paired: vec![Paired::default(); options.len()],
        }
    }

    /// Plays every `threads`th block from the one with number `first` on.
    fn work(
        mut self,
        games: Range<u64>,
        first: usize,
        threads: usize,
        rows: Option<SyncSender<String>>,
        done: &AtomicU64,
    ) -> Counted {
        let starts = games.clone().step_by(BLOCK as usize).skip(first).step_by(threads);
        for start in starts {
            let end = (start + BLOCK).min(games.end);
            let mut text = String::new();
            for number in start..end {
                self.play(number, rows.is_some().then_some(&mut text))?;
                done.fetch_add(1, Ordering::Relaxed);
            }
            // A writer that failed has hung up: there is no use in going on.
            if rows.as_ref().is_some_and(|rows| rows.send(text).is_err()) {
                break;
            }
        }
        for (tally, player) in self.tallies.iter_mut().zip(self.players) {
            tally.close = player.look.finish();
        }
        Ok((self.tallies, self.paired))
    }

    fn play(&mut self, number: u64, mut rows: Option<&mut String>) -> Result<(), String> {
        let plan = self.plan;
        let guests = bots::Guests::new();
        let lineup = Lineup { bots: &plan.bots, guests: &guests, budget: Budget { iterations: plan.iterations } };
        let (deal, whims) = (plan.deal(number), plan.whims(number));
        let is_close = number.is_multiple_of(plan.stride());
        let mut base: Option<Ending> = None;
        for index in 0..self.options.len() {
            let game = G::deal(&self.options[index], plan.seats, Chance::Fast(deal)).map_err(|why| why.to_string())?;
            let ending = self.players[index].play(game, &lineup, whims, is_close);
            self.tallies[index].add(&ending);
            if let Some(rows) = rows.as_deref_mut() {
                write_row(rows, number, &plan.variants[index].name, deal, &ending);
            }
            match &base {
                Some(base) => self.paired[index].add(base, &ending),
                None => base = Some(ending),
            }
        }
        Ok(())
    }
}

fn write_row(rows: &mut String, number: u64, variant: &str, deal: u64, ending: &Ending) {
    let list = |items: Vec<String>| items.join(" ");
    let winners = list(ending.winners.iter().map(|seat: Seat| seat.to_string()).collect());
    let scores = list(ending.scores.iter().map(i32::to_string).collect());
    let Ending { actions, choices, .. } = ending;
    let tie = (ending.winners.len() > 1) as u8;
    let name = if variant.contains([',', '"', '\n']) {
        format!("\"{}\"", variant.replace('"', "\"\""))
    } else {
        variant.to_string()
    };
    let _ = writeln!(rows, "{number},{name},{deal},{actions},{choices},{winners},{tie},{scores}");
}

/// Adds parts of the same plan up to the whole.
pub fn merge(parts: Vec<Results>) -> Result<Results, String> {
    let mut parts = parts;
    parts.sort_by_key(|part| part.parts.clone());
    let mut rest = parts.into_iter();
    let mut whole = rest.next().ok_or("there is nothing to merge: name the shard files")?;
    for part in rest {
        if part.plan != whole.plan {
            return Err(
                "the shards are parts of different runs: game, seats, bots, options, games and seed must agree".into(),
            );
        }
        whole.parts.extend(part.parts);
        whole.tallies.iter_mut().zip(&part.tallies).for_each(|(sum, more)| sum.merge(more));
        whole.paired.iter_mut().zip(&part.paired).for_each(|(sum, more)| sum.merge(more));
    }
    let mut next = 0;
    for &(start, end) in &whole.parts {
        if start != next {
            let what = if start > next { "are missing" } else { "are there twice" };
            return Err(format!("games {} to {} {what}: merge every shard once", start.min(next), start.max(next) - 1));
        }
        next = end;
    }
    if next != whole.plan.games {
        return Err(format!("games {next} to {} are missing: merge every shard once", whole.plan.games - 1));
    }
    whole.parts = vec![(0, whole.plan.games)];
    Ok(whole)
}
