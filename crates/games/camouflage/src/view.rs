//! The table as a viewer sees it. Where the cards lie comes from the tableau; this is the rest (chapter 7).

use crate::board::{Laid, Loc, Put};
use crate::card::{Deck, Name};
use crate::options::{Centers, Mode};
use crate::puzzle::Puzzle;
use crate::rules::{score, setup};
use crate::state::{Bench, Camouflage, Ending, Phase};
use crate::text;
use kernel::{Said, Seat, SeatSet, Viewer};
use schemars::JsonSchema;
use serde::Serialize;
use ts_rs::TS;

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema, TS)]
pub struct View {
    /// `speed`, `diversify`, `cover`, `not_my_stack` or `puzzle`.
    pub mode: String,
    /// `animal` or `gems`, once it is chosen.
    pub side: Option<String>,
    /// Whether centres are wild.
    pub wild: bool,
    /// Whether records call this "house rules".
    pub house_rules: bool,
    /// `none`, `preview` or `hint`.
    pub assist: String,
    /// What is going on.
    pub phase: PhaseView,
    /// What everybody knows of each seat.
    pub players: Vec<PlayerView>,
    /// Every card laid, the oldest first; its place in the list, from 1, is the number of the change.
    pub laid: Vec<LaidView>,
    /// What each of the 42 cards shows unturned, in the order of their names; empty until the side is chosen.
    pub faces: Vec<String>,
    /// When it was GO, in milliseconds since the start.
    pub go: Option<u32>,
    /// What only the viewer's own seat knows.
    pub own: Option<OwnView>,
    /// The puzzle.
    pub puzzle: Option<PuzzleView>,
}

/// What is going on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema, TS)]
pub struct PhaseView {
    /// `side`, `decks`, `build`, `location`, `ready`, `countdown`, `play`, `overtime`, `turn`, `puzzle` or `over`.
    pub name: String,
    /// When it goes on by itself, in milliseconds since the start.
    pub until: Option<u32>,
    /// Whose turn it is.
    pub turn: Option<u8>,
    /// How many rounds follow this one, once that is known.
    pub rounds: Option<u8>,
    /// Why the game is over.
    pub ending: Option<String>,
    /// When it ended.
    pub ended: Option<u32>,
}

/// What everybody knows of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema, TS)]
pub struct PlayerView {
    /// The two letters of its deck.
    pub deck: Option<String>,
    /// Cards it has not played.
    pub unplayed: u8,
    /// Its number token.
    pub token: Option<u8>,
    /// Whether its location is frozen.
    pub frozen: bool,
    /// Whether it says that it finds nothing.
    pub stuck: bool,
    /// Whether it has left.
    pub gone: bool,
    /// Whether it leaves the setup to the others.
    pub automatic: bool,
    /// Whether it is ready, or content with the starting board.
    pub ready: bool,
    /// The side it voted for.
    pub vote: Option<String>,
    /// Whether it passed since the last placement.
    pub passed: bool,
}

/// A card, how it is turned and where its centre is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema, TS)]
pub struct PutView {
    /// Its name.
    pub card: String,
    /// Quarter turns clockwise.
    pub rot: u8,
    /// The column of its centre; grows to the right.
    pub x: i8,
    /// The row of its centre; grows downwards.
    pub y: i8,
}

/// A card that lies on a location.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema, TS)]
pub struct LaidView {
    /// Which card and where.
    #[serde(flatten)]
    pub put: PutView,
    /// Whose location it lies on; none is the common board.
    pub location: Option<u8>,
    /// Who laid it; none is the setup.
    pub by: Option<u8>,
    /// When, in milliseconds since the start.
    pub at: u32,
    /// Squares it covers.
    pub covers: u8,
    /// Different cards directly below it.
    pub touches: u8,
    /// Its points, where they may be seen.
    pub points: Option<u8>,
    /// Whether it was laid by the rules; known when the game is over.
    pub right: Option<bool>,
}

/// What only one seat knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema, TS)]
pub struct OwnView {
    /// Until when it may not place a card, in milliseconds since the start.
    pub locked_until: u32,
    /// When it may ask for the next hint.
    pub hint_at: u32,
    /// The location card it has chosen.
    pub chosen: Option<String>,
    /// Why its last move was not accepted.
    pub reply: Option<ReplyView>,
}

/// Why a move was not accepted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema, TS)]
pub struct ReplyView {
    /// Its code, `MISMATCH`.
    pub code: String,
    /// The clause behind it.
    pub clause: String,
    /// The reason.
    #[schemars(schema_with = "words")]
    #[ts(type = "unknown")]
    pub said: Said,
    /// The cell to blame: its column.
    pub x: Option<i8>,
    /// The cell to blame: its row.
    pub y: Option<i8>,
}

/// Words as they are sent: the id of a message, and what fills its gaps.
fn words(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
    schemars::json_schema!({ "type": "array" })
}

/// A puzzle and how it lies.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema, TS)]
pub struct PuzzleView {
    /// Its id.
    pub id: String,
    /// What it is called.
    #[schemars(schema_with = "words")]
    #[ts(type = "unknown")]
    pub name: Said,
    /// How hard it is, one to five.
    pub stars: u8,
    /// Whether it bears the wild sign.
    pub wild: bool,
    /// The cards it needs.
    pub cards: Vec<String>,
    /// The outline in rows: `.` empty, `o` filled, `#` a centre where they are shown.
    pub outline: Vec<String>,
    /// The cards on the table from the bottom to the top.
    pub laid: Vec<PutView>,
    /// Who holds which card.
    pub held: Vec<HeldView>,
    /// What the last check said.
    pub checked: Option<String>,
    /// The cards of the answer that were shown, from the bottom up.
    pub hints: Vec<PutView>,
    /// How many arrangements solve it; known once the answer is.
    pub solutions: Option<u32>,
    /// The solver's tries for each solution; known once the answer is.
    pub effort: Option<u32>,
}

/// A card that somebody holds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema, TS)]
pub struct HeldView {
    /// Which card.
    pub card: String,
    /// Who holds it.
    pub seat: u8,
    /// When it is let go by itself, in milliseconds since the start.
    pub until: u32,
}

/// The table as `viewer` sees it: the whole of it, so that one is enough after a lost connection (CA-9.9).
pub fn view(game: &Camouflage, viewer: Viewer) -> View {
    let chosen = has_side(game);
    let own = match viewer {
        Viewer::Seat(seat) => Some(own(game, seat)),
        Viewer::Public | Viewer::Truth => None,
    };
    let faces = game.faces[game.side.index()].iter().map(|ring| ring.text(game.side));
    View {
        mode: game.terms.mode.word().to_string(),
        side: chosen.then(|| game.side.word().to_string()),
        wild: game.board.fit().wild || game.bench.is_some_and(|bench| bench.puzzle.wild),
        house_rules: game.terms.house_rules(),
        assist: game.terms.assist.word().to_string(),
        phase: phase(game),
        players: Seat::all(game.seats).map(|seat| player(game, seat)).collect(),
        laid: game.board.laid().iter().map(|card| laid(game, card)).collect(),
        faces: if chosen { faces.collect() } else { Vec::new() },
        go: after_go(game).then_some(game.go.0),
        own,
        puzzle: game.bench.as_ref().map(|bench| puzzle(game, bench)),
    }
}

fn has_side(game: &Camouflage) -> bool {
    !matches!(game.phase, Phase::Side { .. })
}

fn after_go(game: &Camouflage) -> bool {
    let over = matches!(game.phase, Phase::Over { how, .. } if how != Ending::Dissolved);
    let playing = matches!(game.phase, Phase::Play { .. } | Phase::Overtime { .. } | Phase::Turn(_));
    game.terms.mode != Mode::Puzzle && (playing || over)
}

fn phase(game: &Camouflage) -> PhaseView {
    let (turn, rounds) = match game.phase {
        Phase::Turn(turn) => (Some(turn.seat.number()), turn.rounds),
        _ => (None, None),
    };
    let (ending, ended) = match game.phase {
        Phase::Over { how, at } => (Some(text::ending_word(how).to_string()), Some(at.0)),
        _ => (None, None),
    };
    let until = crate::rules::clock::wakes_at(game).map(|at| at.0);
    PhaseView { name: text::phase_word(game).to_string(), until, turn, rounds, ending, ended }
}

fn player(game: &Camouflage, seat: Seat) -> PlayerView {
    let player = &game.players[seat];
    let (vote, confirmed, passed) = match game.phase {
        Phase::Side { votes, .. } => (votes[seat], SeatSet::EMPTY, SeatSet::EMPTY),
        Phase::Build { confirmed, .. } => (None, confirmed, SeatSet::EMPTY),
        Phase::Turn(turn) => (None, SeatSet::EMPTY, turn.passed),
        _ => (None, SeatSet::EMPTY, SeatSet::EMPTY),
    };
    PlayerView {
        deck: player.deck.map(|deck: Deck| deck.code().to_string()),
        unplayed: game.unplayed(seat) as u8,
        token: (player.token > 0).then_some(player.token),
        frozen: game.terms.mode == Mode::NotMyStack && player.out != 0,
        stuck: game.stuck.contains(seat),
        gone: game.gone.contains(seat),
        automatic: game.automatic.contains(seat),
        ready: confirmed.contains(seat) || setup::is_ready(game, seat),
        vote: vote.map(|side| side.word().to_string()),
        passed: passed.contains(seat),
    }
}

/// A card and its place.
pub fn put_view(put: &Put) -> PutView {
    PutView { card: Name(put.card).to_string(), rot: put.rot, x: put.x, y: put.y }
}

fn laid(game: &Camouflage, card: &Laid) -> LaidView {
    let over = matches!(game.phase, Phase::Over { .. });
    let shown = game.terms.has_points() && card.by < game.seats && (over || game.terms.live_scores);
    LaidView {
        put: put_view(&card.put),
        location: (card.loc != Loc::COMMON).then_some(card.loc.0),
        by: (card.by < game.seats).then_some(card.by),
        at: card.at.0,
        covers: card.covers,
        touches: card.touches,
        points: shown.then(|| score::worth(game.terms.mode, card)),
        right: over.then_some(card.right),
    }
}

fn own(game: &Camouflage, seat: Seat) -> OwnView {
    let player = &game.players[seat];
    let chosen = match game.phase {
        Phase::Location { chosen, .. } => chosen[seat],
        _ => None,
    };
    OwnView {
        locked_until: player.lock.0,
        hint_at: player.hint.0,
        chosen: chosen.map(|card| Name(card).to_string()),
        reply: player.reply.map(|reply| text::reply_view(game, reply)),
    }
}

/// The puzzle and how it lies.
pub fn puzzle(game: &Camouflage, bench: &Bench) -> PuzzleView {
    let puzzle: &Puzzle = &bench.puzzle;
    let hidden = game.terms.puzzle_centers == Centers::Hidden;
    let known = matches!(game.phase, Phase::Over { how: Ending::LookedUp, .. });
    let row = |row: String| if hidden { row.replace('#', "o") } else { row };
    let held = puzzle.answer().iter().zip(bench.holds).filter_map(|(put, hold)| {
        hold.map(|hold| HeldView { card: Name(put.card).to_string(), seat: hold.seat.number(), until: hold.until.0 })
    });
    let mut held: Vec<HeldView> = held.collect();
    // Not in the order of the answer, which is still a secret.
    held.sort_by(|a, b| a.card.cmp(&b.card));
    PuzzleView {
        id: puzzle.id().to_string(),
        name: puzzle.name(),
        stars: puzzle.grade.stars,
        wild: puzzle.wild,
        cards: puzzle.cards().map(|card| Name(card).to_string()).collect(),
        outline: puzzle.outline().into_iter().map(row).collect(),
        laid: bench.laid().iter().map(put_view).collect(),
        held,
        checked: bench.checked.map(|answer| answer.code().to_string()),
        hints: puzzle.answer()[..bench.hints as usize].iter().map(put_view).collect(),
        solutions: known.then_some(puzzle.grade.solutions),
        effort: known.then_some(puzzle.grade.effort),
    }
}
