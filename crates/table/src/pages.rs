//! What people read about a game: its rules page and its lessons, embedded in the program.

use crate::catalog::find;
use crate::wire::{LessonInfo, RulesClause, RulesOrigin, RulesPage, RulesSection};

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

/// A clause of a game's rules as a terminal reads it, in this language if there is a page.
pub fn plain_clause(slug: &str, language: &str, id: &str) -> Option<RulesClause> {
    let page = |wanted: &str| embedded::RULES.iter().find(|(game, language, _)| *game == slug && *language == wanted);
    let (.., markdown) = page(language).or_else(|| page(ENGLISH))?;
    let start = format!("- **{id}** ");
    let found = markdown.lines().find(|line| line.starts_with(&start)).and_then(clause)?;
    let unmarked = |text: &str| text.replace('`', "");
    Some(RulesClause { text: unmarked(&found.text), why: found.why.as_deref().map(unmarked), ..found })
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

/// The title of a play file; comments right below it, `# de: …`, say it in other languages.
fn title<'a>(text: &'a str, language: &str) -> Option<&'a str> {
    let mut lines = text.lines().skip_while(|line| !line.starts_with("title "));
    let english = lines.next()?.strip_prefix("title ")?;
    let mut comments = lines.map_while(|line| line.strip_prefix("# "));
    let translated = comments.find_map(|comment| comment.strip_prefix(language)?.strip_prefix(": "));
    translated.or(Some(english))
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

/// A clause line: `- **JK-4.9** Text`, with signs before the text and perhaps a reason behind it (docs/checks.md).
fn clause(line: &str) -> Option<RulesClause> {
    let (id, text) = line.strip_prefix("- **")?.split_once("** ")?;
    let note = text.strip_prefix("*(note)* ");
    let (origin, text) = origin(note.unwrap_or(text));
    let (text, why) = text.split_once(" *(why)* ").map_or((text, None), |(text, why)| (text, Some(why.to_string())));
    let dashed = id.split_once('-').is_some_and(|(letters, _)| letters.bytes().all(|byte| byte.is_ascii_uppercase()));
    let clause = || RulesClause { id: id.to_string(), text: text.to_string(), note: note.is_some(), origin, why };
    dashed.then(clause)
}

fn origin(text: &str) -> (RulesOrigin, &str) {
    let signs = [("*(ruling)* ", RulesOrigin::Ruling), ("*(part ruling)* ", RulesOrigin::PartRuling)];
    let signed = signs.into_iter().find_map(|(sign, origin)| Some((origin, text.strip_prefix(sign)?)));
    signed.unwrap_or((RulesOrigin::Printed, text))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::all;
    use crate::play;
    use kernel::Values;

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

    /// What must be the same in every language: what kind of line each one is, its clause, whether that is a note or a
    /// ruling and gives a reason, how many columns a table has, and what is meant literally.
    fn shape(line: &str) -> (String, usize, Vec<&str>) {
        let kind = match clause(line) {
            Some(clause) => format!("{} {} {:?} {}", clause.id, clause.note, clause.origin, clause.why.is_some()),
            None => line.chars().take_while(|c| "#-|` ".contains(*c)).collect(),
        };
        let mut literal = literal(line);
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

    /// What a cell means literally.
    fn literal(cell: &str) -> Vec<&str> {
        cell.split('`').skip(1).step_by(2).collect()
    }

    #[test]
    fn clauses_speak_to_players_and_stand_alone() {
        // A name from the code has a capital and a small letter: `PickPylon`, `Done`. Cards have capitals alone.
        let is_name = |word: &&&str| word.starts_with(char::is_uppercase) && word[1..].starts_with(char::is_lowercase);
        let around = ["table above", "table below", "Tabelle oben", "Tabelle unten", "folgenden Tabelle"];
        for (game, language, markdown) in embedded::RULES {
            for clause in sections(markdown).iter().flat_map(|section| &section.clauses) {
                let place = format!("{} in docs/rules/{game}.md, {language}", clause.id);
                assert_eq!(literal(&clause.text).iter().find(is_name), None, "{place}");
                assert!(!around.iter().any(|words| clause.text.contains(words)), "{place} leans on a table beside it");
            }
        }
    }

    #[test]
    fn options_are_named_as_the_program_names_them() {
        for entry in all() {
            let page = rules(entry.meta.slug, ENGLISH).expect(entry.meta.slug);
            let rows = page.markdown.lines().skip_while(|line| !line.starts_with("| Key |")).skip(2);
            let rows: Vec<Vec<&str>> =
                rows.take_while(|row| row.starts_with('|')).map(|row| row.split('|').collect()).collect();
            let keys: Vec<&str> = rows.iter().flat_map(|row| literal(row[1])).collect();
            let own: Vec<&str> = entry.options.iter().map(|spec| spec.key).collect();
            assert_eq!(keys, own, "{}", entry.meta.slug);
            for (row, spec) in rows.iter().zip(entry.options) {
                let (mut said, place) = (literal(row[2]), format!("{} of {}", spec.key, entry.meta.slug));
                let mut values: Vec<String> = match spec.values {
                    Values::Words(words) => words.iter().map(|word| word.to_string()).collect(),
                    Values::Number { min, max } => vec![min.to_string(), max.to_string()],
                    Values::OffOrNumber { min, max } => vec!["off".to_string(), min.to_string(), max.to_string()],
                    Values::Deck => said.iter().map(|word| word.to_string()).collect(),
                };
                said.sort_unstable();
                values.sort_unstable();
                assert_eq!(said, values, "the values of {place}");
                assert_eq!(literal(row[3]).first(), Some(&spec.default), "the default of {place}");
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
        let two = &sections[0].clauses[1];
        assert_eq!(
            (two.id.as_str(), two.text.as_str(), two.note, two.origin),
            ("JK-1.2", "Two.", true, RulesOrigin::Printed)
        );
        assert_eq!((sections[1].level, sections[1].text.as_str()), (2, "- plain"));
    }

    #[test]
    fn a_clause_tells_whose_rule_it_is_and_why() {
        let told = |line| clause(line).map(|clause| (clause.origin, clause.text, clause.why)).expect(line);
        let (origin, text, why) = told("- **JK-1.1** *(ruling)* Odd. *(why)* The print is *silent*.");
        assert_eq!(
            (origin, text.as_str(), why.as_deref()),
            (RulesOrigin::Ruling, "Odd.", Some("The print is *silent*."))
        );
        let (origin, text, why) = told("- **JK-1.1** *(note)* *(part ruling)* It ends.");
        assert_eq!((origin, text.as_str(), why), (RulesOrigin::PartRuling, "It ends.", None));
    }

    #[test]
    fn a_terminal_reads_a_clause_without_marks() {
        let read = |language, id| plain_clause("naked-bootleg", language, id);
        let ours = read("en", "NB-1.6").expect("ours");
        assert!(ours.why.is_some_and(|why| why.starts_with("The box marks dead cards") && !why.contains('`')));
        assert_eq!(read("en", "NB-5.11").map(|clause| clause.origin), Some(RulesOrigin::PartRuling));
        assert_ne!(read("de", "NB-1.6").map(|clause| clause.text), Some(ours.text), "in German");
        assert_eq!(read("fr", "NB-1.1"), read("en", "NB-1.1"), "English where there is no page");
        assert!(read("en", "no such clause").is_none() && plain_clause("no-such-game", "en", "NB-1.6").is_none());
    }

    #[test]
    fn a_lesson_has_its_title_in_each_language() {
        let text = "parlor 1\ntitle Low beats high\n# de: Niedrig schlägt hoch\n# es: La baja gana\ngame template\n# fr: no title\n";
        assert_eq!((title(text, "de"), title(text, "en")), (Some("Niedrig schlägt hoch"), Some("Low beats high")));
        assert_eq!(title(text, "es"), Some("La baja gana"), "the second comment below the title, too");
        assert_eq!((title(text, "fr"), title("parlor 1\n", "de")), (Some("Low beats high"), None));
    }

    #[test]
    fn every_lesson_has_its_title_in_every_language() {
        for (game, name, text) in embedded::LESSONS {
            let english = title(text, "en");
            for language in ["de", "es", "fr"] {
                assert_ne!(title(text, language), english, "{game} {name} has no title in {language}");
            }
        }
    }

    /// Seat 0 is the learner. Others may move without a word: the page lets such moves go along with what was said before.
    #[test]
    fn the_teacher_says_something_before_every_step_of_the_learner_in_every_language() {
        for (game, name, text) in embedded::LESSONS {
            let lines: Vec<&str> = text.lines().collect();
            let own = (0..lines.len()).filter(|&at| lines[at].starts_with("0: "));
            for at in own {
                let said: Vec<&str> = lines[..at].iter().rev().map_while(|line| line.strip_prefix("# ")).collect();
                let other = |line: &&str| ["de: ", "es: ", "fr: "].iter().any(|start| line.starts_with(start));
                let counts =
                    (said.iter().filter(|line| !other(line)).count(), said.iter().filter(|line| other(line)).count());
                assert!(counts.0 > 0 && counts.1 == 3 * counts.0, "{game} {name}, line {}: {counts:?}", at + 1);
            }
        }
    }

    #[test]
    fn every_lesson_can_be_played() {
        for (game, name, text) in embedded::LESSONS {
            let file = play::parse(text).unwrap_or_else(|error| panic!("{game} {name}: {error}"));
            play::run(&file).unwrap_or_else(|error| panic!("{game} {name}: {error}"));
        }
    }
}
