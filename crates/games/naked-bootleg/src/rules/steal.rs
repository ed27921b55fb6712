//! Stealing downed cards: what is protected, what a discard could take, and how it changes hands (NB-5.30 to NB-5.36,
//! NB-5.46 to NB-5.54).

use super::{flag, pile};
use crate::action::Target;
use crate::card::{Colour, Faces, Kind, Power, WILD, colour_of, kind_of};
use crate::state::{Lot, LotKind, NakedBootleg, Note, Only, down};
use kernel::{Face, Seat, Sink};

/// What one steals with: the protections differ.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum By {
    /// An Interception.
    Interception,
    /// A Bootleg or Naked Bootleg.
    Bootleg,
}

/// The table of chapter 5, "What cannot be stolen".
pub fn is_protected(game: &NakedBootleg, target: Target, by: By) -> bool {
    let lot = game.lot(target);
    // While one lay-down has been made, whatever is downed is that first down (NB-5.50).
    if game.downs == 1 {
        return true;
    }
    match lot.kind {
        LotKind::None | LotKind::Disguise => false,
        LotKind::Streak(_) | LotKind::Set(Kind::Deflection) => is_deflected(game, target, by),
        LotKind::Set(Kind::Bootleg | Kind::NakedBootleg) => true,
        LotKind::Set(_) | LotKind::Forgiven => is_pro_set(game, target.seat),
    }
}

/// A Deflection among the cards stops Interceptions, the black one Bootlegs too (NB-5.38, NB-5.39).
fn is_deflected(game: &NakedBootleg, target: Target, by: By) -> bool {
    let faces = match by {
        By::Interception => Kind::Deflection.faces(),
        By::Bootleg => match game.deck.face_with(Power::ImmaculateDeflection) {
            Some(face) => Faces::one(face),
            None => Faces::NONE,
        },
    };
    game.holds_any(down(target), faces)
}

/// Perfect pairs and uniform formations (NB-5.51 to NB-5.53).
pub fn is_pro_set(game: &NakedBootleg, seat: Seat) -> bool {
    let [a, b] = game.player(seat).lots;
    match (a.set_kind(), b.set_kind()) {
        (Some(a), Some(b)) => is_perfect_pair(a, b) || is_perfect_pair(b, a) || a == b && is_uniform(a),
        _ => false,
    }
}

fn is_perfect_pair(a: Kind, b: Kind) -> bool {
    matches!(
        (a, b),
        (Kind::Shotgun, Kind::Pistol)
            | (Kind::X, Kind::O)
            | (Kind::Nickel, Kind::Dime)
            | (Kind::Pigskin, Kind::Horsecollar)
    )
}

fn is_uniform(kind: Kind) -> bool {
    use Kind::{Cover, Dime, Nickel, O, Pistol, Shotgun, X};
    matches!(kind, Shotgun | Pistol | X | O | Nickel | Dime | Cover)
}

/// Whether `thief` may intercept these cards with this card (NB-5.31, NB-5.32).
pub fn may_intercept(game: &NakedBootleg, thief: Seat, card: Face, target: Target) -> bool {
    let is_room = match game.lot(target).kind {
        LotKind::None => false,
        LotKind::Streak(colour) => game.has_nothing_downed(thief) && takes_streak(game, card, colour),
        LotKind::Set(_) | LotKind::Disguise | LotKind::Forgiven => game.fits(thief, game.size(target)),
    };
    is_room && game.active.contains(target.seat) && !is_protected(game, target, By::Interception)
}

fn takes_streak(game: &NakedBootleg, card: Face, colour: Colour) -> bool {
    game.deck.power(card) == Some(Power::ImmaculateInterception) || colour_of(card) == Some(colour)
}

/// Whether the seat on turn may bootleg this set: from any other active player (NB-5.46, NB-5.49).
pub fn may_bootleg_set(game: &NakedBootleg, target: Target) -> bool {
    let thief = game.turn.seat;
    is_open_to_bootlegs(game, target) && game.lot(target).is_set() && game.fits(thief, game.size(target))
}

/// Whether the seat on turn may bootleg this streak, with the Naked Bootleg (NB-5.47).
pub fn may_bootleg_streak(game: &NakedBootleg, target: Target) -> bool {
    let is_streak = matches!(game.lot(target).kind, LotKind::Streak(_));
    is_streak && game.has_nothing_downed(game.turn.seat) && is_open_to_bootlegs(game, target)
}

/// Whether two sets may be taken together (NB-5.47); each is judged on the table as it lies (NB-5.53).
pub fn may_bootleg_both(game: &NakedBootleg, first: Target, second: Target) -> bool {
    let is_free = |target| is_open_to_bootlegs(game, target) && game.lot(target).is_set();
    first != second
        && game.has_nothing_downed(game.turn.seat)
        && is_free(first)
        && is_free(second)
        && NakedBootleg::is_formation(game.size(first), game.size(second))
}

fn is_open_to_bootlegs(game: &NakedBootleg, target: Target) -> bool {
    target.seat != game.turn.seat
        && game.active.contains(target.seat)
        && game.lot(target).is_some()
        && !is_protected(game, target, By::Bootleg)
}

/// Whether a discard of `card` by the seat on turn could steal as `only` demands (NB-4.17, NB-4.28). A disguise counts as
/// honest, whatever it holds.
pub fn is_possible_by_discard(game: &NakedBootleg, card: Face, only: Only) -> bool {
    let seat = game.turn.seat;
    if only == Only::Complete && !flag::would_be_ours_by_discard(game, seat, kind_of(card)) {
        return false;
    }
    match kind_of(card) {
        Kind::Interception => {
            let victim = game.next(seat);
            game.lots_of(victim)
                .any(|target| may_intercept(game, seat, card, target) && serves(game, seat, target, only))
        }
        Kind::Bootleg => game.lots().any(|target| may_bootleg_set(game, target) && serves(game, seat, target, only)),
        Kind::NakedBootleg => game.lots().any(|target| may_begin_naked(game, target, only)),
        _ => false,
    }
}

/// Whether taking `target` alone is enough: completing needs a second set, or a streak.
pub fn serves(game: &NakedBootleg, thief: Seat, target: Target, only: Only) -> bool {
    let completes = || game.sets_of(thief) == 1 || matches!(game.lot(target).kind, LotKind::Streak(_));
    only != Only::Complete || completes()
}

/// Whether a Naked Bootleg may begin with `target`: alone, or with a second set if one is needed.
pub fn may_begin_naked(game: &NakedBootleg, target: Target, only: Only) -> bool {
    let alone = may_bootleg_set(game, target) || may_bootleg_streak(game, target);
    alone
        && (serves(game, game.turn.seat, target, only)
            || game.lots().any(|other| may_bootleg_both(game, target, other)))
}

/// Whether a disguise holds anything but Covers and Wildcats, which stand for them (NB-5.42, NB-5.57).
pub fn is_bluff(game: &NakedBootleg, target: Target) -> bool {
    let honest = Kind::Cover.faces().or(WILD);
    game.cards.set(down(target)).iter().any(|card| !honest.contains(game.cards.face(card)))
}

/// Downed cards change hands; a disguise is turned over, and a bluff is pitched (thief's gambit, NB-5.35, NB-5.48).
pub fn take(game: &mut NakedBootleg, thief: Seat, target: Target, sink: &mut impl Sink<Note>) {
    sink.note(Note::Steals(thief, game.owned(target)));
    if game.lot(target).kind == LotKind::Disguise {
        game.turn_up(down(target), sink);
        if is_bluff(game, target) {
            sink.note(Note::BluffStolen(target.seat));
            return pile::pitch_lot(game, target, sink);
        }
        game.set_kind(target, LotKind::Set(Kind::Cover));
    }
    carry(game, target, thief, sink);
}

/// The cards keep their order and the lot its number (NB-5.36).
pub fn carry(game: &mut NakedBootleg, target: Target, to: Seat, sink: &mut impl Sink<Note>) {
    let place = game.free_slot(to);
    let lot = game.lot(target);
    game.set_lot(target, Lot::default());
    game.set_lot(place, lot);
    while let Some(card) = game.cards.bottom(down(target)) {
        game.cards.carry(card, down(place), sink);
    }
    game.turn.moved = true;
}
