//! Imagined worlds: everything a seat cannot know is dealt anew (chapter 7).
//!
//! What the seat has seen stays (the tableau knows it), cards that it saw go into a new pylon stay among those
//! (NB-7.2), and disguises of others are honest about as often as people are: dealt evenly, nearly all would be bluffs.

use super::challenge;
use crate::action::Target;
use crate::card::{Kind, WILD};
use crate::options::BluffContent;
use crate::state::{LotKind, NakedBootleg, Phase, down};
use kernel::{CardId, CardSet, Chance, Seat, Stream, Viewer};

/// How often a disguise is taken to be honest, where enough Covers are about: of a hundred.
const HONEST: u32 = 65;

pub fn imagine(game: &mut NakedBootleg, seat: Seat, stream: &mut Stream) {
    // What others are building or stacking looks like thinking (NB-4.60).
    if game.turn.seat != seat && matches!(game.phase, Phase::Build { .. } | Phase::Stack(_)) {
        game.phase = Phase::Main;
    }
    redeal(game, seat, stream);
    for owner in game.playing.iter().filter(|&owner| owner != seat) {
        if let Some(target) = challenge::disguise_of(game, owner) {
            dress(game, seat, target, stream);
        }
    }
    game.chance = Chance::imagined(stream);
}

/// Cards that went into the pylon are exchanged among themselves, all others likewise; those that the seat could not
/// identify as they went may have been any.
fn redeal(game: &mut NakedBootleg, seat: Seat, stream: &mut Stream) {
    let viewer = Viewer::Seat(seat);
    let known_inside = game.recycled.minus(game.unknown[seat.index()]);
    game.cards.redeal_unseen_except(viewer, known_inside, stream);
    if !game.recycled.is_empty() {
        let outside = CardSet(!game.recycled.0);
        game.cards.redeal_unseen_except(viewer, outside, stream);
    }
}

/// Decides what a disguise is taken for, and exchanges its hidden cards for cards that the seat cannot see elsewhere.
fn dress(game: &mut NakedBootleg, seat: Seat, target: Target, stream: &mut Stream) {
    let all = game.cards.set(down(target));
    let hidden = all.intersection(game.cards.unseen(Viewer::Seat(seat)));
    let shown = all.minus(hidden);
    let can_be = |kind: Kind| shown.iter().all(|card| kind.faces().or(WILD).contains(game.cards.face(card)));
    let is_honest = stream.below(100) < HONEST && can_be(Kind::Cover);
    let like = game.options.bluff_content == BluffContent::Like;
    if hidden.is_empty() || !is_honest && !like {
        return;
    }
    let start = stream.below(Kind::COUNT as u32) as u8;
    let other = (0..Kind::COUNT as u8).map(|step| Kind::new((start + step) % Kind::COUNT as u8));
    let wishes = is_honest.then_some(Kind::Cover).into_iter().chain(like.then_some(other).into_iter().flatten());
    for kind in wishes {
        let is_possible = shown.iter().all(|card| kind.faces().or(WILD).contains(game.cards.face(card)));
        if is_possible && fill(game, seat, hidden, kind, stream) {
            return;
        }
    }
}

/// Makes all `hidden` cards of this kind or Wildcats, if the seat misses enough of them elsewhere.
fn fill(game: &mut NakedBootleg, seat: Seat, hidden: CardSet, kind: Kind, stream: &mut Stream) -> bool {
    let mut source = free_cards(game, seat).minus(hidden);
    let supply = of_kind(game, source, kind).union(of_kind(game, source, Kind::Wildcat));
    let wrong = hidden.minus(of_kind(game, hidden, kind)).minus(of_kind(game, hidden, Kind::Wildcat));
    if wrong.len() > supply.len() {
        return false;
    }
    for card in wrong.iter() {
        let near = source.intersection(same_pool(game, card));
        let wishes = [(near, kind), (near, Kind::Wildcat), (source, kind), (source, Kind::Wildcat)];
        let wish = wishes.into_iter().find_map(|(cards, kind)| pick(of_kind(game, cards, kind), stream));
        if let Some(other) = wish {
            source.remove(other);
            game.cards.swap_faces(card, other);
        }
    }
    true
}

fn of_kind(game: &NakedBootleg, cards: CardSet, kind: Kind) -> CardSet {
    cards.iter().filter(|&card| kind.faces().contains(game.cards.face(card))).collect()
}

/// Cards the seat cannot see, outside other disguises.
fn free_cards(game: &NakedBootleg, seat: Seat) -> CardSet {
    let disguised = game.lots().filter(|&target| game.lot(target).kind == LotKind::Disguise);
    disguised.fold(game.cards.unseen(Viewer::Seat(seat)), |free, target| free.minus(game.cards.set(down(target))))
}

/// Cards that may be exchanged with `card` without forgetting what went into the pylon.
fn same_pool(game: &NakedBootleg, card: CardId) -> CardSet {
    if game.recycled.contains(card) { game.recycled } else { CardSet(!game.recycled.0) }
}

fn pick(cards: CardSet, stream: &mut Stream) -> Option<CardId> {
    if cards.is_empty() { None } else { cards.iter().nth(stream.below(cards.len() as u32) as usize) }
}
