//! Dream Team Soccer in numbers. Players are counted clockwise from the one who looks, by their places at the table and not
//! on the podium: 0 is the player itself.

use crate::action::{Action, Gift, Play};
use crate::card::{KINDS, RED_VALUE, YELLOW_VALUE};
use crate::state::{DreamTeamSoccer, GONE, Phase, TRICK, Trick, hand};
use kernel::encode::{Block, UNCOUNTED, at, byte, from, signed};
use kernel::{Encode, Face, Seat, Viewer};

kernel::blocks! {
    /// What can be done.
    NUMBERS:
    PLAIN 3 "plain": "`pass`, `ready`, `claim hattrick`.";
    NUTMEG 8 "nutmeg": "`nutmeg`: to whom.";
    CLAIM 8 "claim": "`claim nutmeg`: to whom.";
    GIVE 15 "give": "`give` one card: its kind, from the Goal to the Free Kick.";
    PAIR 120 "give two": "`give` two cards of kinds a ≤ b: b × (b + 1) / 2 + a.";
    PLAY 429 "play": "`play` without the Yellow Card: value × 33 + natural cards × 3 + Free Kicks.";
    YELLOW 297 "yellow": "`play` with the Yellow Card: (other 8s × 3 + Free Kicks) × 9 + who is skipped, 8 for nobody.";
}

kernel::blocks! {
    /// What a player knows.
    PLANES:
    HELD 15 "hand": "Own cards, how many of each kind.";
    OPEN 15 "trick": "Cards in the trick.";
    AWAY 15 "gone": "Cards that have left the round.";
    KNOWN 15 "known": "Cards known to be in the hands of others.";
    STEP 6 "step": "As 1 of 6: claims, nutmeg, trade, lead, follow, over.";
    TURN 8 "turn": "Whose turn it is, as 1 of 8.";
    COUNT 8 "count": "Cards in each hand.";
    PODIUM 8 "podium": "In which seat of the podium each player sits, from 1.";
    POINTS 8 "points": "128 + points of each player − own points.";
    OUT 8 "out": "In which place each player went out, from 1; 0 while it is in.";
    LAST 8 "last": "Who made the play that is to be beaten, as 1 of 8.";
    PASSED 8 "passed": "Who has passed on it.";
    SKIPPED 8 "skipped": "Who sits the trick out.";
    BEAT 2 "beat": "Value + 1 and size of the play that is to be beaten.";
    PAIRED 9 "trade": "With whom the player trades, as 1 of 8, and how many cards.";
    ROUND 2 "round": "The round, and how many there are.";
}

const WORDS: [Action; 3] = [Action::Pass, Action::Ready, Action::ClaimHatTrick];
/// The most natural cards of one value in a play, and the most Free Kicks.
const NATURAL: u8 = 10;
const KICKS: u8 = 2;
const NOBODY: u32 = 8;
const _: () = assert!(YELLOW - PLAY == (RED_VALUE as usize + 1) * (NATURAL as usize + 1) * (KICKS as usize + 1));
const _: () = assert!(GIVE + KINDS == PAIR && PAIR + KINDS * (KINDS + 1) / 2 == PLAY);

impl Encode for DreamTeamSoccer {
    const NUMBERS: &'static [Block] = NUMBERS;
    const PLANES: &'static [Block] = PLANES;

    #[inline]
    fn number(&self, seat: Seat, action: Action) -> Option<u32> {
        let place = match action {
            Action::Pass => PLAIN,
            Action::Ready => PLAIN + 1,
            Action::ClaimHatTrick => PLAIN + 2,
            Action::Nutmeg(to) => NUTMEG + self.from(seat, to)?,
            Action::ClaimNutmeg(to) => CLAIM + self.from(seat, to)?,
            Action::Give(gift) => gift_number(gift)?,
            Action::Play(play) => self.play_number(seat, play)?,
            Action::Mixed(_) | Action::Sealed => return None,
        };
        Some(place as u32)
    }

    fn numbered(&self, seat: Seat, number: u32) -> Option<Action> {
        let number = number as usize;
        let player = |first: usize| at(seat, (number - first) as u32, self.seats);
        match number {
            PLAIN..NUTMEG => WORDS.get(number).copied(),
            NUTMEG..CLAIM => player(NUTMEG).map(Action::Nutmeg),
            CLAIM..GIVE => player(CLAIM).map(Action::ClaimNutmeg),
            GIVE..PAIR => Some(Action::Give(Gift::one(Face((number - GIVE) as u8)))),
            PAIR..PLAY => {
                let second = (0..KINDS).rev().find(|kind| kind * (kind + 1) / 2 <= number - PAIR)?;
                let first = number - PAIR - second * (second + 1) / 2;
                Some(Action::Give(Gift::two(Face(first as u8), Face(second as u8))))
            }
            PLAY..YELLOW => Some(plain_play(number - PLAY)),
            _ => self.yellow_play(seat, number - YELLOW),
        }
    }

    #[inline]
    fn write_planes(&self, seat: Seat, out: &mut [u8]) {
        out.fill(0);
        let mut places = [KNOWN as u16; 11];
        places[0] = UNCOUNTED;
        places[hand(seat).index()] = HELD as u16;
        places[TRICK.index()] = OPEN as u16;
        places[GONE.index()] = AWAY as u16;
        self.cards.count_seen(Viewer::Seat(seat), &places, out);
        let own = self.points[seat.index()];
        for player in Seat::all(self.seats) {
            let place = from(seat, player, self.seats);
            out[COUNT + place] = self.cards.len(hand(player)) as u8;
            out[PODIUM + place] = self.podium.number(player);
            out[POINTS + place] = signed(self.points[player.index()] - own);
        }
        for (number, player) in (1..).zip(self.places.as_slice()) {
            out[OUT + from(seat, *player, self.seats)] = number;
        }
        out[ROUND] = byte(self.round.into());
        out[ROUND + 1] = byte(self.options.rounds.into());
        self.write_phase(seat, out);
    }
}

impl DreamTeamSoccer {
    fn from(&self, seat: Seat, other: Seat) -> Option<usize> {
        (other.number() < self.seats).then(|| from(seat, other, self.seats))
    }

    #[inline]
    fn play_number(&self, seat: Seat, play: Play) -> Option<usize> {
        let Play { value, plain, yellow, kicks, skip } = play;
        if plain > NATURAL || kicks > KICKS || value > RED_VALUE {
            return None;
        }
        let cards = 3 * plain as usize + kicks as usize;
        match (yellow, skip) {
            (false, None) => Some(PLAY + 33 * value as usize + cards),
            (true, None) if value == YELLOW_VALUE => Some(YELLOW + 9 * cards + NOBODY as usize),
            (true, Some(skip)) if value == YELLOW_VALUE => Some(YELLOW + 9 * cards + self.from(seat, skip)?),
            _ => None,
        }
    }

    fn yellow_play(&self, seat: Seat, number: usize) -> Option<Action> {
        let (cards, skip) = ((number / 9) as u8, (number % 9) as u32);
        let skip = if skip == NOBODY { None } else { Some(at(seat, skip, self.seats)?) };
        Some(Action::Play(Play { value: YELLOW_VALUE, plain: cards / 3, yellow: true, kicks: cards % 3, skip }))
    }

    #[inline]
    fn write_phase(&self, seat: Seat, out: &mut [u8]) {
        let (step, turn) = match &self.phase {
            Phase::Claims { .. } => (0, None),
            Phase::Nutmeg { by } => (1, Some(*by)),
            Phase::Trade { .. } => (2, None),
            Phase::Lead { leader } => (3, Some(*leader)),
            Phase::Follow { turn, trick } => {
                self.write_trick(seat, trick, out);
                (4, Some(*turn))
            }
            Phase::Over => (5, None),
        };
        out[STEP + step] = 1;
        if let Some(turn) = turn {
            out[TURN + from(seat, turn, self.seats)] = 1;
        }
        if let (Phase::Trade { .. }, Some((partner, size))) = (&self.phase, crate::rules::partner(self, seat)) {
            out[PAIRED + from(seat, partner, self.seats)] = 1;
            out[PAIRED + 8] = size;
        }
    }

    #[inline]
    fn write_trick(&self, seat: Seat, trick: &Trick, out: &mut [u8]) {
        out[BEAT..BEAT + 2].copy_from_slice(&[trick.value() + 1, trick.size]);
        out[LAST + from(seat, trick.last(), self.seats)] = 1;
        for player in Seat::all(self.seats) {
            let place = from(seat, player, self.seats);
            out[PASSED + place] = (self.still_in.contains(player) && !trick.open.contains(player)) as u8;
            out[SKIPPED + place] = (trick.skipped == Some(player)) as u8;
        }
    }
}

fn gift_number(gift: Gift) -> Option<usize> {
    let mut cards = gift.cards().map(|face| face.0 as usize);
    let first = cards.next().filter(|&first| first < KINDS)?;
    match cards.next() {
        None => Some(GIVE + first),
        Some(second) => (second < KINDS).then_some(PAIR + second * (second + 1) / 2 + first),
    }
}

fn plain_play(number: usize) -> Action {
    let (value, cards) = ((number / 33) as u8, (number % 33) as u8);
    Action::Play(Play { value, plain: cards / 3, yellow: false, kicks: cards % 3, skip: None })
}
