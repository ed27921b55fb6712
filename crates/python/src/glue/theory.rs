//! Tiny games, exactly.

use super::catalog::python;
use super::error::wrong;
use super::play::options;
use ::lab::theory::{self, Learner, Position, SEATS};
use numpy::{PyArray1, PyReadonlyArray1};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::sync::{Mutex, PoisonError};

/// Everything that can happen from a position. See `parlor/_core.pyi` for what each part of it says.
#[pyclass(module = "parlor", frozen)]
pub struct Tree {
    tree: theory::Tree,
    learner: Mutex<Learner>,
}

#[derive(serde::Serialize)]
struct Row<'a> {
    seat: usize,
    first: usize,
    actions: &'a [String],
    story: &'a str,
}

impl Tree {
    fn policy<'a>(&self, policy: &'a PyReadonlyArray1<'_, f64>) -> PyResult<&'a [f64]> {
        let policy = policy.as_slice().map_err(|_| wrong("a policy must be contiguous"))?;
        self.tree.check(policy).map_err(wrong)?;
        Ok(policy)
    }
}

#[pymethods]
impl Tree {
    #[new]
    #[pyo3(signature = (game, position, cards, options=None))]
    fn new(
        py: Python<'_>,
        game: &str,
        position: Vec<String>,
        cards: Vec<String>,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Tree> {
        let position = Position { game: game.to_string(), options: self::options(options)?, lines: position, cards };
        let tree = py.detach(|| theory::grow(&position)).map_err(wrong)?;
        let learner = Mutex::new(Learner::new(&tree));
        Ok(Tree { tree, learner })
    }

    #[getter]
    fn deals(&self) -> usize {
        self.tree.deals()
    }

    #[getter]
    fn tables(&self) -> usize {
        self.tree.tables()
    }

    #[getter]
    fn states<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let states = self.tree.states().iter();
        let row = states.map(|one| Row { seat: one.seat, first: one.first, actions: &one.actions, story: &one.story });
        python(py, &row.collect::<Vec<_>>())
    }

    fn uniform<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<f64>> {
        PyArray1::from_vec(py, self.tree.uniform())
    }

    fn learn<'py>(&self, py: Python<'py>, rounds: u32) -> Bound<'py, PyArray1<f64>> {
        let policy = py.detach(|| {
            let mut learner = self.learner.lock().unwrap_or_else(PoisonError::into_inner);
            learner.learn(&self.tree, rounds);
            learner.policy(&self.tree)
        });
        PyArray1::from_vec(py, policy)
    }

    fn value(&self, policy: PyReadonlyArray1<'_, f64>) -> PyResult<[f64; SEATS]> {
        Ok(self.tree.value(self.policy(&policy)?))
    }

    fn best_response(&self, seat: usize, policy: PyReadonlyArray1<'_, f64>) -> PyResult<f64> {
        match seat < SEATS {
            true => Ok(self.tree.best_response(seat, self.policy(&policy)?)),
            false => Err(wrong(format!("there is no seat {seat}: a tree has {SEATS}"))),
        }
    }

    fn exploitability(&self, policy: PyReadonlyArray1<'_, f64>) -> PyResult<f64> {
        Ok(self.tree.exploitability(self.policy(&policy)?))
    }
}
