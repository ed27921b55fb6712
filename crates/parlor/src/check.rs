//! `parlor check`: runs play files and says which lines fail and how.

use crate::print;
use std::fs;
use std::path::{Path, PathBuf};
use table::play;

#[derive(clap::Args)]
pub struct Args {
    /// Play files, or folders of them
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Name every file, not only those that fail
    #[arg(long, short)]
    verbose: bool,
}

pub fn run(args: &Args) -> Result<(), String> {
    let mut files = Vec::new();
    for path in &args.files {
        collect(path, &mut files)?;
    }
    if files.is_empty() {
        return Err("there is no .play file in there".to_string());
    }
    let mut failed = 0;
    for path in &files {
        match check(path) {
            Ok(line) if args.verbose => print(&format!("{}: {line}\n", path.display()))?,
            Ok(_) => {}
            Err(faults) => {
                failed += 1;
                faults.iter().try_for_each(|fault| print(&format!("{}:{fault}\n", path.display())))?;
            }
        }
    }
    print(&format!("{} passed, {failed} failed\n", files.len() - failed))?;
    if failed == 0 { Ok(()) } else { Err(format!("{failed} of {} play files failed", files.len())) }
}

fn collect(path: &Path, files: &mut Vec<PathBuf>) -> Result<(), String> {
    if !path.is_dir() {
        files.push(path.to_path_buf());
        return Ok(());
    }
    let entries = fs::read_dir(path).map_err(|error| format!("cannot read {}: {error}", path.display()))?;
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() || path.extension().is_some_and(|extension| extension == "play") {
            collect(&path, files)?;
        }
    }
    Ok(())
}

/// Runs a file; the error is everything that is wrong with it, each with line and column.
fn check(path: &Path) -> Result<String, Vec<String>> {
    let texts = |errors: Vec<play::PlayError>| errors.iter().map(ToString::to_string).collect::<Vec<_>>();
    let bytes = fs::read(path).map_err(|error| vec![format!(" cannot be read: {error}")])?;
    let text = String::from_utf8(bytes).map_err(|_| vec![" is not a text file".to_string()])?;
    let file = play::parse_all(&text).map_err(texts)?;
    let beside = |name: &str| {
        let other = path.parent().unwrap_or(Path::new("")).join(name);
        fs::read_to_string(other).map_err(|error| format!("cannot be read: {error}"))
    };
    let outcome = play::examine(&file, &beside).map_err(texts)?;
    Ok(format!("ok, {} steps, {} checks", outcome.steps, outcome.checks))
}
