//! The game in words.

use crate::action::Action;
use crate::card::{Colour, Print};
use crate::clause;
use crate::rules;
use crate::state::{DISCARD, DRAW, JukemFootball, Note, Phase, SEATS, drive, hand};
use crate::view::{Step, step};
use kernel::{Clause, Face, Seat, Text, Touch, Value, Viewer};

impl Text for JukemFootball {
    fn face(&self, face: Face) -> String {
        self.options.deck.print(face).to_string()
    }

    fn old_face_name(&self, face: Face) -> String {
        self.options.deck.print(face).name()
    }

    fn old_label(&self, seat: Seat, action: Action) -> String {
        let end = self.ending(seat, action);
        match action {
            Action::Draw => "Draw from the pile".to_string(),
            Action::Take => match self.cards.top(DISCARD) {
                Some(card) => format!("Take the {}", self.print(card).name()),
                None => "Take the top discard".to_string(),
            },
            Action::Run { pancake, .. } => {
                let block = if pancake { " behind a block" } else { "" };
                format!("{}Run{block} for {}{end}", shout(action), action.yards())
            }
            Action::Pass { lo, hi, .. } => format!("{}Pass {lo}–{hi} for {}{end}", shout(action), action.yards()),
            Action::Return { .. } => format!("{}Kick return for {}{end}", shout(action), action.yards()),
            Action::Goal => format!("Kick a field goal for {} points", rules::FIELD_GOAL),
            Action::Discard(card) => format!("Discard the {}", card.name()),
            Action::Defend(card) => match card.colour() {
                Colour::Red => format!("{} Wipe out the drive", card.name()),
                Colour::Black | Colour::Yellow => format!("{} Cancel the play", card.name()),
            },
            Action::Allow => "Allow the play".to_string(),
            Action::End if rules::is_overtime(self) => "End the period".to_string(),
            Action::End => "End the half".to_string(),
            Action::Concede => "Give up".to_string(),
            Action::Amiss(laid) => format!("No play: {laid}"),
        }
    }

    fn old_sentence(&self, note: &Note) -> String {
        match *note {
            Note::Period(period, dealer) => format!("{} begins. Seat {dealer} deals.", period_name(period)),
            Note::Turn(seat) => format!("Seat {seat} is up."),
            Note::FinalTurn(seat) => format!("Seat {seat} draws the last card: this is the final turn."),
            Note::Shout(seat) => format!("Seat {seat} shouts: JUKEM!"),
            Note::Played { seat, play, yards, total } => {
                format!("Seat {seat} plays {} for {yards} yards and stands at {total}.", listed(play))
            }
            Note::Allowed(seat) => format!("Seat {seat} allows it."),
            Note::Defended { seat, card, lost } => {
                format!("Seat {seat} answers with {} The drive loses {lost} yards.", card.name())
            }
            Note::Discarded(seat, card) => format!("Seat {seat} discards {}.", card.name()),
            Note::NotAsked(seat) => format!("Seat {seat} cannot answer."),
            Note::NoPlayLeft(seat) => format!("Seat {seat} has no play left."),
            Note::EndedHalf(seat) => format!("Seat {seat} lets the period end."),
            Note::Touchdown(seat) => format!("Touchdown! Seat {seat} scores {}.", rules::TOUCHDOWN),
            Note::FieldGoal(seat) => format!("It's good! Seat {seat} scores {}.", rules::FIELD_GOAL),
            Note::PeriodOver(period) => format!("{} is over.", period_name(period)),
            Note::TimeUp(seat) => format!("The time of seat {seat} is up."),
            Note::Conceded(seat) => format!("Seat {seat} gives up."),
            Note::Won(seat) => format!("Seat {seat} wins the game."),
            Note::Tied => "The game is a tie.".to_string(),
        }
    }

    fn touches(&self, seat: Seat, action: Action) -> Vec<Touch> {
        let held = |print: Print| Some(Touch::Card(hand(seat), self.options.deck.face(print)?));
        let mut touches: Vec<Touch> = action.cards().filter_map(held).collect();
        touches.extend(match action {
            Action::Draw => Some(Touch::Zone(DRAW)),
            Action::Take | Action::Discard(_) => Some(Touch::Zone(DISCARD)),
            Action::Run { .. } | Action::Pass { .. } | Action::Return { .. } => Some(Touch::Zone(drive(seat))),
            Action::Goal | Action::End | Action::Amiss(_) => Some(Touch::Zone(drive(seat))),
            Action::Defend(_) | Action::Allow => Some(Touch::Zone(drive(self.active))),
            Action::Concede => Some(Touch::Seat(seat)),
        });
        touches
    }

    fn clause(&self, _seat: Seat, action: Action) -> &'static Clause {
        match action {
            Action::Draw => clause::JK_4_8,
            Action::Take => clause::JK_4_9,
            Action::Run { pancake: true, jukem: true, .. } => clause::JK_5_14,
            Action::Return { jukem: true } => clause::JK_5_15,
            Action::Run { jukem: true, .. } | Action::Pass { jukem: true, .. } => clause::JK_5_13,
            Action::Run { pancake: true, .. } => clause::JK_5_21,
            Action::Run { .. } => clause::JK_5_1,
            Action::Pass { .. } => clause::JK_5_3,
            Action::Return { .. } => clause::JK_5_8,
            Action::Goal => clause::JK_5_24,
            Action::Discard(_) => clause::JK_4_23,
            Action::Defend(card) if card.colour() == Colour::Red => clause::JK_5_36,
            Action::Defend(_) => clause::JK_5_33,
            Action::Allow => clause::JK_4_34,
            Action::End => clause::JK_4_42,
            Action::Concede => clause::JK_4_44,
            Action::Amiss(laid) => rules::no_play(laid).clause,
        }
    }

    fn lines(&self, viewer: Viewer) -> Vec<(String, String)> {
        let mut lines = Vec::new();
        self.each_line(viewer, &mut |key, value| lines.push((key.to_string(), value.to_string())));
        lines
    }

    /// Everything here is public.
    fn each_line(&self, _viewer: Viewer, say: &mut dyn FnMut(&str, Value<'_>)) {
        let number = |number: u8| Value::Number(number.into());
        say("period", number(self.period));
        say("dealer", number(self.dealer.number()));
        say("turn", number(self.active.number()));
        say("phase", Value::Words(phase_word(self.phase)));
        say("final", Value::Words(yes(self.is_final())));
        say("dry", number(self.dry));
        match self.phase {
            Phase::Replenish { took, drew } => {
                say("took", Value::Words(yes(took)));
                say("drew", Value::Words(yes(drew)));
            }
            Phase::Offense { drew } => say("drew", Value::Words(yes(drew))),
            Phase::Over { conceded: Some(seat) } => say("conceded", number(seat.number())),
            Phase::Defense { .. } | Phase::Over { conceded: None } => {}
        }
        for (seat, [total, plays, known]) in Seat::all(SEATS).zip(SEAT_LINES) {
            say(total, number(self.totals[seat.index()]));
            say(plays, Value::Words(&plays_text(self, seat)));
            say(known, Value::Words(&cards_text(self.known(seat))));
        }
        say("left out", Value::Words(&cards_text(self.options.left_out())));
    }
}

/// The keys of the lines about each seat.
const SEAT_LINES: [[&str; 3]; SEATS as usize] = [["total 0", "plays 0", "known 0"], ["total 1", "plays 1", "known 1"]];

impl JukemFootball {
    /// What a play does beyond its yards, for its label.
    fn ending(&self, seat: Seat, action: Action) -> &'static str {
        let reaches = action.yards() > 0 && action.yards() == self.yards_to_go(seat);
        if reaches { ": touchdown" } else { "" }
    }
}

/// The phase in the words of positions and checks.
pub fn phase_word(phase: Phase) -> &'static str {
    match step(phase) {
        Step::Replenish => "replenish",
        Step::Offense => "offense",
        Step::Defense => "defense",
        Step::Over => "over",
    }
}

/// A drive as positions write it: `R20 | P15-35 C35`.
pub fn plays_text(game: &JukemFootball, seat: Seat) -> String {
    joined(game.prints(drive(seat)).map(|card| (if card.opens_a_play() { " | " } else { " " }, card)))
}

/// Cards as positions write them, `-` for none.
pub fn cards_text(cards: impl IntoIterator<Item = Print>) -> String {
    joined(cards.into_iter().map(|card| (" ", card)))
}

/// Cards, each with what stands between it and the one before; `-` for none.
fn joined(cards: impl Iterator<Item = (&'static str, Print)>) -> String {
    let mut text = String::new();
    for (between, card) in cards {
        if text.is_empty() {
            text.reserve(60);
        } else {
            text.push_str(between);
        }
        text.push_str(&card.notation());
    }
    if text.is_empty() { "-".to_string() } else { text }
}

/// `yes` or `no`.
pub fn yes(is_so: bool) -> &'static str {
    if is_so { "yes" } else { "no" }
}

fn shout(play: Action) -> &'static str {
    if play.has_jukem() { "JUKEM! " } else { "" }
}

fn listed(play: Action) -> String {
    let names: Vec<String> = play.cards().map(Print::name).collect();
    names.join(" + ")
}

fn period_name(period: u8) -> String {
    match period {
        1 => "The first half".to_string(),
        2 => "The second half".to_string(),
        _ => format!("Overtime {}", period - 2),
    }
}
