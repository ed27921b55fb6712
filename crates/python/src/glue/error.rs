//! What goes wrong, as exceptions.

use pyo3::create_exception;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use table::Refusal;

create_exception!(
    parlor,
    Refused,
    PyValueError,
    "The rules refuse what was tried. `clause` is the id of the clause that decides, or None; `code` says what kind of \
     refusal it is; `meant` is a legal action that is spelled much like it, or None."
);

/// A refusal as an exception that carries the clause.
pub fn refused(py: Python<'_>, refusal: &Refusal) -> PyErr {
    let wire = refusal.wire();
    let error = Refused::new_err(wire.sentence);
    let code = serde_json::to_value(wire.code).ok().and_then(|code| code.as_str().map(str::to_string));
    let value = error.value(py);
    let set = value.setattr("clause", wire.clause).and_then(|()| value.setattr("meant", wire.meant));
    match set.and_then(|()| value.setattr("code", code)) {
        Ok(()) => error,
        Err(other) => other,
    }
}

/// Something that does not fit, in one sentence.
pub fn wrong(why: impl Into<String>) -> PyErr {
    PyValueError::new_err(why.into())
}
