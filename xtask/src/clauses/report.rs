//! The report: per game, how many clauses are cited and tested, and what is wrong.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use serde_json::{Value, json};

use super::id::Id;
use super::page::{Clause, Page, pages};
use super::usage::{self, Mention};
use crate::repo::Repo;
use crate::tidy::Fault;

pub struct Report {
    games: Vec<Game>,
    /// Slugs of pages whose game is not written yet, with their number of clauses.
    without_crate: Vec<(String, usize)>,
    pub faults: Vec<Fault>,
}

/// The counts of one game; notes are counted apart and need neither citing nor testing.
struct Game {
    slug: String,
    total: usize,
    notes: usize,
    uncited: Vec<Id>,
    untested: Vec<Id>,
    unknown: BTreeSet<Id>,
    /// Not in the catalog yet: it is reported, but may be unfinished.
    is_draft: bool,
}

impl Report {
    pub fn of(repo: &Repo) -> Self {
        let pages = pages(repo);
        let unknown = unknown(repo, &pages);
        let mut faults: Vec<Fault> = pages.iter().flat_map(|page| page.faults.iter().cloned()).collect();
        faults.extend(repeated(&pages));
        faults.extend(unknown.iter().map(unknown_fault));
        let (written, planned): (Vec<Page>, Vec<Page>) =
            pages.into_iter().partition(|page| repo.game_slugs().contains(&page.slug.as_str()));
        let tested = usage::tested(repo);
        let mut games = Vec::new();
        for page in &written {
            let game = Game::of(repo, page, &tested, &unknown);
            if !game.is_draft {
                faults.extend(game.untested_faults(page));
            }
            games.push(game);
        }
        let without_crate = planned.into_iter().map(|page| (page.slug, page.clauses.len())).collect();
        Self { games, without_crate, faults }
    }

    pub fn as_text(&self) -> String {
        let mut text = format!("{:<24}{:>8}{:>8}{:>8}{:>8}\n", "game", "clauses", "notes", "cited", "tested");
        self.games.iter().for_each(|game| text.push_str(&game.as_text()));
        for (slug, total) in &self.without_crate {
            writeln!(text, "{slug:<24}{total:>8}  no crate yet").expect("a string takes all that is written to it");
        }
        text
    }

    pub fn as_json(&self) -> Value {
        json!({ "games": self.games.iter().map(Game::as_json).collect::<Vec<_>>() })
    }
}

impl Game {
    fn of(repo: &Repo, page: &Page, tested: &BTreeSet<Id>, unknown: &[Mention]) -> Self {
        let cited = usage::cited(repo, &page.slug);
        let without = |found: &BTreeSet<Id>| -> Vec<Id> {
            let missing = rules(page).filter(|clause| !found.contains(&clause.id));
            missing.map(|clause| clause.id.clone()).collect()
        };
        let is_own = |mention: &&Mention| page.prefix() == Some(mention.id.prefix.as_str());
        Self {
            slug: page.slug.clone(),
            total: page.clauses.len(),
            notes: page.clauses.len() - rules(page).count(),
            uncited: without(&cited),
            untested: without(tested),
            unknown: unknown.iter().filter(is_own).map(|mention| mention.id.clone()).collect(),
            is_draft: !is_in_catalog(repo, &page.slug),
        }
    }

    fn cited(&self) -> usize {
        self.total - self.notes - self.uncited.len()
    }

    fn tested(&self) -> usize {
        self.total - self.notes - self.untested.len()
    }

    fn untested_faults(&self, page: &Page) -> Vec<Fault> {
        let fault = |clause: &Clause| {
            let gap = match self.uncited.contains(&clause.id) {
                true => "is neither cited in code nor tested; implement and test it",
                false => "is not tested; name a test after it",
            };
            let what = format!("{} {gap}, or mark it *(note)* if it only describes", clause.id);
            Fault::new(&page.path, clause.line, what)
        };
        rules(page).filter(|clause| self.untested.contains(&clause.id)).map(fault).collect()
    }

    fn as_text(&self) -> String {
        let Self { slug, total, notes, .. } = self;
        let draft = if self.is_draft { "  draft, not in the catalog yet" } else { "" };
        let mut text = format!("{slug:<24}{total:>8}{notes:>8}{:>8}{:>8}{draft}\n", self.cited(), self.tested());
        for (label, ids) in [("not cited", &self.uncited), ("not tested", &self.untested)] {
            if !ids.is_empty() {
                text.push_str(&format!("  {label}: {}\n", spelt(ids).join(" ")));
            }
        }
        text
    }

    fn as_json(&self) -> Value {
        json!({
            "slug": self.slug,
            "total": self.total,
            "notes": self.notes,
            "cited": self.cited(),
            "tested": self.tested(),
            "uncited": spelt(&self.uncited),
            "untested": spelt(&self.untested),
            "unknown": spelt(&self.unknown),
        })
    }
}

fn rules(page: &Page) -> impl Iterator<Item = &Clause> {
    page.clauses.iter().filter(|clause| !clause.is_note)
}

/// A game enters the catalog when it is complete. A repository without one (a small one, in tests) has no drafts.
fn is_in_catalog(repo: &Repo, slug: &str) -> bool {
    let name = format!("{}::", slug.replace('-', "_"));
    repo.file("crates/table/src/catalog.rs").is_none_or(|catalog| catalog.text.contains(&name))
}

fn spelt<'a>(ids: impl IntoIterator<Item = &'a Id>) -> Vec<String> {
    ids.into_iter().map(Id::to_string).collect()
}

/// Ids that occur in the repository, begin like those of some page, and stand on no page.
fn unknown(repo: &Repo, pages: &[Page]) -> Vec<Mention> {
    let defined: BTreeSet<&Id> = pages.iter().flat_map(|page| &page.clauses).map(|clause| &clause.id).collect();
    let prefixes: BTreeSet<&str> = defined.iter().map(|id| id.prefix.as_str()).collect();
    let is_unknown = |id: &Id| prefixes.contains(id.prefix.as_str()) && !defined.contains(id);
    usage::mentions(repo).filter(|mention| is_unknown(&mention.id)).collect()
}

fn unknown_fault(mention: &Mention) -> Fault {
    let what = format!("{} stands on no rules page; correct the id or add the clause", mention.id);
    Fault::new(&mention.path, mention.line, what)
}

/// Ids defined twice, on one page or on two.
fn repeated(pages: &[Page]) -> Vec<Fault> {
    let mut first: BTreeMap<&Id, String> = BTreeMap::new();
    let mut faults = Vec::new();
    for (page, clause) in pages.iter().flat_map(|page| page.clauses.iter().map(move |clause| (page, clause))) {
        let place = format!("{}:{}", page.path, clause.line);
        if let Some(other) = first.get(&clause.id) {
            let what = format!("{} is already defined in {other}; give one of them a new number", clause.id);
            faults.push(Fault::new(&page.path, clause.line, what));
        } else {
            first.insert(&clause.id, place);
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    const MANIFEST: (&str, &str) = ("crates/games/toy/Cargo.toml", "");
    const PAGE: (&str, &str) = (
        "docs/rules/toy.md",
        "- **ZZ-1.1** *(note)* Blue.\n- **ZZ-1.2** Draw.\n- **ZZ-1.3** Play.\n- **ZZ-1.10** Win.\n",
    );
    const CODE: (&str, &str) = ("crates/games/toy/src/rules.rs", "// ZZ-1.2 and ZZ-1.3");
    const TESTS: (&str, &str) = ("crates/games/toy/tests/clauses.rs", "#[test]\nfn zz_1_2_and_zz_1_10_draw() {}");

    fn sentences(files: &[(&str, &str)]) -> Vec<String> {
        Report::of(&Repo::of(files)).faults.iter().map(Fault::to_string).collect()
    }

    #[test]
    fn the_json_report_counts_and_names() {
        let report = Report::of(&Repo::of(&[MANIFEST, CODE, TESTS, PAGE]));
        let expected = json!({ "games": [{
            "slug": "toy", "total": 4, "notes": 1, "cited": 2, "tested": 2,
            "uncited": ["ZZ-1.10"], "untested": ["ZZ-1.3"], "unknown": [],
        }]});
        assert_eq!(report.as_json(), expected);
        assert!(report.as_text().contains("  not tested: ZZ-1.3\n"));
    }

    #[test]
    fn an_untested_clause_is_a_fault_on_its_line() {
        let found = sentences(&[MANIFEST, CODE, TESTS, PAGE]);
        assert_eq!(found.len(), 1);
        assert!(found[0].starts_with("docs/rules/toy.md:3: ZZ-1.3 is not tested;"), "{found:?}");
        let found = sentences(&[MANIFEST, TESTS, PAGE]);
        assert!(found[0].contains("ZZ-1.3 is neither cited in code nor tested;"), "{found:?}");
    }

    #[test]
    fn a_game_outside_the_catalog_may_be_unfinished() {
        let catalog = |text| ("crates/table/src/catalog.rs", text);
        assert_eq!(sentences(&[MANIFEST, CODE, TESTS, PAGE, catalog("entry::<toy::Toy>(),")]).len(), 1);
        let draft = [MANIFEST, CODE, TESTS, PAGE, catalog("")];
        assert!(sentences(&draft).is_empty());
        assert!(Report::of(&Repo::of(&draft)).as_text().contains("draft, not in the catalog yet"));
    }

    #[test]
    fn an_id_on_no_page_is_a_fault_wherever_it_is_used() {
        let play = ("crates/games/toy/tests/a.play", "clauses ZZ-1.3 ZZ-9.1\n");
        let test = ("crates/table/tests/b.rs", "#[test]\nfn zz_9_2_x() {}");
        let doc = ("docs/c.md", "ZZ-9.3, but YY-9.4 begins like no page");
        let found = sentences(&[MANIFEST, CODE, TESTS, PAGE, play, test, doc]);
        for id in ["ZZ-9.1", "ZZ-9.2", "ZZ-9.3"] {
            assert!(found.iter().any(|line| line.contains(&format!("{id} stands on no rules page"))), "{found:?}");
        }
        assert_eq!(found.len(), 3);
    }

    #[test]
    fn an_id_given_twice_is_a_fault() {
        let page = ("docs/rules/toy.md", "- **ZZ-1.1** *(note)* A.\n- **ZZ-1.1** *(note)* B.\n");
        let found = sentences(&[MANIFEST, page]);
        assert_eq!(found.len(), 1);
        assert!(found[0].starts_with("docs/rules/toy.md:2: ZZ-1.1 is already defined in docs/rules/toy.md:1"));
    }

    #[test]
    fn a_page_without_a_crate_needs_no_tests_yet() {
        let report = Report::of(&Repo::of(&[PAGE]));
        assert!(report.faults.is_empty());
        assert!(report.as_text().contains("no crate yet"));
    }
}
