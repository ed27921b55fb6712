//! What the parser reads, and what it says about what it cannot read.

use super::*;

fn fails(text: &str) -> (usize, usize, String) {
    let error = parse(text).expect_err("this file is wrong");
    (error.line, error.column, error.why)
}

const HEAD: &str = "parlor 1\ngame template\nseats 2\n";

#[test]
fn a_whole_file_is_read() {
    let file = parse(
        "parlor 1  # a comment\n\ntitle Two cards\ngame template\nrules 1\nseats 2\noption a = b\nseed 7\n\
         clauses KP-4.1 KP-4.2\nname 0 Ann Lee\nset hand 0 K\nlegal 0: bet\nnot legal 0: call\n  0: bet @1200\n\
         refused KP-4.2\nlegal 1 = fold; call\nlegal 0 = -\nexpect as 1 hand 0 = ?\nexpect pile = #1\nclock @9\n",
    )
    .unwrap();
    assert_eq!(file.header.title.as_deref(), Some("Two cards"));
    assert_eq!(file.header.options, [("a".to_string(), "b".to_string())]);
    assert_eq!(file.header.clauses, ["KP-4.1", "KP-4.2"]);
    assert_eq!(file.scene.entries[0].words, ["0", "K"]);
    let kinds: Vec<LineKind> = file.lines.into_iter().map(|line| line.kind).collect();
    assert_eq!(kinds[0], LineKind::Sit { seat: 0, bot: false, who: "Ann Lee".to_string() });
    assert_eq!(kinds[3], LineKind::Act { seat: 0, action: "bet".to_string(), at: Some(1200) });
    assert_eq!(kinds[4], LineKind::Check(Check::Refused("KP-4.2".to_string())));
    assert_eq!(kinds[6], LineKind::Check(Check::LegalList { seat: 0, actions: vec![] }));
    let [viewer, what, value] = ["1", "hand 0", "?"].map(str::to_string);
    let expected = Check::Expect { viewer: Some(viewer), what, how: How::Is, value };
    assert_eq!(kinds[7], LineKind::Check(expected));
    assert_eq!(kinds[9], LineKind::Clock { at: Some(9) });
}

#[test]
fn errors_name_line_and_column() {
    assert_eq!(fails("").0, 1);
    assert!(fails("game x").2.contains("parlor 1"));
    assert!(fails("parlor 2\n").2.contains("version 1"));
    assert_eq!(
        fails("parlor 1\ngame template\nseats two\n"),
        (3, 7, "seats is a number of players, not \"two\"".to_string())
    );
    let (line, column, why) = fails(&format!("{HEAD}  epxect over = yes\n"));
    assert_eq!((line, column), (4, 3));
    assert!(why.contains("Did you mean `expect`?"), "{why}");
    assert!(fails(&format!("{HEAD}seed -3\n")).2.contains("64 hexadecimal digits"));
    assert!(fails(&format!("{HEAD}seats 3\n")).2.contains("twice"));
    assert!(fails(&format!("{HEAD}0: bet\nset hand 0 K\n")).2.contains("before steps"));
    assert!(fails(&format!("{HEAD}0: bet @soon\n")).2.contains("milliseconds"));
    assert!(fails(&format!("{HEAD}option practice\n")).2.contains("key=value"));
    assert!(fails("parlor 1\ngame template\n").2.contains("no `seats` line"));
}

#[test]
fn no_text_makes_the_parser_panic() {
    let seeds =
        ["parlor 1\ngame template\nseats 2\n0: bet @1\nexpect a = b\nlegal 0 = x; y\n", "parlor 1\nset é 0\n@:#=\n"];
    let mut stream = kernel::Stream::fast(5);
    for seed in seeds {
        for _ in 0..20_000 {
            let mut text: Vec<char> = seed.chars().collect();
            for _ in 0..=stream.below(4) {
                if text.is_empty() {
                    break;
                }
                let at = stream.below(text.len() as u32) as usize;
                match stream.below(3) {
                    0 => text[at] = *stream.pick(&['@', ':', '=', '#', '\n', ' ', 'é', '9', '\u{0}']).unwrap(),
                    1 => drop(text.remove(at)),
                    _ => text.truncate(at.max(1)),
                }
            }
            let _ = parse(&text.into_iter().collect::<String>());
        }
    }
}
