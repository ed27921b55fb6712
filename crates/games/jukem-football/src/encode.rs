//! Jukem Football in numbers. Cards are numbered as the deck numbers its faces: RUNs, PASSes and CATCHes in ascending
//! order from 0, the kinds without a number from 24; so every deck that can be played with has room.

use crate::action::Action;
use crate::card::{NUMBERED_MAX, PLAIN_FIRST, Print};
use crate::options::DiscardView;
use crate::rules;
use crate::state::{DISCARD, DRAW, JukemFootball, OUT, Phase, SEATS, drive, hand, other, scored};
use kernel::encode::{Block, UNCOUNTED, byte, signed};
use kernel::{Encode, Face, Seat, Viewer, Zone};

kernel::blocks! {
    /// What can be done.
    NUMBERS:
    PLAIN 8 "plain": "`draw`, `take`, `return`, `return juk`, `goal`, `allow`, `end`, `concede`.";
    RUN 96 "run": "`run`: the RUN's face × 4, + 2 with `pan`, + 1 with `juk`.";
    PASS 288 "pass": "`pass`: (the PASS's place among PASSes × how many CATCHes the deck has + the CATCH's place) × 2, + 1 with `juk`.";
    THROW 32 "discard": "`discard`: the card's face.";
    ANSWER 4 "defend": "`defend`: HOLD, SACK, FUM, PICK.";
}

kernel::blocks! {
    /// What a player knows.
    PLANES:
    HELD 32 "hand": "Own cards, how many of each face.";
    KNOWN 32 "known": "Cards known to be in the other hand.";
    OWN_DRIVE 32 "own drive": "Cards of the own drive.";
    THEIR_DRIVE 32 "other drive": "Cards of the other drive.";
    GONE 32 "gone": "Cards that are out of the period: taken away by defense, or in a drive that scored.";
    THROWN 32 "discards": "Cards in the discard pile; with `discard_view=top_only` only the top one.";
    TOP 32 "top": "The top discard, as 1 of 32.";
    STEP 4 "step": "As 1 of 4: refill, play, answer, over.";
    TURN 1 "turn": "1 in the own turn.";
    YARDS 2 "yards": "Yards of the drives: own, other.";
    COUNT 2 "count": "Cards in hand: own, other.";
    PILE 1 "pile": "Cards to draw.";
    LEAD 1 "lead": "128 + own points − the other's.";
    PERIOD 1 "period": "1 and 2 are the halves, the rest is overtime.";
    DRY 1 "dry": "Dry turns in a row.";
    PLAY 2 "play": "While it is to be answered: cards and yards of the play.";
    FLAGS 4 "flags": "The discard may be taken; one was taken this turn; one was drawn this turn; the player dealt.";
}

const WORDS: [Action; 8] = [
    Action::Draw,
    Action::Take,
    Action::Return { jukem: false },
    Action::Return { jukem: true },
    Action::Goal,
    Action::Allow,
    Action::End,
    Action::Concede,
];
const ANSWERS: [Print; 4] = [Print::Holding, Print::Sack, Print::Fumble, Print::PickedOff];
const FACES: usize = 32;
/// With at most 24 numbered faces there are at most 12 × 12 pairs of a PASS and a CATCH.
const _: () = assert!(THROW - PASS == 2 * (NUMBERED_MAX / 2) * (NUMBERED_MAX / 2));
const _: () = assert!(PASS - RUN == 4 * NUMBERED_MAX && ANSWER - THROW == FACES);

impl Encode for JukemFootball {
    const NUMBERS: &'static [Block] = NUMBERS;
    const PLANES: &'static [Block] = PLANES;

    #[inline]
    fn number(&self, _seat: Seat, action: Action) -> Option<u32> {
        let deck = &self.options.deck;
        let face = |print| deck.face(print).map(|face| face.0 as usize);
        let place = match action {
            Action::Draw => PLAIN,
            Action::Take => PLAIN + 1,
            Action::Return { jukem } => PLAIN + 2 + jukem as usize,
            Action::Goal => PLAIN + 4,
            Action::Allow => PLAIN + 5,
            Action::End => PLAIN + 6,
            Action::Concede => PLAIN + 7,
            Action::Run { yards, pancake, jukem } => {
                RUN + 4 * face(Print::Run(yards))? + 2 * pancake as usize + jukem as usize
            }
            Action::Pass { lo, hi, catch, jukem } => {
                let pass = face(Print::Pass(lo, hi))? - deck.pass_faces().trailing_zeros() as usize;
                let caught = face(Print::Catch(catch))? - deck.catch_faces().trailing_zeros() as usize;
                PASS + 2 * (pass * deck.catch_faces().count_ones() as usize + caught) + jukem as usize
            }
            Action::Discard(print) => THROW + face(print)?,
            Action::Defend(print) => ANSWER + ANSWERS.iter().position(|answer| *answer == print)?,
            Action::Amiss(_) => return None,
        };
        Some(place as u32)
    }

    fn numbered(&self, _seat: Seat, number: u32) -> Option<Action> {
        let number = number as usize;
        match number {
            PLAIN..RUN => WORDS.get(number).copied(),
            RUN..PASS => {
                let (face, boosters) = ((number - RUN) / 4, (number - RUN) % 4);
                let Print::Run(yards) = self.printed(face)? else { return None };
                Some(Action::Run { yards, pancake: boosters & 2 != 0, jukem: boosters & 1 != 0 })
            }
            PASS..THROW => self.pass_numbered((number - PASS) / 2, (number - PASS) % 2 == 1),
            THROW..ANSWER => self.printed(number - THROW).map(Action::Discard),
            _ => ANSWERS.get(number - ANSWER).copied().map(Action::Defend),
        }
    }

    #[inline]
    fn write_planes(&self, seat: Seat, out: &mut [u8]) {
        let (viewer, them) = (Viewer::Seat(seat), other(seat));
        out.fill(0);
        let mut places = [UNCOUNTED; 9];
        let zones = [
            (hand(seat), HELD),
            (hand(them), KNOWN),
            (drive(seat), OWN_DRIVE),
            (drive(them), THEIR_DRIVE),
            (OUT, GONE),
            (scored(seat), GONE),
            (scored(them), GONE),
            (DISCARD, THROWN),
        ];
        let shown = if self.options.discard_view == DiscardView::Full { 8 } else { 7 };
        zones.iter().take(shown).for_each(|(zone, place): &(Zone, usize)| places[zone.index()] = *place as u16);
        self.cards.count_seen(viewer, &places, out);
        if let Some(top) = self.cards.top(DISCARD) {
            let face = self.cards.face(top).0 as usize % FACES;
            out[TOP + face] = 1;
            out[THROWN + face] = out[THROWN + face].max(1);
        }
        self.write_numbers(seat, out);
    }
}

impl JukemFootball {
    fn printed(&self, face: usize) -> Option<Print> {
        let print = self.options.deck.print(Face(face as u8));
        (self.options.deck.face(print) == Some(Face(face as u8))).then_some(print)
    }

    fn pass_numbered(&self, pair: usize, jukem: bool) -> Option<Action> {
        let deck = &self.options.deck;
        let catches = deck.catch_faces().count_ones() as usize;
        let (pass, caught) = (pair.checked_div(catches)?, pair.checked_rem(catches)?);
        if pass >= deck.pass_faces().count_ones() as usize {
            return None;
        }
        let pass = self.printed(deck.pass_faces().trailing_zeros() as usize + pass)?;
        let caught = self.printed(deck.catch_faces().trailing_zeros() as usize + caught)?;
        match (pass, caught) {
            (Print::Pass(lo, hi), Print::Catch(catch)) => Some(Action::Pass { lo, hi, catch, jukem }),
            _ => None,
        }
    }

    #[inline]
    fn write_numbers(&self, seat: Seat, out: &mut [u8]) {
        let them = other(seat);
        let step = match self.phase {
            Phase::Replenish { .. } => 0,
            Phase::Offense { .. } => 1,
            Phase::Defense { .. } => 2,
            Phase::Over { .. } => 3,
        };
        out[STEP + step] = 1;
        out[TURN] = (self.active == seat) as u8;
        for (place, player) in [seat, them].into_iter().enumerate() {
            out[YARDS + place] = self.totals[player.index()];
            out[COUNT + place] = self.cards.len(hand(player)) as u8;
        }
        out[PILE] = self.cards.len(DRAW) as u8;
        out[LEAD] = signed(self.scores[seat.index()] - self.scores[them.index()]);
        out[PERIOD] = byte(self.period.into());
        out[DRY] = self.dry;
        if let Phase::Defense { cards, yards } = self.phase {
            out[PLAY..PLAY + 2].copy_from_slice(&[cards, yards]);
        }
        let (took, drew) = match self.phase {
            Phase::Replenish { took, drew } => (took, drew),
            Phase::Offense { drew } => (false, drew),
            Phase::Defense { .. } | Phase::Over { .. } => (false, false),
        };
        let flags = [rules::may_take(self).is_ok(), took, drew, self.dealer == seat];
        out[FLAGS..FLAGS + 4].copy_from_slice(&flags.map(u8::from));
    }
}

const _: () = assert!(PLAIN_FIRST as usize == NUMBERED_MAX && SEATS == 2);
