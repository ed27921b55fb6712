//! Every play file of every game: examples of rules and golden games.

use std::fs;
use std::path::{Path, PathBuf};
use table::play;

/// All play files under the games' tests.
fn play_files() -> Vec<PathBuf> {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games");
    let mut open = vec![games];
    let mut found = Vec::new();
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(&folder).into_iter().flatten().flatten() {
            let path = entry.path();
            match path.extension() {
                _ if path.is_dir() => open.push(path),
                Some(extension) if extension == "play" => found.push(path),
                _ => {}
            }
        }
    }
    found.sort();
    found
}

#[test]
fn every_play_file_holds() {
    let files = play_files();
    assert!(!files.is_empty());
    let failures: Vec<String> = files
        .iter()
        .filter_map(|path| {
            let file = play::parse(&fs::read_to_string(path).unwrap());
            let error = file.and_then(|file| play::run(&file)).err()?;
            Some(format!("{}:{error}", path.display()))
        })
        .collect();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn a_record_written_down_plays_the_same() {
    for path in play_files() {
        let file = play::parse(&fs::read_to_string(&path).unwrap()).unwrap();
        let table = play::run(&file).unwrap().table;
        let again = play::run(&play::parse(&table.to_play()).unwrap()).unwrap().table;
        let seats = kernel::Viewer::all(table.seats());
        for viewer in seats.chain([kernel::Viewer::Truth]) {
            assert_eq!(table.view(viewer), again.view(viewer), "{}", path.display());
        }
        assert_eq!(table.to_play(), again.to_play());
    }
}
