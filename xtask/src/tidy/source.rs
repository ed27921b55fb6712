//! Telling code from comments and literals, so that a rule about code does not stumble over a sentence.
//! Blanked characters become spaces and lines stay lines: positions in the result are positions in the file.

/// `Script` stands for TypeScript and Svelte.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Language {
    Rust,
    Script,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Code,
    Comment,
    Literal,
}

/// The text with comments and literals blanked.
pub fn code_only(language: Language, text: &str) -> String {
    blanked(language, text, &[Kind::Comment, Kind::Literal])
}

/// The text with comments blanked; literals stay.
pub fn without_comments(text: &str) -> String {
    blanked(Language::Rust, text, &[Kind::Comment])
}

fn blanked(language: Language, text: &str, kinds: &[Kind]) -> String {
    let mut result = String::with_capacity(text.len());
    let mut rest = text;
    while !rest.is_empty() {
        let (kind, length) = next(language, rest);
        let (piece, after) = rest.split_at(length);
        match kinds.contains(&kind) {
            true => result.extend(piece.chars().map(|c| if c == '\n' { c } else { ' ' })),
            false => result.push_str(piece),
        }
        rest = after;
    }
    result
}

/// Kind and length in bytes of the piece that `rest` begins with.
fn next(language: Language, rest: &str) -> (Kind, usize) {
    let first = rest.chars().next().map_or(0, char::len_utf8);
    match rest.as_bytes() {
        [b'/', b'/', ..] => (Kind::Comment, rest.find('\n').unwrap_or(rest.len())),
        [b'/', b'*', ..] => (Kind::Comment, block_comment(language, rest)),
        [b'"', ..] => (Kind::Literal, quoted(language, rest, '"')),
        [b'`', ..] if language == Language::Script => (Kind::Literal, quoted(language, rest, '`')),
        [b'\'', ..] if language == Language::Script => (Kind::Literal, quoted(language, rest, '\'')),
        [b'\'', ..] => character(rest).map_or((Kind::Code, first), |length| (Kind::Literal, length)),
        [b'r', ..] if language == Language::Rust => {
            raw_string(rest).map_or((Kind::Code, first), |length| (Kind::Literal, length))
        }
        _ => (Kind::Code, first),
    }
}

/// Only Rust nests its block comments.
fn block_comment(language: Language, rest: &str) -> usize {
    let mut depth = 0;
    let mut at = 0;
    while at < rest.len() {
        match &rest.as_bytes()[at..] {
            [b'/', b'*', ..] if depth == 0 || language == Language::Rust => (depth, at) = (depth + 1, at + 2),
            [b'*', b'/', ..] => (depth, at) = (depth - 1, at + 2),
            _ => at += 1,
        }
        if depth == 0 {
            return at;
        }
    }
    rest.len()
}

/// In a script only a template spans lines; an apostrophe in the text of a page must not swallow the file.
fn quoted(language: Language, rest: &str, quote: char) -> usize {
    let ends_with_line = language == Language::Script && quote != '`';
    let mut escaped = false;
    for (at, c) in rest.char_indices().skip(1) {
        match c {
            '\n' if ends_with_line => return at,
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            _ if c == quote => return at + 1,
            _ => {}
        }
    }
    rest.len()
}

/// Length of a character literal; `None` for a lifetime.
fn character(rest: &str) -> Option<usize> {
    let mut chars = rest.char_indices().skip(1);
    let (_, first) = chars.next()?;
    if first == '\\' {
        let (_, _escaped) = chars.next()?;
        return chars.find(|(_, c)| *c == '\'').map(|(at, _)| at + 1);
    }
    chars.next().filter(|(_, c)| *c == '\'').map(|(at, _)| at + 1)
}

/// Length of `r"…"` or `r#"…"#`; `None` for a name that begins with r.
fn raw_string(rest: &str) -> Option<usize> {
    let hashes = rest[1..].bytes().take_while(|byte| *byte == b'#').count();
    let body = rest[1 + hashes..].strip_prefix('"')?;
    let close = format!("\"{}", "#".repeat(hashes));
    let length = body.find(&close).map_or(body.len(), |at| at + close.len());
    Some(1 + hashes + 1 + length)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(language: Language, text: &str, expected: &str) {
        let code = code_only(language, text);
        assert_eq!(code.chars().count(), text.chars().count(), "nothing moves");
        assert_eq!(code.split_whitespace().collect::<Vec<_>>().join(" "), expected);
    }

    #[test]
    fn rust_comments_and_literals_are_blanked() {
        check(Language::Rust, "a /* b /* c */ d */ e // f\ng", "a e g");
        check(Language::Rust, r#"a("b \" {", 'x', '\'', '\u{7b}', 'é') 'life"#, "a( , , , , ) 'life");
        check(Language::Rust, "r#type + r#\"b \" {\"# + for_r", "r#type + + for_r");
        check(Language::Rust, "let a = \"two\nlines {\"; b", "let a = ; b");
    }

    #[test]
    fn an_apostrophe_in_a_page_ends_with_its_line() {
        check(Language::Script, "<p>Don't {</p>\nlet a = `two\n{lines` + 'b{'; c", "<p>Don let a = + ; c");
    }

    #[test]
    fn literals_stay_when_only_comments_go() {
        assert_eq!(without_comments("a(\"// b\") // c"), "a(\"// b\")     ");
    }
}
