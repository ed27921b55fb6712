//! The game in words.

use crate::action::{Action, Gift, Play};
use crate::card::{Deck, FREE_KICK, RED, RED_VALUE, YELLOW, natural, sign};
use crate::clause;
use crate::state::{DreamTeamSoccer, Medal, Note, Phase, hand};
use crate::view;
use kernel::{Clause, Face, Seat, Text, Touch, Viewer};

impl Text for DreamTeamSoccer {
    fn face(&self, face: Face) -> String {
        sign(face).to_string()
    }

    fn old_face_name(&self, face: Face) -> String {
        Deck::shipped().name(face).to_string()
    }

    fn old_label(&self, _seat: Seat, action: Action) -> String {
        match action {
            Action::Pass => "Pass".to_string(),
            Action::Play(play) => format!("Play {}", said(&play)),
            Action::Give(gift) => format!("Give {}", gift_said(gift)),
            Action::Nutmeg(to) => format!("Give the Yellow and the Red Card to seat {to}"),
            Action::ClaimHatTrick => "Claim your Hat Trick".to_string(),
            Action::ClaimNutmeg(to) => format!("Claim your Nutmeg and give it to seat {to}"),
            Action::Ready => "Ready: nothing to claim".to_string(),
            Action::Sealed => "Answer in secret".to_string(),
            Action::Mixed(_) => "Play cards of two values".to_string(),
        }
    }

    fn old_sentence(&self, note: &Note) -> String {
        match *note {
            Note::Round(round, dealer) => format!("Round {round}: seat {dealer} deals."),
            Note::Sits(seat, number) => format!("Seat {seat} sits in #{number}."),
            Note::HatTrick(seat) => format!("Seat {seat} has a Hat Trick and wins the round."),
            Note::Nutmeg(seat) => format!("Seat {seat} has a Nutmeg."),
            Note::NutmegGiven(from, to) => format!("Seat {from} gives the Yellow and the Red Card to seat {to}."),
            Note::Traded(upper, lower, 1) => format!("Seats {upper} and {lower} trade a card."),
            Note::Traded(upper, lower, size) => format!("Seats {upper} and {lower} trade {size} cards."),
            Note::Kickoff(seat) => format!("Seat {seat} opens with the Kickoff."),
            Note::Played(seat, play) => format!("Seat {seat} plays {}.", said(&play)),
            Note::Passed(seat) => format!("Seat {seat} passes."),
            Note::Out(seat, place) => format!("Seat {seat} goes out in place {place}."),
            Note::Won(seat) => format!("Seat {seat} wins the trick."),
            Note::TookRed(seat) => format!("Seat {seat} picks up the Red Card."),
            Note::RedGone => "The Red Card is gone until the round is over.".to_string(),
            Note::Left(seat, 1) => format!("Seat {seat} is left with a card: the round is over."),
            Note::Left(seat, cards) => format!("Seat {seat} is left with {cards} cards: the round is over."),
            Note::Medal(seat, medal) => format!("Seat {seat} gets {}.", medal_said(medal)),
            Note::Over => "All rounds have been played.".to_string(),
        }
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

const NUMBERS: [&str; 13] =
    ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];

/// A play as a person says it: `two 4s and a Free Kick`.
fn said(play: &Play) -> String {
    let mut parts = Vec::new();
    match play.plain {
        0 => {}
        1 => parts.push(one_said(natural(play.value))),
        copies => parts.push(format!("{} {}s", NUMBERS[copies.min(12) as usize], sign(natural(play.value)))),
    }
    if play.yellow {
        parts.push("the Yellow Card".to_string());
    }
    match (play.kicks, play.is_kicks_alone() && (1..=10).contains(&play.value)) {
        (0, _) => {}
        (1, true) => parts.push(format!("a Free Kick as {}", play.value)),
        (1, false) => parts.push("a Free Kick".to_string()),
        (_, true) => parts.push(format!("both Free Kicks as {}s", play.value)),
        (_, false) => parts.push("both Free Kicks".to_string()),
    }
    let skip = play.skip.map_or(String::new(), |seat| format!(" and skip seat {seat}"));
    parts.join(" and ") + &skip
}

/// One card as a person says it: `a 9`, `the Goal`.
fn one_said(face: Face) -> String {
    match face {
        FREE_KICK => "a Free Kick".to_string(),
        face if sign(face).parse::<u8>() == Ok(8) => "an 8".to_string(),
        face if sign(face).parse::<u8>().is_ok() => format!("a {}", sign(face)),
        face => format!("the {}", Deck::shipped().name(face)),
    }
}

fn gift_said(gift: Gift) -> String {
    let cards: Vec<String> = gift.cards().map(one_said).collect();
    cards.join(" and ")
}

const fn medal_said(medal: Medal) -> &'static str {
    match medal {
        Medal::Gold => "gold",
        Medal::Silver => "silver",
        Medal::Bronze => "bronze",
    }
}
