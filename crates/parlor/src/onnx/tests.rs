//! A network is written by hand, as the few fields of the format that one layer needs, and plays.

use super::Model;
use crate::guests::invite;
use std::path::PathBuf;
use table::Network;

/// A field of a message of the format: its number, and bytes.
fn bytes(field: u8, content: &[u8]) -> Vec<u8> {
    let mut text = vec![field << 3 | 2];
    number(content.len() as u64, &mut text);
    text.extend_from_slice(content);
    text
}

fn count(field: u8, value: u64) -> Vec<u8> {
    let mut text = vec![field << 3];
    number(value, &mut text);
    text
}

fn number(mut value: u64, out: &mut Vec<u8>) {
    while value > 0x7f {
        out.push(value as u8 | 0x80);
        value >>= 7;
    }
    out.push(value as u8);
}

/// A named float tensor of one row, as input or output.
fn row(name: &str, size: usize) -> Vec<u8> {
    let dims = [1, size as u64].map(|size| bytes(1, &count(1, size))).concat();
    let kind = bytes(1, &[count(1, 1), bytes(2, &dims)].concat());
    [bytes(1, name.as_bytes()), bytes(2, &kind)].concat()
}

/// A network without hidden units: each cell of the planes counts `weight(cell, action)` for an action. With a mask as a second
/// input, which is added.
fn layer(cells: usize, actions: usize, masked: bool, weight: fn(usize, usize) -> f32) -> Vec<u8> {
    let weights = (0..cells).flat_map(|cell| (0..actions).map(move |action| weight(cell, action)));
    let raw: Vec<u8> = weights.flat_map(f32::to_le_bytes).collect();
    let dims = [count(1, cells as u64), count(1, actions as u64)].concat();
    let tensor = [dims, count(2, 1), bytes(8, b"weights"), bytes(9, &raw)].concat();
    let node = |one: &[u8], two: &[u8], out: &[u8], name: &[u8]| {
        bytes(1, &[bytes(1, one), bytes(1, two), bytes(2, out), bytes(4, name)].concat())
    };
    let mut graph = node(b"planes", b"weights", if masked { b"sums" } else { b"logits" }, b"MatMul");
    graph.extend(bytes(2, b"layer"));
    graph.extend(bytes(5, &tensor));
    graph.extend(bytes(11, &row("planes", cells)));
    if masked {
        graph.extend(node(b"sums", b"mask", b"logits", b"Add"));
        graph.extend(bytes(11, &row("mask", actions)));
    }
    graph.extend(bytes(12, &row("logits", actions)));
    [count(1, 8), bytes(7, &graph), bytes(8, &count(2, 13))].concat()
}

fn file(name: &str, model: &[u8]) -> PathBuf {
    let path = std::env::temp_dir().join(format!("parlor-{}-{name}.onnx", std::process::id()));
    std::fs::write(&path, model).expect("the folder for temporary files can be written");
    path
}

/// Kuhn poker: 11 bytes of planes, of which the first three are the own card; 4 actions, of which the second is to bet.
fn kuhn(name: &str, masked: bool) -> PathBuf {
    let bets_on_a_king = |cell, action| match (cell, action) {
        (2, 1) => 5.0,
        (_, 0) => 1.0,
        _ => 0.0,
    };
    file(name, &layer(11, 4, masked, bets_on_a_king))
}

#[test]
fn a_network_rates_what_it_is_shown() {
    let path = kuhn("rates", false);
    let model = Model::read(path.to_str().expect("a plain path"), 11, 4).expect("it fits");
    let (mut jack, mut king) = (Vec::new(), Vec::new());
    model.rate(&[1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0], &[1, 1, 0, 0], &mut jack);
    model.rate(&[0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0], &[1, 1, 0, 0], &mut king);
    assert_eq!((jack, king), (vec![2.0, 0.0, 0.0, 0.0], vec![2.0, 5.0, 0.0, 0.0]));
    std::fs::remove_file(path).expect("it was written");
}

#[test]
fn a_network_that_wants_the_mask_is_given_it() {
    let path = kuhn("masked", true);
    let model = Model::read(path.to_str().expect("a plain path"), 11, 4).expect("it fits");
    let mut ratings = Vec::new();
    model.rate(&[0; 11], &[0, 0, 1, 1], &mut ratings);
    assert_eq!(ratings, [0.0, 0.0, 1.0, 1.0]);
    std::fs::remove_file(path).expect("it was written");
}

#[test]
fn a_network_for_another_game_is_refused_before_it_plays() {
    let path = kuhn("refused", false);
    let name = format!("onnx:{}", path.display());
    let entry = |slug| table::catalog::lookup(slug).expect("it is in the catalog");
    assert_eq!(invite(entry("template"), &["greedy", &name]).map(|guests| guests.len()).ok(), Some(1));
    let why = invite(entry("leduc"), &[&name]).err().expect("it has 11 inputs, not 23");
    assert!(why.contains("Leduc"), "{why}");
    let path_of_nothing = file("nothing", b"this is no network");
    let why = invite(entry("leduc"), &[format!("onnx:{}", path_of_nothing.display())]).err();
    assert!(why.is_some_and(|why| why.contains("cannot play")));
    [path, path_of_nothing].iter().for_each(|path| std::fs::remove_file(path).expect("it was written"));
}
