//! Asking a person: what was typed, and what it means.

use super::{Done, Much, Plain};
use crate::play::Wish;
use crate::save;
use kernel::{Said, Seat, Viewer, said};
use std::io::{BufRead, Write};
use table::Refusal;
use table::wire::Choice;

/// What a typed line asks for.
#[derive(Debug, PartialEq, Eq)]
enum Line<'a> {
    Empty,
    Explain(&'a str),
    Help,
    Log,
    Table,
    Save(&'a str),
    Quit,
    Number(usize),
    Action(&'a str),
}

/// Reads a line. What is offered as an action is one, even if it looks like something else.
fn read<'a>(line: &'a str, choices: &[Choice]) -> Line<'a> {
    let is_offered = choices.iter().any(|choice| choice.action == line);
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    match (word, rest.trim()) {
        _ if is_offered => Line::Action(line),
        ("", _) => Line::Empty,
        ("help" | "h", "") => Line::Help,
        ("log" | "l", "") => Line::Log,
        ("table" | "t", "") => Line::Table,
        ("quit" | "q" | "exit", "") => Line::Quit,
        ("save", name) => Line::Save(name),
        ("?", what) => Line::Explain(what),
        (word, "") if word.starts_with('?') => Line::Explain(&word[1..]),
        (word, "") => word.parse().map_or(Line::Action(line), Line::Number),
        _ => Line::Action(line),
    }
}

impl<R: BufRead, W: Write> Plain<R, W> {
    /// Asks `seat` until it has acted or wants to leave.
    pub(super) fn ask(&mut self, seat: Seat) -> Result<Done, String> {
        if !self.hand_over(seat)? {
            return self.quit();
        }
        let is_same = self.last.replace(seat) == Some(seat);
        let news = self.tell(Viewer::Seat(seat))?;
        self.describe(seat, if is_same && news == 0 { Much::Hand } else { Much::Glance })?;
        loop {
            let choices = self.session.table.choices(seat);
            let Some(line) = self.hear("> ")? else { return self.quit() };
            let wall = self.wall();
            if self.session.strike_due(wall) {
                self.tell(Viewer::Seat(seat))?;
                self.say(&said!("tui-time-went-on"))?;
                return Ok(Done::Acted);
            }
            if let Some(done) = self.obey(seat, &line, &choices)? {
                return Ok(done);
            }
        }
    }

    /// Does what a line says; none if the person is to be asked again.
    fn obey(&mut self, seat: Seat, line: &str, choices: &[Choice]) -> Result<Option<Done>, String> {
        match read(line, choices) {
            Line::Empty => self.say(&say_what(choices))?,
            Line::Help => self.say(&said!("tui-plain-help"))?,
            Line::Log => self.say_log(seat)?,
            Line::Table => self.describe(seat, Much::All)?,
            Line::Save(name) => self.save(name)?,
            Line::Explain(what) => self.explain(what, choices)?,
            Line::Quit => return self.quit().map(Some),
            Line::Action(action) => return self.act(seat, action),
            Line::Number(number) => match number.checked_sub(1).and_then(|index| choices.get(index)) {
                Some(choice) => return self.act(seat, &choice.action),
                None => self.say(&said!("tui-no-choice", number: number, what: say_what(choices)))?,
            },
        }
        Ok(None)
    }

    fn act(&mut self, seat: Seat, action: &str) -> Result<Option<Done>, String> {
        let wall = self.wall();
        match self.session.act(seat, action, wall) {
            Ok(()) => {
                self.clause = None;
                self.tell(Viewer::Seat(seat))?;
                Ok(Some(Done::Acted))
            }
            Err(refusal) => {
                let why = self.session.table.blame(seat, action).map_or(refusal.said(), |blame| blame.said);
                if let Refusal::Illegal(illegal) = refusal {
                    self.clause = Some(illegal.clause.id);
                    self.say(&said!("tui-not-allowed", why: why))?;
                } else {
                    self.say(&why)?;
                }
                Ok(None)
            }
        }
    }

    pub(super) fn save(&mut self, name: &str) -> Result<(), String> {
        let path = match (name.is_empty(), &self.shelf.wished) {
            (true, Some(wished)) => wished.clone(),
            (true, None) => save::path_of(&save::usual_name(self.session.table.as_ref())),
            (false, _) => save::path_of(name),
        };
        let said = self.shelf.save_as(self.session.table.as_ref(), &path);
        self.say(&said.unwrap_or_else(|why| why))
    }

    /// A card, or the clause of a choice, by its number or its own; without either of the last refusal, else of all
    /// choices.
    fn explain(&mut self, what: &str, choices: &[Choice]) -> Result<(), String> {
        let numbered = what.parse::<usize>().ok().and_then(|number| choices.get(number.checked_sub(1)?));
        let ids: Vec<String> = match (what, numbered, self.clause) {
            ("", _, Some(refused)) => vec![refused.to_string()],
            ("", _, None) => choices.iter().map(|choice| choice.clause.clone()).collect(),
            (_, Some(choice), _) => vec![choice.clause.clone()],
            (id, None, _) => vec![id.to_uppercase()],
        };
        if let Some(face) = self.session.words.meant(what).map(str::to_string).filter(|_| numbered.is_none()) {
            return self.explain_card(&face);
        }
        let mut told: Vec<&str> = Vec::new();
        for id in &ids {
            match self.session.table.clause(id) {
                Some(clause) if told.contains(&clause.id) => {}
                Some(clause) => {
                    told.push(clause.id);
                    let lines = self.session.words.clause(clause.id);
                    lines.iter().try_for_each(|line| self.line(line))?;
                }
                None => {
                    let first = self.session.table.entry().meta.clauses.first().map_or("", |clause| clause.id);
                    self.say(&said!("tui-no-clause", clause: id.as_str(), like: first))?;
                }
            }
        }
        Ok(())
    }

    fn explain_card(&mut self, face: &str) -> Result<(), String> {
        self.say(&said!("tui-card", name: self.session.words.face(face), card: face))?;
        self.session.words.card_help(face).iter().try_for_each(|line| self.line(line))
    }

    pub(super) fn quit(&mut self) -> Result<Done, String> {
        self.say(&said!("tui-leave"))?;
        Ok(Done::Left(Wish::Leave))
    }
}

/// What would be right.
fn say_what(choices: &[Choice]) -> Said {
    match choices.first() {
        None => said!("tui-say-action"),
        Some(first) => said!("tui-say-number", count: choices.len(), example: first.action.as_str()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_offered_action_wins_over_a_command() {
        let log = Choice { action: "log".into(), label: kernel::said!("fell"), clause: "X-1".into(), touches: vec![] };
        assert_eq!(read("log", &[]), Line::Log);
        assert_eq!(read("log", &[log]), Line::Action("log"));
        assert_eq!(read("?2", &[]), Line::Explain("2"));
        assert_eq!(read("? KP-1.1", &[]), Line::Explain("KP-1.1"));
        assert_eq!(read("save a b.play", &[]), Line::Save("a b.play"));
        assert_eq!(read("run 15", &[]), Line::Action("run 15"));
        assert_eq!(read("99999999999999999999999", &[]), Line::Action("99999999999999999999999"));
    }
}
