//! Prints `docs/encode.md`: what the numbers of each game mean.

fn main() {
    print!("{}", table::encode_page());
}
