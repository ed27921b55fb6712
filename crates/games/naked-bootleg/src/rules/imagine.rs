//! Imagined worlds: everything a seat cannot know is dealt anew (chapter 7).
//!
//! What the seat has seen stays, the tableau knows it. Two things are known beyond that, and a fresh deal is put right by
//! exchanging cards until it agrees with them: which cards went into a pylon that was made anew (NB-7.2), and that
//! disguises are honest about as often as people are (dealt evenly, nearly all would be bluffs). A world depends on what
//! the seat knows and on luck alone, never on how the hidden cards truly lie.

use super::challenge;
use crate::action::Target;
use crate::card::{FACES, Kind, WILD};
use crate::options::BluffContent;
use crate::state::{LotKind, NakedBootleg, PYLON, Phase, down, hand};
use kernel::{CardId, CardSet, Chance, Face, Seat, Stream, Viewer};

/// How likely a disguise is taken to be honest from what `seat` knows, of a hundred: people hide three Covers readily,
/// more of them seldom; Covers that were picked up or turned up speak for it, Covers seen elsewhere against it.
pub fn honesty(game: &NakedBootleg, seat: Seat, target: Target) -> u32 {
    let viewer = Viewer::Seat(seat);
    let honest = Kind::Cover.faces().or(WILD);
    let is_honest = |card: &CardId| honest.contains(game.cards.face(*card));
    let lot = game.cards.set(down(target));
    let shown: CardSet = lot.iter().filter(|&card| game.cards.sees(viewer, card)).collect();
    let unseen = game.cards.unseen(viewer).iter().filter(is_honest).count();
    if !shown.iter().all(|card| is_honest(&card)) || unseen < lot.minus(shown).len() {
        return 0;
    }
    if lot == shown {
        return 100;
    }
    let [size, shown, unseen, known] =
        [lot.len(), shown.len(), unseen, game.lot(target).covers as usize].map(|n| n as i32);
    (50 - 10 * (size - 3) + 15 * shown + 12 * known - 3 * (12 - shown - unseen)).clamp(5, 95) as u32
}

pub fn imagine(game: &mut NakedBootleg, seat: Seat, stream: &mut Stream) {
    // What others are building or stacking looks like thinking (NB-4.60).
    if game.turn.seat != seat && matches!(game.phase, Phase::Build { .. } | Phase::Stack(_)) {
        game.phase = Phase::Main;
    }
    let viewer = Viewer::Seat(seat);
    game.cards.redeal_unseen(viewer, stream);
    let unseen = game.cards.unseen(viewer);
    if game.inside.is_known() {
        Places::of(game, unseen).put_right(game, stream);
    }
    for owner in game.playing.iter().filter(|&owner| owner != seat) {
        if let Some(target) = challenge::disguise_of(game, owner) {
            let is_honest = stream.below(100) < honesty(game, seat, target);
            dress(game, unseen, target, is_honest, stream);
        }
    }
    game.recount_hands();
    game.chance = Chance::imagined(stream);
}

/// Unseen cards by what is known of where they come from.
struct Places {
    /// In the pylon: they went in when it was made.
    new: CardSet,
    /// In a hand since before that.
    old: CardSet,
    /// One or the other.
    open: CardSet,
    /// Faces that only lie where the pylon's cards may be.
    only_new: [bool; FACES],
}

impl Places {
    fn of(game: &NakedBootleg, unseen: CardSet) -> Places {
        let new = game.cards.set(PYLON).intersection(unseen);
        let mut old = CardSet::EMPTY;
        for seat in game.playing.iter() {
            let held = game.cards.set(hand(seat));
            let kept = held.len().saturating_sub(game.inside.drawn[seat.index()] as usize);
            // Seen cards of the hand may be the drawn ones, so they do not count.
            held.intersection(unseen).iter().take(kept).for_each(|card| old.insert(card));
        }
        let mut left = [0u8; FACES];
        unseen.iter().for_each(|card| left[game.cards.face(card).0 as usize] += 1);
        let only_new = std::array::from_fn(|face| left[face] > 0 && game.inside.faces[face] >= left[face]);
        Places { new, old, open: unseen.minus(new).minus(old), only_new }
    }

    fn went_in(game: &NakedBootleg, card: CardId) -> bool {
        game.inside.faces[game.cards.face(card).0 as usize] > 0
    }

    /// Exchanges cards that cannot lie where they do. Where luck left too few to exchange with, some stay.
    fn put_right(&self, game: &mut NakedBootleg, stream: &mut Stream) {
        let mut strangers = game.inside.hidden;
        for card in self.new.iter() {
            if Places::went_in(game, card) {
                continue;
            }
            if strangers > 0 {
                strangers -= 1;
                continue;
            }
            let fits = |game: &NakedBootleg, other: CardId| Places::went_in(game, other);
            let _ = swap_with(game, card, self.old, fits, stream) || swap_with(game, card, self.open, fits, stream);
        }
        for card in self.old.iter() {
            if self.only_new[game.cards.face(card).0 as usize] {
                let fits = |game: &NakedBootleg, other: CardId| !self.only_new[game.cards.face(other).0 as usize];
                swap_with(game, card, self.open, fits, stream);
            }
        }
    }
}

/// Exchanges `card` for one of `others` that fits, each equally likely.
fn swap_with(
    game: &mut NakedBootleg,
    card: CardId,
    others: CardSet,
    fits: impl Fn(&NakedBootleg, CardId) -> bool,
    stream: &mut Stream,
) -> bool {
    let fitting = others.iter().filter(|&other| fits(game, other)).collect();
    let found = pick(fitting, stream);
    if let Some(other) = found {
        game.cards.swap_faces(card, other);
    }
    found.is_some()
}

/// Exchanges the hidden cards of a disguise for unseen cards from elsewhere, by what it is taken for.
fn dress(game: &mut NakedBootleg, unseen: CardSet, target: Target, is_honest: bool, stream: &mut Stream) {
    let all = game.cards.set(down(target));
    let hidden = all.intersection(unseen);
    let shown = game.faces_of(all.minus(hidden));
    let can_be = |kind: Kind| shown.and(kind.faces().or(WILD)) == shown;
    let like = game.options.bluff_content == BluffContent::Like;
    if hidden.is_empty() || !is_honest && !like {
        return;
    }
    let start = stream.below(Kind::COUNT as u32) as u8;
    let others = (0..Kind::COUNT as u8).map(|step| Kind::new((start + step) % Kind::COUNT as u8));
    let wishes = is_honest.then_some(Kind::Cover).into_iter().chain(others.filter(|_| like));
    for kind in wishes.filter(|&kind| can_be(kind)) {
        if fill(game, unseen, hidden, kind, stream) {
            return;
        }
    }
}

/// Makes all `hidden` cards of this kind or Wildcats, if enough of them are unseen outside disguises.
fn fill(game: &mut NakedBootleg, unseen: CardSet, hidden: CardSet, kind: Kind, stream: &mut Stream) -> bool {
    let mut source = outside_disguises(game, unseen);
    let supply = of_kind(game, source, kind).union(of_kind(game, source, Kind::Wildcat));
    let wrong = hidden.minus(of_kind(game, hidden, kind)).minus(of_kind(game, hidden, Kind::Wildcat));
    if wrong.len() > supply.len() {
        return false;
    }
    for card in wrong.iter() {
        let natural = pick(of_kind(game, source, kind), stream);
        let other = natural.or_else(|| pick(of_kind(game, source, Kind::Wildcat), stream));
        if let Some(other) = other {
            source.remove(other);
            game.cards.swap_faces(card, other);
        }
    }
    true
}

fn of_kind(game: &NakedBootleg, cards: CardSet, kind: Kind) -> CardSet {
    let is_kind = |face: Face| kind.faces().contains(face);
    cards.iter().filter(|&card| is_kind(game.cards.face(card))).collect()
}

fn outside_disguises(game: &NakedBootleg, unseen: CardSet) -> CardSet {
    let disguised = game.lots().filter(|&target| game.lot(target).kind == LotKind::Disguise);
    disguised.fold(unseen, |free, target| free.minus(game.cards.set(down(target))))
}

fn pick(cards: CardSet, stream: &mut Stream) -> Option<CardId> {
    if cards.is_empty() { None } else { cards.iter().nth(stream.below(cards.len() as u32) as usize) }
}
