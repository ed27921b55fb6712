//! What belongs together on the table: a seat with its zones, or the middle with the zones of nobody.

use super::text::{flow, spread};
use super::zone::{Block, Detail, Piece, beside, drawn, fill, run_on, words};
use crate::app::{App, Scene};
use crate::hand::is_own_hand;
use crate::words::spaced;
use kernel::{Seat, Viewer};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use table::wire::{self, Zone, ZoneKind};

/// How much room there is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Density {
    /// Cards drawn as boxes, panels framed.
    Lavish,
    /// Cards in words, panels framed.
    Roomy,
    /// Cards in words under headings.
    Compact,
    /// One line each.
    Terse,
    /// Under headings, with every card: for reading, not for a glance.
    Full,
}

/// A seat or the middle of the table.
pub struct Panel<'a> {
    app: &'a App,
    seat: Option<Seat>,
    zones: Vec<&'a Zone>,
    lines: Vec<(String, &'a str)>,
}

impl<'a> Panel<'a> {
    /// What belongs to `seat`, except the viewer's own hand: that stands on the ledge.
    pub fn of_seat(app: &'a App, seat: Seat) -> Panel<'a> {
        let on_ledge = |zone: &Zone| app.scene != Scene::Over && is_own_hand(zone, app.viewer);
        let is_here = |zone: &&Zone| zone.zone.seat == Some(seat.number()) && !on_ledge(zone);
        let lines = app.view.lines.iter().filter_map(|line| match owner(line, app.view.seats) {
            Some((key, owner)) if owner == seat.number() => Some((key, line.value.as_str())),
            _ => None,
        });
        Panel { app, seat: Some(seat), zones: app.view.zones.iter().filter(is_here).collect(), lines: lines.collect() }
    }

    /// What belongs to nobody.
    pub fn of_middle(app: &'a App) -> Panel<'a> {
        let is_shared = |line: &&wire::Line| owner(line, app.view.seats).is_none();
        let lines = app.view.lines.iter().filter(is_shared).map(|line| (spaced(&line.key), line.value.as_str()));
        let zones = app.view.zones.iter().filter(|zone| zone.zone.seat.is_none());
        Panel { app, seat: None, zones: zones.collect(), lines: lines.collect() }
    }

    /// The panel in lines of `wide` columns.
    pub fn lines(&self, density: Density, wide: usize) -> Vec<Line<'static>> {
        match density {
            Density::Lavish => self.framed(self.body_drawn(wide.saturating_sub(4)), wide),
            Density::Roomy => self.framed(self.body_words(Detail::Usual, wide.saturating_sub(4)), wide),
            Density::Compact => self.headed(self.body_words(Detail::Usual, wide.saturating_sub(2)), wide),
            Density::Full => self.headed(self.body_words(Detail::Full, wide.saturating_sub(2)), wide),
            Density::Terse => self.one_line(wide),
        }
    }

    fn is_you(&self) -> bool {
        self.seat.is_some_and(|seat| self.app.viewer == Viewer::Seat(seat))
    }

    fn is_awaited(&self) -> bool {
        self.seat.is_some_and(|seat| self.app.view.awaited.contains(&seat.number()))
    }

    /// Mark, name, and what kind of player; lit while the table waits for it.
    fn title(&self) -> Piece {
        let (app, paint) = (self.app, self.app.paint);
        let Some(seat) = self.seat else { return vec![Span::styled("Table", paint.strong())] };
        let style = if self.is_awaited() { paint.lamp() } else { paint.seat(seat) };
        let mut spans = vec![Span::styled(format!("{} {}", paint.mark(seat), app.session.words.name(seat)), style)];
        let about = app.session.words.about(seat);
        if self.is_you() {
            spans.push(Span::raw(format!(" (you, seat {seat})")));
        } else if !about.is_empty() {
            spans.push(Span::styled(format!(" {about}"), paint.faint()));
        }
        if self.is_awaited() && !self.is_you() {
            spans.push(Span::styled(" deciding", paint.faint()));
        }
        spans
    }

    fn score(&self) -> Option<Span<'static>> {
        let score = *self.app.view.scores.get(self.seat?.index())?;
        let word = if score.abs() == 1 { "point" } else { "points" };
        Some(Span::styled(format!("{score} {word}"), self.app.paint.strong()))
    }

    /// Hands, piles and lines run on; cards on the table start a line each.
    fn body_words(&self, detail: Detail, wide: usize) -> Vec<Line<'static>> {
        let paint = self.app.paint;
        let (rows, small) = self.rows_and_small(detail);
        let mut items: Vec<Vec<Piece>> = small.iter().map(|zone| words(zone, detail, paint)).collect();
        items.extend(self.said(detail));
        let mut lines = if items.is_empty() { Vec::new() } else { run_on(items, wide) };
        for zone in rows {
            let pieces = words(zone, detail, paint);
            let indent = pieces.first().map_or(0, |label| label.iter().map(Span::width).sum());
            lines.extend(flow(pieces, wide, indent));
        }
        lines
    }

    fn rows_and_small(&self, detail: Detail) -> (Vec<&'a Zone>, Vec<&'a Zone>) {
        let is_row = |zone: &&Zone| match detail {
            Detail::Full => !zone.cards.is_empty(),
            Detail::Usual | Detail::Short => zone.kind == ZoneKind::Table && zone.count > 0,
        };
        self.zones.iter().copied().partition(is_row)
    }

    /// What the game says about its table. What does not hold now (`-`, `no`) is told only in full.
    fn said(&self, detail: Detail) -> Vec<Vec<Piece>> {
        let is_told = |value: &str| detail == Detail::Full || !matches!(value, "-" | "no");
        self.lines.iter().filter(|(_, value)| is_told(value)).map(|(key, value)| self.pair(key, value)).collect()
    }

    fn pair(&self, key: &str, value: &str) -> Vec<Piece> {
        let value = self.app.session.words.put(value);
        vec![vec![Span::styled(format!("{key} "), self.app.paint.faint()), Span::raw(value)]]
    }

    fn body_drawn(&self, wide: usize) -> Vec<Line<'static>> {
        let paint = self.app.paint;
        let (rows, small) = self.rows_and_small(Detail::Usual);
        let zones: Vec<Block> = small.iter().chain(&rows).map(|zone| drawn(zone, wide, paint)).collect();
        let mut lines = beside(zones, wide, 3);
        let said = self.said(Detail::Usual);
        if !said.is_empty() {
            lines.extend(run_on(said, wide));
        }
        lines
    }

    /// A frame with the title and the score in its upper edge.
    fn framed(&self, body: Vec<Line<'static>>, wide: usize) -> Vec<Line<'static>> {
        if body.is_empty() {
            return self.headed(body, wide);
        }
        let edge = self.app.paint.faint();
        let mut left = vec![Span::styled("╭─ ", edge)];
        left.extend(self.title());
        left.push(Span::raw(" "));
        let mut right = Vec::new();
        if let Some(score) = self.score() {
            right.extend([Span::raw(" "), score, Span::styled(" ", edge)]);
        }
        right.push(Span::styled("─╮", edge));
        let mut lines = vec![spread(left, right, wide, ("─", edge))];
        for mut line in body {
            fill(&mut line, wide.saturating_sub(4));
            line.spans.insert(0, Span::styled("│ ", edge));
            line.push_span(Span::styled(" │", edge));
            lines.push(line);
        }
        lines.push(Line::styled(format!("╰{}╯", "─".repeat(wide.saturating_sub(2))), edge));
        lines
    }

    /// The title and the score on a line, the rest under it.
    fn headed(&self, body: Vec<Line<'static>>, wide: usize) -> Vec<Line<'static>> {
        let edge = self.app.paint.faint();
        let mut left = self.title();
        left.push(Span::raw(" "));
        let right = self.score().map_or(Vec::new(), |score| vec![Span::raw(" "), score]);
        let mut lines = vec![spread(left, right, wide, ("─", edge))];
        for mut line in body {
            line.spans.insert(0, Span::raw("  "));
            lines.push(line);
        }
        lines
    }

    fn one_line(&self, wide: usize) -> Vec<Line<'static>> {
        let paint = self.app.paint;
        let mut spans = self.title();
        if let Some(score) = self.score() {
            spans.extend([Span::raw("  "), score]);
        }
        for zone in &self.zones {
            let shown = zone.count > 0 || self.seat.is_none();
            if shown {
                spans.push(Span::raw("  "));
                spans.extend(words(zone, Detail::Short, paint).into_iter().flatten());
            }
        }
        for pair in self.said(Detail::Short) {
            spans.push(Span::raw("  "));
            spans.extend(pair.into_iter().flatten());
        }
        vec![spread(spans, Vec::new(), wide, (" ", Style::new()))]
    }
}

/// A line whose key ends with a seat number belongs to that seat: its key without the number, and the seat.
fn owner(line: &wire::Line, seats: u8) -> Option<(String, u8)> {
    let (key, number) = line.key.rsplit_once(' ')?;
    let seat = number.parse().ok().filter(|seat| *seat < seats)?;
    Some((spaced(key), seat))
}
