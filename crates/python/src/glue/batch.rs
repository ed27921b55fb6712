//! Batches: rows of numpy arrays that the caller owns.

use super::error::wrong;
use super::play::{options, seats};
use crate::batch::{self, Order, Reward, Rows, Sizes};
use numpy::{Element, PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1, PyUntypedArrayMethods};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::sync::{Mutex, PoisonError};

/// Many matches that step together. See `parlor/_core.pyi` for what each part of it says.
#[pyclass(module = "parlor", frozen)]
pub struct Batch {
    inner: Mutex<Box<dyn batch::Batch>>,
    sizes: Sizes,
    seat: Py<PyArray1<i8>>,
    reward: Py<PyArray2<f32>>,
    done: Py<PyArray1<bool>>,
    mask: Option<Py<PyArray2<u8>>>,
    planes: Option<Py<PyArray2<u8>>>,
}

/// Whether rows are wanted: yes, no, or into this array.
#[derive(FromPyObject)]
pub enum Wanted<'py> {
    #[pyo3(transparent)]
    Whether(bool),
    #[pyo3(transparent)]
    Into(Bound<'py, PyArray2<u8>>),
}

fn array<'py>(
    py: Python<'py>,
    wanted: Wanted<'py>,
    shape: [usize; 2],
    name: &str,
) -> PyResult<Option<Py<PyArray2<u8>>>> {
    match wanted {
        Wanted::Whether(false) => Ok(None),
        Wanted::Whether(true) => Ok(Some(PyArray2::zeros(py, shape, false).unbind())),
        Wanted::Into(array) if array.shape() == shape && array.is_c_contiguous() => Ok(Some(array.unbind())),
        Wanted::Into(array) => {
            Err(wrong(format!("{name} is a contiguous array of {shape:?} bytes, not of {:?}", array.shape())))
        }
    }
}

/// Borrows the rows for the time of `work`, which does not hold Python up.
macro_rules! with_rows {
    ($self:ident, $py:ident, |$inner:ident, $rows:ident| $work:expr) => {{
        let (mut seat, mut reward, mut done) =
            (mine(&$self.seat, $py)?, mine(&$self.reward, $py)?, mine(&$self.done, $py)?);
        let mut mask = $self.mask.as_ref().map(|mask| mine(mask, $py)).transpose()?;
        let mut planes = $self.planes.as_ref().map(|planes| mine(planes, $py)).transpose()?;
        let $rows = Rows {
            seat: cells(&mut seat)?,
            reward: cells(&mut reward)?,
            done: cells(&mut done)?,
            mask: mask.as_mut().map(cells).transpose()?,
            planes: planes.as_mut().map(cells).transpose()?,
        };
        $py.detach(|| {
            let mut $inner = $self.inner.lock().unwrap_or_else(PoisonError::into_inner);
            $work
        })
    }};
}

type Borrowed<'py, T, D> = numpy::PyReadwriteArray<'py, T, D>;

fn mine<'py, T: Element, D: numpy::ndarray::Dimension>(
    array: &Py<numpy::PyArray<T, D>>,
    py: Python<'py>,
) -> PyResult<Borrowed<'py, T, D>> {
    array.bind(py).try_readwrite().map_err(|_| wrong("an array of the batch is in use, or may not be written"))
}

fn cells<'a, T: Element, D: numpy::ndarray::Dimension>(array: &'a mut Borrowed<'_, T, D>) -> PyResult<&'a mut [T]> {
    array.as_slice_mut().map_err(|_| wrong("the array must be contiguous"))
}

#[pymethods]
impl Batch {
    #[new]
    #[pyo3(signature = (game, count, seats=None, options=None, seed=0, bots=None, worlds=None, reward="win", threads=1,
        mask=Wanted::Whether(true), planes=Wanted::Whether(true)))]
    #[allow(clippy::too_many_arguments)] // They are the arguments in Python.
    fn new<'py>(
        py: Python<'py>,
        game: &str,
        count: usize,
        seats: Option<u8>,
        options: Option<&Bound<'py, PyDict>>,
        seed: u64,
        bots: Option<Vec<Option<String>>>,
        worlds: Option<u32>,
        reward: &str,
        threads: usize,
        mask: Wanted<'py>,
        planes: Wanted<'py>,
    ) -> PyResult<Batch> {
        let reward = match reward {
            "win" => Reward::Win,
            "score" => Reward::Score,
            other => return Err(wrong(format!("reward is \"win\" or \"score\", not {other:?}"))),
        };
        let options = self::options(options)?;
        let order = Order {
            count,
            seats: self::seats(game, seats, &options)?,
            options,
            seed,
            bots: bots.unwrap_or_default(),
            worlds: worlds.unwrap_or(u32::MAX),
            reward,
            threads,
        };
        let inner = batch::open(game, &order).map_err(wrong)?;
        let sizes = inner.sizes();
        let batch = Batch {
            inner: Mutex::new(inner),
            sizes,
            seat: PyArray1::zeros(py, sizes.count, false).unbind(),
            reward: PyArray2::zeros(py, [sizes.count, sizes.seats], false).unbind(),
            done: PyArray1::zeros(py, sizes.count, false).unbind(),
            mask: array(py, mask, [sizes.count, sizes.actions], "mask")?,
            planes: array(py, planes, [sizes.count, sizes.cells], "planes")?,
        };
        batch.reset(py, seed)?;
        Ok(batch)
    }

    /// Deals all matches anew.
    #[pyo3(signature = (seed=0))]
    fn reset(&self, py: Python<'_>, seed: u64) -> PyResult<()> {
        with_rows!(self, py, |inner, rows| inner.reset(seed, rows));
        Ok(())
    }

    /// Takes one action in each match.
    fn step(&self, py: Python<'_>, actions: PyReadonlyArray1<'_, i32>) -> PyResult<()> {
        let actions = actions.as_slice().map_err(|_| wrong("actions must be contiguous"))?;
        with_rows!(self, py, |inner, rows| inner.step(actions, rows)).map_err(wrong)
    }

    /// Draws a legal action in each match.
    #[pyo3(signature = (out=None))]
    fn sample<'py>(
        &self,
        py: Python<'py>,
        out: Option<Bound<'py, PyArray1<i32>>>,
    ) -> PyResult<Bound<'py, PyArray1<i32>>> {
        let out = out.unwrap_or_else(|| PyArray1::zeros(py, self.sizes.count, false));
        {
            let mut actions = out.try_readwrite().map_err(|error| wrong(error.to_string()))?;
            let actions = cells(&mut actions)?;
            if actions.len() != self.sizes.count {
                return Err(wrong(format!("{} actions for {} matches", actions.len(), self.sizes.count)));
            }
            self.inner.lock().unwrap_or_else(PoisonError::into_inner).sample(actions);
        }
        Ok(out)
    }

    /// So many steps at random in each match.
    fn random(&self, py: Python<'_>, steps: u32) -> PyResult<()> {
        with_rows!(self, py, |inner, rows| inner.random(steps, rows));
        Ok(())
    }

    #[getter]
    fn count(&self) -> usize {
        self.sizes.count
    }

    #[getter]
    fn seats(&self) -> usize {
        self.sizes.seats
    }

    #[getter]
    fn actions(&self) -> usize {
        self.sizes.actions
    }

    #[getter]
    fn cells(&self) -> usize {
        self.sizes.cells
    }

    #[getter]
    fn ended(&self) -> u64 {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner).ended()
    }

    #[getter]
    fn seat<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i8>> {
        self.seat.bind(py).clone()
    }

    #[getter]
    fn reward<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray2<f32>> {
        self.reward.bind(py).clone()
    }

    #[getter]
    fn done<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<bool>> {
        self.done.bind(py).clone()
    }

    #[getter]
    fn mask<'py>(&self, py: Python<'py>) -> Option<Bound<'py, PyArray2<u8>>> {
        self.mask.as_ref().map(|mask| mask.bind(py).clone())
    }

    #[getter]
    fn planes<'py>(&self, py: Python<'py>) -> Option<Bound<'py, PyArray2<u8>>> {
        self.planes.as_ref().map(|planes| planes.bind(py).clone())
    }
}
