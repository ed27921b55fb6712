//! The game in words.

mod help;

use crate::action::Action;
use crate::card::{Colour, Print};
use crate::clause;
use crate::rules::{self, HALVES};
use crate::state::{DISCARD, DRAW, GOAL_LINE, HAND_MAX, JukemFootball, Note, Phase, SEATS, drive, hand, other};
use crate::view::{Step, step};
use help::{help, name};
use kernel::{Clause, Face, Gap, Help, Said, Seat, Text, Touch, Value, Viewer, said};

impl Text for JukemFootball {
    const WORDS: &'static [(&'static str, &'static str)] = kernel::words!("en", "de", "es", "fr");

    fn face(&self, face: Face) -> String {
        self.options.deck.print(face).to_string()
    }

    fn name(&self, face: Face) -> Said {
        name(self.options.deck.print(face))
    }

    fn help(&self, face: Face) -> Help {
        help(self.options.deck.print(face))
    }

    fn label(&self, seat: Seat, action: Action) -> Said {
        match action {
            Action::Draw => said!("do-draw"),
            Action::Take => match self.cards.top(DISCARD) {
                Some(card) => said!("do-take", card: gap(self.print(card))),
                None => said!("do-take-top"),
            },
            Action::Run { pancake: false, .. } => self.leads(seat, action, said!("do-run", yards: action.yards())),
            Action::Run { .. } => self.leads(seat, action, said!("do-block", yards: action.yards())),
            Action::Pass { lo, hi, .. } => {
                self.leads(seat, action, said!("do-pass", from: lo, to: hi, yards: action.yards()))
            }
            Action::Return { .. } => self.leads(seat, action, said!("do-return", yards: action.yards())),
            Action::Goal => said!("do-goal", points: rules::FIELD_GOAL),
            Action::Discard(card) => said!("do-discard", card: gap(card)),
            Action::Defend(card) => self.defense(card),
            Action::Allow => said!("do-allow"),
            Action::End if rules::is_overtime(self) => said!("do-end-overtime"),
            Action::End => said!("do-end-half"),
            Action::Concede => said!("do-concede"),
            Action::Amiss(_) => said!("do-amiss"),
        }
    }

    fn log(&self, note: &Note) -> Option<Said> {
        if let Note::Turn(_) = note { None } else { Some(self.cue(note)) }
    }

    fn cue(&self, note: &Note) -> Said {
        match *note {
            Note::Period(half, dealer) if half <= HALVES => said!("half-begins", half: half, who: dealer),
            Note::Period(period, dealer) => said!("overtime-begins", number: period - HALVES, who: dealer),
            Note::Turn(seat) => said!("turn", who: seat),
            Note::FinalTurn(seat) => said!("final-turn", who: seat),
            Note::Shout(seat) => said!("shouts", who: seat),
            Note::Played { seat, play, yards, total } => {
                said!("played", who: seat, cards: gaps(play.cards()), yards: yards, total: total)
            }
            Note::Allowed(seat) => said!("allowed", who: seat),
            Note::Defended { seat, card, lost } => match card.colour() {
                Colour::Red => said!("wiped-out", who: seat, card: gap(card), whose: other(seat), yards: lost),
                Colour::Black | Colour::Yellow => {
                    said!("stopped", who: seat, card: gap(card), whose: other(seat), yards: lost)
                }
            },
            Note::Discarded(seat, card) => said!("discarded", who: seat, card: gap(card)),
            Note::NotAsked(seat) => said!("not-asked", who: seat),
            Note::NoPlayLeft(seat) => said!("no-play-left", who: seat),
            Note::EndedHalf(seat) => said!("ended", who: seat),
            Note::Touchdown(seat) => said!("touchdown", who: seat, points: rules::TOUCHDOWN),
            Note::FieldGoal(seat) => said!("field-goal", who: seat, points: rules::FIELD_GOAL),
            Note::PeriodOver(half) if half <= HALVES => said!("half-over", half: half),
            Note::PeriodOver(period) => said!("overtime-over", number: period - HALVES),
            Note::TimeUp(seat) => said!("time-up", who: seat),
            Note::Conceded(seat) => said!("conceded", who: seat),
            Note::Won(seat) => said!("won", who: seat),
            Note::Tied => said!("tied"),
        }
    }

    fn round(&self) -> u16 {
        self.period.into()
    }

    /// Everything here is public.
    fn status(&self, _viewer: Viewer) -> Vec<Said> {
        let mut status = vec![self.period_said()];
        let left_out: Vec<Said> = self.options.left_out().map(name).collect();
        status.extend((!left_out.is_empty()).then(|| said!("status-practice", cards: left_out)));
        status.extend((self.is_final() && step(self.phase) != Step::Over).then(|| said!("status-final")));
        status.push(self.phase_said());
        status.extend(Seat::all(SEATS).map(|seat| self.drive_said(seat)));
        for seat in Seat::all(SEATS) {
            let known = self.known(seat);
            status.extend((!known.is_empty()).then(|| said!("status-known", who: seat, cards: gaps(known))));
        }
        let most = self.options.stall_limit;
        status.extend((self.dry > 0).then(|| said!("status-dry", count: self.dry, most: most)));
        status
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
    /// A play, and where it leads.
    fn leads(&self, seat: Seat, action: Action, play: Said) -> Said {
        let play = if action.has_jukem() { said!("do-jukem", play: play) } else { play };
        match self.totals[seat.index()].saturating_add(action.yards()) {
            GOAL_LINE => said!("do-touchdown", play: play),
            total => said!("do-gain", play: play, total: total),
        }
    }

    /// An answer, and what it costs the other player.
    fn defense(&self, card: Print) -> Said {
        let newest = if let Phase::Defense { yards, .. } = self.phase { yards } else { 0 };
        match card.colour() {
            Colour::Red => said!("do-wipe", card: gap(card), yards: self.totals[self.active.index()]),
            Colour::Black | Colour::Yellow => said!("do-stop", card: gap(card), yards: newest),
        }
    }

    fn period_said(&self) -> Said {
        match self.period {
            half @ ..=HALVES => said!("status-half", half: half, who: self.dealer),
            period => said!("status-overtime", number: period - HALVES, who: self.dealer),
        }
    }

    fn phase_said(&self) -> Said {
        let seat = self.active;
        match step(self.phase) {
            Step::Replenish => {
                said!("status-refill", who: seat, count: HAND_MAX.saturating_sub(self.cards.len(hand(seat))))
            }
            Step::Offense => said!("status-play", who: seat),
            Step::Defense => said!("status-answer", who: other(seat)),
            Step::Over => said!("status-over"),
        }
    }

    fn drive_said(&self, seat: Seat) -> Said {
        let (total, togo) = (self.totals[seat.index()], self.yards_to_go(seat));
        match rules::is_in_range(self, seat) {
            true => said!("status-range", who: seat, total: total, togo: togo),
            false => said!("status-drive", who: seat, total: total, togo: togo),
        }
    }
}

/// A card that fills a gap.
fn gap(card: Print) -> Gap {
    Gap::Card(card.to_string())
}

/// Cards that fill a gap.
fn gaps(cards: impl IntoIterator<Item = Print>) -> Gap {
    Gap::Cards { cards: cards.into_iter().map(|card| card.to_string()).collect(), backs: 0 }
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
