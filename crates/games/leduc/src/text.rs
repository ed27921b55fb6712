//! The game in words.

use crate::action::Action;
use crate::clause;
use crate::state::{Leduc, NAMES, Note, Phase, Round, hand};
use kernel::{Clause, Face, Seat, Text, Touch, Viewer};

impl Text for Leduc {
    fn face(&self, face: Face) -> String {
        NAMES[face.0 as usize].to_string()
    }

    fn old_face_name(&self, face: Face) -> String {
        let rank = ["jack", "queen", "king"][face.0 as usize / 2];
        format!("{rank} of {}", ["spades", "hearts"][face.0 as usize % 2])
    }

    fn old_label(&self, _seat: Seat, action: Action) -> String {
        let Phase::Betting(betting) = self.phase else { return action.to_string() };
        let bet = betting.round.bet();
        match action {
            Action::Fold => "Fold: give up the pot".to_string(),
            Action::Call if betting.raises == 0 => "Check: put in nothing".to_string(),
            Action::Call => format!("Call: put in {bet}"),
            Action::Raise if betting.raises == 0 => format!("Raise: put in {bet}"),
            Action::Raise => format!("Raise: put in {}", 2 * bet),
        }
    }

    fn old_sentence(&self, note: &Note) -> String {
        match *note {
            Note::Spoke(seat, action) => format!("Seat {seat}: {action}."),
            Note::Won(seat, chips) => format!("Seat {seat} wins {chips}."),
            Note::Split => "The pot is split.".to_string(),
        }
    }

    fn touches(&self, seat: Seat, _action: Action) -> Vec<Touch> {
        vec![Touch::Zone(hand(seat))]
    }

    fn clause(&self, _seat: Seat, action: Action) -> &'static Clause {
        match action {
            Action::Fold => clause::LP_4_2,
            Action::Call => clause::LP_4_3,
            Action::Raise => clause::LP_4_4,
        }
    }

    fn lines(&self, _viewer: Viewer) -> Vec<(String, String)> {
        let line = |key: &str, value: &dyn std::fmt::Display| (key.to_string(), value.to_string());
        let Phase::Betting(betting) = self.phase else { return vec![line("round", &"over")] };
        let round = if betting.round == Round::First { 1 } else { 2 };
        vec![
            line("round", &round),
            line("turn", &betting.speaker),
            line("raises", &betting.raises),
            line("stake", &betting.stake),
        ]
    }
}
