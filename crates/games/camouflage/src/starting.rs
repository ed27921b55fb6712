//! The starting boards a deck can make, in the order of CA-3.8.

use crate::board::{Board, Fit, Loc, ON, Put};
use crate::card::{DECK_SIZE, Deck, Ring};
use crate::faces::Faces;
use kernel::{Face, Stream};

/// Room for the placements of five cards beside the first ones: even with two cards and wild centres there are fewer
/// than 45 places, and a card fits a place in at most four ways.
const ROOM: usize = 5 * 4 * 45;

/// Three cards in the order they are laid; the first one lies r0 @(0,0) (CA-3.5).
pub type Start = [Put; 3];

/// How many starting boards `deck` can make.
pub fn count(faces: &Faces, deck: Deck, fit: Fit) -> u32 {
    let mut total = 0;
    each_pair(faces, deck, fit, |two| {
        total += thirds(two, faces, deck);
        true
    });
    total
}

/// Whether `deck` can make any.
pub fn is_possible(faces: &Faces, deck: Deck, fit: Fit) -> bool {
    let mut found = false;
    each_pair(faces, deck, fit, |two| {
        found = thirds(two, faces, deck) > 0;
        !found
    });
    found
}

/// One of all starting boards, each equally likely. In one pass: a pair of cards that goes on in so many ways takes the
/// place of the one kept so far with the chance of its share.
pub fn draw(faces: &Faces, deck: Deck, fit: Fit, stream: &mut Stream) -> Option<Start> {
    let (mut total, mut kept) = (0, None);
    each_pair(faces, deck, fit, |two| {
        let here = thirds(two, faces, deck);
        total += here;
        if here > 0 && stream.below(total) < here {
            kept = Some((*two, here));
        }
        true
    });
    let (two, ways) = kept?;
    third(&two, faces, deck, stream.below(ways) as usize)
}

/// The starting board with this number, if there are so many.
pub fn nth(faces: &Faces, deck: Deck, fit: Fit, number: u32) -> Option<Start> {
    let (mut left, mut found) = (number, None);
    each_pair(faces, deck, fit, |two| {
        let here = thirds(two, faces, deck);
        if left < here {
            found = third(two, faces, deck, left as usize);
            return false;
        }
        left -= here;
        true
    });
    found
}

/// The board of two cards with the third card in the way that has this number.
fn third(two: &Board, faces: &Faces, deck: Deck, number: usize) -> Option<Start> {
    let [a, b] = [two.laid()[0].put, two.laid()[1].put];
    placements(two, faces, deck, &[a.card, b.card]).as_slice().get(number).map(|c| [a, b, *c])
}

/// Goes through the boards of two cards in order until `look` says no.
fn each_pair(faces: &Faces, deck: Deck, fit: Fit, mut look: impl FnMut(&Board) -> bool) {
    for first in deck.cards() {
        let one = with(&Board::new(fit), Put { card: first, rot: 0, y: 0, x: 0 }, faces);
        for &b in placements(&one, faces, deck, &[first]).as_slice() {
            if !look(&with(&one, b, faces)) {
                return;
            }
        }
    }
}

fn with(board: &Board, put: Put, faces: &Faces) -> Board {
    let mut board = *board;
    let mut to_come = [Ring::default(); DECK_SIZE];
    to_come.iter_mut().zip(Deck::of(put.card).cards()).for_each(|(to, card)| *to = ring(faces, card));
    board.lay(board.card(put, ring(faces, put.card), Loc::COMMON), &to_come);
    board
}

fn ring(faces: &Faces, card: Face) -> Ring {
    faces[card.0 as usize]
}

/// In how many ways a third card fits.
fn thirds(two: &Board, faces: &Faces, deck: Deck) -> u32 {
    let mut count = 0;
    for card in deck.cards().filter(|card| two.laid().iter().all(|laid| laid.put.card != *card)) {
        let _ = two.each_fit(ring(faces, card), |_, _| {
            count += 1;
            ON
        });
    }
    count
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
