//! Fetching the tools a check needs and the machine lacks. Versions are pinned here, so that two machines
//! that install on the same day or a year apart check the same things.

use crate::process::{cargo, program, target};
use crate::repo::Repo;
use std::path::PathBuf;

/// Whether a check may change the machine it runs on.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Installing {
    Allowed,
    Forbidden,
}

/// A cargo subcommand from the registry.
pub struct Tool {
    pub subcommand: &'static str,
    pub package: &'static str,
    pub version: &'static str,
}

pub const DENY: Tool = Tool { subcommand: "deny", package: "cargo-deny", version: "0.20.2" };
pub const MACHETE: Tool = Tool { subcommand: "machete", package: "cargo-machete", version: "0.9.2" };

/// A part of the Rust toolchain that minimal installations leave out.
pub struct Component {
    pub subcommand: &'static str,
    pub name: &'static str,
}

pub const RUSTFMT: Component = Component { subcommand: "fmt", name: "rustfmt" };
pub const CLIPPY: Component = Component { subcommand: "clippy", name: "clippy" };

/// A program of the system that checks start, and the package of Debian that has it.
pub struct Package {
    pub name: &'static str,
    pub program: &'static str,
    /// Where its versions are, if it is not on `PATH`.
    pub versions: Option<&'static str>,
}

const fn on_path(program: &'static str, name: &'static str) -> Package {
    Package { name, program, versions: None }
}

/// What tests start.
pub const FOR_TESTS: &[Package] = &[
    Package { name: "postgresql", program: "bin/initdb", versions: Some("/usr/lib/postgresql") },
    on_path("prlimit", "util-linux"),
    on_path("python3", "python3"),
];

/// What the checks of the web client start.
pub const FOR_WEB: &[Package] = &[on_path("node", "nodejs"), on_path("npm", "npm"), on_path("chromium", "chromium")];

impl Package {
    fn is_there(&self, repo: &Repo) -> bool {
        match self.versions {
            Some(folder) => {
                let mut versions = std::fs::read_dir(folder).into_iter().flatten().flatten();
                versions.any(|version| version.path().join(self.program).exists())
            }
            None => program(repo, "which", &[self.program]).capture().is_ok_and(|finished| finished.succeeded),
        }
    }
}

/// Makes sure that all these packages are there; the error names those that are not.
pub fn packages(repo: &Repo, wanted: &[Package], installing: Installing) -> Result<(), String> {
    let missing = || wanted.iter().filter(|package| !package.is_there(repo)).map(|package| package.name);
    let names: Vec<&str> = missing().collect();
    if names.is_empty() {
        return Ok(());
    }
    let sentence = |names: &[&str]| format!("missing: apt-get install {}", names.join(" "));
    if installing == Installing::Forbidden {
        return Err(sentence(&names));
    }
    let apt = |arguments: &[&str]| {
        program(repo, "apt-get", arguments)
            .env("DEBIAN_FRONTEND", "noninteractive")
            .capture()
            .map_or_else(|error| (false, error), |finished| (finished.succeeded, finished.output))
    };
    let install = [&["install", "--yes", "--no-install-recommends"], &names[..]].concat();
    // The list of packages of a fresh machine is empty or old.
    let mut done = apt(&install);
    if !done.0 {
        apt(&["update"]);
        done = apt(&install);
    }
    let names: Vec<&str> = missing().collect();
    if names.is_empty() { Ok(()) } else { Err(format!("{}\n{}", sentence(&names), done.1)) }
}

/// What the check of the API is made with: it and what makes its examples, so that they are the same everywhere.
const SCHEMATHESIS: [&str; 2] = ["schemathesis==4.32.5", "hypothesis==6.170.15"];

/// A Python that has schemathesis, in an environment of its own beside what cargo builds.
pub fn schemathesis(repo: &Repo, installing: Installing) -> Result<PathBuf, String> {
    let folder = target(repo).join(SCHEMATHESIS.join("-"));
    let python = folder.join("bin/python");
    // Written last: an installation that broke off is made again.
    let whole = folder.join("whole");
    if whole.exists() {
        return Ok(python);
    }
    if installing == Installing::Forbidden {
        return Err("schemathesis is missing; `cargo xtask check` installs it".into());
    }
    let made = program(repo, "python3", &["-m", "venv", "--clear", &folder.to_string_lossy()]).capture()?;
    if !made.succeeded {
        return Err(format!("python3 cannot make an environment: install python3-venv\n{}", made.output));
    }
    let pip = [&["-m", "pip", "install", "--quiet", "--disable-pip-version-check"][..], &SCHEMATHESIS].concat();
    let fetched = program(repo, &python.to_string_lossy(), &pip).capture()?;
    if !fetched.succeeded {
        return Err(format!("schemathesis cannot be installed: {}", not_fetched(&fetched.output)));
    }
    std::fs::write(whole, "").map_err(|error| format!("cannot write to {}: {error}", folder.display()))?;
    Ok(python)
}

/// Why pip has fetched nothing. Without a network its own last word is that there is no such version.
fn not_fetched(output: &str) -> &str {
    match is_unreachable(output) {
        true => "PyPI is not reachable",
        false => output.lines().rfind(|line| !line.trim().is_empty()).unwrap_or("pip says nothing"),
    }
}

/// Whether pip failed for want of a network rather than for a package.
pub fn is_unreachable(output: &str) -> bool {
    ["Failed to establish a new connection", "Temporary failure in name resolution", "Connection refused", "timed out"]
        .iter()
        .any(|sign| output.contains(sign))
}

/// Makes sure the tool is there. A version somebody chose to install is left alone.
pub fn tool(repo: &Repo, tool: &Tool, installing: Installing) -> Result<(), String> {
    let package = format!("{}@{}", tool.package, tool.version);
    // Unoptimised: it runs once for a second, and is built in a fraction of the time.
    let arguments = ["install", "--debug", "--locked", &package];
    ensure(repo, tool.subcommand, installing, ("cargo", &arguments))
}

/// Makes sure the component is there; without rustup the error says what is missing.
pub fn component(repo: &Repo, component: &Component, installing: Installing) -> Result<(), String> {
    ensure(repo, component.subcommand, installing, ("rustup", &["component", "add", component.name]))
}

fn ensure(
    repo: &Repo,
    subcommand: &str,
    installing: Installing,
    (name, arguments): (&str, &[&str]),
) -> Result<(), String> {
    if cargo(repo, &[subcommand, "--version"]).capture()?.succeeded {
        return Ok(());
    }
    let missing = format!("`cargo {subcommand}` is missing; install it with `{name} {}`", arguments.join(" "));
    if installing == Installing::Forbidden {
        return Err(missing);
    }
    let finished = program(repo, name, arguments).capture().map_err(|error| format!("{missing}\n{error}"))?;
    if finished.succeeded { Ok(()) } else { Err(format!("{missing}\n{}", finished.output)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_package_is_an_error_that_says_how_to_install_it() {
        let repo = Repo::of(&[]);
        let there = on_path("ls", "coreutils");
        let missing = on_path("no-such-program-at-all", "no-such-package");
        let elsewhere = Package { name: "nothing", program: "bin/x", versions: Some("/no/such/folder") };
        assert_eq!(packages(&repo, &[there], Installing::Forbidden), Ok(()));
        let wrong = packages(&repo, &[missing, elsewhere], Installing::Forbidden).unwrap_err();
        assert_eq!(wrong, "missing: apt-get install no-such-package nothing");
    }

    #[test]
    fn what_cannot_be_fetched_for_want_of_a_network_is_told_from_what_is_not_there() {
        let last = "ERROR: No matching distribution found for schemathesis==4.32.5\n";
        let first = "WARNING: Retrying after connection broken by 'NewConnectionError(… Failed to establish a new connection: \
                     [Errno 111] Connection refused')'\n";
        assert_eq!(not_fetched(&format!("{first}{last}")), "PyPI is not reachable");
        assert_eq!(not_fetched(last), last.trim_end());
    }
}
