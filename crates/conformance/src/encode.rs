//! The law of numbers: every legal action has one number of its own, and planes are whole.
//!
//! That planes and numbers tell a seat nothing that it may not know is part of the law of imagined worlds
//! ([`Sight`](crate::sight::Sight)), that they ask for no memory part of the law of allocation.

use crate::Subject;
use crate::law::{Broken, Law};
use crate::walk::{Desk, Watch};
use kernel::{Encode, Seat};

/// Positions of a match that are tried.
const WISH: u32 = 40;
/// Numbers that are read back in a position, whatever they mean.
const TRIES: usize = 16;

/// Every legal action has a number of its own, and what a seat knows fills its planes.
pub(crate) struct Numbers;

impl<G: Subject> Watch<G> for Numbers {
    fn position(&mut self, game: &G, desk: &mut Desk<'_, G>) -> Result<(), Broken> {
        if !desk.sample(WISH) {
            return Ok(());
        }
        for seat in desk.seats() {
            let mut list = Vec::new();
            game.legal(seat, &mut list);
            game.offers(seat, &mut list);
            list.iter().try_for_each(|&action| is_numbered(game, seat, action))?;
            for _ in 0..TRIES {
                reads_back(game, seat, desk.stream.below(G::ACTIONS))?;
            }
            reads_back(game, seat, G::ACTIONS - 1)?;
            planes_are_whole(game, seat)?;
            mask_lists_what_is_legal(game, seat)?;
        }
        Ok(())
    }
}

fn is_numbered<G: Subject>(game: &G, seat: Seat, action: G::Action) -> Result<(), Broken> {
    let Some(number) = game.number(seat, action) else {
        return Law::Numbers.broken(format!("{action} of seat {seat} has no number"));
    };
    Law::Numbers.holds(number < G::ACTIONS, || {
        format!("{action} of seat {seat} has the number {number}, but there are {}", G::ACTIONS)
    })?;
    let again = game.numbered(seat, number);
    Law::Numbers.holds(again == Some(action), || {
        let again = again.map_or("nothing".to_string(), |again| again.to_string());
        format!("{action} of seat {seat} has the number {number}, which means {again}")
    })
}

/// Whatever a number means has this number, legal or not.
fn reads_back<G: Subject>(game: &G, seat: Seat, number: u32) -> Result<(), Broken> {
    let Some(action) = game.numbered(seat, number) else { return Ok(()) };
    let again = game.number(seat, action);
    Law::Numbers
        .holds(again == Some(number), || format!("{number} of seat {seat} means {action}, whose number is {again:?}"))
}

/// Planes are written all over, whatever stood there.
fn planes_are_whole<G: Subject>(game: &G, seat: Seat) -> Result<(), Broken> {
    let [one, two] = [0x55, 0xaa].map(|filler| {
        let mut cells = vec![filler; G::CELLS];
        game.write_planes(seat, &mut cells);
        cells
    });
    let differs = one.iter().zip(&two).position(|(one, two)| one != two);
    differs.map_or(Ok(()), |cell| Law::Numbers.broken(format!("the plane {} is not written", place::<G>(cell))))
}

fn mask_lists_what_is_legal<G: Subject>(game: &G, seat: Seat) -> Result<(), Broken> {
    let (mut list, mut mask, mut legal) = (Vec::new(), vec![0xaa; G::ACTIONS as usize], Vec::new());
    let count = game.write_mask(seat, &mut list, &mut mask);
    game.legal(seat, &mut legal);
    let mut wanted = vec![0; G::ACTIONS as usize];
    legal.iter().filter_map(|&action| game.number(seat, action)).for_each(|number| wanted[number as usize] = 1);
    Law::Numbers.holds(mask == wanted && list == legal && count as usize == legal.len(), || {
        format!("the mask of seat {seat} is not its list of legal actions")
    })
}

/// What stands in a cell, in words.
pub(crate) fn place<G: Encode>(cell: usize) -> String {
    let mut first = 0;
    for block in G::PLANES {
        if cell < first + block.size {
            return format!("{} {}", block.name, cell - first);
        }
        first += block.size;
    }
    format!("beyond the last, {cell}")
}
