//! Files and functions that outgrow one head: 800 lines for a file, 70 for a function.

use super::Fault;
use super::source::{Language, code_only};
use crate::repo::{File, Repo};

const FILE_LINES_MAX: usize = 800;
const FUNCTION_LINES_MAX: usize = 70;

/// A function's first line and its length in lines.
#[derive(Debug, PartialEq, Eq)]
struct Function {
    line: usize,
    length: usize,
}

pub fn faults(repo: &Repo) -> Vec<Fault> {
    repo.files.iter().filter(|file| !is_generated(&file.path)).flat_map(in_file).collect()
}

fn is_generated(path: &str) -> bool {
    path.ends_with("/src/clause.rs") || path.starts_with("web/src/wire/")
}

fn in_file(file: &File) -> Vec<Fault> {
    let functions = match file.extension() {
        "rs" => braced(Language::Rust, &file.text),
        "ts" | "svelte" => braced(Language::Script, &file.text),
        "py" => indented(&file.text),
        _ => return Vec::new(),
    };
    let long = functions.iter().filter(|function| function.length > FUNCTION_LINES_MAX);
    let mut faults: Vec<Fault> = long.map(|function| long_function(file, function)).collect();
    let lines = file.text.lines().count();
    if lines > FILE_LINES_MAX {
        let what = format!("is {lines} lines long, over {FILE_LINES_MAX}; give a chapter its own file");
        faults.push(Fault::new(&file.path, 1, what));
    }
    faults
}

fn long_function(file: &File, function: &Function) -> Fault {
    let Function { line, length } = function;
    let what = format!("this function is {length} lines long, over {FUNCTION_LINES_MAX}; give a step its own function");
    Fault::new(&file.path, *line, what)
}

/// Functions of a language with braces, by counting them in the code without literals and comments.
fn braced(language: Language, text: &str) -> Vec<Function> {
    let code = code_only(language, text);
    let begins = match language {
        Language::Rust => begins_rust,
        Language::Script => begins_script,
    };
    let lines: Vec<&str> = code.lines().collect();
    let starts = (0..lines.len()).filter(|&index| begins(lines[index]));
    starts.filter_map(|index| Some(Function { line: index + 1, length: body_end(&lines[index..])? })).collect()
}

fn begins_rust(line: &str) -> bool {
    let is_qualifier = |word: &str| ["const", "async", "unsafe", "extern", "default"].contains(&word);
    let is_before = |word: &&str| is_qualifier(word) || word.starts_with("pub") || word.ends_with(')');
    line.split_whitespace().find(|word| !is_before(word)) == Some("fn")
}

fn begins_script(line: &str) -> bool {
    let is_qualifier = |word: &&str| ["export", "default", "async"].contains(word);
    match line.split_whitespace().find(|word| !is_qualifier(word)) {
        Some("const") => line.trim_end().ends_with("=> {"),
        Some(word) => word.starts_with("function"),
        None => false,
    }
}

/// Number of lines up to the closing brace of the body; `None` for a declaration without one.
fn body_end(lines: &[&str]) -> Option<usize> {
    let (mut parens, mut braces) = (0, 0);
    for (index, line) in lines.iter().enumerate() {
        for c in line.chars() {
            match c {
                // Inside the body only braces matter; before it they may belong to a parameter.
                '(' | '[' if braces == 0 => parens += 1,
                ')' | ']' if braces == 0 => parens -= 1,
                ';' if braces == 0 && parens == 0 => return None,
                '{' if parens == 0 => braces += 1,
                '}' if parens == 0 => braces -= 1,
                _ => continue,
            }
            if c == '}' && braces == 0 && parens == 0 {
                return Some(index + 1);
            }
        }
    }
    None
}

/// Functions of Python: a `def` and the deeper lines after it.
fn indented(text: &str) -> Vec<Function> {
    let lines: Vec<&str> = text.lines().collect();
    let is_def = |line: &str| line.trim_start().starts_with("def ") || line.trim_start().starts_with("async def ");
    let starts = (0..lines.len()).filter(|&index| is_def(lines[index]));
    starts.map(|index| Function { line: index + 1, length: block_end(&lines[index..]) }).collect()
}

fn block_end(lines: &[&str]) -> usize {
    let depth = |line: &str| line.len() - line.trim_start().len();
    let own = depth(lines[0]);
    // The closing parenthesis of a long signature stands at the depth of its `def`.
    let is_inside = |line: &&&str| line.trim().is_empty() || depth(line) > own || line.trim_start().starts_with(')');
    let inside: Vec<_> = lines[1..].iter().take_while(is_inside).collect();
    1 + inside.iter().rposition(|line| !line.trim().is_empty()).map_or(0, |last| last + 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::complaints;

    fn at(path: &str, text: &str) -> Vec<String> {
        complaints(faults, &[(path, text)])
    }

    fn lines(count: usize, line: &str) -> String {
        format!("{line}\n").repeat(count)
    }

    #[test]
    fn a_long_file_is_caught() {
        for extension in ["rs", "ts", "svelte", "py"] {
            assert_eq!(at(&format!("web/a.{extension}"), &lines(801, "")).len(), 1);
            assert_eq!(at(&format!("web/a.{extension}"), &lines(800, "")).len(), 0);
        }
        assert_eq!(at("crates/games/toy/src/clause.rs", &lines(900, "")).len(), 0);
        assert_eq!(at("web/src/wire/types.ts", &lines(900, "")).len(), 0);
    }

    #[test]
    fn a_long_function_is_caught_in_each_language() {
        for (path, head, line, end) in [
            ("a.rs", "    pub(crate) async fn f(a: [u8; 2]) {", "f(\"}\"); // }", "}"),
            ("a.ts", "export function f({ a }: Props) {", "f('}');", "}"),
            ("a.svelte", "  const f = async (a) => {", "f(`}`);", "}"),
            ("a.py", "def f(\n    a,\n) -> None:", "    f()", "x = 1"),
        ] {
            let function = |count| format!("{head}\n{}{end}\n", lines(count, line));
            assert_eq!(at(path, &function(70)).len(), 1, "{path}");
            assert_eq!(at(path, &function(66)), [""; 0], "{path}");
        }
    }

    #[test]
    fn the_length_counts_from_the_signature_to_the_closing_brace() {
        let text = "trait T {\n    fn a(&self);\n}\nimpl T {\n    const fn b()\n    where\n        X: Y,\n    {\n        if c {}\n    }\n}\n";
        assert_eq!(braced(Language::Rust, text), [Function { line: 5, length: 6 }]);
        assert_eq!(indented("def a():\n    b\n\n\nc\n"), [Function { line: 1, length: 2 }]);
    }
}
