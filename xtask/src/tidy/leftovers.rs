//! What must not stay behind: unfinished code, skipped tests, the paths of somebody's machine, and crates
//! that do not say what they are.

use super::Fault;
use super::source::{Language, code_only};
use crate::repo::{File, Repo};

const UNFINISHED: &[(&str, &str)] = &[
    ("todo!", "write the code"),
    ("unimplemented!", "write the code"),
    ("dbg!", "remove it"),
    ("#[ignore", "make the test quick, or remove it"),
];

pub fn faults(repo: &Repo) -> Vec<Fault> {
    let unfinished = repo.with_extension("rs").flat_map(unfinished);
    let machine_paths = repo.files.iter().flat_map(machine_paths);
    unfinished.chain(machine_paths).chain(missing_readmes(repo)).collect()
}

fn unfinished(file: &File) -> Vec<Fault> {
    let code = code_only(Language::Rust, &file.text);
    let mut faults = Vec::new();
    for (index, line) in code.lines().enumerate() {
        let found = UNFINISHED.iter().filter(|(mark, _)| line.contains(mark));
        faults.extend(
            found.map(|(mark, advice)| Fault::new(&file.path, index + 1, format!("`{mark}` must not stay; {advice}"))),
        );
    }
    faults
}

fn machine_paths(file: &File) -> Vec<Fault> {
    // Put together here, so that this very file holds none of them.
    let marks = [["/wo", "rk/"], ["/ro", "ot/"], ["../sha", "red"]].map(|halves| halves.concat());
    let lines = file.text.lines().enumerate();
    let found = lines.filter_map(|(index, line)| Some((index + 1, marks.iter().find(|mark| line.contains(*mark))?)));
    let what = |mark| format!("`{mark}` belongs to one machine; write a path inside the repository");
    found.map(|(line, mark)| Fault::new(&file.path, line, what(mark))).collect()
}

fn missing_readmes(repo: &Repo) -> Vec<Fault> {
    let readmes = repo.crate_folders().into_iter().map(|folder| format!("{folder}/README.md"));
    let missing = readmes.filter(|path| repo.file(path).is_none());
    missing.map(|path| Fault::new(path, 1, "is missing; say what the crate is and where to start reading")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::complaints;

    #[test]
    fn unfinished_code_is_caught() {
        for code in ["todo!()", "unimplemented!()", "dbg!(a)", "#[ignore]", "#[ignore = \"slow\"]"] {
            assert_eq!(complaints(faults, &[("crates/lab/src/a.rs", code)]).len(), 1, "{code}");
        }
        assert_eq!(complaints(faults, &[("crates/lab/src/a.rs", "// todo!()\nlet a = \"dbg!\";")]), [""; 0]);
    }

    #[test]
    fn paths_of_a_machine_are_caught_in_any_text() {
        for path in [["see /wo", "rk/x"], ["/ro", "ot/.cargo"], ["../sha", "red/y"]].map(|halves| halves.concat()) {
            assert_eq!(complaints(faults, &[("docs/a.md", &path)]).len(), 1, "{path}");
        }
        assert_eq!(complaints(faults, &[("docs/a.md", "the network/ and workshop")]), [""; 0]);
    }

    #[test]
    fn a_crate_without_a_readme_is_caught() {
        let manifest = ("crates/lab/Cargo.toml", "");
        assert_eq!(complaints(faults, &[manifest]).len(), 1);
        assert_eq!(complaints(faults, &[manifest, ("crates/lab/README.md", "")]), [""; 0]);
    }
}
