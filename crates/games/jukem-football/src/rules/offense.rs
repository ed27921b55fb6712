//! Plays and discards (JK-4.18 to JK-4.27), and the many plays of a final turn (JK-4.38 to JK-4.42).
//!
//! What is no play is refused by what it lacks or has too much of, whatever the hand holds; five defensive cards make
//! none (JK-9.8). Nobody is moved on for want of choices (JK-4.37), except at the end of a final turn.

use super::hand::Held;
use super::{defense, period, score};
use crate::action::{Action, Fault, Laid};
use crate::card::Print;
use crate::clause;
use crate::options::DiscardRule;
use crate::state::{DISCARD, GOAL_LINE, JukemFootball, KICKING_RANGE, Note, Phase, drive, hand};
use kernel::{Illegal, Seat, Sink, Zone};

/// The active player's choices: plays, then discards, then the end of the half. A FIELD GOAL counts as a play, so it may
/// be the only choice (JK-5.28).
#[inline]
pub fn legal(game: &JukemFootball, out: &mut Vec<Action>) {
    let held = Held::by(game, game.active);
    let start = out.len();
    held.plays(game.yards_to_go(game.active), |play| out.push(play));
    if game.is_final() {
        out.push(Action::End);
    } else if out.len() == start || game.options.discard_rule == DiscardRule::Always {
        out.extend(held.each().map(Action::Discard));
    }
}

/// A yardage play, for which a RUN needs no other card (JK-5.2): cards that the hand has (JK-4.21), that go together (JK-5.3, JK-5.9) and stay within 100 (JK-4.20).
pub fn may_play(game: &JukemFootball, play: Action) -> Result<(), Illegal> {
    let held = Held::by(game, game.active);
    Illegal::unless(play.cards().all(|card| held.has(card)), clause::JK_4_21)?;
    match play {
        Action::Pass { lo, hi, catch, .. } => Illegal::unless((lo..=hi).contains(&catch), clause::JK_5_3)?,
        Action::Return { .. } => Illegal::unless(game.totals[game.active.index()] == 0, clause::JK_5_9)?,
        _ => {}
    }
    let to_go = game.yards_to_go(game.active);
    // Only the doubling is too much: that has a clause of its own.
    let too_far = if play.has_jukem() && play.yards() / 2 <= to_go { clause::JK_5_18 } else { clause::JK_4_20 };
    Illegal::unless(play.yards() <= to_go, too_far)
}

/// Why cards that were put down together are no play.
pub fn no_play(laid: Laid) -> Illegal {
    Illegal::by(match laid.fault() {
        Fault::NeverAPlay => clause::JK_4_25,
        Fault::Parted => clause::JK_5_5,
        Fault::TwoCatches => clause::JK_5_7,
        Fault::StrayJukem => clause::JK_5_17,
        Fault::TwoJukems => clause::JK_5_16,
        Fault::StrayBlock => clause::JK_5_21,
        Fault::TwoBlocks => clause::JK_5_22,
    })
}

/// Whether a field goal can be kicked from where the drive of `seat` stands (JK-5.24).
pub fn is_in_range(game: &JukemFootball, seat: Seat) -> bool {
    game.totals[seat.index()] >= KICKING_RANGE
}

/// A FIELD GOAL from 70 yards on (JK-5.24).
pub fn may_kick(game: &JukemFootball) -> Result<(), Illegal> {
    Illegal::unless(Held::by(game, game.active).has(Print::FieldGoal), clause::JK_4_21)?;
    Illegal::unless(is_in_range(game, game.active), clause::JK_5_24)
}

/// Any card of the hand, but not on the final turn (JK-4.42), and usually only without a play (JK-4.22), so that a discard
/// proves there was none (JK-8.6).
pub fn may_discard(game: &JukemFootball, card: Print) -> Result<(), Illegal> {
    Illegal::unless(!game.is_final(), clause::JK_4_42)?;
    let held = Held::by(game, game.active);
    let is_free = game.options.discard_rule == DiscardRule::Always || !held.can_play(game.yards_to_go(game.active));
    Illegal::unless(is_free, clause::JK_4_22)?;
    Illegal::unless(held.has(card), clause::JK_4_23)
}

/// Ending the half is for the final turn (JK-4.42).
pub fn may_end(game: &JukemFootball) -> Result<(), Illegal> {
    Illegal::unless(game.is_final(), clause::JK_4_42)
}

/// The hand is refilled, or a play of the final turn is done. Without a play the final turn is over (JK-4.41, JK-9.9).
#[inline]
pub fn begin(game: &mut JukemFootball, drew: bool, sink: &mut impl Sink<Note>) {
    if game.is_final() && !Held::by(game, game.active).can_play(game.yards_to_go(game.active)) {
        sink.note(Note::NoPlayLeft(game.active));
        return period::end(game, sink);
    }
    game.phase = Phase::Offense { drew };
}

/// Lays a play down and settles it in the order of JK-4.26.
#[inline]
pub fn play(game: &mut JukemFootball, play: Action, sink: &mut impl Sink<Note>) {
    let seat = game.active;
    if play.has_jukem() {
        sink.note(Note::Shout(seat));
    }
    let mut cards = 0;
    for print in play.cards() {
        lay(game, seat, print, drive(seat), sink);
        cards += 1;
    }
    let yards = play.yards();
    let total = game.totals[seat.index()] + yards;
    game.totals[seat.index()] = total;
    sink.note(Note::Played { seat, play, yards, total });
    if total == GOAL_LINE {
        score::touchdown(game, sink);
    } else if play.has_jukem() {
        stands(game, sink);
    } else {
        defense::open(game, Phase::Defense { cards, yards }, sink);
    }
}

/// A play stands: the turn is over (JK-4.27) and the drive waits (JK-4.5), or the final turn goes on (JK-4.38), perhaps
/// with a FIELD GOAL (JK-4.40).
#[inline]
pub fn stands(game: &mut JukemFootball, sink: &mut impl Sink<Note>) {
    if game.is_final() {
        begin(game, true, sink);
    } else {
        game.dry = 0;
        period::next_turn(game, sink);
    }
}

/// Throws a card away: the turn is over and nobody answers (JK-4.23). Two players without a play go on like this until
/// the draw pile is used up (JK-9.1).
#[inline]
pub fn discard(game: &mut JukemFootball, print: Print, sink: &mut impl Sink<Note>) {
    let seat = game.active;
    sink.note(Note::Discarded(seat, print));
    lay(game, seat, print, DISCARD, sink);
    // A turn without a play is dry if it did not touch the draw pile either (JK-9.2).
    let drew = !matches!(game.phase, Phase::Offense { drew: false });
    game.dry = if drew { 0 } else { game.dry + 1 };
    period::next_turn(game, sink);
}

/// The half is over by choice (JK-4.42).
pub fn end_half(game: &mut JukemFootball, sink: &mut impl Sink<Note>) {
    sink.note(Note::EndedHalf(game.active));
    period::end(game, sink);
}

/// Lays a card of the hand face up. Of copies one that is known to be there goes first (JK-7.2).
#[inline]
pub fn lay(game: &mut JukemFootball, seat: Seat, print: Print, to: Zone, sink: &mut impl Sink<Note>) {
    let face = game.options.deck.face(print).expect("the card was checked");
    game.cards.play(hand(seat), face, 1, to, sink);
}
