//! The table as a viewer sees it, with names for what boards draw.
//!
//! Everything but the viewer's own hand is public (chapter 7 of the rules), and that hand is asked of the tableau, which
//! knows who can identify which card. Cards are named in notation (`R15`), never by a number (JK-7.2).

use crate::card::{Notation, Print};
use crate::options::DiscardView;
use crate::rules;
use crate::state::{DISCARD, DRAW, JukemFootball, OUT, Phase, SEATS, hand, scored};
use kernel::{Cards, Seat, Shown, Viewer, Zone};
use schemars::JsonSchema;
use serde::Serialize;
use ts_rs::TS;

/// What is being decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// The active player refills the hand.
    Replenish,
    /// The active player makes a play or discards.
    Offense,
    /// The other player answers the play.
    Defense,
    /// The game is over.
    Over,
}

/// One play of a drive.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema, TS)]
pub struct PlayView {
    /// Its cards in the order in which they were laid.
    #[schemars(with = "Vec<String>")]
    #[ts(as = "Vec<String>")]
    pub cards: Vec<Notation>,
    /// What it brought.
    pub yards: u8,
    /// Whether a JUKEM shielded it.
    pub jukem: bool,
}

/// One drive.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema, TS)]
pub struct DriveView {
    /// Its plays, the oldest first.
    pub plays: Vec<PlayView>,
    /// Its yards.
    pub total: u8,
    /// Yards to a touchdown (JK-8.4).
    pub to_go: u8,
    /// Whether a FIELD GOAL could be kicked.
    pub in_range: bool,
}

/// One hand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema, TS)]
pub struct HandView {
    /// How many cards it holds.
    pub count: u8,
    /// The cards that everybody knows of: they were taken from the discard pile.
    #[schemars(with = "Vec<String>")]
    #[ts(as = "Vec<String>")]
    pub known: Vec<Notation>,
    /// The cards the viewer can identify; all of them in the viewer's own hand.
    #[schemars(with = "Vec<String>")]
    #[ts(as = "Vec<String>")]
    pub cards: Vec<Notation>,
}

/// The table of Jukem Football.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema, TS)]
pub struct View {
    /// 1 and 2 are the halves, the rest is overtime.
    pub period: u8,
    /// Whether the first score wins.
    pub overtime: bool,
    /// Who dealt the period.
    pub dealer: u8,
    /// Whose turn it is.
    pub active: u8,
    /// What is being decided.
    pub step: Step,
    /// Whether this is the final turn of the period.
    pub final_turn: bool,
    /// Dry turns in a row.
    pub dry_turns: u8,
    /// Dry turns from which on a refill starts with the draw pile.
    pub stall_limit: u8,
    /// Points.
    pub scores: [i32; 2],
    /// How many cards are left to draw (JK-7.1).
    pub draw: u8,
    /// The discard pile from the bottom to the top (JK-8.9), or its top card alone.
    #[schemars(with = "Vec<String>")]
    #[ts(as = "Vec<String>")]
    pub discard: Vec<Notation>,
    /// How many discards there are.
    pub discard_count: u8,
    /// Whether the top discard may be taken now.
    pub discard_open: bool,
    /// Both drives.
    pub drives: [DriveView; 2],
    /// Both hands.
    pub hands: [HandView; 2],
    /// The drives that scored.
    #[schemars(with = "[Vec<String>; 2]")]
    #[ts(as = "[Vec<String>; 2]")]
    pub scored: [Vec<Notation>; 2],
    /// Cards that defense took away for the period.
    #[schemars(with = "Vec<String>")]
    #[ts(as = "Vec<String>")]
    pub out: Vec<Notation>,
    /// Cards left out for practice.
    #[schemars(with = "Vec<String>")]
    #[ts(as = "Vec<String>")]
    pub left_out: Vec<Notation>,
    /// When the clock of the decision runs out, in milliseconds of the match.
    pub deadline: Option<u32>,
    /// Who gave up.
    pub conceded: Option<u8>,
}

/// The table as `viewer` may see it.
pub fn view(game: &JukemFootball, viewer: Viewer) -> View {
    let discards = game.cards.len(DISCARD);
    let hidden = if game.options.discard_view == DiscardView::TopOnly { discards.saturating_sub(1) } else { 0 };
    let conceded = if let Phase::Over { conceded } = game.phase { conceded } else { None };
    View {
        period: game.period,
        overtime: rules::is_overtime(game),
        dealer: game.dealer.number(),
        active: game.active.number(),
        step: step(game.phase),
        final_turn: game.is_final(),
        dry_turns: game.dry,
        stall_limit: game.options.stall_limit,
        scores: game.scores,
        draw: game.cards.len(DRAW) as u8,
        discard: pile(game, DISCARD, hidden),
        discard_count: discards as u8,
        discard_open: rules::may_take(game).is_ok(),
        drives: both(|seat| drive_view(game, seat)),
        hands: both(|seat| hand_view(game, seat, viewer)),
        scored: both(|seat| pile(game, scored(seat), 0)),
        out: pile(game, OUT, 0),
        left_out: names(game.options.left_out()),
        deadline: rules::wakes_at(game).map(|at| at.0),
        conceded: conceded.map(Seat::number),
    }
}

/// The phase without its details.
pub fn step(phase: Phase) -> Step {
    match phase {
        Phase::Replenish { .. } => Step::Replenish,
        Phase::Offense { .. } => Step::Offense,
        Phase::Defense { .. } => Step::Defense,
        Phase::Over { .. } => Step::Over,
    }
}

fn drive_view(game: &JukemFootball, seat: Seat) -> DriveView {
    let plays = game.plays(seat).into_iter();
    DriveView {
        plays: plays
            .map(|play| PlayView { cards: names(play.cards()), yards: play.yards(), jukem: play.has_jukem() })
            .collect(),
        total: game.totals[seat.index()],
        to_go: game.yards_to_go(seat),
        in_range: rules::is_in_range(game, seat),
    }
}

fn hand_view(game: &JukemFootball, seat: Seat, viewer: Viewer) -> HandView {
    let shown = game.cards.shown(hand(seat), viewer);
    let seen = shown.iter().filter_map(|card| match card {
        Shown::Up(face) => Some(game.options.deck.print(*face)),
        Shown::Down(_) => None,
    });
    HandView { count: shown.len() as u8, known: names(game.known(seat)), cards: names(seen) }
}

fn both<T>(of: impl Fn(Seat) -> T) -> [T; SEATS as usize] {
    [of(Seat::new(0)), of(Seat::new(1))]
}

/// The cards of a zone but for the lowest ones. A table asks for them after every step, so room is made for all at once.
fn pile(game: &JukemFootball, zone: Zone, hidden: usize) -> Vec<Notation> {
    let mut names = Vec::with_capacity(game.cards.len(zone).saturating_sub(hidden));
    names.extend(game.prints(zone).skip(hidden).map(Print::notation));
    names
}

fn names(cards: impl IntoIterator<Item = Print>) -> Vec<Notation> {
    cards.into_iter().map(Print::notation).collect()
}
