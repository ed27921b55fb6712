//! What may be done, each with its key, in as many columns as fit; more are on the next page.

use super::text::{cut, width};
use crate::app::App;
use crate::input::choice_key;
use kernel::said;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Wrap};

/// Columns for the key, and between two columns of choices.
const KEY_WIDE: usize = 3;

/// The choices that are seen now, counted among those shown, and where.
pub fn arrange(app: &App) -> Vec<(usize, Rect)> {
    let place = app.places().choices;
    let shown = app.shown();
    let (wide, rows) = (place.width as usize, place.height as usize);
    if shown.is_empty() || wide == 0 || rows == 0 {
        return Vec::new();
    }
    let longest = shown.iter().map(|&index| width(&app.choices[index].label)).max().unwrap_or(0);
    let columns = (wide / (longest + KEY_WIDE + 1)).clamp(1, shown.len().div_ceil(rows));
    let each = wide / columns;
    let first = first_of_page(app.chosen, columns * rows);
    let item = |offset: usize| {
        let (column, row) = (offset / rows, offset % rows);
        let x = place.x + (column * each) as u16;
        (first + offset, Rect::new(x, place.y + row as u16, each as u16, 1))
    };
    (0..(columns * rows).min(shown.len() - first)).map(item).collect()
}

fn first_of_page(chosen: usize, page: usize) -> usize {
    chosen / page * page
}

/// `Choices`, and which of them are seen if not all are.
pub fn heading(app: &App) -> String {
    let seen = arrange(app);
    let count = app.shown().len();
    match (seen.first(), seen.last()) {
        (Some((first, _)), Some((last, _))) if seen.len() < count => {
            app.session.words.say(&said!("tui-choices-part", first: first + 1, last: last + 1, count: count))
        }
        _ => app.session.words.say(&said!("tui-choices")),
    }
}

/// Draws the choices.
pub fn render(app: &App, frame: &mut Frame<'_>) {
    let shown = app.shown();
    if shown.is_empty() {
        let text = Paragraph::new(why_none(app)).style(app.paint.faint()).wrap(Wrap { trim: true });
        return frame.render_widget(text, app.places().choices);
    }
    for (index, place) in arrange(app) {
        let choice = &app.choices[shown[index]];
        let pointed = index == app.chosen && !app.lays_with_enter();
        let key = choice_key(index).map_or("  ".to_string(), |key| format!("{key} "));
        let style = if pointed { app.paint.pointed() } else { Style::new() };
        let label = cut(&choice.label, (place.width as usize).saturating_sub(KEY_WIDE));
        let arrow = Span::raw(if pointed { "▸" } else { " " });
        let line = Line::from(vec![arrow, Span::styled(key, app.paint.key()), Span::styled(label, style)]);
        frame.render_widget(line, place);
    }
}

fn why_none(app: &App) -> String {
    let words = &app.session.words;
    if let Some(lifted) = &app.lifted {
        return words.say(&said!("tui-lays-here", card: words.face(&lifted.face)));
    }
    match app.picked.and_then(|card| app.hand.get(card)) {
        Some(card) if app.grids.iter().any(|grid| grid.pieces.iter().any(|piece| piece.face == card.face)) => {
            words.say(&said!("tui-takes-up", card: words.face(&card.face)))
        }
        Some(card) if !app.choices.is_empty() => words.say(&said!("tui-nothing-with", card: words.face(&card.face))),
        _ if app.is_asked() => words.say(&said!("tui-type-it")),
        _ => String::new(),
    }
}
