//! Matching, fitting and the redzone (NB-4.1 to NB-4.7), and what may leave a hand (NB-4.28, NB-4.29).

use super::flag;
use crate::action::Slot;
use crate::action::Target;
use crate::card::{Colour, Faces, Kind, colour_of, kind_of};
use crate::options::Remix;
use crate::state::{DISCARD, LotKind, NakedBootleg};
use kernel::{CardId, Face, Seat};

/// A formation is two sets, one of at least this size (NB-0.4).
const LONG: usize = 4;
/// The smallest set (NB-0.3).
pub const SHORT: usize = 3;
/// Cards that stay in hand in the turn of a disguise (NB-4.22).
pub const KEPT_BY_DISGUISE: usize = 3;

impl NakedBootleg {
    /// The colour of the top discard, or the one named for it (NB-4.1).
    #[inline]
    pub fn colour_of_play(&self) -> Option<Colour> {
        let top = self.cards.top(DISCARD)?;
        colour_of(self.cards.face(top)).or_else(|| self.named_colour(top))
    }

    fn named_colour(&self, card: CardId) -> Option<Colour> {
        Colour::ALL.into_iter().find(|&colour| self.named[colour as usize].contains(card))
    }

    /// The faces that may go on the discard pile (NB-4.2, NB-4.3).
    #[inline]
    pub fn matching(&self) -> Faces {
        let Some(top) = self.cards.top(DISCARD) else { return Faces::ALL };
        let face = self.cards.face(top);
        match colour_of(face).or_else(|| self.named_colour(top)) {
            Some(colour) => colour.faces().or(kind_of(face).faces()).or(Faces::COLOURLESS),
            None => Faces::ALL,
        }
    }

    /// How many sets `seat` owns, disguised ones included.
    #[inline]
    pub fn sets_of(&self, seat: Seat) -> usize {
        self.player(seat).lots.iter().filter(|lot| lot.is_set()).count()
    }

    /// Whether `seat` owns a streak.
    #[inline]
    pub fn has_streak(&self, seat: Seat) -> bool {
        matches!(self.player(seat).lots[0].kind, LotKind::Streak(_))
    }

    /// Whether nothing lies in front of `seat`.
    #[inline]
    pub fn has_nothing_downed(&self, seat: Seat) -> bool {
        self.player(seat).lots.iter().all(|lot| !lot.is_some())
    }

    /// Two sets or a streak: the objective is complete, which is the redzone (NB-0.6, NB-4.6).
    #[inline]
    pub fn is_in_redzone(&self, seat: Seat) -> bool {
        self.sets_of(seat) == 2 || self.has_streak(seat)
    }

    /// Whether `seat` may hit anything and stack: the redzone, or one set in Run n' Gun (NB-5.81).
    #[inline]
    pub fn hits_anything(&self, seat: Seat) -> bool {
        self.is_in_redzone(seat) || self.options.remix == Remix::RunNGun && self.sets_of(seat) > 0
    }

    /// The smallest set that has room in front of `seat`; none if there is no room (NB-4.5).
    #[inline]
    pub fn least_fit(&self, seat: Seat) -> Option<usize> {
        if self.is_in_redzone(seat) {
            return None;
        }
        let is_short = |target: Target| self.size(target) < LONG;
        Some(if self.lots_of(seat).any(is_short) { LONG } else { SHORT })
    }

    /// Whether a set of `size` has room in front of `seat` (NB-4.5).
    #[inline]
    pub fn fits(&self, seat: Seat, size: usize) -> bool {
        self.least_fit(seat).is_some_and(|least| size >= least)
    }

    /// Whether two sets of these sizes make a formation (NB-0.4).
    pub fn is_formation(a: usize, b: usize) -> bool {
        a.max(b) >= LONG && a.min(b) >= SHORT
    }

    /// The first free place in front of `seat`.
    pub fn free_slot(&self, seat: Seat) -> Target {
        let slot = if self.player(seat).lots[0].is_some() { Slot::B } else { Slot::A };
        Target { seat, slot }
    }

    /// Whether `seat` can score a touchdown (NB-0.8).
    #[inline]
    pub fn is_eligible(&self, seat: Seat) -> bool {
        self.is_in_redzone(seat) && flag::is_ours(self, seat)
    }

    /// Whether discarding this card with nothing left would leave `seat` eligible (NB-4.28).
    pub fn eligible_by_discard(&self, seat: Seat, card: Face) -> bool {
        self.is_in_redzone(seat) && flag::would_be_ours_by_discard(self, seat, kind_of(card))
    }

    /// Whether the disguise of this turn keeps three cards in the hand of the seat on turn (NB-4.29).
    #[inline]
    pub fn must_keep_three(&self) -> bool {
        let id = self.turn.disguise;
        id != 0 && self.player(self.turn.seat).lots.iter().any(|lot| lot.is_some() && lot.id == id)
    }

    /// Whether an own play of the seat on turn may leave `left` cards, one at least (NB-4.29).
    #[inline]
    pub fn may_leave(&self, left: usize) -> bool {
        left >= KEPT_BY_DISGUISE || !self.must_keep_three()
    }
}

/// The kinds whose discard can steal (NB-4.17).
pub const STEALING: Faces = Kind::Interception.faces().or(Kind::Bootleg.faces()).or(Kind::NakedBootleg.faces());
