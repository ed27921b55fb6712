//! The table of a contest: ratings, meetings, and the share of the way to the ceiling.

use super::{CEILING, Contest, Met};
use crate::rating::{Duels, jackknife};
use crate::stats::{Estimate, share};
use crate::tally::WIN;
use serde::Serialize;
use std::fmt::Write;

/// Groups of deals that are left out in turn.
const GROUPS: u64 = 10;
/// The normal quantile of a 95 % interval.
const Z: f64 = 1.959_964;
/// Whom everybody is measured against.
const YARDSTICK: &str = "greedy";
const FLOOR: &str = "random";

/// How intervals are made.
pub const METHOD: &str = "Ratings are fitted to duels (Bradley and Terry, Elo scale, random = 0); intervals of ratings and of \
the share of the way are the jackknife's over ten groups of deals, those of won games Wilson's, all at 95 %.";

/// The outcome of a contest.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Standing {
    /// What was played.
    pub contest: Contest,
    /// How intervals are made.
    pub method: &'static str,
    /// Who took part, the strongest first.
    pub contestants: Vec<Contestant>,
    /// Each two.
    pub pairings: Vec<Pairing>,
}

/// One that took part.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Contestant {
    /// Its name.
    pub name: String,
    /// Its rating.
    pub rating: Estimate,
    /// What it wins alone among greedy bots.
    pub against_greedy: Option<Estimate>,
    /// How far that is on the way from random to the ceiling.
    pub way: Option<Estimate>,
}

/// Two that met.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Pairing {
    /// The first.
    pub a: String,
    /// The second.
    pub b: String,
    /// On how many deals.
    pub deals: u64,
    /// How often the first came before the second.
    pub duels: Estimate,
    /// What the first wins alone among the second's kind, if that was played.
    pub a_alone: Option<Estimate>,
    /// What the second wins alone among the first's kind.
    pub b_alone: Option<Estimate>,
}

impl Standing {
    /// The table of these results.
    pub fn new(contest: &Contest, results: &[Met]) -> Standing {
        let names = &contest.bots;
        let all = |_: &Met| true;
        let ratings = ratings(names, results, all);
        let groups = GROUPS.min(contest.deals.max(1));
        let without: Vec<Vec<f64>> =
            (0..groups).map(|group| self::ratings(names, results, |met| met.deal % groups != group)).collect();
        let mut contestants: Vec<Contestant> = names
            .iter()
            .enumerate()
            .map(|(number, name)| Contestant {
                name: name.clone(),
                rating: around(ratings[number], &without.iter().map(|ratings| ratings[number]).collect::<Vec<_>>()),
                against_greedy: alone(contest, results, name),
                way: way(results, name, groups, contest.seats),
            })
            .collect();
        contestants.sort_by(|a, b| b.rating.value.total_cmp(&a.rating.value));
        Standing { contest: contest.clone(), method: METHOD, contestants, pairings: pairings(contest, results) }
    }

    /// As JSON.
    pub fn json(&self) -> Result<String, String> {
        serde_json::to_string_pretty(self).map(|text| text + "\n").map_err(|error| error.to_string())
    }

    /// Each two as rows.
    pub fn csv(&self) -> String {
        let mut text = "a,b,deals,a_before_b,low,high,a_alone,b_alone\n".to_string();
        for one in &self.pairings {
            let Pairing { a, b, deals, duels, a_alone, b_alone } = one;
            let cell = |one: &Option<Estimate>| one.as_ref().map_or(String::new(), |one| format!("{:.4}", one.value));
            let _ = writeln!(
                text,
                "{a},{b},{deals},{:.4},{:.4},{:.4},{},{}",
                duels.value,
                duels.low,
                duels.high,
                cell(a_alone),
                cell(b_alone)
            );
        }
        text
    }

    /// As a table in Markdown, which is also what a terminal shows.
    pub fn text(&self) -> String {
        let percents =
            |one: &Estimate| format!("{:.0} % ({:.0}–{:.0})", 100.0 * one.value, 100.0 * one.low, 100.0 * one.high);
        let cell = |one: &Option<Estimate>| one.as_ref().map_or("–".to_string(), percents);
        let mut text =
            "| bot | rating | wins alone among greedy | way from random to the ceiling |\n|---|---:|---:|---:|\n"
                .to_string();
        for one in &self.contestants {
            let Estimate { value, low, high } = one.rating;
            let _ = writeln!(
                text,
                "| {} | {value:.0} ({low:.0} to {high:.0}) | {} | {} |",
                one.name,
                cell(&one.against_greedy),
                cell(&one.way)
            );
        }
        text += "\n| pair | deals | the first comes before the second | alone among the other: first | second |\n|---|---:|---:|---:|---:|\n";
        for one in &self.pairings {
            let (duels, a, b) = (percents(&one.duels), cell(&one.a_alone), cell(&one.b_alone));
            let _ = writeln!(text, "| {} – {} | {} | {duels} | {a} | {b} |", one.a, one.b, one.deals);
        }
        text + "\n" + self.method + "\n"
    }
}

/// Ratings of the results that are `kept`; random, or else the mean, has 0.
fn ratings(names: &[String], results: &[Met], kept: impl Fn(&Met) -> bool) -> Vec<f64> {
    let mut duels = Duels::new(names.len());
    let number = |name: &String| names.iter().position(|other| other == name);
    for met in results.iter().filter(|met| kept(met)) {
        if let (Some(a), Some(b)) = (number(&met.a), number(&met.b)) {
            duels.add(a, b, met.duels_won as f64 / met.duels as f64);
        }
    }
    let ratings = duels.ratings();
    let zero = names.iter().position(|name| name == FLOOR).map_or(0.0, |floor| ratings[floor]);
    ratings.into_iter().map(|rating| rating - zero).collect()
}

fn around(value: f64, without: &[f64]) -> Estimate {
    let half = Z * jackknife(without);
    Estimate { value, low: value - half, high: value + half }
}

fn pairings(contest: &Contest, results: &[Met]) -> Vec<Pairing> {
    let mut found = Vec::new();
    for (number, a) in contest.bots.iter().enumerate() {
        for b in &contest.bots[number + 1..] {
            let met: Vec<&Met> = results.iter().filter(|met| met.a == *a && met.b == *b).collect();
            if met.is_empty() {
                continue;
            }
            let deals = met.len() as u64;
            let sum = |part: fn(&Met) -> f64| met.iter().map(|met| part(met)).sum::<f64>();
            // Two games of a deal are not independent: the interval counts deals, not games.
            let duels = share(sum(|met| met.duels_won as f64 / met.duels as f64), deals);
            let (a_alone, b_alone) = (won(&met, |met| met.a_alone), won(&met, |met| met.b_alone));
            found.push(Pairing { a: a.clone(), b: b.clone(), deals, duels, a_alone, b_alone });
        }
    }
    found
}

/// What was won in these parts of the meetings that were played.
fn won(met: &[&Met], part: fn(&Met) -> Option<u64>) -> Option<Estimate> {
    let parts: Vec<f64> = met.iter().filter_map(|met| Some(part(met)? as f64 / WIN as f64)).collect();
    (!parts.is_empty()).then(|| share(parts.iter().sum(), parts.len() as u64))
}

/// What `name` won alone among greedy bots, deal by deal; at a table of two it is alone in both games.
fn alone_parts<'a>(results: &'a [Met], name: &'a str, seats: u8) -> impl Iterator<Item = (u64, f64)> + 'a {
    results.iter().filter_map(move |met| {
        let (own, other) = match (met.a.as_str(), met.b.as_str()) {
            (a, YARDSTICK) if a == name => (met.a_alone, met.b_alone),
            (YARDSTICK, b) if b == name => (met.b_alone, met.a_alone),
            _ => return None,
        };
        let own = own? as f64 / WIN as f64;
        let both = |other: u64| (own + 1.0 - other as f64 / WIN as f64) / 2.0;
        Some((met.deal, other.filter(|_| seats == 2).map_or(own, both)))
    })
}

fn alone(contest: &Contest, results: &[Met], name: &str) -> Option<Estimate> {
    let parts: Vec<f64> = alone_parts(results, name, contest.seats).map(|(_, won)| won).collect();
    (!parts.is_empty()).then(|| share(parts.iter().sum(), parts.len() as u64))
}

/// How far `name` is on the way from random to the ceiling.
fn way(results: &[Met], name: &str, groups: u64, seats: u8) -> Option<Estimate> {
    let mean = |name: &str, left_out: Option<u64>| {
        if name == YARDSTICK {
            return Some(1.0 / seats as f64);
        }
        let kept =
            alone_parts(results, name, seats).filter(|(deal, _)| left_out.is_none_or(|group| deal % groups != group));
        let kept: Vec<f64> = kept.map(|(_, won)| won).collect();
        (!kept.is_empty()).then(|| kept.iter().sum::<f64>() / kept.len() as f64)
    };
    let way = |left_out: Option<u64>| {
        let (low, high) = (mean(FLOOR, left_out)?, mean(CEILING, left_out)?);
        let value = (mean(name, left_out)? - low) / (high - low);
        value.is_finite().then_some(value)
    };
    let without: Vec<f64> = (0..groups).filter_map(|group| way(Some(group))).collect();
    Some(around(way(None)?, &without))
}
