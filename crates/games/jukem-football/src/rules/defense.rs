//! The answer to a play (JK-4.28 to JK-4.35) and what yellow and red cards do (JK-5.33 to JK-5.38).
//!
//! The question comes after a whole play, never before (JK-8.2), also on a final turn (JK-4.39), and stays open until it
//! is answered (JK-8.3). The first card ends the turn, so there is no second one (JK-4.32) and no way to hit back
//! (JK-4.33). What it takes is out of play and no discard (JK-5.35, JK-5.39, JK-5.40).

use super::hand::Held;
use super::{offense, period};
use crate::action::Action;
use crate::card::{Colour, Print};
use crate::clause;
use crate::options::DefensePrompt;
use crate::state::{JukemFootball, Note, OUT, Phase, drive, other};
use kernel::{CardId, Eyes, Illegal, Sink};

/// A play has at most a RUN, a PANCAKE BLOCK! and a JUKEM, and one with a JUKEM is not answered.
const ANSWERED_CARDS_MAX: usize = 2;

#[inline]
pub fn legal(game: &JukemFootball, out: &mut Vec<Action>) {
    out.extend(Held::by(game, other(game.active)).each_defensive().map(Action::Defend));
    out.push(Action::Allow);
}

/// One yellow or red card of the hand, against any play (JK-4.30, JK-4.31), a KICK RETURN too (JK-5.12), but not against a
/// drive that nothing was added to (JK-9.13).
pub fn may_defend(game: &JukemFootball, card: Print) -> Result<(), Illegal> {
    let held = Held::by(game, other(game.active));
    Illegal::unless(card.is_defensive() && held.has(card), clause::JK_4_30)
}

/// Asks the defender, whatever the hand holds; only `only_if_able` leaves the question out (JK-4.29).
#[inline]
pub fn open(game: &mut JukemFootball, question: Phase, sink: &mut impl Sink<Note>) {
    let asks_everybody = game.options.defense_prompt == DefensePrompt::Always;
    if asks_everybody || Held::by(game, other(game.active)).can_defend() {
        game.phase = question;
    } else {
        sink.note(Note::NotAsked(other(game.active)));
        offense::stands(game, sink);
    }
}

#[inline]
pub fn allow(game: &mut JukemFootball, sink: &mut impl Sink<Note>) {
    sink.note(Note::Allowed(other(game.active)));
    offense::stands(game, sink);
}

/// Yellow takes the newest play with its boosters (JK-5.23) and leaves the older ones (JK-5.34); red takes the whole drive,
/// JUKEM plays included (JK-5.20), but no points (JK-5.37). The turn is over, and with it a final turn (JK-4.41).
#[inline]
pub fn defend(game: &mut JukemFootball, print: Print, sink: &mut impl Sink<Note>) {
    let Phase::Defense { cards, yards } = game.phase else { return };
    let (attacker, defender) = (game.active, other(game.active));
    let total = game.totals[attacker.index()];
    let lost = if print.colour() == Colour::Red { total } else { yards };
    sink.note(Note::Defended { seat: defender, card: print, lost });
    if print.colour() == Colour::Red {
        game.cards.move_all(drive(attacker), OUT, Eyes::ALL, sink);
    } else {
        take_newest(game, cards as usize, sink);
    }
    offense::lay(game, defender, print, OUT, sink);
    game.totals[attacker.index()] = total - lost;
    game.dry = 0;
    period::turn_over(game, sink);
}

/// The play just made leaves the drive, its cards in the order in which they lay (JK-5.33).
#[inline]
fn take_newest(game: &mut JukemFootball, cards: usize, sink: &mut impl Sink<Note>) {
    let zone = drive(game.active);
    let mut play = [CardId(0); ANSWERED_CARDS_MAX];
    let older = game.cards.len(zone) - cards;
    for (place, card) in play.iter_mut().zip(game.cards.iter(zone).skip(older)) {
        *place = card;
    }
    for &card in &play[..cards] {
        game.cards.move_to(card, OUT, Eyes::ALL, sink);
    }
}
