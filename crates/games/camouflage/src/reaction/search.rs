//! One pass over the table: what is found after how many looks.
//!
//! Looking at one pair of card and place after the other in random order is drawn in one go: first which pairs would
//! be recognised (or mistaken) at all, then at which looks they come up, then the time for so many looks. That has the
//! same distribution as going look by look.

use super::gamma::gamma;
use super::{Level, PATIENCE_MS, Sight};
use crate::board::{Layout, Loc, ON, Put, Spot, Turns};
use crate::options::Mode;
use kernel::{Face, Millis, Seat, Stream};

/// A placement that a player believes in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Found {
    /// Which card, how turned and where.
    pub put: Put,
    /// On which location.
    pub loc: Loc,
    /// What it looks worth.
    pub value: i32,
    /// The look at which it comes up.
    look: u32,
}

/// An expert compares what it finds within so many more looks: great overlaps are rarer than corners of two cards.
const COVER_LOOKS: u32 = 16;
const DIVERSIFY_LOOKS: u32 = 48;
/// More finds in one pass make no difference.
const FINDS_MAX: usize = 48;
const NOTHING: Found = Found { put: Put { card: Face(0), rot: 0, y: 0, x: 0 }, loc: Loc::COMMON, value: 0, look: 0 };

/// What one pass finds, in the order of the looks.
struct Pass {
    finds: [Found; FINDS_MAX],
    count: usize,
    /// Pairs near the last change, when they come first.
    near: u32,
    /// All pairs.
    pairs: u32,
}

/// One pass: how long it takes until the player has decided, and for what; none if it found nothing.
pub fn search(level: Level, sight: &Sight<'_>, now: Millis, stream: &mut Stream) -> (u32, Option<Found>) {
    let pass = look_around(level, sight, stream);
    let finds = &pass.finds[..pass.count];
    let look = level.skill().look;
    let time = |looks: u32, stream: &mut Stream| gamma(stream, 2 * looks, look * looks);
    let Some(first) = finds.first() else { return (time(pass.pairs, stream).max(1), None) };
    // Where nothing but speed counts the first find is as good as any.
    let hurries = !matches!(sight.facts.mode, Mode::Cover | Mode::Diversify);
    match level {
        Level::Skilled | Level::Expert if hurries => (time(first.look, stream), Some(*first)),
        Level::Novice | Level::Casual => (time(first.look, stream), Some(*first)),
        Level::Skilled => {
            let start = time(first.look, stream);
            let Some(second) = finds.get(1) else { return (start + PATIENCE_MS, Some(*first)) };
            let more = time(second.look - first.look, stream);
            let better = if second.value > first.value { second } else { first };
            if more > PATIENCE_MS { (start + PATIENCE_MS, Some(*first)) } else { (start + more, Some(*better)) }
        }
        Level::Expert => {
            // It goes on for a few looks after its first find, unless that is good enough.
            let more = if sight.facts.mode == Mode::Cover { COVER_LOOKS } else { DIVERSIFY_LOOKS };
            let last = (first.look + more).min(pass.pairs);
            let seen = || finds.iter().filter(|found| found.look <= last);
            let enough = threshold(sight, now);
            match seen().find(|found| found.value >= enough) {
                Some(found) => (time(found.look, stream), Some(*found)),
                None => (time(last, stream), best(seen())),
            }
        }
        Level::Oracle => (time(pass.pairs, stream), best(finds.iter())),
    }
}

/// The most valuable find; of equals the first.
fn best<'a>(finds: impl Iterator<Item = &'a Found>) -> Option<Found> {
    finds.copied().max_by_key(|found| (found.value, std::cmp::Reverse(found.look)))
}

/// What an expert takes at once: a good place while nobody is near the end, anything when time is short.
fn threshold(sight: &Sight<'_>, now: Millis) -> i32 {
    let facts = &sight.facts;
    let least = facts.unplayed.0.iter().filter(|left| **left > 0).min().copied().unwrap_or(0);
    let short = facts.deadline.is_some_and(|until| until.0.saturating_sub(now.0) < 10_000) || least <= 2;
    match facts.mode {
        _ if short => i32::MIN,
        Mode::Cover => 4 * POINT,
        Mode::Diversify => 2 * POINT,
        Mode::NotMyStack | Mode::Speed | Mode::Puzzle => i32::MIN,
    }
}

/// Worth of one point, so that lesser advice decides between equal points.
const POINT: i32 = 8;

/// What a place looks worth: points, or another's location with few cards on it (one not used yet counts a little).
fn value(sight: &Sight<'_>, spot: &Spot) -> i32 {
    match sight.facts.mode {
        Mode::Cover => spot.covers() as i32 * POINT,
        Mode::Diversify => spot.touches() as i32 * POINT,
        Mode::NotMyStack => {
            let owner = Seat::new(spot.loc.0.min(7));
            let mine = |layout: &Layout| {
                layout.laid().iter().any(|card| card.loc == spot.loc && card.by == sight.seat.number())
            };
            -(sight.facts.counts[owner] as i32) * POINT + !mine(sight.layout) as i32
        }
        Mode::Speed | Mode::Puzzle => 0,
    }
}

/// Decides for every pair whether it would be believed, and draws the looks at which those come up.
fn look_around(level: Level, sight: &Sight<'_>, stream: &mut Stream) -> Pass {
    let skill = level.skill();
    let mut pass = Pass { finds: [NOTHING; FINDS_MAX], count: 0, near: 0, pairs: 0 };
    let mut turns = [(Face(0), Turns::default()); 3];
    let cards = sight.facts.hand.iter().flatten().count();
    for (turns, card) in turns.iter_mut().zip(sight.facts.hand.iter().flatten()) {
        *turns = (*card, Turns::of(sight.faces[card.0 as usize]));
    }
    // Half of the time the eyes go first to what has changed.
    let newest = sight.layout.laid().last().filter(|_| stream.below(2) == 0);
    let mut is_near = [false; FINDS_MAX];
    let _ = sight.spots.each(sight.layout, |spot| {
        if spot.loc != Loc::COMMON && sight.facts.closed.contains(Seat::new(spot.loc.0.min(7))) {
            return ON;
        }
        let near = newest.is_some_and(|card| spot.touches_card(card));
        pass.pairs += cards as u32;
        pass.near += if near { cards as u32 } else { 0 };
        for &(card, turns) in &turns[..cards] {
            let Some(rot) = believed(spot, turns, skill.sees, skill.slips, stream) else { continue };
            if pass.count < FINDS_MAX {
                is_near[pass.count] = near;
                let put = spot.put(card, rot);
                pass.finds[pass.count] = Found { put, loc: spot.loc, value: value(sight, spot), look: 0 };
                pass.count += 1;
            }
        }
        ON
    });
    draw_looks(&mut pass, &is_near, stream);
    pass
}

/// The turn in which a card is believed to fit: one that does and is recognised, or one that almost does and deceives.
#[inline]
fn believed(spot: &Spot, turns: Turns, sees: u32, slips: u32, stream: &mut Stream) -> Option<u8> {
    let wrong = spot.wrong_squares(turns);
    // Most cards do not even almost fit in most places.
    let almost = wrong.almost()?;
    let (rot, chance) = wrong.right().map_or((almost, slips), |right| (right, sees));
    (stream.below(1000) < chance).then_some(rot)
}

/// Every find comes up at a look of its own, each equally likely within its part of the pass.
fn draw_looks(pass: &mut Pass, is_near: &[bool; FINDS_MAX], stream: &mut Stream) {
    let (near, pairs) = (pass.near, pass.pairs);
    let mut looks = [0; FINDS_MAX];
    for (number, (found, is_near)) in pass.finds[..pass.count].iter_mut().zip(is_near).enumerate() {
        let (from, width) = if *is_near { (0, near) } else { (near, pairs - near) };
        while found.look == 0 || looks[..number].contains(&found.look) {
            found.look = from + 1 + stream.below(width);
        }
        looks[number] = found.look;
    }
    pass.finds[..pass.count].sort_unstable_by_key(|found| found.look);
}
