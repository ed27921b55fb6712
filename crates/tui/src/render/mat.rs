//! The table: the others' panels on top, the middle, the own panel at the bottom, as lavish as the room allows.

use super::grid;
use super::panel::{Density, Panel};
use super::zone::{Block, beside, fill};
use crate::app::App;
use kernel::{Seat, Viewer, said};
use ratatui::Frame;
use ratatui::layout::Rect;
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
    [Density::Terse, Density::Tight, Density::Terse],
];

/// Draws the table.
pub fn render(app: &App, frame: &mut Frame<'_>) {
    let place = app.places().mat;
    let (wide, high) = (place.width as usize, place.height as usize);
    if let Some(part) = grid::place(app) {
        return with_grid(app, part, frame);
    }
    let fits = STEPS.into_iter().map(|step| lines(app, step, wide)).find(|lines| lines.len() <= high);
    let shown = fits.unwrap_or_else(|| squeezed(app, wide, high));
    frame.render_widget(Paragraph::new(shown), place);
}

/// A line for the middle and for each seat, and the cells with all the room that is left. While a card hangs over them
/// they have it all.
fn with_grid(app: &App, part: Rect, frame: &mut Frame<'_>) {
    let place = app.places().mat;
    if part != place {
        let mut lines = grid_lines(app, place.width as usize);
        let own = lines.split_off(part.y.saturating_sub(place.y) as usize);
        frame.render_widget(Paragraph::new(lines), Rect { height: part.y - place.y, ..place });
        let below = Rect { y: part.bottom(), height: place.bottom() - part.bottom(), ..place };
        frame.render_widget(Paragraph::new(own), below);
    }
    grid::render(app, part, frame);
}

/// What stands above and below the cells.
pub fn grid_lines(app: &App, wide: usize) -> Vec<Line<'static>> {
    let mut lines = others_lines(app, Density::Terse, wide);
    lines.extend(Panel::of_middle(app).lines(Density::Terse, wide));
    lines.extend(own_lines(app, Density::Terse, wide));
    lines
}

/// What fits of a table that is too big: a line for each seat and as much as possible of the middle; where there are
/// more seats than lines, the middle and the own seat come first.
fn squeezed(app: &App, wide: usize, high: usize) -> Vec<Line<'static>> {
    let mut others = others_lines(app, Density::Terse, wide);
    let own = own_lines(app, Density::Terse, wide);
    let room = high.saturating_sub(others.len() + own.len());
    if room < 2 {
        let mut all = Panel::of_middle(app).lines(Density::Terse, wide);
        all.extend(own);
        all.append(&mut others);
        return cut_short(app, all, high);
    }
    let middle = Panel::of_middle(app).lines(Density::Tight, wide);
    others.extend(cut_short(app, middle, room));
    others.extend(own);
    others
}

/// The first `high` lines; the last one says where the rest is.
fn cut_short(app: &App, mut lines: Vec<Line<'static>>, high: usize) -> Vec<Line<'static>> {
    if lines.len() > high {
        lines.truncate(high.saturating_sub(1));
        lines.push(Line::from(Span::styled(app.session.words.say(&said!("tui-more")), app.paint.faint())));
    }
    lines
}

/// The whole table with every card, to be read.
pub fn in_full(app: &App, wide: usize) -> Vec<Line<'static>> {
    lines(app, [Density::Full; 3], wide)
}

fn lines(app: &App, [others, middle, own]: [Density; 3], wide: usize) -> Vec<Line<'static>> {
    let mut out = others_lines(app, others, wide);
    out.extend(Panel::of_middle(app).lines(middle, wide));
    out.extend(own_lines(app, own, wide));
    out
}

/// The panel of the viewer, if it is a player.
fn own_lines(app: &App, density: Density, wide: usize) -> Vec<Line<'static>> {
    match app.viewer {
        Viewer::Seat(seat) => Panel::of_seat(app, seat).lines(density, wide),
        Viewer::Public | Viewer::Truth => Vec::new(),
    }
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
