//! The starting boards a deck can make, in the order of CA-3.8.

use crate::board::{Board, Fit, Loc, ON, Put};
use crate::card::{DECK_SIZE, Deck, Ring};
use crate::faces::Faces;
use kernel::Face;

/// Room for the placements of five cards on a starting board: even with two cards and wild centres there are fewer
/// than 45 places, and a card fits a place in at most four ways.
const ROOM: usize = 5 * 4 * 45;

/// Three cards in the order they are laid; the first one lies r0 @(0,0) (CA-3.5).
pub type Start = [Put; 3];

/// How many starting boards `deck` can make.
pub fn count(faces: &Faces, deck: Deck, fit: Fit) -> u32 {
    let mut count = 0;
    each(faces, deck, fit, |_| {
        count += 1;
        true
    });
    count
}

/// The starting board with this number, if there are so many.
pub fn nth(faces: &Faces, deck: Deck, fit: Fit, number: u32) -> Option<Start> {
    let (mut at, mut found) = (0, None);
    each(faces, deck, fit, |start| {
        if at == number {
            found = Some(start);
        }
        at += 1;
        found.is_none()
    });
    found
}

/// Goes through all starting boards in order until `look` says no.
pub fn each(faces: &Faces, deck: Deck, fit: Fit, mut look: impl FnMut(Start) -> bool) {
    for first in deck.cards() {
        let a = Put { card: first, rot: 0, y: 0, x: 0 };
        let one = with(&Board::new(fit), a, faces);
        for &b in placements(&one, faces, deck, &[first]).as_slice() {
            let two = with(&one, b, faces);
            for &c in placements(&two, faces, deck, &[first, b.card]).as_slice() {
                if !look([a, b, c]) {
                    return;
                }
            }
        }
    }
}

fn with(board: &Board, put: Put, faces: &Faces) -> Board {
    let mut board = *board;
    let deck = Deck::of(put.card).cards().map(|card| ring(faces, card));
    let mut to_come = [Ring::default(); DECK_SIZE];
    to_come.iter_mut().zip(deck).for_each(|(to, ring)| *to = ring);
    board.lay(board.card(put, ring(faces, put.card), Loc::COMMON), &to_come);
    board
}

fn ring(faces: &Faces, card: Face) -> Ring {
    faces[card.0 as usize]
}

/// A list without the heap.
struct List {
    puts: [Put; ROOM],
    len: usize,
}

impl List {
    fn as_slice(&self) -> &[Put] {
        &self.puts[..self.len]
    }
}

/// Every placement of the deck's cards that are not `used`, in order.
fn placements(board: &Board, faces: &Faces, deck: Deck, used: &[Face]) -> List {
    let mut list = List { puts: [Put { card: Face(0), rot: 0, y: 0, x: 0 }; ROOM], len: 0 };
    for card in deck.cards().filter(|card| !used.contains(card)) {
        let _ = board.each_fit(ring(faces, card), |spot, rot| {
            list.puts[list.len] = spot.put(card, rot);
            list.len += 1;
            ON
        });
    }
    list.puts[..list.len].sort_unstable();
    list
}

const _: () = assert!(DECK_SIZE == 6, "room is for five cards beside the first");
