//! What the viewer was told, the newest at the bottom; what happened since the own last step stands out.

use super::text::wrap;
use crate::app::App;
use ratatui::Frame;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType, Borders, Paragraph};

/// Draws the end of the log.
pub fn render(app: &App, frame: &mut Frame<'_>) {
    let places = app.places();
    let edge = app.paint.faint();
    let block = if places.is_wide() {
        Block::bordered().border_type(BorderType::Rounded).title(" Log ")
    } else {
        Block::new().borders(Borders::NONE)
    };
    let inside = block.inner(places.log);
    frame.render_widget(block.border_style(edge), places.log);
    let all = lines(app, inside.width as usize);
    let from = all.len().saturating_sub(inside.height as usize);
    frame.render_widget(Paragraph::new(all[from..].to_vec()), inside);
}

/// The whole log of the viewer in lines of `wide` columns.
pub fn lines(app: &App, wide: usize) -> Vec<Line<'static>> {
    let log = app.session.log(app.viewer);
    if log.entries.is_empty() {
        return vec![Line::from(Span::styled("Nothing has happened yet.", app.paint.faint()))];
    }
    let mut out = Vec::new();
    for (index, entry) in log.entries.iter().enumerate() {
        let is_old = index < log.fresh || !entry.said;
        let style = if is_old { app.paint.faint() } else { ratatui::style::Style::new() };
        for (number, text) in wrap(&entry.text, wide.saturating_sub(2)).into_iter().enumerate() {
            let mark = match entry.seat.filter(|_| entry.first && number == 0) {
                Some(seat) => Span::styled(format!("{} ", app.paint.mark(seat)), app.paint.seat(seat)),
                None if entry.first && number == 0 => Span::styled("· ", app.paint.faint()),
                None => Span::raw("  "),
            };
            out.push(Line::from(vec![mark, Span::styled(text, style)]));
        }
    }
    out
}
