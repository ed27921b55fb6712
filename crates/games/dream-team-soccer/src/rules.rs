//! The rules: a table of contents. Who may act, what may be done, what it does; the chapters do the work.

mod claims;
mod clock;
mod finish;
mod imagine;
mod sets;
mod setup;
mod trade;
mod trick;

pub(crate) use claims::{is_hat_trick_missed, is_nutmeg_missed, open as open_claims};
pub(crate) use clock::{deadline, timeout};
pub(crate) use finish::standings;
pub(crate) use imagine::{determinize, vary};
pub(crate) use sets::check_form;
pub(crate) use setup::{deal, empty};
pub(crate) use trade::{open as open_trade, partner, traders};
pub(crate) use trick::{is_red_taken, kickoff, waiting};

use crate::action::Action;
use crate::clause;
use crate::state::{Claim, DreamTeamSoccer, Note, Phase};
use kernel::{Illegal, Input, Seat, SeatSet, Sink, Stamped, Stream, Viewer};

/// Seats that may act: those who have not answered yet, or the one whose turn it is.
#[inline]
pub fn to_act(game: &DreamTeamSoccer) -> SeatSet {
    match &game.phase {
        Phase::Follow { turn, .. } => SeatSet::one(*turn),
        Phase::Lead { leader } => SeatSet::one(*leader),
        Phase::Nutmeg { by } => SeatSet::one(*by),
        Phase::Claims { answers } => Seat::all(game.seats).filter(|&seat| answers[seat].is_none()).collect(),
        Phase::Trade { gifts } => traders(game).iter().filter(|&seat| gifts[seat].is_none()).collect(),
        Phase::Over => SeatSet::EMPTY,
    }
}

/// Who is known to be deciding. Of answers in secret nobody learns who has given one before all have (DT-4.5, DT-4.35);
/// each seat knows about itself.
pub fn awaited(game: &DreamTeamSoccer, viewer: Viewer) -> SeatSet {
    let asked = match &game.phase {
        Phase::Claims { .. } => SeatSet::all(game.seats),
        Phase::Trade { .. } => traders(game),
        Phase::Nutmeg { .. } | Phase::Lead { .. } | Phase::Follow { .. } | Phase::Over => return to_act(game),
    };
    match viewer {
        Viewer::Truth => to_act(game),
        Viewer::Seat(seat) if !to_act(game).contains(seat) => asked.without(seat),
        Viewer::Seat(_) | Viewer::Public => asked,
    }
}

/// Each distinct action once, in order (DT-1.10). Whoever is in turn is asked, even if only a pass is left (DT-8.6).
#[inline]
pub fn legal(game: &DreamTeamSoccer, seat: Seat, out: &mut Vec<Action>) {
    match &game.phase {
        Phase::Follow { turn, trick } if *turn == seat => sets::follows(game, seat, trick, out),
        Phase::Lead { leader } if *leader == seat => sets::leads(game, seat, out),
        Phase::Nutmeg { by } if *by == seat => out.extend(claims::others(game, seat).map(Action::Nutmeg)),
        Phase::Claims { answers } if answers[seat].is_none() => claims::list(game, seat, out),
        Phase::Trade { gifts } if gifts[seat].is_none() => trade::list(game, seat, out),
        _ => {}
    }
}

/// One of the legal actions: in most turns what can be played is counted, and only the one that is drawn is written down.
#[inline]
pub fn by_lot(
    game: &DreamTeamSoccer,
    seat: Seat,
    stream: &mut Stream,
    list: &mut Vec<Action>,
) -> Option<(Action, u32)> {
    let drawn = match &game.phase {
        Phase::Follow { turn, trick } if *turn == seat => sets::follow_by_lot(game, seat, trick, stream),
        Phase::Lead { leader } if *leader == seat => sets::lead_by_lot(game, seat, stream),
        _ => None,
    };
    drawn.or_else(|| {
        list.clear();
        legal(game, seat, list);
        stream.pick(list).map(|action| (*action, list.len() as u32))
    })
}

/// The clause that forbids `action`, if one does.
pub fn check(game: &DreamTeamSoccer, seat: Seat, action: Action) -> Result<(), Illegal> {
    if game.phase == Phase::Over {
        return Err(Illegal::by(clause::DT_6_5));
    }
    match action {
        Action::Pass => check_pass(game, seat),
        Action::Play(play) => {
            check_turn(game, seat)?;
            sets::check(game, seat, &play)
        }
        Action::Mixed(_) => {
            check_turn(game, seat)?;
            Err(Illegal::by(clause::DT_5_2))
        }
        Action::Give(gift) => trade::check(game, seat, gift),
        Action::Nutmeg(to) => claims::check_nutmeg(game, seat, to),
        Action::ClaimHatTrick => claims::check(game, seat, Claim::HatTrick),
        Action::ClaimNutmeg(to) => claims::check(game, seat, Claim::Nutmeg(to)),
        Action::Ready => claims::check(game, seat, Claim::Ready),
        Action::Sealed => Err(Illegal::by(clause::DT_8_5)),
    }
}

/// A leader cannot pass (DT-4.18); who follows always can (DT-4.23).
fn check_pass(game: &DreamTeamSoccer, seat: Seat) -> Result<(), Illegal> {
    check_turn(game, seat)?;
    Illegal::unless(matches!(game.phase, Phase::Follow { .. }), clause::DT_4_18)
}

/// Whether cards are being played (DT-3.6) and it is this seat's turn (DT-4.20).
fn check_turn(game: &DreamTeamSoccer, seat: Seat) -> Result<(), Illegal> {
    let (turn, skipped) = match &game.phase {
        Phase::Follow { turn, trick } => (*turn, trick.skipped),
        Phase::Lead { leader } => (*leader, None),
        Phase::Claims { .. } | Phase::Nutmeg { .. } | Phase::Trade { .. } | Phase::Over => {
            return Err(Illegal::by(clause::DT_3_6));
        }
    };
    match seat {
        _ if seat == turn => Ok(()),
        _ if !game.still_in.contains(seat) => Err(Illegal::by(clause::DT_4_32)),
        _ if skipped == Some(seat) => Err(Illegal::by(clause::DT_5_11)),
        _ => Err(Illegal::by(clause::DT_4_20)),
    }
}

/// Does what was decided, then sets the clock for the next decision.
#[inline]
pub fn apply(game: &mut DreamTeamSoccer, step: Stamped<Action>, sink: &mut impl Sink<Note>) {
    let window = game.options.turn_clock_s.map(|_| clock::window(game));
    match step.input {
        Input::Act { seat, action } => act(game, seat, action, sink),
        Input::Clock => clock::strike(game, sink),
    }
    if window.is_some_and(|window| window.is_none() || window != clock::window(game)) {
        game.deadline = deadline(game, step.at);
    }
}

#[inline(always)] // Called from one place.
fn act(game: &mut DreamTeamSoccer, seat: Seat, action: Action, sink: &mut impl Sink<Note>) {
    match action {
        Action::Pass => trick::pass(game, seat, sink),
        Action::Play(play) => trick::play(game, seat, play, sink),
        Action::Give(gift) => trade::give(game, seat, gift, sink),
        Action::Nutmeg(to) => claims::give_nutmeg(game, seat, to, sink),
        Action::ClaimHatTrick => claims::answer(game, seat, Claim::HatTrick, sink),
        Action::ClaimNutmeg(to) => claims::answer(game, seat, Claim::Nutmeg(to), sink),
        Action::Ready => claims::answer(game, seat, Claim::Ready, sink),
        Action::Mixed(_) | Action::Sealed => {}
    }
}

/// What others learn of an action: nothing of answers in secret (DT-4.5, DT-4.35). Only who could claim either special
/// deal and is the last to answer shows by its cards which one it was.
pub fn outside(game: &DreamTeamSoccer, seat: Seat, action: Action) -> Action {
    match (&game.phase, action) {
        (Phase::Claims { .. }, Action::ClaimHatTrick) if game.holdings[seat].is_nutmeg() => action,
        (Phase::Claims { .. } | Phase::Trade { .. }, _) => Action::Sealed,
        _ => action,
    }
}

/// A round has at most 60 tricks (DT-9.1). Every play of other cards than the Red one takes a card out of a hand for
/// good, 59 at most; the Red Card is led at most once a trick. Between two plays there are fewer passes than players
/// (DT-9.2). Before that come the claims, the Nutmeg or the trade.
pub fn bound(game: &DreamTeamSoccer) -> u32 {
    let seats = game.seats as u32;
    let plays = 59 + 60;
    let before = seats + 1 + 4;
    (before + plays * seats) * game.options.rounds as u32
}
