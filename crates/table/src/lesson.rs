//! Lessons: play files with a teacher. A comment line above a step is what the teacher says before it; seat 0 is the
//! learner, whose steps are to be found; the steps of all others are played as written.
//!
//! `# Text` is English, `# de: Text` German. The last comment of the file is the farewell.

use crate::any::AnyTable;
use crate::play::{self, LineKind, PlayFile};
use crate::wire::{Choice, Refused, TableView, Told};
use kernel::{Seat, Viewer};
use schemars::JsonSchema;
use serde::Serialize;

/// A lesson as it is written.
pub struct Source {
    /// The game's slug.
    pub game: &'static str,
    /// The name in addresses.
    pub id: &'static str,
    /// The play file.
    pub text: &'static str,
}

/// All lessons, one line each.
pub static LESSONS: &[Source] = &[];

/// The learner's seat.
const LEARNER: Seat = Seat::new(0);

/// A lesson, position by position.
#[derive(Serialize, JsonSchema)]
pub struct Lesson {
    /// The game's slug.
    pub game: String,
    /// The name in addresses.
    pub id: String,
    /// The name for people.
    pub title: String,
    /// The learner's seat.
    pub learner: u8,
    /// Who sits where.
    pub names: Vec<String>,
    /// Its steps.
    pub steps: Vec<Step>,
}

/// One position of a lesson.
#[derive(Serialize, JsonSchema)]
pub struct Step {
    /// What the teacher says here, in English.
    pub en: Vec<String>,
    /// The same in German.
    pub de: Vec<String>,
    /// Who acts now; nobody at the end.
    pub seat: Option<u8>,
    /// What is played, in notation.
    pub action: Option<String>,
    /// The clause that explains it.
    pub clause: Option<String>,
    /// What happened just before.
    pub told: Vec<Told>,
    /// The table as the learner sees it.
    pub table: TableView,
    /// What the learner may do.
    pub choices: Vec<Choice>,
}

impl Source {
    /// The name for people.
    pub fn title(&self) -> &str {
        self.text.lines().find_map(|line| line.strip_prefix("title ")).unwrap_or(self.id)
    }

    fn parsed(&self) -> Result<PlayFile, String> {
        play::parse(self.text).map_err(|error| format!("{}/{}: {error}", self.game, self.id))
    }

    /// The whole lesson, played through.
    pub fn read(&self) -> Result<Lesson, String> {
        let file = self.parsed()?;
        let wrong = |error: play::PlayError| format!("{}/{}:{error}", self.game, self.id);
        let mut table = play::open(&file).map_err(wrong)?;
        let mut steps = Vec::new();
        let mut from = 0;
        for line in &file.lines {
            if let LineKind::Act { seat, action, .. } = &line.kind {
                let (en, de) = words(self.text, from, line.number);
                steps.push(position(table.as_ref(), en, de, Some((*seat, action))));
                from = line.number;
            }
            table = play::play_to(&file, line.number).map_err(wrong)?;
        }
        let (en, de) = words(self.text, from, usize::MAX);
        steps.push(position(table.as_ref(), en, de, None));
        let names = names(&file);
        Ok(Lesson {
            game: self.game.to_string(),
            id: self.id.to_string(),
            title: self.title().to_string(),
            learner: LEARNER.number(),
            names,
            steps,
        })
    }

    /// Why the learner cannot do something at a step; nothing if it is allowed.
    pub fn why(&self, step: usize, action: &str) -> Result<Option<Refused>, String> {
        let file = self.parsed()?;
        let acts = file.lines.iter().filter(|line| matches!(line.kind, LineKind::Act { .. }));
        let line = acts.map(|line| line.number).nth(step).ok_or("there is no such step")?;
        let table = play::play_to(&file, line - 1).map_err(|error| error.to_string())?;
        Ok(table.try_act(LEARNER, action).err().map(|refusal| refusal.wire()))
    }
}

/// Who sits where, as the file says; `-` for seats it does not name.
fn names(file: &PlayFile) -> Vec<String> {
    let mut names = vec!["-".to_string(); file.header.seats as usize];
    for line in &file.lines {
        if let LineKind::Sit { seat, who, .. } = &line.kind
            && let Some(name) = names.get_mut(*seat as usize)
        {
            name.clone_from(who);
        }
    }
    names
}

fn position(table: &dyn AnyTable, en: Vec<String>, de: Vec<String>, next: Option<(u8, &String)>) -> Step {
    let choices = table.choices(LEARNER);
    let own = next.filter(|(seat, _)| *seat == LEARNER.number());
    let clause = own.and_then(|(_, action)| choices.iter().find(|choice| choice.action == *action));
    Step {
        en,
        de,
        seat: next.map(|(seat, _)| seat),
        action: next.map(|(_, action)| action.clone()),
        clause: clause.map(|choice| choice.clause.clone()),
        told: table.told(Viewer::Seat(LEARNER)),
        table: table.view(Viewer::Seat(LEARNER)),
        choices,
    }
}

/// The comments between two lines of a file (from 1, both left out): English and German.
fn words(text: &str, after: usize, before: usize) -> (Vec<String>, Vec<String>) {
    let lines = text.lines().zip(1..).filter(|(_, number)| *number > after && *number < before);
    let comments = lines.filter_map(|(line, _)| line.trim().strip_prefix("# "));
    let (mut en, mut de) = (Vec::new(), Vec::new());
    for comment in comments {
        match comment.strip_prefix("de: ") {
            Some(german) => de.push(german.trim().to_string()),
            None => en.push(comment.trim().to_string()),
        }
    }
    (en, de)
}
