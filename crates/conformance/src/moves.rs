//! How moves are written: the table of the rules page, held against the game's own parser.

/// The chapter of a rules page that has the table.
const CHAPTER: &str = "## How moves are written";

/// What is wrong with the table of moves on `page`, if anything is: an example that is not read or not written back as it
/// stands, or one of `kinds` without an example. `read` tells the kind of an action and how it is written.
pub fn check_moves(
    page: &str,
    kinds: &[&str],
    read: impl Fn(&str) -> Result<(&'static str, String), String>,
) -> Result<(), String> {
    let mut seen = Vec::new();
    for example in examples(page)? {
        let (kind, written) = read(example).map_err(|why| format!("the page writes `{example}`, but {why}"))?;
        if written != example {
            return Err(format!("the page writes `{example}`, the game writes `{written}`"));
        }
        seen.push(kind);
    }
    match kinds.iter().find(|kind| !seen.contains(kind)) {
        Some(kind) => Err(format!("no example in the table of moves is of the kind {kind}")),
        None => Ok(()),
    }
}

/// Everything in backticks in the first column.
fn examples(page: &str) -> Result<Vec<&str>, String> {
    let (_, chapter) = page.split_once(CHAPTER).ok_or_else(|| format!("the page has no chapter {CHAPTER:?}"))?;
    let lines = chapter.lines().skip(1).take_while(|line| !line.starts_with("## "));
    let rows = lines.filter(|line| line.starts_with('|')).skip(2);
    let mut examples = Vec::new();
    for row in rows {
        let before = examples.len();
        examples.extend(row.split('|').nth(1).unwrap_or_default().split('`').skip(1).step_by(2));
        if examples.len() == before {
            return Err(format!("this row of the table of moves has no example: {row}"));
        }
    }
    Ok(examples)
}

/// Declares the test that the rules page writes moves as the game reads them. The kinds are the variants of the game's
/// action, all of them: a new one does not compile until it stands here. Behind `hidden` stand those that nobody can
/// choose.
///
/// ```text
/// conformance::moves!(Action: Check, Bet, Fold, Call);
/// ```
#[macro_export]
macro_rules! moves {
    ($action:ident: $($kind:ident),+ $(,)? $(; hidden $($hidden:ident),+)?) => {
        #[test]
        fn moves_are_written_as_the_page_says() {
            const PAGE: &str = include_str!(concat!(
                env!("CARGO_MANIFEST_DIR"), "/../../../docs/rules/", env!("CARGO_PKG_NAME"), ".md"
            ));
            fn kind(action: &$action) -> &'static str {
                match action {
                    $($action::$kind { .. } => stringify!($kind),)+
                    $($($action::$hidden { .. } => stringify!($hidden),)+)?
                }
            }
            let read = |text: &str| text.parse::<$action>().map(|action| (kind(&action), action.to_string()));
            if let Err(why) = $crate::check_moves(PAGE, &[$(stringify!($kind)),+], read) {
                panic!("docs/rules/{}.md: {why}", env!("CARGO_PKG_NAME"));
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "# Toy\n\n## How moves are written\n\n| Written | Meaning |\n|---|---|\n| `go`, `go 2` | walk |\n| `stop` | `no` |\n\n## Next\n\n| `x` | y |\n|---|---|\n| `z` | y |\n";

    fn read(text: &str) -> Result<(&'static str, String), String> {
        match text.split_once(' ').map_or(text, |(word, _)| word) {
            "go" => Ok(("Go", text.to_string())),
            "stop" => Ok(("Stop", "stop".to_string())),
            "halt" => Ok(("Stop", "stop".to_string())),
            _ => Err(format!("{text:?} is no action")),
        }
    }

    #[test]
    fn a_table_with_every_kind_is_right() {
        assert_eq!(examples(PAGE), Ok(vec!["go", "go 2", "stop"]));
        assert_eq!(check_moves(PAGE, &["Go", "Stop"], read), Ok(()));
    }

    #[test]
    fn what_is_wrong_is_said() {
        let wrong =
            |old: &str, new: &str, kinds: &[&str]| check_moves(&PAGE.replace(old, new), kinds, read).unwrap_err();
        assert!(wrong("`stop`", "`fly`", &["Go"]).contains("the page writes `fly`, but \"fly\" is no action"));
        assert!(wrong("`stop`", "`halt`", &["Go"]).contains("the game writes `stop`"));
        assert!(wrong("`stop`", "stop", &["Go"]).contains("has no example"));
        assert!(wrong("How moves", "How cards", &["Go"]).contains("no chapter"));
        assert!(wrong("", "", &["Go", "Wait"]).contains("of the kind Wait"));
    }
}
