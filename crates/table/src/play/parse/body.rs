//! The lines after head and position: who sits down, steps, checks.

use super::{BODY, Check, HEADERS, How, LineKind, PlayError, Reason, Source, closest};

/// Reads one line.
pub fn read(source: Source<'_>) -> Result<LineKind, PlayError> {
    let (word, rest) = source.split_word();
    Ok(match word {
        "name" | "bot" => sit(word == "bot", rest)?,
        "clock" => LineKind::Clock { at: stamp(rest)?.1 },
        "refused" => LineKind::Check(refused(rest)?),
        "malformed" if rest.text.is_empty() => LineKind::Check(Check::Malformed),
        "malformed" => return Err(rest.error("`malformed` stands alone, under the step whose text is no action")),
        "expect" => LineKind::Check(expect(rest)?),
        "legal" => LineKind::Check(legal(rest, true)?),
        "accepted" => LineKind::Check(accepted(rest, true)?),
        "same" => LineKind::Check(same_view(rest)?),
        "not" => match rest.split_word() {
            ("legal", rest) => LineKind::Check(legal(rest, false)?),
            ("accepted", rest) => LineKind::Check(accepted(rest, false)?),
            _ => return Err(rest.error("`not` is followed by `legal` or `accepted`")),
        },
        _ => act(source)?,
    })
}

fn sit(bot: bool, rest: Source<'_>) -> Result<LineKind, PlayError> {
    let (seat, who) = rest.split_word();
    let seat = seat.parse().map_err(|_| rest.error("a seat number comes first, such as `name 0 Ann`"))?;
    Ok(LineKind::Sit { seat, bot, who: who.text.to_string() })
}

/// `SEAT: ACTION [@MILLISECONDS]`.
fn act(source: Source<'_>) -> Result<LineKind, PlayError> {
    let (seat, action) = seat_and_action(source).ok_or_else(|| unknown(source))?;
    let (action, at) = stamp(action)?;
    Ok(LineKind::Act { seat, action: action.to_string(), at })
}

fn unknown(source: Source<'_>) -> PlayError {
    let word = source.split_word().0;
    let meant = closest(word, HEADERS.iter().chain(BODY).copied());
    let hint = meant.map_or(String::new(), |meant| format!(". Did you mean `{meant}`?"));
    source.error(format!("{word:?} begins no line of a play file; a step is written `0: action`{hint}"))
}

fn seat_and_action(source: Source<'_>) -> Option<(u8, Source<'_>)> {
    let (seat, action) = source.text.split_once(':')?;
    let seat = seat.trim().parse().ok()?;
    let trimmed = action.trim();
    let before = source.text.len() - action.trim_start().len();
    let column = source.column + source.text[..before].chars().count();
    Some((seat, Source { text: trimmed, line: source.line, column }))
}

/// Takes a moment ` @1200` off the end of a line.
fn stamp(source: Source<'_>) -> Result<(&str, Option<u32>), PlayError> {
    match source.text.rsplit_once('@') {
        None => Ok((source.text, None)),
        Some((action, moment)) => {
            let wrong = |_| source.error(format!("a moment is written @ and milliseconds, not @{moment}"));
            Ok((action.trim_end(), Some(moment.trim().parse().map_err(wrong)?)))
        }
    }
}

/// `CLAUSE`, `setup CLAUSE` or `setup: WORDS`.
fn refused(source: Source<'_>) -> Result<Check, PlayError> {
    let (word, rest) = source.split_word();
    let one_word = |source: Source<'_>| !source.text.is_empty() && !source.text.contains(char::is_whitespace);
    match word {
        "setup" if one_word(rest) => Ok(Check::RefusedSetup(Reason::Clause(rest.text.to_string()))),
        "setup:" if !rest.text.is_empty() => Ok(Check::RefusedSetup(Reason::Words(rest.text.to_string()))),
        _ if word.starts_with("setup") => {
            Err(rest.error("a refused table is written `refused setup CLAUSE`, or `refused setup: WORDS` of the error"))
        }
        _ if one_word(source) => Ok(Check::Refused(source.text.to_string())),
        _ => Err(source.error("`refused` is followed by one clause, such as `refused JK-5.3`")),
    }
}

/// `0: ACTION`, or `0 = ACTION; ACTION`.
fn legal(source: Source<'_>, listed: bool) -> Result<Check, PlayError> {
    if let Some((seat, action)) = seat_and_action(source) {
        return Ok(Check::Legal { seat, action: action.text.to_string(), listed });
    }
    let list = source.text.split_once('=').filter(|_| listed);
    let parsed = list.and_then(|(seat, actions)| Some((seat.trim().parse().ok()?, actions.trim())));
    match parsed {
        Some((seat, "-")) => Ok(Check::LegalList { seat, actions: Vec::new() }),
        Some((seat, actions)) => {
            let actions = actions.split(';').map(|action| action.trim().to_string()).collect();
            Ok(Check::LegalList { seat, actions })
        }
        None => Err(source.error("this is written `legal 0: ACTION`, `not legal 0: ACTION` or `legal 0 = A; B`")),
    }
}

/// `0: ACTION`.
fn accepted(source: Source<'_>, accepted: bool) -> Result<Check, PlayError> {
    match seat_and_action(source) {
        Some((seat, action)) => Ok(Check::Accepted { seat, action: action.text.to_string(), accepted }),
        None => Err(source.error("this is written `accepted 0: ACTION` or `not accepted 0: ACTION`")),
    }
}

/// `view VIEWER as FILE[:LINE]`.
fn same_view(source: Source<'_>) -> Result<Check, PlayError> {
    let right = "this is written `same view 0 as OTHER.play`, or `… as OTHER.play:12` for the table after its line 12";
    let words: Vec<&str> = source.text.split_whitespace().collect();
    let ["view", viewer, "as", file] = words[..] else { return Err(source.error(right)) };
    let numbered = file.rsplit_once(':').and_then(|(file, line)| Some((file, line.parse().ok()?)));
    let (file, line) = numbered.map_or((file, None), |(file, line)| (file, Some(line)));
    Ok(Check::SameView { viewer: viewer.to_string(), file: file.to_string(), line })
}

/// The signs between what is looked at and what it is compared with.
const SIGNS: [(&str, How); 3] = [("=", How::Is), (" contains ", How::Contains), (" lacks ", How::Lacks)];

/// `[as VIEWER] WHAT = VALUE`, or `contains` or `lacks` instead of `=`.
fn expect(source: Source<'_>) -> Result<Check, PlayError> {
    let (viewer, rest) = match source.split_word() {
        ("as", rest) => {
            let (viewer, rest) = rest.split_word();
            (Some(viewer.to_string()), rest)
        }
        _ => (None, source),
    };
    let found = SIGNS.into_iter().filter_map(|(sign, how)| Some((rest.text.find(sign)?, sign, how)));
    let (at, sign, how) = found.min_by_key(|(at, _, _)| *at).ok_or_else(|| {
        rest.error("an expectation is written `expect WHAT = VALUE`, `… contains VALUE` or `… lacks VALUE`")
    })?;
    let (what, value) = (&rest.text[..at], &rest.text[at + sign.len()..]);
    let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    Ok(Check::Expect { viewer, what: words(what), how, value: words(value) })
}
