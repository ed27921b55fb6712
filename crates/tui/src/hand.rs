//! The cards the viewer holds, in an order a person likes, and where they stand on the ledge.
//!
//! Drawing and clicking use the same arrangement, so that a click always finds the card that is seen there.

use crate::app::Choice;
use crate::render::text::{card_lines, width};
use crate::words::{Words, times};
use kernel::{Grid, Viewer};
use ratatui::layout::Rect;
use std::cmp::Ordering;
use table::wire::{Card, TableView, Touch, Zone, ZoneKind, ZoneRef};

/// A card in the viewer's hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Held {
    /// Where it is held: some games have more than one hand a seat.
    pub zone: ZoneRef,
    /// Its face in notation; empty if even its holder cannot see it.
    pub face: String,
    /// Its face in words, with its squares where it can be laid on cells: `frog 1 (LLZ/G+G/ZZL)`.
    pub name: String,
}

impl Held {
    /// Whether `choice` touches this very card.
    pub fn is_touched_by(&self, choice: &Choice) -> bool {
        let is_this =
            |touch: &Touch| matches!(touch, Touch::Card { zone, face } if *zone == self.zone && *face == self.face);
        choice.touches.iter().any(is_this)
    }

    /// Whether `choice` touches the hand it is in as a whole.
    pub fn is_in_hand_touched_by(&self, choice: &Choice) -> bool {
        choice.touches.iter().any(|touch| matches!(touch, Touch::Zone { zone } if *zone == self.zone))
    }
}

/// Whether this zone is a hand of the viewer.
pub fn is_own_hand(zone: &Zone, viewer: Viewer) -> bool {
    zone.kind == ZoneKind::Hand && matches!(viewer, Viewer::Seat(seat) if zone.zone.seat == Some(seat.number()))
}

/// The viewer's cards, equal ones together.
pub fn held(words: &Words, view: &TableView, viewer: Viewer) -> Vec<Held> {
    let mut all = Vec::new();
    for zone in view.zones.iter().filter(|zone| is_own_hand(zone, viewer)) {
        let mut cards: Vec<Held> = zone.cards.iter().map(|card| one(words, card, &zone.zone)).collect();
        let unseen = (zone.count as usize).saturating_sub(cards.len());
        cards.extend((0..unseen).map(|_| one(words, &Card::Down(0), &zone.zone)));
        cards.sort_by(|a, b| natural(&a.name, &b.name));
        all.append(&mut cards);
    }
    all
}

/// The same cards with what is on their squares, where they can be laid on cells.
pub fn pictured(mut held: Vec<Held>, grids: &[Grid]) -> Vec<Held> {
    for card in &mut held {
        let mut pieces = grids.iter().flat_map(|grid| &grid.pieces);
        let rows = pieces.find(|piece| piece.face == card.face).and_then(|piece| piece.turns.first());
        if let Some(rows) = rows {
            card.name += &format!(" ({})", rows.join("/"));
        }
    }
    held
}

/// A card of a zone.
pub fn one(words: &Words, card: &Card, zone: &ZoneRef) -> Held {
    let face = if let Card::Up(face) = card { face.clone() } else { String::new() };
    Held { zone: zone.clone(), face, name: words.card(card).unwrap_or("?").to_string() }
}

/// Letters by the alphabet, numbers by size: `RUN 5` before `RUN 15`.
fn natural(a: &str, b: &str) -> Ordering {
    let (mut a, mut b) = (a, b);
    loop {
        let ((word_a, number_a, rest_a), (word_b, number_b, rest_b)) = (chunk(a), chunk(b));
        let order = word_a.cmp(word_b).then(number_a.cmp(&number_b));
        if order != Ordering::Equal || rest_a.is_empty() || rest_b.is_empty() {
            return order.then(rest_a.len().cmp(&rest_b.len()));
        }
        (a, b) = (rest_a, rest_b);
    }
}

/// The text before the first number, that number, and the rest.
fn chunk(text: &str) -> (&str, Option<u64>, &str) {
    let start = text.find(|c: char| c.is_ascii_digit()).unwrap_or(text.len());
    let (word, rest) = text.split_at(start);
    let end = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
    (word, rest[..end].parse().ok(), &rest[end..])
}

/// One card, or several equal ones, as they stand on the ledge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Item {
    /// The first card it stands for.
    pub first: usize,
    /// How many equal cards it stands for.
    pub count: usize,
    /// Where it is drawn: a box if at least three lines high, else a word.
    pub place: Rect,
}

impl Item {
    /// Whether it stands for the card with this number.
    pub fn holds(&self, card: usize) -> bool {
        (self.first..self.first + self.count).contains(&card)
    }
}

/// Cards of different heights, in lines of text, and the narrowest inside of each.
const CARD_SIZES: [(u16, u16); 5] = [(5, 9), (4, 7), (3, 5), (2, 5), (1, 3)];
/// The widest inside of a card.
const CARD_WIDE: u16 = 14;

/// Where the cards stand in `area`: as boxes if they fit, equal ones together if they must, else as words.
pub fn arrange(held: &[Held], area: Rect) -> Vec<Item> {
    if held.is_empty() || area.is_empty() {
        return Vec::new();
    }
    let single: Vec<(usize, usize)> = (0..held.len()).map(|card| (card, 1)).collect();
    let grouped = groups(held);
    let boxes = [&single, &grouped].into_iter().find_map(|items| boxed(held, items, area));
    boxes.unwrap_or_else(|| flowed(held, &grouped, area))
}

/// Equal neighbours together, as first card and count.
fn groups(held: &[Held]) -> Vec<(usize, usize)> {
    let mut groups: Vec<(usize, usize)> = Vec::new();
    for (index, card) in held.iter().enumerate() {
        match groups.last_mut() {
            Some((first, count)) if held[*first] == *card => *count += 1,
            _ => groups.push((index, 1)),
        }
    }
    groups
}

/// Boxes, the biggest that fit.
fn boxed(held: &[Held], items: &[(usize, usize)], area: Rect) -> Option<Vec<Item>> {
    CARD_SIZES.into_iter().filter(|(lines, _)| is_apt(held, *lines, area.height)).find_map(|(lines, narrowest)| {
        let (wide, high) = (card_width(held, lines, narrowest)?, lines + 2);
        let (columns, rows) = (area.width / wide, area.height / high);
        (columns as usize * rows as usize >= items.len()).then(|| {
            let place =
                |index: u16| Rect::new(area.x + index % columns * wide, area.y + index / columns * high, wide, high);
            let item = |(index, &(first, count))| Item { first, count, place: place(index as u16) };
            items.iter().enumerate().map(item).collect()
        })
    })
}

/// The columns that the cards take in one row, for every size of card that is not higher than `high`, biggest first.
pub fn row_widths(held: &[Held], high: u16) -> impl Iterator<Item = u16> {
    CARD_SIZES.into_iter().filter(move |(lines, _)| is_apt(held, *lines, high)).filter_map(|(lines, narrowest)| {
        u16::try_from(held.len()).ok()?.checked_mul(card_width(held, lines, narrowest)?)
    })
}

/// Whether cards with so many lines of text may be used: big ones where there is room to spare, or for pictures.
fn is_apt(held: &[Held], lines: u16, high: u16) -> bool {
    let has_pictures = || held.iter().any(|card| card_lines(&card.name, CARD_WIDE as usize).len() > 3);
    match lines {
        5 => high >= 9 || high >= 7 && has_pictures(),
        4 => high >= 6 && has_pictures(),
        _ => high >= lines + 2,
    }
}

/// The columns of a card with so many lines of text, frame included, if the names fit into any.
fn card_width(held: &[Held], lines: u16, narrowest: u16) -> Option<u16> {
    let fits = |inner: &u16| held.iter().all(|card| fits_in(&card.name, *inner as usize, lines as usize));
    (narrowest..=CARD_WIDE).find(fits).map(|inner| inner + 2)
}

/// Whether a name has room in a card with its words whole; only words too long for any card are broken.
fn fits_in(name: &str, wide: usize, lines: usize) -> bool {
    let rows = card_lines(name, CARD_WIDE as usize);
    let longest = rows.iter().flat_map(|row| row.split_whitespace()).map(width).max().unwrap_or(0);
    longest <= wide && card_lines(name, wide).len() <= lines
}

/// Words one after the other; what does not fit is left out.
fn flowed(held: &[Held], items: &[(usize, usize)], area: Rect) -> Vec<Item> {
    let mut placed = Vec::new();
    let (mut x, mut y) = (area.x, area.y);
    for &(first, count) in items {
        let wide = (width(&times(&held[first].name, count)) as u16 + 2).min(area.width);
        if x + wide > area.right() {
            (x, y) = (area.x, y + 1);
        }
        if y >= area.bottom() {
            break;
        }
        placed.push(Item { first, count, place: Rect::new(x, y, wide, 1) });
        x += wide;
    }
    placed
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(names: &[&str]) -> Vec<Held> {
        let zone = ZoneRef { name: "hand".to_string(), seat: Some(0) };
        names.iter().map(|n| Held { zone: zone.clone(), face: n.to_string(), name: n.to_string() }).collect()
    }

    #[test]
    fn numbers_are_sorted_by_size() {
        let mut names = vec!["RUN 15", "PASS 5–20", "RUN 5", "RUN", "PASS 5–10"];
        names.sort_by(|a, b| natural(a, b));
        assert_eq!(names, ["PASS 5–10", "PASS 5–20", "RUN", "RUN 5", "RUN 15"]);
    }

    #[test]
    fn few_cards_are_boxes_and_many_equal_ones_stand_together() {
        let area = Rect::new(0, 0, 44, 8);
        let few = arrange(&cards(&["RUN 15", "PANCAKE BLOCK!", "SACK!"]), area);
        assert_eq!(few.len(), 3);
        assert!(few.iter().all(|item| item.place.height >= 3 && area.contains(item.place.as_position())));
        let many = arrange(&cards(&["7"; 40]), area);
        assert_eq!((many.len(), many[0].count), (1, 40));
    }

    #[test]
    fn cards_that_fit_no_box_are_words_and_never_leave_the_area() {
        let names: Vec<String> = (0..60).map(|n| format!("PASS {n}–{}", n + 5)).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        for area in [Rect::new(3, 2, 30, 2), Rect::new(0, 0, 1, 1), Rect::new(0, 0, 5, 3), Rect::new(0, 0, 0, 0)] {
            let items = arrange(&cards(&names), area);
            assert!(items.iter().all(|item| area.union(item.place) == area), "{area:?}");
        }
    }
}
