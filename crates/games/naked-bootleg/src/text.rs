//! The game in words: what is said, in ids and gaps; `words/` has the sentences.

mod help;
mod label;
mod leads;
mod lines;
mod log;
pub mod name;
mod status;

use crate::action::{Action, Target};
use crate::card::{Kind, face_text, kind_of};
use crate::clause as c;
use crate::state::{DISCARD, Effect, NakedBootleg, Note, PYLON, Phase, TAKEN, down, hand};
use kernel::{Clause, Face, Help, Said, Seat, Text, Touch, Viewer};

impl Text for NakedBootleg {
    const WORDS: &'static [(&'static str, &'static str)] = kernel::words!("en", "de", "es", "fr");

    fn face(&self, face: Face) -> String {
        face_text(face)
    }

    fn name(&self, face: Face) -> Said {
        name::card(self.deck, face)
    }

    fn help(&self, face: Face) -> Help {
        help::help(self, face)
    }

    fn label(&self, seat: Seat, action: Action) -> Said {
        label::label(self, seat, action)
    }

    fn log(&self, note: &Note) -> Option<Said> {
        log::log(self, note)
    }

    fn cue(&self, note: &Note) -> Said {
        log::cue(self, note)
    }

    fn round(&self) -> u16 {
        self.round.into()
    }

    fn status(&self, viewer: Viewer) -> Vec<Said> {
        status::status(self, viewer)
    }

    fn touches(&self, seat: Seat, action: Action) -> Vec<Touch> {
        touches(seat, action)
    }

    fn clause(&self, _seat: Seat, action: Action) -> &'static Clause {
        explains(self, action)
    }

    fn lines(&self, viewer: Viewer) -> Vec<(String, String)> {
        lines::lines(self, viewer)
    }
}

fn touches(seat: Seat, action: Action) -> Vec<Touch> {
    let card = |face: Face| Touch::Card(hand(seat), face);
    let lot = |target: Target| Touch::Zone(down(target));
    match action {
        Action::PickPylon => vec![Touch::Zone(PYLON)],
        Action::PickDiscard => vec![Touch::Zone(DISCARD)],
        Action::Hit { card: face, on, .. } => vec![card(face), lot(on)],
        Action::Discard { card: face, .. } | Action::StackAdd(face) => vec![card(face), Touch::Zone(DISCARD)],
        Action::Deflect { card: face, .. } | Action::Answer { card: face, .. } => {
            vec![card(face), Touch::Zone(DISCARD)]
        }
        Action::Add(face) => vec![card(face)],
        Action::Lay(lay) => lay.faces().map(card).collect(),
        Action::Challenge(target) => vec![lot(target), Touch::Seat(target.seat)],
        Action::Steal(target) => vec![lot(target), Touch::Seat(target.seat)],
        Action::Keep(kept) => kept.faces().map(|face| Touch::Card(TAKEN, face)).collect(),
        Action::Fumble(_) | Action::Spare(_) | Action::Taunt(_) => Vec::new(),
        Action::Show(other) | Action::Catch(other) | Action::HandFlag(other) | Action::Dealer(other) => {
            vec![Touch::Seat(other)]
        }
        Action::StackDone { .. } => vec![Touch::Zone(DISCARD)],
        Action::Begin(_) | Action::Done { .. } | Action::Pass | Action::None | Action::Decline => Vec::new(),
        Action::Skip(_) | Action::Blindside { .. } | Action::Trick(_) | Action::Look | Action::Flip => Vec::new(),
        Action::Grab(_) | Action::Name(_) | Action::Again | Action::Capture | Action::Forfeit => Vec::new(),
    }
}

/// The clause to read before choosing.
fn explains(game: &NakedBootleg, action: Action) -> &'static Clause {
    use crate::action::What;
    match action {
        Action::PickPylon => c::NB_4_12,
        Action::PickDiscard => c::NB_4_13,
        Action::Begin(What::Set(_)) | Action::Lay(_) | Action::Done { .. } | Action::Add(_) => c::NB_4_19,
        Action::Begin(What::Disguise) => c::NB_4_22,
        Action::Begin(What::Streak(_)) => c::NB_4_21,
        Action::Hit { .. } => c::NB_4_24,
        Action::Challenge(_) => c::NB_4_27,
        Action::Discard { card, .. } => explains_card(card),
        Action::Pass => c::NB_4_18,
        Action::StackAdd(_) | Action::StackDone { .. } => c::NB_4_34,
        Action::None => c::NB_4_37,
        Action::Decline => {
            if matches!(game.phase, Phase::Chain(_)) {
                c::NB_4_53
            } else {
                c::NB_4_43
            }
        }
        Action::Skip(_) => c::NB_5_6,
        Action::Blindside { .. } => c::NB_5_11,
        Action::Trick(_) => c::NB_5_14,
        Action::Look => c::NB_5_27,
        Action::Flip | Action::Show(_) => c::NB_5_28,
        Action::Steal(_) => match game.phase {
            Phase::Effect(_, Effect::Bootleg) => c::NB_5_46,
            Phase::Effect(_, Effect::Naked(_)) => c::NB_5_47,
            _ => c::NB_5_31,
        },
        Action::Grab(_) => c::NB_5_33,
        Action::Name(_) => c::NB_4_3,
        Action::Again => c::NB_5_44,
        Action::Deflect { .. } => c::NB_4_43,
        Action::Answer { .. } => c::NB_4_50,
        Action::Keep(_) => c::NB_4_48,
        Action::Fumble(_) => c::NB_5_20,
        Action::Spare(_) => c::NB_5_62,
        Action::Capture => c::NB_5_71,
        Action::HandFlag(_) => c::NB_5_74,
        Action::Dealer(_) => c::NB_6_13,
        Action::Taunt(_) => c::NB_5_58,
        Action::Catch(_) => c::NB_8_2,
        Action::Forfeit => c::NB_9_9,
    }
}

/// What a discard sets off.
fn explains_card(card: Face) -> &'static Clause {
    match kind_of(card) {
        Kind::Reverse => c::NB_5_3,
        Kind::Handoff => c::NB_5_7,
        Kind::DrawPlay => c::NB_5_10,
        Kind::PickSix => c::NB_5_13,
        Kind::Fumblerooski => c::NB_5_20,
        Kind::Spy => c::NB_5_27,
        Kind::Interception => c::NB_5_30,
        Kind::Deflection => c::NB_5_37,
        Kind::Wildcat => c::NB_5_41,
        Kind::HailMary => c::NB_5_44,
        Kind::Bootleg => c::NB_5_46,
        Kind::NakedBootleg => c::NB_5_47,
        _ => c::NB_4_2,
    }
}
