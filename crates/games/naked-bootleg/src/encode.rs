//! Naked Bootleg in numbers. Cards are numbered by face, four to a coloured kind and one to a kind without colour: 76.
//! Players are counted clockwise from the one who looks, whatever the direction of play; downed cards by their owner and
//! place. A lay-down in one go has no number: it is begun, added to and done.

use crate::action::{Action, Kept, Side, Slot, Target, What};
use crate::bot::sense;
use crate::card::{Colour, FACES, Kind};
use crate::state::{BOX, DISCARD, LotKind, NakedBootleg, PYLON, Phase, SEATS, TAKEN, ZONE_COUNT, down, hand};
use kernel::encode::{Block, UNCOUNTED, at, byte, from, signed};
use kernel::{Encode, Face, Seat, Senses, Viewer};

kernel::blocks! {
    /// What can be done.
    NUMBERS:
    PLAIN 14 "plain": "`pick pylon`, `pick discard`, `pass`, `done`, `done` with omaha, `stack done`, the same with omaha, `none`, `decline`, `look`, `flip`, `again`, `capture`, `forfeit`.";
    BEGIN 27 "begin": "To begin a set of each of the 22 kinds, a disguise, a streak of each colour.";
    HIT 1824 "hit": "`hit`: (the card × 12 + the downed cards) × 2, + 1 with omaha.";
    CHALLENGE 12 "challenge": "`challenge`: the downed cards.";
    DISCARDED 152 "discard": "`discard`: the card × 2, + 1 with omaha.";
    ADD 76 "add": "A card more in what is laid down.";
    STACK 76 "stack": "A card more on the stack.";
    SKIP 8 "skip": "`skip`: how many players.";
    BLIND 32 "blindside": "`blindside`: 0 to the next player or 16 to the one behind, + how many cards.";
    TRICK 2 "trick": "`trick`: to the next player, to the one behind.";
    SHOW 6 "show": "`show`: who.";
    STEAL 12 "steal": "`steal`: the downed cards.";
    GRAB 4 "grab": "`grab`: how many cards.";
    NAME 4 "name": "`name`: blue, red, green, black.";
    DEFLECT 152 "deflect": "`deflect`: the card × 2, + 1 with omaha.";
    ANSWER 152 "answer": "`answer`: the card × 2, + 1 with omaha.";
    KEEP 8 "keep": "`keep`: 1, 2 and 4 for each kept one of the stolen cards, which are sorted by face; of equal ones the first.";
    FUMBLE 2 "fumble": "`fumble`: the set in the first place, in the second.";
    SPARE 76 "spare": "`spare`: the card.";
    HEIR 6 "hand flag": "To whom the flag goes.";
    DEALER 6 "dealer": "`dealer`: who.";
    TAUNT 76 "taunt": "`taunt`: the card.";
    CATCH 6 "catch": "`catch`: whom.";
}

kernel::blocks! {
    /// What a player knows.
    PLANES:
    HELD 88 "hand": "Own cards by kind × 4 + colour; a kind without colour stands at the first.";
    KNOWN 88 "known": "Cards known to be in the hands of others.";
    THROWN 88 "discards": "Cards in the discard pile, as far as they are known.";
    LAID 88 "downed": "Downed cards of all players, as far as they are known.";
    LOOT 88 "stolen": "Stolen cards that are being looked at.";
    DRAFT 88 "draft": "Own cards that are being laid down or stacked.";
    TOP 88 "top": "The top discard, as 1 of 88.";
    COLOUR 4 "colour": "The colour of play, as 1 of 4.";
    SORT 12 "sort": "Of each downed lot: 0 none, 1 a set, 2 a disguise, 3 a forgiven one, 4 a streak.";
    OF 12 "of": "Its kind from 1, or its colour from 1.";
    SIZE 12 "size": "How many cards it has.";
    SEEN 12 "seen": "How many of them the player knows.";
    COUNT 6 "count": "Cards in each hand.";
    REDZONE 6 "redzone": "Who is in the redzone.";
    LOST 6 "lost": "Turns that each player will miss.";
    CALLED 6 "called": "Who has said Omaha.";
    EXPOSED 6 "exposed": "Whose missing Omaha can be caught.";
    USED 6 "used": "Who has laid the disguise of the round.";
    ACTIVE 6 "active": "Who has a place in the turn order.";
    FRIEND 6 "friends": "Who plays with the player, itself included.";
    SCORE 6 "score": "128 + points of each player − own points.";
    FLAG 6 "flag": "Who holds the flag, as 1 of 6.";
    TURN 6 "turn": "Whose turn it is, as 1 of 6.";
    DECIDES 6 "decides": "Who decides, as 1 of 6.";
    STEP 12 "step": "As 1 of 12: main, build, stack, effect, deflect, counter, keep, chain, fumble, keep one, flag, coin.";
    CHAIN 1 "chain": "Cards to be picked up in the chain.";
    NUMBER 6 "numbers": "Cards to draw, discards, turns ÷ 4, idle turns, the round, 1 clockwise.";
    DONE 4 "done": "What was done in this turn: picked up, laid down, hit, an extra turn.";
}

/// Faces without the gaps behind kinds without colour.
const CARDS: usize = 76;
const COLOURED: u8 = 4 * Kind::Wildcat as u8;
const LOTS: usize = 2 * SEATS;
const _: () = assert!(CHALLENGE - HIT == 2 * CARDS * LOTS && KNOWN == FACES);

const WORDS: [Action; 14] = [
    Action::PickPylon,
    Action::PickDiscard,
    Action::Pass,
    Action::Done { omaha: false },
    Action::Done { omaha: true },
    Action::StackDone { omaha: false },
    Action::StackDone { omaha: true },
    Action::None,
    Action::Decline,
    Action::Look,
    Action::Flip,
    Action::Again,
    Action::Capture,
    Action::Forfeit,
];

/// A face without the gaps.
#[inline]
const fn card(face: Face) -> usize {
    if face.0 < COLOURED { face.0 as usize } else { COLOURED as usize + (face.0 as usize - COLOURED as usize) / 4 }
}

/// The face with this number.
const fn face(card: usize) -> Face {
    let coloured = COLOURED as usize;
    Face(if card < coloured { card as u8 } else { (coloured + 4 * (card - coloured)) as u8 })
}

impl Encode for NakedBootleg {
    const NUMBERS: &'static [Block] = NUMBERS;
    const PLANES: &'static [Block] = PLANES;

    #[inline]
    fn number(&self, seat: Seat, action: Action) -> Option<u32> {
        let far = |other: Seat| (other.number() < self.seats).then(|| from(seat, other, self.seats));
        let lot = |target: Target| Some(2 * far(target.seat)? + target.slot as usize);
        let called = |face: Face, omaha: bool| 2 * card(face) + omaha as usize;
        let place = match action {
            Action::PickPylon => PLAIN,
            Action::PickDiscard => PLAIN + 1,
            Action::Pass => PLAIN + 2,
            Action::Done { omaha } => PLAIN + 3 + omaha as usize,
            Action::StackDone { omaha } => PLAIN + 5 + omaha as usize,
            Action::None => PLAIN + 7,
            Action::Decline => PLAIN + 8,
            Action::Look => PLAIN + 9,
            Action::Flip => PLAIN + 10,
            Action::Again => PLAIN + 11,
            Action::Capture => PLAIN + 12,
            Action::Forfeit => PLAIN + 13,
            Action::Begin(What::Set(kind)) => BEGIN + kind as usize,
            Action::Begin(What::Disguise) => BEGIN + Kind::COUNT,
            Action::Begin(What::Streak(colour)) => BEGIN + Kind::COUNT + 1 + colour as usize,
            Action::Hit { card: hit, on, omaha } => HIT + 2 * (LOTS * card(hit) + lot(on)?) + omaha as usize,
            Action::Challenge(target) => CHALLENGE + lot(target)?,
            Action::Discard { card, omaha } => DISCARDED + called(card, omaha),
            Action::Add(face) => ADD + card(face),
            Action::StackAdd(face) => STACK + card(face),
            Action::Skip(count) if count < 8 => SKIP + count as usize,
            Action::Blindside { side, count } if count < 16 => BLIND + 16 * side as usize + count as usize,
            Action::Trick(side) => TRICK + side as usize,
            Action::Show(other) => SHOW + far(other)?,
            Action::Steal(target) => STEAL + lot(target)?,
            Action::Grab(count) if count < 4 => GRAB + count as usize,
            Action::Name(colour) => NAME + colour as usize,
            Action::Deflect { card, omaha } => DEFLECT + called(card, omaha),
            Action::Answer { card, omaha } => ANSWER + called(card, omaha),
            Action::Keep(kept) => KEEP + self.kept_number(seat, kept)?,
            Action::Fumble(slot) => FUMBLE + slot as usize,
            Action::Spare(face) => SPARE + card(face),
            Action::HandFlag(other) => HEIR + far(other)?,
            Action::Dealer(other) => DEALER + far(other)?,
            Action::Taunt(face) => TAUNT + card(face),
            Action::Catch(other) => CATCH + far(other)?,
            Action::Skip(_) | Action::Blindside { .. } | Action::Grab(_) | Action::Lay(_) => return None,
        };
        Some(place as u32)
    }

    fn numbered(&self, seat: Seat, number: u32) -> Option<Action> {
        let number = number as usize;
        let player = |first: usize| at(seat, (number - first) as u32, self.seats);
        let called = |first: usize| (face((number - first) / 2), (number - first) % 2 == 1);
        match number {
            PLAIN..BEGIN => WORDS.get(number).copied(),
            BEGIN..HIT => Some(Action::Begin(what(number - BEGIN))),
            HIT..CHALLENGE => {
                let (place, omaha) = ((number - HIT) / 2, (number - HIT) % 2 == 1);
                let on = self.lot_at(seat, place % LOTS)?;
                Some(Action::Hit { card: face(place / LOTS), on, omaha })
            }
            CHALLENGE..DISCARDED => self.lot_at(seat, number - CHALLENGE).map(Action::Challenge),
            DISCARDED..ADD => Some(called(DISCARDED)).map(|(card, omaha)| Action::Discard { card, omaha }),
            ADD..STACK => Some(Action::Add(face(number - ADD))),
            STACK..SKIP => Some(Action::StackAdd(face(number - STACK))),
            SKIP..BLIND => Some(Action::Skip((number - SKIP) as u8)),
            BLIND..TRICK => {
                let side = if number - BLIND < 16 { Side::Next } else { Side::Behind };
                Some(Action::Blindside { side, count: ((number - BLIND) % 16) as u8 })
            }
            TRICK..SHOW => Some(Action::Trick(if number == TRICK { Side::Next } else { Side::Behind })),
            SHOW..STEAL => player(SHOW).map(Action::Show),
            STEAL..GRAB => self.lot_at(seat, number - STEAL).map(Action::Steal),
            GRAB..NAME => Some(Action::Grab((number - GRAB) as u8)),
            NAME..DEFLECT => Some(Action::Name(Colour::ALL[number - NAME])),
            DEFLECT..ANSWER => Some(called(DEFLECT)).map(|(card, omaha)| Action::Deflect { card, omaha }),
            ANSWER..KEEP => Some(called(ANSWER)).map(|(card, omaha)| Action::Answer { card, omaha }),
            KEEP..FUMBLE => self.kept_numbered(seat, number - KEEP).map(Action::Keep),
            FUMBLE..SPARE => Some(Action::Fumble(Slot::ALL[number - FUMBLE])),
            SPARE..HEIR => Some(Action::Spare(face(number - SPARE))),
            HEIR..DEALER => player(HEIR).map(Action::HandFlag),
            DEALER..TAUNT => player(DEALER).map(Action::Dealer),
            TAUNT..CATCH => Some(Action::Taunt(face(number - TAUNT))),
            _ => player(CATCH).map(Action::Catch),
        }
    }

    #[inline]
    fn write_planes(&self, seat: Seat, out: &mut [u8]) {
        out.fill(0);
        let viewer = Viewer::Seat(seat);
        let mut places = [UNCOUNTED; ZONE_COUNT];
        for other in Seat::all(self.seats) {
            places[hand(other).index()] = if other == seat { HELD } else { KNOWN } as u16;
            Slot::ALL.iter().for_each(|&slot| places[down(Target { seat: other, slot }).index()] = LAID as u16);
        }
        places[DISCARD.index()] = THROWN as u16;
        places[TAKEN.index()] = LOOT as u16;
        debug_assert!(places[PYLON.index()] == UNCOUNTED && places[BOX.index()] == UNCOUNTED);
        self.cards.count_seen(viewer, &places, out);
        if let Some(top) = self.cards.top(DISCARD).filter(|&top| self.cards.sees(viewer, top)) {
            out[TOP + self.cards.face(top).0 as usize] = 1;
        }
        if let Some(colour) = self.colour_of_play() {
            out[COLOUR + colour as usize] = 1;
        }
        self.write_seats(seat, out);
        self.write_lots(seat, out);
        self.write_phase(seat, out);
        let turn = &self.turn;
        let (pylon, discards) = (self.cards.len(PYLON) as u8, self.cards.len(DISCARD) as u8);
        let turns = byte(i32::from(self.turns) / 4);
        let numbers = [pylon, discards, turns, self.idle, self.round, self.clockwise as u8];
        out[NUMBER..NUMBER + 6].copy_from_slice(&numbers);
        let done = [turn.picked, turn.downed, turn.hit, turn.is_extra];
        out[DONE..DONE + 4].copy_from_slice(&done.map(u8::from));
    }

    fn sense(&self, seat: Seat, actions: &[Action], advice: &[i32], senses: &mut Senses) -> bool {
        sense::write(self, seat, actions, advice, senses);
        true
    }
}

fn what(number: usize) -> What {
    match number {
        _ if number < Kind::COUNT => What::Set(Kind::new(number as u8)),
        Kind::COUNT => What::Disguise,
        _ => What::Streak(Colour::ALL[number - Kind::COUNT - 1]),
    }
}

impl NakedBootleg {
    fn lot_at(&self, seat: Seat, place: usize) -> Option<Target> {
        at(seat, place as u32 / 2, self.seats).map(|seat| Target { seat, slot: Slot::ALL[place % 2] })
    }

    /// The stolen cards as far as `seat` knows them, sorted by face; at most three.
    fn stolen(&self, seat: Seat) -> ([Face; 3], usize) {
        let (mut stolen, mut count) = ([Face(u8::MAX); 3], 0);
        let seen = self.cards.set(TAKEN).iter().filter(|&card| self.cards.sees(Viewer::Seat(seat), card));
        for card in seen.take(3) {
            stolen[count] = self.cards.face(card);
            count += 1;
        }
        stolen.sort_unstable();
        (stolen, count)
    }

    fn kept_number(&self, seat: Seat, kept: Kept) -> Option<usize> {
        let (stolen, count) = self.stolen(seat);
        let (mut number, mut next) = (0, 0);
        for face in kept.faces() {
            let place = (next..count).find(|&place| stolen[place] == face)?;
            number |= 1 << place;
            next = place + 1;
        }
        Some(number)
    }

    fn kept_numbered(&self, seat: Seat, number: usize) -> Option<Kept> {
        let (stolen, count) = self.stolen(seat);
        let kept = (0..count).filter(|place| number >> place & 1 == 1).map(|place| stolen[place]);
        Some(Kept::of(kept)).filter(|&kept| self.kept_number(seat, kept) == Some(number))
    }

    #[inline]
    fn write_seats(&self, seat: Seat, out: &mut [u8]) {
        let own = self.scores[seat.index()];
        for other in Seat::all(self.seats) {
            let (place, player) = (from(seat, other, self.seats), self.player(other));
            out[COUNT + place] = self.held(other) as u8;
            out[REDZONE + place] = self.is_in_redzone(other) as u8;
            out[LOST + place] = player.lost_turns;
            out[CALLED + place] = player.omaha_said as u8;
            out[EXPOSED + place] = self.is_exposed(other) as u8;
            out[USED + place] = player.disguise_used as u8;
            out[ACTIVE + place] = self.active.contains(other) as u8;
            out[FRIEND + place] = !self.are_opponents(seat, other) as u8;
            out[SCORE + place] = signed(self.scores[other.index()] - own);
        }
        if let Some(holder) = self.flag {
            out[FLAG + from(seat, holder, self.seats)] = 1;
        }
        out[TURN + from(seat, self.turn.seat, self.seats)] = 1;
        if let Some(decider) = crate::rules::decider(self) {
            out[DECIDES + from(seat, decider, self.seats)] = 1;
        }
    }

    #[inline]
    fn write_lots(&self, seat: Seat, out: &mut [u8]) {
        for other in Seat::all(self.seats) {
            for target in self.lots_of(other) {
                let place = 2 * from(seat, other, self.seats) + target.slot as usize;
                let (sort, of) = match self.lot(target).kind {
                    LotKind::None => (0, 0),
                    LotKind::Set(kind) => (1, kind as u8 + 1),
                    LotKind::Disguise => (2, 0),
                    LotKind::Forgiven => (3, Kind::Cover as u8 + 1),
                    LotKind::Streak(colour) => (4, colour as u8 + 1),
                };
                let cards = self.cards.set(down(target));
                let seen = cards.iter().filter(|&card| self.cards.sees(Viewer::Seat(seat), card)).count();
                out[SORT + place] = sort;
                out[OF + place] = of;
                out[SIZE + place] = cards.len() as u8;
                out[SEEN + place] = seen as u8;
            }
        }
    }

    /// What is being decided; what is laid down or stacked is for the seat on turn alone.
    #[inline]
    fn write_phase(&self, seat: Seat, out: &mut [u8]) {
        let own = self.turn.seat == seat;
        let step = match self.phase {
            Phase::Build { lot, .. } if own => {
                lot.iter().for_each(|card| out[DRAFT + self.cards.face(card).0 as usize] += 1);
                1
            }
            Phase::Stack(pile) if own => {
                pile.cards().iter().for_each(|&card| out[DRAFT + self.cards.face(card).0 as usize] += 1);
                2
            }
            Phase::Main | Phase::Build { .. } | Phase::Stack(_) => 0,
            Phase::Effect(..) => 3,
            Phase::Deflect(..) => 4,
            Phase::Counter(_) => 5,
            Phase::Keep(_) => 6,
            Phase::Chain(chain) => {
                out[CHAIN] = chain.total;
                7
            }
            Phase::Fumble { .. } | Phase::Pitch => 8,
            Phase::KeepOne { .. } => 9,
            Phase::Capture(_) | Phase::HandFlag(..) => 10,
            Phase::Coin(_) => 11,
            Phase::Over => return,
        };
        out[STEP + step] = 1;
    }
}
