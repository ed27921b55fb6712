//! Tidy: the invariants of the house that no compiler checks.
//!
//! Each rule is a function from the repository to faults. A fault says where, what, and what to do, because
//! the person who meets it may be here for the first time.

mod forbidden;
mod layers;
mod leftovers;
mod length;
mod names;
mod source;

use std::fmt;

use crate::repo::Repo;

/// One line of complaint: `path:line: what, and what to do`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    path: String,
    line: usize,
    what: String,
}

impl Fault {
    pub fn new(path: impl Into<String>, line: usize, what: impl Into<String>) -> Self {
        Self { path: path.into(), line, what: what.into() }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}:{}: {}", self.path, self.line, self.what)
    }
}

pub fn faults(repo: &Repo) -> Vec<Fault> {
    let rules = [forbidden::faults, layers::faults, names::faults, length::faults, leftovers::faults];
    rules.iter().flat_map(|rule| rule(repo)).collect()
}

pub fn run(repo: &Repo) -> Result<(), String> {
    let faults = faults(repo);
    faults.iter().for_each(|fault| println!("{fault}"));
    match faults.len() {
        0 => println!("tidy: no faults in {} files", repo.files.len()),
        count => return Err(format!("tidy: {count} faults")),
    }
    Ok(())
}

/// Runs one rule over made-up files and gives its complaints as text.
#[cfg(test)]
fn complaints(rule: fn(&Repo) -> Vec<Fault>, files: &[(&str, &str)]) -> Vec<String> {
    rule(&Repo::of(files)).iter().map(Fault::to_string).collect()
}
