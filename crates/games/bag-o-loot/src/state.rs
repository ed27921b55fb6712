//! What a match of Bag-O-Loot is made of; no rules here.
//!
//! A set never leaves its place on the table, whoever owns it, and becomes a bag there: it is a [`Lot`] in a numbered
//! [`Spot`], which is a zone of its own. Owners are kept beside the cards; stealing moves no card of the set.

use crate::action::Spot;
use crate::card::{CARDS_MAX, Hands, Held, SETS_MAX};
use crate::lots::{Lot, Lots, SpotSet};
use crate::options::{Close, House, Variant};
use kernel::{CardId, Chance, Eyes, Face, Millis, SEATS_MAX, Seat, SeatSet, Sink, Tableau, Zone, ZoneKind, ZoneSpec};

/// The cards to draw, the next one on top.
pub const PILE: Zone = Zone(0);
const HANDS: Zone = Zone(1);
/// Ditched coins (BL-3.8).
pub const DISCARD: Zone = Zone(9);
const SPOTS: Zone = Zone(10);
const ZONE_COUNT: usize = SPOTS.index() + SETS_MAX;

/// The zones of the table: pile, hands, discards, and a place for each set of the round.
pub const ZONES: &[ZoneSpec] = &zones();

const fn zones() -> [ZoneSpec; 3 + SETS_MAX] {
    let mut zones = [ZoneSpec { name: "pile", first: PILE, per_seat: false, kind: ZoneKind::Pile }; 3 + SETS_MAX];
    zones[1] = ZoneSpec { name: "hand", first: HANDS, per_seat: true, kind: ZoneKind::Hand };
    zones[2] = ZoneSpec { name: "discard", first: DISCARD, per_seat: false, kind: ZoneKind::Pile };
    let mut spot = 0;
    while spot < SETS_MAX {
        let first = Zone(SPOTS.0 + spot as u8);
        zones[3 + spot] = ZoneSpec { name: SPOT_NAMES[spot], first, per_seat: false, kind: ZoneKind::Table };
        spot += 1;
    }
    zones
}

const SPOT_NAMES: [&str; SETS_MAX] = [
    "s1", "s2", "s3", "s4", "s5", "s6", "s7", "s8", "s9", "s10", "s11", "s12", "s13", "s14", "s15", "s16", "s17",
    "s18", "s19", "s20", "s21", "s22", "s23", "s24", "s25", "s26", "s27", "s28", "s29", "s30", "s31", "s32", "s33",
    "s34", "s35", "s36", "s37",
];

/// Where `seat` holds its cards.
#[inline]
pub const fn hand(seat: Seat) -> Zone {
    Zone(HANDS.0 + seat.number())
}

/// Where the cards of a set or bag lie.
#[inline]
pub const fn zone(spot: Spot) -> Zone {
    Zone(SPOTS.0 + spot.0)
}

/// The set or bag whose cards lie in `zone`.
#[inline]
pub const fn spot_of(zone: Zone) -> Spot {
    Spot(zone.0 - SPOTS.0)
}

/// The turn at hand (BL-4.7). Whether a Snitch was made is not kept: one that was right is a play, and no second one may
/// follow a play (BL-4.11).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turn {
    /// Whose turn it is.
    pub seat: Seat,
    /// Productive plays made.
    pub plays: u8,
    /// The one Bag of the turn was made (BL-4.10).
    pub bag_made: bool,
    /// Ditches made (BL-5.49).
    pub ditches: u8,
    /// The pile was empty when the turn began (BL-4.23).
    pub began_dry: bool,
}

/// The time in which a bag can be challenged (BL-4.30).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Window {
    /// The bag.
    pub bag: Spot,
    /// Who made it.
    pub maker: Seat,
    /// Whose Let Go counts (BL-4.49).
    pub let_go: SeatSet,
    /// The maker made another play after the bag (BL-4.46).
    pub played_on: bool,
    /// The next player may shut it (BL-4.41).
    pub grace_over: bool,
    /// When the bag was made.
    pub opened: Millis,
    /// When the maker played last (BL-4.34).
    pub last_play: Millis,
}

/// A question to all who may challenge (BL-4.45).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Contest {
    /// Who is asked.
    pub asked: SeatSet,
    /// Who has answered.
    pub answered: SeatSet,
    /// Who has answered Challenge.
    pub calls: SeatSet,
    /// What goes on afterwards.
    pub back: Back,
}

/// What a challenge interrupted (BL-4.36).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Back {
    /// The turn player has yet to draw.
    TurnStart,
    /// The turn player plays on.
    Play,
    /// The turn is over.
    TurnEnd,
    /// The turn player has gone out.
    GoingOut,
}

/// What is being decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// The turn player draws (BL-4.6).
    TurnStart,
    /// The turn player plays.
    Play,
    /// All who may challenge answer in secret.
    Contest(Contest),
    /// The maker went out, the others may still challenge (BL-4.34).
    LastCall,
    /// The maker of a genuine bag takes a prize (BL-5.42).
    Penalty {
        /// Who takes it.
        maker: Seat,
        /// From whom.
        challenger: Seat,
        /// What goes on afterwards.
        back: Back,
    },
    /// The turn player went out and takes a bag (BL-6.5).
    Bonus,
    /// The game is over.
    Over,
}

/// Where all cards of a match are.
pub type Cards = Tableau<CARDS_MAX, ZONE_COUNT>;

/// A match of Bag-O-Loot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BagOLoot {
    /// Where the cards are and who can identify them.
    pub(crate) cards: Cards,
    /// What each hand counts: always what `cards` says, kept because counting anew would be slow.
    pub(crate) held: Hands,
    /// The sets and bags.
    pub(crate) lots: Lots,
    /// Advanced bags that were challenged: whether they are genuine is public (BL-5.40).
    pub(crate) challenged: SpotSet,
    /// What is being decided.
    pub(crate) phase: Phase,
    /// The turn at hand.
    pub(crate) turn: Turn,
    /// The bag that can be challenged, if there is one (BL-4.37).
    pub(crate) window: Option<Window>,
    /// Points of the rounds before (BL-6.10).
    pub(crate) scores: [i32; SEATS_MAX],
    /// The house rules.
    pub(crate) house: House,
    /// How many play.
    pub(crate) seats: u8,
    /// Who dealt this round.
    pub(crate) dealer: Seat,
    /// The present round, from 1.
    pub(crate) round: u8,
    /// How many rounds were added because of a tie (BL-6.14).
    pub(crate) extra: u8,
    /// Turns in a row that began with an empty pile and brought no productive play (BL-4.23).
    pub(crate) barren: u8,
    /// The end time has passed (BL-6.12).
    pub(crate) time_up: bool,
    /// When the clock acts for whoever has to decide.
    pub(crate) deadline: Option<Millis>,
    /// The moment of the last input.
    pub(crate) now: Millis,
    /// How many random choices were made since the match began.
    pub(crate) picks: u32,
    /// Where chance comes from.
    pub(crate) chance: Chance,
}

impl BagOLoot {
    /// Moves `card` into the hand of `seat`; afterwards exactly `eyes` can identify it.
    #[inline]
    pub(crate) fn take(&mut self, card: CardId, seat: Seat, eyes: Eyes, sink: &mut impl Sink<Note>) {
        self.held.add(seat, self.cards.face(card));
        self.cards.move_to(card, hand(seat), eyes, sink);
    }

    /// Lays cards of `face` from the hand of `seat`, which is known to hold them, for all to see.
    #[inline]
    pub(crate) fn lay(&mut self, seat: Seat, face: Face, copies: u8, to: Zone, sink: &mut impl Sink<Note>) {
        self.held.remove(seat, face, copies);
        self.cards.play(hand(seat), face, copies, to, sink);
    }

    /// Moves a card of `face`, which `seat` is known to hold, out of its hand; afterwards exactly `eyes` can identify it.
    #[inline]
    pub(crate) fn put(&mut self, seat: Seat, face: Face, to: Zone, eyes: Eyes, sink: &mut impl Sink<Note>) {
        let card = self.cards.find(hand(seat), face).expect("the card was checked to be in this hand");
        self.held.remove(seat, face, 1);
        self.cards.move_to(card, to, eyes, sink);
    }

    /// Counts all hands anew, after cards were exchanged without moving.
    pub(crate) fn recount(&mut self) {
        for seat in Seat::all(self.seats) {
            self.held.set(seat, Held::of(&self.cards, hand(seat)));
        }
    }

    /// Whether bags hide what everybody saw when they were made (BL-5.19, BL-5.21).
    #[inline]
    pub(crate) fn bags_are_shut(&self) -> bool {
        matches!(self.house.variant, Variant::Standard { memory_aid: false })
    }

    /// What everybody may call this bag.
    pub(crate) fn label_of(&self, bag: Spot) -> Label {
        let lot = self.lots.at(bag);
        let before = self.lots.bags_made().iter().take_while(|&&other| other != bag).count();
        Label { bag, owner: lot.owner, made: before as u8 + 1, rank: (!self.bags_are_shut()).then_some(lot.rank) }
    }

    /// Whether this is the Advanced game.
    #[inline]
    pub(crate) fn is_advanced(&self) -> bool {
        matches!(self.house.variant, Variant::Advanced { .. })
    }

    /// How the challenge window closes, in the Advanced game.
    #[inline]
    pub(crate) fn close(&self) -> Option<Close> {
        match self.house.variant {
            Variant::Standard { .. } => None,
            Variant::Advanced { close, .. } => Some(close),
        }
    }

    /// Whether challenges are a race in real time, which makes the draw an action (BL-4.6).
    #[inline]
    pub(crate) fn is_live(&self) -> bool {
        matches!(self.close(), Some(Close::NextDraw { .. }))
    }
}

/// A bag as everybody may call it: the label that lasts as long as the round (BL-7.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Label {
    /// Where it lies.
    pub bag: Spot,
    /// Whose it is.
    pub owner: Seat,
    /// Its place in the order of making, from 1.
    pub made: u8,
    /// Its rank, where the bag shows it.
    pub rank: Option<Face>,
}

/// What is announced besides the movements of cards. Nothing here names a card that a viewer might not have seen, and
/// everything that it takes to say it is here: when it is said, the table may have been dealt anew.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Note {
    /// A round begins; this seat dealt it.
    Round(u8, Seat),
    /// A turn of this seat begins.
    Turn(Seat),
    /// The seat opened this set.
    Opened(Seat, Spot, Lot),
    /// The seat built on its set of this rank with a card.
    Built {
        /// Who built.
        seat: Seat,
        /// The set.
        set: Spot,
        /// The rank of the set.
        rank: Face,
        /// With which card.
        card: Face,
    },
    /// The seat stole the set of another with a card.
    Stole {
        /// Who stole it.
        seat: Seat,
        /// The set.
        set: Spot,
        /// Whose it was.
        from: Seat,
        /// The rank of the set.
        rank: Face,
        /// With which card.
        card: Face,
    },
    /// The seat made a bag.
    Bagged {
        /// Who made it.
        seat: Seat,
        /// The bag.
        bag: Label,
        /// Whose set it was.
        from: Seat,
    },
    /// The seat pinched a looter out of a set with a coin.
    Pinched {
        /// Who pinched it.
        seat: Seat,
        /// The set.
        set: Spot,
        /// Whose set it is.
        owner: Seat,
        /// The coin, of the rank of the set.
        coin: Face,
    },
    /// The seat showed a coin and pointed to a bag.
    Snitched {
        /// Who snitched.
        seat: Seat,
        /// The bag.
        bag: Label,
        /// The coin.
        coin: Face,
        /// Whether it has the rank of the bag.
        right: bool,
    },
    /// The seat ditched a coin of this rank.
    Ditched(Seat, Face),
    /// The seat knocked.
    Knocked(Seat),
    /// The first seat forfeited a card to the second.
    Forfeited(Seat, Seat),
    /// Told to the seat alone: its Let Go arrived.
    LetGo(Seat),
    /// Told to the seat alone: somebody else was quicker (BL-8.3).
    TooLate(Seat),
    /// Told to the next player, who is named, alone: everybody has let this bag go.
    AllLetGo(Seat, Label),
    /// Everybody was asked about this bag, and nobody challenged it.
    Unchallenged(Label),
    /// The bag can no longer be challenged.
    Closed(Label),
    /// The seat challenges this bag.
    Challenged(Seat, Label),
    /// The challenged bag is genuine, or a bluff.
    Verdict {
        /// Who challenged it.
        challenger: Seat,
        /// The bag.
        bag: Label,
        /// Whether it is genuine.
        genuine: bool,
    },
    /// The seat takes this bag from its owner as a prize.
    TookBag(Seat, Label),
    /// The first seat takes all sets of the second as a prize.
    TookSets(Seat, Seat),
    /// The seat has played its last card.
    WentOut(Seat),
    /// The seat takes this bag from its owner as a bonus.
    Bonus(Seat, Label),
    /// Nobody can or wants to play.
    Stalemate,
    /// Points of a seat in this round.
    Scored(Seat, u16),
    /// The end time has come: this round is the last.
    TimeUp,
    /// The clock acts for this seat.
    Hurried(Seat),
    /// The best total is shared: another round is played.
    ExtraRound,
    /// The game is over.
    Over,
}
