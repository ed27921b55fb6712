//! The result record (JK-6.11). Nothing of it is stored: it is read off a replay, by listening to what happens.

use crate::card::Print;
use crate::options::Options;
use crate::state::{JukemFootball, Note, SEATS, drive, scored};
use kernel::{Eyes, Fact, Record, ReplayError, Seat, Sink};

/// How points were made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ScoreKind {
    /// Seven points.
    Touchdown,
    /// Three points.
    FieldGoal,
}

impl ScoreKind {
    /// What it is worth (JK-6.4).
    pub fn points(self) -> i32 {
        match self {
            ScoreKind::Touchdown => crate::rules::TOUCHDOWN,
            ScoreKind::FieldGoal => crate::rules::FIELD_GOAL,
        }
    }
}

/// One touchdown or field goal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Score {
    /// The period, from 1.
    pub period: u8,
    /// The turn of the period, from 1.
    pub turn: u32,
    /// Who scored.
    pub seat: Seat,
    /// How.
    pub kind: ScoreKind,
    /// The cards of the drive, the oldest first, without the FIELD GOAL card.
    pub drive: Vec<Print>,
}

/// How a game went.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Points of each seat in each period, the first half first.
    pub periods: Vec<[i32; SEATS as usize]>,
    /// Every score in order.
    pub scores: Vec<Score>,
    /// How many overtime periods were begun.
    pub overtimes: u8,
    /// Who won; none if it is a tie or not over.
    pub winner: Option<Seat>,
    /// Whether the game is over.
    pub is_over: bool,
    /// Who gave up, if somebody did.
    pub conceded: Option<Seat>,
}

/// Listens to a match and keeps its scores. Feed it as the sink of a replay.
#[derive(Clone, Debug)]
pub struct Scorebook {
    options: Options,
    period: u8,
    turn: u32,
    outcome: Outcome,
}

impl Scorebook {
    /// A book opened at `game`, before its first step. From a described position, turns count from that one.
    pub fn open(game: &JukemFootball) -> Scorebook {
        let outcome = Outcome {
            periods: vec![[0; SEATS as usize]; game.period as usize],
            scores: Vec::new(),
            overtimes: game.period.saturating_sub(2),
            winner: None,
            is_over: false,
            conceded: None,
        };
        Scorebook { options: game.options, period: game.period, turn: 1, outcome }
    }

    /// What has been written so far.
    pub fn outcome(&self) -> &Outcome {
        &self.outcome
    }

    fn score(&mut self, seat: Seat, kind: ScoreKind) {
        self.outcome.periods[self.period as usize - 1][seat.index()] += kind.points();
        self.outcome.scores.push(Score { period: self.period, turn: self.turn, seat, kind, drive: Vec::new() });
    }

    fn listen(&mut self, note: Note) {
        match note {
            Note::Period(period, _) => {
                self.period = period;
                self.turn = 0;
                self.outcome.periods.push([0; SEATS as usize]);
                self.outcome.overtimes = period.saturating_sub(2);
            }
            Note::Turn(_) => self.turn += 1,
            Note::Touchdown(seat) => self.score(seat, ScoreKind::Touchdown),
            Note::FieldGoal(seat) => self.score(seat, ScoreKind::FieldGoal),
            Note::Conceded(seat) => self.outcome.conceded = Some(seat),
            Note::Won(seat) => (self.outcome.winner, self.outcome.is_over) = (Some(seat), true),
            Note::Tied => self.outcome.is_over = true,
            Note::FinalTurn(_) | Note::Shout(_) | Note::Played { .. } | Note::Allowed(_) | Note::Defended { .. } => {}
            Note::NotAsked(_) | Note::NoPlayLeft(_) => {}
            Note::Discarded(..) | Note::EndedHalf(_) | Note::PeriodOver(_) | Note::TimeUp(_) => {}
        }
    }
}

impl Sink<Note> for Scorebook {
    fn emit(&mut self, fact: Fact<Note>, _eyes: Eyes) {
        match fact {
            Fact::Note(note) => self.listen(note),
            // A drive that scores is set aside card by card, after the score was announced.
            Fact::Moved { card, from, to } => {
                if let Some(last) = self.outcome.scores.last_mut()
                    && from == drive(last.seat)
                    && to == scored(last.seat)
                {
                    last.drive.push(self.options.deck.print(card.face));
                }
            }
            Fact::Turned { .. } | Fact::Shuffled { .. } | Fact::Gathered { .. } => {}
        }
    }
}

/// The result of a match, from its record.
pub fn outcome(record: &Record<JukemFootball>) -> Result<Outcome, ReplayError> {
    let mut book = Scorebook::open(&record.begin()?);
    record.replay(record.steps.len(), &mut book)?;
    Ok(book.outcome)
}
