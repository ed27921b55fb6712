//! What a match is made of; no rules here.
//!
//! Players are kernel seats and keep them for the whole match. The rulebook's seats #1 to #n are places on the
//! podium: who sits where is part of the state ([`Podium`]) and changes with every round (DT-8.2).

mod plays;

pub use plays::Plays;

use crate::action::{Gift, Play};
use crate::card::{CARDS, Holding};
use crate::options::{Options, SeatDirection};
use kernel::{BySeat, Chance, Face, Millis, SEATS_MAX, Seat, SeatSet, Tableau, Zone, ZoneKind, ZoneSpec};

/// The cards before they are dealt.
pub const PILE: Zone = Zone(0);
const HAND: Zone = Zone(1);
/// The plays of the present trick, the oldest first.
pub const TRICK: Zone = Zone(9);
/// Cards that have left the round.
pub const GONE: Zone = Zone(10);
const ZONE_COUNT: usize = 11;
/// The tableau looks through its cards eight at a time.
const PLACES: usize = CARDS.next_multiple_of(8);

/// The zones of the table.
pub const ZONES: &[ZoneSpec] = &[
    ZoneSpec { name: "pile", first: PILE, per_seat: false, kind: ZoneKind::Pile },
    ZoneSpec { name: "hand", first: HAND, per_seat: true, kind: ZoneKind::Hand },
    ZoneSpec { name: "trick", first: TRICK, per_seat: false, kind: ZoneKind::Table },
    ZoneSpec { name: "gone", first: GONE, per_seat: false, kind: ZoneKind::Pile },
];

/// Where `seat` holds its cards.
#[inline]
pub const fn hand(seat: Seat) -> Zone {
    Zone(HAND.0 + seat.number())
}

/// A match of Dream Team Soccer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DreamTeamSoccer {
    /// Where the cards are.
    pub(crate) cards: Tableau<PLACES, ZONE_COUNT>,
    /// What each hand counts: always what `cards` says, kept because counting anew would be slow.
    pub(crate) holdings: BySeat<Holding>,
    /// What is being decided.
    pub(crate) phase: Phase,
    /// Who sits in which seat of the podium.
    pub(crate) podium: Podium,
    /// Who still holds cards in this round.
    pub(crate) still_in: SeatSet,
    /// Who has gone out in this round, in order.
    pub(crate) places: Order,
    /// What was played in this round: what others hold can be guessed from it.
    pub(crate) plays: Plays,
    /// Whether there was a trade in this round.
    pub(crate) traded: bool,
    /// What each seat gave in it.
    pub(crate) gave: BySeat<Option<Gift>>,
    /// How the round before ended.
    pub(crate) before: Option<Ended>,
    /// Gold, silver and bronze of each player.
    pub(crate) medals: BySeat<[u8; 3]>,
    /// Points of each player.
    pub(crate) points: [i32; SEATS_MAX],
    /// The present round, from 1.
    pub(crate) round: u8,
    /// How many play.
    pub(crate) seats: u8,
    /// When the clock acts for whoever has not.
    pub(crate) deadline: Option<Millis>,
    /// What was chosen at the table.
    pub(crate) options: Options,
    /// Where chance comes from.
    pub(crate) chance: Chance,
}

/// What is being decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Everybody says in secret whether the deal was special (DT-4.5, `manual`).
    Claims {
        /// What has been said.
        answers: BySeat<Option<Claim>>,
    },
    /// A player has a Nutmeg and chooses who gets it (DT-5.26).
    Nutmeg {
        /// Whose it is.
        by: Seat,
    },
    /// The trading seats choose in secret what they give (DT-4.7).
    Trade {
        /// What has been chosen.
        gifts: BySeat<Option<Gift>>,
    },
    /// A player opens a trick (DT-4.18).
    Lead {
        /// Who leads.
        leader: Seat,
    },
    /// A player beats the last play, or passes (DT-4.21).
    Follow {
        /// Whose turn it is.
        turn: Seat,
        /// What has been played.
        trick: Trick,
    },
    /// All rounds have been played (DT-6.5).
    Over,
}

/// An answer to the question for special deals.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Claim {
    /// Nothing to claim, or it was overlooked.
    Ready,
    /// A Hat Trick.
    HatTrick,
    /// A Nutmeg for this player.
    Nutmeg(Seat),
}

const EVERYBODY: SeatSet = SeatSet::all(SEATS_MAX as u8);
/// Values fall with each play, from 12 to 0 (DT-9.2).
pub const PLAYS_MAX: usize = 13;

/// The plays since the lead. Each is as large as the lead; the cards lie in [`TRICK`] in the same order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trick {
    players: [Seat; PLAYS_MAX],
    values: [u8; PLAYS_MAX],
    plays: u8,
    /// How many cards each play has.
    pub(crate) size: u8,
    /// Who sits this trick out because of the Yellow Card (DT-5.11).
    pub(crate) skipped: Option<Seat>,
    /// Who has not passed since the last play; if a pass is final, since the lead.
    pub(crate) open: SeatSet,
}

impl Trick {
    /// A trick of plays of `size` cards, none made yet.
    pub(crate) const fn new(size: u8) -> Trick {
        Trick {
            players: [Seat::new(0); PLAYS_MAX],
            values: [0; PLAYS_MAX],
            plays: 0,
            size,
            skipped: None,
            open: EVERYBODY,
        }
    }

    /// Writes down a play.
    #[inline]
    pub(crate) const fn record(&mut self, player: Seat, value: u8) {
        self.players[self.plays as usize] = player;
        self.values[self.plays as usize] = value;
        self.plays += 1;
    }

    /// Notes a pass.
    #[inline]
    pub(crate) const fn pass(&mut self, player: Seat) {
        self.open = self.open.without(player);
    }

    /// Forgets all passes.
    #[inline]
    pub(crate) const fn reopen(&mut self) {
        self.open = EVERYBODY;
    }

    /// Who of those still in has passed since the last play; if a pass is final, since the lead.
    pub(crate) fn passed(&self, still_in: SeatSet) -> SeatSet {
        still_in.iter().filter(|&seat| !self.open.contains(seat)).collect()
    }

    /// Who made the last play.
    #[inline]
    pub(crate) const fn last(&self) -> Seat {
        self.players[self.plays as usize - 1]
    }

    /// The value to beat.
    #[inline]
    pub(crate) const fn value(&self) -> u8 {
        self.values[self.plays as usize - 1]
    }

    /// The value of the lead.
    #[inline]
    pub(crate) const fn led(&self) -> u8 {
        self.values[0]
    }

    /// Who played which value, the oldest first.
    pub(crate) fn plays(&self) -> impl Iterator<Item = (Seat, u8)> + '_ {
        self.players.iter().copied().zip(self.values).take(self.plays as usize)
    }
}

/// Seats in an order, each at most once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Order {
    list: [Seat; SEATS_MAX],
    len: u8,
}

impl Order {
    /// Nobody.
    pub(crate) const EMPTY: Order = Order { list: [Seat::new(0); SEATS_MAX], len: 0 };

    /// Puts `seat` at the end.
    #[inline]
    pub(crate) const fn push(&mut self, seat: Seat) {
        self.list[self.len as usize] = seat;
        self.len += 1;
    }

    /// The seats in order.
    #[inline]
    pub(crate) fn as_slice(&self) -> &[Seat] {
        &self.list[..self.len as usize]
    }
}

/// Who sits in seats #1 to #n, and who is whose left neighbour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Podium {
    sits: Order,
    number: BySeat<u8>,
    left: BySeat<Seat>,
}

impl Podium {
    /// The players of `order` in seats #1, #2 and so on. Clockwise means to the left: if #2 is right of #1, the numbers
    /// count down and #1 is followed by #n (DT-3.3).
    pub(crate) fn new(order: Order, direction: SeatDirection) -> Podium {
        let mut podium = Podium { sits: order, number: BySeat::default(), left: BySeat::default() };
        let players = order.as_slice();
        for (index, &player) in players.iter().enumerate() {
            let up = players[if index + 1 == players.len() { 0 } else { index + 1 }];
            podium.number[player] = index as u8 + 1;
            match direction {
                SeatDirection::Left => podium.left[player] = up,
                SeatDirection::Right => podium.left[up] = player,
            }
        }
        podium
    }

    /// The players in seats #1 to #n.
    #[inline]
    pub fn players(&self) -> &[Seat] {
        self.sits.as_slice()
    }

    /// The player in seat `number`, from 1.
    #[inline]
    pub fn player(&self, number: u8) -> Seat {
        self.players()[number as usize - 1]
    }

    /// The number of the seat in which `player` sits, from 1.
    #[inline]
    pub fn number(&self, player: Seat) -> u8 {
        self.number[player]
    }

    /// The player in the last seat: dealer, Ballboy or Ballgirl (DT-3.2).
    #[inline]
    pub fn ballboy(&self) -> Seat {
        self.player(self.sits.len)
    }

    /// The clockwise neighbour (DT-3.3).
    #[inline]
    pub fn left(&self, player: Seat) -> Seat {
        self.left[player]
    }

    /// The first of `set` clockwise from `player`, `player` itself last.
    #[inline]
    pub fn next_in(&self, player: Seat, set: SeatSet) -> Option<Seat> {
        if set.is_empty() {
            return None;
        }
        let mut next = self.left(player);
        while !set.contains(next) {
            next = self.left(next);
        }
        Some(next)
    }
}

/// How a round ended, for everybody to look at after the next deal (DT-7.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ended {
    /// All players in their order; the last one was left with cards. After a Hat Trick its holder alone.
    pub(crate) places: Order,
    /// Whether it was a Hat Trick.
    pub(crate) hat_trick: bool,
    /// What everybody still held.
    pub(crate) held: BySeat<Holding>,
}

/// A medal (DT-6.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Medal {
    /// Worth 3 points.
    Gold,
    /// Worth 2 points.
    Silver,
    /// Worth 1 point.
    Bronze,
}

/// What is announced.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Note {
    /// A round begins; this player deals.
    Round(u8, Seat),
    /// A player sits in this seat of the podium now.
    Sits(Seat, u8),
    /// A player has a Hat Trick.
    HatTrick(Seat),
    /// A player has a Nutmeg.
    Nutmeg(Seat),
    /// A player gives the Nutmeg to another.
    NutmegGiven(Seat, Seat),
    /// Two players traded this many cards.
    Traded(Seat, Seat, u8),
    /// A player opens the round with the Kickoff.
    Kickoff(Seat),
    /// A player put this on the table.
    Played(Seat, Play),
    /// A player passed.
    Passed(Seat),
    /// A player has gone out, in this place.
    Out(Seat, u8),
    /// A player has won the trick.
    Won(Seat),
    /// A player picks up the Red Card.
    TookRed(Seat),
    /// The Red Card is gone until the round is over.
    RedGone,
    /// A player is left with this many cards, and the round is over.
    Left(Seat, u8),
    /// A player gets a medal.
    Medal(Seat, Medal),
    /// All rounds have been played.
    Over,
}

impl DreamTeamSoccer {
    /// What the cards of `seat` are, counted anew.
    pub(crate) fn count(&self, seat: Seat) -> Holding {
        self.cards.set(hand(seat)).iter().map(|card| self.cards.face(card)).collect()
    }

    /// How many cards the deal gives to the seat that is served `turn`-th, from 0 (DT-4.2).
    pub(crate) const fn dealt(&self, turn: u8) -> u8 {
        let (each, odd) = (CARDS as u8 / self.seats, CARDS as u8 % self.seats);
        each + (turn < odd) as u8
    }

    /// A card of this kind that `seat` holds.
    #[inline]
    pub(crate) fn held(&self, seat: Seat, face: Face) -> kernel::CardId {
        self.cards.find(hand(seat), face).expect("only cards that are held leave a hand")
    }
}

const _: () = assert!(size_of::<DreamTeamSoccer>() <= 2048, "the state is copied a million times");
