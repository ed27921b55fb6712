//! A deal that puts cards into the same places whatever is printed on them.
//!
//! Shuffling exchanges faces and leaves places alone, so the places are worked out once, of constants: a match begins
//! with a copy in which only the faces are shuffled. What shuffling the pile and moving its top cards one by one gives,
//! at less cost.

use super::Tableau;
use crate::card::{CardId, Zone};
use crate::chance::Stream;
use crate::fact::{Fact, Sink};
use crate::seat::Eyes;

/// The pile of a game from which single cards are dealt, the same number to the same places every time.
#[derive(Clone, Copy, Debug)]
pub struct Opening<const N: usize, const Z: usize> {
    cards: Tableau<N, Z>,
    /// Where the first card went that was dealt, the second one, and so on.
    dealt: [(Zone, Eyes); N],
    count: u8,
}

const PILE: Zone = Zone(0);

impl<const N: usize, const Z: usize> Opening<N, Z> {
    /// Nothing has been dealt from the pile `Zone(0)`, where all cards lie.
    pub const fn new(cards: Tableau<N, Z>) -> Self {
        Opening { cards, dealt: [(PILE, Eyes::NONE); N], count: 0 }
    }

    /// The top card of the pile goes to `to`, where exactly `eyes` can identify it.
    #[must_use]
    pub const fn give(mut self, to: Zone, eyes: Eyes) -> Self {
        assert!(to.0 != PILE.0 && !self.cards.is_table(to), "cards are dealt to hands and other piles");
        let card = self.next();
        self.cards.unlink(card);
        self.cards.put_on_top(card, to);
        self.cards.eyes[card.index()] = eyes;
        self.dealt[self.count as usize] = (to, eyes);
        self.count += 1;
        self
    }

    /// The card that is dealt next: the pile was stacked in the order of its cards, the last one on top.
    const fn next(&self) -> CardId {
        CardId(self.cards.count - 1 - self.count)
    }

    /// The table after the deal.
    #[inline(always)] // Into its place at once: a returned table would be copied.
    pub fn deal<T>(&self, stream: &mut Stream, sink: &mut impl Sink<T>) -> Tableau<N, Z> {
        // Shuffled by themselves: the rest is a plain copy.
        let mut faces = self.cards.faces;
        stream.shuffle(&mut faces[..self.cards.count as usize]);
        let cards = Tableau { faces, ..self.cards };
        if sink.listens() {
            sink.emit(Fact::Shuffled { zone: PILE }, Eyes::ALL);
            for (far, &(to, eyes)) in self.dealt[..self.count as usize].iter().enumerate() {
                let card = cards.card(CardId(cards.count - 1 - far as u8));
                sink.emit(Fact::Moved { card, from: PILE, to }, eyes);
            }
        }
        cards
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::{Face, ZoneKind, ZoneSpec};
    use crate::chance::{Chance, Use};
    use crate::fact::Facts;
    use crate::seat::Seat;

    const ZONES: &[ZoneSpec] = &[
        ZoneSpec { name: "pile", first: PILE, per_seat: false, kind: ZoneKind::Pile },
        ZoneSpec { name: "hand", first: Zone(1), per_seat: true, kind: ZoneKind::Hand },
    ];
    const PACK: Tableau<6, 3> = Tableau::new(&[Face(0), Face(1), Face(2), Face(3), Face(3)], ZONES, 2);
    const TURNS: [(Zone, Eyes); 3] =
        [(Zone(1), Eyes::seat(Seat::new(0))), (Zone(2), Eyes::seat(Seat::new(1))), (Zone(1), Eyes::seat(Seat::new(0)))];

    #[test]
    fn a_deal_made_beforehand_is_the_one_that_single_moves_make() {
        const OPENING: Opening<6, 3> =
            Opening::new(PACK).give(TURNS[0].0, TURNS[0].1).give(TURNS[1].0, TURNS[1].1).give(TURNS[2].0, TURNS[2].1);
        for seed in 0..20 {
            let chance = Chance::Fast(seed);
            let (mut cards, mut told) = (PACK, Facts::<u8>::default());
            cards.shuffle(PILE, &mut chance.stream(Use(0), 0), &mut told);
            for (zone, eyes) in TURNS {
                cards.move_to(cards.top(PILE).unwrap(), zone, eyes, &mut told);
            }
            let mut facts = Facts::<u8>::default();
            assert_eq!(OPENING.deal(&mut chance.stream(Use(0), 0), &mut facts), cards);
            assert_eq!(facts, told);
        }
    }
}
