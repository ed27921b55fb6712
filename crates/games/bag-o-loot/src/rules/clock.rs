//! Time, which comes in with the inputs: grace times, last calls, the end of a game by time, and the turn clock.

use super::{act, contest, score, to_act};
use crate::action::{Action, Spot};
use crate::options::Close;
use crate::state::{BagOLoot, Note, Phase, Window, hand};
use kernel::{Eyes, Fact, Millis, Seat, Sink};

/// Takes note of the moment of an input, and of what that moment settles by itself.
#[inline]
pub fn pass(game: &mut BagOLoot, at: Millis, sink: &mut impl Sink<Note>) {
    game.now = at;
    if end_time(game).is_some_and(|end| end <= at) {
        game.time_up = true;
        sink.note(Note::TimeUp);
    }
    let grace_over = grace_end(game).is_some_and(|end| end <= at);
    if let Some(window) = game.window.as_mut().filter(|_| grace_over) {
        window.grace_over = true;
    }
}

/// When the grace time of an open window ends (BL-4.41).
#[inline]
fn grace_end(game: &BagOLoot) -> Option<Millis> {
    let window = game.window.as_ref().filter(|window| !window.grace_over)?;
    match game.close() {
        Some(Close::NextDraw { grace, .. }) => Some(window.opened.plus(grace as u32)),
        _ => None,
    }
}

/// When a last call ends (BL-4.34).
fn last_call_end(game: &BagOLoot) -> Option<Millis> {
    match (game.phase, game.close(), &game.window) {
        (Phase::LastCall, Some(Close::NextDraw { last_call, .. }), Some(window)) => {
            Some(window.last_play.plus(last_call as u32))
        }
        _ => None,
    }
}

/// When the next player may shut the window, or the last call ends.
pub fn window_end(game: &BagOLoot) -> Option<Millis> {
    last_call_end(game).or(grace_end(game))
}

/// The end of a game by time, which becomes an input so that a replay needs no clock (BL-6.12).
#[inline]
fn end_time(game: &BagOLoot) -> Option<Millis> {
    game.house.end.time().filter(|_| !game.time_up)
}

/// The next moment that changes something.
#[inline]
pub fn wakes_at(game: &BagOLoot) -> Option<Millis> {
    if game.phase == Phase::Over {
        return None;
    }
    [grace_end(game), last_call_end(game), end_time(game), game.deadline].into_iter().flatten().min()
}

/// The clock strikes: a last call is over, or whoever should have decided has run out of time.
pub fn strike(game: &mut BagOLoot, sink: &mut impl Sink<Note>) {
    if last_call_end(game).is_some_and(|end| end <= game.now) {
        contest::lapse(game, sink);
        return rearm(game);
    }
    if game.deadline.is_some_and(|deadline| deadline <= game.now) {
        game.deadline = None;
        run_out(game, sink);
    }
}

/// Acts for everybody who has to decide (BL-8.9). Who may call in a live window has nothing to decide: it closes by
/// itself.
fn run_out(game: &mut BagOLoot, sink: &mut impl Sink<Note>) {
    let late = match game.phase {
        Phase::Contest(question) => contest::silent(&question),
        Phase::TurnStart | Phase::Play | Phase::Bonus | Phase::Penalty { .. } => {
            to_act(game).iter().filter(|&seat| is_deciding(game, seat)).collect()
        }
        Phase::LastCall | Phase::Over => return,
    };
    for seat in late.iter() {
        if let Some(action) = timeout(game, seat) {
            // Who has not answered a question yet is nobody else's business (BL-4.45).
            let told = if matches!(game.phase, Phase::Contest(_)) { Eyes::seat(seat) } else { Eyes::ALL };
            sink.emit(Fact::Note(Note::Hurried(seat)), told);
            act(game, seat, action, sink);
        }
    }
}

fn is_deciding(game: &BagOLoot, seat: Seat) -> bool {
    match game.phase {
        Phase::Penalty { maker, .. } => seat == maker,
        _ => seat == game.turn.seat,
    }
}

/// Sets the turn clock anew unless `action` was only a word on a bag while the same decision goes on.
pub fn arm(game: &mut BagOLoot, before: Phase, action: Action) {
    let same = std::mem::discriminant(&before) == std::mem::discriminant(&game.phase);
    if !(same && matches!(action, Action::Challenge | Action::LetGo)) {
        rearm(game);
    }
}

/// A decision has its full time from the moment it can be made: the next player's from the end of the grace time on.
pub fn rearm(game: &mut BagOLoot) {
    let waits = game.window.filter(|window: &Window| window.maker != game.turn.seat).and_then(|_| grace_end(game));
    let from = waits.map_or(game.now, |end| end.max(game.now));
    game.deadline = match game.phase {
        Phase::LastCall | Phase::Over => None,
        _ => game.house.turn_clock.map(|seconds| from.plus(seconds as u32 * 1000)),
    };
}

/// What is done for a seat whose time is up (BL-8.9).
pub fn timeout(game: &BagOLoot, seat: Seat) -> Option<Action> {
    if !to_act(game).contains(seat) {
        return None;
    }
    match game.phase {
        Phase::TurnStart if seat == game.turn.seat && contest::may_begin(game) => Some(Action::Draw),
        Phase::Play if seat == game.turn.seat && contest::may_begin(game) => Some(stop(game, seat)),
        Phase::TurnStart | Phase::Play | Phase::LastCall | Phase::Contest(_) => Some(Action::LetGo),
        Phase::Penalty { challenger, .. } => Some(better_prize(game, challenger)),
        Phase::Bonus => leaders_bag(game, seat).map(|bag| Action::Bonus { bag }),
        Phase::Over => None,
    }
}

/// Knock if allowed, otherwise a Forfeit to somebody drawn by lot.
fn stop(game: &BagOLoot, seat: Seat) -> Action {
    if game.turn.plays > 0 || game.cards.is_empty(hand(seat)) {
        return Action::Knock;
    }
    Action::ForfeitByLot
}

/// The prize worth more points, a bag if they are equal; the oldest bag.
fn better_prize(game: &BagOLoot, challenger: Seat) -> Action {
    match game.lots.bags_of(challenger).next() {
        Some(bag) if score::set_points(game, challenger) <= score::BAG_POINTS => Action::TakeBag { bag },
        Some(_) | None => Action::TakeSets,
    }
}

/// The oldest bag of the bag owner with the highest total; of equals, the first clockwise.
fn leaders_bag(game: &BagOLoot, seat: Seat) -> Option<Spot> {
    let mut best: Option<(i32, Spot)> = None;
    let mut other = seat.next(game.seats);
    while other != seat {
        let total = game.scores[other.index()];
        if let Some(bag) = game.lots.bags_of(other).next()
            && best.is_none_or(|(leader, _)| total > leader)
        {
            best = Some((total, bag));
        }
        other = other.next(game.seats);
    }
    best.map(|(_, bag)| bag)
}
