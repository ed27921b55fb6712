//! Who is stronger: a round robin on duplicate deals.
//!
//! Two bots meet on a deal twice, at the same seat: once the first sits there alone among the second's kind, once the
//! other way round; the seat moves on with each deal. Every meeting is decided by its number alone, and is written down as
//! soon as it is over: a tournament that was interrupted goes on where it stopped, to the same end.

mod page;
mod table_of;

pub use crate::ceiling::CEILING;
pub use table_of::{Contestant, Pairing, Standing};

use crate::plan::scatter;
use crate::play::{Lineup, seat_bots, with_bots};
use crate::run::bots_options;
use crate::tally::WIN;
use bots::Guests;
use kernel::{Budget, Chance, Game, Seat};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::io::Write;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use table::catalog::lookup;
use table::{Entry, Playable, Visit};

/// What is played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Contest {
    /// The game, by its slug.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// How many seats.
    pub seats: u8,
    /// Options as key and value.
    pub options: Vec<(String, String)>,
    /// Who takes part.
    pub bots: Vec<String>,
    /// If given, only meetings with this one are played.
    pub against: Option<String>,
    /// Of these, only the games in which the other one sits alone.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub alone: bool,
    /// How many deals each two meet on.
    pub deals: u64,
    /// What all chance comes from.
    pub seed: u64,
    /// The most worlds a bot may try for an action.
    pub iterations: u32,
}

/// Two bots on one deal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Meeting {
    /// The first, by its number in the list.
    pub a: usize,
    /// The second.
    pub b: usize,
    /// Which deal.
    pub deal: u64,
}

/// How a meeting ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Met {
    /// The first.
    pub a: String,
    /// The second.
    pub b: String,
    /// Which deal.
    pub deal: u64,
    /// What the first won alone among the second's kind, in parts of 840, if that was played.
    pub a_alone: Option<u64>,
    /// What the second won alone among the first's kind.
    pub b_alone: Option<u64>,
    /// Over all games, how often the first came before the second, a tie counting half, in halves.
    pub duels_won: u64,
    /// How many such comparisons there were, in halves.
    pub duels: u64,
}

impl Contest {
    /// The game.
    pub fn entry(&self) -> Result<&'static Entry, String> {
        lookup(&self.game)
    }

    /// Refuses what cannot be played, in one sentence; `guests` play under names of their own.
    pub fn check(&self, guests: &Guests) -> Result<(), String> {
        let entry = self.entry()?;
        if self.bots.len() < 2 {
            return Err("a contest needs at least two bots".to_string());
        }
        for (number, name) in self.bots.iter().enumerate() {
            if self.bots[..number].contains(name) {
                return Err(format!("{name} is named twice"));
            }
            if name != CEILING && !guests.contains_key(name) {
                table::bot_kind(name).map_err(|why| format!("{why}, and in the arena {CEILING}"))?;
            }
        }
        if let Some(one) = self.against.as_ref().filter(|one| !self.bots.contains(one)) {
            return Err(format!("{one} takes no part: name it among the bots"));
        }
        if self.alone && self.against.is_none() {
            return Err("say among whom the others sit alone, such as --against greedy --alone".to_string());
        }
        let (seats, options) = (self.seats, entry.at_table(&self.options, false));
        if seats < 2 {
            return Err("a contest needs at least two seats".to_string());
        }
        let seed = table::Seed::number(self.seed);
        (entry.open)(&table::Setup { seats, options, seed, scene: kernel::Scene::default() })?;
        Ok(())
    }

    /// Every meeting, deal by deal, so that a contest that is stopped early is even.
    pub fn meetings(&self) -> Vec<Meeting> {
        let count = self.bots.len();
        let pairs = || (0..count).flat_map(move |a| (a + 1..count).map(move |b| (a, b)));
        let wanted = |&(a, b): &(usize, usize)| match &self.against {
            Some(one) => self.bots[a] == *one || self.bots[b] == *one,
            None => true,
        };
        (0..self.deals).flat_map(|deal| pairs().filter(wanted).map(move |(a, b)| Meeting { a, b, deal })).collect()
    }
}

/// Plays what is missing in `known`, with `guests` beside the bots of the house, and writes each result to `log` as it comes; gives all results in order.
pub fn play<'a>(
    contest: &'a Contest,
    guests: &'a Guests,
    known: Vec<Met>,
    threads: usize,
    log: &'a Mutex<dyn Write + Send + 'a>,
    done: &'a AtomicU64,
) -> Result<Vec<Met>, String> {
    contest.check(guests)?;
    contest.entry()?.visit(Rounds { contest, guests, known, threads, log, done })
}

struct Rounds<'a> {
    contest: &'a Contest,
    guests: &'a Guests,
    known: Vec<Met>,
    threads: usize,
    log: &'a Mutex<dyn Write + Send + 'a>,
    done: &'a AtomicU64,
}

impl Visit for Rounds<'_> {
    type Out = Result<Vec<Met>, String>;

    fn visit<G: Playable>(self) -> Self::Out {
        let Rounds { contest, guests, known, threads, log, done } = self;
        let key = |met: &Met| (met.deal, met.a.clone(), met.b.clone());
        let mut results: BTreeMap<_, Met> = known.into_iter().map(|met| (key(&met), met)).collect();
        let name = |index: usize| contest.bots[index].clone();
        let is_known = |one: &Meeting| results.contains_key(&(one.deal, name(one.a), name(one.b)));
        let left: Vec<Meeting> = contest.meetings().into_iter().filter(|one| !is_known(one)).collect();
        done.store(contest.meetings().len() as u64 - left.len() as u64, Ordering::Relaxed);
        let options = bots_options::<G>(&contest.options)?;
        let next = AtomicUsize::new(0);
        let work = || -> Result<Vec<Met>, String> {
            let mut own = Vec::new();
            while let Some(meeting) = left.get(next.fetch_add(1, Ordering::Relaxed)) {
                let met = meet::<G>((contest, guests), &options, *meeting)?;
                let line = serde_json::to_string(&met).map_err(|error| error.to_string())? + "\n";
                let mut log = log.lock().map_err(|_| "another thread failed".to_string())?;
                log.write_all(line.as_bytes())
                    .and_then(|()| log.flush())
                    .map_err(|error| format!("cannot write results: {error}"))?;
                own.push(met);
                done.fetch_add(1, Ordering::Relaxed);
            }
            Ok(own)
        };
        let played = std::thread::scope(|scope| {
            let workers: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(work)).collect();
            let join = |worker: std::thread::ScopedJoinHandle<'_, Result<Vec<Met>, String>>| {
                worker.join().map_err(|_| "a game could not be played to its end".to_string())?
            };
            workers.into_iter().map(join).collect::<Result<Vec<_>, _>>()
        })?;
        results.extend(played.into_iter().flatten().map(|met| (key(&met), met)));
        Ok(results.into_values().collect())
    }
}

/// What is played, and the networks that take part.
type Played<'a> = (&'a Contest, &'a Guests);

/// The games of a meeting.
fn meet<G: Playable>((contest, guests): Played<'_>, options: &G::Options, meeting: Meeting) -> Result<Met, String> {
    let seat = Seat::new((meeting.deal % contest.seats as u64) as u8);
    let (a, b) = (&contest.bots[meeting.a], &contest.bots[meeting.b]);
    let game = |one, others| {
        let wanted = !contest.alone || contest.against.as_ref() == Some(others);
        wanted.then(|| alone::<G>((contest, guests), options, meeting.deal, seat, (one, others))).transpose()
    };
    let (first, second) = (game(a, b)?, game(b, a)?);
    let duels = 2 * (contest.seats as u64 - 1);
    Ok(Met {
        a: a.clone(),
        b: b.clone(),
        deal: meeting.deal,
        a_alone: first.map(|(won, _)| won),
        b_alone: second.map(|(won, _)| won),
        duels_won: first.map_or(0, |(_, halves)| halves) + second.map_or(0, |(_, halves)| duels - halves),
        duels: duels * (first.is_some() as u64 + second.is_some() as u64),
    })
}

/// What `one` wins at `seat` among `others`, and how many of them it leaves behind, in halves.
fn alone<G: Playable>(
    (contest, guests): Played<'_>,
    options: &G::Options,
    deal: u64,
    seat: Seat,
    (one, others): (&String, &String),
) -> Result<(u64, u64), String> {
    let seed = scatter(contest.seed, 2 * deal);
    let whims = scatter(contest.seed, 2 * deal + 1);
    let mut game = G::deal(options, contest.seats, Chance::Fast(seed)).map_err(|why| why.to_string())?;
    let bots: Vec<String> =
        Seat::all(contest.seats).map(|other| if other == seat { one } else { others }.clone()).collect();
    let lineup = Lineup { bots: &bots, guests, budget: Budget { iterations: contest.iterations } };
    with_bots(&mut game, seat_bots(&lineup, whims), &lineup, whims, &mut ());
    let standings = Game::standings(&game);
    let winners = standings.winners();
    let won = if winners.contains(seat) { WIN / winners.len() as u64 } else { 0 };
    let rivals = Seat::all(contest.seats).filter(|other| *other != seat);
    let halves = |other: Seat| match standings.place(seat).cmp(&standings.place(other)) {
        std::cmp::Ordering::Less => 2,
        std::cmp::Ordering::Equal => 1,
        std::cmp::Ordering::Greater => 0,
    };
    Ok((won, rivals.map(halves).sum()))
}
