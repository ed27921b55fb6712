//! The table as a viewer sees it, with names for what boards draw.
//!
//! Which cards a viewer can identify is asked of the tableau; cards are named in notation (`gXX`), never by a number. What
//! a seat is laying down or stacking is in its own view alone; to all others it is still thinking (NB-4.60).

use crate::action::{Slot, Target};
use crate::card::face_text;
use crate::rules;
use crate::state::{Aim, BOX, DISCARD, LotKind, NakedBootleg, PYLON, Phase, TAKEN, down, hand};
use crate::text::name;
use kernel::{Cards, Said, Seat, Shown, Viewer, Zone, said};
use schemars::JsonSchema;
use serde::Serialize;
use ts_rs::TS;

/// What is being decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// The main choice.
    Main,
    /// Laying down, card by card (seen by the player alone).
    Build,
    /// Stacking (seen by the player alone).
    Stack,
    /// A choice about the card played.
    Effect,
    /// Whether an Interception is deflected.
    Deflect,
    /// What the deflector does in return.
    Counter,
    /// Which stolen cards are kept.
    Keep,
    /// Whether a pick-up is answered.
    Chain,
    /// Which set is fumbled.
    Fumble,
    /// Which card the loser of a challenge keeps.
    KeepOne,
    /// A question about the flag.
    Flag,
    /// Who deals the overtime.
    Coin,
    /// The match is over.
    Over,
}

/// Downed cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema, TS)]
pub struct LotView {
    /// How actions name them, such as `1a`.
    pub target: String,
    /// `set`, `disguise`, `forgiven` or `streak`.
    pub sort: String,
    /// The kind of a face-up set (`SG`), or the colour of a streak (`red`).
    pub of: Option<String>,
    /// What they are and whose, in words.
    #[schemars(schema_with = "words")]
    #[ts(type = "import(\"../../words/speaker\").Said")]
    pub name: Said,
    /// What they are and how many, in few words.
    #[schemars(schema_with = "words")]
    #[ts(type = "import(\"../../words/speaker\").Said")]
    pub short: Said,
    /// The number of its lay-down in the round.
    pub number: u16,
    /// The cards as they lie; none for one that the viewer cannot identify.
    pub cards: Vec<Option<String>>,
    /// Cards that lie face up for everybody.
    pub turned_up: u8,
    /// Whether an Interception cannot take them.
    pub safe_from_interception: bool,
    /// Whether Bootlegs cannot take them.
    pub safe_from_bootleg: bool,
    /// Whether a Red Spy has visited them.
    pub red_spied: bool,
}

/// One player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema, TS)]
pub struct SeatView {
    /// Its team; without teams everybody is a team of one.
    pub team: u8,
    /// How many cards are held.
    pub held: u8,
    /// The cards of the hand that the viewer can identify; all of them in the viewer's own hand.
    pub cards: Vec<String>,
    /// Downed cards.
    pub downed: Vec<LotView>,
    /// Whether the objective is complete.
    pub redzone: bool,
    /// Whether the last card would be a touchdown.
    pub eligible: bool,
    /// Turns to be missed.
    pub lost_turns: u8,
    /// Whether Omaha was said in this round.
    pub omaha_said: bool,
    /// Whether a missed Omaha can be caught; everybody can see it (NB-7.4).
    pub exposed: bool,
    /// Whether the one disguise of the round has been laid.
    pub disguise_used: bool,
    /// Whether the seat takes part in this round.
    pub playing: bool,
    /// Whether the seat has exited by a touchdown.
    pub exited: bool,
    /// Whether the seat has left the game or been eliminated.
    pub out: bool,
}

/// A pick-up that is on its way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema, TS)]
pub struct ChainView {
    /// Cards.
    pub total: u8,
    /// Who must answer or pick up.
    pub target: u8,
    /// Whose turn is being used.
    pub holder: u8,
}

/// A steal that has been announced.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema, TS)]
pub struct TheftView {
    /// Who steals.
    pub thief: u8,
    /// From whom.
    pub victim: u8,
    /// The Interception.
    pub card: String,
    /// The downed cards it is aimed at.
    pub target: Option<String>,
    /// The number of hand cards it is aimed at.
    pub grab: Option<u8>,
}

/// A lay-down or stack that is not finished.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema, TS)]
pub struct DraftView {
    /// What is laid down, as actions write it; none for a stack.
    pub what: Option<String>,
    /// The same in words.
    #[schemars(schema_with = "words")]
    #[ts(type = "import(\"../../words/speaker\").Said")]
    pub said: Said,
    /// The cards chosen so far.
    pub cards: Vec<String>,
}

/// Words as they are sent: the id of a message, and what fills its gaps.
fn words(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
    schemars::json_schema!({ "type": "array" })
}

/// The table of Naked Bootleg.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema, TS)]
pub struct View {
    /// The number of the round; the fifth of a scored game is its overtime.
    pub round: u8,
    /// Who dealt.
    pub dealer: u8,
    /// Whose turn it is.
    pub turn: u8,
    /// What is being decided, as far as the viewer may know.
    pub step: Step,
    /// The direction of play.
    pub clockwise: bool,
    /// The colour of play.
    pub colour: Option<String>,
    /// The top discard.
    pub top: Option<String>,
    /// Whether the top discard is dead.
    pub top_is_dead: bool,
    /// Cards in the discard pile.
    pub discards: u8,
    /// Cards in the pylon.
    pub pylon: u8,
    /// Cards that do not take part.
    pub in_box: u8,
    /// Stolen cards a thief is looking at, as far as the viewer can identify them.
    pub taken: Vec<Option<String>>,
    /// Lay-downs so far in this round.
    pub lay_downs: u16,
    /// Turns so far in this round.
    pub turns: u16,
    /// The most turns of this round.
    pub turns_most: u32,
    /// Whether the seat on turn has picked up, laid down or hit.
    pub picked: bool,
    /// Whether it has laid down.
    pub downed: bool,
    /// Whether it has hit.
    pub hit: bool,
    /// Whether it plays the flag's extra turn.
    pub extra_turn: bool,
    /// Who holds the flag.
    pub flag: Option<u8>,
    /// A pick-up on its way.
    pub chain: Option<ChainView>,
    /// A steal that has been announced.
    pub theft: Option<TheftView>,
    /// What the viewer is laying down or stacking.
    pub draft: Option<DraftView>,
    /// The players.
    pub seats: Vec<SeatView>,
}

pub fn view(game: &NakedBootleg, viewer: Viewer) -> View {
    let turn = &game.turn;
    let top = game.top();
    View {
        round: game.round,
        dealer: game.dealer.number(),
        turn: turn.seat.number(),
        step: step(game, viewer),
        clockwise: game.clockwise,
        colour: game.colour_of_play().map(|colour| colour.to_string()),
        top: top.map(face_text),
        top_is_dead: top.is_some_and(|top| game.deck.is_dead(top)),
        discards: game.cards.len(DISCARD) as u8,
        pylon: game.cards.len(PYLON) as u8,
        in_box: game.cards.len(BOX) as u8,
        taken: shown(game, TAKEN, viewer),
        lay_downs: game.downs,
        turns: game.turns,
        turns_most: game.options.turn_cap as u32 * game.playing.len(),
        picked: turn.picked,
        downed: turn.downed,
        hit: turn.hit,
        extra_turn: turn.is_extra,
        flag: game.flag.map(Seat::number),
        chain: chain(game),
        theft: theft(game),
        draft: draft(game, viewer),
        seats: Seat::all(game.seats).map(|seat| seat_view(game, seat, viewer)).collect(),
    }
}

/// Whether `viewer` sees the private steps of the seat on turn.
pub fn sees_draft(game: &NakedBootleg, viewer: Viewer) -> bool {
    viewer == Viewer::Truth || viewer == Viewer::Seat(game.turn.seat)
}

fn step(game: &NakedBootleg, viewer: Viewer) -> Step {
    match game.phase {
        Phase::Build { .. } if sees_draft(game, viewer) => Step::Build,
        Phase::Stack(_) if sees_draft(game, viewer) => Step::Stack,
        Phase::Main | Phase::Build { .. } | Phase::Stack(_) => Step::Main,
        Phase::Effect(..) => Step::Effect,
        Phase::Deflect(..) => Step::Deflect,
        Phase::Counter(_) => Step::Counter,
        Phase::Keep(_) => Step::Keep,
        Phase::Chain(_) => Step::Chain,
        Phase::Fumble { .. } | Phase::Pitch => Step::Fumble,
        Phase::KeepOne { .. } => Step::KeepOne,
        Phase::Capture(_) | Phase::HandFlag(..) => Step::Flag,
        Phase::Coin(_) => Step::Coin,
        Phase::Over => Step::Over,
    }
}

fn shown(game: &NakedBootleg, zone: Zone, viewer: Viewer) -> Vec<Option<String>> {
    let card = |shown: Shown| match shown {
        Shown::Up(face) => Some(face_text(face)),
        Shown::Down(_) => None,
    };
    game.cards.shown(zone, viewer).into_iter().map(card).collect()
}

fn chain(game: &NakedBootleg) -> Option<ChainView> {
    let Phase::Chain(chain) = game.phase else { return None };
    Some(ChainView { total: chain.total, target: chain.target.number(), holder: chain.holder.number() })
}

fn theft(game: &NakedBootleg) -> Option<TheftView> {
    let (theft, aim) = match game.phase {
        Phase::Deflect(theft, aim) => (theft, Some(aim)),
        Phase::Counter(theft) | Phase::Keep(theft) => (theft, None),
        _ => return None,
    };
    Some(TheftView {
        thief: theft.thief.number(),
        victim: theft.victim.number(),
        card: face_text(theft.card),
        target: aim.and_then(|aim| if let Aim::Lot(target) = aim { Some(target.to_string()) } else { None }),
        grab: aim.and_then(|aim| if let Aim::Hand(count) = aim { Some(count) } else { None }),
    })
}

/// The cards chosen so far: a lay-down by face, a stack from the bottom.
fn draft(game: &NakedBootleg, viewer: Viewer) -> Option<DraftView> {
    let text = |card| face_text(game.cards.face(card));
    match game.phase {
        Phase::Build { what, lot } if sees_draft(game, viewer) => {
            let mut faces: Vec<_> = lot.iter().map(|card| game.cards.face(card)).collect();
            faces.sort_unstable();
            let cards = faces.into_iter().map(face_text).collect();
            Some(DraftView { what: Some(what.to_string()), said: name::laid(what), cards })
        }
        Phase::Stack(pile) if sees_draft(game, viewer) => Some(DraftView {
            what: None,
            said: said!("your-stack"),
            cards: pile.cards().iter().map(|&card| text(card)).collect(),
        }),
        _ => None,
    }
}

fn seat_view(game: &NakedBootleg, seat: Seat, viewer: Viewer) -> SeatView {
    let player = game.player(seat);
    SeatView {
        team: game.team_of(seat),
        held: game.held(seat) as u8,
        cards: shown(game, hand(seat), viewer).into_iter().flatten().collect(),
        downed: Slot::ALL.into_iter().filter_map(|slot| lot_view(game, Target { seat, slot }, viewer)).collect(),
        redzone: game.is_in_redzone(seat),
        eligible: game.is_eligible(seat),
        lost_turns: player.lost_turns,
        omaha_said: player.omaha_said,
        exposed: game.is_exposed(seat),
        disguise_used: player.disguise_used,
        playing: game.playing.contains(seat),
        exited: game.has_exited(seat),
        out: game.out[seat.index()] > 0,
    }
}

fn lot_view(game: &NakedBootleg, target: Target, viewer: Viewer) -> Option<LotView> {
    let lot = game.lot(target);
    let short = name::short(lot.kind, game.size(target))?;
    let (sort, of) = match lot.kind {
        LotKind::None => return None,
        LotKind::Set(kind) => ("set", Some(kind.to_string())),
        LotKind::Disguise => ("disguise", None),
        LotKind::Forgiven => ("forgiven", Some(crate::card::Kind::Cover.to_string())),
        LotKind::Streak(colour) => ("streak", Some(colour.to_string())),
    };
    let [safe_from_interception, safe_from_bootleg] = rules::protections(game, target);
    Some(LotView {
        target: target.to_string(),
        sort: sort.to_string(),
        of,
        name: name::lot(game.owned(target), None),
        short,
        number: lot.id,
        cards: shown(game, down(target), viewer),
        turned_up: (game.size(target) - game.hidden(down(target)).len()) as u8,
        safe_from_interception,
        safe_from_bootleg,
        red_spied: lot.spied,
    })
}
