//! A part of the table with cells: a letter and a sign for each, as much as there is room for, around what matters now.

use super::mat::grid_lines;
use super::text::{cut, spread};
use crate::app::App;
use kernel::{Grid, Viewer};
use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;

/// Columns of a cell.
const CELL: u16 = 2;
/// Lines that the cells need at least, the heading included.
const LEAST: u16 = 6;

/// Where the grid that is looked at is drawn, if there is one.
pub fn place(app: &App) -> Option<Rect> {
    app.grid()?;
    let mat = app.places().mat;
    if app.lifted.is_some() {
        return Some(mat);
    }
    let own = u16::from(matches!(app.viewer, Viewer::Seat(_)));
    let lines = grid_lines(app, mat.width as usize).len() as u16;
    if mat.height < lines + LEAST {
        return Some(mat);
    }
    Some(Rect { y: mat.y + lines - own, height: mat.height - lines, ..mat })
}

/// Draws the heading and the cells.
pub fn render(app: &App, part: Rect, frame: &mut Frame<'_>) {
    let Some(grid) = app.grid() else { return };
    frame.render_widget(heading(app, grid, part.width as usize), Rect { height: 1, ..part });
    let cells = cells(part);
    let (left, top) = corner(app, grid, cells);
    let row = |y: i16| {
        let columns = 0..(cells.width / CELL) as i16;
        Line::from(columns.flat_map(|x| cell(app, grid, left + x, top + y)).collect::<Vec<_>>())
    };
    let rows: Vec<Line<'static>> = (0..cells.height as i16).map(row).collect();
    frame.render_widget(Paragraph::new(rows), cells);
}

/// The cell that is drawn at a place of the screen.
pub fn cell_at(app: &App, at: Position) -> Option<(i16, i16)> {
    let (grid, cells) = (app.grid()?, cells(place(app)?));
    let (left, top) = corner(app, grid, cells);
    let inside = cells.contains(at);
    inside.then(|| (left + ((at.x - cells.x) / CELL) as i16, top + (at.y - cells.y) as i16))
}

fn cells(part: Rect) -> Rect {
    Rect { x: part.x, y: part.y + 1, width: part.width, height: part.height.saturating_sub(1) }
}

/// The first cell that is seen: everything if it fits, else the surroundings of the card in the air, else the middle.
fn corner(app: &App, grid: &Grid, cells: Rect) -> (i16, i16) {
    let (wide, high) = grid.size();
    let room = ((cells.width / CELL) as i16, cells.height as i16);
    let at = app.lifted.as_ref().map(|lifted| (lifted.x, lifted.y));
    let along = |first: i16, size: i16, room: i16, at: Option<i16>| {
        let centred = first - (room - size) / 2;
        match at {
            // A card may hang two cells beyond the edge and is three wide.
            Some(at) if size + 6 > room => at - room / 2,
            _ => centred,
        }
    };
    (along(grid.left, wide, room.0, at.map(|at| at.0)), along(grid.top, high, room.1, at.map(|at| at.1)))
}

/// What it is called, which of several, and where the card in the air hangs.
fn heading(app: &App, grid: &Grid, wide: usize) -> Line<'static> {
    let edge = app.paint.faint();
    let mut name = app.session.words.put(&grid.name);
    if app.grids.len() > 1 {
        name += &format!(" {}/{}", app.looked_at + 1, app.grids.len());
    }
    let legend: Vec<String> = grid.marks.iter().map(|mark| format!("{}{}", mark.name, mark.sign)).collect();
    let right = match &app.lifted {
        Some(lifted) => {
            let turned = ["", " turned once", " turned twice", " turned three times"];
            format!(" {}{} at ({},{}) ", lifted.face, turned.get(lifted.turns).unwrap_or(&""), lifted.x, lifted.y)
        }
        None => cut(&format!(" {} ", legend.join(" ")), wide.saturating_sub(name.chars().count() + 4)),
    };
    let left = vec![Span::styled("─ ", edge), Span::styled(name, app.paint.strong()), Span::raw(" ")];
    spread(left, vec![Span::styled(right, edge)], wide, ("─", edge))
}

/// Two columns: what is seen and its sign; under a card in the air what the card shows and what lies below.
fn cell(app: &App, grid: &Grid, x: i16, y: i16) -> [Span<'static>; 2] {
    let below = grid.letter(x, y);
    if let Some(letter) = in_the_air(app, x, y) {
        let held = Span::styled(letter.to_string(), app.paint.pointed());
        return [held, beneath(app, grid, letter, (x, y), below)];
    }
    let style = style(app, grid, below);
    let style = if app.blamed == Some((x, y)) { app.paint.pointed() } else { style };
    let sign = match (below, grid.wish(x, y)) {
        _ if app.blamed == Some((x, y)) => '!',
        ('.', 'o') => '·',
        ('.', '#') | ('+', _) => ' ',
        ('.', _) => ' ',
        (_, '#') => '■',
        _ => mark(grid, below).map_or(' ', |index| grid.marks[index].sign),
    };
    let seen = match (below, grid.wish(x, y)) {
        ('.', '#') => '■',
        ('.', 'o') => '·',
        ('.', _) => ' ',
        ('+', _) => '◎',
        (letter, _) => letter,
    };
    [Span::styled(seen.to_string(), style), Span::styled(sign.to_string(), style)]
}

/// What lies under a square of the card in the air, in small letters. Whether the two agree is said only where the game
/// lets it be said.
fn beneath(app: &App, grid: &Grid, above: char, (x, y): (i16, i16), below: char) -> Span<'static> {
    let blamed = app.blamed == Some((x, y));
    let text = match (below, grid.wish(x, y)) {
        _ if blamed => '!',
        ('.', '#') => '■',
        ('.', 'o') => '·',
        ('.', _) => ' ',
        ('+', _) => '◎',
        (letter, _) => letter.to_ascii_lowercase(),
    };
    let agrees = |wild: bool| above == below && above != '+' || wild && (above == '+' || below == '+');
    let style = match grid.compare {
        _ if blamed => app.paint.lamp(),
        Some(wild) if below != '.' && agrees(wild) => return Span::styled("✓", app.paint.agrees()),
        Some(_) if below != '.' => return Span::styled("✗", app.paint.clashes()),
        _ => style(app, grid, below),
    };
    Span::styled(text.to_string(), style)
}

/// What the card in the air shows over a cell.
fn in_the_air(app: &App, x: i16, y: i16) -> Option<char> {
    let lifted = app.lifted.as_ref()?;
    let rows = app.piece()?.turns.get(lifted.turns)?;
    let reach = rows.len() as i16 / 2;
    let (column, row) = (x - lifted.x + reach, y - lifted.y + reach);
    rows.get(usize::try_from(row).ok()?)?.chars().nth(usize::try_from(column).ok()?)
}

fn mark(grid: &Grid, letter: char) -> Option<usize> {
    grid.marks.iter().position(|mark| mark.letter == letter)
}

fn style(app: &App, grid: &Grid, letter: char) -> Style {
    match mark(grid, letter) {
        Some(index) => app.paint.pattern(index),
        None if letter == '+' => app.paint.strong(),
        None => app.paint.faint(),
    }
}
