//! What people read about a game: its rules page and its lessons, embedded in the program.

use crate::catalog::find;
use crate::wire::{LessonInfo, RulesClause, RulesPage, RulesSection};

mod embedded {
    include!(concat!(env!("OUT_DIR"), "/pages.rs"));
}

/// The language that every page is written in first.
pub const ENGLISH: &str = "en";

/// The rules of a game as a page, in this language if there is one; none if there is no such game, or it has no page.
pub fn rules(slug: &str, language: &str) -> Option<RulesPage> {
    let meta = find(slug)?.meta;
    let page = |wanted: &str| embedded::RULES.iter().find(|(game, language, _)| *game == slug && *language == wanted);
    let (_, language, markdown) = page(language).or_else(|| page(ENGLISH))?;
    Some(RulesPage {
        game: slug.to_string(),
        name: meta.name.to_string(),
        language: language.to_string(),
        rules: meta.rules,
        sections: sections(markdown),
        markdown: markdown.to_string(),
    })
}

/// The lessons of a game, in their order; their titles in this language if they have one.
pub fn lessons(slug: &str, language: &str) -> Vec<LessonInfo> {
    let own = embedded::LESSONS.iter().filter(|(game, ..)| *game == slug);
    let info = |(_, name, text): &(&str, &str, &str)| LessonInfo {
        name: name.to_string(),
        title: title(text, language).unwrap_or(name).to_string(),
    };
    own.map(info).collect()
}

/// The title of a play file; a comment below it, `# de: …`, says it in another language.
fn title<'a>(text: &'a str, language: &str) -> Option<&'a str> {
    let mut lines = text.lines().skip_while(|line| !line.starts_with("title "));
    let english = lines.next()?.strip_prefix("title ")?;
    let in_language = |line: &'a str| line.strip_prefix("# ")?.strip_prefix(language)?.strip_prefix(": ");
    lines.next().and_then(in_language).or(Some(english))
}

/// A lesson as a play file; its comments are the teacher's words.
pub fn lesson(slug: &str, name: &str) -> Option<&'static str> {
    let own = embedded::LESSONS.iter().find(|(game, lesson, _)| *game == slug && *lesson == name);
    own.map(|(.., text)| *text)
}

/// A page cut at its headings. What stands before the first one has no title.
fn sections(markdown: &str) -> Vec<RulesSection> {
    let mut sections = vec![RulesSection::default()];
    for line in markdown.lines() {
        let level = line.bytes().take_while(|byte| *byte == b'#').count();
        if (1..=6).contains(&level) && line[level..].starts_with(' ') {
            sections.push(RulesSection {
                title: line[level..].trim().to_string(),
                level: level as u8,
                ..Default::default()
            });
            continue;
        }
        let Some(section) = sections.last_mut() else { continue };
        match clause(line) {
            Some(clause) => section.clauses.push(clause),
            None => {
                section.text.push_str(line);
                section.text.push('\n');
            }
        }
    }
    sections.retain(|section| !section.title.is_empty() || !section.text.trim().is_empty());
    sections.iter_mut().for_each(|section| section.text = section.text.trim().to_string());
    sections
}

/// A clause line: `- **JK-4.9** Text`; a text that begins with `*(note)*` only describes.
fn clause(line: &str) -> Option<RulesClause> {
    let (id, text) = line.strip_prefix("- **")?.split_once("** ")?;
    let note = text.strip_prefix("*(note)* ");
    let dashed = id.split_once('-').is_some_and(|(letters, _)| letters.bytes().all(|byte| byte.is_ascii_uppercase()));
    dashed.then(|| RulesClause { id: id.to_string(), text: note.unwrap_or(text).to_string(), note: note.is_some() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::all;
    use crate::play;

    #[test]
    fn every_game_has_a_page_with_all_its_clauses() {
        for entry in all() {
            let page = rules(entry.meta.slug, ENGLISH).expect(entry.meta.slug);
            let clauses: Vec<&str> =
                page.sections.iter().flat_map(|section| &section.clauses).map(|clause| clause.id.as_str()).collect();
            for clause in entry.meta.clauses {
                assert!(clauses.contains(&clause.id), "{} of {}", clause.id, entry.meta.slug);
            }
        }
    }

    /// What must be the same in every language: what kind of line each one is, its clause, how many columns a table has,
    /// and what is meant literally.
    fn shape(line: &str) -> (String, usize, Vec<&str>) {
        let kind = match clause(line) {
            Some(clause) => format!("{} {}", clause.id, clause.note),
            None => line.chars().take_while(|c| "#-|` ".contains(*c)).collect(),
        };
        let mut literal: Vec<&str> = line.split('`').skip(1).step_by(2).collect();
        literal.sort_unstable();
        (kind, line.matches('|').count(), literal)
    }

    #[test]
    fn a_translated_page_follows_the_english_one_line_by_line() {
        for (game, language, markdown) in embedded::RULES.iter().filter(|(_, language, _)| *language != ENGLISH) {
            let english = rules(game, ENGLISH).expect("a translated page has an English one");
            assert_eq!(english.markdown.lines().count(), markdown.lines().count(), "{game}, {language}");
            for (number, (first, second)) in english.markdown.lines().zip(markdown.lines()).enumerate() {
                assert_eq!(shape(first), shape(second), "docs/rules/{language}/{game}.md:{}", number + 1);
            }
        }
    }

    #[test]
    fn a_page_is_in_the_language_asked_for_or_in_english() {
        let language = |wanted| rules("jukem-football", wanted).map(|page| page.language);
        assert_eq!(language("de").as_deref(), Some("de"));
        assert_eq!((language("en").as_deref(), language("tlh").as_deref()), (Some("en"), Some("en")));
        assert_eq!(rules("no-such-game", "de"), None);
    }

    #[test]
    fn a_page_is_cut_at_its_headings() {
        let sections = sections("# A\n\nFirst.\n- **JK-1.1** One.\n- **JK-1.2** *(note)* Two.\n## B\n- plain\n");
        assert_eq!((sections[0].title.as_str(), sections[0].level, sections[0].text.as_str()), ("A", 1, "First."));
        assert_eq!(sections[0].clauses[1], RulesClause { id: "JK-1.2".into(), text: "Two.".into(), note: true });
        assert_eq!((sections[1].level, sections[1].text.as_str()), (2, "- plain"));
    }

    #[test]
    fn a_lesson_has_its_title_in_each_language() {
        let text = "parlor 1\ntitle Low beats high\n# de: Niedrig schlägt hoch\ngame template\n";
        assert_eq!((title(text, "de"), title(text, "en")), (Some("Niedrig schlägt hoch"), Some("Low beats high")));
        assert_eq!((title(text, "fr"), title("parlor 1\n", "de")), (Some("Low beats high"), None));
    }

    #[test]
    fn every_lesson_can_be_played() {
        for (game, name, text) in embedded::LESSONS {
            let file = play::parse(text).unwrap_or_else(|error| panic!("{game} {name}: {error}"));
            play::run(&file).unwrap_or_else(|error| panic!("{game} {name}: {error}"));
        }
    }
}
