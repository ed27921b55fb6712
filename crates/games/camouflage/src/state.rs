//! What a match of Camouflage is made of; no rules here.

use crate::board::{Board, Laid, Miss, Put};
use crate::card::{CARDS, Deck, Ring, Side};
use crate::faces::Faces;
use crate::options::Terms;
use crate::puzzle::{Answer, CARDS_MAX, Puzzle};
use kernel::{BySeat, Chance, Face, Millis, Seat, SeatSet, Tableau, Use, Zone, ZoneKind, ZoneSpec};

/// The most seats of any mode (CA-2.1).
pub const SEATS: u8 = 7;

/// Cards out of the game, open to all.
pub const BOX: Zone = Zone(0);
const HAND: Zone = Zone(1);
const PILE: Zone = Zone(HAND.0 + SEATS);
const LOCATION: Zone = Zone(PILE.0 + SEATS);
/// The layout everybody shares.
pub const BOARD: Zone = Zone(LOCATION.0 + SEATS);
/// Cards beside the layout that anybody may take: while the starting board is built, and in puzzles.
pub const LOOSE: Zone = Zone(BOARD.0 + 1);
const ZONE_COUNT: usize = LOOSE.0 as usize + 1;

/// The zones of the table.
pub const ZONES: &[ZoneSpec] = &[
    ZoneSpec { name: "box", first: BOX, per_seat: false, kind: ZoneKind::Pile },
    ZoneSpec { name: "hand", first: HAND, per_seat: true, kind: ZoneKind::Hand },
    ZoneSpec { name: "pile", first: PILE, per_seat: true, kind: ZoneKind::Pile },
    ZoneSpec { name: "location", first: LOCATION, per_seat: true, kind: ZoneKind::Table },
    ZoneSpec { name: "board", first: BOARD, per_seat: false, kind: ZoneKind::Table },
    ZoneSpec { name: "loose", first: LOOSE, per_seat: false, kind: ZoneKind::Table },
];

/// Where `seat` holds its cards.
pub const fn hand(seat: Seat) -> Zone {
    Zone(HAND.0 + seat.number())
}

/// The draw pile of `seat`; its whole deck before the shuffle.
pub const fn pile(seat: Seat) -> Zone {
    Zone(PILE.0 + seat.number())
}

/// The cards on the location of `seat` (Not My Stack!).
pub const fn location(seat: Seat) -> Zone {
    Zone(LOCATION.0 + seat.number())
}

/// What chance is used for; nothing is left to it after GO (CA-4.30).
pub mod chance {
    use super::Use;

    /// A tied vote (CA-3.1).
    pub const SIDE: Use = Use(0);
    /// Decks that nobody picked (CA-3.2).
    pub const DECKS: Use = Use(1);
    /// The deck of the starting board (CA-3.3).
    pub const BOARD_DECK: Use = Use(2);
    /// The starting board (CA-3.8).
    pub const BOARD: Use = Use(3);
    /// The shuffles (CA-3.10).
    pub const DEAL: Use = Use(4);
    /// Location cards that nobody chose (CA-3.13).
    pub const LOCATION: Use = Use(5);
    /// Who begins in turns (CA-4.50).
    pub const FIRST: Use = Use(6);
    /// A bot's timing and choices; the round is the seat (CA-4.33).
    pub const MIND: Use = Use(7);
    /// The order of moves planned for one moment (CA-4.32).
    pub const ORDER: Use = Use(8);
}

/// What is being decided. `until` is the moment it goes on by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// SIDE: people vote for a side.
    Side {
        /// Who has voted for what.
        votes: BySeat<Option<Side>>,
        /// When voting ends.
        until: Millis,
    },
    /// DECKS: people take decks.
    Decks {
        /// When the others get theirs by chance.
        until: Millis,
    },
    /// BUILD: the starting board is built together.
    Build {
        /// Who is content.
        confirmed: SeatSet,
        /// When it stands as it is.
        until: Millis,
    },
    /// LOCATION: everybody chooses a location card, unseen by the others.
    Location {
        /// What they chose.
        chosen: BySeat<Option<Face>>,
        /// When chance decides.
        until: Millis,
    },
    /// READY: everybody says so.
    Ready {
        /// Who is ready.
        ready: SeatSet,
        /// When all are taken as ready.
        until: Millis,
    },
    /// The three seconds before GO.
    Countdown {
        /// When it is GO.
        go: Millis,
        /// When the wait for Ready would end, should somebody take it back; none if nobody may any more.
        until: Option<Millis>,
    },
    /// PLAY: everybody at once.
    Play {
        /// GO, or the last placement: the idle limit counts from here.
        since: Millis,
    },
    /// OVERTIME: the sand runs.
    Overtime {
        /// When it has run out.
        until: Millis,
    },
    /// PLAY in turns.
    Turn(Turn),
    /// PUZZLE.
    Puzzle,
    /// END.
    Over {
        /// Why it is over.
        how: Ending,
        /// Since when.
        at: Millis,
    },
}

/// Whose turn it is, and how the rounds stand (CA-4.50 to CA-4.53).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turn {
    /// Whose turn it is.
    pub seat: Seat,
    /// When it passes by itself.
    pub until: Millis,
    /// Who began.
    pub first: Seat,
    /// Who has passed since the last placement.
    pub passed: SeatSet,
    /// How many rounds follow this one, once somebody is out.
    pub rounds: Option<u8>,
}

/// Why a game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// The first player is out and wins (Speed Round).
    Out,
    /// The sand has run out, or the last round is played.
    Time,
    /// Nobody is left who could play.
    AllOut,
    /// Nobody can place a card (CA-6.3).
    Deadlock,
    /// All say that they are stuck, or all passed (CA-6.4, CA-4.52).
    Stuck,
    /// Nothing happened for too long (CA-6.4).
    Idle,
    /// The puzzle is solved.
    Solved,
    /// The answer was looked up.
    LookedUp,
    /// Everybody left.
    Left,
    /// Too few players are left to set up a game (CA-9.12).
    Dissolved,
}

/// The answer to a move that was not accepted: only its seat hears it (CA-4.6, CA-5.64).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reply {
    /// Not in this phase, or the seat is not live, or not its turn.
    NotPlaying,
    /// The pause is not over.
    Locked,
    /// The card is not in the hand.
    NotInHand,
    /// There is no such location, or it is the seat's own.
    BadLocation,
    /// The location is frozen.
    Frozen,
    /// Turns other than 0 to 3, or a place too far away.
    BadCoords,
    /// The match test failed.
    Miss(Miss),
    /// Somebody was quicker: the seat whose card or freeze came first.
    Race(Seat),
    /// The next hint is not due yet.
    TooSoon,
    /// Not a card of this puzzle.
    Cards,
    /// Somebody else holds the card.
    Held,
    /// The card is loose.
    NotOnTable,
}

/// What belongs to one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Player {
    /// Its deck.
    pub deck: Option<Deck>,
    /// Its number token, up to 6 (CA-1.7); 0 for none.
    pub token: u8,
    /// The change with which it went out; 0 while it has not.
    pub out: u8,
    /// The change of its last placement; 0 for none.
    pub last: u8,
    /// Until when it may not place a card.
    pub lock: Millis,
    /// When it may ask for the next hint.
    pub hint: Millis,
    /// What it was answered last.
    pub reply: Option<Reply>,
}

/// Who holds a card of a puzzle, and until when.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hold {
    /// Who.
    pub seat: Seat,
    /// When it lets go by itself.
    pub until: Millis,
}

/// A puzzle and how it lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bench {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// The cards on the table from the bottom to the top.
    pub laid: [Put; CARDS_MAX],
    /// How many lie there.
    pub count: u8,
    /// Who holds which card, in the order of the answer.
    pub holds: [Option<Hold>; CARDS_MAX],
    /// How many cards of the answer were shown.
    pub hints: u8,
    /// What the last check said.
    pub checked: Option<Answer>,
}

/// A match of Camouflage.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Camouflage {
    pub(crate) cards: Tableau<CARDS, ZONE_COUNT>,
    pub(crate) board: Board,
    /// What is printed on both sides, neither of which follows from the other (CA-1.6).
    pub(crate) faces: [Faces; 2],
    pub(crate) bench: Option<Bench>,
    pub(crate) phase: Phase,
    pub(crate) players: BySeat<Player>,
    pub(crate) terms: Terms,
    pub(crate) chance: Chance,
    pub(crate) scores: [i32; SEATS as usize],
    /// When it was GO.
    pub(crate) go: Millis,
    /// The side in play; the first one until it is chosen.
    pub(crate) side: Side,
    pub(crate) seats: u8,
    /// How often the setup began again (CA-9.12).
    pub(crate) restarts: u8,
    /// How many of the laid cards belong to the setup.
    pub(crate) setup_cards: u8,
    /// Seats that leave the setup to the others.
    pub(crate) automatic: SeatSet,
    /// Seats that have left and are retired.
    pub(crate) gone: SeatSet,
    /// Seats that say they find nothing.
    pub(crate) stuck: SeatSet,
}

impl Camouflage {
    /// What is being decided.
    pub const fn phase(&self) -> &Phase {
        &self.phase
    }

    /// The cards laid and the open spots.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// What `card` shows in play.
    #[inline]
    pub(crate) fn ring(&self, card: Face) -> Ring {
        self.faces[self.side.index()][card.0 as usize]
    }

    /// Lays a card on the table.
    pub(crate) fn lay(&mut self, card: Laid) {
        let to_come = self.still_to_come();
        self.board.lay(card, to_come.as_slice());
    }

    /// Takes the card laid last away again.
    pub(crate) fn lift(&mut self) -> Option<Laid> {
        let to_come = self.still_to_come();
        self.board.lift(to_come.as_slice())
    }

    /// The cards that may still be laid: all that are neither in the box nor on a table.
    fn still_to_come(&self) -> Rings {
        let mut rings = Rings { rings: [Ring::default(); CARDS], len: 0 };
        for zone in (HAND.0..LOCATION.0).map(Zone).chain([LOOSE]) {
            for card in self.cards.set(zone).iter() {
                rings.rings[rings.len] = self.ring(self.cards.face(card));
                rings.len += 1;
            }
        }
        rings
    }

    /// Seats that have not left.
    pub(crate) fn present(&self) -> impl Iterator<Item = Seat> + use<> {
        let gone = self.gone;
        Seat::all(self.seats).filter(move |seat| !gone.contains(*seat))
    }

    /// Whether `seat` still has cards and has not left.
    #[inline]
    pub(crate) fn is_live(&self, seat: Seat) -> bool {
        !self.cards.is_empty(hand(seat)) && !self.gone.contains(seat)
    }

    /// The seats that still have cards and have not left.
    #[inline]
    pub(crate) fn live(&self) -> SeatSet {
        Seat::all(self.seats).filter(|&seat| self.is_live(seat)).collect()
    }

    /// How many cards `seat` has not played.
    pub(crate) fn unplayed(&self, seat: Seat) -> usize {
        self.cards.len(hand(seat)) + self.cards.len(pile(seat))
    }
}

/// A list without the heap.
struct Rings {
    rings: [Ring; CARDS],
    len: usize,
}

impl Rings {
    fn as_slice(&self) -> &[Ring] {
        &self.rings[..self.len]
    }
}

const _: () = assert!(size_of::<Camouflage>() <= 4096, "a state is at most 4 KiB");
