//! The game in words.

use crate::action::Action;
use crate::clause;
use crate::state::{Kuhn, Note, Phase, hand};
use kernel::{Clause, Face, Help, Said, Seat, Text, Touch, Viewer, said};

impl Text for Kuhn {
    const WORDS: &'static [(&'static str, &'static str)] = kernel::words!("en");

    fn face(&self, face: Face) -> String {
        ["J", "Q", "K"][face.0 as usize].to_string()
    }

    fn name(&self, face: Face) -> Said {
        match face.0 {
            0 => said!("face-jack"),
            1 => said!("face-queen"),
            _ => said!("face-king"),
        }
    }

    fn help(&self, face: Face) -> Help {
        let does = match face.0 {
            0 => said!("help-jack"),
            1 => said!("help-queen"),
            _ => said!("help-king"),
        };
        Help { does, when: said!("help-when"), signs: Vec::new(), clauses: vec![clause::KP_1_1, clause::KP_5_2] }
    }

    fn label(&self, _seat: Seat, action: Action) -> Said {
        match action {
            Action::Check => said!("do-check"),
            Action::Bet => said!("do-bet"),
            Action::Fold => said!("do-fold"),
            Action::Call => said!("do-call"),
        }
    }

    fn log(&self, note: &Note) -> Option<Said> {
        Some(match *note {
            Note::Spoke(seat, Action::Check) => said!("checks", who: seat),
            Note::Spoke(seat, Action::Bet) => said!("bets", who: seat),
            Note::Spoke(seat, Action::Fold) => said!("folds", who: seat),
            Note::Spoke(seat, Action::Call) => said!("calls", who: seat),
            Note::Won(seat, chips) => said!("won", who: seat, chips: chips),
        })
    }

    fn status(&self, _viewer: Viewer) -> Vec<Said> {
        vec![match self.phase {
            Phase::Open { .. } => said!("status-open"),
            Phase::Facing { by } => said!("status-facing", who: by),
            Phase::Over => said!("status-over"),
        }]
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
