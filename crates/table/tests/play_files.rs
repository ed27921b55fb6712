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

/// Runs a file; other files that it names lie beside it.
fn examined(path: &Path) -> Result<play::Outcome, Vec<play::PlayError>> {
    let file = play::parse_all(&fs::read_to_string(path).expect("the file was found"))?;
    let beside = |name: &str| fs::read_to_string(path.with_file_name(name)).map_err(|error| error.to_string());
    play::examine(&file, &beside)
}

#[test]
fn every_play_file_holds() {
    let files = play_files();
    assert!(!files.is_empty());
    let failures: Vec<String> = files
        .iter()
        .filter_map(|path| Some((path, examined(path).err()?)))
        .flat_map(|(path, errors)| errors.into_iter().map(move |error| format!("{}:{error}", path.display())))
        .collect();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn a_record_written_down_plays_the_same() {
    for path in play_files() {
        let Some(table) = examined(&path).unwrap().table else { continue };
        let again = play::run(&play::parse(&table.to_play()).unwrap()).unwrap().table.unwrap();
        let seats = kernel::Viewer::all(table.seats());
        for viewer in seats.chain([kernel::Viewer::Truth]) {
            assert_eq!(table.view(viewer), again.view(viewer), "{}", path.display());
        }
        assert_eq!(table.to_play(), again.to_play());
    }
}
