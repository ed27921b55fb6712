//! Touchdowns and field goals (JK-5.24 to JK-5.32): the only ways to score.

use super::{offense, period};
use crate::card::Print;
use crate::state::{JukemFootball, Note, drive, scored};
use kernel::{Eyes, Sink};

/// Points of a touchdown (JK-6.4).
pub const TOUCHDOWN: i32 = 7;
/// Points of a field goal (JK-6.4).
pub const FIELD_GOAL: i32 = 3;

/// The drive stands at exactly 100, by whatever play (JK-5.31): 7 points at once, no answer (JK-5.30).
pub fn touchdown(game: &mut JukemFootball, sink: &mut impl Sink<Note>) {
    sink.note(Note::Touchdown(game.active));
    set_drive_aside(game, sink);
    score(game, TOUCHDOWN, sink);
}

/// The drive is cashed in: 3 points at once, no answer, the FIELD GOAL on top of the pile (JK-5.24, JK-5.25). It is the play
/// of the turn (JK-5.26), and the next one starts a new drive (JK-5.27).
pub fn field_goal(game: &mut JukemFootball, sink: &mut impl Sink<Note>) {
    let seat = game.active;
    sink.note(Note::FieldGoal(seat));
    set_drive_aside(game, sink);
    offense::lay(game, seat, Print::FieldGoal, scored(seat), sink);
    score(game, FIELD_GOAL, sink);
}

fn set_drive_aside(game: &mut JukemFootball, sink: &mut impl Sink<Note>) {
    let seat = game.active;
    game.cards.move_all(drive(seat), scored(seat), Eyes::ALL, sink);
    game.totals[seat.index()] = 0;
}

fn score(game: &mut JukemFootball, points: i32, sink: &mut impl Sink<Note>) {
    game.scores[game.active.index()] += points;
    game.dry = 0;
    if period::is_overtime(game) {
        period::finish(game, sink); // The first score of overtime decides (JK-6.7).
    } else {
        period::turn_over(game, sink);
    }
}

/// Whether a game can stand at these points: some touchdowns and some field goals, as there is nothing else (JK-5.32).
pub fn is_score(points: i32) -> bool {
    (0..=points / TOUCHDOWN).any(|touchdowns| points >= 0 && (points - touchdowns * TOUCHDOWN) % FIELD_GOAL == 0)
}
