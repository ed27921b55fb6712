//! Reading a rules page. A clause is one line, `- **JK-4.9** Text`. Signs may stand before the text: `*(note)*` marks a
//! clause that only describes, so nothing need cite or test it; `*(ruling)*` and `*(part ruling)*` mark what is ours and
//! not the publisher's, and `*(why)*` behind the text of such a clause begins the reason.

use super::id::Id;
use crate::repo::{File, Repo};
use crate::tidy::Fault;

const NOTE: &str = "*(note)*";
const RULINGS: [&str; 2] = ["*(ruling)*", "*(part ruling)*"];
const WHY: &str = "*(why)*";

pub struct Page {
    pub slug: String,
    pub path: String,
    pub clauses: Vec<Clause>,
    /// Lines that were meant as clauses and cannot be read as such.
    pub faults: Vec<Fault>,
}

pub struct Clause {
    pub id: Id,
    pub line: usize,
    pub is_note: bool,
    /// The rule in Markdown, without signs and reason.
    pub rule: String,
}

impl Page {
    /// The letters its clause ids begin with.
    pub fn prefix(&self) -> Option<&str> {
        self.clauses.first().map(|clause| clause.id.prefix.as_str())
    }
}

/// All pages of `docs/rules`.
pub fn pages(repo: &Repo) -> Vec<Page> {
    repo.with_extension("md").filter_map(page).collect()
}

fn page(file: &File) -> Option<Page> {
    let slug = file.path.strip_prefix("docs/rules/")?.strip_suffix(".md")?;
    // The folder's own README is no game, and neither is what lies in a folder below.
    if slug == "README" || slug.contains('/') {
        return None;
    }
    let mut page = Page { slug: slug.into(), path: file.path.clone(), clauses: Vec::new(), faults: Vec::new() };
    for (index, line) in file.text.lines().enumerate() {
        match clause(line, index + 1) {
            None => {}
            Some(Ok(clause)) => page.clauses.push(clause),
            Some(Err(what)) => page.faults.push(Fault::new(&file.path, index + 1, what)),
        }
    }
    Some(page)
}

/// `None` for a line that is no clause, `Err` for one that was meant to be.
fn clause(line: &str, number: usize) -> Option<Result<Clause, &'static str>> {
    let (label, markdown) = line.strip_prefix("- **")?.split_once("**")?;
    let Some(id) = Id::parse(label) else {
        let what = "is meant as a clause but its id has not the form AB-1.2; correct the id";
        return looks_like_id(label).then_some(Err(what));
    };
    Some(read(markdown.trim()).map(|(is_note, rule)| Clause { id, line: number, is_note, rule }))
}

/// Whether it is a note, and the rule without its signs and its reason.
fn read(markdown: &str) -> Result<(bool, String), &'static str> {
    let (is_note, rest) = strip(markdown, NOTE);
    let signed = RULINGS.iter().find(|sign| rest.starts_with(**sign));
    let rest = signed.map_or(rest, |sign| strip(rest, sign).1);
    let (rule, why) = rest.split_once(WHY).map_or((rest, None), |(rule, why)| (rule.trim(), Some(why.trim())));
    match why {
        _ if rule.is_empty() => Err("has an id and no text; write the rule on the same line"),
        _ if rule.starts_with("*(") => {
            Err("begins with an unknown sign; the signs are *(note)*, then *(ruling)* or *(part ruling)*")
        }
        Some(_) if signed.is_none() => Err("gives a reason for a printed rule; mark the ruling, or leave *(why)* out"),
        Some("") => Err("has *(why)* and no reason behind it; write one sentence"),
        _ => Ok((is_note, rule.into())),
    }
}

fn strip<'a>(text: &'a str, sign: &str) -> (bool, &'a str) {
    text.strip_prefix(sign).map_or((false, text), |rest| (true, rest.trim_start()))
}

fn looks_like_id(label: &str) -> bool {
    let (prefix, rest) = label.split_once('-').unwrap_or_default();
    let is_upper = !prefix.is_empty() && prefix.bytes().all(|byte| byte.is_ascii_uppercase());
    is_upper && rest.starts_with(|c: char| c.is_ascii_digit())
}

impl Clause {
    /// The rule as a plain sentence, as a refusal says it: no marks of emphasis, code or links, no sign and no reason.
    pub fn plain(&self) -> String {
        segments(&self.rule).iter().map(|segment| segment.plain()).collect()
    }

    /// The rule as a doc comment that rustdoc reads without a warning.
    pub fn doc(&self) -> String {
        let note = if self.is_note { "*(note)* " } else { "" };
        segments(&self.rule).iter().fold(note.to_string(), |doc, segment| doc + &segment.doc())
    }
}

/// A stretch of markdown: inside a code span nothing has a meaning, outside some characters have.
enum Segment<'a> {
    Code(&'a str),
    Prose(&'a str),
}

/// A backtick without a partner begins no code span, so the last odd piece stays prose.
fn segments(markdown: &str) -> Vec<Segment<'_>> {
    let pieces: Vec<&str> = markdown.split('`').collect();
    let closed = pieces.len() - (pieces.len() + 1) % 2;
    let segment = |(index, piece)| match index % 2 == 1 && index < closed {
        true => Segment::Code(piece),
        false => Segment::Prose(piece),
    };
    pieces.into_iter().enumerate().map(segment).collect()
}

impl Segment<'_> {
    fn plain(&self) -> String {
        match self {
            Self::Code(text) => (*text).into(),
            Self::Prose(text) => without_emphasis(&without_links(text)),
        }
    }

    fn doc(&self) -> String {
        match self {
            Self::Code(text) => format!("`{text}`"),
            Self::Prose(text) => without_links(text).split_inclusive(' ').map(doc_word).collect(),
        }
    }
}

/// Turns `[text](target)` into `text`: targets are relative to the page and lead nowhere from the code.
fn without_links(text: &str) -> String {
    let Some((before, after)) = text.split_once("](") else {
        return text.into();
    };
    let (Some((outside, label)), Some((_, rest))) = (before.rsplit_once('['), after.split_once(')')) else {
        return text.into();
    };
    format!("{outside}{label}{}", without_links(rest))
}

/// Drops the stars around a word; a star between spaces is a star.
fn without_emphasis(text: &str) -> String {
    let is_space = |c: Option<char>| c.is_none_or(char::is_whitespace);
    let mut plain = String::new();
    let mut before = None;
    let mut rest = text.chars().peekable();
    while let Some(c) = rest.next() {
        if c != '*' || (is_space(before) && is_space(rest.peek().copied())) {
            plain.push(c);
        }
        before = Some(c);
    }
    plain
}

/// Brackets would be links to items and `<` would be a tag; a bare address wants to be marked as one.
fn doc_word(word: &str) -> String {
    let (word, space) = word.strip_suffix(' ').map_or((word, ""), |word| (word, " "));
    if word.starts_with("https://") || word.starts_with("http://") {
        let address = word.trim_end_matches(['.', ',', ';', ':', ')']);
        return format!("<{address}>{}{space}", &word[address.len()..]);
    }
    let escaped = word.replace('[', "\\[").replace(']', "\\]").replace('<', "\\<");
    format!("{escaped}{space}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn only(line: &str) -> Clause {
        clause(line, 1).expect("a clause").expect("well formed")
    }

    #[test]
    fn a_clause_is_one_line() {
        let rule = only("- **ZZ-4.9** A *drive* ends at **exactly** 100 yards.");
        assert_eq!((rule.id.to_string().as_str(), rule.is_note), ("ZZ-4.9", false));
        assert_eq!(rule.plain(), "A drive ends at exactly 100 yards.");
    }

    #[test]
    fn a_note_is_marked_and_its_mark_is_not_part_of_the_sentence() {
        let note = only("- **ZZ-1.1** *(note)* The box is blue.");
        assert!(note.is_note);
        assert_eq!(note.plain(), "The box is blue.");
    }

    #[test]
    fn a_ruling_is_marked_and_neither_its_sign_nor_its_reason_is_part_of_the_sentence() {
        let ruling = only("- **ZZ-1.1** *(ruling)* Odd cards are *dead*. *(why)* The print shows pictures only.");
        assert_eq!(ruling.plain(), "Odd cards are dead.");
        assert_eq!(ruling.doc(), "Odd cards are *dead*.");
        assert!(only("- **ZZ-1.1** *(note)* *(part ruling)* It ends.").is_note);
    }

    #[test]
    fn other_lines_are_no_clauses() {
        for line in ["", "# ZZ-1.1", "- **Size.** Small.", "  - **ZZ-1.1** nested", "text **ZZ-1.1**", "- **ZZ**"] {
            assert!(clause(line, 1).is_none(), "{line}");
        }
    }

    #[test]
    fn a_clause_without_text_or_with_a_wrong_id_or_sign_is_a_fault() {
        for line in [
            "- **ZZ-1.1**",
            "- **ZZ-1.1** *(note)*",
            "- **ZZ-1** Text.",
            "- **ZZ-1.1a** Text.",
            "- **ZZ-1.1** *(ruling)* *(why)* No rule.",
            "- **ZZ-1.1** *(ruled)* Text.",
            "- **ZZ-1.1** *(ruling)* *(note)* Text.",
            "- **ZZ-1.1** Text. *(why)* Nobody asked.",
            "- **ZZ-1.1** *(ruling)* Text. *(why)*",
        ] {
            assert!(clause(line, 1).expect("meant as a clause").is_err(), "{line}");
        }
    }

    #[test]
    fn plain_text_keeps_code_and_lone_stars() {
        let rule = only("- **ZZ-4.9** Write `open 7 *` or [see](../x.md) 3 * 4; a stray ` stays out.");
        assert_eq!(rule.plain(), "Write open 7 * or see 3 * 4; a stray  stays out.");
    }

    #[test]
    fn doc_text_has_nothing_rustdoc_would_follow() {
        let rule = only("- **ZZ-4.9** If a<b [R], `x[1] <y>` and https://example.org/a, see [this](#there).");
        assert_eq!(rule.doc(), "If a\\<b \\[R\\], `x[1] <y>` and <https://example.org/a>, see this.");
    }

    #[test]
    fn only_pages_of_games_are_read() {
        let text = "- **ZZ-1.1** Text.";
        let paths = ["docs/rules/toy.md", "docs/rules/README.md", "docs/rules/old/toy.md", "docs/toy.md"];
        let repo = Repo::of(&paths.map(|path| (path, text)));
        let slugs: Vec<String> = pages(&repo).into_iter().map(|page| page.slug).collect();
        assert_eq!(slugs, ["toy"]);
    }
}
