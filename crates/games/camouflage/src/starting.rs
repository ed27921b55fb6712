//! The starting boards a deck can make, in the order of CA-3.8.

use crate::board::{Board, Fit, Loc, ON, Put};
use crate::card::{DECK_SIZE, Deck, Ring};
use crate::faces::Faces;
use kernel::{Face, Stream};

/// Room for the placements of five cards beside the first ones: even with two cards and wild centres there are fewer
/// than 45 places, and a card fits a place in at most four ways.
const ROOM: usize = 5 * 4 * 45;
/// Room for every pair of a first card and a placement of a second.
const PAIRS: usize = DECK_SIZE * 5 * 4 * 25;

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

/// One of all starting boards, each equally likely: a number is drawn and counted off in the list.
pub fn draw(faces: &Faces, deck: Deck, fit: Fit, stream: &mut Stream) -> Option<Start> {
    let mut counts = [0u16; PAIRS];
    let (mut pairs, mut total) = (0, 0);
    each_pair(faces, deck, fit, |two| {
        let here = thirds(two, faces, deck);
        counts[pairs] = here as u16;
        pairs += 1;
        total += here;
        true
    });
    if total == 0 {
        return None;
    }
    let mut number = stream.below(total);
    let pair = counts.iter().position(|&count| {
        let found = number < count as u32;
        number -= if found { 0 } else { count as u32 };
        found
    })?;
    nth_of_pair(faces, deck, fit, (pair, number as usize))
}

/// The starting board with this number, if there are so many.
pub fn nth(faces: &Faces, deck: Deck, fit: Fit, number: u32) -> Option<Start> {
    let (mut pair, mut left, mut found) = (0, number, None);
    each_pair(faces, deck, fit, |two| {
        let here = thirds(two, faces, deck);
        if left < here {
            found = Some((pair, left as usize));
            return false;
        }
        left -= here;
        pair += 1;
        true
    });
    nth_of_pair(faces, deck, fit, found?)
}

fn nth_of_pair(faces: &Faces, deck: Deck, fit: Fit, (pair, third): (usize, usize)) -> Option<Start> {
    let (mut at, mut found) = (0, None);
    each_pair(faces, deck, fit, |two| {
        if at == pair {
            let [a, b] = [two.laid()[0].put, two.laid()[1].put];
            let thirds = placements(two, faces, deck, &[a.card, b.card]);
            found = thirds.as_slice().get(third).map(|c| [a, b, *c]);
        }
        at += 1;
        found.is_none() && at <= pair
    });
    found
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
