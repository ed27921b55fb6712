//! Worlds that a seat cannot tell from the true one.
//!
//! Hidden from a seat are other hands, the pile, and in the Advanced game the fifth cards it has not seen. Bags of the
//! standard game are shut but were seen by everybody, and a player may remember (BL-7.2): their cards stay. A fifth card
//! that was challenged stays what the verdict said (BL-5.40).

use super::contest;
use crate::card::fits;
use crate::state::{BagOLoot, Cards, Contest, Phase, spot_of, zone};
use kernel::{CardId, CardSet, Chance, Face, Seat, SeatSet, Stream, Viewer};

/// Deals that are tried before the judged cards are left alone.
const TRIES: usize = 32;

/// Replaces what `seat` cannot know, the future included. What comes out does not depend on what is true but unknown.
pub fn determinize(game: &mut BagOLoot, seat: Seat, stream: &mut Stream) {
    let viewer = Viewer::Seat(seat);
    let judged = judged_unseen(game, viewer);
    if judged.is_empty() {
        game.cards.redeal_unseen_except(viewer, remembered(game), stream);
    } else {
        redeal_judged(game, viewer, judged, stream);
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

/// Deals again and again until all verdicts hold. Few cards are left where that does not soon succeed; then the judged
/// ones stay what they are.
fn redeal_judged(game: &mut BagOLoot, viewer: Viewer, judged: CardSet, stream: &mut Stream) {
    let truth = game.cards;
    for _ in 0..TRIES {
        game.cards.redeal_unseen(viewer, stream);
        if judged.iter().all(|fifth| mend(game, &truth, (viewer, judged), fifth, stream)) {
            return;
        }
    }
    game.cards = truth;
    game.cards.redeal_unseen_except(viewer, judged, stream);
}

/// Makes the verdict on `fifth` hold, if need be by exchanging its face with that of another unseen card whose own
/// verdict, if it has one, then holds as well.
fn mend(game: &mut BagOLoot, truth: &Cards, known: (Viewer, CardSet), fifth: CardId, stream: &mut Stream) -> bool {
    let (viewer, judged) = known;
    let holds = |card: CardId, face: Face| {
        let rank = game.lots.at(spot_of(truth.zone_of(card))).rank;
        fits(face, rank) == fits(truth.face(card), rank)
    };
    if holds(fifth, game.cards.face(fifth)) {
        return true;
    }
    let can_swap = |&other: &CardId| {
        let here = holds(fifth, game.cards.face(other));
        here && (!judged.contains(other) || holds(other, game.cards.face(fifth)))
    };
    let choices: CardSet = game.cards.unseen(viewer).iter().filter(can_swap).collect();
    if choices.is_empty() {
        return false;
    }
    let place = stream.below(choices.len() as u32) as usize;
    choices.iter().nth(place).inspect(|&other| game.cards.swap_faces(fifth, other)).is_some()
}

/// What others have said in secret is anything they can have said (BL-4.45, BL-4.49), unless the seat can tell from being
/// allowed to draw that everybody has let go.
fn forget_answers(game: &mut BagOLoot, seat: Seat, stream: &mut Stream) {
    let own = SeatSet::one(seat);
    if let Phase::Contest(question) = &mut game.phase {
        *question = any_answers(question, seat, stream);
    }
    let can_tell = seat == game.turn.seat && contest::may_begin(game);
    if let Some(window) = game.window.as_mut().filter(|window| !can_tell || window.maker == seat) {
        window.let_go = window.let_go.intersection(own);
    }
}

/// Every other seat has let go, challenged or not spoken yet; somebody is still to speak.
fn any_answers(question: &Contest, seat: Seat, stream: &mut Stream) -> Contest {
    let own = SeatSet::one(seat);
    let (mut answered, mut calls) = (question.answered.intersection(own), question.calls.intersection(own));
    for other in question.asked.without(seat).iter() {
        match stream.below(4) {
            0 => (answered, calls) = (answered.with(other), calls.with(other)),
            1 => answered = answered.with(other),
            _ => {}
        }
    }
    if answered == question.asked {
        let others = question.asked.without(seat);
        let place = stream.below(others.len().max(1)) as usize;
        if let Some(late) = others.iter().nth(place) {
            (answered, calls) = (answered.without(late), calls.without(late));
        }
    }
    Contest { answered, calls, ..*question }
}
