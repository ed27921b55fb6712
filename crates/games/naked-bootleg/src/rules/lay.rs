//! Laying down sets, disguises and streaks, card by card (NB-4.19 to NB-4.23, NB-4.31).
//!
//! The cards chosen stay in hand until `done`; only then does anybody else see anything (NB-4.60).

use super::fit::KEPT_BY_DISGUISE;
use super::held::Held;
use super::{finish, flag, omaha};
use crate::action::{Action, Lay, What};
use crate::card::{CARDS, Colour, Faces, Kind, WILD, face};
use crate::next;
use crate::options::BluffContent;
use crate::state::{Lot, LotKind, NakedBootleg, Note, Phase, Then, down, hand};
use kernel::{CardId, CardSet, Eyes, Face, Seat, Sink, Viewer};

/// A streak is a streak card and six more (NB-0.5).
pub const STREAK: usize = 7;

/// How many cards a lay-down may have: what fits, and what the guards leave (NB-4.5, NB-4.28, NB-4.29).
#[derive(Clone, Copy, Debug)]
pub struct Room {
    pub least: usize,
    pub most: usize,
}

/// None: it cannot be laid at all.
#[inline]
pub fn room(game: &NakedBootleg, what: What) -> Option<Room> {
    let seat = game.turn.seat;
    match what {
        What::Disguise if game.player(seat).disguise_used => None,
        What::Streak(_) if !game.has_nothing_downed(seat) => None,
        What::Streak(_) => guarded(game, STREAK, 0),
        What::Set(_) | What::Disguise => set_room(game, game.least_fit(seat)?, what == What::Disguise),
    }
}

/// The room of a set for which at least `least` cards are needed. A second set completes the objective, and a lay-down
/// always brings the flag with it (NB-5.71), so it may take the last card.
#[inline]
fn set_room(game: &NakedBootleg, least: usize, is_disguise: bool) -> Option<Room> {
    let kept = match is_disguise {
        true => KEPT_BY_DISGUISE,
        false => game.has_nothing_downed(game.turn.seat) as usize,
    };
    guarded(game, least, kept)
}

/// At least `kept` cards stay in hand, three after a disguise in the same turn (NB-4.29).
#[inline]
fn guarded(game: &NakedBootleg, least: usize, kept: usize) -> Option<Room> {
    let kept = if game.must_keep_three() { KEPT_BY_DISGUISE } else { kept };
    let most = (game.holds(game.turn.seat).count as usize).saturating_sub(kept);
    (least <= most).then_some(Room { least, most })
}

/// Lists what may be begun: only what can be finished (NB-4.31). Any kind makes a set (NB-5.2), and a formation in one
/// turn is two lay-downs (NB-4.20).
#[inline]
pub fn list_begin(game: &NakedBootleg, held: &Held, least: usize, visit: &mut impl FnMut(Action)) {
    if (held.count as usize) < least {
        return;
    }
    let seat = game.turn.seat;
    if set_room(game, least, false).is_some() {
        for kind in set_kinds(held, least as u8) {
            visit(Action::Begin(What::Set(kind)));
        }
    }
    if !game.player(seat).disguise_used && may_begin_disguise(game, held, least) {
        visit(Action::Begin(What::Disguise));
    }
    if (held.count as usize) < STREAK || !game.has_nothing_downed(seat) {
        return;
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
fn may_begin_disguise(game: &NakedBootleg, held: &Held, least: usize) -> bool {
    let has_cards = || match game.options.bluff_content {
        BluffContent::Any => true,
        BluffContent::Like => set_kinds(held, least as u8).next().is_some(),
    };
    set_room(game, least, true).is_some() && has_cards()
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

/// Lists the next card of a lay-down: cards that keep it completable, and `done` where it is legal.
pub fn list(game: &NakedBootleg, what: What, lot: CardSet, visit: &mut impl FnMut(Action)) {
    let Some(room) = room(game, what) else { return };
    let all = game.cards.set(hand(game.turn.seat));
    let chosen = Held::of(game, lot);
    for card in game.faces_of(all.minus(lot)).and(addable(game, what, room, all, &chosen)).iter() {
        let chosen = chosen.with(card);
        // If something it needs is still missing, a place must be left for it.
        let missing = !has_what_it_needs(game, what, &chosen) as usize;
        if chosen.count as usize + missing <= room.most {
            visit(Action::Add(card));
        }
    }
    if is_complete(game, what, room, &chosen) {
        let held = game.held(game.turn.seat);
        omaha::variants(game, held, held - chosen.count as usize, visit, |omaha| Action::Done { omaha });
    }
}

/// What may join the chosen cards. A disguise that must hide a true set settles its kind with its first real card.
fn addable(game: &NakedBootleg, what: What, room: Room, all: CardSet, chosen: &Held) -> Faces {
    match (what, game.options.bluff_content) {
        (What::Set(kind), _) => kind.faces().or(WILD),
        (What::Streak(colour), _) => colour.faces().or(WILD),
        (What::Disguise, BluffContent::Any) => Faces::ALL,
        (What::Disguise, BluffContent::Like) => match chosen.only_kind() {
            Some(kind) => kind.faces().or(WILD),
            None => {
                let kinds = set_kinds(&Held::of(game, all), room.least as u8);
                kinds.fold(WILD, |faces, kind| faces.or(kind.faces()))
            }
        },
    }
}

fn with(mut lot: CardSet, card: CardId) -> CardSet {
    lot.insert(card);
    lot
}

/// Whether the chosen cards can be laid down as they are.
fn is_complete(game: &NakedBootleg, what: What, room: Room, chosen: &Held) -> bool {
    (room.least..=room.most).contains(&(chosen.count as usize))
        && belongs(game, what, chosen)
        && has_what_it_needs(game, what, chosen)
}

/// Whether no card is out of place.
pub fn belongs(game: &NakedBootleg, what: What, chosen: &Held) -> bool {
    let allowed = match what {
        What::Set(kind) => kind.faces().or(WILD),
        What::Streak(colour) => colour.faces().or(WILD),
        What::Disguise => match (game.options.bluff_content, chosen.only_kind()) {
            (BluffContent::Any, _) => Faces::ALL,
            (BluffContent::Like, Some(kind)) => kind.faces().or(WILD),
            (BluffContent::Like, None) => WILD,
        },
    };
    chosen.faces.and(allowed) == chosen.faces
}

/// One real card of the set, unless it is of Wildcats; the streak card (NB-4.19, NB-4.21).
pub fn has_what_it_needs(game: &NakedBootleg, what: What, chosen: &Held) -> bool {
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
    let covers = if what == What::Disguise { known_covers(game, seat) } else { 0 };
    game.set_lot(target, Lot { kind, id: game.downs, spied: false, covers });
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
    sink.note(told(game, seat, what, &cards[..len]));
    omaha::mark(game, seat, before, omaha, sink);
    if !flag::after_lay_down(game, sink) {
        finish::settle(game, seat, Then::Main, sink);
    }
}

/// What is said of it: of a disguise no more than its size.
fn told(game: &NakedBootleg, seat: Seat, what: What, cards: &[CardId]) -> Note {
    if what == What::Disguise {
        return Note::Disguised(seat, cards.len() as u8);
    }
    let mut faces = [Face(0); CARDS];
    for (face, &card) in faces.iter_mut().zip(cards) {
        *face = game.cards.face(card);
    }
    let lay = Lay::of(what, &faces[..cards.len()], false).expect("only a disguise can be too large to tell");
    Note::Laid(seat, lay)
}

/// Covers and Wildcats that everybody knows in the hand of `seat`.
fn known_covers(game: &NakedBootleg, seat: Seat) -> u8 {
    let honest = Kind::Cover.faces().or(WILD);
    let is_known = |card: &CardId| game.cards.sees(Viewer::Public, *card) && honest.contains(game.cards.face(*card));
    game.cards.set(hand(seat)).iter().filter(is_known).count() as u8
}

/// Face-up cards lie by kind and colour; a disguise lies in random order, since any order of ours would tell something.
fn in_order(game: &mut NakedBootleg, what: What, lot: CardSet) -> ([CardId; CARDS], usize) {
    let mut cards = [CardId(0); CARDS];
    for (place, card) in cards.iter_mut().zip(lot.iter()) {
        *place = card;
    }
    let len = lot.len();
    cards[..len].sort_unstable_by_key(|&card| game.cards.face(card));
    if what == What::Disguise {
        game.lot_stream().shuffle(&mut cards[..len]);
        if game.chance.is_told() {
            next::disguise(game, &mut cards[..len]);
        }
    }
    (cards, len)
}

/// The cards of the hand that a lay-down in one go names, if they are all there.
pub fn named_cards(game: &NakedBootleg, lay: Lay) -> Option<CardSet> {
    let zone = hand(game.turn.seat);
    lay.faces().try_fold(CardSet::EMPTY, |lot, card| Some(with(lot, game.copy_of(zone, card, lot)?)))
}

/// Whether a lay-down in one go is what begin, add and done would allow (NB-4.31).
pub fn may_lay(game: &NakedBootleg, lay: Lay) -> bool {
    let (Some(lot), Some(room)) = (named_cards(game, lay), room(game, lay.what())) else { return false };
    is_complete(game, lay.what(), room, &Held::of(game, lot)) && is_called_right(game, lot, lay.omaha())
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
