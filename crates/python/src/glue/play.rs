//! One match.

use super::catalog::python;
use super::error::{refused, wrong};
use kernel::{Budget, Millis, Reflex, Scene, Seat, SeatSet, Viewer};
use numpy::{PyArray1, PyArrayMethods};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple, PyType};
use std::sync::{Mutex, MutexGuard, PoisonError};
use table::{Seed, Setup, Study, catalog};

/// One match of any game. See `parlor/_core.pyi` for what each part of it says.
#[pyclass(module = "parlor", frozen)]
pub struct Match {
    table: Mutex<Box<dyn Study>>,
}

/// An action in notation or by its number.
#[derive(FromPyObject)]
pub enum Chosen {
    #[pyo3(transparent)]
    Number(u32),
    #[pyo3(transparent)]
    Text(String),
}

/// A seed as a number or as text.
#[derive(FromPyObject)]
pub enum Sown {
    #[pyo3(transparent)]
    Number(u64),
    #[pyo3(transparent)]
    Text(String),
}

/// Who looks: a seat, or `None` for somebody who looks on, or "truth".
#[derive(FromPyObject)]
pub enum Eyes {
    #[pyo3(transparent)]
    Seat(u8),
    #[pyo3(transparent)]
    Word(String),
}

/// Options as text, whatever Python has.
pub fn options(options: Option<&Bound<'_, PyDict>>) -> PyResult<Vec<(String, String)>> {
    let Some(options) = options else { return Ok(Vec::new()) };
    let text = |value: Bound<'_, PyAny>| match value.extract::<bool>() {
        Ok(value) => Ok(if value { "true" } else { "false" }.to_string()),
        Err(_) => value.str().map(|text| text.to_string()),
    };
    options.iter().map(|(key, value)| Ok((key.extract()?, text(value)?))).collect()
}

/// As many seats as were asked for, or as few as the game takes with these options.
pub fn seats(game: &str, seats: Option<u8>, options: &[(String, String)]) -> PyResult<u8> {
    let entry = catalog::lookup(game).map_err(wrong)?;
    let setup = |seats| Setup { seats, options: options.to_vec(), seed: Seed::number(0), scene: Scene::default() };
    let fewest = || entry.meta.seats.clone().find(|&seats| (entry.open)(&setup(seats)).is_ok());
    Ok(seats.or_else(fewest).unwrap_or(*entry.meta.seats.start()))
}

impl Match {
    fn of(table: Box<dyn Study>) -> Match {
        Match { table: Mutex::new(table) }
    }

    fn table(&self) -> MutexGuard<'_, Box<dyn Study>> {
        self.table.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The seat that is meant: the one that was named, or the only one that may act.
fn meant(table: &dyn Study, seat: Option<u8>) -> PyResult<Seat> {
    match (seat, table.to_act()) {
        (Some(seat), _) if seat < table.seats() => Ok(Seat::new(seat)),
        (Some(seat), _) => Err(wrong(format!("there is no seat {seat}: this table has {}", table.seats()))),
        (None, seats) if seats.len() == 1 => Ok(seats.first().unwrap_or(Seat::new(0))),
        (None, SeatSet::EMPTY) => Err(wrong("nobody may act now: name a seat")),
        (None, _) => Err(wrong("several seats may act now: name one")),
    }
}

fn viewer(table: &dyn Study, eyes: Option<Eyes>) -> PyResult<Viewer> {
    match eyes {
        None => Ok(Viewer::Public),
        Some(Eyes::Seat(seat)) => meant(table, Some(seat)).map(Viewer::Seat),
        Some(Eyes::Word(word)) if word == "truth" => Ok(Viewer::Truth),
        Some(Eyes::Word(word)) => Err(wrong(format!("{word:?} sees nothing: say a seat, None or \"truth\""))),
    }
}

fn tuple<'py>(py: Python<'py>, seats: SeatSet) -> PyResult<Bound<'py, PyTuple>> {
    PyTuple::new(py, seats.iter().map(Seat::number).collect::<Vec<_>>())
}

/// The caller's array, or a new one.
fn filled<'py>(
    py: Python<'py>,
    size: usize,
    out: Option<Bound<'py, PyArray1<u8>>>,
    write: impl FnOnce(&mut [u8]),
) -> PyResult<Bound<'py, PyArray1<u8>>> {
    let out = out.unwrap_or_else(|| PyArray1::zeros(py, size, false));
    {
        let mut cells = out.try_readwrite().map_err(|error| wrong(error.to_string()))?;
        let cells = cells.as_slice_mut().map_err(|_| wrong("the array must be contiguous"))?;
        if cells.len() != size {
            return Err(wrong(format!("the array has {} bytes, {size} are written", cells.len())));
        }
        write(cells);
    }
    Ok(out)
}

#[pymethods]
impl Match {
    #[new]
    #[pyo3(signature = (game, seats=None, options=None, seed=None))]
    fn new(game: &str, seats: Option<u8>, options: Option<&Bound<'_, PyDict>>, seed: Option<Sown>) -> PyResult<Match> {
        let seed = match seed {
            None => Seed::number(0),
            Some(Sown::Number(number)) => Seed::number(number),
            Some(Sown::Text(text)) => text.parse().map_err(wrong)?,
        };
        let entry = catalog::lookup(game).map_err(wrong)?;
        let options = self::options(options)?;
        let setup = Setup { seats: self::seats(game, seats, &options)?, options, seed, scene: Scene::default() };
        (entry.open)(&setup).map(|table| Match::of(table.study())).map_err(wrong)
    }

    /// Reads a match from the text of a play file and plays it again, its checks included.
    #[classmethod]
    fn from_play(_class: &Bound<'_, PyType>, text: &str) -> PyResult<Match> {
        let file = table::play::parse(text).map_err(|error| wrong(error.to_string()))?;
        let outcome = table::play::run(&file).map_err(|error| wrong(error.to_string()))?;
        let refused = || wrong("this file has no match: it shows a set-up that is refused");
        Ok(Match::of(outcome.table.ok_or_else(refused)?.study()))
    }

    fn to_play(&self) -> String {
        self.table().to_play()
    }

    #[getter]
    fn game(&self) -> &'static str {
        self.table().entry().meta.slug
    }

    #[getter]
    fn seats(&self) -> u8 {
        self.table().seats()
    }

    #[getter]
    fn actions(&self) -> usize {
        kernel::encode::size(self.table().entry().numbers)
    }

    #[getter]
    fn cells(&self) -> usize {
        kernel::encode::size(self.table().entry().planes)
    }

    #[getter]
    fn to_act<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        tuple(py, self.table().to_act())
    }

    #[getter]
    fn over(&self) -> bool {
        self.table().is_over()
    }

    #[getter]
    fn steps(&self) -> usize {
        self.table().steps()
    }

    #[getter]
    fn now(&self) -> u32 {
        self.table().now().0
    }

    #[getter]
    fn bound(&self) -> u32 {
        self.table().bound()
    }

    #[getter]
    fn wakes_at(&self) -> Option<u32> {
        self.table().wakes_at().map(|at| at.0)
    }

    #[getter]
    fn scores(&self) -> Vec<i32> {
        self.table().scores().to_vec()
    }

    #[getter]
    fn places(&self) -> Option<Vec<u8>> {
        let table = self.table();
        table.is_over().then(|| table.places().to_vec())
    }

    /// What each seat won: 1 for a win, a part of it for a shared one. None while the match is on.
    #[getter]
    fn won(&self) -> Option<Vec<f64>> {
        let table = self.table();
        let places = table.is_over().then(|| table.places())?;
        let winners = places.iter().filter(|&&place| place == 1).count() as f64;
        Some(places.iter().map(|&place| if place == 1 { 1.0 / winners } else { 0.0 }).collect())
    }

    /// The next seat clockwise after `after` that has something to decide. Where nobody has, time passes.
    #[pyo3(signature = (after=None))]
    fn turn(&self, after: Option<u8>) -> Option<u8> {
        let mut table = self.table();
        loop {
            let (to_act, seats) = (table.to_act(), table.seats());
            let first = after.filter(|&after| after < seats).map_or(0, |after| after + 1);
            let mut order =
                (0..seats).map(|far| Seat::new((first + far) % seats)).filter(|&seat| to_act.contains(seat));
            // Most of the time one seat is asked and nothing waits for the clock: then it has a choice.
            let found = match (to_act.len(), table.wakes_at()) {
                (1, None) => order.next(),
                _ => order.find(|&seat| !table.numbers(seat).is_empty()),
            };
            match (found, table.wakes_at()) {
                (Some(seat), _) => return Some(seat.number()),
                (None, Some(due)) if table.tick(due) > 0 => {}
                (None, _) => return None,
            }
        }
    }

    #[pyo3(signature = (seat=None))]
    fn legal(&self, seat: Option<u8>) -> PyResult<Vec<String>> {
        let table = self.table();
        Ok(table.legal(meant(&**table, seat)?))
    }

    #[pyo3(signature = (seat=None))]
    fn numbers(&self, seat: Option<u8>) -> PyResult<Vec<u32>> {
        let table = self.table();
        Ok(table.numbers(meant(&**table, seat)?))
    }

    #[pyo3(signature = (seat=None, out=None))]
    fn mask<'py>(
        &self,
        py: Python<'py>,
        seat: Option<u8>,
        out: Option<Bound<'py, PyArray1<u8>>>,
    ) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let table = self.table();
        let seat = meant(&**table, seat)?;
        filled(py, kernel::encode::size(table.entry().numbers), out, |cells| table.write_mask(seat, cells))
    }

    #[pyo3(signature = (seat=None, out=None))]
    fn planes<'py>(
        &self,
        py: Python<'py>,
        seat: Option<u8>,
        out: Option<Bound<'py, PyArray1<u8>>>,
    ) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let table = self.table();
        let seat = meant(&**table, seat)?;
        filled(py, kernel::encode::size(table.entry().planes), out, |cells| table.write_planes(seat, cells))
    }

    #[pyo3(signature = (number, seat=None))]
    fn action(&self, number: u32, seat: Option<u8>) -> PyResult<Option<String>> {
        let table = self.table();
        Ok(table.action_of(meant(&**table, seat)?, number))
    }

    #[pyo3(signature = (action, seat=None))]
    fn number(&self, py: Python<'_>, action: &str, seat: Option<u8>) -> PyResult<Option<u32>> {
        let table = self.table();
        let seat = meant(&**table, seat)?;
        table.number_of(seat, action).map_err(|refusal| refused(py, &refusal))
    }

    #[pyo3(signature = (action, seat=None, at=None))]
    fn step(&self, py: Python<'_>, action: Chosen, seat: Option<u8>, at: Option<u32>) -> PyResult<()> {
        let mut table = self.table();
        let seat = meant(&**table, seat)?;
        let at = at.map_or(table.now(), Millis);
        let done = match action {
            Chosen::Number(number) => table.act_by_number(seat, number, at),
            Chosen::Text(text) => table.act(seat, &text, at),
        };
        done.map_err(|refusal| refused(py, &refusal))
    }

    /// Lets every moment up to `at` come that the rules wait for; up to the next one if none is given. Says how many came.
    #[pyo3(signature = (at=None))]
    fn tick(&self, at: Option<u32>) -> usize {
        let mut table = self.table();
        let at = at.map(Millis).or_else(|| table.wakes_at());
        at.map_or(0, |at| table.tick(at))
    }

    #[pyo3(signature = (steps=1))]
    fn undo(&self, steps: usize) -> PyResult<()> {
        let mut table = self.table();
        let left = table.steps().checked_sub(steps);
        let left = left.ok_or_else(|| wrong(format!("only {} steps were taken", table.steps())))?;
        let earlier = table.back_to(left).map_err(wrong)?;
        *table = earlier;
        Ok(())
    }

    fn clone(&self) -> Match {
        Match::of(self.table().study())
    }

    fn __copy__(&self) -> Match {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Match {
        self.clone()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        let read = py.get_type::<Match>().getattr("from_play")?;
        Ok((read, (self.to_play(),)))
    }

    fn __repr__(&self) -> String {
        let table = self.table();
        format!("<Match of {}, {} seats, {} steps>", table.entry().meta.slug, table.seats(), table.steps())
    }

    #[pyo3(signature = (eyes=None))]
    fn view<'py>(&self, py: Python<'py>, eyes: Option<Eyes>) -> PyResult<Bound<'py, PyAny>> {
        let table = self.table();
        python(py, &table.view(viewer(&**table, eyes)?))
    }

    #[pyo3(signature = (eyes=None))]
    fn told<'py>(&self, py: Python<'py>, eyes: Option<Eyes>) -> PyResult<Bound<'py, PyAny>> {
        let table = self.table();
        python(py, &table.told(viewer(&**table, eyes)?))
    }

    #[pyo3(signature = (seat=None))]
    fn choices<'py>(&self, py: Python<'py>, seat: Option<u8>) -> PyResult<Bound<'py, PyAny>> {
        let table = self.table();
        python(py, &table.choices(meant(&**table, seat)?))
    }

    #[pyo3(signature = (eyes=None))]
    fn story(&self, eyes: Option<Eyes>) -> PyResult<String> {
        let table = self.table();
        Ok(table.story(viewer(&**table, eyes)?))
    }

    #[pyo3(signature = (seat, seed=0))]
    fn world(&self, seat: u8, seed: u64) -> PyResult<Match> {
        let table = self.table();
        let seat = meant(&**table, Some(seat))?;
        table.world(seat, seed).map(Match::of).map_err(wrong)
    }

    #[pyo3(signature = (seat, level="strong", seed=0))]
    fn seat_bot(&self, seat: u8, level: &str, seed: u64) -> PyResult<()> {
        let mut table = self.table();
        let seat = meant(&**table, Some(seat))?;
        table.seat_bot(seat, level, seed).map_err(wrong)
    }

    /// What the bot at `seat` would do now; None if it holds still.
    #[pyo3(signature = (seat=None, worlds=None))]
    fn think(&self, py: Python<'_>, seat: Option<u8>, worlds: Option<u32>) -> PyResult<Option<String>> {
        let seat = meant(&**self.table(), seat)?;
        let budget = Budget { iterations: worlds.unwrap_or(u32::MAX) };
        py.detach(|| {
            let mut table = self.table();
            if table.seating().sitter(seat) == &table::Sitter::Open {
                return Err(wrong(format!("no bot sits at seat {seat}: give it one with seat_bot")));
            }
            let now = table.now();
            Ok(match table.react(seat, now) {
                Reflex::Act(action) => Some(action),
                Reflex::Calm | Reflex::Wait(_) => table.think(seat, budget),
            })
        })
    }

    #[pyo3(signature = (worlds=200))]
    fn review<'py>(&self, py: Python<'py>, worlds: u32) -> PyResult<Bound<'py, PyAny>> {
        let review = py.detach(|| self.table().review(worlds));
        python(py, &review)
    }

    /// The rules clause with this id, as text.
    fn clause(&self, id: &str) -> Option<&'static str> {
        self.table().clause(id).map(|clause| clause.text)
    }
}
