//! What was played in a round, for whoever draws conclusions from it. No rule reads this.

use crate::action::Play;
use kernel::Seat;

/// So many plays are remembered; nearly all rounds are shorter.
const MOST: usize = 72;

/// Who played what in a round, the oldest first. Passes follow from it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plays {
    list: [Packed; MOST],
    len: u8,
    is_whole: bool,
}

/// A play in four bytes: the state is copied a million times.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Packed {
    /// Who, and in the highest bit whether it opened the trick.
    seat: u8,
    /// The value, and above it who is skipped.
    value: u8,
    /// The natural cards.
    plain: u8,
    /// The Free Kicks, and in the highest bit the Yellow Card.
    kicks: u8,
}

const HIGH: u8 = 1 << 7;
const NOBODY: u8 = 15;

impl Plays {
    /// Nothing yet.
    pub(crate) const NONE: Plays =
        Plays { list: [Packed { seat: 0, value: 0, plain: 0, kicks: 0 }; MOST], len: 0, is_whole: true };

    /// A round of which nobody saw the beginning.
    pub(crate) const UNKNOWN: Plays = Plays { is_whole: false, ..Plays::NONE };

    /// Writes down a play.
    #[inline]
    pub(crate) fn push(&mut self, seat: Seat, play: &Play, leads: bool) {
        let Some(place) = self.list.get_mut(self.len as usize) else {
            self.is_whole = false;
            return;
        };
        let high = |bit: bool| if bit { HIGH } else { 0 };
        *place = Packed {
            seat: seat.number() | high(leads),
            value: play.value | play.skip.map_or(NOBODY, Seat::number) << 4,
            plain: play.plain,
            kicks: play.kicks | high(play.yellow),
        };
        self.len += 1;
    }

    /// Whether every play of the round is here.
    pub(crate) const fn is_whole(&self) -> bool {
        self.is_whole
    }

    /// Who played what, and whether it opened the trick.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (Seat, Play, bool)> + '_ {
        self.list[..self.len as usize].iter().map(|packed| {
            let skip = Some(packed.value >> 4).filter(|&number| number != NOBODY).map(Seat::new);
            let (value, kicks) = (packed.value & NOBODY, packed.kicks & !HIGH);
            let play = Play { value, plain: packed.plain, yellow: packed.kicks & HIGH != 0, kicks, skip };
            (Seat::new(packed.seat & !HIGH), play, packed.seat & HIGH != 0)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plays_are_read_as_they_were_written() {
        let ten = Play { value: 10, plain: 10, yellow: false, kicks: 2, skip: None };
        let eight = Play { value: 8, plain: 0, yellow: true, kicks: 1, skip: Some(Seat::new(7)) };
        let red = Play { value: 12, plain: 1, yellow: false, kicks: 0, skip: None };
        let mut plays = Plays::NONE;
        let made = [(Seat::new(0), ten, true), (Seat::new(3), eight, false), (Seat::new(7), red, true)];
        made.iter().for_each(|(seat, play, leads)| plays.push(*seat, play, *leads));
        assert_eq!(plays.iter().collect::<Vec<_>>(), made);
        assert!(plays.is_whole());
        (0..MOST).for_each(|_| plays.push(Seat::new(1), &red, true));
        assert_eq!((plays.iter().count(), plays.is_whole()), (MOST, false));
    }
}
