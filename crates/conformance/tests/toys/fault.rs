//! What a toy may have wrong.

/// One fault, the toy's type parameter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Fault {
    /// Nothing is wrong.
    None,
    /// The view shows a card of the next seat's hand.
    LeakedView,
    /// A drawn card is told to everybody, though only the drawer may see it.
    LeakedFact,
    /// Cards are drawn without a word.
    SilentDraw,
    /// Cards of the row keep their tags when it is shuffled.
    StableTag,
    /// Shown cards are still known after a card left the hand face down.
    MissingBlur,
    /// A window opens only if the next hand can answer.
    NosyWindow,
    /// An imagined world has the true key of chance.
    ForeseenShuffle,
    /// An imagined world has the true pile.
    KeptPile,
    /// An imagined world has the true hands.
    KeptHands,
    /// A card turns into a copy of another one.
    LostCard,
    /// Mixing a row of one card is accepted though not listed.
    IllegalAccepted,
    /// A listed card is refused.
    LegalRefused,
    /// The legal list is upside down.
    Unsorted,
    /// A step allocates.
    Allocates,
    /// Two actions are written the same way.
    Notation,
    /// Turns are not counted, so the match goes on.
    Endless,
    /// A refusal names a clause of another page.
    ForeignClause,
    /// A note that tells what was hidden is not declared.
    UndeclaredNote,
    /// What is hidden is hinted at.
    ToldChoice,
    /// What is hidden is shown at once.
    OpenHide,
    /// A window closes later if the next hand can answer.
    WakeByHand,
    /// The bot's opinion looks into the next hand.
    PeekingRate,
    /// What is done for a late seat is not allowed.
    BadTimeout,
    /// The description of a position leaves out how far the match is.
    ForgetfulScene,
    /// The state depends on what was played before this match.
    Unrepeatable,
    /// A step panics.
    Panics,
}
