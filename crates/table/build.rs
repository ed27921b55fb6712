//! Embeds what people read: the rules pages of `docs/rules` and the lessons of each game, by the names of their files. A folder
//! of `docs/rules` is a language.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// The language of the pages that lie in no folder of their own.
const ENGLISH: &str = "en";

fn main() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let rules = root.join("docs/rules");
    let games = root.join("crates/games");
    let mut text = String::from("pub static RULES: &[(&str, &str, &str)] = &[\n");
    let translated = folders(&rules).into_iter().map(|folder| (stem(&folder), folder));
    for (language, folder) in [(ENGLISH.to_string(), rules.clone())].into_iter().chain(translated) {
        for page in files(&folder, "md") {
            let game = stem(&page);
            writeln!(text, "    ({game:?}, {language:?}, include_str!({page:?})),")
                .expect("writing to a string cannot fail");
        }
    }
    text.push_str("];\npub static LESSONS: &[(&str, &str, &str)] = &[\n");
    for game in folders(&games) {
        for lesson in files(&game.join("lessons"), "play") {
            let (game, name) = (stem(&game), stem(&lesson));
            writeln!(text, "    ({game:?}, {name:?}, include_str!({lesson:?})),").expect("as above");
        }
    }
    text.push_str("];\n");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names the folder")).join("pages.rs");
    fs::write(out, text).expect("cargo's folder can be written to");
    for folder in [&rules, &games] {
        println!("cargo::rerun-if-changed={}", folder.display());
    }
}

/// The files of a folder with this ending, in the order of their names; none if there is no such folder.
fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> =
        entries(folder).filter(|path| path.extension().is_some_and(|e| e == ending)).collect();
    files.sort();
    files
}

fn folders(folder: &Path) -> Vec<PathBuf> {
    let mut folders: Vec<PathBuf> = entries(folder).filter(|path| path.is_dir()).collect();
    folders.sort();
    folders
}

fn entries(folder: &Path) -> impl Iterator<Item = PathBuf> {
    fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path())
}

fn stem(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}
