//! What the viewer was told, the newest at the bottom; what others did since the own last turn stands out.

use super::text::wrap;
use crate::app::App;
use crate::log::Entry;
use kernel::said;
use ratatui::Frame;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType, Borders, Paragraph};

/// Draws the end of the log.
pub fn render(app: &App, frame: &mut Frame<'_>) {
    let places = app.places();
    let edge = app.paint.faint();
    let block = if places.is_wide {
        Block::bordered()
            .border_type(BorderType::Rounded)
            .title(format!(" {} ", app.session.words.say(&said!("tui-log"))))
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
        return vec![Line::from(Span::styled(app.session.words.say(&said!("tui-log-empty")), app.paint.faint()))];
    }
    let mut out = Vec::new();
    let mut index = 0;
    while let Some(entry) = log.entries.get(index) {
        let again = log.entries[index..].iter().take_while(|other| *other == entry).count();
        let is_old = index + again <= log.fresh;
        let style = if is_old { app.paint.faint() } else { Style::new() };
        let text = if again > 1 { format!("{} (×{again})", entry.text) } else { entry.text.clone() };
        out.extend(entry_lines(app, entry, Span::styled(text, style), wide));
        index += again;
    }
    out
}

/// A sentence with the mark of whose step it was.
fn entry_lines(app: &App, entry: &Entry, text: Span<'_>, wide: usize) -> Vec<Line<'static>> {
    let mark = match entry.seat.filter(|_| entry.first) {
        Some(seat) => Span::styled(format!("{} ", app.paint.mark(seat)), app.paint.seat(seat)),
        None if entry.first => Span::styled("· ", app.paint.faint()),
        None => Span::raw("  "),
    };
    let mut lines: Vec<Line<'static>> = Vec::new();
    for part in wrap(&text.content, wide.saturating_sub(2)) {
        let lead = if lines.is_empty() { mark.clone() } else { Span::raw("  ") };
        lines.push(Line::from(vec![lead, Span::styled(part, text.style)]));
    }
    lines
}
