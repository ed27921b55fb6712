//! Puzzle files: the JSON of CA-5.59, described in `docs/puzzles.md`.

use super::Puzzle;
use crate::catalog::with_puzzles::puzzle as game;
use crate::catalog::with_puzzles::puzzle::file::{PuzzleFile, from_stranger, to_file};
use serde_json::{Deserializer, json};

/// The puzzles of a file; the error begins with the line, and where it is known the column.
pub fn read(text: &str) -> Result<Vec<Puzzle>, String> {
    let is_list = text.trim_start().starts_with('[');
    let mut files: Vec<PuzzleFile> = Vec::new();
    if is_list {
        files = serde_json::from_str(text).map_err(|error| unreadable(&error))?;
    } else {
        for file in Deserializer::from_str(text).into_iter() {
            files.push(file.map_err(|error| unreadable(&error))?);
        }
    }
    if files.is_empty() {
        return Err("1: there is no puzzle in it: write a JSON object such as {\"id\": \"mine\", …}".to_string());
    }
    let one =
        |file: &PuzzleFile| from_stranger(file).map(Puzzle).map_err(|why| format!("{}: {why}", line_of(text, file)));
    files.iter().map(one).collect()
}

/// `3:14: missing field …`.
fn unreadable(error: &serde_json::Error) -> String {
    let whole = error.to_string();
    let sentence = whole.split(" at line ").next().unwrap_or_default();
    let help = "a puzzle is an object with id, set, side, wild, cards and outline, and perhaps stars, answer, solutions \
                and effort";
    format!("{}:{}: {sentence}; {help}", error.line(), error.column())
}

/// The line on which the puzzle says its id, from 1 on.
fn line_of(text: &str, file: &PuzzleFile) -> usize {
    let id = format!("\"{}\"", file.id);
    text.find(&id).map_or(1, |at| text[..at].matches('\n').count() + 1)
}

/// The object with a line for each field, rows and placements one below the other.
pub fn write(puzzle: &game::Puzzle) -> String {
    let file = to_file(puzzle);
    let outline: Vec<String> = file.outline.iter().map(|row| format!("    {}", json!(row))).collect();
    let answer: Vec<String> = file.answer.iter().map(|put| format!("    {}", json!(put))).collect();
    [
        "{".to_string(),
        format!("  \"id\": {}, \"set\": {}, \"side\": {},", json!(file.id), json!(file.set), json!(file.side)),
        format!("  \"stars\": {}, \"wild\": {},", file.stars, file.wild),
        format!("  \"cards\": {},", json!(file.cards)),
        format!("  \"outline\": [\n{}\n  ],", outline.join(",\n")),
        format!("  \"answer\": [\n{}\n  ],", answer.join(",\n")),
        format!("  \"solutions\": {}, \"effort\": {}", file.solutions, file.effort),
        "}\n".to_string(),
    ]
    .join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::{find, shelf};

    #[test]
    fn every_shipped_puzzle_reads_back() {
        let all: Vec<Puzzle> = shelf().collect();
        let one_after_the_other: String = all.iter().map(Puzzle::json).collect();
        assert_eq!(read(&one_after_the_other).unwrap(), all);
        let list = format!("[{}]", all[..3].iter().map(Puzzle::json).collect::<Vec<_>>().join(","));
        assert_eq!(read(&list).unwrap(), all[..3]);
    }

    #[test]
    fn what_is_wrong_has_a_place_and_a_remedy() {
        let good = find("a-0001").unwrap().json();
        let cases = [
            ("", "1: there is no puzzle in it"),
            ("{", "1:1: EOF while parsing"),
            (&good.replace("\"wild\": false", "\"wild\": maybe"), "3:"),
            (&good.replace("\"wild\"", "\"wilds\""), "unknown field `wilds`"),
            (&good.replace("\"cards\": [", "\"cards\": [\"XX1\", "), "2: puzzle a-0001: cards and answer"),
            (&good.replace("\"ooo#o\"", "\"oo##o\""), "row 3 is \"oo##o\" but should be \"ooo#o\""),
            (&good.replace("[\"GE5\",0,", "[\"GE5\",4,"), "4 are no quarter turns"),
            (&good.replace("[\"GE5\",0,", "[\"GE5\",1,"), "its own answer is MISMATCH"),
            (&good.replace("animal", "animals"), "the side is animal or gems"),
        ];
        for (text, said) in cases {
            let why = read(text).unwrap_err();
            assert!(why.contains(said), "{text}: {why}");
            assert!(why.starts_with(|c: char| c.is_ascii_digit()), "no line: {why}");
        }
    }
}
