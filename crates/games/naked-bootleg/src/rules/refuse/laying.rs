//! Why something cannot be laid down: the place before the player, the cards, or what would be left in hand.

use super::super::fit::{KEPT_BY_DISGUISE, SHORT};
use super::super::held::Held;
use super::super::{is_listed, lay};
use crate::action::{Action, Lay, What};
use crate::clause as c;
use crate::options::BluffContent;
use crate::state::{NakedBootleg, hand};
use kernel::{CardSet, Clause, Face};

/// Nothing is begun that cannot be finished (NB-4.31), which is said only where no other clause stands in the way.
pub fn why_not_begin(game: &NakedBootleg, what: What) -> &'static Clause {
    let seat = game.turn.seat;
    match what {
        What::Streak(_) if !game.has_nothing_downed(seat) => c::NB_4_7,
        What::Set(_) | What::Disguise if game.has_streak(seat) => c::NB_4_7,
        What::Disguise if game.player(seat).disguise_used => c::NB_4_22,
        What::Streak(_) => c::NB_4_31,
        What::Set(_) | What::Disguise => match game.least_fit(seat) {
            None => c::NB_4_5,
            Some(least) => why_not_begin_set(game, what, least),
        },
    }
}

fn why_not_begin_set(game: &NakedBootleg, what: What, least: usize) -> &'static Clause {
    let held = game.holds(game.turn.seat);
    match what {
        What::Set(kind) => {
            let wild = if kind == crate::card::Kind::Wildcat { 0 } else { held.wild() };
            match (held.kind(kind) + wild) as usize {
                cards if held.kind(kind) == 0 || cards < SHORT => c::NB_4_31,
                cards if cards < least => c::NB_4_5,
                _ => guard(game, what),
            }
        }
        _ => match (held.count as usize).saturating_sub(KEPT_BY_DISGUISE) {
            cards if cards < SHORT => c::NB_4_22,
            cards if cards < least => c::NB_4_5,
            _ => c::NB_4_23,
        },
    }
}

/// What keeps more cards from leaving the hand.
fn guard(game: &NakedBootleg, what: What) -> &'static Clause {
    if what == What::Disguise || game.must_keep_three() { c::NB_4_29 } else { c::NB_4_28 }
}

pub fn why_not_lay(game: &NakedBootleg, lay: Lay) -> &'static Clause {
    let what = lay.what();
    if !is_listed(game, game.turn.seat, Action::Begin(what)) {
        let clause = why_not_begin(game, what);
        // That the hand has no such set is better said by what a set is.
        return if clause == c::NB_4_31 { made_of(game, what) } else { clause };
    }
    match lay::named_cards(game, lay) {
        Some(lot) => why_not_these(game, what, lot),
        None => made_of(game, what),
    }
}

pub fn why_not_build(game: &NakedBootleg, what: What, lot: CardSet, action: Action) -> &'static Clause {
    match action {
        Action::Done { .. } => why_not_these(game, what, lot),
        Action::Add(card) => why_not_add(game, what, lot, card),
        _ => c::NB_4_31,
    }
}

/// A card that belongs there is one too many; any other would leave nothing that can be finished.
fn why_not_add(game: &NakedBootleg, what: What, lot: CardSet, card: Face) -> &'static Clause {
    let zone = hand(game.turn.seat);
    let Some(more) = game.copy_of(zone, card, lot) else { return c::NB_4_31 };
    let mut with = lot;
    with.insert(more);
    match lay::room(game, what) {
        Some(room) if with.len() > room.most && lay::belongs(game, what, &Held::of(game, with)) => guard(game, what),
        _ => c::NB_4_31,
    }
}

/// Why these cards of the hand cannot be laid down as they are; if they can, it is the call that is wrong.
fn why_not_these(game: &NakedBootleg, what: What, lot: CardSet) -> &'static Clause {
    let cards = Held::of(game, lot);
    let smallest = if matches!(what, What::Streak(_)) { lay::STREAK } else { SHORT };
    let is_made = lay::belongs(game, what, &cards) && lay::has_what_it_needs(game, what, &cards);
    match lay::room(game, what) {
        Some(room) if is_made && lot.len() >= smallest => match lot.len() {
            count if count < room.least => c::NB_4_5,
            count if count > room.most => guard(game, what),
            _ => c::NB_4_30,
        },
        _ => made_of(game, what),
    }
}

/// The clause that says what it is made of.
fn made_of(game: &NakedBootleg, what: What) -> &'static Clause {
    match what {
        What::Set(_) => c::NB_4_19,
        What::Streak(_) => c::NB_4_21,
        What::Disguise if game.options.bluff_content == BluffContent::Like => c::NB_4_23,
        What::Disguise => c::NB_4_22,
    }
}
