//! The own cards on the ledge: boxes, or words where there is no room.

use super::text::{card_lines, cut, width};
use crate::app::App;
use crate::hand::{Held, Item, arrange};
use crate::words::times;
use ratatui::Frame;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType, Paragraph};

/// Draws the hand.
pub fn render(app: &App, frame: &mut Frame<'_>) {
    for item in arrange(&app.hand, app.places().hand) {
        if item.place.height >= 3 {
            draw_box(app, &item, frame);
        } else {
            draw_word(app, &item, frame);
        }
    }
}

fn is_picked(app: &App, item: &Item) -> bool {
    app.picked.is_some_and(|card| item.holds(card))
}

/// Whether some choice touches this very card. Cards that cannot be used look the same: one must read one's hand.
fn is_usable(app: &App, item: &Item) -> bool {
    let card = &app.hand[item.first];
    let touched = |touch: &table::wire::Touch| matches!(touch, table::wire::Touch::Card { zone, face } if *zone == card.zone && *face == card.face);
    app.choices.iter().any(|choice| choice.touches.iter().any(touched))
}

fn draw_box(app: &App, item: &Item, frame: &mut Frame<'_>) {
    let picked = is_picked(app, item);
    let (edge, style) =
        if picked { (BorderType::Double, app.paint.strong()) } else { (BorderType::Rounded, Style::new()) };
    let mut block = Block::bordered().border_type(edge).border_style(style);
    if is_usable(app, item) {
        block = block.title_top(Line::from("•").centered());
    }
    let card = &app.hand[item.first];
    if has_room_for_notation(app, item) {
        block = block.title_bottom(Span::styled(card.face.clone(), app.paint.faint()));
    }
    if item.count > 1 {
        block = block.title_bottom(Line::from(format!("×{}", item.count)).right_aligned());
    }
    let inside = block.inner(item.place);
    frame.render_widget(block, item.place);
    let text = card_lines(&card.name, inside.width as usize);
    let above = (inside.height as usize).saturating_sub(text.len()) / 2;
    let mut lines = vec![Line::default(); above];
    let style = if picked { app.paint.pointed() } else { style };
    lines.extend(text.into_iter().map(|part| Line::from(Span::styled(part, style)).centered()));
    frame.render_widget(Paragraph::new(lines), inside);
}

/// Whether every face fits into the lower edge of a card, and says something the name does not.
fn has_room_for_notation(app: &App, item: &Item) -> bool {
    let fits = |card: &Held| width(&card.face) + 2 <= item.place.width as usize && !card.name.contains(&card.face);
    item.count == 1 && app.hand.iter().all(fits)
}

fn draw_word(app: &App, item: &Item, frame: &mut Frame<'_>) {
    let text = times(&app.hand[item.first].name, item.count);
    let style = if is_picked(app, item) { app.paint.pointed() } else { Style::new() };
    let mark = if is_usable(app, item) { "•" } else { " " };
    let room = (item.place.width as usize).saturating_sub(1);
    let word = if width(&text) > room { cut(&text, room) } else { text };
    frame.render_widget(Line::from(vec![Span::raw(mark), Span::styled(word, style)]), item.place);
}
