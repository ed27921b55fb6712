//! Plays a file on a table and compares what it expects with what is there.

use super::parse::{Check, Line, LineKind, PlayError, PlayFile, Reason, Spot, parse};
use super::values;
use crate::any::AnyTable;
use crate::catalog::lookup;
use crate::table::{About, Refusal, Setup, Unfit};
use kernel::{Millis, Seat, Viewer};

/// How a play file went: what was played and checked, and the table at its end.
pub struct Outcome {
    /// Steps taken or rightly refused.
    pub steps: usize,
    /// Checks that held.
    pub checks: usize,
    /// The table at the end; none where it was rightly refused.
    pub table: Option<Box<dyn AnyTable>>,
}

/// Reads another play file that a check names, by its path from the file that names it.
pub type Shelf<'a> = &'a dyn Fn(&str) -> Result<String, String>;

/// No other files.
fn no_shelf(_: &str) -> Result<String, String> {
    Err("other files cannot be read here".to_string())
}

/// Sets up the table of a play file.
pub fn open(file: &PlayFile) -> Result<Box<dyn AnyTable>, PlayError> {
    set_up(file).map_err(|(spot, unfit)| spot.error(unfit.why))
}

/// Sets up the table, or says where the file is to blame and why.
fn set_up(file: &PlayFile) -> Result<Box<dyn AnyTable>, (Spot, Unfit)> {
    let (header, spots) = (&file.header, &file.spots);
    let wrong = |spot: Spot, why: String| (spot, Unfit { about: About::Table, clause: None, why });
    let entry = lookup(&header.game).map_err(|why| wrong(spots.game, why))?;
    if let Some(rules) = header.rules.filter(|rules| *rules != entry.meta.rules) {
        let present = entry.meta.rules;
        let why = format!("this program plays version {present} of the rules, the file is of version {rules}");
        return Err(wrong(spots.rules, why));
    }
    for (id, spot) in header.clauses.iter().zip(&spots.clauses) {
        if !entry.meta.clauses.iter().any(|clause| clause.id == id) {
            return Err(wrong(*spot, format!("the rules of {} have no clause {id}", entry.meta.name)));
        }
    }
    let setup =
        Setup { seats: header.seats, options: header.options.clone(), seed: header.seed, scene: file.scene.clone() };
    (entry.open)(&setup).map_err(|unfit| (blamed(file, &unfit), unfit))
}

/// The place in the file that an error of the set-up is about.
fn blamed(file: &PlayFile, unfit: &Unfit) -> Spot {
    let spots = &file.spots;
    let set = |line: usize| spots.sets.iter().find(|spot| spot.line == line).copied();
    match unfit.about {
        About::Table => spots.game,
        About::Seats => spots.seats,
        About::Option(number) => spots.options.get(number).copied().unwrap_or(spots.game),
        About::Position(line) => set(line).or(spots.sets.first().copied()).unwrap_or(spots.game),
    }
}

/// Plays the whole file; the first thing that fails is the error.
pub fn run(file: &PlayFile) -> Result<Outcome, PlayError> {
    let mut trial = Trial::new(file, &no_shelf);
    trial.run();
    match trial.failures.into_iter().next() {
        Some(failure) => Err(failure),
        None => Ok(trial.outcome),
    }
}

/// Plays the whole file and says everything that fails, in order.
pub fn examine(file: &PlayFile, shelf: Shelf<'_>) -> Result<Outcome, Vec<PlayError>> {
    let mut trial = Trial::new(file, shelf);
    trial.run();
    if trial.failures.is_empty() { Ok(trial.outcome) } else { Err(trial.failures) }
}

/// The table after the line with this number; checks are not looked at.
pub fn play_to(file: &PlayFile, last: usize) -> Result<Box<dyn AnyTable>, PlayError> {
    let mut table = open(file)?;
    let mut now = Millis(0);
    for (index, line) in file.lines.iter().enumerate().take_while(|(_, line)| line.number <= last) {
        if !matches!(line.kind, LineKind::Check(_)) {
            let expected = Expected::of(file.lines.get(index + 1));
            take(table.as_mut(), line, expected, &mut now).map_err(|why| error(line, why))?;
        }
    }
    Ok(table)
}

/// A file on its way.
struct Trial<'a> {
    file: &'a PlayFile,
    shelf: Shelf<'a>,
    now: Millis,
    outcome: Outcome,
    failures: Vec<PlayError>,
}

impl<'a> Trial<'a> {
    fn new(file: &'a PlayFile, shelf: Shelf<'a>) -> Trial<'a> {
        let outcome = Outcome { steps: 0, checks: 0, table: None };
        Trial { file, shelf, now: Millis(0), outcome, failures: Vec::new() }
    }

    fn run(&mut self) {
        let lines = &self.file.lines;
        let reason = lines.iter().find_map(|line| match &line.kind {
            LineKind::Check(Check::RefusedSetup(reason)) => Some((line, reason)),
            _ => None,
        });
        match (set_up(self.file), reason) {
            (Err((_, unfit)), Some((line, reason))) => self.refused_setup(line, reason, &unfit),
            (Err((spot, unfit)), None) => self.failures.push(spot.error(unfit.why)),
            (Ok(_), Some((line, reason))) => {
                let why = format!("expected the table to be refused {}, but it can be set up", said(reason));
                self.failures.push(error(line, why));
            }
            (Ok(mut table), None) => {
                self.play(table.as_mut());
                self.outcome.table = Some(table);
            }
        }
    }

    fn refused_setup(&mut self, line: &Line, reason: &Reason, unfit: &Unfit) {
        let holds = match reason {
            Reason::Clause(id) => unfit.names(id),
            Reason::Words(words) => unfit.why.contains(words.as_str()),
        };
        self.outcome.checks += 1;
        if !holds {
            let why =
                format!("expected the table to be refused {}, but it was refused so: {}", said(reason), unfit.why);
            self.failures.push(error(line, why));
        }
        let others = self.file.lines.iter().filter(|other| other.number != line.number);
        let stray = others.map(|other| error(other, "there is no table: nothing else stands beside `refused setup`"));
        self.failures.extend(stray);
    }

    /// Plays on after a check that fails; after a step that fails the rest would mean nothing.
    fn play(&mut self, table: &mut dyn AnyTable) {
        let lines = &self.file.lines;
        for (index, line) in lines.iter().enumerate() {
            let before = index.checked_sub(1).map(|index| &lines[index]);
            match &line.kind {
                LineKind::Check(check) => {
                    self.outcome.checks += 1;
                    let held = match check {
                        Check::Refused(_) | Check::Malformed if !before.is_some_and(Line::is_step) => {
                            Err("`refused` and `malformed` belong directly under the step they are about".to_string())
                        }
                        check => hold(table, check, self.shelf),
                    };
                    self.failures.extend(held.err().map(|why| error(line, why)));
                }
                _ => {
                    let expected = Expected::of(lines.get(index + 1));
                    let taken = take(table, line, expected, &mut self.now);
                    self.outcome.steps += line.is_step() as usize;
                    let Err(why) = taken else { continue };
                    let left = lines.len() - index - 1;
                    if expected != Expected::Done || left == 0 {
                        self.failures.push(error(line, why));
                        continue;
                    }
                    self.failures.push(error(line, format!("{why} (the {left} lines after it were not run)")));
                    return;
                }
            }
        }
    }
}

fn said(reason: &Reason) -> String {
    match reason {
        Reason::Clause(id) => format!("by {id}"),
        Reason::Words(words) => format!("with the words {words:?}"),
    }
}

/// How a step should go, by the line under it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Expected<'a> {
    Done,
    Refused(&'a str),
    Malformed,
}

impl Expected<'_> {
    fn of(next: Option<&Line>) -> Expected<'_> {
        match next.map(|line| &line.kind) {
            Some(LineKind::Check(Check::Refused(clause))) => Expected::Refused(clause),
            Some(LineKind::Check(Check::Malformed)) => Expected::Malformed,
            _ => Expected::Done,
        }
    }
}

fn error(line: &Line, why: impl Into<String>) -> PlayError {
    PlayError { line: line.number, column: line.column, why: why.into() }
}

/// Carries out a step or a change of seats. A step that must be refused is only tried: whatever comes of it, the table
/// is the one that the next lines are about.
fn take(table: &mut dyn AnyTable, line: &Line, expected: Expected<'_>, now: &mut Millis) -> Result<(), String> {
    let mut moment = |at: &Option<u32>| {
        *now = at.map_or(*now, Millis).max(*now);
        *now
    };
    let taken = match &line.kind {
        LineKind::Act { seat, action, at } => known(table, *seat).and_then(|seat| match expected {
            Expected::Done => table.act(seat, action, moment(at)),
            Expected::Refused(_) | Expected::Malformed => {
                table.tick(moment(at));
                table.try_act(seat, action)
            }
        }),
        LineKind::Clock { at } => table.strike(moment(at)),
        LineKind::Sit { seat, bot, who } => known(table, *seat).and_then(|seat| {
            let done = if *bot {
                table.seat_bot(seat, who, 0)
            } else {
                table.sit(seat, who).map_err(|why| words::house(&why, words::ENGLISH))
            };
            done.map_err(|why| Refusal::Unknown { why, meant: None })
        }),
        LineKind::Check(_) => Ok(()),
    };
    judge(taken, expected)
}

fn known(table: &dyn AnyTable, seat: u8) -> Result<Seat, Refusal> {
    if seat < table.seats() { Ok(Seat::new(seat)) } else { Err(Refusal::NoSuchSeat(seat)) }
}

/// Compares how a step went with how the file says it should.
fn judge(result: Result<(), Refusal>, expected: Expected<'_>) -> Result<(), String> {
    let wanted = match expected {
        Expected::Done => return result.map_err(|refusal| format!("refused: {}", refusal.sentence())),
        Expected::Refused(clause) => format!("to be refused by {clause}"),
        Expected::Malformed => "to be no action".to_string(),
    };
    match (result, expected) {
        (Err(Refusal::Illegal(illegal)), Expected::Refused(clause)) if illegal.clause.id == clause => Ok(()),
        (Err(Refusal::Unknown { .. }), Expected::Malformed) => Ok(()),
        (Ok(()), _) => Err(format!("expected {wanted}, but it is accepted")),
        (Err(refusal), _) => Err(format!("expected {wanted}, but it is refused so: {}", refusal.sentence())),
    }
}

/// Whether a check holds.
fn hold(table: &dyn AnyTable, check: &Check, shelf: Shelf<'_>) -> Result<(), String> {
    match check {
        // Compared with the step above when that was tried.
        Check::Refused(_) | Check::Malformed | Check::RefusedSetup(_) => Ok(()),
        Check::Legal { seat, action, listed } => legal(table, *seat, action, *listed),
        Check::Accepted { seat, action, accepted } => attempt(table, *seat, action, *accepted),
        Check::LegalList { seat, actions } => {
            let seat = known(table, *seat).map_err(|refusal| refusal.sentence())?;
            values::same_list(&table.legal(seat), actions)
        }
        Check::Expect { viewer, what, how, value } => {
            values::compare(table, viewer_of(table, viewer.as_deref())?, what, (*how, value))
        }
        Check::SameView { viewer, file, line } => {
            let viewer = viewer_of(table, Some(viewer))?;
            let text = shelf(file).map_err(|why| format!("{file}: {why}"))?;
            let other = parse(&text).and_then(|other| play_to(&other, line.unwrap_or(usize::MAX)));
            values::same_view(table, other.map_err(|error| format!("{file}:{error}"))?.as_ref(), viewer)
        }
    }
}

/// Whether an action is among those that a seat is offered.
fn legal(table: &dyn AnyTable, seat: u8, action: &str, wanted: bool) -> Result<(), String> {
    let refused = |refusal: Refusal| format!("{action:?} of seat {seat}: {}", refusal.sentence());
    let seat = known(table, seat).map_err(refused)?;
    let listed = table.lists(seat, action).map_err(refused)?;
    match (listed, wanted) {
        (true, false) => Err(format!("expected {action:?} not to be legal for seat {seat}, but it is")),
        (false, true) => Err(match table.try_act(seat, action) {
            Ok(()) => format!("{action:?} of seat {seat} is accepted as an attempt, but not listed: say `accepted`"),
            Err(refusal) => refused(refusal),
        }),
        _ => Ok(()),
    }
}

/// Whether the rules take an action, listed or not.
fn attempt(table: &dyn AnyTable, seat: u8, action: &str, wanted: bool) -> Result<(), String> {
    let refused = |refusal: Refusal| format!("{action:?} of seat {seat}: {}", refusal.sentence());
    let seat = known(table, seat).map_err(refused)?;
    match (table.try_act(seat, action), wanted) {
        (Ok(()), true) | (Err(Refusal::Illegal(_)), false) => Ok(()),
        (Ok(()), false) => Err(format!("expected {action:?} not to be accepted of seat {seat}, but it is")),
        (Err(refusal), _) => Err(refused(refusal)),
    }
}

fn viewer_of(table: &dyn AnyTable, name: Option<&str>) -> Result<Viewer, String> {
    values::viewer(table, name.unwrap_or("truth"))
}
