//! Special deals: Hat Trick and Nutmeg (DT-4.4 to DT-4.6, DT-5.20 to DT-5.30).
//!
//! The cards are checked as dealt, before anything else happens, so what comes by trade or Nutmeg never counts (DT-5.21,
//! DT-5.28). With `manual` everybody is asked in every round, whatever they hold, and answers in secret (DT-8.3).

use super::{finish, trade, trick};
use crate::action::Action;
use crate::card::{FREE_KICK, Holding, RED, YELLOW};
use crate::clause;
use crate::state::{Claim, DreamTeamSoccer, Note, Phase, hand};
use kernel::{BySeat, CardId, CardSet, Eyes, Illegal, Seat, Sink};

type Answers = BySeat<Option<Claim>>;

/// Looks for special deals, or asks for them. A Hat Trick comes first (DT-4.4). How often a deal is special follows
/// from the deck alone (DT-9.9), which is why both can be switched off.
pub fn open(game: &mut DreamTeamSoccer, sink: &mut impl Sink<Note>) {
    if game.options.asks_for_claims() {
        game.phase = Phase::Claims { answers: BySeat::default() };
    } else if let Some(seat) = holder(game, Holding::is_hat_trick).filter(|_| game.options.hat_trick) {
        hat_trick(game, seat, sink);
    } else if let Some(seat) = holder(game, Holding::is_nutmeg).filter(|_| game.options.nutmeg) {
        announce_nutmeg(game, seat, sink);
    } else {
        trade::open(game);
    }
}

/// The seat with such a holding. No deal has two: there are two Free Kicks, one Red Card (DT-5.25).
#[inline]
fn holder(game: &DreamTeamSoccer, is_special: fn(Holding) -> bool) -> Option<Seat> {
    Seat::all(game.seats).find(|&seat| is_special(game.holdings[seat]))
}

/// Whether somebody holds a Hat Trick that Parlor would have announced.
pub fn is_hat_trick_missed(game: &DreamTeamSoccer) -> bool {
    game.options.hat_trick && !game.options.asks_for_claims() && holder(game, Holding::is_hat_trick).is_some()
}

/// Whether somebody holds a Nutmeg that Parlor would have announced.
pub fn is_nutmeg_missed(game: &DreamTeamSoccer) -> bool {
    game.options.nutmeg && !game.options.asks_for_claims() && holder(game, Holding::is_nutmeg).is_some()
}

/// All other players.
pub fn others(game: &DreamTeamSoccer, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
    Seat::all(game.seats).filter(move |&other| other != seat)
}

pub fn list(game: &DreamTeamSoccer, seat: Seat, out: &mut Vec<Action>) {
    if game.options.hat_trick && game.holdings[seat].is_hat_trick() {
        out.push(Action::ClaimHatTrick);
    }
    if game.options.nutmeg && game.holdings[seat].is_nutmeg() {
        out.extend(others(game, seat).map(Action::ClaimNutmeg));
    }
    out.push(Action::Ready);
}

/// Everybody answers once, and claims only what the own deal holds (DT-4.5).
pub fn check(game: &DreamTeamSoccer, seat: Seat, claim: Claim) -> Result<(), Illegal> {
    let Phase::Claims { answers } = &game.phase else { return Err(Illegal::by(clause::DT_4_5)) };
    Illegal::unless(seat.number() < game.seats && answers[seat].is_none(), clause::DT_4_5)?;
    let holding = game.holdings[seat];
    match claim {
        Claim::Ready => Ok(()),
        Claim::HatTrick => Illegal::unless(game.options.hat_trick && holding.is_hat_trick(), clause::DT_5_20),
        Claim::Nutmeg(to) => {
            let entitled = game.options.nutmeg && holding.is_nutmeg();
            Illegal::unless(entitled && is_other(game, seat, to), clause::DT_5_26)
        }
    }
}

/// The holder of a Nutmeg gives it to another player (DT-5.26).
pub fn check_nutmeg(game: &DreamTeamSoccer, seat: Seat, to: Seat) -> Result<(), Illegal> {
    let chooses = matches!(game.phase, Phase::Nutmeg { by } if by == seat);
    Illegal::unless(chooses && is_other(game, seat, to), clause::DT_5_26)
}

fn is_other(game: &DreamTeamSoccer, seat: Seat, to: Seat) -> bool {
    to != seat && to.number() < game.seats
}

/// Keeps an answer; the last one closes the window.
pub fn answer(game: &mut DreamTeamSoccer, seat: Seat, claim: Claim, sink: &mut impl Sink<Note>) {
    let Phase::Claims { answers } = &mut game.phase else { return };
    answers[seat] = Some(claim);
    let answers = *answers;
    if Seat::all(game.seats).all(|seat| answers[seat].is_some()) {
        close(game, &answers, sink);
    }
}

/// The claim that works takes effect, and only that one is shown (DT-4.5). No answer counts as Ready.
pub fn close(game: &mut DreamTeamSoccer, answers: &Answers, sink: &mut impl Sink<Note>) {
    match effective(game.seats, answers) {
        Some((seat, Claim::HatTrick)) => hat_trick(game, seat, sink),
        Some((seat, Claim::Nutmeg(to))) => {
            sink.note(Note::Nutmeg(seat));
            give_nutmeg(game, seat, to, sink);
        }
        Some((_, Claim::Ready)) | None => trade::open(game),
    }
}

/// A Hat Trick makes a Nutmeg of the same deal void (DT-4.6).
fn effective(seats: u8, answers: &Answers) -> Option<(Seat, Claim)> {
    let claims = || Seat::all(seats).filter_map(|seat| Some((seat, answers[seat]?)));
    let hat_trick = claims().find(|(_, claim)| *claim == Claim::HatTrick);
    hat_trick.or_else(|| claims().find(|(_, claim)| matches!(claim, Claim::Nutmeg(_))))
}

/// Both Free Kicks and the lowest card are shown, and the round is won (DT-5.22).
fn hat_trick(game: &mut DreamTeamSoccer, seat: Seat, sink: &mut impl Sink<Note>) {
    sink.note(Note::HatTrick(seat));
    let held = game.cards.set(hand(seat));
    let lowest = held.iter().min_by_key(|&card| game.cards.face(card));
    let kicks = held.iter().filter(|&card| game.cards.face(card) == FREE_KICK);
    let shown: CardSet = kicks.chain(lowest).collect();
    shown.iter().for_each(|card| game.cards.turn(card, Eyes::ALL, sink));
    finish::hat_trick(game, seat, sink);
}

/// Parlor shows the two cards; their holder chooses who gets them (DT-4.5, DT-5.29).
fn announce_nutmeg(game: &mut DreamTeamSoccer, by: Seat, sink: &mut impl Sink<Note>) {
    sink.note(Note::Nutmeg(by));
    for card in nutmeg_cards(game, by) {
        game.cards.turn(card, Eyes::ALL, sink);
    }
    game.phase = Phase::Nutmeg { by };
}

/// The two cards change hands in the open (DT-5.29). Nobody trades (DT-5.27); the Kickoff follows (DT-5.30).
pub fn give_nutmeg(game: &mut DreamTeamSoccer, by: Seat, to: Seat, sink: &mut impl Sink<Note>) {
    sink.note(Note::NutmegGiven(by, to));
    for card in nutmeg_cards(game, by) {
        let face = game.cards.face(card);
        game.cards.move_to(card, hand(to), Eyes::ALL, sink);
        game.holdings[by].remove(face, 1);
        game.holdings[to].add(face);
    }
    trick::kickoff(game, sink);
}

fn nutmeg_cards(game: &DreamTeamSoccer, by: Seat) -> [CardId; 2] {
    [game.held(by, YELLOW), game.held(by, RED)]
}
