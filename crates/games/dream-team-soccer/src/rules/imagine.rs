//! Worlds that a seat cannot tell from the true one.
//!
//! Hidden are the cards that the seat cannot identify, what others have answered in secret, and all chance to come.
//! What the rules tell about hidden cards is kept: a lower seat gave its best cards, so its partner
//! knows that it held no better ones (DT-7.2); and as long as nobody has traded, a deal that Parlor found not special
//! is not special in the imagined world either (DT-4.4).

use super::{claims, trade};
use crate::action::Gift;
use crate::card::{FREE_KICK, GOAL};
use crate::options::TradeFreeKicks;
use crate::state::{Claim, DreamTeamSoccer, Phase, hand};
use kernel::{CardId, CardSet, Chance, Face, Seat, Stream, Viewer};

/// How often luck is tried: for a deal that is not special (one in two is at worst), and for an exchange that is allowed.
const TRIES: u32 = 24;

/// Replaces everything that `seat` cannot know.
pub fn determinize(game: &mut DreamTeamSoccer, seat: Seat, stream: &mut Stream) {
    forget_gifts(game, seat);
    for _ in 0..TRIES {
        game.cards.redeal_unseen(Viewer::Seat(seat), stream);
        keep_best(game, seat, stream);
        for other in Seat::all(game.seats) {
            game.holdings[other] = game.count(other);
        }
        if !is_ruled_out(game) {
            break;
        }
    }
    answer_anew(game, seat, stream);
    game.chance = Chance::imagined(stream);
}

/// What others gave in the trade is known to their partners only.
fn forget_gifts(game: &mut DreamTeamSoccer, seat: Seat) {
    let partner = trade::partner(game, seat).map(|(partner, _)| partner);
    for other in Seat::all(game.seats).filter(|&other| other != seat && Some(other) != partner) {
        game.gave[other] = None;
    }
}

/// Who has answered in secret has given some answer that the imagined holding allows.
fn answer_anew(game: &mut DreamTeamSoccer, seat: Seat, stream: &mut Stream) {
    match game.phase {
        Phase::Claims { mut answers } => {
            for other in claims::others(game, seat) {
                answers[other] = answers[other].map(|_| any_claim(game, other, stream));
            }
            game.phase = Phase::Claims { answers };
        }
        Phase::Trade { mut gifts } => {
            for other in claims::others(game, seat) {
                gifts[other] = gifts[other].and_then(|_| any_gift(game, other, stream));
            }
            game.phase = Phase::Trade { gifts };
        }
        Phase::Nutmeg { .. } | Phase::Lead { .. } | Phase::Follow { .. } | Phase::Over => {}
    }
}

fn any_claim(game: &DreamTeamSoccer, seat: Seat, stream: &mut Stream) -> Claim {
    let hat_trick = game.options.hat_trick && game.holdings[seat].is_hat_trick();
    let nutmeg = game.options.nutmeg && game.holdings[seat].is_nutmeg();
    let receivers = if nutmeg { game.seats as u32 - 1 } else { 0 };
    match stream.below(1 + hat_trick as u32 + receivers) {
        0 => Claim::Ready,
        1 if hat_trick => Claim::HatTrick,
        other => {
            let place = other - 1 - hat_trick as u32;
            claims::others(game, seat).nth(place as usize).map_or(Claim::Ready, Claim::Nutmeg)
        }
    }
}

fn any_gift(game: &DreamTeamSoccer, seat: Seat, stream: &mut Stream) -> Option<Gift> {
    let (partner, size) = trade::partner(game, seat)?;
    let mut holding = game.holdings[seat];
    if game.podium.number(seat) > game.podium.number(partner) {
        let (best, other) = trade::compulsory(holding, size, game.options.trade_free_kicks);
        return Some(other.filter(|_| stream.below(2) == 0).unwrap_or(best));
    }
    let mut draw = || {
        let card = holding.cards().nth(stream.below(holding.len() as u32) as usize)?;
        holding.remove(card, 1);
        Some(card)
    };
    let first = draw()?;
    if size == 1 { Some(Gift::one(first)) } else { Some(Gift::two(first, draw()?)) }
}

/// Whether this cannot be the deal, because Parlor would have announced something else.
fn is_ruled_out(game: &DreamTeamSoccer) -> bool {
    match game.phase {
        Phase::Trade { .. } => claims::is_hat_trick_missed(game) || claims::is_nutmeg_missed(game),
        Phase::Nutmeg { .. } => claims::is_hat_trick_missed(game),
        Phase::Claims { .. } | Phase::Lead { .. } | Phase::Follow { .. } | Phase::Over => false,
    }
}

/// If a seat got the best cards of its partner, no hidden card of that partner is better than those.
#[derive(Clone, Copy)]
struct Bound {
    lower: Seat,
    best: u8,
    free_kicks: TradeFreeKicks,
}

impl Bound {
    fn of(game: &DreamTeamSoccer, seat: Seat) -> Option<Bound> {
        let (lower, _) = trade::partner(game, seat)?;
        let gift = game.gave[lower].filter(|_| game.podium.number(lower) > game.podium.number(seat))?;
        let free_kicks = game.options.trade_free_kicks;
        let best = gift.cards().map(|face| rank(face, free_kicks)).max().unwrap_or(0);
        Some(Bound { lower, best, free_kicks })
    }

    fn allows(self, card: Face, holder: Seat) -> bool {
        holder != self.lower || rank(card, self.free_kicks) >= self.best
    }
}

/// A card that the partner cannot hold and a random other hidden card change places.
fn keep_best(game: &mut DreamTeamSoccer, seat: Seat, stream: &mut Stream) {
    let Some(bound) = Bound::of(game, seat) else { return };
    let fits = |game: &DreamTeamSoccer, card: CardId| bound.allows(game.cards.face(card), bound.lower);
    let unseen = game.cards.unseen(Viewer::Seat(seat));
    let held = game.cards.set(hand(bound.lower)).intersection(unseen);
    let mut spare: CardSet = unseen.minus(held).iter().filter(|&card| fits(game, card)).collect();
    for card in held.iter() {
        if fits(game, card) || spare.is_empty() {
            continue;
        }
        let place = stream.below(spare.len() as u32) as usize;
        let other = spare.iter().nth(place).expect("the place is below the number of cards");
        game.cards.swap_faces(card, other);
        spare.remove(other);
    }
}

/// Exchanges two hidden cards between other players once all have traded; what the rules tell about them still holds.
/// False if there is no such exchange, or none was found by luck.
pub fn vary(game: &mut DreamTeamSoccer, seat: Seat, stream: &mut Stream) -> bool {
    let unseen = game.cards.unseen(Viewer::Seat(seat));
    if unseen.is_empty() {
        return false;
    }
    let bound = Bound::of(game, seat);
    let any = |stream: &mut Stream| unseen.iter().nth(stream.below(unseen.len() as u32) as usize);
    for _ in 0..TRIES {
        let (Some(a), Some(b)) = (any(stream), any(stream)) else { return false };
        let (one, two) = (game.cards.face(a), game.cards.face(b));
        let (Some(here), Some(there)) = (holder(game, a), holder(game, b)) else { continue };
        let may = |card: Face, to: Seat| bound.is_none_or(|bound| bound.allows(card, to));
        if one != two && here != there && may(two, here) && may(one, there) {
            game.cards.swap_faces(a, b);
            replace(game, here, one, two);
            replace(game, there, two, one);
            return true;
        }
    }
    false
}

/// A hand holds another card instead.
fn replace(game: &mut DreamTeamSoccer, seat: Seat, old: Face, new: Face) {
    game.holdings[seat].remove(old, 1);
    game.holdings[seat].add(new);
}

/// Who holds this card.
fn holder(game: &DreamTeamSoccer, card: CardId) -> Option<Seat> {
    let zone = game.cards.zone_of(card);
    Seat::all(game.seats).find(|&seat| hand(seat) == zone)
}

/// The place in the order of best cards (DT-4.9, DT-4.10); an exempt Free Kick may always stay.
fn rank(face: Face, free_kicks: TradeFreeKicks) -> u8 {
    match (face, free_kicks) {
        (GOAL, _) => 0,
        (FREE_KICK, TradeFreeKicks::Best) => 1,
        (FREE_KICK, TradeFreeKicks::Exempt) => u8::MAX,
        (face, _) => crate::card::value(face).map_or(u8::MAX, |value| value + 1),
    }
}
