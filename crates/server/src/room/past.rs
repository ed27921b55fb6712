//! The log from the beginning: whoever comes late, or comes back, reads what they would have been told had they been here.
//!
//! Nobody's log is kept. It is played again from the record when somebody asks, and holds what [`AnyTable::told`] tells that
//! viewer and nothing else: steps are counted as the viewer was told of them, so that hidden ones leave no gap.

use super::{Event, Room, deal, event, opened, replay};
use crate::store::Stored;
use kernel::Viewer;
use table::AnyTable;
use table::wire::{LogEntry, Message};

impl Room {
    /// Sends one connection the log of the match so far.
    pub(super) async fn send_log(&mut self, connection: u32) {
        let Some(viewer) = self.viewer_of(connection) else { return };
        if let Some(lines) = self.past(viewer).await {
            self.answer(connection, |number| Message::Log { number, lines });
        }
    }

    /// Something was taken back: everybody who is here is sent the log with it struck out.
    pub(super) async fn tell_past(&mut self) {
        let here: Vec<(u32, Viewer)> = self.connections.iter().map(|one| (one.number, one.viewer)).collect();
        for viewer in Viewer::all(self.chairs.len() as u8) {
            let of_viewer = here.iter().filter(|(_, other)| *other == viewer);
            let connections: Vec<u32> = of_viewer.map(|(number, _)| *number).collect();
            if connections.is_empty() {
                continue;
            }
            let Some(lines) = self.past(viewer).await else { return };
            for connection in connections {
                self.answer(connection, |number| Message::Log { number, lines: lines.clone() });
            }
        }
    }

    /// What a viewer was told so far; none if the record cannot be read. The room waits, so that no step comes in between.
    async fn past(&mut self, viewer: Viewer) -> Option<Vec<LogEntry>> {
        if self.table.is_none() {
            return Some(Vec::new());
        }
        let stored = self.shared.store.table(self.id).await.ok()??;
        tokio::task::spawn_blocking(move || told_so_far(&stored, viewer)).await.ok()?
    }
}

/// Every line that `viewer` was told, those that were taken back as well.
fn told_so_far(stored: &Stored, viewer: Viewer) -> Option<Vec<LogEntry>> {
    let opened = opened(stored).ok()?;
    let anew = || deal(&opened.setup, &stored.row.secret, &opened.chairs).ok();
    let mut table = anew()?;
    let mut past = Past::default();
    past.listen(table.as_ref(), viewer);
    let mut events: Vec<Event> = Vec::new();
    for line in stored.record.lines() {
        match event::read(line)? {
            Event::Back { steps } => {
                past.strike(steps);
                event::take_back(&mut events, steps);
                table = anew()?;
                events.iter().try_for_each(|event| replay(table.as_mut(), event)).ok()?;
            }
            event => {
                replay(table.as_mut(), &event).ok()?;
                // Who sits down tells nothing: what the last step told is not told again.
                if event.is_step() {
                    past.listen(table.as_ref(), viewer);
                }
                events.push(event);
            }
        }
    }
    Some(past.lines)
}

/// The log while it is played again.
#[derive(Default)]
struct Past {
    lines: Vec<LogEntry>,
    /// How many lines there were before each step that counts.
    steps: Vec<usize>,
    /// How many steps told something.
    told: usize,
}

impl Past {
    /// Adds what the last step told, or the deal.
    fn listen(&mut self, table: &dyn AnyTable, viewer: Viewer) {
        self.steps.push(self.lines.len());
        let lines = table::log::entries(table, viewer, self.told);
        self.told += usize::from(!lines.is_empty());
        self.lines.extend(lines);
    }

    /// The last steps were taken back: their lines stay, struck out.
    fn strike(&mut self, steps: usize) {
        let left = self.steps.len().saturating_sub(steps).max(1);
        let from = self.steps.get(left).copied().unwrap_or(self.lines.len());
        self.lines[from..].iter_mut().for_each(|line| line.back = true);
        self.steps.truncate(left);
    }
}
