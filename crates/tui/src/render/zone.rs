//! A zone of the table, in words or as drawn cards.

use super::text::{flow, width};
use crate::groups::together;
use crate::paint::{BACK, Paint};
use crate::words::{Words, times};
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

/// A zone, and which of its cards lie together.
#[derive(Clone, Copy)]
pub struct Laid<'a> {
    /// The zone.
    pub zone: &'a Zone,
    /// The line that lists its cards with bars between those that lie together, if there is one.
    pub groups: Option<&'a str>,
    /// How everything is called.
    pub words: &'a Words,
}

impl Laid<'_> {
    /// The cards in words, those that lie together as one.
    fn names(&self, detail: Detail) -> Vec<String> {
        let labels = self.zone.cards.iter().map(|card| self.label(card, detail)).collect();
        together(labels, self.groups, if detail == Detail::Short { "+" } else { " + " })
    }

    fn label(&self, card: &Card, detail: Detail) -> String {
        match (card, detail) {
            (Card::Up(face), Detail::Short) => face.clone(),
            _ => self.words.card(card).unwrap_or(BACK).to_string(),
        }
    }
}

/// Backs that are drawn one by one; more are only counted.
const BACKS_MAX: usize = 10;

/// The zone in words: its name and how many cards, then the cards. The first piece is the name.
pub fn words(laid: &Laid<'_>, detail: Detail, paint: Paint) -> Vec<Piece> {
    let zone = laid.zone;
    let count = zone.count as usize;
    let name = Span::styled(format!("{} ", laid.words.zone(&zone.zone)), paint.faint());
    let is_list = zone.kind != ZoneKind::Pile || detail == Detail::Full;
    let number = Span::raw(format!("{count} "));
    match zone.cards.last() {
        _ if count == 0 => vec![vec![name], vec![Span::raw("–")]],
        None if detail == Detail::Short => vec![vec![name], vec![Span::raw(count.to_string())]],
        None => vec![vec![name, number], vec![backs(count, zone.kind, paint)]],
        Some(_) if zone.kind == ZoneKind::Table => [vec![vec![name]], list(laid, detail)].concat(),
        Some(_) if is_list => [vec![vec![name, number]], list(laid, detail)].concat(),
        Some(top) => vec![vec![name, number], vec![Span::raw(laid.label(top, detail))]],
    }
}

/// A few backs, or one where nobody counts them.
fn backs(count: usize, kind: ZoneKind, paint: Paint) -> Span<'static> {
    let drawn = if kind == ZoneKind::Pile || count > BACKS_MAX { 1 } else { count };
    Span::styled(BACK.repeat(drawn), paint.faint())
}

/// Cards by name, equal neighbours together.
fn list(laid: &Laid<'_>, detail: Detail) -> Vec<Piece> {
    let mut groups: Vec<(String, usize)> = Vec::new();
    for name in laid.names(detail) {
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
                Some(part) => {
                    line.extend(part.spans.iter().map(|span| span.clone().style(part.style.patch(span.style))))
                }
                None => line.push_span(" ".repeat(block.wide)),
            }
        }
    }
    lines
}

/// The zone as a heading and drawn cards: all of a row, the top of a pile, the backs of a hand.
pub fn drawn(laid: &Laid<'_>, wide: usize, paint: Paint) -> Block {
    let zone = laid.zone;
    let count = zone.count as usize;
    let name = Span::styled(format!("{} ", laid.words.zone(&zone.zone)), paint.faint());
    let mut lines = vec![Line::from(vec![name, Span::raw(count.to_string())])];
    let names: Vec<String> = match zone.kind {
        _ if count == 0 => vec!["  ".to_string()],
        ZoneKind::Pile => vec![zone.cards.last().map_or(BACK.repeat(2), |card| laid.label(card, Detail::Usual))],
        _ if zone.cards.is_empty() => vec![BACK.to_string(); count.min(BACKS_MAX)],
        ZoneKind::Hand | ZoneKind::Table => laid.names(Detail::Usual),
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

/// Zones and lines one after the other, three columns apart; each starts on a new line if it does not fit, and only
/// what is longer than a line is broken between words.
pub fn run_on(items: Vec<Vec<Piece>>, wide: usize) -> Vec<Line<'static>> {
    if items.is_empty() {
        return Vec::new();
    }
    let mut pieces: Vec<Piece> = Vec::new();
    for item in items {
        let mut all: Piece = item.into_iter().flatten().collect();
        all.push(Span::raw("   "));
        if all.iter().map(Span::width).sum::<usize>() > wide + 3 {
            let words = |span: &Span<'static>| {
                let style = span.style;
                let words: Vec<String> = span.content.split_inclusive(' ').map(str::to_string).collect();
                words.into_iter().map(move |word| vec![Span::styled(word, style)])
            };
            pieces.extend(all.iter().flat_map(words));
        } else {
            pieces.push(all);
        }
    }
    flow(pieces, wide, 0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::groups::lists;
    use crate::tests::fake::Fake;
    use kernel::SeatSet;
    use table::wire::ZoneRef;

    fn drive(faces: &[&str]) -> Zone {
        let card = |face: &&str| Card::Up(face.to_string());
        let zone = ZoneRef { name: "drive".to_string(), seat: Some(0) };
        Zone { zone, kind: ZoneKind::Table, count: faces.len() as u8, cards: faces.iter().map(card).collect() }
    }

    fn text(pieces: Vec<Piece>) -> String {
        pieces.into_iter().flatten().map(|span| span.content.to_string()).collect()
    }

    #[test]
    fn cards_that_lie_together_are_shown_together() {
        let zone = drive(&["R20", "P5-20", "C15", "R20"]);
        let own = Words::new(&Fake::new(2), SeatSet::EMPTY, "");
        let laid = Laid { zone: &zone, groups: Some("R20 | P5-20 C15 | R20"), words: &own };
        assert!(lists("R20 | P5-20 C15 | R20", &zone));
        assert!(!lists("R20 | P5-20", &zone) && !lists("-", &drive(&[])));
        let paint = Paint { colour: false };
        assert_eq!(text(words(&laid, Detail::Short, paint)), "drive R20 P5-20+C15 R20");
        let usual = "drive R20 · P5-20 + C15 · R20";
        assert_eq!(text(words(&laid, Detail::Usual, paint)), usual);
    }

    #[test]
    fn equal_neighbours_are_counted() {
        let zone = drive(&["7", "7", "7", "L"]);
        let own = Words::new(&Fake::new(2), SeatSet::EMPTY, "");
        assert_eq!(
            text(words(&Laid { zone: &zone, groups: None, words: &own }, Detail::Short, Paint { colour: false })),
            "drive 7 ×3 L"
        );
    }
}
