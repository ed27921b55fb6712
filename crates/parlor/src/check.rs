//! `parlor check`: runs play files and says which line fails and how.

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
            Err(why) => {
                failed += 1;
                print(&format!("{}:{why}\n", path.display()))?;
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

fn check(path: &Path) -> Result<String, String> {
    let bytes = fs::read(path).map_err(|error| format!(" cannot be read: {error}"))?;
    let text = String::from_utf8(bytes).map_err(|_| " is not a text file".to_string())?;
    let outcome = play::parse(&text).and_then(|file| play::run(&file)).map_err(|error| error.to_string())?;
    Ok(format!("ok, {} steps, {} checks", outcome.steps, outcome.checks))
}
