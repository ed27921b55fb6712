//! What a toy may have wrong, and the option that says so.

use kernel::{OptionSpec, Settings, Values, options};

macro_rules! faults {
    ($($(#[$doc:meta])* $fault:ident),* $(,)?) => {
        /// One fault, or none.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
        pub enum Fault {
            $($(#[$doc])* $fault),*
        }

        const FAULTS: &[Fault] = &[$(Fault::$fault),*];
        const WORDS: &[&str] = &[$(stringify!($fault)),*];
    };
}

faults! {
    /// Nothing is wrong.
    #[default]
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
    /// The last choice of the list is never drawn by lot.
    UnfairLot,
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
    /// The description of a position is written otherwise when it has been read back.
    RestlessScene,
    /// The state depends on what was played before this match.
    Unrepeatable,
    /// The planes show a card of the next seat's hand.
    LeakedPlane,
    /// A plane is not written.
    OldPlane,
    /// Two actions have the same number.
    SharedNumber,
    /// What a number means depends on the next seat's hand.
    NosyNumber,
    /// A step panics.
    Panics,
}

/// The options of the toy: which fault it has.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Flaw(pub Fault);

impl Settings for Flaw {
    const SPECS: &'static [OptionSpec] =
        &[OptionSpec { key: "fault", values: Values::Words(WORDS), default: "None", clause: "CE-2" }];

    fn set(&mut self, key: &str, value: &str) -> Result<(), String> {
        self.0 = FAULTS[options::spec(Self::SPECS, key)?.word(value)?];
        Ok(())
    }

    fn get(&self, key: &str) -> Option<String> {
        (key == "fault").then(|| format!("{:?}", self.0))
    }
}
