//! Many games between bots, and what they say about a game.

use super::catalog::python;
use super::error::wrong;
use super::play::{options, seats};
use ::lab::report::Report;
use ::lab::{Plan, Results, Run, Variant};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::sync::atomic::AtomicU64;
use table::catalog::lookup;

/// What is played: options that are given as lists are compared value by value on the same deals.
#[allow(clippy::too_many_arguments)] // They are the arguments of the function in Python.
fn plan(
    game: &str,
    bots: Option<Vec<String>>,
    games: u64,
    seats: Option<u8>,
    fixed: Option<&Bound<'_, PyDict>>,
    vary: Option<(String, Vec<String>)>,
    seed: u64,
    worlds: Option<u32>,
) -> PyResult<Plan> {
    let fixed = options(fixed)?;
    let seats = self::seats(game, seats, &fixed)?;
    let named = bots.unwrap_or_else(|| vec!["greedy".to_string()]).join(",");
    let variants = match vary {
        None => vec![Variant { name: "standard".to_string(), options: fixed }],
        Some((key, values)) => values
            .into_iter()
            .map(|value| {
                let name = format!("{key}={value}");
                Variant { name, options: fixed.iter().cloned().chain([(key.clone(), value)]).collect() }
            })
            .collect(),
    };
    let plan = Plan {
        game: game.to_string(),
        rules: lookup(game).map_err(wrong)?.meta.rules,
        seats,
        bots: ::lab::plan::bots(&named, seats).map_err(wrong)?,
        variants,
        games,
        seed,
        close: 20_000,
        iterations: worlds.unwrap_or(u32::MAX),
    };
    plan.check().map_err(wrong)?;
    Ok(plan)
}

fn played(py: Python<'_>, plan: &Plan, games: std::ops::Range<u64>, threads: Option<usize>) -> PyResult<Results> {
    let threads = threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from));
    let done = AtomicU64::new(0);
    py.detach(|| ::lab::run(plan, Run { threads, games, rows: None, done: &done })).map_err(wrong)
}

fn report<'py>(py: Python<'py>, results: &Results) -> PyResult<Bound<'py, PyAny>> {
    python(py, &Report::new(results).map_err(wrong)?)
}

/// Plays games between bots and reports on them, every number with its interval.
#[pyfunction]
#[pyo3(signature = (game, bots=None, games=1000, seats=None, options=None, vary=None, seed=1, worlds=None, threads=None))]
#[allow(clippy::too_many_arguments)]
pub fn lab<'py>(
    py: Python<'py>,
    game: &str,
    bots: Option<Vec<String>>,
    games: u64,
    seats: Option<u8>,
    options: Option<&Bound<'py, PyDict>>,
    vary: Option<(String, Vec<String>)>,
    seed: u64,
    worlds: Option<u32>,
    threads: Option<usize>,
) -> PyResult<Bound<'py, PyAny>> {
    let plan = plan(game, bots, games, seats, options, vary, seed, worlds)?;
    report(py, &played(py, &plan, 0..plan.games, threads)?)
}

/// Plays the games from `first` up to `end` of a plan; gives a text for `lab_merge`.
#[pyfunction]
#[pyo3(signature = (game, first, end, bots=None, games=1000, seats=None, options=None, vary=None, seed=1, worlds=None, threads=None))]
#[allow(clippy::too_many_arguments)]
pub fn lab_part(
    py: Python<'_>,
    game: &str,
    first: u64,
    end: u64,
    bots: Option<Vec<String>>,
    games: u64,
    seats: Option<u8>,
    options: Option<&Bound<'_, PyDict>>,
    vary: Option<(String, Vec<String>)>,
    seed: u64,
    worlds: Option<u32>,
    threads: Option<usize>,
) -> PyResult<String> {
    let plan = plan(game, bots, games, seats, options, vary, seed, worlds)?;
    if first >= end || end > plan.games {
        return Err(wrong(format!("games {first} to {end} are no part of 0 to {}", plan.games)));
    }
    serde_json::to_string(&played(py, &plan, first..end, threads)?).map_err(|error| wrong(error.to_string()))
}

/// Adds parts up to the report that one run would have given, to the last digit.
#[pyfunction]
pub fn lab_merge(py: Python<'_>, parts: Vec<String>) -> PyResult<Bound<'_, PyAny>> {
    let read = |part: &String| serde_json::from_str(part).map_err(|error| wrong(format!("this is no part: {error}")));
    let parts = parts.iter().map(read).collect::<PyResult<Vec<Results>>>()?;
    report(py, &::lab::merge(parts).map_err(wrong)?)
}
