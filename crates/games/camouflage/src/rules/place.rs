//! Laying a card of one's hand: the checks, the races, and what an accepted card sets off (CA-4.3 to CA-4.16).

use super::{ending, refuse, score};
use crate::action::{Action, NEWEST};
use crate::board::{Cover, Flow, Laid, Loc, Miss, ON, Put, STOP, Spot};
use crate::clause;
use crate::note::Note;
use crate::options::{Mode, Wrong};
use crate::state::{BOARD, Camouflage, Phase, Reply, hand, location, pile};
use kernel::{CardId, Clause, Eyes, Face, Fact, Illegal, Millis, Seat, Sink};

/// A change so recent may still be news to a hand in the air (CA-4.16).
const REACTION_MS: u32 = 500;
/// A race is lost to a change at most so old (CA-4.12).
const RACE_MS: u32 = 1_500;
/// The next hint is due after so long (CA-4.14).
const HINT_MS: u32 = 20_000;
/// No card lies further out (CA-4.6).
const REACH: u8 = 120;

/// A placement as it arrives.
#[derive(Clone, Copy)]
pub struct Try {
    /// Which card, how turned and where.
    pub put: Put,
    /// On which location.
    pub loc: Loc,
    /// The newest change its player had seen.
    pub seen: u8,
    /// When it arrived.
    pub at: Millis,
}

/// During play every placement of a live seat is an attempt; so are flags. There is no passing (CA-4.50).
pub fn check(game: &Camouflage, seat: Seat, action: Action) -> Result<(), Illegal> {
    match action {
        Action::Place { .. } | Action::Stuck(_) => Illegal::unless(game.is_live(seat), not_live(game, seat)),
        Action::Pass => Err(Illegal::by(clause::CA_4_50)),
        _ => Err(Illegal::by(clause::CA_4_6)),
    }
}

/// Why a seat that is not live may not act: it is out, or it has left.
pub fn not_live(game: &Camouflage, seat: Seat) -> &'static Clause {
    if game.gone.contains(seat) { clause::CA_4_6 } else { clause::CA_4_11 }
}

/// The legal placements, or the flag where there is none. With an unhurried list a search cannot give up by mistake.
pub fn legal(game: &Camouflage, seat: Seat, out: &mut Vec<Action>) {
    let before = out.len();
    placements(game, seat, out);
    if out.len() == before && !game.stuck.contains(seat) {
        out.push(Action::Stuck(true));
    }
}

/// Every legal placement of the hand, in order.
pub fn placements(game: &Camouflage, seat: Seat, out: &mut Vec<Action>) {
    let before = out.len();
    for card in held(game, seat) {
        let _ = each(game, seat, card, |spot, rot| {
            out.push(Action::Place { put: spot.put(card, rot), loc: spot.loc, seen: NEWEST });
            ON
        });
    }
    out[before..].sort_unstable();
}

/// The cards in the hand of `seat`.
pub fn held(game: &Camouflage, seat: Seat) -> impl Iterator<Item = Face> + '_ {
    game.cards.set(hand(seat)).iter().map(|card| game.cards.face(card))
}

/// Goes through the legal placements of a card for `seat`.
#[inline]
pub fn each(game: &Camouflage, seat: Seat, card: Face, mut look: impl FnMut(&Spot, u8) -> Flow) -> Flow {
    game.board.each_fit(game.ring(card), |spot, rot| if is_open(game, seat, spot.loc) { look(spot, rot) } else { ON })
}

/// Whether `card` has a legal placement for `seat`.
pub fn fits_anywhere(game: &Camouflage, seat: Seat, card: Face) -> bool {
    each(game, seat, card, |_, _| STOP).is_break()
}

/// Whether `seat` has a legal placement.
pub fn can_place(game: &Camouflage, seat: Seat) -> bool {
    held(game, seat).any(|card| fits_anywhere(game, seat, card))
}

/// Whether `seat` may lay cards on a location that has cards: not its own, not a frozen one (CA-5.40, CA-5.42).
#[inline]
fn is_open(game: &Camouflage, seat: Seat, loc: Loc) -> bool {
    loc == Loc::COMMON || (loc != Loc::of(seat) && !is_frozen(game, loc))
}

fn is_frozen(game: &Camouflage, loc: Loc) -> bool {
    loc.seat(game.seats).is_some_and(|owner| game.players[owner].out != 0)
}

/// The first thing wrong with a placement, apart from pauses and races, in the order of CA-4.6.
pub fn judge(game: &Camouflage, seat: Seat, put: Put, loc: Loc) -> Result<Cover, Reply> {
    in_hand(game, seat, put.card).ok_or(Reply::NotInHand)?;
    judge_as_of(game, seat, put, loc, game.board.changes())
}

/// As [`judge`], on the table as it was after change `upto`.
fn judge_as_of(game: &Camouflage, seat: Seat, put: Put, loc: Loc, upto: u8) -> Result<Cover, Reply> {
    let common = game.terms.mode != Mode::NotMyStack;
    let owner = loc.seat(game.seats);
    let exists = if common { loc == Loc::COMMON } else { owner.is_some_and(|owner| has_location(game, owner)) };
    if !exists || owner == Some(seat) {
        return Err(Reply::BadLocation);
    }
    if owner.is_some_and(|owner| (1..=upto).contains(&game.players[owner].out)) {
        return Err(Reply::Frozen);
    }
    if put.rot > 3 || put.x.unsigned_abs() > REACH || put.y.unsigned_abs() > REACH {
        return Err(Reply::BadCoords);
    }
    let ring = game.ring(put.card).turned(put.rot);
    game.board.judge_as_of(put, ring, loc, upto).map_err(Reply::Miss)
}

/// A seat that left before GO has no location; one that left later still has (CA-9.8).
fn has_location(game: &Camouflage, owner: Seat) -> bool {
    !game.cards.is_empty(location(owner))
}

fn in_hand(game: &Camouflage, seat: Seat, card: Face) -> Option<CardId> {
    game.cards.find(hand(seat), card)
}

/// Whether a wrong card would stay all the same: under `honor`, if it covers anything (CA-5.34).
pub fn stays(game: &Camouflage, put: Put, loc: Loc) -> bool {
    game.terms.illegal == Wrong::Honor && loc == Loc::COMMON && game.board.cover(put, loc).covers > 0
}

/// Whether [`legal`] lists this placement.
pub fn is_listed(game: &Camouflage, seat: Seat, action: Action) -> bool {
    match action {
        Action::Place { put, loc, seen } => seen == NEWEST && judge(game, seat, put, loc).is_ok(),
        _ => false,
    }
}

/// Whether [`legal`] lists this flag.
pub fn lists_stuck(game: &Camouflage, seat: Seat, action: Action) -> bool {
    action == Action::Stuck(true) && !game.stuck.contains(seat) && !can_place(game, seat)
}

/// Judges an attempt at its moment and carries it out or answers it (CA-4.6, CA-4.10).
pub fn attempt(game: &mut Camouflage, seat: Seat, attempt: Try, sink: &mut impl Sink<Note>) {
    let Try { put, loc, at, .. } = attempt;
    if !game.is_live(seat) {
        return refuse(game, seat, Reply::NotPlaying, sink);
    }
    if at < game.players[seat].lock {
        return refuse(game, seat, Reply::Locked, sink);
    }
    let reply = match judge(game, seat, put, loc) {
        Ok(cover) => return accept(game, Card { seat, put, loc, cover, right: true, at }, sink),
        Err(reply) => reply,
    };
    if matches!(reply, Reply::Miss(_) | Reply::Frozen)
        && let Some(quicker) = lost_race(game, seat, attempt)
    {
        return refuse(game, seat, Reply::Race(quicker), sink);
    }
    if matches!(reply, Reply::Miss(_)) && stays(game, put, loc) {
        let cover = game.board.cover(put, loc);
        return accept(game, Card { seat, put, loc, cover, right: false, at }, sink);
    }
    if costs_a_pause(game, reply) {
        game.players[seat].lock = at.plus(game.terms.lockout_ms as u32);
    }
    refuse(game, seat, reply, sink);
}

/// Mistakes cost a pause, so that guessing does not pay (CA-8.3); a card that covered nothing was only put down again
/// (CA-4.10).
fn costs_a_pause(game: &Camouflage, reply: Reply) -> bool {
    let mistake = match reply {
        Reply::Miss(Miss::TooFew { covered, .. }) => covered > 0,
        Reply::Miss(_) | Reply::Frozen | Reply::BadLocation => true,
        _ => false,
    };
    mistake && game.terms.illegal == Wrong::Reject
}

/// Who was quicker, if the placement would have been right before a change that its player could not have stopped for
/// (CA-4.16).
fn lost_race(game: &Camouflage, seat: Seat, attempt: Try) -> Option<Seat> {
    let newest = game.board.changes();
    let age = |change: u8| match change {
        change if change <= game.setup_cards => u32::MAX,
        change => attempt.at.0.saturating_sub(game.board.laid()[change as usize - 1].at.0),
    };
    let seen = if attempt.seen > newest { newest } else { attempt.seen };
    let settled = (0..=newest).rev().find(|&change| change == 0 || age(change) >= REACTION_MS).unwrap_or(0);
    let fits = |upto: u8| judge_as_of(game, seat, attempt.put, attempt.loc, upto).is_ok();
    let spoiled = (seen.min(settled)..newest).rev().find(|&k| age(k + 1) <= RACE_MS && fits(k))?;
    Some(Seat::new(game.board.laid()[spoiled as usize].by))
}

/// A card that is laid: whose it is, where, when, what it covers, and whether it matches.
#[derive(Clone, Copy)]
pub struct Card {
    /// Who lays it.
    pub seat: Seat,
    /// Which card, how turned and where.
    pub put: Put,
    /// On which location.
    pub loc: Loc,
    /// What it covers.
    pub cover: Cover,
    /// Whether it matches.
    pub right: bool,
    /// When.
    pub at: Millis,
}

/// The card lies, and everything that follows from it, in the order of CA-4.9.
pub fn accept(game: &mut Camouflage, card: Card, sink: &mut impl Sink<Note>) {
    let Card { seat, at, .. } = card;
    lay(game, card, sink);
    draw(game, seat, sink);
    game.players[seat].reply = None;
    if let Phase::Play { since } = &mut game.phase {
        *since = at;
    }
    if game.cards.is_empty(hand(seat)) {
        ending::go_out(game, seat, at, sink);
    }
    score::keep(game);
    ending::look_for_end(game, at, sink);
}

/// Above all it covers, and for good: no move takes a card of the play away again (CA-4.7). What it shows and whose it
/// is stays on the list of layers, whatever covers it later (CA-7.2).
fn lay(game: &mut Camouflage, card: Card, sink: &mut impl Sink<Note>) {
    let Card { seat, put, loc, cover: Cover { covers, touches }, right, at } = card;
    let id = in_hand(game, seat, put.card).expect("a card that may be laid is in the hand");
    let ring = game.ring(put.card).turned(put.rot);
    let zone = loc.seat(game.seats).map_or(BOARD, location);
    game.cards.move_to(id, zone, Eyes::ALL, sink);
    game.lay(Laid { at, ring, put, loc, by: seat.number(), covers, touches, right });
    let change = game.board.changes();
    game.players[seat].last = change;
    game.stuck = Default::default();
    sink.note(Note::Laid { seat, put, loc, change, covers, touches });
}

/// The next card of the pile comes into the hand at once, in every mode (CA-4.8, CA-5.45), by no hand's doing (CA-8.7);
/// from an empty pile none (CA-9.1).
fn draw(game: &mut Camouflage, seat: Seat, sink: &mut impl Sink<Note>) {
    if let Some(card) = game.cards.top(pile(seat)) {
        game.cards.move_to(card, hand(seat), Eyes::seat(seat), sink);
    }
}

/// Shows one legal placement to the seat that asks (CA-4.14). The first one: nothing is random after GO (CA-4.30).
pub fn hint(game: &mut Camouflage, seat: Seat, at: Millis, sink: &mut impl Sink<Note>) {
    if at < game.players[seat].hint {
        return refuse(game, seat, Reply::TooSoon, sink);
    }
    game.players[seat].hint = at.plus(HINT_MS);
    let mut first: Option<(Put, Loc)> = None;
    for card in held(game, seat) {
        let _ = each(game, seat, card, |spot, rot| {
            let found = (spot.put(card, rot), spot.loc);
            first = Some(first.map_or(found, |best| best.min(found)));
            ON
        });
    }
    sink.emit(Fact::Note(Note::Hint(seat, first)), Eyes::seat(seat));
}
