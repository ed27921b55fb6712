//! Running other programs, watched by the person at the terminal, captured for a report, or as a filter.

use std::ffi::OsString;
use std::fmt::Display;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use crate::repo::Repo;

/// A program about to run in the root of the repository.
pub struct Process {
    command: Command,
    shown: String,
}

/// What a finished program printed and whether it succeeded.
pub struct Finished {
    pub succeeded: bool,
    pub output: String,
}

pub fn cargo(repo: &Repo, arguments: &[&str]) -> Process {
    program(repo, "cargo", arguments)
}

/// A program of the workspace, built with what its tests were built with: asked for alone, cargo would choose other
/// features for its libraries and compile them all again.
pub fn own(repo: &Repo, kind: &str, name: &str, arguments: &[&str]) -> Result<Process, String> {
    Ok(program(repo, &built(repo, kind, name)?.to_string_lossy(), arguments))
}

/// Where such a program is, freshly built.
pub fn built(repo: &Repo, kind: &str, name: &str) -> Result<PathBuf, String> {
    let built = cargo(repo, &["build", "--quiet", "--workspace", kind, name]).capture()?;
    if !built.succeeded {
        return Err(built.output);
    }
    let folder = if kind == "--example" { "debug/examples" } else { "debug" };
    Ok(target(repo).join(folder).join(name))
}

/// Where cargo puts what it builds, and where everything else goes that can be made again.
pub fn target(repo: &Repo) -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| repo.root.join("target"), |dir| repo.root.join(dir))
}

pub fn program(repo: &Repo, name: &str, arguments: &[&str]) -> Process {
    let mut command = Command::new(name);
    command.args(arguments).current_dir(&repo.root);
    own_package_settings().for_each(|setting| {
        command.env_remove(setting);
    });
    Process { command, shown: format!("{name} {}", arguments.join(" ")) }
}

/// What `cargo run` tells this program about its own package; another program would take it for its own
/// (cargo-machete then misreads its arguments).
fn own_package_settings() -> impl Iterator<Item = OsString> {
    let names = std::env::vars_os().map(|(name, _)| name);
    let prefixes = ["CARGO_PKG_", "CARGO_MANIFEST_"];
    names.filter(move |name| prefixes.iter().any(|prefix| name.to_string_lossy().starts_with(prefix)))
}

impl Process {
    pub fn env(mut self, name: &str, value: &str) -> Self {
        self.command.env(name, value);
        self
    }

    /// Lets the program write to the terminal; fails when it does.
    pub fn watch(mut self) -> Result<(), String> {
        match self.command.status() {
            Ok(status) if status.success() => Ok(()),
            Ok(status) => Err(format!("`{}` failed: {status}", self.shown)),
            Err(error) => Err(format!("`{}` could not be started: {error}", self.shown)),
        }
    }

    /// Keeps the program's output, errors after the rest; fails when it cannot be started.
    pub fn capture(mut self) -> Result<Finished, String> {
        let output = self.command.stdin(Stdio::null()).output();
        let output = output.map_err(|error| format!("`{}` could not be started: {error}", self.shown))?;
        let text = [output.stdout, output.stderr].concat();
        Ok(Finished { succeeded: output.status.success(), output: String::from_utf8_lossy(&text).into_owned() })
    }

    /// Gives the program a text and takes the text that comes back; fails when the program does.
    pub fn filter(mut self, text: &str) -> Result<String, String> {
        let failed = |error: &dyn Display| format!("`{}` failed: {error}", self.shown);
        let pipes = self.command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = pipes.spawn().map_err(|error| failed(&error))?;
        let mut input = child.stdin.take().expect("its input was piped just above");
        input.write_all(text.as_bytes()).map_err(|error| failed(&error))?;
        drop(input);
        let output = child.wait_with_output().map_err(|error| failed(&error))?;
        match output.status.success() {
            true => String::from_utf8(output.stdout).map_err(|error| failed(&error)),
            false => Err(failed(&String::from_utf8_lossy(&output.stderr))),
        }
    }
}
