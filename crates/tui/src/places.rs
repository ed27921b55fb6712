//! Where everything is drawn: a wall with people and table above, a ledge with the own hand and choices below.
//!
//! A wide terminal has the log beside the table and the choices beside the hand; a narrow or low one has everything
//! in one column.

use crate::hand::{Held, row_widths};
use ratatui::layout::{Constraint, Layout, Rect};

/// The least size on which a game can be played.
pub const LEAST: (u16, u16) = (40, 12);
/// From here on things stand side by side.
const WIDE: (u16, u16) = (70, 20);
/// Columns that choices need at least.
const CHOICES_LEAST: u16 = 31;
/// Columns for the words above the hand.
const HAND_LEAST: u16 = 14;

/// The parts of the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Places {
    /// The game, and what the table waits for.
    pub title: Rect,
    /// People and zones.
    pub mat: Rect,
    /// What happened.
    pub log: Rect,
    /// Whose turn it is and the headings of hand and choices, or why something was refused.
    pub strip: Rect,
    /// The own cards.
    pub hand: Rect,
    /// What may be done.
    pub choices: Rect,
    /// What the keys do.
    pub help: Rect,
    /// Whether things stand side by side.
    pub is_wide: bool,
}

impl Places {
    /// The parts of a terminal of this size, for somebody with these cards.
    pub fn of(size: Rect, hand: &[Held]) -> Places {
        if size.width < LEAST.0 || size.height < LEAST.1 {
            Places::default()
        } else if size.width < WIDE.0 || size.height < WIDE.1 {
            narrow(size)
        } else {
            wide(size, hand)
        }
    }

    /// Whether the terminal is big enough to draw anything.
    pub fn is_enough(&self) -> bool {
        !self.title.is_empty()
    }

    /// Hand and choices together.
    pub fn ledge(&self) -> Rect {
        self.hand.union(self.choices)
    }
}

fn wide(size: Rect, hand: &[Held]) -> Places {
    let ledge = match size.height {
        0..30 => 8,
        30..40 => 9,
        40..50 => 10,
        _ => 12,
    };
    let [title, wall, strip, ledge, help] = size.layout(&Layout::vertical([
        Constraint::Length(1),
        Constraint::Fill(1),
        Constraint::Length(1),
        Constraint::Length(ledge),
        Constraint::Length(1),
    ]));
    let log = (size.width * 3 / 8).clamp(28, 64);
    let sides = Layout::horizontal([Constraint::Fill(1), Constraint::Length(log)]).spacing(1);
    let [mat, log] = wall.layout(&sides);
    let inside = Rect { x: ledge.x + 1, width: ledge.width - 1, ..ledge };
    let [hand, _, choices] = inside.layout(&Layout::horizontal([
        Constraint::Length(hand_width(hand, inside)),
        Constraint::Length(2),
        Constraint::Fill(1),
    ]));
    Places { title, mat, log, strip, hand, choices, help, is_wide: true }
}

/// As wide as the cards need in one row, but leaving room for the choices; without cards the choices get nearly all.
fn hand_width(hand: &[Held], ledge: Rect) -> u16 {
    let most = ledge.width - 2 - CHOICES_LEAST.max(ledge.width * 2 / 5);
    let fitting = row_widths(hand, ledge.height).find(|wide| *wide <= most);
    fitting.unwrap_or(most).max(HAND_LEAST)
}

fn narrow(size: Rect) -> Places {
    let rest = size.height - 3;
    let hand = match rest {
        0..16 => 1,
        16..24 => 3,
        _ => 5,
    };
    let [title, mat, log, strip, hand, choices, help] = size.layout(&Layout::vertical([
        Constraint::Length(1),
        Constraint::Fill(1),
        Constraint::Length(rest / 4),
        Constraint::Length(1),
        Constraint::Length(hand),
        Constraint::Length((rest / 3).max(3)),
        Constraint::Length(1),
    ]));
    Places { title, mat, log, strip, hand, choices, help, is_wide: false }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_is_inside_and_none_overlap() {
        for (width, height) in [(40, 12), (69, 60), (70, 20), (80, 24), (120, 40), (300, 100), (500, 12), (40, 300)] {
            let size = Rect::new(0, 0, width, height);
            let places = Places::of(size, &[]);
            let Places { title, mat, log, strip, hand, choices, help, .. } = places;
            let parts = [title, mat, log, strip, hand, choices, help];
            for (index, part) in parts.iter().enumerate() {
                assert_eq!(size.union(*part), size, "{width}×{height}: part {index}");
                for other in &parts[index + 1..] {
                    assert!(!part.intersects(*other), "{width}×{height}: part {index} overlaps {other:?}");
                }
            }
            assert!(mat.height >= 2 && choices.height >= 3 && !hand.is_empty(), "{width}×{height}: {places:?}");
        }
    }

    #[test]
    fn too_small_is_said() {
        assert!(!Places::of(Rect::new(0, 0, 39, 12), &[]).is_enough());
        assert!(!Places::of(Rect::new(0, 0, 0, 0), &[]).is_enough());
    }
}
