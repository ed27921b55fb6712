//! The game in words.

mod help;
mod status;

use crate::action::{Action, Gift, Play};
use crate::card::{FREE_KICK, KICKOFF, KICKOFF_VALUE, RED, RED_VALUE, YELLOW, sign};
use crate::clause;
use crate::rules;
use crate::state::{DreamTeamSoccer, Medal, Note, Phase, hand};
use crate::view;
use kernel::{Clause, Face, Gap, Help, Said, Seat, Text, Touch, Viewer, said};

impl Text for DreamTeamSoccer {
    const WORDS: &'static [(&'static str, &'static str)] = kernel::words!("en", "de", "es", "fr");

    fn face(&self, face: Face) -> String {
        sign(face).to_string()
    }

    fn name(&self, face: Face) -> Said {
        help::name(face)
    }

    fn help(&self, face: Face) -> Help {
        help::help(face, self.options.free_kick_alone)
    }

    fn label(&self, seat: Seat, action: Action) -> Said {
        match action {
            Action::Pass => said!("do-pass"),
            Action::Play(play) => self.play_said(seat, &play),
            Action::Give(gift) => match rules::partner(self, seat) {
                Some((partner, _)) => said!("do-give-to", who: partner, cards: gift_parts(gift)),
                None => said!("do-give", cards: gift_parts(gift)),
            },
            Action::Nutmeg(to) => said!("do-nutmeg", who: to),
            Action::ClaimHatTrick => said!("do-hat-trick"),
            Action::ClaimNutmeg(to) => said!("do-claim-nutmeg", who: to),
            Action::Ready => said!("do-ready"),
            Action::Sealed => said!("do-sealed"),
            Action::Mixed(_) => said!("do-mixed"),
        }
    }

    /// Who sits where is no news: all went out in that order, and the table shows it.
    fn log(&self, note: &Note) -> Option<Said> {
        if let Note::Sits(..) = note { None } else { Some(self.cue(note)) }
    }

    fn cue(&self, note: &Note) -> Said {
        match *note {
            Note::Round(round, dealer) => said!("round-begins", round: round, who: dealer),
            Note::Sits(seat, number) => said!("sits", who: seat, number: number),
            Note::HatTrick(seat) => said!("hat-trick", who: seat),
            Note::Nutmeg(seat) => said!("nutmeg", who: seat),
            Note::NutmegGiven(from, to) => {
                said!("nutmeg-given", who: from, yellow: card(YELLOW), red: card(RED), to: to)
            }
            Note::Traded(upper, lower, size) => said!("traded", who: upper, with: lower, count: size),
            Note::Kickoff(seat) => said!("kickoff", who: seat, card: card(KICKOFF)),
            Note::Played(seat, play) => played(seat, &play),
            Note::Passed(seat) => said!("passed", who: seat),
            Note::Out(seat, place) => said!("out", who: seat, place: place),
            Note::Won(seat) => said!("won", who: seat),
            Note::TookRed(seat) => said!("took-red", who: seat, card: card(RED)),
            Note::RedGone => said!("red-gone"),
            Note::Left(seat, count) => said!("left", who: seat, count: count),
            Note::Medal(seat, Medal::Gold) => said!("gold", who: seat),
            Note::Medal(seat, Medal::Silver) => said!("silver", who: seat),
            Note::Medal(seat, Medal::Bronze) => said!("bronze", who: seat),
            Note::Over => said!("over"),
        }
    }

    fn round(&self) -> u16 {
        self.round.into()
    }

    fn status(&self, viewer: Viewer) -> Vec<Said> {
        status::status(self, viewer)
    }

    fn touches(&self, seat: Seat, action: Action) -> Vec<Touch> {
        let cards = |faces: &[Face]| faces.iter().map(|face| Touch::Card(hand(seat), *face)).collect::<Vec<_>>();
        match action {
            Action::Pass | Action::Ready | Action::Sealed | Action::ClaimHatTrick | Action::Mixed(_) => {
                vec![Touch::Zone(hand(seat))]
            }
            Action::Play(play) => {
                let kinds = play.kinds().into_iter().filter(|(_, copies)| *copies > 0);
                let faces: Vec<Face> = kinds.map(|(face, _)| face).collect();
                cards(&faces).into_iter().chain(play.skip.map(Touch::Seat)).collect()
            }
            Action::Give(gift) => {
                let mut faces: Vec<Face> = gift.cards().collect();
                faces.dedup();
                cards(&faces)
            }
            Action::Nutmeg(to) | Action::ClaimNutmeg(to) => {
                cards(&[YELLOW, RED]).into_iter().chain([Touch::Seat(to)]).collect()
            }
        }
    }

    fn clause(&self, _seat: Seat, action: Action) -> &'static Clause {
        match action {
            Action::Pass => clause::DT_4_23,
            Action::Play(play) if play.yellow => clause::DT_5_11,
            Action::Play(play) if play.value == RED_VALUE => clause::DT_5_16,
            Action::Play(play) if play.value == 0 => clause::DT_5_9,
            Action::Play(play) if play.is_kicks_alone() => clause::DT_5_4,
            Action::Play(play) if play.kicks > 0 => clause::DT_5_1,
            Action::Play(_) if matches!(self.phase, Phase::Follow { .. }) => clause::DT_4_22,
            Action::Play(_) => clause::DT_4_18,
            Action::Give(_) => clause::DT_4_7,
            Action::Nutmeg(_) | Action::ClaimNutmeg(_) => clause::DT_5_26,
            Action::ClaimHatTrick => clause::DT_5_20,
            Action::Ready => clause::DT_4_5,
            Action::Sealed => clause::DT_8_5,
            Action::Mixed(_) => clause::DT_5_2,
        }
    }

    fn lines(&self, viewer: Viewer) -> Vec<(String, String)> {
        let trick = match &self.phase {
            Phase::Follow { trick, .. } => Some(trick),
            _ => None,
        };
        let medals = Seat::all(self.seats).map(|seat| self.medals[seat].map(|count| count.to_string()).join("/"));
        let answers = view::answered(self, viewer).map(|(seat, action)| format!("{seat} {action}"));
        let gifts = view::given(self, viewer).map(|(seat, gift)| format!("{seat} {gift}"));
        let plays = trick.into_iter().flat_map(|trick| trick.plays());
        let line = |key: &str, value: String| (key.to_string(), value);
        vec![
            line("phase", phase_said(&self.phase)),
            line("round", format!("{} of {}", self.round, self.options.rounds)),
            line("podium", listed(self.podium.players(), " ")),
            line("medals", medals.collect::<Vec<_>>().join(" ")),
            line("places", listed(self.places.as_slice(), " ")),
            line("plays", listed(plays.map(|(seat, value)| format!("{seat}={value}")), " ")),
            line("size", listed(trick.map(|trick| trick.size), " ")),
            line("passed", listed(trick.into_iter().flat_map(|trick| trick.passed(self.still_in).iter()), " ")),
            line("skipped", listed(trick.and_then(|trick| trick.skipped), " ")),
            line("answers", listed(answers, "; ")),
            line("gifts", listed(gifts, "; ")),
            line("before", before_said(self)),
        ]
    }
}

/// The words with something between them; `-` for none.
pub(crate) fn listed<T: ToString>(words: impl IntoIterator<Item = T>, between: &str) -> String {
    let words: Vec<String> = words.into_iter().map(|word| word.to_string()).collect();
    if words.is_empty() { "-".to_string() } else { words.join(between) }
}

/// The phase as positions write it.
pub(crate) fn phase_said(phase: &Phase) -> String {
    match phase {
        Phase::Claims { .. } => "claims".to_string(),
        Phase::Nutmeg { by } => format!("nutmeg {by}"),
        Phase::Trade { .. } => "trade".to_string(),
        Phase::Lead { leader } => format!("lead {leader}"),
        Phase::Follow { turn, .. } => format!("follow {turn}"),
        Phase::Over => "over".to_string(),
    }
}

fn before_said(game: &DreamTeamSoccer) -> String {
    match &game.before {
        None => "-".to_string(),
        Some(ended) if ended.hat_trick => format!("hattrick {}", listed(ended.places.as_slice(), " ")),
        Some(ended) => listed(ended.places.as_slice(), " "),
    }
}

impl DreamTeamSoccer {
    /// A play, and where it leads.
    fn play_said(&self, seat: Seat, play: &Play) -> Said {
        let cards = parts(play);
        let said = match self.phase {
            Phase::Lead { .. } => said!("do-lead", cards: cards),
            _ => said!("do-play", cards: cards),
        };
        let said = match play.skip {
            Some(skipped) => said!("do-skip", play: said, who: skipped),
            None => said,
        };
        if play.size() == self.holdings[seat].len() {
            return said!("do-out", play: said, place: self.places.as_slice().len() + 1);
        }
        if play.value == 0 { said!("do-win", play: said) } else { said }
    }
}

/// A card that fills a gap.
fn card(face: Face) -> Gap {
    Gap::Card(sign(face).to_string())
}

/// So many cards of a kind: `two 4s`.
fn some(face: Face, count: u8) -> Said {
    match (face, count) {
        (FREE_KICK, 2) => said!("both", card: card(face)),
        _ => said!("some", card: card(face), count: count),
    }
}

/// A play in its parts: `two 4s`, `a Free Kick`.
fn parts(play: &Play) -> Vec<Said> {
    if play.is_kicks_alone() && play.value != KICKOFF_VALUE {
        return vec![match play.kicks {
            1 => said!("one-as", card: card(FREE_KICK), value: play.value),
            _ => said!("both-as", card: card(FREE_KICK), value: play.value),
        }];
    }
    let kinds = play.kinds().into_iter().filter(|(_, count)| *count > 0);
    kinds.map(|(face, count)| some(face, count)).collect()
}

fn gift_parts(gift: Gift) -> Vec<Said> {
    let cards: Vec<Face> = gift.cards().collect();
    cards.chunk_by(|a, b| a == b).map(|same| some(same[0], same.len() as u8)).collect()
}

/// A play as the log tells it. Boards make other noises for a Goal, for somebody who sits out and for a set.
fn played(seat: Seat, play: &Play) -> Said {
    let cards = parts(play);
    match (play.skip, play.value, play.size()) {
        (Some(skipped), ..) => said!("played-skip", who: seat, cards: cards, skipped: skipped),
        (None, 0, _) => said!("played-goal", who: seat, cards: cards),
        (None, _, 1) => said!("played", who: seat, cards: cards),
        (None, ..) => said!("played-set", who: seat, cards: cards),
    }
}
