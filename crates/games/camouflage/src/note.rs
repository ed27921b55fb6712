//! What is announced besides the movements of cards.

use crate::board::{Loc, Put};
use crate::card::{Deck, Side};
use crate::puzzle::Answer;
use crate::state::{Ending, Reply};
use kernel::{Face, Millis, Seat};

/// What is announced.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Note {
    /// A seat leaves the setup to the others.
    Automatic(Seat),
    /// A seat voted.
    Voted(Seat, Side),
    /// The side is decided.
    Side(Side),
    /// A seat has a deck.
    Took(Seat, Deck),
    /// The starting board comes from this deck.
    BoardDeck(Deck),
    /// A card of the starting board lies; nobody laid it where chance built it.
    Built(Option<Seat>, Put),
    /// The last card of the starting board was lifted again.
    Lifted(Option<Seat>, Face),
    /// A seat is content with the starting board.
    Confirmed(Seat),
    /// A seat chose its location card; for its own eyes.
    Chose(Seat, Face),
    /// A location card lies open.
    Location(Seat, Face),
    /// A seat is ready.
    Ready(Seat),
    /// A seat is no longer ready.
    Unready(Seat),
    /// The countdown runs; GO is at this moment.
    Countdown(Millis),
    /// The countdown is stopped.
    Waiting,
    /// GO.
    Go,
    /// A card was laid.
    Laid {
        /// Who laid it.
        seat: Seat,
        /// Which card, how turned and where.
        put: Put,
        /// On which location.
        loc: Loc,
        /// The number of the change.
        change: u8,
        /// Squares covered.
        covers: u8,
        /// Different cards directly below.
        touches: u8,
    },
    /// A seat has played all its cards; its token, 0 in Speed Round.
    Out(Seat, u8),
    /// A seat's location is frozen.
    Frozen(Seat),
    /// The sand runs until this moment.
    Timer(Millis),
    /// So many rounds follow the present one.
    LastRounds(u8),
    /// A seat raised or lowered its flag.
    Stuck(Seat, bool),
    /// It is a seat's turn.
    Turn(Seat),
    /// A seat passed.
    Passed(Seat),
    /// A seat left.
    Left(Seat),
    /// The setup begins again.
    Again,
    /// A move was not accepted; only its seat hears it.
    Refused(Seat, Reply),
    /// A legal placement, for the eyes of the seat that asked; none if there is none.
    Hint(Seat, Option<(Put, Loc)>),
    /// A card of the puzzle was laid or moved.
    Put(Seat, Put),
    /// A card of the puzzle is loose again.
    Loose(Seat, Face),
    /// A card of the puzzle was brought to the top.
    Raised(Seat, Face),
    /// A card of the puzzle was turned.
    Turned(Seat, Face),
    /// A seat holds a card of the puzzle.
    Held(Seat, Face),
    /// Nobody holds this card any more.
    Free(Face),
    /// The puzzle was checked.
    Checked(Seat, Answer),
    /// A card of the answer.
    Clue(Put),
    /// The game is over.
    Over(Ending),
}
