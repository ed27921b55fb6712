//! The end of a match: places, names and points where the hand was.

use super::ledge::help;
use super::text::spread;
use crate::app::{App, Notice};
use kernel::{Seat, SeatSet, said};
use ratatui::Frame;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;

/// Draws the end.
pub fn render(app: &App, frame: &mut Frame<'_>) {
    let places = app.places();
    let strip = match &app.notice {
        Some(Notice::Said(text) | Notice::Refused { sentence: text, .. }) => format!(" {text} "),
        None => format!(" {} ", verdict(app)),
    };
    let lamp = vec![Span::styled(strip, app.paint.lamp())];
    frame.render_widget(spread(lamp, Vec::new(), places.strip.width as usize, (" ", Style::new())), places.strip);
    let ledge = places.ledge();
    let mut lines = vec![Line::default(); usize::from(places.is_wide)];
    lines.extend(ranking(app, (ledge.width as usize).min(60)));
    frame.render_widget(Paragraph::new(lines), ledge);
    help(app, frame);
}

/// `Ann wins.`, or who shares the first place.
pub fn verdict(app: &App) -> String {
    let places = app.view.places.clone().unwrap_or_default();
    let winners = || Seat::all(app.view.seats).filter(|seat| places.get(seat.index()) == Some(&1));
    let seats: SeatSet = winners().collect();
    app.session.words.say(&match winners().count() {
        0 => said!("match-over"),
        1 => said!("tui-over-wins", who: seats),
        n if n == app.view.seats as usize => said!("tui-over-tie"),
        _ => said!("tui-over-shared", who: seats),
    })
}

/// One line a seat, the best first.
fn ranking(app: &App, wide: usize) -> Vec<Line<'static>> {
    let places = app.view.places.clone().unwrap_or_default();
    let place = |seat: &Seat| places.get(seat.index()).copied().unwrap_or(0);
    let mut seats: Vec<Seat> = Seat::all(app.view.seats).collect();
    seats.sort_by_key(place);
    let line = |seat: Seat| {
        let score = app.view.scores.get(seat.index()).copied().unwrap_or(0);
        let mark = format!("{} {}", app.paint.mark(seat), app.session.words.name(seat));
        let left = vec![
            Span::raw(format!(" {}. ", place(&seat))),
            Span::styled(mark, app.paint.seat(seat)),
            Span::styled(format!(" {} ", app.session.words.about(seat)), app.paint.faint()),
        ];
        let right = vec![Span::styled(format!(" {score}"), app.paint.strong())];
        spread(left, right, wide, (".", app.paint.faint()))
    };
    seats.into_iter().map(line).collect()
}

/// All points on one line, for everybody to see.
pub fn score_line(app: &App) -> Vec<Span<'static>> {
    let mut spans = Vec::new();
    for (seat, score) in Seat::all(app.view.seats).zip(&app.view.scores) {
        let mark = format!("{} {} ", app.paint.mark(seat), app.session.words.name(seat));
        spans.push(Span::styled(mark, app.paint.seat(seat)));
        spans.push(Span::raw(format!("{score}   ")));
    }
    spans
}
