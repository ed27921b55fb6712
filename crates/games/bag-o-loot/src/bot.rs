//! An opinion on every choice, in tenths of a point: what it brings, less what others may make of it.
//!
//! Reads what the seat can see or may remember: its own hand, sets, the coins of bags (BL-7.2), discards, and cards known
//! to be in other hands (BL-7.3).

use crate::action::{Action, Spot};
use crate::card::{FACES, Held, LOOTER, fits};
use crate::lots::Lot;
use crate::rules::score;
use crate::state::{BagOLoot, Phase, hand, zone};
use kernel::{CardId, Cards, Face, Heuristic, SEATS_MAX, Seat, Temper, Viewer, Zone};

/// Ten points.
const BAG: i32 = 100;
/// What a looter in hand is worth: it makes the next bag.
const LOOTER_WORTH: i32 = 30;
/// Certainty, for chances.
const SURE: i32 = 1000;

impl Heuristic for BagOLoot {
    fn rate(&self, seat: Seat, action: Action) -> i32 {
        Eyes::of(self, seat).rate(action)
    }

    fn rate_all(&self, seat: Seat, actions: &[Action], out: &mut Vec<i32>) {
        let eyes = Eyes::of(self, seat);
        out.extend(actions.iter().map(|&action| eyes.rate(action)));
    }

    fn chapter(&self) -> u32 {
        self.round.into()
    }

    fn temper(&self, _seat: Seat, action: Action) -> Temper {
        match action {
            Action::Bag { set, card } if self.is_advanced() && !fits(card, self.lots.at(set).rank) => Temper::Bluff,
            Action::Challenge => Temper::Challenge,
            _ => Temper::Plain,
        }
    }

    fn bluffed(&self) -> Option<bool> {
        let bag = self.window.as_ref()?.bag;
        let fifth = self.cards.top(zone(bag))?;
        Some(!fits(self.cards.face(fifth), self.lots.at(bag).rank))
    }

    /// What lies on the table says most of it.
    fn foresight(&self) -> u32 {
        2
    }

    /// Who leads, and by how much, with what lies on the table.
    fn outlook(&self, seat: Seat) -> i32 {
        if self.phase == Phase::Over {
            let winners = kernel::Game::standings(self).winners();
            return if winners.contains(seat) { SURE / winners.len() as i32 } else { 0 };
        }
        let points = score::all_points(self);
        let total = |seat: Seat| self.scores[seat.index()] + points[seat] as i32;
        let best = Seat::all(self.seats).filter(|&other| other != seat).map(total).max().unwrap_or(0);
        (SURE / 2 + 12 * (total(seat) - best)).clamp(1, SURE - 1)
    }
}

/// The table as one seat sees it.
struct Eyes<'a> {
    game: &'a BagOLoot,
    seat: Seat,
    held: Held,
    /// Copies of each face that the seat has seen nowhere in this round.
    unseen: [u8; FACES],
    /// Cards that the seat cannot identify.
    hidden: i32,
    /// Faces that the seat knows in other hands, one bit each.
    known: u32,
}

impl<'a> Eyes<'a> {
    fn of(game: &'a BagOLoot, seat: Seat) -> Eyes<'a> {
        let mut eyes = Eyes { game, seat, held: game.held.of(seat), unseen: [0; FACES], hidden: 0, known: 0 };
        let viewer = Viewer::Seat(seat);
        // One pass over all cards: this is asked for every step of a rehearsal.
        for card in (0..game.cards.count() as u8).map(CardId) {
            let face = game.cards.face(card).0;
            if !game.cards.sees(viewer, card) {
                eyes.unseen[face as usize] += 1;
                eyes.hidden += 1;
            } else if is_hand(game.cards.zone_of(card)) && game.cards.zone_of(card) != hand(seat) {
                eyes.known |= 1 << face;
            }
        }
        eyes
    }

    fn rate(&self, action: Action) -> i32 {
        match action {
            Action::Open { rank, coins, looters } => self.open(rank, coins, looters),
            Action::Build { set, card } => self.build(set, card),
            Action::Steal { set, card } => self.steal(set, card),
            Action::Bag { set, card } => self.bag(set, card),
            Action::Pinch { set, .. } => self.pinch(set),
            Action::Snitch { bag, coin } => {
                if self.game.lots.at(bag).rank == coin {
                    150
                } else {
                    -100
                }
            }
            Action::Ditch { .. } => 12,
            Action::Draw | Action::Knock | Action::LetGo | Action::Answer => 0,
            Action::Forfeit { to } => self.forfeit(to),
            Action::ForfeitByLot => -60,
            Action::Challenge => self.challenge(),
            Action::TakeBag { .. } => BAG,
            Action::TakeSets => self.sets_of_challenger(),
            Action::Bonus { bag } => BAG + self.game.scores[self.game.lots.at(bag).owner.index()],
        }
    }

    fn open(&self, rank: Face, coins: u8, looters: u8) -> i32 {
        let size = coins + looters;
        let lot = Lot { owner: self.seat, rank, size, looters };
        let gain = 10 * size as i32 - LOOTER_WORTH * looters as i32;
        gain + self.prospect(lot, (rank, coins, looters)) + self.going_out(size)
    }

    fn build(&self, set: Spot, card: Face) -> i32 {
        let lot = self.game.lots.at(set);
        let before = self.danger(lot);
        let after = Lot { size: lot.size + 1, looters: lot.looters + (card == LOOTER) as u8, ..lot };
        10 - cost(card) + before + self.prospect(after, used(card)) + self.going_out(1)
    }

    fn steal(&self, set: Spot, card: Face) -> i32 {
        let lot = self.game.lots.at(set);
        let after = Lot { owner: self.seat, size: lot.size + 1, looters: lot.looters + (card == LOOTER) as u8, ..lot };
        let swing = 10 * (lot.size as i32 + 1) + 4 * lot.size as i32;
        swing - cost(card) + self.prospect(after, used(card)) + self.going_out(1)
    }

    fn bag(&self, set: Spot, card: Face) -> i32 {
        let lot = self.game.lots.at(set);
        let taken = if lot.owner == self.seat { -10 * lot.size as i32 } else { 4 * lot.size as i32 };
        let bag = BAG + taken - cost(card) / 2 + self.going_out(1);
        let is_watched = !self.game.lots.owners().without(self.seat).is_empty();
        match (self.game.is_advanced(), fits(card, lot.rank)) {
            (false, _) | (true, true) => 60 + bag,
            // Caught, it is worth as much to somebody else.
            (true, false) if is_watched => bag / 2 - BAG / 2,
            (true, false) => bag,
        }
    }

    /// A looter for a coin, which is better still if it makes a bag at once.
    fn pinch(&self, set: Spot) -> i32 {
        let lot = self.game.lots.at(set);
        if lot.size == 4 && !self.game.turn.bag_made { BAG + LOOTER_WORTH } else { LOOTER_WORTH }
    }

    /// To whom a card does least harm: who is behind and holds many.
    fn forfeit(&self, to: Seat) -> i32 {
        let cards = self.game.cards.len(hand(to)) as i32;
        -50 + cards.min(20) - self.game.scores[to.index()] / 20
    }

    /// What a set of one's own can still become: a bag at once, or a loss.
    fn prospect(&self, lot: Lot, used: (Face, u8, u8)) -> i32 {
        if lot.size == 4 && !self.game.turn.bag_made && self.completes(lot.rank, used) {
            return BAG;
        }
        -self.danger(lot)
    }

    /// Whether a card is left in hand that makes a bag of a set of `rank`.
    fn completes(&self, rank: Face, (coin, coins, looters): (Face, u8, u8)) -> bool {
        let left = self.held.count(rank) - if coin == rank { coins } else { 0 };
        left > 0 || self.held.looters() > looters
    }

    /// What somebody else is expected to take of a set before one's own next turn.
    fn danger(&self, lot: Lot) -> i32 {
        let loss = if lot.size == 4 { BAG / 2 + 40 } else { 14 * lot.size as i32 };
        loss * self.chance_of_theft(lot.rank) / SURE
    }

    /// How likely others hold or draw a card for a set of `rank`.
    fn chance_of_theft(&self, rank: Face) -> i32 {
        let game = self.game;
        let others = || Seat::all(game.seats).filter(|&other| other != self.seat);
        if self.known >> rank.0 & 1 == 1 || self.known >> LOOTER.0 & 1 == 1 {
            return SURE * 9 / 10;
        }
        let cards: i32 = others().map(|other| game.cards.len(hand(other)) as i32 + 1).sum();
        let expected = SURE * cards * (2 * self.unseen(rank) + self.unseen(LOOTER)) / (2 * self.hidden.max(1));
        SURE * expected / (SURE + expected)
    }

    /// Copies of a face that the seat cannot identify anywhere.
    fn unseen(&self, face: Face) -> i32 {
        self.unseen[face.0 as usize] as i32
    }

    /// The last card ends the round and takes a bag from somebody.
    fn going_out(&self, cards: u8) -> i32 {
        if self.game.cards.len(hand(self.seat)) != cards as usize {
            return 0;
        }
        let game = self.game;
        let bonus = game.lots.bags().iter().any(|bag| game.lots.at(bag).owner != self.seat);
        20 + if bonus { BAG + 20 } else { 0 }
    }

    /// Whether calling pays: the chance of a bluff against what one can lose.
    fn challenge(&self) -> i32 {
        let Some(window) = &self.game.window else { return 0 };
        let lots = &self.game.lots;
        let sets = 10 * score::set_points(self.game, self.seat) as i32;
        let loss = if lots.bags_of(self.seat).next().is_some() { sets.max(BAG) } else { sets };
        let bluff = self.chance_of_bluff(lots.at(window.bag).rank, window.maker);
        (bluff * BAG - (SURE - bluff) * loss) / SURE
    }

    /// How likely the maker held no card that fits.
    fn chance_of_bluff(&self, rank: Face, maker: Seat) -> i32 {
        let fitting = self.unseen(rank) + self.unseen(LOOTER);
        let unseen = self.hidden;
        let cards = self.game.cards.len(hand(maker)) as i32 + 1;
        (0..cards).fold(SURE, |none, drawn| none * (unseen - drawn - fitting).max(0) / (unseen - drawn).max(1))
    }

    fn sets_of_challenger(&self) -> i32 {
        match self.game.phase {
            Phase::Penalty { challenger, .. } => 10 * score::set_points(self.game, challenger) as i32 - 1,
            _ => 0,
        }
    }
}

/// Whether this is somebody's hand.
fn is_hand(zone: Zone) -> bool {
    (hand(Seat::new(0)).0..=hand(Seat::new(SEATS_MAX as u8 - 1)).0).contains(&zone.0)
}

/// What laying this card gives up.
fn cost(card: Face) -> i32 {
    if card == LOOTER { LOOTER_WORTH } else { 0 }
}

/// A single card as coins and looters that are used up.
fn used(card: Face) -> (Face, u8, u8) {
    if card == LOOTER { (LOOTER, 0, 1) } else { (card, 1, 0) }
}
