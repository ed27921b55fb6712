//! The page on numbers, `docs/encode.md`, written from what the games say of themselves.

use crate::catalog;
use kernel::Block;
use std::fmt::Write;

const HEAD: &str = "# Games in numbers

For programs that learn, every game numbers its actions and writes down what a seat knows in bytes. Both are fixed: what a
number means depends on the game, never on the moment it is asked in, except where a line below says so. Where options change
what there is (another deck, a puzzle), numbers keep their places and some mean nothing.

- Every legal action of a seat has a number of its own below *actions*. A mask has a 1 for each of them.
- *Planes* are what one seat may know, one byte each; a seat's planes are the same in any two worlds it cannot tell apart.
- Seats are counted clockwise from the seat that looks: 0 is itself. *As 1 of n* is a 1 in one of n places.
- Numbers that do not fit into a byte are written as the nearest that does.

`kernel::Encode` is the contract, `src/encode.rs` of each game keeps it, and the conformance kit proves it in random matches:
numbers lead back to their actions, planes are whole, nothing hidden shows in them, and nothing is allocated. This page is
written by `cargo run -p table --example encode`.
";

/// The whole page.
pub fn page() -> String {
    let mut page = HEAD.to_string();
    for entry in catalog::all() {
        let (actions, cells) = (kernel::encode::size(entry.numbers), kernel::encode::size(entry.planes));
        put(&mut page, format_args!("\n## {}\n\n{actions} actions", entry.meta.name));
        rows(&mut page, entry.numbers);
        put(&mut page, format_args!("\n{cells} bytes of planes"));
        rows(&mut page, entry.planes);
    }
    page
}

fn rows(page: &mut String, blocks: &[Block]) {
    put(page, format_args!("\n| from | to | name | meaning |\n|---|---|---|---|"));
    let mut first = 0;
    for block in blocks {
        let last = first + block.size - 1;
        put(page, format_args!("| {first} | {last} | {} | {} |", block.name, block.about));
        first += block.size;
    }
}

fn put(page: &mut String, line: std::fmt::Arguments<'_>) {
    writeln!(page, "{line}").expect("writing to a string cannot fail");
}
