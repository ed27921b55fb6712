//! A card in the air over a grid: arrow keys move it, `r` turns it, Enter lays it.
//!
//! Nothing is known here about where a card fits. What lies below is shown beside what the card shows; whether the two
//! agree is marked only where the game lets a client compare.

use crate::app::{App, Notice};
use crate::hand::{self, Held};
use crate::render::grid;
use crate::words::Words;
use crossterm::event::KeyCode;
use kernel::{Grid, Piece};
use ratatui::layout::Position;
use table::wire::{Card, TableView};

/// So far beyond the edge a card may hang.
const BEYOND: i16 = 2;

/// A card in the air.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lifted {
    /// The card in notation.
    pub face: String,
    /// How often it was turned.
    pub turns: usize,
    /// The column of its middle.
    pub x: i16,
    /// The row of its middle.
    pub y: i16,
}

/// Cards that can be taken up although nobody holds them: those lie on the ledge where there is no hand.
pub fn loose(words: &Words, view: &TableView, grids: &[Grid]) -> Vec<Held> {
    let pieces = grids.iter().find(|grid| !grid.pieces.is_empty()).map_or(&[][..], |grid| &grid.pieces);
    let find = |piece: &Piece| {
        let here = |card: &Card| matches!(card, Card::Up(face) if *face == piece.face);
        view.zones
            .iter()
            .find_map(|zone| zone.cards.iter().find(|card| here(card)).map(|card| hand::one(words, card, &zone.zone)))
    };
    pieces.iter().filter_map(find).collect()
}

impl App {
    /// The grid that is looked at.
    pub fn grid(&self) -> Option<&Grid> {
        self.grids.get(self.looked_at)
    }

    /// What hangs in the air, as a piece of the grid that is looked at.
    pub fn piece(&self) -> Option<&Piece> {
        let lifted = self.lifted.as_ref()?;
        self.grid()?.pieces.iter().find(|piece| piece.face == lifted.face)
    }

    /// Whether Enter takes up a card: somebody can lay one on cells and has pointed at nothing else.
    pub fn lays_with_enter(&self) -> bool {
        let mut pieces = self.grids.iter().flat_map(|grid| &grid.pieces);
        let lays = match self.picked.and_then(|card| self.hand.get(card)) {
            Some(card) => pieces.any(|piece| piece.face == card.face),
            None => pieces.next().is_some(),
        };
        lays && !self.is_meant && self.lifted.is_none()
    }

    /// Takes up the card that is pointed at, or the first one that does not lie yet.
    pub fn lift(&mut self) {
        if self.grid().is_none_or(|grid| grid.pieces.is_empty()) {
            self.look_at(1);
        }
        let picked = self.picked.and_then(|card| self.hand.get(card)).map(|card| card.face.clone());
        let Some(grid) = self.grid() else { return };
        let found = picked.and_then(|face| grid.pieces.iter().find(|piece| piece.face == face));
        let first = || grid.pieces.iter().find(|piece| piece.at.is_none()).or(grid.pieces.first());
        if let Some(piece) = found.or_else(first) {
            let (turns, x, y) = piece.at.unwrap_or_else(|| (0, middle(grid).0, middle(grid).1));
            self.lifted = Some(Lifted { face: piece.face.clone(), turns, x, y });
            self.point_at_lifted();
        }
    }

    /// Looks at the next grid, if a card is in the air at one where it may be laid.
    pub fn look_at(&mut self, by: isize) {
        let count = self.grids.len() as isize;
        let fits = |index: &usize| self.lifted.is_none() || !self.grids[*index].pieces.is_empty();
        let step = |n: isize| (self.looked_at as isize + by * n).rem_euclid(count.max(1)) as usize;
        if let Some(next) = (1..count).map(step).find(fits) {
            self.looked_at = next;
            let centre = middle(&self.grids[next]);
            if let Some(lifted) = &mut self.lifted {
                (lifted.x, lifted.y) = centre;
            }
        }
        self.settle_notice();
    }

    /// Looks at a grid where cards can be laid as soon as there is one.
    pub fn look_where_cards_go(&mut self) {
        if self.grid().is_none_or(|grid| grid.pieces.is_empty()) {
            let open = self.grids.iter().position(|grid| !grid.pieces.is_empty());
            self.looked_at = open.unwrap_or(self.looked_at);
        }
    }

    /// Keeps the card in the air as long as it can be laid where it hangs.
    pub fn keep_lifted(&mut self) {
        if self.lifted.is_some() && self.piece().is_none() {
            self.lifted = None;
        }
    }

    /// A key while a card is in the air; whether it meant something there.
    pub fn lifted_key(&mut self, code: KeyCode) -> bool {
        if self.lifted.is_none() {
            return false;
        }
        match code {
            KeyCode::Left => self.move_lifted(-1, 0),
            KeyCode::Right => self.move_lifted(1, 0),
            KeyCode::Up => self.move_lifted(0, -1),
            KeyCode::Down => self.move_lifted(0, 1),
            KeyCode::Char('r' | '.') => self.turn_lifted(1),
            KeyCode::Char('R' | ',') => self.turn_lifted(-1),
            KeyCode::Tab => self.next_lifted(1),
            KeyCode::BackTab => self.next_lifted(-1),
            KeyCode::Char('b' | ']') => self.look_at(1),
            KeyCode::Char('B' | '[') => self.look_at(-1),
            KeyCode::Enter => self.lay_lifted(),
            KeyCode::Esc | KeyCode::Char(' ') => {
                self.lifted = None;
                self.pick(None);
            }
            _ => return false,
        }
        true
    }

    fn move_lifted(&mut self, dx: i16, dy: i16) {
        if let Some(lifted) = &self.lifted {
            self.put_lifted(lifted.x + dx, lifted.y + dy);
        }
    }

    /// Lets it hang over a cell, at most a little beyond the edge; over an empty grid there is only one.
    fn put_lifted(&mut self, x: i16, y: i16) {
        let Some(grid) = self.grids.get(self.looked_at) else { return };
        let (wide, high) = grid.size();
        let clamp = |at: i16, first: i16, size: i16| match size {
            0 => first,
            size => at.clamp(first - BEYOND, first + size - 1 + BEYOND),
        };
        let (x, y) = (clamp(x, grid.left, wide), clamp(y, grid.top, high));
        if let Some(lifted) = &mut self.lifted {
            (lifted.x, lifted.y) = (x, y);
        }
        self.settle_notice();
    }

    fn turn_lifted(&mut self, by: isize) {
        let turns = self.piece().map_or(1, |piece| piece.turns.len().max(1));
        if let Some(lifted) = &mut self.lifted {
            lifted.turns = (lifted.turns as isize + by).rem_euclid(turns as isize) as usize;
        }
        self.settle_notice();
    }

    /// Another card at the same place; one that lies already is taken up where it lies.
    fn next_lifted(&mut self, by: isize) {
        let Some(grid) = self.grid() else { return };
        let Some(lifted) = &self.lifted else { return };
        let count = grid.pieces.len().max(1) as isize;
        let here = grid.pieces.iter().position(|piece| piece.face == lifted.face).unwrap_or(0);
        if let Some(next) = grid.pieces.get((here as isize + by).rem_euclid(count) as usize) {
            let (turns, x, y) = next.at.unwrap_or((0, lifted.x, lifted.y));
            self.lifted = Some(Lifted { face: next.face.clone(), turns, x, y });
        }
        self.point_at_lifted();
    }

    fn point_at_lifted(&mut self) {
        let face = self.lifted.as_ref().map(|lifted| lifted.face.clone());
        self.pick(self.hand.iter().position(|card| Some(&card.face) == face.as_ref()));
        self.blamed = None;
    }

    fn settle_notice(&mut self) {
        (self.notice, self.blamed) = (None, None);
    }

    /// Lays it. What the game answers is said at once, with the cell to blame.
    fn lay_lifted(&mut self) {
        let Some(lifted) = self.lifted.clone() else { return };
        let Some(action) = self.piece().map(|piece| piece.laid(lifted.turns, lifted.x, lifted.y)) else { return };
        if !self.act(&action) {
            return;
        }
        let lies = self.grid().and_then(|grid| grid.pieces.iter().find(|piece| piece.face == lifted.face)?.at);
        match self.grid().and_then(|grid| grid.refused.clone()) {
            Some(blame) => {
                self.blamed = blame.at;
                let sentence = self.session.words.say_to(self.viewer, &blame.said);
                self.notice = Some(Notice::Refused { sentence, clause: Some(blame.clause.id), meant: None });
                self.picked = self.hand.iter().position(|card| card.face == lifted.face);
            }
            None if lies.is_some() => self.lifted = None,
            None => {}
        }
    }

    /// A click on a cell looks at its grid and lets the card hang there; whether it was one.
    pub fn move_lifted_to(&mut self, at: Position) -> bool {
        let Some((index, (x, y))) = grid::cell_at(self, at) else { return false };
        let may_lie = self.lifted.is_none() || !self.grids[index].pieces.is_empty();
        if index != self.looked_at && may_lie {
            (self.looked_at, self.blamed) = (index, None);
        }
        if self.lifted.is_some() && index == self.looked_at {
            self.put_lifted(x, y);
        }
        true
    }
}

/// The cell in the middle of a grid.
fn middle(grid: &Grid) -> (i16, i16) {
    let (wide, high) = grid.size();
    (grid.left + (wide - 1).max(0) / 2, grid.top + (high - 1).max(0) / 2)
}
