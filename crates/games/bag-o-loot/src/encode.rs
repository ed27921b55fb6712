//! Bag-O-Loot in numbers. Sets and bags are numbered by their places on the table, in the order of opening; cards by face,
//! coins 1 to 16 and then the looter; players clockwise from the one who looks.

use crate::action::{Action, Spot};
use crate::card::{FACES, LOOTER, RANKS, SETS_MAX};
use crate::rules::{contest, score};
use crate::state::{BagOLoot, DISCARD, PILE, Phase, hand};
use crate::view::is_genuine;
use kernel::encode::{Block, UNCOUNTED, at, byte, from, signed};
use kernel::{Encode, Face, Seat, Viewer};

kernel::blocks! {
    /// What can be done.
    NUMBERS:
    PLAIN 6 "plain": "`draw`, `knock`, `forfeit lot`, `challenge`, `letgo`, `takesets`.";
    FORFEIT 8 "forfeit": "`forfeit`: to whom.";
    DITCH 16 "ditch": "`ditch`: the coin.";
    OPEN 256 "open": "`open`: rank × 16 + (coins − 1) × 4 + looters.";
    ADD 629 "add": "`build`, `steal` or `bag`, whichever it is for this player: the set's place × 17 + the card.";
    PINCH 37 "pinch": "`pinch`: the set's place; the coin is of its rank.";
    SNITCH 592 "snitch": "`snitch`: the bag's place × 16 + the coin.";
    TAKE 37 "takebag": "`takebag`: the bag's place.";
    BONUS 37 "bonus": "`bonus`: the bag's place.";
}

kernel::blocks! {
    /// What a player knows.
    PLANES:
    HELD 17 "hand": "Own cards, how many of each face.";
    KNOWN 17 "known": "Cards known to be in the hands of others.";
    THROWN 17 "discards": "Ditched coins.";
    OWNER 37 "owner": "For each place on the table: 0 nothing, otherwise 1 + whose set or bag it is.";
    RANK 37 "rank": "Its rank from 1; 0 where a bag does not show it.";
    COINS 37 "coins": "Its coins, as far as the rank shows.";
    LOOTERS 37 "looters": "Its looters, as far as the rank shows.";
    BAGS 37 "bag": "0 a set; 1 a bag; 2 a bag known to be genuine; 3 a bag known to be a bluff.";
    STEP 7 "step": "As 1 of 7: draw, play, contest, last call, penalty, bonus, over.";
    TURN 8 "turn": "Whose turn it is, as 1 of 8.";
    COUNT 8 "count": "Cards in each hand.";
    POINTS 8 "points": "Points of each player in this round, as they stand.";
    SCORE 8 "score": "128 + a quarter of the points of each player in the rounds before − own ones.";
    MADE 8 "maker": "Who made the bag that may be challenged, as 1 of 8.";
    ASKED 38 "window": "Which bag may be challenged, as 1 of 37; and 1 if the player has answered.";
    NUMBER 6 "numbers": "Plays, bags and ditches of this turn, barren turns, cards to draw, the round.";
    ADVANCED 1 "advanced": "1 in the Advanced game.";
}

const WORDS: [Action; 6] =
    [Action::Draw, Action::Knock, Action::ForfeitByLot, Action::Challenge, Action::LetGo, Action::TakeSets];
/// The most cards of a new set.
const NEW: u8 = 4;
const _: () = assert!(PINCH - ADD == SETS_MAX * FACES && TAKE - SNITCH == SETS_MAX * RANKS);

impl Encode for BagOLoot {
    const NUMBERS: &'static [Block] = NUMBERS;
    const PLANES: &'static [Block] = PLANES;

    #[inline]
    fn number(&self, seat: Seat, action: Action) -> Option<u32> {
        let place = match action {
            Action::Draw => PLAIN,
            Action::Knock => PLAIN + 1,
            Action::ForfeitByLot => PLAIN + 2,
            Action::Challenge => PLAIN + 3,
            Action::LetGo => PLAIN + 4,
            Action::TakeSets => PLAIN + 5,
            Action::Forfeit { to } if to.number() < self.seats => FORFEIT + from(seat, to, self.seats),
            Action::Ditch { coin } if coin < LOOTER => DITCH + coin.0 as usize,
            Action::Open { rank, coins, looters } if rank < LOOTER && 0 < coins && coins <= NEW && looters < NEW => {
                OPEN + 16 * rank.0 as usize + 4 * (coins as usize - 1) + looters as usize
            }
            Action::Build { set, card } | Action::Steal { set, card } | Action::Bag { set, card } => {
                if self.add(seat, set, card) != Some(action) {
                    return None;
                }
                ADD + FACES * set.index() + card.0 as usize
            }
            Action::Pinch { set, coin } if self.lots.sets().contains(set) && self.lots.at(set).rank == coin => {
                PINCH + set.index()
            }
            Action::Snitch { bag, coin } if coin < LOOTER => SNITCH + RANKS * bag.index() + coin.0 as usize,
            Action::TakeBag { bag } => TAKE + bag.index(),
            Action::Bonus { bag } => BONUS + bag.index(),
            _ => return None,
        };
        Some(place as u32)
    }

    fn numbered(&self, seat: Seat, number: u32) -> Option<Action> {
        let number = number as usize;
        let spot = |first: usize, width: usize| Spot(((number - first) / width) as u8);
        let face = |first: usize, width: usize| Face(((number - first) % width) as u8);
        match number {
            PLAIN..FORFEIT => WORDS.get(number).copied(),
            FORFEIT..DITCH => at(seat, (number - FORFEIT) as u32, self.seats).map(|to| Action::Forfeit { to }),
            DITCH..OPEN => Some(Action::Ditch { coin: face(DITCH, RANKS) }),
            OPEN..ADD => {
                let (rank, cards) = (Face(((number - OPEN) / 16) as u8), ((number - OPEN) % 16) as u8);
                Some(Action::Open { rank, coins: cards / 4 + 1, looters: cards % 4 })
            }
            ADD..PINCH => self.add(seat, spot(ADD, FACES), face(ADD, FACES)),
            PINCH..SNITCH => {
                // Only of sets: the rank of a shut bag is nobody's to read.
                let set = Some(spot(PINCH, 1)).filter(|&set| self.lots.sets().contains(set))?;
                Some(Action::Pinch { set, coin: self.lots.at(set).rank })
            }
            SNITCH..TAKE => Some(Action::Snitch { bag: spot(SNITCH, RANKS), coin: face(SNITCH, RANKS) }),
            TAKE..BONUS => Some(Action::TakeBag { bag: spot(TAKE, 1) }),
            _ => Some(Action::Bonus { bag: spot(BONUS, 1) }).filter(|_| number - BONUS < SETS_MAX),
        }
    }

    #[inline]
    fn write_planes(&self, seat: Seat, out: &mut [u8]) {
        out.fill(0);
        let mut places = [UNCOUNTED; 10 + SETS_MAX];
        Seat::all(self.seats).for_each(|other| places[hand(other).index()] = KNOWN as u16);
        places[hand(seat).index()] = HELD as u16;
        places[DISCARD.index()] = THROWN as u16;
        self.cards.count_seen(Viewer::Seat(seat), &places, out);
        self.write_lots(seat, out);
        self.write_seats(seat, out);
        let turn = &self.turn;
        out[STEP + step(self.phase)] = 1;
        out[TURN + from(seat, turn.seat, self.seats)] = 1;
        let pile = self.cards.len(PILE) as u8;
        let numbers = [turn.plays, turn.bag_made as u8, turn.ditches, self.barren, pile, self.round];
        out[NUMBER..NUMBER + 6].copy_from_slice(&numbers);
        out[ADVANCED] = self.is_advanced() as u8;
    }
}

impl BagOLoot {
    /// What it is to lay `card` on the set at `set`.
    #[inline]
    fn add(&self, seat: Seat, set: Spot, card: Face) -> Option<Action> {
        let lot = self.lots.get(set).filter(|_| (card.0 as usize) < FACES)?;
        Some(match (lot.size >= NEW, lot.owner == seat) {
            (true, _) => Action::Bag { set, card },
            (false, true) => Action::Build { set, card },
            (false, false) => Action::Steal { set, card },
        })
    }

    #[inline]
    fn write_lots(&self, seat: Seat, out: &mut [u8]) {
        let (bags, shut) = (self.lots.bags(), self.bags_are_shut());
        for spot in self.lots.all().iter() {
            let (lot, place, is_bag) = (self.lots.at(spot), spot.index(), bags.contains(spot));
            out[OWNER + place] = 1 + from(seat, lot.owner, self.seats) as u8;
            if !(is_bag && shut) {
                out[RANK + place] = lot.rank.0 + 1;
                out[COINS + place] = lot.coins();
                out[LOOTERS + place] = lot.looters;
            }
            if is_bag {
                let known = self.challenged.contains(spot).then(|| is_genuine(self, spot));
                out[BAGS + place] = known.map_or(1, |genuine| if genuine { 2 } else { 3 });
            }
        }
    }

    #[inline]
    fn write_seats(&self, seat: Seat, out: &mut [u8]) {
        let points = score::all_points(self);
        for other in Seat::all(self.seats) {
            let place = from(seat, other, self.seats);
            out[COUNT + place] = self.cards.len(hand(other)) as u8;
            out[POINTS + place] = byte(points[other].into());
            out[SCORE + place] = signed((self.scores[other.index()] - self.scores[seat.index()]) / 4);
        }
        let Some(window) = &self.window else { return };
        out[MADE + from(seat, window.maker, self.seats)] = 1;
        out[ASKED + window.bag.index()] = 1;
        let answered = match self.phase {
            Phase::Contest(question) => question.asked.contains(seat) && !contest::silent(&question).contains(seat),
            _ => window.let_go.contains(seat),
        };
        out[ASKED + SETS_MAX] = answered as u8;
    }
}

const fn step(phase: Phase) -> usize {
    match phase {
        Phase::TurnStart => 0,
        Phase::Play => 1,
        Phase::Contest(_) => 2,
        Phase::LastCall => 3,
        Phase::Penalty { .. } => 4,
        Phase::Bonus => 5,
        Phase::Over => 6,
    }
}
