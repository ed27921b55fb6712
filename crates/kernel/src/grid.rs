//! Boards whose cards lie on the cells of a grid, in letters: what a client needs to draw one and to lay a card there
//! with a cursor, without knowing the game.

use crate::said::Said;

/// A part of the table with cells, as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Grid {
    /// What it is called: the board, somebody's location.
    pub name: Said,
    /// The column of the first letter of each row; columns grow to the right.
    pub left: i16,
    /// The row of the first line; rows grow downwards.
    pub top: i16,
    /// What is seen, a letter for each cell: `.` is nothing, `+` a centre, the others stand in `marks`.
    pub rows: Vec<String>,
    /// What is to be filled, cell by cell like `rows`: `.` nothing, `o` something, `#` a centre. Empty where nothing is.
    pub wanted: Vec<String>,
    /// The letters there are, in a fixed order.
    pub marks: Vec<Mark>,
    /// What the viewer may try to lay here. Says nothing about where it fits.
    pub pieces: Vec<Piece>,
    /// Whether a client may compare a held piece with what lies below before it is dropped, and whether a centre then
    /// agrees with everything. None: it must show nothing that depends on whether the piece fits.
    pub compare: Option<Wild>,
    /// Why the viewer's last try was not accepted, if it was not.
    pub refused: Option<Blame>,
}

/// Whether centres agree with everything.
pub type Wild = bool;

/// A letter of a grid, and how to tell it from the others without reading or colours.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mark {
    /// The letter.
    pub letter: char,
    /// A sign that looks a little like it.
    pub sign: char,
    /// What it stands for.
    pub name: Said,
}

/// Something that can be laid on a grid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Piece {
    /// The card in notation.
    pub face: String,
    /// What it shows after no turn, one turn, …: rows of letters as in [`Grid::rows`], an odd number of each.
    pub turns: Vec<Vec<String>>,
    /// Turns, column and row where it lies already.
    pub at: Option<(usize, i16, i16)>,
    /// The action that lays it, with `{turns}`, `{x}` and `{y}` where turns and the cell of its middle belong.
    pub action: String,
}

impl Piece {
    /// The action that lays it there.
    pub fn laid(&self, turns: usize, x: i16, y: i16) -> String {
        let fill = |text: String, hole: &str, number: String| text.replace(hole, &number);
        let text = fill(self.action.clone(), "{turns}", turns.to_string());
        fill(fill(text, "{x}", x.to_string()), "{y}", y.to_string())
    }
}

/// Why something was not accepted, in the words of this table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Blame {
    /// The reason.
    pub said: Said,
    /// The clause behind it.
    pub clause: &'static crate::Clause,
    /// The cell to blame, if one is.
    pub at: Option<(i16, i16)>,
}

impl Grid {
    /// An empty one of this name.
    pub const fn new(name: Said) -> Grid {
        Grid {
            name,
            left: 0,
            top: 0,
            rows: Vec::new(),
            wanted: Vec::new(),
            marks: Vec::new(),
            pieces: Vec::new(),
            compare: None,
            refused: None,
        }
    }

    /// What is seen at a cell; `.` outside.
    pub fn letter(&self, x: i16, y: i16) -> char {
        cell(&self.rows, x - self.left, y - self.top)
    }

    /// What is to be filled at a cell; `.` outside.
    pub fn wish(&self, x: i16, y: i16) -> char {
        cell(&self.wanted, x - self.left, y - self.top)
    }

    /// How many columns and rows it has.
    pub fn size(&self) -> (i16, i16) {
        let wide = self.rows.iter().map(|row| row.chars().count()).max().unwrap_or(0);
        (wide as i16, self.rows.len() as i16)
    }
}

fn cell(rows: &[String], column: i16, row: i16) -> char {
    let line = usize::try_from(row).ok().and_then(|row| rows.get(row));
    let letter = usize::try_from(column).ok().and_then(|column| line?.chars().nth(column));
    letter.unwrap_or('.')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_found_and_beyond_the_edge_is_nothing() {
        let grid =
            Grid { left: -1, top: 2, rows: vec!["ab".to_string(), "cd".to_string()], ..Grid::new(Said::new("board")) };
        assert_eq!(
            (grid.letter(-1, 2), grid.letter(0, 3), grid.letter(1, 2), grid.letter(-2, 2)),
            ('a', 'd', '.', '.')
        );
        assert_eq!((grid.size(), grid.wish(0, 2)), ((2, 2), '.'));
    }

    #[test]
    fn an_action_is_filled_in() {
        let piece =
            Piece { face: String::new(), turns: Vec::new(), at: None, action: "p A {turns} {x} {y}".to_string() };
        assert_eq!(piece.laid(3, -4, 0), "p A 3 -4 0");
    }
}
