//! Games in numbers: the page says what is so, and the bytes are the same everywhere.

#![allow(clippy::unwrap_used)]

use kernel::{Millis, Scene, Seat};
use std::fs;
use table::{Seed, Setup, Study, find};

#[test]
fn the_page_says_what_the_numbers_mean() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/encode.md");
    let written = fs::read_to_string(path).unwrap();
    assert!(written == table::encode_page(), "write it anew: cargo run -p table --example encode > docs/encode.md");
}

fn open(slug: &str, seed: u64) -> Box<dyn Study> {
    let setup = Setup { seats: 2, options: vec![], seed: Seed::number(seed), scene: Scene::default() };
    (find(slug).unwrap().open)(&setup).unwrap().study()
}

fn shown(table: &dyn Study, seat: u8, cells: usize, actions: usize) -> (Vec<u8>, Vec<u8>) {
    let (mut planes, mut mask) = (vec![0xaa; cells], vec![0xaa; actions]);
    table.write_planes(Seat::new(seat), &mut planes);
    table.write_mask(Seat::new(seat), &mut mask);
    (planes, mask)
}

/// Frozen: a network that was trained on one machine reads the planes of another.
#[test]
fn the_bytes_are_the_same_on_every_platform() {
    let mut kuhn = open("template", 1);
    kuhn.act(Seat::new(0), "bet", Millis(0)).unwrap();
    let (own, none) = shown(&*kuhn, 0, 11, 4);
    let (other, mask) = shown(&*kuhn, 1, 11, 4);
    assert_eq!((own[6..].to_vec(), none), (vec![1, 0, 1, 0, 0], vec![0; 4]));
    assert_eq!((other[6..].to_vec(), mask), (vec![0, 0, 0, 1, 0], vec![0, 0, 1, 1]));
    assert_eq!(own[..3].iter().zip(&other[..3]).map(|(a, b)| a + b).max(), Some(1), "they hold different cards");
    let mut leduc = open("leduc", 1);
    leduc.act(Seat::new(0), "raise", Millis(0)).unwrap();
    let (planes, mask) = shown(&*leduc, 1, 23, 3);
    assert_eq!((planes[6..].to_vec(), mask), ([[0; 12].as_slice(), &[0, 1, 1, 1, 3]].concat(), vec![1, 1, 1]));
}
