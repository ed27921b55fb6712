//! A zone of the table, in words or as drawn cards.

use super::text::{flow, width};
use crate::paint::{BACK, Paint};
use crate::words::{spaced, times};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use table::wire::{Card, Zone, ZoneKind};

/// Spans that stay together.
pub type Piece = Vec<Span<'static>>;

/// How much of a zone is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Detail {
    /// Counts, the top of piles, cards on the table by name.
    Usual,
    /// Cards by notation, as short as can be.
    Short,
    /// Every card the viewer may see.
    Full,
}

/// Backs that are drawn one by one; more are only counted.
const BACKS_MAX: usize = 10;

/// The zone in words: its name, then its cards. The first piece is the name.
pub fn words(zone: &Zone, detail: Detail, paint: Paint) -> Vec<Piece> {
    let count = zone.count as usize;
    let name = spaced(&zone.zone.name);
    let mut pieces = vec![vec![Span::styled(format!("{name} "), paint.faint())]];
    let is_list = zone.kind == ZoneKind::Table || detail == Detail::Full;
    match zone.cards.last() {
        _ if count == 0 => pieces.push(vec![Span::raw("–")]),
        None => pieces.push(vec![backs(count, zone.kind, paint)]),
        Some(_) if is_list || zone.kind == ZoneKind::Hand => pieces.extend(list(zone, detail)),
        Some(top) => pieces.push(vec![Span::raw(label(top, detail))]),
    }
    if count > 0 && zone.kind != ZoneKind::Table {
        pieces.push(vec![Span::raw(format!(" {count}"))]);
    }
    pieces
}

/// A few backs, or one where nobody counts them.
fn backs(count: usize, kind: ZoneKind, paint: Paint) -> Span<'static> {
    let drawn = if kind == ZoneKind::Pile || count > BACKS_MAX { 1 } else { count };
    Span::styled(BACK.repeat(drawn), paint.faint())
}

/// Cards by name, equal neighbours together.
fn list(zone: &Zone, detail: Detail) -> Vec<Piece> {
    let mut groups: Vec<(String, usize)> = Vec::new();
    for card in &zone.cards {
        let name = label(card, detail);
        match groups.last_mut() {
            Some((last, count)) if *last == name => *count += 1,
            _ => groups.push((name, 1)),
        }
    }
    let last = groups.len().saturating_sub(1);
    let piece = |(index, (name, count)): (usize, (String, usize))| {
        let mut spans = vec![Span::raw(times(&name, count))];
        if index < last {
            spans.push(Span::raw(if detail == Detail::Short { " " } else { " · " }));
        }
        spans
    };
    groups.into_iter().enumerate().map(piece).collect()
}

fn label(card: &Card, detail: Detail) -> String {
    match (card, detail) {
        (Card::Down { .. }, _) => BACK.to_string(),
        (Card::Up { face, .. }, Detail::Short) => face.clone(),
        (Card::Up { name, .. }, Detail::Usual | Detail::Full) => name.clone(),
    }
}

/// Lines of the same width, to be put beside others.
#[derive(Clone, Debug)]
pub struct Block {
    /// The lines.
    pub lines: Vec<Line<'static>>,
    /// The columns they take.
    pub wide: usize,
}

impl Block {
    /// Lines filled up to the widest of them.
    pub fn of(mut lines: Vec<Line<'static>>) -> Block {
        let wide = lines.iter().map(Line::width).max().unwrap_or(0);
        lines.iter_mut().for_each(|line| fill(line, wide));
        Block { lines, wide }
    }
}

/// Adds spaces up to `wide` columns.
pub fn fill(line: &mut Line<'static>, wide: usize) {
    let missing = wide.saturating_sub(line.width());
    line.push_span(" ".repeat(missing));
}

/// Blocks side by side, as many as fit into `wide` columns, then the next row of them.
pub fn beside(blocks: Vec<Block>, wide: usize, gap: usize) -> Vec<Line<'static>> {
    let mut out: Vec<Line<'static>> = Vec::new();
    let mut row: Vec<Block> = Vec::new();
    let mut used = 0;
    for block in blocks {
        if !row.is_empty() && used + gap + block.wide > wide {
            out.extend(join(std::mem::take(&mut row), gap));
            used = 0;
        }
        used += block.wide + if row.is_empty() { 0 } else { gap };
        row.push(block);
    }
    out.extend(join(row, gap));
    out
}

fn join(row: Vec<Block>, gap: usize) -> Vec<Line<'static>> {
    let high = row.iter().map(|block| block.lines.len()).max().unwrap_or(0);
    let mut lines = vec![Line::default(); high];
    for (index, block) in row.iter().enumerate() {
        for (number, line) in lines.iter_mut().enumerate() {
            if index > 0 {
                line.push_span(" ".repeat(gap));
            }
            match block.lines.get(number) {
                Some(part) => line.extend(part.spans.iter().cloned()),
                None => line.push_span(" ".repeat(block.wide)),
            }
        }
    }
    lines
}

/// The zone as a heading and drawn cards: all of a row, the top of a pile, the backs of a hand.
pub fn drawn(zone: &Zone, wide: usize, paint: Paint) -> Block {
    let count = zone.count as usize;
    let name = spaced(&zone.zone.name);
    let mut lines =
        vec![Line::from(vec![Span::styled(format!("{name} "), paint.faint()), Span::raw(count.to_string())])];
    let names: Vec<String> = match zone.kind {
        _ if count == 0 => vec!["  ".to_string()],
        ZoneKind::Pile => vec![zone.cards.last().map_or(BACK.repeat(2), |card| label(card, Detail::Usual))],
        _ if zone.cards.is_empty() => vec![BACK.to_string(); count.min(BACKS_MAX)],
        ZoneKind::Hand | ZoneKind::Table => zone.cards.iter().map(|card| label(card, Detail::Usual)).collect(),
    };
    let edge = if count == 0 { Edge::Dashed } else { Edge::Solid };
    let cards = names.iter().map(|name| card(name, edge, paint)).collect();
    lines.extend(beside(cards, wide, 0));
    Block::of(lines)
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Edge {
    Solid,
    Dashed,
}

/// A small card: its name in a box.
fn card(name: &str, edge: Edge, paint: Paint) -> Block {
    let faint = paint.faint();
    let line = if edge == Edge::Solid { "─" } else { "╌" }.repeat(width(name));
    let side = if edge == Edge::Solid { "│" } else { "╎" };
    let style = if name.starts_with(BACK) { faint } else { Style::new() };
    Block::of(vec![
        Line::styled(format!("╭{line}╮"), faint),
        Line::from(vec![Span::styled(side, faint), Span::styled(name.to_string(), style), Span::styled(side, faint)]),
        Line::styled(format!("╰{line}╯"), faint),
    ])
}

/// Zones in words one after the other, three columns apart; each starts on a new line if it does not fit.
pub fn run_on(items: Vec<Vec<Piece>>, wide: usize) -> Vec<Line<'static>> {
    let joined = items.into_iter().map(|pieces| {
        let mut all: Piece = pieces.into_iter().flatten().collect();
        all.push(Span::raw("   "));
        all
    });
    flow(joined.collect(), wide, 0)
}
