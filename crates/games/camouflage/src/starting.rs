//! The starting boards a deck can make, in the order of CA-3.8.

use crate::board::{Board, Fit, Loc, ON, Put};
use crate::card::{DECK_SIZE, DECKS, Deck, Ring};
use crate::faces::{FaceSet, Faces};
use kernel::{Face, Stream};
use std::sync::LazyLock;

/// Room for the placements of five cards beside the first ones: even with two cards and wild centres there are fewer
/// than 45 places, and a card fits a place in at most four ways.
const ROOM: usize = 5 * 4 * 45;

/// The usual rules of matching.
const FITS: [Fit; 3] = [
    Fit { min: 3, wild: false, wild_counts: true },
    Fit { min: 3, wild: true, wild_counts: true },
    Fit { min: 3, wild: true, wild_counts: false },
];

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

/// Two cards of a board, and in how many ways a third one follows.
#[derive(Clone, Copy)]
struct Pair {
    puts: [Put; 2],
    ways: u32,
}

/// One of all starting boards, each equally likely. In one pass: a pair of cards that goes on in so many ways takes the
/// place of the one kept so far with the chance of its share.
pub fn draw(faces: &Faces, deck: Deck, fit: Fit, stream: &mut Stream) -> Option<Start> {
    let (mut total, mut kept) = (0, None);
    let mut look = |pair: Pair| {
        total += pair.ways;
        if stream.below(total) < pair.ways {
            kept = Some(pair);
        }
    };
    match shipped(faces, deck, fit) {
        Some(known) => known.iter().for_each(|pair| look(*pair)),
        None => each_open_pair(faces, deck, fit, look),
    }
    let Pair { puts: [a, b], ways } = kept?;
    let two = with(&with(&Board::new(fit), a, faces), b, faces);
    third(&two, faces, deck, stream.below(ways) as usize)
}

/// Goes through the pairs that can go on, in order.
fn each_open_pair(faces: &Faces, deck: Deck, fit: Fit, mut look: impl FnMut(Pair)) {
    each_pair(faces, deck, fit, |two| {
        let (puts, ways) = ([two.laid()[0].put, two.laid()[1].put], thirds(two, faces, deck));
        if ways > 0 {
            look(Pair { puts, ways });
        }
        true
    });
}

/// Works out what [`draw`] needs of the shipped cards, so that no memory is asked for in the middle of a match.
pub fn prepare(faces: &Faces, fit: Fit) {
    Deck::all().for_each(|deck| {
        shipped(faces, deck, fit);
    });
}

/// The pairs of one deck on one side under one rule, worked out when they are first asked for.
type Shelf = LazyLock<Vec<Pair>, Box<dyn FnOnce() -> Vec<Pair> + Send>>;

/// The pairs of the shipped cards: every game begins with one of them, so they are worked out only once.
fn shipped(faces: &Faces, deck: Deck, fit: Fit) -> Option<&'static [Pair]> {
    static SHELVES: LazyLock<Vec<Shelf>> = LazyLock::new(|| {
        let sides = 0..FaceSet::shipped().sides.len();
        let decks = sides.flat_map(|side| Deck::all().map(move |deck| (side, deck)));
        let shelf = |side: usize, deck, fit| {
            Shelf::new(Box::new(move || {
                let mut pairs = Vec::new();
                each_open_pair(&FaceSet::shipped().sides[side], deck, fit, |pair| pairs.push(pair));
                pairs
            }))
        };
        decks.flat_map(|(side, deck)| FITS.map(|fit| shelf(side, deck, fit))).collect()
    });
    let side = FaceSet::shipped().sides.iter().position(|shipped| shipped == faces)?;
    let rule = FITS.iter().position(|known| *known == fit)?;
    Some(&SHELVES[(side * DECKS + deck.0 as usize) * FITS.len() + rule])
}

/// Whether `deck` can make this board.
pub fn is_start(faces: &Faces, deck: Deck, fit: Fit, start: &Start) -> bool {
    let [a, b, c] = *start;
    let lies_first = Put { rot: 0, y: 0, x: 0, ..a } == a && Deck::of(a.card) == deck;
    let one = || with(&Board::new(fit), a, faces);
    let fits = |board: &Board, used: &[Face], put| placements(board, faces, deck, used).as_slice().contains(&put);
    lies_first && fits(&one(), &[a.card], b) && fits(&with(&one(), b, faces), &[a.card, b.card], c)
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
