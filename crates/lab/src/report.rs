//! What came of a run, in words, numbers and pictures.
//!
//! [`Report`] holds every number with its interval; the faces of it only write it down. Nothing in it depends on the
//! machine or the time it took.

mod html;

mod text;

pub use html::page;

use crate::plan::{Plan, Variant};
use crate::run::Results;
use crate::spread::Spread;
use crate::stats::{Estimate, difference, mean, share, won};
use crate::tally::{Paired, Tally, Uses, WIN};
use serde::Serialize;

/// How intervals are made, for every face.
pub const METHOD: &str = "Intervals are at 95 %: Wilson's for shares, the normal one for means and for differences on the \
same deals. A shared win counts as a part of a win.";

/// A run, with intervals.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// The game's name.
    pub name: String,
    /// What was played.
    pub plan: Plan,
    /// How intervals are made.
    pub method: &'static str,
    /// One for each variant.
    pub variants: Vec<Findings>,
}

/// What was found of one variant.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Findings {
    /// The variant.
    pub variant: Variant,
    /// How many games.
    pub games: u64,
    /// Each seat.
    pub seats: Vec<SeatFindings>,
    /// Games with several winners.
    pub ties: Estimate,
    /// Actions in a game.
    pub length: Shape,
    /// Choices on offer for an action.
    pub choices: f64,
    /// By how much the first is ahead of the second.
    pub margin: Shape,
    /// Games looked at closely.
    pub close_games: u64,
    /// How often the lead passes from one seat to another.
    pub lead_changes: Shape,
    /// Games whose winner was behind at some time.
    pub comebacks: Estimate,
    /// Actions by kind.
    pub actions: Vec<Row>,
    /// Cards that were in a hand.
    pub held: Vec<Row>,
    /// Cards that a choice touched.
    pub played: Vec<Row>,
    /// Clauses that explain what was done.
    pub clauses: Vec<Row>,
    /// What was announced.
    pub events: Vec<Row>,
    /// The difference to the first variant.
    pub differences: Option<Differences>,
}

/// What was found of one seat.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatFindings {
    /// The bot that sat there.
    pub bot: String,
    /// What it won.
    pub wins: Estimate,
    /// Its points.
    pub points: Shape,
}

/// A number over all games.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Shape {
    /// Its mean.
    pub mean: Estimate,
    /// One game in twenty has less.
    pub p5: i32,
    /// Half of the games have less.
    pub median: i32,
    /// One game in twenty has more.
    pub p95: i32,
    /// The least and the most.
    pub range: (i32, i32),
    /// How often each value came.
    pub counts: Spread,
}

/// Something that was done, held or announced.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Row {
    /// Its name.
    pub name: String,
    /// What it means, if the name does not say it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub words: Option<String>,
    /// How often in a game, on average.
    pub per_game: f64,
    /// Games in which it occurs.
    pub games: Estimate,
    /// What the seats won that did it or held it; none for announcements.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wins: Option<Estimate>,
}

/// Differences to the first variant, on the same deals.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Differences {
    /// Of what the first seat wins.
    pub first_seat: Estimate,
    /// Of actions in a game.
    pub length: Estimate,
    /// Of all points together.
    pub points: Estimate,
    /// Of the margin.
    pub margin: Estimate,
    /// Of games with several winners.
    pub ties: Estimate,
}

impl Report {
    /// The report of a whole run.
    pub fn new(results: &Results) -> Result<Report, String> {
        let entry = results.plan.entry()?;
        let mut variants = Vec::new();
        for (index, variant) in results.plan.variants.iter().enumerate() {
            let mut found = findings(&results.plan, variant, &results.tallies[index]);
            found.differences = (index > 0).then(|| differences(&results.paired[index], found.games));
            for row in &mut found.clauses {
                let clause = entry.meta.clauses.iter().find(|clause| clause.id == row.name);
                row.words = clause.map(|clause| clause.text.to_string());
            }
            variants.push(found);
        }
        Ok(Report { name: entry.meta.name.to_string(), plan: results.plan.clone(), method: METHOD, variants })
    }

    /// As JSON.
    pub fn json(&self) -> Result<String, String> {
        serde_json::to_string_pretty(self).map(|text| text + "\n").map_err(|error| error.to_string())
    }

    /// What a seat wins if all are equal.
    pub fn fair(&self) -> f64 {
        1.0 / self.plan.seats as f64
    }
}

fn findings(plan: &Plan, variant: &Variant, tally: &Tally) -> Findings {
    let close = &tally.close;
    let seat = |index: usize| SeatFindings {
        bot: plan.bots[index].clone(),
        wins: won(tally.wins[index], tally.games),
        points: shape(&tally.scores[index]),
    };
    Findings {
        variant: variant.clone(),
        games: tally.games,
        seats: (0..plan.seats as usize).map(seat).collect(),
        ties: share(tally.ties as f64, tally.games),
        length: shape(&tally.length),
        choices: tally.choices as f64 / tally.length.sum().max(1) as f64,
        margin: shape(&tally.margin),
        close_games: close.games,
        lead_changes: shape(&close.leads),
        comebacks: share(close.comebacks as f64, close.games),
        actions: rows(&close.kinds, close.games, true),
        held: rows(&close.held, close.games, true),
        played: rows(&close.played, close.games, true),
        clauses: rows(&close.clauses, close.games, true),
        events: rows(&close.events, close.games, false),
        differences: None,
    }
}

fn shape(spread: &Spread) -> Shape {
    let values = || spread.pairs().map(|(value, _)| value);
    Shape {
        mean: mean(spread),
        p5: spread.quantile(50),
        median: spread.quantile(500),
        p95: spread.quantile(950),
        range: (values().min().unwrap_or(0), values().max().unwrap_or(0)),
        counts: spread.clone(),
    }
}

/// The most frequent first.
fn rows(uses: &Uses, games: u64, by_seat: bool) -> Vec<Row> {
    let mut sorted: Vec<_> = uses.iter().collect();
    sorted.sort_by_key(|(name, uses)| (std::cmp::Reverse(uses.times), (*name).clone()));
    let row = |(name, uses): (&String, &crate::tally::Use)| Row {
        name: name.clone(),
        words: None,
        per_game: uses.times as f64 / games.max(1) as f64,
        games: share(uses.games as f64, games),
        wins: by_seat.then(|| won(uses.wins, uses.seats)),
    };
    sorted.into_iter().map(row).collect()
}

fn differences(paired: &Paired, deals: u64) -> Differences {
    Differences {
        first_seat: difference(&paired.first, deals).times(1.0 / WIN as f64),
        length: difference(&paired.length, deals),
        points: difference(&paired.points, deals),
        margin: difference(&paired.margin, deals),
        ties: difference(&paired.ties, deals),
    }
}
