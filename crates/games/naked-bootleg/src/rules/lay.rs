//! Laying down sets, disguises and streaks, card by card (NB-4.19 to NB-4.23, NB-4.31).
//!
//! The cards chosen stay in hand until `done`; only then does anybody else see anything (NB-4.60).

use super::fit::KEPT_BY_DISGUISE;
use super::held::Held;
use super::{finish, flag, omaha};
use crate::action::{Action, Lay, What};
use crate::card::{CARDS, Colour, Faces, Kind, WILDCAT, face};
use crate::options::BluffContent;
use crate::state::{Lot, LotKind, NakedBootleg, Note, Phase, Then, down, hand};
use kernel::{CardId, CardSet, Eyes, Face, Sink};

/// A streak is a streak card and six more (NB-0.5).
const STREAK: usize = 7;

/// How many cards a lay-down may have: what fits, and what the guards leave (NB-4.5, NB-4.28, NB-4.29).
#[derive(Clone, Copy, Debug)]
struct Room {
    least: usize,
    most: usize,
}

/// None: it cannot be laid at all.
#[inline]
fn room(game: &NakedBootleg, what: What) -> Option<Room> {
    let seat = game.turn.seat;
    let held = game.held(seat);
    let (least, most) = match what {
        What::Disguise if game.player(seat).disguise_used => return None,
        What::Disguise => (game.least_fit(seat)?, held.saturating_sub(KEPT_BY_DISGUISE)),
        // A second set completes the objective; a lay-down always brings the flag with it (NB-5.71).
        What::Set(_) => (game.least_fit(seat)?, if game.sets_of(seat) == 1 { held } else { held.saturating_sub(1) }),
        What::Streak(_) if game.has_nothing_downed(seat) => (STREAK, held),
        What::Streak(_) => return None,
    };
    let most = if game.must_keep_three() { most.min(held.saturating_sub(KEPT_BY_DISGUISE)) } else { most };
    (least <= most).then_some(Room { least, most })
}

/// Lists what may be begun: only what can be finished (NB-4.31).
#[inline]
pub fn list_begin(game: &NakedBootleg, held: &Held, visit: &mut impl FnMut(Action)) {
    if let Some(room) = room(game, What::Set(Kind::Wildcat)) {
        for kind in set_kinds(held, room.least as u8) {
            visit(Action::Begin(What::Set(kind)));
        }
    }
    if may_begin_disguise(game, held) {
        visit(Action::Begin(What::Disguise));
    }
    for colour in Colour::ALL {
        if may_begin_streak(game, held, colour) {
            visit(Action::Begin(What::Streak(colour)));
        }
    }
}

/// The kinds of which `least` cards can be put together, Wildcats included; at least one card must be real, unless all
/// are Wildcats (NB-4.19, NB-5.43).
#[inline]
fn set_kinds(held: &Held, least: u8) -> impl Iterator<Item = Kind> + use<> {
    let wild = held.wild();
    let natural = least.saturating_sub(wild).max(1);
    held.kinds_from(natural).filter(move |&kind| kind != Kind::Wildcat || wild >= least)
}

#[inline]
fn may_begin_disguise(game: &NakedBootleg, held: &Held) -> bool {
    let Some(room) = room(game, What::Disguise) else { return false };
    match game.options.bluff_content {
        BluffContent::Any => true,
        BluffContent::Like => set_kinds(held, room.least as u8).next().is_some(),
    }
}

#[inline]
fn may_begin_streak(game: &NakedBootleg, held: &Held, colour: Colour) -> bool {
    (held.colour(colour) + held.wild()) as usize >= STREAK
        && has_streak_card(game, held, colour)
        && room(game, What::Streak(colour)).is_some()
}

/// The streak card must be real, unless a Wildcat may take its place (NB-5.43).
fn has_streak_card(game: &NakedBootleg, held: &Held, colour: Colour) -> bool {
    held.faces.contains(face(Kind::Streak, Some(colour))) || game.options.wild_streak_card && held.wild() > 0
}

/// Lists DP-BUILD: cards that keep it completable, and `done` where it is legal.
pub fn list(game: &NakedBootleg, what: What, lot: CardSet, visit: &mut impl FnMut(Action)) {
    let all = game.cards.set(hand(game.turn.seat));
    let rest = Held::of(game, all.minus(lot));
    for card in rest.faces.iter() {
        let card_id = game.copy_of(hand(game.turn.seat), card, lot);
        if card_id.is_some_and(|id| is_completable(game, what, with(lot, id))) {
            visit(Action::Add(card));
        }
    }
    if is_complete(game, what, lot) {
        let held = all.len();
        omaha::variants(game, held, held - lot.len(), visit, |omaha| Action::Done { omaha });
    }
}

fn with(mut lot: CardSet, card: CardId) -> CardSet {
    lot.insert(card);
    lot
}

/// Whether these cards can be laid down as they are.
pub fn is_complete(game: &NakedBootleg, what: What, lot: CardSet) -> bool {
    let chosen = Held::of(game, lot);
    room(game, what).is_some_and(|room| (room.least..=room.most).contains(&lot.len()))
        && belongs(game, what, &chosen)
        && has_what_it_needs(game, what, &chosen)
}

/// Whether these cards can be made into a lay-down with others of the hand.
fn is_completable(game: &NakedBootleg, what: What, lot: CardSet) -> bool {
    let chosen = Held::of(game, lot);
    let Some(room) = room(game, what).filter(|_| belongs(game, what, &chosen)) else { return false };
    let held = Held::of(game, game.cards.set(hand(game.turn.seat)));
    // If something it needs is still missing, a place must be left for it.
    let missing = !has_what_it_needs(game, what, &chosen) as usize;
    let reach = match what {
        What::Disguise if game.options.bluff_content == BluffContent::Like => match chosen.only_kind() {
            Some(kind) => (held.kind(kind) + held.wild()) as usize,
            None => Kind::all().map(|kind| reach_of(&held, kind)).max().unwrap_or(0),
        },
        What::Set(kind) => reach_of(&held, kind),
        What::Disguise | What::Streak(_) => held.count as usize,
    };
    lot.len() + missing <= room.most && reach >= room.least
}

fn reach_of(held: &Held, kind: Kind) -> usize {
    match kind {
        Kind::Wildcat => held.wild() as usize,
        kind if held.kind(kind) == 0 => 0,
        kind => (held.kind(kind) + held.wild()) as usize,
    }
}

/// Whether no card is out of place.
fn belongs(game: &NakedBootleg, what: What, chosen: &Held) -> bool {
    let wild = Faces(1 << WILDCAT.0);
    let allowed = match what {
        What::Set(kind) => kind.faces().or(wild),
        What::Streak(colour) => colour.faces().or(wild),
        What::Disguise => match (game.options.bluff_content, chosen.only_kind()) {
            (BluffContent::Any, _) => Faces::ALL,
            (BluffContent::Like, Some(kind)) => kind.faces().or(wild),
            (BluffContent::Like, None) => wild,
        },
    };
    chosen.faces.and(allowed) == chosen.faces
}

/// One real card of the set, unless it is of Wildcats; the streak card (NB-4.19, NB-4.21).
fn has_what_it_needs(game: &NakedBootleg, what: What, chosen: &Held) -> bool {
    match what {
        What::Set(kind) => chosen.kind(kind) > 0,
        What::Streak(colour) => has_streak_card(game, chosen, colour),
        What::Disguise => true,
    }
}

pub fn begin(game: &mut NakedBootleg, what: What) {
    game.phase = Phase::Build { what, lot: CardSet::EMPTY };
}

pub fn add(game: &mut NakedBootleg, what: What, lot: CardSet, card: Face) {
    let card = game.copy_of(hand(game.turn.seat), card, lot).expect("the card is in hand");
    game.phase = Phase::Build { what, lot: with(lot, card) };
}

/// Lays the cards down (NB-4.19, NB-4.21, NB-4.22).
pub fn done(game: &mut NakedBootleg, what: What, lot: CardSet, omaha: bool, sink: &mut impl Sink<Note>) {
    let seat = game.turn.seat;
    let target = game.free_slot(seat);
    let before = game.held(seat);
    game.downs += 1;
    let kind = match what {
        What::Set(kind) => LotKind::Set(kind),
        What::Disguise => LotKind::Disguise,
        What::Streak(colour) => LotKind::Streak(colour),
    };
    *game.lot_mut(target) = Lot { kind, id: game.downs, spied: false };
    let (cards, len) = in_order(game, what, lot);
    let eyes = if what == What::Disguise { Eyes::seat(seat) } else { Eyes::ALL };
    for &card in &cards[..len] {
        game.cards.move_to(card, down(target), eyes, sink);
    }
    game.turn.downed = true;
    game.turn.moved = true;
    if what == What::Disguise {
        game.turn.disguise = game.downs;
        game.player_mut(seat).disguise_used = true;
    }
    sink.note(Note::Laid(seat, what, target));
    omaha::mark(game, seat, before, omaha, sink);
    if !flag::after_lay_down(game, sink) {
        finish::settle(game, seat, Then::Main, sink);
    }
}

/// Face-up cards lie by kind and colour; a disguise lies in random order, since any order of ours would tell something.
fn in_order(game: &mut NakedBootleg, what: What, lot: CardSet) -> ([CardId; CARDS], usize) {
    let mut cards = [CardId(0); CARDS];
    for (place, card) in cards.iter_mut().zip(lot.iter()) {
        *place = card;
    }
    let len = lot.len();
    match what {
        What::Disguise => game.lot_stream().shuffle(&mut cards[..len]),
        What::Set(_) | What::Streak(_) => cards[..len].sort_unstable_by_key(|&card| game.cards.face(card)),
    }
    (cards, len)
}

/// The cards of the hand that a lay-down in one go names, if they are all there.
fn named_cards(game: &NakedBootleg, lay: Lay) -> Option<CardSet> {
    let zone = hand(game.turn.seat);
    lay.faces().try_fold(CardSet::EMPTY, |lot, card| Some(with(lot, game.copy_of(zone, card, lot)?)))
}

/// Whether a lay-down in one go is what begin, add and done would allow (NB-4.31).
pub fn may_lay(game: &NakedBootleg, lay: Lay) -> bool {
    named_cards(game, lay)
        .is_some_and(|lot| is_complete(game, lay.what(), lot) && is_called_right(game, lot, lay.omaha()))
}

fn is_called_right(game: &NakedBootleg, lot: CardSet, omaha: bool) -> bool {
    let held = game.held(game.turn.seat);
    let mut listed = false;
    omaha::variants(game, held, held - lot.len(), &mut |action| listed |= action == Action::Done { omaha }, |omaha| {
        Action::Done { omaha }
    });
    listed
}

pub fn lay(game: &mut NakedBootleg, lay: Lay, sink: &mut impl Sink<Note>) {
    let lot = named_cards(game, lay).expect("the cards are in hand");
    done(game, lay.what(), lot, lay.omaha(), sink);
}
