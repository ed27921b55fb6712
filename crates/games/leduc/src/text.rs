//! The game in words.

use crate::action::Action;
use crate::clause;
use crate::state::{BOARD, Betting, Leduc, NAMES, Note, Phase, Round, hand, rank};
use kernel::{Clause, Face, Help, Said, Seat, Text, Touch, Viewer, said};

impl Text for Leduc {
    const WORDS: &'static [(&'static str, &'static str)] = kernel::words!("en");

    fn face(&self, face: Face) -> String {
        NAMES[face.0 as usize].to_string()
    }

    fn name(&self, face: Face) -> Said {
        let suit = if face.0.is_multiple_of(2) { said!("suit-spades") } else { said!("suit-hearts") };
        match rank(face) {
            0 => said!("face-jack", suit: suit),
            1 => said!("face-queen", suit: suit),
            _ => said!("face-king", suit: suit),
        }
    }

    fn help(&self, face: Face) -> Help {
        let does = match rank(face) {
            0 => said!("help-jack"),
            1 => said!("help-queen"),
            _ => said!("help-king"),
        };
        let signs = vec![said!("help-suit")];
        Help { does, when: said!("help-when"), signs, clauses: vec![clause::LP_1_1, clause::LP_5_2] }
    }

    fn label(&self, seat: Seat, action: Action) -> Said {
        let Phase::Betting(betting) = self.phase else { return said!("do-nothing") };
        let chips = betting.price(seat, action);
        match action {
            Action::Fold => said!("do-fold", chips: betting.paid(seat)),
            Action::Call if chips == 0 => said!("do-check"),
            Action::Call => said!("do-call", chips: chips),
            Action::Raise => said!("do-raise", chips: chips),
        }
    }

    fn log(&self, note: &Note) -> Option<Said> {
        Some(match *note {
            Note::Spoke(seat, Action::Fold, _) => said!("folds", who: seat),
            Note::Spoke(seat, Action::Call, 0) => said!("checks", who: seat),
            Note::Spoke(seat, Action::Call, chips) => said!("calls", who: seat, chips: chips),
            Note::Spoke(seat, Action::Raise, chips) => said!("raises", who: seat, chips: chips),
            Note::Won(seat, chips) => said!("won", who: seat, chips: chips),
            Note::Split => said!("split"),
        })
    }

    fn round(&self) -> u16 {
        match self.phase {
            Phase::Betting(Betting { round: Round::First, .. }) => 1,
            Phase::Betting(Betting { round: Round::Second, .. }) => 2,
            Phase::Over => {
                if self.cards.is_empty(BOARD) {
                    1
                } else {
                    2
                }
            }
        }
    }

    fn status(&self, _viewer: Viewer) -> Vec<Said> {
        let Phase::Betting(betting) = self.phase else { return vec![said!("status-over")] };
        let round = match betting.round {
            Round::First => said!("status-first", bet: betting.round.bet()),
            Round::Second => said!("status-second", bet: betting.round.bet()),
        };
        let paid = Seat::all(2).map(|seat| said!("status-paid", who: seat, chips: betting.paid(seat)));
        [round].into_iter().chain(paid).collect()
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
