//! A part of the table with cells: a letter and a sign for each, as much as there is room for, around what matters now.

use super::mat::grid_lines;
use super::text::{cut, spread};
use crate::app::App;
use kernel::{Grid, Viewer, said};
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

/// Less than this of a heading says nothing.
const HEADING_LEAST: usize = 12;
/// Cells left free around a grid that stands beside another: a card in the air may stick out.
const MARGIN: i16 = 4;

/// The grids that are seen, by their number, and where: all of them in columns and rows if there is room, else the one
/// that is looked at.
fn parts(app: &App, part: Rect) -> Vec<(usize, Rect)> {
    let count = app.grids.len() as u16;
    let each = |columns: u16| (part.width / columns, part.height / count.div_ceil(columns));
    let fits = |columns: &u16| {
        let (width, height) = each(*columns);
        let has_room = |(wide, high): (i16, i16)| {
            CELL as i16 * (wide + MARGIN) <= width as i16 && high + MARGIN / 2 < height as i16
        };
        app.grids.iter().all(|grid| has_room(grid.size()))
    };
    let Some(columns) = (1..=count).rev().find(fits).filter(|_| count > 1) else {
        return vec![(app.looked_at, part)];
    };
    let (width, height) = each(columns);
    let place = |index: u16| {
        let (x, y) = (part.x + index % columns * width, part.y + index / columns * height);
        (index as usize, Rect { x, y, width: width - 1, height })
    };
    (0..count).map(place).collect()
}

/// Draws the headings and the cells.
pub fn render(app: &App, part: Rect, frame: &mut Frame<'_>) {
    for (index, part) in parts(app, part) {
        if let Some(grid) = app.grids.get(index) {
            board(app, (index, grid), part, frame);
        }
    }
}

fn board(app: &App, (index, grid): (usize, &Grid), part: Rect, frame: &mut Frame<'_>) {
    frame.render_widget(heading(app, (index, grid), part.width as usize), Rect { height: 1, ..part });
    let (cells, is_looked_at) = (cells(part), index == app.looked_at);
    let (left, top) = corner(app, (grid, is_looked_at), cells);
    let row = |y: i16| {
        let columns = 0..(cells.width / CELL) as i16;
        Line::from(columns.flat_map(|x| cell(app, (grid, is_looked_at), left + x, top + y)).collect::<Vec<_>>())
    };
    let rows: Vec<Line<'static>> = (0..cells.height as i16).map(row).collect();
    frame.render_widget(Paragraph::new(rows), cells);
}

/// The cell that is drawn at a place of the screen, and the number of its grid.
pub fn cell_at(app: &App, at: Position) -> Option<(usize, (i16, i16))> {
    let seen = parts(app, place(app)?).into_iter();
    let (index, cells) = seen.map(|(index, part)| (index, cells(part))).find(|(_, cells)| cells.contains(at))?;
    let (left, top) = corner(app, (app.grids.get(index)?, index == app.looked_at), cells);
    Some((index, (left + ((at.x - cells.x) / CELL) as i16, top + (at.y - cells.y) as i16)))
}

fn cells(part: Rect) -> Rect {
    Rect { x: part.x, y: part.y + 1, width: part.width, height: part.height.saturating_sub(1) }
}

/// The first cell that is seen: everything if it fits, else the surroundings of the card in the air, else the middle.
fn corner(app: &App, (grid, is_looked_at): (&Grid, bool), cells: Rect) -> (i16, i16) {
    let (wide, high) = grid.size();
    let room = ((cells.width / CELL) as i16, cells.height as i16);
    let at = app.lifted.as_ref().filter(|_| is_looked_at).map(|lifted| (lifted.x, lifted.y));
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
fn heading(app: &App, (index, grid): (usize, &Grid), wide: usize) -> Line<'static> {
    let (edge, is_looked_at) = (app.paint.faint(), index == app.looked_at);
    let say = |said: &kernel::Said| app.session.words.say_to(app.viewer, said);
    let mut name = say(&grid.name);
    if app.grids.len() > 1 {
        name += &format!(" {}/{}", index + 1, app.grids.len());
    }
    let legend: Vec<String> = grid.marks.iter().map(|mark| format!("{}{}", say(&mark.name), mark.sign)).collect();
    let room = wide.saturating_sub(name.chars().count() + 4);
    let right = match app.lifted.as_ref().filter(|_| is_looked_at) {
        Some(lifted) => {
            let (face, x, y) = (lifted.face.as_str(), i32::from(lifted.x), i32::from(lifted.y));
            let long = format!(" {} ", say(&said!("tui-lifted", card: face, turns: lifted.turns, x: x, y: y)));
            let short = format!(" {} r{} ({},{}) ", lifted.face, lifted.turns, lifted.x, lifted.y);
            if long.chars().count() <= room { long } else { short }
        }
        None => format!(" {} ", legend.join(" ")),
    };
    let right = if room < HEADING_LEAST { String::new() } else { cut(&right, room) };
    let of_several = app.grids.len() > 1 && is_looked_at;
    let name = Span::styled(name, if is_looked_at { app.paint.strong() } else { edge });
    let left = vec![Span::styled(if of_several { "▸ " } else { "─ " }, edge), name, Span::raw(" ")];
    spread(left, vec![Span::styled(right, edge)], wide, ("─", edge))
}

/// Two columns: what is seen and its sign; under a card in the air what the card shows and what lies below.
fn cell(app: &App, (grid, is_looked_at): (&Grid, bool), x: i16, y: i16) -> [Span<'static>; 2] {
    let below = grid.letter(x, y);
    let blamed = is_looked_at && app.blamed == Some((x, y));
    if let Some(letter) = in_the_air(app, x, y).filter(|_| is_looked_at) {
        let held = Span::styled(letter.to_string(), app.paint.pointed());
        return [held, beneath(app, grid, letter, (x, y), below)];
    }
    let style = style(app, grid, below);
    let style = if blamed { app.paint.pointed() } else { style };
    let sign = match (below, grid.wish(x, y)) {
        _ if blamed => '!',
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
