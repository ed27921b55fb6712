//! Worlds that a seat cannot tell from the true one.
//!
//! Hidden from a seat are other hands, the pile, and in the Advanced game the fifth cards it has not seen. Bags of the
//! standard game are shut but were seen by everybody, and a player may remember (BL-7.2): their cards stay. A fifth card
//! that was challenged stays what the verdict said (BL-5.40).

use crate::card::fits;
use crate::state::{BagOLoot, Phase, spot_of, zone};
use kernel::{CardId, CardSet, Chance, Face, Seat, SeatSet, Stream, Viewer};

/// Replaces what `seat` cannot know, the future included.
pub fn determinize(game: &mut BagOLoot, seat: Seat, stream: &mut Stream) {
    let viewer = Viewer::Seat(seat);
    let judged = judged_unseen(game, viewer);
    game.cards.redeal_unseen_except(viewer, remembered(game).union(judged), stream);
    for fifth in judged.iter() {
        redeal_judged(game, viewer, judged, fifth, stream);
    }
    game.recount();
    forget_answers(game, seat, stream);
    game.chance = Chance::imagined(stream);
}

/// The cards of shut bags.
fn remembered(game: &BagOLoot) -> CardSet {
    if !game.bags_are_shut() {
        return CardSet::EMPTY;
    }
    game.lots.bags().iter().fold(CardSet::EMPTY, |cards, bag| cards.union(game.cards.set(zone(bag))))
}

/// Fifth cards that were challenged and that `viewer` has not seen.
fn judged_unseen(game: &BagOLoot, viewer: Viewer) -> CardSet {
    let fifths = game.challenged.iter().filter_map(|bag| game.cards.top(zone(bag)));
    fifths.filter(|&fifth| !game.cards.sees(viewer, fifth)).collect()
}

/// Exchanges the face of a judged card with any unseen one, so that all verdicts still hold.
fn redeal_judged(game: &mut BagOLoot, viewer: Viewer, judged: CardSet, fifth: CardId, stream: &mut Stream) {
    let may_have = |card: CardId, face: Face| {
        let rank = game.lots.at(spot_of(game.cards.zone_of(card))).rank;
        fits(face, rank) == fits(game.cards.face(card), rank)
    };
    let can_swap = |&other: &CardId| {
        let fits_here = may_have(fifth, game.cards.face(other));
        let fits_there = !judged.contains(other) || may_have(other, game.cards.face(fifth));
        fits_here && fits_there
    };
    let choices: CardSet = game.cards.unseen(viewer).iter().filter(can_swap).collect();
    let place = stream.below(choices.len() as u32) as usize;
    if let Some(other) = choices.iter().nth(place) {
        game.cards.swap_faces(fifth, other);
    }
}

/// Answers of others to a question are as good as any (BL-4.45).
fn forget_answers(game: &mut BagOLoot, seat: Seat, stream: &mut Stream) {
    let Phase::Contest(question) = &mut game.phase else { return };
    let own = question.calls.intersection(SeatSet::one(seat));
    let others = question.answered.without(seat).iter().filter(|_| stream.below(2) == 0).collect();
    question.calls = own.union(others);
}
