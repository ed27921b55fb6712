//! The table as a viewer sees it. Where the cards lie comes from the tableau; this is the rest.
//!
//! All of it is public except what the viewer has answered in secret and what it traded (DT-7.1).

use crate::action::{Action, Gift};
use crate::card::{Holding, sign};
use crate::rules;
use crate::state::{Claim, DreamTeamSoccer, Ended, Phase, Trick};
use kernel::{Seat, SeatSet, Viewer};
use schemars::JsonSchema;
use serde::Serialize;
use ts_rs::TS;

/// The table beyond its cards. Players are seats from 0; the seats #1 to #n are in `podium`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema, TS)]
pub struct View {
    /// The present round, from 1.
    pub round: u8,
    /// How many rounds are played.
    pub rounds: u8,
    /// What is being decided.
    pub step: Step,
    /// Whose turn it is; nobody's where several answer together.
    pub turn: Option<u8>,
    /// The players in seats #1, #2 and so on; the last one is the Ballboy or Ballgirl.
    pub podium: Vec<u8>,
    /// The players in the order of turns, from seat #1.
    pub clockwise: Vec<u8>,
    /// The medals of each player.
    pub medals: Vec<Medals>,
    /// Who has gone out in this round, in order.
    pub places: Vec<u8>,
    /// The plays of the present trick, the oldest first.
    pub trick: Vec<Played>,
    /// How many cards a play of this trick has.
    pub size: Option<u8>,
    /// The value to beat.
    pub beat: Option<u8>,
    /// Who has passed since the last play; if a pass is final, in this trick.
    pub passed: Vec<u8>,
    /// Who is skipped in this trick.
    pub skipped: Option<u8>,
    /// Who trades with whom, while the trade is on.
    pub trades: Vec<Trade>,
    /// What was answered in secret, as far as the viewer may know: its own answer.
    pub answers: Vec<Answer>,
    /// What was given in this round's trade, as far as the viewer may know: its own gift and its partner's.
    pub gifts: Vec<Answer>,
    /// How the round before ended.
    pub before: Option<Before>,
}

/// What is being decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Whether the deal was special.
    Claims,
    /// Who gets the Nutmeg.
    Nutmeg,
    /// What is given in the trade.
    Trade,
    /// What is led.
    Lead,
    /// Whether the last play is beaten.
    Follow,
    /// Nothing any more.
    Over,
}

/// The medals of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema, TS)]
pub struct Medals {
    /// Worth 3 points each.
    pub gold: u8,
    /// Worth 2 points each.
    pub silver: u8,
    /// Worth 1 point each.
    pub bronze: u8,
}

/// A play of the present trick. Its cards are the next `size` cards of the zone `trick`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema, TS)]
pub struct Played {
    /// Who played.
    pub player: u8,
    /// The value that counts.
    pub value: u8,
}

/// Two players who trade.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema, TS)]
pub struct Trade {
    /// Who gives what it likes.
    pub upper: u8,
    /// Who gives its best cards.
    pub lower: u8,
    /// How many cards each gives.
    pub size: u8,
}

/// What a player answered or gave.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema, TS)]
pub struct Answer {
    /// Who.
    pub player: u8,
    /// What, in notation.
    pub action: String,
}

/// How the round before ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema, TS)]
pub struct Before {
    /// The players in their order; the last was left with cards. After a Hat Trick only its holder.
    pub places: Vec<u8>,
    /// Whether it was a Hat Trick.
    pub hat_trick: bool,
    /// What each player still held, in notation.
    pub held: Vec<Vec<String>>,
}

pub fn view(game: &DreamTeamSoccer, viewer: Viewer) -> View {
    let trick = match &game.phase {
        Phase::Follow { trick, .. } => Some(trick),
        _ => None,
    };
    View {
        round: game.round,
        rounds: game.options.rounds,
        step: step(&game.phase),
        turn: turn(&game.phase).map(Seat::number),
        podium: numbers(game.podium.players().iter().copied()),
        clockwise: numbers(clockwise(game)),
        medals: Seat::all(game.seats).map(|seat| medals(game.medals[seat])).collect(),
        places: numbers(game.places.as_slice().iter().copied()),
        trick: trick.map_or(Vec::new(), played),
        size: trick.map(|trick| trick.size),
        beat: trick.map(Trick::value),
        passed: trick.map_or(Vec::new(), |trick| numbers(trick.passed(game.still_in).iter())),
        skipped: trick.and_then(|trick| trick.skipped).map(Seat::number),
        trades: trades(game),
        answers: answers(game, viewer),
        gifts: gifts(game, viewer),
        before: game.before.as_ref().map(|ended| before(game, ended)),
    }
}

pub(crate) const fn step(phase: &Phase) -> Step {
    match phase {
        Phase::Claims { .. } => Step::Claims,
        Phase::Nutmeg { .. } => Step::Nutmeg,
        Phase::Trade { .. } => Step::Trade,
        Phase::Lead { .. } => Step::Lead,
        Phase::Follow { .. } => Step::Follow,
        Phase::Over => Step::Over,
    }
}

/// Whose turn it is.
pub(crate) const fn turn(phase: &Phase) -> Option<Seat> {
    match phase {
        Phase::Nutmeg { by } => Some(*by),
        Phase::Lead { leader } => Some(*leader),
        Phase::Follow { turn, .. } => Some(*turn),
        Phase::Claims { .. } | Phase::Trade { .. } | Phase::Over => None,
    }
}

fn numbers(seats: impl IntoIterator<Item = Seat>) -> Vec<u8> {
    seats.into_iter().map(Seat::number).collect()
}

fn clockwise(game: &DreamTeamSoccer) -> impl Iterator<Item = Seat> + '_ {
    std::iter::successors(Some(game.podium.player(1)), |seat| Some(game.podium.left(*seat))).take(game.seats as usize)
}

const fn medals([gold, silver, bronze]: [u8; 3]) -> Medals {
    Medals { gold, silver, bronze }
}

fn played(trick: &Trick) -> Vec<Played> {
    trick.plays().map(|(player, value)| Played { player: player.number(), value }).collect()
}

fn trades(game: &DreamTeamSoccer) -> Vec<Trade> {
    if !matches!(game.phase, Phase::Trade { .. }) {
        return Vec::new();
    }
    let upper = (1..=game.seats / 2).map(|number| game.podium.player(number));
    let trade = |upper: Seat| {
        let (lower, size) = rules::partner(game, upper)?;
        Some(Trade { upper: upper.number(), lower: lower.number(), size })
    };
    upper.filter_map(trade).collect()
}

/// What has been answered in secret, as far as `viewer` may know: a seat its own answer, the public nothing.
pub(crate) fn answered(game: &DreamTeamSoccer, viewer: Viewer) -> impl Iterator<Item = (Seat, Action)> + '_ {
    let answer = |seat: Seat| match &game.phase {
        Phase::Claims { answers } => answers[seat].map(|claim| match claim {
            Claim::Ready => Action::Ready,
            Claim::HatTrick => Action::ClaimHatTrick,
            Claim::Nutmeg(to) => Action::ClaimNutmeg(to),
        }),
        Phase::Trade { gifts } => gifts[seat].map(Action::Give),
        Phase::Nutmeg { .. } | Phase::Lead { .. } | Phase::Follow { .. } | Phase::Over => None,
    };
    let knows = move |seat: &Seat| viewer == Viewer::Truth || viewer == Viewer::Seat(*seat);
    Seat::all(game.seats).filter(knows).filter_map(move |seat| Some((seat, answer(seat)?)))
}

fn answers(game: &DreamTeamSoccer, viewer: Viewer) -> Vec<Answer> {
    answered(game, viewer).map(|(seat, action)| Answer { player: seat.number(), action: action.to_string() }).collect()
}

/// What has been given in the trade, as far as `viewer` may know: both partners know both gifts.
pub(crate) fn given(game: &DreamTeamSoccer, viewer: Viewer) -> impl Iterator<Item = (Seat, Gift)> + '_ {
    let partners: SeatSet = match viewer {
        Viewer::Truth => SeatSet::all(game.seats),
        Viewer::Seat(seat) => {
            [Some(seat), rules::partner(game, seat).map(|(seat, _)| seat)].into_iter().flatten().collect()
        }
        Viewer::Public => SeatSet::EMPTY,
    };
    Seat::all(game.seats).filter(move |&seat| partners.contains(seat)).filter_map(|seat| Some((seat, game.gave[seat]?)))
}

fn gifts(game: &DreamTeamSoccer, viewer: Viewer) -> Vec<Answer> {
    let answer = |(seat, gift): (Seat, Gift)| Answer { player: seat.number(), action: Action::Give(gift).to_string() };
    given(game, viewer).map(answer).collect()
}

fn before(game: &DreamTeamSoccer, ended: &Ended) -> Before {
    let held = |holding: Holding| holding.cards().map(|face| sign(face).to_string()).collect();
    Before {
        places: numbers(ended.places.as_slice().iter().copied()),
        hat_trick: ended.hat_trick,
        held: Seat::all(game.seats).map(|seat| held(ended.held[seat])).collect(),
    }
}
