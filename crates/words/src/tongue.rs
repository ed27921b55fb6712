//! A language for one game: the house's messages, and the game's on top of them.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};
use unic_langid::LanguageIdentifier;

/// The language that everything is written in first.
pub const ENGLISH: &str = "en";

/// The languages there are, each with what it calls itself.
pub const LANGUAGES: [(&str, &str); 4] =
    [(ENGLISH, "English"), ("de", "Deutsch"), ("es", "Español"), ("fr", "Français")];

/// The house's word lists.
const HOUSE: [(&str, &str); 4] = [
    (ENGLISH, include_str!("../words/en.ftl")),
    ("de", include_str!("../words/de.ftl")),
    ("es", include_str!("../words/es.ftl")),
    ("fr", include_str!("../words/fr.ftl")),
];

/// Word lists by language: of a game, or of the house.
pub type Lists = &'static [(&'static str, &'static str)];

/// Languages that were read, by where a game's lists lie and their code.
type Read = HashMap<(usize, &'static str), Arc<Tongue>>;

/// A language for one game.
pub struct Tongue {
    language: &'static str,
    bundle: FluentBundle<FluentResource>,
}

/// A message that was said, with its attributes.
pub(crate) struct Spoken {
    pub text: String,
    pub attributes: Vec<(String, String)>,
}

impl Tongue {
    /// The language of this code for a game with these lists, English if there is none of that code. It is read once.
    pub fn of(lists: Lists, language: &str) -> Arc<Tongue> {
        static READ: LazyLock<Mutex<Read>> = LazyLock::new(Mutex::default);
        let language = known(language).unwrap_or(ENGLISH);
        let mut read = READ.lock().unwrap_or_else(PoisonError::into_inner);
        // A game's lists are a constant of the program: where they lie tells them apart.
        let own = read.entry((lists.as_ptr() as usize, language));
        own.or_insert_with(|| Arc::new(Tongue::new(lists, language))).clone()
    }

    /// The same, read anew.
    pub fn new(lists: Lists, language: &str) -> Tongue {
        let language = known(language).unwrap_or(ENGLISH);
        let code: LanguageIdentifier = language.parse().expect("our own codes are codes of languages");
        let mut bundle = FluentBundle::new_concurrent(vec![code]);
        bundle.set_use_isolating(false);
        for text in sources(lists, language) {
            // What cannot be read is left out; `cargo xtask words` names it.
            let resource = FluentResource::try_new(text.to_string()).unwrap_or_else(|(read, _)| read);
            bundle.add_resource_overriding(resource);
        }
        Tongue { language, bundle }
    }

    /// Its code.
    pub fn language(&self) -> &'static str {
        self.language
    }

    /// Whether it has this message.
    pub fn has(&self, id: &str) -> bool {
        self.bundle.get_message(id).is_some_and(|message| message.value().is_some())
    }

    /// A message and its attributes, or what is wrong with it.
    pub(crate) fn speak(&self, id: &str, args: &FluentArgs<'_>) -> Result<Spoken, String> {
        let message = self.bundle.get_message(id).ok_or_else(|| format!("no message {id}"))?;
        let value = message.value().ok_or_else(|| format!("message {id} has no text"))?;
        let mut wrong = Vec::new();
        let text = self.bundle.format_pattern(value, Some(args), &mut wrong).into_owned();
        let mut attributes = Vec::new();
        for attribute in message.attributes() {
            let said = self.bundle.format_pattern(attribute.value(), Some(args), &mut wrong).into_owned();
            attributes.push((attribute.id().to_string(), said));
        }
        match wrong.first() {
            None => Ok(Spoken { text, attributes }),
            Some(error) => Err(format!("message {id}: {error}")),
        }
    }

    /// A message that has no gaps.
    pub fn text(&self, id: &str) -> Option<String> {
        let value = self.bundle.get_message(id)?.value()?;
        Some(self.bundle.format_pattern(value, None, &mut Vec::new()).into_owned())
    }

    /// An attribute of a message that has no gaps.
    pub fn attribute(&self, id: &str, name: &str) -> Option<String> {
        let attribute = self.bundle.get_message(id)?.get_attribute(name)?;
        Some(self.bundle.format_pattern(attribute.value(), None, &mut Vec::new()).into_owned())
    }
}

/// The word lists that make up a language, later ones on top: English is below everything.
fn sources(lists: Lists, language: &str) -> Vec<&'static str> {
    let mut codes = vec![ENGLISH];
    codes.extend((language != ENGLISH).then_some(language));
    let of = |lists: &[(&'static str, &'static str)], code: &str| {
        lists.iter().find(|(other, _)| *other == code).map(|(_, text)| *text)
    };
    codes.iter().flat_map(|code| [of(&HOUSE, code), of(lists, code)]).flatten().collect()
}

/// Everything a face of its own needs to speak this language, as one Fluent text without comments.
pub fn complete(lists: Lists, language: &str) -> String {
    let mut all: Vec<(&str, &str)> = Vec::new();
    for (id, text) in sources(lists, known(language).unwrap_or(ENGLISH)).into_iter().flat_map(messages) {
        match all.iter_mut().find(|(other, _)| *other == id) {
            Some(entry) => entry.1 = text,
            None => all.push((id, text)),
        }
    }
    all.into_iter().map(|(_, text)| format!("{text}\n")).collect()
}

/// The messages of a word list: the id of each, and its text.
fn messages(list: &str) -> impl Iterator<Item = (&str, &str)> {
    let begins = |line: &str| line.starts_with(|c: char| c.is_ascii_alphabetic() || c == '-');
    let mut rest = list;
    std::iter::from_fn(move || {
        let start = rest.split_inclusive('\n').take_while(|line| !begins(line)).map(str::len).sum::<usize>();
        rest = &rest[start..];
        let own = |(number, line): &(usize, &str)| *number == 0 || line.starts_with([' ', '\n', '}']);
        let end = rest.split_inclusive('\n').enumerate().take_while(own).map(|(_, line)| line.len()).sum();
        let (message, after) = rest.split_at(end);
        rest = after;
        Some((message.split([' ', '=']).next()?, message.trim_end())).filter(|(id, _)| !id.is_empty())
    })
}

/// Our code of a language: `de` for `de-AT`.
fn known(language: &str) -> Option<&'static str> {
    let wanted = language.split(['-', '_', '.']).next().unwrap_or_default().to_ascii_lowercase();
    LANGUAGES.iter().map(|(code, _)| *code).find(|code| *code == wanted)
}

/// The first language we speak among those somebody prefers, as `Accept-Language` lists them.
pub fn chosen(preferred: &str) -> &'static str {
    let mut wishes: Vec<(&str, u32)> = preferred.split(',').filter_map(wish).collect();
    wishes.sort_by_key(|(_, weight)| std::cmp::Reverse(*weight));
    wishes.into_iter().find_map(|(code, _)| known(code)).unwrap_or(ENGLISH)
}

/// `de-AT;q=0.8`: a code, and how much it is wished for, in thousandths; none if not at all.
fn wish(text: &str) -> Option<(&str, u32)> {
    let mut parts = text.split(';').map(str::trim);
    let code = parts.next()?;
    let weight = parts.find_map(|part| part.strip_prefix("q=")).map_or(Ok(1.0), str::parse::<f64>).ok()?;
    (weight > 0.0).then_some((code, (weight.min(1.0) * 1000.0) as u32))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reader_gets_the_first_language_we_speak() {
        assert_eq!(chosen("de-AT,de;q=0.9,en;q=0.8"), "de");
        assert_eq!(chosen("nl, fr;q=0.5, en;q=0.4"), "fr");
        assert_eq!(chosen("en;q=0.4, es;q=0.7"), "es");
        assert_eq!(chosen("fr;q=0, xx"), ENGLISH);
        assert_eq!(chosen(""), ENGLISH);
    }

    #[test]
    fn a_complete_list_has_every_message_once_and_english_only_where_there_is_nothing_else() {
        const LISTS: Lists = &[
            (ENGLISH, "# words\none = One { $n ->\n    [a] b\n   *[c] d\n }\n    .help = It\n\ntwo = Two\n"),
            ("de", "two = Zwei\n"),
        ];
        let text = complete(LISTS, "de");
        assert!(text.contains("list-and = { $first } und { $last }\n") && !text.contains(" and "), "{text}");
        assert!(text.contains("one = One { $n ->\n    [a] b\n   *[c] d\n }\n    .help = It\n"), "{text}");
        assert!(text.ends_with("two = Zwei\n") && !text.contains("Two") && !text.contains('#'), "{text}");
        assert!(FluentResource::try_new(text).is_ok());
    }

    #[test]
    fn every_house_list_can_be_read() {
        for (language, text) in HOUSE {
            if let Err((_, errors)) = FluentResource::try_new(text.to_string()) {
                panic!("{language}: {errors:?}");
            }
        }
    }
}
