//! What belongs together on the table: a seat with its zones, or the middle with the zones of nobody.

use super::text::{flow, spread};
use super::zone::{Block, Detail, Laid, Piece, beside, drawn, fill, run_on, words};
use crate::app::{App, Scene};
use crate::groups::groups;
use crate::hand::is_own_hand;
use kernel::{Seat, Viewer, said};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use table::wire::{Zone, ZoneKind};

/// How much room there is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Density {
    /// Cards drawn as boxes, panels framed.
    Lavish,
    /// Cards in words, panels framed.
    Roomy,
    /// Cards in words under headings.
    Compact,
    /// A line for the zones, the rest under it.
    Tight,
    /// One line each.
    Terse,
    /// Under headings, with every card: for reading, not for a glance.
    Full,
}

/// Zones of one panel from which on empty ones are left out.
const ZONES_MANY: usize = 6;

/// A seat or the middle of the table.
pub struct Panel<'a> {
    app: &'a App,
    seat: Option<Seat>,
    zones: Vec<&'a Zone>,
    /// What the game says about it.
    status: Vec<String>,
    /// The table in notation: it says which cards lie together.
    lines: Vec<(String, String)>,
}

impl<'a> Panel<'a> {
    /// What belongs to `seat`, except the viewer's own hand: that stands on the ledge.
    pub fn of_seat(app: &'a App, seat: Seat) -> Panel<'a> {
        let on_ledge = |zone: &Zone| app.scene != Scene::Over && is_own_hand(zone, app.viewer);
        let is_here = |zone: &&Zone| zone.zone.seat == Some(seat.number()) && !on_ledge(zone);
        let zones = app.view.zones.iter().filter(is_here).collect();
        Panel { app, seat: Some(seat), zones, status: Vec::new(), lines: app.session.table.lines(app.viewer) }
    }

    /// What belongs to nobody.
    pub fn of_middle(app: &'a App) -> Panel<'a> {
        let status = app.view.status.iter().map(|said| app.session.words.say_to(app.viewer, said)).collect();
        let zones = app.view.zones.iter().filter(|zone| zone.zone.seat.is_none()).collect();
        Panel { app, seat: None, zones, status, lines: app.session.table.lines(app.viewer) }
    }

    /// The panel in lines of `wide` columns.
    pub fn lines(&self, density: Density, wide: usize) -> Vec<Line<'static>> {
        match density {
            Density::Lavish => self.framed(self.body_drawn(wide.saturating_sub(4)), wide),
            Density::Roomy => self.framed(self.body_words(Detail::Usual, wide.saturating_sub(4)), wide),
            Density::Compact => self.headed(self.body_words(Detail::Usual, wide.saturating_sub(2)), wide),
            Density::Full => self.headed(self.body_words(Detail::Full, wide.saturating_sub(2)), wide),
            Density::Tight => self.squeezed(wide),
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
        let Some(seat) = self.seat else {
            return vec![Span::styled(app.session.words.say(&said!("table")), paint.strong())];
        };
        let style = if self.is_awaited() { paint.lamp() } else { paint.seat(seat) };
        let mut spans = vec![Span::styled(format!("{} {}", paint.mark(seat), app.session.words.name(seat)), style)];
        let about = app.session.words.about(seat);
        if self.is_you() {
            spans.push(Span::raw(format!(" ({})", app.session.words.say(&said!("you-at", seat: seat.number())))));
        } else if !about.is_empty() {
            spans.push(Span::styled(format!(" {about}"), paint.faint()));
        }
        if self.is_awaited() && !self.is_you() {
            spans.push(Span::styled(" …", paint.strong()));
        }
        spans
    }

    fn score(&self) -> Option<Span<'static>> {
        let score = *self.app.view.scores.get(self.seat?.index())?;
        Some(Span::styled(self.app.session.words.say(&said!("tui-points", points: score)), self.app.paint.strong()))
    }

    /// Hands, piles and lines run on; cards on the table start a line each.
    fn body_words(&self, detail: Detail, wide: usize) -> Vec<Line<'static>> {
        let paint = self.app.paint;
        let (rows, small) = self.rows_and_small(detail);
        let mut items: Vec<Vec<Piece>> = small.iter().map(|zone| words(zone, detail, paint)).collect();
        items.extend(self.said());
        let mut lines = run_on(items, wide);
        for zone in rows {
            let pieces = words(&zone, detail, paint);
            let indent = pieces.first().map_or(0, |label| label.iter().map(Span::width).sum());
            lines.extend(flow(pieces, wide, indent));
        }
        lines
    }

    /// Zones that take a line of their own, and those that run on.
    fn rows_and_small(&self, detail: Detail) -> (Vec<Laid<'_>>, Vec<Laid<'_>>) {
        let is_row = |laid: &Laid<'_>| match detail {
            Detail::Full => !laid.zone.cards.is_empty(),
            Detail::Usual | Detail::Short => laid.zone.kind != ZoneKind::Pile && !laid.zone.cards.is_empty(),
        };
        self.laid(detail).partition(is_row)
    }

    /// The zones, with what is said about how their cards lie together; of many only those with cards.
    fn laid(&self, detail: Detail) -> impl Iterator<Item = Laid<'_>> {
        let all = detail == Detail::Full || self.zones.len() <= ZONES_MANY;
        let zones = self.zones.iter().filter(move |zone| all || zone.count > 0);
        zones.map(|zone| Laid { zone, groups: groups(zone, &self.lines), words: &self.app.session.words })
    }

    /// What the game says about its table.
    fn said(&self) -> Vec<Vec<Piece>> {
        self.status.iter().map(|line| vec![vec![Span::raw(line.clone())]]).collect()
    }

    fn body_drawn(&self, wide: usize) -> Vec<Line<'static>> {
        let paint = self.app.paint;
        let (rows, small) = self.rows_and_small(Detail::Usual);
        let zones: Vec<Block> = small.iter().chain(&rows).map(|zone| drawn(zone, wide, paint)).collect();
        let mut lines = beside(zones, wide, 3);
        lines.extend(run_on(self.said(), wide));
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

    /// Title, score and zones, as short as can be.
    fn gist(&self) -> Piece {
        let mut spans = self.title();
        if let Some(score) = self.score() {
            spans.extend([Span::raw("  "), score]);
        }
        for laid in self.laid(Detail::Short).filter(|laid| laid.zone.count > 0) {
            spans.push(Span::raw("  "));
            spans.extend(words(&laid, Detail::Short, self.app.paint).into_iter().flatten());
        }
        spans
    }

    /// Everything on one line, as far as it fits.
    fn one_line(&self, wide: usize) -> Vec<Line<'static>> {
        let mut spans = self.gist();
        for pair in self.said() {
            spans.push(Span::raw("  "));
            spans.extend(pair.into_iter().flatten());
        }
        vec![spread(spans, Vec::new(), wide, (" ", Style::new()))]
    }

    /// One line for the zones, then what the game says: the most important first.
    fn squeezed(&self, wide: usize) -> Vec<Line<'static>> {
        let mut lines = vec![spread(self.gist(), Vec::new(), wide, (" ", Style::new()))];
        lines.extend(run_on(self.said(), wide));
        lines
    }
}
