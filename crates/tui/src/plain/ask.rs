//! Asking a person: what was typed, and what it means.

use super::{Done, Much, Plain};
use crate::play::Wish;
use crate::save;
use kernel::{Seat, Viewer};
use std::io::{BufRead, Write};
use table::Refusal;
use table::wire::Choice;

const HELP: &str = "Say the number of a choice, or an action in the game's notation. ? explains the rule of the last \
                    refusal or of all choices, ? 2 that of choice 2, ? and a rule's number that rule. log tells \
                    everything so far, table the whole table, save FILE writes the match down, quit leaves it.";

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
                self.say("Time went on while you were thinking; here is what holds now.")?;
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
            Line::Help => self.say(HELP)?,
            Line::Log => self.say_log(seat)?,
            Line::Table => self.describe(seat, Much::All)?,
            Line::Save(name) => self.save(name)?,
            Line::Explain(what) => self.explain(what, choices)?,
            Line::Quit => return self.quit().map(Some),
            Line::Action(action) => return self.act(seat, action),
            Line::Number(number) => match number.checked_sub(1).and_then(|index| choices.get(index)) {
                Some(choice) => return self.act(seat, &choice.action),
                None => self.say(&format!("There is no choice {number}. {}", say_what(choices)))?,
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
                let sentence = self.session.words.say(&refusal.said());
                if let Refusal::Illegal(illegal) = refusal {
                    self.clause = Some(illegal.clause.id);
                    self.say(&format!("That is not allowed. {sentence}"))?;
                } else {
                    self.say(&sentence)?;
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

    /// The clause of a choice, by its number or its own; without either of the last refusal, else of all choices.
    fn explain(&mut self, what: &str, choices: &[Choice]) -> Result<(), String> {
        let numbered = what.parse::<usize>().ok().and_then(|number| choices.get(number.checked_sub(1)?));
        let ids: Vec<String> = match (what, numbered, self.clause) {
            ("", _, Some(refused)) => vec![refused.to_string()],
            ("", _, None) => choices.iter().map(|choice| choice.clause.clone()).collect(),
            (_, Some(choice), _) => vec![choice.clause.clone()],
            (id, None, _) => vec![id.to_uppercase()],
        };
        let mut said: Vec<&str> = Vec::new();
        for id in &ids {
            match self.session.table.clause(id) {
                Some(clause) if said.contains(&clause.id) => {}
                Some(clause) => {
                    said.push(clause.id);
                    self.say(&format!("{}: {}", clause.id, clause.text))?;
                    if let Some(ours) = table::pages::ruling(self.session.table.entry().meta.slug, clause.id) {
                        self.say(&ours)?;
                    }
                }
                None => {
                    let first = self.session.table.entry().meta.clauses.first().map_or("", |clause| clause.id);
                    self.say(&format!("The rules have no {id}; their numbers look like {first}."))?;
                }
            }
        }
        Ok(())
    }

    pub(super) fn quit(&mut self) -> Result<Done, String> {
        self.say("You leave the match; it is not over yet.")?;
        Ok(Done::Left(Wish::Leave))
    }
}

/// What would be right.
fn say_what(choices: &[Choice]) -> String {
    let examples: Vec<String> = choices.iter().take(2).map(|choice| choice.action.clone()).collect();
    match choices.len() {
        0 => "Say an action in the game's notation, or help.".to_string(),
        1 => format!("Say 1, or {}, or help.", examples.join(" or ")),
        n => format!("Say a number from 1 to {n}, an action such as {}, or help.", examples.join(" or ")),
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
