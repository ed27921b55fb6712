//! Every clause that can refuse is shown refusing, or the kit says which is not.

use crate::game::Cellar;
use conformance::{find_refusals, refusal_faults};
use std::fs;
use std::path::PathBuf;

/// A folder with the source of a toy and its examples, gone when the test is done.
struct Crate(PathBuf);

impl Crate {
    /// The toy's rules name these clauses; the examples are found by chance.
    fn naming(name: &str, clauses: &[u8]) -> Crate {
        let folder = std::env::temp_dir().join(format!("parlor-refusals-{}-{name}", std::process::id()));
        fs::create_dir_all(folder.join("src/text")).expect("a folder that can be written");
        fs::create_dir_all(folder.join("tests")).expect("a folder that can be written");
        let source: String = clauses.iter().map(|number| format!("Illegal::by(clause::CE_{number}),\n")).collect();
        fs::write(folder.join("src/rules.rs"), source).expect("a folder that can be written");
        fs::write(folder.join("src/text/help.rs"), "clause::CE_6").expect("a folder that can be written");
        // Chance rarely tries this one, so it is written by hand, before the others are found.
        fs::write(folder.join("tests/refusals.txt"), "CE-5 2\n0: rest\n").expect("a folder that can be written");
        find_refusals::<Cellar>(&folder, &[]);
        Crate(folder)
    }

    fn faults(&self) -> String {
        refusal_faults::<Cellar>(&self.0, &[]).join("\n")
    }

    /// The same with another text in its examples.
    fn changed(&self, change: impl Fn(&str) -> String) -> String {
        let path = self.0.join("tests/refusals.txt");
        let text = fs::read_to_string(&path).expect("a folder that can be written");
        let changed = change(&text);
        assert_ne!(changed, text, "something is changed");
        fs::write(&path, changed).expect("a folder that can be written");
        let faults = self.faults();
        fs::write(&path, text).expect("a folder that can be written");
        faults
    }
}

impl Drop for Crate {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn examples_are_found_and_hold() {
    let toy = Crate::naming("whole", &[1, 2, 3, 4, 5, 6]);
    assert_eq!(toy.faults(), "");
    let without = |text: &str| {
        let blocks: Vec<&str> = text.split("\n\n").filter(|block| !block.starts_with("CE-4")).collect();
        blocks.join("\n\n")
    };
    assert_eq!(toy.changed(without), "CE-4 can refuse, but no example shows it");
    assert!(toy.changed(|text| text.replace("\nCE-2 ", "\nCE-3 ")).contains("CE-3: it is refused by CE-2"));
    assert!(toy.changed(|text| text.replace("\nCE-1 ", "\nCE-9 ")).contains("CE-9: the rules do not name it"));
    assert!(toy.changed(|text| text.replace("\nCE-1 0", "\nCE-1 2")).contains("CE-1: it is not refused"));
    let never = |text: &str| {
        let keep = |block: &&str| !block.starts_with("CE-4");
        text.split("\n\n").filter(keep).collect::<Vec<_>>().join("\n\n") + "\nCE-4 never: who would mix a row?\n"
    };
    assert!(toy.changed(never).contains("CE-4 is said never to refuse, but it refuses"));
}

#[test]
fn a_clause_that_refuses_and_is_not_named_is_noticed() {
    let faults = Crate::naming("part", &[1, 2, 3, 4, 5]).faults();
    assert!(faults.contains("CE-6 is said never to refuse"), "{faults}");
}
