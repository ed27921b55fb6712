//! Notes as the log says them.

use crate::action::What;
use crate::state::{NakedBootleg, Note};
use kernel::Text;

pub fn sentence(game: &NakedBootleg, note: &Note) -> String {
    match *note {
        Note::Round(round, dealer) => format!("Round {round}: seat {dealer} deals."),
        Note::Turn(seat) => format!("It is the turn of seat {seat}."),
        Note::TurnLost(seat) => format!("Seat {seat} misses a turn."),
        Note::Passed(seat) => format!("Seat {seat} passes."),
        Note::Laid(seat, What::Set(kind), target) => format!("Seat {seat} lays down {} at {target}.", kind.plural()),
        Note::Laid(seat, What::Disguise, target) => format!("Seat {seat} lays down a disguise at {target}."),
        Note::Laid(seat, What::Streak(colour), target) => {
            format!("Seat {seat} lays down a {colour} streak at {target}.")
        }
        Note::Hit(seat, on) => format!("Seat {seat} hits {on}."),
        Note::Discarded(seat, card, 1) => format!("Seat {seat} discards the {}.", game.old_face_name(card)),
        Note::Discarded(seat, card, count) => {
            format!("Seat {seat} discards a stack of {count}, the {} on top.", game.old_face_name(card))
        }
        Note::Omaha(seat) => format!("Seat {seat}: Omaha!"),
        Note::Caught(seat, by) => format!("Seat {by} catches seat {seat} without Omaha: two cards and a lost turn."),
        Note::Taunted(seat) => format!("Seat {seat} taunts with a card of its disguise."),
        Note::Grounded(seat) => {
            format!("Seat {seat} discards without picking up: the card goes back, the turn is over.")
        }
        Note::FalseStart(seat) => format!("Seat {seat} picks up out of turn and will miss one."),
        Note::TimeUp(seat) => format!("Time is up for seat {seat}."),
        _ => of_cards(note),
    }
}

/// What discarded cards do.
fn of_cards(note: &Note) -> String {
    match *note {
        Note::Reversed => "Play turns around.".to_string(),
        Note::Skipped(1) => "One player is skipped.".to_string(),
        Note::Skipped(count) => format!("{count} players are skipped."),
        Note::PickUp(seat, total) => format!("{total} to pick up for seat {seat}."),
        Note::PickedUp(seat, count, true) => format!("Seat {seat} picks up {count} and loses the turn."),
        Note::PickedUp(seat, count, false) => format!("Seat {seat} picks up {count}."),
        Note::Named(seat, colour) => format!("Seat {seat} names {colour}."),
        Note::Again(seat) => format!("Seat {seat} takes another turn."),
        Note::Looked(seat, other) => format!("Seat {seat} looks into the hand of seat {other}."),
        Note::Shown(seat, other) => format!("Seat {seat} has seat {other} show its cards."),
        Note::Flipped(seat) => format!("Seat {seat} turns up a card of every disguise."),
        Note::GoesFor(seat, target) => format!("Seat {seat} goes for {target}."),
        Note::Steals(seat, target) => format!("Seat {seat} steals {target}."),
        Note::Grabs(seat, other, 1) => format!("Seat {seat} goes for a card from the hand of seat {other}."),
        Note::Grabs(seat, other, count) => format!("Seat {seat} goes for {count} cards from the hand of seat {other}."),
        Note::Deflected(seat) => format!("Seat {seat} deflects it."),
        Note::Unused(seat) => format!("Seat {seat} leaves the action unused."),
        Note::Declined(seat) => format!("Seat {seat} lets it happen."),
        Note::Kept(seat, count) => format!("Seat {seat} keeps {count} of the cards."),
        Note::BluffStolen(target) => format!("The disguise at {target} was a bluff and is pitched."),
        Note::Fumbled(target, seat) => format!("The set at {target} is fumbled to seat {seat}."),
        Note::FumblePitched(target) => format!("The set at {target} is fumbled and pitched."),
        Note::Challenged(seat, target, true) => format!("Seat {seat} challenges {target}: it is a bluff!"),
        Note::Challenged(seat, target, false) => format!("Seat {seat} challenges {target}: it is honest."),
        Note::LostChallenge(seat) => format!("Seat {seat} loses its downed cards and all but one of its hand."),
        _ => of_rounds(note),
    }
}

/// Flags, endings and points.
fn of_rounds(note: &Note) -> String {
    match *note {
        Note::Flag(seat) => format!("Seat {seat} has the flag."),
        Note::FlagNeutral => "The flag belongs to nobody.".to_string(),
        Note::Touchdown(seat) => format!("Touchdown for seat {seat}!"),
        Note::CrazyEight(seat) => format!("Crazy Eight for seat {seat}!"),
        Note::Exited(seat) => format!("Seat {seat} exits."),
        Note::Called => "The round is called.".to_string(),
        Note::Points(seat, points) => format!("Seat {seat}: {points} points."),
        Note::Eliminated(seat) => format!("Seat {seat} is eliminated."),
        Note::Left(seat) => format!("Seat {seat} leaves the game."),
        Note::Overtime => "Overtime!".to_string(),
        Note::Coin(seat) => format!("Seat {seat} wins the coin flip."),
        Note::NewPylon => "The discards are shuffled as a new pylon.".to_string(),
        Note::Won(seat) => format!("Seat {seat} wins the game."),
        ref other => format!("{other:?}"),
    }
}
