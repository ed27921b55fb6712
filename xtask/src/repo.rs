//! The repository as a list of text files.
//!
//! Every command reads the whole house once and then works on text in memory, so that each rule is a plain
//! function that a test can call with made-up files.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The text files of the repository, sorted by path.
pub struct Repo {
    pub root: PathBuf,
    pub files: Vec<File>,
}

/// One text file; `path` is relative to the root and written with `/`.
pub struct File {
    pub path: String,
    pub text: String,
}

impl File {
    pub fn extension(&self) -> &str {
        self.path.rsplit_once('.').map_or("", |(_, extension)| extension)
    }
}

impl Repo {
    /// Reads the repository that the current folder belongs to.
    pub fn open() -> Result<Self, String> {
        let here = std::env::current_dir().map_err(|error| format!("the current folder cannot be read: {error}"))?;
        let root = here.ancestors().find(|folder| is_workspace_root(folder));
        root.map(Self::at).ok_or_else(|| "run this inside the repository: no workspace Cargo.toml found above".into())
    }

    pub fn at(root: &Path) -> Self {
        let mut paths = listed_by_git(root).unwrap_or_else(|| walked(root));
        paths.sort();
        let files = paths.into_iter().filter_map(|path| text_file(root, path)).collect();
        Self { root: root.to_path_buf(), files }
    }

    pub fn file(&self, path: &str) -> Option<&File> {
        self.files.iter().find(|file| file.path == path)
    }

    pub fn with_extension<'a>(&'a self, extension: &'a str) -> impl Iterator<Item = &'a File> {
        self.files.iter().filter(move |file| file.extension() == extension)
    }

    /// Folders of the crates of the workspace: `crates/kernel`, `crates/games/template`, `xtask`.
    pub fn crate_folders(&self) -> Vec<&str> {
        let manifests = self.files.iter().filter_map(|file| file.path.strip_suffix("/Cargo.toml"));
        manifests.filter(|folder| is_crate_folder(folder)).collect()
    }

    /// Names of the folders in `crates/games` that hold a crate.
    pub fn game_slugs(&self) -> Vec<&str> {
        self.crate_folders().into_iter().filter_map(|folder| folder.strip_prefix("crates/games/")).collect()
    }

    pub fn write(&self, path: &str, text: &str) -> Result<(), String> {
        let target = self.root.join(path);
        let folder = target.parent().expect("a path below the root has a parent");
        fs::create_dir_all(folder).map_err(|error| format!("{path}: its folder cannot be made: {error}"))?;
        fs::write(&target, text).map_err(|error| format!("{path}: cannot be written: {error}"))
    }

    #[cfg(test)]
    pub fn of(files: &[(&str, &str)]) -> Self {
        let file = |&(path, text): &(&str, &str)| File { path: path.into(), text: text.into() };
        Self { root: PathBuf::from("."), files: files.iter().map(file).collect() }
    }
}

fn is_workspace_root(folder: &Path) -> bool {
    fs::read_to_string(folder.join("Cargo.toml")).is_ok_and(|text| text.lines().any(|line| line == "[workspace]"))
}

/// Tells the workspace's members from other manifests (a fuzz target, a fixture).
fn is_crate_folder(folder: &str) -> bool {
    match folder.split('/').collect::<Vec<_>>()[..] {
        ["xtask"] | ["crates", "games", _] => true,
        ["crates", name] => name != "games",
        _ => false,
    }
}

/// What git tracks or would track; `None` outside a checkout, for example in an unpacked archive.
fn listed_by_git(root: &Path) -> Option<Vec<String>> {
    let arguments = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
    let output = Command::new("git").args(arguments).current_dir(root).output().ok()?;
    let listing = String::from_utf8(output.stdout).ok()?;
    let paths = listing.split('\0').filter(|path| !path.is_empty()).map(String::from);
    output.status.success().then(|| paths.collect())
}

fn walked(root: &Path) -> Vec<String> {
    let mut paths = Vec::new();
    let mut folders = vec![root.to_path_buf()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.extend(Some(path).filter(|folder| !is_build_output(folder)));
            } else if let Ok(inside) = path.strip_prefix(root) {
                paths.push(inside.to_string_lossy().replace('\\', "/"));
            }
        }
    }
    paths
}

fn is_build_output(folder: &Path) -> bool {
    let name = folder.file_name().unwrap_or_default();
    // Cargo and most tools that fill a cache folder mark it with this file.
    ["target", "node_modules", "dist", ".git"].iter().any(|output| name == *output)
        || folder.join("CACHEDIR.TAG").exists()
}

/// `None` for what is no text (pictures, sounds) and for files that git still lists but somebody deleted.
fn text_file(root: &Path, path: String) -> Option<File> {
    let text = fs::read_to_string(root.join(&path)).ok()?;
    (!text.contains('\0')).then_some(File { path, text })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_members_of_the_workspace_are_crates() {
        let manifest = "[package]";
        let repo = Repo::of(&[
            ("Cargo.toml", "[workspace]"),
            ("crates/games/template/Cargo.toml", manifest),
            ("crates/kernel/Cargo.toml", manifest),
            ("crates/kernel/fuzz/Cargo.toml", manifest),
            ("xtask/Cargo.toml", manifest),
        ]);
        assert_eq!(repo.crate_folders(), ["crates/games/template", "crates/kernel", "xtask"]);
        assert_eq!(repo.game_slugs(), ["template"]);
    }

    #[test]
    fn a_folder_without_git_is_walked_past_build_output() {
        let root = std::env::temp_dir().join(format!("xtask-walk-{}", std::process::id()));
        for path in ["docs/a.md", "target/debug/b.txt", "web/node_modules/c.js"] {
            fs::create_dir_all(root.join(path).parent().unwrap()).unwrap();
            fs::write(root.join(path), "text").unwrap();
        }
        assert_eq!(walked(&root), ["docs/a.md"]);
        fs::remove_dir_all(&root).unwrap();
    }
}
