//! The table: the others' panels on top, the middle, the own panel at the bottom, as lavish as the room allows.

use super::panel::{Density, Panel};
use super::zone::{Block, beside, fill};
use crate::app::App;
use kernel::{Seat, Viewer};
use ratatui::Frame;
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;

/// Columns that a panel needs beside another one.
const PANEL_WIDE: usize = 36;

/// How the others, the middle and the own panel are drawn, the most lavish first.
const STEPS: [[Density; 3]; 7] = [
    [Density::Lavish; 3],
    [Density::Roomy; 3],
    [Density::Compact; 3],
    [Density::Terse, Density::Roomy, Density::Compact],
    [Density::Terse, Density::Compact, Density::Compact],
    [Density::Terse, Density::Compact, Density::Terse],
    [Density::Terse; 3],
];

/// Draws the table.
pub fn render(app: &App, frame: &mut Frame<'_>) {
    let place = app.places().mat;
    let (wide, high) = (place.width as usize, place.height as usize);
    let fits = STEPS.into_iter().map(|step| lines(app, step, wide)).find(|lines| lines.len() <= high);
    let shown = fits.unwrap_or_else(|| {
        let mut all = lines(app, [Density::Terse; 3], wide);
        all.truncate(high.saturating_sub(1));
        all.push(Line::from(Span::styled("… t shows the whole table", app.paint.faint())));
        all
    });
    frame.render_widget(Paragraph::new(shown), place);
}

/// The whole table with every card, to be read.
pub fn in_full(app: &App, wide: usize) -> Vec<Line<'static>> {
    lines(app, [Density::Full; 3], wide)
}

fn lines(app: &App, [others, middle, own]: [Density; 3], wide: usize) -> Vec<Line<'static>> {
    let mut out = others_lines(app, others, wide);
    out.extend(Panel::of_middle(app).lines(middle, wide));
    if let Viewer::Seat(seat) = app.viewer {
        out.extend(Panel::of_seat(app, seat).lines(own, wide));
    }
    out
}

/// Everybody but the viewer, clockwise, side by side where there is room.
fn others_lines(app: &App, density: Density, wide: usize) -> Vec<Line<'static>> {
    let seats = app.view.seats;
    let first = match app.viewer {
        Viewer::Seat(seat) => seat.number() + 1,
        Viewer::Public | Viewer::Truth => 0,
    };
    let is_other = |seat: &Seat| app.viewer != Viewer::Seat(*seat);
    let others: Vec<Seat> = (0..seats).map(|n| Seat::new((first + n) % seats)).filter(is_other).collect();
    let columns = columns(others.len(), wide, density);
    let each = wide / columns;
    let block = |seat: Seat| {
        let mut lines = Panel::of_seat(app, seat).lines(density, each);
        lines.iter_mut().for_each(|line| fill(line, each));
        Block { lines, wide: each }
    };
    beside(others.into_iter().map(block).collect(), wide, 0)
}

/// As many panels side by side as fit, in rows of about the same length.
fn columns(panels: usize, wide: usize, density: Density) -> usize {
    let most = if density == Density::Terse { 1 } else { (wide / PANEL_WIDE).max(1) };
    let rows = panels.div_ceil(most).max(1);
    panels.div_ceil(rows).max(1)
}
