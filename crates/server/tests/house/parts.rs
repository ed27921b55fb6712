//! Programs of the system that some tests need. A test whose program is missing has failed; only where the quick check
//! asks for a list of such tests (`PARLOR_NOT_RUN` names the file) does it say so there and end.

use std::io::Write;

/// Says that a program is missing, and which package of Debian has it.
pub fn missing(program: &str, package: &str) {
    let Some(list) = std::env::var_os("PARLOR_NOT_RUN") else {
        panic!("{program} is missing: apt-get install {package} (`cargo xtask check` installs what it needs)");
    };
    let mut list = std::fs::File::options().append(true).create(true).open(list).expect("the list can be written");
    let thread = std::thread::current();
    // One write for each line: tests of other programs write here, too.
    let line = format!("{package}: {}\n", thread.name().unwrap_or("a test"));
    list.write_all(line.as_bytes()).expect("the list can be written");
}
