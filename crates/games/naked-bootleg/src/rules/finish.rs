//! The end of a play: touchdowns, exits and the Crazy Eight, and where play goes on (NB-4.39, NB-5.55, NB-6.1 to NB-6.5).

use super::round::End;
use super::{chain, discard, effect, flag, omaha, round, turn};
use crate::card::Kind;
use crate::options::{CrazyEight, Remix};
use crate::state::{LotKind, NakedBootleg, Note, Phase, Then, down, hand};
use kernel::{Seat, Sink};

/// `actor` has played: looks for a touchdown, then, unless that ended the round, for a Crazy Eight (NB-5.55, NB-6.4), and
/// goes on. No cards without being eligible is no touchdown (NB-6.2).
pub fn settle(game: &mut NakedBootleg, actor: Seat, then: Then, sink: &mut impl Sink<Note>) {
    if game.cards.is_empty(hand(actor)) && game.active.contains(actor) && game.is_eligible(actor) {
        sink.note(Note::Touchdown(actor));
        if !game.players_exit() {
            return round::end(game, End::Won { by: actor, crazy: false }, sink);
        }
        if exit(game, actor, sink) {
            return round::end(game, End::Won { by: actor, crazy: false }, sink);
        }
    }
    // A discard alone changes nothing on the table.
    if let Then::Main | Then::Turn(_) = then
        && let Some(owner) = crazy_eight(game)
    {
        sink.note(Note::CrazyEight(owner));
        let ends = game.options.remix != Remix::LastManStanding || exit(game, owner, sink);
        if ends {
            return round::end(game, End::Won { by: owner, crazy: true }, sink);
        }
    }
    go_on(game, then, sink);
}

/// A seat on turn that has exited cannot go on with its turn; a flag it held is handed over first (NB-5.74).
fn go_on(game: &mut NakedBootleg, then: Then, sink: &mut impl Sink<Note>) {
    let seat = game.turn.seat;
    let then = match then {
        Then::Main if !game.active.contains(seat) => Then::Turn(game.next(seat)),
        then => then,
    };
    if !flag::leave_behind(game, then, sink) {
        resume(game, then, sink);
    }
}

/// The seat leaves the turn order; its downed cards stay for hitting (NB-6.5). True: that decides the round.
fn exit(game: &mut NakedBootleg, seat: Seat, sink: &mut impl Sink<Note>) -> bool {
    game.active = game.active.without(seat);
    omaha::clear(game, seat);
    sink.note(Note::Exited(seat));
    match game.options.remix {
        Remix::LastManStanding => game.active.len() == 1,
        _ => game.team_seats(seat).intersection(game.active).is_empty(),
    }
}

/// Goes on where play was before a question about the flag.
pub fn resume(game: &mut NakedBootleg, then: Then, sink: &mut impl Sink<Note>) {
    match then {
        Then::Main => game.phase = Phase::Main,
        Then::Turn(seat) if game.active.contains(seat) => turn::over(game, seat, sink),
        Then::Turn(seat) => {
            let next = game.next(seat);
            turn::over(game, next, sink);
        }
        Then::Effect => discard::act(game, sink),
        Then::Answer { by, chain } => {
            let card = game.top().expect("the answer lies on top");
            chain::play(game, by, card, chain, sink);
        }
        Then::Counter(theft) => effect::ask(game, Phase::Counter(theft), sink),
    }
}

/// Whose formation is all Pigskins and Horsecollars without a Wildcat, both sets face up and not forgiven (NB-5.55). It
/// counts when its owner has exited, except where exiting is all that it could bring (NB-5.82).
fn crazy_eight(game: &NakedBootleg) -> Option<Seat> {
    let counts = if game.options.remix == Remix::LastManStanding { game.active } else { game.playing };
    counts.iter().find(|&seat| {
        let [a, b] = game.player(seat).lots.map(|lot| lot.kind);
        let pair = [(a, b), (b, a)].contains(&(LotKind::Set(Kind::Pigskin), LotKind::Set(Kind::Horsecollar)));
        pair && is_natural_enough(game, seat)
    })
}

fn is_natural_enough(game: &NakedBootleg, seat: Seat) -> bool {
    let wildcats: usize = game.lots_of(seat).map(|target| game.wildcats(down(target))).sum();
    let size: usize = game.lots_of(seat).map(|target| game.size(target)).sum();
    let all = Kind::Pigskin.copies() + Kind::Horsecollar.copies();
    wildcats == 0 && (game.options.crazy_eight == CrazyEight::NaturalPair || size == all)
}
