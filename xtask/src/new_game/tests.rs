//! A small made-up tree is copied on disk, and each refusal is provoked once.

use std::fs;
use std::path::PathBuf;

use super::*;

const TREE: &[(&str, &str)] = &[
    ("Cargo.toml", "[workspace]\n"),
    ("crates/games/template/Cargo.toml", "[package]\nname = \"template\"\n"),
    (
        "crates/games/template/src/lib.rs",
        "//! Kuhn poker.\npub struct Kuhn; // KP-1.1\nconst SLUG: &str = \"template\";\nlet templates = template_of(KuhnView);\n",
    ),
    (
        "crates/games/template/tests/clauses.rs",
        "use template::Kuhn;\n#[test]\nfn kp_1_1_and_kp_1_2_deal() { clause::KP_1_1; }\n",
    ),
    ("crates/games/template/tests/golden/kuhn.play", "game template\nclauses KP-1.1\n"),
    (
        "crates/table/src/catalog.rs",
        "pub static CATALOG: &[Entry] = &[\n    // games: one line each\n    entry::<template::Kuhn>(),\n];\n",
    ),
    (
        "crates/table/Cargo.toml",
        "[dependencies]\n# games: one line each\ntemplate = { path = \"../games/template\" }\n",
    ),
    ("docs/rules/template.md", "# Kuhn poker\n\n- **KP-1.1** Three cards.\n"),
];

/// A tree on disk that is removed when the test ends.
struct OnDisk(PathBuf);

impl OnDisk {
    fn new(name: &str) -> Self {
        let root = std::env::temp_dir().join(format!("xtask-new-game-{name}-{}", std::process::id()));
        let tree = Self(root);
        let empty = Repo { root: tree.0.clone(), files: Vec::new() };
        TREE.iter().for_each(|(path, text)| empty.write(path, text).unwrap());
        tree
    }

    fn text(&self, path: &str) -> String {
        fs::read_to_string(self.0.join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
    }
}

impl Drop for OnDisk {
    fn drop(&mut self) {
        // What cannot be removed from the temporary folder does no harm there.
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn refusal(tree: &[(&str, &str)], slug: &str, prefix: Option<&str>) -> String {
    run(&Repo::of(tree), slug, prefix).expect_err("refused")
}

#[test]
fn the_copy_carries_the_new_names_and_the_house_lists_it() {
    let tree = OnDisk::new("copy");
    run(&Repo::at(&tree.0), "red-dog", None).unwrap();
    assert_eq!(tree.text("crates/games/red-dog/Cargo.toml"), "[package]\nname = \"red-dog\"\n");
    assert_eq!(
        tree.text("crates/games/red-dog/src/lib.rs"),
        "//! RedDog poker.\npub struct RedDog; // RD-1.1\nconst SLUG: &str = \"red-dog\";\nlet templates = template_of(RedDogView);\n",
    );
    assert_eq!(
        tree.text("crates/games/red-dog/tests/clauses.rs"),
        "use red_dog::RedDog;\n#[test]\nfn rd_1_1_and_rd_1_2_deal() { clause::RD_1_1; }\n",
    );
    assert_eq!(tree.text("crates/games/red-dog/tests/golden/red-dog.play"), "game red-dog\nclauses RD-1.1\n");
    assert_eq!(tree.text("docs/rules/red-dog.md"), "# RedDog poker\n\n- **RD-1.1** Three cards.\n");
    assert_eq!(
        tree.text(CATALOG),
        "pub static CATALOG: &[Entry] = &[\n    // games: one line each\n    entry::<template::Kuhn>(),\n    entry::<red_dog::RedDog>(),\n];\n",
    );
    assert!(tree.text(MANIFEST).contains("one line each\nred-dog = { path = \"../games/red-dog\" }\n"));
}

#[test]
fn the_template_itself_stays_as_it_is() {
    let tree = OnDisk::new("same");
    run(&Repo::at(&tree.0), "red-dog", Some("XY")).unwrap();
    assert_eq!(tree.text("docs/rules/red-dog.md"), "# RedDog poker\n\n- **XY-1.1** Three cards.\n");
    for (path, text) in TREE.iter().filter(|(path, _)| path.contains("template")) {
        assert_eq!(tree.text(path), *text);
    }
}

#[test]
fn bad_slugs_are_refused() {
    for slug in ["", "Red-Dog", "red_dog", "-red", "red--dog", "red-", "3-dog", "röt", "../x"] {
        assert!(refusal(TREE, slug, None).contains("is no slug"), "{slug}");
    }
}

#[test]
fn existing_games_and_taken_prefixes_are_refused() {
    assert!(refusal(TREE, "template", None).contains("exists already"));
    assert!(refusal(TREE, "red-dog", Some("KP")).contains("docs/rules/template.md uses the prefix KP"));
    assert!(refusal(TREE, "red-dog", Some("rdx")).contains("is no prefix"));
}

#[test]
fn a_house_without_marks_or_template_is_refused() {
    for path in [CATALOG, MANIFEST] {
        let unmarked: Vec<_> = TREE.iter().map(|file| if file.0 == path { (path, "") } else { *file }).collect();
        assert!(refusal(&unmarked, "red-dog", None).starts_with(&format!("{path} has no comment")), "{path}");
    }
    assert!(refusal(&TREE[..1], "red-dog", None).contains("no template to copy"));
}

#[test]
fn prefixes_come_from_the_initials() {
    for (slug, prefix) in [("bag-o-loot", "BL"), ("camouflage", "CA"), ("dream-team-soccer", "DT"), ("x-o", "XO")] {
        assert_eq!(initials(slug), prefix);
    }
}
