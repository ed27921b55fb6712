//! Who may depend on whom. The arrows of the house never turn back:
//!
//! ```text
//! kernel ← games, bots, words ← table ← lab, server, tui ← parlor
//!                        table, lab ← python
//! ```
//!
//! JSON, SQL, HTTP and Python each have their place, too.

use std::collections::BTreeMap;

use toml::{Table, Value};

use super::Fault;
use crate::repo::{File, Repo};

/// A crate's place in the house.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Layer {
    Kernel,
    Game,
    Bots,
    Meter,
    Conformance,
    Words,
    Table,
    Lab,
    Face,
    Python,
    Parlor,
    Xtask,
}

use Layer::{Bots, Conformance, Face, Game, Kernel, Lab, Meter, Parlor, Python, Words, Xtask};

fn layer(folder: &str) -> Option<Layer> {
    match folder {
        "crates/kernel" => Some(Kernel),
        "crates/bots" => Some(Bots),
        "crates/meter" => Some(Meter),
        "crates/conformance" => Some(Conformance),
        "crates/table" => Some(Layer::Table),
        "crates/words" => Some(Words),
        "crates/lab" => Some(Lab),
        "crates/server" | "crates/tui" => Some(Face),
        "crates/python" => Some(Python),
        "crates/parlor" => Some(Parlor),
        "xtask" => Some(Xtask),
        _ => folder.starts_with("crates/games/").then_some(Game),
    }
}

/// The layers that a crate's code may use.
fn used_by_code(layer: Layer) -> &'static [Layer] {
    match layer {
        Kernel | Meter | Xtask => &[],
        Game | Bots | Words => &[Kernel],
        Conformance => &[Kernel, Meter, Bots],
        Layer::Table => &[Kernel, Bots, Game, Words],
        Lab | Face => &[Kernel, Bots, Layer::Table, Words],
        // Researchers want the lab as well.
        Python => &[Kernel, Bots, Layer::Table, Lab, Words],
        Parlor => &[Kernel, Bots, Layer::Table, Lab, Face, Meter, Words],
    }
}

/// The layers that only its tests may use: the instruments, and for bots some games to play.
fn used_by_tests(layer: Layer) -> &'static [Layer] {
    match layer {
        Kernel | Meter | Conformance | Words | Xtask => &[Meter],
        Game => &[Meter, Conformance, Layer::Table, Words],
        Bots => &[Meter, Conformance, Game],
        Layer::Table | Lab | Face | Python | Parlor => &[Meter, Conformance],
    }
}

/// A registry crate that has one place in the house.
struct Place {
    package: &'static str,
    holds: fn(&str) -> bool,
    law: &'static str,
}

const PLACES: &[Place] = &[
    Place { package: "serde_json", holds: knows_json, law: "only table and above know JSON" },
    Place { package: "axum", holds: is_server, law: "only server knows HTTP" },
    Place { package: "sqlx", holds: is_server, law: "only server knows SQL" },
    Place { package: "pyo3", holds: is_python, law: "only python knows Python" },
];

fn knows_json(folder: &str) -> bool {
    matches!(layer(folder), Some(Layer::Table | Lab | Face | Python | Parlor | Xtask))
}

fn is_server(folder: &str) -> bool {
    folder == "crates/server"
}

fn is_python(folder: &str) -> bool {
    folder == "crates/python"
}

/// One line of a dependency table.
struct Dependency {
    package: String,
    line: usize,
    is_for_tests: bool,
}

pub fn faults(repo: &Repo) -> Vec<Fault> {
    let folders = repo.crate_folders();
    let renamed = repo.file("Cargo.toml").map(workspace_renames).unwrap_or_default();
    let members: BTreeMap<String, &str> = folders.iter().map(|folder| (package_name(repo, folder), *folder)).collect();
    folders.iter().flat_map(|folder| in_crate(repo, folder, &members, &renamed)).collect()
}

fn in_crate(
    repo: &Repo,
    folder: &str,
    members: &BTreeMap<String, &str>,
    renamed: &BTreeMap<String, String>,
) -> Vec<Fault> {
    let manifest = repo.file(&format!("{folder}/Cargo.toml")).expect("its folder was found by this file");
    let Some(own) = layer(folder) else {
        let what = "this crate has no place in the map; give it one in xtask/src/tidy/layers.rs";
        return vec![Fault::new(&manifest.path, 1, what)];
    };
    let Ok(table) = manifest.text.parse::<Table>() else {
        return vec![Fault::new(&manifest.path, 1, "is not TOML; see what cargo says about it")];
    };
    let mut faults = Vec::new();
    for dependency in dependencies(&table, manifest, renamed) {
        let direction = members.get(&dependency.package).and_then(|other| direction(own, other, &dependency));
        let place = place(folder, &dependency);
        let fault = |what| Fault::new(&manifest.path, dependency.line, what);
        faults.extend(direction.into_iter().chain(place).map(fault));
    }
    faults
}

fn direction(own: Layer, other: &str, dependency: &Dependency) -> Option<String> {
    // A crate without a place is complained about at its own manifest.
    let other = layer(other)?;
    let in_tests = dependency.is_for_tests && used_by_tests(own).contains(&other);
    let is_allowed = used_by_code(own).contains(&other) || in_tests;
    let Dependency { package, .. } = dependency;
    let what =
        || format!("a {own:?} crate may not depend on `{package}` ({other:?}); turn the arrow round or move the code");
    (!is_allowed).then(what)
}

fn place(folder: &str, dependency: &Dependency) -> Option<String> {
    let Place { package, holds, law } = PLACES.iter().find(|place| place.package == dependency.package)?;
    let is_fault = !holds(folder) && !dependency.is_for_tests;
    is_fault.then(|| format!("`{package}` has no place here: {law}; move the code that needs it"))
}

fn dependencies(table: &Table, manifest: &File, renamed: &BTreeMap<String, String>) -> Vec<Dependency> {
    let platforms = table.get("target").and_then(Value::as_table).into_iter().flat_map(Table::values);
    let owners = platforms.filter_map(Value::as_table).chain([table]);
    let mut found = Vec::new();
    for owner in owners {
        for (section, is_for_tests) in
            [("dependencies", false), ("build-dependencies", false), ("dev-dependencies", true)]
        {
            for (key, value) in owner.get(section).and_then(Value::as_table).into_iter().flatten() {
                let package =
                    value.get("package").and_then(Value::as_str).or_else(|| renamed.get(key).map(String::as_str));
                let package = package.unwrap_or(key).to_string();
                found.push(Dependency { package, line: line_of(&manifest.text, key), is_for_tests });
            }
        }
    }
    found
}

/// Names under which the workspace offers a package that is called otherwise.
fn workspace_renames(root: &File) -> BTreeMap<String, String> {
    let table = root.text.parse::<Table>().unwrap_or_default();
    let offered = table.get("workspace").and_then(|workspace| workspace.get("dependencies")).and_then(Value::as_table);
    let rename = |(key, value): (&String, &Value)| Some((key.clone(), value.get("package")?.as_str()?.to_string()));
    offered.into_iter().flatten().filter_map(rename).collect()
}

fn package_name(repo: &Repo, folder: &str) -> String {
    let manifest = repo.file(&format!("{folder}/Cargo.toml")).and_then(|file| file.text.parse::<Table>().ok());
    let name = manifest.as_ref().and_then(|table| table.get("package")?.get("name")?.as_str());
    name.unwrap_or_else(|| folder.rsplit('/').next().unwrap_or(folder)).to_string()
}

fn line_of(text: &str, key: &str) -> usize {
    let names = |line: &str| line.trim_start().trim_start_matches('"').strip_prefix(key).is_some_and(is_end_of_key);
    text.lines().position(names).map_or(1, |index| index + 1)
}

fn is_end_of_key(rest: &str) -> bool {
    rest.starts_with([' ', '.', '=', '"'])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::complaints;

    const HOUSE: &[&str] = &[
        "crates/bots",
        "crates/conformance",
        "crates/games/toy",
        "crates/kernel",
        "crates/lab",
        "crates/meter",
        "crates/parlor",
        "crates/server",
        "crates/table",
        "crates/tui",
    ];

    /// The complaints when `folder` has this manifest in an otherwise clean house.
    fn with(folder: &str, manifest: &str) -> Vec<String> {
        let paths: Vec<String> = HOUSE.iter().map(|folder| format!("{folder}/Cargo.toml")).collect();
        let own = format!("{folder}/Cargo.toml");
        let mut files: Vec<(&str, &str)> = paths.iter().map(|path| (path.as_str(), "")).collect();
        files.retain(|(path, _)| *path != own);
        files.push((&own, manifest));
        complaints(faults, &files)
    }

    #[test]
    fn forbidden_arrows_are_caught() {
        for (folder, other) in [
            ("crates/kernel", "bots"),
            ("crates/games/toy", "bots"),
            ("crates/games/toy", "table"),
            ("crates/bots", "toy"),
            ("crates/bots", "table"),
            ("crates/conformance", "toy"),
            ("crates/table", "lab"),
            ("crates/table", "conformance"),
            ("crates/server", "tui"),
            ("crates/lab", "toy"),
            ("crates/parlor", "toy"),
            ("crates/meter", "kernel"),
        ] {
            for section in ["dependencies", "build-dependencies", "target.'cfg(unix)'.dependencies"] {
                let found = with(folder, &format!("[{section}]\n{other}.workspace = true\n"));
                assert_eq!(found.len(), 1, "{folder} on {other}: {found:?}");
                assert!(found[0].starts_with(&format!("{folder}/Cargo.toml:2: ")), "{found:?}");
            }
        }
    }

    #[test]
    fn the_arrows_of_the_map_are_free() {
        for (folder, others) in [
            ("crates/games/toy", "kernel"),
            ("crates/bots", "kernel"),
            ("crates/conformance", "kernel meter bots"),
            ("crates/table", "kernel bots toy"),
            ("crates/tui", "kernel bots table"),
            ("crates/parlor", "table lab server tui"),
        ] {
            let lines: String = others.split(' ').map(|other| format!("{other}.workspace = true\n")).collect();
            assert_eq!(with(folder, &format!("[dependencies]\n{lines}")), [""; 0], "{folder}");
        }
    }

    #[test]
    fn tests_of_a_game_may_use_the_instruments_and_the_table() {
        let lines = "conformance.workspace = true\nmeter.workspace = true\ntable.workspace = true\n";
        assert_eq!(with("crates/games/toy", &format!("[dev-dependencies]\n{lines}")), [""; 0]);
        assert_eq!(with("crates/games/toy", "[dev-dependencies]\nbots.workspace = true\n").len(), 1);
    }

    #[test]
    fn a_renamed_dependency_is_seen_through() {
        assert_eq!(with("crates/kernel", "[dependencies]\nb = { package = \"bots\", path = \"../bots\" }\n").len(), 1);
        let root = ("Cargo.toml", "[workspace.dependencies]\nb = { package = \"bots\", path = \"crates/bots\" }");
        let kernel = ("crates/kernel/Cargo.toml", "[dependencies]\nb.workspace = true");
        assert_eq!(complaints(faults, &[root, ("crates/bots/Cargo.toml", ""), kernel]).len(), 1);
    }

    #[test]
    fn json_sql_http_and_python_have_their_places() {
        for (folder, name) in [
            ("crates/kernel", "serde_json"),
            ("crates/games/toy", "serde_json"),
            ("crates/table", "axum"),
            ("crates/parlor", "sqlx"),
            ("crates/tui", "pyo3"),
        ] {
            assert_eq!(with(folder, &format!("[dependencies]\n{name} = \"1\"\n")).len(), 1, "{name} in {folder}");
        }
        assert_eq!(with("crates/table", "[dependencies]\nserde_json = \"1\"\n"), [""; 0]);
        assert_eq!(with("crates/server", "[dependencies]\naxum = \"1\"\nsqlx = \"1\"\n"), [""; 0]);
    }

    #[test]
    fn a_crate_outside_the_map_is_caught() {
        assert_eq!(with("crates/attic", "").len(), 1);
    }
}
