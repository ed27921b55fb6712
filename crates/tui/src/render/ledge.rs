//! The ledge: whose turn it is, the own hand, what may be done, and what the keys do.

use super::text::{cut, spread, width};
use super::{choices, hand};
use crate::app::{App, Notice, Overlay, Purpose, Scene};
use kernel::{Seat, SeatSet, Viewer, said};
use ratatui::Frame;
use ratatui::text::{Line, Span};

/// Draws the ledge.
pub fn render(app: &App, frame: &mut Frame<'_>) {
    strip(app, frame);
    hand::render(app, frame);
    choices::render(app, frame);
    help(app, frame);
}

/// The strip above the hand: a refusal, else whom the table waits for, and the headings of what is below.
fn strip(app: &App, frame: &mut Frame<'_>) {
    let place = app.places().strip;
    let wide = place.width as usize;
    let line = match &app.notice {
        Some(Notice::Refused { sentence, .. }) => told(app, &format!(" Why not? {sentence}"), wide),
        Some(Notice::Said(sentence)) => told(app, &format!(" {sentence}"), wide),
        None => headings(app, wide),
    };
    frame.render_widget(line, place);
}

fn told(app: &App, text: &str, wide: usize) -> Line<'static> {
    let style = app.paint.bar();
    spread(vec![Span::styled(cut(text, wide), style)], Vec::new(), wide, (" ", style))
}

/// A rule with whose turn it is, the headings, and the choice that is pointed at in notation.
fn headings(app: &App, wide: usize) -> Line<'static> {
    let (places, edge) = (app.places(), app.paint.faint());
    let mut left = vec![Span::styled("─", edge), whose(app), Span::styled("─", edge)];
    if places.is_wide {
        if matches!(app.viewer, Viewer::Seat(_)) {
            let is_held = app.hand.first().is_none_or(|card| card.zone.seat.is_some());
            let name = if is_held { "Your hand" } else { "Cards" };
            left.push(Span::raw(format!(" {name} {} ", app.hand.len())));
        }
        let used: usize = left.iter().map(Span::width).sum();
        let gap = (places.choices.x as usize).saturating_sub(used);
        left.push(Span::styled("─".repeat(gap.max(1)), edge));
        left.push(Span::raw(format!(" {} ", choices::heading(app))));
    }
    let pointed = app.pointed().filter(|_| !app.lays_with_enter());
    let about = pointed.map(|choice| format!(" {} · {} ", choice.action, choice.clause));
    let room = wide.saturating_sub(left.iter().map(Span::width).sum::<usize>() + 2);
    let right = about.filter(|text| width(text) <= room).map(|text| Span::styled(text, edge));
    spread(left, right.into_iter().collect(), wide, ("─", edge))
}

/// Whom the table waits for.
fn whose(app: &App) -> Span<'static> {
    if let Scene::Look { next } = app.scene {
        let text = format!(" Press Enter to hide your cards for {} ", app.session.words.name(next));
        return Span::styled(text, app.paint.lamp());
    }
    if app.is_asked() {
        return Span::styled(" Your turn ", app.paint.lamp());
    }
    let awaited: SeatSet = app.view.awaited.iter().map(|&seat| Seat::new(seat)).collect();
    let said = if awaited.is_empty() { said!("waiting") } else { said!("waiting-for", who: awaited) };
    let text = format!(" {} ", app.session.words.say(&said));
    Span::raw(text)
}

/// What the keys do, or the line that is being typed.
pub fn help(app: &App, frame: &mut Frame<'_>) {
    let place = app.places().help;
    let wide = place.width as usize;
    if let Some(Overlay::Typing { purpose, text }) = &app.overlay {
        let (line, column) = typing(app, *purpose, text, wide);
        frame.set_cursor_position((place.x + column.min(place.width - 1), place.y));
        return frame.render_widget(line, place);
    }
    let keys: &[(&str, &str)] = match app.scene {
        Scene::Look { .. } => &[("Enter", "hide and pass on"), ("q", "quit")],
        Scene::Over => &[("n", "new game"), ("s", "save"), ("l", "log"), ("t", "table"), ("q", "leave")],
        Scene::Table if app.lifted.is_some() => &LIFTED_KEYS,
        Scene::Table if app.lays_with_enter() && app.grids.len() > 1 => &BOARDS_KEYS,
        Scene::Table if app.lays_with_enter() => &GRID_KEYS,
        Scene::Table | Scene::HandOver { .. } => &KEYS,
    };
    frame.render_widget(key_line(app, keys, wide), place);
}

/// While a card is in the air.
const LIFTED_KEYS: [(&str, &str); 7] = [
    ("←↑↓→", "move"),
    ("r", "turn"),
    ("Enter", "lay"),
    ("Tab", "next card"),
    ("b", "next board"),
    ("Esc", "put back"),
    ("?", "why"),
];

/// Where cards can be laid on cells of several boards.
const BOARDS_KEYS: [(&str, &str); 8] = [
    ("←→", "card"),
    ("Enter", "lay it"),
    ("]", "next board"),
    ("↑↓", "choice"),
    ("?", "rule"),
    (":", "type"),
    ("h", "help"),
    ("q", "quit"),
];

/// Where cards can be laid on cells.
const GRID_KEYS: [(&str, &str); 8] = [
    ("←→", "card"),
    ("Enter", "lay it"),
    ("↑↓", "choice"),
    ("?", "rule"),
    (":", "type"),
    ("h", "help"),
    ("l", "log"),
    ("q", "quit"),
];

const KEYS: [(&str, &str); 9] = [
    ("←→", "card"),
    ("↑↓", "choice"),
    ("Enter", "do it"),
    ("?", "rule"),
    (":", "type"),
    ("h", "help"),
    ("l", "log"),
    ("s", "save"),
    ("q", "quit"),
];

/// As many keys as fit.
fn key_line(app: &App, keys: &[(&str, &str)], wide: usize) -> Line<'static> {
    let mut spans = Vec::new();
    let mut used = 1;
    for (key, what) in keys {
        let needs = width(key) + width(what) + 3;
        if used + needs > wide + 2 {
            break;
        }
        used += needs;
        spans.push(Span::styled(format!(" {key}"), app.paint.key()));
        spans.push(Span::styled(format!(" {what} "), app.paint.faint()));
    }
    Line::from(spans)
}

/// The line that is being typed, and the column of the cursor; the end of a long one is seen.
fn typing(app: &App, purpose: Purpose, text: &str, wide: usize) -> (Line<'static>, u16) {
    let prompt = match purpose {
        Purpose::Act => " : ",
        Purpose::Save => " Save as: ",
    };
    let room = wide.saturating_sub(width(prompt) + 1);
    let skip = text.chars().count().saturating_sub(room);
    let seen: String = text.chars().skip(skip).collect();
    let column = width(prompt) + width(&seen);
    let mut left = vec![Span::styled(prompt, app.paint.key()), Span::raw(seen)];
    if purpose == Purpose::Act {
        let fitting: Vec<&str> = app.completions(text).take(6).collect();
        let hint = format!("   {}", fitting.join("  "));
        left.push(Span::styled(cut(&hint, wide.saturating_sub(column)), app.paint.faint()));
    }
    (Line::from(left), column as u16)
}
