//! What a match of Naked Bootleg is made of; no rules here.
//!
//! Cards lie in the tableau; what the tableau cannot know about downed cards (their kind, whether they are a disguise) is
//! in each player's [`Lot`]s. What a seat is building or stacking stays in its hand until it is done and is noted in the
//! [`Phase`] alone, so that nobody else can see it (NB-4.60).

mod note;
mod phase;

pub use note::{Note, Owned, Stack};
pub use phase::{Aim, Chain, Effect, Only, Phase, Pile, Theft, Then};

use crate::action::{Slot, Target};
use crate::card::{CARDS, Colour, Deck, FACES, Faces, Kind, WILDCAT};
use crate::options::Options;
use crate::rules::Counted;
use kernel::{
    CardId, CardSet, Chance, Eyes, Face, Millis, Seat, SeatSet, Sink, Stream, Tableau, Use, Viewer, Zone, ZoneKind,
    ZoneSpec,
};

/// The most seats there are.
pub const SEATS: usize = 6;
/// Cards dealt to each player (NB-3.1).
pub const DEALT: usize = 10;

/// The draw pile.
pub const PYLON: Zone = Zone(0);
/// The discard pile.
pub const DISCARD: Zone = Zone(1);
/// Cards that do not take part (NB-1.4).
pub const BOX: Zone = Zone(2);
/// Stolen hand cards while the thief looks at them (NB-4.48).
pub const TAKEN: Zone = Zone(3);
const HAND: Zone = Zone(4);
const DOWN_A: Zone = Zone(HAND.0 + SEATS as u8);
const DOWN_B: Zone = Zone(DOWN_A.0 + SEATS as u8);
/// How many zones there are.
pub const ZONE_COUNT: usize = DOWN_B.0 as usize + SEATS;

/// The zones of the table.
pub const ZONES: &[ZoneSpec] = &[
    ZoneSpec { name: "pylon", first: PYLON, per_seat: false, kind: ZoneKind::Pile },
    ZoneSpec { name: "discard", first: DISCARD, per_seat: false, kind: ZoneKind::Pile },
    ZoneSpec { name: "box", first: BOX, per_seat: false, kind: ZoneKind::Pile },
    ZoneSpec { name: "taken", first: TAKEN, per_seat: false, kind: ZoneKind::Hand },
    ZoneSpec { name: "hand", first: HAND, per_seat: true, kind: ZoneKind::Hand },
    ZoneSpec { name: "down-a", first: DOWN_A, per_seat: true, kind: ZoneKind::Table },
    ZoneSpec { name: "down-b", first: DOWN_B, per_seat: true, kind: ZoneKind::Table },
];

/// Where `seat` holds its cards.
#[inline]
pub const fn hand(seat: Seat) -> Zone {
    Zone(HAND.0 + seat.number())
}

/// Where downed cards lie.
#[inline]
pub const fn down(target: Target) -> Zone {
    match target.slot {
        Slot::A => Zone(DOWN_A.0 + target.seat.number()),
        Slot::B => Zone(DOWN_B.0 + target.seat.number()),
    }
}

/// What chance is asked for.
pub mod uses {
    use kernel::Use;
    /// The shuffle of a round.
    pub const DEAL: Use = Use(0);
    /// Who deals first (NB-3.2).
    pub const DEALER: Use = Use(1);
    /// Everything within a round: blind picks, the order of pitched cards, a new pylon, the coin.
    pub const PLAY: Use = Use(2);
}

/// What lies in one place in front of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum LotKind {
    /// Nothing.
    #[default]
    None,
    /// A streak.
    Streak(Colour),
    /// A face-up set.
    Set(Kind),
    /// A face-down set (NB-4.22).
    Disguise,
    /// A former disguise that was fumbled: a set of Covers whatever it holds (NB-5.25).
    Forgiven,
}

/// Downed cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Lot {
    /// What they are.
    pub kind: LotKind,
    /// The number of its lay-down in the round, from 1; it stays the same when it changes hands (NB-5.36).
    pub id: u16,
    /// Whether a Red Spy has visited it (NB-5.28).
    pub spied: bool,
    /// Of a disguise: how many Covers and Wildcats everybody knew in the owner's hand when it was laid, picked up from the
    /// discard pile for the most part. What others make of it is their affair; it is no rule.
    pub covers: u8,
}

impl Lot {
    /// Whether something lies there.
    #[inline]
    pub const fn is_some(&self) -> bool {
        !matches!(self.kind, LotKind::None)
    }

    /// Whether it is a set of whatever sort.
    #[inline]
    pub const fn is_set(&self) -> bool {
        matches!(self.kind, LotKind::Set(_) | LotKind::Disguise | LotKind::Forgiven)
    }

    /// The kind of a face-up set; a forgiven one counts as Covers (NB-5.25).
    #[inline]
    pub const fn set_kind(&self) -> Option<Kind> {
        match self.kind {
            LotKind::Set(kind) => Some(kind),
            LotKind::Forgiven => Some(Kind::Cover),
            LotKind::None | LotKind::Disguise | LotKind::Streak(_) => None,
        }
    }
}

/// What everybody knows about a pylon that was made from the discard pile: which cards went in, though not their order
/// (NB-7.2), and how many each seat has got out of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Inside {
    /// How many cards of each face went in openly.
    pub faces: [u8; FACES],
    /// How many went in that not everybody could identify.
    pub hidden: u8,
    /// How many cards each seat has drawn from it, or been given by a thief's hand, since.
    pub drawn: [u8; SEATS],
}

impl Inside {
    /// The first pylon of a round: nobody knows anything.
    pub const NOTHING: Inside = Inside { faces: [0; FACES], hidden: 0, drawn: [0; SEATS] };

    /// Whether a pylon has been made anew.
    pub fn is_known(&self) -> bool {
        self.faces.iter().any(|&count| count > 0)
    }
}

/// What belongs to one seat in a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Player {
    /// Downed cards.
    pub lots: [Lot; 2],
    /// Turns to be missed (NB-4.11).
    pub lost_turns: u8,
    /// Whether one of them is for a pick-up out of turn (NB-8.4).
    pub penalised: bool,
    /// Whether Omaha has been said in this round (NB-5.63).
    pub omaha_said: bool,
    /// Whether the one disguise of the round has been laid (NB-4.22).
    pub disguise_used: bool,
}

/// What is noted for the turn alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turn {
    /// Whose turn it is.
    pub seat: Seat,
    /// A card was picked up.
    pub picked: bool,
    /// A set or streak was laid down.
    pub downed: bool,
    /// A card was hit.
    pub hit: bool,
    /// Any card moved (NB-9.5).
    pub moved: bool,
    /// A dead card was discarded (NB-5.72).
    pub dead_discard: bool,
    /// The disguise laid in this turn; 0 for none (NB-4.29).
    pub disguise: u16,
    /// The turn began with the flag (NB-5.72).
    pub had_flag: bool,
    /// It is the flag's extra turn.
    pub is_extra: bool,
    /// What the discard may be used for (NB-4.17, NB-4.28).
    pub only: Only,
}

impl Turn {
    /// A turn of `seat` in which nothing has happened.
    pub const fn of(seat: Seat) -> Turn {
        Turn {
            seat,
            picked: false,
            downed: false,
            hit: false,
            moved: false,
            dead_discard: false,
            disguise: 0,
            had_flag: false,
            is_extra: false,
            only: Only::Free,
        }
    }
}

/// A match of Naked Bootleg.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NakedBootleg {
    /// Where the cards are and who can identify them.
    pub cards: Tableau<CARDS, ZONE_COUNT>,
    /// The hands, counted: nothing that `cards` does not say, but lists are made of it all the time.
    pub counted: [Counted; SEATS],
    /// The colour named for a discarded card without colour, as the set of cards for each colour (NB-4.3).
    pub named: [CardSet; 4],
    /// What everybody knows about the pylon since it was last made anew.
    pub inside: Inside,
    /// What is being decided.
    pub phase: Phase,
    /// What is noted for this turn.
    pub turn: Turn,
    /// What belongs to each seat.
    pub players: [Player; SEATS],
    /// Who owns a disguise: nothing that `players` does not say, but it is asked all the time.
    pub disguised: SeatSet,
    /// Points so far (NB-6.6).
    pub scores: [i32; SEATS],
    /// Quarters won (NB-6.11).
    pub wins: [u8; SEATS],
    /// Who is out of the match for good, in this order from 1: left (NB-9.9) or eliminated (NB-5.82). 0: still in it.
    pub out: [u8; SEATS],
    /// Who won the match, once it is over.
    pub winners: SeatSet,
    /// The source of all chance.
    pub chance: Chance,
    /// How often chance has been asked.
    pub asked: u32,
    /// When time is up (NB-8.6).
    pub deadline: Millis,
    /// What was chosen.
    pub options: Options,
    /// The cards of the box.
    pub deck: &'static Deck,
    /// How many seats.
    pub seats: u8,
    /// The number of the round, from 1; 5 is the overtime of a scored game.
    pub round: u8,
    /// The seats that began this round.
    pub playing: SeatSet,
    /// Those that still have a place in the turn order (NB-0.7).
    pub active: SeatSet,
    /// Who dealt.
    pub dealer: Seat,
    /// The direction of play (NB-3.3).
    pub clockwise: bool,
    /// Whose missed Omaha in the turn that is running can be caught (NB-8.2).
    pub fresh: SeatSet,
    /// Whose missed Omaha of an earlier turn can be caught; the end of another seat's turn closes it.
    pub exposed: SeatSet,
    /// Who holds the flag (NB-3.6).
    pub flag: Option<Seat>,
    /// Lay-downs so far in this round.
    pub downs: u16,
    /// Turns so far in this round (NB-9.6).
    pub turns: u16,
    /// Turns in a row that ended in a pass with no card moved (NB-9.5).
    pub idle: u8,
}

const _: () = assert!(size_of::<NakedBootleg>() <= 4096, "a state is at most 4 KiB");

impl NakedBootleg {
    /// The player in `seat`.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// The player in `seat`.
    #[inline]
    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// How many cards `seat` holds.
    #[inline]
    pub fn held(&self, seat: Seat) -> usize {
        self.cards.len(hand(seat))
    }

    /// What lies there.
    #[inline]
    pub fn lot(&self, target: Target) -> Lot {
        self.players[target.seat.index()].lots[target.slot as usize]
    }

    /// What lies there and whose it is, as notes say it.
    pub fn owned(&self, target: Target) -> Owned {
        Owned(target.seat, self.lot(target).kind)
    }

    /// From now on this lies there.
    pub fn set_lot(&mut self, target: Target, lot: Lot) {
        let Target { seat, slot } = target;
        self.players[seat.index()].lots[slot as usize] = lot;
        let has_disguise = self.player(seat).lots.iter().any(|lot| lot.kind == LotKind::Disguise);
        self.disguised = if has_disguise { self.disguised.with(seat) } else { self.disguised.without(seat) };
    }

    /// From now on what lies there is of this kind.
    pub fn set_kind(&mut self, target: Target, kind: LotKind) {
        self.set_lot(target, Lot { kind, ..self.lot(target) });
    }

    /// How many cards lie there.
    #[inline]
    pub fn size(&self, target: Target) -> usize {
        self.cards.len(down(target))
    }

    /// The downed cards of `seat`.
    #[inline]
    pub fn lots_of(&self, seat: Seat) -> impl Iterator<Item = Target> + '_ {
        let of = move |slot| Target { seat, slot };
        Slot::ALL.into_iter().map(of).filter(|&target| self.lot(target).is_some())
    }

    /// All downed cards on the table, by seat.
    #[inline]
    pub fn lots(&self) -> impl Iterator<Item = Target> + '_ {
        self.playing.iter().flat_map(|seat| self.lots_of(seat))
    }

    /// Whether a missed Omaha of `seat` can be caught (NB-8.2).
    #[inline]
    pub fn is_exposed(&self, seat: Seat) -> bool {
        self.fresh.contains(seat) || self.exposed.contains(seat)
    }

    /// The top discard.
    #[inline]
    pub fn top(&self) -> Option<Face> {
        self.cards.top(DISCARD).map(|card| self.cards.face(card))
    }

    /// A card of `zone` with this face, apart from `except`; one that everybody knows of first, as the tableau does it.
    pub fn copy_of(&self, zone: Zone, face: Face, except: CardSet) -> Option<CardId> {
        let like = || self.cards.set(zone).minus(except).iter().filter(|&card| self.cards.face(card) == face);
        like().find(|&card| self.cards.sees(Viewer::Public, card)).or_else(|| like().next())
    }

    /// The cards of `zone` that lie face down for somebody.
    pub fn hidden(&self, zone: Zone) -> CardSet {
        self.cards.set(zone).iter().filter(|&card| !self.cards.sees(Viewer::Public, card)).collect()
    }

    /// The faces of `cards`, once each.
    #[inline]
    pub fn faces_of(&self, cards: CardSet) -> Faces {
        cards.iter().fold(Faces::NONE, |faces, card| faces.or(Faces::one(self.cards.face(card))))
    }

    /// Whether a card with one of these faces lies in `zone`.
    pub fn holds_any(&self, zone: Zone, faces: Faces) -> bool {
        !self.faces_of(self.cards.set(zone)).and(faces).is_empty()
    }

    /// How many cards of this kind lie in `zone`.
    #[inline]
    pub fn count_kind(&self, zone: Zone, kind: Kind) -> usize {
        self.cards.set(zone).iter().filter(|&card| self.cards.face(card).0 >> 2 == kind as u8).count()
    }

    /// How many Wildcats lie in `zone`.
    pub fn wildcats(&self, zone: Zone) -> usize {
        self.cards.set(zone).iter().filter(|&card| self.cards.face(card) == WILDCAT).count()
    }

    /// The next random numbers of this match, the same whenever it is replayed (NB-7.3).
    pub fn lot_stream(&mut self) -> Stream {
        self.stream(uses::PLAY)
    }

    fn stream(&mut self, what: Use) -> Stream {
        self.asked += 1;
        self.chance.stream(what, self.asked)
    }

    /// Shows all cards of `zone` to everybody who does not see them yet.
    pub fn turn_up(&mut self, zone: Zone, sink: &mut impl Sink<Note>) {
        self.hidden(zone).iter().for_each(|card| self.cards.turn(card, Eyes::ALL, sink));
    }
}
