//! What a match of Jukem Football is made of; no rules here.
//!
//! Kept small on purpose, because what can be seen on the table is not stored beside it: the final turn is an empty
//! draw pile (JK-4.14), the plays of a drive are its cards in order, and the cards known to be in a hand are those that
//! the public can identify there (JK-7.2).

use crate::action::Action;
use crate::card::{CARDS_MAX, Print};
use crate::options::Options;
use kernel::{CardId, Chance, Millis, Seat, Tableau, Viewer, Zone, ZoneKind, ZoneSpec};

/// The face-down pile, its next card on top.
pub const DRAW: Zone = Zone(0);
/// The face-up pile.
pub const DISCARD: Zone = Zone(1);
/// Cards that defense took away for the rest of the period.
pub const OUT: Zone = Zone(2);
const HAND: Zone = Zone(3);
const DRIVE: Zone = Zone(5);
const SCORED: Zone = Zone(7);
const ZONE_COUNT: usize = 9;

/// The zones of the table. Cards left out for practice are in none (JK-2.3).
pub const ZONES: &[ZoneSpec] = &[
    ZoneSpec { name: "draw", first: DRAW, per_seat: false, kind: ZoneKind::Pile },
    ZoneSpec { name: "discard", first: DISCARD, per_seat: false, kind: ZoneKind::Pile },
    ZoneSpec { name: "out", first: OUT, per_seat: false, kind: ZoneKind::Pile },
    ZoneSpec { name: "hand", first: HAND, per_seat: true, kind: ZoneKind::Hand },
    ZoneSpec { name: "drive", first: DRIVE, per_seat: true, kind: ZoneKind::Table },
    ZoneSpec { name: "scored", first: SCORED, per_seat: true, kind: ZoneKind::Pile },
];

/// There are always two players (JK-2.5).
pub const SEATS: u8 = 2;
/// A full hand (JK-4.6).
pub const HAND_MAX: usize = 5;
/// Yards of a touchdown (JK-5.29).
pub const GOAL_LINE: u8 = 100;
/// Yards from which a field goal can be kicked (JK-5.24).
pub const KICKING_RANGE: u8 = 70;

/// Where `seat` holds its cards.
#[inline]
pub const fn hand(seat: Seat) -> Zone {
    Zone(HAND.0 + seat.number())
}

/// Where the plays of `seat` lie.
#[inline]
pub const fn drive(seat: Seat) -> Zone {
    Zone(DRIVE.0 + seat.number())
}

/// Where the drives that scored for `seat` lie.
#[inline]
pub const fn scored(seat: Seat) -> Zone {
    Zone(SCORED.0 + seat.number())
}

/// The other player.
#[inline]
pub const fn other(seat: Seat) -> Seat {
    seat.next(SEATS)
}

/// What is being decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// The active player refills the hand.
    Replenish {
        /// A discard was taken this turn (JK-4.9).
        took: bool,
        /// A card was drawn from the draw pile this turn (JK-9.2).
        drew: bool,
    },
    /// The active player makes a play or discards.
    Offense {
        /// A card was drawn from the draw pile this turn.
        drew: bool,
    },
    /// The defender answers the newest play of the active player's drive.
    Defense {
        /// How many cards the play has.
        cards: u8,
        /// How many yards it brought.
        yards: u8,
    },
    /// The game is over.
    Over {
        /// Who gave up, if somebody did.
        conceded: Option<Seat>,
    },
}

impl Phase {
    /// Where every turn starts (JK-4.6).
    pub const TURN: Phase = Phase::Replenish { took: false, drew: false };
}

/// A match of Jukem Football.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct JukemFootball {
    /// Where the cards are and who can identify them.
    pub(crate) cards: Tableau<CARDS_MAX, ZONE_COUNT>,
    /// What was chosen at the table; the deck in it says what is printed on each face.
    pub(crate) options: Options,
    /// Where the next deals come from.
    pub(crate) chance: Chance,
    /// Points.
    pub(crate) scores: [i32; SEATS as usize],
    /// When the clock of the decision at hand runs out, if it has one.
    pub(crate) deadline: Millis,
    /// What is being decided.
    pub(crate) phase: Phase,
    /// The total of each drive (JK-4.3), always what its plays add up to.
    pub(crate) totals: [u8; SEATS as usize],
    /// 1 and 2 are the halves, the rest is overtime.
    pub(crate) period: u8,
    /// Who dealt the period.
    pub(crate) dealer: Seat,
    /// Whose turn it is (JK-4.4).
    pub(crate) active: Seat,
    /// Dry turns in a row (JK-9.2).
    pub(crate) dry: u8,
}

impl JukemFootball {
    /// What is printed on `card`.
    #[inline]
    pub(crate) fn print(&self, card: CardId) -> Print {
        self.options.deck.print(self.cards.face(card))
    }

    /// Whether this is the final turn of the period: its player has emptied the draw pile (JK-4.14).
    #[inline]
    pub(crate) fn is_final(&self) -> bool {
        self.cards.is_empty(DRAW)
    }

    /// Yards that the drive of `seat` still needs.
    #[inline]
    pub(crate) fn yards_to_go(&self, seat: Seat) -> u8 {
        GOAL_LINE - self.totals[seat.index()]
    }

    /// The cards of `zone` from the oldest to the newest.
    pub(crate) fn prints(&self, zone: Zone) -> impl Iterator<Item = Print> + '_ {
        self.cards.iter(zone).map(|card| self.print(card))
    }

    /// The plays in the drive of `seat`, the oldest first (JK-4.1). A new one starts with each card that can open one; a
    /// CATCH lies on its PASS (JK-5.6).
    pub(crate) fn plays(&self, seat: Seat) -> Vec<Action> {
        let cards: Vec<Print> = self.prints(drive(seat)).collect();
        let plays = cards.chunk_by(|_, next| !next.opens_a_play());
        plays.map(|play| Action::play(play).expect("a drive is made of whole plays")).collect()
    }

    /// The cards that everybody knows to be in the hand of `seat` (JK-7.2), in order.
    pub(crate) fn known(&self, seat: Seat) -> Vec<Print> {
        let known = self.cards.set(hand(seat)).iter().filter(|&card| self.cards.sees(Viewer::Public, card));
        let mut prints: Vec<Print> = known.map(|card| self.print(card)).collect();
        prints.sort_unstable();
        prints
    }
}

/// What is announced besides the movements of cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Note {
    /// A period begins; this seat deals it.
    Period(u8, Seat),
    /// A turn of this seat begins.
    Turn(Seat),
    /// The seat drew the last card of the draw pile: its turn is the final one (JK-4.14).
    FinalTurn(Seat),
    /// "JUKEM!" (JK-8.1): comes before the cards and yards of the play.
    Shout(Seat),
    /// The seat made this yardage play.
    Played {
        /// Whose drive.
        seat: Seat,
        /// The play.
        play: Action,
        /// What it brought.
        yards: u8,
        /// Where the drive stands now.
        total: u8,
    },
    /// The seat let the play stand.
    Allowed(Seat),
    /// The seat answered the play with this card.
    Defended {
        /// The defender.
        seat: Seat,
        /// The yellow or red card.
        card: Print,
        /// Yards that the drive lost.
        lost: u8,
    },
    /// The seat threw this card away.
    Discarded(Seat, Print),
    /// With `only_if_able`: the seat is not asked, as it holds no defensive card (JK-4.29).
    NotAsked(Seat),
    /// The seat has no play left on its final turn (JK-4.41).
    NoPlayLeft(Seat),
    /// The seat ended the half by choice.
    EndedHalf(Seat),
    /// The drive of this seat reached 100 yards: 7 points.
    Touchdown(Seat),
    /// The seat kicked a field goal: 3 points.
    FieldGoal(Seat),
    /// A period is over.
    PeriodOver(u8),
    /// The time of this seat ran out; what follows is done for it (JK-4.36).
    TimeUp(Seat),
    /// The seat gave up.
    Conceded(Seat),
    /// The game is over and this seat has won.
    Won(Seat),
    /// The game is over and nobody has won.
    Tied,
}
