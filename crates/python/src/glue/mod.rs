//! The module as Python sees it. Everything here only translates; what is done is done in `table`, `lab` and [`crate::batch`].

mod batch;
mod catalog;
mod error;
mod lab;
mod play;
mod theory;

use pyo3::prelude::*;

/// Parlor's engine; `parlor` gives it to people.
#[pymodule]
fn _core(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add("Refused", module.py().get_type::<error::Refused>())?;
    module.add("LEVELS", table::LEVELS.to_vec())?;
    module.add("BOTS", table::BOTS.to_vec())?;
    module.add_class::<play::Match>()?;
    module.add_class::<batch::Batch>()?;
    module.add_class::<theory::Tree>()?;
    module.add_function(wrap_pyfunction!(catalog::games, module)?)?;
    module.add_function(wrap_pyfunction!(catalog::spec, module)?)?;
    module.add_function(wrap_pyfunction!(lab::lab, module)?)?;
    module.add_function(wrap_pyfunction!(lab::lab_part, module)?)?;
    module.add_function(wrap_pyfunction!(lab::lab_merge, module)?)?;
    Ok(())
}
