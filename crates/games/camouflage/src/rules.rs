//! The rules: who may do what when. This file only finds the chapter; the chapters are in `rules/`.
//!
//! `check` knows no time. What could be right or wrong depending on the moment (a pause, a race, a deadline, a hold) is
//! therefore accepted as an attempt and judged in `apply`, which first lets every deadline up to its moment take effect
//! (CA-4.5) and answers a move that is not accepted with a private note. What no passing of time could make right is
//! refused by `check`.

pub mod build;
pub mod clock;
pub mod ending;
pub mod leave;
pub mod place;
pub mod puzzling;
pub mod score;
pub mod setup;
pub mod turns;

use crate::action::Action;
use crate::clause;
use crate::note::Note;
use crate::options::{Assist, Pace};
use crate::state::{Camouflage, Ending, Phase, Reply};
use kernel::{Eyes, Illegal, Input, Millis, Seat, SeatSet, Sink, Stamped, Viewer};

/// Seats that may act now.
pub fn to_act(game: &Camouflage) -> SeatSet {
    let people = || game.present().filter(|seat| !game.automatic.contains(*seat));
    match game.phase {
        Phase::Side { votes, .. } => people().filter(|&seat| votes[seat].is_none()).collect(),
        Phase::Decks { .. } => people().filter(|&seat| game.players[seat].deck.is_none()).collect(),
        Phase::Location { chosen, .. } => people().filter(|&seat| chosen[seat].is_none()).collect(),
        Phase::Build { .. } | Phase::Ready { .. } => people().collect(),
        Phase::Countdown { until, .. } => people().filter(|_| until.is_some()).collect(),
        Phase::Play { .. } | Phase::Overtime { .. } => game.live(),
        Phase::Turn(turn) => SeatSet::one(turn.seat),
        Phase::Puzzle => game.present().collect(),
        Phase::Over { .. } => SeatSet::EMPTY,
    }
}

/// Seats that `viewer` may know to be deciding: location cards are chosen in secret (CA-3.13).
pub fn awaited(game: &Camouflage, viewer: Viewer) -> SeatSet {
    let people = || game.present().filter(|seat| !game.automatic.contains(*seat));
    match game.phase {
        Phase::Location { chosen, .. } => {
            let known = |seat: Seat| viewer == Viewer::Seat(seat) || viewer == Viewer::Truth;
            people().filter(|&seat| !known(seat) || chosen[seat].is_none()).collect()
        }
        Phase::Build { confirmed, .. } => people().filter(|&seat| !confirmed.contains(seat)).collect(),
        Phase::Ready { ready, .. } => people().filter(|&seat| !ready.contains(seat)).collect(),
        Phase::Countdown { .. } => SeatSet::EMPTY,
        _ => to_act(game),
    }
}

/// The moves that lead on; see [`off_list`] for the others that are accepted.
pub fn legal(game: &Camouflage, seat: Seat, out: &mut Vec<Action>) {
    if !to_act(game).contains(seat) {
        return;
    }
    match game.phase {
        Phase::Side { .. } | Phase::Decks { .. } | Phase::Location { .. } | Phase::Ready { .. } => {
            setup::legal(game, seat, out);
        }
        Phase::Build { confirmed, .. } => build::legal(game, confirmed.contains(seat), out),
        Phase::Countdown { .. } | Phase::Over { .. } => {}
        Phase::Play { .. } | Phase::Overtime { .. } => place::legal(game, seat, out),
        Phase::Turn(_) => turns::legal(game, seat, out),
        Phase::Puzzle => puzzling::legal(game, out),
    }
}

/// Whether the move may be sent to [`apply`], and the clause that forbids it if not.
pub fn check(game: &Camouflage, seat: Seat, action: Action) -> Result<(), Illegal> {
    use Action as A;
    if action == A::Leave {
        return leave::check(game, seat);
    }
    match (game.phase, action) {
        (Phase::Over { .. }, _) => Err(Illegal::by(clause::CA_4_6)),
        (Phase::Puzzle, _) => puzzling::check(game, seat, action),
        (Phase::Side { .. } | Phase::Decks { .. } | Phase::Location { .. } | Phase::Ready { .. }, _) => {
            setup::check(game, seat, action)
        }
        (Phase::Countdown { until, .. }, A::Unready) => setup::check_unready(game, seat, until.is_some()),
        (Phase::Countdown { .. }, _) => Err(Illegal::by(clause::CA_3_12)),
        (Phase::Build { .. }, _) => build::check(game, seat, action),
        (Phase::Play { .. } | Phase::Overtime { .. } | Phase::Turn(_), A::Hint) => {
            Illegal::unless(game.terms.assist == Assist::Hint && game.is_live(seat), clause::CA_4_14)
        }
        (Phase::Play { .. } | Phase::Overtime { .. }, _) => place::check(game, seat, action),
        (Phase::Turn(turn), _) => turns::check(game, turn, seat, action),
    }
}

/// Whether an accepted move is not on the list: mistakes and late moves, taking something back, asking, leaving.
pub fn off_list(game: &Camouflage, seat: Seat, action: Action) -> bool {
    use Action as A;
    if check(game, seat, action).is_err() {
        return false;
    }
    match (game.phase, action) {
        (_, A::Leave | A::Lift(_) | A::Unready) => true,
        (Phase::Build { .. }, A::Lay(put)) => build::is_laid(game, put.card),
        (Phase::Play { .. } | Phase::Overtime { .. } | Phase::Turn(_), A::Hint) => true,
        (Phase::Play { .. } | Phase::Overtime { .. } | Phase::Turn(_), A::Place { .. }) => {
            !place::is_listed(game, seat, action)
        }
        (Phase::Play { .. } | Phase::Overtime { .. }, A::Stuck(_)) => !place::lists_stuck(game, seat, action),
        (Phase::Puzzle, _) => !puzzling::is_listed(game, action),
        _ => false,
    }
}

/// What others learn of a choice: not which location card it was, and nothing of a mistake or a hint.
pub fn outside(game: &Camouflage, seat: Seat, action: Action) -> Action {
    match (game.phase, action) {
        // The last choice is revealed at once, together with all others.
        (Phase::Location { .. }, Action::Location(card)) if to_act(game).len() > 1 => {
            let hidden = game.players[seat].deck.and_then(|deck| deck.cards().next());
            Action::Location(hidden.unwrap_or(card))
        }
        (Phase::Puzzle, _) => action,
        (_, Action::Hint) => Action::SECRET,
        (_, Action::Place { put, loc, .. })
            if place::judge(game, seat, put, loc).is_err() && !place::stays(game, put, loc) =>
        {
            Action::SECRET
        }
        _ => action,
    }
}

/// Notes that tell what was hidden: how a tied vote fell, the location cards, and that nobody can place a card.
pub fn reveals(note: &Note) -> bool {
    matches!(note, Note::Side(_) | Note::Location(..) | Note::Over(Ending::Deadlock))
}

/// What a person is shown as choices. Finding a placement is the game, so none is offered without `assist=preview`. No
/// move reserves a place (CA-8.2), points at one (CA-8.6) or exchanges cards (CA-9.2).
pub fn offers(game: &Camouflage, seat: Seat, out: &mut Vec<Action>) {
    use Action as A;
    let live = game.is_live(seat);
    match game.phase {
        Phase::Build { .. } => {
            legal(game, seat, out);
            if game.terms.assist != Assist::Preview {
                out.retain(|action| !matches!(action, A::Lay(_)));
            }
            build::offer_lift(game, seat, out);
        }
        Phase::Countdown { until: Some(_), .. } | Phase::Ready { .. } => {
            legal(game, seat, out);
            if setup::check_unready(game, seat, true).is_ok() {
                out.push(A::Unready);
            }
        }
        Phase::Play { .. } | Phase::Overtime { .. } | Phase::Turn(_) if live => {
            let may_place = to_act(game).contains(seat);
            if may_place && game.terms.assist == Assist::Preview {
                place::placements(game, seat, out);
            }
            match game.terms.pace {
                Pace::Realtime => out.push(A::Stuck(!game.stuck.contains(seat))),
                Pace::Turns if may_place => out.push(A::Pass),
                Pace::Turns => {}
            }
            if game.terms.assist == Assist::Hint {
                out.push(A::Hint);
            }
        }
        Phase::Puzzle => puzzling::offers(game, seat, out),
        _ => legal(game, seat, out),
    }
    if leave::check(game, seat).is_ok() {
        out.push(A::Leave);
    }
    out.sort_unstable();
}

/// What is done for a seat whose time is up: it passes, or leaves the setup to the others. In play nobody must act
/// (CA-4.1).
pub fn timeout(game: &Camouflage, seat: Seat) -> Option<Action> {
    let choice = match game.phase {
        Phase::Turn(_) => Action::Pass,
        Phase::Side { .. }
        | Phase::Decks { .. }
        | Phase::Build { .. }
        | Phase::Location { .. }
        | Phase::Ready { .. } => Action::Auto,
        Phase::Countdown { .. } | Phase::Play { .. } | Phase::Overtime { .. } | Phase::Puzzle | Phase::Over { .. } => {
            return None;
        }
    };
    to_act(game).contains(seat).then_some(choice)
}

/// Advances the game by one move, carried out whole before the next one (CA-4.2). Moves come in their order (CA-4.4),
/// also those of one millisecond (CA-9.6); nothing else is read, so a record replays exactly (CA-4.31).
pub fn apply(game: &mut Camouflage, step: Stamped<Action>, sink: &mut impl Sink<Note>) {
    let struck = clock::advance(game, step.at, sink);
    let Input::Act { seat, action } = step.input else { return };
    // A deadline may have passed between the check and the move: then it comes too late (CA-4.5).
    if struck && check(game, seat, action).is_err() {
        return refuse(game, seat, Reply::NotPlaying, sink);
    }
    act(game, seat, action, step.at, sink);
}

fn act(game: &mut Camouflage, seat: Seat, action: Action, at: Millis, sink: &mut impl Sink<Note>) {
    use Action as A;
    match (game.phase, action) {
        (_, A::Leave) => leave::apply(game, seat, at, sink),
        (Phase::Puzzle, _) => puzzling::apply(game, seat, action, at, sink),
        (Phase::Build { .. }, A::Lay(put)) => build::lay(game, seat, put, sink),
        (Phase::Build { .. }, A::Lift(_)) => build::lift(game, seat, sink),
        (Phase::Build { .. }, A::Confirm) => build::confirm(game, seat, at, sink),
        (Phase::Play { .. } | Phase::Overtime { .. }, A::Place { put, loc, seen }) => {
            place::attempt(game, seat, place::Try { put, loc, seen, at }, sink);
        }
        (Phase::Turn(_), A::Place { put, loc, .. }) => turns::place(game, seat, put, loc, at, sink),
        (Phase::Turn(_), A::Pass) => turns::pass(game, seat, at, sink),
        (_, A::Stuck(on)) => ending::flag(game, seat, on, at, sink),
        (_, A::Hint) => place::hint(game, seat, at, sink),
        _ => setup::apply(game, seat, action, at, sink),
    }
}

/// Tells a seat, and nobody else, why its move was not accepted (CA-4.10).
pub fn refuse(game: &mut Camouflage, seat: Seat, reply: Reply, sink: &mut impl Sink<Note>) {
    game.players[seat].reply = Some(reply);
    sink.emit(kernel::Fact::Note(Note::Refused(seat, reply)), Eyes::seat(seat));
}
