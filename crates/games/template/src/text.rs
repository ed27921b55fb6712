//! The game in words.

use crate::action::Action;
use crate::clause;
use crate::state::{Kuhn, Note, Phase, hand};
use kernel::{Clause, Face, Seat, Text, Touch, Viewer};

impl Text for Kuhn {
    fn face(&self, face: Face) -> String {
        ["J", "Q", "K"][face.0 as usize].to_string()
    }

    fn face_name(&self, face: Face) -> String {
        ["jack", "queen", "king"][face.0 as usize].to_string()
    }

    fn label(&self, _seat: Seat, action: Action) -> String {
        match action {
            Action::Check => "Check: bet nothing",
            Action::Bet => "Bet one chip",
            Action::Fold => "Fold: give up the pot",
            Action::Call => "Call: match the bet",
        }
        .to_string()
    }

    fn sentence(&self, note: &Note) -> String {
        match *note {
            Note::Spoke(seat, action) => format!("Seat {seat}: {action}."),
            Note::Won(seat, chips) => format!("Seat {seat} wins {chips}."),
        }
    }

    fn touches(&self, seat: Seat, _action: Action) -> Vec<Touch> {
        vec![Touch::Zone(hand(seat))]
    }

    fn clause(&self, _seat: Seat, action: Action) -> &'static Clause {
        match action {
            Action::Check | Action::Bet => clause::KP_4_2,
            Action::Fold | Action::Call => clause::KP_4_3,
        }
    }

    fn lines(&self, _viewer: Viewer) -> Vec<(String, String)> {
        let phase = match self.phase {
            Phase::Open { checks } => format!("open {checks}"),
            Phase::Facing { by } => format!("facing {by}"),
            Phase::Over => "over".to_string(),
        };
        vec![("phase".to_string(), phase)]
    }
}
