//! What clients and tables say to each other: intents, answers, updates, and who sits where.
//!
//! Every message a table sends is numbered, separately for each viewer: a viewer who is told nothing of a step does not
//! even see a gap. A client that comes back names the epoch and the last number it has, and gets what it missed.
//! Updates are differences: they fit upon the table of the message before, and their mark tells a client whether they do.

use super::{BriefChoices, BriefTable, FaceInfo, LogEntry, SaidForm, Told};
use kernel::Said;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The version of this protocol; a server that speaks another one says so in its first message.
pub const PROTOCOL: u32 = 2;

/// Why something was not done. The codes are stable.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum Code {
    /// The text is no action of this game.
    UnknownAction,
    /// A rule forbids it.
    Illegal,
    /// There is no such seat.
    NoSuchSeat,
    /// The match has ended.
    Over,
    /// The decision it answers is no longer open.
    Stale,
    /// The match has not started.
    NotStarted,
    /// The match has started already.
    Started,
    /// Whoever asks only looks on.
    NotSeated,
    /// The seat is somebody else's.
    NotYourSeat,
    /// Whoever asks has left the table.
    Left,
    /// Only the host may do this.
    NotHost,
    /// The seat, or the name, is taken.
    Taken,
    /// An intent older than any the table remembers.
    OldIntent,
    /// The table does not allow it, or not now.
    NotAllowed,
    /// Not what the protocol knows.
    Malformed,
    /// Too long.
    TooLong,
    /// Too often.
    TooFast,
    /// Nobody is known by this token.
    Unknown,
    /// There is no such thing.
    NotFound,
    /// The store cannot be reached: nothing was done, try again.
    Unavailable,
}

/// A refusal, in words a person understands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct Refused {
    /// The stable code.
    pub code: Code,
    /// The clause that forbids it.
    pub clause: Option<String>,
    /// What is wrong and what would be right.
    #[schemars(with = "SaidForm")]
    #[ts(as = "SaidForm")]
    pub said: Box<Said>,
    /// The same as text, in the language that was asked for.
    pub sentence: String,
    /// The action that was perhaps meant.
    pub meant: Option<String>,
}

impl Refused {
    /// A refusal without a clause, in the house's words.
    pub fn new(code: Code, said: Said) -> Refused {
        Refused { code, clause: None, sentence: String::new(), said: Box::new(said), meant: None }
            .spoken(&[], words::ENGLISH)
    }

    /// A refusal whose words come from elsewhere: what a reader of notations has to say.
    pub fn plain(code: Code, sentence: impl Into<String>) -> Refused {
        Refused::new(code, kernel::said!("plain", text: sentence.into()))
    }

    /// The same with its text in this language, by these word lists.
    #[must_use]
    pub fn spoken(mut self, lists: words::Lists, language: &str) -> Refused {
        let tongue = words::Tongue::of(lists, language);
        let seat = |seat: kernel::Seat| seat.to_string();
        self.sentence = words::Speaker { tongue: &tongue, seat: &seat, you: None, face: &|_| None }.say(&self.said);
        self
    }
}

/// Something said at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case", tag = "kind", deny_unknown_fields)]
pub enum Talk {
    /// One of the preset phrases, by its key.
    Phrase {
        /// The key.
        key: String,
    },
    /// One of the preset emotes, by its key.
    Emote {
        /// The key.
        key: String,
    },
    /// Free text, where the table allows it. It is text and never markup.
    Text {
        /// The text.
        text: String,
    },
}

/// What a client asks for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case", tag = "ask", deny_unknown_fields)]
pub enum Intent {
    /// Do this.
    Act {
        /// Chosen by the client, each higher than the one before; sending the same one again is harmless.
        id: u32,
        /// The number of the last message the client saw: an answer to a decision that has been closed since is refused
        /// as stale. None where the order of arrival decides, as in a race: then only the rules judge.
        seen: Option<u32>,
        /// The seat it believes to be its own; refused if it is not.
        seat: Option<u8>,
        /// The action in notation.
        action: String,
    },
    /// Give this answer whenever it is offered, until a decision does not offer it. The answer waits on the server and
    /// nobody else is told.
    Standing {
        /// As in `act`.
        id: u32,
        /// The action in notation; none withdraws it.
        action: Option<String>,
    },
    /// Ask the others to take back the last action.
    TakeBack {
        /// As in `act`.
        id: u32,
    },
    /// Agree, or not, to what somebody wants to take back.
    Consent {
        /// As in `act`.
        id: u32,
        /// Whether it may be taken back.
        yes: bool,
    },
    /// Say something.
    Say {
        /// As in `act`.
        id: u32,
        /// What.
        talk: Talk,
    },
    /// Report what somebody said to whoever runs this server.
    Report {
        /// As in `act`.
        id: u32,
        /// The number of the line.
        line: u32,
    },
    /// Ask whether this seat could do something now, and if not, why. Nothing is done, and the id is not used up.
    Why {
        /// Comes back in the answer.
        id: u32,
        /// The action in notation.
        action: String,
    },
    /// Hear no more of what somebody says at this table, or hear it again. Nobody is told.
    Mute {
        /// As in `act`.
        id: u32,
        /// Whose words.
        name: String,
        /// Whether they are muted.
        on: bool,
    },
    /// Send the whole table: what this client has does not fit the mark of the last update.
    Fresh,
    /// Send the log from the beginning of the match: a client that comes late has none.
    Log,
    /// Measure the way there and back.
    Ping {
        /// Comes back as it is.
        at: u32,
    },
}

/// What a table sends. Answers carry the number of the last message before them and do not count themselves.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case", tag = "say")]
#[allow(clippy::large_enum_variant)] // Built once and turned into text at once.
pub enum Message {
    /// The first message of every connection.
    Welcome {
        /// The last number of this viewer.
        number: u32,
        /// The version of the protocol.
        protocol: u32,
        /// Numbers count within an epoch; to resume, name both.
        epoch: String,
        /// The seat of this client, if it has one.
        you: Option<u8>,
        /// The highest intent id this seat has used; the next one must be higher.
        last_id: u32,
        /// The table and its people.
        info: TableInfo,
        /// Every face of the deck, once the match has begun and if the client asked for them.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        faces: Option<Vec<FaceInfo>>,
        /// The last things said.
        talk: Vec<TalkLine>,
    },
    /// What happened, and how the table changed.
    Update {
        /// Counts what this viewer is sent.
        number: u32,
        /// The moment, in milliseconds since the start.
        now: u32,
        /// Whether more happened since the number the client named than `told` says.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        gap: bool,
        /// What happened.
        told: Vec<Told>,
        /// The table now, whole, in the first update and whenever a client asks for it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        table: Option<BriefTable>,
        /// How the table differs from the one before: `[value]` is a new value, `[]` cuts a list here, and an object
        /// changes fields, or items of a list by their number.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional, type = "unknown")]
        patch: Option<serde_json::Value>,
        /// The CRC-32 of the whole table as JSON text: a client whose own table has another has gone astray and asks for
        /// a fresh one.
        mark: u32,
        /// What this seat may do now; absent where it is what it was.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        choices: Option<BriefChoices>,
        /// The clocks, where the table has them.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        clock: Option<ClockInfo>,
    },
    /// Something about the people or the state of the table has changed.
    Info {
        /// Counts what this viewer is sent.
        number: u32,
        /// The table and its people.
        info: TableInfo,
    },
    /// Somebody said something.
    Talk {
        /// Counts what this viewer is sent.
        number: u32,
        /// What was said.
        line: TalkLine,
    },
    /// An intent was carried out, and stored.
    Accepted {
        /// The last number before this answer.
        number: u32,
        /// The intent.
        id: u32,
    },
    /// An intent was refused, and nothing has changed.
    Refused {
        /// The last number before this answer.
        number: u32,
        /// The intent; none if it could not be read.
        id: Option<u32>,
        /// Why.
        refused: Refused,
    },
    /// The answer to `why`.
    Why {
        /// The last number before this answer.
        number: u32,
        /// What the question said.
        id: u32,
        /// Why it cannot be done; none if it can.
        refused: Option<Refused>,
    },
    /// The log from the beginning, as this viewer was told it; whatever a client has of it is replaced. It comes when it is
    /// asked for, and when something was taken back.
    Log {
        /// The last number before it: the log goes so far.
        number: u32,
        /// Its lines. Steps are counted as this viewer was told of them.
        lines: Vec<LogEntry>,
    },
    /// The answer to a ping.
    Pong {
        /// The last number before this answer.
        number: u32,
        /// What the ping said.
        at: u32,
    },
}

/// The clocks of a table, as one viewer may know them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct ClockInfo {
    /// Milliseconds left to each seat when it was last known to have decided.
    pub left: Vec<u32>,
    /// When the viewer's own time is up, in milliseconds since the start.
    pub deadline: Option<u32>,
}

/// How much time there is to decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case", tag = "pace", deny_unknown_fields)]
pub enum Pace {
    /// As long as it takes.
    Untimed,
    /// So long for each decision.
    Decision {
        /// Seconds for each decision.
        seconds: u32,
    },
    /// So long for the whole match, and some more for each decision.
    Match {
        /// Seconds for the match.
        seconds: u32,
        /// Seconds added for each decision.
        increment: u32,
    },
}

/// Where a table stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum State {
    /// People are sitting down.
    Open,
    /// The match runs.
    Playing,
    /// The match has ended.
    Over,
}

/// Who has a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case", tag = "sitting")]
pub enum Sitting {
    /// Nobody.
    Open,
    /// A person.
    Person {
        /// The name.
        name: String,
    },
    /// A bot.
    Bot {
        /// The kind of bot.
        kind: String,
    },
}

/// A seat and its people.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct SeatInfo {
    /// Whose seat it is.
    pub owner: Sitting,
    /// The kind of bot that plays for a person who is away.
    pub stand_in: Option<String>,
    /// Whether its person is connected.
    pub here: bool,
    /// Whether it is ready to start.
    pub ready: bool,
    /// What this seat added to the chance of the deal; shown once the match has started.
    pub entropy: Option<String>,
}

/// A table and its people.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct TableInfo {
    /// Its id; whoever has it may come.
    pub id: String,
    /// The game's slug.
    pub game: String,
    /// Where it stands.
    pub state: State,
    /// Options that differ from the defaults.
    pub options: Vec<(String, String)>,
    /// What people should know about options that are allowed and yet unusual.
    #[schemars(with = "Option<SaidForm>")]
    #[ts(as = "Option<SaidForm>")]
    pub warning: Option<Said>,
    /// Whether the lobby lists it.
    pub public: bool,
    /// Whether people may look on.
    pub spectators: bool,
    /// Whether free text may be said.
    pub chat: bool,
    /// Whether actions may be taken back by consent.
    pub take_back: bool,
    /// How much time there is.
    pub pace: Pace,
    /// Seconds until a bot plays for somebody who went away.
    pub grace: u32,
    /// The seats.
    pub seats: Vec<SeatInfo>,
    /// The host's name.
    pub host: String,
    /// How many look on.
    pub watching: u32,
    /// The seat that wants to take back its last action.
    pub take_back_by: Option<u8>,
    /// SHA-256 of the secret of the deal.
    pub commitment: String,
    /// The secret itself, once the match has ended.
    pub secret: Option<String>,
    /// The table where the same people play again.
    pub rematch: Option<String>,
}

/// Something somebody said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct TalkLine {
    /// Counts the lines of this table.
    pub line: u32,
    /// Who.
    pub name: String,
    /// The seat, if they have one.
    pub seat: Option<u8>,
    /// What.
    pub talk: Talk,
}
