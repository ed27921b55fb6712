//! What a hand can do: five cards are read once into a word and asked many questions.

use crate::action::Action;
use crate::card::{Deck, PANCAKE_YARDS, PLAIN_FIRST, Print};
use crate::state::{GOAL_LINE, JukemFootball, KICKING_RANGE, hand};
use kernel::{CardId, Face, Seat};

/// The different cards of one hand: one bit for each face, in ascending order of what is printed (see [`Deck`]).
#[derive(Clone, Copy)]
pub struct Held<'a> {
    faces: u32,
    deck: &'a Deck,
}

const KICK_RETURN: u32 = 1 << PLAIN_FIRST;
const JUKEM: u32 = 2 << PLAIN_FIRST;
const PANCAKE: u32 = 4 << PLAIN_FIRST;
const FIELD_GOAL: u32 = 8 << PLAIN_FIRST;
const DEFENSIVE: u32 = 0xf0 << PLAIN_FIRST;

impl<'a> Held<'a> {
    /// Reads the hand of `seat`.
    #[inline]
    pub fn by(game: &'a JukemFootball, seat: Seat) -> Held<'a> {
        // A deck has at most 64 cards, so half of the kernel's word is enough; this is read for every decision.
        let mut cards = game.cards.set(hand(seat)).0 as u64;
        let mut faces = 0;
        while cards != 0 {
            faces |= 1 << game.cards.face(CardId(cards.trailing_zeros() as u8)).0;
            cards &= cards - 1;
        }
        Held { faces, deck: &game.options.deck }
    }

    /// A hand with these faces, one bit each.
    pub fn of(faces: u32, deck: &'a Deck) -> Held<'a> {
        Held { faces, deck }
    }

    /// Whether a card with this print is there.
    pub fn has(self, print: Print) -> bool {
        self.deck.face(print).is_some_and(|face| self.faces >> face.0 & 1 == 1)
    }

    /// Whether a yellow or red card is there.
    #[inline]
    pub fn can_defend(self) -> bool {
        self.faces & DEFENSIVE != 0
    }

    /// Whether any play is possible with `to_go` yards to go (JK-4.21).
    #[inline]
    pub fn can_play(self, to_go: u8) -> bool {
        let shortest = self.runs().next().is_some_and(|yards| yards <= to_go);
        shortest || self.can_return(to_go) || self.can_kick(to_go) || self.can_pass(to_go)
    }

    /// The KICK RETURN opens a drive (JK-5.9), any drive that is empty for any reason (JK-5.10, JK-5.11).
    #[inline]
    fn can_return(self, to_go: u8) -> bool {
        self.faces & KICK_RETURN != 0 && to_go == GOAL_LINE
    }

    #[inline]
    fn can_kick(self, to_go: u8) -> bool {
        self.faces & FIELD_GOAL != 0 && to_go <= GOAL_LINE - KICKING_RANGE
    }

    #[inline]
    fn can_pass(self, to_go: u8) -> bool {
        self.passes().any(|(lo, hi)| self.catches().any(|catch| (lo..=hi.min(to_go)).contains(&catch)))
    }

    /// The numbers on the RUNs, ascending.
    #[inline]
    fn runs(self) -> impl Iterator<Item = u8> {
        self.each_of(self.deck.run_faces()).map(|print| if let Print::Run(yards) = print { yards } else { 0 })
    }

    /// The ranges of the PASSes, ascending.
    #[inline]
    fn passes(self) -> impl Iterator<Item = (u8, u8)> {
        self.each_of(self.deck.pass_faces())
            .map(|print| if let Print::Pass(lo, hi) = print { (lo, hi) } else { (0, 0) })
    }

    /// The numbers on the CATCHes, ascending.
    #[inline]
    fn catches(self) -> impl Iterator<Item = u8> {
        self.each_of(self.deck.catch_faces()).map(|print| if let Print::Catch(yards) = print { yards } else { 0 })
    }

    /// Tells the plays that are possible with `to_go` yards to go, in ascending order.
    #[inline]
    pub fn plays(self, to_go: u8, mut tell: impl FnMut(Action)) {
        let jukem = self.faces & JUKEM != 0;
        for yards in self.runs().take_while(|&yards| yards <= to_go) {
            self.runs_with(yards, to_go, &mut tell);
        }
        for (lo, hi) in self.passes() {
            for catch in self.catches().filter(|catch| (lo..=hi.min(to_go)).contains(catch)) {
                tell(Action::Pass { lo, hi, catch, jukem: false });
                if jukem && 2 * catch <= to_go {
                    tell(Action::Pass { lo, hi, catch, jukem: true });
                }
            }
        }
        if self.can_return(to_go) {
            tell(Action::Return { jukem: false });
            if jukem {
                tell(Action::Return { jukem: true });
            }
        }
        if self.can_kick(to_go) {
            tell(Action::Goal);
        }
    }

    /// Tells the plays of one RUN with and without boosters.
    #[inline]
    fn runs_with(self, yards: u8, to_go: u8, tell: &mut impl FnMut(Action)) {
        let jukem = self.faces & JUKEM != 0;
        tell(Action::Run { yards, pancake: false, jukem: false });
        if jukem && 2 * yards <= to_go {
            tell(Action::Run { yards, pancake: false, jukem: true });
        }
        let blocked = yards + PANCAKE_YARDS;
        if self.faces & PANCAKE != 0 && blocked <= to_go {
            tell(Action::Run { yards, pancake: true, jukem: false });
            if jukem && 2 * blocked <= to_go {
                tell(Action::Run { yards, pancake: true, jukem: true });
            }
        }
    }

    /// Each different card once, in ascending order.
    #[inline]
    pub fn each(self) -> impl Iterator<Item = Print> {
        self.each_of(u32::MAX)
    }

    /// Each different defensive card once, in ascending order.
    #[inline]
    pub fn each_defensive(self) -> impl Iterator<Item = Print> {
        self.each_of(DEFENSIVE)
    }

    #[inline]
    fn each_of(self, wanted: u32) -> impl Iterator<Item = Print> {
        let mut faces = self.faces & wanted;
        std::iter::from_fn(move || {
            let face = (faces != 0).then(|| Face(faces.trailing_zeros() as u8))?;
            faces &= faces - 1;
            Some(self.deck.print(face))
        })
    }
}
