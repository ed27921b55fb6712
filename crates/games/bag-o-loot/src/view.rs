//! The table as a viewer sees it, beyond where the cards lie (chapter 7 of the rules).

use crate::action::Spot;
use crate::card::{self, Deck, fits};
use crate::options::End;
use crate::rules::{clock, contest, score};
use crate::state::{BagOLoot, PILE, Phase, hand, zone};
use kernel::{Cards, Seat, SeatSet, Viewer};
use schemars::JsonSchema;
use serde::Serialize;
use ts_rs::TS;

/// What a board of Bag-O-Loot needs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema, TS)]
pub struct View {
    /// Whether this is the Advanced game.
    pub advanced: bool,
    /// The present round, from 1.
    pub round: u8,
    /// How many rounds are played; none in a game by time.
    pub rounds: Option<u8>,
    /// How many rounds were added because of a tie.
    pub extra_rounds: u8,
    /// When a game by time ends, in milliseconds since it began.
    pub ends_at: Option<u32>,
    /// The end time has passed: this round is the last.
    pub time_up: bool,
    /// Who dealt this round.
    pub dealer: u8,
    /// Whose turn it is.
    pub turn: u8,
    /// What is being decided.
    pub phase: PhaseView,
    /// Productive plays of this turn.
    pub plays: u8,
    /// Whether the one Bag of this turn was made.
    pub bag_made: bool,
    /// Ditches of this turn.
    pub ditches: u8,
    /// Turns in a row without draw and productive play; as many as players make a stalemate.
    pub barren: u8,
    /// Coin ranks in use.
    pub ranks: Vec<u8>,
    /// Looters in use.
    pub looters: u8,
    /// How many cards each seat holds.
    pub hands: Vec<u8>,
    /// How many cards are left to draw.
    pub pile: u8,
    /// What lies before each seat is worth so much now.
    pub points: Vec<u16>,
    /// The open sets.
    pub sets: Vec<SetView>,
    /// The bags, in the order of making.
    pub bags: Vec<BagView>,
    /// The bag that can be challenged.
    pub window: Option<WindowView>,
    /// Who pays the prize that is being chosen.
    pub challenger: Option<u8>,
}

/// What is being decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum PhaseView {
    /// The turn player draws.
    TurnStart,
    /// The turn player plays.
    Play,
    /// Everybody who may challenge answers in secret.
    Contest,
    /// The maker went out, the others may still challenge.
    LastCall,
    /// The maker of a genuine bag takes a prize.
    Penalty,
    /// Who went out takes a bag.
    Bonus,
    /// The game is over.
    Over,
}

/// An open set. Its cards lie in the zone of the same name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema, TS)]
pub struct SetView {
    /// Its name, such as `s3`.
    pub name: String,
    /// Whose it is.
    pub owner: u8,
    /// The rank of its coins.
    pub rank: u8,
    /// How many coins.
    pub coins: u8,
    /// How many looters.
    pub looters: u8,
}

/// A bag.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema, TS)]
pub struct BagView {
    /// Its name, such as `b3`; it lasts as long as the round.
    pub name: String,
    /// The zone of its cards, which is called as when it was a set.
    pub zone: String,
    /// Whose it is.
    pub owner: u8,
    /// Its place in the order of making, from 1.
    pub made: u8,
    /// Its rank, where the bag shows it.
    pub rank: Option<u8>,
    /// Whether it is genuine, if it was challenged.
    pub genuine: Option<bool>,
}

/// A bag that can be challenged.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema, TS)]
pub struct WindowView {
    /// The bag.
    pub bag: String,
    /// Who made it.
    pub maker: u8,
    /// Who may challenge it.
    pub eligible: Vec<u8>,
    /// When the grace time or the last call ends, in milliseconds since the match began.
    pub until: Option<u32>,
    /// Whose Let Go counts, as far as the viewer may know: one's own.
    pub let_go: Vec<u8>,
    /// Who has challenged and waits for the others' answers, as far as the viewer may know: oneself.
    pub called: Vec<u8>,
}

/// The table as `viewer` sees it: a bag by its lasting name, its owner and when it was made (BL-7.1).
pub fn view(game: &BagOLoot, viewer: Viewer) -> View {
    let seats = || Seat::all(game.seats);
    let count = |zone| game.cards.len_of(zone) as u8;
    View {
        advanced: game.is_advanced(),
        round: game.round,
        rounds: match game.house.end {
            End::Rounds(rounds) => Some(rounds),
            End::Minutes(_) => None,
        },
        extra_rounds: game.extra,
        ends_at: game.house.end.time().map(|end| end.0),
        time_up: game.time_up,
        dealer: game.dealer.number(),
        turn: game.turn.seat.number(),
        phase: phase(game.phase),
        plays: game.turn.plays,
        bag_made: game.turn.bag_made,
        ditches: game.turn.ditches,
        barren: game.barren,
        // What stays in the box is no secret (BL-1.5).
        ranks: Deck::shipped().ranks(game.seats).map(|rank| rank.0 + 1).collect(),
        looters: Deck::shipped().looters(game.seats),
        hands: seats().map(|seat| count(hand(seat))).collect(),
        pile: count(PILE),
        points: seats().map(|seat| score::points(game, seat)).collect(),
        sets: game.lots.sets().iter().map(|spot| set(game, spot)).collect(),
        bags: (1..).zip(game.lots.bags_made()).map(|(made, &spot)| bag(game, spot, made, viewer)).collect(),
        window: window(game, viewer),
        challenger: match game.phase {
            Phase::Penalty { challenger, .. } => Some(challenger.number()),
            _ => None,
        },
    }
}

fn phase(phase: Phase) -> PhaseView {
    match phase {
        Phase::TurnStart => PhaseView::TurnStart,
        Phase::Play => PhaseView::Play,
        Phase::Contest(_) => PhaseView::Contest,
        Phase::LastCall => PhaseView::LastCall,
        Phase::Penalty { .. } => PhaseView::Penalty,
        Phase::Bonus => PhaseView::Bonus,
        Phase::Over => PhaseView::Over,
    }
}

fn set(game: &BagOLoot, spot: Spot) -> SetView {
    let lot = game.lots.at(spot);
    SetView {
        name: set_name(spot),
        owner: lot.owner.number(),
        rank: lot.rank.0 + 1,
        coins: lot.coins(),
        looters: lot.looters,
    }
}

fn bag(game: &BagOLoot, spot: Spot, made: u8, viewer: Viewer) -> BagView {
    let lot = game.lots.at(spot);
    let shows_rank = viewer == Viewer::Truth || !game.bags_are_shut();
    BagView {
        name: bag_name(spot),
        zone: set_name(spot),
        owner: lot.owner.number(),
        made,
        rank: shows_rank.then_some(lot.rank.0 + 1),
        genuine: game.challenged.contains(spot).then(|| is_genuine(game, spot)),
    }
}

/// Whether the fifth card of an Advanced bag is what it should be (BL-5.37).
pub fn is_genuine(game: &BagOLoot, bag: Spot) -> bool {
    let fifth = game.cards.top(zone(bag)).map(|card| game.cards.face(card));
    fifth.is_some_and(|face| fits(face, game.lots.at(bag).rank))
}

fn window(game: &BagOLoot, viewer: Viewer) -> Option<WindowView> {
    let window = game.window.as_ref()?;
    let (let_go, called) = match game.phase {
        Phase::Contest(question) => (minus(question.answered, question.calls), question.calls),
        _ => (window.let_go, SeatSet::EMPTY),
    };
    let visible = |seats: SeatSet| seats.iter().filter(|&seat| may_know(viewer, seat)).map(Seat::number).collect();
    Some(WindowView {
        bag: bag_name(window.bag),
        maker: window.maker.number(),
        eligible: contest::eligible(game, window).iter().map(Seat::number).collect(),
        until: clock::window_end(game).map(|end| end.0),
        let_go: visible(let_go),
        called: visible(called),
    })
}

fn minus(seats: SeatSet, less: SeatSet) -> SeatSet {
    seats.iter().filter(|&seat| !less.contains(seat)).collect()
}

/// Answers are one's own business (BL-4.49).
fn may_know(viewer: Viewer, seat: Seat) -> bool {
    viewer == Viewer::Truth || viewer == Viewer::Seat(seat)
}

/// What a set is called.
pub fn set_name(spot: Spot) -> String {
    format!("s{}", spot.number())
}

/// What a bag is called.
pub fn bag_name(spot: Spot) -> String {
    format!("b{}", spot.number())
}

/// The cards of a set or bag as `viewer` sees them, in notation. To own a bag is not to see into it (BL-7.4).
pub fn cards_in(game: &BagOLoot, spot: Spot, viewer: Viewer) -> String {
    let faces = game.cards.iter(zone(spot)).map(|card| match game.cards.sees(viewer, card) {
        true => card::word(game.cards.face(card)),
        false => "?".to_string(),
    });
    faces.collect::<Vec<_>>().join(" ")
}
