//! Which games there are, and what their numbers mean.

use super::error::wrong;
use kernel::Block;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};
use table::catalog;

/// A value as Python has it, by way of its JSON.
pub fn python<'py, T: serde::Serialize>(py: Python<'py>, value: &T) -> PyResult<Bound<'py, PyAny>> {
    let text = serde_json::to_string(value).map_err(|error| wrong(error.to_string()))?;
    py.import("json")?.call_method1("loads", (text,))
}

/// Every game: slug, name, seats, options, levels, in the words of a language.
#[pyfunction]
#[pyo3(signature = (language="en"))]
pub fn games<'py>(py: Python<'py>, language: &str) -> PyResult<Bound<'py, PyList>> {
    let list = PyList::empty(py);
    for entry in catalog::all() {
        list.append(python(py, &entry.info(language))?)?;
    }
    Ok(list)
}

/// What the numbers of a game mean: `actions`, `cells`, and the blocks of both.
#[pyfunction]
pub fn spec<'py>(py: Python<'py>, game: &str) -> PyResult<Bound<'py, PyDict>> {
    let entry = catalog::lookup(game).map_err(wrong)?;
    let spec = PyDict::new(py);
    spec.set_item("game", entry.meta.slug)?;
    spec.set_item("actions", kernel::encode::size(entry.numbers))?;
    spec.set_item("cells", kernel::encode::size(entry.planes))?;
    spec.set_item("numbers", blocks(py, entry.numbers)?)?;
    spec.set_item("planes", blocks(py, entry.planes)?)?;
    Ok(spec)
}

fn blocks<'py>(py: Python<'py>, blocks: &[Block]) -> PyResult<Bound<'py, PyList>> {
    let list = PyList::empty(py);
    let mut first = 0;
    for block in blocks {
        let row = PyDict::new(py);
        row.set_item("name", block.name)?;
        row.set_item("first", first)?;
        row.set_item("size", block.size)?;
        row.set_item("about", block.about)?;
        list.append(row)?;
        first += block.size;
    }
    Ok(list)
}
