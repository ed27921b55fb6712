//! Plays a file on a table and compares what it expects with what is there.

use super::parse::{Check, Line, LineKind, PlayError, PlayFile};
use super::values;
use crate::any::AnyTable;
use crate::catalog::lookup;
use crate::table::{Refusal, Setup};
use kernel::{Millis, Seat, Viewer};

/// How a play file went: what was played and checked, and the table at its end.
pub struct Outcome {
    /// Steps taken or rightly refused.
    pub steps: usize,
    /// Checks that held.
    pub checks: usize,
    /// The table at the end.
    pub table: Box<dyn AnyTable>,
}

/// Sets up the table of a play file.
pub fn open(file: &PlayFile) -> Result<Box<dyn AnyTable>, PlayError> {
    let header = &file.header;
    let at_head = |why: String| PlayError { line: header.line, column: 1, why };
    let entry = lookup(&header.game).map_err(at_head)?;
    if let Some(rules) = header.rules.filter(|rules| *rules != entry.meta.rules) {
        let present = entry.meta.rules;
        return Err(at_head(format!(
            "this program plays version {present} of the rules, the file is of version {rules}"
        )));
    }
    for id in &header.clauses {
        if !entry.meta.clauses.iter().any(|clause| clause.id == id) {
            return Err(at_head(format!("the rules of {} have no clause {id}", entry.meta.name)));
        }
    }
    let setup =
        Setup { seats: header.seats, options: header.options.clone(), seed: header.seed, scene: file.scene.clone() };
    (entry.open)(&setup).map_err(|why| place(why, header.line))
}

/// An error about a position starts with its own line; others belong to the head.
fn place(why: String, head: usize) -> PlayError {
    let named = why.strip_prefix("line ").and_then(|rest| {
        let (line, why) = rest.split_once(": ")?;
        Some(PlayError { line: line.parse().ok()?, column: 1, why: why.to_string() })
    });
    named.unwrap_or(PlayError { line: head, column: 1, why })
}

/// Plays the whole file; the first thing that fails is the error.
pub fn run(file: &PlayFile) -> Result<Outcome, PlayError> {
    let mut outcome = Outcome { steps: 0, checks: 0, table: open(file)? };
    let mut now = Millis(0);
    for (index, line) in file.lines.iter().enumerate() {
        let refusal = file.lines.get(index + 1).and_then(refused);
        match &line.kind {
            LineKind::Check(Check::Refused(_)) if !is_step(file.lines.get(index.wrapping_sub(1))) => {
                return Err(error(line, "`refused` belongs directly under the step it is about"));
            }
            LineKind::Check(Check::Refused(_)) => outcome.checks += 1,
            LineKind::Check(check) => {
                hold(outcome.table.as_ref(), check).map_err(|why| error(line, why))?;
                outcome.checks += 1;
            }
            _ => {
                let result = take(outcome.table.as_mut(), line, &mut now);
                judge(result, refusal).map_err(|why| error(line, why))?;
                outcome.steps += line.is_step() as usize;
            }
        }
    }
    Ok(outcome)
}

/// The table after the line with this number; checks are not looked at.
pub fn play_to(file: &PlayFile, last: usize) -> Result<Box<dyn AnyTable>, PlayError> {
    let mut table = open(file)?;
    let mut now = Millis(0);
    for (index, line) in file.lines.iter().enumerate().take_while(|(_, line)| line.number <= last) {
        if !matches!(line.kind, LineKind::Check(_)) {
            let result = take(table.as_mut(), line, &mut now);
            judge(result, file.lines.get(index + 1).and_then(refused)).map_err(|why| error(line, why))?;
        }
    }
    Ok(table)
}

fn is_step(line: Option<&Line>) -> bool {
    line.is_some_and(Line::is_step)
}

fn refused(line: &Line) -> Option<&str> {
    match &line.kind {
        LineKind::Check(Check::Refused(clause)) => Some(clause),
        _ => None,
    }
}

fn error(line: &Line, why: impl Into<String>) -> PlayError {
    PlayError { line: line.number, column: line.column, why: why.into() }
}

/// Carries out a step or a change of seats.
fn take(table: &mut dyn AnyTable, line: &Line, now: &mut Millis) -> Result<(), Refusal> {
    let mut moment = |at: &Option<u32>| {
        *now = at.map_or(*now, Millis).max(*now);
        *now
    };
    match &line.kind {
        LineKind::Act { seat, action, at } => table.act(known(table, *seat)?, action, moment(at)),
        LineKind::Clock { at } => table.strike(moment(at)),
        LineKind::Sit { seat, bot, who } => {
            let seat = known(table, *seat)?;
            let done = if *bot { table.seat_bot(seat, who, 0) } else { table.sit(seat, who) };
            done.map_err(|why| Refusal::Unknown { why, meant: None })
        }
        LineKind::Check(_) => Ok(()),
    }
}

fn known(table: &dyn AnyTable, seat: u8) -> Result<Seat, Refusal> {
    if seat < table.seats() { Ok(Seat::new(seat)) } else { Err(Refusal::NoSuchSeat(seat)) }
}

/// Compares how a step went with how the file says it should.
fn judge(result: Result<(), Refusal>, expected: Option<&str>) -> Result<(), String> {
    match (result, expected) {
        (Ok(()), None) => Ok(()),
        (Ok(()), Some(clause)) => Err(format!("expected to be refused by {clause}, but it was accepted")),
        (Err(Refusal::Illegal(illegal)), Some(clause)) if illegal.clause.id == clause => Ok(()),
        (Err(refusal), Some(clause)) => {
            Err(format!("expected to be refused by {clause}, but it was refused so: {}", refusal.sentence()))
        }
        (Err(refusal), None) => Err(format!("refused: {}", refusal.sentence())),
    }
}

/// Whether a check holds.
fn hold(table: &dyn AnyTable, check: &Check) -> Result<(), String> {
    match check {
        Check::Refused(_) => Ok(()),
        Check::Legal { seat, action, allowed } => legal(table, *seat, action, *allowed),
        Check::LegalList { seat, actions } => {
            let seat = known(table, *seat).map_err(|refusal| refusal.sentence())?;
            values::same_list(&table.legal(seat), actions)
        }
        Check::Expect { viewer, what, value } => {
            values::compare(table, viewer_of(table, viewer.as_deref())?, what, value)
        }
    }
}

fn legal(table: &dyn AnyTable, seat: u8, action: &str, allowed: bool) -> Result<(), String> {
    let seat = known(table, seat).map_err(|refusal| refusal.sentence())?;
    match (table.try_act(seat, action), allowed) {
        (Ok(()), true) | (Err(Refusal::Illegal(_)), false) => Ok(()),
        (Ok(()), false) => Err(format!("expected {action:?} not to be legal for seat {seat}, but it is")),
        (Err(refusal), _) => Err(format!("{action:?} of seat {seat}: {}", refusal.sentence())),
    }
}

fn viewer_of(table: &dyn AnyTable, name: Option<&str>) -> Result<Viewer, String> {
    match name {
        None | Some("truth") => Ok(Viewer::Truth),
        Some("public") => Ok(Viewer::Public),
        Some(seat) => Seat::parse(seat, table.seats()).map(Viewer::Seat).ok_or_else(|| {
            format!("a viewer is a seat from 0 to {}, `public` or `truth`, not {seat:?}", table.seats() - 1)
        }),
    }
}
