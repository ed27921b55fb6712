//! The laws on what may be done: legal lists, notation, clauses, time-outs and the end.

use crate::Subject;
use crate::law::{Broken, Law};
use crate::walk::{Desk, Watch};
use kernel::{Illegal, Record, Seat, SeatSet, Stream};

/// Positions of a match that are tried.
const WISH: u32 = 40;
/// Candidates of each kind that are tried in a position.
const TRIES: usize = 6;

/// What `legal` lists is what `check` accepts.
pub(crate) struct Legal;

impl<G: Subject> Watch<G> for Legal {
    fn position(&mut self, game: &G, desk: &mut Desk<'_, G>) -> Result<(), Broken> {
        if !desk.sample(WISH) {
            return Ok(());
        }
        let candidates = desk.pool.candidates(TRIES, &mut desk.stream);
        let to_act = game.to_act();
        Law::Legal.holds(to_act.union(SeatSet::all(desk.mode.seats)) == SeatSet::all(desk.mode.seats), || {
            format!("{to_act:?} are to act, but there are {} seats", desk.mode.seats)
        })?;
        for seat in desk.seats() {
            let list = sorted_list(game, seat)?;
            listed_are_accepted(game, seat, &list)?;
            lots_are_fair(game, seat, &list, &desk.stream)?;
            calls_are_accepted(game, seat)?;
            for action in candidates.iter().filter(|action| list.binary_search(action).is_err()) {
                let accepted = game.check(seat, *action).is_ok() && !game.off_list(seat, *action);
                Law::Legal.holds(!accepted, || format!("{action} of seat {seat} is accepted but not listed"))?;
            }
            if let Some(action) = desk.stream.pick(&list) {
                desk.pool.add(*action, &mut desk.stream);
            }
        }
        Ok(())
    }
}

fn sorted_list<G: Subject>(game: &G, seat: Seat) -> Result<Vec<G::Action>, Broken> {
    let mut list = Vec::new();
    game.legal(seat, &mut list);
    if let Some(pair) = list.windows(2).find(|pair| pair[0] >= pair[1]) {
        return Law::Legal.broken(format!("seat {seat} is offered {} before {}", pair[0], pair[1]));
    }
    let waits = game.wakes_at().is_some();
    match (game.to_act().contains(seat), list.is_empty()) {
        (true, true) if !waits => Law::Legal.broken(format!("seat {seat} is to act but has no legal action")),
        (false, false) => Law::Legal.broken(format!("seat {seat} is not to act but may {}", list[0])),
        _ => Ok(list),
    }
}

fn listed_are_accepted<G: Subject>(game: &G, seat: Seat, list: &[G::Action]) -> Result<(), Broken> {
    let mut offers = Vec::new();
    game.offers(seat, &mut offers);
    for (word, action) in list.iter().map(|a| ("listed", a)).chain(offers.iter().map(|a| ("offered", a))) {
        if let Err(Illegal { clause }) = game.check(seat, *action) {
            return Law::Legal.broken(format!("{action} of seat {seat} is {word} but refused by {}", clause.id));
        }
    }
    Ok(())
}

/// Whoever is asked for a call has one, and what is advised is one of them.
fn calls_are_accepted<G: Subject>(game: &G, seat: Seat) -> Result<(), Broken> {
    let mut calls = Vec::new();
    game.calls(seat, &mut calls);
    if let Some(action) = calls.iter().find(|action| game.check(seat, **action).is_err()) {
        return Law::Legal.broken(format!("{action} is a call of seat {seat} but refused"));
    }
    let is_asked = game.callers().contains(seat);
    Law::Legal.holds(!is_asked || !calls.is_empty(), || format!("seat {seat} is asked for a call but has none"))?;
    let advised = game.call(seat).filter(|action| !calls.contains(action));
    Law::Legal.holds(advised.is_none(), || format!("{advised:?} is advised to seat {seat} but is no call"))
}

/// Drawing a choice by lot is drawing one from the list.
fn lots_are_fair<G: Subject>(game: &G, seat: Seat, list: &[G::Action], stream: &Stream) -> Result<(), Broken> {
    let drawn = game.by_lot(seat, &mut stream.clone(), &mut Vec::new());
    let wanted = stream.clone().pick(list).map(|action| (*action, list.len() as u32));
    Law::Legal.holds(drawn == wanted, || format!("seat {seat} draws {drawn:?} by lot, from the list {wanted:?}"))
}

/// An action survives being written and read; what cannot be read is refused, not worse.
pub(crate) struct Notation;

impl<G: Subject> Watch<G> for Notation {
    fn position(&mut self, game: &G, desk: &mut Desk<'_, G>) -> Result<(), Broken> {
        if !desk.sample(WISH) {
            return Ok(());
        }
        for seat in desk.seats() {
            let mut list = Vec::new();
            game.legal(seat, &mut list);
            list.iter().try_for_each(round_trip::<G>)?;
        }
        let slips = (0..TRIES).filter_map(|_| desk.pool.misread(&mut desk.stream)).collect::<Vec<_>>();
        for text in slips {
            if let Ok(action) = text.parse::<G::Action>() {
                round_trip::<G>(&action)?;
            }
        }
        Ok(())
    }

    fn begin(&mut self, _record: &Record<G>, _game: &G) -> Result<(), Broken> {
        for text in ["", " ", "  ", "-", "0", "-1", "99999999999999999999", "é", "\u{1F0A1} x", "\n", &"a ".repeat(999)]
        {
            let _either_way = text.parse::<G::Action>();
        }
        Ok(())
    }
}

fn round_trip<G: Subject>(action: &G::Action) -> Result<(), Broken> {
    let text = action.to_string();
    match text.parse::<G::Action>() {
        Ok(again) if again == *action => Ok(()),
        Ok(again) => Law::Notation.broken(format!("{action:?} is written {text:?}, which is read as {again:?}")),
        Err(why) => Law::Notation.broken(format!("{action:?} is written {text:?}, which is not read: {why}")),
    }
}

/// A refusal names a clause of the rules page.
pub(crate) struct Clauses;

impl<G: Subject> Watch<G> for Clauses {
    fn position(&mut self, game: &G, desk: &mut Desk<'_, G>) -> Result<(), Broken> {
        if !desk.sample(WISH) {
            return Ok(());
        }
        for action in desk.pool.candidates(TRIES, &mut desk.stream) {
            for seat in desk.seats() {
                if let Err(Illegal { clause }) = game.check(seat, action) {
                    Law::Clauses.holds(G::META.clauses.contains(&clause), || {
                        format!("{action} of seat {seat} is refused by {}, which is not on the rules page", clause.id)
                    })?;
                    // Faces ask this of whatever was refused: it must not panic on the oddest attempt.
                    let _ = game.blame(seat, action);
                }
            }
        }
        Ok(())
    }
}

/// What is done for a seat whose time is up is allowed.
pub(crate) struct Timeout;

impl<G: Subject> Watch<G> for Timeout {
    fn position(&mut self, game: &G, desk: &mut Desk<'_, G>) -> Result<(), Broken> {
        for seat in desk.seats() {
            let Some(action) = game.timeout(seat) else { continue };
            if let Err(Illegal { clause }) = game.check(seat, action) {
                return Law::Timeout.broken(format!("{action} is done for seat {seat} but refused by {}", clause.id));
            }
        }
        Ok(())
    }
}

/// A match ends within its bound (the walk counts), and then it is over.
pub(crate) struct End;

impl<G: Subject> Watch<G> for End {
    fn end(&mut self, _record: &Record<G>, game: &G, desk: &mut Desk<'_, G>) -> Result<(), Broken> {
        let candidates = desk.pool.candidates(TRIES, &mut desk.stream);
        for seat in desk.seats() {
            let mut list = Vec::new();
            game.legal(seat, &mut list);
            game.offers(seat, &mut list);
            Law::End.holds(list.is_empty(), || format!("it is over, but seat {seat} may {}", list[0]))?;
            for action in &candidates {
                Law::End.holds(game.check(seat, *action).is_err(), || {
                    format!("it is over, but {action} of seat {seat} is accepted")
                })?;
            }
        }
        let scores = game.scores().len();
        Law::End.holds(scores == desk.mode.seats as usize, || format!("{scores} scores for {} seats", desk.mode.seats))
    }
}
