//! The checks of the Python module: the wheel, its types, its examples, and the suites of the libraries it adapts to.

use crate::install::{self, Installing};
use crate::process::{Finished, Process, cargo, program};
use crate::repo::Repo;
use std::path::PathBuf;

const CRATE: &str = "crates/python";

/// A folder of its own under `target`, so that nothing of the machine's Python changes.
struct Venv {
    folder: PathBuf,
}

impl Venv {
    fn of(repo: &Repo) -> Venv {
        let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| repo.root.join("target"), PathBuf::from);
        Venv { folder: repo.root.join(target).join("python") }
    }

    fn tool(&self, repo: &Repo, name: &str, arguments: &[&str]) -> Process {
        let folder = self.folder.to_string_lossy().into_owned();
        let path = format!("{folder}/bin:{}", std::env::var("PATH").unwrap_or_default());
        let process = program(repo, &format!("{folder}/bin/{name}"), arguments);
        process.env("VIRTUAL_ENV", &folder).env("PATH", &path)
    }
}

fn done(process: Process) -> Result<Finished, String> {
    let finished = process.capture()?;
    if finished.succeeded { Ok(finished) } else { Err(finished.output) }
}

/// Makes the environment with its pinned packages.
fn prepare(repo: &Repo, venv: &Venv, installing: Installing) -> Result<(), String> {
    let folder = venv.folder.to_string_lossy().into_owned();
    if installing == Installing::Forbidden {
        return Err(format!("`cargo xtask check` makes {folder}; the quick check does not"));
    }
    if !venv.folder.join("bin/pip").exists() {
        let made = done(program(repo, "python3", &["-m", "venv", &folder]));
        made.map_err(|error| {
            format!("Python 3.10 or newer with venv is needed: apt-get install python3-venv\n{error}")
        })?;
    }
    let needs = format!("{CRATE}/requirements.txt");
    let fetched =
        venv.tool(repo, "pip", &["install", "--quiet", "--disable-pip-version-check", "-r", &needs]).capture()?;
    match fetched.succeeded {
        true => Ok(()),
        false if install::is_unreachable(&fetched.output) => {
            Err("PyPI is not reachable: the packages cannot be fetched".into())
        }
        false => Err(fetched.output),
    }
}

/// Lints the module, builds and installs its wheel, and checks types, examples and suites; counts tests.
pub fn check(repo: &Repo, installing: Installing) -> Result<(usize, usize, String), String> {
    let venv = Venv::of(repo);
    prepare(repo, &venv, installing)?;
    done(cargo(repo, &["clippy", "--quiet", "-p", "python", "--features", "module", "--", "-D", "warnings"]))?;
    let wheels = venv.folder.join("wheels").to_string_lossy().into_owned();
    let manifest = format!("{CRATE}/Cargo.toml");
    // Optimised as tests are: built in a fraction of the time of a release.
    done(venv.tool(repo, "maturin", &["build", "--quiet", "--profile", "dev", "-m", &manifest, "--out", &wheels]))?;
    let install =
        ["install", "--quiet", "--force-reinstall", "--no-deps", "--no-index", "--find-links", &wheels, "parlor"];
    done(venv.tool(repo, "pip", &install))?;
    let settings = format!("{CRATE}/pyproject.toml");
    done(venv.tool(repo, "mypy", &["--config-file", &settings, &format!("{CRATE}/python/parlor")]))?;
    let suites = format!("{CRATE}/tests");
    let examples =
        venv.tool(repo, "pytest", &["-q", "-p", "no:cacheprovider", "--doctest-modules", "--pyargs", "parlor"]);
    let runs = [examples, venv.tool(repo, "pytest", &["-q", "-p", "no:cacheprovider", &suites])];
    let mut total = (0, 0, String::new());
    for run in runs {
        let finished = run.capture()?;
        let (passed, failed) = count(&finished.output);
        total.0 += passed;
        // Without a summary nothing has run: that is a failure, too.
        total.1 += failed.max(usize::from(!finished.succeeded || passed == 0));
        total.2.push_str(&finished.output);
    }
    Ok(total)
}

/// How many tests pytest says have passed and failed.
fn count(output: &str) -> (usize, usize) {
    let summary = output.lines().rev().find(|line| line.contains(" passed") || line.contains(" failed")).unwrap_or("");
    let before = |label: &str| {
        let words: Vec<&str> = summary.split([' ', ',']).collect();
        let place = words.iter().position(|word| word.starts_with(label))?;
        words[..place].iter().rev().find_map(|word| word.parse().ok())
    };
    let errors = before("error").unwrap_or(0);
    (before("passed").unwrap_or(0), before("failed").unwrap_or(0) + errors)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_summary_of_pytest_is_counted() {
        assert_eq!(count("....\n51 passed in 30.2s\n"), (51, 0));
        assert_eq!(count("F.\n1 failed, 50 passed, 2 warnings in 3s\n"), (50, 1));
        assert_eq!(count("3 passed, 2 errors in 1s"), (3, 2));
        assert_eq!(count("no tests ran"), (0, 0));
    }
}
