//! What lies over the table: a clause, the log, the whole table, help, questions; and the hand-over screen.

use super::mat;
use super::text::wrap;
use super::{log, over};
use crate::app::{App, Overlay};
use kernel::{Said, Seat, Viewer, said};
use ratatui::Frame;
use ratatui::layout::{Constraint, Flex, Layout, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType, Clear, Padding, Paragraph};

/// Columns a text to be read takes at most.
const TEXT_WIDE: u16 = 72;

/// Draws what lies over the table, if anything does.
pub fn render(app: &App, frame: &mut Frame<'_>) {
    let Some(overlay) = &app.overlay else { return };
    let lines = content(app, overlay);
    let words = &app.session.words;
    let (title, foot) = match overlay {
        Overlay::Typing { .. } => return,
        Overlay::Clause { index, .. } => {
            (app.clauses().get(*index).map_or("", |clause| clause.id).to_string(), said!("keys-clause"))
        }
        Overlay::Card { face, .. } => {
            (words.say(&said!("tui-card", name: words.face(face), card: face.as_str())), said!("keys-read"))
        }
        Overlay::Log { .. } => (words.say(&said!("tui-log")), said!("keys-read")),
        Overlay::Table { .. } => (words.say(&said!("table")), said!("keys-read")),
        Overlay::Help { .. } => (words.say(&said!("tui-help")), said!("keys-read")),
        Overlay::Quitting => (words.say(&said!("tui-quit")), said!("keys-quit")),
    };
    let place = place(app, overlay, lines.len());
    let inside = frame_of(app, frame, place, &title, &words.say(&foot));
    let from = first_line(overlay, lines.len(), inside.height as usize);
    let seen: Vec<Line<'static>> = lines.into_iter().skip(from).take(inside.height as usize).collect();
    frame.render_widget(Paragraph::new(seen), inside);
}

fn frame_of(app: &App, frame: &mut Frame<'_>, place: Rect, title: &str, foot: &str) -> Rect {
    let block = Block::bordered()
        .border_type(BorderType::Thick)
        .padding(Padding::horizontal(1))
        .title(Span::styled(format!(" {title} "), app.paint.strong()))
        .title_bottom(Line::from(format!(" {foot} ")).right_aligned());
    let inside = block.inner(place);
    frame.render_widget(Clear, place);
    frame.render_widget(block, place);
    inside
}

/// Where an overlay with so many lines lies: the log and the table take all there is.
fn place(app: &App, overlay: &Overlay, lines: usize) -> Rect {
    let size = app.size;
    let wide = match overlay {
        Overlay::Log { .. } | Overlay::Table { .. } => size.width.saturating_sub(2),
        _ => size.width.saturating_sub(4).min(TEXT_WIDE),
    };
    let high = match overlay {
        Overlay::Log { .. } | Overlay::Table { .. } => size.height.saturating_sub(2),
        _ => (lines as u16 + 2).min(size.height.saturating_sub(2)),
    };
    centred(size, wide, high)
}

fn centred(size: Rect, wide: u16, high: u16) -> Rect {
    let [row] = size.layout(&Layout::vertical([Constraint::Length(high)]).flex(Flex::Center));
    let [place] = row.layout(&Layout::horizontal([Constraint::Length(wide)]).flex(Flex::Center));
    place
}

/// The lines of an overlay at the present size.
fn content(app: &App, overlay: &Overlay) -> Vec<Line<'static>> {
    let wide = place(app, overlay, 0).width.saturating_sub(4) as usize;
    let words = &app.session.words;
    let text = |text: &str| wrap(text, wide).into_iter().map(Line::from).collect::<Vec<_>>();
    let paragraphs = |all: Vec<String>| {
        let all: Vec<Vec<Line<'static>>> = all.iter().map(|one| text(one)).collect();
        all.join(&Line::default())
    };
    match overlay {
        Overlay::Clause { index, .. } => {
            let lines = app.clauses().get(*index).map_or(Vec::new(), |clause| words.rule(clause.id));
            paragraphs(lines)
        }
        Overlay::Card { face, .. } => paragraphs(words.card_help(face)),
        Overlay::Log { .. } => log::lines(app, wide),
        Overlay::Table { .. } => mat::in_full(app, wide),
        Overlay::Help { .. } => help().iter().flat_map(|line| text(&words.say(line))).collect(),
        Overlay::Quitting => text(&words.say(&said!("tui-quit-ask"))),
        Overlay::Typing { .. } => Vec::new(),
    }
}

fn help() -> [Said; 12] {
    [
        said!("tui-help-cards"),
        said!("tui-help-choices"),
        said!("tui-help-dot"),
        said!("tui-help-board"),
        said!("tui-help-boards"),
        said!("tui-help-type"),
        said!("tui-help-why"),
        said!("tui-help-table"),
        said!("tui-help-log"),
        said!("tui-help-save"),
        said!("tui-help-quit"),
        said!("tui-help-lamp"),
    ]
}

/// Lines of an overlay that are seen at once.
pub fn page(app: &App, overlay: &Overlay) -> usize {
    let lines = content(app, overlay).len();
    (place(app, overlay, lines).height.saturating_sub(2) as usize).max(1)
}

/// Scrolls by `by` lines, never beyond either end.
pub fn scroll(app: &App, overlay: &mut Overlay, by: isize) {
    let most = content(app, overlay).len().saturating_sub(page(app, overlay)) as isize;
    let moved = |at: usize, by: isize| (at as isize).saturating_add(by).clamp(0, most) as usize;
    match overlay {
        Overlay::Clause { down, .. }
        | Overlay::Card { down, .. }
        | Overlay::Table { down }
        | Overlay::Help { down } => {
            *down = moved(*down, by);
        }
        Overlay::Log { back } => *back = moved(*back, -by),
        Overlay::Typing { .. } | Overlay::Quitting => {}
    }
}

fn first_line(overlay: &Overlay, lines: usize, high: usize) -> usize {
    let last = lines.saturating_sub(high);
    match overlay {
        Overlay::Clause { down, .. }
        | Overlay::Card { down, .. }
        | Overlay::Table { down }
        | Overlay::Help { down } => (*down).min(last),
        Overlay::Log { back } => last.saturating_sub(*back),
        Overlay::Typing { .. } | Overlay::Quitting => 0,
    }
}

/// The screen between two people: only what everybody may know.
pub fn hand_over(app: &App, to: Seat, frame: &mut Frame<'_>) {
    let name = app.session.words.name(to);
    let size = app.size;
    let place = centred(size, size.width.saturating_sub(4).min(TEXT_WIDE), size.height.saturating_sub(2).min(16));
    let title = app.session.table.entry().meta.name;
    let inside = frame_of(app, frame, place, title, &format!("q {}", app.session.words.say(&said!("key-quit"))));
    let wide = inside.width as usize;
    let ask = format!(" {} ", app.session.words.say(&said!("tui-pass-screen", name: name)));
    let mut lines = vec![Line::default()];
    lines.extend(wrap(&ask, wide).into_iter().map(|text| Line::styled(text, app.paint.lamp()).centered()));
    lines.push(Line::default());
    lines.push(Line::from(over::score_line(app)).centered());
    lines.push(Line::default());
    let room = (inside.height as usize).saturating_sub(lines.len());
    let said = app.session.log(Viewer::Public).entries.iter().flat_map(|entry| wrap(&entry.text, wide));
    let said: Vec<String> = said.collect();
    let from = said.len().saturating_sub(room);
    lines.extend(said[from..].iter().map(|text| Line::styled(text.clone(), app.paint.faint())));
    frame.render_widget(Paragraph::new(lines), inside);
}
